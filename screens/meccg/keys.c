/* SPDX-License-Identifier: MIT */
/*
 * The keys of the MECCG screen, the lines they say, and the choices of their
 * holes. A which-key never lists face-down cards: their names are typed.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "screens/kit/choices.h"

/* ---- the tables ---- */

/* clang-format off */
static const struct binding option_keys[] = {
	{ .key = "r", .line = "option rules {?rules}", .label = N_("rules"),
	  .help = N_("whose rules hold where they differ"),
	  .head = N_("the rules where they differ") },
	{ .key = "l", .line = "option length {?length}", .label = N_("length"),
	  .help = N_("how many decks the game goes"),
	  .head = N_("how many decks the game goes") },
	{ .key = "g", .line = "side {seat} {?side}", .label = N_("side"), .help = N_("what the player plays"),
	  .head = N_("{who} plays") },
	{ 0 }
};

static const struct binding judge_keys[] = {
	{ .key = "s", .line = "judge stall {seat}", .label = N_("stalling"),
	  .help = N_("has stalled: the other wins") },
	{ .key = "d", .line = "judge drop {seat}", .label = N_("dropping out"),
	  .help = N_("drops out: the other wins") },
	{ .key = "c", .line = "judge cheat {seat}", .label = N_("cheating"),
	  .help = N_("has cheated: the other wins") },
	{ .key = "r", .line = "ring {seat}", .label = N_("The One Ring"),
	  .help = N_("wins with The One Ring") },
	{ .key = "g", .line = "deck {seat} goal {?goal}", .label = N_("the deck's goal"),
	  .help = N_("what the deck is made to win by"),
	  .head = N_("what {who}'s deck is made to win by") },
	{ 0 }
};

static const struct binding deck_keys[] = {
	{ .key = "r", .line = "deck {seat} set resource {#count}", .label = N_("resources"),
	  .help = N_("thirty at least") },
	{ .key = "h", .line = "deck {seat} set hazard {#count}", .label = N_("other hazards"),
	  .help = N_("that are none of those below") },
	{ .key = "c", .line = "deck {seat} set creature {#count}", .label = N_("creatures"),
	  .help = N_("twelve at least") },
	{ .key = "e", .line = "deck {seat} set creature-event {#count}", .label = N_("creature or event"),
	  .help = N_("half a creature each: Nazgul, Shelob") },
	{ .key = "d", .line = "deck {seat} set dragon-ahunt {#count}", .label = N_("dragons ahunt"),
	  .help = N_("half a creature each") },
	{ .key = "m", .line = "deck {seat} set dragon-home {#count}", .label = N_("dragons at home"),
	  .help = N_("half a creature each") },
	{ .key = "g", .line = "deck {seat} set agent {#count}", .label = N_("agents"),
	  .help = N_("half each for hero and balrog") },
	{ .key = "p", .line = "deck {seat} set spawn {#count}", .label = N_("spawn"),
	  .help = N_("half each by coe") },
	{ .key = "b", .line = "deck {seat} set either {#count}", .label = N_("resource or hazard"),
	  .help = N_("fill what is short") },
	{ .key = "k", .line = "deck {seat} set character {#count}", .label = N_("characters"),
	  .help = N_("ten at most, without avatars") },
	{ .key = "v", .line = "deck {seat} set avatar {#count} name={\"name}", .label = N_("avatars"),
	  .help = N_("3 of one, or 2 and 1") },
	{ .key = "s", .line = "deck {seat} set sideboard {#count}", .label = N_("sideboard"),
	  .help = N_("neither creatures nor avatars") },
	{ .key = "y", .line = "deck {seat} set sideboard-creature {#count}",
	  .label = N_("creatures in the sideboard"),
	  .help = N_("none are asked for") },
	{ .key = "w", .line = "deck {seat} set sideboard-avatar {#count} name={\"name}",
	  .label = N_("avatars in the sideboard"), .help = N_("one of each other") },
	{ 0 }
};

#define DRAFT .group = N_("DRAFT")
#define POOL .group = N_("POOL")
#define PRIVATE .group = N_("IN PRIVATE")
#define START .group = N_("START")
#define COUNT .group = N_("COUNCIL")
#define GAME_KEYS .group = N_("GAME")

#define STOP \
	{ .key = "s", .line = "stop {seat}", .label = N_("stop"), \
	  .help = N_("shows no more characters"), DRAFT }
#define ITEM \
	{ .key = "i", .line = "item {seat} {?starter} {\"item}", .label = N_("item"), \
	  .help = N_("a starting minor item"), .head = N_("a starting item of {who}, on whom"), START }
#define OPTIONS \
	{ .key = "o", .menu = option_keys, .help = N_("side, rules, length .."), \
	  .head = N_("side of {who}, rules, length"), GAME_KEYS }
#define JUDGE \
	{ .key = "J", .menu = judge_keys, .help = N_("the director's judgments, The One Ring .."), \
	  .head = N_("the director's judgment on {who}"), GAME_KEYS }

/* With both halves curtained; in the order of the hint bar. */
const struct binding meccg_draft_keys[] = {
	{ .key = "Space", .line = "reveal", .label = N_("reveal"), .help = N_("both picks at once"), DRAFT },
	{ .key = "Enter", .act_name = "open", .own = true, .label = N_("open"),
	  .help = N_("open a half: the other looks away"), DRAFT },
	STOP,
	{ .key = "S", .line = "pool {seat} seal", .label = N_("seal"),
	  .help = N_("the pool stands for the event"), POOL },
	{ .key = "g", .line = "side {seat} {?side}", .label = N_("side"),
	  .help = N_("hero, minion, fallen-wizard, balrog"),
	  .head = N_("{who} plays"), POOL },
	{ .key = "F", .line = "pool {seat} load {\"file}", .help = N_("the pool from a list"), POOL },
	{ .key = "E", .line = "pool {seat} extra {\"name} {*gates}",
	  .help = N_("a card shown like a character, with enables= stage="), POOL },
	{ .key = "A", .line = "pool {seat} add {\"name} mind={#mind}",
	  .help = N_("a character that the catalogue has not"), POOL },
	OPTIONS,
	JUDGE,
	{ 0 }
};

static const struct binding pick_keys[] = {
	{ .key = "type", .act_name = "none", .label = N_("narrow"), .help = N_("letters of the name"), PRIVATE },
	{ .key = "arrows", .act_name = "none", .label = N_("choose"), .help = N_("another one"), PRIVATE },
	{ .key = "Enter", .line = "pick {seat} {name}", .label = N_("lock"),
	  .help = N_("face down, and the half is closed"), PRIVATE },
	{ .key = "Esc", .act_name = "hide", .label = N_("hide"), .help = N_("close it without a pick"), PRIVATE },
	{ 0 }
};

static const struct binding add_keys[] = {
	{ .key = "type", .act_name = "none", .label = N_("find"),
	  .help = N_("letters of a name in the catalogue"), PRIVATE },
	{ .key = "arrows", .act_name = "none", .label = N_("choose"), .help = N_("another one"), PRIVATE },
	{ .key = "Enter", .line = "pool {seat} add {name}", .label = N_("add"),
	  .help = N_("into the pool"), PRIVATE },
	{ .key = "^D", .line = "pool {seat} remove {mine}", .label = N_("take out"),
	  .help = N_("out of the pool"), PRIVATE },
	{ .key = "Esc", .act_name = "hide", .label = N_("hide"), .help = N_("close the half"), PRIVATE },
	{ 0 }
};

static const struct binding reveal_keys[] = {
	{ .key = "Space", .act_name = "next", .label = N_("next"), .help = N_("goes on"), DRAFT },
	{ .key = "Enter", .act_name = "next", .help = N_("goes on"), DRAFT },
	STOP,
	ITEM,
	{ 0 }
};

static const struct binding start_keys[] = {
	ITEM,
	{ .key = "w", .line = "site {seat} {?site}", .label = N_("site"),
	  .help = N_("where the company starts"),
	  .head = N_("where {who} starts"), START },
	{ .key = "t", .line = "todeck {seat} {\"name}", .label = N_("to deck"),
	  .help = N_("a card that did not join goes to the deck"), START },
	{ .key = "d", .menu = deck_keys, .label = N_("deck"),
	  .help = N_("count the deck .."), .head = N_("the deck of {who}, by counts"), START },
	{ .key = "F", .line = "deck {seat} load {\"file}", .help = N_("the deck from a list"), START },
	{ .key = "S", .line = "deck {seat} seal", .label = N_("seal"),
	  .help = N_("the deck stands for the event"), START },
	{ .key = "n", .line = "turn {seat}", .label = N_("first turn"),
	  .help = N_("the focused player's turn begins"), START },
	OPTIONS,
	JUDGE,
	{ 0 }
};

#define CHAIN \
	{ .key = "c", .line = "chain", .label = N_("chain"), .help = N_("chain of strength"), COUNT }, \
	{ .key = "O", .line = "order", .help = N_("roll for who chooses the first check"), COUNT }
#define TURNS \
	{ .key = "n", .line = "turn", .label = N_("next"), .help = N_("the other's turn"), GAME_KEYS }, \
	{ .key = "x", .line = "exhaust {seat}", .help = N_("the play deck is exhausted"), GAME_KEYS }, \
	{ .key = "C", .line = "call {seat} {?call}", .help = N_("calls the council"), \
	  .head = N_("{who} calls the council"), GAME_KEYS }, \
	{ .key = "H", .line = "untap {seat} sideboard {#count}", .help = N_("hazards from the sideboard"), \
	  GAME_KEYS }, \
	{ .key = "R", .line = "remove {seat} {\"card} needs={#needs} {?state}", \
	  .help = N_("try to remove a corruption card"), .head = N_("how {who} rolls for it"), GAME_KEYS }, \
	{ .key = "A", .line = "character {seat} {\"name} points={#points}", \
	  .help = N_("who comes into play, with corruption"), GAME_KEYS }, \
	{ .key = "E", .line = "eliminated {seat} avatar", .help = N_("the avatar is lost: -5"), GAME_KEYS }, \
	{ .key = "M", .line = "rematch", .help = N_("the next game, same lists"), GAME_KEYS }, \
	OPTIONS, \
	JUDGE

#define POINTS_KEYS \
	{ .key = "arrows", .act_name = "none", .label = N_("cell"), .help = N_("another cell"), COUNT }, \
	{ .key = "+", .line = "mp {seat} {category} {run}", .label = N_("points"), \
	  .help = N_("one more, one less"), COUNT, .step = 1 }, \
	{ .key = "-", .line = "mp {seat} {category} {run}", .label = N_("points"), \
	  .help = N_("one more, one less"), COUNT, .step = -1 }, \
	{ .key = "=", .line = "mp {seat} {category} {~amount}", .help = N_("any amount"), COUNT }, \
	{ .key = "r", .line = "check {seat} {?person}", .label = N_("roll a check"), \
	  .help = N_("a corruption check, rolled here"), .head = N_("who of {who} is checked"), COUNT }, \
	CHAIN, \
	{ .key = "d", .line = "duplicates {seat} {#count}", \
	  .help = N_("unique cards shown from the other's hand"), COUNT }, \
	{ .key = "v", .act_name = "people", .label = N_("who"), .help = N_("who is in play, or the points"), COUNT }

/* The keys look at the steps of the count; after the last one the count is said. */
static const struct binding step_keys[] = {
	{ .key = "Space", .act_name = "step", .label = N_("next step"), .help = N_("the next step of the count"),
	  COUNT },
	POINTS_KEYS,
	TURNS,
	{ 0 }
};

static const struct binding council_keys[] = {
	{ .key = "Space", .line = "council", .label = N_("count"),
	  .help = N_("the count holds, and who has won"), COUNT },
	POINTS_KEYS,
	TURNS,
	{ 0 }
};

static const struct binding people_keys[] = {
	{ .key = "arrows", .act_name = "none", .label = N_("who"), .help = N_("another one"), COUNT },
	{ .key = "r", .line = "check {seat} {focused}", .label = N_("roll a check"),
	  .help = N_("a corruption check, rolled here"), COUNT },
	{ .key = "Enter", .line = "check {seat} {focused} {#die} {#other}", .label = N_("type the dice"),
	  .help = N_("a check with the dice thrown"), COUNT },
	{ .key = "=", .line = "character {seat} {focused} points={#points}",
	  .help = N_("corruption points"), COUNT },
	{ .key = "X", .line = "gone {seat} {focused}", .help = N_("leaves play"), COUNT },
	{ .key = "c", .line = "chain", .label = N_("chain"), .help = N_("chain of strength"), COUNT },
	{ .key = "Space", .line = "chain", .help = N_("chain of strength"), COUNT },
	{ .key = "O", .line = "order", .help = N_("roll for who chooses the first check"), COUNT },
	{ .key = "v", .act_name = "people", .label = N_("points"),
	  .help = N_("who is in play, or the points"), COUNT },
	TURNS,
	{ 0 }
};
/* clang-format on */

const struct key_mode meccg_modes[] = { { N_("A PICK"), pick_keys },           { N_("A POOL"), add_keys },
	                                { N_("THE REVEAL"), reveal_keys },     { N_("START"), start_keys },
	                                { N_("COUNCIL"), council_keys },       { N_("STEPS"), step_keys },
	                                { N_("WHO IS IN PLAY"), people_keys }, { 0 } };

const struct binding *meccg_keys_now(const void *v, const void *state)
{
	const struct meccg_view *view = v;
	const struct meccg *m = state;

	if (meccg_reveals(view, m))
		return reveal_keys;
	if (view->open && meccg_may_open(m, view->seat))
		return m->phase == MECCG_POOLS ? add_keys : pick_keys;
	switch (meccg_page_of(view, m)) {
	case PAGE_DRAFT: return meccg_draft_keys;
	case PAGE_START: return start_keys;
	case PAGE_PEOPLE: return people_keys;
	default:
		return m->phase == MECCG_COUNCIL && !m->counted && view->step && view->step < STEPS
		               ? step_keys
		               : council_keys;
	}
}

/* No hint for a key that would end the game in the midst of it. */
bool meccg_hinted(const void *v, const void *state, const struct binding *binding)
{
	const struct meccg *m = state;
	const struct meccg_view *view = v;
	bool both = m->phase == MECCG_DRAFT && meccg_all_picked(m);

	if (!m->table.seats)
		return false;
	if (binding->act_name && strcmp(binding->act_name, "open") == 0)
		return !both && (meccg_may_open(m, view->seat) || meccg_may_open(m, 1 - view->seat));
	if (binding->line && strcmp(binding->line, "council") == 0)
		return m->phase == MECCG_COUNCIL || m->caller >= 0;
	return true;
}

/* ---- filling ---- */

static bool chosen_row(const struct meccg_view *view, const struct meccg *m, struct meccg_row *row)
{
	struct meccg_row rows[ROWS_MAX];
	int count = view->open ? meccg_rows(view, m, rows) : 0;

	if (view->row >= count)
		return false;
	*row = rows[view->row];
	return true;
}

static const struct meccg_person *focused(const struct meccg_view *view, const struct meccg *m)
{
	const struct meccg_player *p = &m->player[view->seat];

	return view->person < p->persons ? &p->person[view->person] : NULL;
}

/* `name`: what Enter takes; `mine`: what ^D takes out of the pool. */
static bool fill_row(const struct meccg_view *view, const struct meccg *m, bool mine, char *out, size_t size)
{
	struct meccg_row row;

	if (!chosen_row(view, m, &row) || (m->phase == MECCG_POOLS && (row.held >= 0) != mine))
		return false;
	word_typed(meccg_row_name(m, view->seat, &row), out, size);
	return true;
}

bool meccg_fill(const void *v, const void *state, const char *hole, char *out, size_t size)
{
	const struct meccg_view *view = v;
	const struct meccg *m = state;

	if (!m->table.seats)
		return false;
	if (strcmp(hole, "seat") == 0)
		screen_seat_word(&m->table, view->seat, out, size);
	else if (strcmp(hole, "who") == 0)
		utf8_copy(out, size, m->table.seat[view->seat].name);
	else if (strcmp(hole, "why") == 0) /* another hole could not be filled */
		utf8_copy(out, size, _("there is nothing to choose from now"));
	else if (strcmp(hole, "name") == 0 || strcmp(hole, "mine") == 0)
		return fill_row(view, m, hole[0] == 'm', out, size);
	else if (strcmp(hole, "category") == 0)
		return choice_at(MECCG_POINT_WORDS, view->category, out, size);
	else if (strcmp(hole, "focused") == 0 && focused(view, m))
		word_typed(focused(view, m)->name, out, size);
	else
		return false;
	return true;
}

/* ---- choosing ---- */

static void said_choice(struct choices *list, const char *press, const char *word, const char *text, bool now)
{
	struct choice *choice = choices_add(list, press, word);

	utf8_copy(choice->text, sizeof choice->text, text);
	if (now)
		utf8_copy(choice->value, sizeof choice->value, _("is so now"));
}

/* a, b, c: names have no keys of their own. */
static void name_choice(struct choices *list, const char *name, const char *value)
{
	char press[8], word[sizeof list->out->word];
	struct choice *choice;

	snprintf(press, sizeof press, "%c", 'a' + list->count);
	word_typed(name, word, sizeof word);
	choice = choices_add(list, press, word);
	utf8_copy(choice->name, sizeof choice->name, name);
	utf8_copy(choice->value, sizeof choice->value, value);
}

static void side_choices(const struct meccg_view *view, const struct meccg *m, struct choices *list)
{
	const struct meccg_player *p = &m->player[view->seat];

	said_choice(list, "h", "hero", _("five in the company, from Rivendell"), p->side == SIDE_HERO);
	said_choice(list, "m", "minion", _("six, from Minas Morgul and Dol Guldur"),
	            p->side == SIDE_MINION && !p->sauron);
	said_choice(list, "s", "minion sauron", _("the same, and plays Sauron"), p->sauron);
	said_choice(list, "f", "fallen", _("five, of both kinds, with stage cards"), p->side == SIDE_FALLEN);
	said_choice(list, "b", "balrog", _("six Orcs and Trolls"), p->side == SIDE_BALROG);
}

static void rules_choices(const struct meccg_view *view, const struct meccg *m, struct choices *list)
{
	(void)view;
	said_choice(list, "l", "lorien", _("Council of Lorien: the tournament policy"),
	            m->rules == MECCG_LORIEN);
	said_choice(list, "e", "coe", _("Council of Elrond, where they differ"), m->rules == MECCG_COE);
}

static void length_choices(const struct meccg_view *view, const struct meccg *m, struct choices *list)
{
	(void)view;
	for (int i = 1; i <= 4; i++) {
		char number[8];

		snprintf(number, sizeof number, "%d", i);
		said_choice(list, number, number, "", m->length == i);
	}
}

static void goal_choices(const struct meccg_view *view, const struct meccg *m, struct choices *list)
{
	said_choice(list, "p", "points", _("marshalling points"), !m->player[view->seat].deck.ring);
	said_choice(list, "r", "ring", _("The One Ring"), m->player[view->seat].deck.ring);
}

static void starter_choices(const struct meccg_view *view, const struct meccg *m, struct choices *list)
{
	const struct meccg_player *p = &m->player[view->seat];

	for (int i = 0; i < p->holds; i++) {
		const char *item = "";

		if (!meccg_is_starter(&p->held[i]))
			continue;
		for (int k = 0; k < p->items; k++)
			if (strcmp(p->item[k].bearer, p->held[i].name) == 0)
				item = p->item[k].name;
		name_choice(list, p->held[i].name, item);
	}
}

static void site_choices(const struct meccg_view *view, const struct meccg *m, struct choices *list)
{
	switch (m->player[view->seat].side) {
	case SIDE_HERO: said_choice(list, "r", "Rivendell", "", false); break;
	case SIDE_MINION:
		said_choice(list, "m", "\"Minas Morgul\"", "", false);
		said_choice(list, "d", "\"Dol Guldur\"", "", false);
		said_choice(list, "b", "\"Minas Morgul\" \"Dol Guldur\"", _("a company at each"), false);
		break;
	case SIDE_FALLEN:
		said_choice(list, "w", "\"The White Towers\"", _("another one: say it at the prompt"), false);
		break;
	case SIDE_BALROG:
		said_choice(list, "m", "Moria", "", false);
		said_choice(list, "u", "\"The Under-gates\"", "", false);
		said_choice(list, "b", "Moria \"The Under-gates\"", _("a company at each"), false);
		break;
	}
}

static void person_choices(const struct meccg_view *view, const struct meccg *m, struct choices *list)
{
	const struct meccg_player *p = &m->player[view->seat];

	for (int i = 0; i < p->persons; i++) {
		char value[60];

		if (!meccg_checks(m, view->seat, &p->person[i]))
			continue;
		snprintf(value, sizeof value, _("%d or more"), meccg_needs(m, &p->person[i]));
		name_choice(list, p->person[i].name, value);
	}
}

static void call_choices(const struct meccg_view *view, const struct meccg *m, struct choices *list)
{
	enum meccg_side side = m->player[view->seat].side;

	if (side == SIDE_MINION || side == SIDE_BALROG)
		said_choice(list, "s", "sudden", _("with the card Sudden Call"), false);
	else
		said_choice(list, "C", "", _("at the end of the turn"), false);
}

static void state_choices(const struct meccg_view *view, const struct meccg *m, struct choices *list)
{
	(void)view;
	(void)m;
	said_choice(list, "t", "", _("taps for it"), false);
	said_choice(list, "u", "untapped", _("stays untapped: -3"), false);
	said_choice(list, "d", "tapped", _("was tapped before: -3"), false);
	said_choice(list, "w", "wounded", _("is wounded: -3"), false);
}

/* The present counts of the deck, beside its keys. */
static void deck_values(const struct meccg_view *view, const struct meccg *m, struct choices *list)
{
	static const enum meccg_key of_keys[] = {
		/* in the order of deck_keys */
		CARDS_RESOURCE, CARDS_HAZARD,    CARDS_CREATURE,      CARDS_CREATURE_EVENT, CARDS_AHUNT,
		CARDS_HOME,     CARDS_AGENT,     CARDS_SPAWN,         CARDS_EITHER,         CARDS_CHARACTER,
		CARDS_AVATAR,   CARDS_SIDEBOARD, CARDS_SIDE_CREATURE, CARDS_SIDE_AVATAR
	};

	for (int i = 0; deck_keys[i].key; i++)
		snprintf(choices_add(list, deck_keys[i].key, "")->value, sizeof list->out->value, "%d",
		         meccg_deck_total(&m->player[view->seat].deck, of_keys[i]));
}

static void option_values(const struct meccg_view *view, const struct meccg *m, struct choices *list)
{
	snprintf(choices_add(list, "r", "")->value, sizeof list->out->value, "%s",
	         m->rules == MECCG_COE ? "coe" : "lorien");
	snprintf(choices_add(list, "l", "")->value, sizeof list->out->value, "%d", m->length);
	utf8_copy(choices_add(list, "g", "")->value, sizeof list->out->value,
	          meccg_side_shown(&m->player[view->seat]));
}

int meccg_choices(const void *v, const void *state, const char *hole, const char *line, struct choice *out,
                  int max)
{
	static const struct {
		const char *hole;
		void (*list)(const struct meccg_view *view, const struct meccg *m, struct choices *list);
	} holes[] = {
		{ "side", side_choices },     { "rules", rules_choices },     { "length", length_choices },
		{ "goal", goal_choices },     { "starter", starter_choices }, { "site", site_choices },
		{ "person", person_choices }, { "call", call_choices },       { "state", state_choices },
		{ "d", deck_values },         { "o", option_values },
	};
	const struct meccg *m = state;
	struct choices list = { .out = out, .max = max };

	(void)line;
	if (!m->table.seats || max <= 0)
		return 0;
	for (size_t i = 0; i < sizeof holes / sizeof *holes; i++)
		if (strcmp(holes[i].hole, hole) == 0)
			holes[i].list(v, m, &list);
	return list.count;
}
