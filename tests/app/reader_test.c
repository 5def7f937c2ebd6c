/* SPDX-License-Identifier: MIT */
/*
 * Bytes of a terminal and the keys that they are, by their labels. What stands in no row
 * is nothing. Time is a number here: nothing waits.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <limits.h>

#include "app/core/ask.h"
#include "app/tui/ground.h"
#include "app/tui/reader.h"

enum { ESCAPE_MS = 25, KEYS_BYTES = 4000 };

static struct key_reader new_reader(void)
{
	return (struct key_reader){ .escape_ms = ESCAPE_MS };
}

static void add(char keys[KEYS_BYTES], const char *format, const char *text)
{
	size_t used = strlen(keys);

	assert_true(used + strlen(text) + 10 < KEYS_BYTES);
	snprintf(keys + used, KEYS_BYTES - used, "%s", used ? " " : "");
	snprintf(keys + strlen(keys), KEYS_BYTES - strlen(keys), format, text);
}

static void add_key(char keys[KEYS_BYTES], const struct key *key)
{
	char label[40];

	key_label(key, label, sizeof label);
	if (key->key == KEY_MOUSE)
		snprintf(label, sizeof label, "%s%d,%d",
		         key->mouse.bstate == BUTTON1_PRESSED   ? "click"
		         : key->mouse.bstate == BUTTON4_PRESSED ? "wheel-up"
		                                                : "wheel-down",
		         key->mouse.x, key->mouse.y);
	if (!label[0])
		snprintf(label, sizeof label, "?%d", key->key);
	add(keys, "%s", label);
}

/* What there is to read now. */
static void take(struct key_reader *r, int64_t now, char keys[KEYS_BYTES])
{
	enum reader_has has;
	struct key key;

	while ((has = reader_next(r, &key)) != READER_NOTHING)
		if (has == READER_KEY)
			add_key(keys, &key);
		else if (has == READER_PASTE)
			add(keys, "<%s>", r->paste);
	while (reader_late(r, now, &key))
		add_key(keys, &key);
}

static void feed(struct key_reader *r, const char *bytes, size_t size, int64_t now, char keys[KEYS_BYTES])
{
	struct key key;

	while (reader_late(r, now, &key))
		add_key(keys, &key);
	reader_feed(r, bytes, (int)size, now);
	take(r, now, keys);
}

/* All in one read, and then silence. */
static const char *keys_of(const char *bytes)
{
	static char keys[KEYS_BYTES];
	struct key_reader r = new_reader();

	keys[0] = '\0';
	feed(&r, bytes, strlen(bytes), 1000, keys);
	take(&r, 1000 + ESCAPE_MS, keys);
	return keys;
}

#define CSI "\033["

static const struct row {
	const char *bytes, *keys;
} rows[] = {
	{ "a", "a" },
	{ "\xc3\xa9\xe5\xb1\xb1\xf0\x9f\x8e\xb2", "é 山 🎲" },
	{ "\r\n\t \x12\x7f\b", "Enter Enter Tab Space ^R Backspace ^H" },
	{ "\033", "Esc" },
	{ "\033\033", "Esc Esc" },
	{ "\033\033\033\033", "Esc Esc Esc Esc" },
	/* Alt is no key of ours, with a letter or with what has a name. */
	{ "\033a", "" },
	{ "\033+", "" },
	{ "\033 ", "" },
	{ "\033\r", "" },
	{ "\033\x7f", "" },
	{ "\033\xe3\x81\x9bx", "x" },
	{ "\xe3\x81" CSI "A\x82x", "Up x" }, /* a character that is not whole is none */
	{ "\033\033" CSI "A", "Esc" },
	{ "\033\033[Ax", "x" },
	{ "\033\033OAx", "x" },
	/* The arrows in both modes of the cursor, and the keys around them. */
	{ CSI "A" CSI "B" CSI "C" CSI "D", "Up Down Right Left" },
	{ "\033OA\033OB\033OC\033OD", "Up Down Right Left" },
	{ CSI "H" CSI "F"
	      "\033OH\033OF" CSI "1~" CSI "4~" CSI "7~" CSI "8~",
	  "Home End Home End Home End Home End" },
	{ CSI "2~" CSI "3~" CSI "5~" CSI "6~" CSI "Z", "Ins Del PgUp PgDn BackTab" },
	{ "\033OP\033OQ\033OR\033OS", "F1 F2 F3 F4" },
	{ CSI "11~" CSI "12~" CSI "13~" CSI "14~" CSI "15~", "F1 F2 F3 F4 F5" },
	{ CSI "17~" CSI "18~" CSI "19~" CSI "20~" CSI "21~" CSI "23~" CSI "24~", "F6 F7 F8 F9 F10 F11 F12" },
	{ CSI "P" CSI "R", "F1 F3" },
	{ CSI "[A" CSI "[Ex", "x" }, /* those of the Linux console, by its own names */
	{ "\033OM\033Ok\033Om\033Op\033Oy\033OX\033O ", "Enter + - 0 9 = Space" },
	/* Shift changes none that has a name; what else is held makes another key. */
	{ CSI "1;2A" CSI "1;2P" CSI "5;2~" CSI "1;2Z", "Up F1 PgUp BackTab" },
	{ CSI "1;3A" CSI "1;5C" CSI "1;6D" CSI "3;5~"
	      "\033O5A" CSI "7$" CSI "a",
	  "" },
	{ CSI "2$xx", "x x" }, /* rxvt */
	{ CSI "1;129A" CSI "1;65A" CSI "1;1:2A" CSI "1;1:3A", "Up Up Up" },
	/* xterm: modifyOtherKeys. */
	{ CSI "27;2;13~", "Enter" },
	{ CSI "27;5;114~" CSI "27;6;82~" CSI "27;6;114~", "^R ^R ^R" },
	{ CSI "27;2;9~" CSI "27;2;27~" CSI "27;2;33~" CSI "27;1;97~", "BackTab Esc ! a" },
	{ CSI "27;5;13~" CSI "27;3;97~" CSI "27;5;49~" CSI "27;2~", "" },
	/* kitty. */
	{ CSI "13;2u" CSI "13u" CSI "27u" CSI "9;2u" CSI "127u" CSI "32u",
	  "Enter Enter Esc BackTab Backspace Space" },
	{ CSI "114;5u" CSI "82;5u" CSI "114;6u" CSI "114:82;6u", "^R ^R ^R ^R" },
	{ CSI "97u" CSI "97;2u" CSI "97:65;2u" CSI "65;2u" CSI "228u", "a A A A ä" },
	{ CSI "49:33;2u" CSI "49;2;33u" CSI "49;2u", "! !" },
	{ CSI "97;1:1u" CSI "97;1:2u" CSI "97;1:3u", "a a" },
	{ CSI "97;3u" CSI "97;9u" CSI "13;5u" CSI "57358u" CSI "57441u" CSI "55296u" CSI "9999999u" CSI
	      "5191964u",
	  "" },
	{ CSI "57400u" CSI "57413u" CSI "57414u" CSI "57417u" CSI "57426u", "1 + Enter Left Del" },
	/* The mouse: SGR, and X10; what is held, and how it is let go. */
	{ CSI "<0;63;12M" CSI "<0;63;12m", "click62,11" },
	{ CSI "<64;1;1M" CSI "<65;1;1M" CSI "<4;2;3M", "wheel-up0,0 wheel-down0,0 click1,2" },
	{ CSI "<1;1;1M" CSI "<2;1;1M" CSI "<32;1;1M" CSI "<66;1;1M" CSI "<0;0;1M" CSI "<0M", "" },
	{ CSI "M !\"" CSI "M#!\"" CSI "M`!\"", "click0,1 wheel-up0,1" },
	{ CSI "M \xc0\xc1x", "click159,160 x" },
	/* Reports and answers. */
	{ CSI "I" CSI "O" CSI "0n" CSI "5;7R" CSI "1;1R" CSI "1;2R" CSI "?1;2c" CSI ">0;276;0c" CSI
	      "8;24;80t",
	  "" },
	{ CSI "?2004;1$y" CSI "4;2$y" CSI "?997;1n" CSI "?u" CSI "=1c" CSI "!p" CSI "1 q", "" },
	{ "\033]11;rgb:1e1e/1e1e/2e2e\ax\033]10;rgb:ff/ff/ff\033\\y", "x y" },
	{ "\033P>|XTerm(390)\033\\x\033P1+r544e=787465726d\033\\y", "x y" },
	{ "\033_Gi=1;OK\033\\x\033^secret\033\\y\033Xany\nthing\033\\z", "x y z" },
	{ "\033]2;caf\xc3\xa9 \xc2\x9c u\ax", "x" },
	/* A new one ends what has not ended; other controls end it and go with it. */
	{ CSI "27;2" CSI "Ax", "Up x" },
	{ "\033]11;rgb" CSI "Ax", "Up x" },
	{ "\033P1+r\033OAx", "Up x" },
	{ CSI "12\rx", "x" },
	{ CSI "1\xe5\xb1\xb1x", "x" },
	{ CSI "M !\033[Ax", "Up x" },
	/* Of 8 bits. */
	{ "\xc2\x9b"
	  "27;2;13~\xc2\x9d"
	  "11;rgb:1/2/3\ax",
	  "Enter x" },
	{ "\x9b"
	  "A\x8fPx\x9b"
	  "13;2u",
	  "Up F1 x Enter" },
	{ "\xc2\x9d"
	  "0;owned\xc2\x9cx\x9d"
	  "0;caf\xc3\xa9\x9cy",
	  "x y" },
	{ "\x9b"
	  "A\033]2;\xe6\x9c\xac u\ax", /* the next one is of 7 again */
	  "Up x" },
	/* A pasted text is one, whatever is in it. */
	{ CSI "200~-u[]3\xe5\xb1\xb1" CSI "201~x", "<-u[]3山> x" },
	{ CSI "200~a\rb\r\nc\td\x03"
	      "e" CSI "201~",
	  "<a\nb\n\nc\tde>" },
	{ CSI "200~a" CSI "31mb" CSI "Ac\033]0;t\ad" CSI "<0;1;1Me" CSI "201~x", "<abcde> x" },
	{ CSI "200~a\033" CSI "201~x", "<a> x" },
	{ CSI "200~a\033]0;t" CSI "201~x", "<a> x" },
	{ "\033" CSI "200~a" CSI "201~x", "<a> x" },
	{ CSI "201~x", "x" },
	{ CSI "200~" CSI "201~x", "<> x" },
};

static void each_row(void **state)
{
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		if (strcmp(keys_of(rows[i].bytes), rows[i].keys) != 0)
			fail_msg("row %zu: \"%s\", and not \"%s\"", i, keys_of(rows[i].bytes), rows[i].keys);
}

/* Each row byte by byte, and each cut at one place: the same keys, while no time passes. */
static void in_parts(void **state)
{
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		size_t size = strlen(rows[i].bytes);

		for (size_t cut = 0; cut <= size; cut++) {
			struct key_reader r = new_reader();
			char keys[KEYS_BYTES] = "";

			for (size_t n = 0; n < size; n++)
				if (!cut || n == 0 || n == cut)
					feed(&r, rows[i].bytes + n,
					     !cut      ? 1
					     : n < cut ? cut
					               : size - cut,
					     1000, keys);
			take(&r, 1000 + ESCAPE_MS, keys);
			if (strcmp(keys, rows[i].keys) != 0)
				fail_msg("row %zu cut at %zu: \"%s\", and not \"%s\"", i, cut, keys,
				         rows[i].keys);
		}
	}
}

/* What comes at some times (ms), and the keys by the end. */
struct over_time {
	const char *keys;
	struct {
		int at;
		const char *bytes;
	} sent[4];
};

static void check_over_time(const struct over_time *row)
{
	struct key_reader r = new_reader();
	char keys[KEYS_BYTES] = "";

	for (int i = 0; row->sent[i].bytes; i++)
		feed(&r, row->sent[i].bytes, strlen(row->sent[i].bytes), 1000 + row->sent[i].at, keys);
	take(&r, 100000, keys);
	assert_string_equal(keys, row->keys);
}

static void an_escape_alone_is_quick(void **state)
{
	struct key_reader r = new_reader();
	char keys[KEYS_BYTES] = "";

	assert_int_equal(reader_wake(&r), 0);
	feed(&r, "\033", 1, 1000, keys);
	assert_int_equal(reader_wake(&r), 1000 + ESCAPE_MS);
	take(&r, 1000 + ESCAPE_MS - 1, keys);
	assert_string_equal(keys, "");
	take(&r, 1000 + ESCAPE_MS, keys);
	assert_string_equal(keys, "Esc");
	assert_int_equal(reader_wake(&r), 0);
}

static void over_time(void **state)
{
	static const struct over_time parts[] = {
		{ "Esc n", { { 0, "\033" }, { 60, "n" } } },
		{ "Esc [", { { 0, "\033" }, { 60, "[" } } },
		{ "Esc : O Enter", { { 0, "\033" }, { 60, ":" }, { 70, "O\r" } } },
		/* A sequence waits for its rest. */
		{ "Enter", { { 0, "\033[27;" }, { 300, "2;1" }, { 600, "3~" } } },
		{ "x", { { 0, "\033]11;rgb:ff/" }, { 500, "ff/ff\033" }, { 800, "\\x" } } },
		{ "<ab>", { { 0, "\033[200~a" }, { 5000, "b\033[20" }, { 5500, "1~" } } },
		/* What does not end is dropped, and holds up nothing. */
		{ "n", { { 0, "\033[27;" }, { 1000, "n" } } },
		{ "n", { { 0, "\033P" }, { 1000, "n" } } },
		{ "n", { { 0, "\033]0;any" }, { 1000, "n" } } },
		{ "Esc n", { { 0, "\033[200~any" }, { 100, "\033" }, { 200, "\033" }, { 300, "n" } } },
		/* The Escape came so long before the rest that it has become the key. */
		{ "Esc Enter", { { 0, "\033" }, { 60, "[27;2;13~" } } },
		{ "Esc x", { { 0, "\033" }, { 60, "]11;rgb:1/2/3\033\\x" } } },
		{ "Esc Up x", { { 0, "\033" }, { 60, "OA" }, { 70, "x" } } },
		{ "Esc Enter x", { { 0, "\033" }, { 60, "[27;2" }, { 70, ";13~x" } } },
		{ "Esc Enter Up", { { 0, "\033" }, { 60, "\r" }, { 70, "\033[A" } } },
		{ "Esc [ A", { { 0, "\033" }, { 2000, "[A" } } },
		{ "Esc O k", { { 0, "\033" }, { 60, "Ok" } } },
		{ "Esc P k", { { 0, "\033" }, { 60, "Pk" } } },
		{ "Esc O p Enter", { { 0, "\033" }, { 60, "O" }, { 70, "p\r" } } },
	};

	for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
		check_over_time(&parts[i]);
}

/* A terminal far away: a sequence waits as long as an Escape. */
static void who_waits_long_for_escapes_waits_for_sequences(void **state)
{
	struct key_reader r = { .escape_ms = 3000 };
	char keys[KEYS_BYTES] = "";

	feed(&r, "\033[", 2, 1000, keys);
	feed(&r, "A", 1, 3999, keys);
	feed(&r, "\033[", 2, 5000, keys);
	feed(&r, "A", 1, 8000, keys); /* too late: the letter */
	assert_string_equal(keys, "Up A");
}

/* Keys that this terminal alone has, as terminfo tells. */
static void keys_of_the_terminal(void **state)
{
	struct key_reader r = {
		.escape_ms = ESCAPE_MS,
		.named = { { "\033[[A", KEY_F(1) }, { "\033A", KEY_UP }, { "\013", KEY_DOWN } },
		.named_count = 3
	};
	static const char bytes[] = "\033[[Ax\033[[By\033Az\013\033[200~\013\033[201~";
	char keys[KEYS_BYTES] = "";

	feed(&r, bytes, sizeof bytes - 1, 1000, keys);
	assert_string_equal(keys, "F1 x y Up z Down <>");
}

/* Neither a long text of the terminal nor a long paste is more than there is room for. */
static void long_ones(void **state)
{
	struct key_reader r = new_reader();
	char keys[KEYS_BYTES] = "", much[READER_BYTES];

	memset(much, 'a', sizeof much);
	feed(&r, "\033]", 2, 1000, keys);
	for (int i = 0; i < 20; i++)
		feed(&r, much, sizeof much, 1000, keys);
	feed(&r, "\033\\x", 3, 1000, keys);
	assert_string_equal(keys, "x");
	keys[0] = '\0';
	reader_feed(&r, "\033[200~", 6, 1000);
	take(&r, 1000, keys);
	for (int i = 0; i < 20; i++)
		feed(&r, much, sizeof much, 1000, keys);
	reader_feed(&r, "\033[201~x", 7, 1000);
	assert_int_equal(reader_next(&r, &(struct key){ 0 }), READER_PASTE);
	assert_int_equal(strlen(r.paste), PASTE_BYTES - 1);
	take(&r, 1000, keys);
	assert_string_equal(keys, "x");
}

/* Green is light first, blue last; each on both sides of the middle. */
static void the_ground_is_light_or_dark(void **state)
{
	static const struct {
		const char *answer;
		enum { DARK, LIGHT, NO_ANSWER } ground;
	} grounds[] = {
		{ "#e90000", DARK },
		{ "#f00000", LIGHT },
		{ "#007f00", DARK },
		{ "#008000", LIGHT },
		{ "#007f24", DARK },
		{ "#007f25", LIGHT },
		{ "#0000ff", DARK },
		/* as many digits as a terminal likes */
		{ "#fff", LIGHT },
		{ "#fffffffff", LIGHT },
		{ "#000f00000fff", DARK },
		{ "rgb:f/f/f", LIGHT },
		{ "rgb:0ff/0ff/0ff", DARK },
		{ "rgb:fAfA/fafa/DCDC", LIGHT },
		{ "rgba:ff/ff/ff/00", LIGHT },
		{ "", NO_ANSWER },
		{ "#", NO_ANSWER },
		{ "#ff", NO_ANSWER },
		{ "#ffff", NO_ANSWER },
		{ "#fffffffffffffff", NO_ANSWER },
		{ "#ffgfff", NO_ANSWER },
		{ "rgb:", NO_ANSWER },
		{ "rgb:ff/ff", NO_ANSWER },
		{ "rgb:ff;ff;ff", NO_ANSWER },
		{ "rgb:ff//ff", NO_ANSWER },
		{ "rgb:fffff/ff/ff", NO_ANSWER },
		{ "rgbi:1/1/1", NO_ANSWER },
		{ "white", NO_ANSWER },
	};

	for (size_t i = 0; i < sizeof grounds / sizeof *grounds; i++) {
		struct ground ground = { 0 };
		int read = ground_read(grounds[i].answer, &ground) ? ground.light : NO_ANSWER;

		if (read != (int)grounds[i].ground)
			fail_msg("%s is %d", grounds[i].answer, read);
		assert_int_equal(ground.teller, read == NO_ANSWER ? GROUND_NOBODY : GROUND_TERMINAL);
	}
}

static void are_guessed(const char *folder, const char *const environments[], const char *wanted)
{
	for (int i = 0; environments[i]; i++) {
		struct ground ground;

		setenv("COLORFGBG", environments[i], 1);
		ground = ground_guess(folder);
		if (strcmp(ground_word(&ground), wanted) != 0)
			fail_msg("\"%s\": %s", environments[i], ground_word(&ground));
	}
}

static void is_guessed(const char *folder, const char *otherwise)
{
	static const char *const light[] = { "0;15", "0;default;7", "0;9", NULL },
				 *const dark[] = { "15;0", "15;8", ";1", NULL },
				 *const others[] = { "",   "15",   "light", "0;default", "0;15;x",
		                                     "0;", "0;-1", "0;16",  "7; ",       NULL };

	are_guessed(folder, light, "auto: light, as COLORFGBG says");
	are_guessed(folder, dark, "auto: dark, as COLORFGBG says");
	are_guessed(folder, others, otherwise);
}

/* Where the terminal does not answer, or not yet: by the environment, else by what it answered last time. */
static void the_ground_is_guessed(void **state)
{
	char folder[PATH_MAX], inner[PATH_MAX + 10];

	snprintf(folder, sizeof folder, "%s/ground.XXXXXX", getenv("TMPDIR") ? getenv("TMPDIR") : "/tmp");
	assert_non_null(mkdtemp(folder));
	snprintf(inner, sizeof inner, "%s/state", folder);
	setenv("TERM", "one", 1);
	is_guessed(inner, "auto: dark; the terminal did not answer");
	ground_keep(inner, &(struct ground){ .light = false });
	is_guessed(inner, "auto: dark, as the terminal said last time");
	ground_keep(inner, &(struct ground){ .light = true });
	is_guessed(inner, "auto: light, as the terminal said last time");
	setenv("TERM", "other", 1);
	is_guessed(inner, "auto: dark; the terminal did not answer");
}

int main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(each_row),
		cmocka_unit_test(in_parts),
		cmocka_unit_test(an_escape_alone_is_quick),
		cmocka_unit_test(over_time),
		cmocka_unit_test(who_waits_long_for_escapes_waits_for_sequences),
		cmocka_unit_test(keys_of_the_terminal),
		cmocka_unit_test(long_ones),
		cmocka_unit_test(the_ground_is_light_or_dark),
		cmocka_unit_test(the_ground_is_guessed),
	};

	cmocka_set_message_output(CM_OUTPUT_TAP);
	return cmocka_run_group_tests_name("bytes and keys", tests, NULL, NULL);
}
