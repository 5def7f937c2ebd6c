/* SPDX-License-Identifier: MIT */
/* Files as chance writes them, for the lines of played_test that read some. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "played.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

#include "app/core/cli.h"
#include "app/core/outside.h"
#include "rules/games.h"
#include "saves/text/memory_stream.h"
#include "tests/kit/evening.h"

/* Files as chance writes them, for the lines that read some. */
struct reads {
	const char *game;
	int trials;
	void (*write)(struct evening *e, FILE *out); /* NULL: a list of these, a line at a time */
	const char *heads[24], *counts[12], *names[40], *ends[12];
	const char *setup[30], *lines[40]; /* of the table: the first ones always */
	int always;
};

static int length_of(const char *const *list)
{
	int count = 0;

	while (list[count])
		count++;
	return count;
}

static const char *one_of(struct evening *e, const char *const *list)
{
	return list[played_below(e, length_of(list))];
}

/* Mostly the row of somebody who sits there, in columns with heads that say so. */
static void write_rows(struct evening *e, FILE *out)
{
	static const char *const people[] = { "Anna",        "Ben", "Chiyo Ito", "Dora",
		                              "Smith, John", "Eve", "Finn",      "Gus" };
	static const struct {
		const char *heads[8], *odd[16];
	} columns[] = {
		{ { "round", "Rd", "回戦", "Stage" },
		  { "2", "Round 1", "第1回戦", "final", "semi", "0", "x", "", "1.0", "1.5", "r2", "9" } },
		{ { "table", "Table No.", "卓", "tbl" },
		  { "2", "Table 1", "2卓", "", "99", "0", "1.00", "x", "t 1", "no 2" } },
		{ { "player", "Name", "名前", "first name" },
		  { "Anna (DE)", "ben", "BEN", "Zoe", "Zoe (FR)", "Zoe (XX)", "Zoe(FR)", "(FR)", "", "Chiyo",
		    "\"Q\"", "Zoe Zoe (Japan)", "Eve (GB)", "7", "self" } },
		{ { "points", "VP", "得点" },
		  { "11", "8 VP", "10 pts", "", "-1", "x", "9.0", "99", "vp 8", "8点" } },
		{ { "winner", "won", "勝者" },
		  { "x", "yes", "no", "0", "1", "Anna", "Zoe", "-", "○", "Finn", "maybe", "2" } },
		{ { "nation", "Country", "国" },
		  { "JP", "Japan", "Germny", "XX", "", "fr", "日本", "USA", "Zz" } },
		{ { "last name", "pick", "pick 1", "名" }, { "Ito", "1", "2", "5", "x", "Ben", "" } },
		{ { "nonsense", "", "pick 2" }, { "1", "z", "", "Dora" } },
	};
	static const int points[] = { 10, 8, 6, 5 };
	const char *part = one_of(e, (const char *const[]){ ",", ";", "\t", NULL });
	int order[8], from = played_below(e, 3) ? 0 : 2, count = 3 + played_below(e, 4),
		      rows = played_below(e, 14), odd = played_below(e, 3) ? 60 : 7;
	bool bare = !played_below(e, 6);

	for (int i = 0; i < count; i++)
		order[i] = played_below(e, 25) ? (i + from) % 8 : played_below(e, 8);
	if (!played_below(e, 8))
		fprintf(out, "A list of a day\n\n");
	for (int i = 0; i < count && !bare; i++)
		fprintf(out, "%s%s%s", i ? part : "",
		        columns[order[i]]
		                .heads[played_below(e, 3)
		                               ? 0
		                               : played_below(e, length_of(columns[order[i]].heads))],
		        i + 1 < count ? "" : "\n");
	for (int n = 0; n < rows; n++) {
		for (int i = 0; i < count; i++) {
			int column = order[i];
			char right[40] = "";

			if (column == 0)
				snprintf(right, sizeof right, "1");
			else if (column == 1)
				snprintf(right, sizeof right, "%d", n / 4 + 1);
			else if (column == 2)
				snprintf(right, sizeof right, "%s", people[n % 8]);
			else if (column == 3)
				snprintf(right, sizeof right, "%d", points[n % 4]);
			fprintf(out, "%s\"%s\"", i ? part : "",
			        played_below(e, odd) ? right : one_of(e, columns[column].odd));
		}
		fprintf(out, "%s", played_below(e, 20) ? "\n" : "\r\n\n");
	}
}

static void write_list(struct evening *e, const struct reads *reads, FILE *out)
{
	for (int n = played_below(e, 14); n >= 0; n--)
		if (!played_below(e, 4))
			fprintf(out, "%s\n", one_of(e, reads->heads));
		else
			fprintf(out, "%s%s%s\n", one_of(e, reads->counts), one_of(e, reads->names),
			        played_below(e, 2) ? "" : one_of(e, reads->ends));
}

/* clang-format off */
static const struct reads all_reads[] = {
	{ .game = "championship", .trials = 720, .write = write_rows,
	  .setup = { "seat Anna=DE Ben \"Chiyo Ito\"=JP Dora \"Smith, John\"=GB Eve Finn Gus", "table 1 1 Anna Ben \"Chiyo Ito\" Dora",
	             "table 1 2 5 Eve Finn Gus", "post 1", "table 2 1 Anna Ben 5 Eve", "table 2 2 3 4 7 8", "post 2",
	             "result 1 1 10 8 6 5", "sign 1 1 each", "drop Gus", "result 1 2 8 10 6 5", "undo", "layout 1 draw random",
	             "player \"Kim Lee\" nation=KR", "player \"Kim Lee\" nation=US" },
	  .always = 3,
	  .lines = { "players load f.csv", "results load f.csv", "results load f.csv", "results load f.csv sure", "tables load f.csv",
	             "tables load f.csv", "players load f.csv from=3", "players load", "players f.csv", "results load no.csv",
	             "export wall wall.md", "export standings f.svg", "export pairings p.csv round=2", "export sheets s.html round=9",
	             "export changes c.md", "export seats round=1", "export nothing x.md", "export table t.html", "export table t.html sure",
	             "export wall w.html paper=a5", "export wall w.html paper=letter", "export slips", "export", "export board b.md round=1",
	             "export rules no/such/r.md", "export table round=1" } },
	{ .game = "meccg", .trials = 240,
	  .heads = { "####", "Deck", "# Creatures (4)", "# Hazard (30)", "Sideboard", "Sites", "# Character (2)", "Pool", "[hazards]",
	             "[notes]", "[odd]", "Deck:", "# Resource (1)", "Anti-FW", "Notes", "# Creatures ---------------------------------------------------------------------------------------",
              "# nothing", "Agents",
	             "<section name=\"Hazards\" shared=\"False\">", "<card qty=\"3\" id=\"x\">Cave-drake</card>", "<notes>", "", "Minion Resource" },
	  .counts = { "", "1 ", "3 ", "2x ", "0 ", "100 ", "2X ", "3", "1 ", "1 " },
	  .names = { "Gimli", "Legolas", "Arwen", "Aragorn II", "Kíli", "Kili", "Gandalf", "Saruman", "Cave-drake", "Shelob", "Smaug Ahunt",
	             "Scatha at Home", "Concealment", "Wargs", "Dagger of Westernesse", "Doeth (Durthak)", "Rivendell", "Barad-dûr",
	             "Nothing of the Kind", "Legoland", "Gandalf/find", "Thorin II", "Sol Ring", "The Lidless Eye", "Hidden Ways", "Gimlo",
	             "Balin", "Hobbit-lore", "Pallando", "Radagast", "Bade to Rule" },
	  .ends = { "", " (TW)", " [H] (TW)", "*", "%", " (tw)", " (Durthak)", " (Fw)", " @" },
	  .setup = { "seat A B", "option rules coe", "side B fallen", "side A fallen", "side A minion", "pool A add Gimli" },
	  .always = 1,
	  .lines = { "pool A load f.csv", "deck A load f.csv", "deck A load f.csv", "deck A seal", "deck A compare f.csv", "pool B load f.csv sure",
	             "deck B load f.csv", "deck A load f.csv sure", "pool A load", "deck A load no.csv", "undo", "deck A compare old.csv",
	             "pool A list" } },
	{ .game = "archenemy", .trials = 480,
	  .heads = { "# Friday", "Schemes:", "[Schemes]", "[Main]", "Scheme Deck", "[metadata]", "Name=Friday", "" },
	  .counts = { "", "1 ", "2 ", "1x ", "0 ", "3 " },
	  .names = { "Feed the Machine", "The Iron Guardian Stirs", "What’s Yours Is Now Mine", "Roots of All Evil", "Look Skyward and Despair",
	             "Alice", "Foo Bar", "Feed", "A Plan" },
	  .ends = { "", " (OARC) 21", "|OARC|1" },
	  .setup = { "seat Elspeth Alice Bob", "archenemy Elspeth", "rumble", "option deck any", "scheme new \"A Plan\" ongoing text=\"It stays\"",
	             "scheme add Look", "scheme add Elspeth Feed x2" },
	  .always = 1,
	  .lines = { "scheme load f.csv", "scheme load f.csv", "scheme load Elspeth f.csv", "scheme save Friday", "scheme save Friday replace",
	             "scheme load Friday", "scheme load Alice f.csv", "scheme load f.csv texts", "scheme save .x", "scheme save", "scheme list",
	             "scheme load nowhere", "scheme load \"builtin:Death Toll\"", "scheme save Alice Hers", "scheme save Zoe Hers",
	             "scheme save a/b", "scheme load", "scheme clear", "counter Alice gold +1", "counters" } },
	{ .game = "commander", .trials = 480,
	  .heads = { "[Commander]", "[Main]", "[Planes]", "Deck", "Sideboard", "Commander", "Companion", "" },
	  .counts = { "1 ", "99 ", "2 ", "", "0 ", "30 " },
	  .names = { "Bant", "Naya", "Grixis", "Jund", "Academy at Tolaria West", "Phelddagrif", "Rhystic Study", "Goblin Piker", "Forest",
	             "Sol Ring", "Grist, the Hunger Tide", "Nothing" },
	  .ends = { "", " (OHOP) 27", "|HOP|1" },
	  .setup = { "seat Ann Ben", "option format brawl", "option partners any", "option format oathbreaker", "option rules 2010",
	             "commander Ann Phelddagrif" },
	  .always = 1,
	  .lines = { "planes load f.csv", "planes load f.csv", "deck Ann f.csv", "deck f.csv", "deck Ann f.csv cards=cards.json", "deck Ann f.csv house=f.csv",
	             "deck Ann f.csv cards=no.json", "commander Ann Phelddagrif", "commander Ann \"Grist, the Hunger Tide\" Phelddagrif",
	             "commander Ben \"Goblin Piker\"", "commander Ben Nobody", "commander Ann Phelddagrif identity=W",
	             "counter Ann charge +1", "counter Ann aether +1", "counter Ann poison +1", "counter Ann \"my own\" +2", "counter Ben Charge +1",
	             "counters", "counters forget charge", "counters forget nothing", "counters forget", "planes load", "planes load no.csv",
	             "counter Ann gold +1 & counter Ben gold +1" } },
	{ .game = "score", .trials = 480,
	  .setup = { "seat Ann Bo", "option sum 0", "option win low", "option start 100", "categories birds \"bonus cards\"", "option running on",
	             "template skat", "template wonders", "option target 7" },
	  .always = 0,
	  .lines = { "template save A", "template save A replace", "template a", "template B", "template save skat", "template hearts",
	             "template forget A", "templates", "round 1 2", "template save", "template \"House poker\"", "template save House poker",
	             "template save 12345678901234567890123456789012", "template forget", "template forget B", "template save forget",
	             "template save C", "template C" } },
	{ .game = "catan", .trials = 24,
	  .setup = { "seat P1 P2 P3 P4", "seat Anna Ben Chiba Dora", "option extension on" },
	  .always = 0,
	  .lines = { "board round", "board round 1", "board round 2", "board round 1 sessions/event.json", "board round final sessions/event.json", "board round sessions/event.json",
	             "board round no", "board round 1 sessions/commander.json", "board round 1 sessions/event.json more" } },
	{ 0 }
};
/* clang-format on */

static void tell_answer(struct evening *e, const char *line)
{
	struct reason why = { 0 };
	struct text_emit data;
	enum journal_answer answer;

	fprintf(e->out, "say %s\n", line);
	text_begin(&data, e->out, true);
	answer = open_table_say(&e->t.table, line, &data.emit, &why);
	fprintf(e->out, "%d %s\n", (int)answer, why.text);
	for (int i = 0; i < e->t.table.said.lines; i++)
		fprintf(e->out, "said: %s\n", said_get(&e->t.table.said, i));
	for (; e->entries < journal_count(e->t.table.journal); e->entries++)
		fprintf(e->out, "> %s\n", journal_entry(e->t.table.journal, e->entries).text);
}

static void tell_choices(struct evening *e)
{
	static const char *const holes[] = { "tokens", "kept", "own", "game", NULL };

	for (int i = 0; holes[i]; i++) {
		struct choice out[CHOICES_MAX];
		struct choices list = { .out = out, .max = CHOICES_MAX };

		outside_choices(&e->store, e->t.table.game, holes[i], &list);
		for (int n = 0; n < list.count; n++)
			fprintf(e->out, "%s: %s %s %s %s\n", holes[i], out[n].key, out[n].word, out[n].name,
			        out[n].text);
	}
}

/* What Tab makes of a name and of a path, and which names are known; the n-th of each. */
static void tell_completed(struct evening *e, int n)
{
	static const char *const names[] = { "T",     "Th",   "th",      "Thras",    "N",     "nic",
		                             "E",     "Edg",  "A",       "",         "Gob",   "T + tym",
		                             "x + T", "+ Ni", "Thras +", "Phelddag", "grist", "zz" },
				 *const paths[] = { "",          "f",          "c",         "ca", "sess",
		                                    "sessions/", "sessions/c", ".",         "no", "./f",
		                                    "no/x",      "./",         "cards.json" };
	const char *name = names[n % (int)(sizeof names / sizeof *names)],
		   *path = paths[n % (int)(sizeof paths / sizeof *paths)];
	char out[400] = "", several[120];
	bool done = outside_complete_card(&e->store, name, out, sizeof out, several, sizeof several);

	fprintf(e->out, "%s: %d %s | %s\n", name, done, done ? out : "", several);
	fprintf(e->out, "known %d\n", outside_knows_card(&e->store, done ? out : name));
	done = outside_complete(path, out, sizeof out, several, sizeof several);
	fprintf(e->out, "%s: %d %s | %s\n", path, done, done ? out : "", several);
}

static void read_by_chance(struct evening *e, const struct reads *reads)
{
	FILE *file = fopen("f.csv", "w");

	assert_non_null(file);
	if (reads->write)
		reads->write(e, file);
	else if (reads->names[0])
		write_list(e, reads, file);
	fclose(file);
	evening_open(&e->t, &e->store, &e->rng, journal_new(game_find(reads->game)), LINES, COLS);
	e->entries = 0;
	for (int i = 0; reads->setup[i]; i++)
		if (i < reads->always || !played_below(e, 3))
			tell_answer(e, reads->setup[i]);
	for (int i = 1 + played_below(e, 4); i > 0; i--)
		tell_answer(e, one_of(e, reads->lines));
	tell_choices(e);
	if (!played_below(e, 3))
		rename("f.csv", "old.csv");
	evening_end(&e->t);
}

/* One sum for a 24th of them. */
int file_walk(int walk, unsigned sums[SUMS], bool print)
{
	const struct reads *reads = &all_reads[walk];
	static struct evening e;
	char path[PATH_MAX], *text;
	int each = reads->trials / PARTS;
	size_t size;

	e = (struct evening){ .store = { .data = ".",
		                         .sessions = "sessions",
		                         .config = ".",
		                         .state = ".",
		                         .cache = ".",
		                         .archive = "archive" } };
	assert_int_equal(mkdir("sessions", 0700), 0);
	snprintf(path, sizeof path, "%.3000s/tests/saves/cards/small.json", played_source);
	played_copy(path, "cards.json");
	snprintf(path, sizeof path, "%.3000s/tests/saves/championship-people-0.1.json", played_source);
	played_copy(path, "sessions/event.json");
	snprintf(path, sizeof path, "%.3000s/tests/saves/commander-0.9.0.json", played_source);
	played_copy(path, "sessions/commander.json");
	rng_seed(&e.chatter.rng, 3);
	rng_seed(&e.rng, 3);
	played_clock_ms = played_begins_ms + 5000;
	for (int n = 0; n < reads->trials; n++) {
		e.out = memory_stream(&text, &size);
		read_by_chance(&e, reads);
		if (strcmp(reads->game, "commander") == 0)
			tell_completed(&e, n);
		memory_stream_end(e.out, &text);
		if (print)
			printf("== %d\n%s", n, text);
		sums[n / each] = played_sum(n % each ? sums[n / each] : PLAYED_SUM, text, size);
		free(text);
	}
	return PARTS;
}

const char *const file_walks[FILE_WALKS] = { "files-championship", "files-meccg", "files-archenemy",
	                                     "files-commander",    "files-score", "files-catan" };
