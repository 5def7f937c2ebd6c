/* SPDX-License-Identifier: MIT */
/*
 * The curtain over secrets. It covers the screen and names the legion and the one
 * player who may look; a key lifts it, and the legion's contents are shown, or asked
 * for, until the next key. A letter is not lost: it answers the question that opens, or
 * does what it does at the table after closing the page. Watchers cannot lift it.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "screens/kit/numbers.h"

enum { SPLIT_LEAST = 4 };

static const char *name_of(const struct titan *t, int seat)
{
	return seat >= 0 && seat < t->table.seats ? t->table.seat[seat].name : "";
}

/* ---- letting it down ---- */

static bool has_legion(const struct titan *t, int legion, struct reason *why)
{
	return legion >= 0 || reason_set(why, _("%s: choose a legion of %s: Tab or arrows"), titan_step_id(t),
	                                 name_of(t, t->table.turn));
}

static bool aim_at_split(const struct titan *t, const struct titan_view *view, struct titan_eyes *eyes,
                         struct reason *why)
{
	eyes->legion = titan_own_focus(t, view);
	if (!has_legion(t, eyes->legion, why))
		return false;
	return t->legion[eyes->legion].size >= SPLIT_LEAST ||
	       reason_set(why, _("%s: %s has only %d, and each half needs 2"), titan_step_id(t),
	                  MARKER(eyes->legion), t->legion[eyes->legion].size);
}

static bool aim_at_recruit(const struct titan *t, const struct titan_view *view, struct titan_eyes *eyes,
                           struct reason *why)
{
	eyes->legion = titan_own_focus(t, view);
	return has_legion(t, eyes->legion, why) && titan_may_recruit(t, eyes->legion, why);
}

/* 2.5.1 and 2.5.2: either side may look into the other's legion. */
static bool aim_at_other(const struct titan *t, const struct titan_view *view, struct titan_eyes *eyes,
                         struct reason *why)
{
	enum titan_side side = t->step == STEP_2_5_1 ? SIDE_ATTACKER : SIDE_DEFENDER;

	eyes->legion = t->encounter.legion[!side];
	eyes->seat = t->battle.seat[side];
	return true;
}

static bool aim_at_helper(const struct titan *t, const struct titan_view *view, struct titan_eyes *eyes,
                          struct reason *why)
{
	eyes->legion = t->encounter.legion[SIDE_DEFENDER];
	return true;
}

/* Before the towers there are no legions: the next throw is due. */
static bool aim_at_any(const struct titan *t, const struct titan_view *view, struct titan_eyes *eyes,
                       struct reason *why)
{
	eyes->legion = view->legion;
	for (int i = 0; i < t->table.seats && t->step <= STEP_1_3; i++)
		if (t->table.seat[i].in && !t->player[i].tower)
			return reason_set(why, _("%s: %s has no tower yet: t rolls for it"), titan_step_id(t),
			                  name_of(t, i));
	return eyes->legion >= 0 || reason_set(why, _("%s has no legion"), name_of(t, view->seat));
}

static bool aim_at_telling(const struct titan *t, const struct titan_view *view, struct titan_eyes *eyes,
                           struct reason *why)
{
	eyes->seat = view->seat;
	eyes->legion = -1;
	if (t->step >= TITAN_STEPS || !t->table.seats)
		return reason_set(why, _("1.1: nobody is seated yet: `seat NAME...`"));
	return t->player[view->seat].colour >= 0 ||
	       reason_set(why, _("1.4: %s has no colour yet: `c, or : |colour`"), name_of(t, view->seat));
}

static bool aim_at_all(const struct titan *t, const struct titan_view *view, struct titan_eyes *eyes,
                       struct reason *why)
{
	eyes->legion = eyes->seat = -1;
	return t->table.seats || reason_set(why, _("1.1: nobody is seated yet: `seat NAME...`"));
}

bool titan_lower(const struct titan *t, struct titan_view *view, enum titan_aim aim, struct reason *why)
{
	static bool (*const aims[])(const struct titan *, const struct titan_view *, struct titan_eyes *,
	                            struct reason *) = {
		[AIM_LOOK] = aim_at_any,        [AIM_INSPECT] = aim_at_other,    [AIM_SPLIT] = aim_at_split,
		[AIM_RECRUIT] = aim_at_recruit, [AIM_REINFORCE] = aim_at_helper, [AIM_TELL] = aim_at_telling,
		[AIM_JUDGE] = aim_at_all,
	};
	struct titan_eyes eyes = { .curtain = CURTAIN_DOWN, .aim = aim, .seat = -1 };

	if (!aims[aim](t, view, &eyes, why))
		return false;
	if (eyes.seat < 0 && eyes.legion >= 0)
		eyes.seat = titan_owner(t, eyes.legion);
	if (aim == AIM_LOOK && titan_is_public(t, eyes.legion))
		eyes.curtain = CURTAIN_LIFTED;
	view->eyes = eyes;
	return true;
}

/* ---- lifting it ---- */

void titan_lift(void *v, const void *state, bool back)
{
	struct titan_view *view = v;
	struct titan_eyes *eyes = &view->eyes;
	bool asks = eyes->aim == AIM_SPLIT || eyes->aim == AIM_REINFORCE || eyes->aim == AIM_TELL ||
	            (eyes->aim == AIM_RECRUIT && titan_own_musters(state, eyes->legion));

	if (back || eyes->curtain == CURTAIN_LIFTED) {
		*eyes = (struct titan_eyes){ 0 };
		return;
	}
	eyes->asks = asks || eyes->aim == AIM_INSPECT;
	eyes->curtain = asks ? CURTAIN_NONE : CURTAIN_LIFTED;
}

static const struct binding split_freely[] = {
	{ OFFERS("z", "split-freely", N_("another marker, other creatures"), NULL), .eyes = true,
	  .head = N_("{eyed}: the new marker, then creatures; Enter ends") },
	{ 0 }
};

static const struct binding asked[] = {
	[AIM_INSPECT] = { .key = "i", .offer = "look" },
	[AIM_SPLIT] = { .key = "t",
	                .offer = "split",
	                .eyes = true,
	                .instead = split_freely,
	                .head = N_("{eyed}: who goes to the next marker") },
	[AIM_RECRUIT] = { .key = "g",
	                  .offer = "recruit",
	                  .eyes = true,
	                  .even_one = true,
	                  .head = N_("{eyed}, {ground}: the recruit, then who is shown") },
	[AIM_REINFORCE] = { .key = "r",
	                    .offer = "reinforce",
	                    .eyes = true,
	                    .even_one = true,
	                    .head = N_("reinforcement") },
	[AIM_TELL] = { .key = "R",
	               .line = "legion {teller} {?marker} {+creatures}",
	               .head = N_("a legion: its marker, then creatures; Enter ends") },
};

const struct binding *titan_lifted(const void *v, const void *state)
{
	const struct titan_view *view = v;

	return view->eyes.asks && view->eyes.aim < sizeof asked / sizeof *asked ? &asked[view->eyes.aim]
	                                                                        : NULL;
}

/* ---- the curtain ---- */

static void whose_text(const struct titan *t, const struct titan_eyes *eyes, char *out, size_t size)
{
	char marker[TITAN_MARKER] = "";

	if (eyes->legion >= 0)
		titan_marker(eyes->legion, marker);
	if (eyes->aim == AIM_JUDGE)
		snprintf(out, size, "%s", _("All legions of all players."));
	else if (eyes->aim == AIM_TELL)
		snprintf(out, size, _("The creatures of a legion of %s."), name_of(t, eyes->seat));
	else
		snprintf(out, size, _("%s, a legion of %s."), marker,
		         name_of(t, titan_owner(t, eyes->legion)));
}

static void look_text(const struct titan *t, const struct titan_eyes *eyes, char *out, size_t size)
{
	if (eyes->aim == AIM_JUDGE)
		snprintf(out, size, "%s", _("Only the judge may look."));
	else
		snprintf(out, size, _("Only %s may look."), name_of(t, eyes->seat));
}

static void draw_down(const struct titan *t, const struct titan_eyes *eyes, const struct palette *p,
                      WINDOW *win)
{
	int cols = getmaxx(win), y = getmaxy(win) / 2 - 3;
	char text[300];

	whose_text(t, eyes, text, sizeof text);
	paint_centre(win, p, y, 1, cols - 2, TITAN_HEAD, text);
	look_text(t, eyes, text, sizeof text);
	paint_centre(win, p, y + 2, 1, cols - 2, ROLE_WARNING | STYLE_BOLD, text);
	paint_centre(win, p, y + 4, 1, cols - 2, ROLE_DIM, _("Space or Enter shows it, Esc goes back."));
}

/* ---- what is behind it ---- */

static void head_text(const struct titan *t, int legion, char *out, size_t size)
{
	char place[200];

	titan_place_text(t, legion, place, sizeof place);
	snprintf(out, size, _("%s of %s, %d high, %s"), MARKER(legion), name_of(t, titan_owner(t, legion)),
	         t->legion[legion].size, place);
}

static void draw_members(struct titan_pen *pen, int legion)
{
	enum { NAME = 18 };
	const struct titan *t = pen->s->t;
	int has[TITAN_CREATURES], owner = titan_owner(t, legion), value = 0;
	int titans_power = titan_titan_power(owner < 0 ? 0 : t->player[owner].score);

	titan_legion_has(t, legion, has);
	for (int i = 0; i < TITAN_CREATURES; i++) {
		const struct titan_facts *facts = titan_facts_of(t, i);
		int power = facts->power ? facts->power : titans_power;
		const char *name = titan_name_within(i, NAME);

		value += has[i] * power * facts->skill;
		if (has[i])
			titan_pen_line(pen, TITAN_HEAD, "%d x %s%*s%4d-%d  %s", has[i], name,
			               NAME - text_width(name), "", power, facts->skill, facts->counter);
	}
	titan_pen_line(pen, ROLE_DIM, P_("%d point", "%d points", value), value);
}

/* The recruits that the legion may muster in its land, or why none. */
static void draw_musters(struct titan_pen *pen, int legion)
{
	const struct titan *t = pen->s->t;
	const struct titan_legion *l = &t->legion[legion];
	uint32_t able, left = titan_own_musters(t, legion);
	int has[TITAN_CREATURES];
	char chain[400];

	if (l->land < 0 || titan_is_public(t, legion))
		return;
	titan_legion_has(t, legion, has);
	able = titan_recruits(l->land, has);
	titan_pen_skip(pen);
	titan_pen_line(pen, TITAN_HEAD, _("RECRUITS: %s"), titan_land(l->land));
	each_of (i, able)
		if (left >> i & 1)
			titan_pen_line(pen, ROLE_NORMAL, _("%s, %d left"), titan_name(i), titan_pot(t, i));
		else
			titan_pen_line(pen, ROLE_WARNING, _("%s: none is left in the pot"), titan_name(i));
	if (able)
		return;
	titan_land_text(t, l->land, chain, sizeof chain);
	titan_pen_text(pen, ROLE_WARNING, _("none: the legion lacks what this land requires"));
	titan_pen_text(pen, ROLE_DIM, chain);
}

static void draw_lifted(struct titan_pen *pen, int legion)
{
	char text[400];

	head_text(pen->s->t, legion, text, sizeof text);
	titan_pen_text(pen, TITAN_HEAD, text);
	titan_pen_skip(pen);
	draw_members(pen, legion);
	draw_musters(pen, legion);
	titan_list_creatures(pen->s->t->legion[legion].shown, text, sizeof text);
	titan_pen_skip(pen);
	titan_pen_text(pen, TITAN_HEAD, _("SHOWN TO ALL"));
	titan_pen_text(pen, ROLE_NORMAL, text[0] ? text : _("nothing yet"));
}

/* "Rd01 Ti An Og Og", in as many columns as there is room for. */
static void draw_all(struct titan_pen *pen)
{
	enum { ENTRY = 30 };
	const struct titan *t = pen->s->t;
	int rows = pen->end - pen->y, count = 0;

	for (int legion = 0; legion < TITAN_LEGIONS; legion++) {
		enum titan_creature list[TITAN_START];
		int n = t->legion[legion].size ? titan_legion_now(t, legion, list) : 0;
		char text[60];

		if (!n)
			continue;
		titan_marker(legion, text);
		for (int i = 0; i < n; i++) {
			strcat(text, " ");
			strcat(text, titan_creatures[list[i]].counter);
		}
		titan_paint(pen->s, pen->y + count % rows, pen->x + count / rows * ENTRY, ENTRY,
		            ROLE_NORMAL | (titan_owner(t, legion) == t->table.turn ? STYLE_BOLD : 0), text);
		count++;
	}
	if (!count)
		titan_pen_text(pen, ROLE_DIM, _("no legions yet"));
}

void titan_draw_eyes(const void *v, const void *state, const struct frame *frame, WINDOW *win)
{
	const struct titan_view *view = v;
	struct titan_scene s = { .t = state, .view = view, .frame = frame, .p = frame->palette, .win = win };
	struct titan_pen pen = { &s, 1, getmaxy(win) - 2, 2, getmaxx(win) - 4 };

	paint_blank(win, s.p, 0, 0, getmaxy(win), getmaxx(win));
	if (view->eyes.curtain == CURTAIN_DOWN) {
		draw_down(s.t, &view->eyes, s.p, win);
		return;
	}
	if (view->eyes.aim == AIM_JUDGE)
		draw_all(&pen);
	else if (view->eyes.legion >= 0)
		draw_lifted(&pen, view->eyes.legion);
	paint(win, s.p, getmaxy(win) - 1, 1, getmaxx(win) - 2, ROLE_DIM,
	      _("Space closes it, other keys also act"));
}

/* ---- the same as lines ---- */

static size_t add_line(char *out, size_t size, size_t end, const char *line)
{
	if (end < size)
		end += (size_t)snprintf(out + end, size - end, "%s\n", line);
	return end < size ? end : size;
}

static void list_legion(const struct titan *t, int legion, char *out, size_t size)
{
	uint8_t has[TITAN_CREATURES] = { 0 };
	enum titan_creature list[TITAN_START];
	int count = titan_legion_now(t, legion, list);

	while (count-- > 0)
		has[list[count]]++;
	titan_list_creatures(has, out, size);
}

void titan_tell_eyes(const void *v, const void *state, char *out, size_t size)
{
	const struct titan_view *view = v;
	const struct titan *t = state;
	const struct titan_eyes *eyes = &view->eyes;
	char line[500], creatures[400];
	size_t end = 0;

	out[0] = '\0';
	if (eyes->curtain == CURTAIN_DOWN) {
		whose_text(t, eyes, line, sizeof line);
		end = add_line(out, size, end, line);
		look_text(t, eyes, line, sizeof line);
		end = add_line(out, size, end, line);
		add_line(out, size, end, _("An empty line shows it, any word goes back."));
		return;
	}
	for (int legion = 0; legion < TITAN_LEGIONS; legion++) {
		if (!t->legion[legion].size || (eyes->aim != AIM_JUDGE && legion != eyes->legion))
			continue;
		head_text(t, legion, line, sizeof line);
		list_legion(t, legion, creatures, sizeof creatures);
		end = add_line(out, size, end, line);
		end = add_line(out, size, end, creatures);
	}
	add_line(out, size, end, _("an empty line closes it"));
}
