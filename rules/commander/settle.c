/* SPDX-License-Identifier: MIT */
/*
 * After each line: finds the players who have lost, all at once (CR 704.3),
 * passes on the markers of those who left, and ends the game.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

static const struct commander_ref nobody = { -1, 0 };

/* ---- reasons ---- */

void commander_add_why(struct commander_player *p, const char *word, struct commander_ref of)
{
	if (p->whys == COMMANDER_WHY)
		return; /* the first four will do */
	snprintf(p->why[p->whys], WHY_BYTES, "%s", word);
	p->why_of[p->whys++] = of;
}

struct label commander_why_word(const struct commander *c, int seat, int n)
{
	const struct commander_player *p = &c->player[seat];

	if (p->why_of[n].seat < 0)
		return label_of("%s", p->why[n]);
	return label_of("%s %s", p->why[n], commander_word(c, p->why_of[n]).text);
}

bool commander_is_fatal(const struct commander_limits *limits, const struct life *life,
                        enum counter_kind kind)
{
	return limits->count[kind] && life->count[kind] >= limits->count[kind];
}

/* CR 704.5a, 704.5c, 704.6c (C9); Two-Headed Giant 704.6a, 704.6b. */
static void gather_whys(struct commander *c, int seat, const struct commander_limits *limits)
{
	struct commander_player *p = &c->player[seat];

	p->whys = 0;
	for (int q = 0; limits->damage && q < c->table.seats; q++)
		for (int k = 0; k < COMMANDERS; k++)
			if (p->taken[q][k] >= limits->damage)
				commander_add_why(p, "commander", (struct commander_ref){ q, k });
	if (p->life.life <= 0)
		commander_add_why(p, "life", nobody);
	for (int kind = 0; kind < COUNTER_KINDS; kind++)
		if (commander_is_fatal(limits, &p->life, kind))
			commander_add_why(p, counter_rows[kind].word, nobody);
}

/* `out` knows two words; any other text is the table's own. */
const char *commander_why_shown(const char *why)
{
	if (strcmp(why, "conceded") == 0)
		return _("conceded");
	return strcmp(why, "decked") == 0 ? _("decked") : why;
}

int commander_why_amount(const struct commander *c, int seat, int n)
{
	const struct commander_player *p = &c->player[seat];
	struct commander_ref of = p->why_of[n];
	int kind = counter_find(p->why[n]), most = 0;

	if (of.seat < 0 && kind < 0)
		return p->life.life;
	each_seat (i, commander_heads_of(c, seat)) {
		const struct commander_player *head = &c->player[i];
		int amount = of.seat >= 0 ? head->taken[of.seat][of.card] : head->life.count[kind];

		if (amount > most)
			most = amount;
	}
	return most;
}

static struct label why_said(const struct commander *c, int seat, int n)
{
	const struct commander_player *p = &c->player[seat];
	int kind = counter_find(p->why[n]), amount = commander_why_amount(c, seat, n);

	if (p->why_of[n].seat >= 0)
		return label_of(_("%d from %s"), amount, commander_title(c, p->why_of[n]).text);
	if (strcmp(p->why[n], "life") == 0)
		return label_of(_("%d life"), amount);
	if (kind >= 0)
		return label_of(_(counter_rows[kind].reason), amount);
	return label_of("%s", commander_why_shown(p->why[n]));
}

/* ---- feats that fill themselves (C15.2) ---- */

const struct commander_feat *commander_feat(const struct commander *c, const char *kind)
{
	for (int i = 0; i < c->feats; i++)
		if (strcmp(c->feat[i].kind, kind) == 0)
			return &c->feat[i];
	return NULL;
}

bool commander_best(struct commander *c, const char *kind, int seat, int value)
{
	const struct commander_feat *known = commander_feat(c, kind);
	struct commander_feat *feat = known ? &c->feat[known - c->feat] : &c->feat[c->feats];

	if (known ? value <= feat->value : c->feats == COMMANDER_FEATS)
		return false;
	if (!known) {
		snprintf(feat->kind, sizeof feat->kind, "%s", kind);
		c->feats++;
	}
	feat->seat = seat;
	feat->value = value;
	return true;
}

/* Counts the players that each opponent has put out by commander damage. */
static void count_felled(struct commander *c, int seat)
{
	struct commander_player *p = &c->player[seat];

	for (int i = 0; i < p->whys; i++)
		if (p->why_of[i].seat >= 0 && p->why_of[i].seat != seat)
			p->felled_by |= 1u << p->why_of[i].seat;
	every_seat (q, c->table) {
		int felled = 0;

		every_seat (i, c->table)
			felled += c->player[i].felled_by >> q & 1;
		if (p->felled_by & 1u << q)
			commander_best(c, "commander-damage", q, felled);
	}
}

/* ---- leaving ---- */

/* CR 720.4: the marker goes to the active player, else to the next in turn order. */
static void pass_marker(struct call *call, int *holder, const char *format, const char *marker)
{
	struct commander *c = call->state;
	int turn = c->table.turn, before = *holder;

	if (before < 0 || c->table.seat[before].in)
		return;
	*holder = c->table.seat[turn].in ? turn : table_next(&c->table, turn);
	if (*holder < 0)
		return;
	said_line(call->said, format, commander_name(c, *holder));
	said_change(call->said, commander_name(c, *holder),
	            label_of(C_("cause", "%s is out"), commander_name(c, before)).text, "%s", marker);
}

/* A player who has lost by something else has life left. */
static bool has_life_left(const struct commander_player *p)
{
	return p->life.life > 0 && p->whys && (p->why_of[0].seat >= 0 || counter_find(p->why[0]) >= 0);
}

/* A sentence with a player's name, the reasons for it, and the change in the log. */
static void tell_whys(const struct call *call, int seat, const char *sentence, const char *change)
{
	const struct commander *c = call->state;
	const struct commander_player *p = &c->player[seat];
	struct label whys = { "" }; /* "21 from Alice's commander, 0 life" */

	if (!call->said)
		return;
	for (int i = 0; i < p->whys; i++)
		said_list_add(whys.text, sizeof whys.text, "%s", why_said(c, seat, i).text);
	said_change(call->said, commander_name(c, seat), whys.text, "%s", change);
	if (has_life_left(p))
		said_list_add(whys.text, sizeof whys.text, _("%d life left"), p->life.life);
	said_line(call->said, sentence, commander_name(c, seat));
	said_cause(call->said, "%s", whys.text);
	said_about(call->said, 1u << seat);
	said_rank(call->said, SAID_OUT);
}

void commander_remove(struct call *call, seats_set set, enum commander_status status)
{
	struct commander *c = call->state;

	c->leavers |= set;
	c->outs++;
	each_seat (i, set) {
		c->player[i].out_as = c->outs;
		c->player[i].status = status;
		c->table.seat[i].in = false;
		for (int k = 0; k < COMMANDERS; k++)
			c->player[i].card[k].offer = false;
		tell_whys(call, i, C_("news", "%s is out"), _("out"));
	}
	each_seat (i, set)
		count_felled(c, i);
	pass_marker(call, &c->monarch, _("%s is the monarch"), _("monarch"));
	pass_marker(call, &c->initiative, _("%s has the initiative"), _("initiative"));
	if (table_playing(&c->table))
		commander_pass_word(call);
}

/* ---- who has lost ---- */

static seats_set still_in(const struct commander *c)
{
	return table_others(&c->table, -1);
}

/* CR 810.8: a team that shares life loses together, and not while one member is safe. */
static seats_set whole_teams(const struct commander *c, seats_set losers)
{
	seats_set in = still_in(c), safe = 0, all = 0;

	each_seat (i, in)
		if (c->player[i].safe)
			safe |= 1u << i;
	each_seat (i, losers)
		if (!(commander_heads_of(c, i) & safe))
			all |= commander_heads_of(c, i) & in;
	return all;
}

static seats_set find_losers(struct call *call, const struct commander_limits *limits)
{
	struct commander *c = call->state;
	seats_set in = still_in(c), losers = 0, all;

	each_seat (i, in) {
		struct commander_player *p = &c->player[i];
		int before = p->whys;

		gather_whys(c, i, limits);
		if (p->whys && !p->safe)
			losers |= 1u << i;
		/* cppcheck-suppress incorrectLogicOperator ; gather_whys has written there */
		else if (!before && p->whys)
			tell_whys(call, i, _("%s cannot lose"), _("cannot lose"));
	}
	all = losers ? whole_teams(c, losers) : 0;
	each_seat (i, losers & ~all)
		c->player[i].whys = 0; /* a safe teammate keeps the team in */
	return all;
}

/* A player who is out because of a teammate gets the teammate's reasons. */
static void share_whys(struct commander *c, int seat, seats_set losers)
{
	struct commander_player *p = &c->player[seat];
	const struct commander_player *mate = NULL;

	each_seat (i, p->whys ? 0 : losers & commander_heads_of(c, seat))
		if (c->player[i].whys)
			mate = &c->player[i];
	for (int i = 0; mate && i < mate->whys; i++)
		commander_add_why(p, mate->why[i], mate->why_of[i]);
}

/* ---- the end ---- */

/* CR 104.2a, 104.2c: the last team with players in the game, with its members
 * who are out; 0: several are left. */
static seats_set only_team(const struct commander *c, seats_set in)
{
	seats_set team = in ? c->team[seat_from(in, 0)] : 0;

	return in & ~team ? 0 : team;
}

static void tell_end(const struct call *call)
{
	const struct commander *c = call->state;
	seats_set told = c->winners ? c->winners : still_in(c);

	if (c->draw)
		said_both(call->said, _("the game is a draw"));
	else
		said_line(call->said,
		          !c->winners                   ? _("the game is over, survived: %s")
		          : seats_count(c->winners) > 1 ? _("%s win")
		                                        : _("%s wins"),
		          commander_names(c, told).text);
	said_rank(call->said, SAID_END);
	each_seat (i, told)
		said_change(call->said, commander_name(c, i), _("the game is over"),
		            c->winners ? _("wins") : _("survived"));
}

/* CR 104.3f: losing beats winning at the same time, so claims count last. */
static void end_game(struct call *call)
{
	struct commander *c = call->state;
	seats_set in = still_in(c), claims = c->claims & in ? c->claims : 0;
	bool over = true;

	if (!in || only_team(c, in)) {
		c->winners = only_team(c, in);
		c->draw = in == 0; /* CR 104.4a */
	} else if (claims) {
		c->winners = claims;
	} else {
		over = c->finishing;
		c->draw |= c->drawing;
	}
	c->claims = 0;
	c->finishing = c->drawing = false;
	if (!over)
		return;
	c->phase = PHASE_OVER;
	c->deciding = -1;
	c->swap_open = false;
	tell_end(call);
}

void commander_settle(struct call *call)
{
	struct commander *c = call->state;
	struct commander_limits limits;
	seats_set losers;

	if (c->phase == PHASE_OVER || !c->table.seats) {
		commander_settle_reminders(c);
		return;
	}
	limits = commander_limits_of(c);
	losers = find_losers(call, &limits);
	each_seat (i, losers)
		share_whys(c, i, losers);
	if (losers)
		commander_remove(call, losers, STATUS_LOST);
	end_game(call);
	/* The turn of a player who left goes on until it is passed (CR 800.4j). */
	if (call->said && c->phase == PHASE_PLAYING && c->leavers & 1u << c->table.turn &&
	    !(c->team[c->table.turn] & still_in(c)))
		said_line(call->said, _("%s is next"), commander_name(c, commander_next_turn(c)));
	c->leavers = 0;
	commander_settle_reminders(c);
}
