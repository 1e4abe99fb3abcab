/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* What the answers of Linux, macOS and Windows on AArch64 are taken to mean, for systems that are
 * made up here: real ones, and ones that say nothing, lie, break off or never end. */
#include "common/cpu_aarch64.h"
#include "common/cpuinfo.h"
#include "support/cmocka_all.h"

#include <stdio.h>
#include <string.h>

/* --- a Linux system ------------------------------------------------------------------------- */

enum { ASIMD = 1ul << 1, CPUID = 1ul << 11, SHA3 = 1ul << 17 };
enum { N1 = ASIMD | CPUID, V1 = ASIMD | CPUID | SHA3 };
#define OTHER_BITS (~(unsigned long)(ASIMD | CPUID | SHA3))

/* What answers, how it answers, and what it was asked. */
static struct {
    unsigned long hwcap;
    uint64_t midr;
    const char *text; /* NULL: no such file */
    size_t size;
    size_t piece;   /* at most so much for one read; 0: as much as there is room for */
    size_t fails;   /* reading fails from here on, if not 0 */
    bool endless;   /* the text again and again */
    size_t at;      /* how far it was read */
    unsigned reads; /* how often */
    int opened, closed;
    bool midr_read;
} here;

static unsigned long hwcap(void) {
    return here.hwcap;
}

static int open_text(void) {
    here.opened += here.text != NULL;
    return here.text != NULL ? 7 : -1;
}

static long read_text(int file, char *out, size_t size) {
    assert_int_equal(file, 7);
    here.reads++;
    if (here.fails != 0 && here.at >= here.fails)
        return -1;
    size_t n = 0;
    const size_t most = here.piece != 0 && here.piece < size ? here.piece : size;
    for (; n < most && (here.endless || here.at < here.size); n++)
        out[n] = here.text[here.at++ % here.size];
    return (long)n;
}

static void close_text(int file) {
    assert_int_equal(file, 7);
    here.closed++;
}

static uint64_t midr(void) {
    assert_true((here.hwcap & CPUID) != 0); /* else an undefined instruction */
    here.midr_read = true;
    return here.midr;
}

static struct cpu detect(void) {
    static const struct linux_questions ask = {hwcap, open_text, read_text, close_text, midr};
    struct cpu cpu;
    memset(&cpu, 0xff, sizeof cpu);
    here.at = 0;
    here.reads = 0;
    here.opened = here.closed = 0;
    here.midr_read = false;
    qtn_cpu_linux(&cpu, &ask);
    assert_int_equal(here.opened, here.closed);
    assert_int_equal(cpu.vendor, CPU_OTHER);
    assert_int_equal(cpu.family, 0);
    return cpu;
}

/* A machine with this text, and where the text does not tell, this core. */
static struct cpu with_text(unsigned long bits, uint64_t core, const char *text) {
    memset(&here, 0, sizeof here);
    here.hwcap = bits;
    here.midr = core;
    here.text = text;
    here.size = text != NULL ? strlen(text) : 0;
    return detect();
}

static void expect_cores(const char *what, const struct cpu *cpu, const char *cores) {
    char found[80] = "";
    for (unsigned i = 0; i < cpu->cores && cpu->cores <= CPU_MAX_CORES; i++) {
        const size_t n = strlen(found);
        snprintf(found + n, sizeof found - n, "%s%x/%x", i == 0 ? "" : " ",
                 cpu->core[i].implementer, cpu->core[i].part);
    }
    if (cpu->cores > CPU_MAX_CORES)
        strcpy(found, "unclear");
    if (strcmp(found, cores) != 0)
        fail_msg("%s: cores \"%s\", not \"%s\"", what, found, cores);
}

/* --- texts ---------------------------------------------------------------------------------- */

#define CORE(implementer, part)                                                                  \
    "processor\t: 0\nBogoMIPS\t: 50.00\nFeatures\t: fp asimd evtstrm aes pmull sha1 sha2 "       \
    "crc32 atomics fphp asimdhp cpuid asimdrdm lrcpc dcpop asimddp ssbs\nCPU "                   \
    "implementer\t: " implementer "\nCPU architecture: 8\nCPU variant\t: 0x3\nCPU part\t: " part \
    "\nCPU revision\t: 1\n\n"
#define CORE_N1 CORE("0x41", "0xd0c")
#define CORE_A55 CORE("0x41", "0xd05")
#define CORE_A76 CORE("0x41", "0xd0b")

/* What an emulator of user programs lets through on another machine. */
#define X86                                                                                     \
    "processor\t: 0\nvendor_id\t: AuthenticAMD\ncpu family\t: 26\nmodel\t\t: 2\nmodel name\t: " \
    "AMD EPYC\nflags\t\t: fpu vme avx2\n\nprocessor\t: 1\nvendor_id\t: AuthenticAMD\n\n"

/* Before 3.19: one description for all cores, without the colon after "processor" being alone. */
#define OLD                                                                                   \
    "Processor\t: AArch64 Processor rev 2 (aarch64)\nprocessor\t: 0\nprocessor\t: 1\n"        \
    "processor\t: 2\nprocessor\t: 3\nFeatures\t: fp asimd aes\nCPU implementer\t: 0x41\n"     \
    "CPU architecture: AArch64\nCPU variant\t: 0x0\nCPU part\t: 0xd03\nCPU revision\t: 2\n\n" \
    "Hardware\t: a board\n"

static const uint64_t MIDR_A72 = 0x410fd083;
#define NOTHING "" /* of cores: not known */

static const struct {
    const char *name, *text, *cores;
} texts[] = {
    {"one core", CORE_N1, "41/d0c"},
    {"four alike", CORE_N1 CORE_N1 CORE_N1 CORE_N1, "41/d0c"},
    {"big.LITTLE", CORE_A55 CORE_A55 CORE_A76 CORE_A55, "41/d05 41/d0b"},
    {"three kinds", CORE("0x41", "0xd46") CORE("0x41", "0xd47") CORE("0x41", "0xd48"),
     "41/d46 41/d47 41/d48"},
    {"four kinds", CORE_N1 CORE_A55 CORE_A76 CORE("0x51", "0x001"), "41/d0c 41/d05 41/d0b 51/1"},
    {"five kinds", CORE_N1 CORE_A55 CORE_A76 CORE("0x51", "0x001") CORE("0x61", "0x022"),
     "unclear"},
    {"five, then a known one",
     CORE_N1 CORE_A55 CORE_A76 CORE("0x51", "0x001") CORE("0x61", "0x022") CORE_N1, "unclear"},
    {"same part, other maker", CORE("0x41", "0xd0c") CORE("0xc0", "0xd0c"), "41/d0c c0/d0c"},
    {"capital digits", CORE("0x41", "0xD0C"), "41/d0c"},
    {"Apple's under Linux", CORE("0x61", "0x022") CORE("0x61", "0x023"), "61/22 61/23"},
    {"zeros", CORE("0x00", "0x051"), "0/51"},
    {"blanks for tabs", "processor : 0\nCPU implementer : 0x41\nCPU part : 0xd0c\n", "41/d0c"},
    {"no blanks", "processor:0\nCPU implementer:0x41\nCPU part:0xd0c\n", "41/d0c"},
    {"lines that end as elsewhere",
     "processor\t: 0\r\nCPU implementer\t: 0x41\r\nCPU part\t: 0xd0c\r\n\r\n", "41/d0c"},
    {"blanks at the end", "processor\t: 0\nCPU implementer\t: 0x41 \nCPU part\t: 0xd0c\t \n",
     "41/d0c"},

    /* It does not tell, so the core that this runs on speaks. */
    {"no such file", NULL, "41/d08"},
    {"empty", "", "41/d08"},
    {"a line end", "\n", "41/d08"},
    {"no line end", "processor", "41/d08"},
    {"x86", X86, "41/d08"},
    {"noise", "\xff\xfe\x01 : : \n:::\n\t\t\n=\n", "41/d08"},
    {"names only", "processor\nCPU implementer\nCPU part\n", "41/d08"},
    {"other names", "processors\t: 0\nCPU implementers\t: 0x41\nCPU parts\t: 0xd0c\n", "41/d08"},
    {"names inside of lines", "x processor: 0\n CPU implementer: 0x41\n CPU part: 0xd0c\n",
     "41/d08"},
    {"an implementer alone", "processor\t: 0\nCPU implementer\t: 0x41\n", "41/d08"},
    {"cut in the number", "processor\t: 0\nCPU implementer\t: 0x41\nCPU part\t: 0xd0", "41/d08"},
    {"cut after it", "processor\t: 0\nCPU implementer\t: 0x41\nCPU part\t: 0xd0c", "41/d08"},

    /* It tells of some cores, or of none in a way that can be understood. */
    {"an old kernel", OLD, "unclear"},
    {"the last core cut off", CORE_N1 "processor\t: 1\nCPU implementer\t: 0x41\n", "unclear"},
    {"the last line cut off", CORE_N1 "processor\t: 1\nCPU implementer\t: 0x41\nCPU part\t: 0xd0",
     "unclear"},
    {"a core that does not tell", CORE_N1 "processor\t: 1\n\n" CORE_N1, "unclear"},
    {"no processors", "CPU implementer\t: 0x41\nCPU part\t: 0xd0c\n", "unclear"},
    {"no implementer", "processor\t: 0\nCPU part\t: 0xd0c\n", "unclear"},
    {"another core's implementer",
     "processor\t: 0\nCPU implementer\t: 0x41\nprocessor\t: 1\nCPU part\t: 0xd0c\nprocessor: 2\n"
     "CPU implementer\t: 0x41\nCPU part\t: 0xd0c\n",
     "unclear"},
    {"two parts of one core",
     "processor\t: 0\nprocessor\t: 1\nCPU implementer\t: 0x41\nCPU part\t: 0xd0c\nCPU part\t: "
     "0xd0c\n",
     "unclear"},
    {"an implementer that is left over",
     "processor\t: 0\nCPU implementer\t: 0x41\nprocessor\t: 1\nCPU part\t: 0xd0c\n"
     "CPU implementer\t: 0x41\nCPU part\t: 0xd0c\n",
     "unclear"},
    {"another prefix", CORE("0X41", "0Xd0c"), "unclear"},
    {"another first digit", CORE("1x41", "1xd0c"), "unclear"},
    {"decimal", CORE("65", "3340"), "unclear"},
    {"no digits", CORE("0x", "0x"), "unclear"},
    {"no number", CORE("", ""), "unclear"},
    {"half a number", CORE("0", "0"), "unclear"},
    {"words", CORE("Arm", "Neoverse-N1"), "unclear"},
    {"more after it", CORE("0x41", "0xd0c 0xd0b"), "unclear"},
    {"a digit that is none", CORE("0x41", "0xd0g"), "unclear"},
    {"a sign", CORE("0x41", "-0xd0c"), "unclear"},
    {"a part too large", CORE("0x41", "0x1d0c"), "unclear"},
    {"an implementer too large", CORE("0x141", "0xd0c"), "unclear"},
    {"more than 64 bits", CORE("0x41", "0x10000000000000d0c"), "unclear"},
    {"zeros past the line's room", CORE("0x41", "0x0000000000000000000000000000000000000000d0c"),
     "unclear"},
    {"blanks up to the line's room",
     "processor\t: 0\nCPU implementer\t: 0x41\nCPU part:                                       \n",
     "unclear"},
    {"more past the line's room, in the part",
     CORE("0x41", "0xd0c                                                              0xd0b"),
     "unclear"},
    {"more past the line's room, in the implementer",
     CORE("0x41                                                              0x61", "0xd0c"),
     "unclear"},
    {"blanks past the line's room",
     CORE("0x41", "                                                                0xd0c"),
     "unclear"},
};
enum { TEXTS = sizeof texts / sizeof texts[0] };

/* Every text, in one piece and in pieces of every small size. */
static void test_texts(void **state) {
    (void)state;
    for (unsigned i = 0; i < TEXTS; i++) {
        struct cpu cpu = with_text(N1, MIDR_A72, texts[i].text);
        expect_cores(texts[i].name, &cpu, texts[i].cores);
        for (here.piece = 1; here.piece <= 70; here.piece++) {
            cpu = detect();
            expect_cores(texts[i].name, &cpu, texts[i].cores);
        }
    }
}

/* Broken off anywhere: what is found is the truth, or nothing, but never another core. */
static void test_broken(void **state) {
    (void)state;
    const char *const text = CORE_A55 CORE_A76 CORE_A76;
    with_text(ASIMD, 0, text);
    const size_t whole = here.size;
    unsigned told = 0;
    for (size_t n = 0; n <= whole; n++) {
        here.size = n;
        here.fails = 0;
        struct cpu cpu = detect();
        if (cpu.cores == 2)
            told += cpu.core[0].part == 0xd05 && cpu.core[1].part == 0xd0b;
        else if (cpu.cores == 1)
            told += cpu.core[0].part == 0xd05;
        else
            told += cpu.cores == 0 || cpu.cores == CPU_CORES_UNCLEAR;
        here.size = whole;
        here.piece = 1;
        here.fails = n != 0 ? n : 1;
        cpu = detect();
        assert_true(cpu.cores == 0 || cpu.cores == CPU_CORES_UNCLEAR);
        here.piece = 0;
    }
    assert_int_equal(told, whole + 1);

    /* The same with bytes in it that belong nowhere. */
    static char noisy[2048];
    assert_true(whole < sizeof noisy);
    for (size_t i = 0; i < whole; i++) {
        memcpy(noisy, text, whole);
        noisy[i] = '\0';
        here.text = noisy;
        here.fails = 0;
        const struct cpu cpu = detect();
        for (unsigned c = 0; c < cpu.cores && cpu.cores <= CPU_MAX_CORES; c++)
            assert_true(cpu.core[c].implementer == 0x41 &&
                        (cpu.core[c].part == 0xd05 || cpu.core[c].part == 0xd0b));
    }
}

/* A text of many cores is read to its end, one without an end is not. */
static void test_long(void **state) {
    (void)state;
    enum { CORES = 256, ROOM = CORES * 400 };
    static char text[ROOM];
    size_t n = 0;
    for (unsigned i = 0; i < CORES; i++)
        n += (size_t)snprintf(text + n, sizeof text - n, "%s",
                              i + 1 < CORES ? CORE_N1 : CORE("0x41", "0xd49"));
    struct cpu cpu = with_text(N1, MIDR_A72, text);
    expect_cores("many cores", &cpu, "41/d0c 41/d49");
    assert_int_equal(here.at, here.size);
    assert_true(here.reads <= here.size / 1024 + 2);

    const char *const endless[] = {CORE_N1, "\n", "x", "processor\t: 0\n", X86};
    const char *const found[] = {"unclear", "41/d08", "41/d08", "41/d08", "41/d08"};
    for (unsigned i = 0; i < sizeof endless / sizeof endless[0]; i++) {
        with_text(N1, MIDR_A72, endless[i]);
        here.endless = true;
        cpu = detect();
        expect_cores("endless", &cpu, found[i]);
        assert_true(here.at <= 1 << 22);
    }
}

/* --- the other questions -------------------------------------------------------------------- */

static void test_features(void **state) {
    (void)state;
    static const struct {
        unsigned long bits;
        unsigned features;
    } cases[] = {
        {0, CPU_NEON}, /* nothing was said */
        {ASIMD, CPU_NEON},
        {N1, CPU_NEON},
        {V1, CPU_NEON | CPU_SHA3},
        {ASIMD | SHA3, CPU_NEON | CPU_SHA3},
        {CPUID, 0}, /* something was said, and not this */
        {OTHER_BITS, 0},
        {OTHER_BITS | ASIMD, CPU_NEON},
        {~0ul, CPU_NEON | CPU_SHA3},
    };
    for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++)
        assert_int_equal(with_text(cases[i].bits, MIDR_A72, NULL).features, cases[i].features);
}

/* MIDR_EL1 is read only where the kernel answers for it, and where the file did not tell. */
static void test_midr(void **state) {
    (void)state;
    static const struct {
        uint64_t midr;
        const char *cores;
    } cases[] = {
        {0x410fd034, "41/d03"},         {0x414fd0c1, "41/d0c"},
        {0x411fd402, "41/d40"},         {0x000f0510, "0/51"},
        {0x610f0230, "61/23"},          {0xc00fac30, "c0/ac3"},
        {0xffffffffffffffff, "ff/fff"}, {0, "0/0"},
    };
    for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const struct cpu cpu = with_text(N1, cases[i].midr, X86);
        expect_cores("MIDR", &cpu, cases[i].cores);
        assert_true(here.midr_read);
    }
    struct cpu cpu = with_text(ASIMD, MIDR_A72, X86);
    expect_cores("no answer", &cpu, NOTHING);
    cpu = with_text(0, MIDR_A72, NULL);
    expect_cores("no answer at all", &cpu, NOTHING);
    cpu = with_text(N1, MIDR_A72, CORE_N1);
    expect_cores("told", &cpu, "41/d0c");
    assert_false(here.midr_read);
    cpu = with_text(N1, MIDR_A72, OLD);
    expect_cores("told of some", &cpu, "unclear");
    assert_false(here.midr_read);
}

/* --- macOS and Windows ---------------------------------------------------------------------- */

static int new_name, old_name; /* negative: there is none */

static int sysctl_number(const char *name) {
    if (strcmp(name, "hw.optional.arm.FEAT_SHA3") == 0)
        return new_name;
    return strcmp(name, "hw.optional.armv8_2_sha3") == 0 ? old_name : -1;
}

static void test_apple(void **state) {
    (void)state;
    for (new_name = -1; new_name <= 1; new_name++)
        for (old_name = -1; old_name <= 1; old_name++) {
            struct cpu cpu;
            memset(&cpu, 0xff, sizeof cpu);
            qtn_cpu_apple(&cpu, sysctl_number);
            expect_cores("Apple", &cpu, "61/0");
            const bool sha3 = new_name == 1 || (new_name == -1 && old_name == 1);
            assert_int_equal(cpu.features, CPU_NEON | (sha3 ? CPU_SHA3 : 0));
        }
}

static uint32_t has;

static bool present(uint32_t feature) {
    return feature == has;
}

static void test_windows(void **state) {
    (void)state;
    for (has = 0; has < 100; has++) {
        struct cpu cpu;
        memset(&cpu, 0xff, sizeof cpu);
        qtn_cpu_windows(&cpu, present);
        expect_cores("Windows", &cpu, NOTHING);
        assert_int_equal(cpu.features, CPU_NEON | (has == 64 ? CPU_SHA3 : 0));
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_texts),   cmocka_unit_test(test_broken),
        cmocka_unit_test(test_long),    cmocka_unit_test(test_features),
        cmocka_unit_test(test_midr),    cmocka_unit_test(test_apple),
        cmocka_unit_test(test_windows),
    };
    const int failures = cmocka_run_group_tests_name("common_cpu_aarch64", tests, NULL, NULL);
    return failures ? 1 : 0;
}
