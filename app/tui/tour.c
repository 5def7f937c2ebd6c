/* SPDX-License-Identifier: MIT */
/*
 * A first table in two minutes: real lines on a real screen, one short sentence
 * at a time; nothing of the table is kept. A person's own lines stay as long as
 * the tour can go on from them; a line that it cannot say on such a table is
 * said on a new one.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

static const struct tour_step *present(const struct tui *t)
{
	return &t->tour.steps[t->tour.at];
}

/* ---- the table ---- */

static void open_anew(struct tui *t, const struct game *game)
{
	if (open_table_is_open(&t->table))
		tui_close(t);
	open_table_begin(&t->table, journal_new(game), save_nowhere(game, _("tour")), t->rng, t->store);
}

/* The lines of a step, one a row. */
static bool say_lines(struct tui *t, const char *lines)
{
	char line[400];
	struct reason why;

	for (; lines && *lines; lines += strspn(lines, "\n")) {
		size_t length = strcspn(lines, "\n");

		snprintf(line, sizeof line, "%.*s", (int)length, lines);
		if (open_table_say(&t->table, line, NULL, &why) == JOURNAL_REFUSED)
			return false;
		tui_tell_said(t);
		lines += length;
	}
	return true;
}

/* Steps without a sentence are only lines, said before the next one. */
static void show_step(struct tui *t)
{
	while (!present(t)->text)
		say_lines(t, t->tour.steps[t->tour.at++].line);
	t->tour.lines = journal_undoable(t->table.journal);
	t->dirty = true;
}

/* ---- going on ---- */

/* The verb of the newest entry; of an undo that word. */
static bool did_so(const struct tui *t, const char *lines)
{
	const struct journal *journal = t->table.journal;
	size_t length = lines ? strcspn(lines, " \n") : 0;
	struct entry last;

	if (!length || journal_undoable(t->table.journal) == t->tour.lines)
		return false;
	last = journal_entry(journal, journal_count(journal) - 1);
	return strncmp(last.text, lines, length) == 0 && (!last.text[length] || last.text[length] == ' ');
}

static void press_keys(struct tui *t, const char *keys)
{
	char label[16];
	struct key key;

	for (; keys && *keys; keys += strspn(keys, " ")) {
		size_t length = strcspn(keys, " ");

		snprintf(label, sizeof label, "%.*s", (int)length, keys);
		if (key_of_label(label, &key))
			t->press(t, &key);
		keys += length;
	}
}

void tour_next(struct tui *t)
{
	const struct tour_step *step = present(t);
	const struct game *game = t->table.game;

	open_table_flush(&t->table);
	if (!step[1].text && !step[1].line) {
		tui_leave(t, false);
		tui_message(t, ROLE_NORMAL, _("end of the tour of %s; nothing was saved"), _(game->title));
		return;
	}
	if (step->line && !did_so(t, step->line) && !say_lines(t, step->line)) {
		open_anew(t, game);
		for (int i = 0; i <= t->tour.at; i++)
			say_lines(t, t->tour.steps[i].line);
	}
	t->tour.at++; /* before its keys: the tour presses them, not the person */
	press_keys(t, step->press);
	t->notice.role =
		ROLE_NORMAL; /* a key that a wide window needs no more is refused: nothing to warn of */
	show_step(t);
}

/* The person said a line: perhaps the tour's own. */
static void take_line(struct tui *t)
{
	const struct tour_step *step = present(t);

	if (!step->line || strchr(step->line, '\n') || !did_so(t, step->line) || !step[1].text)
		return;
	t->tour.at++;
	show_step(t);
}

bool tour_has_key(const struct binding *binding)
{
	const char *key = binding_press(binding);

	return strcmp(key, "Space") == 0 || strcmp(key, "Enter") == 0;
}

/* Space, Enter and Esc are the tour's where nothing else is open. */
static bool take_key(struct tui *t, const struct key *key)
{
	if (t->over || tui_is_typed(t))
		return false;
	if (key->key == 0x1b)
		tui_leave(t, false);
	else if (key->key == ' ' || key->key == '\r')
		tour_next(t);
	else
		return false;
	return true;
}

static void tell_sentence(const struct tui *t, char *out, size_t size)
{
	int number = 0;

	out[0] = '\0';
	for (int i = 0; t->tour.steps && i <= t->tour.at; i++)
		number += t->tour.steps[i].text != NULL;
	if (number)
		snprintf(out, size, _("%d of %d   %s"), number, t->tour.count, _(present(t)->text));
}

/* ---- begin and end ---- */

bool tour_begin(struct tui *t, const struct game *game)
{
	const struct tour_step *steps = screen_find(game)->tour;
	char tours[200] = "";
	size_t used = 0;

	if (!steps) {
		for (int i = 0; screens[i] && used < sizeof tours; i++)
			if (screens[i]->tour)
				used += (size_t)snprintf(tours + used, sizeof tours - used, "%s%s",
				                         used ? ", " : "", screens[i]->game->id);
		tui_message(t, ROLE_WARNING, _("no tour of %s; tours: %s"), game->id, tours);
		return false;
	}
	open_anew(t, game);
	t->over = NULL;
	t->home.stale = true;
	t->tour = (struct tour){
		.steps = steps, .key = take_key, .said = take_line, .sentence = tell_sentence
	};
	for (; steps->text || steps->line; steps++)
		t->tour.count += steps->text != NULL;
	show_step(t);
	return true;
}
