/* SPDX-License-Identifier: MIT */
/*
 * What keys of the Titan screen do to its view alone: units in hand, pages, the
 * way between board and sheet, the curtain. No line is said here.
 */
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

void titan_keep_level(struct titan_view *view)
{
	titan_hex_step(view->hex, &view->level, KEY_UP);
	view->level = titan_hex_height(view->hex);
}

static void turn_page(struct titan_view *view, enum titan_page page)
{
	view->page = view->page == page ? PAGE_BOARD : page;
	view->top = 0;
}

bool titan_pick(struct titan_view *view, const struct titan *t, struct reason *why)
{
	int unit = titan_unit_at(t, view->hex);

	if (unit < 0)
		return reason_set(why, _("nobody stands on %s"), titan_hex_label(view->hex));
	if (!titan_may_pick(t, unit, why))
		return false;
	view->picked = unit + 1;
	return true;
}

/* From the board to the sheet of the game and back; a page is closed first. */
static bool to_sheet(struct titan_view *view, const struct titan *t, struct reason *why)
{
	(void)t;
	(void)why;
	view->sheet = view->page == PAGE_BOARD;
	view->page = PAGE_BOARD;
	return true;
}

static bool to_board(struct titan_view *view, const struct titan *t, struct reason *why)
{
	if (!t->battle.on)
		return reason_set(why, _("%s: no battle is fought now"), titan_steps[t->step].id);
	view->sheet = view->page != PAGE_BOARD;
	view->page = PAGE_BOARD;
	return true;
}

static bool drop(struct titan_view *view, const struct titan *t, struct reason *why)
{
	(void)t;
	(void)why;
	view->picked = 0;
	return true;
}

static bool lift(struct titan_view *view, const struct titan *t, struct reason *why)
{
	(void)why;
	titan_lift(t, view);
	return true;
}

static bool leave_curtain(struct titan_view *view, const struct titan *t, struct reason *why)
{
	(void)t;
	(void)why;
	view->eyes = (struct titan_eyes){ 0 };
	return true;
}

/* A key that would ask for much and then be refused. */
static bool not_now(struct titan_view *view, const struct titan *t, struct reason *why)
{
	titan_sheet_fill(t, view, "why", why->text, sizeof why->text);
	return false;
}

static bool next(struct titan_view *view, const struct titan *t, struct reason *why)
{
	if (titan_on_sheet(t, view))
		return titan_next_busy(t, view, 1, why);
	titan_next_stop(t, view, 1, why);
	return !why->text[0];
}

static bool previous(struct titan_view *view, const struct titan *t, struct reason *why)
{
	if (titan_on_sheet(t, view))
		return titan_next_busy(t, view, -1, why);
	titan_next_stop(t, view, -1, why);
	return !why->text[0];
}

bool titan_act(void *v, const void *state, const char *act, struct reason *why)
{
	static const struct {
		const char *act;
		bool (*do_it)(struct titan_view *view, const struct titan *t, struct reason *why);
	} acts[] = {
		{ "sheet", to_sheet },  { "board", to_board },     { "drop", drop },
		{ "pick", titan_pick }, { "next", next },          { "previous", previous },
		{ "lift", lift },       { "back", leave_curtain }, { "not now", not_now },
	};
	static const struct {
		const char *act;
		enum titan_page page;
	} pages[] = {
		{ "where", PAGE_WHERE },
		{ "forces", PAGE_FORCES },
		{ "lands", PAGE_LANDS },
	};
	/* clang-format off */
	static const struct { const char *act; enum titan_aim aim; } aims[] = {
		{ "open", AIM_LOOK }, { "inspect", AIM_INSPECT }, { "split", AIM_SPLIT }, { "recruit",
		  AIM_RECRUIT },
		{ "reinforce", AIM_REINFORCE }, { "tell", AIM_TELL }, { "judge", AIM_JUDGE },
	};
	/* clang-format on */
	struct titan_view *view = v;
	bool done = true;

	for (size_t i = 0; i < sizeof aims / sizeof *aims; i++)
		if (strcmp(aims[i].act, act) == 0)
			return titan_lower(state, view, aims[i].aim, why);
	for (size_t i = 0; i < sizeof pages / sizeof *pages; i++)
		if (strcmp(pages[i].act, act) == 0)
			turn_page(view, pages[i].page);
	for (size_t i = 0; i < sizeof acts / sizeof *acts; i++)
		if (strcmp(acts[i].act, act) == 0)
			done = acts[i].do_it(view, state, why);
	titan_keep_level(view);
	return done;
}
