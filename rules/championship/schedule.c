/* SPDX-License-Identifier: MIT */
/*
 * The schedule and the rulings about it: drawing all rounds, drawing the open ones
 * again when players come or go, and naming the players of one table (W1.1.4).
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

/* ---- drawing again ---- */

int champ_drawn_open(const struct championship *c)
{
	int open = 0;

	for (int r = 0; r < c->rounds && c->drawn && !c->cut; r++)
		open += !c->round[r].begun;
	return open;
}

/* Nobody is called so; an older journal may have such a player. */
static bool is_file(const char *word)
{
	size_t length = strlen(word);

	return length > 4 && strcmp(word + length - 4, ".csv") == 0;
}

/* Writes "Zara Nemeth,HU", as a file has it, as a name and a nation; false: it is a name alone. */
static bool write_with_nation(const struct call *call, struct line *out)
{
	char typed[CHAMP_NAME_BYTES] = "", *comma, *nation;
	size_t used = 0, letters;

	if (strcmp(call->args.verb->name, "player") != 0)
		return false;
	for (int i = 0; i < call->args.count && used < sizeof typed; i++) {
		if (call->args.word[i].key)
			return false;
		used += (size_t)snprintf(typed + used, sizeof typed - used, "%s%s", i ? " " : "",
		                         call->args.word[i].text);
	}
	comma = strrchr(typed, ',');
	if (!comma)
		return false;
	nation = comma + 1 + (comma[1] == ' ');
	letters = strspn(nation, "ABCDEFGHIJKLMNOPQRSTUVWXYZ");
	if (nation[letters] || letters < 2 || letters > 3)
		return false;
	*comma = '\0';
	line_word(out, "player");
	line_word(out, typed);
	line_key(out, "nation", nation);
	return true;
}

bool champ_redraw_resolve(struct call *call, struct rng *rng, struct line *out)
{
	const struct championship *c = call->state;
	bool said = false;

	for (int i = 0; i < call->args.count; i++)
		if (!call->args.word[i].key && is_file(call->args.word[i].text))
			return reason_set(call->why,
			                  _("%s looks like a file: `players load \"%s\"` enters its players"),
			                  call->args.word[i].text, call->args.word[i].text);
	if (!write_with_nation(call, out))
		champ_copy_words(call, out);
	for (int i = 0; i < call->args.count; i++)
		said |= call->args.word[i].key && strcmp(call->args.word[i].key, "by") == 0;
	if (!said && champ_drawn_open(c))
		line_format(out, "by=%d", CHAMP_PLANS);
	return true;
}

/* `best` below 0: not known. */
static void say_count(struct call *call, const char *what, int is, int best)
{
	if (is && is == best)
		said_line(call->said, _("%s: %d, the fewest possible"), what, is);
	else if (is && best >= 0)
		said_line(call->said, _("%s: %d (%d at best)"), what, is, best);
	else if (is)
		said_line(call->said, _("%s: %d"), what, is);
}

static void say_worth(struct call *call)
{
	const struct championship *c = call->state;
	struct champ_worth is, best = { -1, -1, -1 };

	if (!call->said)
		return;
	is = champ_worth(c);
	champ_possible(c, &best);
	if (!is.repeats)
		said_line(call->said, _("nobody meets an opponent twice"));
	say_count(call, _("repeated meetings of two players"), is.repeats, best.repeats);
	say_count(call, _("compatriots at one table"), is.nation_meetings, best.nation_meetings);
	say_count(call, _("missing picks (each player once 1st to 4th)"), is.pick_faults, best.pick_faults);
}

/* Where a late player may play at once, in the round that is in progress. */
static bool say_free_seat(struct call *call, int player)
{
	const struct championship *c = call->state;
	int round = champ_current(c), table;
	char word[2 * CHAMP_NAME_BYTES];

	if (round < 0 || c->player[player].at[round] != CHAMP_NOBODY ||
	    (table = champ_free_table(c, round, player)) < 0)
		return false;
	champ_word(c, player, word, sizeof word);
	said_line(call->said, _("%s has a free seat: fill %s %d %s"), champ_place_name(round, table).text,
	          champ_round_word(round), table + 1, word);
	said_rank(call->said, SAID_SOON);
	said_way(call->said, "fill %s %d %s", champ_round_word(round), table + 1, word);
	return true;
}

/* Where the newcomers from `from` on begin, in an event that is under way. */
static void say_first_table(struct call *call, int from)
{
	const struct championship *c = call->state;
	bool may_fill = call->said && say_free_seat(call, from);

	for (int r = 0; r < c->rounds && call->said; r++)
		if (c->player[from].at[r] != CHAMP_NOBODY) {
			if (r > 0)
				said_line(call->said, _("%s begins in round %d"), champ_name(c, from), r + 1);
			return;
		}
	if (c->rounds && !may_fill)
		said_line(call->said, _("%s has no table yet: table ROUND TABLE P... seats one"),
		          champ_name(c, from));
}

/* What the new tables are worth, in few words: whoever stands at the desk waits for the answer. */
static void say_new_worth(struct call *call)
{
	const struct championship *c = call->state;
	struct champ_worth is;

	if (!call->said)
		return;
	is = champ_worth(c);
	if (!is.repeats)
		said_line(call->said, _("no opponent twice"));
	say_count(call, _("repeated meetings of two players"), is.repeats, -1);
	say_count(call, _("compatriots at one table"), is.nation_meetings, -1);
	say_count(call, _("picks missed"), is.pick_faults, -1);
}

/* Without by= the open rounds keep their tables, with empty seats; also when the
 * players left do not split into tables of 4 and 3. */
bool champ_redraw(struct call *call, const char *by, int newcomer)
{
	struct championship *c = call->state;
	int open = 0, algorithm;
	struct reason why = { 0 };

	if (by && !read_int(by, 1, CHAMP_PLANS, &algorithm))
		return reason_set(call->why, _("there is no method by=%s"), by);
	for (int r = 0; r < c->rounds; r++)
		open += !c->round[r].begun;
	if (by && !open)
		return reason_set(call->why, _("every round has begun: none left to draw"));
	call->costly |= by != NULL;
	if (by && call->ahead)
		return true;
	if (by && !champ_plan(c, c->rounds, algorithm, c->schedule, &why))
		said_line(call->said, _("the rounds keep their tables: %s"), why.text);
	if (newcomer != CHAMP_NOBODY)
		say_first_table(call, newcomer);
	if (by && !why.text[0]) {
		said_line(call->said, P_("%d round redrawn", "%d rounds redrawn", open), open);
		say_new_worth(call);
	}
	return true;
}

/* ---- drawing all ---- */

/* W1.1.3 */
int champ_usual_rounds(const struct championship *c)
{
	return c->wanted ? c->wanted : c->programme == CHAMP_STUDIO ? 3 : 4;
}

bool champ_schedule_resolve(struct call *call, struct rng *rng, struct line *out)
{
	const struct championship *c = call->state;
	int rounds = champ_usual_rounds(c);
	int by = CHAMP_PLANS, draw = -1;

	if (!args_key_number(&call->args, "rounds", 1, CHAMP_ROUNDS, &rounds) ||
	    !args_key_number(&call->args, "by", 1, CHAMP_PLANS, &by) ||
	    !args_key_number(&call->args, "draw", 0, 999999, &draw) || !args_done(&call->args))
		return false;
	line_word(out, "schedule");
	line_format(out, "rounds=%d", rounds);
	line_format(out, "by=%d", by);
	line_format(out, "draw=%d", draw >= 0 ? draw : (int)rng_below(rng, 1000000));
	return true;
}

bool champ_may_schedule(const struct championship *c, int rounds, struct reason *why)
{
	bool open = false;

	if (!c->players)
		return reason_set(why, _("nobody has entered yet: `player NAME`"));
	if (c->cut)
		return reason_set(why, _("the preliminaries are closed"));
	for (int r = 0; r < CHAMP_ROUNDS; r++) {
		if (r >= rounds && c->round[r].begun)
			return reason_set(why, _("round %d has begun: it stays in the schedule"), r + 1);
		open |= r < rounds && !c->round[r].begun;
	}
	if (!open)
		return reason_set(why, _("all %d rounds have begun: none to draw"), rounds);
	return champ_can_plan(c, why);
}

bool champ_schedule(struct call *call)
{
	struct championship *c = call->state;
	int rounds = 0, by = 0, draw = -1, playing = 0;

	if (!args_key_number(&call->args, "rounds", 1, CHAMP_ROUNDS, &rounds) ||
	    !args_key_number(&call->args, "by", 1, CHAMP_PLANS, &by) ||
	    !args_key_number(&call->args, "draw", 0, 999999, &draw))
		return false;
	if (!rounds || !by || draw < 0)
		return args_usage(&call->args);
	if (!champ_may_schedule(c, rounds, call->why))
		return false;
	call->costly = true;
	if (call->ahead)
		return true;
	if (!champ_plan(c, rounds, by, (uint32_t)draw, call->why))
		return false;
	c->schedule = (uint32_t)draw;
	c->drawn = true;
	c->stage = CHAMP_PRELIMINARY;
	for (int i = 0; i < c->players; i++)
		playing += champ_comes(c, i);
	said_both(call->said, P_("%d round drawn for %d players", "%d rounds drawn for %d players", rounds),
	          rounds, playing);
	champ_say_left_out(call);
	say_worth(call);
	return true;
}

/* ---- who sits where, by a ruling ---- */

/* Takes a player off the table of the schedule, unless that table has a result. */
static bool unseat(struct call *call, int round, int player)
{
	struct championship *c = call->state;
	int table = c->player[player].at[round];
	struct champ_sheet *sheet;

	if (table == CHAMP_NOBODY)
		return true;
	sheet = &c->round[round].sheet[table];
	if (champ_has_result(sheet))
		return reason_set(call->why, _("%s has a result at %s: it stays"), champ_name(c, player),
		                  champ_place_name(round, table).text);
	champ_leave(c, round, table, champ_place(sheet, player));
	for (int k = 0; k < sheet->seats; k++) /* the others choose seat, colour and turn again */
		sheet->seat[k] = (struct champ_seat){ .player = sheet->seat[k].player, .points = -1 };
	return true;
}

static bool read_table(struct call *call, uint16_t *player, int *count)
{
	for (*count = 0; args_more(&call->args);) {
		if (*count == CHAMP_SEATS)
			return reason_set(call->why, _("at most %d sit at a table"), CHAMP_SEATS);
		if (!champ_read_players(call, false, player, CHAMP_SEATS, count))
			return false;
	}
	return *count >= CHAMP_SEATS - 1 || reason_set(call->why, _("a table has 3 or 4 players (W1.1.4)"));
}

static void say_unseated(struct call *call, int round)
{
	const struct championship *c = call->state;
	uint16_t left[CHAMP_SEATS * 2];
	int count = 0;

	for (int i = 0; i < c->players && call->said; i++)
		if (champ_comes(c, i) && c->player[i].at[round] == CHAMP_NOBODY) {
			if (count < CHAMP_SEATS * 2)
				left[count] = (uint16_t)i;
			count++;
		}
	if (count)
		said_line(call->said, _("still without a table in round %d: %s"), round + 1,
		          champ_list(c, left, count).text);
}

bool champ_table(struct call *call)
{
	struct championship *c = call->state;
	uint16_t player[CHAMP_SEATS];
	int round, table, count;
	struct champ_round *r;
	struct champ_sheet *sheet;

	if (!champ_read_round(call, &round) || !args_number(&call->args, 1, CHAMP_TABLES, &table) ||
	    !read_table(call, player, &count))
		return false;
	if (round >= CHAMP_ROUNDS || c->cut)
		return reason_set(call->why, c->cut ? _("the preliminaries are closed")
		                                    : _("the cut fills those tables (W1.1.6)"));
	r = &c->round[round];
	if (r->posted)
		return reason_set(call->why, _("round %d is posted: its tables stay (replace fills a seat)"),
		                  round + 1);
	while (r->tables < table)
		r->sheet[r->tables++] = (struct champ_sheet){ .winner = -1 };
	sheet = &r->sheet[--table];
	while (sheet->seats)
		if (!unseat(call, round, sheet->seat[0].player))
			return false;
	*sheet = (struct champ_sheet){ .winner = -1 };
	for (int i = 0; i < count; i++) {
		if (!unseat(call, round, player[i]))
			return false;
		champ_sit(c, round, table, player[i]);
		c->player[player[i]].here = CHAMP_HERE;
	}
	if (c->rounds <= round)
		c->rounds = round + 1;
	c->stage = CHAMP_PRELIMINARY;
	said_both(call->said, _("%s, in pick order: %s"), champ_place_name(round, table).text,
	          champ_seated(c, sheet).text);
	if (c->drawn)
		say_unseated(call, round);
	return true;
}
