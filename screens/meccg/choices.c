/* SPDX-License-Identifier: MIT */
/*
 * The fillings and the choices of the holes of the MECCG screen. A which-key
 * never lists face-down cards: their names are typed. Draws nothing.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

static int seat_of(const void *view)
{
	return ((const struct meccg_view *)view)->seat;
}

static const struct meccg_player *player_of(const void *view, const void *state)
{
	return &((const struct meccg *)state)->player[seat_of(view)];
}

/* The card under the mark of an open half, the person or the points in focus. */
static bool fill_aim(const void *v, const void *state, char *out, size_t size)
{
	const struct meccg_view *view = v;
	const struct meccg *m = state;
	const struct meccg_player *p = player_of(v, state);
	struct meccg_row rows[ROWS_MAX];

	if (meccg_page_of(view, m) == PAGE_COUNCIL)
		return choice_at(MECCG_POINT_WORDS, view->category, out, size);
	if (view->person < p->persons)
		word_typed(p->person[view->person].name, out, size);
	else if (view->open && meccg_may_open(m, view->seat) && view->row < meccg_rows(view, m, rows))
		word_typed(meccg_row_name(m, view->seat, &rows[view->row]), out, size);
	else
		return false;
	return true;
}

static bool fill_seat(const void *view, const void *state, char *out, size_t size)
{
	table_seat_word(state, seat_of(view), out, size);
	return true;
}

static bool fill_who(const void *view, const void *state, char *out, size_t size)
{
	utf8_copy(out, size, ((const struct table *)state)->seat[seat_of(view)].name);
	return true;
}

void meccg_why(const void *view, const void *state, struct reason *why)
{
	reason_set(why, "%s", _("nothing to choose from now"));
}

static void why_aim(const void *view, const void *state, struct reason *why)
{
	if (!((const struct meccg_view *)view)->open)
		meccg_why(view, state, why);
	else if (((const struct meccg *)state)->phase == MECCG_POOLS)
		reason_set(why, _("no such character: Backspace; or Esc, then A adds your own"));
	else
		reason_set(why, _("no card of the pool matches: Backspace"));
}

/* ---- choices ---- */

/* `now`: the value is set so. */
static void add(struct choices *list, const char *press, const char *word, const char *text, bool now)
{
	CHOICE(choices_add(list, press, word, "", text), value, "%s", now ? _("now") : "");
}

static void rules_choices(const void *view, const void *state, struct choices *list)
{
	const struct meccg *m = state;

	add(list, "l", "lorien", _("Council of Lorien: the tournament policy"), m->rules == MECCG_LORIEN);
	add(list, "e", "coe", _("Council of Elrond, where they differ"), m->rules == MECCG_COE);
}

static void length_choices(const void *view, const void *state, struct choices *list)
{
	const struct meccg *m = state;

	for (int i = 1; i <= 4; i++) {
		struct text_number number = text_number(i);

		add(list, number.of, number.of, "", m->length == i);
	}
}

static void goal_choices(const void *view, const void *state, struct choices *list)
{
	bool ring = player_of(view, state)->deck.ring;

	add(list, "p", "points", _("marshalling points"), !ring);
	add(list, "r", "ring", _("The One Ring"), ring);
}

/* A die is one digit: nothing more can follow. */
static bool is_die(const void *state, const char *line, const char *typed)
{
	return *typed != '\0';
}

/* The row of an open half, else the player. */
void meccg_tell_focus(const void *view, const void *state, char *out, size_t size)
{
	if (!((const struct meccg_view *)view)->open || !fill_aim(view, state, out, size))
		fill_who(view, state, out, size);
}

const struct hole meccg_holes[] = {
	FILLS("seat", fill_seat),
	FILLS("who", fill_who),
	{ "aim", .fill = fill_aim, .why = why_aim },
	FILLS("name", fill_aim), /* what was found while typing */
	CHOOSES("rules", rules_choices),
	CHOOSES("length", length_choices),
	CHOOSES("goal", goal_choices),
	{ "die", .full = is_die },
	{ 0 },
};
