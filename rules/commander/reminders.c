/* SPDX-License-Identifier: MIT */
/*
 * What the text of a marker makes a player do: the monarch's card, the venture of the initiative, a marker
 * that combat damage takes, the Ring's last ability; and the life behind a corrected commander damage. The
 * table does these by its own lines: reminders offer them, or name them. `option reminders off`: none.
 */
#include <stdlib.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

enum { RING_LOSS = 3 }; /* CR 701.54c, the fourth ability */

static bool reminds(const struct commander *c)
{
	return !c->quiet && c->phase == PHASE_PLAYING;
}

static bool holds(int holder, seats_set set)
{
	return holder >= 0 && set & 1u << holder;
}

/* The Ring-bearer is named as the table names it: in full, or as "Frodo". */
static bool is_bearer(const struct commander *c, struct commander_ref ref)
{
	const struct commander_player *p = &c->player[ref.seat];
	const char *bearer = p->markers.bearer;

	return *bearer && commander_ring_level(p) == RING_LEVELS &&
	       strncmp(p->card[ref.card].name, bearer, strlen(bearer)) == 0;
}

/* CR 720.2, 725.2: combat damage of a creature to the holder gives the marker to the creature's controller.
 */
void commander_remind_blow(struct commander *c, seats_set hit, struct commander_ref from)
{
	struct reminders *due = &c->due;
	seats_set by = 1u << from.seat;

	if (!reminds(c))
		return;
	if (holds(c->monarch, hit & ~by))
		due->crown = by;
	if (holds(c->initiative, hit & ~by))
		due->lead = by;
	if (is_bearer(c, from))
		due->ring = by;
}

/* CR 725.2: who takes the initiative ventures into the Undercity, and again in each own upkeep. */
void commander_remind_venture(struct commander *c)
{
	if (reminds(c) && c->initiative >= 0)
		c->due.venture = 1u << c->initiative;
}

/* CR 720.2: the monarch draws a card at the beginning of their own end step. */
void commander_remind_end(const struct call *call)
{
	const struct commander *c = call->state;

	if (reminds(c) && c->table.turn >= 0 && holds(c->monarch, c->team[c->table.turn]))
		said_line(call->said, _("%s draws a card first, as the monarch"),
		          commander_name(c, c->monarch));
}

/* A new turn begins: what was due is past. */
void commander_remind_turn(struct commander *c)
{
	c->due = (struct reminders){ 0 };
	if (holds(c->initiative, c->team[c->table.turn]))
		commander_remind_venture(c);
}

void commander_remind_fix(struct commander *c, int seat, int back)
{
	c->due.fixed = 1u << seat;
	c->due.back = back;
	c->due.fresh = true;
}

/* After a line: what it has done, or made impossible, is not due; a corrected number is the last line's. */
void commander_settle_reminders(struct commander *c)
{
	struct reminders *due = &c->due;
	seats_set in = table_others(&c->table, -1);

	if (!reminds(c)) {
		*due = (struct reminders){ .fixed = due->fixed, .back = due->back, .fresh = due->fresh };
		in = c->phase == PHASE_OVER ? 0 : in;
	}
	due->venture &= in & (c->initiative < 0 ? 0 : 1u << c->initiative);
	due->crown &= in & ~(c->monarch < 0 ? in : 1u << c->monarch);
	due->lead &= in & ~(c->initiative < 0 ? in : 1u << c->initiative);
	due->ring &= in;
	due->fixed &= due->fresh ? in : 0;
	due->fresh = false;
}

/* ---- what is offered ---- */

static void offer_venture(const struct seller *s)
{
	const struct commander *c = s->c;
	struct offer *o;

	if (!(c->due.venture & 1u << s->seat))
		return;
	o = offers_add(s->list, "venture", s->seat,
	               c->player[s->seat].markers.room ? "dungeon %s {?venture}" : "dungeon %s undercity",
	               s->who);
	o->kind = OFFER_DUE;
	o->alone = true;
	o->about = "initiative";
	o->text = offers_text(s->list, _("%s ventures, for the initiative"), commander_name(c, s->seat));
	o->button = _("venture");
	offers_keep(s->list, true);
}

/* A chance of one seat that its line takes. */
static void offer_once(const struct seller *s, const char *id, const char *about, const char *button,
                       const char *line)
{
	struct offer *o = offers_add(s->list, id, s->seat, "%s", line);

	o->kind = OFFER_ONCE;
	o->rank = OFFER_HINTED;
	o->alone = true;
	o->about = about;
	o->button = o->text = button;
	offers_keep(s->list, true);
}

void commander_offer_reminders(const struct seller *s)
{
	const struct reminders *due = &s->c->due;
	seats_set own = 1u << s->seat;

	offer_venture(s);
	if (due->crown & own)
		offer_once(s, "crown", "monarch", _("takes the crown"),
		           offers_text(s->list, "monarch %s", s->who));
	if (due->lead & own)
		offer_once(s, "lead", "initiative", _("takes the initiative"),
		           offers_text(s->list, "initiative %s", s->who));
	if (due->ring & own)
		offer_once(s, "ring-loss", "ring",
		           offers_text(s->list, _("the Ring: others lose %d"), RING_LOSS),
		           offers_text(s->list, "life %s -%d", s->opponents, RING_LOSS));
	if (due->fixed & own)
		offer_once(s, "life-too", "life",
		           due->back > 0 ? offers_text(s->list, _("give the %d life back, too"), due->back)
		                         : offers_text(s->list, _("take the %d life, too"), -due->back),
		           offers_text(s->list, "life %s %+d", s->who, due->back));
}

/* What a turn that ends now leaves undone; NULL: nothing. */
const char *commander_forgotten(struct offers *list, const struct commander *c)
{
	const struct reminders *due = &c->due;

	if (due->venture)
		return offers_text(list, _("%s does not venture, for the initiative"),
		                   commander_name(c, c->initiative));
	if (due->crown)
		return offers_text(list, _("%s stays the monarch, though %s has dealt the damage"),
		                   commander_name(c, c->monarch),
		                   commander_name(c, seat_from(due->crown, 0)));
	if (due->lead)
		return offers_text(list, _("%s keeps the initiative, though %s has dealt the damage"),
		                   commander_name(c, c->initiative),
		                   commander_name(c, seat_from(due->lead, 0)));
	return NULL;
}
