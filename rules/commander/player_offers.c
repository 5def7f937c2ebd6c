/* SPDX-License-Identifier: MIT */
/*
 * What a player of Commander or Archenemy may do now: the hand before play, life, the damage of
 * commanders, counters, one's own commanders, markers, leaving; and what fills the holes of these lines.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "rules/core/words.h"

enum { AMOUNT_MOST = 999, DIGITS = 9 };

/* "others=Bob"; of a team the opponents by name. */
static void opponents_of(const struct commander *c, int seat, const char *who, char *out, size_t size)
{
	seats_set team = c->team[seat] | 1u << seat;
	size_t end = 0;

	snprintf(out, size, "others=%s", who);
	each_seat (i, seats_count(team) > 1 ? commander_foes(c, seat) : 0) {
		char word[NAME_BYTES + 4];

		table_seat_word(&c->table, i, word, sizeof word);
		if (word[0] == '"')
			snprintf(word, sizeof word, "%d", i + 1);
		end += (size_t)snprintf(out + end, size - end, "%s%s", end ? "," : "", word);
	}
}

struct seller commander_seller(struct offers *list, const struct commander *c, int seat)
{
	struct seller s = { .list = list, .c = c, .seat = seat, .own = offers_own(list, seat) };

	s.plays = commander_may(c, 1u << seat, '+', &s.out);
	table_seat_word(&c->table, seat, s.who, sizeof s.who);
	opponents_of(c, seat, s.who, s.opponents, sizeof s.opponents);
	return s;
}

/* Adds an offer of the seat. */
#define offer(s, id, ...) offers_add((s)->list, id, (s)->seat, __VA_ARGS__)

/* Where a player does it who is in, while the game is on. */
static bool keep(const struct seller *s, bool may)
{
	struct reason *why = may && !s->plays ? offers_why(s->list) : NULL;

	if (why)
		*why = s->out; /* with the lines that it names */
	return offers_keep(s->list, may && s->plays);
}

/* ---- rows ---- */

/* The steps of a number, unless a life is close to what the rules take. */
static void set_room(const struct seller *s, struct offer *o, const struct player_offer *row)
{
	const struct commander_player *p = &s->c->player[s->seat];
	int room = LIFE_MAX - row->many;

	offers_steps(o, 1, row->many);
	if (p->life.life < -room || p->life.life > room || p->hurt > room)
		memset(o->step, 0, sizeof o->step);
	else if (row->flags & SELLS_UP)
		memcpy(o->step, (short[OFFER_STEPS]){ 1, (short)row->many }, sizeof o->step);
}

/* The commanders as one types them: "Tymna + Thrasios". */
static const char *names_of(const struct seller *s)
{
	const struct commander_card *card = s->c->player[s->seat].card;

	return offers_text(s->list, card[1].name[0] ? "%s + %s" : "%s", card[0].name, card[1].name);
}

void commander_offer_row(const struct seller *s, const struct player_offer *row)
{
	bool drains = row->flags & SELLS_DRAIN;
	struct offer *o = offer(s, row->id, row->line, drains ? s->opponents : s->who, s->who);

	o->rank = row->flags & SELLS_HINTED ? OFFER_HINTED : OFFER_PLAIN;
	o->alone = row->flags & SELLS_ALONE;
	o->several = !(row->flags & SELLS_ANY);
	if (row->flags & SELLS_ANY && s->c->deciding == s->seat) {
		o->kind = OFFER_DUE;
		o->owes = offers_text(s->list, _("%s: keep or mulligan?"), commander_name(s->c, s->seat));
	}
	if (row->many)
		set_room(s, o, row);
	if (row->flags & SELLS_NAMED)
		o->typed = names_of(s);
	o->about = row->about;
	o->button = row->button ? _(row->button) : "";
	if (row->loses)
		o->loses = offers_text(s->list, _(row->loses), commander_name(s->c, s->seat));
	keep(s, !row->may || (!s->plays && row->flags & SELLS_ANY) ||
	                row->may(s->c, s->seat, offers_why(s->list)));
}

static bool has_opponents(const struct commander *c, int seat, struct reason *why)
{
	return commander_foes(c, seat) || reason_set(why, _("no opponent is still playing"));
}

#define BLOW "damage %s {#blow} from={?source}"
/* clang-format off */
static const struct player_offer rows[] = {
	{ SAYS("life", "life %s {~life}"), .flags = SELLS_HINTED | SELLS_ALONE, .about = "life", .many = 5 },
	{ SAYS("commander-damage", BLOW), .flags = SELLS_HINTED },
	{ SAYS("infect", BLOW " infect") },
	{ SAYS("toxic", BLOW " toxic={#toxic}") },
	{ SAYS("lifelink", BLOW " lifelink") },
	{ SAYS("infect-lifelink", BLOW " infect lifelink") },
	{ SAYS("toxic-lifelink", BLOW " toxic={#toxic} lifelink") },
	{ SAYS("drain", "life %s -{#loss}"), .flags = SELLS_DRAIN | SELLS_HINTED, .may = has_opponents },
	{ SAYS("drain-once", "life %s -{#loss} & life %s +{#loss}"), .flags = SELLS_DRAIN, .may = has_opponents },
	{ SAYS("drain-all", "life %s -{#loss} to=%s"), .flags = SELLS_DRAIN, .may = has_opponents },
	{ SAYS("drain-each", "life each -{#loss}") },
	{ SAYS("tokens", "counter %s {?tokens}"), .flags = SELLS_HINTED },
	{ SAYS("emblem", "emblem %s {*text}") },
	{ SAYS("monarch", "monarch %s"), .flags = SELLS_ALONE, .about = "monarch", .button = N_("mine now") },
	{ SAYS("initiative", "initiative %s"), .flags = SELLS_ALONE, .about = "initiative", .button = N_("mine now") },
	{ SAYS("blessing", "blessing %s") },
	{ SAYS("ring", "ring %s {*bearer}") },
	{ SAYS("dungeon", "dungeon %s {?venture}") },
	{ SAYS("speed", "speed %s +1"), .may = commander_may_speed_up },
	{ SAYS("companion", "companion %s {*card}"), .may = commander_may_announce },
	{ SAYS("companion-hand", "companion %s hand"), .may = commander_may_take_companion },
	{ SAYS("spell", "spell %s"), .flags = SELLS_HINTED | SELLS_ALONE, .about = "spells", .button = "+1" },
	{ SAYS("commander", "commander %s {\"name} {?faces}"), .flags = SELLS_NAMED },
	{ SAYS("win", "win %s {*how}") },
};
#define HAND .flags = SELLS_ANY | SELLS_HINTED | SELLS_ALONE, .about = "hand"
static const struct player_offer keep_row = {
	SAYS("keep", "keep %s"), HAND, .button = N_("keep"), .may = commander_may_decide,
};
/* Partial Paris counts the cards. */
static const struct player_offer mulligan_rows[] = {
	{ SAYS("mulligan", "mulligan %s {?cards}"), HAND, .button = N_("mulligan"), .may = commander_may_mulligan },
	{ SAYS("mulligan", "mulligan %s {?cards}"), HAND, .button = N_("mulligan .."), .may = commander_may_mulligan },
	{ SAYS("mulligan", "mulligan %s {?cards}"), HAND, .button = N_("free mulligan"), .may = commander_may_mulligan },
};
/* By the player alone, or by the table with the reason. */
static const struct player_offer out_rows[] = {
	{ SAYS("out", "out %s {*why}") },
	{ SAYS("out", "out %s"), .flags = SELLS_ALONE, .button = N_("concede"), .loses = N_("%s is out: conceded") },
};
/* clang-format on */

/* ---- counters ---- */

/* The steps that keep a counter within what the rules take. */
static void set_steps(struct offer *o, int value)
{
	int n = 0;

	o->kind = OFFER_COUNT;
	o->several = o->alone = true;
	if (value < LIFE_MAX)
		o->step[n++] = 1;
	if (value > 0)
		o->step[n++] = -1;
}

/* Those with a verb of their own. The one back comes last, so that +1 stays where it is. */
static void offer_counts(const struct seller *s)
{
	for (int kind = 0; kind < COUNTER_KINDS; kind++) {
		const char *word = counter_rows[kind].word;
		struct offer *o = offer(s, word, "%s %s {~count}", word, s->who);

		set_steps(o, s->c->player[s->seat].life.count[kind]);
		o->rank = OFFER_HINTED;
		o->about = word;
		keep(s, true);
	}
}

/* A counter that the player has changes at its number, one that it may get begins. */
static void offer_counter(const struct seller *s, const char *id, const char *kind, const char *text)
{
	int amount = life_counter(&s->c->player[s->seat].life, kind);
	bool begins = s->own && !amount;
	char word[COUNTER_BYTES + 8];
	struct offer *o;

	word_typed(kind, word, sizeof word);
	o = offer(s, id, begins ? "counter %s %s +1" : "counter %s %s {~amount}", s->who, word);
	if (!begins)
		set_steps(o, amount);
	o->alone = o->several = true;
	o->about = amount ? kind : "counters";
	o->button = text;
}

static const struct {
	const char *kind, *text;
} usual[] = { { "energy", N_("energy") }, { "experience", N_("experience") }, { "rad", N_("rad") },
	      { "ticket", N_("ticket") }, { "treasure", N_("treasure") },     { "food", N_("food") },
	      { "clue", N_("clue") } };
enum { USUAL = sizeof usual / sizeof *usual };

static bool is_usual(const char *kind)
{
	char folded[COUNTER_BYTES];
	int i = 0;

	utf8_fold(kind, folded, sizeof folded);
	while (i < USUAL && strcmp(usual[i].kind, folded) != 0)
		i++;
	return i < USUAL;
}

static void offer_counters(const struct seller *s)
{
	const struct life *life = &s->c->player[s->seat].life;
	bool place = false;

	for (int i = 0; i < LIFE_COUNTERS; i++)
		place |= !life->counter[i].kind[0] || !life->counter[i].amount;
	for (int i = 0; i < USUAL; i++) {
		offer_counter(s, usual[i].kind, usual[i].kind, _(usual[i].text));
		keep(s, place || life_counter(life, usual[i].kind) ||
		                reason_set(offers_why(s->list),
		                           _("at most %d kinds of counters for each player"), LIFE_COUNTERS));
	}
	offer(s, "counter", "counter %s {\"kind} {~amount}", s->who)->several = true;
	keep(s, true);
	for (int i = 0; i < LIFE_COUNTERS; i++)
		if (life->counter[i].amount && !is_usual(life->counter[i].kind)) {
			offer_counter(s, "counted", life->counter[i].kind, "");
			keep(s, true);
		}
}

bool commander_knows_counter(const char *kind)
{
	return is_usual(kind) || strcmp(kind, N_("blood")) == 0;
}

/* A kind twice: one more, and with the capital letter one less. */
static void list_kind(const struct commander *c, struct choices *list, char letter, const char *kind)
{
	int amount = life_counter(&c->player[list->seat].life, kind);

	for (int less = 0; less <= (amount > 0); less++) {
		char key[2] = { (char)(less ? letter - 'a' + 'A' : letter), '\0' },
		     word[sizeof list->out->word];
		char typed[COUNTER_BYTES + 8];
		struct choice *choice;

		word_typed(kind, typed, sizeof typed);
		snprintf(word, sizeof word, "%s %s", typed, less ? "-1" : "+1");
		choice = choices_add(list, key, word, "", less ? _("one less") : _("one more"));
		CHOICE(choice, name, "%s", commander_knows_counter(kind) ? _(kind) : kind);
		CHOICE(choice, value, "%d", amount);
	}
}

/* The first letter of the kind that no other row has; '\0': none. */
static char letter_of(const char *kind, const char *taken)
{
	for (; *kind; kind++)
		if (*kind >= 'a' && *kind <= 'z' && !strchr(taken, *kind))
			return *kind;
	return '\0';
}

/* Whether one of the seats before this one has such counters. */
static bool is_listed(const struct commander *c, int seat, const char *kind)
{
	while (--seat >= 0)
		if (life_counter(&c->player[seat].life, kind))
			return true;
	return false;
}

/* Tokens that cards make most, and what this table counts besides. */
void commander_list_tokens(const void *state, struct choices *list)
{
	static const char *const tokens[] = { "treasure", "food", "clue", "blood" };
	const struct commander *c = state;
	char taken['z' - 'a' + 2] = "tfcb", letter[2] = "";

	for (size_t i = 0; i < sizeof tokens / sizeof *tokens; i++)
		list_kind(c, list, *tokens[i], tokens[i]);
	every_seat (i, c->table)
		for (int k = 0; k < LIFE_COUNTERS; k++) {
			const struct counter *counter = &c->player[i].life.counter[k];

			if (!counter->amount || commander_knows_counter(counter->kind) ||
			    is_listed(c, i, counter->kind))
				continue;
			letter[0] = letter_of(counter->kind, taken);
			if (letter[0])
				list_kind(c, list, letter[0], counter->kind);
			strcat(taken, letter);
		}
}

/* ---- the damage of commanders ---- */

/* How much damage the numbers of a player still take. */
static int room_for(const struct commander *c, int seat)
{
	const struct commander_player *p = &c->player[seat];
	int taken = commander_worst(c, seat, NULL, NULL),
	    room = LIFE_MAX - (taken > p->hurt ? taken : p->hurt);
	int life = p->life.life + LIFE_MAX;

	room = room < life ? room : life;
	return room < AMOUNT_MOST ? room : AMOUNT_MOST;
}

/* At the number of each commander that can hit the player, or has; a tap too many goes back, the life with
 * it. */
static void offer_taken(const struct seller *s, struct commander_ref from)
{
	const struct commander *c = s->c;
	const struct commander_player *p = &c->player[s->seat];
	int taken = p->taken[from.seat][from.card];
	const char *about = from.card ? "commander-damage2" : "commander-damage";
	bool in = c->table.seat[from.seat].in, foe = !(c->team[s->seat] & 1u << from.seat);
	char word[NAME_BYTES + 8];
	struct offer *o;

	commander_ref_word(c, from, word, sizeof word);
	if (in && (taken || foe) && room_for(c, s->seat) >= 5) {
		o = offer(s, "taken", "damage %s {#taken} from=%s", s->who, word);
		o->kind = OFFER_COUNT;
		o->alone = true;
		o->of = from.seat;
		o->about = about;
		o->step[0] = 1;
		o->step[1] = 5;
	}
	if (taken && p->life.life < LIFE_MAX) {
		o = offer(s, "taken-back", "cdamage %s from=%s -1 & life %s +1", s->who, word, s->who);
		o->alone = true;
		o->of = from.seat;
		o->about = about;
		o->button = "-1";
	}
}

static void offer_all_taken(const struct seller *s)
{
	struct commander_ref from[TABLE_SEATS * COMMANDERS];
	int count =
		s->own && s->plays && commander_limits_of(s->c).damage ? commander_columns(s->c, from) : 0;

	for (int i = 0; i < count; i++)
		offer_taken(s, from[i]);
}

/* From the attacker's side, with a number for each opponent in the order of the seats. */
static void offer_attack(const struct seller *s, struct commander_ref from)
{
	seats_set foes = commander_foes(s->c, s->seat);
	const char *called = s->c->player[from.seat].card[from.card].name;
	char word[NAME_BYTES + 8];
	struct offer *o;

	commander_ref_word(s->c, from, word, sizeof word);
	o = offer(s, from.card ? "attack2" : "attack", "attack %s {*amounts}", word);
	o->several = true;
	o->alone = seats_count(foes) > 1 && (s->c->format != FORMAT_ARCHENEMY || *called);
	o->text = offers_text(s->list, _("%s hits %s"), commander_called(s->c, from).text,
	                      commander_names(s->c, foes).text);
	o->note = _("a number for each, in this order: 5 3 1");
	o->button = _("amounts ..");
	keep(s, has_opponents(s->c, s->seat, offers_why(s->list)));
}

/* ---- the hand before play ---- */

void commander_offer_hand(const struct seller *s)
{
	commander_offer_row(s, &keep_row);
	commander_offer_row(s, &mulligan_rows[commander_mulligan_of(s->c) == MULLIGAN_PARTIAL_PARIS ? 1
	                                      : commander_mulligan_is_free(s->c, s->seat)           ? 2
	                                                                                            : 0]);
}

/* Partial Paris counts the cards; other mulligans take the whole hand back. */
void commander_list_cards(const void *state, struct choices *list)
{
	const struct commander *c = state;
	const struct commander_player *p = &c->player[list->seat];

	if (commander_mulligan_of(c) != MULLIGAN_PARTIAL_PARIS) {
		choices_add(list, "M", "", "",
		            commander_mulligan_is_free(c, list->seat) ? _("put the whole hand back, free")
		                                                      : _("put the whole hand back"));
		return;
	}
	list->least = 1;
	list->most = p->hand < p->library + 1 ? p->hand : p->library + 1;
	for (int aside = 1; aside <= list->most && aside <= DIGITS; aside++) {
		struct text_number number = text_number(aside);

		CHOICE(choices_add(list, number.of, number.of, "", ""), text, _("set aside %d, draw %d"),
		       aside, aside - 1);
	}
}

/* ---- one's own commanders ---- */

/* Adds an act of one of a player's commanders, at its tax; the second one has ids of its own: "cast2". */
static struct offer *offer_act(const struct seller *s, struct commander_ref ref, const char *id,
                               const char *line, const char *button)
{
	const char *second = ref.card ? "2" : "";
	char word[NAME_BYTES + 8];
	struct offer *o;

	commander_ref_word(s->c, ref, word, sizeof word);
	o = offer(s, offers_text(s->list, "%s%s", id, second), line, word, second);
	o->rank = OFFER_HINTED;
	o->alone = o->several = true;
	o->about = ref.card ? "tax2" : "tax";
	o->button = button;
	return o;
}

/* Cast again at once where it died unnoticed, or the choice of the command zone is open: a choice against
 * that zone holds, and a spell just cast is not cast again by a key pressed twice. Back into the command
 * zone from where it can die; its owner may say so of any other zone. */
static void offer_card(const struct seller *s, struct commander_ref ref)
{
	const struct commander_card *card = &s->c->player[ref.seat].card[ref.card];
	bool again = card->offer || card->zone == ZONE_BATTLEFIELD, dies = commander_may_die(s->c, ref, NULL);
	bool away = s->own && card->zone != ZONE_COMMAND;
	struct offer *o;

	offer_act(s, ref, "cast", again ? "cast %s died" : "cast %s",
	          again ? _("died, and is cast again") : _("cast"));
	keep(s, again || commander_may_cast(s->c, ref, ZONE_COMMAND, offers_why(s->list)));
	offer_act(s, ref, "died", dies || !away ? "zone %s command died" : "zone %s command",
	          dies && !card->offer ? _("died") : _("to the command zone"));
	keep(s, away || commander_may_die(s->c, ref, offers_why(s->list)));
	if (card->offer) {
		offer_act(s, ref, "stay", "zone %s stay", _("it stays"));
		keep(s, true);
	}
	o = offer_act(s, ref, "zone", "zone %s {?zone%s}", "");
	o->kind = card->offer ? OFFER_DUE : OFFER_ACT;
	o->rank = OFFER_PLAIN;
	o->alone = false;
	o->several = !card->offer;
	o->text = card->offer ? offers_text(s->list, _("%s: command zone, or does it stay?"),
	                                    commander_called(s->c, ref).text)
	                      : _("move the commander to a zone");
	keep(s, true);
}

void commander_list_zone(const void *state, struct choices *list)
{
	/* clang-format off */
	static const struct { const char *key; enum commander_zone zone; } zones[] = {
		{ "c", ZONE_COMMAND }, { "b", ZONE_BATTLEFIELD }, { "g", ZONE_GRAVEYARD },
		{ "e", ZONE_EXILE }, { "h", ZONE_HAND }, { "l", ZONE_LIBRARY }, { "s", ZONE_STACK },
	};
	/* clang-format on */
	const struct commander *c = state;
	const struct commander_card *card = &c->player[list->seat].card[list->number == 2];

	if (card->offer)
		choices_add(list, ".", "stay", "", _("leave it where it went"));
	for (size_t i = 0; i < sizeof zones / sizeof *zones; i++) {
		const char *word = commander_zone_word(zones[i].zone);
		struct choice *choice;

		if (zones[i].zone == card->zone)
			continue;
		choice = choices_add(list, zones[i].key, word, "", strcmp(_(word), word) != 0 ? _(word) : "");
		if (zones[i].zone == ZONE_COMMAND)
			CHOICE(choice, value, _("next cast +%d"), commander_tax(card));
	}
}

/* The dungeons to enter, or the rooms that the arrows lead to. */
void commander_list_venture(const void *state, struct choices *list)
{
	static const char keys[] = "lmtu";
	const struct commander *c = state;
	const struct commander_room_row *row = &commander_rooms[c->player[list->seat].markers.room];
	char key[2] = "", word[sizeof list->out->word], name[80];

	for (int i = 0; !row->name && i < DUNGEONS; i++) {
		key[0] = keys[i];
		choice_at(COMMANDER_DUNGEONS, i, word, sizeof word);
		choices_add(list, key, word, "", commander_dungeons[i]);
	}
	for (int i = 0; row->name && i < 2 && row->next[i]; i++) {
		const struct commander_room_row *next = &commander_rooms[row->next[i]];

		key[0] = (char)('1' + i);
		word_typed(next->name, name, sizeof name);
		snprintf(word, sizeof word, "room=%s", name);
		choices_add(list, key, word, next->name, _(next->effect));
	}
}

/* ---- the list ---- */

void commander_offer_player(const struct seller *s)
{
	if (!s->plays && !s->list->all)
		return;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		commander_offer_row(s, &rows[i]);
	commander_offer_row(s, &out_rows[s->own]);
	commander_offer_reminders(s);
	offer_all_taken(s);
	offer_counts(s);
	for (int i = 0; i < COMMANDERS; i++)
		if (i == 0 || s->c->player[s->seat].commanders == COMMANDERS) {
			offer_card(s, (struct commander_ref){ s->seat, i });
			offer_attack(s, (struct commander_ref){ s->seat, i });
		}
	offer_counters(s);
}

static bool has_limit(const struct table *table, struct reason *why)
{
	return table_limit_at(table, 0) ||
	       reason_set(why, _("the round has no limit of time: `clock round 80:00`"));
}

void commander_offer_table(struct offers *list, const struct commander *c)
{
	struct reason *why = offers_why(list);
	struct offer *o;

	offers_add(list, "day", -1, "day");
	offers_keep(list, commander_may_become(c, SKY_DAY, why));
	offers_add(list, "night", -1, "night");
	offers_keep(list, commander_may_become(c, SKY_NIGHT, why));
	offers_add(list, "storm", -1, "storm +1");
	offers_keep(list, commander_is_on(c, why));
	offers_add(list, "finish", -1, "finish {*why}");
	offers_keep(list, commander_is_on(c, why));
	offers_add(list, "time", -1, c->end_draws ? "finish as=draw" : "finish");
	offers_keep(list, commander_is_on(c, why) && has_limit(&c->table, why));
	o = offers_add(list, "rematch", -1, "rematch");
	if (c->phase == PHASE_PLAYING)
		o->loses = _("this game is not over: a new one takes its place");
	else if (c->phase == PHASE_OVER)
		o->rank = OFFER_HINTED;
}

/* What a turn that ends now leaves undecided; NULL: nothing. */
const char *commander_lost_in_turn(struct offers *list, const struct commander *c)
{
	if (c->phase == PHASE_MULLIGANS)
		return offers_text(list, _("%s then keeps the hand without being asked"),
		                   commander_name(c, c->deciding));
	every_seat (i, c->table)
		for (int k = 0; k < COMMANDERS; k++)
			if (c->player[i].card[k].offer)
				return offers_text(list, _("%s stays %s"),
				                   commander_called(c, (struct commander_ref){ i, k }).text,
				                   commander_zone_place(c->player[i].card[k].zone));
	return commander_forgotten(list, c);
}

/* ---- the holes of their lines ---- */

/* A number that the life of the seat, or of its opponents, takes. */
void commander_list_loss(const void *state, struct choices *list)
{
	const struct commander *c = state;
	int most = AMOUNT_MOST;

	every_seat (i, c->table) {
		int life = c->player[i].life.life, room = LIFE_MAX - (life < 0 ? -life : life);

		most = room < most ? room : most;
	}
	list->least = 1;
	list->most = most;
}

void commander_list_life(const void *state, struct choices *list)
{
	int life = ((const struct commander *)state)->player[list->seat].life.life;
	int down = life + LIFE_MAX, up = LIFE_MAX - life;

	list->least = down < AMOUNT_MOST ? -down : -AMOUNT_MOST;
	list->most = up < AMOUNT_MOST ? up : AMOUNT_MOST;
}

void commander_list_blow(const void *state, struct choices *list)
{
	const struct commander *c = state;

	list->least = 1;
	list->most = room_for(c, list->seat);
}

void commander_list_one_source(const struct commander *c, int seat, struct commander_ref ref,
                               struct choices *list)
{
	char press[8], word[sizeof list->out->word];
	struct choice *choice;

	snprintf(press, sizeof press, ref.card ? "%d." : "%d", (ref.seat + 1) % 10);
	commander_ref_word(c, ref, word, sizeof word);
	choice = choices_add(list, press, word, "",
	                     ref.seat == seat ? _("your commander, stolen")
	                                      : c->player[ref.seat].card[ref.card].name);
	CHOICE(choice, name, ref.card ? "%s.2" : "%s", commander_name(c, ref.seat));
	CHOICE(choice, value, _("%d so far"), c->player[seat].taken[ref.seat][ref.card]);
}

void commander_list_source(const void *state, struct choices *list)
{
	const struct commander *c = state;
	struct commander_ref from[TABLE_SEATS * COMMANDERS];
	int count = commander_columns(c, from);

	for (int i = 0; i < count; i++)
		if (c->table.seat[from[i].seat].in &&
		    (!from[i].card || c->player[from[i].seat].commanders != 1))
			commander_list_one_source(c, list->seat, from[i], list);
}

/* Three digits and a blank for each. */
void commander_list_amounts(const void *state, struct choices *list)
{
	list->most = 4 * seats_count(commander_foes(state, list->seat));
}
