/* SPDX-License-Identifier: MIT */
/*
 * The players: entry, dropping out, who is here. A player's number is the place in the
 * order of entry and never changes.
 */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

/* "jp" becomes "JP"; two or three letters. */
static bool take_nation(struct call *call, int player, const char *text)
{
	char *nation = ((struct championship *)call->state)->player[player].nation;
	size_t length = strlen(text);
	bool fits = length == 2 || length == 3;

	memset(nation, 0, 4);
	for (size_t i = 0; fits && i < length; i++) {
		fits = isalpha((unsigned char)text[i]) && (unsigned char)text[i] <= 'z';
		nation[i] = (char)toupper((unsigned char)text[i]);
	}
	return fits || reason_set(call->why, _("\"%s\" is not a nation: two or three letters, as in JP"),
	                          utf8_shown(text).text);
}

/* ---- entry ---- */

/* A late entrant needs a round that has not begun; hand-made tables take more at any time. */
bool champ_may_enter(const struct championship *c, struct reason *why)
{
	if (c->stage > CHAMP_PRELIMINARY || c->cut)
		return reason_set(why, _("the preliminaries are closed: no more players"));
	if (c->players == CHAMP_PLAYERS)
		return reason_set(why, _("a championship has at most %d players"), CHAMP_PLAYERS);
	for (int r = 0; r < c->rounds; r++)
		if (!c->round[r].begun || champ_free_table(c, r, 0) >= 0)
			return true;
	return !c->drawn || reason_set(why, _("every round has begun: no more players"));
}

/* Adds the nation, which tells two of one name apart. */
static bool take_name_of(struct call *call, int player, const char *name, const char *nation)
{
	char whole[2 * CHAMP_NAME_BYTES];

	snprintf(whole, sizeof whole, "%s (%s)", name, nation);
	return champ_take_name(call, player, whole);
}

/* Who has the name already, and another nation; -1: nobody. */
static int namesake(const struct championship *c, const char *name, const char *nation)
{
	char folded[CHAMP_NAME_BYTES];
	int other;

	utf8_fold(name, folded, sizeof folded);
	other = champ_called(c, folded);
	return other >= 0 && nation[0] && c->player[other].nation[0] &&
	                       strcmp(c->player[other].nation, nation) != 0
	               ? other
	               : -1;
}

/* Two of one name and of two nations are two players, each with the nation in the name. */
static bool take_own_name(struct call *call, int player, const char *name)
{
	struct championship *c = call->state;
	int other = namesake(c, name, c->player[player].nation);
	char old[CHAMP_NAME_BYTES];

	if (other < 0)
		return champ_take_name(call, player, name);
	utf8_copy(old, sizeof old, champ_name(c, other));
	if (!take_name_of(call, other, old, c->player[other].nation) ||
	    !take_name_of(call, player, name, c->player[player].nation))
		return false;
	said_both(call->said, _("%s is now called %s"), old, champ_name(c, other));
	return true;
}

static bool enter(struct call *call, const char *name, const char *nation)
{
	struct championship *c = call->state;
	struct champ_player *who = &c->player[c->players];

	if (!champ_may_enter(c, call->why))
		return false;
	memset(who, 0, sizeof *who);
	memset(who->at, 0xff, sizeof who->at);
	who->here = c->roll && c->rounds ? CHAMP_HERE : CHAMP_UNKNOWN;
	if ((nation && !take_nation(call, c->players, nation)) || !take_own_name(call, c->players, name))
		return false;
	c->players++;
	return true;
}

/* "A,B" are two; "Smith, John" in quotes is one. */
static bool enter_list(struct call *call, const struct word *word)
{
	char name[2 * CHAMP_NAME_BYTES];

	if (word->quoted)
		return enter(call, word->text, NULL);
	for (const char *at = word->text; at;) {
		size_t length = strcspn(at, ",");

		snprintf(name, sizeof name, "%.*s", (int)length, at);
		if (!enter(call, name, NULL))
			return false;
		at = at[length] ? at + length + 1 : NULL;
	}
	return true;
}

static void say_entry(struct call *call, int from)
{
	const struct championship *c = call->state;
	uint16_t entered[CHAMP_SEATS * 2];
	int count = c->players - from;

	for (int i = 0; i < count && i < CHAMP_SEATS * 2; i++)
		entered[i] = (uint16_t)(from + i);
	if (count == 1 && c->player[from].nation[0] && !champ_is_named_by_nation(c, from)) {
		said_line(call->said, _("%s (%s) enters as number %d"), champ_name(c, from),
		          c->player[from].nation, c->players);
		said_change(call->said, champ_name(c, from), NULL, _("enters as number %d"), c->players);
	} else if (count == 1) {
		said_line(call->said, _("%s enters as number %d"), champ_name(c, from), c->players);
		said_change(call->said, champ_name(c, from), NULL, _("enters as number %d"), c->players);
	} else {
		said_both(call->said, _("%d players in all; entered: %s"), c->players,
		          champ_list(c, entered, count).text);
	}
}

/* In an event that is drawn, what follows for them comes first. */
static bool take_in(struct call *call, const char *by, int from)
{
	const struct championship *c = call->state;

	if (!c->drawn)
		say_entry(call, from);
	if (!champ_redraw(call, by, from))
		return false;
	if (c->drawn)
		say_entry(call, from);
	return true;
}

/* "seat NAME[=NATION]..."; loading a file of players says this line, too. */
bool champ_seat(struct call *call)
{
	struct championship *c = call->state;
	const char *by = args_key(&call->args, "by");
	int from = c->players;

	for (int i = 0; i < call->args.count; i++) {
		struct word *word = &call->args.word[i];

		if (word->used)
			continue;
		word->used = true;
		if (word->key ? !enter(call, word->key, word->text) : !enter_list(call, word))
			return false;
	}
	if (from == c->players)
		return args_usage(&call->args);
	return take_in(call, by, from);
}

bool champ_player(struct call *call)
{
	const struct championship *c = call->state;
	const char *nation = args_key(&call->args, "nation"), *by = args_key(&call->args, "by");
	char name[CHAMP_NAME_BYTES * 2];
	int from = c->players;

	if (!args_more(&call->args))
		return args_usage(&call->args);
	return args_rest(&call->args, name, sizeof name, CHAMP_NAME_COLUMNS) && enter(call, name, nation) &&
	       take_in(call, by, from);
}

bool champ_rename(struct call *call)
{
	struct championship *c = call->state;
	char name[CHAMP_NAME_BYTES * 2], old[CHAMP_NAME_BYTES];
	int player;

	if (!champ_read_player(call, true, &player))
		return false;
	if (!args_more(&call->args))
		return args_usage(&call->args);
	if (!args_rest(&call->args, name, sizeof name, CHAMP_NAME_COLUMNS))
		return false;
	utf8_copy(old, sizeof old, champ_name(c, player));
	if (!champ_take_name(call, player, name))
		return false;
	said_line(call->said, _("%s is now called %s"), old, name);
	said_change(call->said, old, NULL, _("now called %s"), name);
	return true;
}

bool champ_nation(struct call *call)
{
	struct championship *c = call->state;
	const char *nation;
	int player;

	if (!champ_read_player(call, true, &player) || !args_word(&call->args, &nation) ||
	    !take_nation(call, player, nation))
		return false;
	said_line(call->said, _("%s plays for %s"), champ_name(c, player), c->player[player].nation);
	said_change(call->said, champ_name(c, player), NULL, _("plays for %s"), c->player[player].nation);
	return true;
}

/* ---- who leaves, who comes ---- */

void champ_empty_seats(struct call *call, int player)
{
	struct championship *c = call->state;

	c->player[player].away = true;
	for (int r = 0; r < CHAMP_STAGES; r++) {
		struct where w = { .round = r, .table = c->player[player].at[r] };

		if (w.table == CHAMP_NOBODY)
			continue;
		w.sheet = &c->round[r].sheet[w.table];
		if (champ_locked(w.sheet))
			continue;
		w.sheet->seat[champ_place(w.sheet, player)].gone = true;
		champ_lock(call, &w);
	}
}

bool champ_leave_resolve(struct call *call, struct rng *rng, struct line *out)
{
	bool said = false;

	for (int i = 0; i < call->args.count; i++)
		said |= call->args.word[i].key && strcmp(call->args.word[i].key, "seats") == 0;
	if (!champ_redraw_resolve(call, rng, out))
		return false;
	if (!said)
		line_key(out, "seats", "empty");
	return true;
}

/* The rest of the line: one player at least. */
static bool read_all(struct call *call, uint16_t who[WORDS_MAX], int *count)
{
	*count = 0;
	do
		if (!champ_read_players(call, false, who, WORDS_MAX, count))
			return false;
	while (args_more(&call->args));
	return true;
}

bool champ_drop(struct call *call)
{
	struct championship *c = call->state;
	uint16_t who[WORDS_MAX];
	const char *by = args_key(&call->args, "by");
	bool empty = args_key(&call->args, "seats") != NULL;
	int count;

	if (!read_all(call, who, &count))
		return false;
	for (int i = 0; i < count; i++) {
		c->player[who[i]].status = CHAMP_DROPPED;
		said_line(call->said, _("%s drops out"), champ_name(c, who[i]));
		said_rank(call->said, SAID_OUT);
		said_change(call->said, champ_name(c, who[i]), NULL, _("drops out"));
		if (empty)
			champ_empty_seats(call, who[i]);
	}
	return champ_redraw(call, by, CHAMP_NOBODY);
}

static bool is_under_way(const struct championship *c)
{
	for (int r = 0; r < c->rounds; r++)
		if (c->round[r].begun)
			return true;
	return false;
}

/* The first one opens the roll; in an event under way all others are here. */
static void open_roll(struct championship *c)
{
	for (int i = 0; i < c->players && !c->roll && is_under_way(c); i++)
		if (c->player[i].here == CHAMP_UNKNOWN)
			c->player[i].here = CHAMP_HERE;
	c->roll = true;
}

/* Who was absent takes the seat that waits. */
static void check_in(struct call *call, int player)
{
	struct championship *c = call->state;

	c->player[player].here = CHAMP_HERE;
	c->player[player].away = false;
	for (int r = 0; r < CHAMP_STAGES; r++) {
		int table = c->player[player].at[r];

		if (table != CHAMP_NOBODY && !champ_has_result(&c->round[r].sheet[table]))
			c->round[r].sheet[table].seat[champ_place(&c->round[r].sheet[table], player)].gone =
				false;
	}
	said_change(call->said, champ_name(c, player), NULL, _("checked in"));
}

bool champ_may_check_in(const struct championship *c, int player, struct reason *why)
{
	return champ_is_in(c, player, why) &&
	       (c->player[player].here != CHAMP_HERE ||
	        reason_set(why, _("%s is already checked in"), champ_name(c, player)));
}

bool champ_may_be_absent(const struct championship *c, int player, struct reason *why)
{
	return champ_is_in(c, player, why) &&
	       (c->player[player].here != CHAMP_ABSENT ||
	        reason_set(why, _("%s is already absent"), champ_name(c, player)));
}

static bool check_in_named(struct call *call)
{
	const struct championship *c = call->state;
	uint16_t who[WORDS_MAX];
	int count;

	if (!read_all(call, who, &count))
		return false;
	for (int i = 0; i < count; i++) {
		if (!champ_may_check_in(c, who[i], call->why))
			return false;
		check_in(call, who[i]);
	}
	return true;
}

bool champ_checkin(struct call *call)
{
	struct championship *c = call->state;
	const char *by = args_key(&call->args, "by");
	int here = 0, all = 0;

	if (!args_more(&call->args))
		return args_usage(&call->args);
	if (args_flag(&call->args, "each")) {
		for (int i = 0; i < c->players; i++)
			if (champ_present(c, i) && c->player[i].here != CHAMP_HERE)
				check_in(call, i);
	} else if (!check_in_named(call)) {
		return false;
	}
	open_roll(c);
	for (int i = 0; i < c->players; i++) {
		here += champ_comes(c, i);
		all += c->player[i].status == CHAMP_IN;
	}
	said_line(call->said, _("%d of %d checked in"), here, all);
	if (c->drawn && !is_under_way(c))
		said_line(call->said, _("schedule draws the tables for the players checked in"));
	return champ_redraw(call, by, CHAMP_NOBODY);
}

/* Before round 1 `schedule` takes who is here; later the open rounds take a latecomer in. */
bool champ_checkin_resolve(struct call *call, struct rng *rng, struct line *out)
{
	if (is_under_way(call->state))
		return champ_redraw_resolve(call, rng, out);
	champ_copy_words(call, out);
	return true;
}

bool champ_absent(struct call *call)
{
	struct championship *c = call->state;
	const char *by = args_key(&call->args, "by");
	uint16_t who[WORDS_MAX];
	int count;

	if (!read_all(call, who, &count))
		return false;
	for (int i = 0; i < count; i++) {
		if (!champ_may_be_absent(c, who[i], call->why))
			return false;
		c->player[who[i]].here = CHAMP_ABSENT;
		said_line(call->said, _("%s is absent"), champ_name(c, who[i]));
		said_change(call->said, champ_name(c, who[i]), NULL, _("absent"));
		champ_empty_seats(call, who[i]);
	}
	return champ_redraw(call, by, CHAMP_NOBODY);
}
