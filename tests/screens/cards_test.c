/* SPDX-License-Identifier: MIT */
/*
 * The cards of all games (screens/card.h) along random walks. After each line the card of each
 * seat and the onlookers' are whole, their texts clean and not cut; each button says a line that
 * the game takes now; and no card tells a name that is face down for its seat. Now and then the
 * walk presses a button. The last walk of each game is in Japanese, where texts are longer.
 * Knows no rule of any game.
 *
 *     cards_test [GAME [SEED [STEPS [ja]]]]
 */
#define _GNU_SOURCE
#include <locale.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <cmocka.h>

#include "rules/core/i18n.h"
#include "rules/games.h"
#include "screens/screen.h"
#include "tests/kit/cards.h"
#include "tests/kit/chatter.h"
#include "tests/kit/flat.h"
#include "tests/kit/nullgame.h"
#include "tests/kit/rounds.h"

enum { STEPS = 400, SEEDS = 4, LEARN_EACH = 4, PICKS = 100, SECRETS = 400, LINE = 3000, LETTER = 4 };

/* A name that only the judge's report has, and whose it is. */
struct secret {
	char word[200];
	seats_set of; /* in whose part of the report it stands; 0: it lies face down for all */
};

struct walk {
	const struct screen *screen;
	struct journal *journal;
	struct chatter chatter;
	struct rng chance; /* the table's */
	struct card card;
	int seat; /* whose card it is, -1: the onlookers' */
	struct secret secret[SECRETS];
	int secrets;
	char last[LINE]; /* the line that was said last */
	int64_t at;
	uint64_t seed;
	int steps, cards, buttons, pressed;
	double seconds; /* of filling cards */
};

static void complain(const struct walk *w, const char *what, const char *detail)
{
	char *card = card_tell(&w->card);

	print_error("%s", card);
	free(card);
	fail_msg("%s, seed %llu, after %s: %s: %s\n  on the card of seat %d", w->screen->game->id,
	         (unsigned long long)w->seed, w->last, what, detail, w->seat + 1);
}

/* ---- a card is whole ---- */

static void check_text(const struct walk *w, const char *text, size_t room)
{
	struct reason why;

	if (!line_is_clean(text, strlen(text), &why))
		complain(w, why.text, text);
	if (strlen(text) + LETTER >= room)
		complain(w, "a text that fills all its room may be cut", text);
}

static void check_row(const struct walk *w, int n)
{
	const struct card_row *row = &w->card.row[n];
	enum card_kind before = n ? row[-1].kind : CARD_KINDS;

	check_text(w, row->label, sizeof row->label);
	check_text(w, row->of, sizeof row->of + LETTER);
	check_text(w, row->note, sizeof row->note);
	check_text(w, row->text, sizeof row->text);
	check_text(w, row->word, sizeof row->word);
	if (!row->label[0] && row->kind != CARD_DO)
		complain(w, "a row without a label", "");
	if (row->kind == CARD_ITEM && before != CARD_ITEM && before != CARD_LIST && before != CARD_SECRET)
		complain(w, "an item without a list", row->label);
	if (row->kind == CARD_PICK && before != CARD_PICK && before != CARD_ASK)
		complain(w, "a pick without a question", row->label);
	if (row->kind == CARD_ASK && row->buttons != 1)
		complain(w, "a question has one button", row->label);
	if (row->kind == CARD_DO && row->buttons == 0)
		complain(w, "acts without a button", row->label);
	if (row->kind != CARD_ASK && row->kind != CARD_PICK && row->word[0])
		complain(w, "only picks have words", row->label);
	if (w->seat < 0 && (row->buttons || row->kind == CARD_SECRET || row->kind == CARD_ASK))
		complain(w, "onlookers may see this", row->label);
	for (int i = row->first; i < row->first + row->buttons; i++)
		for (int k = row->first; k < i; k++)
			if (strcmp(w->card.button[i].text, w->card.button[k].text) == 0)
				complain(w, "two buttons of a row have the same text",
				         w->card.button[i].text);
}

/* The first word, and those behind each &, are verbs. */
static void check_verbs(const struct walk *w, const char *line)
{
	for (const char *at = line; at; at = strstr(at, " & "), at = at ? at + 3 : NULL) {
		char verb[40];

		snprintf(verb, sizeof verb, "%.*s", (int)strcspn(at, " "), at);
		if (!verb_find(w->screen->game, verb))
			complain(w, "no such verb", line);
	}
}

static void check_button(const struct walk *w, const struct card_button *button)
{
	const char *hole = strstr(button->line, CARD_HOLE);

	check_text(w, button->text, sizeof button->text);
	check_text(w, button->sure, sizeof button->sure);
	if (strlen(button->line) + 1 >= sizeof button->line)
		complain(w, "a line that may be cut", button->line);
	if (!button->text[0] || !button->line[0])
		complain(w, "a button without a text or a line", button->text);
	if (!hole != (button->asks == CARD_PRESS))
		complain(w, "a hole for what is asked, and only for that", button->text);
	if (button->asks != CARD_PRESS &&
	    (button->least > button->most || (button->asks != CARD_NUMBER && button->most < 1)))
		complain(w, "nothing can be given", button->text);
	check_verbs(w, button->line);
}

/* ---- its buttons are taken ---- */

/* Some of the picks that stand below the row of the button. */
static void choose_picks(struct walk *w, const struct card_button *button, struct card_given *given,
                         int pick[PICKS])
{
	int n = (int)(button - w->card.button), row = 0, count = 0, all[PICKS];

	while (w->card.row[row].first > n || w->card.row[row].first + w->card.row[row].buttons <= n)
		row++;
	for (int i = 0; ++row < w->card.rows && w->card.row[row].kind == CARD_PICK; i++)
		for (int k = 0; count < PICKS && k < (w->card.row[row].most ? w->card.row[row].most : 1); k++)
			all[count++] = i;
	if (count < button->least)
		complain(w, "there is not enough to pick", button->text);
	given->pick = pick;
	given->picks = button->least + chatter_below(&w->chatter, button->most - button->least + 1);
	given->picks = given->picks < count ? given->picks : count;
	for (int i = 0; i < given->picks; i++) {
		int k = chatter_below(&w->chatter, count);

		pick[i] = all[k];
		all[k] = all[--count];
	}
}

static void line_of(struct walk *w, const struct card_button *button, char line[LINE])
{
	struct card_given given = { .what = button->asks, .text = "x" };
	int pick[PICKS];
	struct reason why;

	if (button->asks == CARD_NUMBER)
		switch (chatter_below(&w->chatter, 3)) {
		case 0: given.number = button->least; break;
		case 1: given.number = button->most; break;
		default:
			given.number =
				button->least + chatter_below(&w->chatter, button->most - button->least + 1);
		}
	if (button->asks == CARD_TEXT && button->most > 8 && chatter_chance(&w->chatter, 50))
		given.text = "two \"x\"";
	if (button->asks == CARD_PICKS)
		choose_picks(w, button, &given, pick);
	if (!card_line(&w->card, button, &given, line, LINE, &why))
		complain(w, why.text, button->text);
}

static enum journal_answer say(struct walk *w, const char *line, struct reason *why)
{
	enum journal_answer answer =
		journal_say(w->journal, line, strlen(line), w->at, &w->chance, true, NULL, NULL, why);

	if (answer == JOURNAL_SAID) {
		snprintf(w->last, sizeof w->last, "%s", line);
		chatter_said(&w->chatter);
		if (++w->steps % LEARN_EACH == 0)
			chatter_learn(&w->chatter);
	} else {
		chatter_refused(&w->chatter);
	}
	return answer;
}

/* Whether the card says that the program does not know all of the hand: "0-1", "if you hold it". */
static bool is_unsure(const struct walk *w, const struct card_button *button)
{
	bool unsure = strncmp(button->line, "play ", 5) == 0 || strncmp(button->line, "reveal ", 7) == 0;

	for (int i = 0; i < w->card.rows; i++)
		unsure |= w->card.row[i].kind == CARD_ITEM && strchr(w->card.row[i].text, '-') != NULL;
	return unsure;
}

/* What a person types may be a name that the game does not know: it is told on the phone. And a button
 * of Catan does not tell what other hands let a line know of this one: its owner does. */
static bool may_be_refused(const struct walk *w, const struct card_button *button)
{
	static const struct {
		const char *game, *verb;
	} typed[] = { { "meccg", "pool" }, /* a character of the catalogue */
		      { "meccg", "item" }, /* a minor item of it */
		      { "commander", "attack" }, { "archenemy", "attack" },
		      { "catan", "build" }, /* hexes of the board on the table */
		      { "catan", "robber" } };

	for (size_t i = 0; i < sizeof typed / sizeof *typed && button->asks == CARD_TEXT; i++)
		if (strcmp(typed[i].game, w->screen->game->id) == 0 &&
		    strncmp(button->line, typed[i].verb, strlen(typed[i].verb)) == 0)
			return true;
	return strcmp(w->screen->game->id, "catan") == 0 && is_unsure(w, button);
}

static void must_be_taken(struct walk *w, const struct card_button *button)
{
	struct reason why = { 0 };
	char line[LINE], what[2 * LINE];

	line_of(w, button, line);
	if (journal_would(w->journal, line, w->at, NULL, NULL, &why) || may_be_refused(w, button))
		return;
	snprintf(what, sizeof what, "[%s] %s: %s", button->text, line, why.text);
	complain(w, "a button that is refused", what);
}

/* ---- nothing face down ---- */

/* Whether the text has the word, not as a part of a longer one. */
static bool tells(const char *text, const char *word)
{
	size_t length = strlen(word);

	for (const char *at = strstr(text, word); at; at = strstr(at + 1, word)) {
		bool begins = at == text || !(strchr("'-", at[-1]) || (at[-1] & 0x80) ||
		                              ((at[-1] | 32) >= 'a' && (at[-1] | 32) <= 'z')),
		     ends = !((at[length] | 32) >= 'a' && (at[length] | 32) <= 'z');

		if (begins && ends)
			return true;
	}
	return false;
}

/* The seat of "players[1].pool[3]"; -1: the path is nobody's. */
static int seat_of(const char *path)
{
	int seat;

	return sscanf(path, "players[%d]", &seat) == 1 ? seat : -1;
}

static void add_secret(struct walk *w, const char *word, size_t length, int seat)
{
	struct secret *secret = w->secret;

	if (length >= sizeof secret->word)
		return;
	while (secret < w->secret + w->secrets &&
	       (strncmp(secret->word, word, length) != 0 || secret->word[length]))
		secret++;
	if (secret == w->secret + SECRETS)
		return;
	if (secret == w->secret + w->secrets) {
		w->secrets++;
		snprintf(secret->word, sizeof secret->word, "%.*s", (int)length, word);
		secret->of = 0;
	}
	if (seat >= 0)
		secret->of |= 1u << seat;
}

/* Names begin with a capital letter, or with one of another script. */
static bool is_name(const char *word, size_t length)
{
	return length >= 3 && ((word[0] >= 'A' && word[0] <= 'Z') || word[0] & 0x80);
}

/* Each word of it: "Dave 1", as somebody may write, where a row of a list is "Dave 1." */
static bool all_tell(const char *text, const char *words)
{
	char copy[sizeof((struct secret *)0)->word], *rest = copy;

	snprintf(copy, sizeof copy, "%s", words);
	for (char *word; (word = strsep(&rest, " "));)
		if (!tells(text, word) && strspn(word, "0123456789") < strlen(word))
			return false;
	return true;
}

/* What the judge's report names and the public one does not. */
static void learn_secrets(struct walk *w)
{
	struct flat judge, all;

	flat_report(&judge, w->screen->game, journal_state(w->journal), true);
	flat_report(&all, w->screen->game, journal_state(w->journal), false);
	w->secrets = 0;
	for (const char *line = judge.text; line && *line; line = strchr(line, '\n') + 1) {
		const char *word = strchr(line, ' ') + 1;
		size_t length = strcspn(word, "\n");
		char name[sizeof w->secret->word];

		if (!is_name(word, length))
			continue;
		snprintf(name, sizeof name, "%.*s", (int)length, word);
		if (!all_tell(all.text, name))
			add_secret(w, word, length, seat_of(line));
	}
	flat_free(&judge);
	flat_free(&all);
}

static void must_not_tell(const struct walk *w, const char *text)
{
	for (int i = 0; i < w->secrets; i++) {
		const struct secret *secret = &w->secret[i];

		if ((w->seat < 0 || !(secret->of & 1u << w->seat)) && tells(text, secret->word))
			complain(w, "tells what is face down", secret->word);
	}
}

static void check_secrets(const struct walk *w)
{
	char *text = card_tell(&w->card);

	must_not_tell(w, text);
	free(text);
	for (int i = 0; i < w->card.rows; i++)
		must_not_tell(w, w->card.row[i].word);
	for (int i = 0; i < w->card.buttons; i++) {
		must_not_tell(w, w->card.button[i].line);
		must_not_tell(w, w->card.button[i].sure);
	}
}

/* ---- walking ---- */

static void fill(struct walk *w, int seat)
{
	struct timespec begin, end;

	w->seat = seat;
	clock_gettime(CLOCK_THREAD_CPUTIME_ID, &begin);
	screen_card(w->screen, journal_state(w->journal), seat, &w->card);
	clock_gettime(CLOCK_THREAD_CPUTIME_ID, &end);
	w->seconds += (double)(end.tv_sec - begin.tv_sec) + 1e-9 * (double)(end.tv_nsec - begin.tv_nsec);
	w->cards++;
}

/* All cards; the buttons of one of them. */
static void look(struct walk *w)
{
	const struct table *table = journal_state(w->journal);
	int tried = table->seats ? chatter_below(&w->chatter, table->seats) : -1;

	learn_secrets(w);
	for (int seat = -1; seat < table->seats; seat++) {
		fill(w, seat);
		for (int i = 0; i < w->card.rows; i++)
			check_row(w, i);
		for (int i = 0; i < w->card.buttons; i++)
			check_button(w, &w->card.button[i]);
		check_secrets(w);
		for (int i = 0; i < w->card.buttons && seat == tried; i++, w->buttons++)
			must_be_taken(w, &w->card.button[i]);
	}
}

/* Presses a button of some seat. False: it has none. */
static bool press(struct walk *w)
{
	const struct table *table = journal_state(w->journal);
	char line[LINE];
	struct reason why = { 0 };
	const struct card_button *button;

	if (!table->seats)
		return false;
	fill(w, chatter_below(&w->chatter, table->seats));
	if (!w->card.buttons)
		return false;
	button = &w->card.button[chatter_below(&w->chatter, w->card.buttons)];
	if (button->sure[0] && chatter_chance(&w->chatter, 80)) /* it ends much of what there is to see */
		return false;
	line_of(w, button, line);
	if (say(w, line, &why) == JOURNAL_REFUSED && !may_be_refused(w, button)) {
		char what[2 * LINE];

		snprintf(what, sizeof what, "[%s] %s: %s", button->text, line, why.text);
		complain(w, "a press that is refused", what);
	}
	w->pressed++;
	return true;
}

static void step(struct walk *w)
{
	struct reason why;

	w->at += chatter_below(&w->chatter, 30);
	if (chatter_chance(&w->chatter, 50) && press(w))
		return;
	chatter_next(&w->chatter);
	say(w, w->chatter.line.text, &why);
}

struct plan {
	const struct game *game;
	uint64_t seed;
	int steps;
	bool ja;
	char name[60];
};

/* English where the locale or the messages are not there. */
static void speak(bool ja)
{
#if ENABLE_NLS
	const char *messages = getenv("TABLESIDE_LOCALEDIR");

	setenv("LANGUAGE", ja ? "ja" : "", 1);
	setlocale(LC_ALL, "C");
	if (!ja || !messages || !setlocale(LC_ALL, "C_JP.UTF-8")) /* in C.UTF-8 LANGUAGE may be ignored */
		return;
	bindtextdomain(PACKAGE, messages);
	bind_textdomain_codeset(PACKAGE, "UTF-8");
	textdomain(PACKAGE);
	assert_true(i18n_look());
#endif
}

static void test_walk(void **state)
{
	const struct plan *plan = *state;
	const struct game *game = plan->game;
	struct walk *w = calloc(1, sizeof *w);
	int before = -1;
	struct screen plain = { .game = game };

	if (!w)
		abort();
	*w = (struct walk){ .journal = journal_new(game), .seed = plan->seed, .at = 1000000000 };
	w->screen = screen_find(game) ? screen_find(game) : &plain;
	speak(plan->ja);
	chatter_begin(&w->chatter, w->journal, w->seed);
	rng_seed(&w->chance, w->seed + 1);
	for (const char *const *line = chatter_opening(game, w->seed); *line; line++) {
		struct reason why;

		say(w, *line, &why);
	}
	chatter_learn(&w->chatter);
	look(w);
	for (int i = 0; i < plan->steps; i++) {
		step(w);
		if (journal_count(w->journal) != before)
			look(w);
		before = journal_count(w->journal);
	}
	print_message("# %s, seed %llu: %d lines, %d presses, %d cards of %.1f us, %d buttons tried\n",
	              game->id, (unsigned long long)w->seed, w->steps, w->pressed, w->cards,
	              1e6 * w->seconds / w->cards, w->buttons);
	card_free(&w->card);
	journal_free(w->journal);
	free(w);
}

int main(int argc, char **argv)
{
	enum { MOST = 100 };
	static struct plan plans[MOST];
	static struct CMUnitTest tests[MOST];
	int seed = argc > 2 ? atoi(argv[2]) : 1, seeds = argc > 2 ? 1 : SEEDS, count = 0;

	for (int g = -1; g < 0 || games[g]; g++)
		for (int i = 0; i < seeds; i++) {
			const struct game *game = g < 0 ? &null_game : games[g];
			struct plan *plan = &plans[count];

			if (argc > 1 && strcmp(argv[1], game->id) != 0)
				continue;
			plan->game = game;
			plan->seed = (uint64_t)(seed + i);
			plan->steps = argc > 3 ? atoi(argv[3]) : rounds_of(STEPS);
			plan->ja = argc > 4 || (argc < 3 && i == seeds - 1);
			snprintf(plan->name, sizeof plan->name, "%s, seed %d%s", game->id, seed + i,
			         plan->ja ? ", Japanese" : "");
			tests[count++] = (struct CMUnitTest){ plan->name, test_walk, NULL, NULL, plan };
		}
	cmocka_set_message_output(CM_OUTPUT_TAP);
	return _cmocka_run_group_tests("cards", tests, (size_t)count, NULL, NULL);
}
