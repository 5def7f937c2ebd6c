/* SPDX-License-Identifier: MIT */
/*
 * Shared by the fuzz targets. A target takes any bytes and must return; a broken
 * promise calls fuzz_fail, which ends the process, so that libFuzzer, AFL++ and
 * `make check` see it alike. A target keeps nothing from
 * one call to the next that could change what the next one does.
 */
#ifndef TESTS_FUZZ_FUZZ_H
#define TESTS_FUZZ_FUZZ_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "rules/core/journal.h"

struct fuzz_target {
	const char *name;
	void (*one)(const char *bytes, size_t size);
	const char *game;  /* the game whose verbs and scripts are tried; NULL: none */
	const char *files; /* a pattern below tests/: files that are inputs too; NULL: none */
};

/* All of targets.def; ends with {0}. */
extern const struct fuzz_target fuzz_targets[];

#define FUZZ(name, game, files) void fuzz_##name(const char *bytes, size_t size);
#include "targets.def"
#undef FUZZ

void fuzz_fail(const char *format, ...) __attribute__((format(printf, 1, 2), noreturn));

/* Fit to be shown: UTF-8, and nothing in it that steers a terminal. */
void fuzz_clean(const char *what, const char *text);

/* A refusal has words, and they are fit to be shown. */
void fuzz_refused(const struct reason *why);

/* A file that holds these bytes until the next call. */
const char *fuzz_file(const char *bytes, size_t size);

/* A number that two states share when they tell the same of themselves, the
 * judge's view. */
uint64_t fuzz_state(const struct journal *journal);

/* The sentences of a line are fit to be shown. */
void fuzz_said(const struct said *said);

#endif
