/* SPDX-License-Identifier: MIT */
/*
 * The audit of a hand (W2.0.3): a player counts the cards; when the count
 * differs from the one kept here, the audit lists every change since the last
 * count that agreed. flow.c records the changes.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

/* The cards that came in; with sign -1 those that went out. */
static struct catan_text side_text(const int cards[CATAN_RESOURCES], int sign)
{
	int side[CATAN_RESOURCES];

	for (int kind = 0; kind < CATAN_RESOURCES; kind++)
		side[kind] = cards[kind] * sign > 0 ? cards[kind] * sign : 0;
	return catan_cards_text(side);
}

/* "+ 2 grain" */
static void tell_what(const struct catan_step *step, char *out, size_t size)
{
	int change = step->unknown + catan_sum(step->cards);

	if (step->unknown && step->flow == CATAN_RULED)
		snprintf(out, size, "%+d", change);
	else if (step->unknown)
		snprintf(out, size, change > 0 ? _("+1 unseen card") : _("-1 unseen card"));
	else
		snprintf(out, size, change > 0 ? "+ %s" : "- %s",
		         side_text(step->cards, change > 0 ? 1 : -1).text);
}

void catan_step_text(const struct catan *c, int seat, int n, char out[CATAN_STEP_BYTES])
{
	const struct catan_player *p = &c->player[seat];
	const struct catan_step *step = &p->step[n < 0 ? 0 : n];
	char what[sizeof(struct catan_text) + 60], when[40];

	if (n < 0 && p->steps_before)
		snprintf(out, CATAN_STEP_BYTES,
		         P_("%d earlier step, then %d in hand", "%d earlier steps, then %d in hand",
		            p->steps_before),
		         p->steps_before, p->count_before);
	if (n < 0 && !p->steps_before)
		snprintf(out, CATAN_STEP_BYTES, _("at the last agreed count: %d in hand"), p->count_before);
	if (n < 0)
		return;
	tell_what(step, what, sizeof what);
	snprintf(when, sizeof when, step->turn ? _("turn %d") : _("set-up"), step->turn);
	if (step->other >= 0)
		snprintf(out, CATAN_STEP_BYTES, _("%s: %s, %s %s: %d in hand"), when, what,
		         _(catan_flows[step->flow].name), catan_name(c, step->other), step->count);
	else
		snprintf(out, CATAN_STEP_BYTES, _("%s: %s, %s: %d in hand"), when, what,
		         _(catan_flows[step->flow].name), step->count);
}

static void give_audit(const struct call *call, int seat, int count)
{
	const struct catan *c = call->state;
	const struct catan_player *p = &c->player[seat];
	struct emit *e = call->data;

	if (!e)
		return;
	emit_bool(e, "agrees", count == p->cards);
	emit_number(e, "written_down", p->cards);
	emit_number(e, "earlier_lines", p->steps_before);
	emit_number(e, "count_before", p->count_before);
	emit_array(e, "steps");
	for (int i = 0; i < p->steps; i++) {
		const struct catan_step *step = &p->step[i];

		emit_object(e, NULL);
		emit_number(e, "turn", step->turn);
		emit_text(e, "why", catan_flows[step->flow].word);
		table_report_name(&c->table, "other", step->other, e);
		emit_object(e, "cards");
		for (int kind = 0; kind < CATAN_RESOURCES; kind++)
			if (step->cards[kind])
				emit_number(e, catan_resources[kind].word, step->cards[kind]);
		if (step->unknown)
			emit_number(e, "unknown", step->unknown);
		emit_end(e);
		emit_number(e, "count", step->count);
		emit_end(e);
	}
	emit_end(e);
}

bool catan_do_audit(struct call *call)
{
	struct catan *c = call->state;
	struct catan_player *p;
	int seat, count;

	if (!catan_is_seated(c, call->why) || !catan_player(call, &seat) ||
	    !args_number(&call->args, 0, CATAN_CARDS_MOST, &count))
		return false;
	p = &c->player[seat];
	give_audit(call, seat, count);
	if (count == p->cards) {
		p->steps = p->steps_before = 0;
		p->count_before = p->cards;
		memset(p->step, 0, sizeof p->step);
		said_both(call->said, P_("agreed: %s holds %d card", "agreed: %s holds %d cards", count),
		          catan_name(c, seat), count);
		return true;
	}
	c->disputes++;
	c->disputed = seat;
	c->disputed_cards = count;
	said_line(call->said,
	          P_("%s counts %d card, %d are recorded", "%s counts %d cards, %d are recorded", count),
	          catan_name(c, seat), count, p->cards);
	said_change(call->said, catan_name(c, seat), NULL, _("counts %d, %d are recorded"), count, p->cards);
	for (int i = -1; i < p->steps; i++) {
		char text[CATAN_STEP_BYTES];

		catan_step_text(c, seat, i, text);
		said_line(call->said, "%s", text);
	}
	catan_end_agreement(call);
	return true;
}
