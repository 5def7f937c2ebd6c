/* SPDX-License-Identifier: MIT */
/*
 * The facts about a Commander player besides the life, as words in the order
 * of their weight. Places and paints nothing.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

struct scene commander_scene(const struct commander *c, const struct commander_view *view,
                             const struct frame *frame, WINDOW *win)
{
	return (struct scene){
		.c = c,
		.view = view,
		.frame = frame,
		.p = frame->palette,
		.win = win,
		.limits = commander_limits_of(c),
	};
}

enum { LIFE_LOW = 5, DAMAGE_NEAR = 5, COUNTER_NEAR = 2 };

bool commander_is_out(const struct commander *c, int seat)
{
	return c->player[seat].status != STATUS_PLAYING;
}

bool commander_is_past(const struct commander *c, int seat)
{
	return commander_is_out(c, seat) && !commander_won(c, seat);
}

bool commander_damage_near(const struct scene *s, int taken)
{
	return s->limits.damage > 0 && taken > 0 && taken >= s->limits.damage - DAMAGE_NEAR;
}

bool commander_is_near(const struct scene *s, int seat, enum counter_kind kind)
{
	int count = s->c->player[seat].life.count[kind];

	return count > 0 && s->limits.count[kind] && count >= s->limits.count[kind] - COUNTER_NEAR;
}

int commander_near_counter(const struct scene *s, int seat)
{
	for (int kind = 0; kind < COUNTER_KINDS; kind++)
		if (commander_is_near(s, seat, kind))
			return kind;
	return -1;
}

enum danger commander_danger(const struct scene *s, int seat)
{
	const struct life *life = &s->c->player[seat].life;

	if (commander_is_out(s->c, seat) || s->c->phase == PHASE_OVER)
		return DANGER_NONE;
	if (life->life <= LIFE_LOW)
		return DANGER_LIFE;
	if (commander_damage_near(s, commander_worst(s->c, seat, NULL, NULL)))
		return DANGER_DAMAGE;
	return commander_near_counter(s, seat) >= 0 ? DANGER_COUNTER : DANGER_NONE;
}

bool fact_is_danger(const struct fact *fact)
{
	return (fact->style & 0xff) == ROLE_DANGER;
}

bool fact_is_number(const struct fact *fact)
{
	return fact->kind == FACT_HAND || fact->kind == FACT_DAMAGE || fact->kind == FACT_COUNTER ||
	       fact->kind == FACT_TAX;
}

const char *fact_words(struct fact *fact, enum fact_form form)
{
	if (fact->say && !fact->said[form]) {
		fact->say(fact, form, fact->words[form]);
		fact->said[form] = true;
	}
	return fact->words[form];
}

static struct fact *add(struct facts *facts, enum fact_kind kind, int style)
{
	const int most = (int)(sizeof facts->fact / sizeof *facts->fact);
	struct fact *fact = &facts->fact[facts->count < most ? facts->count++ : most - 1];

	fact->kind = kind;
	fact->style = style;
	fact->say = NULL;
	fact->amount = fact->limit = fact->digits = 0;
	fact->drawn = false;
	return fact;
}

void facts_add(struct facts *facts, enum fact_kind kind, int style, const char *words, const char *brief)
{
	struct fact *fact = add(facts, kind, style);

	for (int form = 0; form < FACT_FORMS; form++)
		utf8_copy(fact->words[form], FACT_BYTES, form == FACT_SHORT && *brief ? brief : words);
}

static struct fact *add_said(const struct scene *s, int seat, struct facts *facts, enum fact_kind kind,
                             int style,
                             void (*say)(const struct fact *fact, enum fact_form form, char out[FACT_BYTES]))
{
	struct fact *fact = add(facts, kind, style);

	fact->seat = seat;
	fact->s = s;
	fact->say = say;
	memset(fact->said, 0, sizeof fact->said);
	return fact;
}

void commander_card_name(const struct commander_card *card, enum card_name form, char out[COMMANDER_BYTES])
{
	static const char *const ends[] = { ", ", " the ", " of " };
	size_t length = strlen(card->name);

	for (int i = 0; form == CARD_CALLED ? i < 3 : form == CARD_SHORT && i < 1; i++) {
		const char *end = strstr(card->name, ends[i]);

		if (end && end > card->name && (size_t)(end - card->name) < length)
			length = (size_t)(end - card->name);
	}
	snprintf(out, COMMANDER_BYTES, "%.*s", (int)length, card->name);
}

/* "Bob" or "Bob.2" */
static void name_of(const struct commander *c, int seat, int card, char *out, size_t size)
{
	snprintf(out, size, card ? "%s.2" : "%s", c->table.seat[seat].name);
}

static void say_delta(const struct fact *fact, enum fact_form form, char out[FACT_BYTES])
{
	const struct delta *delta = &fact->s->view->delta[fact->seat];

	if (form <= FACT_OWN && delta->from >= 0 && delta->from < fact->s->c->table.seats)
		snprintf(out, FACT_BYTES, "%+d %s", delta->amount, fact->s->c->table.seat[delta->from].name);
	else
		snprintf(out, FACT_BYTES, "%+d", delta->amount);
}

static void add_whys(const struct scene *s, int seat, struct facts *facts)
{
	const struct commander_player *p = &s->c->player[seat];

	for (int i = 0; i < p->whys && i < COMMANDER_WHY; i++) {
		const struct commander_ref *of = &p->why_of[i];
		char text[WHY_BYTES + NAME_BYTES + 20], brief[NAME_BYTES + 20] = "", name[NAME_BYTES + 4];
		int kind = counter_find(p->why[i]);

		if (strcmp(p->why[i], "life") == 0)
			snprintf(text, sizeof text, _("no life left"));
		else if (kind >= 0)
			snprintf(text, sizeof text, _(counter_rows[kind].reason),
			         commander_why_amount(s->c, seat, i));
		else if (strcmp(p->why[i], "commander") == 0 && of->seat >= 0) {
			name_of(s->c, of->seat, of->card, name, sizeof name);
			int amount = commander_why_amount(s->c, seat, i);

			snprintf(text, sizeof text, _("%d from %s"), amount, name);
			snprintf(brief, sizeof brief, "%d %s", amount, name);
		} else
			snprintf(text, sizeof text, "%s", commander_why_shown(p->why[i]));
		facts_add(facts, FACT_WHY, p->safe ? ROLE_WARNING : ROLE_DIM, text, brief);
	}
}

static void say_damage(const struct fact *fact, enum fact_form form, char out[FACT_BYTES])
{
	const struct scene *s = fact->s;
	int from = -1, card = 0, limit = s->limits.damage,
	    worst = commander_worst(s->c, fact->seat, &from, &card);
	bool near = fact_is_danger(fact);
	const char *sign = near ? "!" : "";
	char name[NAME_BYTES + 4];

	if (form <= FACT_OWN) {
		snprintf(out, FACT_BYTES, form == FACT_WIDE ? _("cmdr   %2d/%d%s") : _("cmdr %2d/%d%s"),
		         worst, limit, near ? " !" : "");
	} else if (form == FACT_SHORT) {
		snprintf(out, FACT_BYTES, "%d/%d%s", worst, limit, sign);
	} else if (form == FACT_NAME) {
		snprintf(out, FACT_BYTES, "%s", _("cmdr"));
	} else if (from < 0) {
		snprintf(out, FACT_BYTES, _("cmdr %d/%d%s"), worst, limit, sign);
	} else {
		name_of(s->c, from, card, name, sizeof name);
		if (form == FACT_LABEL)
			snprintf(out, FACT_BYTES, _("cmdr by %s"), name);
		else
			snprintf(out, FACT_BYTES, _("cmdr %d/%d%s by %s"), worst, limit, sign, name);
	}
}

/* Only on a line of its own, or beside the damage in digits; elsewhere the damage tells it. */
static void say_by(const struct fact *fact, enum fact_form form, char out[FACT_BYTES])
{
	int from = 0, card = 0;
	char name[NAME_BYTES + 4];

	commander_worst(fact->s->c, fact->seat, &from, &card);
	name_of(fact->s->c, from, card, name, sizeof name);
	snprintf(out, FACT_BYTES,
	         form == FACT_LABEL ? _("by %s")
	         : form <= FACT_OWN ? _("  by %s")
	                            : "%s",
	         name);
}

/* A number that is drawn in digits where there is room. */
static void can_kill(struct fact *fact, int amount, int limit)
{
	if (amount <= 0 || commander_is_out(fact->s->c, fact->seat))
		return;
	fact->amount = amount;
	fact->limit = limit;
}

static void add_damage(const struct scene *s, int seat, struct facts *facts)
{
	int from = -1, card = 0, worst = commander_worst(s->c, seat, &from, &card);
	int style = worst ? ROLE_NORMAL : ROLE_DIM;
	bool near = commander_damage_near(s, worst) && !commander_is_out(s->c, seat);
	struct fact *fact;

	if (s->limits.damage <= 0)
		return;
	fact = add_said(s, seat, facts, FACT_DAMAGE, near ? ROLE_DANGER | STYLE_BOLD : style, say_damage);
	can_kill(fact, worst, s->limits.damage);
	if (from >= 0)
		add_said(s, seat, facts, FACT_BY, near ? ROLE_DANGER | STYLE_BOLD : ROLE_DIM, say_by);
}

static void say_counter(const struct fact *fact, enum fact_form form, char out[FACT_BYTES])
{
	const struct counter_row *row = &counter_rows[fact->counter];
	int count = fact->s->c->player[fact->seat].life.count[fact->counter];
	bool near = fact_is_danger(fact);

	if (form <= FACT_OWN)
		snprintf(out, FACT_BYTES, _(form == FACT_WIDE ? row->wide_row : row->row), count,
		         fact->s->limits.count[fact->counter], near ? " !" : "");
	else if (form == FACT_LABEL)
		utf8_copy(out, FACT_BYTES, i18n_marked(row->label));
	else
		snprintf(out, FACT_BYTES, _(form == FACT_IN_LINE ? row->in_line : row->brief), count,
		         near ? "!" : "");
}

static void add_counters(const struct scene *s, int seat, struct facts *facts)
{
	for (int kind = 0; kind < COUNTER_KINDS; kind++) {
		bool near = commander_is_near(s, seat, kind) && !commander_is_out(s->c, seat);
		int count = s->c->player[seat].life.count[kind];
		struct fact *fact;

		if (!count && !counter_rows[kind].always)
			continue;
		fact = add_said(s, seat, facts, FACT_COUNTER,
		                near    ? ROLE_DANGER | STYLE_BOLD
		                : count ? ROLE_NORMAL
		                        : ROLE_DIM,
		                say_counter);
		fact->counter = kind;
		can_kill(fact, count, s->limits.count[kind]);
	}
}

static void say_tax(const struct fact *fact, enum fact_form form, char out[FACT_BYTES])
{
	const struct commander_player *p = &fact->s->c->player[fact->seat];
	int tax = commander_tax(&p->card[0]), other = commander_tax(&p->card[1]);

	if (p->commanders == 2)
		snprintf(out, FACT_BYTES,
		         form == FACT_WIDE      ? _("tax    %+d .2%+d")
		         : form == FACT_OWN     ? _("tax  %+3d .2%+d")
		         : form == FACT_IN_LINE ? _("tax %+d .2%+d")
		                                : _("tax %d, %d"),
		         tax, other);
	else
		snprintf(out, FACT_BYTES,
		         form == FACT_WIDE  ? _("tax    %+3d")
		         : form == FACT_OWN ? _("tax  %+3d")
		                            : _("tax %d"),
		         tax);
}

/* After the game, once a vote was cast (C15.3). */
static void add_points(const struct scene *s, int seat, struct facts *facts)
{
	int votes = commander_votes(s->c, seat);
	bool any = false;
	char text[60];

	for (int i = 0; i < s->c->table.seats; i++)
		any |= commander_votes(s->c, i) > 0;
	if (s->c->phase != PHASE_OVER || !any || (commander_is_out(s->c, seat) && !votes))
		return;
	snprintf(text, sizeof text, _("points %d"), commander_points(s->c, seat));
	facts_add(facts, FACT_POINTS, ROLE_NORMAL | STYLE_BOLD, text, "");
	snprintf(text, sizeof text, P_("%d vote", "%d votes", (unsigned long)votes), votes);
	facts_add(facts, FACT_POINTS, votes ? ROLE_NORMAL : ROLE_DIM, text, "");
}

/* Before play the hand is what matters. */
static void add_hand(const struct scene *s, int seat, struct facts *facts)
{
	const struct commander_player *p = &s->c->player[seat];
	char text[60];

	if (s->c->phase != PHASE_MULLIGANS)
		return;
	snprintf(text, sizeof text, p->kept ? _("kept %d") : _("hand %d"), p->hand);
	facts_add(facts, FACT_HAND, p->kept ? ROLE_GOOD : ROLE_NORMAL, text, "");
}

/* The Ring, speed, the room of a dungeon, the companion until it is paid for. */
static void add_own_markers(const struct scene *s, int seat, struct facts *facts)
{
	const struct commander_player *p = &s->c->player[seat];
	const struct commander_markers *m = &p->markers;
	int completed = 0;
	char text[FACT_BYTES], brief[60];

	if (m->tempted) {
		snprintf(brief, sizeof brief, _("Ring %d"), commander_ring_level(p));
		snprintf(text, sizeof text, "%s %.*s", brief, FACT_BYTES - 64, m->bearer);
		facts_add(facts, FACT_MARKER, ROLE_WARNING, m->bearer[0] ? text : brief, brief);
	}
	if (m->speed) {
		snprintf(text, sizeof text, m->speed == SPEED_MAX ? _("max speed") : _("speed %d"), m->speed);
		facts_add(facts, FACT_MARKER, ROLE_WARNING, text, "");
	}
	if (m->room != ROOM_NONE)
		facts_add(facts, FACT_MARKER, ROLE_WARNING, commander_rooms[m->room].name, "");
	for (int i = 0; i < DUNGEONS; i++)
		completed += m->completed[i];
	snprintf(text, sizeof text, P_("%d dungeon", "%d dungeons", (unsigned long)completed), completed);
	if (completed)
		facts_add(facts, FACT_MARKER, ROLE_NORMAL, text, "");
	if (m->companion[0] && !m->paid)
		facts_add(facts, FACT_MARKER, ROLE_DIM, m->companion, _("companion"));
}

static void add_markers(const struct scene *s, int seat, struct facts *facts)
{
	const struct commander *c = s->c;
	const struct commander_player *p = &c->player[seat];
	char text[100];

	for (int i = 0; i < COMMANDERS; i++)
		if (p->card[i].offer)
			facts_add(facts, FACT_MARKER, ROLE_WARNING | STYLE_BOLD,
			          i ? _("zone .2? z") : _("zone? z"), "");
	if (c->monarch == seat)
		facts_add(facts, FACT_MARKER, ROLE_WARNING, _("monarch"), "");
	if (c->initiative == seat)
		facts_add(facts, FACT_MARKER, ROLE_WARNING, _("initiative"), "");
	if (p->blessing)
		facts_add(facts, FACT_MARKER, ROLE_WARNING, _("blessing"), "");
	if (p->safe)
		facts_add(facts, FACT_MARKER, ROLE_WARNING, _("cannot lose"), "");
	add_own_markers(s, seat, facts);
	for (int i = 0; i < LIFE_COUNTERS; i++) {
		if (!p->life.counter[i].kind[0] || !p->life.counter[i].amount)
			continue;
		snprintf(text, sizeof text, "%s %d", p->life.counter[i].kind, p->life.counter[i].amount);
		facts_add(facts, FACT_MARKER, ROLE_WARNING, text, "");
	}
	if (commander_team(c, seat) >= 0) {
		snprintf(text, sizeof text, _("team %d"), commander_team(c, seat) + 1);
		facts_add(facts, FACT_MARKER, ROLE_NORMAL, text, "");
	}
}

/* Of the evening, from the second game on. */
static void add_wins(const struct scene *s, int seat, struct facts *facts)
{
	int wins = s->c->table.seat[seat].wins ? commander_wins(s->c, seat) : 0;
	char text[40];

	snprintf(text, sizeof text, P_("%d win", "%d wins", (unsigned long)wins), wins);
	if (wins)
		facts_add(facts, FACT_MARKER, ROLE_DIM, text, "");
}

void commander_facts(const struct scene *s, int seat, struct facts *facts)
{
	const struct delta *delta = &s->view->delta[seat];
	const struct commander_player *p = &s->c->player[seat];
	facts->count = 0;
	if (delta->until_ms > s->frame->now_ms && delta->amount != 0)
		add_said(s, seat, facts, FACT_DELTA, ROLE_ACCENT | STYLE_BOLD, say_delta);
	add_points(s, seat, facts);
	if (commander_is_out(s->c, seat) || p->safe)
		add_whys(s, seat, facts);
	add_hand(s, seat, facts);
	add_damage(s, seat, facts);
	add_counters(s, seat, facts);
	add_said(s, seat, facts, FACT_TAX, ROLE_DIM, say_tax);
	if (!commander_is_out(s->c, seat))
		add_markers(s, seat, facts);
	add_wins(s, seat, facts);
}
