/* SPDX-License-Identifier: MIT */
/*
 * The lives of an Archenemy table, in Commander's panels with the counts that
 * schemes ask for; and the ladder of the turn above all.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

/* ---- facts ---- */

static const struct archenemy *table_of(const struct scene *s)
{
	return (const struct archenemy *)s->c; /* which begins with it */
}

/* The places of the facts: the counts of the abandon checks come first. */
enum life_fact { FACT_TOOK, FACT_SPELLS, FACT_PILE, FACT_MAGIC };

static void add_count(struct tile_fact *fact, int count, const char *text)
{
	tile_fact(fact, count ? ROLE_NORMAL : ROLE_DIM, text, count);
}

/* The player in a hot seat, or chosen by a scheme in motion. */
static void note_chosen(const struct archenemy *a, int seat, struct tile *tile)
{
	struct scheme_ref up[FACE_UP_MAX];
	int count = archenemy_face_up(a, up);
	bool hot = false, chosen = false;

	for (int i = 0; i < count; i++) {
		const struct scheme_card *card = archenemy_card(a, up[i]);

		hot |= card->pending && archenemy_hot_seats(a, up[i]) & 1u << seat;
		chosen |= card->chosen == seat && card->hot == HOT_OPEN;
	}
	if (hot || chosen)
		tile_note(tile, ROLE_WARNING | (hot ? STYLE_BOLD : 0), hot ? _("acts now") : _("chosen"));
}

/* What schemes ask for, at the same place in all panels. */
static void describe_counts(const struct archenemy *a, int seat, struct tile_fact fact[TILE_FACTS])
{
	const struct commander_player *p = &a->c.player[seat];

	if (a->c.phase != PHASE_PLAYING || p->status != STATUS_PLAYING)
		return;
	add_count(&fact[FACT_TOOK], p->hurt, _("took %d"));
	add_count(&fact[FACT_SPELLS], p->spells, _("spells %d"));
	if (a->c.one_life && archenemy_side(a, seat) != SIDE_ARCHENEMY)
		tile_fact(&fact[FACT_PILE], ROLE_DIM, "%s", _("shared life"));
	else if (a->graveyard[seat])
		add_count(&fact[FACT_PILE], a->graveyard[seat], _("grave %d"));
	else if (a->rumble && a->pile[seat].cards)
		add_count(&fact[FACT_PILE], a->pile[seat].downs, _("deck %d"));
}

/* Commander's facts where they mean something at such a table. */
static void describe(const struct scene *s, int seat, struct tile *tile)
{
	const struct archenemy *a = table_of(s);
	const struct commander_player *p = &a->c.player[seat];
	struct tile_fact of[COMMANDER_FACTS];

	memcpy(of, tile->fact, sizeof of);
	memset(tile->fact, 0, sizeof tile->fact);
	describe_counts(a, seat, tile->fact);
	note_chosen(a, seat, tile);
	if (a->c.phase == PHASE_MULLIGANS)
		tile->fact[FACT_TOOK] = of[FACT_DAMAGE];
	else if (commander_worst(&a->c, seat, NULL, NULL))
		tile->fact[FACT_MAGIC] = of[FACT_DAMAGE];
	if (p->life.count[COUNTER_POISON])
		tile->fact[FACT_MAGIC] = of[FACT_POISON];
	if (p->card[0].casts || p->card[1].casts)
		tile_note(tile, ROLE_DIM, of[FACT_TAX].text);
}

/* ---- chips ---- */

/* Always shows the archenemy; heroes share their turn. */
static void chip_of(const struct scene *s, int seat, enum chip_form form, char *text, size_t size, int *style)
{
	const struct archenemy *a = table_of(s);
	bool turn = archenemy_is_on_turn(a, seat), arch = !a->rumble && seat == a->archenemy;

	*text = '\0';
	*style = turn ? seat_role(seat) : ROLE_NORMAL;
	if (arch) /* TRANSLATORS: the archenemy, in a letter and in a short word */
		snprintf(text, size, "%s", form == CHIPS_SIGN ? _("A") : _("ARCH"));
	else if (turn)
		snprintf(text, size, "%s", _("TURN"));
}

static const struct panel_words words = { describe, chip_of };

static struct scene archenemy_lives(const struct stage *s)
{
	struct scene scene = commander_scene(&s->a->c, &s->view->lives, s->frame, s->win);

	scene.words = &words;
	return scene;
}

void archenemy_draw_lives(const struct stage *s, struct area at)
{
	struct scene scene = archenemy_lives(s);

	scene.rest = !s->view->on_lives;
	commander_draw_panels(&scene, at, s->cursor_y, s->cursor_x);
}

/* ---- the ladder ---- */

/* The steps that have room in so many columns: the present one and its neighbours, in whole words. */
static void find_steps(const struct archenemy *a, int cols, int *from, int *to)
{
	int at = (int)a->step;

	*from = *to = at;
	cols -= text_width(archenemy_step_name(a->step)) + 3;
	for (int n = 2; n < 2 * STEPS; n++) { /* the next, the one before, the next but one .. */
		int step = n % 2 ? at - n / 2 : at + n / 2;

		if (step < 0 || step >= STEPS)
			continue;
		cols -= text_width(archenemy_step_name((enum archenemy_step)step)) + 2;
		if (cols < 0)
			return;
		*(n % 2 ? from : to) = step;
	}
}

/* The deck of the player who sets schemes in motion now. */
static void deck_text(const struct archenemy *a, char *out, size_t size)
{
	int owner = a->rumble ? a->c.table.turn : a->archenemy;

	*out = '\0';
	if (owner < 0 || owner >= a->c.table.seats || !a->pile[owner].cards)
		return;
	snprintf(out, size, P_("deck %d left", "deck %d left", a->pile[owner].downs), a->pile[owner].downs);
}

/* Pending extra turns, and the player of the next one. */
static void extra_text(const struct archenemy *a, char *out, size_t size)
{
	int seat = a->extras ? a->extra[a->extras - 1].seat : -1;
	const char *who = seat < 0                                 ? ""
	                  : archenemy_side(a, seat) == SIDE_HEROES ? _("heroes")
	                                                           : a->c.table.seat[seat].name;

	*out = '\0';
	if (a->extras > 1)
		snprintf(out, size, _("extra turns %d: %s"), a->extras, who);
	else if (a->extras)
		snprintf(out, size, _("extra turn: %s"), who);
	else if (a->no_scheme)
		snprintf(out, size, "%s", _("no scheme this turn"));
}

static int draw_steps(const struct stage *s, int y, int cols)
{
	const struct archenemy *a = s->a;
	int x = 1, from, to;

	find_steps(a, cols, &from, &to);
	for (int i = from; i <= to; i++) {
		const char *name = archenemy_step_name((enum archenemy_step)i);

		if (i == (int)a->step)
			x += paint_chip(s->win, s->p, y, x, cols - x, STYLE_BOLD, name) + 1;
		else
			x += paint(s->win, s->p, y, x, cols - x, i < (int)a->step ? ROLE_DIM : ROLE_NORMAL,
			           name) +
			     2;
	}
	return x;
}

void archenemy_draw_ladder(const struct stage *s, int y, bool air)
{
	int cols = getmaxx(s->win), x, room;
	char deck[60], extra[NAME_BYTES + 60];

	if (!archenemy_is_set(s->a))
		return;
	deck_text(s->a, deck, sizeof deck);
	extra_text(s->a, extra, sizeof extra);
	room = cols - text_width(deck) - 3;
	x = draw_steps(s, y, room - (air ? 0 : text_width(extra) + 1));
	paint_right(s->win, s->p, y, cols - 1, cols - 1 - x, ROLE_DIM, deck);
	if (air)
		paint_right(s->win, s->p, y + 1, cols - 1, cols / 2, ROLE_WARNING | STYLE_BOLD, extra);
	else
		paint(s->win, s->p, y, x + 1, room - x, ROLE_WARNING | STYLE_BOLD, extra);
}
