/* SPDX-License-Identifier: MIT */
/*
 * Abandoning ongoing schemes: which checks are due, what the counts say, and
 * the reminders of a step. Reads the fields of the catalogue only.
 */
#include <stdio.h>

#include "inner.h"
#include "rules/core/i18n.h"

static const char *const when_words[] = {
	[ABANDON_NEVER] = N_("never"),
	[ABANDON_OWN_UPKEEP] = N_("upkeep"),
	[ABANDON_OWN_END] = N_("own end step"),
	[ABANDON_EACH_END] = N_("end step"),
	[ABANDON_THEIR_END] = N_("opponents' end step"),
	[ABANDON_COMBAT_END] = N_("end of combat"),
	[ABANDON_EVENT] = N_("event"),
};

const char *archenemy_when_word(enum abandon_when when)
{
	return when_words[when];
}

const char *archenemy_when_name(enum abandon_when when)
{
	return _(when_words[when]);
}

static const struct abandon *abandon_of(const struct archenemy *a, struct scheme_ref ref)
{
	const struct scheme *facts = archenemy_facts(a, archenemy_card(a, ref)->kind);

	return facts && facts->abandon.when != ABANDON_NEVER ? &facts->abandon : NULL;
}

bool archenemy_is_due(const struct archenemy *a, struct scheme_ref ref)
{
	const struct abandon *abandon = abandon_of(a, ref);
	bool own = archenemy_on_turn(a) == ref.owner;

	if (!abandon || !archenemy_card(a, ref)->up || a->c.phase == PHASE_OVER)
		return false;
	switch (abandon->when) {
	case ABANDON_OWN_UPKEEP: return own && a->step == STEP_UPKEEP;
	case ABANDON_OWN_END: return own && a->step == STEP_END;
	case ABANDON_EACH_END: return a->step == STEP_END;
	case ABANDON_THEIR_END: return !own && a->step == STEP_END;
	case ABANDON_COMBAT_END: return !own && a->step == STEP_COMBAT;
	default: return false;
	}
}

/* ---- what is counted ---- */

/* Includes heroes who have left: they cast this turn. */
static int count_spells(const struct archenemy *a, int owner)
{
	int spells = 0;

	every_seat (i, a->c.table)
		if (i != owner && (!a->rumble || i == a->c.table.turn))
			spells += a->c.player[i].spells;
	return spells;
}

/* The opponents on turn, the team or one player of a rumble, below half of their starting life. */
static seats_set low_seats(const struct archenemy *a, int owner)
{
	seats_set on_turn = a->rumble ? 1u << a->c.table.turn : table_others(&a->c.table, -1), low = 0;

	each_seat (i, on_turn & ~(1u << owner))
		if (2 * a->c.player[i].life.life < a->starting[i])
			low |= 1u << i;
	return low;
}

bool archenemy_abandon(const struct archenemy *a, struct scheme_ref ref, struct abandon_state *state)
{
	const struct abandon *abandon = abandon_of(a, ref);

	*state = (struct abandon_state){ 0 };
	if (!abandon)
		return false;
	if (abandon->count == COUNT_NOTHING)
		return true;
	state->counts = state->known = true;
	switch (abandon->count) {
	case COUNT_DAMAGE: state->have = a->c.player[ref.owner].hurt; break;
	case COUNT_GRAVEYARD: state->have = a->graveyard[ref.owner]; break;
	case COUNT_NO_SPELL: state->have = a->enemy_spells[ref.owner]; break;
	case COUNT_TEAM_SPELLS: state->have = count_spells(a, ref.owner); break;
	case COUNT_HALF_LIFE: state->have = seats_count(low_seats(a, ref.owner)); break;
	default: break;
	}
	state->need = abandon->need;
	state->met = abandon->need ? state->have >= abandon->need : state->have == 0;
	return true;
}

/* ---- what is said ---- */

static struct label say_count(enum abandon_count count, const struct abandon_state *s)
{
	switch (count) {
	case COUNT_DAMAGE:
		return label_of(s->met ? _("%d damage this turn: abandon") : _("%d of %d damage this turn"),
		                s->have, s->need);
	case COUNT_GRAVEYARD:
		return label_of(s->met ? _("%d cards put into the graveyard this turn: abandon")
		                       : _("%d of %d cards put into the graveyard this turn"),
		                s->have, s->need);
	case COUNT_NO_SPELL:
		if (s->met)
			return label_of("%s", _("no spell by an opponent since the last turn: abandon"));
		return label_of(P_("%d spell by an opponent since the last turn",
		                   "%d spells by opponents since the last turn", s->have),
		                s->have);
	default:
		return label_of(s->met ? _("%d spells by opponents this turn: abandon")
		                       : _("%d of %d spells by opponents this turn"),
		                s->have, s->need);
	}
}

struct label archenemy_due_says(const struct archenemy *a, struct scheme_ref ref)
{
	const struct abandon *abandon = abandon_of(a, ref);
	struct abandon_state state;

	if (!abandon || !archenemy_abandon(a, ref, &state))
		return label_of("%s", "");
	if (abandon->count == COUNT_HALF_LIFE)
		return state.met ? label_of(_("below half their starting life: %s: abandon"),
		                            commander_names(&a->c, low_seats(a, ref.owner)).text)
		                 : label_of("%s", _("nobody below half their starting life"));
	if (state.counts)
		return say_count(abandon->count, &state);
	/* TRANSLATORS: %s is the condition; the table answers */
	return label_of(_("%s: abandon?"), _(abandon->says));
}

static const struct {
	enum archenemy_step step;
	bool own; /* its owner is on turn */
} acts[] = {
	[ACTS_NEVER] = { STEPS, false },
	[ACTS_OWN_COMBAT] = { STEP_COMBAT, true },
	[ACTS_OWN_END] = { STEP_END, true },
	[ACTS_THEIR_UNTAP] = { STEP_UNTAP, false },
	[ACTS_THEIR_COMBAT] = { STEP_COMBAT, false },
};

/* Reminds of what an ongoing scheme does at this step; players apply it with `trigger`. */
static void tell_acts(const struct call *call, struct scheme_ref ref)
{
	const struct archenemy *a = call->state;
	const struct scheme *facts = archenemy_facts(a, archenemy_card(a, ref)->kind);
	struct label typed;

	if (!facts || acts[facts->acts].step != a->step ||
	    acts[facts->acts].own != (archenemy_on_turn(a) == ref.owner))
		return;
	said_line(call->said, "%s: %s", archenemy_told(a, ref).text, _(facts->summary));
	if (facts->life == LIFE_NONE)
		return;
	typed = archenemy_typed(a, ref);
	said_line(call->said, _("now: trigger %s, then resolve %s"), typed.text, typed.text);
}

void archenemy_tell_due(const struct call *call)
{
	const struct archenemy *a = call->state;
	struct scheme_ref up[FACE_UP_MAX];
	int count = call->said ? archenemy_face_up(a, up) : 0;

	for (int i = 0; i < count; i++) {
		tell_acts(call, up[i]);
		if (archenemy_is_due(a, up[i]))
			said_line(call->said, "%s: %s", archenemy_told(a, up[i]).text,
			          archenemy_due_says(a, up[i]).text);
	}
}
