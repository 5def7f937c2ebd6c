/* SPDX-License-Identifier: MIT */
/*
 * The door of libFuzzer and AFL++ to one target, which the compiler is told by
 * -DFUZZ_TARGET=NAME.
 */
#include "fuzz.h"

#define PASTE(a, b) a##b
#define ONE(name) PASTE(fuzz_, name)

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
	ONE(FUZZ_TARGET)((const char *)bytes, size);
	return 0;
}
