/* SPDX-License-Identifier: MIT */
/*
 * JSON that is read as a stream: what a line of a session may hold and what a file of others may, a byte on
 * either side of each limit, and the place of what is wrong. A file comes through a pipe, a byte at a time.
 * TAP.
 */
#include "tests/kit/saves.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "saves/text/pull.h"

struct example {
	const char *text;
	const char *strict; /* why a line of a session may not have it; NULL: it may */
	const char *file;   /* .. nor a file */
};

/* clang-format off */
static const struct example examples[] = {
	{ "{}", NULL, NULL },
	{ " [ ] ", NULL, NULL },
	{ "{\"a\": [1, -2, true, false, null]}", NULL, NULL },
	{ "", "byte 1: it is cut off", "byte 1: it is cut off" },
	{ "[1,]", "byte 4: a comma before the end", "byte 4: a comma before the end" },
	{ "[1 2]", "byte 4: a comma is missing here", "byte 4: a comma is missing here" },
	{ "[,1]", "byte 2: a value is missing here", "byte 2: a value is missing here" },
	{ "[1", "byte 3: it is cut off", "byte 3: it is cut off" },
	{ "{\"a\" 1}", "byte 6: a colon is missing here", "byte 6: a colon is missing here" },
	{ "{1}", "byte 2: a quoted string is missing here", "byte 2: a quoted string is missing here" },
	{ "{} 1", "byte 4: something follows the end", "byte 4: something follows the end" },
	{ "tru", "byte 1: a value is missing here", "byte 1: a value is missing here" },
	{ "\"a", "byte 3: the text is cut off", "byte 3: it is cut off" },
	{ "\"\\x\"", "byte 3: no such escape", "byte 3: no such escape" },
	{ "\"\\\"\\\\\\/\\t\"", NULL, NULL },
	{ "\"\\n\"", "byte 3: an escaped control character", NULL },
	{ "\"\\b\"", "byte 3: an escaped control character", NULL },
	{ "\"\\f\"", "byte 3: an escaped control character", NULL },
	{ "\"\\r\"", "byte 3: an escaped control character", NULL },
	{ "\"a\tb\"", "byte 3: a control character", "byte 3: a control character" },
	{ "\"\\u0020\"", NULL, NULL },
	{ "\"\\u001f\"", "byte 8: an escaped control character", NULL },
	{ "\"\\u0000\"", "byte 8: an escaped control character", "byte 8: an escaped control character" },
	{ "\"\\u00Af\\u00fA\\u0a0F\"", NULL, NULL },
	{ "\"\\u00g0\"", "byte 6: four hexadecimal digits are missing here", "byte 6: four hexadecimal digits are missing here" },
	{ "\"\\u00@0\"", "byte 6: four hexadecimal digits are missing here", "byte 6: four hexadecimal digits are missing here" },
	{ "\"\\ud83c\\udfb2\"", NULL, NULL },
	{ "\"\\ud83c\"", "byte 8: half a surrogate pair", "byte 8: half a surrogate pair" },
	{ "\"\\ud83c\\ue000\"", "byte 14: half a surrogate pair", "byte 14: half a surrogate pair" },
	{ "\"\\ud83cxudfb2\"", "byte 8: half a surrogate pair", "byte 8: half a surrogate pair" },
	{ "\"\\ud83c\\xdfb2\"", "byte 8: half a surrogate pair", "byte 8: half a surrogate pair" },
	{ "\"\\udc00\\udfb2\"", "byte 8: half a surrogate pair", "byte 8: half a surrogate pair" },
	{ "\"\xe2\x80\"", "byte 2: this is not UTF-8", "byte 2: this is not UTF-8" },
	{ "0", NULL, NULL },
	{ "-0.5e+10", NULL, NULL },
	{ "1E5", NULL, NULL },
	{ "01", "byte 3: a number with a leading zero", "byte 3: this is not a number" },
	{ "-", "byte 2: a digit is missing here", "byte 2: this is not a number" },
	{ "1.", "byte 3: a digit is missing here", "byte 3: this is not a number" },
	{ "1.x", "byte 3: a digit is missing here", "byte 3: this is not a number" },
	{ ":", "byte 1: a value is missing here", "byte 1: a value is missing here" },
	{ "/", "byte 1: a value is missing here", "byte 1: a value is missing here" },
	{ "[1:2]", "byte 3: a comma is missing here", "byte 3: a comma is missing here" },
	{ "{\"a\":x}", "byte 6: a value is missing here", "byte 6: a value is missing here" },
	{ "{\"a\":1,}", "byte 8: a comma before the end", "byte 8: a comma before the end" },
	{ "1e", "byte 3: a digit is missing here", "byte 3: this is not a number" },
	{ "1.5e-", "byte 6: a digit is missing here", "byte 6: this is not a number" },
	{ "9007199254740992", NULL, NULL },
	{ "9007199254740993", "byte 17: the number is too large", NULL },
	{ "0.900719925474099212345678901234567890123", "byte 42: the number is too long", "byte 42: the number is too long" },
	{ "0.90071992547409921234567890123456789012", NULL, NULL },
};
/* clang-format on */

static const char *checked(const char *text)
{
	static struct reason why;

	return pull_check(text, strlen(text), &why) ? NULL : why.text;
}

static const char *read_from_a_pipe(const char *text)
{
	static struct reason why;
	struct pull p;
	int ends[2];
	bool good;

	assert_int_equal(pipe(ends), 0);
	assert_int_equal(write(ends[1], text, strlen(text)), (int)strlen(text));
	close(ends[1]);
	pull_begin(&p, ends[0], &why);
	good = pull_skip(&p) && pull_end(&p);
	pull_done(&p);
	close(ends[0]);
	return good ? NULL : why.text;
}

static void says(const struct pull *p, bool could)
{
	assert_int_equal(could, !p->failed);
}

/* Reads on as a caller does that knows what comes: each call says at once whether it could. */
static void pull_on(struct pull *p)
{
	char text[200];
	bool first = true, yes;
	int next = pull_peek(p), number;

	switch (next) {
	case '{':
	case '[':
		says(p, pull_enter(p, (char)next));
		while (pull_more(p, next == '{' ? '}' : ']', &first)) {
			assert_false(p->failed);
			if (next == '{')
				says(p, pull_key(p, text, sizeof text));
			pull_on(p);
		}
		break;
	case '"': says(p, pull_text(p, text, sizeof text)); break;
	case 't':
	case 'f': says(p, pull_bool(p, &yes)); break;
	case '-':
	case '0':
	case '1': says(p, pull_number(p, INT_MIN, INT_MAX, &number)); break;
	default: says(p, pull_skip(p));
	}
}

static void each_call_says_so(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof examples / sizeof *examples; i++) {
		struct reason why;
		struct pull p;

		for (int strict = 0; strict < 2; strict++) {
			pull_begin_text(&p, examples[i].text, strlen(examples[i].text), &why);
			p.strict = strict;
			pull_on(&p);
			pull_begin_text(&p, examples[i].text, strlen(examples[i].text), &why);
			p.strict = strict;
			says(&p, pull_skip(&p));
		}
	}
}

/* So many bytes from here on are one value; one more are too many. */
static void a_limit_holds(void **state)
{
	(void)state;
	for (int length = 4; length <= 6; length++) {
		char text[8] = "\"12345";
		struct reason why;
		struct pull p;

		text[length - 1] = '"';
		pull_begin_text(&p, text, (size_t)length, &why);
		assert_true(pull_limit(&p, 5));
		assert_true(pull_skip(&p));
		assert_int_equal(pull_limit(&p, 5), length < 6);
		if (length < 6)
			continue;
		assert_string_equal(why.text, "byte 7: it is larger than 0 KiB");
		assert_false(pull_limit(&p, 5));
	}
}

static void same(const char *text, const char *wanted, const char *got)
{
	if (strcmp(wanted ? wanted : "", got ? got : "") != 0)
		fail_msg("%s: %s, not %s", text, got ? got : "taken", wanted ? wanted : "taken");
}

static void what_a_line_may_hold(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof examples / sizeof *examples; i++)
		same(examples[i].text, examples[i].strict, checked(examples[i].text));
}

static void what_a_file_may_hold(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof examples / sizeof *examples; i++)
		same(examples[i].text, examples[i].file, read_from_a_pipe(examples[i].text));
	assert_null(read_from_a_pipe("\xef\xbb\xbf{}")); /* a byte order mark */
}

static void thirty_two_deep(void **state)
{
	char text[2 * 33 + 1] = "";

	(void)state;
	for (int deep = 32; deep <= 33; deep++) {
		memset(text, '[', (size_t)deep);
		memset(text + deep, ']', (size_t)deep);
		text[2 * deep < 66 ? 2 * deep : 66] = '\0';
		same("nested", deep == 32 ? NULL : "byte 33: nested too deeply", checked(text));
	}
}

/* A value that does not end where the window of the reader ends is read on. */
static void across_the_window(void **state)
{
	static const char tail[] = "-12345,\"\\u00e9\xe2\x82\xac\",true]";
	enum { WINDOW = 256 << 10 };

	(void)state;
	for (int before = WINDOW - (int)sizeof tail; before <= WINDOW; before++) {
		FILE *file = tmpfile();
		struct reason why;
		struct pull p;
		char text[8];
		bool first = true, yes;
		int number;

		assert_non_null(file);
		fprintf(file, "[%*s%s", before, "", tail);
		rewind(file);
		pull_begin(&p, fileno(file), &why);
		assert_true(pull_enter(&p, '[') && pull_more(&p, ']', &first));
		assert_true(pull_number(&p, -12345, 0, &number) && number == -12345);
		assert_true(pull_more(&p, ']', &first) && pull_text(&p, text, sizeof text));
		assert_string_equal(text, "\xc3\xa9\xe2\x82\xac");
		assert_true(pull_more(&p, ']', &first) && pull_bool(&p, &yes) && yes);
		assert_false(pull_more(&p, ']', &first));
		assert_true(pull_end(&p));
		pull_done(&p);
		fclose(file);
	}
}

/* What a caller pulls out, by the kind that it wants. */
static void values_are_pulled(void **state)
{
	static const char text[] = "{\"name\":\"B\\u00f3b\\n\",\"life\":40,\"out\":true,\"long key\":null}";
	char key[5], value[8];
	bool yes, first = true;
	struct reason why;
	struct pull p;
	int number, ends[2];

	(void)state;
	assert_int_equal(pipe(ends), 0);
	assert_int_equal(write(ends[1], text, strlen(text)), (int)strlen(text));
	close(ends[1]);
	pull_begin(&p, ends[0], &why);
	assert_true(pull_enter(&p, '{') && pull_more(&p, '}', &first) && pull_key(&p, key, sizeof key));
	assert_string_equal(key, "name");
	assert_true(pull_text(&p, value, sizeof value));
	assert_string_equal(value, "B\xc3\xb3"
	                           "b\n");
	assert_true(pull_more(&p, '}', &first) && pull_key(&p, key, sizeof key));
	assert_true(pull_number(&p, 0, 40, &number));
	assert_int_equal(number, 40);
	assert_true(pull_more(&p, '}', &first) && pull_key(&p, key, sizeof key) && pull_bool(&p, &yes) &&
	            yes);
	assert_true(pull_more(&p, '}', &first) && pull_key(&p, key, sizeof key)); /* it does not fit */
	assert_string_equal(key, "");
	assert_true(pull_text(&p, value, sizeof value)); /* null */
	assert_string_equal(value, "");
	assert_false(pull_more(&p, '}', &first));
	assert_true(pull_end(&p));
	pull_done(&p);
	close(ends[0]);
}

static void values_are_refused(void **state)
{
	char value[4];
	struct reason why;
	struct pull p;
	int number;

	(void)state;
	pull_begin_text(&p, "41", 2, &why);
	assert_false(pull_number(&p, 0, 40, &number));
	assert_string_equal(why.text, "byte 3: the number is out of range");
	pull_begin_text(&p, "-1", 2, &why);
	assert_false(pull_number(&p, 0, 40, &number));
	pull_begin_text(&p, "1.5", 3, &why);
	assert_false(pull_number(&p, 0, 40, &number));
	pull_begin_text(&p, "\"4\"", 3, &why);
	assert_false(pull_number(&p, 0, 40, &number));
	assert_string_equal(why.text, "byte 1: a number is missing here");
	pull_begin_text(&p, ":", 1, &why);
	assert_false(pull_number(&p, 0, 40, &number));
	assert_string_equal(why.text, "byte 1: a number is missing here");
	pull_begin_text(&p, "\"Bob\"", 5, &why);
	assert_true(pull_text(&p, value, sizeof value));
	pull_begin_text(&p, "\"Do\\u0072a\"", 11, &why); /* in pieces, each of which would fit */
	assert_false(pull_text(&p, value, sizeof value));
	pull_begin_text(&p, "\"Dora\"", 6, &why);
	assert_false(pull_text(&p, value, sizeof value));
	assert_string_equal(why.text, "byte 7: the text is too long");
	pull_begin_text(&p, "[]", 2, &why);
	assert_false(pull_enter(&p, '{'));
	assert_string_equal(why.text, "byte 1: an object is missing here");
	assert_false(pull_skip(&p)); /* after one fault all calls fail */
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(what_a_line_may_hold), cmocka_unit_test(what_a_file_may_hold),
		cmocka_unit_test(thirty_two_deep),      cmocka_unit_test(across_the_window),
		cmocka_unit_test(values_are_pulled),    cmocka_unit_test(values_are_refused),
		cmocka_unit_test(each_call_says_so),    cmocka_unit_test(a_limit_holds),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
