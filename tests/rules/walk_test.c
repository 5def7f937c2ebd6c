/* SPDX-License-Identifier: MIT */
/*
 * Random walks through every game. Lines are made from the usage strings of
 * the verb tables, so a new game needs no change here; some are spoiled on
 * purpose. For any game: its invariants hold after each line, refusals and
 * questions change nothing, undo leads to the start, redo to the end, and the
 * lines, a watcher and the disk give the same table.
 *
 *     walk_test [SEED [STEPS]]
 *
 * One TAP test a walk. Knows no rule of any game; ring.c beside it knows one.
 */
#define _GNU_SOURCE
#include <ftw.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "rules/core/journal.h"
#include "rules/games.h"
#include "saves/save.h"
#include "saves/store.h"
#include "tests/kit/flat.h"
#include "tests/kit/nullgame.h"
#include "tests/rules/archenemy/ring.h"

enum {
	STEPS = 1500,
	SEEDS = 4,
	DICTIONARY = 600,
	WORD_BYTES = 80,
	VERBS_MAX = 200,
	LIVELY = 40,
	BACK = 12,
	LEARN_EACH = 4
};

struct walk {
	const struct game *game;
	uint64_t seed;
	struct journal *journal;
	struct rng rng;    /* the walk's own */
	struct rng chance; /* the table's */
	struct said said;
	struct reason why;
	int64_t at;
	struct line line;
	char dictionary[DICTIONARY][WORD_BYTES]; /* words of usages, then of the state */
	int usages, words;
	bool accepted[VERBS_MAX];
	int said_lines, refused_in_a_row;
	int back; /* undos still to come, out of a table where nothing goes */
	bool failed;
};

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

static int below(struct walk *w, int bound)
{
	return (int)rng_below(&w->rng, (uint32_t)bound);
}

static bool chance_of(struct walk *w, int percent)
{
	return below(w, 100) < percent;
}

static void complain(struct walk *w, const char *what, const char *detail)
{
	printf("# %s, seed %llu, entry %d: %s\n#   %.2000s\n", w->game->id, (unsigned long long)w->seed,
	       journal_count(w->journal), what, detail);
	w->failed = true;
}

/* ---- words ---- */

static void learn(struct walk *w, const char *word, size_t length)
{
	if (!length || length >= WORD_BYTES || w->words == DICTIONARY)
		return;
	for (int i = 0; i < w->words; i++)
		if (strlen(w->dictionary[i]) == length && memcmp(w->dictionary[i], word, length) == 0)
			return;
	snprintf(w->dictionary[w->words++], WORD_BYTES, "%.*s", (int)length, word);
}

/* The small words of all usages and options: zones, kinds, sides, ... */
static void learn_usages(struct walk *w)
{
	const struct verb *verb;

	for (int n = 0; (verb = verb_at(w->game, n)); n++)
		for (const char *at = verb->args; *at; at += *at != '\0') {
			size_t length = strspn(at, "abcdefghijklmnopqrstuvwxyz-");

			learn(w, at, at[length] == '=' ? 0 : length);
			at += length;
		}
	w->usages = w->words;
}

/* Learns the names in the state: units, cards, places. */
static void learn_state(struct walk *w)
{
	struct flat flat;

	w->words = w->usages;
	flat_report(&flat, w->game, journal_state(w->journal), true);
	for (const char *line = flat.text; line && *line; line = strchr(line, '\n') + 1) {
		const char *value = strchr(line, ' ') + 1;
		size_t length = strcspn(value, "\n");

		if (strspn(value, "-0123456789.") < length && !memchr(value, '"', length))
			learn(w, value, length);
	}
	flat_free(&flat);
}

static void some_player(struct walk *w, char *out)
{
	const struct table *table = journal_state(w->journal);
	int seat = !table->seats                          ? 0
	           : table->turn >= 0 && chance_of(w, 40) ? table->turn
	                                                  : below(w, table->seats);
	const char *name = table->seats ? table->seat[seat].name : names[below(w, NAMES)];

	switch (below(w, 20)) {
	case 0: snprintf(out, WORD_BYTES, "each"); break;
	case 1: snprintf(out, WORD_BYTES, "others"); break;
	case 2: snprintf(out, WORD_BYTES, "%.20s,%d", name, below(w, 11)); break;
	case 3:
	case 4:
	case 5: snprintf(out, WORD_BYTES, "%d", seat + 1); break;
	case 6: snprintf(out, WORD_BYTES, "%.1s", name); break;
	default: snprintf(out, WORD_BYTES, "%.79s", name);
	}
}

static int some_number(struct walk *w)
{
	static const int far[] = { 21, 40, 99, 100, 101, 999, 1000, -1, 100000, 2147483647 };

	return chance_of(w, 90) ? below(w, 8) : chance_of(w, 60) ? below(w, 41) : far[below(w, 10)];
}

/* A word in capitals may mean anything: any of these. */
static void some_word(struct walk *w, char *out)
{
	switch (below(w, 8)) {
	case 0: some_player(w, out); break;
	case 1: snprintf(out, WORD_BYTES, "%d", some_number(w)); break;
	case 2: snprintf(out, WORD_BYTES, "%s", names[below(w, NAMES)]); break;
	default: snprintf(out, WORD_BYTES, "%s", w->words ? w->dictionary[below(w, w->words)] : "x");
	}
}

/* Most often one that is face up, told in the state as decks[..].in_motion[..].name. */
static void some_scheme(struct walk *w, char *out)
{
	struct flat flat;
	int seen = 0;

	snprintf(out, WORD_BYTES, "%s", schemes[below(w, SCHEMES)]);
	flat_report(&flat, w->game, journal_state(w->journal), false);
	for (const char *line = flat.text; line && *line; line = strchr(line, '\n') + 1) {
		const char *value = strchr(line, ' ');

		if (strncmp(line, "decks[", 6) == 0 && value - line > 5 &&
		    strncmp(value - 5, ".name", 5) == 0 && below(w, ++seen) == 0)
			snprintf(out, WORD_BYTES, "%.*s", (int)strcspn(value + 1, "\n"), value + 1);
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

static bool fill_typical(struct walk *w, const char *word, size_t length, char *out)
{
	for (int i = 0; i < TYPICAL; i++)
		if (strlen(typical[i].word) == length && strncmp(typical[i].word, word, length) == 0) {
			int count = 0;

			while (count < 16 && typical[i].values[count])
				count++;
			snprintf(out, WORD_BYTES, "%s", typical[i].values[below(w, count)]);
			return true;
		}
	return false;
}

static void fill_word(struct walk *w, const char *word, size_t length, char *out);

/* "HEX,HEX,HEX" */
static bool fill_list(struct walk *w, const char *word, size_t length, char *out)
{
	const char *comma = memchr(word, ',', length);
	size_t end;

	if (!comma)
		return false;
	fill_word(w, word, (size_t)(comma - word), out);
	end = strlen(out);
	if (end + WORD_BYTES / 2 < WORD_BYTES) {
		char rest[WORD_BYTES];

		fill_word(w, comma + 1, length - (size_t)(comma + 1 - word), rest);
		snprintf(out + end, WORD_BYTES - end, ",%.*s", (int)(WORD_BYTES - end - 2), rest);
	}
	return true;
}

/* One plain word of a usage: "P", "N", "+N", "2d6", "heads", "NAME". */
static void fill_word(struct walk *w, const char *word, size_t length, char *out)
{
	size_t capitals = strspn(word, "ABCDEFGHIJKLMNOPQRSTUVWXYZ");

	if (length >= 2 && strchr("+-=", word[0]))
		snprintf(out, WORD_BYTES, "%c%d", below(w, 3) ? word[0] : "+-="[below(w, 3)], some_number(w));
	else if (is_one_of(word, length, "P Q PLAYER"))
		some_player(w, out);
	else if (is_one_of(word, length, "N K D M A B C X Y S") ||
	         is_one_of(word, length, "NUMBERS NUMBER DIE DICE POINTS OUT IN"))
		snprintf(out, WORD_BYTES, "%d", some_number(w));
	else if (is_one_of(word, length, "ROUND TABLE"))
		snprintf(out, WORD_BYTES, "%d", 1 + below(w, 3));
	else if (is_one_of(word, length, "VP")) /* one wins, the others do not */
		snprintf(out, WORD_BYTES, "%d", chance_of(w, 30) ? 10 + below(w, 2) : below(w, 10));
	else if (is_one_of(word, length, "NAME NAMES TEXT TITLE"))
		snprintf(out, WORD_BYTES, "%s", chance_of(w, 70) ? names[below(w, NAMES)] : "two words");
	else if (is_one_of(word, length, "SCHEME") && chance_of(w, 90))
		some_scheme(w, out);
	else if (is_one_of(word, length, "xN"))
		snprintf(out, WORD_BYTES, "x%d", some_number(w));
	else if (is_one_of(word, length, "M:SS"))
		snprintf(out, WORD_BYTES, "%d:%02d", below(w, 5), below(w, 60));
	else if (fill_list(w, word, length, out) || (chance_of(w, 90) && fill_typical(w, word, length, out)))
		return;
	else if (capitals >= length)
		some_word(w, out);
	else
		snprintf(out, WORD_BYTES, "%.*s", (int)length, word);
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

static void put_key(struct walk *w, const char *key, size_t length, const char *value)
{
	char name[WORD_BYTES];

	snprintf(name, sizeof name, "%.*s", (int)length, key);
	if (strcmp(name, "P") == 0)
		some_player(w, name);
	else if (strcmp(name, "NAME") == 0)
		snprintf(name, sizeof name, "%s", names[below(w, NAMES)]);
	line_key(&w->line, name, value);
}

/* One alternative: a word, "key=WORD", "WORD[.2]", "WORD...". */
static void make_word(struct walk *w, const char *at, const char *end)
{
	size_t key = reach(at, end, "=");
	const char *start = at + (key && at + key < end ? key + 1 : 0);
	size_t length = reach(start, end, "[.");
	const char *after = start + length;
	int times = after + 3 <= end && memcmp(after, "...", 3) == 0 ? 1 + below(w, 4) : 1;
	char word[WORD_BYTES + 16];

	while (times-- > 0) {
		fill_word(w, start, length, word);
		if (after < end && *after == '[' && chance_of(w, 40))
			snprintf(word + strlen(word), 16, "%.*s", (int)(end - after - 2), after + 1);
		if (start > at)
			put_key(w, at, key, word);
		else
			line_word(&w->line, word);
	}
}

static void make_words(struct walk *w, const char *at, const char *end);

/* "a|b|c", "[optional words]". False: one before the last of several was taken,
 * and what follows may belong to the last alone: "start|stop|P OUT [IN]". */
static bool make_token(struct walk *w, const char *at, const char *end)
{
	int alternatives = 1, chosen;

	if (*at == '[' && reach(at, end, " ") == (size_t)(end - at) && end[-1] == ']') {
		if (chance_of(w, 45))
			make_words(w, at + 1, end - 1);
		return true;
	}
	for (const char *bar = at; (bar += reach(bar, end, "|")) < end; bar++)
		alternatives++;
	chosen = below(w, alternatives);
	for (int i = 0; i < chosen; i++)
		at += reach(at, end, "|") + 1;
	make_word(w, at, at + reach(at, end, "|"));
	return chosen == alternatives - 1;
}

static void make_words(struct walk *w, const char *at, const char *end)
{
	while (at < end) {
		size_t length = reach(at, end, " ");

		if (length && !make_token(w, at, at + length) && chance_of(w, 50))
			return;
		at += length + 1;
		if (chance_of(w, 4))
			return; /* too few words */
	}
}

static void make_option(struct walk *w)
{
	const struct game_option *options = w->game->options;
	int count = 0;

	while (options && options[count].key)
		count++;
	if (!count)
		return;
	options += below(w, count);
	line_word(&w->line, options->key);
	make_words(w, options->values, options->values + strlen(options->values));
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
	    "resume", "pieces", "count", "doubt", "port", "mixed" } },
	{ "score",
	  { "template", "bid", "tricks", "bids", "took", "declare", "points", "round", "correct", "out",
	    "rematch" } },
	{ "championship",
	  { "player", "checkin", "absent", "replace", "post", "drop", "table", "seating", "layout", "result",
	    "sign", "judge", "protest", "lots", "clock" } },
};

static const struct verb *usual_verb(struct walk *w)
{
	for (size_t i = 0; i < sizeof common_talk / sizeof *common_talk; i++) {
		int count = 0;

		if (strcmp(common_talk[i].game, w->game->id) != 0)
			continue;
		while (count < 20 && common_talk[i].verbs[count])
			count++;
		return verb_find(w->game, common_talk[i].verbs[below(w, count)]);
	}
	return NULL;
}

/* A word of the state that is a verb: many games report the verbs allowed now. */
static const struct verb *told_verb(struct walk *w)
{
	for (int times = 0; w->words > w->usages && times < 20; times++) {
		const struct verb *verb =
			verb_find(w->game, w->dictionary[w->usages + below(w, w->words - w->usages)]);

		if (verb)
			return verb;
	}
	return NULL;
}

/* Now and then one that has not been said yet, or that the state tells of;
 * where there is usual talk rulings seldom, because with them a table is soon over. */
static const struct verb *some_verb(struct walk *w)
{
	int verbs = count_verbs(w->game), n = below(w, verbs);
	const struct verb *usual = usual_verb(w);
	const struct verb *told = chance_of(w, 25) ? told_verb(w) : chance_of(w, 50) ? usual : NULL;

	if (told)
		return told;
	if (usual && verb_at(w->game, n)->flags & VERB_RULING && chance_of(w, 70))
		n = below(w, verbs);
	if (chance_of(w, 10))
		for (int i = 0; i < verbs && w->accepted[n]; i++)
			n = (n + 1) % verbs;
	return verb_at(w->game, n);
}

static void make_line(struct walk *w)
{
	const struct verb *verb = some_verb(w);

	line_word(&w->line, verb->name);
	if (strcmp(verb->name, "option") == 0)
		make_option(w);
	else
		make_words(w, verb->args, verb->args + strlen(verb->args));
	if (chance_of(w, 2))
		line_word(&w->line, "too-much");
}

static void make_seats(struct walk *w)
{
	int most = w->game->seats_max < NAMES ? w->game->seats_max : NAMES;
	int count = w->game->seats_min + below(w, most - w->game->seats_min + 1), from = below(w, NAMES);

	line_word(&w->line, "seat");
	for (int i = 0; i < count; i++)
		line_word(&w->line, names[(from + i) % NAMES]);
}

/* Bytes changed, doubled or dropped. */
static void spoil(struct walk *w)
{
	struct line *line = &w->line;

	for (int times = 1 + below(w, 3); times > 0 && line->length > 1; times--) {
		size_t at = (size_t)below(w, (int)line->length);

		if (chance_of(w, 40))
			line->text[at] = (char)below(w, 256);
		else if (chance_of(w, 50))
			memmove(line->text + at, line->text + at + 1, line->length-- - at);
		else
			line->text[at] = " \"&=#+"[below(w, 6)];
	}
}

static void next_line(struct walk *w)
{
	const struct table *table = journal_state(w->journal);

	line_clear(&w->line);
	/* players enter one by one: no second `seat` */
	if (!(w->game->no_turns ? journal_undoable(w->journal) : table->seats) && chance_of(w, 60)) {
		make_seats(w);
		return;
	}
	if (w->refused_in_a_row > LIVELY) {
		w->refused_in_a_row = 0;
		w->back = 1 + below(w, BACK);
	}
	if (w->back > 0 || chance_of(w, 6)) {
		w->back -= w->back > 0;
		line_word(&w->line, "undo");
		return;
	}
	if (chance_of(w, 4)) {
		line_word(&w->line, "redo");
		return;
	}
	make_line(w);
	while (chance_of(w, 6)) {
		line_join(&w->line);
		make_line(w);
	}
	if (chance_of(w, 5))
		spoil(w);
}

/* Tables that chance would hardly ever lay: every second walk begins with one,
 * or every walk where there are many. */
enum { OPENING_LINES = 24, MANY_OPENINGS = 3 };

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

/* ---- saying ---- */

static char *report_of(struct walk *w, const void *state)
{
	struct flat flat;

	flat_report(&flat, w->game, state, true);
	return flat.text;
}

/* Copies the state into dirty memory: a report must not read bytes that were not copied. */
static void must_copy(struct walk *w, const struct journal *journal, const char *expected)
{
	void *copy = xmalloc(w->game->state_size);
	char *told;

	memset(copy, 0xa5, w->game->state_size);
	game_copy(w->game, copy, journal_state(journal));
	told = report_of(w, copy);
	if (strcmp(told, expected) != 0)
		complain(w, "a copy of the state tells something else", w->line.text);
	free(told);
	free(copy);
}

static void must_equal(struct walk *w, const char *what, const struct journal *journal, const char *expected)
{
	char *got = report_of(w, journal_state(journal));

	if (strcmp(got, expected) != 0) {
		size_t at = 0;

		while (got[at] == expected[at])
			at++;
		while (at && got[at - 1] != '\n')
			at--;
		printf("#   got:      %.200s\n#   expected: %.200s\n", got + at, expected + at);
		complain(w, what, w->line.text);
	}
	must_copy(w, journal, got);
	free(got);
}

static void look_at_words(struct walk *w)
{
	struct reason why;

	for (int i = 0; i < w->said.lines; i++) {
		const char *text = said_get(&w->said, i);

		if (!line_is_clean(text, strlen(text), &why))
			complain(w, "not fit to be shown", why.text);
	}
}

static void note_verbs(struct walk *w)
{
	const char *at = journal_entry(w->journal, journal_count(w->journal) - 1).text;
	const struct verb *verb;

	for (; at; at = strstr(at, " & "), at = at ? at + 3 : NULL)
		for (int n = 0; (verb = verb_at(w->game, n)) && n < VERBS_MAX; n++) {
			size_t length = strlen(verb->name);

			if (strncmp(at, verb->name, length) == 0 && (at[length] == ' ' || at[length] == '\0'))
				w->accepted[n] = true;
		}
}

static void after_refusal(struct walk *w, const char *before)
{
	struct reason why;

	w->refused_in_a_row++;
	must_equal(w, "a refused line or a query changed the state", w->journal, before);
	if (!line_is_clean(w->why.text, strlen(w->why.text), &why))
		complain(w, "a reason that is not fit to be shown", why.text);
}

static void after_said(struct walk *w)
{
	struct reason why;

	w->refused_in_a_row = 0;
	w->said_lines++;
	note_verbs(w);
	look_at_words(w);
	if (!w->game->check(journal_state(w->journal), &why))
		complain(w, why.text, w->line.text);
	if (w->said_lines % LEARN_EACH == 0)
		learn_state(w);
}

/* Whether chance decides in the middle of the line: `roll & turn` is refused after a 7. */
static bool hangs_on_chance(const struct walk *w)
{
	const struct verb *verb;

	if (journal_flags(w->journal, w->line.text, strlen(w->line.text)) & (VERB_UNTRIED | VERB_OUTSIDE))
		return true; /* the answer would tell a hidden legion, or a file */
	for (int n = 0; strchr(w->line.text, '&') && (verb = verb_at(w->game, n)); n++)
		if (verb->resolve && strstr(w->line.text, verb->name))
			return true;
	return false;
}

/* Asks first whether the line would be said, then says it. */
static void step(struct walk *w)
{
	char *before = report_of(w, journal_state(w->journal));
	struct flat data;
	enum journal_answer answer;
	bool would;

	next_line(w);
	if (chance_of(w, 95))
		w->at += below(w, 30);
	else
		w->at -= below(w, 300);
	would = journal_would(w->journal, w->line.text, w->at, NULL, NULL, NULL);
	must_equal(w, "asking changed the state", w->journal, before);
	flat_begin(&data, chance_of(w, 50));
	w->why.text[0] = '\0';
	answer = journal_say(w->journal, w->line.text, strlen(w->line.text), w->at, &w->chance,
	                     data.emit.secret, &w->said, &data.emit, &w->why);
	flat_free(&data);
	if (would != (answer != JOURNAL_REFUSED) && !hangs_on_chance(w))
		complain(w, would ? w->why.text : "it would be refused, and was said", w->line.text);
	if (answer != JOURNAL_SAID)
		after_refusal(w, before);
	if (answer == JOURNAL_REFUSED && !w->why.text[0])
		complain(w, "refused without a reason", w->line.text);
	if (answer == JOURNAL_SAID)
		after_said(w);
	free(before);
}

static void open_table(struct walk *w)
{
	int n = 0;

	for (int i = 0; i < OPENINGS; i++)
		n += strcmp(openings[i].game, w->game->id) == 0;
	if (n >= MANY_OPENINGS)
		n = (int)(w->seed % (uint64_t)n) + 1;
	else
		n = n && w->seed % 2 == 0 ? (int)(w->seed / 2) % n + 1 : 0;
	for (int i = 0; n > 0 && i < OPENINGS; i++) {
		if (strcmp(openings[i].game, w->game->id) != 0 || --n > 0)
			continue;
		for (int k = 0; k < OPENING_LINES && openings[i].lines[k]; k++)
			if (journal_say(w->journal, openings[i].lines[k], strlen(openings[i].lines[k]), w->at,
			                &w->chance, true, &w->said, NULL, &w->why) == JOURNAL_SAID)
				after_said(w);
			else
				complain(w, w->why.text, openings[i].lines[k]);
		learn_state(w);
	}
}

/* ---- at the end of a walk ---- */

static void from_its_lines(struct walk *w, const char *end)
{
	struct journal *loaded = journal_new(w->game), *followed = journal_new(w->game);
	struct reason why = { "" };
	int bad = -1;

	for (int i = 0; i < journal_count(w->journal); i++) {
		struct entry e = journal_entry(w->journal, i);

		if (!journal_put(loaded, e.text, strlen(e.text), e.at, &why) ||
		    !journal_follow(followed, e.text, strlen(e.text), e.at, NULL, &why))
			complain(w, why.text, e.text);
	}
	if (!journal_replay(loaded, &bad, &why))
		complain(w, why.text, journal_entry(loaded, bad).text);
	else
		must_equal(w, "replaying the lines gives another table", loaded, end);
	must_equal(w, "following the lines gives another table", followed, end);
	journal_free(loaded);
	journal_free(followed);
}

static int remove_one(const char *path, const struct stat *stat, int kind, struct FTW *ftw)
{
	return remove(path);
}

static struct journal *saved_and_opened(struct walk *w, const struct store *store)
{
	struct save *save = save_create(store, w->game, "walk", &w->why);
	struct journal *opened = NULL;
	char path[PATH_MAX];

	if (!save)
		return NULL;
	save_append(save, w->journal);
	snprintf(path, sizeof path, "%s", save_path(save));
	if (!save_close(save, 10000)) {
		reason_set(&w->why, "not everything was saved");
		return NULL;
	}
	save = save_open(path, SAVE_READ, &opened, &w->why);
	if (save)
		save_close(save, 0);
	return opened;
}

static void from_disk(struct walk *w, const char *end)
{
	const char *base = getenv("TMPDIR");
	struct store store;
	struct journal *opened;
	char folder[1024];

	if (!game_find(w->game->id))
		return; /* a session of a game that is not in the list cannot be opened */
	snprintf(folder, sizeof folder, "%s/tableside-test.XXXXXX", base && *base ? base : "/tmp");
	if (!mkdtemp(folder)) {
		complain(w, "no folder for the session", folder);
		return;
	}
	opened = store_init(&store, folder, &w->why) ? saved_and_opened(w, &store) : NULL;
	if (opened)
		must_equal(w, "saving and opening gives another table", opened, end);
	else
		complain(w, "saving and opening failed", w->why.text);
	journal_free(opened);
	nftw(folder, remove_one, 8, FTW_DEPTH | FTW_PHYS);
}

static void looking_back(struct walk *w, const char *end)
{
	for (int i = 0; i < journal_count(w->journal); i += 1 + below(w, 20)) {
		journal_tell(w->journal, i, &w->said);
		look_at_words(w);
		if (w->said.lines == 0)
			complain(w, "an entry that tells nothing", journal_entry(w->journal, i).text);
	}
	must_equal(w, "looking back changed the table", w->journal, end);
}

static void say_often(struct walk *w, const char *text, int times)
{
	while (times-- > 0)
		if (journal_say(w->journal, text, strlen(text), w->at, &w->chance, true, NULL, NULL,
		                &w->why) != JOURNAL_SAID)
			complain(w, text, w->why.text);
}

static void all_the_way_back(struct walk *w, const char *start, const char *end)
{
	int lines = journal_undoable(w->journal);

	say_often(w, "undo", lines);
	must_equal(w, "undoing all is not the start", w->journal, start);
	say_often(w, "redo", lines);
	must_equal(w, "redoing all is not the end", w->journal, end);
}

/* A walk that went nowhere would prove nothing. */
static void was_lively(struct walk *w, int steps)
{
	char missing[2000] = "";
	size_t at = 0;
	int verbs = 0, accepted = 0;
	const struct verb *verb;

	for (int n = 0; (verb = verb_at(w->game, n)) && n < VERBS_MAX; n++) {
		if (verb->flags & VERB_QUERY)
			continue;
		verbs++;
		accepted += w->accepted[n];
		if (!w->accepted[n] && at < sizeof missing)
			at += (size_t)snprintf(missing + at, sizeof missing - at, " %s", verb->name);
	}
	printf("# %s, seed %llu: %d of %d lines said, %d of %d verbs; never:%s\n", w->game->id,
	       (unsigned long long)w->seed, w->said_lines, steps, accepted, verbs, missing);
	if (accepted * 4 < verbs || w->said_lines * 20 < steps)
		complain(w, "hardly anything was said", missing);
}

static bool walk(const struct game *game, uint64_t seed, int steps)
{
	struct walk *w = calloc(1, sizeof *w);
	char *start, *end;
	bool failed;

	if (!w)
		abort();
	*w = (struct walk){ .game = game, .seed = seed, .journal = journal_new(game), .at = 1000000000 };
	rng_seed(&w->rng, seed);
	rng_seed(&w->chance, seed + 1);
	learn_usages(w);
	start = report_of(w, journal_state(w->journal));
	open_table(w);
	for (int i = 0; i < steps && !w->failed; i++)
		step(w);
	end = report_of(w, journal_state(w->journal));
	was_lively(w, steps);
	from_its_lines(w, end);
	from_disk(w, end);
	looking_back(w, end);
	all_the_way_back(w, start, end);
	failed = w->failed;
	free(start);
	free(end);
	journal_free(w->journal);
	said_free(&w->said);
	free(w);
	return !failed;
}

int main(int argc, char **argv)
{
	uint64_t seed = argc > 1 ? strtoull(argv[1], NULL, 10) : 1;
	int seeds = argc > 1 ? 1 : SEEDS, steps = argc > 2 ? atoi(argv[2]) : STEPS;
	int tests = 0, failures = 0;

	for (int g = -1; g < 0 || games[g]; g++)
		for (int i = 0; i < seeds; i++) {
			const struct game *game = g < 0 ? &null_game : games[g];
			bool passed = walk(game, seed + (uint64_t)i, steps);

			printf("%s %d - %s, seed %llu\n", passed ? "ok" : "not ok", ++tests, game->id,
			       (unsigned long long)seed + (unsigned long long)i);
			fflush(stdout);
			failures += !passed;
		}
	for (int i = 0; i < 2 * seeds; i++) {
		bool passed = ring_walk(seed + (uint64_t)i / 2, i % 2);

		printf("%s %d - the ring of schemes, rules %s, seed %llu\n", passed ? "ok" : "not ok",
		       ++tests, i % 2 ? "2010" : "current",
		       (unsigned long long)seed + (unsigned long long)i / 2);
		failures += !passed;
	}
	printf("1..%d\n", tests);
	return failures != 0;
}
