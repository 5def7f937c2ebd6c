/* SPDX-License-Identifier: MIT */
/*
 * Draws one player of the Commander screen: the life, the facts, and a frame
 * that tells focus, turn and danger.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "screens/kit/digits.h"

/* ---- frame ---- */

/* The focus shows in danger, too, which has its chip and its number. */
static int frame_style(const struct scene *s, int seat)
{
	if (commander_won(s->c, seat))
		return ROLE_GOOD;
	if (seat == s->view->focus && !s->rest && !s->frame->room)
		return ROLE_ACCENT;
	return commander_danger(s, seat) != DANGER_NONE ? ROLE_DANGER : ROLE_DIM;
}

/* In long, short and one sign. */
static void danger_words(const struct scene *s, int seat, int form, char *out, size_t size)
{
	int worst = commander_worst(s->c, seat, NULL, NULL), limit = s->limits.damage;
	int left = limit > worst ? limit - worst : 0, kind;

	*out = '\0';
	if (commander_danger(s, seat) == DANGER_NONE)
		return;
	if (form == CHIPS_SIGN) {
		snprintf(out, size, "!");
		return;
	}
	switch (commander_danger(s, seat)) {
	case DANGER_LIFE: snprintf(out, size, "%s", form ? _("! LOW") : _("! LOW LIFE")); break;
	case DANGER_DAMAGE: snprintf(out, size, form ? "!" : _("! %d TO %d"), left, limit); break;
	default:
		kind = commander_near_counter(s, seat);
		snprintf(out, size, _(form ? counter_rows[kind].alarm_brief : counter_rows[kind].alarm),
		         s->c->player[seat].life.count[kind]);
	}
}

static void turn_chip(const struct scene *s, int seat, enum chip_form form, struct chips *chips)
{
	char text[60] = "";
	int style = seat_role(seat);

	if (s->c->phase == PHASE_MULLIGANS && s->c->deciding == seat)
		chips_add(chips,
		          form == CHIPS_LONG    ? _("KEEP OR MULLIGAN?")
		          : form == CHIPS_SHORT ? _("KEEP?")
		                                : "?",
		          style);
	else if (s->words)
		s->words->chip(s, seat, form, text, sizeof text, &style);
	else if (s->c->phase == PHASE_PLAYING && s->c->table.turn == seat)
		chips_add(chips, _("TURN"), style);
	if (*text)
		chips_add(chips, text, style);
}

static struct chips chips_of(const void *scene, int seat, enum chip_form form)
{
	const struct scene *s = scene;
	const struct commander *c = s->c;
	struct chips chips = { 0 };
	char danger[60];

	if (commander_won(c, seat)) {
		chips_add(&chips, _("WINS"), ROLE_GOOD);
		return chips;
	}
	if (commander_is_out(c, seat)) {
		chips_add(&chips, _("OUT"), ROLE_DIM);
		return chips;
	}
	danger_words(s, seat, form, danger, sizeof danger);
	if (*danger)
		chips_add(&chips, danger, ROLE_DANGER);
	turn_chip(s, seat, form, &chips);
	return chips;
}

/* The commanders' names in the lower edge; of two the one that keys mean is marked. */
static void describe_foot(const struct scene *s, int seat, struct tile *tile)
{
	const struct commander_player *p = &s->c->player[seat];
	bool focus = seat == s->view->focus && !s->frame->room, two = p->card[1].name[0];
	char name[COMMANDER_BYTES];

	if (!p->card[0].name[0] && !two && s->c->phase == PHASE_SETUP && focus && !s->words)
		tile_fact(&tile->foot[0], ROLE_DIM, "%s", _("A: name the commander"));
	for (int i = 0; i < COMMANDERS && p->card[i].name[0]; i++) {
		bool here = focus && two && s->view->second == i;
		const char *colors = i == two ? p->identity : "", *blank = *colors ? " " : "";

		tile_fact(&tile->foot[i], here ? ROLE_ACCENT : ROLE_DIM, "%s%s%s", p->card[i].name, blank,
		          colors);
		commander_card_name(&p->card[i], CARD_CALLED, name);
		snprintf(tile->foot[i].brief, TILE_BRIEF, "%s%s%s", name, blank, colors);
		utf8_mend_end(tile->foot[i].brief);
	}
}

static int life_style(const struct scene *s, int seat)
{
	if (commander_is_past(s->c, seat))
		return ROLE_DIM;
	return commander_danger(s, seat) == DANGER_LIFE ? ROLE_DANGER : seat_role(seat);
}

enum { USUAL_LIFE = 40 };

static struct tiles tiles_of(const struct commander *c, struct area at)
{
	return (struct tiles){
		.at = at, .count = c->table.seats, .usual = USUAL_LIFE, .facts = COMMANDER_FACTS
	};
}

struct tiles_plan commander_tiles_plan(const struct commander *c, struct area at)
{
	struct tiles tiles = tiles_of(c, at);

	return tiles_plan(&tiles);
}

static void describe_tiles(const struct scene *s, struct tiles *tiles)
{
	for (int seat = 0; seat < tiles->count; seat++) {
		struct tile *tile = &tiles->tile[seat];

		tile->panel = (struct panel){
			.seat = seat,
			.name = s->c->table.seat[seat].name,
			.focus = seat == s->view->focus && !s->frame->room,
			.rest = s->rest,
			.out = commander_is_past(s->c, seat),
			.frame = frame_style(s, seat),
			.chips = chips_of,
			.scene = s,
		};
		tile->number = (struct tile_number){ .number = s->c->player[seat].life.life,
			                             .style = life_style(s, seat) };
		describe_foot(s, seat, tile);
		commander_describe(s, seat, tile);
		if (s->words)
			s->words->describe(s, seat, tile);
	}
}

void commander_draw_panels(const struct scene *s, struct area at, int *cursor_y, int *cursor_x)
{
	struct tiles tiles = tiles_of(s->c, at);

	describe_tiles(s, &tiles);
	tiles_draw(s->win, s->p, &tiles, cursor_y, cursor_x);
}
