/* SPDX-License-Identifier: MIT */
/*
 * The options of the open table as a page over it: what holds, what may be chosen, until when,
 * and why not now. A choice is the line `option KEY VALUE`, said as if it were typed.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "screens/kit/numbers.h"
#include "screens/shell/settings.h"

enum { WORD_BYTES = NAME_BYTES + 4, MARGIN_COLS = 5 };

/* A row of the page: an option, or what it is for one seat. */
struct place {
	const struct game_option *option;
	int seat;
};

static const struct table *table_of(const struct tui *t)
{
	return journal_state(t->table.journal);
}

/* The n-th row; false: no more. */
static bool place_at(const struct tui *t, int n, struct place *place)
{
	int seats = larger(table_of(t)->seats, 1);

	for (const struct game_option *o = t->table.game->options; o && o->key; o++) {
		int rows = o->kind == OPTION_EACH ? seats : 1;

		*place = (struct place){ o, n };
		if (n < rows)
			return true;
		n -= rows;
	}
	return false;
}

/* The n-th word that the line may end with; "N" is a number to be typed. False: no more. */
static bool word_of(const struct tui *t, const struct place *place, int n, char word[WORD_BYTES])
{
	if (place->option->kind != OPTION_PLAYER)
		return choice_at(option_choices(place->option), n, word, WORD_BYTES);
	if (n >= table_of(t)->seats)
		return false;
	table_seat_word(table_of(t), n, word, WORD_BYTES);
	return true;
}

/* As people read it: a range of numbers, or the number that holds. */
static void shown_word(const struct tui *t, const struct place *place, int n, bool chosen,
                       char out[WORD_BYTES])
{
	const struct game_option *o = place->option;

	if (o->kind == OPTION_PLAYER)
		utf8_copy(out, WORD_BYTES, table_of(t)->seat[n].name);
	else
		choice_at(_(option_choices(o)), n, out, WORD_BYTES);
	if (strcmp(out, "N") != 0)
		return;
	if (chosen)
		option_show(o, table_of(t), out, WORD_BYTES);
	else
		snprintf(out, WORD_BYTES, "1-%d", o->most);
}

static bool is_number(const struct place *place)
{
	return strcmp(option_choices(place->option), "N") == 0 ||
	       strncmp(option_choices(place->option), "N|", 2) == 0;
}

/* Whether the line with this word would be accepted; a number is tried by the one that holds, or the
 * least. */
static bool may_choose(struct tui *t, const struct place *place, int n, struct reason *why)
{
	char word[WORD_BYTES] = "1", line[EDIT_BYTES];

	if (word_of(t, place, n, word) && strcmp(word, "N") == 0) {
		option_show(place->option, table_of(t), word, sizeof word);
		if (strcmp(word, "off") == 0)
			snprintf(word, sizeof word, "1");
	}
	option_line(place->option, table_of(t), place->seat, word, line, sizeof line);
	return open_table_foresee(&t->table, line, NULL, why) != FORESEEN_REFUSED;
}

/* Whether any other choice would be accepted, or another number; else why not. */
static bool may_change(struct tui *t, const struct place *place, struct reason *why)
{
	int chosen = option_chosen(place->option, table_of(t), place->seat), n = 0;
	char word[WORD_BYTES];

	for (; word_of(t, place, n, word); n++)
		if ((n != chosen || strcmp(word, "N") == 0) && may_choose(t, place, n, why))
			return true;
	return n == 0 && may_choose(t, place, n, why);
}

/* ---- saying ---- */

static void type_number(struct tui *t, const struct place *place)
{
	char line[EDIT_BYTES];

	option_line(place->option, table_of(t), place->seat, "", line, sizeof line);
	prompt_open(t, line);
	t->prompt.under = &overlay_options;
}

static void choose(struct tui *t, const struct place *place, int n)
{
	char word[WORD_BYTES] = "", line[EDIT_BYTES];
	struct reason why;

	if (!open_table_may_say(&t->table, &why)) {
		tui_message(t, ROLE_WARNING, "%s", why.text);
	} else if (word_of(t, place, n, word) && strcmp(word, "N") == 0) {
		may_choose(t, place, n, &why) ? type_number(t, place)
					      : tui_message(t, ROLE_WARNING, "%s", why.text);
	} else {
		option_line(place->option, table_of(t), place->seat, *word ? word : "1", line, sizeof line);
		tui_say(t, line);
	}
}

/* The next other choice that is accepted; where none is, the next one, whose refusal is told. */
static void step_value(struct tui *t, const struct place *place, int by)
{
	int chosen = option_chosen(place->option, table_of(t), place->seat), count = 0, first, n;
	char word[WORD_BYTES];
	struct reason why;

	while (word_of(t, place, count, word))
		count++;
	first = chosen < 0 ? 0 : (chosen + by + count) % count;
	n = first;
	for (int i = 1; i < count && !may_choose(t, place, n, &why); i++)
		n = (n + by + count) % count;
	choose(t, place, n == chosen ? first : n);
}

static void move_focus(struct tui *t, int by)
{
	struct place place;
	int rows = 0;

	while (place_at(t, rows, &place))
		rows++;
	t->option = (t->option + by + rows) % rows;
	t->notice.text[0] = '\0';
}

static bool options_key(struct tui *t, const struct key *key)
{
	struct place place;

	place_at(t, t->option, &place);
	switch (key->key) {
	case KEY_DOWN:
	case 'j':
	case '\t': move_focus(t, 1); return true;
	case KEY_UP:
	case 'k':
	case KEY_BTAB: move_focus(t, -1); return true;
	case KEY_RIGHT:
	case 'l': step_value(t, &place, 1); return true;
	case KEY_LEFT:
	case 'h': step_value(t, &place, -1); return true;
	case ' ':
	case '\r': is_number(&place) ? choose(t, &place, 0) : step_value(t, &place, 1); return true;
	case 0x1b:
	case 'q':
	case 'O': t->over = NULL; return true;
	}
	tui_undo_key(t, key);
	return true;
}

/* ---- the picture ---- */

enum { LABEL_BYTES = 80, WHEN_BYTES = sizeof(struct reason) + 80 };

static void tell_label(const struct tui *t, const struct place *place, char out[LABEL_BYTES])
{
	bool whose = place->option->kind == OPTION_EACH && table_of(t)->seats;

	snprintf(out, LABEL_BYTES, "%s%s%s", i18n_marked(place->option->label), whose ? " " : "",
	         whose ? table_of(t)->seat[place->seat].name : "");
}

static void tell_when(struct tui *t, const struct place *place, char out[WHEN_BYTES])
{
	const char *until = place->option->until;
	struct reason why;

	if (may_change(t, place, &why))
		utf8_copy(out, WHEN_BYTES, until ? _(until) : _("may change at any time"));
	else
		snprintf(out, WHEN_BYTES, _("cannot change now: %s"), why.text);
}

bool options_tell(struct tui *t, int n, char *out, size_t size)
{
	struct place place;
	char label[LABEL_BYTES], now[WORD_BYTES] = "", when[WHEN_BYTES];
	int chosen;

	if (!place_at(t, n, &place))
		return false;
	chosen = option_chosen(place.option, table_of(t), place.seat);
	if (chosen >= 0)
		shown_word(t, &place, chosen, true, now);
	tell_label(t, &place, label);
	tell_when(t, &place, when);
	snprintf(out, size, _("%s: %s (option %s %s); %s"), label, now, place.option->key,
	         place.option->values, when);
	return true;
}

/* The view of the page, and the words that it points to. */
struct made {
	struct settings_view view;
	char word[SETTING_ROWS][SETTING_VALUES][WORD_BYTES], label[SETTING_ROWS][LABEL_BYTES], usage[200];
	char when[WHEN_BYTES];
};

static void make_row(struct tui *t, const struct place *place, struct made *made, int n)
{
	struct setting_row *row = &made->view.row[n];
	char word[WORD_BYTES];
	struct reason why;

	tell_label(t, place, made->label[n]);
	row->label = made->label[n];
	row->chosen = option_chosen(place->option, table_of(t), place->seat);
	for (int i = 0; i < SETTING_VALUES && word_of(t, place, i, word); i++) {
		shown_word(t, place, i, i == row->chosen, made->word[n][i]);
		row->value[i] = made->word[n][i];
		row->refused[i] = i != row->chosen && !may_choose(t, place, i, &why);
	}
}

static void make_about(struct tui *t, const struct place *place, struct made *made)
{
	const struct game_option *o = place->option;

	made->view.help = _(o->help);
	tell_when(t, place, made->when);
	made->view.when = made->when;
	snprintf(made->usage, sizeof made->usage, "option %s %s", o->key, o->values);
	made->view.where = made->usage;
}

static void make_view(struct tui *t, struct made *made)
{
	struct settings_view *view = &made->view;
	struct place place;

	*view = (struct settings_view){ .title = _("OPTIONS") };
	for (; view->rows < SETTING_ROWS && place_at(t, view->rows, &place); view->rows++) {
		make_row(t, &place, made, view->rows);
		view->help_rows =
			larger(view->help_rows, text_rows(_(place.option->help), COLS - MARGIN_COLS));
	}
	view->focus = t->option = smaller(t->option, view->rows - 1);
	place_at(t, view->focus, &place);
	make_about(t, &place, made);
}

static void options_draw(struct tui *t, int *y, int *x)
{
	struct made made;

	make_view(t, &made);
	settings_draw(&made.view, &t->palette, t->picture.body, y, x);
	*y += t->picture.layout.body_y;
}

static void options_hints(struct tui *t)
{
	struct place place;
	struct reason why;

	place_at(t, t->option, &place);
	hint_add(t, _("arrows"), _("choose"));
	if (open_table_may_say(&t->table, &why) && may_change(t, &place, &why))
		hint_add(t, "Enter", is_number(&place) ? _("type a number") : _("next value"));
	hint_add(t, "Esc", _("close"));
	hint_undo(t, "undo", _("undo"));
}

/* A click on a choice makes it. */
static const char *options_touch(struct tui *t, int row, int value)
{
	struct place place;

	t->option = row;
	if (value >= 0 && place_at(t, row, &place))
		choose(t, &place, value);
	return NULL;
}

const struct overlay overlay_options = {
	.key = options_key,
	.draw = options_draw,
	.add_hints = options_hints,
	.touch = options_touch,
	.scrolls = true,
};

void options_open(struct tui *t)
{
	struct place place;

	if (!place_at(t, 0, &place)) {
		tui_message(t, ROLE_WARNING, _("%s has no options"), _(t->table.game->title));
		return;
	}
	t->over = &overlay_options;
	t->option = 0;
	t->notice.text[0] = '\0';
}
