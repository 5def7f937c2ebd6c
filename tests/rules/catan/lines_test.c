/* SPDX-License-Identifier: MIT */
/*
 * Random lines of Catan, rulings among them, most of them without sense at their
 * place. No line loses or makes a card, a refused line changes nothing, and the
 * table can be replayed. Every verb must have been accepted in the end, to prove
 * that the walk went everywhere.
 *
 *     catan_lines_test [TABLES [SEED]]
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/catan/catan.h"
#include "rules/core/journal.h"
#include "tests/kit/again.h"

enum { TABLES = 120, LINES = 250, VERBS = 60 };

/* %P a player, %S the same one again, %C cards, %R a resource, %H a hex, %K a card, %N a number, %T a
 * spot, %E an edge; said more often the more often they stand here. */
static const char *const templates[] = {
	"roll",
	"roll",
	"roll",
	"roll 3 4",
	"roll 2 5",
	"turn",
	"turn",
	"turn",
	"turn %P",
	"join Zoe",
	"join Zoe after=%P",
	"join Zoe after=%P",
	"seatswap %P %P",
	"seatswap %P %P ruling",
	"on-turn %P",
	"produce %P=%C",
	"produce %P=%C %P=%C",
	"produce",
	"build %P settlement free",
	"build %P settlement free at=%H,%H,%H",
	"build %P settlement free at=%H,%H,%H",
	"build %P road free",
	"build %P settlement free at=%T",
	"build %P settlement free at=%T sure",
	"build %P road free at=%E sure",
	"build %P settlement at=%T",
	"build %P city at=%T",
	"build %P road free at=%E",
	"build %P road free at=%E",
	"build %P road at=%E",
	"build %P road at=%E",
	"board draw random",
	"board off",
	"start %P",
	"pass",
	"pass",
	"build %P road",
	"build %P settlement",
	"build %P settlement at=%H,%H",
	"build %P city",
	"build %P city at=%H,%H,%H",
	"build %P city free",
	"buy %P",
	"buy %P %K",
	"play %P knight",
	"play %P monopoly %R",
	"play %P monopoly %R %P=%N %P=%N",
	"play %P plenty %R %R",
	"play %P roads",
	"reveal %P vp",
	"mixed %P",
	"discard %P %C",
	"discard %P 2b2l2w2g2o",
	"robber %H",
	"robber %H",
	"robber %H sure",
	"steal %P from=%P",
	"steal %P from=%P",
	"steal %P from=%P %R",
	"trade %P %C with=%P %C",
	"trade %P %R with=%P %R",
	"bank %P 4%L for %R",
	"bank %P 2%L for %R",
	"port %P 3",
	"port %P %R",
	"give %P %C",
	"give %P %C",
	"pay %P %C",
	"road %P %N",
	"win %P",
	"rematch",
	"rematch %P",
	"sign %P",
	"audit %P %N",
	"pieces %P settlements=5 cities=4 roads=15",
	"count development=%N",
	"count brick=19",
	"dealer %P agree=each",
	"dealer stacks agree=each",
	"dealer self agree=%P",
	"dealer judge by=%P",
	"doubt %P",
	"first",
	"first %P",
	"clock start",
	"clock stop",
	"pause",
	"resume",
	"resume",
	"resume",
	"resume",
	"score %P +%N",
	"score %P =%N",
	"hand %P %C",
	"hand %P 4b4l4w4g4o",
	"hand %P",
	"held %P %K %K",
	"held %P unknown %K",
	"supply %P settlements=%N roads=%N",
	"supply %P cities=%N",
	"deck %N",
	"knights %P %N",
	"undo",
	"redo",
	"option harbours next-turn",
	"rename %P Anna",
	"give %P %C & pay %P %C",
	"hand %P %C & hand %P %C",
	"undo",
	"undo",
	"on-turn %P & score %S =8 & held %S vp vp & win %S",
	"on-turn %P & hand %S 4b4l4w4g4o & buy %S %K",
	"on-turn %P & hand %S 4b4l4w4g4o & bank %S 4g for o",
	"on-turn %P & hand %S 2g & hand %P 2o & trade %S g with=%P o",
	"on-turn %P & held %S %K unknown & play %S %K",
	"on-turn %P & hand %S 2b2l2w2g & roll 6 1 & discard %S 1b1l1w1g",
};

struct tables {
	struct rng rng, chance;
	struct journal *journal;
	int64_t at;
	int seats, player;
	char line[200];
	bool failed;
};

static bool accepted[VERBS];
static long said, refused;

static int below(struct tables *t, int bound)
{
	return (int)rng_below(&t->rng, (uint32_t)bound);
}

static void complain(struct tables *t, const char *what, const char *detail)
{
	printf("# \"%s\": %s: %s\n", t->line, what, detail);
	t->failed = true;
}

/* ---- making lines ---- */

static int put_cards(struct tables *t, char *out, size_t size)
{
	int end = 0;

	for (int times = 1 + below(t, 3); times > 0; times--) {
		char kind = "blwgo"[below(t, 5)];

		end += snprintf(out + end, size - (size_t)end, "%d%c", 1 + below(t, 4), kind);
	}
	return end;
}

static int put(struct tables *t, char what, char *out, size_t size)
{
	static const char *const hexes[] = { "g6",     "o8", "b5",  "w9",  "l4", "g6b",
		                             "desert", "o3", "b10", "l11", "w2" };
	static const char *const cards[] = { "knight", "vp", "roads", "plenty", "monopoly", "knight" };

	const struct island *island = island_of(t->seats > 4);
	struct island_ends ends = island_edge_ends(island, 1 + below(t, island->edges));

	switch (what) {
	case 'T': return snprintf(out, size, "%d", 1 + below(t, island->spots));
	case 'E': return snprintf(out, size, "%d-%d", ends.spot[0], ends.spot[1]);
	case 'P': t->player = below(t, t->seats); /* fallthrough */
	case 'S': return snprintf(out, size, "%c", "ABCDEF"[t->player]);
	case 'C': return put_cards(t, out, size);
	case 'R':
	case 'L': return snprintf(out, size, "%c", "blwgo"[below(t, 5)]);
	case 'H': return snprintf(out, size, "%s", hexes[below(t, 11)]);
	case 'K': return snprintf(out, size, "%s", cards[below(t, 6)]);
	default: return snprintf(out, size, "%d", below(t, below(t, 3) ? 4 : 20));
	}
}

static void make_line(struct tables *t)
{
	const char *at = templates[below(t, sizeof templates / sizeof *templates)];
	size_t end = 0;

	for (; *at; at++) {
		if (*at == '%')
			end += (size_t)put(t, *++at, t->line + end, sizeof t->line - end);
		else
			t->line[end++] = *at;
	}
	t->line[end] = '\0';
}

/* Often leads out of a position that refuses nearly all lines. */
static bool make_way_out(struct tables *t)
{
	const struct catan *c = journal_state(t->journal);
	const char *over = below(t, 2) ? "undo" : "sign A";
	const char *way = c->phase == CATAN_OVER  ? over
	                  : c->paused             ? "resume"
	                  : catan_discards_due(c) ? "on-turn A"
	                                          : NULL;

	if (!way || below(t, 3))
		return false;
	snprintf(t->line, sizeof t->line, "%s", way);
	return true;
}

/* ---- saying them ---- */

static void note_verbs(const char *line)
{
	const struct verb *verb;
	const char *more = strstr(line, " & ");

	if (more)
		note_verbs(more + 3);
	for (int n = 0; (verb = verb_at(&catan_game, n)) && n < VERBS; n++) {
		size_t length = strlen(verb->name);

		if (strncmp(line, verb->name, length) == 0 && (line[length] == ' ' || !line[length]))
			accepted[n] = true;
	}
}

static void say(struct tables *t, const char *line)
{
	struct catan *before = malloc(sizeof *before);
	const void *state = journal_state(t->journal);
	struct reason why = { 0 };
	enum journal_answer answer;

	if (!before)
		abort();
	memcpy(before, state, sizeof *before);
	t->at += below(t, 30);
	answer = journal_say(t->journal, line, strlen(line), t->at, &t->chance, true, NULL, NULL, &why);
	if (answer == JOURNAL_SAID)
		note_verbs(line);
	else if (memcmp(before, state, sizeof *before) != 0)
		complain(t, "a refused line has changed the state", why.text);
	*(answer == JOURNAL_SAID ? &said : &refused) += 1;
	if (answer == JOURNAL_REFUSED && !why.text[0])
		complain(t, "refused without a reason", line);
	if (!catan_game.check(state, &why))
		complain(t, "an invariant is broken", why.text);
	free(before);
}

static void replay(struct tables *t)
{
	struct reason why = { 0 };

	if (!again_same(t->journal, &why))
		complain(t, "replayed", why.text);
}

static bool table(uint64_t seed)
{
	static const char *const seats[] = { "seat A B C", "seat A B C D", "seat A B C D E",
		                             "seat A B C D E F" };
	struct tables t = { .journal = journal_new(&catan_game), .at = 1000000000 };

	rng_seed(&t.rng, seed);
	rng_seed(&t.chance, seed + 1);
	t.seats = 3 + below(&t, 4);
	if (t.seats > 4)
		say(&t, "option extension on");
	say(&t, seats[t.seats - 3]);
	if (below(&t, 2))
		say(&t, "board draw");
	for (int i = 0; i < LINES && !t.failed; i++) {
		if (!make_way_out(&t))
			make_line(&t);
		say(&t, t.line);
	}
	replay(&t);
	if (t.failed)
		printf("# seed %llu\n", (unsigned long long)seed);
	journal_free(t.journal);
	return !t.failed;
}

/* The game's own verbs; the common ones have their own tests. */
static bool went_everywhere(void)
{
	bool all = true;
	const struct verb *verb;

	for (int n = 0; (verb = &catan_game.verbs[n])->name; n++)
		if (!(verb->flags & VERB_QUERY) && !accepted[n]) {
			printf("# never accepted: %s\n", verb->name);
			all = false;
		}
	return all;
}

int main(int argc, char **argv)
{
	int tables = argc > 1 ? atoi(argv[1]) : TABLES, bad = 0;
	uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;

	for (int i = 0; i < tables; i++)
		bad += !table(seed + (uint64_t)i);
	printf("# %d tables, %ld lines said, %ld refused\n", tables, said, refused);
	printf("%s 1 - no card is lost or made, whatever is said\n", bad ? "not ok" : "ok");
	printf("%s 2 - every verb was accepted\n", went_everywhere() ? "ok" : "not ok");
	printf("1..2\n");
	return bad || !went_everywhere();
}
