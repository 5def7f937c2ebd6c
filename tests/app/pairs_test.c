/* SPDX-License-Identifier: MIT */
/*
 * Pairs of tables that differ only in what one player has face down: another hand or another card
 * stolen in Catan, another pool and other picks in MECCG, other contents of legions in Titan, another order
 * of the scheme deck in Archenemy. The pages of all who cannot know it, and the onlookers', are equal byte by
 * byte, after each line of games that are played by the buttons of the pages: also the numbers of buttons and
 * the revisions. So are the table as it is shown, its log, what it waits for, everything that can be
 * exported, the pictures of the shared screen, its log and its pages for a room, whatever is in focus, and at
 * last what the commands tell of its file. What a phone has said is undone and said again: both give the
 * table that was, byte for byte.
 *
 *     pairs_test [SEED [STEPS]]
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include "app/cli/cli.h"
#include "app/core/cli.h"
#include "app/export/export.h"
#include "app/phones/inner.h"
#include "app/tui/inner.h"
#include "net/hall/row.h"
#include "rules/catan/catan.h"
#include "rules/meccg/meccg.h"
#include "rules/titan/titan.h"
#include "saves/text/memory_stream.h"
#include "tests/kit/evening.h"
#include "tests/kit/moment.h"
#include "tests/kit/rounds.h"
#include "tests/kit/snapshot.h"

enum {
	STEPS = 1500,
	LINE = 2000,
	PICKS = 60,
	TRIES = 40,
	UNDO = 15,
	AT = 2000000000, /* in 2033: a clock that runs shows this, not the time of the machine */
	TABLES = 10,
	PICTURES = 60,
	PAGES = 120,
	FILES = 4, /* that commands tell of */
	ROW = 1000
};

static uint64_t seed = 1;
static int steps = STEPS;
static struct store store;

struct side {
	struct tui t; /* with the table */
	struct pages pages;
	struct rng rng;
};

struct plan {
	const struct game *game;
	const char *const *opening, *const *other; /* the lines of the two tables */
	/* Whether the game has yet to be set up, by buttons; then come these lines. NULL: no set-up. */
	bool (*sets_up)(const void *state);
	const char *const *dealt, *const *other_dealt;
	seats_set knows; /* who may know what differs */
	/* Whether a hidden line may be about one who knows and one who does not: it says the same at both. */
	bool is_shared;
	/* The line as the other table has it, if it is about what is hidden; else a copy. */
	void (*vary)(struct rng *rng, const char *line, char other[LINE]);
	/* Whether what was hidden may have come out by now. */
	bool (*is_out)(const void *state);
};

struct pair {
	const struct plan *plan;
	struct side side[2];
	struct rng chance;
	struct said said[2];
	struct moment *before, *after; /* a line, at the first table */
	bool told; /* a line has told something else at the other table, or is refused there */
	int began; /* lines of the present game that are not undone */
	int compared, varied, games;
};

static int below(struct pair *p, int bound)
{
	return (int)rng_below(&p->chance, (uint32_t)bound);
}

/* ---- lines ---- */

static const char *words_of(const struct said *said, char out[LINE])
{
	said_join(said, out, LINE);
	return out;
}

static bool say(struct pair *p, int which, const char *line)
{
	struct side *side = &p->side[which];

	side->t.table.said_of = -1; /* its words are asked of the journal */
	return journal_say(side->t.table.journal, line, strlen(line), AT, &side->rng, false, &p->said[which],
	                   NULL, NULL) == JOURNAL_SAID;
}

static bool would(struct side *side, const char *line, struct said *said)
{
	return journal_would(side->t.table.journal, line, AT, NULL, said, NULL);
}

/* Whether the lines tell the same to everybody. */
static bool sound_alike(struct pair *p, const char *line, const char *other)
{
	char one[LINE], two[LINE];

	return would(&p->side[0], line, &p->said[0]) && would(&p->side[1], other, &p->said[1]) &&
	       strcmp(words_of(&p->said[0], one), words_of(&p->said[1], two)) == 0;
}

/* ---- buttons ---- */

/* Some of the picks of the card's only question. */
static void choose_picks(struct pair *p, const struct card *card, const struct card_button *button,
                         struct card_given *given, int *pick)
{
	int all[PICKS], count = 0, n = 0;

	for (int i = 0; i < card->rows; i++)
		if (card->row[i].kind == CARD_PICK) {
			for (int k = 0; k < (card->row[i].most ? card->row[i].most : 1) && count < PICKS; k++)
				all[count++] = n;
			n++;
		}
	given->pick = pick;
	for (given->picks = 0; given->picks < button->least && count; given->picks++) {
		int k = below(p, count);

		pick[given->picks] = all[k];
		all[k] = all[--count];
	}
}

/* What a button on the page of that seat says, one that ends the game left out. False: there is none. */
static bool press(struct pair *p, struct side *side, int seat, char line[LINE])
{
	static const char *const ends[] = { "withdraw", "concede", "out ", "stop" };
	struct card *card = &side->pages.card;
	const struct card_button *button;
	struct card_given given = { .text = "x" };
	int pick[PICKS];

	screen_card(side->t.table.screen, journal_state(side->t.table.journal), seat, card);
	if (!card->buttons)
		return false;
	button = &card->button[below(p, card->buttons)];
	for (size_t i = 0; i < sizeof ends / sizeof *ends; i++)
		if (strncmp(button->line, ends[i], strlen(ends[i])) == 0)
			return false;
	given.what = button->asks;
	given.number = button->least;
	if (button->asks == CARD_PICKS)
		choose_picks(p, card, button, &given, pick);
	return card_line(card, button, &given, line, LINE, NULL);
}

static bool same_verb(const char *line, const char *other)
{
	size_t length = strcspn(line, " ");

	return strncmp(line, other, length + 1) == 0;
}

/* A hidden line of the other table that sounds like this one: varied, or another button of that seat's. */
static bool find_other(struct pair *p, int seat, const char *line, char other[LINE])
{
	for (int i = 0; i < TRIES; i++) {
		char pressed[LINE];

		if (below(p, 2) && press(p, &p->side[1], seat, pressed) && same_verb(line, pressed))
			p->plan->vary(&p->chance, pressed, other);
		else
			p->plan->vary(&p->chance, line, other);
		if (sound_alike(p, line, other))
			return true;
	}
	return false;
}

/* The seats that the line names. */
static seats_set named(const struct pair *p, const char *line)
{
	const struct table *table = journal_state(p->side[0].t.table.journal);
	seats_set seats = 0;

	for (int i = 0; i < table->seats; i++)
		if (strstr(line, table->seat[i].name))
			seats |= 1u << i;
	return seats;
}

/* The line that was said last goes, and comes again. */
static void there_and_back(struct pair *p)
{
	const struct journal *journal = p->side[0].t.table.journal;

	moment_keep(p->after, journal_state(journal));
	for (int i = 0; i < 2; i++)
		assert_true(say(p, i, "undo"));
	if (!moment_is(p->before, journal_state(journal)))
		fail_msg("%s: undo is not what was before", p->plan->game->id);
	for (int i = 0; i < 2; i++)
		assert_true(say(p, i, "redo"));
	if (!moment_is(p->after, journal_state(journal)))
		fail_msg("%s: redo is not what was after", p->plan->game->id);
}

/* Says a line at both tables, and a hidden one in two ways. False: one of them refuses it. */
static bool say_both(struct pair *p, int seat, const char *line)
{
	struct side *one = &p->side[0];
	bool hides = journal_flags(one->t.table.journal, line, strlen(line)) & VERB_SECRET;
	seats_set about = named(p, line), knows = p->plan->knows;
	bool shared = about & knows && about & ~knows, stays;
	char other[LINE], words[2][LINE];

	if (!would(one, line, NULL) || (hides && shared && !p->plan->is_shared))
		return false;
	snprintf(other, sizeof other, "%s", line);
	if (hides && !shared && seat >= 0 && knows >> seat & 1 && !find_other(p, seat, line, other))
		return false;
	moment_keep(p->before, journal_state(one->t.table.journal));
	if (!would(&p->side[1], other, NULL) || !say(p, 0, line))
		return false;
	stays = strcmp(line, "undo") == 0 || journal_has_shown(one->t.table.journal);
	p->varied += strcmp(line, other) != 0;
	if (strcmp(line, other) == 0) /* with the same dice */
		snprintf(other, sizeof other, "%s",
		         journal_entry(one->t.table.journal, journal_count(one->t.table.journal) - 1).text);
	p->told = !say(p, 1, other) ||
	          strcmp(words_of(&p->said[0], words[0]), words_of(&p->said[1], words[1])) != 0;
	if (seat >= 0 && !p->told)
		there_and_back(p);
	for (int i = 0; i < 2 && seat >= 0; i++)
		pages_pressed(&p->side[i].pages, &p->side[i].t.table, seat, stays);
	return true;
}

/* ---- pages ---- */

static void compare(struct pair *p)
{
	const struct table *table = journal_state(p->side[0].t.table.journal);

	for (int seat = -1; seat < table->seats; seat++) {
		char *one = pages_text(&p->side[0].pages, &p->side[0].t.table, seat, true),
		     *other = pages_text(&p->side[1].pages, &p->side[1].t.table, seat, true);

		if ((seat < 0 || !(p->plan->knows >> seat & 1)) && strcmp(one, other) != 0)
			fail_msg("%s: the page of seat %d tells what is hidden from it:\n%s\n-- and --\n%s",
			         p->plan->game->id, seat + 1, one, other);
		p->compared++;
		free(one);
		free(other);
	}
}

/* ---- what everybody may have of a table ---- */

static void see_row(void *user, const struct export_row *row)
{
	fprintf(user, "%d %s %s %s %s%s%s\n", row->number, row->line, row->who, row->what, row->cause,
	        row->taken_back ? " taken back" : "", row->ruling ? " ruling" : "");
}

static void tell_hall(struct side *side, FILE *out)
{
	struct hall_row row = { 0 };

	row_fill(&row, side->t.table.journal, "Pair");
	fwrite(&row, sizeof row, 1, out);
}

/* The table as `show` tells it, its log, what it waits for and what a hall hears of it. */
static void tell_table(struct side *side, FILE *out)
{
	const void *state = journal_state(side->t.table.journal);

	text_report(out, side->t.table.game, state, false);
	export_log(side->t.table.journal, false, see_row, out);
	fprintf(out, "%s\n", open_table_owed(&side->t.table));
	tell_hall(side, out);
}

static void tell_pages(struct side *side, FILE *out)
{
	evening_tell_paper(&side->t, "Pair", out);
}

static char *told_by(struct side *side, void (*tell)(struct side *side, FILE *out), size_t *size)
{
	char *text;
	FILE *out = memory_stream(&text, size);

	tell(side, out);
	memory_stream_end(out, &text);
	return text;
}

static void compare_all(struct pair *p, void (*tell)(struct side *side, FILE *out))
{
	size_t size, other_size, at = 0;
	char *one = told_by(&p->side[0], tell, &size), *other = told_by(&p->side[1], tell, &other_size);

	while (at < size && one[at] == other[at])
		at++;
	if (at < size || size != other_size)
		fail_msg("%s: what is open to all tells what is hidden:\n%.300s\n-- and --\n%.300s",
		         p->plan->game->id, one + (at > 100 ? at - 100 : 0),
		         other + (at > 100 ? at - 100 : 0));
	free(one);
	free(other);
}

/* ---- pictures ---- */

static void press_keys(struct side *side, const char *labels)
{
	char label[8];
	struct key key;

	for (size_t used; *labels; labels += used + strspn(labels + used, " ")) {
		used = strcspn(labels, " ");
		snprintf(label, sizeof label, "%.*s", (int)used, labels);
		assert_true(key_of_label(label, &key));
		key_press(&side->t, &key);
	}
}

static void tell_picture(struct side *side, FILE *out)
{
	evening_tell_picture(&side->t, out);
}

/* What all see who look at the screen, whatever is in focus: nobody lifts a curtain. */
static void compare_pictures(struct pair *p)
{
	static const char *const focus[] = { "Tab", "Up", "Down", "Left", "Right", "1", "2", "3" },
				 *const over[] = { "", "L", "F" };
	char keys[40];

	for (size_t i = 0; i < sizeof over / sizeof *over; i++) {
		snprintf(keys, sizeof keys, "%s %s", focus[below(p, sizeof focus / sizeof *focus)], over[i]);
		for (int k = 0; k < 2; k++)
			press_keys(&p->side[k], keys);
		compare_all(p, tell_picture);
		for (int k = 0; k < 2; k++)
			press_keys(&p->side[k], "Esc Esc");
	}
}

/* ---- the file ---- */

/* What a command prints of it. */
static void run_command(const char *const words[], const char *path, FILE *out)
{
	char name[] = "tableside", *argv[8] = { name }, line[ROW];
	int argc = 1, status;
	FILE *told = tmpfile();
	pid_t child;

	assert_non_null(told);
	for (; words[argc - 1]; argc++)
		argv[argc] = (char *)words[argc - 1];
	argv[argc++] = (char *)path;
	fflush(stdout);
	child = fork();
	if (child == 0) {
		dup2(fileno(told), STDOUT_FILENO);
		_exit(cli_main(argc, argv));
	}
	assert_true(child > 0 && waitpid(child, &status, 0) == child && status == 0);
	rewind(told);
	while (fgets(line, sizeof line, told))
		fputs(line, out);
	fclose(told);
}

static void tell_file(struct side *side, FILE *out)
{
	static const char *const commands[][4] = {
		{ "show" }, { "show", "--json" }, { "log" }, { "log", "--json" }
	};
	struct save *save = save_create(&store, side->t.table.game, "Pair", NULL);
	char path[PATH_MAX];

	assert_non_null(save);
	snprintf(path, sizeof path, "%s", save_path(save));
	save_append(save, side->t.table.journal);
	assert_true(save_close(save, 10000));
	for (size_t i = 0; i < sizeof commands / sizeof *commands; i++)
		run_command(commands[i], path, out);
}

/* ---- games ---- */

static void end(struct pair *p)
{
	for (int i = 0; i < 2; i++) {
		if (open_table_is_open(&p->side[i].t.table))
			evening_end(&p->side[i].t);
		pages_free(&p->side[i].pages);
	}
}

static bool press_one(struct pair *p)
{
	const struct table *table = journal_state(p->side[0].t.table.journal);
	char line[LINE];

	for (int i = 0; i < TRIES; i++) {
		int seat = below(p, table->seats);

		if (press(p, &p->side[0], seat, line) && say_both(p, seat, line))
			return true;
	}
	return false;
}

static void say_lines(struct pair *p, const char *const lines[], const char *const other[])
{
	for (int n = 0; lines[n]; n++) {
		assert_true(say(p, 0, lines[n]) && say(p, 1, other[n]));
		compare(p);
	}
}

static void begin(struct pair *p)
{
	end(p);
	p->games++;
	p->told = false;
	for (int i = 0; i < 2; i++) {
		struct side *side = &p->side[i];

		rng_seed(&side->rng, 7);
		pages_begin(&side->pages);
		evening_open(&side->t, &store, &side->rng, journal_new(p->plan->game), LINES, COLS);
	}
	say_lines(p, p->plan->opening, p->plan->other);
	while (p->plan->sets_up && p->plan->sets_up(journal_state(p->side[0].t.table.journal)) &&
	       press_one(p))
		compare(p);
	if (p->plan->dealt)
		say_lines(p, p->plan->dealt, p->plan->other_dealt);
	p->began = journal_undoable(p->side[0].t.table.journal);
}

/* What nobody presses, or everybody: the next step, a reveal, an undo. */
static bool say_common(struct pair *p)
{
	static const char *const lines[] = { "step", "reveal", "undo" };
	int n = below(p, UNDO);

	return n < 3 && journal_undoable(p->side[0].t.table.journal) > p->began && say_both(p, -1, lines[n]);
}

/* False: nothing can be said any more. */
static bool go_on(struct pair *p)
{
	return say_common(p) || press_one(p) || say_both(p, -1, "step");
}

static void compare_step(struct pair *p, int step)
{
	compare(p);
	if (step % TABLES == 0)
		compare_all(p, tell_table);
	if (step % PICTURES == 0)
		compare_pictures(p);
	if (step % PAGES == 0)
		compare_all(p, tell_pages);
	if (step % PAGES == 0 && step < FILES * PAGES)
		compare_all(p, tell_file);
}

static void play(const struct plan *plan)
{
	struct pair *p = calloc(1, sizeof *p);

	if (!p)
		abort();
	p->plan = plan;
	p->before = moment_new(plan->game);
	p->after = moment_new(plan->game);
	rng_seed(&p->chance, seed);
	begin(p);
	for (int i = 0; i < rounds_of(steps); i++) {
		if (go_on(p) && !p->told && !plan->is_out(journal_state(p->side[0].t.table.journal)) &&
		    !plan->is_out(journal_state(p->side[1].t.table.journal)))
			compare_step(p, i);
		else
			begin(p);
	}
	print_message("# %s: %d games, %d hidden lines varied, %d pages compared\n", plan->game->id, p->games,
	              p->varied, p->compared);
	assert_true(p->varied > 0 || !plan->knows);
	end(p);
	said_free(&p->said[0]);
	said_free(&p->said[1]);
	moment_free(p->before);
	moment_free(p->after);
	free(p);
}

static void keep(struct rng *rng, const char *line, char other[LINE])
{
	snprintf(other, LINE, "%s", line);
}

static bool never(const void *state)
{
	return false;
}

/* ---- Catan: the hands and cards of Boris and Chie ---- */

/* What was bought, what was stolen. */
static void vary_catan(struct rng *rng, const char *line, char other[LINE])
{
	static const char *const words[2][5] = { { "knight", "vp", "roads", "plenty", "monopoly" },
		                                 { "brick", "lumber", "wool", "grain", "ore" } };
	bool buys = strncmp(line, "buy ", 4) == 0;

	if (buys || strncmp(line, "steal ", 6) == 0)
		snprintf(other, LINE, "%s %s", line, words[!buys][rng_below(rng, 5)]);
	else
		keep(rng, line, other);
}

static bool sets_up(const void *state)
{
	bool road;

	return catan_settler(state, &road) >= 0;
}

/* Boris begins with a 7 and a hand that can buy, and so does Chie: together the same cards, as all see the
 * bank. */
static void test_catan(void **state)
{
	static const char
		*const opening[] = { "seat Anna Boris Chie Dora", "board draw", NULL },
		       *const dealt[] = { "roll 1 1",          "on-turn Boris",     "hand Anna 1b",
		                          "hand Dora 1l",      "hand Boris 2w2g3o", "hand Chie 3w2g1o1b",
		                          "held Dora unknown", "roll 3 4",          NULL },
		       *const other[] = { "roll 1 1",
		                          "on-turn Boris",
		                          "hand Anna 1b",
		                          "hand Dora 1l",
		                          "hand Boris 3w2g1o1b",
		                          "hand Chie 2w2g3o",
		                          "held Dora unknown",
		                          "roll 3 4",
		                          NULL };

	play(&(struct plan){ .game = &catan_game,
	                     .opening = opening,
	                     .other = opening,
	                     .sets_up = sets_up,
	                     .dealt = dealt,
	                     .other_dealt = other,
	                     .knows = 1 << 1 | 1 << 2,
	                     .is_shared = true,
	                     .vary = vary_catan,
	                     .is_out = never });
}

/* ---- MECCG: the pool and the picks of Bob ---- */

static bool is_drafted(const void *state)
{
	return ((const struct meccg *)state)->phase > MECCG_DRAFT;
}

static void test_meccg(void **state)
{
	static const char *const
		opening[] = { "seat Alice Bob",
		              "pool Alice list Gimli Kili Fili Bofur Beretar Halbarad Faramir Elrond",
		              "pool Bob list Legolas Beretar Arwen Elladan Elrohir Annalena",
		              "pool Alice seal",
		              "pool Bob seal",
		              NULL },
		*const other[] = { "seat Alice Bob",
		                   "pool Alice list Gimli Kili Fili Bofur Beretar Halbarad Faramir Elrond",
		                   "pool Bob list Glorfindel Gildor Haldir Celeborn Elrohir Annalena",
		                   "pool Alice seal",
		                   "pool Bob seal",
		                   NULL };

	play(&(struct plan){ .game = &meccg_game,
	                     .opening = opening,
	                     .other = other,
	                     .knows = 1 << 1,
	                     .vary = keep,
	                     .is_out = is_drafted });
}

/* ---- Titan: the legions of Blue ---- */

static bool is_met(const void *state)
{
	const struct titan *t = state;

	return t->encounter.on || t->battle.on;
}

static void test_titan(void **state)
{
	static const char *const opening[] = { "option board on", "option auto-step on",
		                               "seat Red Blue Green", NULL };

	play(&(struct plan){ .game = &titan_game,
	                     .opening = opening,
	                     .other = opening,
	                     .knows = 1 << 1,
	                     .vary = keep,
	                     .is_out = is_met });
}

/* ---- Archenemy: how the scheme deck lies ---- */

extern const struct game archenemy_game;
bool scheme_has_begun(const void *state); /* pairs_scheme.c */

static void test_archenemy(void **state)
{
	static const char *const opening[] = { "seat Eve Ann Bob", "archenemy Eve",
		                               "scheme load builtin:Assemble",
		                               "stack Eve \"My Genius\" \"Feed the\" \"Nothing Can\"", NULL },
				 *const other[] = { "seat Eve Ann Bob", "archenemy Eve",
		                                    "scheme load builtin:Assemble",
		                                    "stack Eve \"Nothing Can\" \"All in Good\" \"Feed the\"",
		                                    NULL };

	play(&(struct plan){ .game = &archenemy_game,
	                     .opening = opening,
	                     .other = other,
	                     .vary = keep,
	                     .is_out = scheme_has_begun });
}

static int start(void **state)
{
	char folder[] = "tableside-test.XXXXXX";
	struct reason why;

	assert_int_equal(chdir(getenv("TMPDIR") ? getenv("TMPDIR") : "/tmp"), 0);
	snapshot_terminal();
	return !mkdtemp(folder) || !store_init(&store, folder, &why);
}

int main(int argc, char **argv)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_catan),
		cmocka_unit_test(test_meccg),
		cmocka_unit_test(test_titan),
		cmocka_unit_test(test_archenemy),
	};

	if (argc > 1)
		seed = strtoull(argv[1], NULL, 10);
	if (argc > 2)
		steps = atoi(argv[2]);
	return cmocka_run_group_tests_name("pairs", tests, start, NULL);
}
