/* SPDX-License-Identifier: MIT */
/*
 * See fuzz.h.
 */
#include "fuzz.h"

#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

const struct fuzz_target fuzz_targets[] = {
#define FUZZ(name, game, files) { #name, fuzz_##name, game, files },
#include "targets.def"
#undef FUZZ
	{ 0 }
};

void fuzz_fail(const char *format, ...)
{
	va_list list;

	va_start(list, format);
	fprintf(stderr, "fuzz: ");
	vfprintf(stderr, format, list);
	fprintf(stderr, "\n");
	va_end(list);
	abort();
}

void fuzz_clean(const char *what, const char *text)
{
	struct reason why;

	if (!line_is_clean(text, strlen(text), &why))
		fuzz_fail("%s is not fit to be shown: %s", what, why.text);
}

void fuzz_refused(const struct reason *why)
{
	if (!why->text[0])
		fuzz_fail("refused without a reason");
	fuzz_clean("a reason", why->text);
}

void fuzz_said(const struct said *said)
{
	for (int i = 0; i < said->lines; i++)
		fuzz_clean("a sentence", said_get(said, i));
	for (int i = 0; i < said->changes; i++) {
		struct said_change change = said_get_change(said, i);

		fuzz_clean("who has changed", change.who);
		fuzz_clean("what has changed", change.what);
		fuzz_clean("why it has changed", change.cause);
	}
}

/* ---- a file ---- */

static char file_path[PATH_MAX];

static void remove_file(void)
{
	unlink(file_path);
}

static int open_file(void)
{
	const char *folder = getenv("TMPDIR");
	int fd;

	snprintf(file_path, sizeof file_path, "%s/tableside-fuzz.XXXXXX",
	         folder && *folder ? folder : "/tmp");
	fd = mkstemp(file_path);
	if (fd < 0)
		fuzz_fail("%s cannot be made", file_path);
	atexit(remove_file);
	return fd;
}

const char *fuzz_file(const char *bytes, size_t size)
{
	static int fd = -1;

	if (fd < 0)
		fd = open_file();
	if (pwrite(fd, bytes, size, 0) != (ssize_t)size || ftruncate(fd, (off_t)size) < 0)
		fuzz_fail("%s cannot be written", file_path);
	return file_path;
}

/* ---- a state as a number ---- */

struct digest {
	struct emit emit; /* first */
	uint64_t sum;
};

/* FNV-1a. */
static void add(struct digest *d, const void *bytes, size_t size)
{
	const unsigned char *at = bytes;

	for (; size--; at++)
		d->sum = (d->sum ^ *at) * UINT64_C(1099511628211);
}

static void add_text(struct digest *d, const char *text)
{
	add(d, text ? text : "", text ? strlen(text) + 1 : 1);
}

static void digest_open(struct emit *e, const char *key, bool array)
{
	add((struct digest *)e, array ? "[" : "{", 1);
	add_text((struct digest *)e, key);
}

static void digest_close(struct emit *e)
{
	add((struct digest *)e, "]", 1);
}

static void digest_value(struct emit *e, const char *key, const struct emit_value *value)
{
	struct digest *d = (struct digest *)e;
	char kind = (char)('a' + value->kind);

	add(d, &kind, 1);
	add_text(d, key);
	if (value->kind == EMIT_TEXT) {
		fuzz_clean(key ? key : "a text", value->text);
		add_text(d, value->text);
	} else if (value->kind == EMIT_REAL) {
		add(d, &value->real, sizeof value->real);
	} else if (value->kind != EMIT_NULL) {
		add(d, &value->number, sizeof value->number);
	}
}

uint64_t fuzz_state(const struct journal *journal)
{
	static const struct emit_ops ops = { digest_open, digest_close, digest_value };
	struct digest d = { { .ops = &ops, .secret = true }, UINT64_C(14695981039346656037) };

	journal_game(journal)->report(journal_state(journal), &d.emit);
	return d.sum;
}
