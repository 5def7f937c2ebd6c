/* SPDX-License-Identifier: MIT */
/*
 * Seats, names, turns and the turn clock of every game. What a player has or
 * owes belongs to the game.
 */
#include "table.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "args.h"
#include "i18n.h"
#include "rng.h"
#include "said.h"
#include "utf8.h"

void table_start(struct table *table)
{
	table->turn = table->first = -1;
}

void table_names(const struct table *table, char *out, int size)
{
	out[0] = '\0';
	every_seat (i, *table)
		said_list_add(out, (size_t)size, "%s", table->seat[i].name);
	utf8_mend_end(out);
}

static int nobody(const struct table *table, const char *word, struct reason *why)
{
	char names[240];

	if (!table->seats)
		return reason_set(why, _("nobody is seated yet: `seat NAME...`")), -1;
	table_names(table, names, sizeof names);
	reason_set(why, _("no player is called \"%s\": %s"), utf8_shown(word).text, names);
	return -1;
}

/* The only seat whose folded name begins like this; -1: none, -2: several. */
static int find_folded(const struct table *table, const char *word)
{
	char folded[NAME_BYTES];
	size_t length;
	int found = -1;

	utf8_fold(word, folded, sizeof folded);
	length = strlen(folded);
	if (!length)
		return -1;
	every_seat (i, *table)
		if (strcmp(table->seat[i].folded, folded) == 0)
			return i;
	every_seat (i, *table)
		if (strncmp(table->seat[i].folded, folded, length) == 0)
			found = found == -1 ? i : -2;
	return found;
}

int table_find(const struct table *table, const char *word, struct reason *why)
{
	int found;

	every_seat (i, *table)
		if (strcmp(table->seat[i].name, word) == 0)
			return i;
	if (isdigit((unsigned char)word[0]) && read_int(word, 0, 9999, &found)) {
		if (found >= 1 && found <= table->seats)
			return found - 1;
		if (!table->seats)
			return nobody(table, word, why);
		return reason_set(why, _("there is no seat %d: seats are 1 to %d"), found, table->seats), -1;
	}
	found = strlen(word) < NAME_BYTES ? find_folded(table, word) : -1;
	if (found == -2)
		return reason_set(why, _("more than one name begins with \"%s\": type more of it"), word), -1;
	return found >= 0 ? found : nobody(table, word, why);
}

void table_seat_word(const struct table *table, int seat, char *out, size_t size)
{
	const char *name = table->seat[seat].name;
	bool fits =
		*name && !strpbrk(name, "\",=") && strcmp(name, "each") != 0 && strcmp(name, "others") != 0;

	if (!fits || table_find(table, name, NULL) != seat)
		snprintf(out, size, "%d", seat + 1);
	else
		snprintf(out, size, strpbrk(name, " \t#&") ? "\"%s\"" : "%s", name);
}

seats_set table_others(const struct table *table, int seat)
{
	seats_set set = 0;

	every_seat (i, *table)
		/* cppcheck-suppress negativeIndex ; i is none: seat is -1 where nobody is left out */
		if (table->seat[i].in && i != seat)
			set |= 1u << i;
	return set;
}

seats_set table_all(const struct table *table)
{
	return (1u << table->seats) - 1;
}

static seats_set others_of_turn(const struct table *table, struct reason *why)
{
	seats_set set = table_others(table, table->turn);

	if (table->turn < 0)
		return reason_set(why, _("nobody is on turn: type others=PLAYER")), 0;
	if (!set)
		reason_set(why, _("nobody else is still playing"));
	return set;
}

static seats_set find_list(const struct table *table, const char *list, struct reason *why)
{
	seats_set set = 0;

	for (const char *at = list; at;) {
		const char *comma = strchr(at, ',');
		size_t length = comma ? (size_t)(comma - at) : strlen(at);
		char name[NAME_BYTES];
		int seat;

		if (length < sizeof name) {
			memcpy(name, at, length);
			name[length] = '\0';
		}
		seat = length < sizeof name ? table_find(table, name, why) : nobody(table, at, why);
		if (seat < 0)
			return 0;
		if (set & 1u << seat)
			return reason_set(why, _("%s appears twice in \"%s\""), table->seat[seat].name, list),
			       0;
		set |= 1u << seat;
		at = comma ? comma + 1 : NULL;
	}
	return set;
}

seats_set table_find_all(const struct table *table, const char *word, struct reason *why)
{
	seats_set set;

	if (strcmp(word, "each") == 0) {
		set = table_others(table, -1);
		if (!set)
			reason_set(why, table->seats ? _("nobody is still playing")
			                             : _("nobody is seated yet: `seat NAME...`"));
		return set;
	}
	if (strcmp(word, "others") == 0)
		return others_of_turn(table, why);
	return find_list(table, word, why);
}

static bool is_reserved(const char *name)
{
	return strcmp(name, "each") == 0 || strcmp(name, "others") == 0 || strcmp(name, "&") == 0;
}

bool name_is_fit_in(const char *name, int most, size_t bytes, struct reason *why)
{
	int columns = utf8_columns(name);
	size_t size = strlen(name);
	uint32_t first = 0;
	char shown[60];

	if (columns == 0)
		return reason_set(why, _("a name needs a letter"));
	utf8_show(name, size, shown, sizeof shown);
	if (columns > most || size >= bytes)
		return reason_set(why, _("the name \"%s\" is too long: at most %d columns"), shown, most);
	utf8_decode(name, size, &first);
	if (utf8_is_space(first) || utf8_ends_in_space(name))
		return reason_set(why, _("the name \"%s\" begins or ends with a space"), shown);
	if (utf8_is_mark(first))
		return reason_set(why, _("the name \"%s\" begins with a mark but no letter"), shown);
	if (strspn(name, "0123456789") == size)
		return reason_set(why, _("the name \"%s\" could be mistaken for a seat number"), shown);
	if (strchr("+-=#&", name[0]) || strpbrk(name, "\",=") || is_reserved(name))
		return reason_set(why,
		                  _("the name \"%s\" cannot be used: no \" , = in it, no leading + - # &, "
		                    "not each or others"),
		                  shown);
	return true;
}

bool name_is_fit(const char *name, struct reason *why)
{
	return name_is_fit_in(name, NAME_COLUMNS, NAME_BYTES, why);
}

bool table_take_name(struct table *table, int seat, const char *name, struct reason *why)
{
	char folded[NAME_BYTES];

	if (!name_is_fit(name, why))
		return false;
	utf8_fold(name, folded, sizeof folded);
	every_seat (i, *table)
		if (i != seat && strcmp(table->seat[i].folded, folded) == 0)
			return reason_set(why, _("the name %s is taken by %s: choose another"), name,
			                  table->seat[i].name);
	snprintf(table->seat[seat].name, NAME_BYTES, "%s", name);
	snprintf(table->seat[seat].folded, NAME_BYTES, "%s", folded);
	return true;
}

bool table_sit(struct table *table, const char *name, struct reason *why)
{
	struct seat *seat = &table->seat[table->seats];

	*seat = (struct seat){ .in = true, .person = table->seats };
	if (!table_take_name(table, table->seats, name, why))
		return false;
	memcpy(seat->came_as, seat->folded, NAME_BYTES);
	table->seats++;
	return true;
}

int table_playing(const struct table *table)
{
	int count = 0;

	every_seat (i, *table)
		count += table->seat[i].in;
	return count;
}

int table_draw(const struct table *table, struct rng *rng)
{
	int nth = (int)rng_below(rng, (uint32_t)table_playing(table)), seat = 0;

	while (!table->seat[seat].in || nth-- > 0)
		seat++;
	return seat;
}

int table_next(const struct table *table, int seat)
{
	for (int i = 1; i <= table->seats; i++) {
		int next = (seat + i) % table->seats;

		if (table->seat[next].in)
			return next;
	}
	return -1;
}

/* Time counts from the last line; a clock set back counts as standing still. */
static int64_t elapsed(const struct turn_clock *clock, int64_t now)
{
	return clock->running && now > clock->since ? now - clock->since : 0;
}

/* Whether the way from one seat to another passes the seat that began. */
static bool round_ends(const struct table *table, int from, int to)
{
	int seats = table->seats;

	return (to - table->first + seats) % seats <= (from - table->first + seats) % seats;
}

bool table_sits_as(const struct table *table, const struct table *before)
{
	bool same = table->seats == before->seats;

	for (int i = 0; i < table->seats && same; i++)
		same = table->seat[i].person == before->seat[i].person;
	return same;
}

bool table_has_begun(const struct table *table)
{
	return table->round > 1 || (table->round == 1 && table->turn != table->first);
}

void table_give_turn(struct table *table, int seat)
{
	struct turn_clock *clock = &table->clock;

	if (table->turn >= 0)
		table->seat[table->turn].clock_s += clock->spent_s + elapsed(clock, table->now);
	clock->spent_s = 0;
	clock->since = table->now;
	if (table->round == 0) {
		table->first = seat;
		table->round = 1;
	} else if (table->turn >= 0 && table->turn != seat && round_ends(table, table->turn, seat)) {
		table->round++;
	}
	table->turn = seat;
}

void table_run_clock(struct table *table, bool run)
{
	struct turn_clock *clock = &table->clock;

	clock->spent_s += elapsed(clock, table->now);
	clock->since = table->now;
	clock->running = run;
}

bool table_clock_shown(const struct table *table)
{
	return table->clock.running || table->clock.spent_s || table->clock.limit_s;
}

int table_clock_at(const struct table *table, int64_t now)
{
	int64_t used = table->clock.spent_s + elapsed(&table->clock, now);

	if (used > 359999)
		used = 359999; /* 99:59:59 */
	return table->clock.limit_s ? table->clock.limit_s - (int)used : (int)used;
}

void table_restart_round(struct table *table)
{
	table->clock.spent_s = 0;
	table->until[LIMIT_ROUND] = table->round_s ? table->now + table->round_s : 0;
}

bool table_limit_at(const struct table *table, int64_t now)
{
	return table->until[LIMIT_ROUND] > now || table->until[LIMIT_EVENING] > now;
}

int table_times_up(const struct table *table, int64_t now)
{
	int over = table->clock.running && table->clock.limit_s && table_clock_at(table, now) < 0;

	for (int i = 0; i < TABLE_LIMITS; i++)
		over += table->until[i] && now >= table->until[i];
	return over;
}

void table_report_name(const struct table *table, const char *key, int seat, struct emit *e)
{
	emit_text(e, key, seat < 0 ? NULL : table->seat[seat].name);
}

void table_report_names(const struct table *table, const char *key, seats_set set, struct emit *e)
{
	emit_array(e, key);
	each_seat (i, set)
		emit_text(e, NULL, table->seat[i].name);
	emit_end(e);
}

void table_report_clock(const struct table *table, struct emit *e)
{
	emit_object(e, "clock");
	emit_bool(e, "running", table->clock.running);
	emit_number_if(e, "limit", table->clock.limit_s > 0, table->clock.limit_s);
	emit_number_if(e, "round_until", table->until[LIMIT_ROUND] > 0, table->until[LIMIT_ROUND]);
	emit_number_if(e, "evening_until", table->until[LIMIT_EVENING] > 0, table->until[LIMIT_EVENING]);
	emit_end(e);
}

void table_report_call(const struct table *table, struct emit *e)
{
	if (!table->call.waiting)
		return;
	emit_object(e, "call");
	table_report_name(table, "player", table->call.seat, e);
	emit_number(e, "since", table->call.since);
	emit_end(e);
}

void table_report(const struct table *table, struct emit *e)
{
	emit_text(e, "title", table->title[0] ? table->title : NULL);
	emit_number(e, "round", table->round);
	table_report_name(table, "turn", table->turn, e);
	table_report_clock(table, e);
	table_report_call(table, e);
}

bool table_check(const struct table *table, struct reason *why)
{
	if (table->seats < 0 || table->seats > TABLE_SEATS)
		return reason_set(why, "%d seats", table->seats);
	if (table->turn < -1 || table->turn >= table->seats)
		return reason_set(why, "seat %d on turn of %d", table->turn, table->seats);
	if ((table->round == 0) != (table->first < 0))
		return reason_set(why, "round %d with first seat %d", table->round, table->first);
	every_seat (i, *table)
		if (!table->seat[i].name[0])
			return reason_set(why, "seat %d has no name", i + 1);
	return true;
}
