/* SPDX-License-Identifier: MIT */
/* A player of the table in words and numbers: what stands in a panel. The kit gives it its places. */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "screens/kit/numbers.h"
#include "screens/kit/tiles.h"

struct chips catan_chips(const void *scene, int seat, enum chip_form form)
{
	const struct catan_scene *s = scene;
	const struct catan *c = s->c;
	int due = c->player[seat].must_discard;
	bool builds = c->special && seat == c->builder, turn = !c->special && c->table.turn == seat;
	struct chips chips = { 0 };
	char text[60];

	snprintf(text, sizeof text, form == CHIPS_LONG ? _("! DISCARD %d") : "! -%d", due);
	if (c->winner == seat)
		chips_add(&chips, _("WINS"), ROLE_GOOD);
	if (due)
		chips_add(&chips, form == CHIPS_SIGN ? "!" : text, ROLE_DANGER);
	else if (builds || (turn && c->phase != CATAN_OVER))
		chips_add(&chips,
		          form == CHIPS_SIGN ? "*"
		          : builds           ? _("BUILDS")
		                             : C_("chip", "TURN"),
		          catan_role(c, seat));
	return chips;
}

int catan_hand_style(const struct catan *c, int seat)
{
	return (c->player[seat].must_discard ? ROLE_DANGER : ROLE_NORMAL) | STYLE_BOLD;
}

static int frame_style(const struct catan_scene *s, int seat)
{
	if (s->c->player[seat].must_discard)
		return ROLE_DANGER;
	return seat == s->view->focus && !s->frame->room ? ROLE_ACCENT : ROLE_DIM;
}

/* ---- cards that the last line moved; everybody saw them ---- */

void catan_note_moves(struct catan_view *view, const struct catan *before, const struct catan *after)
{
	memset(view->moved, 0, sizeof view->moved);
	for (int i = 0; i < after->table.seats && table_sits_as(&after->table, &before->table); i++) {
		const struct catan_player *p = &after->player[i];
		int known = before->player[i].steps + before->player[i].steps_before;

		for (int n = larger(known - p->steps_before, 0); n < p->steps; n++) {
			const struct catan_step *step = &p->step[n];

			if (step->flow == CATAN_RULED) /* for the judge alone */
				continue;
			for (int kind = 0; kind < CATAN_RESOURCES; kind++)
				view->moved[i].cards[kind] += step->cards[kind];
			view->moved[i].unknown += step->unknown;
		}
	}
}

/* "+1 lumber -2 ore", or short "+1l -2o". */
static void write_moves(const struct catan_moved *moved, bool brief, char *out, size_t size)
{
	out[0] = '\0';
	for (int kind = 0; kind <= CATAN_RESOURCES; kind++) {
		bool unknown = kind == CATAN_RESOURCES;
		int count = unknown ? moved->unknown : moved->cards[kind];
		const char *word = unknown ? "?" : catan_resources[kind].word;
		size_t end = strlen(out);

		if (count && brief)
			snprintf(out + end, size - end, "%s%+d%.1s", end ? " " : "", count, word);
		else if (count)
			snprintf(out + end, size - end, "%s%+d %s", end ? " " : "", count,
			         unknown ? _("card") : _(catan_resources[kind].name));
	}
	utf8_mend_end(out);
}

static void describe_change(const struct catan_scene *s, int seat, struct tile *tile)
{
	const struct delta *delta = &s->view->delta[seat];
	int due = s->c->player[seat].must_discard;

	if (due) {
		snprintf(tile->change, sizeof tile->change, _("discards %d"), due);
		return;
	}
	write_moves(&s->view->moved[seat], false, tile->change, sizeof tile->change);
	write_moves(&s->view->moved[seat], true, tile->change_brief, sizeof tile->change_brief);
	if (!*tile->change && delta->until_ms > s->frame->now_ms) {
		snprintf(tile->change, sizeof tile->change, "%+d", delta->amount);
		utf8_copy(tile->change_brief, sizeof tile->change_brief, tile->change);
	}
}

/* ---- facts ---- */

enum { FACT_CARDS, FACT_KNIGHTS, FACT_ROAD, FACTS };

/* Of knights and road: who has the most of all has it in capitals. */
static void describe_most(struct tile_fact *fact, bool most, const char *held, const char *own, int count)
{
	tile_fact(fact,
	          most    ? ROLE_NORMAL | STYLE_BOLD
	          : count ? ROLE_NORMAL
	                  : ROLE_DIM,
	          most ? held : own, count);
}

static void describe_facts(const struct catan *c, int seat, struct tile *tile)
{
	const struct catan_player *p = &c->player[seat];
	struct tile_fact *fact = tile->fact;
	int cards = catan_development(c, seat);
	bool army = c->largest == seat, road = c->longest == seat;

	tile_fact(&fact[FACT_CARDS], cards ? ROLE_NORMAL : ROLE_DIM, _("dev cards %d"), cards);
	snprintf(fact[FACT_CARDS].brief, TILE_BRIEF, _("dev %d"), cards);
	describe_most(&fact[FACT_KNIGHTS], army, _("KNIGHTS %d"), C_("sheet", "knights %d"), p->knights);
	snprintf(fact[FACT_KNIGHTS].brief, TILE_BRIEF, army ? _("KN %d") : _("kn %d"), p->knights);
	describe_most(&fact[FACT_ROAD], road, _("ROAD %d"), _("road %d"), p->road);
	snprintf(fact[FACT_ROAD].brief, TILE_BRIEF, road ? _("ROAD %d") : _("road %d"), p->road);
}

void catan_draw_news(const struct catan_scene *s, int seat, const struct area *at)
{
	struct tile tile = { .change = "" };
	const char *news = tile.change;
	int x = at->x;

	describe_change(s, seat, &tile);
	describe_facts(s->c, seat, &tile);
	if (text_width(news) > at->cols)
		news = tile.change_brief;
	x += paint(s->win, s->p, at->y, x, at->cols, ROLE_NORMAL | STYLE_BOLD, news);
	for (int i = FACT_ROAD; i >= FACT_KNIGHTS && !*news; i--)
		if (seat == (i == FACT_ROAD ? s->c->longest : s->c->largest))
			x += 2 + paint(s->win, s->p, at->y, x, at->x + at->cols - x, tile.fact[i].style,
			               tile.fact[i].text);
}

/* Pieces in the supply. */
static void describe_left(const struct catan_player *p, struct tile *tile)
{
	int settlements = p->left[CATAN_SETTLEMENT], cities = p->left[CATAN_CITY],
	    roads = p->left[CATAN_ROAD];
	char text[3][60];

	snprintf(text[0], sizeof text[0], P_("%d settlement", "%d settlements", settlements), settlements);
	snprintf(text[1], sizeof text[1], P_("%d city", "%d cities", cities), cities);
	snprintf(text[2], sizeof text[2], P_("%d road", "%d roads", roads), roads);
	tile_fact(&tile->note, ROLE_DIM, _("left: %s  %s  %s"), text[0], text[1], text[2]);
	snprintf(tile->note.brief, TILE_BRIEF, _("left  %ds  %dc  %dr"), settlements, cities, roads);
}

/* ---- all of them ---- */

enum { TWO_DIGITS = 40 };

static struct tiles tiles_of(const struct catan *c, struct area at)
{
	return (struct tiles){
		.at = at,
		.count = c->table.seats,
		.usual = TWO_DIGITS,
		.seconds = true,
		.facts = FACTS,
		.tile[0].number.head = _("hand"),
	};
}

struct tiles_plan catan_tiles_plan(const struct catan *c, struct area at)
{
	struct tiles tiles = tiles_of(c, at);

	return tiles_plan(&tiles);
}

void catan_draw_panels(const struct catan_scene *s, struct area at, int *cursor_y, int *cursor_x)
{
	struct tiles tiles = tiles_of(s->c, at);
	char points[24];

	snprintf(points, sizeof points, C_("goal", "pts/%d"), s->c->goal);
	for (int seat = 0; seat < tiles.count; seat++) {
		struct tile *tile = &tiles.tile[seat];

		tile->panel = (struct panel){
			.seat = seat,
			.name = s->c->table.seat[seat].name,
			.focus = seat == s->view->focus && !s->frame->room,
			.frame = frame_style(s, seat),
			.role = catan_role(s->c, seat),
			.chips = catan_chips,
			.scene = s,
		};
		tile->number = (struct tile_number){ .head = _("hand"),
			                             .number = s->c->player[seat].cards,
			                             .style = catan_hand_style(s->c, seat) };
		tile->second = (struct tile_number){ .head = points,
			                             .number = catan_points(s->c, seat),
			                             .style = catan_role(s->c, seat) | STYLE_BOLD };
		describe_change(s, seat, tile);
		describe_facts(s->c, seat, tile);
		describe_left(&s->c->player[seat], tile);
	}
	tiles_draw(s->win, s->p, &tiles, cursor_y, cursor_x);
}
