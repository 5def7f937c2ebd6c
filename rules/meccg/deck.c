/* SPDX-License-Identifier: MIT */
/*
 * The check of a deck (L-General-8 to 11, L-Additional-2): by typed counts, by
 * named cards, or both. A card's key tells its kind. A deck is its player's
 * secret: no sentence here names a card.
 */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/utf8.h"

enum {
	CREATURES = 12,
	EACH = 30,
	EACH_MOST = 50,
	AVATARS = 3,
	COPIES = 3,
	FEW = 2,
	AGENT_MIND = 36,
	STAGE = 3
};

int meccg_deck_total(const struct meccg_deck *deck, enum meccg_key key)
{
	int total = deck->bare[key];

	for (int i = 0; i < deck->entries; i++)
		if (deck->entry[i].key == key)
			total += deck->entry[i].count;
	return total;
}

/* Agents that are no characters: hazards in every deck, with a mind for the sum of it. */
static int mind_of_hazard_agent(const char *name)
{
	static const struct {
		const char *name;
		int mind;
	} agents[] = { { "My Precious", 4 }, { "Lobelia Sackville-Baggins", 3 } };

	for (size_t i = 0; i < sizeof agents / sizeof *agents; i++)
		if (meccg_is(agents[i].name, name))
			return agents[i].mind;
	return 0;
}

/* The deck's agents that count as hazards and half creatures: all, or only those that are no
 * characters (L-General-8, CoE-1.3.R2: an agent *character* card counts as a character). */
static int hazard_agents(const struct meccg_player *p)
{
	const struct meccg_deck *deck = &p->deck;
	int count = 0;

	if (meccg_agents_are_hazards(p))
		return meccg_deck_total(deck, CARDS_AGENT);
	for (int i = 0; i < deck->entries; i++)
		if (deck->entry[i].key == CARDS_AGENT && mind_of_hazard_agent(deck->entry[i].name))
			count += deck->entry[i].count;
	return count;
}

int meccg_deck_characters(const struct meccg *m, int seat)
{
	const struct meccg_player *p = &m->player[seat];
	int count = meccg_deck_total(&p->deck, CARDS_CHARACTER) + meccg_deck_total(&p->deck, CARDS_AGENT) -
	            hazard_agents(p);

	for (int i = 0; i < p->holds; i++)
		count += p->held[i].to_deck;
	return count;
}

/* Of the whole list (CoE-1.3.1). */
int meccg_copies(const struct meccg_player *p, bool unique, bool few)
{
	if (unique)
		return 1;
	return few && p->side == SIDE_FALLEN ? FEW : COPIES;
}

int meccg_held_copies(const struct meccg_player *p, const char *name)
{
	int count = 0;

	for (int i = 0; i < p->holds; i++)
		count += meccg_is(p->held[i].name, name);
	return count + meccg_item_copies(p, name);
}

/* L-Etiquette-1 */
bool meccg_is_english(const char *name, struct reason *why)
{
	int found = meccg_find_exact(name);

	return found < 0 || !(meccg_characters[found].flags & CARD_GERMAN) ||
	       reason_set(why, _("%s was never printed in English (L-Etiquette-1)"), name);
}

/* ---- the faults ---- */

/* A check under way. */
struct judging {
	const struct meccg *m;
	const struct meccg_player *p;
	const struct meccg_deck *deck;
	int seat;
	struct meccg_answer *answer;
};

/* Where the file of the list has the card: "line 12, 40: "; nothing of what was typed. */
static void write_lines(const struct meccg_deck *deck, const char *same, char *out, size_t size)
{
	char lines[60] = "";

	for (int i = 0; i < deck->entries; i++)
		if (deck->entry[i].line && strcmp(deck->entry[i].same, same) == 0)
			said_list_add(lines, sizeof lines, "%d", deck->entry[i].line);
	if (lines[0])
		snprintf(out, size, _("line %s: "), lines);
}

/* `card`: the entry that is at fault; NULL: the whole deck. */
static __attribute__((format(printf, 5, 6))) void fault(const struct judging *j, const char *rule,
                                                        const char *code, const struct meccg_entry *card,
                                                        const char *format, ...)
{
	struct meccg_problem *problem = &j->answer->problem[j->answer->problems];
	size_t end;
	va_list list;

	if (j->answer->problems == DECK_PROBLEMS)
		return;
	j->answer->problems++;
	*problem = (struct meccg_problem){ .rule = rule, .code = code };
	if (card) {
		snprintf(problem->card, sizeof problem->card, "%s", card->name);
		write_lines(j->deck, card->same, problem->text, sizeof problem->text);
	}
	end = strlen(problem->text);
	va_start(list, format);
	vsnprintf(problem->text + end, sizeof problem->text - end, format, list);
	va_end(list);
	utf8_mend_end(problem->text);
}

static int total(const struct judging *j, enum meccg_key key)
{
	return meccg_deck_total(j->deck, key);
}

/* Cards that may also be events count half, rounded down. */
static void creatures(const struct judging *j)
{
	int halves = total(j, CARDS_CREATURE_EVENT) + total(j, CARDS_AHUNT) + total(j, CARDS_HOME) +
	             hazard_agents(j->p);

	if (j->m->rules == MECCG_COE)
		halves += total(j, CARDS_SPAWN);
	j->answer->creatures = total(j, CARDS_CREATURE) + halves / 2;
	if (j->answer->creatures < CREATURES)
		fault(j, "L-General-8", "creatures", NULL, _("%d creatures of %d, halves rounded down"),
		      j->answer->creatures, CREATURES);
}

/* How many cards of both kinds may be resources: all; of a fallen-wizard two of each (CoE-1.3.F2). */
static int either_resources(const struct judging *j)
{
	const struct meccg_deck *deck = j->deck;
	int most = deck->bare[CARDS_EITHER] < FEW ? deck->bare[CARDS_EITHER] : FEW;

	if (j->m->rules != MECCG_COE || j->p->side != SIDE_FALLEN)
		return total(j, CARDS_EITHER);
	for (int i = 0; i < deck->entries; i++)
		if (deck->entry[i].key == CARDS_EITHER)
			most += deck->entry[i].count < FEW ? deck->entry[i].count : FEW;
	return most;
}

/* A card of both kinds counts once, where cards are missing (L-General-11). */
static void both_kinds(const struct judging *j, int *resources, int *hazards)
{
	int either = total(j, CARDS_EITHER), most = either_resources(j), short_of;

	short_of = *resources < EACH ? EACH - *resources : 0;
	short_of = short_of > most ? most : short_of;
	if (j->m->rules == MECCG_COE) {
		int level = (*hazards + either - *resources) / 2; /* makes the numbers equal */

		short_of = level > most ? most : level > short_of ? level : short_of;
	}
	*resources += short_of;
	*hazards += either - short_of;
}

static void minimums(const struct judging *j)
{
	static const enum meccg_key of_hazards[] = { CARDS_HAZARD, CARDS_CREATURE, CARDS_CREATURE_EVENT,
		                                     CARDS_AHUNT,  CARDS_HOME,     CARDS_SPAWN };
	int resources = total(j, CARDS_RESOURCE), hazards = hazard_agents(j->p);

	for (size_t i = 0; i < sizeof of_hazards / sizeof *of_hazards; i++)
		hazards += total(j, of_hazards[i]);
	both_kinds(j, &resources, &hazards);
	j->answer->resources = resources;
	j->answer->hazards = hazards;
	if (resources < EACH)
		fault(j, "L-General-9", "resources", NULL, _("%d resources of %d"), resources, EACH);
	if (hazards < EACH)
		fault(j, "L-General-9", "hazards", NULL, _("%d hazards of %d"), hazards, EACH);
	if (j->m->rules != MECCG_COE)
		return;
	if (resources > EACH_MOST || hazards > EACH_MOST)
		fault(j, "CoE-deck", "most", NULL, _("%d resources and %d hazards: at most %d of each"),
		      resources, hazards, EACH_MOST);
	if (resources != hazards)
		fault(j, "CoE-deck", "balance", NULL, _("%d resources and %d hazards: they must be equal"),
		      resources, hazards);
}

enum { AVATAR_KEYS = 1 << CARDS_AVATAR | 1 << CARDS_SIDE_AVATAR, ALL_KEYS = (1 << MECCG_KEYS) - 1 };

/* Copies of the n-th entry's card under these keys. */
static int count_copies(const struct judging *j, int n, int keys)
{
	const struct meccg_entry *entry = j->deck->entry;
	int count = 0;

	for (int i = 0; i < j->deck->entries; i++)
		if (keys & 1 << entry[i].key && strcmp(entry[i].same, entry[n].same) == 0)
			count += entry[i].count;
	return count;
}

/* Whether the n-th entry is the first of its card under these keys. */
static bool is_first(const struct judging *j, int n, int keys)
{
	const struct meccg_entry *entry = j->deck->entry;

	for (int i = 0; i < n; i++)
		if (keys & 1 << entry[i].key && strcmp(entry[i].same, entry[n].same) == 0)
			return false;
	return keys & 1 << entry[n].key;
}

/* In the deck three of one avatar, or two and one of another; with the sideboard
 * three of one and one of each other (L-General-10). */
static void avatars(const struct judging *j)
{
	int in_deck = 0, kinds = 0, many = 0;

	for (int i = 0; i < j->deck->entries; i++) {
		int here, all;

		if (!is_first(j, i, AVATAR_KEYS))
			continue;
		here = count_copies(j, i, 1 << CARDS_AVATAR);
		all = count_copies(j, i, AVATAR_KEYS);
		in_deck += here;
		kinds += here > 0;
		many += all > 1;
		if (all > AVATARS)
			fault(j, "L-General-10", "avatars", &j->deck->entry[i],
			      _("%d of one avatar in deck and sideboard: at most %d"), all, AVATARS);
	}
	if (in_deck > AVATARS || kinds > 2)
		fault(j, "L-General-10", "avatars", NULL,
		      _("%d avatars of %d kinds in the deck: 3 of one, or 2 and 1 of another"), in_deck,
		      kinds);
	if (many > 1)
		fault(j, "L-General-10", "avatars", NULL,
		      _("more than one avatar has copies: 3 of one, 1 of each other"));
}

static void sideboard(const struct judging *j)
{
	static const int limits[] = { 30, 30, 35, 40 }; /* L-Additional-2 */
	bool against_fallen = j->m->player[1 - j->seat].side == SIDE_FALLEN;
	int limit = limits[j->m->length - 1] + (j->m->rules == MECCG_COE && against_fallen ? 10 : 0);
	int cards = total(j, CARDS_SIDEBOARD) + total(j, CARDS_SIDE_CREATURE) + total(j, CARDS_SIDE_AVATAR);

	j->answer->sideboard = cards;
	j->answer->sideboard_limit = limit;
	if (cards > limit)
		fault(j, "L-Additional-2", "sideboard", NULL, _("%d cards in the sideboard: at most %d"),
		      cards, limit);
}

/* A resource of heroes or of minions, not of both; no stage card (CoE-1.3.F1). */
static bool is_of_one_side(const struct meccg_listing *listing)
{
	const unsigned both = 1u << SIDE_HERO | 1u << SIDE_MINION;

	return listing && listing->key == CARDS_RESOURCE && listing->sides & both &&
	       (listing->sides & both) != both;
}

/* One copy of a unique card, three of others, in pool, deck and sideboard together (CoE-1.3.1); a
 * pool's minor items are among them (CoE-1.7). */
static void copies(const struct judging *j)
{
	const struct meccg_entry *entry = j->deck->entry;

	for (int i = 0; i < j->deck->entries; i++) {
		const struct meccg_listing *listing = meccg_find_listing(entry[i].name, j->p->side);
		int found = listing ? -1 : meccg_find_exact(entry[i].name), count, most;
		bool unique = listing ? listing->unique
		                      : found >= 0 && meccg_characters[found].flags & CARD_UNIQUE,
		     few;

		if (AVATAR_KEYS & 1 << entry[i].key || !is_first(j, i, ALL_KEYS))
			continue;
		count = count_copies(j, i, ALL_KEYS) + meccg_held_copies(j->p, entry[i].name);
		few = is_of_one_side(listing);
		most = meccg_copies(j->p, unique, found >= 0 || few);
		if (count > most)
			fault(j, few && most == FEW ? "CoE-1.3.F1" : "CoE-1.3.1", "copies", &entry[i],
			      _("%d of one card in pool, deck and sideboard: at most %d, take out %d"), count,
			      most, count - most);
	}
}

/* Hazards are everybody's; characters, avatars and resources are of a side, but for items. Those
 * of heroes are the Balrog's too, who prepares as a Ringwraith does, until CoE-1.3.B3. */
static void sides(const struct judging *j)
{
	const struct meccg_entry *entry = j->deck->entry;
	enum meccg_side side = j->p->side;

	for (int i = 0; i < j->deck->entries; i++) {
		bool barred = j->m->rules == MECCG_COE && side == SIDE_BALROG &&
		              meccg_is_foreign_item(entry[i].name, side);
		int count = count_copies(j, i, ALL_KEYS);

		if (is_first(j, i, ALL_KEYS) && (barred || !meccg_may_play(entry[i].name, side)))
			fault(j, barred ? "CoE-1.3.B3" : "CoE-deck", "side", &entry[i],
			      P_("%d card is for another side than %s: take it out",
			         "%d cards are for another side than %s: take them out", count),
			      count, meccg_side_shown(j->p));
	}
}

static int mind_of_agent(const char *name)
{
	int found = meccg_find_exact(name);
	bool agent = found >= 0 && meccg_characters[found].flags & CARD_AGENT;

	return agent ? meccg_characters[found].mind : mind_of_hazard_agent(name);
}

/* As typed, else the sum of the named agents in deck, sideboard and pool. */
static int agent_mind(const struct judging *j)
{
	int mind = j->deck->bare[CARDS_AGENT_MIND];

	if (mind)
		return mind;
	for (int i = 0; i < j->deck->entries; i++)
		mind += mind_of_agent(j->deck->entry[i].name) * j->deck->entry[i].count;
	for (int i = 0; i < j->p->holds; i++)
		mind += j->p->held[i].character < 0 ? 0 : mind_of_agent(j->p->held[i].name);
	return mind;
}

/* CoE: a fallen-wizard shows up to three stage cards with three points in all, at least one of
 * them not unique. Of cards from a list the points are not told: -1. */
static void stage(const struct judging *j)
{
	int cards = 0, plain = 0, points = 0;
	bool told = true;

	for (int i = 0; i < j->p->holds; i++) {
		const struct meccg_card *card = &j->p->held[i];

		if (!card->stage && !(card->extra && meccg_is_stage(card->name)))
			continue;
		cards++;
		plain += !card->unique;
		points += card->stage;
		told &= card->stage > 0;
	}
	j->answer->stage_points = told ? points : -1;
	if (j->m->rules != MECCG_COE || j->p->side != SIDE_FALLEN || !j->p->holds)
		return;
	if (cards > STAGE || (told && points != STAGE) || points > STAGE || !plain)
		fault(j, "CoE-1.3.F4", "stage", NULL,
		      _("%d stage cards with %d stage points: up to 3 cards, exactly 3 points, one not "
		        "unique"),
		      cards, points);
}

void meccg_deck_check(const struct meccg *m, int seat, struct meccg_answer *answer)
{
	/* cppcheck-suppress ctuuninitvar ; its address is kept, it is filled below */
	const struct judging j = { m, &m->player[seat], &m->player[seat].deck, seat, answer };

	*answer = (struct meccg_answer){ 0 };
	creatures(&j);
	minimums(&j);
	avatars(&j);
	sideboard(&j);
	answer->characters = meccg_deck_characters(m, seat);
	if (answer->characters > MECCG_POOL)
		fault(&j, "L-General-5", "characters", NULL, _("%d characters in the deck: at most %d"),
		      answer->characters, MECCG_POOL);
	copies(&j);
	sides(&j);
	answer->agent_mind = agent_mind(&j);
	if (m->rules == MECCG_COE && answer->agent_mind > AGENT_MIND)
		fault(&j, "CoE-deck", "agent-mind", NULL, _("the agents have a mind of %d: at most %d"),
		      answer->agent_mind, AGENT_MIND);
	stage(&j);
}

/* 0.1.0 did not know the cards by name, nor the two that are hazards in every deck; and with more
 * than 50 hazards it left those of both kinds among them. */
static bool is_judged_anew(const struct meccg *m, const struct meccg_player *p,
                           const struct meccg_answer *answer)
{
	const struct meccg_deck *deck = &p->deck;
	bool anew = m->rules == MECCG_COE && meccg_deck_total(deck, CARDS_EITHER);

	for (int i = 0; i < answer->problems; i++)
		anew |= strcmp(answer->problem[i].code, "copies") == 0 ||
		        strcmp(answer->problem[i].code, "side") == 0;
	for (int i = 0; i < deck->entries; i++)
		anew |= mind_of_hazard_agent(deck->entry[i].name) > 0;
	for (int i = 0; i < p->holds; i++)
		anew |= p->held[i].extra && !p->held[i].stage && meccg_is_stage(p->held[i].name);
	return anew;
}

void meccg_correct_deck(struct call *call, int seat)
{
	const struct meccg *m = call->state;
	struct meccg_answer answer;

	meccg_deck_check(m, seat, &answer);
	if (!is_judged_anew(m, &m->player[seat], &answer))
		call_uncorrect(call, CORRECTED_DECK + seat);
	else if (m->player[seat].deck.sealed)
		call_correct(call, CORRECTED_DECK + seat,
		             _("%s's deck now: %d resources, %d hazards, faults: %d"), meccg_name(m, seat),
		             answer.resources, answer.hazards, answer.problems);
	else /* its numbers are its player's */
		call_correct(call, CORRECTED_DECK + seat, _("%s's deck now: faults: %d"), meccg_name(m, seat),
		             answer.problems);
}

void meccg_say_deck(const struct call *call, int seat)
{
	const struct meccg *m = call->state;
	struct meccg_answer answer;

	if (!call->said)
		return;
	meccg_deck_check(m, seat, &answer);
	said_line(call->said,
	          answer.problems ? _("%s's deck: %d creatures, not legal yet")
	                          : _("%s's deck: %d creatures, legal"),
	          meccg_name(m, seat), answer.creatures);
	for (int i = 0; i < answer.problems; i++)
		said_line(call->said, _("%s (%s)"), answer.problem[i].text, answer.problem[i].rule);
	meccg_log(call, seat, P_("deck: %d fault", "deck: %d faults", answer.problems), answer.problems);
}
