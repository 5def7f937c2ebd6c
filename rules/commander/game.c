/* SPDX-License-Identifier: MIT */
/*
 * Commander: what the format and the options make of a table, the small helps
 * that its verbs share, and the table of verbs itself. Cards and their texts
 * are not known here: the players read those.
 */
#include "commander.h"

#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

/* Indexed by enum commander_format. Life is for three and more players; Brawl
 * for two has its own (C12, CR 903.7, 903.12, 810.4). */
static const struct {
	int life, damage, cards, commanders; /* commanders: at least so many lead a deck */
} formats[] = {
	[FORMAT_COMMANDER] = { 40, 21, 100, 1 },
	[FORMAT_BRAWL] = { 30, 0, 60, 1 },
	[FORMAT_2HG] = { 30, 21, 100, 1 },
	[FORMAT_DUEL] = { 20, 0, 100, 1 },
	[FORMAT_OATHBREAKER] = { 20, 0, 60, 2 },
	[FORMAT_ARCHENEMY] = { 40, 0, 60, 0 },
	[FORMAT_ARCHENEMY_COMMANDER] = { 40, 21, 100, 1 },
};

enum { BRAWL_LIFE_OF_TWO = 25, HAND = 7 };

/* ---- what is in force ---- */

struct commander_limits commander_limits_of(const struct commander *c)
{
	struct commander_limits limits = c->said;

	if (limits.life < 0)
		limits.life = c->format == FORMAT_BRAWL && c->table.seats == 2 ? BRAWL_LIFE_OF_TWO
		                                                               : formats[c->format].life;
	if (limits.damage < 0)
		limits.damage = formats[c->format].damage;
	for (int kind = 0; kind < COUNTER_KINDS; kind++)
		if (limits.count[kind] < 0)
			limits.count[kind] = c->format == FORMAT_2HG ? counter_rows[kind].team_limit
			                                             : counter_rows[kind].limit;
	return limits;
}

enum commander_mulligan commander_mulligan_of(const struct commander *c)
{
	if (c->mulligan >= 0)
		return (enum commander_mulligan)c->mulligan;
	if (c->rules == RULES_CURRENT)
		return MULLIGAN_LONDON;                                                /* CR 103.5 */
	return c->format < FORMAT_ARCHENEMY ? MULLIGAN_PARTIAL_PARIS : MULLIGAN_PARIS; /* C7.4, A */
}

int commander_tax(const struct commander_card *card)
{
	return 2 * card->casts; /* C10 */
}

int commander_worst(const struct commander *c, int seat, int *from, int *card)
{
	int worst = 0;

	for (int q = 0; q < c->table.seats; q++)
		for (int k = 0; k < COMMANDERS; k++)
			if (c->player[seat].taken[q][k] > worst) {
				worst = c->player[seat].taken[q][k];
				if (from)
					*from = q;
				if (card)
					*card = k;
			}
	return worst;
}

int commander_team(const struct commander *c, int seat)
{
	return c->format == FORMAT_2HG ? seat / 2 : -1;
}

seats_set commander_heads_of(const struct commander *c, int seat)
{
	return c->one_life ? c->team[seat] : 1u << seat;
}

seats_set commander_counted_with(const struct commander *c, int seat)
{
	return c->one_count ? c->team[seat] : 1u << seat;
}

void commander_form_teams(struct commander *c)
{
	c->one_life = c->one_count = c->format == FORMAT_2HG;
	for (int i = 0; i < c->table.seats; i++)
		c->team[i] = c->format == FORMAT_2HG ? 3u << (i & ~1) : 1u << i;
}

int commander_deck(const struct commander *c, int seat)
{
	int commanders = c->player[seat].commanders;

	if (commanders < formats[c->format].commanders)
		commanders = formats[c->format].commanders;
	return formats[c->format].cards - commanders;
}

int commander_cards(enum commander_format format)
{
	return formats[format].cards;
}

/* The word is what is said and stored; only where it is shown is it translated. */
static const struct {
	const char *word, *place;
} zones[] = {
	[ZONE_COMMAND] = { N_("command"), N_("in the command zone") },
	[ZONE_BATTLEFIELD] = { N_("battlefield"), N_("on the battlefield") },
	[ZONE_GRAVEYARD] = { N_("graveyard"), N_("in the graveyard") },
	[ZONE_EXILE] = { N_("exile"), N_("in exile") },
	[ZONE_HAND] = { N_("hand"), N_("in the hand") },
	[ZONE_LIBRARY] = { N_("library"), N_("in the library") },
	[ZONE_STACK] = { N_("stack"), N_("on the stack") },
};

const char *commander_zone_word(enum commander_zone zone)
{
	return zones[zone].word;
}

const char *commander_zone_place(enum commander_zone zone)
{
	return _(zones[zone].place);
}

/* ---- shared by the verbs ---- */

static bool is_over(const struct commander *c, struct reason *why)
{
	bool one = (c->winners & (c->winners - 1)) == 0;

	if (c->draw)
		return reason_set(why, _("the game is over: a draw; undo or rematch"));
	if (!c->winners)
		return reason_set(why, _("the game is over; undo or rematch"));
	return reason_set(why,
	                  one ? _("the game is over: %s has won; undo or rematch")
	                      : _("the game is over: %s have won; undo or rematch"),
	                  commander_names(c, c->winners).text);
}

bool commander_is_on(const struct call *call)
{
	const struct commander *c = call->state;

	if (!c->table.seats)
		return reason_set(call->why, _("nobody is seated yet: seat NAME..."));
	return c->phase != PHASE_OVER || is_over(c, call->why);
}

bool commander_may(const struct call *call, seats_set set, char sign)
{
	const struct commander *c = call->state;

	if (sign == '=')
		return true;
	if (!commander_is_on(call))
		return false;
	each_seat (i, set)
		if (!c->table.seat[i].in)
			return reason_set(call->why, _("%s is out"), c->table.seat[i].name);
	return true;
}

static bool is_a_name(const struct table *table, const char *word)
{
	for (int i = 0; i < table->seats; i++)
		if (strcmp(table->seat[i].name, word) == 0)
			return true;
	return false;
}

/* Splits "Alice.2"; a name that itself ends so is a name. */
static int split_card(const struct table *table, const char *word, char name[NAME_BYTES])
{
	size_t length = strlen(word);

	if (length < 3 || length > NAME_BYTES + 1 || word[length - 2] != '.' || is_a_name(table, word))
		return 0;
	if (word[length - 1] != '1' && word[length - 1] != '2')
		return 0;
	memcpy(name, word, length - 2);
	name[length - 2] = '\0';
	return word[length - 1] - '0';
}

/* Who has announced one commander has no second; who has announced none may
 * have two that nobody cared to name. */
static bool has_card(struct commander *c, const struct commander_ref *ref, struct reason *why)
{
	return ref->card == 0 || c->player[ref->seat].commanders != 1 ||
	       reason_set(why, _("%s has one commander: commander %s NAME NAME"),
	                  c->table.seat[ref->seat].name, commander_typed_seat(c, ref->seat).text);
}

bool commander_find(const struct call *call, const char *word, bool anyone, struct commander_ref *ref)
{
	struct commander *c = call->state;
	char name[NAME_BYTES];
	int card = split_card(&c->table, word, name);

	ref->card = card == 2;
	ref->seat = table_find(&c->table, card ? name : word, call->why);
	if (ref->seat < 0)
		return false;
	if (!anyone && !commander_may(call, 1u << ref->seat, 0))
		return false;
	return has_card(c, ref, call->why);
}

bool commander_read(struct call *call, bool anyone, struct commander_ref *ref)
{
	const char *word;

	return args_word(&call->args, &word) && commander_find(call, word, anyone, ref);
}

struct label label_of(const char *format, ...)
{
	struct label made;
	va_list list;

	va_start(list, format);
	vsnprintf(made.text, sizeof made.text, format, list);
	va_end(list);
	return made;
}

struct label commander_title(const struct commander *c, struct commander_ref ref)
{
	return label_of(ref.card ? _("%s's second commander") : _("%s's commander"),
	                c->table.seat[ref.seat].name);
}

struct label commander_word(const struct commander *c, struct commander_ref ref)
{
	return label_of("%s%s", c->table.seat[ref.seat].name, ref.card ? ".2" : "");
}

/* Where "Alice.2" is a player's name the seat's number stands for Alice. */
struct label commander_typed(const struct commander *c, struct commander_ref ref)
{
	struct label word = commander_word(c, ref), typed;

	if (ref.card && is_a_name(&c->table, word.text))
		word = label_of("%d.2", ref.seat + 1);
	word_typed(word.text, typed.text, sizeof typed.text);
	return typed;
}

struct label commander_typed_seat(const struct commander *c, int seat)
{
	return commander_typed(c, (struct commander_ref){ seat, 0 });
}

/* Two players may have the same one (C1). */
static bool is_called_alike(const struct commander *c, struct commander_ref ref)
{
	const char *name = c->player[ref.seat].card[ref.card].name;

	for (int i = 0; i < c->table.seats; i++)
		for (int k = 0; k < COMMANDERS; k++)
			if (i != ref.seat && strcmp(c->player[i].card[k].name, name) == 0)
				return true;
	return false;
}

struct label commander_called(const struct commander *c, struct commander_ref ref)
{
	const char *name = c->player[ref.seat].card[ref.card].name;

	if (!name[0])
		return commander_title(c, ref);
	if (is_called_alike(c, ref))
		return label_of(_("%s's %s"), c->table.seat[ref.seat].name, name);
	return label_of("%s", name);
}

struct label commander_heads(const struct commander *c, seats_set heads)
{
	int one = seat_from(heads, 0), two = seat_from(heads, one + 1);

	if (two < TABLE_SEATS && seat_from(heads, two + 1) == TABLE_SEATS)
		/* TRANSLATORS: the two of a team */
		return label_of(_("%s and %s"), c->table.seat[one].name, c->table.seat[two].name);
	return commander_names(c, heads);
}

struct label commander_names(const struct commander *c, seats_set set)
{
	struct label names = { "" };
	size_t end = 0;

	each_seat (i, set)
		end += (size_t)snprintf(names.text + end, sizeof names.text - end, "%s%s", end ? ", " : "",
		                        c->table.seat[i].name);
	return names;
}

void commander_set_life(struct commander *c, int seat, int life)
{
	each_seat (i, commander_heads_of(c, seat))
		c->player[i].life.life = life;
}

void commander_set_count(struct commander *c, int seat, enum counter_kind kind, int count)
{
	each_seat (i, commander_counted_with(c, seat))
		c->player[i].life.count[kind] = count;
}

void commander_share_lives(struct commander *c)
{
	for (int i = 0; i < c->table.seats; i++) {
		commander_set_life(c, i, c->player[i].life.life);
		for (int kind = 0; kind < COUNTER_KINDS; kind++)
			commander_set_count(c, i, kind, c->player[i].life.count[kind]);
	}
}

/* ---- beginning ---- */

void commander_start(void *state)
{
	struct commander *c = state;

	c->rules = RULES_CURRENT;
	c->mulligan = -1;
	c->said = (struct commander_limits){ .life = -1, .damage = -1 };
	for (int kind = 0; kind < COUNTER_KINDS; kind++)
		c->said.count[kind] = -1;
	c->deciding = c->says_first = c->monarch = c->initiative = -1;
}

void commander_fresh(struct commander *c, int seat)
{
	struct commander_player *p = &c->player[seat];
	struct commander_card announced[COMMANDERS];
	int commanders = p->commanders;

	memcpy(announced, p->card, sizeof announced);
	*p = (struct commander_player){ .commanders = commanders, .hand = HAND, .vote = -1 };
	for (int k = 0; k < COMMANDERS; k++)
		memcpy(p->card[k].name, announced[k].name, sizeof announced[k].name);
	p->library = commander_deck(c, seat) - HAND; /* C7.3 */
	p->life.life = commander_limits_of(c).life;  /* C12 */
	c->table.seat[seat].in = true;
}

void commander_sit_down(struct commander *c)
{
	memset(c->player, 0, sizeof c->player); /* a copy leaves what was there before */
	for (int i = 0; i < c->table.seats; i++)
		commander_fresh(c, i);
	table_give_turn(&c->table, 0);
}

static bool commander_seated(struct call *call)
{
	struct commander *c = call->state;

	if (!commander_fits_teams(c, c->format, call->why))
		return false;
	commander_form_teams(c);
	commander_sit_down(c);
	return true;
}

/* Who does not sit here is not copied. */
void commander_copy(void *to, const void *from)
{
	const size_t after = offsetof(struct commander, deciding);
	const struct commander *c = from;

	memcpy(to, from, offsetof(struct commander, player) + (size_t)c->table.seats * sizeof *c->player);
	memcpy((char *)to + after, (const char *)from + after, sizeof *c - after);
}

/* ---- the verbs ---- */

static const struct verb commander_verbs[] = {
	{ "commander", "P NAME [NAME]", N_("announce a commander, or two partners"), "C7.1", 0,
	  commander_do_commander, NULL },
	{ "life", "P +N|-N|=N", N_("gain, lose or set life"), "C12", 0, commander_do_life, NULL },
	{ "damage", "P N [from=Q[.2]] [by=Q] [infect] [toxic=N] [lifelink]",
	  N_("damage; from= is combat damage of a commander"), "C9", 0, commander_do_damage, NULL },
#define COUNTER(id, word, cite, help, ...) { word, "P +N|-N|=N", help, cite, 0, commander_do_count, NULL },
#include "rules/magic/counters.def"
	{ "counter", "P KIND +N|-N|=N", N_("energy, experience, rad, or any other kind"), NULL, 0,
	  commander_do_counter, NULL },
	{ "cast", "P[.2] [from=ZONE] [mana=N]",
	  N_("cast a commander; from the command zone it raises the tax"), "C10", 0, commander_do_cast,
	  NULL },
	{ "zone", "P[.2] " COMMANDER_ZONES "|stay",
	  N_("where a commander goes, or stays when the command zone is offered"), "C11", 0,
	  commander_do_zone, NULL },
	{ "mulligan", "P [K]", N_("a new hand; partial Paris: K cards set aside"), "C7.4", 0,
	  commander_do_mulligan, NULL },
	{ "keep", "P", N_("keep the hand"), "C7.4", 0, commander_do_keep, NULL },
	{ "turn", "[P]", N_("the next player's turn, or P's"), NULL, 0, commander_do_turn, NULL },
	{ "spell", "P", N_("a spell cast: day and night follow"), "724.2", 0, commander_do_spell, NULL },
	{ "monarch", "P", N_("who is the monarch"), "720.4", 0, commander_do_monarch, NULL },
	{ "initiative", "P", N_("who has the initiative"), NULL, 0, commander_do_initiative, NULL },
	{ "blessing", "P", N_("has the city's blessing for the rest of the game"), "702.131", 0,
	  commander_do_blessing, NULL },
	{ "day", "", N_("it becomes day"), "724.2", 0, commander_do_day, NULL },
	{ "night", "", N_("it becomes night"), "724.2", 0, commander_do_night, NULL },
	{ "storm", "+N|-N|=N", N_("spells counted for storm this turn"), NULL, 0, commander_do_storm, NULL },
	{ "out", "P [conceded|decked|TEXT]", N_("leaves the game"), "104.3", 0, commander_do_out, NULL },
	{ "back", "P", N_("comes back into the game"), NULL, VERB_RULING, commander_do_back, NULL },
	{ "safe", "P on|off", N_("cannot lose: is only flagged"), "104.3", VERB_RULING, commander_do_safe,
	  NULL },
	{ "win", "P [TEXT]", N_("wins by a card's effect"), "104.2b", 0, commander_do_win, NULL },
	{ "finish", "[TEXT]", N_("the game ends here: time, agreement, another goal"), "C15.2", 0,
	  commander_do_finish, NULL },
	{ "hand", "P N", N_("cards in hand; the library follows"), NULL, VERB_RULING, commander_do_hand,
	  NULL },
	{ "casts", "P[.2] =N", N_("earlier casts from the command zone"), "C10", VERB_RULING,
	  commander_do_casts, NULL },
	{ "cdamage", "P from=Q[.2] =N", N_("commander damage so far; life stays"), "C9", VERB_RULING,
	  commander_do_cdamage, NULL },
	{ "swap", "start|stop|P OUT [IN]", N_("three minutes to swap up to 10 cards with the sideboard"),
	  "C15.1", 0, commander_do_swap, NULL },
	{ "rematch", "", N_("a new game: same seats and commanders"), NULL, VERB_ANEW, commander_do_rematch,
	  NULL },
	{ "feat", "P KIND N", N_("another goal: the best value and who holds it"), "C15.2", 0,
	  commander_do_feat, NULL },
	{ "vote", "P Q", N_("after the game, P votes for another player"), "C15.3", 0, commander_do_vote,
	  NULL },
	{ "ask", "legend P P...|first-draw", N_("what the rules say, by profile and players"), "C13",
	  VERB_QUERY, commander_do_ask, NULL },
	{ "deck", "P FILE [cards=FILE] [house=FILE]", N_("check a deck: a list, your card data, house bans"),
	  "C1-C6", VERB_QUERY | VERB_OUTSIDE, NULL, NULL },
	{ 0 }
};

static const char *const examples[] = {
	"seat Alice Bob Carol Dave", "damage Bob 5 from=Alice", "life each -1",
	"life 3 -2 & life Bob +2",   "out Dave went home",      NULL
};

static bool life_of(const void *state, int seat, int *value)
{
	const struct commander *c = state;

	*value = c->player[seat].life.life;
	return c->player[seat].status == STATUS_PLAYING;
}

const struct game commander_game = {
	.id = "commander",
	.title = N_("Commander"),
	.about = N_("life, commander damage, tax"),
	.verbs = commander_verbs,
	.options = commander_options,
	.state_size = sizeof(struct commander),
	.copy = commander_copy,
	.seats_min = 2,
	.seats_max = TABLE_SEATS,
	.start = commander_start,
	.seated = commander_seated,
	.option = commander_option,
	.settle = commander_settle,
	.check = commander_check,
	.report = commander_report,
	.summary = commander_summary,
	.owed = commander_owed,
	.gauge = life_of,
	.examples = examples,
};
