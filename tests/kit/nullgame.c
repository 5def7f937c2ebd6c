/* SPDX-License-Identifier: MIT */
/*
 * The smallest complete game: a tally for each player. Copy it to begin a new
 * one; it is built and walked in every `make check`.
 */
#include "nullgame.h"

#include <string.h>

#include "rules/core/i18n.h"

struct null {
	struct table table; /* always first */
	int tally[TABLE_SEATS];
	int hidden[TABLE_SEATS]; /* a number laid face down, 0: none */
};

/* "add P +3" */
static bool add_apply(struct call *call)
{
	struct null *n = call->state;
	struct change change;
	seats_set who;

	if (!args_players(&call->args, &n->table, false, &who) || !args_change(&call->args, 1000, &change))
		return false;
	for (int i = 0; i < n->table.seats; i++) {
		if (!(who & 1u << i))
			continue;
		if (!change_apply(&change, &n->tally[i], 0, 1000, call->why))
			return false;
		said_line(call->said, "%s: %d", n->table.seat[i].name, n->tally[i]);
	}
	return true;
}

/* Chance: `roll P` is stored as `roll P 4`, and replays as that. */
static bool roll_resolve(struct call *call, struct rng *rng, struct line *out)
{
	const struct null *n = call->state;
	int seat, thrown = 0;

	if (!args_player(&call->args, &n->table, false, &seat))
		return false;
	if (args_more(&call->args) && !args_number(&call->args, 1, 6, &thrown))
		return false;
	line_word(out, "roll");
	line_word(out, n->table.seat[seat].name);
	line_format(out, "%d", thrown ? thrown : (int)rng_below(rng, 6) + 1);
	return args_done(&call->args);
}

static bool roll_apply(struct call *call)
{
	struct null *n = call->state;
	int seat, thrown;

	if (!args_player(&call->args, &n->table, false, &seat) || !args_number(&call->args, 1, 6, &thrown))
		return false;
	if (n->tally[seat] + thrown > 1000)
		return reason_set(call->why, "a tally ends at 1000");
	n->tally[seat] += thrown;
	said_line(call->said, "%s rolls %d: %d", n->table.seat[seat].name, thrown, n->tally[seat]);
	return true;
}

/* Face down: only the judge reads the line (VERB_SECRET), everybody its sentence. */
static bool hide_apply(struct call *call)
{
	struct null *n = call->state;
	int seat, number;

	if (!args_player(&call->args, &n->table, false, &seat) || !args_number(&call->args, 1, 9, &number))
		return false;
	n->hidden[seat] = number;
	said_line(call->said, "%s lays a number face down", n->table.seat[seat].name);
	return true;
}

/* No preview: the outcome is secret (VERB_REVEALS). */
static bool show_apply(struct call *call)
{
	struct null *n = call->state;
	int seat;

	if (!args_player(&call->args, &n->table, false, &seat))
		return false;
	if (!n->hidden[seat])
		return reason_set(call->why, "%s has laid nothing face down", n->table.seat[seat].name);
	said_line(call->said, "%s shows %d", n->table.seat[seat].name, n->hidden[seat]);
	n->hidden[seat] = 0;
	return true;
}

/* Another game with the same people. */
static bool anew_apply(struct call *call)
{
	struct null *n = call->state;

	memset(n->tally, 0, sizeof n->tally);
	memset(n->hidden, 0, sizeof n->hidden);
	said_line(call->said, "begun anew");
	return true;
}

/* A player who has laid a number is not in, for the chart. */
static bool null_gauge(const void *state, int seat, int *value)
{
	const struct null *n = state;

	*value = n->tally[seat];
	return !n->hidden[seat];
}

static bool null_check(const void *state, struct reason *why)
{
	const struct null *n = state;

	for (int i = 0; i < TABLE_SEATS; i++)
		if (n->tally[i] < 0 || n->tally[i] > 1000)
			return reason_set(why, "tally %d of seat %d", n->tally[i], i + 1);
	return table_check(&n->table, why);
}

static void null_report(const void *state, struct emit *e)
{
	const struct null *n = state;

	emit_text(e, "game", "null");
	table_report(&n->table, e);
	emit_array(e, "players");
	for (int i = 0; i < n->table.seats; i++) {
		emit_object(e, NULL);
		emit_text(e, "name", n->table.seat[i].name);
		emit_number(e, "tally", n->tally[i]);
		emit_bool(e, "laid", n->hidden[i] > 0);
		if (e->secret)
			emit_number(e, "hidden", n->hidden[i]);
		emit_end(e);
	}
	emit_end(e);
}

/* clang-format off */
static const struct verb null_verbs[] = {
	{ .name = "add", .args = "P +N", .help = N_("change a tally"), .apply = add_apply },
	{ .name = "roll", .args = "P [D]", .help = N_("add a die to a tally"),
	  .apply = roll_apply, .resolve = roll_resolve },
	{ .name = "hide", .args = "P N", .help = N_("lay a number face down"),
	  .flags = VERB_SECRET, .apply = hide_apply },
	{ .name = "show", .args = "P", .help = N_("turn it up"), .flags = VERB_REVEALS, .apply = show_apply },
	{ .name = "anew", .args = "", .help = N_("begin anew"), .flags = VERB_ANEW, .apply = anew_apply },
	{ 0 }
};
/* clang-format on */

const struct game null_game = {
	.id = "null",
	.title = "Null",
	.about = "a tally",
	.verbs = null_verbs,
	.state_size = sizeof(struct null),
	.seats_min = 1,
	.seats_max = TABLE_SEATS,
	.check = null_check,
	.report = null_report,
	.gauge = null_gauge,
};
