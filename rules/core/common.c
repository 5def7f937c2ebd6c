/* SPDX-License-Identifier: MIT */
/*
 * The verbs of every game. A game that gives one of them another meaning lists
 * a verb of the same name, which is found first.
 */
#include <stdio.h>
#include <string.h>

#include "game.h"
#include "i18n.h"
#include "inner.h"
#include "utf8.h"

enum { DICE = 20, SIDES = 1000, NOTE_COLUMNS = 400 };

static struct table *table_of(const struct call *call)
{
	return call->state;
}

static bool seat_apply(struct call *call)
{
	struct table *table = table_of(call);
	const struct game *game = call->game;
	const char *name;
	char names[TABLE_SEATS * (NAME_BYTES + 2)];

	if (table->seats)
		return reason_set(call->why,
		                  _("players are already seated: `rename PLAYER NAME`, or `undo`"));
	if (!args_more(&call->args))
		return args_usage(&call->args);
	while (args_more(&call->args)) {
		if (table->seats == game->seats_max)
			return reason_set(call->why, _("%s is for at most %d players"), _(game->title),
			                  game->seats_max);
		if (!args_word(&call->args, &name) || !table_sit(table, name, call->why))
			return false;
	}
	if (table->seats < game->seats_min)
		return reason_set(call->why, _("%s needs at least %d players"), _(game->title),
		                  game->seats_min);
	if (game->seated && !game->seated(call))
		return false;
	table_names(table, names, sizeof names);
	said_both(call->said, _("seated: %s"), names);
	return true;
}

static bool rename_apply(struct call *call)
{
	struct table *table = table_of(call);
	char name[NAME_BYTES * 2], old[NAME_BYTES];
	int seat;

	if (!args_player(&call->args, table, true, &seat))
		return false;
	if (!args_more(&call->args))
		return args_usage(&call->args);
	if (!args_rest(&call->args, name, sizeof name, NAME_COLUMNS))
		return false;
	memcpy(old, table->seat[seat].name, sizeof old);
	if (!table_take_name(table, seat, name, call->why))
		return false;
	said_line(call->said, _("%s is now called %s"), old, name);
	said_change(call->said, old, NULL, _("now called %s"), name);
	return true;
}

static bool note_apply(struct call *call)
{
	char text[NOTE_COLUMNS * 4];

	if (!args_rest(&call->args, text, sizeof text, NOTE_COLUMNS))
		return false;
	if (!text[0])
		return args_usage(&call->args);
	said_both(call->said, _("note: %s"), text);
	return true;
}

static bool title_apply(struct call *call)
{
	struct table *table = table_of(call);

	if (!args_more(&call->args))
		return args_usage(&call->args);
	if (!args_rest(&call->args, table->title, sizeof table->title, TITLE_COLUMNS))
		return false;
	said_both(call->said, _("the table is called %s"), table->title);
	return true;
}

/* "2d6", "d20" */
static bool read_dice(const char *text, int *count, int *sides)
{
	const char *d = strchr(text, 'd');
	char number[8];

	if (!d || (size_t)(d - text) >= sizeof number)
		return false;
	snprintf(number, sizeof number, "%.*s", (int)(d - text), text);
	*count = 1;
	return (!number[0] || read_int(number, 1, DICE, count)) && read_int(d + 1, 2, SIDES, sides);
}

static bool dice_resolve(struct call *call, struct rng *rng, struct line *out)
{
	const char *text = args_peek(&call->args);
	int count, sides, shown;

	line_word(out, "dice");
	if (!text)
		return args_usage(&call->args);
	if (read_int(text, 1, SIDES, &shown)) { /* thrown by hand */
		while (args_more(&call->args)) {
			if (!args_number(&call->args, 1, SIDES, &shown))
				return false;
			line_format(out, "%d", shown);
		}
		return args_done(&call->args);
	}
	if (!read_dice(text, &count, &sides))
		return reason_set(call->why, _("\"%s\" is not dice: type 2d6 or d20, or what you threw: 3 5"),
		                  text);
	args_word(&call->args, &text);
	while (count--)
		line_format(out, "%u", (unsigned)rng_below(rng, (uint32_t)sides) + 1);
	return args_done(&call->args);
}

static bool dice_apply(struct call *call)
{
	char shown[DICE * 5 + 1] = "";
	size_t end = 0;
	int sum = 0, count = 0;

	do {
		int number;

		if (count++ == DICE)
			return reason_set(call->why, _("at most %d dice at once"), DICE);
		if (!args_number(&call->args, 1, SIDES, &number))
			return false;
		sum += number;
		end += (size_t)snprintf(shown + end, sizeof shown - end, "%s%d", end ? " " : "", number);
	} while (args_more(&call->args));
	if (count == 1)
		said_both(call->said, _("dice: %s"), shown);
	else
		said_both(call->said, _("dice: %s, %d in all"), shown, sum);
	return true;
}

static bool coin_resolve(struct call *call, struct rng *rng, struct line *out)
{
	const char *side;

	line_word(out, "coin");
	if (!args_more(&call->args))
		line_word(out, rng_below(rng, 2) ? "heads" : "tails");
	else if (args_word(&call->args, &side))
		line_word(out, side);
	return args_done(&call->args);
}

static bool coin_apply(struct call *call)
{
	int side;

	if (!args_choice(&call->args, COIN_SIDES, &side))
		return false;
	said_both(call->said, side ? _("coin: tails") : _("coin: heads"));
	return true;
}

static bool first_resolve(struct call *call, struct rng *rng, struct line *out)
{
	const struct table *table = table_of(call);
	int seat;

	line_word(out, "first");
	if (args_more(&call->args)) {
		if (!args_player(&call->args, table, false, &seat))
			return false;
	} else {
		if (!table_playing(table))
			return reason_set(call->why, _("nobody is seated yet: `seat NAME...`"));
		if (table_has_begun(table))
			return reason_set(call->why, _("play has begun: `turn P` passes the turn"));
		seat = table_draw(table, rng);
	}
	line_word(out, table->seat[seat].name);
	return args_done(&call->args);
}

/* Sets who begins; rounds count from this seat. */
static bool first_apply(struct call *call)
{
	struct table *table = table_of(call);
	char typed[NAME_BYTES + 2];
	int seat;

	if (!args_player(&call->args, table, false, &seat))
		return false;
	if (table_has_begun(table)) {
		word_typed(table->seat[seat].name, typed, sizeof typed);
		return reason_set(call->why, _("play has begun: `turn %s` passes the turn"), typed);
	}
	table->round = 0;
	table->first = table->turn = -1;
	table_give_turn(table, seat);
	said_line(call->said, _("%s begins"), table->seat[seat].name);
	said_change(call->said, table->seat[seat].name, NULL, _("begins"));
	return true;
}

static bool turn_apply(struct call *call)
{
	struct table *table = table_of(call);
	int seat;

	if (args_more(&call->args)) {
		if (!args_player(&call->args, table, false, &seat))
			return false;
	} else {
		seat = table_next(table, table->turn);
		if (seat < 0)
			return reason_set(call->why, table->seats
			                                     ? _("nobody is still playing")
			                                     : _("nobody is seated yet: `seat NAME...`"));
	}
	table_give_turn(table, seat);
	said_line(call->said, _("round %d, %s is on turn"), table->round, table->seat[seat].name);
	said_change(call->said, table->seat[seat].name, NULL, _("round %d, on turn"), table->round);
	return true;
}

/* "3:00", "1:02:30" or seconds alone */
static bool read_time(const char *text, int *seconds)
{
	int total = 0, part, parts = 0;

	for (const char *at = text; at; parts++) {
		char number[8];
		size_t length = strcspn(at, ":");

		if (length >= sizeof number || parts == 3)
			return false;
		snprintf(number, sizeof number, "%.*s", (int)length, at);
		if (!read_int(number, 0, parts ? 59 : 86400, &part))
			return false;
		total = total * 60 + part;
		at = at[length] ? at + length + 1 : NULL;
	}
	*seconds = total;
	return total <= 86400;
}

static bool args_time(struct args *args, const char *refusal, int *seconds)
{
	const char *text;

	return args_word(args, &text) && (read_time(text, seconds) || reason_set(args->why, refusal, text));
}

/* From now on; 0 takes the limit away. */
static bool clock_limit(struct call *call, enum table_limit which)
{
	struct table *table = table_of(call);
	int seconds;

	if (!args_time(&call->args, _("\"%s\" is not a time: type 80:00, or 0 for no limit"), &seconds))
		return false;
	table->until[which] = seconds ? table->now + seconds : 0;
	if (which == LIMIT_ROUND)
		table->round_s = seconds;
	if (!seconds)
		said_both(call->said, "%s",
		          which == LIMIT_ROUND ? _("the round has no limit of time")
		                               : _("the evening has no limit of time"));
	else if (which == LIMIT_ROUND)
		said_both(call->said, _("the round ends in %d:%02d"), seconds / 60, seconds % 60);
	else
		said_both(call->said, _("the evening ends in %d:%02d:%02d"), seconds / 3600,
		          seconds / 60 % 60, seconds % 60);
	return true;
}

static bool clock_set(struct call *call)
{
	struct turn_clock *clock = &table_of(call)->clock;
	int seconds;

	if (!args_time(&call->args, _("\"%s\" is not a time: type 3:00, or 0 to count up"), &seconds))
		return false;
	clock->limit_s = seconds;
	if (seconds)
		said_both(call->said, _("the clock counts down from %d:%02d"), seconds / 60, seconds % 60);
	else
		said_both(call->said, _("the clock counts up"));
	return true;
}

static bool clock_apply(struct call *call)
{
	struct table *table = table_of(call);
	int what;
	bool run;

	if (!args_choice(&call->args, CLOCK_WORDS, &what))
		return false;
	if (what == 2)
		return clock_set(call);
	if (what > 2)
		return clock_limit(call, what == 3 ? LIMIT_ROUND : LIMIT_EVENING);
	run = what == 0;
	if (table->clock.running == run)
		return reason_set(call->why, run ? _("the clock is already running")
		                                 : _("the clock is already stopped"));
	table_run_clock(table, run);
	said_both(call->said, run ? _("the clock is running") : _("the clock is stopped"));
	return true;
}

/* The named seat calls, else the one on turn. */
static bool call_judge(struct call *call)
{
	struct table *table = table_of(call);
	int seat = table->turn;

	if (args_more(&call->args) && !args_player(&call->args, table, true, &seat))
		return false;
	if (table->call.waiting)
		return reason_set(call->why, _("a judge has already been called: `call off` clears it"));
	table->call = (struct judge_call){ .waiting = true, .seat = seat, .since = table->now };
	if (seat >= 0)
		said_line(call->said, _("%s calls a judge"), table->seat[seat].name);
	else
		said_line(call->said, _("a judge is called"));
	said_change(call->said, seat >= 0 ? table->seat[seat].name : NULL, NULL, _("calls a judge"));
	return true;
}

static bool call_apply(struct call *call)
{
	struct table *table = table_of(call);
	int what;

	if (!args_choice(&call->args, CALL_WORDS, &what))
		return false;
	if (what == 0)
		return call_judge(call);
	if (!table->call.waiting)
		return reason_set(call->why, _("no judge has been called: `call judge` calls one"));
	table->call.waiting = false;
	said_both(call->said, _("judge call cleared"));
	return true;
}

/* ---- options and state ---- */

static bool no_option(const struct call *call, const char *key)
{
	const struct game_option *options = call->game->options;
	char keys[300] = "";

	for (const struct game_option *o = options; o && o->key; o++)
		if (o == options || strcmp(o->key, o[-1].key) != 0) /* a key may have several rows */
			said_list_add(keys, sizeof keys, "%s", o->key);
	if (!keys[0])
		return reason_set(call->why, _("%s has no options"), _(call->game->title));
	return reason_set(call->why, _("no option is called \"%s\": %s"), key, keys);
}

/* The rows of a key: its choices, the present one, what they mean. */
static bool tell_options(struct call *call, const struct game_option *option)
{
	const char *key = option->key;
	char now[NAME_BYTES];

	emit_array(call->data, key);
	for (; option->key && strcmp(option->key, key) == 0; option++) {
		option_show(option, call->state, now, sizeof now);
		emit_object(call->data, NULL);
		emit_text(call->data, "values", option->values);
		emit_text(call->data, "now", now);
		emit_text(call->data, "help", option->help);
		emit_end(call->data);
		said_line(call->said, _("%s, now %s: %s"), option->values, now, _(option->help));
	}
	emit_end(call->data);
	return true;
}

static bool option_apply(struct call *call)
{
	const struct game_option *option;
	const char *key, *value;

	if (!args_word(&call->args, &key))
		return false;
	option = option_find(call->game->options, key);
	if (!option)
		return no_option(call, key);
	if (!args_more(&call->args))
		return tell_options(call, option);
	if (!args_word(&call->args, &value))
		return false;
	if (call->game->option)
		return call->game->option(call, option, value);
	if (!option_set(call, option, value))
		return false;
	said_both(call->said, _("option %s: %s"), key, value);
	return true;
}

static bool state_apply(struct call *call)
{
	if (call->data)
		call->game->report(call->state, call->data);
	return true;
}

static bool offers_apply(struct call *call)
{
	int seat = -1;

	if (args_more(&call->args) && !args_player(&call->args, call->state, true, &seat))
		return false;
	offers_report(call->game, call->state, seat, call->secret, call->said, call->data);
	return true;
}

/* clang-format off */
const struct verb common_verbs[] = {
	{ "seat", "NAME...", N_("seat the players, in turn order"), NULL, 0, seat_apply, NULL },
	{ "join", "NAME [after=P] [ruling]",
	  N_("another player sits down, last in turn order or after P"), NULL, VERB_PLACES, places_do_join,
	  NULL },
	{ "seatswap", "P Q [ruling]",
	  N_("two players change places; each keeps what is theirs"), NULL, VERB_PLACES, places_do_swap,
	  NULL },
	{ "rename", "P NAME", N_("call a player by another name"), NULL, 0, rename_apply, NULL },
	{ "turn", "[P]", N_("the next player's turn, or P's"), NULL, VERB_TURNS, turn_apply, NULL },
	{ "first", "[P]", N_("who begins: drawn at random, or P"), NULL, VERB_TURNS, first_apply,
	  first_resolve },
	{ "dice", "2d6|NUMBERS", N_("throw dice, or write down what was thrown"), NULL, 0, dice_apply,
	  dice_resolve },
	{ "coin", "[" COIN_SIDES "]", N_("toss a coin, or write down how it fell"), NULL, 0, coin_apply,
	  coin_resolve },
	{ "clock", CLOCK_WORDS " [M:SS]",
	  N_("the turn clock; set 0 counts up; round, evening: how long to play"), NULL, 0, clock_apply,
	  NULL },
	{ "call", CALL_WORDS " [P]",
	  N_("call a judge, for P or the player on turn; off: the judge is here"), NULL, 0, call_apply,
	  NULL },
	{ "title", "TEXT", N_("name the table"), NULL, 0, title_apply, NULL },
	{ "note", "TEXT", N_("write something into the log"), NULL, 0, note_apply, NULL },
	{ "option", "KEY VALUE", N_("choose a rule or a limit"), NULL, 0, option_apply, NULL },
	{ "state", "", N_("the whole table as data"), NULL, VERB_QUERY, state_apply, NULL },
	{ "export", "[table] [FILE] [paper=a4|letter] [sure]",
	  N_("write the table to print or keep: FILE ends in .html, .md, .csv or .svg; sure replaces one"), NULL, VERB_OUTSIDE,
	  NULL, NULL },
	{ "offers", "[P]", N_("what may be done now, by all or by P"), NULL, VERB_QUERY, offers_apply,
	  NULL },
	{ 0 }
};
/* clang-format on */

const struct verb journal_verbs[] = {
	{ "undo", "", N_("undo the last line, as often as you like"), NULL, 0, NULL, NULL },
	{ "redo", "", N_("redo an undone line, even after other lines if it still fits"), NULL, 0, NULL,
	  NULL },
	{ 0 }
};

static const struct verb *common_of(const struct call *call)
{
	const struct verb *verb = common_verbs;

	while (strcmp(verb->name, call->args.verb->name) != 0)
		verb++;
	return verb;
}

bool common_apply(struct call *call)
{
	return common_of(call)->apply(call);
}

bool common_resolve(struct call *call, struct rng *rng, struct line *out)
{
	return common_of(call)->resolve(call, rng, out);
}
