/* SPDX-License-Identifier: MIT */
/*
 * The engine under every game: text, words, arguments, names, and the journal
 * with its undo. Uses the smallest game; scripts test the other games.
 */
#include <locale.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wctype.h>

#include <cmocka.h>

#include "rules/core/args.h"
#include "rules/core/journal.h"
#include "rules/core/nearest.h"
#include "rules/core/series.h"
#include "rules/core/utf8.h"
#include "tests/kit/flat.h"
#include "tests/kit/nullgame.h"

#define COUNT(array) (sizeof(array) / sizeof *(array))

/* ---- text ---- */

static void utf8_reads_only_what_is_well_formed(void **state)
{
	static const struct {
		const char *bytes;
		int length;
		uint32_t point;
	} cases[] = {
		{ "A", 1, 'A' },
		{ "\xc3\xa9", 2, 0xe9 },
		{ "\xe6\xa1\x9c", 3, 0x685c },
		{ "\xf0\x9f\x8e\xb2", 4, 0x1f3b2 },
		{ "\xf4\x8f\xbf\xbf", 4, 0x10ffff },
		{ "\x80", 0, 0 },
		{ "\xc0\xaf", 0, 0 },
		{ "\xc1\xbf", 0, 0 },
		{ "\xe0\x80\xaf", 0, 0 },
		{ "\xe0\x9f\xbf", 0, 0 },
		{ "\xf0\x80\x80\xaf", 0, 0 },
		{ "\xed\xa0\x80", 0, 0 },
		{ "\xf4\x90\x80\x80", 0, 0 },
		{ "\xf8\x88\x80\x80\x80", 0, 0 },
		{ "\xff", 0, 0 },
		{ "\xe6\xa1", 0, 0 },
		{ "\xe6\xa1x", 0, 0 },
		{ "", 0, 0 },
	};

	for (size_t i = 0; i < COUNT(cases); i++) {
		uint32_t point = 0;
		char again[4];

		assert_int_equal(utf8_decode(cases[i].bytes, strlen(cases[i].bytes), &point),
		                 cases[i].length);
		assert_int_equal(point, cases[i].point);
		if (cases[i].length)
			assert_int_equal(utf8_encode(point, again), cases[i].length);
		if (cases[i].length)
			assert_memory_equal(again, cases[i].bytes, (size_t)cases[i].length);
	}
}

static void utf8_folds_case_accents_and_width(void **state)
{
	/* clang-format off */
	static const char *const same[][2] = {
		{ "Göran", "goran" }, { "ÅSA", "asa" }, { "Łukasz", "lukasz" }, { "Straße", "STRASSE" },
		{ "Œuvre", "oeuvre" }, { "Ａｌｉｃｅ", "alice" }, { "Zoe\xcc\x88", "zoë" }, { "ΆΝΝΑ", "αννα" },
		{ "Νίκος", "ΝΙΚΟΣ" }, { "Артём", "АРТЕМ" }, { "İlker", "ilker" }, { "Nguyễn", "nguyen" },
		{ "桜井", "桜井" }, { "", "" },
	};
	/* clang-format on */

	for (size_t i = 0; i < COUNT(same); i++) {
		char a[NAME_BYTES], b[NAME_BYTES];

		utf8_fold(same[i][0], a, sizeof a);
		utf8_fold(same[i][1], b, sizeof b);
		assert_string_equal(a, b);
	}
	/* the first letters behind the blocks that are folded */
	{
		char folded[NAME_BYTES];

		utf8_fold("ἀɐ", folded, sizeof folded);
		assert_string_equal(folded, "ἀɐ");
	}
}

/* The C library knows which letter is the small one of another. Left as they are: ligatures, and letters of
 * old manuscripts. */
static void utf8_folds_every_capital(void **state)
{
	static const uint32_t blocks[][2] = { { 0xc0, 0x131 },  { 0x134, 0x13e }, { 0x141, 0x17f },
		                              { 0x386, 0x3ce }, { 0x400, 0x45f }, { 0x1e00, 0x1ef9 } };
	int capitals = 0;

	assert_non_null(setlocale(LC_CTYPE, "C.UTF-8"));
	for (size_t i = 0; i < COUNT(blocks); i++)
		for (uint32_t point = blocks[i][0]; point <= blocks[i][1]; point++) {
			char large[5] = "", small[5] = "", a[NAME_BYTES], b[NAME_BYTES];

			utf8_encode(point, large);
			utf8_encode((uint32_t)towlower((wint_t)point), small);
			capitals += strcmp(large, small) != 0;
			utf8_fold(large, a, sizeof a);
			utf8_fold(small, b, sizeof b);
			assert_string_equal(a, b);
		}
	assert_true(capitals > 200);
	setlocale(LC_CTYPE, "C");
}

static void utf8_counts_columns(void **state)
{
	assert_int_equal(utf8_columns(""), 0);
	assert_int_equal(utf8_columns("Göran"), 5);
	assert_int_equal(utf8_columns("Zoe\xcc\x88"), 3);
	assert_int_equal(utf8_columns("桜井みずき"), 10);
	assert_int_equal(utf8_columns("ｱ"), 1);
	assert_int_equal(utf8_columns("\xff\xfe"), 2);
}

static void utf8_mends_and_shows(void **state)
{
	const char *text = "aé桜🎲";
	static const size_t whole[] = { 0, 1, 1, 3, 3, 3, 6, 6, 6, 6, 10 };
	char cut[16], shown[16];

	for (size_t i = 0; i <= strlen(text); i++) {
		snprintf(cut, sizeof cut, "%.*s", (int)i, text);
		utf8_mend_end(cut);
		assert_int_equal(strlen(cut), whole[i]);
	}
	utf8_show("a\x1b[2J\xff桜\xc2\x9b", 11, shown, sizeof shown);
	assert_string_equal(shown, "a?[2J?桜?");
	utf8_show("桜桜桜桜桜桜", 18, shown, sizeof shown);
	assert_string_equal(shown, "桜桜桜桜");
}

static void control_characters_are_known(void **state)
{
	static const uint32_t bad[] = { 0,      0x1b,   0x7f,   0x85,   0x9b,   0xad,    0x200b,  0x200d,
		                        0x202e, 0x2066, 0xfe0f, 0xfeff, 0xfffe, 0x1ffff, 0xe0041, 0xe000 };
	static const uint32_t good[] = { ' ', '~', 0xa0, 0xe9, 0x301, 0x3042, 0x1f3b2, 0xfffd };

	for (size_t i = 0; i < COUNT(bad); i++)
		assert_true(utf8_is_control(bad[i]));
	for (size_t i = 0; i < COUNT(good); i++)
		assert_false(utf8_is_control(good[i]));
}

/* Names of emoji and Persian names have joiners, where somebody sees what they do. */
static void joiners_are_seen_or_refused(void **state)
{
	static const char *const good[] = { "Anna ❤️",   "☀️ Ben",      "👩‍💻",
		                            "❤️‍🔥", "👩🏽‍🔬", "مهدی‌پور",
		                            "क्‍ष" };
	static const char *const bad[] = {
		"️",      "‍",       "‌",     "A‍B",      "A‌B",          "A️",
		"️❤",   "❤️️", "👩‍", "‍👩",    "👩‍‍💻", "👩‍️",
		"👩‍A", "م‌",     "‌م",   "م‌‌ه", "❤ ️",        "مA‌ه"
	};
	char shown[100];
	struct reason why;

	for (size_t i = 0; i < COUNT(good); i++) {
		assert_true(line_is_clean(good[i], strlen(good[i]), &why));
		assert_true(name_is_fit(good[i], &why));
		utf8_show(good[i], strlen(good[i]), shown, sizeof shown);
		assert_string_equal(shown, good[i]);
	}
	for (size_t i = 0; i < COUNT(bad); i++) {
		assert_false(line_is_clean(bad[i], strlen(bad[i]), &why));
		assert_non_null(strstr(why.text, "control character"));
		utf8_show(bad[i], strlen(bad[i]), shown, sizeof shown);
		assert_non_null(strchr(shown, '?'));
	}
	assert_int_equal(utf8_columns(good[0]), 6);
	utf8_fold(good[0], shown, sizeof shown);
	assert_string_equal(shown, "anna ❤"); /* the same player with and without it */
}

/* ---- words ---- */

static struct words words;
static struct line line, again;

/* "a|b|key:value|'quoted" */
static const char *spelled(void)
{
	static char out[2000];
	size_t end = 0;

	out[0] = '\0';
	for (int i = 0; i < words.count; i++) {
		const struct word *word = &words.word[i];

		end += (size_t)snprintf(out + end, sizeof out - end, "%s%s%s%s%s", i ? "|" : "",
		                        word->quoted ? "'" : "", word->key ? word->key : "",
		                        word->key ? ":" : "", word->text);
	}
	return out;
}

static void words_are_split(void **state)
{
	/* clang-format off */
	static const char *const cases[][2] = {
		{ "", "" }, { "   \t ", "" }, { "# only a comment", "" }, { "a", "a" }, { " a  b\tc ",
		  "a|b|c" },
		{ "a b\r\n", "a|b" }, { "a #b c", "a" }, { "a b#c", "a|b#c" }, { "a \"#b\" c", "a|'#b|c" },
		{ "note \"two  words\" x", "note|'two  words|x" }, { "x\"a b\"y", "'xa by" }, { "\"\"", "'" },
		{ "from=Bob", "from:Bob" }, { "from=\"B ob\"", "'from:B ob" }, { "from=", "from:" },
		{ "a=b=c", "a:b=c" }, { "=40", "=40" }, { "+3 -3", "+3|-3" }, { "\"a=b\"", "'a=b" },
		{ "\"\"=b", "'=b" }, { "a & b", "a|&|b" }, { "a&b", "a&b" }, { "桜井 みずき", "桜井|みずき" },
	};
	/* clang-format on */
	struct reason why;

	for (size_t i = 0; i < COUNT(cases); i++) {
		assert_true(words_split(&words, cases[i][0], strlen(cases[i][0]), &why));
		assert_string_equal(spelled(), cases[i][1]);
	}
}

static void words_refuse_what_is_not_text(void **state)
{
	static const struct {
		const char *bytes;
		size_t size;
		const char *reason;
	} cases[] = {
		{ "a \"b", 4, "the quote at byte 3 is not closed" },
		{ "a\xff", 2, "byte 2 of the line is not UTF-8" },
		{ "a\xe6\xa1", 3, "byte 2 of the line is not UTF-8" },
		{ "\x1b[2J", 4, "byte 1 of the line is a control character (U+001B)" },
		{ "a\0b", 3, "byte 2 of the line is a control character (U+0000)" },
		{ "a\nb", 3, "byte 2 of the line is a control character (U+000A)" },
		{ "a\xc2\x9b", 3, "byte 2 of the line is a control character (U+009B)" },
		{ "a\xe2\x80\xae", 4, "byte 2 of the line is a control character (U+202E)" },
	};

	for (size_t i = 0; i < COUNT(cases); i++) {
		struct reason why = { 0 };

		assert_false(words_split(&words, cases[i].bytes, cases[i].size, &why));
		assert_string_equal(why.text, cases[i].reason);
	}
}

static void words_keep_their_limits(void **state)
{
	static char text[LINE_BYTES + 10];
	struct reason why;

	memset(text, 'a', sizeof text);
	assert_true(words_split(&words, text, LINE_BYTES - 1, &why));
	assert_int_equal(strlen(words.word[0].text), LINE_BYTES - 1);
	assert_false(words_split(&words, text, LINE_BYTES, &why));
	for (int i = 1; i < 2 * WORDS_MAX + 2; i += 2)
		text[i] = ' ';
	assert_true(words_split(&words, text, 2 * WORDS_MAX, &why));
	assert_int_equal(words.count, WORDS_MAX);
	assert_false(words_split(&words, text, 2 * WORDS_MAX + 1, &why));
	/* Each byte a word of its own is the most that the copy can need. */
	for (int i = 0; i < LINE_BYTES; i++)
		text[i] = i % 50 ? '=' : ' ';
	assert_true(words_split(&words, text, LINE_BYTES - 1, &why));
}

static void a_line_written_is_read_again(void **state)
{
	static const char *const parts[] = { "a", "",          "two words", "#5", "a=b", "=40",
		                             "&", "tab\there", "桜井",      "+3", "x#",  "it's" };
	struct reason why;

	for (size_t i = 0; i < COUNT(parts); i++)
		for (size_t k = 0; k < COUNT(parts); k++) {
			line_clear(&line);
			line_word(&line, parts[i]);
			line_key(&line, "key", parts[k]);
			line_word(&line, parts[k]);
			assert_true(words_split(&words, line.text, line.length, &why));
			assert_int_equal(words.count, 3);
			assert_null(words.word[0].key);
			assert_string_equal(words.word[0].text, parts[i]);
			assert_string_equal(words.word[1].key, "key");
			assert_string_equal(words.word[1].text, parts[k]);
			assert_string_equal(words.word[2].text, parts[k]);
			for (int w = 0; w < 3; w++)
				assert_false(word_is_join(&words.word[w]));
		}
}

static void a_line_that_is_full_says_so(void **state)
{
	char text[1001];
	struct reason why;

	memset(text, 'a', 1000);
	text[1000] = '\0';
	line_clear(&line);
	for (int i = 0; i < 59; i++)
		line_word(&line, text);
	assert_false(line.full);
	line_word(&line, text);
	assert_true(line.full);
	assert_true(line.length < sizeof line.text);
	line_clear(&again);
	for (int i = 0; i < 100; i++) {
		line_text(&again, text, 1000 - (size_t)i % 7);
		line_join(&again);
		assert_true(again.length < sizeof again.text && again.text[again.length] == '\0');
	}
	assert_true(again.full);
	line_clear(&again);
	line_word(&again, "say \"no\" twice"); /* there is no way to quote a quote */
	assert_true(words_split(&words, again.text, again.length, &why));
	assert_string_equal(words.word[0].text, "say 'no' twice");
}

/* ---- arguments ---- */

static void numbers_are_whole_and_in_range(void **state)
{
	static const char *const bad[] = { "",
		                           "-",
		                           "+1",
		                           "1.0",
		                           " 1",
		                           "1 ",
		                           "0x10",
		                           "1e3",
		                           "101",
		                           "-101",
		                           "１",
		                           "99999999999999999999",
		                           "-99999999999999999999",
		                           "2147483648" };
	int number = 7;

	for (size_t i = 0; i < COUNT(bad); i++)
		assert_false(read_int(bad[i], -100, 100, &number));
	assert_int_equal(number, 7);
	assert_true(read_int("-100", -100, 100, &number) && number == -100);
	assert_true(read_int("007", -100, 100, &number) && number == 7);
	assert_true(read_int("2147483647", 0, INT32_MAX, &number) && number == INT32_MAX);
}

static void changes_stay_in_bounds(void **state)
{
	struct reason why;
	int value = 5;

	assert_true(change_apply(&(struct change){ '+', 5 }, &value, 0, 10, &why) && value == 10);
	assert_false(change_apply(&(struct change){ '+', 1 }, &value, 0, 10, &why));
	assert_string_equal(why.text, "that would make 11; allowed: 0 to 10");
	assert_true(change_apply(&(struct change){ '-', 10 }, &value, 0, 10, &why) && value == 0);
	value = INT32_MAX;
	assert_false(change_apply(&(struct change){ '+', INT32_MAX }, &value, 0, INT32_MAX, &why));
	assert_false(change_apply(&(struct change){ '-', INT32_MIN }, &value, 0, INT32_MAX, &why));
	assert_true(change_apply(&(struct change){ '=', 3 }, &value, 0, 10, &why) && value == 3);
}

static void choices_are_counted(void **state)
{
	char out[8];

	assert_int_equal(choice_find("start|stop|set", "set"), 2);
	assert_int_equal(choice_find("start|stop|set", "sta"), -1);
	assert_int_equal(choice_find("start|stop|set", ""), -1);
	assert_int_equal(choice_find("start|stop|set", "start|stop"), -1);
	assert_true(choice_at("start|stop|set", 1, out, sizeof out));
	assert_string_equal(out, "stop");
	assert_false(choice_at("start|stop|set", 3, out, sizeof out));
}

static void near_verbs_are_found(void **state)
{
	static const char *const cases[][2] = {
		{ "rol", "roll" },
		{ "rool", "roll" },
		{ "orll", "roll" },
		{ "ad", "add" },
		{ "trun", "turn" },
		{ "re", "rename, redo" },
		{ "xyzzy", "" },
		{ "", "" },
		{ "aVeryLongWordThatIsNoVerbAtAllAndNeverWas", "" },
		{ "\xe6\xa1\x9c", "" },
	};
	char want[200];
	struct reason why;

	for (size_t i = 0; i < COUNT(cases); i++) {
		snprintf(want, sizeof want,
		         cases[i][1][0] ? "there is no command \"%s\": did you mean %s?"
		                        : "there is no command \"%s\"%s: help lists all",
		         cases[i][0], cases[i][1]);
		assert_false(nearest_verb(&why, &null_game, cases[i][0]));
		assert_string_equal(why.text, want);
	}
}

/* ---- a table ---- */

struct room {
	struct journal *journal;
	struct said said;
	struct rng rng;
	struct reason why;
	int64_t at;
};

static struct room room_new(void)
{
	struct room r = { .journal = journal_new(&null_game), .at = 1000 };

	rng_seed(&r.rng, 42);
	return r;
}

static void room_free(struct room *r)
{
	journal_free(r->journal);
	said_free(&r->said);
}

static enum journal_answer say(struct room *r, const char *text)
{
	r->why.text[0] = '\0';
	return journal_say(r->journal, text, strlen(text), r->at++, &r->rng, false, &r->said, NULL, &r->why);
}

static void must(struct room *r, const char *text)
{
	if (say(r, text) != JOURNAL_SAID)
		fail_msg("\"%s\" was refused: %s", text, r->why.text);
}

static char *report_of(const void *state)
{
	struct flat flat;

	flat_report(&flat, &null_game, state, true);
	return flat.text;
}

static char *report(const struct room *r)
{
	return report_of(journal_state(r->journal));
}

/* Frees `expected`. */
static void assert_report(const struct room *r, char *expected)
{
	char *got = report(r);

	assert_string_equal(got, expected);
	free(got);
	free(expected);
}

static int tally(const struct room *r, int seat)
{
	struct flat flat;
	char path[40], out[40];
	int value;

	flat_report(&flat, &null_game, journal_state(r->journal), false);
	snprintf(path, sizeof path, "players[%d].tally", seat);
	value = atoi(flat_get(&flat, path, out, sizeof out));
	flat_free(&flat);
	return value;
}

static struct room room_seated(void)
{
	struct room r = room_new();

	must(&r, "seat Alice Bob Carol");
	return r;
}

static void undo_and_redo_go_all_the_way(void **state)
{
	struct room r = room_new();
	char *start = report(&r), *end;

	must(&r, "seat Alice Bob");
	for (int i = 0; i < 500; i++)
		must(&r, i % 7 ? "add Alice +1" : "turn");
	end = report(&r);
	for (int i = 0; i < 501; i++)
		must(&r, "undo");
	assert_report(&r, start);
	assert_int_equal(say(&r, "undo"), JOURNAL_REFUSED);
	assert_string_equal(r.why.text, "nothing left to undo");
	for (int i = 0; i < 501; i++)
		must(&r, "redo");
	assert_report(&r, end);
	assert_int_equal(say(&r, "redo"), JOURNAL_REFUSED);
	assert_string_equal(r.why.text, "nothing to redo");
	assert_int_equal(journal_count(r.journal), 3 * 501);
	room_free(&r);
}

static void undo_reaches_back_over_a_hundred_thousand_lines(void **state)
{
	struct room r = room_seated();

	for (int i = 1; i <= 100000; i++)
		must(&r, i % 1000 ? "add Bob +1" : "add Bob =0");
	for (int i = 99999; i >= 97000; i--) {
		must(&r, "undo");
		if (tally(&r, 1) != i % 1000)
			fail_msg("after undo to line %d the tally is %d", i, tally(&r, 1));
	}
	for (int i = 97001; i <= 100000; i++) {
		must(&r, "redo");
		if (tally(&r, 1) != i % 1000)
			fail_msg("after redo to line %d the tally is %d", i, tally(&r, 1));
	}
	assert_int_equal(journal_undoable(r.journal), 100001);
	room_free(&r);
}

/* Many short branches at every depth: each undo meets checkpoints of branches
 * that are no more. */
static void undo_keeps_to_its_branch(void **state)
{
	static int value[4000];
	struct room r = room_seated();
	struct rng rng;
	int depth = 0, top = 0;

	rng_seed(&rng, 3);
	for (int i = 0; i < 20000; i++) {
		uint32_t die = rng_below(&rng, 100);
		char text[40];

		if (die < 3 && depth) {
			for (int back = (int)rng_below(&rng, (uint32_t)depth); back > 0; back--, depth--)
				must(&r, "undo");
		} else if (die < 30 && depth) {
			must(&r, "undo");
			depth--;
		} else if (die < 40 && depth < top) {
			must(&r, "redo");
			depth++;
		} else {
			value[depth + 1] = (int)rng_below(&rng, 1000);
			snprintf(text, sizeof text, "add Bob =%d", value[depth + 1]);
			must(&r, text);
			top = ++depth;
		}
		assert_int_equal(tally(&r, 1), depth ? value[depth] : 0);
		assert_int_equal(journal_undoable(r.journal), depth + 1);
		assert_int_equal(journal_redoable(r.journal), top - depth);
	}
	room_free(&r);
}

static void a_new_line_ends_what_could_be_redone(void **state)
{
	struct room r = room_seated();
	struct entry entry;

	must(&r, "add Bob +1");
	must(&r, "undo");
	assert_int_equal(journal_redoable(r.journal), 1);
	must(&r, "add Bob +2");
	assert_int_equal(say(&r, "redo"), JOURNAL_REFUSED);
	entry = journal_entry(r.journal, 1);
	assert_true(entry.taken_back && !entry.in_force);
	entry = journal_entry(r.journal, 2);
	assert_true(entry.is_undo && entry.before == 0);
	entry = journal_entry(r.journal, 3);
	assert_true(entry.in_force && entry.before == 0);
	room_free(&r);
}

static void undo_does_not_end_a_refusal(void **state)
{
	struct room r = room_seated();

	must(&r, "add Bob +5");
	must(&r, "undo");
	assert_int_equal(say(&r, "add Bbo +1"), JOURNAL_REFUSED);
	assert_int_equal(say(&r, "state"), JOURNAL_ASKED);
	must(&r, "redo"); /* a refusal or a query keeps the lines to redo */
	assert_int_equal(tally(&r, 1), 5);
	assert_int_equal(say(&r, "undo 3"), JOURNAL_REFUSED);
	assert_int_equal(say(&r, "undo & add Bob +1"), JOURNAL_REFUSED);
	assert_string_equal(r.why.text, "undo needs a line of its own");
	must(&r, "  undo # with a comment");
	assert_string_equal(journal_entry(r.journal, 4).text, "undo");
	room_free(&r);
}

static void joined_lines_are_one(void **state)
{
	struct room r = room_seated();
	char *before = report(&r);

	must(&r, "add Bob +1 & add Alice +2  &   roll Carol 3 # all at once");
	assert_int_equal(journal_count(r.journal), 2);
	assert_string_equal(journal_entry(r.journal, 1).text, "add Bob +1 & add Alice +2 & roll Carol 3");
	assert_int_equal(tally(&r, 0), 2);
	assert_int_equal(tally(&r, 2), 3);
	must(&r, "undo");
	assert_report(&r, before);
	before = report(&r);
	assert_int_equal(say(&r, "add Bob +1 & add Alice +1001"), JOURNAL_REFUSED);
	assert_int_equal(say(&r, "add Bob +1 &"), JOURNAL_REFUSED);
	assert_string_equal(r.why.text, "a command is missing before or after &");
	assert_int_equal(say(&r, "& add Bob +1"), JOURNAL_REFUSED);
	assert_int_equal(say(&r, "add Bob +1 & & add Bob +1"), JOURNAL_REFUSED);
	assert_int_equal(say(&r, "&"), JOURNAL_REFUSED);
	assert_int_equal(say(&r, "state & add Bob +1"), JOURNAL_REFUSED);
	assert_report(&r, before);
	must(&r, "note \"&\" and R&D"); /* neither joins anything */
	room_free(&r);
}

static void a_part_sees_the_parts_before_it(void **state)
{
	struct room r = room_new();

	must(&r, "seat Alice Bob & rename Bob Zoë & add zoe +4 & roll zoe");
	assert_true(tally(&r, 1) > 4);
	room_free(&r);
}

static void chance_is_settled_once(void **state)
{
	struct room r = room_seated(), copy = room_seated();

	for (int i = 0; i < 50; i++)
		must(&r, i % 3 ? "roll Alice" : "dice 3d6 & coin & first");
	for (int i = 1; i < journal_count(r.journal); i++)
		must(&copy, journal_entry(r.journal, i).text);
	for (int i = 1; i < journal_count(r.journal); i++)
		assert_string_equal(journal_entry(copy.journal, i).text, journal_entry(r.journal, i).text);
	assert_report(&copy, report(&r));
	must(&r, "undo");
	must(&r, "redo"); /* nothing is thrown again */
	assert_report(&copy, report(&r));
	room_free(&r);
	room_free(&copy);
}

static void a_refusal_changes_nothing(void **state)
{
	static const char *const bad[] = {
		"",
		"#",
		"ad Bob +1",
		"add",
		"add Bob",
		"add Bob 1",
		"add Bob +1 x",
		"add Bob +1 k=v",
		"add Zed +1",
		"add Bob +9999",
		"add Alice,Bob +1001",
		"add Alice,Alice +1",
		"add Alice, +1",
		"add 9 +1",
		"add 0 +1",
		"add others +1",
		"add others=Zed +1",
		"\"add\" Bob +1",
		"add=3",
		"seat X Y",
		"rename Bob Alice",
		"rename Bob \"\"",
		"rename Bob 7",
		"rename Bob a,b",
		"rename Bob each",
		"turn Zed",
		"dice",
		"dice 1d1",
		"dice 21d6",
		"dice 0d6",
		"dice 3 5 x",
		"dice 3 k=v",
		"dice 2d6 2d6",
		"coin x",
		"first Zed",
		"clock",
		"clock set",
		"clock set 1:99",
		"clock stop",
		"option",
		"option a b",
		"title",
		"note",
		"redo",
		"state x",
		"add Bob \"+1",
		"roll Bob 7",
		"roll Bob 1 2",
		"add Bob +99999999999999999999",
		"note \x1b[2J",
		"note \xff",
		"rename Bob \" \"",
		"rename Bob \"Bob \"",
		"rename Bob \"\xe3\x80\x80\"",
		"rename Bob \xcc\x81x",
		"rename Bob aaaaaaaaaaaaaaaaaaaaaaaaa",
	};
	struct room r = room_seated();

	for (size_t i = 0; i < COUNT(bad); i++) {
		char *before = report(&r);

		if (say(&r, bad[i]) != JOURNAL_REFUSED)
			fail_msg("\"%s\" was accepted", bad[i]);
		assert_true(r.why.text[0] != '\0');
		assert_int_equal(r.said.lines, 0);
		assert_int_equal(journal_count(r.journal), 1);
		assert_report(&r, before);
	}
	must(&r, "undo");
	must(&r, "redo");
	room_free(&r);
}

static void only_utf8_is_read(void **state)
{
	static const char *const no[] = { "\x80\x80",         "\xc0\x80", "\xc1\xbf", "\xbf\xbf",
		                          "\xe2\x80",         "\xc3",     "\xc3 ",    "\xed\xa0\x80",
		                          "\xf5\x80\x80\x80", "\xff\xbf" };
	static const char *const yes[] = { "a", "\xc2\x80", "\xdf\xbf", "\xe0\xa0\x80", "\xf4\x8f\xbf\xbf" };
	uint32_t point;

	for (size_t i = 0; i < sizeof no / sizeof *no; i++)
		assert_int_equal(utf8_decode(no[i], strlen(no[i]), &point), 0);
	for (size_t i = 0; i < sizeof yes / sizeof *yes; i++)
		assert_int_equal(utf8_decode(yes[i], strlen(yes[i]), &point), (int)strlen(yes[i]));
}

/* An emoji of two, cut after its joiner: what stands before the joiner is left. */
static void no_joiner_ends_a_text(void **state)
{
	static const char pair[] = "\xf0\x9f\x91\xa9\xe2\x80\x8d\xf0\x9f\x91\xa6"; /* of 4, 3 and 4 bytes */
	char text[20];

	for (size_t size = 5; size <= sizeof pair; size++) {
		utf8_copy(text, size, pair);
		assert_string_equal(text, size == sizeof pair ? pair : "\xf0\x9f\x91\xa9");
	}
	snprintf(text, sizeof text, "\"%.7s\" is", pair);
	utf8_mend(text);
	assert_string_equal(text, "\"\xf0\x9f\x91\xa9\" is");
	snprintf(text, sizeof text, "%s", pair);
	utf8_mend(text);
	assert_string_equal(text, pair);
	utf8_show(pair, strlen(pair), text, 12);
	assert_string_equal(text, "\xf0\x9f\x91\xa9");
}

/* Any bytes give a reason that is clean text. */
static void a_place_before_a_long_reason_cuts_its_end(void **state)
{
	struct reason why;

	memset(why.text, 'a', sizeof why.text - 1);
	why.text[sizeof why.text - 1] = '\0';
	assert_false(reason_at(&why, "line %d", 3));
	assert_int_equal(strlen(why.text), sizeof why.text - 1);
	assert_memory_equal(why.text, "line 3: aaaa", 12);
}

/* The first place to who has most, both to two who have as much; none where nothing is counted. */
static void places_follow_what_is_counted(void **state)
{
	struct room r = room_seated();
	struct game plain = null_game;

	must(&r, "add Alice +2");
	must(&r, "add Bob +3");
	assert_int_equal(game_place(&null_game, journal_state(r.journal), 0), 2);
	assert_int_equal(game_place(&null_game, journal_state(r.journal), 1), 1);
	must(&r, "add Alice +1");
	assert_int_equal(game_place(&null_game, journal_state(r.journal), 0), 1);
	assert_int_equal(game_place(&null_game, journal_state(r.journal), 1), 1);
	plain.gauge = NULL;
	assert_int_equal(game_place(&plain, journal_state(r.journal), 1), 0);
	room_free(&r);
}

static void reasons_are_fit_to_be_shown(void **state)
{
	static const char *const bits[] = { "桜",     "é", "\xff",  "\x1b",      "\"",
		                            " ",      "a", "=",     "add ",      "seat ",
		                            "Alice",  "&", "🎲",     "rename 1 ", "\xe6\xa1",
		                            "add 1 ", "#", "dice ", "note ",     "title " };
	struct room r = room_seated();
	struct rng rng;
	static char text[4000];

	rng_seed(&rng, 11);
	for (int i = 0; i < 20000; i++) {
		size_t end = 0;
		int parts = i % 50 ? (int)rng_below(&rng, 12) : 300;
		struct reason why;

		while (parts-- > 0)
			end += (size_t)sprintf(text + end, "%s",
			                       bits[rng_below(&rng, i % 2 ? COUNT(bits) : 3)]);
		text[end] = '\0';
		if (say(&r, text) == JOURNAL_REFUSED)
			assert_true(line_is_clean(r.why.text, strlen(r.why.text), &why));
		for (int k = 0; k < r.said.lines; k++)
			assert_true(line_is_clean(said_get(&r.said, k), strlen(said_get(&r.said, k)), &why));
		if (journal_undoable(r.journal) > 20)
			must(&r, "undo");
	}
	reason_set(&r.why, "桜井");
	reason_at(&r.why, "%s",
	          "桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜"
	          "桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜桜"
	          "桜桜桜桜");
	assert_true(line_is_clean(r.why.text, strlen(r.why.text), NULL));
	assert_non_null(strstr(r.why.text, ": 桜井"));
	room_free(&r);
}

static void names_are_found(void **state)
{
	static const struct {
		const char *word;
		int seat; /* -1: refused */
	} cases[] = {
		{ "Alice", 0 },   { "alice", 0 },      { "ALI", 0 },   { "1", 0 },         { "ali", 0 },
		{ "Al", 3 },      { "al", 3 },         { "goran", 1 }, { "GÖ", 1 },        { "go", 1 },
		{ "桜", 2 },      { "桜井みずき", 2 }, { "3", 2 },     { "03", 2 },        { "Allie", 4 },
		{ "alli", 4 },    { "a", -1 },         { "0", -1 },    { "6", -1 },        { "", -1 },
		{ "Alicex", -1 }, { "井", -1 },        { "１", -1 },   { "\xcc\x88", -1 },
	};
	struct room r = room_new();
	const struct table *table;

	must(&r, "seat Alice Göran 桜井みずき Al Allie");
	table = journal_state(r.journal);
	for (size_t i = 0; i < COUNT(cases); i++) {
		int seat = table_find(table, cases[i].word, &r.why);

		if (seat != cases[i].seat)
			fail_msg("\"%s\" is seat %d, not %d", cases[i].word, seat, cases[i].seat);
	}
	assert_int_equal(table_find_all(table, "al,2,桜", &r.why), 0xe);
	assert_int_equal(table_find_all(table, "each", &r.why), 0x1f);
	assert_int_equal(table_find_all(table, "others", &r.why), 0);
	assert_string_equal(r.why.text, "nobody is on turn: type others=PLAYER");
	assert_int_equal(table_find_all(table, "Alice,1", &r.why), 0);
	assert_string_equal(r.why.text, "Alice appears twice in \"Alice,1\"");
	room_free(&r);
}

static void a_question_leaves_things_as_they_were(void **state)
{
	struct room r = room_seated();
	const void *after;
	char *before, *seen;

	must(&r, "add Bob +5");
	before = report(&r);
	assert_true(journal_would(r.journal, "add Bob +2", r.at, &after, &r.said, &r.why));
	assert_string_equal(said_get(&r.said, 0), "Bob: 7");
	seen = report_of(after);
	assert_non_null(strstr(seen, "players[1].tally 7"));
	free(seen);
	assert_true(journal_would(r.journal, "undo", r.at, &after, NULL, &r.why));
	seen = report_of(after);
	assert_non_null(strstr(seen, "players[1].tally 0"));
	free(seen);
	assert_false(journal_would(r.journal, "redo", r.at, &after, NULL, &r.why));
	assert_false(journal_would(r.journal, "undo 2", r.at, NULL, NULL, &r.why));
	assert_false(journal_would(r.journal, "add Bob +2 & add Zed +1", r.at, &after, &r.said, &r.why));
	assert_int_equal(r.said.lines, 0);
	assert_true(journal_would(r.journal, "roll Bob", r.at, &after, &r.said, &r.why));
	assert_int_equal(r.said.lines, 0); /* the dice are not known before */
	seen = report_of(after);
	assert_string_equal(seen, before);
	free(seen);
	assert_true(journal_would(r.journal, "roll Bob & add Zed +1", r.at, NULL, &r.said, &r.why));
	assert_int_equal(r.said.lines, 0); /* what follows may hang on the dice: it is not tried */
	assert_true(journal_would(r.journal, "state", r.at, &after, &r.said, &r.why));
	assert_int_equal(journal_count(r.journal), 2);
	assert_report(&r, before);
	must(&r, "add Bob +1");
	assert_int_equal(tally(&r, 1), 6);
	room_free(&r);
}

static void chance_is_not_used_up_by_questions(void **state)
{
	struct room asked = room_seated(), quiet = room_seated();

	for (int i = 0; i < 10; i++) {
		journal_would(asked.journal, "roll Bob", asked.at, NULL, NULL, NULL);
		must(&asked, "roll Bob");
		must(&quiet, "roll Bob");
	}
	assert_report(&asked, report(&quiet));
	room_free(&asked);
	room_free(&quiet);
}

/* ---- loading, following, looking back ---- */

static void say_something_of_everything(struct room *r)
{
	static const char *const lines[] = {
		"seat Alice Göran \"Bo b\"",
		"title Friday night",
		"add each +10",
		"turn",
		"roll Alice",
		"undo",
		"undo",
		"redo",
		"dice 2d6",
		"add 2 -3 & add Alice =9",
		"undo",
		"undo",
		"undo",
		"redo",
		"redo",
		"rename Alice Zoë",
		"add zoe +1",
		"clock set 3:00",
		"clock start",
		"turn goran",
		"undo",
		"undo",
		"undo",
		"add others=1 +4",
		"first",
		"note the \"end\"",
	};

	for (size_t i = 0; i < COUNT(lines); i++)
		must(r, lines[i]);
}

static void loading_gives_the_same_table(void **state)
{
	struct room r = room_new(), loaded = room_new(), watcher = room_new();
	int bad = -1;

	say_something_of_everything(&r);
	for (int i = 0; i < journal_count(r.journal); i++) {
		struct entry e = journal_entry(r.journal, i);

		assert_true(journal_put(loaded.journal, e.text, strlen(e.text), e.at, &loaded.why));
		assert_true(journal_follow(watcher.journal, e.text, strlen(e.text), e.at, &watcher.said,
		                           &watcher.why));
		assert_int_equal(watcher.said.lines > 0, 1);
	}
	assert_true(journal_replay(loaded.journal, &bad, &loaded.why));
	assert_report(&loaded, report(&r));
	assert_report(&watcher, report(&r));
	for (int i = 0; i < journal_count(r.journal); i++) {
		struct entry a = journal_entry(r.journal, i), b = journal_entry(loaded.journal, i);

		assert_string_equal(a.text, b.text);
		assert_int_equal(a.before, b.before);
		assert_int_equal(a.in_force, b.in_force);
		assert_int_equal(a.taken_back, b.taken_back);
		assert_int_equal(journal_entry(watcher.journal, i).before, a.before);
	}
	while (journal_undoable(r.journal)) {
		must(&r, "undo");
		must(&loaded, "undo");
		assert_true(journal_follow(watcher.journal, "undo", 4, r.at, NULL, &watcher.why));
		assert_report(&loaded, report(&r));
		assert_report(&watcher, report(&r));
	}
	room_free(&r);
	room_free(&loaded);
	room_free(&watcher);
}

static bool put(struct room *r, const char *text)
{
	return journal_put(r->journal, text, strlen(text), r->at++, &r->why);
}

static bool never_sound(const void *state, struct reason *why)
{
	return reason_set(why, "a fault of the program");
}

static void loading_names_the_line_that_is_wrong(void **state)
{
	struct room r = room_new(), undone = room_new(), hostile = room_new(), unsound = room_new();
	struct game faulty = null_game;
	int bad = -1;

	assert_true(put(&r, "seat Alice Bob") && put(&r, "add Bob +1") && put(&r, "add Zed +1") &&
	            put(&r, "turn"));
	assert_false(journal_replay(r.journal, &bad, &r.why));
	assert_int_equal(bad, 2);
	assert_string_equal(r.why.text, "no player is called \"Zed\": Alice, Bob");
	room_free(&r);
	/* What only the check of the game sees, at the end, is told of the last line. */
	faulty.check = never_sound;
	journal_free(unsound.journal);
	unsound.journal = journal_new(&faulty);
	assert_true(put(&unsound, "seat Alice Bob") && put(&unsound, "add Bob +1"));
	assert_false(journal_replay(unsound.journal, &bad, &unsound.why));
	assert_int_equal(bad, 1);
	assert_string_equal(unsound.why.text, "a fault of the program");
	room_free(&unsound);
	/* Replay skips a line that was taken back. */
	assert_true(put(&undone, "seat Alice Bob") && put(&undone, "add Zed +1") && put(&undone, "undo"));
	assert_true(journal_replay(undone.journal, &bad, &undone.why));
	journal_tell(undone.journal, 1, &undone.said);
	must(&undone, "add Bob +1");
	assert_int_equal(tally(&undone, 1), 1);
	room_free(&undone);
	assert_false(put(&hostile, "undo"));
	assert_false(put(&hostile, "redo"));
	assert_true(put(&hostile, "redx")); /* a line like any other, for the replay to refuse */
	assert_false(journal_put(hostile.journal, "a\0b", 3, 1, &hostile.why));
	assert_true(put(&hostile, "note \x1b[2J"));
	assert_false(put(&hostile, "undo")); /* the log would show it */
	room_free(&hostile);
}

static void following_refuses_and_goes_on(void **state)
{
	struct room r = room_seated();
	char *before = report(&r);

	assert_false(journal_follow(r.journal, "add Zed +1", 10, 5, NULL, &r.why));
	assert_false(journal_follow(r.journal, "roll Bob", 8, 5, NULL, &r.why)); /* chance must be settled */
	assert_false(journal_follow(r.journal, "redo", 4, 5, NULL, &r.why));
	assert_false(journal_follow(r.journal, "", 0, 5, NULL, &r.why));
	assert_false(journal_follow(r.journal, "state", 5, 5, NULL, &r.why));
	assert_report(&r, before);
	assert_true(journal_follow(r.journal, "roll Bob 3", 10, 5, NULL, &r.why));
	assert_int_equal(tally(&r, 1), 3);
	assert_int_equal(journal_count(r.journal), 2);
	room_free(&r);
}

static void old_lines_are_told_as_they_were(void **state)
{
	struct room r = room_seated();
	char *before;

	must(&r, "add Bob +3");
	must(&r, "rename Bob Zed");
	must(&r, "add Zed +4");
	must(&r, "undo");
	must(&r, "add Zed +5");
	for (int i = 0; i < 300; i++)
		must(&r, "add Zed +1");
	before = report(&r);
	journal_tell(r.journal, 1, &r.said);
	assert_string_equal(said_get(&r.said, 0), "Bob: 3");
	journal_tell(r.journal, 3, &r.said);
	assert_string_equal(said_get(&r.said, 0), "Zed: 7"); /* taken back, told all the same */
	journal_tell(r.journal, 4, &r.said);
	assert_string_equal(said_get(&r.said, 0), "undo");
	journal_tell(r.journal, 5, &r.said);
	assert_string_equal(said_get(&r.said, 0), "Zed: 8");
	for (int i = 304; i > 290; i--) {
		char expected[20];

		journal_tell(r.journal, i, &r.said);
		snprintf(expected, sizeof expected, "Zed: %d", i + 3);
		assert_string_equal(said_get(&r.said, 0), expected);
	}
	assert_report(&r, before);
	must(&r, "undo");
	assert_int_equal(tally(&r, 1), 307);
	room_free(&r);
}

static unsigned flags_of(struct room *r, const char *text)
{
	return journal_flags(r->journal, text, strlen(text));
}

/* Whether a kept line still holds may hang on what is hidden: nobody is told before it is said. */
static void a_redo_of_kept_lines_is_not_tried(void **state)
{
	struct room r = room_seated();

	must(&r, "add Bob +5");
	must(&r, "add Bob -4");
	must(&r, "undo");
	assert_int_equal(flags_of(&r, "redo"), 0);
	must(&r, "undo");
	must(&r, "add Bob +3");
	assert_int_equal(flags_of(&r, "redo"), VERB_UNTRIED);
	assert_true(journal_would(r.journal, "redo", r.at, NULL, NULL, &r.why));
	assert_int_equal(say(&r, "redo"), JOURNAL_REFUSED);
	room_free(&r);
}

static void a_line_face_down_stays_secret(void **state)
{
	struct room r = room_seated();
	const void *after;
	char *seen;

	must(&r, "add Bob +1 & hide Bob 7");
	assert_int_equal(flags_of(&r, journal_entry(r.journal, 1).text), VERB_SECRET);
	assert_int_equal(flags_of(&r, "hide Zed 1 & hide \"Zed"), VERB_SECRET); /* broken, yet it was typed */
	assert_int_equal(flags_of(&r, "note hide & rename Bob \"hide\""), 0);
	must(&r, "undo");
	assert_string_equal(said_get(&r.said, 0), "Undone: Bob: 1; Bob lays a number face down");
	must(&r, "redo");
	assert_true(journal_would(r.journal, "show Bob", r.at, &after, &r.said, &r.why));
	assert_int_equal(r.said.lines, 0);
	seen = report_of(after);
	assert_non_null(strstr(seen, "players[1].laid true"));
	free(seen);
	assert_false(journal_would(r.journal, "show Zed", r.at, NULL, &r.said, &r.why));
	must(&r, "show Bob");
	assert_string_equal(said_get(&r.said, 0), "Bob shows 7");
	room_free(&r);
}

static void assert_told(struct room *r, int entry, bool down, const char *sentence)
{
	assert_int_equal(journal_is_down(r->journal, entry), down);
	journal_tell(r->journal, entry, &r->said);
	assert_string_equal(said_get(&r->said, 0), sentence);
}

/* Undo hides a revealed card and its sentences again; redo brings them back. */
static void undo_hides_a_revealed_card(void **state)
{
	struct room r = room_seated(); /* entry 0 */

	must(&r, "hide Bob 7");
	must(&r, "show Bob");
	must(&r, "note seven");
	assert_told(&r, 2, false, "Bob shows 7");
	must(&r, "undo");
	assert_string_equal(said_get(&r.said, 0), "Undone: note: seven");
	assert_told(&r, 3, false, "note: seven");
	must(&r, "undo");
	assert_string_equal(said_get(&r.said, 0), "Undone: show");
	assert_told(&r, 2, true, "(face down)");
	assert_told(&r, 3, true, "(face down)");
	must(&r, "redo");
	assert_string_equal(said_get(&r.said, 0), "Redone: Bob shows 7");
	assert_told(&r, 2, false, "Bob shows 7");
	assert_told(&r, 3, false, "note: seven");
	must(&r, "undo");
	must(&r, "note other");
	assert_told(&r, 3, true, "(face down)");
	must(&r, "undo");
	assert_told(&r, 8, false, "note: other");
	assert_told(&r, 1, false, "Bob lays a number face down");
	room_free(&r);
}

/* Bob's tallies on the way. */
struct walked {
	const struct journal *journal;
	int first, seen;
	int tally[8];
};

static void note_tally(void *user, int entry, const void *state)
{
	struct walked *w = user;

	assert_int_equal(entry, journal_line(w->journal, w->first + w->seen));
	assert_true(w->seen < 8);
	assert_true(null_game.gauge(state, 1, &w->tally[w->seen++]));
}

/* From any line on, also after looking at others; lines taken back are skipped. */
static void states_can_be_walked(void **state)
{
	static const int tallies[] = { 0, 3, 8, 9 };
	struct room r = room_seated();

	must(&r, "add Bob +3");
	must(&r, "add Bob +4");
	must(&r, "undo");
	must(&r, "add Bob +5");
	must(&r, "add Bob +1");
	for (int first = 0; first <= 4; first++) {
		struct walked w = { r.journal, first, 0, { 0 } };

		journal_tell(r.journal, first * 2 % 5, &r.said);
		journal_walk(r.journal, first, note_tally, &w);
		assert_int_equal(w.seen, 4 - first);
		assert_memory_equal(w.tally, tallies + first, sizeof *tallies * (size_t)w.seen);
	}
	assert_int_equal(tally(&r, 1), 9);
	must(&r, "undo");
	assert_int_equal(tally(&r, 1), 8);
	room_free(&r);
}

/* "0 3 8" of Bob, for the points there are. */
static const char *course_of(struct series *series, struct journal *journal)
{
	static char out[200];
	size_t end = 0;

	series_follow(series, journal);
	out[0] = '\0';
	for (int i = 0; i < series->count; i++)
		end += (size_t)snprintf(out + end, sizeof out - end, "%s%d%s", i ? " " : "",
		                        series->point[i].value[1], series->point[i].in & 2 ? "" : "-");
	return out;
}

static void a_series_keeps_up(void **state)
{
	struct room r = room_seated();
	struct series series = { 0 };

	assert_string_equal(course_of(&series, r.journal), "0");
	must(&r, "add Bob +3");
	must(&r, "turn");
	must(&r, "add Bob +4");
	assert_string_equal(course_of(&series, r.journal), "0 3 3 7");
	assert_int_equal(series.point[3].round, 1);
	must(&r, "undo");
	must(&r, "undo");
	assert_string_equal(course_of(&series, r.journal), "0 3");
	must(&r, "redo");
	assert_string_equal(course_of(&series, r.journal), "0 3 3");
	/* Taken back and something else said, before the next look. */
	must(&r, "undo");
	must(&r, "undo");
	must(&r, "add Bob +8");
	must(&r, "hide Bob 5");
	assert_string_equal(course_of(&series, r.journal), "0 8 8-");
	assert_int_equal(series_game(&series), 0);
	must(&r, "anew");
	must(&r, "add Bob +2");
	assert_string_equal(course_of(&series, r.journal), "0 8 8- 0 2");
	assert_int_equal(series_game(&series), 3);
	must(&r, "undo");
	must(&r, "undo");
	course_of(&series, r.journal);
	assert_int_equal(series_game(&series), 0);
	series_free(&series);
	assert_string_equal(course_of(&series, r.journal), "0 8 8-");
	series_free(&series);
	room_free(&r);
}

static void time_never_runs_backwards(void **state)
{
	struct room r = room_seated();
	const struct table *table = journal_state(r.journal);

	r.at = 2000;
	must(&r, "turn & clock start");
	r.at = 2060;
	must(&r, "note a minute later");
	assert_int_equal(table_clock_at(table, 2060), 60);
	r.at = 1500; /* the machine's clock was set back */
	must(&r, "turn");
	assert_int_equal(table->now, 2060);
	assert_int_equal(table->seat[0].clock_s, 60);
	assert_int_equal(table_clock_at(table, 1500), 0);
	r.at = 2070;
	must(&r, "turn");
	assert_int_equal(table->seat[1].clock_s, 10);
	room_free(&r);
}

/* Each of two who type in turn, one of them on a phone, and then nobody in particular. */
static void a_line_is_of_who_typed_it(void **state)
{
	static const char *const by[] = { "Ann", "Bob", "Bob", "", "Ann" };
	struct room r = room_seated();
	int first = journal_count(r.journal);

	for (int i = 0; i < 5; i++) {
		journal_by(r.journal, by[i], i == 1);
		must(&r, "turn");
	}
	for (int i = 0; i < 5; i++) {
		assert_string_equal(journal_entry(r.journal, first + i).by, by[i]);
		assert_int_equal(journal_entry(r.journal, first + i).phone, i == 1);
	}
	room_free(&r);
}

static void a_long_line_is_kept_whole(void **state)
{
	static char text[LINE_BYTES + 100];
	struct room r = room_seated();
	size_t end = 0;

	while (end < LINE_BYTES - 400)
		end += (size_t)sprintf(text + end, "%snote %0350d & add Bob =%zu", end ? " & " : "", 7,
		                       end % 1000);
	must(&r, text);
	assert_string_equal(journal_entry(r.journal, 1).text, text);
	must(&r, "add Bob =1");
	must(&r, text);
	must(&r, "undo");
	assert_int_equal(tally(&r, 1), 1);
	room_free(&r);
}

/* ---- a state that is mostly room ---- */

struct roomy {
	struct table table;
	int used;
	char text[2 << 20];
};

enum { BULKY = 100 };

static struct {
	int copies, searches;
} counted;

static bool put_apply(struct call *call)
{
	struct roomy *roomy = call->state;
	const char *word;

	if (!args_word(&call->args, &word))
		return false;
	for (; *word; word++)
		roomy->text[roomy->used++] = *word;
	return roomy->text[roomy->used - 1] != '!' || reason_set(call->why, "not so loud");
}

static bool search_apply(struct call *call)
{
	struct roomy *roomy = call->state;

	call->costly = true;
	if (call->ahead)
		return true;
	roomy->text[roomy->used++] = '*';
	counted.searches++;
	return true;
}

static bool roomy_is_bulky(const void *state)
{
	return ((const struct roomy *)state)->used > BULKY;
}

static void roomy_report(const void *state, struct emit *e)
{
	const struct roomy *roomy = state;
	char text[1000];

	snprintf(text, sizeof text, "%.*s", roomy->used, roomy->text);
	emit_text(e, "text", text);
}

/* Spoils the part that it does not copy, which no caller may read. */
static void roomy_copy(void *to, const void *from)
{
	const struct roomy *roomy = from;

	counted.copies++;
	memcpy(to, from, offsetof(struct roomy, text) + (size_t)roomy->used);
	memset(((struct roomy *)to)->text + roomy->used, '?', 100);
}

static const struct game *roomy_game(void)
{
	static const struct verb verbs[] = { { .name = "put", .args = "TEXT", .apply = put_apply },
		                             { .name = "search", .args = "", .apply = search_apply },
		                             { 0 } };
	static const struct game game = {
		.id = "roomy",
		.title = "Roomy",
		.verbs = verbs,
		.state_size = sizeof(struct roomy),
		.report = roomy_report,
		.copy = roomy_copy,
		.bulky = roomy_is_bulky,
		.no_turns = true,
	};

	return &game;
}

static void assert_text(const struct room *r, const char *text, int length)
{
	const struct roomy *roomy = journal_state(r->journal);

	assert_int_equal(roomy->used, length);
	assert_memory_equal(roomy->text, text, length);
}

static void a_game_may_copy_what_is_in_use(void **state)
{
	struct room r = { .journal = journal_new(roomy_game()), .at = 1000 };
	char text[401] = "", said[16];

	for (int i = 0; i < 400; i++) {
		text[i] = (char)('a' + i % 26);
		snprintf(said, sizeof said, "put %c", text[i]);
		must(&r, said);
		assert_int_equal(say(&r, "put quiet!"), JOURNAL_REFUSED);
		assert_text(&r, text, i + 1);
	}
	for (int i = 399; i >= 0; i--) {
		must(&r, "undo");
		assert_text(&r, text, i);
	}
	for (int i = 1; i <= 400; i++) {
		must(&r, "redo");
		assert_text(&r, text, i);
	}
	room_free(&r);
}

static void a_bulky_state_is_not_copied_for_each_line(void **state)
{
	struct room r = { .journal = journal_new(roomy_game()), .at = 1000 };
	char text[4 * BULKY];

	memset(text, 'x', sizeof text);
	for (int i = 0; i <= BULKY; i++)
		must(&r, "put x");
	counted.copies = 0;
	for (int i = BULKY + 1; i < 4 * BULKY; i++)
		must(&r, "put x");
	assert_in_range(counted.copies, 0, 4 * BULKY / 64); /* checkpoints */
	assert_text(&r, text, sizeof text);
	must(&r, "search");
	must(&r, "put x");
	must(&r, "undo");
	must(&r, "undo");
	assert_text(&r, text, sizeof text);
	room_free(&r);
}

static void undo_repeats_no_costly_line(void **state)
{
	struct room r = { .journal = journal_new(roomy_game()), .at = 1000 };

	counted.searches = 0;
	must(&r, "put x");
	must(&r, "search");
	for (int i = 0; i < 30; i++)
		must(&r, "put x");
	for (int i = 0; i < 30; i++)
		must(&r, "undo");
	assert_text(&r, "x*", 2);
	must(&r, "redo");
	must(&r, "undo");
	assert_int_equal(counted.searches, 1);
	room_free(&r);
}

static void a_costly_line_is_not_carried_out_in_advance(void **state)
{
	struct room r = { .journal = journal_new(roomy_game()), .at = 1000 };
	const void *after;

	counted.searches = 0;
	must(&r, "put x");
	assert_true(journal_would(r.journal, "search", 2000, &after, &r.said, &r.why));
	assert_ptr_equal(after, journal_state(r.journal));
	assert_true(journal_would(r.journal, "search & put x!", 2000, &after, &r.said, &r.why));
	assert_int_equal(r.said.lines, 0); /* what follows may be refused: nothing is promised */
	assert_false(journal_would(r.journal, "search too-much", 2000, &after, &r.said, &r.why));
	assert_false(journal_would(r.journal, "put x! & search", 2000, &after, &r.said, &r.why));
	assert_int_equal(counted.searches, 0);
	assert_text(&r, "x", 1);
	must(&r, "search");
	assert_text(&r, "x*", 2);
	room_free(&r);
}

static void a_game_may_have_no_turns(void **state)
{
	const struct verb *verb;

	assert_null(verb_find(roomy_game(), "turn"));
	assert_null(verb_find(roomy_game(), "first"));
	assert_non_null(verb_find(roomy_game(), "note"));
	for (int n = 0; (verb = verb_at(roomy_game(), n)); n++)
		assert_ptr_equal(verb_find(roomy_game(), verb->name), verb);
}

int main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(utf8_reads_only_what_is_well_formed),
		cmocka_unit_test(utf8_folds_case_accents_and_width),
		cmocka_unit_test(utf8_folds_every_capital),
		cmocka_unit_test(utf8_counts_columns),
		cmocka_unit_test(utf8_mends_and_shows),
		cmocka_unit_test(control_characters_are_known),
		cmocka_unit_test(joiners_are_seen_or_refused),
		cmocka_unit_test(words_are_split),
		cmocka_unit_test(words_refuse_what_is_not_text),
		cmocka_unit_test(words_keep_their_limits),
		cmocka_unit_test(a_line_written_is_read_again),
		cmocka_unit_test(a_line_that_is_full_says_so),
		cmocka_unit_test(numbers_are_whole_and_in_range),
		cmocka_unit_test(changes_stay_in_bounds),
		cmocka_unit_test(choices_are_counted),
		cmocka_unit_test(near_verbs_are_found),
		cmocka_unit_test(undo_and_redo_go_all_the_way),
		cmocka_unit_test(undo_reaches_back_over_a_hundred_thousand_lines),
		cmocka_unit_test(undo_keeps_to_its_branch),
		cmocka_unit_test(a_new_line_ends_what_could_be_redone),
		cmocka_unit_test(a_redo_of_kept_lines_is_not_tried),
		cmocka_unit_test(undo_does_not_end_a_refusal),
		cmocka_unit_test(joined_lines_are_one),
		cmocka_unit_test(a_part_sees_the_parts_before_it),
		cmocka_unit_test(chance_is_settled_once),
		cmocka_unit_test(a_refusal_changes_nothing),
		cmocka_unit_test(only_utf8_is_read),
		cmocka_unit_test(no_joiner_ends_a_text),
		cmocka_unit_test(a_place_before_a_long_reason_cuts_its_end),
		cmocka_unit_test(places_follow_what_is_counted),
		cmocka_unit_test(reasons_are_fit_to_be_shown),
		cmocka_unit_test(names_are_found),
		cmocka_unit_test(a_question_leaves_things_as_they_were),
		cmocka_unit_test(chance_is_not_used_up_by_questions),
		cmocka_unit_test(loading_gives_the_same_table),
		cmocka_unit_test(loading_names_the_line_that_is_wrong),
		cmocka_unit_test(following_refuses_and_goes_on),
		cmocka_unit_test(old_lines_are_told_as_they_were),
		cmocka_unit_test(a_line_face_down_stays_secret),
		cmocka_unit_test(undo_hides_a_revealed_card),
		cmocka_unit_test(states_can_be_walked),
		cmocka_unit_test(a_series_keeps_up),
		cmocka_unit_test(time_never_runs_backwards),
		cmocka_unit_test(a_line_is_of_who_typed_it),
		cmocka_unit_test(a_long_line_is_kept_whole),
		cmocka_unit_test(a_game_may_copy_what_is_in_use),
		cmocka_unit_test(a_bulky_state_is_not_copied_for_each_line),
		cmocka_unit_test(undo_repeats_no_costly_line),
		cmocka_unit_test(a_costly_line_is_not_carried_out_in_advance),
		cmocka_unit_test(a_game_may_have_no_turns),
	};

	return cmocka_run_group_tests_name("journal", tests, NULL, NULL);
}
