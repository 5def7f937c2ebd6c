/* SPDX-License-Identifier: MIT */
/*
 * Lines said at a table, one a line of the input. A digit at the very beginning
 * lays a table first. What must hold: asking changes nothing; what is refused
 * changes not a byte of the state and says why; the table stands by its own
 * check; saved and opened, or followed, it is the same table; so it is after
 * undo and redo; whatever is said, told or kept is fit to be shown. Each input
 * is held to one of the costly ones, which its bytes choose: there are many.
 */
#include "fuzz.h"

#include <stdlib.h>
#include <string.h>

#include "memory.h"
#include "rules/games.h"
#include "saves/session/inner.h"

enum {
	INPUT_BYTES = 1 << 16,
	LINES = 40, /* of one input: no line costs more with others before it */
	BACK = 6,   /* undone and redone */
	OPENING_LINES = 24,
};

struct opening {
	const char *lines[OPENING_LINES]; /* ends with NULL */
};

/* The result of an opening, chance settled: found once, then only followed. */
struct laid {
	char *lines[OPENING_LINES];
	bool known;
};

struct table_said {
	struct journal *journal;
	struct rng rng;
	struct said said;
	int64_t at;
	void *before;    /* a copy of the state */
	uint64_t sum;    /* the same as a number */
	unsigned choice; /* of what it is held to */
};

/* ---- one line ---- */

/* A state that is mostly room is not copied whole, so its bytes tell nothing. */
static void keep(struct table_said *t)
{
	const struct game *game = journal_game(t->journal);

	if (game->copy)
		t->sum = fuzz_state(t->journal);
	else
		memcpy(t->before, journal_state(t->journal), game->state_size);
}

static void must_be_kept(const struct table_said *t, const char *what, const char *line)
{
	const struct game *game = journal_game(t->journal);
	bool same = game->copy ? fuzz_state(t->journal) == t->sum
	                       : memcmp(t->before, journal_state(t->journal), game->state_size) == 0;

	if (!same)
		fuzz_fail("%s changed the state: %s", what, line);
}

static void say(struct table_said *t, const char *line, size_t size)
{
	const struct game *game = journal_game(t->journal);
	struct reason why = { 0 };
	int count = journal_count(t->journal);

	keep(t);
	if (t->choice % 2 && !memchr(line, '\0', size)) {
		if (!journal_would(t->journal, line, t->at, NULL, &t->said, &why))
			fuzz_refused(&why);
		fuzz_said(&t->said);
		must_be_kept(t, "asking", line);
	}
	why.text[0] = '\0';
	switch (journal_say(t->journal, line, size, t->at, &t->rng, size % 2, &t->said, NULL, &why)) {
	case JOURNAL_REFUSED:
		fuzz_refused(&why);
		must_be_kept(t, "a refused line", line);
		break;
	case JOURNAL_ASKED: must_be_kept(t, "a query", line); break;
	case JOURNAL_SAID:
		count++;
		if (game->check && !game->check(journal_state(t->journal), &why))
			fuzz_fail("the table does not stand: %s", why.text);
		fuzz_clean("an entry", journal_entry(t->journal, count - 1).text);
		break;
	}
	if (journal_count(t->journal) != count)
		fuzz_fail("entries that nobody said");
	fuzz_said(&t->said);
	t->at += 1 + (int64_t)size % 7;
}

/* ---- the whole of it ---- */

static void must_be_same(struct journal *journal, uint64_t sum, const char *how)
{
	if (fuzz_state(journal) != sum)
		fuzz_fail("%s it is another table", how);
}

static void saved_and_opened(const struct journal *journal, uint64_t sum)
{
	struct save_header header = { .id = "6f1c0e4a-1111-4222-8333-444455556666",
		                      .created = "2026-11-20T18:24:35Z" };
	struct reason why = { 0 };
	struct image image;
	struct load load;
	size_t size, again_size;
	char *bytes, *again;

	strcpy(header.game, journal_game(journal)->id);
	image_begin(&image, &header);
	image.journal = journal;
	while (image.lines < journal_count(journal))
		if (!image_add(&image, &why))
			fuzz_fail("an entry that cannot be saved: %s", why.text);
	bytes = memory_bytes(&image, &size);
	if (!memory_load(bytes, size, &load, &why))
		fuzz_fail("saved, it cannot be opened: %s", why.text);
	again = memory_bytes(&load.image, &again_size);
	if (load.torn || again_size != size || memcmp(again, bytes, size) != 0)
		fuzz_fail("saved, opened and saved it is not the same");
	free(again);
	free(bytes);
	must_be_same(load.journal, sum, "saved and opened");
	load_done(&load);
	image_done(&image);
}

static void followed(const struct journal *journal, uint64_t sum)
{
	struct journal *watcher = journal_new(journal_game(journal));
	struct said said = { 0 };
	struct reason why = { 0 };

	for (int i = 0; i < journal_count(journal); i++) {
		struct entry e = journal_entry(journal, i);

		if (!journal_follow(watcher, e.text, strlen(e.text), e.at, &said, &why))
			fuzz_fail("a watcher refuses an entry: %s", why.text);
		fuzz_said(&said);
	}
	must_be_same(watcher, sum, "followed");
	journal_free(watcher);
	said_free(&said);
}

static void there_and_back(struct table_said *t, uint64_t sum)
{
	static const char *const verbs[] = { "undo", "redo" };
	int steps = journal_undoable(t->journal);
	struct reason why = { 0 };

	if (steps > BACK)
		steps = BACK;
	for (int way = 0; way < 2; way++)
		for (int i = 0; i < steps; i++) {
			if (journal_say(t->journal, verbs[way], 4, t->at, &t->rng, true, &t->said, NULL,
			                &why) != JOURNAL_SAID)
				fuzz_fail("%s is refused: %s", verbs[way], why.text);
			fuzz_said(&t->said);
		}
	must_be_same(t->journal, sum, "undone and redone");
}

static void told_again(struct table_said *t, uint64_t sum)
{
	for (int i = 0; i < journal_count(t->journal); i++) {
		journal_tell(t->journal, i, &t->said);
		if (!t->said.lines)
			fuzz_fail("an entry that tells nothing");
		fuzz_said(&t->said);
	}
	must_be_same(t->journal, sum, "looked back at");
}

static void find_out(const struct game *game, const struct opening *opening, struct laid *laid)
{
	struct table_said t = { .journal = journal_new(game) };
	struct reason why = { 0 };

	rng_seed(&t.rng, 1);
	for (int i = 0; opening->lines[i]; i++) {
		const char *line = opening->lines[i];

		if (journal_say(t.journal, line, strlen(line), 1000000000, &t.rng, false, NULL, NULL, &why) !=
		    JOURNAL_SAID)
			fuzz_fail("the opening is refused: %s: %s", line, why.text);
		laid->lines[i] = xstrdup(journal_entry(t.journal, i).text);
	}
	laid->known = true;
	journal_free(t.journal);
}

static void lay(struct table_said *t, const struct opening *opening, struct laid *laid)
{
	struct reason why = { 0 };

	if (!laid->known)
		find_out(journal_game(t->journal), opening, laid);
	for (char *const *line = laid->lines; *line; line++)
		if (!journal_follow(t->journal, *line, strlen(*line), t->at++, NULL, &why))
			fuzz_fail("the opening is refused the second time: %s: %s", *line, why.text);
}

static void hold(struct table_said *t)
{
	uint64_t sum = fuzz_state(t->journal);

	switch (t->choice / 2 % 4) {
	case 0: saved_and_opened(t->journal, sum); break;
	case 1: followed(t->journal, sum); break;
	case 2: told_again(t, sum); break;
	default: there_and_back(t, sum);
	}
}

static void play(const char *id, const struct opening *openings, struct laid *laid, int count,
                 const char *bytes, size_t size)
{
	const struct game *game = game_find(id);
	struct table_said t = { .journal = journal_new(game),
		                .at = 1000000000,
		                .before = malloc(game->state_size) };
	char *text = malloc(size + 1);
	const char *line = text, *end = text + size;

	if (!t.before || !text)
		abort();
	memcpy(text, bytes, size);
	text[size] = '\0';
	for (size_t i = 0; i < size; i++)
		t.choice = t.choice * 31 + (unsigned char)bytes[i];
	rng_seed(&t.rng, 1);
	if (size && *line >= '0' && *line < '0' + count)
		lay(&t, &openings[*line - '0'], &laid[*line - '0']), line++;
	for (int i = 0; i < LINES && line < end; i++) {
		char *stop = memchr(line, '\n', (size_t)(end - line));

		stop = stop ? stop : text + size;
		*stop = '\0';
		say(&t, line, (size_t)(stop - line));
		line = stop + 1;
	}
	hold(&t);
	journal_free(t.journal);
	said_free(&t.said);
	free(t.before);
	free(text);
}

/* ---- the tables ---- */

#define PLAY(name, id)                                                                            \
	void fuzz_##name(const char *bytes, size_t size)                                          \
	{                                                                                         \
		static struct laid laid[sizeof name##_openings / sizeof *name##_openings];        \
                                                                                                  \
		if (size <= INPUT_BYTES)                                                          \
			play(id, name##_openings, laid, sizeof laid / sizeof *laid, bytes, size); \
	}

static const struct opening commander_openings[] = {
	{ { "seat Alice Bob Carol Dave" } },
	{ { "seat Alice Bob Carol Dave", "turn", "life Bob -7", "damage Carol 20 from=Alice", "turn",
	    "poison Dave +9" } },
	{ { "option format brawl", "seat 桜井みずき Élodie", "turn" } },
	{ { "option rules 2010", "seat Alice Bob Carol", "cast Alice", "turn" } },
};
PLAY(commander, "commander")

static const struct opening archenemy_openings[] = {
	{ { "seat Elspeth Alice Bob" } },
	{ { "seat Elspeth Alice Bob 桜井みずき", "archenemy Elspeth", "scheme load builtin:Assemble",
	    "scheme add \"My Laughter Echoes\" \"The Fate of the Flammable\"", "shuffle", "reveal x6" } },
	{ { "seat Elspeth Alice Bob", "option deck any", "rumble",
	    "scheme add Elspeth \"Your Inescapable Doom\" x2", "scheme load Alice builtin:Scorch",
	    "scheme add Bob Plots x3", "reveal Alice x3" } },
};
PLAY(archenemy, "archenemy")

static const struct opening catan_openings[] = {
	{ { "seat Alice Bob Carol Dave" } },
	{ { "seat Alice Bob Carol Dave", "pieces each roads=15", "count brick=19 development=25",
	    "build each settlement free & build each road free", "build Alice settlement at=g6,o8,b4 free",
	    "hand each 3b3l3w3g4o", "held each knight", "roll 2 1", "buy Alice", "build Alice road" } },
	{ { "seat Alice Bob Carol", "dealer stacks agree=each", "hand each 2b2l2w2g", "held each unknown",
	    "roll 3 4", "discard Alice blwg", "discard Bob 2g2w", "discard Carol 2b2l",
	    "steal Alice from=Carol", "doubt Bob" } },
};
PLAY(catan, "catan")

static const struct opening titan_battle_openings[] = {
	{ { "battle Hills", "force attacker titan lion*3 ogre", "force defender ogre*2 lion centaur", "step",
	    "step", "step", "place d1 B3", "place d2 C3", "place a1 B2", "place a2 D3" } },
	{ { "battle Plains scores=80,120", "force attacker lion*2", "force defender ogre*2 warlock",
	    "hits a1 =3", "at turn=2 side=attacker phase=maneuver" } },
	{ { "battle Tower", "force attacker colossus serpent hydra",
	    "force defender titan:12 archangel guardian", "step" } },
};
PLAY(titan_battle, "titan")

static const struct opening titan_game_openings[] = {
	{ { "seat Alice Bob" } },
	{ { "seat Alice Bob Carol", "tower Alice 6 & tower Bob 3 & tower Carol 2",
	    "colour Carol green & colour Bob blue & colour Alice red", "step",
	    "legion Alice Rd01 titan ogre*2 centaur & legion Alice Rd02 angel ogre lion*2",
	    "legion Bob Bu01 ogre*2 centaur & legion Bob Bu02 titan troll", "begin Alice turn=2", "step",
	    "movement 3", "step", "move Rd01 Hills & move Rd02 Plains", "step", "step" } },
	{ { "seat Alice Bob", "tower Alice 6 & tower Bob 3", "colour Bob blue & colour Alice red", "step",
	    "legion Alice Rd01 titan ogre*4 centaur", "legion Bob Bu01 ogre*3", "legion Bob Bu02 titan angel",
	    "begin Alice turn=3", "step", "movement", "step", "move Rd01 Hills", "step", "step",
	    "encounter Rd01 Bu01 Hills from=right", "step" } },
};
PLAY(titan_game, "titan")

static const struct opening meccg_openings[] = {
	{ { "seat Alice Bob" } },
	{ { "seat Alice Bob", "pool Alice list Gimli Kili Fili Bofur", "pool Bob add \"Aragorn II\"",
	    "pool Bob add Legolas", "pool Alice seal", "pool Bob seal", "pick Alice Gimli",
	    "pick Bob Aragorn", "reveal", "pick Alice Kili", "pick Bob Legolas", "reveal", "stop Alice" } },
};
PLAY(meccg, "meccg")

static const struct opening championship_openings[] = {
	{ { "seat Ann Ben Cem Dan" } },
	{ { "seat Ann=JP Ben=DE Cem=JP Dan=FR Eva Fay Gus Hal", "schedule" } },
	{ { "seat Ann Ben Cem Dan Eva Fay Gus Hal Ida Jan Kim Lea Max Nia Ole Pia", "schedule",
	    "sheets 1 1:10*,8,6,5 2:10*,2,3,4 3:9,10*,2,3 4:7,7,10*,2", "sign 1 1 each", "sign 1 2 each" } },
};
PLAY(championship, "championship")

static const struct opening score_openings[] = {
	{ { "seat Alice Bob" } },
	{ { "seat Alice Bob Carol", "option target 30", "round 12 5 7", "points Alice 4",
	    "correct Bob 1 15" } },
};
PLAY(score, "score")
