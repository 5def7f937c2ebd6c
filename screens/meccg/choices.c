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

/* The card that Enter or ^D takes; `mine`: a card of the pool. */
static bool fill_row(const void *v, const void *state, bool mine, char *out, size_t size)
{
	const struct meccg_view *view = v;
	const struct meccg *m = state;
	struct meccg_row rows[ROWS_MAX];
	int count = view->open ? meccg_rows(view, m, rows) : 0;

	if (view->row >= count || (m->phase == MECCG_POOLS && (rows[view->row].held >= 0) != mine))
		return false;
	word_typed(meccg_row_name(m, view->seat, &rows[view->row]), out, size);
	return true;
}

static bool fill_name(const void *view, const void *state, char *out, size_t size)
{
	return fill_row(view, state, false, out, size);
}

static bool fill_mine(const void *view, const void *state, char *out, size_t size)
{
	return fill_row(view, state, true, out, size);
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

static bool fill_category(const void *view, const void *state, char *out, size_t size)
{
	return choice_at(MECCG_POINT_WORDS, ((const struct meccg_view *)view)->category, out, size);
}

static bool fill_focused(const void *view, const void *state, char *out, size_t size)
{
	const struct meccg_player *p = player_of(view, state);
	int person = ((const struct meccg_view *)view)->person;

	if (person >= p->persons)
		return false;
	word_typed(p->person[person].name, out, size);
	return true;
}

/* Why Enter takes no row of the list, or ^D. */
static void why_name(const void *view, const void *state, struct reason *why)
{
	const struct meccg_view *v = view;

	if (((const struct meccg *)state)->phase != MECCG_POOLS)
		reason_set(why, _("no card of the pool matches: Backspace"));
	else if (v->open && v->row < player_of(view, state)->holds && !v->typed[0])
		reason_set(why, _("it is in the pool: Ctrl-D takes it out, Down goes to the characters"));
	else
		reason_set(why, _("no such character: Backspace; Esc, then A adds one of your own"));
}

static void why_mine(const void *view, const void *state, struct reason *why)
{
	reason_set(why, _("not in the pool: Up goes to the cards in it"));
}

/* An empty pool is not sealed by a slip of the finger. */
/* Nothing to write, but only for a pool without anybody in it. */
static bool fill_no_characters(const void *view, const void *state, char *out, size_t size)
{
	const struct meccg *m = state;

	*out = '\0';
	return m->phase == MECCG_POOLS && !player_of(view, state)->holds;
}

static bool may_seal_deck(const void *view, const void *state, struct reason *why)
{
	struct meccg_answer answer;

	meccg_deck_check(state, seat_of(view), &answer);
	return answer.resources + answer.hazards + answer.creatures + answer.sideboard > 0 ||
	       reason_set(why, _("the deck is not counted yet: d counts it, F reads a file"));
}

/* A card that may go to the deck. */
static bool fill_left(const void *view, const void *state, char *out, size_t size)
{
	const struct meccg_player *p = player_of(view, state);

	for (int i = 0; i < p->holds; i++)
		if (!p->held[i].extra && p->held[i].fate != FATE_JOINED && !p->held[i].to_deck) {
			word_typed(p->held[i].name, out, size);
			return true;
		}
	return false;
}

void meccg_why(const void *view, const void *state, struct reason *why)
{
	reason_set(why, "%s", _("nothing to choose from now"));
}

/* ---- choices ---- */

/* `now`: the value is set so. */
static void add(struct choices *list, const char *press, const char *word, const char *text, bool now)
{
	struct choice *choice = choices_add(list, press, word);

	utf8_copy(choice->text, sizeof choice->text, text);
	if (now)
		utf8_copy(choice->value, sizeof choice->value, _("now"));
}

/* a, b, c: names have no keys of their own. */
static struct choice *name_choice(struct choices *list, const char *name, const char *value)
{
	char press[8], word[sizeof list->out->word];
	struct choice *choice;

	snprintf(press, sizeof press, "%c", 'a' + list->count);
	word_typed(name, word, sizeof word);
	choice = choices_add(list, press, word);
	utf8_copy(choice->name, sizeof choice->name, name);
	utf8_copy(choice->value, sizeof choice->value, value);
	return choice;
}

static void side_choices(const void *view, const void *state, struct choices *list)
{
	const struct meccg_player *p = player_of(view, state);

	add(list, "h", "hero", _("five in the company, from Rivendell"), p->side == SIDE_HERO);
	add(list, "m", "minion", _("six, from Minas Morgul and Dol Guldur"),
	    p->side == SIDE_MINION && !p->sauron);
	add(list, "s", "minion sauron", _("the same, and plays Sauron"), p->sauron);
	add(list, "f", "fallen", _("five, of both kinds, with stage cards"), p->side == SIDE_FALLEN);
	add(list, "b", "balrog", _("six Orcs and Trolls"), p->side == SIDE_BALROG);
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

/* Two items go to different characters (L-Etiquette-9). */
static void starter_choices(const void *view, const void *state, struct choices *list)
{
	const struct meccg_player *p = player_of(view, state);

	for (int i = 0; i < p->holds; i++) {
		bool bears = false;

		for (int k = 0; k < p->items; k++)
			bears |= strcmp(p->item[k].bearer, p->held[i].name) == 0;
		if (meccg_is_starter(&p->held[i]) && !bears)
			name_choice(list, p->held[i].name, "");
	}
}

/* The same starters, each with its site. */
static void placed_choices(const void *view, const void *state, struct choices *list)
{
	const struct meccg_player *p = player_of(view, state);

	for (int i = 0; i < p->holds; i++) {
		const char *site = meccg_start_of(p, &p->held[i]);

		if (meccg_is_starter(&p->held[i]))
			name_choice(list, p->held[i].name, site ? site : "");
	}
}

static void site_choice(struct choices *list, const char *press, const char *one, const char *other)
{
	char first[40], second[40] = "", word[84];
	struct choice *choice;

	word_typed(one, first, sizeof first);
	if (other)
		word_typed(other, second, sizeof second);
	snprintf(word, sizeof word, other ? "%s %s" : "%s", first, second);
	choice = choices_add(list, press, word);
	snprintf(choice->name, sizeof choice->name, other ? _("%s and %s") : "%s", one, other);
	if (other)
		utf8_copy(choice->text, sizeof choice->text, _("a company at each"));
}

static void site_choices(const void *view, const void *state, struct choices *list)
{
	switch (player_of(view, state)->side) {
	case SIDE_HERO: site_choice(list, "r", "Rivendell", NULL); break;
	case SIDE_MINION:
		site_choice(list, "m", "Minas Morgul", NULL);
		site_choice(list, "d", "Dol Guldur", NULL);
		site_choice(list, "b", "Minas Morgul", "Dol Guldur");
		break;
	case SIDE_FALLEN:
		site_choice(list, "w", "The White Towers", NULL);
		utf8_copy(list->out[list->count - 1].text, sizeof list->out->text,
		          _("another one: press : and type it"));
		break;
	case SIDE_BALROG:
		site_choice(list, "m", "Moria", NULL);
		site_choice(list, "u", "The Under-gates", NULL);
		site_choice(list, "b", "Moria", "The Under-gates");
		break;
	}
}

static void beginner_choices(const void *view, const void *state, struct choices *list)
{
	const struct table *table = state;

	for (int i = 0; i < table->seats; i++)
		choices_seat(list, table, i);
	add(list, "r", "", _("drawn at random"), false);
}

/* A die is one digit: nothing more can follow. */
static bool is_die(const void *state, const char *line, const char *typed)
{
	return *typed != '\0';
}

static void person_choices(const void *view, const void *state, struct choices *list)
{
	const struct meccg_player *p = player_of(view, state);

	for (int i = 0; i < p->persons; i++) {
		char value[60];

		if (!meccg_checks(state, seat_of(view), &p->person[i]))
			continue;
		snprintf(value, sizeof value, _("%d or more"), meccg_needs(state, &p->person[i]));
		name_choice(list, p->person[i].name, value);
	}
}

static void call_choices(const void *view, const void *state, struct choices *list)
{
	enum meccg_side side = player_of(view, state)->side;

	if (side == SIDE_MINION || side == SIDE_BALROG)
		add(list, "s", "sudden", _("with the card Sudden Call"), false);
	else
		add(list, "C", "", _("at the end of the turn"), false);
}

static void state_choices(const void *view, const void *state, struct choices *list)
{
	add(list, "t", "", _("taps for it"), false);
	add(list, "u", "untapped", _("stays untapped: -3"), false);
	add(list, "d", "tapped", _("was tapped before: -3"), false);
	add(list, "w", "wounded", _("is wounded: -3"), false);
}

/* Who tries to remove a corruption card, with the points of the cards borne. */
static void bearer_choices(const void *view, const void *state, struct choices *list)
{
	const struct meccg_player *p = player_of(view, state);

	for (int i = 0; i < p->persons; i++) {
		const struct meccg_person *person = &p->person[i];
		char name[MECCG_NAME + 8];
		struct choice *choice;

		if (person->state != STATE_IN || list->count >= 'z' - 'a')
			continue;
		word_typed(person->name, name, sizeof name);
		choice = name_choice(list, person->name, text_number(person->corruption).of);
		snprintf(choice->word, sizeof choice->word, "by=%s", name);
	}
	add(list, "-", "", _("nobody is named"), false);
}

static void start_choices(const void *view, const void *state, struct choices *list)
{
	const struct meccg_player *p = player_of(view, state);

	for (int i = 0; i < p->sites; i++)
		name_choice(list, p->site[i], "");
}

/* What is missing before the first turn. */
static bool fill_begin(const void *view, const void *state, char *out, size_t size)
{
	meccg_game.owed(state, out, size);
	utf8_mend_end(out);
	return true;
}

/* Why a count now is early. */
static bool fill_count(const void *view, const void *state, char *out, size_t size)
{
	const struct meccg *m = state;
	int left = meccg_unchecked(m);

	if (m->phase < MECCG_COUNCIL && m->caller < 0)
		utf8_copy(out, size, _("nobody has called the council"));
	else
		snprintf(out, size,
		         P_("%d corruption check is not made", "%d corruption checks are not made", left),
		         left);
	return true;
}

/* The row of an open half, else the player. */
void meccg_tell_focus(const void *view, const void *state, char *out, size_t size)
{
	if (!fill_name(view, state, out, size))
		fill_who(view, state, out, size);
}

const struct hole meccg_holes[] = {
	{ "seat", .fill = fill_seat },
	{ "who", .fill = fill_who },
	{ "name", .fill = fill_name, .why = why_name },
	{ "mine", .fill = fill_mine, .why = why_mine },
	{ "counted", .may = may_seal_deck },
	{ "card name", .fill = fill_left },
	{ "category", .fill = fill_category },
	{ "focused", .fill = fill_focused },
	{ "side", .choices = side_choices },
	{ "rules", .choices = rules_choices },
	{ "length", .choices = length_choices },
	{ "goal", .choices = goal_choices },
	{ "starter", .choices = starter_choices },
	{ "placed", .choices = placed_choices },
	{ "site", .choices = site_choices },
	{ "beginner", .choices = beginner_choices },
	{ "die", .full = is_die },
	{ "other die", .full = is_die },
	{ "person", .choices = person_choices },
	{ "call", .choices = call_choices },
	{ "state", .choices = state_choices },
	{ "bearer", .choices = bearer_choices },
	{ "start", .choices = start_choices },
	{ "begin", .fill = fill_begin },
	{ "count", .fill = fill_count },
	{ "no characters", .fill = fill_no_characters },
	{ 0 },
};
