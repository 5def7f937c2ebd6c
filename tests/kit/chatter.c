/* SPDX-License-Identifier: MIT */
/* Random lines of any game: see chatter.h. Knows no rule of any game. */
#include "chatter.h"

#include <stdio.h>
#include <string.h>

#include "flat.h"

enum { LIVELY = 40, BACK = 12 };

static const char *const names[] = { "Alice",      "Bob", "Carol", "Dave",     "Göran",
	                             "桜井みずき", "Zoë", "Al",    "Mary Ann", "Łukasz" };

/* Words of catalogues, which neither usages nor states contain. */
static const char *const schemes[] = {
	"Feed the Machine",
	"Look Skyward",
	"The Very Soil",
	"The Very Soil Shall Shake#2",
	"My Laughter Echoes",
	"The Fate of the Flammable",
	"Your Inescapable Doom",
	"Approach My Molten Realm",
	"Plots",
	"I Know All",
	"builtin:Scorch",
};

enum { NAMES = sizeof names / sizeof *names, SCHEMES = sizeof schemes / sizeof *schemes };

int chatter_below(struct chatter *c, int bound)
{
	return (int)rng_below(&c->rng, (uint32_t)bound);
}

bool chatter_chance(struct chatter *c, int percent)
{
	return chatter_below(c, 100) < percent;
}

/* ---- words ---- */

static void learn(struct chatter *c, const char *word, size_t length)
{
	if (!length || length >= CHATTER_BYTES || c->words == CHATTER_WORDS)
		return;
	for (int i = 0; i < c->words; i++)
		if (memcmp(c->dictionary[i], word, length) == 0 && !c->dictionary[i][length])
			return;
	snprintf(c->dictionary[c->words++], CHATTER_BYTES, "%.*s", (int)length, word);
}

/* The small words of all usages and options: zones, kinds, sides, ... */
static void learn_usages(struct chatter *c)
{
	const struct verb *verb;

	for (int n = 0; (verb = verb_at(c->game, n)); n++)
		for (const char *at = verb->args; *at; at += *at != '\0') {
			size_t length = strspn(at, "abcdefghijklmnopqrstuvwxyz-");

			learn(c, at, at[length] == '=' ? 0 : length);
			at += length;
		}
	c->usages = c->words;
}

/* Learns the names in the state: units, cards, places. */
void chatter_learn(struct chatter *c)
{
	struct flat flat;

	c->words = c->usages;
	flat_report(&flat, c->game, journal_state(c->journal), true);
	for (const char *line = flat.text; line && *line; line = strchr(line, '\n') + 1) {
		const char *value = strchr(line, ' ') + 1;
		size_t length = strcspn(value, "\n");

		if (strspn(value, "-0123456789.") < length && !memchr(value, '"', length))
			learn(c, value, length);
	}
	flat_free(&flat);
}

static void some_player(struct chatter *c, char *out)
{
	const struct table *table = journal_state(c->journal);
	int seat = !table->seats                               ? 0
	           : table->turn >= 0 && chatter_chance(c, 40) ? table->turn
	                                                       : chatter_below(c, table->seats);
	const char *name = table->seats ? table->seat[seat].name : names[chatter_below(c, NAMES)];

	switch (chatter_below(c, 20)) {
	case 0: snprintf(out, CHATTER_BYTES, "each"); break;
	case 1: snprintf(out, CHATTER_BYTES, "others"); break;
	case 2: snprintf(out, CHATTER_BYTES, "%.20s,%d", name, chatter_below(c, 11)); break;
	case 3:
	case 4:
	case 5: snprintf(out, CHATTER_BYTES, "%d", seat + 1); break;
	case 6: snprintf(out, CHATTER_BYTES, "%.1s", name); break;
	default: snprintf(out, CHATTER_BYTES, "%.79s", name);
	}
}

static int some_number(struct chatter *c)
{
	static const int far[] = { 21, 40, 99, 100, 101, 999, 1000, -1, 100000, 2147483647 };

	return chatter_chance(c, 90)   ? chatter_below(c, 8)
	       : chatter_chance(c, 60) ? chatter_below(c, 41)
	                               : far[chatter_below(c, 10)];
}

/* A word in capitals may mean anything: any of these. */
static void some_word(struct chatter *c, char *out)
{
	switch (chatter_below(c, 8)) {
	case 0: some_player(c, out); break;
	case 1: snprintf(out, CHATTER_BYTES, "%d", some_number(c)); break;
	case 2: snprintf(out, CHATTER_BYTES, "%s", names[chatter_below(c, NAMES)]); break;
	default:
		snprintf(out, CHATTER_BYTES, "%s",
		         c->words ? c->dictionary[chatter_below(c, c->words)] : "x");
	}
}

/* Most often one that is face up, told in the state as decks[..].in_motion[..].name. */
static void some_scheme(struct chatter *c, char *out)
{
	struct flat flat;
	int seen = 0;

	snprintf(out, CHATTER_BYTES, "%s", schemes[chatter_below(c, SCHEMES)]);
	flat_report(&flat, c->game, journal_state(c->journal), false);
	for (const char *line = flat.text; line && *line; line = strchr(line, '\n') + 1) {
		const char *value = strchr(line, ' ');

		if (strncmp(line, "decks[", 6) == 0 && value - line > 5 &&
		    strncmp(value - 5, ".name", 5) == 0 && chatter_below(c, ++seen) == 0)
			snprintf(out, CHATTER_BYTES, "%.*s", (int)strcspn(value + 1, "\n"), value + 1);
	}
	flat_free(&flat);
}

static bool is_one_of(const char *word, size_t length, const char *list)
{
	for (const char *at = list; *at; at += strcspn(at, " "), at += *at == ' ')
		if (strcspn(at, " ") == length && strncmp(at, word, length) == 0)
			return true;
	return false;
}

/* Words in capitals that a walk would never hit by chance, with some fitting values. */
static const struct {
	const char *word;
	const char *values[16]; /* fewer end with NULL */
} typical[] = {
	{ "CARDS", { "g", "b1l", "2g3o", "wgo", "blwg", "4w", "grain", "3o2b" } },
	{ "CREATURE", { "Ogre", "Centaur", "Lion", "Guardian" } },
	{ "CREATURES", { "titan", "ogre", "lion*2", "angel", "hydra", "ranger", "colossus:9" } },
	{ "HEX",
	  { "g6", "o8", "b5", "w9", "l4", "g6b", "desert", "o3", "A1", "A2", "B2", "C3", "D3", "D4", "E3",
	    "F1" } },
	{ "LAND", { "Hills", "Tundra", "Tower", "Desert", "Jungle" } },
	{ "MARKER", { "Rd01", "Rd02", "Rd03", "Bu01", "Bu02", "Bu03" } },
	{ "LABEL", { "17", "15", "21", "113", "600", "100", "6000", "43" } },
	{ "NEW", { "Rd02", "Rd03", "Rd04", "Bu02", "Bu03", "Bu04" } },
	{ "SPOT", { "9", "19", "23", "31", "35", "37", "40", "54", "55" } },
	{ "SPOT-SPOT", { "9-19", "23-24", "18-23", "31-32", "35-36", "37-38", "1-2", "2-1", "54-55" } },
	{ "T", { "d1", "d2", "a1", "a2" } },
	{ "U", { "a1", "a2", "a3", "d1", "d2", "d3" } },
	{ "RES", { "brick", "lumber", "wool", "grain", "ore", "b", "g", "o" } },
};

enum { TYPICAL = sizeof typical / sizeof *typical };

static bool fill_typical(struct chatter *c, const char *word, size_t length, char *out)
{
	for (int i = 0; i < TYPICAL; i++)
		if (strlen(typical[i].word) == length && strncmp(typical[i].word, word, length) == 0) {
			int count = 0;

			while (count < 16 && typical[i].values[count])
				count++;
			snprintf(out, CHATTER_BYTES, "%s", typical[i].values[chatter_below(c, count)]);
			return true;
		}
	return false;
}

static void fill_word(struct chatter *c, const char *word, size_t length, char *out);

/* "HEX,HEX,HEX" */
static bool fill_list(struct chatter *c, const char *word, size_t length, char *out)
{
	const char *comma = memchr(word, ',', length);
	size_t end;

	if (!comma)
		return false;
	fill_word(c, word, (size_t)(comma - word), out);
	end = strlen(out);
	if (end + CHATTER_BYTES / 2 < CHATTER_BYTES) {
		char rest[CHATTER_BYTES];

		fill_word(c, comma + 1, length - (size_t)(comma + 1 - word), rest);
		snprintf(out + end, CHATTER_BYTES - end, ",%.*s", (int)(CHATTER_BYTES - end - 2), rest);
	}
	return true;
}

/* Each compiler has an order of its own for two draws in one call. */
static void fill_change(struct chatter *c, char sign, char *out)
{
	int number = some_number(c);

	snprintf(out, CHATTER_BYTES, "%c%d", chatter_below(c, 3) ? sign : "+-="[chatter_below(c, 3)], number);
}

static void fill_time(struct chatter *c, char *out)
{
	int seconds = chatter_below(c, 60);

	snprintf(out, CHATTER_BYTES, "%d:%02d", chatter_below(c, 5), seconds);
}

/* One plain word of a usage: "P", "N", "+N", "2d6", "heads", "NAME". */
static void fill_word(struct chatter *c, const char *word, size_t length, char *out)
{
	size_t capitals = strspn(word, "ABCDEFGHIJKLMNOPQRSTUVWXYZ");

	if (length >= 2 && strchr("+-=", word[0]))
		fill_change(c, word[0], out);
	else if (is_one_of(word, length, "P Q PLAYER"))
		some_player(c, out);
	else if (is_one_of(word, length, "N K D M A B C X Y S") ||
	         is_one_of(word, length, "NUMBERS NUMBER DIE DICE POINTS OUT IN"))
		snprintf(out, CHATTER_BYTES, "%d", some_number(c));
	else if (is_one_of(word, length, "ROUND TABLE"))
		snprintf(out, CHATTER_BYTES, "%d", 1 + chatter_below(c, 3));
	else if (is_one_of(word, length, "VP")) /* one wins, the others do not */
		snprintf(out, CHATTER_BYTES, "%d",
		         chatter_chance(c, 30) ? 10 + chatter_below(c, 2) : chatter_below(c, 10));
	else if (is_one_of(word, length, "NAME NAMES TEXT TITLE"))
		snprintf(out, CHATTER_BYTES, "%s",
		         chatter_chance(c, 70) ? names[chatter_below(c, NAMES)] : "two words");
	else if (is_one_of(word, length, "SCHEME") && chatter_chance(c, 90))
		some_scheme(c, out);
	else if (is_one_of(word, length, "xN"))
		snprintf(out, CHATTER_BYTES, "x%d", some_number(c));
	else if (is_one_of(word, length, "M:SS"))
		fill_time(c, out);
	else if (fill_list(c, word, length, out) ||
	         (chatter_chance(c, 90) && fill_typical(c, word, length, out)))
		return;
	else if (capitals >= length)
		some_word(c, out);
	else
		snprintf(out, CHATTER_BYTES, "%.*s", (int)length, word);
}

/* ---- lines from usages ---- */

/* Bytes until one of `ends` outside brackets. */
static size_t reach(const char *at, const char *end, const char *ends)
{
	size_t i = 0;

	for (int depth = 0; at + i < end && (depth || !strchr(ends, at[i])); i++)
		depth += at[i] == '[' ? 1 : at[i] == ']' ? -1 : 0;
	return i;
}

static void put_key(struct chatter *c, const char *key, size_t length, const char *value)
{
	char name[CHATTER_BYTES];

	snprintf(name, sizeof name, "%.*s", (int)length, key);
	if (strcmp(name, "P") == 0)
		some_player(c, name);
	else if (strcmp(name, "NAME") == 0)
		snprintf(name, sizeof name, "%s", names[chatter_below(c, NAMES)]);
	line_key(&c->line, name, value);
}

/* One alternative: a word, "key=WORD", "WORD[.2]", "WORD...". */
static void make_word(struct chatter *c, const char *at, const char *end)
{
	size_t key = reach(at, end, "=");
	const char *start = at + (key && at + key < end ? key + 1 : 0);
	size_t length = reach(start, end, "[.");
	const char *after = start + length;
	int times = after + 3 <= end && memcmp(after, "...", 3) == 0 ? 1 + chatter_below(c, 4) : 1;
	char word[CHATTER_BYTES + 16];

	while (times-- > 0) {
		fill_word(c, start, length, word);
		if (after < end && *after == '[' && chatter_chance(c, 40))
			snprintf(word + strlen(word), 16, "%.*s", (int)(end - after - 2), after + 1);
		if (start > at)
			put_key(c, at, key, word);
		else
			line_word(&c->line, word);
	}
}

static void make_words(struct chatter *c, const char *at, const char *end);

/* "a|b|c", "[optional words]". False: one before the last of several was taken,
 * and what follows may belong to the last alone: "start|stop|P OUT [IN]". */
static bool make_token(struct chatter *c, const char *at, const char *end)
{
	int alternatives = 1, chosen;

	if (*at == '[' && reach(at, end, " ") == (size_t)(end - at) && end[-1] == ']') {
		if (chatter_chance(c, 45))
			make_words(c, at + 1, end - 1);
		return true;
	}
	for (const char *bar = at; (bar += reach(bar, end, "|")) < end; bar++)
		alternatives++;
	chosen = chatter_below(c, alternatives);
	for (int i = 0; i < chosen; i++)
		at += reach(at, end, "|") + 1;
	make_word(c, at, at + reach(at, end, "|"));
	return chosen == alternatives - 1;
}

static void make_words(struct chatter *c, const char *at, const char *end)
{
	while (at < end) {
		size_t length = reach(at, end, " ");

		if (length && !make_token(c, at, at + length) && chatter_chance(c, 50))
			return;
		at += length + 1;
		if (chatter_chance(c, 4))
			return; /* too few words */
	}
}

static void make_option(struct chatter *c)
{
	const struct game_option *options = c->game->options;
	int count = 0;

	while (options && options[count].key)
		count++;
	if (!count)
		return;
	options += chatter_below(c, count);
	line_word(&c->line, options->key);
	make_words(c, options->values, options->values + strlen(options->values));
}

static int count_verbs(const struct game *game)
{
	int count = 0;

	while (verb_at(game, count))
		count++;
	return count;
}

/* Frequent verbs of games in which equal chances would not get far. */
static const struct {
	const char *game, *verbs[20]; /* fewer end with NULL */
} common_talk[] = {
	{ "catan",
	  { "turn", "roll", "build", "buy", "trade", "bank", "discard", "robber", "steal", "produce", "play",
	    "resume", "pieces", "count", "doubt", "port", "mixed", "join", "seatswap" } },
	{ "score",
	  { "template", "bid", "tricks", "bids", "took", "declare", "contract", "hand", "riichi", "points",
	    "round", "correct", "out", "rematch", "join", "seatswap" } },
	{ "championship",
	  { "player", "checkin", "absent", "replace", "post", "drop", "table", "seating", "layout", "result",
	    "sign", "judge", "protest", "lots", "clock" } },
};

static const struct verb *usual_verb(struct chatter *c)
{
	for (size_t i = 0; i < sizeof common_talk / sizeof *common_talk; i++) {
		int count = 0;

		if (strcmp(common_talk[i].game, c->game->id) != 0)
			continue;
		while (count < 20 && common_talk[i].verbs[count])
			count++;
		return verb_find(c->game, common_talk[i].verbs[chatter_below(c, count)]);
	}
	return NULL;
}

/* A word of the state that is a verb: many games report the verbs allowed now. */
static const struct verb *told_verb(struct chatter *c)
{
	for (int times = 0; c->words > c->usages && times < 20; times++) {
		const struct verb *verb =
			verb_find(c->game, c->dictionary[c->usages + chatter_below(c, c->words - c->usages)]);

		if (verb)
			return verb;
	}
	return NULL;
}

/* Now and then one that has not been said yet, or that the state tells of;
 * where there is usual talk rulings seldom, because with them a table is soon over. */
static const struct verb *some_verb(struct chatter *c)
{
	int verbs = count_verbs(c->game), n = chatter_below(c, verbs);
	const struct verb *usual = usual_verb(c);
	const struct verb *told = chatter_chance(c, 25) ? told_verb(c) : chatter_chance(c, 50) ? usual : NULL;

	if (told)
		return told;
	if (usual && verb_at(c->game, n)->flags & VERB_RULING && chatter_chance(c, 70))
		n = chatter_below(c, verbs);
	if (chatter_chance(c, 10))
		for (int i = 0; i < verbs && c->accepted[n]; i++)
			n = (n + 1) % verbs;
	return verb_at(c->game, n);
}

static void make_line(struct chatter *c)
{
	const struct verb *verb = some_verb(c);

	line_word(&c->line, verb->name);
	if (strcmp(verb->name, "option") == 0)
		make_option(c);
	else
		make_words(c, verb->args, verb->args + strlen(verb->args));
	if (chatter_chance(c, 2))
		line_word(&c->line, "too-much");
}

static void make_seats(struct chatter *c)
{
	int most = c->game->seats_max < NAMES ? c->game->seats_max : NAMES;
	int count = c->game->seats_min + chatter_below(c, most - c->game->seats_min + 1),
	    from = chatter_below(c, NAMES);

	line_word(&c->line, "seat");
	for (int i = 0; i < count; i++)
		line_word(&c->line, names[(from + i) % NAMES]);
}

/* Bytes changed, doubled or dropped. */
static void spoil(struct chatter *c)
{
	struct line *line = &c->line;

	for (int times = 1 + chatter_below(c, 3); times > 0 && line->length > 1; times--) {
		size_t at = (size_t)chatter_below(c, (int)line->length);

		if (chatter_chance(c, 40))
			line->text[at] = (char)chatter_below(c, 256);
		else if (chatter_chance(c, 50))
			memmove(line->text + at, line->text + at + 1, line->length-- - at);
		else
			line->text[at] = " \"&=#+"[chatter_below(c, 6)];
	}
}

void chatter_next(struct chatter *c)
{
	const struct table *table = journal_state(c->journal);

	line_clear(&c->line);
	/* players enter one by one: no second `seat` */
	if (!(c->game->no_turns ? journal_undoable(c->journal) : table->seats) && chatter_chance(c, 60)) {
		make_seats(c);
		return;
	}
	if (c->refused_in_a_row > LIVELY) {
		c->refused_in_a_row = 0;
		c->back = 1 + chatter_below(c, BACK);
	}
	if (c->back > 0 || chatter_chance(c, 6)) {
		c->back -= c->back > 0;
		line_word(&c->line, "undo");
		return;
	}
	if (chatter_chance(c, 4)) {
		line_word(&c->line, "redo");
		return;
	}
	make_line(c);
	while (chatter_chance(c, 6)) {
		line_join(&c->line);
		make_line(c);
	}
	if (chatter_chance(c, 5))
		spoil(c);
}

/* Tables that chance would hardly ever lay: every second walk begins with one,
 * or every walk where there are many. */
enum { OPENING_LINES = 25, MANY_OPENINGS = 3 };

static const struct {
	const char *game, *lines[OPENING_LINES]; /* fewer end with NULL */
} openings[] = {
	{ "score",
	  { "seat Alice Bob Carol", "template wizard", "bids 1 0 0", "took 1 0 0", "bid Alice 2", "bids 1 1",
	    "tricks Bob 1", "took 1 0" } },
	{ "score",
	  { "seat Alice Bob Carol Dave", "template spades", "bids 4 3 3 0", "took 5 4 4 0", "bid Bob 2",
	    "out Alice", "bids 3 3" } },
	{ "score", { "seat Alice Bob Carol", "template skat", "declare Bob 24", "declare Alice 48 lost" } },
	{ "score",
	  { "seat Alice Bob", "option tie number", "option rounds 1", "round 5 5", "tiebreak Bob 2" } },
	{ "score",
	  { "seat Alice Bob Carol Dave", "template bridge", "contract Bob 3 notrump 9",
	    "contract Alice 2 hearts doubled 6", "contract Dave 1 clubs 7" } },
	{ "score",
	  { "seat Alice Bob Carol Dave", "template mahjong", "hand Alice 3 30 from=Bob", "hand Bob 5",
	    "hand Carol 2 25" } },
	{ "score",
	  { "seat Alice Bob Carol Dave", "categories birds, bonus cards, eggs", "team Alice,Carol",
	    "team Bob,Dave", "round 3 4 5 6" } },
	{ "catan",
	  { "seat Alice Bob Carol Dave", "pieces each roads=15", "count brick=19 development=25",
	    "build each settlement free & build each road free", "build Alice settlement at=g6,o8,b4 free",
	    "hand each 3b3l3w3g4o", "held each knight", "roll 2 1", "buy Alice", "build Alice road",
	    "mixed Alice", "build Alice city at=g6,o8,b4", "trade Alice b with=Bob g", "turn",
	    "play Bob knight", "robber w9" } },
	{ "catan",
	  { "seat Alice Bob Carol", "dealer stacks agree=each", "hand each 2b2l2w2g", "held each unknown",
	    "roll 3 4", "discard Alice blwg", "discard Bob 2g2w", "discard Carol 2b2l",
	    "steal Alice from=Carol", "doubt Bob", "turn", "roll 2 2", "hand Bob 4g", "bank Bob 4g for ore",
	    "produce Alice=2g" } },
	{ "catan",
	  { "board o5 g10 w8 / l2 b9 desert l4 / g6 o4 o11 b3 g11 / w3 l5 b6 w12 / l8 g10 w9 ; b o 3 l 3 g 3 "
	    "w 3",
	    "seat Alice Bob Carol", "build Alice settlement at=19 free & build Alice road at=19-24 free",
	    "build Bob settlement at=31 free & build Bob road at=31-37 free",
	    "build Carol settlement at=9 free",
	    "build Carol road at=5-9 free & build Carol settlement at=40 free",
	    "build Carol road at=40-45 free",
	    "build Bob settlement at=49 free & build Bob road at=49-53 free",
	    "build Alice settlement at=1 free & build Alice road at=1-5 free", "hand each 4b4l2w2g2o" } },
	{ "championship",
	  { "seat Alice Bob Carol Dave Göran Zoë Al Łukasz Elspeth", "table 1 1 Alice Bob Carol Dave",
	    "table 1 2 Göran Zoë,Al Łukasz", "checkin each", "absent Bob", "layout 1 draw",
	    "replace 1 1 Bob by=Elspeth", "post 1", "seating 1 1 Alice seat=N colour=red turn=1",
	    "incident 1 1 a road across the sea", "result 1 1 13 8 6 5 sure",
	    "protest 1 1 Dave the seventh road", "judge 1 1 13 8 6 1 why=\"Dave left\"",
	    "sheets 1 2:10,8,6,5", "sign 1 2 Göran,Zoë", "drop Al,Łukasz",
	    "table 2 1 Alice Carol Dave Elspeth", "schedule rounds=3" } },
	{ "archenemy",
	  { "seat Elspeth Alice Bob 桜井みずき", "archenemy Elspeth", "scheme load builtin:Assemble",
	    "scheme add \"My Laughter Echoes\" \"The Fate of the Flammable\"", "shuffle", "reveal x6" } },
	{ "archenemy",
	  { "seat Elspeth Alice Bob", "option deck any", "rumble",
	    "scheme add Elspeth \"Your Inescapable Doom\" x2", "scheme load Alice builtin:Scorch",
	    "scheme add Bob Plots x3", "reveal Alice x3" } },
	{ "meccg",
	  { "seat Alice Bob",
	    "pool Alice list Gimli Kili Fili Bofur",
	    "pool Bob add \"Aragorn II\"",
	    "pool Bob add Legolas",
	    "pool Alice seal",
	    "pool Bob seal",
	    "pick Alice Gimli",
	    "pick Bob Aragorn",
	    "reveal",
	    "pick Alice Kili",
	    "pick Bob Legolas",
	    "reveal",
	    "stop Alice",
	    "item Alice Gimli Dagger",
	    "site Alice Rivendell",
	    "todeck Alice Fili",
	    "turn Alice",
	    "character Alice Gandalf",
	    "untap Bob sideboard 2",
	    "exhaust Alice",
	    "exhaust Alice",
	    "call Alice" } },
	{ "meccg",
	  { "seat Alice Bob",
	    "pool Alice list Gimli Kili Fili Bofur Beretar Halbarad Faramir \"Barliman Butterbur\" Elrond",
	    "pool Bob list \"Aragorn II\" Legolas Beretar Arwen \"Gildor Inglorion\" Elladan Elrohir",
	    "pool Alice seal", "pool Bob seal", "pick Alice Gimli", "pick Bob Legolas", "reveal",
	    "pick Alice Beretar" } },
	{ "titan",
	  { "battle Hills", "force attacker titan lion*3 ogre", "force defender ogre*2 lion centaur", "step",
	    "step", "step", "place d1 B3", "place d2 C3", "place a1 B2", "place a2 D3" } },
	{ "titan",
	  { "seat Alice Bob Carol", "tower Alice 6 & tower Bob 3 & tower Carol 2",
	    "colour Carol green & colour Bob blue & colour Alice red", "step",
	    "legion Alice Rd01 titan ogre*2 centaur & legion Alice Rd02 angel ogre lion*2",
	    "legion Bob Bu01 ogre*2 centaur & legion Bob Bu02 titan troll", "begin Alice turn=2", "step",
	    "movement 3", "step", "move Rd01 Hills & move Rd02 Plains", "step", "step" } },
	{ "titan",
	  { "seat Alice Bob", "tower Alice 6 & tower Bob 3", "colour Bob blue & colour Alice red", "step",
	    "legion Alice Rd01 titan ogre*4 centaur", "legion Bob Bu01 ogre*3", "legion Bob Bu02 titan angel",
	    "begin Alice turn=3", "step", "movement", "step", "move Rd01 Hills", "step", "step",
	    "encounter Rd01 Bu01 Hills from=right", "step" } },
	{ "titan",
	  { "option board on", "option auto-step on", "seat Alice Bob", "agree nothing",
	    "tower Alice 6 & tower Bob 3", "colour Bob blue & colour Alice red",
	    "split Rd01 Rd02 titan ogre*2 centaur", "movement 6", "step", "move Rd01 100 teleport",
	    "legion Bob Bu02 angel lion at=17" } },
};

enum { OPENINGS = sizeof openings / sizeof *openings };

void chatter_begin(struct chatter *c, struct journal *journal, uint64_t seed)
{
	*c = (struct chatter){ .game = journal_game(journal), .journal = journal };
	rng_seed(&c->rng, seed);
	learn_usages(c);
}

const char *const *chatter_opening(const struct game *game, uint64_t seed)
{
	static const char *const none[] = { NULL };
	int n = 0;

	for (int i = 0; i < OPENINGS; i++)
		n += strcmp(openings[i].game, game->id) == 0;
	if (n >= MANY_OPENINGS)
		n = (int)(seed % (uint64_t)n) + 1;
	else
		n = n && seed % 2 == 0 ? (int)(seed / 2) % n + 1 : 0;
	for (int i = 0; n > 0 && i < OPENINGS; i++)
		if (strcmp(openings[i].game, game->id) == 0 && --n == 0)
			return openings[i].lines;
	return none;
}

void chatter_refused(struct chatter *c)
{
	c->refused_in_a_row++;
}

void chatter_said(struct chatter *c)
{
	const char *at = journal_entry(c->journal, journal_count(c->journal) - 1).text;
	const struct verb *verb;

	c->refused_in_a_row = 0;
	for (; at; at = strstr(at, " & "), at = at ? at + 3 : NULL)
		for (int n = 0; (verb = verb_at(c->game, n)) && n < CHATTER_VERBS; n++) {
			size_t length = strlen(verb->name);

			if (strncmp(at, verb->name, length) == 0 && (at[length] == ' ' || at[length] == '\0'))
				c->accepted[n] = true;
		}
}
