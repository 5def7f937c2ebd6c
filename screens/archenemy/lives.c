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
enum life_fact { FACT_CHECKED, FACT_OTHER, FACT_MAGIC, FACT_PILE };

static void add_count(struct tile_fact *fact, int count, const char *text, const char *brief)
{
	tile_fact(fact, count ? ROLE_NORMAL : ROLE_DIM, text, count);
	snprintf(fact->brief, sizeof fact->brief, brief, count);
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
		tile_note(tile, ROLE_WARNING | (hot ? STYLE_BOLD : 0), hot ? _("does it") : _("chosen"));
}

/* Damage dealt to an owner, spells cast by the others; other counts if not 0. */
static void describe_counts(const struct archenemy *a, int seat, struct tile_fact fact[TILE_FACTS])
{
	const struct commander_player *p = &a->c.player[seat];
	bool owner = archenemy_side(a, seat) == SIDE_ARCHENEMY;

	if (a->c.phase != PHASE_PLAYING || p->status != STATUS_PLAYING)
		return;
	if (owner && !a->rumble)
		add_count(&fact[FACT_CHECKED], p->hurt, _("took %d this turn"), _("took %d"));
	else
		add_count(&fact[FACT_CHECKED], p->spells, _("spells %d"), _("spells %d"));
	if (owner && !a->rumble && p->spells)
		add_count(&fact[FACT_OTHER], p->spells, _("spells %d"), _("spells %d"));
	else if ((!owner || a->rumble) && p->hurt)
		add_count(&fact[FACT_OTHER], p->hurt, _("took %d"), _("took %d"));
	else if (!owner && a->c.one_life)
		tile_fact(&fact[FACT_OTHER], ROLE_DIM, "%s", _("shared life"));
	if (a->graveyard[seat])
		add_count(&fact[FACT_PILE], a->graveyard[seat], _("graveyard %d"), _("grave %d"));
	else if (a->rumble && a->pile[seat].cards)
		add_count(&fact[FACT_PILE], a->pile[seat].downs, _("deck %d"), _("deck %d"));
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
		tile->fact[FACT_CHECKED] = of[FACT_DAMAGE];
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
		snprintf(text, size, "%s", form == CHIPS_SIGN ? "*" : _("TURN"));
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

/* Words of the steps: whole; short but the current one; and cut to so many columns. */
enum ladder { LADDER_WHOLE, LADDER_SHORT, LADDER_CUT };
enum { CUT_STEP = 4 };

static void step_text(const struct archenemy *a, enum archenemy_step step, enum ladder form, char *out,
                      size_t size)
{
	/* TRANSLATORS: the steps in at most six columns */
	static const char *const brief[STEPS] = {
		[STEP_UNTAP] = NC_("short step", "unt"),  [STEP_UPKEEP] = NC_("short step", "upk"),
		[STEP_DRAW] = NC_("short step", "dra"),   [STEP_MAIN1] = NC_("short step", "ma1"),
		[STEP_COMBAT] = NC_("short step", "com"), [STEP_MAIN2] = NC_("short step", "ma2"),
		[STEP_END] = NC_("short step", "end"),    [STEP_CLEANUP] = NC_("short step", "cle"),
	};
	const char *name = form == LADDER_WHOLE || step == a->step ? archenemy_step_name(step)
	                                                           : i18n_marked(brief[step]);

	if (form == LADDER_CUT && step != a->step)
		snprintf(out, size, "%.*s", (int)text_fit(name, CUT_STEP, NULL), name);
	else
		utf8_copy(out, size, name);
}

static int ladder_width(const struct archenemy *a, enum ladder form)
{
	char text[60];
	int width = 1;

	for (int i = 0; i < STEPS; i++) {
		step_text(a, i, form, text, sizeof text);
		width += text_width(text) + (form == LADDER_WHOLE ? 2 : 1) + (i == (int)a->step);
	}
	return width;
}

/* The deck of the player who sets schemes in motion now. */
static void deck_text(const struct archenemy *a, bool brief, char *out, size_t size)
{
	int owner = a->rumble ? a->c.table.turn : a->archenemy;

	*out = '\0';
	if (owner < 0 || owner >= a->c.table.seats || !a->pile[owner].cards)
		return;
	if (brief)
		snprintf(out, size, _("deck %d"), a->pile[owner].downs);
	else
		snprintf(out, size, P_("deck %d left", "deck %d left", a->pile[owner].downs),
		         a->pile[owner].downs);
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
		snprintf(out, size, "%s", _("no scheme in this turn"));
}

static int draw_steps(const struct stage *s, int y, enum ladder form)
{
	const struct archenemy *a = s->a;
	int x = 1, cols = getmaxx(s->win);
	char text[60];

	for (int i = 0; i < STEPS; i++) {
		step_text(a, i, form, text, sizeof text);
		if (i == (int)a->step)
			x += paint_chip(s->win, s->p, y, x, cols - x, STYLE_BOLD, text) + 1;
		else
			x += paint(s->win, s->p, y, x, cols - 1 - x,
			           i < (int)a->step ? ROLE_DIM : ROLE_NORMAL, text) +
			     (form == LADDER_WHOLE ? 2 : 1);
	}
	return x;
}

void archenemy_draw_ladder(const struct stage *s, int y, bool air)
{
	int cols = getmaxx(s->win), x, room;
	char deck[60], extra[NAME_BYTES + 60];
	enum ladder form = LADDER_WHOLE;

	if (!archenemy_is_set(s->a))
		return;
	deck_text(s->a, false, deck, sizeof deck);
	if (ladder_width(s->a, form) + text_width(deck) + 1 > cols)
		form = LADDER_SHORT;
	if (ladder_width(s->a, form) + text_width(deck) + 1 > cols)
		deck_text(s->a, true, deck, sizeof deck);
	if (ladder_width(s->a, form) > cols)
		form = LADDER_CUT;
	x = draw_steps(s, y, form);
	room = cols - 1 - x;
	if (text_width(deck) <= room) {
		paint_right(s->win, s->p, y, cols - 1, room, ROLE_DIM, deck);
		room -= text_width(deck) + 2;
	}
	extra_text(s->a, extra, sizeof extra);
	if (air)
		paint_right(s->win, s->p, y + 1, cols - 1, cols / 2, ROLE_WARNING | STYLE_BOLD, extra);
	else if (*extra && room >= 8)
		paint(s->win, s->p, y, x + 1, room - 1, ROLE_WARNING | STYLE_BOLD, extra);
}
