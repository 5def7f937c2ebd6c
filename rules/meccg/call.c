/* SPDX-License-Identifier: MIT */
/*
 * Helpers that the verbs of MECCG share: reading players and names, and what
 * may be done in each part of a game.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/utf8.h"

bool meccg_seated(const struct call *call)
{
	const struct meccg *m = call->state;

	return m->table.seats || reason_set(call->why, _("nobody is seated yet: `seat NAME...`"));
}

bool meccg_player(struct call *call, int *seat)
{
	const struct meccg *m = call->state;

	return meccg_seated(call) && args_player(&call->args, &m->table, true, seat);
}

const char *meccg_name(const struct meccg *m, int seat)
{
	return m->table.seat[seat].name;
}

const char *meccg_side_name(enum meccg_side side, bool sauron)
{
	switch (side) {
	case SIDE_HERO: return C_("side", "hero");
	case SIDE_MINION: return sauron ? _("Sauron") : _("minion");
	case SIDE_FALLEN: return _("fallen-wizard");
	default: return _("balrog");
	}
}

const char *meccg_side_shown(const struct meccg_player *player)
{
	return meccg_side_name(player->side, player->sauron);
}

bool meccg_is_minion(const struct meccg_player *p)
{
	return p->side == SIDE_MINION || p->side == SIDE_BALROG;
}

bool meccg_agents_are_hazards(const struct meccg_player *p)
{
	return p->side == SIDE_HERO || p->side == SIDE_BALROG;
}

/* ---- the parts of a game ---- */

bool meccg_before_play(const struct meccg *m, const char *what, struct reason *why)
{
	if (m->phase < MECCG_PLAY && !m->player[0].begun && !m->player[1].begun)
		return true;
	/* TRANSLATORS: what: "decks", "starting sites" */
	return reason_set(why, _("too late, play has begun: %s come before it"), what);
}

bool meccg_refuse_over(struct reason *why)
{
	return reason_set(why, _("the game is over: `undo` or `rematch`"));
}

/* A table may begin half-way, without pools or draft. */
bool meccg_may_count(const struct meccg *m, struct reason *why)
{
	if (m->phase == MECCG_POOLS && m->player[0].holds + m->player[1].holds > 0)
		return reason_set(why, _("seal both pools first: `pool P seal`"));
	if (m->phase == MECCG_DRAFT)
		return reason_set(why, _("the draft is not over: `pick`, `reveal`, `stop`"));
	return m->phase != MECCG_OVER || (!m->judged && !m->ring_won && !m->chain_round) ||
	       meccg_refuse_over(why);
}

bool meccg_in_game(struct call *call)
{
	struct meccg *m = call->state;

	if (!meccg_seated(call) || !meccg_may_count(m, call->why))
		return false;
	if (m->phase < MECCG_PLAY)
		m->phase = MECCG_PLAY;
	if (m->phase == MECCG_OVER) {
		m->phase = MECCG_COUNCIL;
		m->winner = -1;
		m->tournament[0] = m->tournament[1] = -1;
	}
	if (m->phase == MECCG_COUNCIL)
		m->counted = false;
	return true;
}

/* ---- cards ---- */

bool meccg_card_name(const char *word, char out[MECCG_NAME], struct reason *why)
{
	char same[MECCG_NAME];

	if (strlen(word) >= MECCG_NAME || utf8_columns(word) > MECCG_NAME_COLUMNS)
		return reason_set(why, _("a card's name has at most %d columns"), MECCG_NAME_COLUMNS);
	snprintf(out, MECCG_NAME, "%s", word);
	meccg_same(out, same);
	return same[0] || reason_set(why, _("a card's name needs a letter"));
}

bool meccg_is_starter(const struct meccg_card *card)
{
	return !card->extra && card->fate == FATE_JOINED;
}

int meccg_find_card(const struct meccg_player *p, const char *word,
                    bool (*fits)(const struct meccg_card *card))
{
	int found = FOUND_NONE;

	for (int i = 0; i < p->holds; i++) {
		bool exact;

		if (!fits(&p->held[i]) || !meccg_begins(p->held[i].name, word, &exact))
			continue;
		if (exact)
			return i;
		if (found == FOUND_NONE || (found >= 0 && strcmp(p->held[found].name, p->held[i].name) == 0))
			found = i;
		else
			found = FOUND_SEVERAL;
	}
	return found;
}
