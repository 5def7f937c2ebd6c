/* SPDX-License-Identifier: MIT */
/*
 * Titan: the small helps that its files share, and the table of verbs. What a
 * piece or a board is stands in titan_board.h, the sequence of play in
 * steps.def.
 */
#include "titan.h"

#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

/* ---- units ---- */

const struct titan_battle titan_no_battle = {
	.striker = -1,
	.target = -1,
	.via = -1,
	.conceding = -1,
	.seat = { -1, -1 },
};

void titan_unit_id(const struct titan_unit *unit, char out[TITAN_UNIT_ID])
{
	snprintf(out, TITAN_UNIT_ID, "%c%d", unit->side == SIDE_ATTACKER ? 'a' : 'd', unit->number & 0xff);
}

const char *titan_id(const struct titan *t, int unit, char out[TITAN_UNIT_ID])
{
	titan_unit_id(&t->battle.unit[unit], out);
	return out;
}

const char *titan_name(enum titan_creature creature)
{
	return _(titan_creatures[creature].name);
}

const char *titan_land(enum titan_land land)
{
	return _(titan_land_name(land));
}

void titan_ids(const struct titan *t, titan_units set, char out[TITAN_LIST])
{
	int end = 0;

	out[0] = '\0';
	for (int i = 0; i < t->battle.units; i++)
		if (set & 1u << i)
			end += snprintf(out + end, (size_t)(TITAN_LIST - end), "%s%s", end ? ", " : "",
			                ID(t, i));
}

int titan_unit_find(const struct titan *t, const char *word)
{
	char folded[16];

	utf8_fold(word, folded, sizeof folded);
	for (int i = 0; i < t->battle.units; i++)
		if (t->battle.unit[i].fate == FATE_LIVES && strcmp(ID(t, i), folded) == 0)
			return i;
	return -1;
}

int titan_unit_at(const struct titan *t, int hex)
{
	for (int i = 0; i < t->battle.units; i++)
		if (t->battle.unit[i].hex == hex && t->battle.unit[i].fate == FATE_LIVES)
			return hex < 0 ? -1 : i;
	return -1;
}

bool titan_is_slain(const struct titan_unit *unit)
{
	return unit->hits >= unit->power;
}

int titan_hits_left(const struct titan_unit *unit)
{
	return unit->power > unit->hits ? unit->power - unit->hits : 0;
}

int titan_unit_value(const struct titan_unit *unit)
{
	return unit->power * unit->skill;
}

int titan_living(const struct titan *t, enum titan_side side)
{
	int count = 0;

	for (int i = 0; i < t->battle.units; i++)
		count += t->battle.unit[i].side == side && titan_is_living(&t->battle.unit[i]);
	return count;
}

int titan_add_unit(struct titan *t, enum titan_side side, enum titan_creature creature, int power)
{
	struct titan_battle *b = &t->battle;
	const struct titan_facts *facts = titan_facts_of(t, creature);

	if (b->units == TITAN_UNITS)
		return -1;
	if (!power)
		power = creature == CREATURE_TITAN ? titan_titan_power(b->score[side]) : facts->power;
	b->unit[b->units] = (struct titan_unit){
		.side = side,
		.number = ++b->numbers[side],
		.creature = creature,
		.power = power,
		.skill = facts->skill,
		.hex = -1,
	};
	return b->units++;
}

int titan_titan_power(int score)
{
	return 6 + score / 100;
}

void titan_forget_strike(struct titan_battle *b)
{
	b->striker = b->target = b->via = -1;
	b->number = b->dice = b->carry = 0;
}

bool titan_is_living(const struct titan_unit *unit)
{
	return unit->fate == FATE_LIVES && !titan_is_slain(unit);
}

bool titan_has_fallen(const struct titan *t, enum titan_side side)
{
	for (int i = 0; i < t->battle.units; i++) {
		const struct titan_unit *u = &t->battle.unit[i];

		if (u->side == side && u->creature == CREATURE_TITAN &&
		    (u->fate == FATE_DEAD || titan_is_slain(u)))
			return true;
	}
	return false;
}

/* The chart of 2007 prints two characters otherwise, by mistake as it seems. */
const struct titan_facts *titan_facts_of(const struct titan *t, enum titan_creature creature)
{
	static const struct titan_facts cyclops = {
		N_("Cyclops"), N_("Cyclopes"),       "Cy", 9,    3, CLASS_CREATURE, true, true,
		false,         1u << HAZARD_BRAMBLE, 28,   false
	};
	static const struct titan_facts hydra = {
		N_("Hydra"), N_("Hydrae"),
		"Hy",        10,
		3,           CLASS_CREATURE,
		false,       false,
		false,       1u << HAZARD_BOG | 1u << HAZARD_DUNE | 1u << HAZARD_SAND,
		10,          false
	};

	if (t->choice[DISPUTE_valley_games_chart] && creature == CREATURE_CYCLOPS)
		return &cyclops;
	if (t->choice[DISPUTE_valley_games_chart] && creature == CREATURE_HYDRA)
		return &hydra;
	return &titan_creatures[creature];
}

bool titan_is_native(const struct titan *t, int unit, enum titan_hazard hazard)
{
	return titan_creatures[t->battle.unit[unit].creature].natives >> hazard & 1;
}

titan_units titan_contacts(const struct titan *t, int unit)
{
	const struct titan_battle *b = &t->battle;
	const struct titan_unit *u = &b->unit[unit];
	titan_units set = 0;

	if (u->hex < 0)
		return 0;
	for (int i = 0; i < b->units; i++) {
		const struct titan_unit *other = &b->unit[i];
		bool upper;
		int side;

		if (other->side == u->side || other->hex < 0 || other->fate != FATE_LIVES)
			continue;
		side = titan_side_towards(u->hex, other->hex);
		if (side >= 0 && !titan_hazards[titan_hexside(b->land, u->hex, side, &upper)].blocks_strikes)
			set |= 1u << i;
	}
	return set;
}

/* ---- sides and words ---- */

const char *titan_side_word(enum titan_side side)
{
	return side == SIDE_ATTACKER ? "attacker" : "defender";
}

const char *titan_side_name(enum titan_side side)
{
	return side == SIDE_ATTACKER ? _("the attacker") : _("the defender");
}

bool titan_has_battle(const struct call *call)
{
	const struct titan *t = call->state;

	return t->battle.on || t->encounter.decided ||
	       reason_set(call->why, _("2.5.6: there is no battle: battle LAND begins one"));
}

/* The verbs of a whole game make the table one. */
bool titan_is_whole(struct call *call)
{
	struct titan *t = call->state;

	if (!t->table.seats)
		return reason_set(call->why, _("1.1: nobody is seated yet: seat NAME..."));
	if (!t->whole && t->battle.on)
		return reason_set(call->why, _("%s: this table has a battle of its own, not a whole game"),
		                  titan_here(call));
	t->whole = true;
	return true;
}

bool titan_not_here(const struct call *call, const char *verb)
{
	const struct titan *t = call->state;
	char list[TITAN_LIST] = "";
	unsigned may = titan_may_now(t);

	for (int i = 0; i < TITAN_MAYS; i++)
		if (may >> i & 1)
			snprintf(list + strlen(list), sizeof list - strlen(list), "%s%s", list[0] ? ", " : "",
			         titan_may_word(1 << i));
	return reason_set(call->why, list[0] ? _("%s: no %s here, but: %s") : _("%s: no %s here"),
	                  titan_here(call), verb, list);
}

bool titan_may_say(const struct call *call, enum titan_may may)
{
	const struct titan *t = call->state;

	if (t->step == STEP_NONE)
		return titan_has_battle(call);
	return titan_may_now(t) & may || titan_not_here(call, titan_may_word(may));
}

bool titan_read_unit(struct call *call, int *unit)
{
	struct titan *t = call->state;
	char list[TITAN_LIST];
	const char *word;
	titan_units all = 0;

	if (!titan_has_battle(call) || !args_word(&call->args, &word))
		return false;
	*unit = titan_unit_find(t, word);
	if (*unit >= 0)
		return true;
	for (int i = 0; i < t->battle.units; i++)
		if (t->battle.unit[i].fate == FATE_LIVES)
			all |= 1u << i;
	titan_ids(t, all, list);
	if (!all)
		return reason_set(call->why, _("2.5.6.1: there are no units yet: force attacker CREATURES"));
	return reason_set(call->why, _("no unit is called \"%.20s\": %s"), word, list);
}

bool titan_read_hex(struct call *call, int *hex)
{
	const char *word;

	if (!args_word(&call->args, &word))
		return false;
	*hex = titan_hex_find(word);
	return *hex >= 0 || reason_set(call->why,
	                               _("no hex is called \"%.20s\": A1 to A3, B1 to B4, C1 to C5, D1 to "
	                                 "D6, E1 to E5, F1 to F4"),
	                               word);
}

bool titan_read_entry(struct call *call, const char *key, enum titan_land land, int *entry)
{
	const char *word = args_key(&call->args, key);

	if (!word)
		return true;
	for (int i = 0; i < TITAN_ENTRIES; i++)
		if (strcmp(word, titan_entry_words[i]) == 0) {
			*entry = i;
			return land != LAND_TOWER || i == ENTRY_LOWER_LEFT ||
			       reason_set(call->why, _("2.3: a Tower is always entered from the lower left"));
		}
	return reason_set(call->why, _("\"%.40s\" is none of right, lower-left, upper-left"), word);
}

bool titan_word_marker(const char *word, int *legion, struct reason *why)
{
	*legion = titan_marker_find(word);
	return *legion >= 0 ||
	       reason_set(why, _("\"%.20s\" is no marker: Bk Br Bu Gd Gr Rd and 01 to 12, as Rd01"), word);
}

bool titan_read_marker(struct call *call, int *legion)
{
	const char *word;

	return args_word(&call->args, &word) && titan_word_marker(word, legion, call->why);
}

bool titan_read_own(struct call *call, int *legion)
{
	const struct titan *t = call->state;

	if (!titan_read_marker(call, legion))
		return false;
	if (t->table.turn < 0 || titan_owner(t, *legion) != t->table.turn)
		return reason_set(call->why, _("%s: %s is not %s's"), titan_here(call), MARKER(*legion),
		                  t->table.turn < 0 ? "" : t->table.seat[t->table.turn].name);
	return t->legion[*legion].size ||
	       reason_set(call->why, _("%s: there is no legion %s"), titan_here(call), MARKER(*legion));
}

/* "lion*2", "titan:9", "angel" */
static bool add_members(struct titan_list *list, const char *word, struct reason *why)
{
	enum { MOST = sizeof list->member / sizeof *list->member };
	char name[40];
	size_t length = strcspn(word, "*:");
	int times = 1, power = 0, creature;

	if (length >= sizeof name)
		return reason_set(why, _("no character is called \"%.40s\""), word);
	snprintf(name, sizeof name, "%.*s", (int)length, word);
	creature = titan_creature_find(name, why);
	if (creature < 0)
		return false;
	if (word[length] == ':' &&
	    (creature != CREATURE_TITAN || !read_int(word + length + 1, 1, TITAN_POWER_MAX, &power)))
		return reason_set(why, _("only a Titan's power is told, from 1 to %d: titan:9"),
		                  TITAN_POWER_MAX);
	if (word[length] == '*' && !read_int(word + length + 1, 1, MOST, &times))
		return reason_set(why, _("\"%.40s\" is no number of them: lion*2"), word);
	while (times-- > 0) {
		if (list->count == MOST)
			return reason_set(why, _("at most %d characters at once"), MOST);
		list->member[list->count].creature = creature;
		list->member[list->count++].power = power;
	}
	return true;
}

bool titan_list_words(const char *text, struct titan_list *list, struct reason *why)
{
	char word[60];

	for (const char *at = text; *at; at += strspn(at, " ,")) {
		size_t length = strcspn(at, " ,");

		if (length >= sizeof word)
			return reason_set(why, _("no character is called \"%.40s\""), at);
		snprintf(word, sizeof word, "%.*s", (int)length, at);
		if (length && !add_members(list, word, why))
			return false;
		at += length;
	}
	return true;
}

bool titan_read_list(struct call *call, struct titan_list *list)
{
	const char *word;

	list->count = 0;
	do {
		if (!args_word(&call->args, &word) || !titan_list_words(word, list, call->why))
			return false;
	} while (args_more(&call->args));
	return list->count > 0 || args_usage(&call->args);
}

/* attacker, defender, or the name of the player who is it. */
bool titan_read_side(struct call *call, enum titan_side *side)
{
	const struct titan *t = call->state;
	struct reason ignored;
	const char *word;
	int seat;

	if (!args_word(&call->args, &word))
		return false;
	for (int i = 0; i < 2; i++) {
		*side = i;
		if (strcmp(word, titan_side_word(*side)) == 0)
			return true;
	}
	seat = table_find(&t->table, word, &ignored);
	for (int i = 0; i < 2; i++) {
		*side = i;
		if (seat >= 0 && t->battle.seat[i] == seat)
			return true;
	}
	return reason_set(call->why, _("\"%.40s\" is no side: attacker or defender"), word);
}

/* ---- beginning ---- */

static void titan_start(void *state)
{
	struct titan *t = state;

	t->step = STEP_NONE;
	titan_no_encounter(t);
	for (int i = 0; i < TITAN_LEGIONS; i++)
		titan_legion_clear(t, i);
	for (int i = 0; i < TITAN_PLAYERS; i++)
		t->player[i].colour = -1;
}

/* ---- the common verbs that a whole game says otherwise ---- */

static const struct verb *common_of(const struct call *call)
{
	const struct verb *verb = common_verbs;

	while (strcmp(verb->name, call->args.verb->name) != 0)
		verb++;
	return verb;
}

/* Its turns go by the towers. */
static bool titan_do_turn(struct call *call)
{
	const struct titan *t = call->state;

	if (t->whole)
		return reason_set(call->why, _("2: turns go from the highest tower to the lowest: finish "
		                               "ends one, begin P takes up a game half played"));
	return common_of(call)->apply(call);
}

static bool titan_resolve_first(struct call *call, struct rng *rng, struct line *out)
{
	const struct titan *t = call->state;

	if (t->whole)
		return titan_do_turn(call);
	return common_of(call)->resolve(call, rng, out);
}

/* ---- the verbs ---- */

/* clang-format off */
static const struct verb titan_verbs[] = {
	{ "battle", "LAND [attacker=P] [defender=P] [side=right|lower-left|upper-left] [scores=N,N]",
	  N_("a battle of its own, for a judge called to it"), "2.5.6", 0, titan_do_battle, NULL },
	{ "force", "attacker|defender CREATURES...", N_("who fights: titan:9 angel lion*2"), "2.5.6.1", 0,
	  titan_do_force, NULL },
	{ "agree", "TEXT", N_("what is agreed on before the game"), "1.2", 0, titan_do_agree, NULL },
	{ "tower", "P [D]", N_("a die for the tower; a taken number is thrown again"), "1.3", 0,
	  titan_do_tower,
	  titan_resolve_tower },
	{ "colour", "P black|brown|blue|gold|green|red",
	  N_("the colour of a player, from the lowest tower up"), "1.4.1", 0,
	  titan_do_colour, NULL },
	{ "legion", "P MARKER CREATURES...", N_("what a legion has, as its owner tells it; or none"), "1.5",
	  VERB_RULING | VERB_SECRET | VERB_UNTRIED, titan_do_legion, NULL },
	{ "split", "MARKER NEW CREATURES...", N_("who leaves a legion for a new one"), "2.1",
	  VERB_SECRET | VERB_UNTRIED,
	  titan_do_split, NULL },
	{ "movement", "[D]", N_("the die of the movement"), "2.2", 0, titan_do_movement,
	  titan_resolve_movement },
	{ "mulligan", "", N_("takes the first turn's roll back, once"), "2.2.1", 0, titan_do_mulligan, NULL },
	{ "rejoin", "", N_("who was split and stayed together is one legion again"), "2.4", 0,
	  titan_do_rejoin, NULL },
	{ "encounter", "MARKER MARKER LAND [from=right|lower-left|upper-left]",
	  N_("a legion on turn meets another's"), "2.5", 0,
	  titan_do_encounter, NULL },
	{ "look", "P", N_("a player looks into the legion that is met"), "2.5.1", 0, titan_do_look, NULL },
	{ "flee", "", N_("the defender flees, for half its points"), "2.5.3", VERB_UNTRIED, titan_do_flee,
	  NULL },
	{ "propose", "TEXT [winner=attacker|defender|none] [left=CREATURES]",
	  N_("how the encounter might end"), "2.5.4",
	  VERB_SECRET | VERB_UNTRIED, titan_do_propose, NULL },
	{ "accept", "N", N_("accept the other side's proposal N"), "2.5.4", 0, titan_do_accept, NULL },
	{ "done-proposing", "attacker|defender|P", N_("a side has no new proposal"), "2.5.5", 0,
	  titan_do_done, NULL },
	{ "recruit", "MARKER CREATURE [with=CREATURES]",
	  N_("a legion that has moved recruits; with= who is shown"), "2.6",
	  VERB_UNTRIED, titan_do_recruit, NULL },
	{ "finish", "", N_("the turn is finished"), "2.7", 0, titan_do_finish, NULL },
	{ "withdraw", "P", N_("a player leaves the game"), "2.7", 0, titan_do_withdraw, NULL },
	{ "award", "MARKER P", N_("who is engaged with a legion of a slain Titan's player"), "2.5.6.9", 0,
	  titan_do_award, NULL },
	{ "score", "P +N|-N|=N", N_("the points of a player"), "2.5.6.8", VERB_RULING, titan_do_score, NULL },
	{ "begin", "P [turn=N]", N_("a game taken up half played, at a player's turn"), "2.1", VERB_RULING,
	  titan_do_begin, NULL },
	{ "turn", "[P]", N_("the next player's turn, or P's; not in a whole game"), NULL, VERB_TURNS,
	  titan_do_turn, NULL },
	{ "first", "[P]", N_("who begins: drawn at random, or P; not in a whole game"), NULL, VERB_TURNS,
	  titan_do_turn,
	  titan_resolve_first },
	{ "step", "", N_("go on; refused while something is outstanding"), "2", 0, titan_do_step, NULL },
	{ "enter", "U HEX", N_("a unit comes onto the map"), "2.5.6.4.x.1", 0, titan_do_enter, NULL },
	{ "move", "U|MARKER HEX|LAND [from=right|lower-left|upper-left]",
	  N_("a unit moves; before encounters a legion (2.3)"), "2.5.6.4.x.1", 0, titan_do_move, NULL },
	{ "hold", "U", N_("a unit stays where it is, or outside"), "2.5.6.4.x.1", 0, titan_do_hold, NULL },
	{ "summon", "angel|archangel [from=MARKER]", N_("the attacker summons"), "2.5.6.4.2.1", VERB_UNTRIED,
	  titan_do_summon, NULL },
	{ "reinforce", "CREATURE", N_("the defender's reinforcement"), "2.5.6.4.1.1", VERB_UNTRIED,
	  titan_do_reinforce, NULL },
	{ "drift", "", N_("drift does its damage"), "2.5.6.4.x.3", 0, titan_do_drift, NULL },
	{ "declare", "U T [number=N] [dice=N] [via=HEX]", N_("a strike is declared and not rolled yet"),
	  "2.5.6.4.x.4.1", 0,
	  titan_do_declare, NULL },
	{ "strike", "U T [DICE...] [number=N] [dice=N] [via=HEX]",
	  N_("strike, rangestrike or strike back; without dice they are rolled"), "2.5.6.4.x.4.2", 0,
	  titan_do_strike, titan_resolve_strike },
	{ "carry", "T|none [N]", N_("excess hits go to another in contact"), "2.5.6.4.x.4.3", 0,
	  titan_do_carry, NULL },
	{ "concede", "attacker|defender|P", N_("concede, or try to where the other side answers"), "2.5.6.2",
	  0,
	  titan_do_concede, NULL },
	{ "allow", "", N_("let the other side's concession stand"), "2.5.6.4.x.2", 0, titan_do_allow, NULL },
	{ "refuse", "", N_("says that nobody can refuse a concession"), "2.5.6.4.x.2", 0, titan_do_refuse,
	  NULL },
	{ "angel", "[MARKER]", N_("the winner takes an angel for a hundred passed"), "2.5.6.8", 0,
	  titan_do_angel, NULL },
	{ "archangel", "[MARKER]", N_("the winner takes an archangel for five hundred passed"), "2.5.6.8", 0,
	  titan_do_archangel, NULL },
	{ "place", "U HEX|off", N_("where a unit stands"), NULL, VERB_RULING, titan_do_place, NULL },
	{ "hits", "U =N|+N|-N", N_("hits that a unit has taken"), NULL, VERB_RULING, titan_do_hits, NULL },
	{ "at",
	  "[turn=N] side=attacker|defender phase=maneuver|drift|strike|strikeback|remove|end [window=open|past]",
	  N_("the step of a half-played battle"), NULL, VERB_RULING, titan_do_at, NULL },
	{ "odds", "U T [via=HEX]", N_("dice, number, modifiers and chances of a strike"), "2.5.6.4.x.4.1",
	  VERB_QUERY,
	  titan_ask_odds, NULL },
	{ "reach", "U", N_("where a unit may go, and what it costs"), "2.5.6.4.x.1", VERB_QUERY,
	  titan_ask_reach, NULL },
	{ "los", "HEX HEX [land=LAND] [via=HEX]", N_("the line of sight of a rangestrike"), NULL, VERB_QUERY,
	  titan_ask_los, NULL },
	{ "recruits", "LAND CREATURES...", N_("whom they may muster in a land"), "2.6", VERB_QUERY,
	  titan_ask_recruits, NULL },
	{ "lands", "[LAND]", N_("the lands and whom they muster"), "2.6", VERB_QUERY, titan_ask_lands, NULL },
	{ "value", "CREATURES... [score=N]", N_("what they are worth"), "2.5.6.8", VERB_QUERY,
	  titan_ask_value, NULL },
	{ "spoils",
	  "battle|flee|concede|agreement|time|mutual|titan-slain CREATURES... [score=N] [winner=N] [left=CREATURES] [others=CREATURES] [survives=yes|no]",
	  N_("what an encounter's end gives"), "2.5.6.8", VERB_QUERY, titan_ask_spoils, NULL },
	{ "result", "", N_("how the battle ended, and who goes where"), "2.5.6.10", VERB_QUERY,
	  titan_ask_result, NULL },
	{ "where", "", N_("the step, what it belongs to, and what may be said"), "2", VERB_QUERY,
	  titan_ask_where, NULL },
	{ 0 }
};
/* clang-format on */

static bool score_of(const void *state, int seat, int *value)
{
	const struct titan *t = state;

	*value = t->player[seat].score;
	return t->player[seat].status == STATUS_PLAYING;
}

const struct game titan_game = {
	.id = "titan",
	.title = N_("Titan"),
	.about = N_("a whole game or a single battle, step by step"),
	.verbs = titan_verbs,
	.options = titan_options,
	.state_size = sizeof(struct titan),
	.seats_min = 2,
	.seats_max = 6,
	.start = titan_start,
	.seated = titan_seated,
	.option = titan_option,
	.check = titan_check,
	.report = titan_report,
	.summary = titan_summary,
	.owed = titan_owed,
	.word = titan_word,
	.gauge = score_of,
};
