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

enum { AMOUNT_MOST = 999, DIGITS = 9 };

struct seller commander_seller(struct offers *list, const struct commander *c, int seat)
{
	struct seller s = { .list = list, .c = c, .seat = seat, .own = offers_own(list, seat) };

	s.plays = commander_may(&(struct call){ .state = (void *)c, .why = &s.out }, 1u << seat, '+');
	table_seat_word(&c->table, seat, s.who, sizeof s.who);
	return s;
}

/* Adds an offer of the seat. */
#define offer(s, id, ...) offers_add((s)->list, id, (s)->seat, __VA_ARGS__)

bool commander_seller_plays(const struct seller *s)
{
	return s->plays || reason_set(offers_why(s->list), "%s", s->out.text);
}

/* Where a player does it who is in, while the game is on. */
static bool keep(const struct seller *s, bool may)
{
	return offers_keep(s->list, may && commander_seller_plays(s));
}

/* ---- numbers ---- */

/* The steps that keep a number within what the rules take; the one back comes last, so that +1 stays where
 * it is. */
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

/* "others=Bob"; of a team the opponents by name. False: no opponent plays. */
static bool opponents_of(const struct seller *s, char *out, size_t size)
{
	const struct commander *c = s->c;
	seats_set team = c->team[s->seat] | 1u << s->seat, others = table_others(&c->table, s->seat) & ~team;
	size_t end = 0;

	snprintf(out, size, "others=%s", s->who);
	each_seat (i, seats_count(team) > 1 ? others : 0) {
		char word[NAME_BYTES + 4];

		table_seat_word(&c->table, i, word, sizeof word);
		if (word[0] == '"')
			snprintf(word, sizeof word, "%d", i + 1);
		end += (size_t)snprintf(out + end, size - end, "%s%s", end ? "," : "", word);
	}
	return others != 0;
}

static void offer_drain(const struct seller *s, const char *id, const char *rest)
{
	char opponents[TABLE_SEATS * NAME_BYTES];
	bool any = opponents_of(s, opponents, sizeof opponents);
	struct offer *o = offer(s, id, "life %s -{#loss}%s", opponents, rest);

	o->several = true;
	o->rank = *rest ? OFFER_PLAIN : OFFER_HINTED;
	o->text = _("each opponent loses life");
	keep(s, any || reason_set(offers_why(s->list), _("no opponent is still playing")));
}

static void offer_life(const struct seller *s)
{
	int life = s->c->player[s->seat].life.life;
	struct offer *o = offer(s, "life", "life %s {~life}", s->who);

	o->kind = OFFER_COUNT;
	if (life >= 5 - LIFE_MAX && life <= LIFE_MAX - 5)
		offers_steps(o, 1, 5);
	o->rank = OFFER_HINTED;
	o->several = o->alone = true;
	o->about = "life";
	if (!keep(s, true) && !s->list->all)
		return;
	offer_drain(s, "drain", "");
	offer_drain(s, "drain-once", offers_text(s->list, " & life %s +{#loss}", s->who));
	offer_drain(s, "drain-all", offers_text(s->list, " to=%s", s->who));
}

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

/* ---- the damage of commanders ---- */

/* How much damage of one source the numbers of a player still take. */
static int room_for(const struct commander *c, int seat, int taken)
{
	const struct commander_player *p = &c->player[seat];
	int room = LIFE_MAX - (taken > p->hurt ? taken : p->hurt), life = p->life.life + LIFE_MAX;

	room = room < life ? room : life;
	return room < AMOUNT_MOST ? room : AMOUNT_MOST;
}

/* At the number of each commander that can hit the player, or has; a tap too many goes back, the life with
 * it. */
static void offer_taken(const struct seller *s, struct commander_ref from)
{
	static const char *const about[COMMANDERS] = { "commander-damage", "commander-damage2" };
	const struct commander *c = s->c;
	int taken = c->player[s->seat].taken[from.seat][from.card], room = room_for(c, s->seat, taken), n = 0;
	bool foe = !(c->team[s->seat] & 1u << from.seat) && c->table.seat[from.seat].in;
	char word[NAME_BYTES + 8];
	struct offer *o;

	commander_ref_word(c, from, word, sizeof word);
	if (c->table.seat[from.seat].in && (taken || foe) && room > 0) {
		o = offer(s, "taken", "damage %s {#taken} from=%s", s->who, word);
		o->kind = OFFER_COUNT;
		o->alone = true;
		for (int amount = 1; amount <= 5 && amount <= room; amount += 4)
			o->step[n++] = (short)amount;
		o->about = about[from.card];
		o->of = from.seat;
	}
	if (!taken || c->player[s->seat].life.life == LIFE_MAX)
		return;
	o = offer(s, "taken-back", "cdamage %s from=%s -1 & life %s +1", s->who, word, s->who);
	o->alone = true;
	o->about = about[from.card];
	o->of = from.seat;
	o->button = "-1";
}

static void offer_damage(const struct seller *s)
{
	static const struct {
		const char *id, *rest;
	} blows[] = {
		{ "commander-damage", "" },
		{ "infect", " infect" },
		{ "toxic", " toxic={#toxic}" },
		{ "lifelink", " lifelink" },
		{ "infect-lifelink", " infect lifelink" },
		{ "toxic-lifelink", " toxic={#toxic} lifelink" },
	};
	struct commander_ref from[TABLE_SEATS * COMMANDERS];
	int count =
		s->own && s->plays && commander_limits_of(s->c).damage ? commander_columns(s->c, from) : 0;

	for (size_t i = 0; i < sizeof blows / sizeof *blows; i++) {
		struct offer *o =
			offer(s, blows[i].id, "damage %s {#blow} from={?source}%s", s->who, blows[i].rest);

		o->several = true;
		o->rank = i ? OFFER_PLAIN : OFFER_HINTED;
		keep(s, true);
	}
	for (int i = 0; i < count; i++)
		offer_taken(s, from[i]);
}

/* ---- the hand before play ---- */

void commander_offer_hand(const struct seller *s)
{
	const struct commander *c = s->c;
	bool partial = commander_mulligan_of(c) == MULLIGAN_PARTIAL_PARIS;
	const struct commander_player *p = &c->player[s->seat];
	bool waits = c->phase == PHASE_MULLIGANS;
	struct offer *o = offer(s, "keep", "keep %s", s->who);

	o->kind = waits ? OFFER_DUE : OFFER_ACT;
	o->rank = OFFER_HINTED;
	o->alone = true;
	o->about = "hand";
	o->text = _("keep or mulligan?");
	o->button = _("keep");
	keep(s, s->plays && commander_may_decide(c, s->seat, offers_why(s->list)));
	o = offer(s, "mulligan", "mulligan %s {?cards}", s->who);
	o->kind = waits ? OFFER_DUE : OFFER_ACT;
	o->rank = OFFER_HINTED;
	o->alone = true;
	o->about = "hand";
	o->button = partial ? _("mulligan ..") : _("mulligan");
	keep(s, s->plays && (!partial || (p->hand && p->library)) &&
	                commander_may_mulligan(c, s->seat, offers_why(s->list)));
}

/* Partial Paris counts the cards; other mulligans take the whole hand back. */
void commander_list_cards(const void *state, struct choices *list)
{
	const struct commander *c = state;
	const struct commander_player *p = &c->player[list->seat];

	if (commander_mulligan_of(c) != MULLIGAN_PARTIAL_PARIS) {
		utf8_copy(choices_add(list, "M", "")->text, sizeof list->out->text,
		          _("put the whole hand back"));
		return;
	}
	for (int aside = 1; aside <= p->hand && aside <= p->library + 1 && aside <= DIGITS; aside++) {
		char number[12];

		snprintf(number, sizeof number, "%d", aside);
		snprintf(choices_add(list, number, number)->text, sizeof list->out->text,
		         _("set aside %d, draw %d"), aside, aside - 1);
	}
}

/* ---- one's own commanders ---- */

/* The rows and keys of the two. */
static const struct {
	const char *cast, *died, *zone, *stay, *about, *hole;
} card_ids[COMMANDERS] = {
	{ "cast", "died", "zone", "stay", "tax", "zone" },
	{ "cast2", "died2", "zone2", "stay2", "tax2", "zone2" },
};

/* Cast again at once where it died unnoticed, or the choice of the command zone is open. A choice against
 * that zone holds, and a spell just cast is not cast again by a key pressed twice. */
static void offer_cast(const struct seller *s, struct commander_ref ref, const char *word)
{
	const struct commander_card *card = &s->c->player[ref.seat].card[ref.card];
	bool again = card->offer || card->zone == ZONE_BATTLEFIELD;
	struct offer *o = offer(s, card_ids[ref.card].cast, again ? "cast %s died" : "cast %s", word);

	o->rank = OFFER_HINTED;
	o->alone = o->several = true;
	o->about = card_ids[ref.card].about;
	o->button = again ? _("died, and is cast again") : _("cast");
	keep(s, again || commander_may_cast(s->c, ref, ZONE_COMMAND, offers_why(s->list)));
}

/* Back into the command zone, from where it can die, or has gone. */
static void offer_died(const struct seller *s, struct commander_ref ref, const char *word)
{
	const struct commander_card *card = &s->c->player[ref.seat].card[ref.card];
	bool dies = card->zone == ZONE_BATTLEFIELD || card->zone == ZONE_STACK;
	struct offer *o =
		offer(s, card_ids[ref.card].died, dies ? "zone %s command died" : "zone %s command", word);

	o->rank = OFFER_HINTED;
	o->alone = o->several = true;
	o->about = card_ids[ref.card].about;
	o->button = dies ? _("died") : _("to the command zone");
	keep(s, card->zone != ZONE_COMMAND || commander_may_die(s->c, ref, offers_why(s->list)));
	if (!card->offer)
		return;
	o = offer(s, card_ids[ref.card].stay, "zone %s stay", word);
	o->alone = o->several = true;
	o->about = card_ids[ref.card].about;
	o->button = _("it stays");
	keep(s, true);
}

static void offer_card(const struct seller *s, int card)
{
	const struct commander_ref ref = { s->seat, card };
	bool asked = s->c->player[s->seat].card[card].offer;
	char word[NAME_BYTES + 8];
	struct offer *o;

	commander_ref_word(s->c, ref, word, sizeof word);
	offer_cast(s, ref, word);
	offer_died(s, ref, word);
	o = offer(s, card_ids[card].zone, "zone %s {?%s}", word, card_ids[card].hole);
	o->kind = asked ? OFFER_DUE : OFFER_ACT;
	o->several = !asked;
	o->text = asked ? offers_text(s->list, _("%s: command zone, or does it stay?"),
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
		snprintf(choices_add(list, ".", "stay")->text, sizeof list->out->text,
		         _("leave it where it went"));
	for (size_t i = 0; i < sizeof zones / sizeof *zones; i++) {
		const char *word = commander_zone_word(zones[i].zone);
		struct choice *choice;

		if (zones[i].zone == card->zone)
			continue;
		choice = choices_add(list, zones[i].key, word);
		if (strcmp(_(word), word) != 0)
			utf8_copy(choice->text, sizeof choice->text, _(word));
		if (zones[i].zone == ZONE_COMMAND)
			snprintf(choice->value, sizeof choice->value, _("next cast +%d"),
			         commander_tax(card));
	}
}

/* ---- markers and counters ---- */

static void offer_marker(const struct seller *s, const char *word, int holder)
{
	struct offer *o = offer(s, word, "%s %s", word, s->who);

	o->several = true;
	o->alone = holder >= 0 && holder != s->seat;
	o->about = word;
	o->button = _("mine now");
	keep(s, true);
}

/* Adds a line that says a word, the player and the rest. */
static struct offer *offer_word(const struct seller *s, const char *id, const char *word, const char *rest)
{
	struct offer *o = offer(s, id, "%s %s%s", word, s->who, rest);

	o->several = true;
	return o;
}

static void offer_markers(const struct seller *s)
{
	const struct commander *c = s->c;
	struct offer *o;

	offer_marker(s, "monarch", c->monarch);
	offer_marker(s, "initiative", c->initiative);
	offer_word(s, "blessing", "blessing", "");
	keep(s, true);
	offer_word(s, "ring", "ring", " {*bearer}");
	keep(s, true);
	offer_word(s, "dungeon", "dungeon", " {?venture}");
	keep(s, true);
	offer_word(s, "speed", "speed", " +1");
	keep(s, commander_may_speed_up(c, s->seat, offers_why(s->list)));
	offer_word(s, "companion", "companion", " {*card}");
	keep(s, commander_may_announce(c, offers_why(s->list)));
	offer_word(s, "companion-hand", "companion", " hand");
	keep(s, commander_may_take_companion(c, s->seat, offers_why(s->list)));
	o = offer_word(s, "spell", "spell", "");
	o->alone = c->sky != SKY_NONE || c->format >= FORMAT_ARCHENEMY;
	o->about = "spells";
	o->button = "+1";
	keep(s, true);
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
		utf8_copy(choices_add(list, key, word)->text, sizeof list->out->text, commander_dungeons[i]);
	}
	for (int i = 0; row->name && i < 2 && row->next[i]; i++) {
		const struct commander_room_row *next = &commander_rooms[row->next[i]];
		struct choice *choice;

		key[0] = (char)('1' + i);
		word_typed(next->name, name, sizeof name);
		snprintf(word, sizeof word, "room=%s", name);
		choice = choices_add(list, key, word);
		utf8_copy(choice->name, sizeof choice->name, next->name);
		utf8_copy(choice->text, sizeof choice->text, _(next->effect));
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
} usual[] = { { "energy", N_("energy") },
	      { "experience", N_("experience") },
	      { "rad", N_("rad") },
	      { "ticket", N_("ticket") } };
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
	offer_word(s, "counter", "counter", " {\"kind} {~amount}");
	keep(s, true);
	for (int i = 0; i < LIFE_COUNTERS; i++)
		if (life->counter[i].amount && !is_usual(life->counter[i].kind)) {
			offer_counter(s, "counted", life->counter[i].kind, "");
			keep(s, true);
		}
}

/* ---- leaving, winning, names ---- */

static void offer_end(const struct seller *s)
{
	struct offer *o = offer_word(s, "commander", "commander", " {\"name} {\"partner}");

	o->text = _("name the commander, or two");
	keep(s, true);
	offer_word(s, "win", "win", " {*how}");
	keep(s, true);
	o = offer_word(s, "out", "out", s->own ? "" : " {*why}");
	o->alone = true;
	o->button = _("concede");
	if (s->own)
		o->loses = offers_text(s->list, _("%s is out: conceded"), commander_name(s->c, s->seat));
	keep(s, true);
}

/* ---- the list ---- */

/* In Archenemy most players have none. */
static bool has_card(const struct seller *s, int card)
{
	const struct commander_card *mine = &s->c->player[s->seat].card[card];

	return (card == 0 || s->c->player[s->seat].commanders == COMMANDERS) &&
	       (s->c->format != FORMAT_ARCHENEMY || mine->name[0] || mine->casts);
}

void commander_offer_player(const struct seller *s)
{
	if (!s->plays && !s->list->all)
		return;
	offer_life(s);
	offer_damage(s);
	offer_counts(s);
	for (int i = 0; i < COMMANDERS; i++)
		if (has_card(s, i))
			offer_card(s, i);
	offer_markers(s);
	offer_counters(s);
	offer_end(s);
}

void commander_offer_table(struct offers *list, const struct commander *c)
{
	struct reason *why = offers_why(list);
	struct offer *o;

	offers_add(list, "day", -1, "day");
	offers_keep(list, commander_may_become(c, SKY_DAY, why));
	offers_add(list, "night", -1, "night");
	offers_keep(list, commander_may_become(c, SKY_NIGHT, why));
	o = offers_add(list, "storm", -1, "storm {~storm}");
	offers_steps(o, 1, 0);
	offers_keep(list, commander_is_on(&(struct call){ .state = (void *)c, .why = why }));
	offers_add(list, "finish", -1, "finish {*why}");
	offers_keep(list, commander_is_on(&(struct call){ .state = (void *)c, .why = why }));
	o = offers_add(list, "rematch", -1, "rematch");
	if (c->phase == PHASE_PLAYING)
		o->loses = _("this game is not over: a new one begins in its place");
	else if (c->phase == PHASE_OVER)
		o->rank = OFFER_HINTED;
}

/* What a turn that ends now leaves undecided; NULL: nothing. */
const char *commander_lost_in_turn(struct offers *list, const struct commander *c)
{
	if (c->phase == PHASE_MULLIGANS)
		return offers_text(list, _("%s then keeps the hand, unasked"),
		                   commander_name(c, c->deciding));
	for (int i = 0; i < c->table.seats; i++)
		for (int k = 0; k < COMMANDERS; k++)
			if (c->player[i].card[k].offer)
				return offers_text(list, _("%s stays %s"),
				                   commander_called(c, (struct commander_ref){ i, k }).text,
				                   commander_zone_place(c->player[i].card[k].zone));
	return NULL;
}

/* ---- the holes of their lines ---- */

/* A number that the life of the seat, or of its opponents, takes. */
void commander_list_loss(const void *state, struct choices *list)
{
	const struct commander *c = state;
	int most = AMOUNT_MOST;

	for (int i = 0; i < c->table.seats; i++) {
		int life = c->player[i].life.life, room = LIFE_MAX - (life < 0 ? -life : life);

		most = room < most ? room : most;
	}
	list->least = 1;
	list->most = most;
}

void commander_list_blow(const void *state, struct choices *list)
{
	const struct commander *c = state;

	list->least = 1;
	list->most = room_for(c, list->seat, commander_worst(c, list->seat, NULL, NULL));
}

void commander_list_source(const void *state, struct choices *list)
{
	const struct commander *c = state;
	struct commander_ref from[TABLE_SEATS * COMMANDERS];
	int count = commander_columns(c, from);

	for (int i = 0; i < count; i++) {
		const struct commander_ref ref = from[i];
		const char *card = c->player[ref.seat].card[ref.card].name;
		char press[8], word[sizeof list->out->word];
		struct choice *choice;

		if (!c->table.seat[ref.seat].in || (ref.card && c->player[ref.seat].commanders == 1))
			continue;
		snprintf(press, sizeof press, ref.card ? "%d." : "%d", (ref.seat + 1) % 10);
		commander_ref_word(c, ref, word, sizeof word);
		choice = choices_add(list, press, word);
		snprintf(choice->name, sizeof choice->name, ref.card ? "%s.2" : "%s",
		         commander_name(c, ref.seat));
		utf8_copy(choice->text, sizeof choice->text,
		          ref.seat == list->seat ? _("own, controlled by another") : card);
		snprintf(choice->value, sizeof choice->value, _("%d so far"),
		         c->player[list->seat].taken[ref.seat][ref.card]);
	}
}
