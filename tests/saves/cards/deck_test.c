/* SPDX-License-Identifier: MIT */
/*
 * The deck check from the bytes of a list to its problems, with a small file of
 * card data in the shape of a large one; and hostile files. Problems are written
 * "rule:card:colours", joined by bars.
 */
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "rules/magic/deck.h"
#include "saves/cards/data.h"
#include "saves/cards/deck.h"
#include "saves/cards/scan.h"
#include "saves/cards/schemes.h"
#include "saves/text/file.h"
#include "tests/kit/flat.h"
#include "tests/kit/saves.h"

enum { TEXT = 1 << 16 };

static struct place *place;
static char small[PATH_MAX]; /* the card data of the tests */

static int make(void **state)
{
	const char *source = getenv("srcdir");

	snprintf(small, sizeof small, "%s/tests/saves/cards/small.json", source ? source : ".");
	if (place_make(state) < 0)
		return -1;
	place = *state;
	snprintf(place->store.cache, sizeof place->store.cache, "%s/cache", place->folder);
	return 0;
}

static void path_of(const char *name, char out[PATH_MAX])
{
	assert_true(snprintf(out, PATH_MAX, "%s/%s", place->folder, name) < PATH_MAX);
}

/* ---- a check ---- */

struct ask {
	enum commander_rules rules;
	enum commander_format format;
	const char *leader[2];
	const char *house;
	bool no_data;
};

static const struct ask then = { .rules = RULES_2010 }, now = { .rules = RULES_CURRENT };

static const char *const rules[] = { "count",     "singleton", "identity", "banned",
	                             "commander", "pair",      "basics",   "signature" };

static void join(const struct deck_answer *a, char out[TEXT])
{
	int end = 0;

	out[0] = '\0';
	for (int i = 0; i < a->problems; i++) {
		struct color_letters colors = color_letters(a->problem[i].colors);

		end += snprintf(out + end, (size_t)(TEXT - end), "%s%s:%s%s%s", i ? "|" : "",
		                rules[a->problem[i].rule], a->problem[i].card, colors.text[0] ? ":" : "",
		                colors.text);
		assert_int_equal(strncmp(a->problem[i].text, rules[a->problem[i].rule],
		                         strlen(rules[a->problem[i].rule])),
		                 0);
	}
}

static struct deck_answer answer_to(const char *list, size_t size, struct ask ask)
{
	struct deck deck;
	struct bans bans;
	struct cards cards = { 0 };
	struct deck_answer answer;
	struct reason why = { 0 };
	char path[PATH_MAX];

	path_of("list", path);
	write_file(path, list, size);
	if (!deck_file_read(&deck, path, &why))
		fail_msg("%s", why.text);
	bans_begin(&bans, ask.rules, ask.format);
	if (ask.house) {
		write_text(path, ask.house);
		assert_true(bans_file_read(&bans, path, true, &why));
	}
	if (!ask.no_data && !cards_open(&cards, &place->store, small, &why))
		fail_msg("%s", why.text);
	deck_check(&deck,
	           &(struct deck_law){ .rules = ask.rules,
	                               .format = ask.format,
	                               .bans = &bans,
	                               .finder = ask.no_data ? NULL : &cards.finder,
	                               .leader = { ask.leader[0], ask.leader[1] } },
	           &answer);
	cards_done(&cards);
	bans_done(&bans);
	deck_done(&deck);
	return answer;
}

static void finds_bytes(const char *list, size_t size, struct ask ask, const char *wanted)
{
	struct deck_answer answer = answer_to(list, size, ask);
	char got[TEXT];

	join(&answer, got);
	assert_string_equal(got, wanted);
	deck_answer_done(&answer);
}

static void finds(const char *list, struct ask ask, const char *wanted)
{
	finds_bytes(list, strlen(list), ask, wanted);
}

/* A list followed by `fillers` cards of no colour. */
static const char *with(const char *list, int fillers)
{
	static char text[TEXT];
	int end = snprintf(text, sizeof text, "%s", list);

	for (int i = 0; i < fillers; i++)
		end += snprintf(text + end, sizeof text - (size_t)end, "1 Filler %c%c\n", 'A' + i / 10,
		                'a' + i % 10);
	return text;
}

/* ---- the examples of C2 ---- */

static void test_phelddagrif(void **state)
{
	static const char *const cards[][3] = {
		{ "Goblin Piker", "R" },          { "Elves of Deep Shadow", "B" },
		{ "Talisman of Dominance", "B" }, { "Life // Death", "B" },
		{ "Degavolver", "BR" },           { "Underground River", "B" },
		{ "Godless Shrine", "B" },        { "Badlands", "BR" },
		{ "Madblind Mountain", "R" },     { "Boros Guildmage", "R" },
		{ "Esper Panorama", NULL },       { "Shard Convergence", NULL },
	};
	char list[400], wanted[400];

	for (size_t i = 0; i < sizeof cards / sizeof *cards; i++) {
		snprintf(list, sizeof list, "Commander\n1 Phelddagrif\nDeck\n1 %s\n", cards[i][0]);
		wanted[0] = '\0';
		if (cards[i][1])
			snprintf(wanted, sizeof wanted, "identity:%s:%s", cards[i][0], cards[i][1]);
		finds(with(list, 98), then, wanted);
		finds(with(list, 98), now, wanted);
	}
}

static void test_phelddagrif_identity(void **state)
{
	struct deck_answer answer = answer_to("1 Phelddagrif *CMDR*", 20, then);

	assert_true(answer.has_identity);
	assert_string_equal(color_letters(answer.identity).text, "WUG");
	deck_answer_done(&answer);
}

/* The names as the rules of 2010 write them in Japan. */
static void test_two_languages(void **state)
{
	finds(with("Commander\n1 《Phelddagrif》\nDeck\n1 《ゴブリンの長槍使い/Goblin Piker》\n1 "
	           "《生+死/Life+Death》\n1 《天秤/Balance》\n",
	           96),
	      then, "identity:Goblin Piker:R|identity:Life // Death:B|banned:Balance");
	finds(with("Commander\n1 Phelddagrif\nDeck\n1 《天秤/Balance》\n", 98),
	      (struct ask){ .rules = RULES_2010, .no_data = true }, "banned:《天秤/Balance》");
}

/* ---- each rule ---- */

static void test_count(void **state)
{
	finds(with("Commander\n1 Phelddagrif\nDeck\n", 98), now, "count:");
	finds(with("Commander\n1 Phelddagrif\nDeck\n2 Forest\n", 98), now, "count:");
	finds(with("Commander\n1 Phelddagrif\nDeck\n1 Forest\n", 98), now, "");
	finds(with("Commander\n1 Karn, Silver Golem\nDeck\n", 59),
	      (struct ask){ .rules = RULES_CURRENT, .format = FORMAT_BRAWL }, "");
	finds(with("Commander\n1 Phelddagrif\nSideboard\n", 0), then, "count:");
}

static void test_singleton(void **state)
{
	finds(with("Commander\n1 Phelddagrif\nDeck\n2 Sol Ring\n1 sol ring\n20 Forest\n", 76), now,
	      "singleton:Sol Ring");
	finds(with("Commander\n1 Phelddagrif\nDeck\n1 Phelddagrif\n", 98), now, "singleton:Phelddagrif");
	/* C5 knows no card that overrides it. */
	finds(with("Commander\n1 Tymna the Weaver\nDeck\n30 Relentless Rats\n", 69), now, "");
	finds(with("Commander\n1 Tymna the Weaver\nDeck\n30 Relentless Rats\n", 69), then,
	      "singleton:Relentless Rats");
	finds(with("Commander\n1 Cecily, Haunted Mage\nDeck\n7 Seven Dwarves\n", 92), now, "");
	finds(with("Commander\n1 Cecily, Haunted Mage\nDeck\n8 Seven Dwarves\n", 91), now,
	      "singleton:Seven Dwarves");
	finds(with("Commander\n1 Karn, Silver Golem\nDeck\n9 Nazgûl\n9 Wastes\n10 Snow-Covered Island\n2 "
	           "Filler Aa\n",
	           69),
	      (struct ask){ .rules = RULES_CURRENT, .no_data = true }, "singleton:Filler Aa");
}

static void test_commander(void **state)
{
	struct ask brawl = { .rules = RULES_CURRENT, .format = FORMAT_BRAWL };

	finds(with("", 100), now, "commander:");
	finds(with("Commander\n1 Goblin Piker\nDeck\n", 99), now, "commander:Goblin Piker");
	finds(with("Commander\n1 Teferi, Temporal Archmage\nDeck\n", 99), now, "");
	finds(with("Commander\n1 Teferi, Temporal Archmage\nDeck\n", 99), then,
	      "commander:Teferi, Temporal Archmage");
	finds(with("Commander\n1 Parhelion II\nDeck\n", 99), now, "");
	finds(with("Commander\n1 Parhelion II\nDeck\n", 99), then, "commander:Parhelion II");
	finds(with("Commander\n1 Jace, Wielder of Mysteries\nDeck\n", 99), now,
	      "commander:Jace, Wielder of Mysteries");
	finds(with("Commander\n1 Jace, Wielder of Mysteries\nDeck\n", 59), brawl, "");
	finds(with("Commander\n1 Raised by Giants\nDeck\n", 99), now, "commander:Raised by Giants");
	finds(with("Commander\n1 Nicol Bolas, the Ravager\nDeck\n1 Badlands\n", 98), now, "");
	finds(with("Commander\n1 Tymna the Weaver\n1 Thrasios, Triton Hero\n1 Phelddagrif\nDeck\n", 97), now,
	      "commander:Phelddagrif");
	finds(with("Commander\n1 Rofellos, Llanowar Emissary\nDeck\n", 99), then,
	      "commander:Rofellos, Llanowar Emissary");
	finds(with("Commander\n1 Tymna the Weaver\nDeck\n1 Braids, Cabal Minion\n", 98), then, "");
}

static void test_said_commander(void **state)
{
	struct ask one = { .rules = RULES_CURRENT, .leader = { "phelddagrif" } };
	struct ask two = { .rules = RULES_CURRENT,
		           .leader = { "Tymna the Weaver", "Thrasios, Triton Hero" } };

	finds(with("1 Phelddagrif\n", 99), one, "");
	finds(with("", 99), one, "");
	finds(with("", 98), two, "");
	finds(with("Commander\n1 Tymna the Weaver\nDeck\n", 98), one, "identity:Tymna the Weaver:B");
}

static void test_pair(void **state)
{
	static const struct {
		const char *one, *two;
		bool fit;
	} pairs[] = {
		{ "Tymna the Weaver", "Thrasios, Triton Hero", true },
		{ "Pir, Imaginative Rascal", "Toothy, Imaginary Friend", true },
		{ "Pir, Imaginative Rascal", "Tymna the Weaver", false },
		{ "Wilson, Refined Grizzly", "Raised by Giants", true },
		{ "Raised by Giants", "Wilson, Refined Grizzly", true },
		{ "Phelddagrif", "Raised by Giants", false },
		{ "The Tenth Doctor", "Rose Tyler", true },
		{ "Rose Tyler", "Phelddagrif", false },
		{ "Cecily, Haunted Mage", "Othelm, Sigardian Outcast", true },
		{ "Cecily, Haunted Mage", "Tymna the Weaver", false },
	};
	char list[400], wanted[400];

	for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
		snprintf(list, sizeof list, "Commander\n1 %s\n1 %s\nDeck\n", pairs[i].one, pairs[i].two);
		wanted[0] = '\0';
		if (!pairs[i].fit)
			snprintf(wanted, sizeof wanted, "pair:%s + %s", pairs[i].one, pairs[i].two);
		finds(with(list, 98), now, wanted);
	}
	finds(with("Commander\n1 Tymna the Weaver\n1 Thrasios, Triton Hero\nDeck\n", 98), then,
	      "pair:Tymna the Weaver + Thrasios, Triton Hero");
}

static void test_identity(void **state)
{
	finds(with("Commander\n1 Tymna the Weaver\n1 Thrasios, Triton Hero\nDeck\n1 Boros Guildmage\n1 "
	           "Underground River\n",
	           96),
	      now, "identity:Boros Guildmage:R");
	finds(with("Commander\n1 Karn, Silver Golem\nDeck\n1 Forest\n5 Wastes\n", 93), now,
	      "identity:Forest:G");
	/* One colour is its owner's choice: the one most cards want. */
	finds(with("Commander\n1 The Prismatic Piper\nDeck\n5 Forest\n1 Island\n", 93), now,
	      "identity:Island:U");
}

static void test_basics(void **state)
{
	struct ask brawl = { .rules = RULES_CURRENT, .format = FORMAT_BRAWL };

	finds(with("Commander\n1 Karn, Silver Golem\nDeck\n20 Forest\n", 39), brawl, "");
	finds(with("Commander\n1 Karn, Silver Golem\nDeck\n20 Forest\n2 Island\n2 Wastes\n", 35), brawl,
	      "basics:Island");
	finds(with("Commander\n1 Karn, Silver Golem\nDeck\n1 Sol Ring\n", 58), brawl, "banned:Sol Ring");
}

/* ---- bans ---- */

static void test_bans(void **state)
{
	static const char cards[] = "Commander\n1 Tymna the Weaver\nDeck\n1 Balance\n1 Chaos Orb\n1 "
				    "Shahrazad\n1 Painter’s Servant\n"
				    "1 Power Play\n1 Joke of a Card\n1 Red Herring\n1 Mox Emerald\n";
	struct ask blind = { .rules = RULES_2010, .no_data = true };

	finds(with(cards, 91), then,
	      "identity:Red Herring:R|banned:Balance|banned:Chaos Orb|banned:Painter's Servant|"
	      "banned:Power Play|banned:Joke of a Card|banned:Mox Emerald");
	finds(with(cards, 91), now,
	      "identity:Red Herring:R|banned:Balance|banned:Chaos Orb|banned:Shahrazad|"
	      "banned:Power Play|banned:Joke of a Card|banned:Mox Emerald");
	finds(with(cards, 91), blind,
	      "banned:Balance|banned:Chaos Orb|banned:Painter’s Servant|banned:Mox Emerald");
	blind.rules = RULES_CURRENT;
	finds(with(cards, 91), blind,
	      "banned:Balance|banned:Chaos Orb|banned:Shahrazad|banned:Power Play|banned:Mox Emerald");
}

static int count_kind(enum commander_rules profile, enum ban_kind kind)
{
	struct bans bans;
	int count = 0;

	bans_begin(&bans, profile, FORMAT_COMMANDER);
	for (int i = 0; i < bans.count; i++)
		count += bans.ban[i].kind == kind;
	bans_done(&bans);
	return count;
}

static void test_lists(void **state)
{
	assert_int_equal(count_kind(RULES_2010, BAN_CARD), 33);
	assert_int_equal(count_kind(RULES_2010, BAN_COMMANDER), 2);
	assert_int_equal(count_kind(RULES_2010, BAN_VINTAGE), 9 + 2);
	assert_int_equal(count_kind(RULES_CURRENT, BAN_CARD), 42 + 9 + 25 + 7);
	assert_int_equal(count_kind(RULES_CURRENT, BAN_COMPANION), 1);
	assert_int_equal(count_kind(RULES_CURRENT, BAN_GAME_CHANGER), 53);
	assert_int_equal(count_kind(RULES_2010, BAN_GAME_CHANGER), 0);
}

static void test_recommended(void **state)
{
	struct deck_answer answer;
	const char *list = with("Commander\n1 Tymna the Weaver\nDeck\n1 Balance\n1 Chaos Orb\n", 97);

	answer = answer_to(list, strlen(list), then);
	assert_int_equal(answer.problems, 2);
	assert_true(answer.recommended && answer.problem[0].recommended); /* C14 */
	assert_false(answer.problem[1].recommended);                      /* C6 */
	assert_string_equal(answer.date, "2010-12-20");
	deck_answer_done(&answer);
	answer = answer_to(list, strlen(list), now);
	assert_false(answer.recommended || answer.problem[0].recommended);
	assert_string_equal(answer.date, "2026-02-09");
	deck_answer_done(&answer);
}

static void test_house(void **state)
{
	struct ask ask = { .rules = RULES_2010,
		           .house = "# ours\r\n-Balance\n-Chaos Orb  # it is fun\n+Sol Ring\n-Rofellos, "
		                    "Llanowar Emissary\n-Joke of a Card\n" };

	finds(with("Commander\n1 Tymna the Weaver\nDeck\n1 Balance\n1 Chaos Orb\n1 Sol Ring\n1 Joke of a "
	           "Card\n",
	           95),
	      ask, "banned:Sol Ring");
	finds(with("Commander\n1 Rofellos, Llanowar Emissary\nDeck\n", 99), ask, "");
	ask.house = "+commander: Phelddagrif\n";
	finds(with("Commander\n1 Phelddagrif\nDeck\n", 99), ask, "commander:Phelddagrif");
}

static void test_companion(void **state)
{
	finds(with("Commander\n1 Cecily, Haunted Mage\nCompanion\n1 Lutri, the Spellchaser\nDeck\n", 99), now,
	      "banned:Lutri, the Spellchaser");
	finds(with("Commander\n1 Cecily, Haunted Mage\nDeck\n1 Lutri, the Spellchaser\n", 98), now, "");
	finds(with("Commander\n1 Phelddagrif\nCompanion\n1 Goblin Piker\nDeck\n", 99), now,
	      "identity:Goblin Piker:R");
}

static void test_bad_house(void **state)
{
	static const struct {
		const char *text, *why;
		bool house;
	} bad[] = {
		{ "-Balance\nSol Ring\n", "line 2: \"Sol Ring\" must begin with + (banned) or - (allowed)",
		  true },
		{ "+\n", "line 1: a card's name is missing", true },
		{ "+A name that is so much too long that no card has room for all of it, nor for a half of "
		  "what is said here of it, and then it goes on, and on, and does not end for a long time, "
		  "until whoever reads it has forgotten what the card was, what it cost and whom it hurt, "
		  "and why it was not allowed at this table\n",
		  "line 1: the name \"A name that is so much too long that no", true },
		{ "date: tomorrow\n", "line 1: \"tomorrow\" is not a date: write it like 2026-02-09", false },
		{ "date: 2026-02-09\nFlash\n\x1b[31m\n", "line 3: a control character", false },
	};
	struct bans bans = { 0 };
	struct reason why;
	char path[PATH_MAX];

	path_of("bans", path);
	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
		write_text(path, bad[i].text);
		assert_false(bans_file_read(&bans, path, bad[i].house, &why));
		assert_non_null(strstr(why.text, bad[i].why));
		bans_clear(&bans);
	}
	bans_done(&bans);
}

/* ---- the text of a card ---- */

static unsigned identity_of(const char *name, const char *cost, const char *types, const char *text)
{
	struct card_text *t = xcalloc(1, sizeof *t);
	struct magic_card card;
	char key[CARD_NAME_BYTES];

	snprintf(t->name, sizeof t->name, "%s", name);
	snprintf(t->cost, sizeof t->cost, "%s", cost);
	snprintf(t->types, sizeof t->types, "%s", types);
	snprintf(t->text, sizeof t->text, "%s", text);
	card_read(t, &card, key);
	free(t);
	return card.identity;
}

/* C2, for data that does not tell the identity itself. */
static void test_symbols(void **state)
{
	assert_int_equal(identity_of("A", "{1}{G}{W}{U}", "Creature", ""), COLOR_W | COLOR_U | COLOR_G);
	assert_int_equal(identity_of("A", "{G}", "Creature", "{T}: {B}"), COLOR_G | COLOR_B);
	assert_int_equal(identity_of("A", "{R/W}{2/U}{G/P}", "Creature", ""),
	                 COLOR_R | COLOR_W | COLOR_U | COLOR_G);
	assert_int_equal(identity_of("A", "{1}", "Creature", "Text ({W/B} {U} are of a reminder) {R}"),
	                 COLOR_R);
	assert_int_equal(identity_of("A", "", "Land \xe2\x80\x94 Plains Swamp", ""), COLOR_W | COLOR_B);
	assert_int_equal(identity_of("A", "{3}{G}", "Sorcery", "A Plains, an Island, a Swamp and a Mountain"),
	                 COLOR_G);
	assert_int_equal(identity_of("A", "{4}", "Artifact Creature", "A is all colors."), 31);
	assert_int_equal(identity_of("A", "", "Instant", "A is red and green."), COLOR_R | COLOR_G);
	assert_int_equal(identity_of("A", "", "Creature", "A is red and green.\nFlying, haste"),
	                 COLOR_R | COLOR_G);
	assert_int_equal(
		identity_of("A", "{1}{C}{X}{T}{S}{CHAOS}", "Creature", "A is white as long as it is night."),
		0);
}

/* What leads a deck, and how many copies it may have, by the words of the card. */
static void test_words(void **state)
{
	static const struct {
		const char *types, *text;
		bool back, has_power;
		unsigned flags;
		int copies;
	} rows[] = {
		{ "Legendary Planeswalker", "", false, false, CARD_PLANESWALKER, 1 },
		{ "Planeswalker", "", false, false, 0, 1 },
		{ "Creature", "", false, true, 0, 1 },
		{ "Legendary Artifact \xe2\x80\x94 Vehicle", "", false, true, CARD_LEADER, 1 },
		{ "Legendary Artifact \xe2\x80\x94 Vehicle", "", false, false, 0, 1 },
		{ "Artifact \xe2\x80\x94 Vehicle", "", false, true, 0, 1 },
		{ "Legendary Sorcery // Legendary Creature", "", false, false, CARD_SPELL, 1 },
		{ "Legendary Creature", "Partner", false, false, CARD_LEGEND | CARD_PARTNER, 1 },
		{ "Legendary Creature", "Partner", true, false, 0, 1 },
		{ "Enchantment \xe2\x80\x94 Background", "", false, false, 0, 1 },
		{ "Creature \xe2\x80\x94 Time Lord Doctor", "", false, false, 0, 1 },
		{ "Legendary Artifact", "As long as A isn't on the battlefield, it's a 1/1 Insect creature.",
		  false, false, CARD_LEADER, 1 },
		{ "Legendary Artifact", "As long as A isn't on the battlefield, it's a rock. Tap a creature.",
		  false, false, 0, 1 },
		{ "Artifact", "As long as A isn't on the battlefield, it's a 1/1 Insect creature.", false,
		  false, 0, 1 },
		{ "Planeswalker", "A can be your commander.", false, false, CARD_LEADER, 1 },
		{ "Legendary Artifact \xe2\x80\x94 Spacecraft", "", false, true, CARD_LEADER, 1 },
		{ "Legendary Artifact", "", false, true, 0, 1 },
		{ "NonLegendary Creature", "", false, true, 0, 1 },
		{ "Legendary Creatures", "", false, true, 0, 1 },
		{ "Legendary Creature", "Partner - Survivors", false, true, CARD_LEGEND | CARD_PARTNER_GROUP,
		  1 },
		{ "Creature", "A deck can have up to nine cards named A.", false, false, 0, 9 },
		{ "Creature", "A deck can have at most one cards named A.", false, false, 0, 1 },
		{ "Creature", "A deck can have up to one hundred cards named A.", false, false, 0, 1 },
		{ "Creature", "A deck can have up to sevenfold, or up to seven cards named A.", false, false,
		  0, 1 },
	};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct card_text *t = xcalloc(1, sizeof *t);
		struct magic_card card;
		char key[CARD_NAME_BYTES];

		snprintf(t->name, sizeof t->name, "A");
		snprintf(t->types, sizeof t->types, "%s", rows[i].types);
		snprintf(t->text, sizeof t->text, "%s", rows[i].text);
		t->back = rows[i].back;
		t->has_power = rows[i].has_power;
		card_read(t, &card, key);
		free(t);
		assert_int_equal(card.flags, rows[i].flags);
		assert_int_equal(card.copies, rows[i].copies);
	}
}

/* Two lead together where both say so, or where one says what the other is. */
static void test_pairs(void **state)
{
	enum { BY_NAME = CARD_PARTNER_WITH, GROUP = CARD_PARTNER_GROUP };
	static const struct {
		unsigned one, two;
		const char *with_one, *with_two;
		bool lead;
	} rows[] = {
		{ CARD_PARTNER, CARD_PARTNER, "", "", true },
		{ CARD_PARTNER, CARD_FRIENDS, "", "", false },
		{ CARD_FRIENDS, CARD_FRIENDS, "", "", true },
		{ CARD_PARTNER, 0, "", "", false },
		{ BY_NAME, BY_NAME, "two", "one", true },
		{ BY_NAME, BY_NAME, "two", "three", false },
		{ BY_NAME, BY_NAME, "three", "one", false },
		{ BY_NAME, 0, "two", "one", false },
		{ GROUP, GROUP, "x", "x", true },
		{ GROUP, GROUP, "x", "y", false },
		{ GROUP, CARD_PARTNER, "x", "x", false },
		{ CARD_CHOOSES_BACKGROUND, CARD_BACKGROUND, "", "", true },
		{ CARD_CHOOSES_BACKGROUND, CARD_DOCTOR, "", "", false },
		{ CARD_BACKGROUND, CARD_BACKGROUND, "", "", false },
		{ CARD_DOCTORS_COMPANION, CARD_DOCTOR, "", "", true },
		{ CARD_DOCTORS_COMPANION, CARD_BACKGROUND, "", "", false },
		{ CARD_LEGEND, CARD_DOCTOR, "", "", false },
	};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct magic_card one = { .name = "One", .with = rows[i].with_one, .flags = rows[i].one },
				  two = { .name = "Two", .with = rows[i].with_two, .flags = rows[i].two };

		assert_int_equal(card_pair(&one, &two), rows[i].lead);
		assert_int_equal(card_pair(&two, &one), rows[i].lead);
	}
}

static void test_keys(void **state)
{
	/* clang-format off */
	static const char *const same[][2] = {
		{ "Lim-D\xc3\xbbl's Vault", "lim dul\xe2\x80\x99s vault" }, { "\xc3\x86ther Vial",
		  "AEther Vial" },
		{ "Fire // Ice", "Fire/Ice" }, { "Fire // Ice", "fire /// ice" }, { "Will-o'-the-Wisp",
		  "Will o the Wisp" },
		{ "\xe3\x80\x8aSol Ring\xe3\x80\x8b", "sol ring" },
		{ "{Sol}\xe2\x80\x80" "Ring\xe2\x81\xaf", "sol~ring" },
		{ "\xc2\xabSol\xe2\x88\x92Ring\xc2\xbb", "sol\xe3\x83\xbbring\xea\x9e\x89" },
		{ "\xe3\x80\x83Sol\xe3\x80\x88Ring\xe3\x80\xbf", "sol ring" },
	};
	static const char *const others[][2] = {
		{ "\xe4\xbd\x90\xe3\x80\x85", "\xe4\xbd\x90" }, { "Fizz", "Fi" }, { "A\xcf\x89", "A" }, { "90", "9" },
	};
	/* clang-format on */
	char a[CARD_NAME_BYTES], b[CARD_NAME_BYTES];

	for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
		assert_true(card_key(others[i][0], a) && card_key(others[i][1], b));
		assert_string_not_equal(a, b);
	}

	for (size_t i = 0; i < sizeof same / sizeof *same; i++) {
		assert_true(card_key(same[i][0], a) && card_key(same[i][1], b));
		assert_string_equal(a, b);
	}
	assert_false(card_key(" -/'. ", a));
}

/* ---- forms of lists ---- */

/* Each makes a legal deck of Phelddagrif, but for the problem named. */
static void form(const char *head, int fillers, const char *wanted)
{
	finds(with(head, fillers), now, wanted);
}

static void test_forms(void **state)
{
	/* Arena */
	form("About\nName My 1 Deck\n\nCommander\n1 Phelddagrif (ALL) 115\n\nDeck\n1 Goblin Piker (10E) "
	     "209\n",
	     98, "identity:Goblin Piker:R");
	/* Moxfield: set, number, finish, tags; the sideboard last */
	form("1 Phelddagrif (ALL) 115 *F* #!Commander\n1 Goblin Piker (10e) 209★ *E* #Ramp #Main\n", 98,
	     "identity:Goblin Piker:R");
	/* Archidekt: categories */
	form("1x Phelddagrif (all) 115 [Commander{top}]\n1x Goblin Piker (10e) 209 "
	     "[Creature,Maybeboard{noDeck}{noPrice}] ^Have,#37d67a^\n"
	     "1x Boros Guildmage (rav) [Land]\n1x Badlands [Sideboard]\n1x Sol Ring [Ramp]\n",
	     97, "identity:Boros Guildmage:R");
	/* TappedOut */
	form("1x Phelddagrif *CMDR*\n1x Goblin Piker (10E) *F*\n", 98, "identity:Goblin Piker:R");
	form("Commander (1)\n1x Phelddagrif\n\nCreatures (1)\n1 Goblin Piker\n\nMaybeboard (1)\n1 "
	     "Badlands\n\nOther (98)\n",
	     98, "identity:Goblin Piker:R");
	form("Commander (1)\n1x Phelddagrif\n\nMaybeboard ()\n1 Goblin Piker\n", 98, "count:");
	/* deckstats */
	form("//Commander\n1 Phelddagrif # !Commander\n\n//Main\n1 [10E] Goblin Piker\n", 98,
	     "identity:Goblin Piker:R");
	/* BOM, CRLF, tabs, a name, other counts, a comment */
	form("\xef\xbb\xbfMy deck\r\n\r\nCOMMANDER:\r\n(1) Phelddagrif\r\n\r\nMainboard\r\n[1]\tGoblin "
	     "Piker\r\n// 1 Badlands\r\n# 1 Badlands\r\n",
	     98, "identity:Goblin Piker:R");
	form("Commander: 1 Phelddagrif\nSB: 1 Badlands\n1 X Goblin Piker\n", 98, "");
	/* Split cards in every writing */
	form("Commander\n1 Phelddagrif\nDeck\n1 Life // Death\n1 Life/Death\n1 Life\n1 Death\n1 "
	     "LIFE//DEATH\n",
	     94, "singleton:Life // Death|identity:Life // Death:B");
	/* XMage */
	form("NAME:Mine\nSB: 1 [ALL:115] Phelddagrif\n1 [10E:209] Goblin Piker\n", 98,
	     "identity:Goblin Piker:R");
	/* Forge */
	form("[metadata]\nName=Mine\n[Commander]\n1 Phelddagrif|ALL|1\n[Sideboard]\n1 "
	     "Badlands|LEA\n[Schemes]\n1 Boros Guildmage|OARC\n"
	     "[Main]\n1 Goblin Piker+|10E|1\n",
	     98, "identity:Goblin Piker:R");
}

static void test_blocks(void **state)
{
	char list[TEXT];

	/* One block behind an empty line: the sideboard; one or two cards of it lead. */
	snprintf(list, sizeof list, "%s\n1 Phelddagrif\n", with("1 Goblin Piker\n", 98));
	finds(list, now, "identity:Goblin Piker:R");
	snprintf(list, sizeof list, "%s\n1 Sol Ring\n1 Badlands\n1 Balance\n",
	         with("1 Phelddagrif *CMDR*\n", 99));
	finds(list, now, "");
	/* One card before many */
	finds(with("1 Phelddagrif\n\n1 Goblin Piker\n", 98), now, "identity:Goblin Piker:R");
	/* Several blocks part nothing. */
	finds(with("1 Phelddagrif *CMDR*\n\n1 Goblin Piker\n\n1 Sol Ring\n", 97), now,
	      "identity:Goblin Piker:R");
	/* Three blocks: one or two cards of the last lead, too */
	snprintf(list, sizeof list, "%s\n1 Phelddagrif\n",
	         with("1 Goblin Piker\n1 Sol Ring\n1 Forest\n1 Island\n\n", 95));
	finds(list, now, "identity:Goblin Piker:R");
	/* After the commander the deck, also without a heading. */
	finds(with("Commander\n1 Phelddagrif\n\n1 Goblin Piker\n", 98), now, "identity:Goblin Piker:R");
	/* Names alone */
	finds("Commander\nPhelddagrif\n\nGoblin Piker\nForest\n", now, "count:|identity:Goblin Piker:R");
}

static const char cod[] =
	"<?xml version=\"1.0\" encoding=\"UTF-8\"?>\r\n<!-- mine -->\n<cockatrice_deck version=\"1\">\n"
	" <deckname>A &amp; B</deckname>\n <bannerCard providerId=\"x\">Phelddagrif</bannerCard>\n "
	"<comments/>\n <tags><tag>t</tag></tags>\n"
	" <zone name=\"main\">\n  <card number=\"1\" name=\"Phelddagrif\"/>\n  <card number='1' "
	"name=\"Painter&apos;s Servant\" setShortName=\"SHM\"/>\n"
	"  <card number=\"97\" name=\"Forest\"></card>\n  <card number=\"1\" name=\"Goblin&#32;Piker\"/>\n "
	"</zone>\n"
	" <zone name=\"tokens\"><card number=\"5\" name=\"Goblin\"/></zone>\n"
	" <sideboard_plan><name/><move_card_to_zone><card_name>Badlands</card_name></move_card_to_zone></"
	"sideboard_plan>\n"
	"</cockatrice_deck>\n";

static void test_cod(void **state)
{
	finds(cod, now, "identity:Goblin Piker:R");
	finds("<cockatrice_deck><zone name='main'><card number='99' name='Island'/></zone><zone name='side'>"
	      "<card number='1' name='Phelddagrif'/></zone></cockatrice_deck>",
	      now, "");
}

static void test_json_deck(void **state)
{
	finds("{\"meta\":{\"date\":\"2026-01-01\",\"version\":\"5\"},\"data\":{\"code\":\"X\",\"commander\":["
	      "{\"count\":1,\"name\":\"Phelddagrif\","
	      "\"identifiers\":{\"a\":\"b\"},\"foreignData\":[{\"name\":\"other\"}]}],\"mainBoard\":[{"
	      "\"name\":\"Forest\",\"count\":98},"
	      "{\"name\":\"Goblin "
	      "\\u0050iker\"}],\"sideBoard\":[{\"name\":\"Badlands\",\"count\":1}],\"tokens\":[{\"name\":"
	      "\"Goblin\"}]}}",
	      now, "identity:Goblin Piker:R");
}

static void test_unknown(void **state)
{
	const char *list =
		with("Commander\n1 Phelddagrif\nDeck\n1 No Such Card\n1 No such card\n1 Another\n", 96);
	struct deck_answer answer = answer_to(list, strlen(list), now);

	assert_int_equal(answer.unknowns, 2);
	assert_string_equal(answer.unknown[0], "No Such Card");
	assert_string_equal(answer.unknown[1], "Another");
	assert_int_equal(answer.problems, 1); /* twice the same */
	deck_answer_done(&answer);
}

/* ---- lists that mean no good ---- */

static void refuses(const char *bytes, size_t size, const char *part)
{
	struct deck deck;
	struct reason why = { 0 };
	char path[PATH_MAX];

	path_of("list", path);
	write_file(path, bytes, size);
	assert_false(deck_file_read(&deck, path, &why));
	if (!strstr(why.text, part))
		fail_msg("\"%s\", not \"%s\"", why.text, part);
}

static void refuses_text(const char *text, const char *part)
{
	refuses(text, strlen(text), part);
}

/* Marks of no width and of direction, copied along from a web site: the visible name
 * counts, and the marks hide no ban. */
static void test_unseen(void **state)
{
	static char text[TEXT];

	snprintf(text, sizeof text, "%s",
	         with("1 Phelddagrif *CMDR*\n1 Bal\xe2\x80\x8b"
	              "ance\n",
	              98));
	finds(text, now, "banned:Balance");
	snprintf(text, sizeof text, "%s",
	         with("1 Phelddagrif *CMDR*\n\xe2\x80\xae"
	              "1 Balance\xef\xbb\xbf\n",
	              98));
	finds(text, now, "banned:Balance");
	finds("<cockatrice_deck><zone name='main'><card number='1' name='Phelddagrif'/><card number='98' "
	      "name='Island'/>"
	      "<card number='1' name='Bal&#x200b;ance'/></zone></cockatrice_deck>",
	      (struct ask){ .rules = RULES_CURRENT, .leader = { "Phelddagrif" } }, "banned:Balance");
}

/* What --json says of how the file was read. */
static void tells_encoding(const struct deck_answer *answer, const char *wanted)
{
	const struct deck_law law = { .rules = RULES_CURRENT };
	struct flat flat;
	char got[20];

	flat_begin(&flat, true);
	deck_tell(answer, &law, &flat.emit);
	assert_string_equal(flat_get(&flat, "encoding", got, sizeof got), wanted);
	flat_free(&flat);
}

/* Files of older programs: 0xfb is û in Latin-1, 0x92 a quote in Windows-1252. */
static void test_latin(void **state)
{
	static char text[TEXT];
	struct deck_answer answer;

	snprintf(text, sizeof text, "%s", with("1 Phelddagrif *CMDR*\n1 Lim-D\xfbl\x92s Vault\n", 98));
	answer = answer_to(text, strlen(text), now);
	assert_int_equal(answer.code, DECK_LATIN1);
	tells_encoding(&answer, "latin1");
	assert_int_equal(answer.unknowns, 0);
	assert_string_equal(answer.problem[0].card, "Lim-D\xc3\xbbl's Vault"); /* black */
	deck_answer_done(&answer);
	answer = answer_to("1 Phelddagrif", 13, now);
	assert_int_equal(answer.code, DECK_UTF8);
	tells_encoding(&answer, "utf8");
	deck_answer_done(&answer);
}

static void test_bad_lists(void **state)
{
	static char text[TEXT];

	refuses_text("", "it has no cards");
	refuses_text("// nothing\n\nDeck\n", "it has no cards");
	refuses("1 Forest\n1 \0Forest\n", 19, "it contains a NUL");
	refuses("1 Forest\n1 \0Forests\n", 20, "it contains a NUL");
	refuses("1 Forest\n1 Mountain\n1 \0\0", 24, "it contains a NUL");
	refuses("\xff\xfe"
	        "1\0 \0F",
	        7, "it is UTF-16: save it as UTF-8"); /* half a letter */
	refuses("\xfe\xff\0001\0", 5, "it is UTF-16: save it as UTF-8");
	refuses("{\0}\0", 4, "it is UTF-16: save it as UTF-8");
	refuses("\033\0[\0002\0J\0\n\0", 10, "line 1: a control character");
	refuses_text("1 Forest\n1 Mount\rain\n", "line 2: a control character");
	refuses_text("1 Forest\r1 \033[2J\r", "line 2: a control character");
	refuses_text("Count,Name\ntwo,Forest\n",
	             "row 2: \"two\" is not a number: a deck has 1 to 999 copies of a card");
	refuses_text("Count,Name\n1000,Forest\n", "row 2: a deck has 1 to 999 copies of a card");
	refuses_text("<deck><section name='Main'><card qty='t\xc2\x9bo'>Forest</card></section></deck>",
	             "line 1: \"t?o\" is not a number: a deck has 1 to 999 copies of a card");
	refuses_text("1 Forest\n1 \x1b]0;x\a\n", "line 2: a control character");
	refuses_text("1 Forest\n1 \xc2\x9b"
	             "2J\n",
	             "line 2: a control character");
	memset(text, 'x', sizeof text - 1);
	refuses_text(text, "line 1: it is longer than 1000 bytes");
	text[300] = '\0';
	refuses_text(text, "is too long");
	memcpy(text, "<Deck><Cards Quantity=\"1\" Name=\"", 32);
	snprintf(text + 300, sizeof text - 300, "\"/></Deck>");
	refuses_text(text, "is too long");
	refuses_text("{\"data\":{\"mainBoard\":[{\"name\":\"Forest\",\"count\":\"2\"}]}}",
	             "mainBoard: byte 48: a number is missing here");
	refuses_text("{\"data\":{\"mainBoard\":[{\"name\":7}]}}", "a quoted string is missing here");
	refuses_text("{\"data\":{\"mainBoard\":[{\"count\":1}]}}", "this card has no name");
	refuses_text("{\"data\":{\"mainBoard\":[{\"name\":\"Forest\",\"count\":100000}]}}",
	             "the number is out of range");
	refuses_text("{\"data\":{\"mainBoard\":[{\"name\":\"Forest\"", "it is cut off");
	refuses_text("{\"data\":{}} x", "something follows the end");
	refuses_text("<decks/>", "this is not a Cockatrice");
	refuses_text("<deck/>", "it has no cards");
	refuses_text("<!DOCTYPE x [<!ENTITY a \"b\">]><cockatrice_deck/>",
	             "line 1: a document type is not allowed here");
	refuses_text("<![CDATA[x]]><deck/>", "line 1: something is outside the deck");
	refuses_text("<deck><notes><![CDATA[x]]</notes></deck>", "line 1: it is cut off");
	refuses_text("<deck>\n<notes><![CDATA[\001]]></notes></deck>",
	             "line 2: this character is not allowed here");
	refuses_text("<deck><section name='Main'><card qty='1'><![CDATA[]]></card></section></deck>",
	             "a card has no name");
	refuses_text("<cockatrice_deck>&a;</cockatrice_deck>", "no such entity");
	refuses_text("<cockatrice_deck><zone name=\"main\"><card name=\"Forest\"/></zone></cockatrice_deck>",
	             "a card has no number");
	refuses_text("<cockatrice_deck><zone name=\"main\"></cockatrice_deck>",
	             "an end tag without a start tag");
	refuses_text("<cockatrice_deck><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a>",
	             "nested too deeply");
	refuses_text("<cockatrice_deck><zone name=\"main", "it is cut off");
	refuses_text("<cockatrice_deck></>", "a name is missing here");
}

/* A list, and each card as it is read from it: how many, where, in which line; what else it suggests. */
static const struct {
	const char *list, *deck;
} lists[] = {
	{ "Forest", " ordered 0 0, 1 Forest in 0 of 1" },
	{ "3 Forest\n2x Island\n[4] Swamp\n(5) Plains\n6X Mountain\n7xx Bear\n8 x Cat\n[9 Dog\n[9) Owl\n0 "
	  "Ox\n",
	  "list: line 10: a deck has 1 to 999 copies of a card: begin a line that is not a card with # 0 0" },
	{ "3 Forest\n2x Island\n[4] Swamp\n(5) Plains\n6X Mountain\n7xx Bear\n8 x Cat\n[9 Dog\n[9) Owl\n",
	  " ordered 0 0, 3 Forest in 0 of 1, 2 Island in 0 of 2, 4 Swamp in 0 of 3, 5 Plains in 0 of 4, 6 "
	  "Mountain in 0 of 5, 1 7xx Bear in 0 of 6, 8 x Cat in 0 of 7, 1 [9 Dog in 0 of 8, 1 [9) Owl in 0 "
	  "of 9" },
	{ "1000 Forest\n",
	  "list: line 1: a deck has 1 to 999 copies of a card: begin a line that is not a card with # 0 0" },
	{ "999 Forest\n", " ordered 0 0, 999 Forest in 0 of 1" },
	{ "0 Forest\n",
	  "list: line 1: a deck has 1 to 999 copies of a card: begin a line that is not a card with # 0 0" },
	{ "99999999999 Forest\n",
	  "list: line 1: a deck has 1 to 999 copies of a card: begin a line that is not a card with # 0 0" },
	{ "1 1996 World Champion\n1996 World Champion\n1997 World Champion\n",
	  "list: line 3: a deck has 1 to 999 copies of a card: begin a line that is not a card with # 0 0" },
	{ "1 1996 World Champion\n1996 World Champion\n",
	  " ordered 0 0, 1 1996 World Champion in 0 of 1, 1 1996 World Champion in 0 of 2" },
	{ "Deck\n1 Forest\n\nSideboard\n1 Bear\n", " ordered 0 0, 1 Forest in 0 of 2, 1 Bear in 3 of 5" },
	{ "Creatures (2)\n1 Bear\n1 Cat\nLands [1]\n1 Forest\nTotal: 3\n",
	  " 0 0, 1 Bear in 0 of 2, 1 Cat in 0 of 3, 1 Forest in 0 of 5" },
	{ "Creatures (x)\n1 Bear\n", "\"Creatures (x) ordered 0 0, 1 Bear in 0 of 2" },
	{ "Ramp (10)\n1 Bear\n", " ordered 0 0, 1 Bear in 0 of 2" },
	{ "(10)\n1 Bear\n", "\"(10) ordered 0 0, 1 Bear in 0 of 2" },
	{ "A (1)\n1 Bear\n", " ordered 0 0, 1 Bear in 0 of 2" },
	{ "Side:\n1 Bear\n", " ordered 0 0, 1 Bear in 3 of 2" },
	{ "Ramp:\n1 Bear\n", " ordered 0 0, 1 Bear in 0 of 2" },
	{ "Ramp: 1 Cat\n1 Bear\n", "\"Ramp: 1 Cat ordered 0 0, 1 Bear in 0 of 2" },
	{ "SB: 2 Cat\n1 Bear\nCommander: Dog\nNote: Owl\n",
	  " ordered 0 0, 2 Cat in 3 of 1, 1 Bear in 0 of 2, 1 Dog in 1 of 3, 1 Note: Owl in 0 of 4" },
	{ "Conspiracy\n1 Bear\n", "\"Conspiracy ordered 0 0, 1 Bear in 0 of 2" },
	{ "[Conspiracy]\n1 Bear\n", "list: it has no cards 0 0" },
	{ "[Sideboard]\n1 Bear\n", " ordered 0 0, 1 Bear in 3 of 2" },
	{ "1 Bear (ABC) 123\n1 Cat (abc:12)\n1 Dog (Abc)\n1 Owl (A)\n1 Ox (ABCDEFG)\n1 Hen (AB\n1 Cow "
	  "(A-B)\n1 Pig [X] *F*\n1 Yak #tag\n1 Elk ^x^\n1 Emu <y>\n1 Ape|ABC\n1 A*B\n1 C#D\n1 (ABC) X\n1 Rat "
	  "(ABCDEF)\n1 Bat (A1)\n",
	  " ordered 0 0, 1 Bear in 0 of 1, 1 Cat in 0 of 2, 1 Dog (Abc) in 0 of 3, 1 Owl (A) in 0 of 4, 1 Ox "
	  "(ABCDEFG) in 0 of 5, 1 Hen (AB in 0 of 6, 1 Cow (A-B) in 0 of 7, 1 Pig in 0 of 8, 1 Yak in 0 of "
	  "9, 1 Elk in 0 of 10, 1 Emu in 0 of 11, 1 Ape in 0 of 12, 1 A*B in 0 of 13, 1 C#D in 0 of 14, 1 "
	  "(ABC) X in 0 of 15, 1 Rat in 0 of 16, 1 Bat in 0 of 17" },
	{ "1 Bear [Sideboard]\n1 Cat [Commander{top},Ramp]\n1 Dog *CMDR*\n1 Owl #CMDR\n1 Ox # !Commander\n1 "
	  "Hen #main\n1 Cow [Land]\n1 Pig [Maybe{noDeck}]\n1 Yak [Ramp,Sideboard]\n1 Elk [!Sideboard]\n1 Emu "
	  "*Sideboard*\n1 Ape [Sideboard,Ramp]\n1 Gnu [Land,Commander]\n",
	  " ordered 0 0, 1 Bear in 3 of 1, 1 Cat in 1 of 2, 1 Dog in 1 of 3, 1 Owl in 0 of 4, 1 Ox in 1 of "
	  "5, 1 Hen in 0 of 6, 1 Cow in 0 of 7, 1 Yak in 3 of 9, 1 Elk in 3 of 10, 1 Emu in 0 of 11, 1 Ape "
	  "in 3 of 12, 1 Gnu in 1 of 13" },
	{ "1 [ABC] Bear\n1 [ABC:12] Cat\n1 [ABC Dog\n[ABC] Owl\n",
	  " ordered 0 0, 1 Bear in 0 of 1, 1 Cat in 0 of 2, 1 [ABC Dog in 0 of 3, 1 Owl in 0 of 4" },
	{ "# Sideboard\n1 Bear\n// Deck\n1 Cat\n#x\n//y\n#\n- 1 Dog\n* 2 Owl\n-1 Ox\n*3 "
	  "Hen\n----\n***\nLAYOUT x\nNAME:x\nAUTHOR:y\nNAMES: 1 z\n",
	  " ordered 0 0, 1 Bear in 3 of 2, 1 Cat in 0 of 4, 1 Dog in 0 of 8, 2 Owl in 0 of 9, 1 -1 Ox in 0 "
	  "of 10, 1 *3 Hen in 0 of 11, 1 NAMES: 1 z in 0 of 17" },
	{ "# Sideboard (15)\n1 Bear\n", " ordered 0 0, 1 Bear in 3 of 2" },
	{ "/ Sideboard\n1 Bear\n", " ordered 0 0, 1 Bear in 3 of 2" },
	{ "My deck\n\n1 Bear\n1 Cat\n1 Dog\n",
	  "\"My deck ordered 0 0, 1 Bear in 0 of 3, 1 Cat in 0 of 4, 1 Dog in 0 of 5" },
	{ "My deck\nby me\n1 Bear\n1 Cat\n1 Dog\n1 Owl\n1 Ox\n",
	  "\"My deck ordered 0 0, 1 Bear in 0 of 3, 1 Cat in 0 of 4, 1 Dog in 0 of 5, 1 Owl in 0 of 6, 1 Ox "
	  "in 0 of 7" },
	{ "a\nb\nc\nd\ne\nf\n1 A\n1 B\n1 C\n1 D\n1 E\n1 F\n1 G\n1 H\n",
	  " ordered 0 0, 1 a in 0 of 1, 1 b in 0 of 2, 1 c in 0 of 3, 1 d in 0 of 4, 1 e in 0 of 5, 1 f in 0 "
	  "of 6, 1 A in 0 of 7, 1 B in 0 of 8, 1 C in 0 of 9, 1 D in 0 of 10, 1 E in 0 of 11, 1 F in 0 of "
	  "12, 1 G in 0 of 13, 1 H in 0 of 14" },
	{ "Deck: Mine\n1 Bear\n1 Cat\n", "\"Mine ordered 0 0, 1 Bear in 0 of 2, 1 Cat in 0 of 3" },
	{ "1 Bear\nOwl\n1 Cat\n1 Dog\n",
	  " ordered 0 0, 1 Bear in 0 of 1, 1 Owl in 0 of 2, 1 Cat in 0 of 3, 1 Dog in 0 of 4" },
	{ "Bear\nCat\n1 Dog\n", " ordered 0 0, 1 Bear in 0 of 1, 1 Cat in 0 of 2, 1 Dog in 0 of 3" },
	{ "Bear\n1 Dog\n", "\"Bear ordered 0 0, 1 Dog in 0 of 2" },
	{ "1 Bear\n\nRamp\n1 Cat\n\nDraw\n1 Dog\n",
	  " ordered 0 0, 1 Bear in 0 of 1, 1 Cat in 0 of 4, 1 Dog in 0 of 7" },
	{ "1 Bear\n\nRamp\n1 Cat\n",
	  " parted ordered 0 0, 1 Bear in 0 of 1, 1 Ramp in 3 of 3, 1 Cat in 3 of 4" },
	{ "1 Bear\n\nRamp\nDraw\n1 Cat\n",
	  " parted ordered 0 0, 1 Bear in 0 of 1, 1 Ramp in 3 of 3, 1 Draw in 3 of 4, 1 Cat in 3 of 5" },
	{ "Deck\n1 Bear\n\nRamp\n1 Cat\n", " 0 0, 1 Bear in 0 of 2, 1 Cat in 0 of 5" },
	{ "Maybe\nOwl\n\nRamp\n1 Cat\n\nDraw\n1 Dog\n",
	  " ordered 1 0, 1 Ramp in 0 of 4, 1 Cat in 0 of 5, 1 Draw in 0 of 7, 1 Dog in 0 of 8" },
	{ "1 Bear\n\nRamp\n1 Cat\n\nMaybeboard\nOwl\n\nDraw\n1 Dog\nElk\n",
	  " parted ordered 1 0, 1 Bear in 0 of 1, 1 Ramp in 0 of 3, 1 Cat in 0 of 4, 1 Draw in 3 of 9, 1 Dog "
	  "in 3 of 10, 1 Elk in 3 of 11" },
	{ "1 Bear\n\n1 Cat\n", " parted ordered 0 0, 1 Bear in 0 of 1, 1 Cat in 3 of 3" },
	{ "1 Bear\n\n40 Cat\n", " ordered 0 0, 1 Bear in 1 of 1, 40 Cat in 0 of 3" },
	{ "2 Bear\n\n59 Cat\n", " ordered 0 0, 2 Bear in 1 of 1, 59 Cat in 0 of 3" },
	{ "3 Bear\n\n59 Cat\n", " parted ordered 0 0, 3 Bear in 0 of 1, 59 Cat in 3 of 3" },
	{ "2 Bear\n\n1 Cat\n\n1 Dog\n", " ordered 2 0, 2 Bear in 0 of 1, 1 Cat in 0 of 3, 1 Dog in 0 of 5" },
	{ "3 Bear\n\n1 Cat\n\n1 Dog\n", " ordered 0 5, 3 Bear in 0 of 1, 1 Cat in 0 of 3, 1 Dog in 0 of 5" },
	{ "3 Bear\n\n1 Cat\n\n3 Dog\n",
	  " parted ordered 0 0, 3 Bear in 0 of 1, 1 Cat in 0 of 3, 3 Dog in 3 of 5" },
	{ "2 Bear\n\n1 Cat\n\n3 Dog\n",
	  " parted ordered 2 0, 2 Bear in 0 of 1, 1 Cat in 0 of 3, 3 Dog in 3 of 5" },
	{ "SB: 1 Ox\n9 Bear\n\n1 Cat\nSB: 1 Yak\n",
	  " parted ordered 0 0, 1 Ox in 3 of 1, 9 Bear in 0 of 2, 1 Cat in 3 of 4, 1 Yak in 3 of 5" },
	{ "Commander\n1 Bear\n\n1 Cat\n", " ordered 0 0, 1 Bear in 1 of 2, 1 Cat in 0 of 4" },
	{ "Signature Spell\n1 Bear\n\n1 Cat\n", " ordered 0 0, 1 Bear in 4 of 2, 1 Cat in 0 of 4" },
	{ "Companion\n1 Bear\n\n\n1 Cat\n", " ordered 0 0, 1 Bear in 2 of 2, 1 Cat in 0 of 5" },
	{ "Sideboard\n1 Bear\n\n1 Cat\n", " ordered 0 0, 1 Bear in 3 of 2, 1 Cat in 3 of 4" },
	{ "Maybe\n1 Bear\n\n1 Cat\n", " parted ordered 0 0, 1 Cat in 3 of 4" },
	{ "1 Ox\n\nMaybe\n1 Bear\n\n1 Cat\n", " parted ordered 0 0, 1 Ox in 0 of 1, 1 Cat in 3 of 6" },
	{ "Commander\n\n1 Bear\n\n1 Cat\n", " ordered 0 0, 1 Bear in 1 of 3, 1 Cat in 0 of 5" },
	{ "Deck\n1 Bear\nDeck\n1 Cat\n", " 0 0, 1 Bear in 0 of 2, 1 Cat in 0 of 4" },
	{ "1 Ox\nDeck\n1 Bear\nDeck\n1 Cat\n",
	  " ordered 0 0, 1 Ox in 0 of 1, 1 Bear in 0 of 3, 1 Cat in 0 of 5" },
	{ "Sideboard\nDeck\n1 Bear\nLands\n1 Cat\n", " 0 0, 1 Bear in 0 of 3, 1 Cat in 0 of 5" },
	{ "", "list: it has no cards 0 0" },
	{ "\n\n", "list: it has no cards 0 0" },
	{ "#", "list: it has no cards 0 0" },
	{ "1 \n", " ordered 0 0, 1 1 in 0 of 1" },
	{ "Bear \t\n", " ordered 0 0, 1 Bear in 0 of 1" },
	{ "1 Bear \033", "list: line 1: a control character 0 0" },
	{ "<cockatrice_deck><zone name=\"main\"><card number=\"2\" name=\"A "
	  "&amp;&lt;&gt;&quot;&apos;&#65;&#x42;\"/><card name=\"C\" number=\"1\"></card></zone><zone "
	  "name=\"side\"><card number=\"3\" name=\"D\"/></zone><zone name=\"x\"><card number=\"1\" "
	  "name=\"E\"/></zone></cockatrice_deck>",
	  " 0 0, 2 A &<>\"'AB in 0 of 1, 1 C in 0 of 1, 3 D in 3 of 1" },
	{ "<cockatrice_deck><zone name=\"main\"><card number=\"1\" "
	  "name=\"&#x110000;\"/></zone></cockatrice_deck>",
	  "list: line 1: no such entity 0 0" },
	{ "<cockatrice_deck><zone name=\"main\"><card number=\"1\" "
	  "name=\"&#xd800;\"/></zone></cockatrice_deck>",
	  "list: line 1: no such entity 0 0" },
	{ "<cockatrice_deck><zone name=\"main\"><card number=\"1\" name=\"&#31;\"/></zone></cockatrice_deck>",
	  "list: line 1: no such entity 0 0" },
	{ "<cockatrice_deck><zone name=\"main\"><card number=\"1\" "
	  "name=\"&#x10ffff;\"/></zone></cockatrice_deck>",
	  " 0 0, 1 ? in 0 of 1" },
	{ "<cockatrice_deck><zone name=\"main\"><card number=\"1\" name=\"&#65\"/></zone></cockatrice_deck>",
	  "list: line 1: no such entity 0 0" },
	{ "<cockatrice_deck>\n<zone name=\"main\">\n<card number=\"1\" name=\"\"/></zone></cockatrice_deck>",
	  "list: line 3: a card has no name 0 0" },
	{ "<cockatrice_deck>\n<zone name=\"main\">\n<card number=\"x\" name=\"A\"/></zone></cockatrice_deck>",
	  "list: line 3: \"x\" is not a number: a deck has 1 to 999 copies of a card 0 0" },
	{ "<cockatrice_deck>\n<zone\tname\n=\r\n\"main\"\t>\n<card number=\"1\"\tname=\"A\"\n/></zone "
	  "></cockatrice_deck >\n",
	  " 0 0, 1 A in 0 of 6" },
	{ "<cockatrice_deck><zone name=\"main\"><card number=\"1\" name=\"A\"/ ></zone></cockatrice_deck>",
	  "list: line 1: a name is missing here 0 0" },
	{ "<cockatrice_deck><zone name=\"main\"><card number=\"1\" name=\"A\" /></zone></cockatrice_deck>",
	  " 0 0, 1 A in 0 of 1" },
	{ "<cockatrice_deck><a><zone name=\"main\"><card number=\"1\" name=\"A\"/></zone></a><card "
	  "number=\"1\" name=\"B\"/></cockatrice_deck>",
	  "list: it has no cards 0 0" },
	{ "<cockatrice_deck><other name=\"main\"><card number=\"1\" name=\"A\"/></other><zone "
	  "name=\"main\"><x><card number=\"1\" name=\"B\"/></x></zone></cockatrice_deck>",
	  "list: it has no cards 0 0" },
	{ "<cockatrice_deck><other name=\"side\"><card number=\"1\" name=\"A\"/></other></cockatrice_deck>",
	  "list: it has no cards 0 0" },
	{ "<cockatrice_deck><zone name=\"main\"><card number=\"1\" name=\"A\"/></zone></cockatrice_deck>x",
	  "list: line 1: something is outside the deck 0 0" },
	{ "<cockatrice_deck><zone name=\"main\"><card number=\"1\" name=\"A\"/></zone>",
	  "list: line 1: it is cut off 0 0" },
	{ "<cockatrice_deck><zone name=\"main\"><card number=\"1\" name=\"A\"",
	  "list: line 1: it is cut off 0 0" },
	{ "x<cockatrice_deck/>", " ordered 0 0, 1 x<cockatrice_deck/> in 0 of 1" },
	{ " <cockatrice_deck><zone name=\"main\"><card number=\"1\" "
	  "name=\"A\"/></zone></cockatrice_deck>\n<!-- x -->\n",
	  " 0 0, 1 A in 0 of 1" },
	{ "<cockatrice_deck><!-- <card> --><zone name=\"main\"><card number=\"1\" name=\"A\"/><!-- x "
	  "--></zone></cockatrice_deck>",
	  " 0 0, 1 A in 0 of 1" },
	{ "<cockatrice_deck><!-- x", "list: line 1: it is cut off 0 0" },
	{ "<?xml?><cockatrice_deck><zone name=main></zone></cockatrice_deck>",
	  "list: line 1: a quote is missing here 0 0" },
	{ "<cockatrice_deck><zone name=\"a\" name=\"main\"><card number=\"1\" "
	  "name=\"A\"/></zone></cockatrice_deck>",
	  " 0 0, 1 A in 0 of 1" },
	{ "<cockatrice_deck><zone name></zone></cockatrice_deck>", "list: line 1: = is missing here 0 0" },
	{ "<cockatrice_deck></zone></cockatrice_deck>", "list: line 1: an end tag without a start tag 0 0" },
	{ "<Deck><Cards CatID=\"1\" Quantity=\"4\" Sideboard=\"false\" Name=\"A\"/><Cards Quantity=\"2\" "
	  "Sideboard=\"true\" Name=\"B\" Annotation=\"16777728\"/></Deck>",
	  " 0 0, 4 A in 0 of 1, 2 B in 3 of 1" },
	{ "<Deck><Cards Quantity=\"4\"/></Deck>", "list: line 1: a card has no name 0 0" },
	{ "<Deck><Cards Name=\"A\"/></Deck>", "list: line 1: a card has no number 0 0" },
	{ "<Deck><x><Cards Quantity=\"1\" Name=\"A\"/></x></Deck>", "list: it has no cards 0 0" },
	{ "<deck game=\"x\"><section name=\"Main\"><card qty=\"3\" id=\"y\">A</card><card qty=\"1\" "
	  "id=\"z\">B &amp; <![CDATA[C & D]]></card></section><section name=\"Sideboard\"><card "
	  "qty=\"1\">E</card></section><section name=\"Ramp\"><card qty=\"1\">F</card></section><section "
	  "name=\"Command Zone\"><card qty=\"1\">G</card></section><notes>h</notes></deck>",
	  "list: line 1: a card's name is in two parts 0 0" },
	{ "<deck game=\"x\"><section name=\"Main\"><card qty=\"3\" id=\"y\">A</card><card qty=\"1\" "
	  "id=\"z\">B &amp; C</card></section><section name=\"Sideboard\"><card qty=\"1\"><![CDATA[E & "
	  "F]]></card></section><section name=\"Ramp\"><card qty=\"1\">F</card></section><section "
	  "name=\"Command Zone\"><card qty=\"1\">G</card></section><notes>h</notes></deck>",
	  " 0 0, 3 A in 0 of 1, 1 B & C in 0 of 1, 1 E & F in 3 of 1, 1 F in 0 of 1, 1 G in 1 of 1" },
	{ "<deck><section name=\"Main\"><card qty=\"1\"/></section></deck>",
	  "list: line 1: a card has no name 0 0" },
	{ "<deck><section name=\"Main\"><card qty=\"1\"> </card></section></deck>",
	  "list: line 1: a card has no name 0 0" },
	{ "<deck><section name=\"Main\"><card qty=\"1\">\n A  B \t\r\n</card></section></deck>",
	  " 0 0, 1 A  B in 0 of 3" },
	{ "<deck><section name=\"Main\"><card>A</card></section></deck>",
	  "list: line 1: a card has no number 0 0" },
	{ "<deck>\n<section name=\"Main\">\n<card qty=\"1\">A<b/></card></section></deck>",
	  " 0 0, 1 A in 0 of 3" },
	{ "<deck><section name=\"Main\"><card qty=\"1\"><![CDATA[A</card></section></deck>",
	  "list: line 1: it is cut off 0 0" },
	{ "{\"data\":{\"mainBoard\":[{\"name\":\"A\",\"count\":2},{\"count\":1,\"name\":\"B\",\"uuid\":\"x\"}"
	  "],\"sideBoard\":[{\"name\":\"C\",\"count\":3}],\"commander\":[{\"name\":\"D\",\"count\":1}],"
	  "\"name\":\"Mine\"}}",
	  " 0 0, 2 A in 0 of 0, 1 B in 0 of 0, 3 C in 3 of 0, 1 D in 1 of 0" },
	{ "{\"data\":{\"mainBoard\":null}}", "list: it has no cards 0 0" },
	{ "{\"data\":{\"mainBoard\":[]}}", "list: it has no cards 0 0" },
	{ "{\"data\":{\"mainBoard\":[{\"name\":\"A\"}]}}", " 0 0, 1 A in 0 of 0" },
	{ "{\"data\":{\"mainBoard\":[{\"name\":\"\",\"count\":1}]}}",
	  "list: mainBoard: byte 44: this card has no name 0 0" },
	{ "{\"data\":{\"mainBoard\":[{\"name\":\"A\",\"count\":0}]}}",
	  "list: mainBoard: byte 44: the number is out of range 0 0" },
	{ "{\"data\":{\"mainBoard\":[{\"name\":\"A\",\"count\":1}]}} x",
	  "list: byte 49: something follows the end 0 0" },
	{ "{\"data\":7}", "list: byte 9: an object is missing here 0 0" },
	{ "{\"meta\":{\"x\":[1]},\"data\":{\"mainBoard\":[{\"name\":\"A\",\"count\":1}],\"displayCommander\":"
	  "[{\"name\":\"Z\"}]}}",
	  " 0 0, 1 A in 0 of 0" },
	{ "{}", "list: it has no cards 0 0" },
	{ "{\"data\":{\"mainBoard\":[{\"name\":\"\\u0007\",\"count\":1}]}}", " 0 0, 1 ? in 0 of 0" },
	{ "Count,Name,Section\n1,A,Sideboard\n2,B,\n3,C,Commander\n",
	  " ordered 0 0, 1 A in 3 of 2, 2 B in 0 of 3, 3 C in 1 of 4" },
	{ "Quantity;Card Name\n1;A\nx;B\n",
	  "list: row 3: \"x\" is not a number: a deck has 1 to 999 copies of a card 0 0" },
	{ "Name\nA\nB\n", " ordered 0 0, 1 Name in 0 of 1, 1 A in 0 of 2, 1 B in 0 of 3" },
	{ "Count,Name\n1,\n", "list: row 2: a card has no name 0 0" },
	{ "Count,Name\n0,A\n", "list: row 2: a deck has 1 to 999 copies of a card 0 0" },
	{ "Count,Name,Board\n1,A,maybeboard\n2,B,mainboard\n3,C,ramp\n",
	  " ordered 0 0, 2 B in 0 of 3, 3 C in 0 of 4" },
	{ "Card,Amount\nA,4\n\nB,5\n", " ordered 0 0, 4 A in 0 of 2, 5 B in 0 of 4" },
	{ "Count,Name\n1,\"A\n", "list: row 2: a quote is not closed 0 0" },
};

static void test_cards_of_lists(void **state)
{
	char path[PATH_MAX], got[TEXT];

	(void)state;
	path_of("list", path);
	for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) {
		struct reason why = { 0 };
		struct deck deck;
		size_t end;
		bool read;

		write_text(path, lists[i].list);
		read = deck_file_read(&deck, path, &why);
		end = (size_t)snprintf(got, sizeof got, "%s%s%s%s%s %d %d",
		                       read ? "" : strrchr(why.text, '/') + 1, deck.banner[0] ? "\"" : "",
		                       deck.banner, deck.parted ? " parted" : "",
		                       deck.ordered ? " ordered" : "", deck.first_block, deck.last_block);
		for (int n = 0; n < deck.cards && read; n++)
			end += (size_t)snprintf(got + end, sizeof got - end, ", %d %s in %d of %d",
			                        deck.card[n].count, deck.card[n].name, (int)deck.card[n].zone,
			                        deck.card[n].line);
		deck_done(&deck);
		if (strcmp(got, lists[i].deck) != 0)
			fail_msg("%zu: %s", i, got);
	}
}

/* What sites and people write above a part of a deck. */
static void test_headings(void **state)
{
	static const struct {
		int zone;
		const char *words[40];
	} all[] = {
		{ DECK_COMMANDER,
		  { "Commander", "Commanders", "Command Zone", "Oathbreaker", "Oathbreakers", "General" } },
		{ DECK_SIGNATURE, { "Signature Spell", "Signature Spells" } },
		{ DECK_COMPANION, { "Companion", "Companions" } },
		{ DECK_MAIN,
		  { "Deck",         "Decklist",      "Main",      "Maindeck", "Mainboard", "Artifact",
		    "Artifacts",    "Basic Lands",   "Battle",    "Battles",  "Creature",  "Creatures",
		    "Enchantment",  "Enchantments",  "Instant",   "Instants", "Land",      "Lands",
		    "Planeswalker", "Planeswalkers", "Sorceries", "Sorcery",  "Spells",    "Other" } },
		{ DECK_SIDE, { "Side", "SB", "Sideboard", "Sideboard / swaps" } },
		{ DECK_SCHEME, { "Scheme", "Schemes", "Scheme Deck", "Planes/Schemes" } },
		{ DECK_PLANAR, { "Planes", "Planar Deck" } },
		{ DECK_NOWHERE,
		  { "Maybe", "Wishlist", "Token", "Tokens", "Attractions", "Contraptions", "Stickers",
		    "Display Commander", "Conspiracy", "Dungeon", "Avatar", "About", "Metadata", "Maybeboard",
		    "Considering" } },
	};
	int zone;

	for (size_t i = 0; i < sizeof all / sizeof *all; i++)
		for (int n = 0; all[i].words[n]; n++)
			if (!deck_heading(all[i].words[n], &zone) || zone != all[i].zone)
				fail_msg("no heading of its part: %s", all[i].words[n]);
	assert_false(deck_heading("Forest", &zone));
}

/* ---- what other programs write them in ---- */

/* The text in two bytes a letter. */
static size_t as_utf16(const char *text, bool low, bool mark, char out[2 * TEXT])
{
	size_t size = 0;

	if (mark)
		memcpy(out, low ? "\xff\xfe" : "\xfe\xff", size = 2);
	for (; *text; text++, size += 2) {
		out[size + !low] = *text;
		out[size + low] = '\0';
	}
	return size;
}

static size_t as_mac(const char *text, char out[2 * TEXT])
{
	size_t size = strlen(text);

	for (size_t i = 0; i <= size; i++)
		out[i] = text[i] == '\n' ? '\r' : text[i];
	return size;
}

/* With a mark and without, either byte first; with the line ends of old Macs, and a last one by hand. */
static void finds_in_all(const char *list, const char *wanted)
{
	static char bytes[2 * TEXT], mac[2 * TEXT];

	for (int way = 0; way < 4; way++)
		finds_bytes(bytes, as_utf16(list, way & 1, way & 2, bytes), now, wanted);
	finds_bytes(bytes, as_mac(list, bytes), now, wanted);
	as_mac(list, mac);
	finds_bytes(bytes, as_utf16(mac, true, false, bytes), now, wanted);
	strcat(mac, "\n");
	finds_bytes(mac, strlen(mac), now, wanted);
}

static void test_codes(void **state)
{
	static const char o8d[] = "<?xml version='1.0'?>\n<deck><section name='Command Zone'>\n"
				  "<card qty='1'>Phelddagrif</card></section>\n<section name='Main'>\n"
				  "<card qty='98'>Forest</card>\n<card qty='1'>Goblin Piker</card>\n"
				  "</section></deck>\n";
	static char list[TEXT];

	snprintf(list, sizeof list, "%s", with("1 Phelddagrif *CMDR*\n1 Goblin Piker\n", 98));
	finds_in_all(list, "identity:Goblin Piker:R");
	finds_in_all("Count,Name,Board\n1,Phelddagrif,commander\n98,Forest,main\n1,Goblin Piker,main\n",
	             "identity:Goblin Piker:R");
	finds_in_all(o8d, "identity:Goblin Piker:R");
	finds_in_all("Commander\n1 Phelddagrif\nDeck\n98 Forest\n1 Goblin Piker", "identity:Goblin Piker:R");
}

/* As OCTGN saves it: notes, which are of no card, and a name. Nothing is a mark in there. */
static void test_cdata(void **state)
{
	finds("<deck game='a6'><section name='Command Zone'>"
	      "<card qty='1'><![CDATA[ Phelddagrif ]]></card></section><section name='Main'>"
	      "<card qty='98'>Forest</card><card qty='1'>Goblin Piker<![CDATA[]]></card></section>"
	      "<notes><![CDATA[]]></notes><notes><![CDATA[a < b & c; <!DOCTYPE x> ]] > ]>]]></notes></deck>",
	      now, "identity:Goblin Piker:R");
}

/* Cut after each byte: an answer or a reason, and nothing else. */
static void test_cut_lists(void **state)
{
	struct deck deck;
	struct reason why;
	char path[PATH_MAX];

	path_of("list", path);
	for (size_t size = 0; size < sizeof cod - 1; size++) {
		bool fine;

		write_file(path, cod, size);
		fine = deck_file_read(&deck, path, &why);
		assert_true(!fine || size == sizeof cod - 2); /* the last newline */
		if (fine)
			deck_done(&deck);
	}
}

/* ---- card data ---- */

struct names {
	struct card_taker taker;
	char text[TEXT];
	int count;
	unsigned identity;
};

static bool take_name(struct card_taker *taker, const struct card_text *text, struct reason *why)
{
	struct names *names = (struct names *)taker;

	names->count++;
	names->identity = text->identity;
	snprintf(names->text + strlen(names->text), sizeof names->text - strlen(names->text), "%s|",
	         text->name);
	return true;
}

/* A thread writes this into a pipe: no file is that large. */
struct flow {
	int fd;
	const char *head, *body, *tail;
	size_t times;
};

static void *pour(void *data)
{
	const struct flow *flow = data;
	bool open = write(flow->fd, flow->head, strlen(flow->head)) >= 0;

	for (size_t i = 0; i < flow->times && open; i++)
		open = write(flow->fd, flow->body, strlen(flow->body)) >= 0;
	if (open && write(flow->fd, flow->tail, strlen(flow->tail)) < 0)
		open = false;
	close(flow->fd);
	return NULL;
}

static bool scan_flow(const char *head, const char *body, size_t times, const char *tail, struct names *names,
                      struct reason *why)
{
	struct flow flow = { .head = head, .body = body, .tail = tail, .times = times };
	pthread_t thread;
	int ends[2];
	bool fine;

	*names = (struct names){ .taker = { take_name } };
	assert_int_equal(pipe(ends), 0);
	flow.fd = ends[1];
	assert_int_equal(pthread_create(&thread, NULL, pour, &flow), 0);
	fine = cards_scan(ends[0], &names->taker, why);
	close(ends[0]);
	pthread_join(thread, NULL);
	return fine;
}

static bool scan_text(const char *text, struct names *names, struct reason *why)
{
	return scan_flow(text, "", 0, "", names, why);
}

static void test_shapes(void **state)
{
	static struct names names;
	struct reason why = { 0 };

	/* Scryfall: an array, also on one line, also with blanks; its list object */
	assert_true(scan_text(" [ "
	                      "{\"object\":\"card\",\"name\":\"A\",\"color_identity\":[\"W\"]},{\"object\":"
	                      "\"card\",\"name\":\"B\",\"type_line\":\"Land\"} ] ",
	                      &names, &why));
	assert_string_equal(names.text, "A|B|");
	assert_true(scan_text("{\"object\":\"list\",\"has_more\":false,\"data\":[{\"object\":\"card\","
	                      "\"name\":\"A\",\"color_identity\":[]}]}",
	                      &names, &why));
	assert_string_equal(names.text, "A|");
	/* MTGJSON: AtomicCards, a set, sets */
	assert_true(scan_text(
		"{\"meta\":{\"date\":\"x\"},\"data\":{\"A // B\":[{\"name\":\"A // "
		"B\",\"faceName\":\"A\",\"colorIdentity\":[\"W\",\"B\"],\"side\":\"a\"},"
		"{\"name\":\"A // B\",\"faceName\":\"B\",\"colorIdentity\":[\"W\",\"B\"],\"side\":\"b\"}]}}",
		&names, &why));
	assert_string_equal(names.text, "A // B|A // B|");
	assert_int_equal(names.identity, COLOR_W | COLOR_B);
	assert_true(scan_text(
		"{\"meta\":{},\"data\":{\"baseSetSize\":1,\"booster\":{\"x\":{\"cards\":[1]}},\"cards\":[{"
		"\"name\":\"A\",\"colorIdentity\":[],\"foreignData\":[{\"name\":\"no\"}]}],"
		"\"code\":\"X\",\"languages\":[\"English\"],\"sealedProduct\":[{\"name\":\"no\"}],\"tokens\":"
		"[{\"name\":\"no\",\"colorIdentity\":[]}]}}",
		&names, &why));
	assert_string_equal(names.text, "A|");
	assert_true(scan_text("{\"data\":{\"X\":{\"cards\":[{\"name\":\"A\",\"colorIdentity\":[]}],"
	                      "\"tokens\":[{\"name\":\"no\",\"colorIdentity\":[]}]},"
	                      "\"Y\":{\"cards\":[{\"name\":\"B\",\"colorIdentity\":[]}]}}}",
	                      &names, &why));
	assert_string_equal(names.text, "A|B|");
	/* A card alone, its members in lines of their own */
	assert_true(scan_text("\r\n{\n\t\"object\"\n:\n\t\"card\",\"name\":\"A\",\"color_identity\":[]}",
	                      &names, &why));
	assert_string_equal(names.text, "A|");
	/* Objects that share the name of a card and are none */
	assert_true(scan_text("[{\"name\":\"A\",\"layout\":\"token\",\"color_identity\":[]},{\"name\":\"B\","
	                      "\"layout\":\"art_series\",\"color_identity\":[]},"
	                      "{\"object\":\"ruling\",\"name\":\"C\",\"color_identity\":[]},{\"name\":\"D\","
	                      "\"color_identity\":null,\"type_line\":\"Land\"}]",
	                      &names, &why));
	assert_string_equal(names.text, "D|");
	/* Escapes, in small digits and in capitals; what is beside the cards holds none */
	assert_true(scan_text("[{\"name\":\"\\u00C9lan \\u00e9\",\"color_identity\":[]}]", &names, &why));
	assert_string_equal(names.text, "\xc3\x89lan \xc3\xa9|");
	assert_true(scan_text("{\"meta\":{\"X\":{\"cards\":[{\"name\":\"no\",\"colorIdentity\":[]}]}},"
	                      "\"data\":{\"X\":{\"cards\":[{\"name\":\"A\",\"colorIdentity\":[]}]}}}",
	                      &names, &why));
	assert_string_equal(names.text, "A|");
	/* The mark of the byte order, and one that only begins so */
	assert_true(scan_text("\xef\xbb\xbf[{\"name\":\"A\",\"color_identity\":[]}]", &names, &why));
	assert_string_equal(names.text, "A|");
	assert_int_equal(file_begin("\xef\xbb\xbf", 2), 0); /* no more was read */
	assert_false(scan_text("\xef\xbb\xbe[{\"name\":\"A\",\"color_identity\":[]}]", &names, &why));
}

static void test_bad_cards(void **state)
{
	static const char *const bad[][2] = {
		{ "", "it is cut off" },
		{ "null", "an object is missing here" },
		{ "[]", "it has no cards" },
		{ "{}", "it has no cards" },
		{ "\x1f\x8b\x08", "run gunzip" },
		{ "[{\"name\":\"A\",\"color_identity\":[]}", "it is cut off" },
		{ "[{\"name\":\"A\",\"color_identity\":[]},]", "a comma before the end" },
		{ "[{\"name\":\"A\",\"color_identity\":[]}{}]", "a comma is missing here" },
		{ "[{\"name\":\"A\",\"color_identity\":[]},7]",
		  "card 2: byte 35: an object is missing here" },
		{ "[{\"name\":7}]", "card 1: name: byte 10: a quoted string is missing here" },
		{ "[{\"name\":\"A\",\"name\":\"B\"}]", "card 1: byte 21: the same name twice in one object" },
		{ "[{\"name\":\"A\",\"card_faces\":[{}],\"name\":\"B\"}]", "the same name twice" },
		{ "[{\"name\":\"A\",\"color_identity\":[\"X\"]}]", "a colour is one of W, U, B, R, G" },
		{ "[{\"name\":\"A\",\"color_identity\":\"W\"}]", "an array is missing here" },
		{ "[{\"name\":\"A\",\"legalities\":[]}]", "an object is missing here" },
		{ "[{\"name\":\"A\",\"legalities\":{\"commander\":true}}]",
		  "a quoted string is missing here" },
		{ "[{\"name\":\"A\",\"card_faces\":[1]}]", "card_faces: byte" },
		{ "[{\"name\":\"A\",\"x\":01}]", "this is not a number" },
		{ "[{\"name\":\"A\",\"x\":tru}]", "a value is missing here" },
		{ "[{\"name\":\"A\\x\"}]", "no such escape" },
		{ "[{\"name\":\"A\\ud800\"}]", "half a surrogate pair" },
		{ "[{\"name\":\"A\\u0000\"}]", "an escaped control character" },
		{ "{\"object\":\"card\",\"name\":\"(\"}", "it has no cards" },
		{ "[{\"name\":\"A\nB\"}]", "a control character" },
		{ "[{\"name\":\"1234567\t1234567\"}]", "a control character" },
		{ "[{\"name\":\"A\",\"flavor_text\":\"\xc3\x28\"}]", "this is not UTF-8" },
		{ "[{\"name\":\"A\",\"color_identity\":[]}] []", "something follows the end" },
	};
	static struct names names;
	struct reason why;

	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
		why.text[0] = '\0';
		assert_false(scan_text(bad[i][0], &names, &why));
		if (!strstr(why.text, bad[i][1]))
			fail_msg("%s: \"%s\", not \"%s\"", bad[i][0], why.text, bad[i][1]);
	}
}

static void test_nul_in_cards(void **state)
{
	static const char bytes[] = "[{\"name\":\"A\",\"color_identity\":[]},\0]";
	static struct names names;
	struct reason why = { 0 };
	char path[PATH_MAX];
	int fd;

	names = (struct names){ .taker = { take_name } };
	path_of("nul", path);
	write_file(path, bytes, sizeof bytes - 1);
	fd = open(path, O_RDONLY);
	assert_false(cards_scan(fd, &names.taker, &why));
	close(fd);
}

/* Without end, as far as memory is concerned: all of it goes through one window. */
static void test_floods(void **state)
{
	static struct names names;
	struct reason why;
	char name[1 << 12];

	assert_false(scan_flow("", "[[[[[[[[[[[[[[[[", 1 << 16, "", &names, &why));
	assert_non_null(strstr(why.text, "byte"));
	assert_false(scan_flow("{\"x\":", "[[[[[[[[[[[[[[[[", 1 << 16, "", &names, &why));
	assert_non_null(strstr(why.text, "nested too deeply"));
	assert_false(scan_flow("[{\"name\":\"", "AAAAAAAAAAAAAAAA", 1 << 18, "\"}]", &names, &why));
	assert_non_null(strstr(why.text, "card 1"));
	memset(name, 'A', sizeof name - 1);
	name[sizeof name - 1] = '\0';
	/* A card larger than 1 MiB, by its number; one just below it is fine. */
	assert_false(scan_flow("[{\"name\":\"A\",\"color_identity\":[]},{\"name\":\"B\",\"x\":\"", name, 300,
	                       "\",\"color_identity\":[]}]", &names, &why));
	assert_non_null(strstr(why.text, "card 2: byte"));
	assert_non_null(strstr(why.text, "it is larger than 1024 KiB"));
	assert_true(scan_flow("[{\"name\":\"A\",\"color_identity\":[]},{\"name\":\"B\",\"x\":\"", name, 250,
	                      "\",\"color_identity\":[]}]", &names, &why));
	/* An object that is no card may be of any size. */
	assert_true(scan_flow("{\"meta\":\"", name, 1000,
	                      "\",\"data\":[{\"name\":\"A\",\"color_identity\":[]}]}", &names, &why));
	assert_string_equal(names.text, "A|");
}

/* Each byte of a card cut once: a reason each time. */
static void test_cut_cards(void **state)
{
	static const char whole[] =
		"[{\"object\":\"card\",\"name\":\"\\u00c6\xe2\x80\x94\",\"cmc\":-1.5e+3,\"color_identity\":["
		"\"W\",\"U\"],\"keywords\":[\"Partner\"],"
		"\"card_faces\":[{\"oracle_text\":\"\\n\"}],\"legalities\":{\"commander\":\"legal\"}}]";
	static struct names names;
	char text[sizeof whole];
	struct reason why;

	assert_true(scan_text(whole, &names, &why));
	for (size_t size = 0; size < sizeof whole - 1; size++) {
		memcpy(text, whole, size);
		text[size] = '\0';
		assert_false(scan_text(text, &names, &why));
	}
}

/* ---- the index and its cache ---- */

static void open_small(struct cards *cards, const char *path, bool cached)
{
	struct reason why = { 0 };

	if (!cards_open(cards, &place->store, path, &why))
		fail_msg("%s", why.text);
	assert_int_equal(cards->cached, cached);
}

static void must_know(const struct cards *cards, const char *key, const char *name, unsigned identity)
{
	struct magic_card card;

	assert_true(cards->finder.find(&cards->finder, key, &card));
	assert_string_equal(card.name, name);
	assert_int_equal(card.identity, identity);
}

/* A symbol or a sentence that nothing ends, as of a text that was cut. */
static void test_open_ends(void **state)
{
	static const char text[] =
		"[{\"name\":\"A\",\"type_line\":\"Land\",\"mana_cost\":\"{W\",\"oracle_text\":\"{\"},"
		"{\"name\":\"B\",\"type_line\":\"Land\",\"oracle_text\":\"{U}: {R\\nB is black and\"}]";
	char path[PATH_MAX];
	struct cards cards;

	path_of("open.json", path);
	write_file(path, text, sizeof text - 1);
	open_small(&cards, path, false);
	must_know(&cards, "a", "A", 0);
	must_know(&cards, "b", "B", COLOR_U | COLOR_B);
	cards_done(&cards);
}

static void test_index(void **state)
{
	struct cards cards;
	struct magic_card card;

	open_small(&cards, small, false);
	must_know(&cards, "phelddagrif", "Phelddagrif", COLOR_W | COLOR_U | COLOR_G);
	must_know(&cards, "death", "Life // Death", COLOR_B | COLOR_G);
	must_know(&cards, "lifedeath", "Life // Death", COLOR_B | COLOR_G);
	must_know(&cards, "redherring", "Red Herring", COLOR_R); /* the joke of that name does not count */
	assert_false(index_find(&cards.index, "goblin", &card)); /* a token */
	assert_false(index_find(&cards.index, "", &card));
	assert_true(index_cards(&cards.index) > 100);
	cards_done(&cards);
}

/* A card of two sides: what the first one is counts, in whatever order they come. */
static void test_sides(void **state)
{
	static const char *const sides[2] = {
		"{\"name\":\"A // B\",\"faceName\":\"A\",\"colorIdentity\":[\"W\"],\"type\":\"Legendary "
		"Creature\","
		"\"supertypes\":[\"Legendary\"],\"side\":\"a\"}",
		"{\"name\":\"A // "
		"B\",\"faceName\":\"B\",\"colorIdentity\":[\"W\"],\"type\":\"Land\",\"side\":\"b\"}",
	};
	char path[PATH_MAX], data[1000];

	path_of("cards.json", path);
	for (int first = 0; first < 2; first++) {
		struct cards cards;
		struct magic_card card;

		snprintf(data, sizeof data, "{\"meta\":{},\"data\":{\"A // B\":[%s,%s]}}", sides[first],
		         sides[1 - first]);
		write_text(path, data);
		open_small(&cards, path, false);
		assert_true(cards.finder.find(&cards.finder, "a", &card));
		assert_true(card.flags & CARD_LEGEND);
		cards_done(&cards);
	}
}

/* Several printings of a name, parts with the names of other cards, and what one card says and the next does
 * not. */
static void test_printings(void **state)
{
	static const char data[] =
		"[{\"name\":\"Ash\",\"color_identity\":[\"R\"],\"type_line\":\"Creature\",\"oracle_text\":"
		"\"Partner "
		"with Elm\\nA deck can have any number of cards named Ash.\",\"leadershipSkills\":"
		"{\"commander\":true},\"legalities\":{\"commander\":\"legal\"}},"
		"{\"name\":\"Ash\",\"color_identity\":[\"G\"],\"type_line\":\"Creature\",\"legalities\":"
		"{\"commander\":\"legal\"}},"
		"{\"name\":\"Box\",\"color_identity\":[\"R\"],\"type_line\":\"Land\",\"legalities\":"
		"{\"commander\":\"not_legal\",\"vintage\":\"legal\"}},"
		"{\"name\":\"Box\",\"color_identity\":[\"W\"],\"type_line\":\"Land\",\"legalities\":"
		"{\"commander\":\"banned\",\"vintage\":\"not_legal\"}},"
		"{\"name\":\"Cow // Dog\",\"color_identity\":[\"B\"],\"type_line\":\"Sorcery\"},"
		"{\"name\":\"Cow\",\"color_identity\":[\"U\"],\"type_line\":\"Creature\"},"
		"{\"name\":\"Cow // Elk\",\"color_identity\":[\"W\"],\"type_line\":\"Sorcery\"},"
		"{\"name\":\"Fig\",\"mana_cost\":\"{R}\",\"color_indicator\":[\"G\"],\"type_line\":"
		"\"Artifact\"},"
		"{\"name\":\"Gem\",\"mana_cost\":\"{1}\",\"type_line\":\"Artifact\"},"
		"{\"name\":\"Hat // "
		"Ice\",\"card_faces\":[{\"type_line\":\"Land\"},{\"type_line\":\"Land\"}]}]";
	struct cards cards;
	struct magic_card card;
	char path[PATH_MAX];

	path_of("printings.json", path);
	write_text(path, data);
	open_small(&cards, path, false);
	must_know(&cards, "ash", "Ash", COLOR_R | COLOR_G); /* of two alike everything counts */
	assert_true(index_find(&cards.index, "ash", &card));
	assert_string_equal(card.with, "elm");
	assert_int_equal(card.copies, CARD_ANY_NUMBER);
	assert_true(card.flags & CARD_LEADER);
	must_know(&cards, "box", "Box", COLOR_W); /* banned in Commander ranks above not of it */
	assert_true(index_find(&cards.index, "box", &card));
	assert_false(card.flags & CARD_LEADER);
	must_know(&cards, "cow", "Cow", COLOR_U); /* whole names before parts, in any order */
	must_know(&cards, "dog", "Cow // Dog", COLOR_B);
	assert_true(index_begins(&cards.index, "cow", 1, &card));
	assert_string_equal(card.name, "Cow // Dog"); /* each name once */
	must_know(&cards, "fig", "Fig", COLOR_R | COLOR_G);
	must_know(&cards, "gem", "Gem", 0);
	assert_true(index_find(&cards.index, "gem", &card));
	assert_int_equal(card.legal[LEGAL_COMMANDER], LEGALITY_UNKNOWN);
	must_know(&cards, "ice", "Hat // Ice", 0); /* types on the faces alone */
	cards_done(&cards);
}

static void copy_small(char path[PATH_MAX])
{
	size_t size;
	char *bytes = read_file(small, &size);

	path_of("cards.json", path);
	write_file(path, bytes, size);
	free(bytes);
}

static void test_cache(void **state)
{
	struct cards cards;
	struct timespec times[2] = { { .tv_sec = 1000 }, { .tv_sec = 1000 } };
	char path[PATH_MAX], cache[PATH_MAX], other[PATH_MAX];

	copy_small(path);
	path_of("cache/cards.index", cache);
	open_small(&cards, path, false);
	cards_done(&cards);
	open_small(&cards, path, true);
	must_know(&cards, "phelddagrif", "Phelddagrif", COLOR_W | COLOR_U | COLOR_G);
	cards_done(&cards);
	/* Another time, another size, another file of the same name */
	assert_int_equal(utimensat(AT_FDCWD, path, times, 0), 0);
	open_small(&cards, path, false);
	cards_done(&cards);
	write_text(path, "[{\"name\":\"Phelddagrif\",\"color_identity\":[\"R\"]}]");
	open_small(&cards, path, false);
	must_know(&cards, "phelddagrif", "Phelddagrif", COLOR_R);
	cards_done(&cards);
	path_of("other.json", other);
	write_text(other, "[{\"name\":\"Phelddagrif\",\"color_identity\":[\"B\"]}]");
	assert_int_equal(utimensat(AT_FDCWD, path, times, 0), 0);
	assert_int_equal(utimensat(AT_FDCWD, other, times, 0), 0);
	open_small(&cards, path, false);
	cards_done(&cards);
	assert_int_equal(rename(other, path), 0);
	open_small(&cards, path, false);
	must_know(&cards, "phelddagrif", "Phelddagrif", COLOR_B);
	cards_done(&cards);
}

/* Each bit of a cache turned, each end cut off: it is made again, and right. */
static void test_damaged_cache(void **state)
{
	struct cards cards;
	char path[PATH_MAX], cache[PATH_MAX], *bytes;
	size_t size;

	path_of("cards.json", path);
	path_of("cache/cards.index", cache);
	write_text(path, "[{\"name\":\"A // B\",\"color_identity\":[\"R\"]}]");
	open_small(&cards, path, false);
	cards_done(&cards);
	bytes = read_file(cache, &size);
	for (size_t i = 0; i < size; i++) {
		bytes[i] ^= (char)(1 << i % 8);
		write_file(cache, bytes, size);
		open_small(&cards, path, false);
		must_know(&cards, "b", "A // B", COLOR_R);
		cards_done(&cards);
		bytes[i] ^= (char)(1 << i % 8);
		write_file(cache, bytes, i);
		open_small(&cards, path, false);
		cards_done(&cards);
	}
	free(bytes);
	open_small(&cards, path, true);
	cards_done(&cards);
}

/* A file of 1 GiB is no cache of ours: nobody asks for so much memory. */
static void test_large_cache(void **state)
{
	FILE *file = fopen("/proc/self/statm", "r");
	struct rlimit before, limit;
	unsigned long pages;
	struct cards cards;
	char path[PATH_MAX], cache[PATH_MAX];

	path_of("cards.json", path);
	path_of("cache/cards.index", cache);
	write_text(path, "[{\"name\":\"A // B\",\"color_identity\":[\"R\"]}]");
	open_small(&cards, path, false);
	cards_done(&cards);
	assert_int_equal(truncate(cache, 1 << 30), 0);
	assert_non_null(file);
	assert_int_equal(fscanf(file, "%lu", &pages), 1);
	fclose(file);
	assert_int_equal(getrlimit(RLIMIT_AS, &before), 0);
	limit = before;
	limit.rlim_cur = (rlim_t)pages * (rlim_t)sysconf(_SC_PAGESIZE) + (256 << 20);
	assert_int_equal(setrlimit(RLIMIT_AS, &limit), 0);
	open_small(&cards, path, false);
	assert_int_equal(setrlimit(RLIMIT_AS, &before), 0);
	cards_done(&cards);
	open_small(&cards, path, true);
	cards_done(&cards);
}

static void test_no_cache(void **state)
{
	struct cards cards;

	snprintf(place->store.cache, sizeof place->store.cache, "/dev/null/cache");
	open_small(&cards, small, false);
	must_know(&cards, "solring", "Sol Ring", 0);
	cards_done(&cards);
}

static void test_bad_card_file(void **state)
{
	struct cards cards;
	struct reason why;
	char path[PATH_MAX];

	assert_false(cards_open(&cards, &place->store, "/no/such/file", &why));
	assert_false(cards_open(&cards, &place->store, place->folder, &why));
	assert_non_null(strstr(why.text, "this is not a file"));
	path_of("cards.json", path);
	write_text(path, "[{\"name\":\"A\",\"color_identity\":[]}");
	assert_false(cards_open(&cards, &place->store, path, &why));
	assert_non_null(strstr(why.text, "cards.json: "));
	path_of("cache/cards.index", path);
	assert_int_equal(access(path, F_OK), -1); /* half a file is no index */
	/* Control characters in a name must not reach a terminal. */
	path_of("cards.json", path);
	write_text(path, "[{\"name\":\"A\\u001b[31m\",\"color_identity\":[]}]");
	open_small(&cards, path, false);
	must_know(&cards, "a31m", "A?[31m", 0);
	cards_done(&cards);
}

/* A file of schemes, and each scheme as it is read from it, and again from what is written of it. */
static const struct {
	const char *file, *schemes;
} scheme_files[] = {
	{ "[{\"name\":\"A \\\"x\\\"\",\"layout\":\"scheme\",\"type_line\":\"Ongoing "
	  "Scheme\",\"color_identity\":[],\"oracle_text\":\"a\\nb\"}]",
	  "1 A 'x' typed ongoing \"a b\" card 1" },
	{ "{\"data\":{\"schemes\":[{\"name\":\"A\",\"type\":\"Scheme\",\"count\":2,\"text\":\"t\"},{\"name\":"
	  "\"B\",\"type\":\"Ongoing "
	  "Scheme\"},{\"name\":\"A\",\"type\":\"Scheme\",\"count\":3},{\"name\":\"C\",\"type\":\"Creature\"}]"
	  "}}",
	  "5 A typed \"t\" card 1, 1 B typed ongoing \"\" card 2" },
	{ "{\"data\":{\"schemes\":[{\"name\":\"A\",\"type\":\"Scheme\",\"count\":99}]}}",
	  "99 A typed \"\" card 1" },
	{ "{\"data\":{\"schemes\":[{\"name\":\"A\",\"type\":\"Scheme\",\"count\":100}]}}",
	  "schemes: card 1: A: at most 99 copies" },
	{ "{\"data\":{\"schemes\":[{\"name\":\"A\",\"type\":\"Scheme\"},{\"name\":\"A\",\"type\":\"Scheme\"}]"
	  "}}",
	  "1 A typed \"\" card 1" },
	{ "{\"data\":{\"schemes\":[{\"name\":\"A\",\"type\":\"Scheme\",\"count\":60},{\"name\":\"A\","
	  "\"type\":\"Scheme\",\"count\":60}]}}",
	  "schemes: card 2: A: at most 99 copies" },
	{ "{\"data\":{\"schemes\":[{\"name\":\"A\",\"type\":\"Scheme\",\"text\":\"a\\u0007\"}]}}",
	  "schemes: card 1: A: byte 2 of the line is a control character (U+0007)" },
	{ "{\"data\":{\"schemes\":[{\"name\":\"A\\u0007\",\"type\":\"Scheme\"}]}}",
	  "schemes: card 1: byte 2 of the line is a control character (U+0007)" },
	{ "[{\"name\":\"A\",\"layout\":\"normal\",\"type_line\":\"Creature\",\"color_identity\":[]}]",
	  "schemes has no schemes" },
	{ "[ ]", "schemes: it has no cards" },
	{ "{", "schemes: byte 2: it is cut off" },
	{ "{}", "schemes: it has no cards" },
	{ "[Schemes]\n2 A\n", "2 A \"\" line 2" },
	{ "2 A \"x\"\n3 B\n1 A \"x\"\n", "3 A 'x' \"\" line 1, 3 B \"\" line 2" },
	{ "Schemes\n2 A\nDeck\n3 B\n", "2 A \"\" line 2" },
	{ "100 A\n", "schemes: line 1: A: at most 99 copies" },
	{ "60 A\n60 A\n", "schemes: line 2: A: at most 99 copies" },
	{ "", "schemes: it has no cards" },
	{ "0 A\n",
	  "schemes: line 1: a deck has 1 to 999 copies of a card: begin a line that is not a card with #" },
	{ "  {\"data\":{\"schemes\":[{\"name\":\"A\",\"type\":\"Scheme\"}]}}", "1 A typed \"\" card 1" },
};

static void describe_schemes(const struct scheme_list *list, char *out, size_t size)
{
	size_t end = 0;

	out[0] = '\0';
	for (int i = 0; i < list->entries; i++) {
		const struct scheme_entry *e = &list->entry[i];

		end += (size_t)snprintf(out + end, size - end, "%s%d %s%s%s \"%s\" %s", i ? ", " : "",
		                        e->count, e->name, e->typed ? " typed" : "",
		                        e->ongoing ? " ongoing" : "", e->text, e->place);
	}
}

static void test_scheme_files(void **state)
{
	char path[PATH_MAX], got[TEXT], written[PATH_MAX], *bytes;

	(void)state;
	path_of("schemes", path);
	path_of("written", written);
	for (size_t i = 0; i < sizeof scheme_files / sizeof *scheme_files; i++) {
		struct reason why = { 0 };
		struct scheme_list list;
		bool read;

		write_text(path, scheme_files[i].file);
		read = scheme_file_read(&list, path, &why);
		describe_schemes(&list, got, sizeof got);
		if (!read)
			snprintf(got, sizeof got, "%s",
			         strrchr(why.text, '/') ? strrchr(why.text, '/') + 1 : why.text);
		if (strcmp(got, scheme_files[i].schemes) != 0)
			fail_msg("%zu: %s", i, got);
		if (read && i == 1) {
			assert_true(scheme_file_write(&list, written, false, &why));
			assert_false(scheme_file_write(&list, written, false, &why));
			assert_non_null(strstr(why.text, "exists: add replace to overwrite it"));
			assert_true(scheme_file_write(&list, written, true, &why));
			bytes = read_file(written, NULL);
			for (char *at = bytes, *to = bytes; (*to = *at); at++)
				to += !strchr("\n\t", *at) || !*at;
			assert_string_equal(bytes,
			                    "{\"data\":{\"cards\":[{\"name\":\"A\",\"type\":\"Scheme\","
			                    "\"count\":5,\"text\":\"t\"}, {\"name\":\"B\",\"type\":\"Ongoing "
			                    "Scheme\",\"count\":1}]}}");
			free(bytes);
		}
		scheme_list_done(&list);
	}
}

/* Card data of sites, and each card as it is read from them. */
static const struct {
	const char *file, *cards;
} data_files[] = {
	{ "[{\"object\":\"card\",\"name\":\"A\",\"layout\":\"normal\",\"type_line\":\"Creature\",\"mana_"
	  "cost\":\"{G}\",\"oracle_text\":\"x\\ny\",\"color_identity\":[\"G\",\"W\"],\"color_indicator\":["
	  "\"U\"],\"keywords\":[\"Flying\",\"Haste\"],\"legalities\":{\"commander\":\"legal\",\"vintage\":"
	  "\"banned\"},\"power\":\"2\"}]",
	  "A (Creature; ; {G}; normal) \"x|y\" [Flying|Haste] identity power 0 WG U 4200" },
	{ "{\"object\":\"card\",\"name\":\"A\",\"layout\":\"normal\",\"type_line\":\"Land\",\"color_"
	  "identity\":[]}",
	  "A (Land; ; ; normal) \"\" [] identity 0   0000" },
	{ " { \"object\" : \"card\" ,\"name\":\"A\",\"layout\":\"normal\",\"color_identity\":[]}",
	  "A (; ; ; normal) \"\" [] identity 0   0000" },
	{ "{\"object\":\"set\",\"name\":\"A\",\"layout\":\"normal\",\"color_identity\":[]}",
	  "! it has no cards" },
	{ "{\"name\":\"A\",\"layout\":\"normal\",\"color_identity\":[]}", "! it has no cards" },
	{ "[{\"object\":\"card\",\"name\":\"A // "
	  "B\",\"layout\":\"transform\",\"color_identity\":[\"R\"],\"card_faces\":[{\"name\":\"A\",\"type_"
	  "line\":\"Creature\",\"mana_cost\":\"{R}\",\"oracle_text\":\"a\",\"power\":\"1\",\"color_"
	  "indicator\":[\"R\"]},{\"name\":\"B\",\"type_line\":\"Land\",\"mana_cost\":\"\",\"oracle_text\":"
	  "\"b\",\"power\":null,\"color_indicator\":[\"B\"]}]}]",
	  "A // B (; Creature; {R}|; transform) \"a|b\" [] identity power 0 R BR 0000" },
	{ "[{\"name\":\"A\",\"layout\":\"split\",\"type_line\":\"Sorcery\",\"color_identity\":[],\"card_"
	  "faces\":[{\"name\":\"B\",\"type_line\":\"Instant\"}],\"power\":null}]",
	  "A (Sorcery; Instant; ; split) \"\" [] identity 0   0000" },
	{ "[{\"object\":\"token\",\"name\":\"A\",\"layout\":\"token\",\"color_identity\":[]},{\"name\":\"B\","
	  "\"color_identity\":[]}]",
	  "B (; ; ; ) \"\" [] identity 0   0000" },
	{ "{\"data\":{\"cards\":[{\"name\":\"A\",\"layout\":\"normal\",\"type\":\"Creature\",\"manaCost\":\"{"
	  "W}\",\"text\":\"t\",\"colorIdentity\":[\"W\"],\"colorIndicator\":[\"U\",\"B\"],\"keywords\":["
	  "\"Trample\"],\"legalities\":{\"commander\":\"Legal\",\"oathbreaker\":\"Banned\",\"vintage\":"
	  "\"Restricted\"},\"leadershipSkills\":{\"brawl\":false,\"commander\":true},\"side\":\"a\","
	  "\"power\":\"3\"}],\"tokens\":[{\"name\":\"T\",\"colorIdentity\":[]}],\"name\":\"Set\"}}",
	  "A (Creature; ; {W}; normal) \"t\" [Trample] identity power leads 0 W UB 4312" },
	{ "{\"meta\":{\"cards\":[1]},\"data\":{\"ABC\":{\"cards\":[{\"name\":\"A\",\"colorIdentity\":[],"
	  "\"side\":\"b\"}]},\"DEF\":{\"cards\":[{\"name\":\"B\",\"colorIdentity\":[],\"leadershipSkills\":"
	  "null}],\"tokens\":[{\"name\":\"T\",\"colorIdentity\":[]}]}}}",
	  "A (; ; ; ) \"\" [] identity back 0   0000 / B (; ; ; ) \"\" [] identity 0   0000" },
	{ "{\"data\":{\"A // B\":[{\"name\":\"A // "
	  "B\",\"colorIdentity\":[],\"side\":\"a\",\"type\":\"x\"},{\"name\":\"A // "
	  "B\",\"colorIdentity\":[],\"side\":\"b\"}],\"C\":[{\"name\":\"C\",\"colorIdentity\":[]}]}}",
	  "A // B (x; ; ; ) \"\" [] identity 0   0000 / A // B (; ; ; ) \"\" [] identity back 0   0000 / C "
	  "(; ; ; ) \"\" [] identity 0   0000" },
	{ "{\"data\":[{\"name\":\"A\",\"color_identity\":[]},{\"name\":\"B\",\"color_identity\":[]}],\"has_"
	  "more\":false}",
	  "A (; ; ; ) \"\" [] identity 0   0000 / B (; ; ; ) \"\" [] identity 0   0000" },
	{ "{\"data\":{\"name\":\"D\",\"mainBoard\":[\"x\",{\"name\":\"A\",\"colorIdentity\":[],\"count\":3}],"
	  "\"tokens\":[{\"name\":\"T\",\"colorIdentity\":[]}]}}",
	  "A (; ; ; ) \"\" [] identity 3   0000" },
	{ "[{\"name\":\"A\",\"color_identity\":[\"X\"]}]",
	  "! card 1: color_identity: byte 35: a colour is one of W, U, B, R, G" },
	{ "[{\"name\":\"A\",\"color_identity\":[\"WU\"]}]",
	  "! card 1: color_identity: byte 36: a colour is one of W, U, B, R, G" },
	{ "[{\"name\":\"A\",\"color_identity\":[\"\"]}]",
	  "! card 1: color_identity: byte 34: a colour is one of W, U, B, R, G" },
	{ "[{\"name\":\"A\",\"color_identity\":null}]", "! it has no cards" },
	{ "[{\"name\":\"A\",\"color_identity\":7}]",
	  "! card 1: color_identity: byte 31: an array is missing here" },
	{ "[{\"name\":\"A\"}]", "! it has no cards" },
	{ "[{\"layout\":\"normal\",\"color_identity\":[]}]", "! it has no cards" },
	{ "[{\"name\":\"\",\"color_identity\":[]}]", "! it has no cards" },
	{ "[{\"name\":\"A\",\"name\":\"B\",\"color_identity\":[]}]",
	  "! card 1: byte 21: the same name twice in one object" },
	{ "[{\"name\":\"A\",\"color_identity\":[],\"count\":0}]",
	  "! card 1: count: byte 43: the number is out of range" },
	{ "[{\"name\":\"A\",\"color_identity\":[],\"count\":\"1\"}]",
	  "! card 1: count: byte 42: a number is missing here" },
	{ "[{\"name\":\"A\",\"color_identity\":[],\"legalities\":{\"commander\":\"odd\",\"pauper\":\"legal\","
	  "\"x\":\"legal\"}}]",
	  "A (; ; ; ) \"\" [] identity 0   0000" },
	{ "[{\"name\":\"A\",\"color_identity\":[],\"legalities\":{}}]",
	  "A (; ; ; ) \"\" [] identity 0   0000" },
	{ "[{\"name\":\"A\",\"color_identity\":[],\"legalities\":{\"commander\":\"not_legal\",\"vintage\":"
	  "\"legal\"}}]",
	  "A (; ; ; ) \"\" [] identity 0   1400" },
	{ "[{\"name\":\"A\",\"color_identity\":[],\"legalities\":null}]",
	  "! card 1: legalities: byte 47: an object is missing here" },
	{ "[{\"name\":\"A\",\"color_identity\":[],\"legalities\":{\"commander\":7}}]",
	  "! card 1: legalities: byte 60: a quoted string is missing here" },
	{ "[{\"name\":\"A\",\"color_identity\":[],\"keywords\":[]}]",
	  "A (; ; ; ) \"\" [] identity 0   0000" },
	{ "[{\"name\":\"A\",\"color_identity\":[],\"keywords\":[\"a\",\"\",\"b\"]}]",
	  "A (; ; ; ) \"\" [a||b] identity 0   0000" },
	{ "[{\"name\":\"A\",\"color_identity\":[],\"keywords\":[7]}]",
	  "! card 1: keywords: byte 46: a quoted string is missing here" },
	{ "[{\"name\":\"A\",\"color_identity\":[],\"keywords\":null}]",
	  "! card 1: keywords: byte 45: an array is missing here" },
	{ "[{\"name\":\"A\",\"color_identity\":[],\"power\":7}]", "A (; ; ; ) \"\" [] identity 0   0000" },
	{ "[{\"name\":\"A\",\"color_identity\":[],\"leadershipSkills\":{\"commander\":1}}]",
	  "! card 1: leadershipSkills: byte 66: a value is missing here" },
	{ "[{\"name\":\"A\",\"color_identity\":[],\"leadershipSkills\":{\"x\":{},\"commander\":false}}]",
	  "A (; ; ; ) \"\" [] identity 0   0000" },
	{ "[{\"name\":\"A\",\"color_identity\":[],\"side\":\"\"}]", "A (; ; ; ) \"\" [] identity 0   0000" },
	{ "[{\"name\":\"A\",\"color_identity\":[],\"side\":null}]", "A (; ; ; ) \"\" [] identity 0   0000" },
	{ "[{\"name\":\"A\",\"color_identity\":[],\"card_faces\":[{\"power\":\"1\"},{\"power\":null}]}]",
	  "A (; ; ; ) \"\" [] identity power 0   0000" },
	{ "[{\"name\":\"A\",\"color_identity\":[],\"card_faces\":[{\"oracle_text\":\"a\"},7]}]",
	  "! card 1: card_faces: byte 68: an object is missing here" },
	{ "[]", "! it has no cards" },
	{ "[7]", "! card 1: byte 2: an object is missing here" },
	{ "{}", "! it has no cards" },
	{ "7", "! byte 1: an object is missing here" },
	{ "", "! byte 1: it is cut off" },
	{ "{\"data\":{}}", "! it has no cards" },
	{ "{\"data\":{\"A\":7}}", "! it has no cards" },
	{ "{\"data\":7}", "! it has no cards" },
	{ "[{\"name\":\"A\",\"color_identity\":[]}] x",
	  "A (; ; ; ) \"\" [] identity 0   0000! byte 36: something follows the end" },
	{ "[{\"name\":\"A\",\"color_identity\":[]},{\"name\":\"B\",\"color_identity\":[]}",
	  "A (; ; ; ) \"\" [] identity 0   0000 / B (; ; ; ) \"\" [] identity 0   0000! byte 67: it is cut "
	  "off" },
	{ "\037\213", "! byte 1: it is compressed: run gunzip on it first" },
	{ "[{\"name\":\"A\",\"color_identity\":[]}, ]",
	  "A (; ; ; ) \"\" [] identity 0   0000! byte 36: a comma before the end" },
	{ "{\"data\":{\"cards\":[{\"name\":7}]}}",
	  "! card 1: name: byte 27: a quoted string is missing here" },
	{ "{\"data\":{\"ABC\":{\"cards\":[{\"name\":7}]}}}",
	  "! card 1: name: byte 34: a quoted string is missing here" },
	{ "{\"data\":[{\"name\":7}]}", "! card 1: name: byte 18: a quoted string is missing here" },
};

/* One scheme more than a file may have, as a list and as data. */
static void test_too_many_schemes(void **state)
{
	char path[PATH_MAX];

	(void)state;
	path_of("schemes", path);
	for (int data = 0; data < 2; data++)
		for (int more = 0; more < 2; more++) {
			FILE *file = fopen(path, "we");
			struct scheme_list list;
			struct reason why;

			assert_non_null(file);
			fputs(data ? "[" : "", file);
			for (int i = 0; i < SCHEME_FILE_ENTRIES + more; i++)
				fprintf(file,
				        data ? "%s{\"name\":\"A%d\",\"type\":\"Scheme\",\"colorIdentity\":[]}"
				             : "%s1 A%d",
				        !i     ? ""
				        : data ? ","
				               : "\n",
				        i);
			fputs(data ? "]" : "", file);
			assert_int_equal(fclose(file), 0);
			assert_int_equal(scheme_file_read(&list, path, &why), !more);
			assert_int_equal(list.entries, more ? 0 : SCHEME_FILE_ENTRIES);
			scheme_list_done(&list);
		}
}

static char told[TEXT];

static bool tell_card(struct card_taker *taker, const struct card_text *c, struct reason *why)
{
	size_t end = strlen(told);

	(void)taker, (void)why;
	snprintf(told + end, sizeof told - end, "%s%s (%s; %s; %s; %s) \"%s\" [%s]%s%s%s%s %d %s %s %d%d%d%d",
	         end ? " / " : "", c->name, c->types, c->face_types, c->cost, c->layout, c->text, c->keywords,
	         c->has_identity ? " identity" : "", c->has_power ? " power" : "", c->back ? " back" : "",
	         c->leader ? " leads" : "", c->count, color_letters(c->identity).text,
	         color_letters(c->indicator).text, c->legal[0], c->legal[1], c->legal[2],
	         c->legal[LEGAL_FORMATS - 1]);
	return true;
}

static void test_data_files(void **state)
{
	char path[PATH_MAX];

	(void)state;
	path_of("data", path);
	for (size_t i = 0; i < sizeof data_files / sizeof *data_files; i++) {
		struct card_taker taker = { tell_card };
		struct reason why = { .text = "" };
		int fd;

		told[0] = '\0';
		write_text(path, data_files[i].file);
		fd = open(path, O_RDONLY);
		if (!cards_scan(fd, &taker, &why))
			snprintf(told + strlen(told), sizeof told - strlen(told), "! %s", why.text);
		close(fd);
		for (char *at = told; *at; at++)
			*at = (char)(*at == '\n' ? '|' : *at);
		if (strcmp(told, data_files[i].cards) != 0)
			fail_msg("%zu: %s", i, told);
	}
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, make, place_remove)

/* What could not be read leaves a list that can be given up again. */
static void test_bad_scheme_file(void **state)
{
	struct scheme_list list;
	struct reason why = { 0 };
	char path[PATH_MAX];

	path_of("schemes", path);
	write_text(path, "1 Nature Shields Its Own\n0 All in Good Time\n");
	assert_false(scheme_file_read(&list, path, &why));
	assert_non_null(strstr(why.text, "line 2"));
	scheme_list_done(&list);
	write_text(path, "1 Nature Shields Its Own\n2 All in Good Time\n");
	assert_true(scheme_file_read(&list, path, &why));
	assert_int_equal(list.entries, 2);
	scheme_list_done(&list);
	write_text(path, "[{\"name\":\"A\",\"layout\":\"scheme\",\"color_identity\":[],\"oracle_text\":\"x\","
	                 "\"count\":99}]"); /* as many as there may be */
	assert_true(scheme_file_read(&list, path, &why));
	assert_int_equal(list.entry[0].count, 99);
	scheme_list_done(&list);
	scheme_list_done(&list);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(test_phelddagrif),
		TEST(test_phelddagrif_identity),
		TEST(test_two_languages),
		TEST(test_count),
		TEST(test_singleton),
		TEST(test_commander),
		TEST(test_said_commander),
		TEST(test_pair),
		TEST(test_identity),
		TEST(test_basics),
		TEST(test_bans),
		TEST(test_lists),
		TEST(test_recommended),
		TEST(test_house),
		TEST(test_companion),
		TEST(test_bad_house),
		TEST(test_symbols),
		TEST(test_words),
		TEST(test_pairs),
		TEST(test_keys),
		TEST(test_forms),
		TEST(test_blocks),
		TEST(test_cod),
		TEST(test_json_deck),
		TEST(test_unknown),
		TEST(test_unseen),
		TEST(test_bad_lists),
		TEST(test_headings),
		TEST(test_cards_of_lists),
		TEST(test_latin),
		TEST(test_codes),
		TEST(test_cdata),
		TEST(test_cut_lists),
		TEST(test_shapes),
		TEST(test_bad_cards),
		TEST(test_nul_in_cards),
		TEST(test_floods),
		TEST(test_cut_cards),
		TEST(test_open_ends),
		TEST(test_index),
		TEST(test_sides),
		TEST(test_printings),
		TEST(test_cache),
		TEST(test_damaged_cache),
		TEST(test_large_cache),
		TEST(test_no_cache),
		TEST(test_bad_card_file),
		TEST(test_bad_scheme_file),
		TEST(test_scheme_files),
		TEST(test_data_files),
		TEST(test_too_many_schemes),
	};

	signal(SIGPIPE, SIG_IGN); /* a scan that ends before the flood does */
	return cmocka_run_group_tests(tests, NULL, NULL);
}
