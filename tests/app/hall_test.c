/* SPDX-License-Identifier: MIT */
/*
 * A championship as the event of a hall, without a hall: what the desk makes of what a table hands in, who is
 * told to sit where, who sits wrong, whose call is answered. TAP.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "app/hall/hall.h"
#include "rules/catan/catan.h"
#include "rules/championship/championship.h"

/* ---- an event, and a table of its hall ---- */

static struct rng rng;

static void say(struct journal *event, int64_t at, const char *line)
{
	struct reason why = { 0 };

	if (journal_say(event, line, strlen(line), at, &rng, false, NULL, NULL, &why) != JOURNAL_SAID)
		fail_msg("%s: %s", line, why.text);
}

/* Two rounds of two tables; the first is posted. */
static struct journal *event_new(void)
{
	static const char *const lines[] = {
		"seat Anna Ben Chiyo Dora Eve \"Ana de la Fuente y Torres\" Gil \"Hal, Jr.\"",
		"table 1 1 Anna Ben Chiyo Dora",
		"table 1 2 Eve \"Ana de\" Gil Hal",
		"table 2 1 Hal Anna Eve Ben",
		"table 2 2 Dora Gil Chiyo \"Ana de\"",
		"layout 1 draw",
		"layout 2 draw",
		"post 1",
	};
	struct journal *event = journal_new(hall_event_of(NULL)->game);

	for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
		say(event, 1000, lines[i]);
	return event;
}

/* "Ben=10!*, Anna=8*, Cy=6": the winner has a "!", who has signed a "*". */
static struct hall_row row_of(int table, const char *seats)
{
	struct hall_row row = { .table = table, .sheet = { .over = true, .winner = -1 } };
	char text[400], *rest = text, *seat;

	snprintf(text, sizeof text, "%s", seats);
	while ((seat = strsep(&rest, ","))) {
		char *value = strchr(seat, '=');

		seat += *seat == ' ';
		snprintf(row.seat[row.seats].name, NAME_BYTES, "%.*s", (int)(value - seat), seat);
		row.seat[row.seats].value = atoi(value + 1);
		if (strchr(value, '!'))
			row.sheet.winner = row.seats;
		if (strchr(value, '*'))
			row.sheet.signed_by |= 1U << row.seats;
		row.seats++;
	}
	return row;
}

/* What the desk makes of it: "line: ..", "open: why", "late: why". */
static const char *handed(const struct journal *event, int table, const char *seats)
{
	static const char *const words[] = {
		[HANDED_LINE] = "line", [HANDED_OPEN] = "open", [HANDED_LATE] = "late"
	};
	static char out[LINE_BYTES + REASON_BYTES];
	struct hall_row row = row_of(table, seats);
	struct reason why = { 0 };
	struct line line;
	enum handed how;

	line_clear(&line);
	how = hall_event_of(NULL)->hand_in(journal_state(event), &row, "from=1-6f1c0e4a/9", &line, &why);
	snprintf(out, sizeof out, "%s: %s%s", words[how], line.text, why.text);
	return out;
}

/* ---- what is handed in ---- */

/* The points of the sheet's places, in whatever order the table sits; then signatures as they come; then
 * nothing, once all of it is known. */
static void test_result(void **state)
{
	struct journal *event = event_new();

	assert_string_equal(handed(event, 1, "Ben=10!*, Dora=5, Anna=8*, Chiyo=6"),
	                    "line: result 1 1 8 10 6 5 winner=2 from=1-6f1c0e4a/9 & "
	                    "sign 1 1 1 2 from=1-6f1c0e4a/9");
	assert_string_equal(handed(event, 1, "Anna=8, Ben=10!, Chiyo=6, Dora=5"),
	                    "line: result 1 1 8 10 6 5 winner=2 from=1-6f1c0e4a/9");
	say(event, 2000, handed(event, 1, "Ben=10!*, Dora=5, Anna=8*, Chiyo=6") + 6);
	assert_string_equal(handed(event, 1, "Ben=10!*, Dora=5, Anna=8*, Chiyo=6"), "line: ");
	assert_string_equal(handed(event, 1, "Ben=10!*, Dora=5*, Anna=8, Chiyo=6"),
	                    "line: sign 1 1 4 from=1-6f1c0e4a/9");
	/* other points, or another winner, is another result: all sign it again */
	assert_string_equal(handed(event, 1, "Ben=10!*, Dora=7, Anna=8, Chiyo=6"),
	                    "line: result 1 1 8 10 6 7 winner=2 from=1-6f1c0e4a/9 & "
	                    "sign 1 1 2 from=1-6f1c0e4a/9");
	assert_string_equal(handed(event, 1, "Ben=10, Dora=5, Anna=8!, Chiyo=6"),
	                    "line: result 1 1 8 10 6 5 winner=1 from=1-6f1c0e4a/9");
	assert_string_equal(handed(event, 1, "Anna=7*, Ben=10!, Dora=5, Chiyo=6"),
	                    "line: result 1 1 7 10 6 5 winner=2 from=1-6f1c0e4a/9 & "
	                    "sign 1 1 1 from=1-6f1c0e4a/9");
	say(event, 2500, "result 1 2 10 8 6 5 & sign 1 2 5");
	assert_string_equal(handed(event, 2, "Eve=10!, Ana Torres=8, Gil=6, Hal=5"), "line: ");
	say(event, 3000, "sign 1 1 each");
	assert_string_equal(handed(event, 1, "Ben=10!*, Dora=5, Anna=8*, Chiyo=6"), "line: ");
	assert_string_equal(handed(event, 1, "Ben=10!*, Dora=6, Anna=8*, Chiyo=6"),
	                    "late: its points differ from its locked sheet");
	journal_free(event);
}

/* Who is not on the sheet, or is missing, is named; nobody's points are guessed. */
static void test_other_players(void **state)
{
	struct journal *event = event_new();

	assert_string_equal(handed(event, 1, "Zoe=8, Ben=10!, Yan=6, Dora=5"),
	                    "open: Zoe, Yan: not on its sheet");
	assert_string_equal(handed(event, 1, "Anna=8, Eve=10!, Chiyo=6, Dora=5"),
	                    "open: Eve: not on its sheet");
	assert_string_equal(handed(event, 1, "Anna=8, Dora=10!"), "open: Ben, Chiyo: not in its result");
	assert_string_equal(handed(event, 1, "Anna=8, Anna=10!, Chiyo=6, Dora=5"),
	                    "open: Ben: not in its result");
	assert_string_equal(handed(event, 1, "Anna=8, Ben=10!, Chiyo=6, Dora=5, Eve=4"),
	                    "open: Eve: not on its sheet");
	assert_string_equal(handed(event, 3, "Anna=8, Ben=10!, Chiyo=6, Dora=5"),
	                    "open: no sheet there has these players");
	say(event, 2000, "result 1 1 8 10 6 5");
	assert_string_equal(handed(event, 1, "Anna=8, Zoe=10!, Chiyo=6, Dora=5"),
	                    "late: Zoe: not on its sheet");
	journal_free(event);
}

/* A long name comes back as the table was told it, or as its beginning; without the comma. */
static void test_names(void **state)
{
	struct journal *event = event_new();

	assert_string_equal(handed(event, 2, "Eve=3, Ana Torres=10!, Gil=2, Hal Jr.=9"),
	                    "line: result 1 2 3 10 2 9 winner=6 from=1-6f1c0e4a/9");
	assert_string_equal(handed(event, 2, "Eve=3, Ana de=10!, Gil=2, Hal=9"),
	                    "line: result 1 2 3 10 2 9 winner=6 from=1-6f1c0e4a/9");
	journal_free(event);
}

/* An empty seat waits for no points. Who left does not stand in the table's way. */
static void test_empty_seat(void **state)
{
	struct journal *event = event_new();

	say(event, 1000, "absent Chiyo");
	assert_string_equal(handed(event, 1, "Dora=5, Ben=10!, Anna=8"),
	                    "line: result 1 1 8 10 5 winner=2 from=1-6f1c0e4a/9");
	/* two names of one player are no two players */
	assert_string_equal(handed(event, 1, "Dora=5, Ben=10!, Anna=8, Ann=7"),
	                    "open: no sheet there has these players");
	say(event, 1000, "result 1 1 8 10 5 & sign 1 1 1");
	assert_string_equal(handed(event, 1, "Dora=5, Ben=10!, Anna=8"), "line: ");
	assert_string_equal(handed(event, 1, "Dora=5, Ben=10!"), "late: Anna: not in its result");
	journal_free(event);
}

/* The same four at the same table twice: their game is of the later round. */
static void test_later_round(void **state)
{
	struct journal *event = journal_new(hall_event_of(NULL)->game);

	say(event, 1000, "seat Anna Ben Chiyo Dora");
	say(event, 1000, "table 1 1 Anna Ben Chiyo");
	say(event, 1000, "table 2 1 Chiyo Ben Anna");
	/* more at the table than on any sheet are no game of it */
	assert_string_equal(handed(event, 1, "Anna=10!, Ben=8, Chiyo=5, Dora=1"),
	                    "open: Dora: not on its sheet");
	assert_string_equal(handed(event, 1, "Anna=10!*, Ben=8, Chiyo=5"),
	                    "line: result 2 1 5 8 10 winner=1 from=1-6f1c0e4a/9 & "
	                    "sign 2 1 1 from=1-6f1c0e4a/9");
	journal_free(event);
}

/* The final has a sheet as any round. */
static void test_final(void **state)
{
	struct journal *event = event_new();

	say(event, 2000, "result 1 1 8 10 6 5 & sign 1 1 each");
	say(event, 2000, "result 1 2 8 10 6 5 & sign 1 2 each");
	say(event, 2000, "result 2 1 8 10 6 5 & sign 2 1 each");
	say(event, 2000, "result 2 2 8 10 6 5 & sign 2 2 each");
	say(event, 2000, "cut 4");
	say(event, 2000, "final");
	assert_string_equal(handed(event, 1, "Anna=10!, Ana Torres=8, Gil=5, Ben=1"),
	                    "line: result final 1 10 5 8 1 winner=1 from=1-6f1c0e4a/9");
	journal_free(event);
}

/* ---- who is to sit where ---- */

/* "1 1: Anna Ben; 2 1: ..": table, round (with a * in the order of turns), and who. */
static const char *due(const struct journal *event)
{
	static char out[2000];
	size_t end = 0;
	int count;
	struct hall_seating *list = hall_event_of(NULL)->seating(journal_state(event), &count);

	out[0] = '\0';
	for (int i = 0; i < count; i++) {
		char who[400];

		hall_list_due(&list[i], who, sizeof who);
		end += (size_t)snprintf(out + end, sizeof out - end, "%s%d %s%s: %s", i ? "; " : "",
		                        list[i].table, list[i].round, list[i].turns ? "*" : "", who);
	}
	free(list);
	return out;
}

static void test_seating(void **state)
{
	struct journal *event = event_new();

	assert_string_equal(due(event), "1 1: Anna, Ben, Chiyo, Dora; 2 1: Eve, Ana Torres, Gil, Hal Jr.");
	say(event, 1000, "absent Gil");
	say(event, 1000, "seating 1 1 Anna seat=N colour=red turn=3");
	assert_string_equal(due(event), "1 1: Anna, Ben, Chiyo, Dora; 2 1: Eve, Ana Torres, Hal Jr.");
	say(event, 1000, "seating 1 1 Ben colour=blue turn=1");
	say(event, 1000, "seating 1 1 Chiyo colour=white turn=4");
	say(event, 1000, "seating 1 1 Dora colour=orange turn=2");
	assert_string_equal(due(event), "1 1*: Ben, Dora, Anna, Chiyo; 2 1: Eve, Ana Torres, Hal Jr.");
	say(event, 1000, "seating 1 2 Eve seat=N colour=red turn=2");
	say(event, 1000, "seating 1 2 Ana colour=blue turn=1");
	say(event, 1000, "seating 1 2 Hal colour=white turn=3");
	assert_string_equal(due(event), "1 1*: Ben, Dora, Anna, Chiyo; 2 1*: Ana Torres, Eve, Hal Jr.");
	for (int i = 0; i < 3; i++)
		say(event, 1000, "undo");
	say(event, 2000, "result 1 1 8 10 6 5");
	assert_string_equal(due(event), "1 1*: Ben, Dora, Anna, Chiyo; 2 1: Eve, Ana Torres, Hal Jr.");
	say(event, 2000, "sign 1 1 each"); /* the second round is not posted yet */
	assert_string_equal(due(event), "2 1: Eve, Ana Torres, Hal Jr.");
	say(event, 2000, "post 2");
	assert_string_equal(due(event), "1 2: Hal Jr., Anna, Eve, Ben; 2 1: Eve, Ana Torres, Hal Jr.");
	journal_free(event);
}

/* A name of more than 24 columns: its first and last word, and where they are too long, its beginning,
 * without half a letter or a blank at its end. */
static void test_long_names(void **state)
{
	struct journal *event = journal_new(hall_event_of(NULL)->game);

	say(event, 1000,
	    "seat \"Maximilian Graf von Hohenlohe\" \"Taumatawhakatangi Hangakoauauotamatea\" "
	    "x寿限無寿限無五劫のすりきれ海砂利 \"Abcdefghijklmnopqrstuvw Yzzz\"");
	say(event, 1000, "table 1 1 1 2 3 4");
	say(event, 1000, "post 1");
	assert_string_equal(due(event),
	                    "1 1: Maximilian Hohenlohe, Taumatawhakatangi Hangak, x寿限無寿限無五劫のすり, "
	                    "Abcdefghijklmnopqrstuvw");
	journal_free(event);
}

static void test_round_words(void **state)
{
	const struct hall_event *event = hall_event_of(NULL);
	char out[60];

	assert_string_equal(event->round("2", out, sizeof out), "round 2");
	assert_string_equal(event->round("final", out, sizeof out), "the final");
	assert_string_equal(event->round("1", out, sizeof out), "round 1");
	assert_string_equal(event->round("tenth", out, sizeof out), "");
	assert_string_equal(event->round("", out, sizeof out), "");
	assert_ptr_equal(hall_event_of(&championship_game), event);
	assert_null(hall_event_of(&catan_game));
}

/* ---- who sits wrong ---- */

static const char *wrong(const struct journal *event, int table, const char *seats, bool over)
{
	struct hall_row row = row_of(table, seats);
	static struct reason why;

	why.text[0] = '\0';
	row.sheet.over = over;
	return hall_event_of(NULL)->misseated(journal_state(event), &row, &why) ? why.text : "right";
}

static void test_misseated(void **state)
{
	struct journal *event = event_new();
	struct hall_row empty = { .table = 1 };

	assert_string_equal(wrong(event, 1, "Anna=0, Ben=0, Chiyo=0, Dora=0", false), "right");
	assert_string_equal(wrong(event, 1, "Dora=0, Ben=0, Chiyo=0, Anna=0", false), "right");
	assert_string_equal(wrong(event, 1, "Anna=0, Ben=0, Zoe=0, Dora=0", false),
	                    "Zoe sits there, not Chiyo");
	assert_string_equal(wrong(event, 1, "Anna=0, Ben=0, Zoe=0, Dora=0", true), "right");
	assert_string_equal(wrong(event, 3, "Zoe=0, Ben=0, Chiyo=0, Dora=0", false), "right");
	assert_false(hall_event_of(NULL)->misseated(journal_state(event), &empty, &(struct reason){ 0 }));
	/* the turns are chosen: now their order counts */
	say(event, 1000, "seating 1 1 Anna seat=N colour=red turn=2");
	say(event, 1000, "seating 1 1 Ben colour=blue turn=1");
	say(event, 1000, "seating 1 1 Chiyo colour=white turn=3");
	say(event, 1000, "seating 1 1 Dora colour=orange turn=4");
	assert_string_equal(wrong(event, 1, "Anna=0, Ben=0, Chiyo=0, Dora=0", false),
	                    "turn order on its sheet: Ben, Anna, Chiyo, Dora");
	assert_string_equal(wrong(event, 1, "Ben=0, Anna=0, Chiyo=0, Dora=0", false), "right");
	/* a game of the round before may still stand there */
	say(event, 2000, "result 1 1 8 10 6 5 & sign 1 1 each");
	say(event, 2000, "post 2");
	assert_string_equal(wrong(event, 1, "Ben=0, Anna=0, Chiyo=0, Dora=0", false), "right");
	assert_string_equal(wrong(event, 1, "Ben=0, Anna=0, Chiyo=0, Zoe=0", false),
	                    "Chiyo, Zoe sit there, not Hal Jr., Eve");
	assert_string_equal(wrong(event, 1, "Hal=0, Anna=0, Eve=0", false),
	                    "Ben: on its sheet but not seated");
	assert_string_equal(wrong(event, 1, "Hal=0, Anna=0, Eve=0, Ben=0, Gil=0", false),
	                    "Gil: not on its sheet");
	journal_free(event);
}

/* A name, or its beginning in any case, is its player; so are those who sit in another order. */
static void test_sitting(void **state)
{
	const struct hall_seating due = { .table = 1,
		                          .seats = 3,
		                          .name = { "Anna", "\xc3\x89va", "Ben Ali" } };
	static const char *const right[] = { "anna", "\xc3\xa9va", "BEN" },
				 *const turned[] = { "Ben", "\xc3\x89va", "Anna" },
				 *const more[] = { "Anna Lee", "\xc3\x89va", "Ben" };
	struct reason why = { 0 };

	assert_int_equal(hall_sitting(&due, right, 3, &why), SITS_RIGHT);
	assert_string_equal(why.text, "");
	assert_int_equal(hall_sitting(&due, turned, 3, &why), SITS_IN_OTHER_ORDER);
	assert_string_equal(why.text, "pick order on its sheet: Anna, \xc3\x89va, Ben Ali");
	assert_int_equal(hall_sitting(&(struct hall_seating){ .seats = 1, .name = { "Anna" } },
	                              (const char *const[]){ "Anna", "X" }, 2, &why),
	                 SITS_WRONG);
	assert_string_equal(why.text, "X: not on its sheet");
	assert_int_equal(hall_sitting(&(struct hall_seating){ .seats = 1, .name = { "B" } },
	                              (const char *const[]){ "X" }, 1, &why),
	                 SITS_WRONG);
	assert_string_equal(why.text, "X sits there, not B");
	assert_int_equal(hall_sitting(&due, right, 2, &why), SITS_WRONG);
	assert_string_equal(why.text, "Ben Ali: on its sheet but not seated");
	assert_int_equal(hall_sitting(&due, more, 3, &why), SITS_WRONG);
	assert_string_equal(why.text, "Anna Lee sits there, not Anna");
}

/* ---- calls ---- */

/* Until the desk has written down that a judge was there, since this call and at this table. */
static void test_calls(void **state)
{
	struct journal *event = event_new();
	struct hall_row rows[3] = { row_of(1, "Anna=0, Ben=0"), row_of(2, "Eve=0"), row_of(3, "Gil=0") };
	struct errand list[ERRANDS_MOST];
	static struct hall_row many[ERRANDS_MOST + 3];

	rows[0].call = (struct judge_call){ .waiting = true, .seat = 1 };
	rows[0].called_at = 2000;
	rows[1].call = (struct judge_call){ .seat = 0 };
	rows[2].call = (struct judge_call){ .waiting = true, .seat = 1 }; /* nobody sits there any more */
	rows[2].called_at = 2500;
	assert_int_equal(hall_calls(hall_event_of(NULL), journal_state(event), rows, 3, list), 2);
	assert_int_equal(list[0].table, 1);
	assert_true(list[0].call);
	assert_int_equal(list[0].since, 2000);
	assert_string_equal(list[0].text, "Ben");
	assert_int_equal(list[1].table, 3);
	assert_string_equal(list[1].text, "");
	say(event, 1999, "judge-note 1 1 by=Rita before the call");
	say(event, 2000, "judge-note 1 2 by=Rita at another table");
	assert_int_equal(hall_calls(hall_event_of(NULL), journal_state(event), rows, 3, list), 2);
	say(event, 2000, "incident 1 1 no note, but who called");
	assert_int_equal(hall_calls(hall_event_of(NULL), journal_state(event), rows, 3, list), 2);
	say(event, 2000, "judge-note 1 1 by=Rita was there");
	assert_int_equal(hall_calls(hall_event_of(NULL), journal_state(event), rows, 3, list), 1);
	assert_int_equal(list[0].table, 3);
	for (int i = 0; i < ERRANDS_MOST + 3; i++)
		many[i] = (struct hall_row){ .table = i + 1,
			                     .call = { .waiting = true, .seat = -1 },
			                     .called_at = 9000 };
	assert_int_equal(hall_calls(hall_event_of(NULL), journal_state(event), many, ERRANDS_MOST + 3, list),
	                 ERRANDS_MOST);
	journal_free(event);
	event = event_new(); /* the note is all that was written down */
	say(event, 2000, "judge-note 1 1 by=Rita was there");
	assert_int_equal(hall_calls(hall_event_of(NULL), journal_state(event), rows, 1, list), 0);
	journal_free(event);
}

/* ---- the word in the title line ---- */

/* A fault of the connection is told once, and again when it was away; another try is no news. */
static void test_fault(void **state)
{
	static struct tui t;
	struct hall hall = { .why = "" };

	hall_tell_why(&hall, &t, "");
	assert_string_equal(t.notice.text, "");
	hall_tell_why(&hall, &t, "no way");
	assert_string_equal(t.notice.text, "the hall: no way");
	assert_int_equal(t.notice.role, ROLE_WARNING);
	t.notice.text[0] = '\0';
	hall_tell_why(&hall, &t, "no way");
	hall_tell_why(&hall, &t, "");
	hall_tell_why(&hall, &t, "no way");
	assert_string_equal(t.notice.text, "");
	hall.mark.up = true;
	hall_tell_why(&hall, &t, "");
	assert_string_equal(t.notice.text, "");
	hall_tell_why(&hall, &t, "no way");
	assert_string_equal(t.notice.text, "the hall: no way");
}

static const char *word_of(const struct hall *hall, int *style)
{
	static char out[100];
	static struct tui t;

	return hall_word(&hall->link, &t, style, out, sizeof out);
}

static void test_word(void **state)
{
	struct hall hall = { .post = (struct post *)&hall };
	int style = 0;

	assert_string_equal(word_of(&hall, &style), "away");
	assert_int_equal(style, ROLE_WARNING);
	hall.mark.up = true;
	assert_string_equal(word_of(&hall, &style), "no host yet");
	assert_int_equal(style, ROLE_WARNING);
	hall.mark.heard = true;
	assert_string_equal(word_of(&hall, &style), "in sync");
	assert_int_equal(style, ROLE_GOOD);
	assert_int_equal(hall_wake(&hall.link), 0);
	hall.mark.behind = 3;
	hall.shown_at = io_now_ms() + 60000; /* a host that answers soon is not worth a word */
	assert_string_equal(word_of(&hall, &style), "in sync");
	assert_int_equal(hall_wake(&hall.link), hall.shown_at);
	hall.shown_at = io_now_ms();
	assert_string_equal(word_of(&hall, &style), "behind by 3");
	assert_int_equal(style, ROLE_WARNING);
	assert_int_equal(hall_wake(&hall.link), 0);
	hall.mark.gone = true;
	assert_string_equal(word_of(&hall, &style), "taken over");
	hall = (struct hall){ .desk = (struct desk *)&hall };
	assert_string_equal(word_of(&hall, &style), "away");
	assert_int_equal(style, ROLE_WARNING);
	hall.mark.up = true;
	assert_string_equal(word_of(&hall, &style), "hall open");
	assert_int_equal(style, ROLE_GOOD);
}

/* The names as a line takes them, at a table of a game whose results are handed in. */
static void test_names_at_a_table(void **state)
{
	const struct hall_place place = { .event = "kyoto", .table = 4 };
	struct hall hall;
	char out[400];

	hall_table_begin(&hall, NULL, &place);
	assert_false(hall.link.names(&hall.link, &catan_game, out, sizeof out));
	hall.due = (struct hall_seating){ .seats = 2, .name = { "Ana Torres", "Ben" } };
	assert_true(hall.link.names(&hall.link, &catan_game, out, sizeof out));
	assert_string_equal(out, "\"Ana Torres\" Ben");
	assert_false(hall.link.names(&hall.link, &catan_game, out, 12)); /* half a name is none */
	assert_false(hall.link.names(&hall.link, &championship_game, out, sizeof out));
	assert_string_equal(out, "");
	hall.mark.gone = true;
	assert_false(hall.link.names(&hall.link, &catan_game, out, sizeof out));
}

int main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_result),
		cmocka_unit_test(test_other_players),
		cmocka_unit_test(test_names),
		cmocka_unit_test(test_empty_seat),
		cmocka_unit_test(test_later_round),
		cmocka_unit_test(test_final),
		cmocka_unit_test(test_seating),
		cmocka_unit_test(test_long_names),
		cmocka_unit_test(test_round_words),
		cmocka_unit_test(test_misseated),
		cmocka_unit_test(test_sitting),
		cmocka_unit_test(test_calls),
		cmocka_unit_test(test_fault),
		cmocka_unit_test(test_word),
		cmocka_unit_test(test_names_at_a_table),
	};

	rng_seed(&rng, 1);
	return cmocka_run_group_tests_name("an event of a hall", tests, NULL, NULL);
}
