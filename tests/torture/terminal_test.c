/* SPDX-License-Identifier: MIT */
/*
 * Every kind of terminal, in every size and locale: the program draws a table
 * there and leaves it as it was, or says in one line why it cannot.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "torture.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct row rows[] = {
	{ "kinds, sizes and locales of terminals", 0, 0, 0 },
};

static const char *const terms[] = {
	"xterm-256color", "xterm-direct", "xterm", "tmux", "tmux-256color", "screen",   "screen-256color",
	"linux",          "vt100",        "ansi",  "dumb", "unknown",       "nonsense", "",
};
static const int sizes[][2] = {
	{ 1, 1 },   { 1, 80 },  { 24, 1 },   { 2, 10 },   { 12, 40 },   { 17, 59 },
	{ 18, 60 }, { 24, 80 }, { 43, 132 }, { 60, 200 }, { 200, 500 },
};
static const char *const locales[] = { "C", "C.UTF-8", "ja_JP.UTF-8", "ja_JP.eucJP" };

enum {
	TERMS_ALL = sizeof terms / sizeof *terms,
	SIZES_ALL = sizeof sizes / sizeof *sizes,
	LOCALES_ALL = sizeof locales / sizeof *locales,
};

static bool is_there(struct term *t, const void *data)
{
	const int *size = data;
	size_t length;

	if (term_read_for(t, 0))
		return true;
	term_raw(t, &length);
	return size[0] >= 18 && size[1] >= 60 ? term_has(t, "Alice") : length > 0;
}

/* The message to a refused terminal comes first. */
static bool refuses(struct term *t)
{
	size_t size;

	return strncmp(term_raw(t, &size), "tableside", 9) == 0 || term_read_for(t, 0);
}

static int count_of(const char *text, size_t size, char c)
{
	int count = 0;

	for (size_t i = 0; i < size; i++)
		count += text[i] == c;
	return count;
}

/* One line that begins with the program's name, and nothing was begun. */
static const char *judge_refusal(struct place *p, struct term *t, int status)
{
	size_t size;
	const char *raw = term_raw(t, &size);

	if (status != 1 << 8)
		return "it ended, and not with status 1";
	if (strncmp(raw, "tableside: ", 11) != 0 || count_of(raw, size, '\n') != 1)
		return "it did not say one line";
	if (memchr(raw, '\033', size))
		return "it sent escape sequences to a terminal that it refused";
	return place_find(p) ? "it left a session behind" : NULL;
}

static bool is_plain(const char *locale)
{
	return !strstr(locale, "UTF-8");
}

/* Where the cursor cannot be placed the table is read out in lines, and the end of
 * the input leaves it. */
static bool is_in_lines(struct term *t)
{
	size_t size;
	const char *raw = term_raw(t, &size);

	return !memchr(raw, '\033', size);
}

static const char *judge_run(struct place *p, struct term *t, const char *locale)
{
	const char *raw;
	size_t size;

	term_send(t, is_in_lines(t) ? "\004" : "q");
	if (!is_in_lines(t))
		term_send(t, "q");
	if (term_wait_exit(t) != 0)
		return "it did not leave with status 0";
	if (*term_left_over(t))
		return term_left_over(t);
	raw = term_raw(t, &size);
	for (size_t i = 0; is_plain(locale) && i < size; i++)
		if ((unsigned char)raw[i] >= 0x80)
			return "it sent more than ASCII where the locale is not UTF-8";
	return place_find(p) ? NULL : "the table is not there any more";
}

static void each_terminal(void **state)
{
	struct pick pick = torture_pick(TERMS_ALL * SIZES_ALL * LOCALES_ALL, 0);
	struct place *p = *state;

	for (long i = pick.first; i < TERMS_ALL * SIZES_ALL * LOCALES_ALL; i += pick.step) {
		const char *term = terms[i % TERMS_ALL], *locale = locales[i / TERMS_ALL % LOCALES_ALL],
			   *complaint;
		const int *size = sizes[i / TERMS_ALL / LOCALES_ALL];
		struct term *t;

		place_clean(p);
		t = place_open(p, NULL,
		               (struct term_start){ .term = term,
		                                    .locale = locale,
		                                    .rows = size[0],
		                                    .cols = size[1],
		                                    .args = { "new", "commander", "Alice", "桜井" } });
		term_wait(t, is_there, size, "a table, or a word");
		complaint = refuses(t) ? judge_refusal(p, t, term_wait_exit(t)) : judge_run(p, t, locale);
		torture_count(&rows[0], complaint, "\"%s\", %dx%d, %s", term, size[1], size[0], locale);
		place_close(p);
	}
	torture_check(&rows[0]);
}

int main(void)
{
	static const struct CMUnitTest tests[] = {
		TORTURE(each_terminal),
	};

	cmocka_set_message_output(CM_OUTPUT_TAP);
	return torture_run("terminals", tests, rows);
}
