/* SPDX-License-Identifier: MIT */
/*
 * The journal: entries, the lines in force, checkpoints, and the one door
 * through which a line becomes part of a state. Knows no particular game.
 *
 * Entries form a tree: each knows the line that was in force before it. The
 * path is the branch that counts: path[0..force) are in force, [force..top)
 * can be redone. The spare state is where a line is tried; `spare_at` tells
 * which entry it equals, so that it serves as one more checkpoint.
 */
#include "journal.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "i18n.h"
#include "nearest.h"
#include "utf8.h"

enum {
	CHECKPOINTS = 16,
	CHECKPOINTS_BIG = 8,
	BIG_STATE = 1 << 20,
	NEAR = 64,        /* how far behind the cursor a long replay leaves its mark */
	FIRST_GAP = NEAR, /* fewer lines are applied sooner than a state is copied into fresh memory */
	ARENA_CHUNK = 1 << 15,
	STEP_BYTES = 1000, /* of the sentence an undo or redo says */
	NOWHERE = -2,     /* spare_at of a spare state that equals no entry */
	UNKNOWN = -2,     /* nobody has asked yet */
};

enum kind { KIND_LINE, KIND_UNDO, KIND_REDO };

struct record {
	const char *text;
	int64_t at;
	int before;
	int depth; /* lines in force before it */
	int turned; /* the last line up to it that turned something up, -1: none, or UNKNOWN */
	enum kind kind;
};

struct chunk {
	struct chunk *next;
	size_t used, size;
	char text[];
};

struct checkpoint {
	int entry;
	void *state;
};

struct journal {
	const struct game *game;
	struct record *record;
	int count, room;
	int *path;
	int force, top, path_room;
	struct chunk *arena;
	void *live, *spare;
	int spare_at;
	struct checkpoint checkpoint[CHECKPOINTS];
	int checkpoints, limit, gap;
	struct checkpoint near;   /* the last of the limit: moves with undo */
	int *chain, chain_room;   /* scratch of state_at */
	unsigned flags;           /* of all verbs of the line being tried */
	struct said told;         /* what a line undone or redone had said */
	/* From here on scratch, each written before it is read: 300 KiB that
	 * nobody clears, and of which a usual line touches a page or two. */
	struct words words, drawn;
	struct line part, event;
};

/* ---- memory ---- */

struct journal *journal_new(const struct game *game)
{
	struct journal *j = xmalloc(sizeof *j);

	memset(j, 0, offsetof(struct journal, words));
	j->game = game;
	j->live = xcalloc(1, game->state_size);
	j->spare = xcalloc(1, game->state_size);
	j->limit = (game->state_size > BIG_STATE ? CHECKPOINTS_BIG : CHECKPOINTS) - 1;
	j->gap = FIRST_GAP;
	j->near.entry = NOWHERE;
	table_start(j->live);
	if (game->start)
		game->start(j->live);
	game_copy(game, j->spare, j->live);
	j->spare_at = -1;
	return j;
}

void journal_free(struct journal *j)
{
	if (!j)
		return;
	while (j->arena) {
		struct chunk *next = j->arena->next;

		free(j->arena);
		j->arena = next;
	}
	for (int i = 0; i < j->checkpoints; i++)
		free(j->checkpoint[i].state);
	free(j->near.state);
	free(j->record);
	free(j->path);
	free(j->chain);
	free(j->live);
	free(j->spare);
	said_free(&j->told);
	free(j);
}

static const char *keep_text(struct journal *j, const char *text, size_t size)
{
	char *copy;

	if (!j->arena || j->arena->size - j->arena->used < size + 1) {
		size_t room = size + 1 > ARENA_CHUNK ? size + 1 : ARENA_CHUNK;
		struct chunk *chunk = xmalloc(sizeof *chunk + room);

		*chunk = (struct chunk){ .next = j->arena, .size = room };
		j->arena = chunk;
	}
	copy = j->arena->text + j->arena->used;
	memcpy(copy, text, size);
	copy[size] = '\0';
	j->arena->used += size + 1;
	return copy;
}

static int current(const struct journal *j)
{
	return j->force ? j->path[j->force - 1] : -1;
}

static struct record *add_record(struct journal *j, enum kind kind, const char *text, size_t size, int64_t at)
{
	struct record *record;

	if (j->count == j->room) {
		j->room = j->room ? j->room * 2 : 64;
		j->record = xrealloc(j->record, (size_t)j->room * sizeof *j->record);
	}
	record = &j->record[j->count++];
	*record = (struct record){
		.text = keep_text(j, text, size), .at = at, .before = current(j), .depth = j->force, .kind = kind,
		.turned = UNKNOWN,
	};
	return record;
}

/* The newest entry becomes the line in force; what could be redone cannot any more. */
static void put_in_force(struct journal *j)
{
	if (j->force == j->path_room) {
		j->path_room = j->path_room ? j->path_room * 2 : 64;
		j->path = xrealloc(j->path, (size_t)j->path_room * sizeof *j->path);
	}
	j->path[j->force++] = j->count - 1;
	j->top = j->force;
}

/* ---- saying words to a state ---- */

static struct call call_of(struct journal *j, void *state, int64_t at, struct said *said, struct reason *why)
{
	return (struct call){ .game = j->game, .state = state, .at = at, .said = said, .why = why };
}

static const struct verb *find_verb(const struct journal *j, const struct word *word, struct reason *why)
{
	const char *text = word->key ? word->key : word->text;
	const struct verb *verb = verb_find(j->game, text);
	char shown[60], near[100];

	if (verb && !word->key && !word->quoted)
		return verb;
	utf8_show(text, strlen(text), shown, sizeof shown);
	nearest_verbs(j->game, text, near, sizeof near);
	if (verb)
		reason_set(why, _("a verb stands alone, without quotes or =: %s"), verb->name);
	else if (near[0])
		reason_set(why, _("no verb is called \"%s\": did you mean %s?"), shown, near);
	else
		reason_set(why, _("no verb is called \"%s\": \"help\" lists them"), shown);
	return NULL;
}

static struct args args_of(const struct verb *verb, struct words *words, int from, int to, struct reason *why)
{
	return (struct args){ .verb = verb, .word = words->word + from + 1, .count = to - from - 1, .why = why };
}

/* The words [from, to) of a line whose chance is settled. */
static bool apply_words(struct journal *j, struct words *words, int from, int to, struct call *call)
{
	const struct verb *verb = find_verb(j, &words->word[from], call->why);

	if (!verb)
		return false;
	if (verb_asks(j->game, verb, from + 1 < to ? words->word[from + 1].text : NULL) || !verb->apply)
		return reason_set(call->why, _("%s cannot be said together with others"), verb->name);
	call->args = args_of(verb, words, from, to, call->why);
	return verb->apply(call) && args_done(&call->args);
}

/* Where the line that begins at word `from` ends. */
static int part_end(const struct words *words, int from)
{
	while (from < words->count && !word_is_join(&words->word[from]))
		from++;
	return from;
}

/* Time at the table never runs backwards, whatever the machine's clock does. */
static void tell_time(void *state, int64_t at)
{
	struct table *table = state;

	if (at > table->now)
		table->now = at;
}

/* A whole stored line: no chance is left in it. */
static bool apply_text(struct journal *j, void *state, const char *text, int64_t at,
                       struct said *said, struct reason *why)
{
	struct call call = call_of(j, state, at, said, why);
	int from = 0;

	if (!words_split(&j->words, text, strlen(text), why))
		return false;
	if (j->words.count == 0)
		return reason_set(why, _("nothing is said"));
	tell_time(state, at);
	while (from < j->words.count) {
		int to = part_end(&j->words, from);

		if (to == from)
			return reason_set(why, _("something is missing beside &"));
		if (!apply_words(j, &j->words, from, to, &call))
			return false;
		from = to + 1;
		if (from == j->words.count && to < j->words.count)
			return reason_set(why, _("something is missing beside &"));
	}
	if (j->game->settle)
		j->game->settle(&call);
	return true;
}

/* ---- states along the tree ---- */

static const struct checkpoint *checkpoint_of(const struct journal *j, int entry)
{
	for (int i = 0; i < j->checkpoints; i++)
		if (j->checkpoint[i].entry == entry)
			return &j->checkpoint[i];
	return j->near.state && j->near.entry == entry ? &j->near : NULL;
}

static void copy_state(struct journal *j, void *to, const void *from)
{
	game_copy(j->game, to, from);
}

static void *state_copy(struct journal *j, const void *state)
{
	void *copy = xmalloc(j->game->state_size);

	copy_state(j, copy, state);
	return copy;
}

static void spare_like_live(struct journal *j)
{
	if (j->spare_at != current(j))
		copy_state(j, j->spare, j->live);
	j->spare_at = current(j);
}

static bool is_in_force(const struct journal *j, int entry)
{
	const struct record *record = &j->record[entry];

	return record->kind == KIND_LINE && record->depth < j->force && j->path[record->depth] == entry;
}

/* Makes room: first what no undo can reach, else every second one. */
static void thin_checkpoints(struct journal *j)
{
	int kept = 0;

	for (int i = 0; i < j->checkpoints; i++) {
		if (is_in_force(j, j->checkpoint[i].entry))
			j->checkpoint[kept++] = j->checkpoint[i];
		else
			free(j->checkpoint[i].state);
	}
	if (kept == j->limit) {
		kept = 0;
		for (int i = 0; i < j->limit; i++) {
			if (i % 2)
				j->checkpoint[kept++] = j->checkpoint[i];
			else
				free(j->checkpoint[i].state);
		}
		j->gap *= 2;
	}
	j->checkpoints = kept;
}

static void keep_checkpoint(struct journal *j)
{
	if (checkpoint_of(j, current(j)))
		return;
	if (j->checkpoints == j->limit)
		thin_checkpoints(j);
	j->checkpoint[j->checkpoints++] =
		(struct checkpoint){ .entry = current(j), .state = state_copy(j, j->live) };
}

static void leave_checkpoint(struct journal *j)
{
	if (j->force % j->gap == 0)
		keep_checkpoint(j);
}

/* Opening knows how many lines are still to come: undo begins at the end, so
 * that checkpoints lie the closer the nearer they are to it. */
static bool is_milestone(int left)
{
	return left >= NEAR && (left & (left - 1)) == 0;
}

static void leave_near(struct journal *j, int entry)
{
	if (!j->near.state)
		j->near.state = xmalloc(j->game->state_size);
	copy_state(j, j->near.state, j->spare);
	j->near.entry = entry;
}

/* The lines between the nearest known state and entry, last first. Sets the
 * spare to that state. */
static int climb(struct journal *j, int entry)
{
	const struct checkpoint *checkpoint = NULL;
	int length = 0;

	for (; entry >= 0 && entry != j->spare_at && entry != current(j); entry = j->record[entry].before) {
		checkpoint = checkpoint_of(j, entry);
		if (checkpoint)
			break;
		if (length == j->chain_room) {
			j->chain_room = j->chain_room ? j->chain_room * 2 : 256;
			j->chain = xrealloc(j->chain, (size_t)j->chain_room * sizeof *j->chain);
		}
		j->chain[length++] = entry;
	}
	if (checkpoint) {
		copy_state(j, j->spare, checkpoint->state);
	} else if (entry == -1) {
		memset(j->spare, 0, j->game->state_size);
		table_start(j->spare);
		if (j->game->start)
			j->game->start(j->spare);
	} else if (entry != j->spare_at) {
		copy_state(j, j->spare, j->live);
	}
	return length;
}

/* Makes the spare the state right after an entry that is a line, or -1. */
static bool spare_to(struct journal *j, int entry, struct reason *why)
{
	int left = climb(j, entry);
	bool far = left > 2 * NEAR;

	j->spare_at = NOWHERE;
	while (left-- > 0) {
		const struct record *record = &j->record[j->chain[left]];

		if (!apply_text(j, j->spare, record->text, record->at, NULL, why))
			return false;
		if (far && left == NEAR)
			leave_near(j, j->chain[left]);
	}
	j->spare_at = entry;
	return true;
}

unsigned journal_flags(struct journal *j, const char *line, size_t size)
{
	unsigned flags = 0;

	words_split(&j->words, line, size, NULL); /* of a broken line, what comes before the break */
	for (int from = 0; from < j->words.count; from = part_end(&j->words, from) + 1) {
		const struct word *word = &j->words.word[from];
		const struct verb *verb = word->key || word->quoted ? NULL : verb_find(j->game, word->text);

		flags |= verb ? verb->flags : 0;
	}
	return flags;
}

/* ---- what was turned up ---- */

static bool turns_up(struct journal *j, int entry)
{
	const char *text = j->record[entry].text;

	return journal_flags(j, text, strlen(text)) & VERB_REVEALS;
}

/* Each line is looked at once, whoever asks how often. */
static int last_turned(struct journal *j, int entry)
{
	int at = entry, turned;

	while (at >= 0 && j->record[at].turned == UNKNOWN && !turns_up(j, at))
		at = j->record[at].before;
	turned = at < 0 || j->record[at].turned == UNKNOWN ? at : j->record[at].turned;
	for (; entry >= 0 && j->record[entry].turned == UNKNOWN; entry = j->record[entry].before) {
		j->record[entry].turned = turned;
		if (entry == turned)
			break;
	}
	return turned;
}

bool journal_is_down(struct journal *j, int n)
{
	int turned = j->record[n].kind == KIND_LINE && !is_in_force(j, n) ? last_turned(j, n) : -1;

	return turned >= 0 && !is_in_force(j, turned);
}

/* ---- undo, redo ---- */

/* Moves the cursor to `force` lines; the spare has been made that state. */
static void move_cursor(struct journal *j, int force)
{
	j->force = force;
	copy_state(j, j->live, j->spare);
}

static bool step_back(struct journal *j, struct reason *why)
{
	if (!j->force)
		return reason_set(why, _("nothing is left to undo"));
	if (!spare_to(j, j->force > 1 ? j->path[j->force - 2] : -1, why))
		return false;
	move_cursor(j, j->force - 1);
	return true;
}

static bool step_forward(struct journal *j, struct reason *why)
{
	if (j->force == j->top)
		return reason_set(why, _("nothing is there to redo"));
	if (!spare_to(j, j->path[j->force], why))
		return false;
	move_cursor(j, j->force + 1);
	return true;
}

/* The words of a line, said once more to the spare, which is the state before
 * it and becomes the one after it. */
static void tell_again(struct journal *j, int entry)
{
	const struct record *record = &j->record[entry];

	j->spare_at = NOWHERE;
	said_clear(&j->told);
	if (apply_text(j, j->spare, record->text, record->at, &j->told, NULL))
		j->spare_at = entry;
	else
		said_clear(&j->told);
}

/* One sentence of all that the line had said; without any, the line itself. Of
 * what lies face down again no more than the verb. */
static void say_step(struct journal *j, bool back, int entry, struct said *said)
{
	const char *text = j->record[entry].text;
	char words[STEP_BYTES];

	if (journal_is_down(j, entry))
		snprintf(words, sizeof words, "%.*s", (int)strcspn(text, " "), text);
	else if (j->told.lines)
		said_join(&j->told, words, sizeof words);
	else if (journal_flags(j, text, strlen(text)) & VERB_SECRET)
		snprintf(words, sizeof words, "%s", _("(face down)"));
	else
		utf8_copy(words, sizeof words, text);
	said_line(said, back ? _("taken back: %s") : _("said again: %s"), words);
}

/* A redo applies its line while telling it and finds the spare made; an undo
 * leaves the spare at the line undone, where a redo would want it. */
static bool step(struct journal *j, enum kind kind, int64_t at, struct said *said, struct reason *why)
{
	bool back = kind == KIND_UNDO;
	int entry;

	if (!back && said && j->force < j->top) {
		spare_like_live(j);
		tell_again(j, j->path[j->force]);
	}
	if (back ? !step_back(j, why) : !step_forward(j, why))
		return false;
	entry = j->path[back ? j->force : j->force - 1];
	if (back && said)
		tell_again(j, entry);
	if (said)
		say_step(j, back, entry, said);
	add_record(j, kind, back ? "undo" : "redo", 4, at);
	return true;
}

static enum kind kind_of(const char *line, size_t size)
{
	if (size == 4 && memcmp(line, "undo", 4) == 0)
		return KIND_UNDO;
	if (size == 4 && memcmp(line, "redo", 4) == 0)
		return KIND_REDO;
	return KIND_LINE;
}

const struct verb journal_verbs[] = {
	{ .name = "undo", .args = "", .help = N_("take the last line back, without limit") },
	{ .name = "redo", .args = "", .help = N_("say again what was taken back") },
	{ 0 }
};

/* ---- saying ---- */

/* Settles chance in the words [from, to): their text as it happened, into event. */
static bool settle_chance(struct journal *j, const struct verb *verb, int from, int to,
                          struct rng *rng, struct call *call)
{
	line_clear(&j->part);
	call->args = args_of(verb, &j->words, from, to, call->why);
	if (!verb->resolve(call, rng, &j->part))
		return false;
	if (j->part.full)
		return reason_set(call->why, _("what happened does not fit into a line"));
	return words_split(&j->drawn, j->part.text, j->part.length, call->why);
}

static void add_event(struct journal *j, const char *text, size_t size)
{
	if (j->event.length)
		line_join(&j->event);
	line_text(&j->event, text, size);
}

/* One of the lines said at once, applied to the spare, its text added to event. */
static bool try_part(struct journal *j, const char *line, int from, int to,
                     struct rng *rng, struct call *call)
{
	const struct verb *verb = find_verb(j, &j->words.word[from], call->why);

	if (!verb)
		return false;
	j->flags |= verb->flags;
	if (verb->resolve) {
		if (!settle_chance(j, verb, from, to, rng, call) ||
		    !apply_words(j, &j->drawn, 0, j->drawn.count, call))
			return false;
		add_event(j, j->part.text, j->part.length);
		return true;
	}
	if (!apply_words(j, &j->words, from, to, call))
		return false;
	add_event(j, line + j->words.word[from].from,
	          (size_t)(j->words.word[to - 1].to - j->words.word[from].from));
	return true;
}

/* Tries the whole line on the spare; the event is its text as it happened. */
static bool try_line(struct journal *j, const char *line, int64_t at, struct rng *rng,
                     struct said *said, struct emit *data, struct reason *why)
{
	struct call call = call_of(j, j->spare, at, said, why);
	int from = 0, count = j->words.count;

	call.data = data;
	spare_like_live(j);
	j->spare_at = NOWHERE;
	j->flags = 0;
	line_clear(&j->event);
	tell_time(j->spare, at);
	while (from <= count) {
		int to = part_end(&j->words, from);

		if (to == from)
			return reason_set(why, _("something is missing beside &"));
		if (!try_part(j, line, from, to, rng, &call))
			return false;
		from = to + 1;
		if (to == count)
			break;
	}
	if (j->event.full)
		return reason_set(why, _("what happened does not fit into a line"));
	if (j->game->settle)
		j->game->settle(&call);
#ifndef NDEBUG
	if (j->game->check && !j->game->check(j->spare, why))
		return reason_at(why, "%s", _("this would break the table, which is a fault of the program"));
#endif
	return true;
}

static enum journal_answer ask(struct journal *j, const struct verb *verb, int64_t at, bool secret,
                               struct said *said, struct emit *data, struct reason *why)
{
	struct call call = call_of(j, j->live, at, said, why);

	call.data = data;
	call.secret = secret;
	call.args = args_of(verb, &j->words, 0, j->words.count, why);
	if (verb->apply(&call) && args_done(&call.args))
		return JOURNAL_ASKED;
	said_clear(said);
	return JOURNAL_REFUSED;
}

/* The verb of a line that is one plain line, else NULL. */
static const struct verb *only_verb(const struct journal *j)
{
	const struct word *first = &j->words.word[0];

	if (first->key || first->quoted || part_end(&j->words, 0) < j->words.count)
		return NULL;
	return verb_find(j->game, first->text);
}

/* A verb that needs files and that nobody around the journal has taken. */
static bool is_outside(const struct verb *verb, struct reason *why)
{
	if (!verb || verb->apply || !(verb->flags & VERB_OUTSIDE))
		return false;
	reason_set(why, _("%s needs files, and nobody here reads them"), verb->name);
	return true;
}

enum journal_answer journal_say(struct journal *j, const char *line, size_t size, int64_t at,
                                struct rng *rng, bool secret, struct said *said,
                                struct emit *data, struct reason *why)
{
	const struct verb *verb;

	said_clear(said);
	if (!words_split(&j->words, line, size, why))
		return JOURNAL_REFUSED;
	if (j->words.count == 0)
		return reason_set(why, _("nothing is said")), JOURNAL_REFUSED;
	verb = only_verb(j);
	if (is_outside(verb, why))
		return JOURNAL_REFUSED;
	if (verb && verb_asks(j->game, verb, j->words.count > 1 ? j->words.word[1].text : NULL))
		return ask(j, verb, at, secret, said, data, why);
	if (verb && !verb->apply) {
		struct args args = args_of(verb, &j->words, 0, j->words.count, why);
		enum kind kind = kind_of(verb->name, strlen(verb->name));

		return args_done(&args) && step(j, kind, at, said, why) ? JOURNAL_SAID : JOURNAL_REFUSED;
	}
	/* Several at once would tell the same keys twice. */
	if (!try_line(j, line, at, rng, said, verb ? data : NULL, why)) {
		said_clear(said);
		return JOURNAL_REFUSED;
	}
	add_record(j, KIND_LINE, j->event.text, j->event.length, at);
	put_in_force(j);
	copy_state(j, j->live, j->spare);
	j->spare_at = current(j);
	leave_checkpoint(j);
	return JOURNAL_SAID;
}

bool journal_asks(struct journal *j, const char *line, size_t size)
{
	struct reason why;
	const struct verb *verb = words_split(&j->words, line, size, &why) && j->words.count ? only_verb(j) : NULL;

	return verb && verb->flags & VERB_QUERY;
}

/* Whether an undo or redo would be done, and the state it would give. */
static bool would_step(struct journal *j, enum kind kind, const void **after, struct reason *why)
{
	int force = j->force + (kind == KIND_UNDO ? -1 : 1);

	if (force < 0)
		return reason_set(why, _("nothing is left to undo"));
	if (force > j->top)
		return reason_set(why, _("nothing is there to redo"));
	if (!after)
		return true;
	*after = j->spare;
	return spare_to(j, force ? j->path[force - 1] : -1, why);
}

bool journal_would(struct journal *j, const char *line, int64_t at, const void **after,
                   struct said *said, struct reason *why)
{
	const struct verb *verb;
	struct rng rng;
	bool known;

	said_clear(said);
	rng_seed(&rng, 0);
	if (!words_split(&j->words, line, strlen(line), why))
		return false;
	if (j->words.count == 0)
		return reason_set(why, _("nothing is said"));
	verb = only_verb(j);
	if (is_outside(verb, why))
		return false;
	if (verb && verb_asks(j->game, verb, j->words.count > 1 ? j->words.word[1].text : NULL)) {
		if (after)
			*after = j->live;
		return ask(j, verb, at, false, said, NULL, why) == JOURNAL_ASKED;
	}
	if (verb && !verb->apply) {
		struct args args = args_of(verb, &j->words, 0, j->words.count, why);

		return args_done(&args) && would_step(j, kind_of(verb->name, strlen(verb->name)), after, why);
	}
	if (journal_flags(j, line, strlen(line)) & VERB_UNTRIED) {
		if (after)
			*after = j->live;
		return true;
	}
	if (!try_line(j, line, at, &rng, said, NULL, why)) {
		said_clear(said);
		return false;
	}
	known = rng.state == 0 && !(j->flags & VERB_REVEALS);
	if (!known)
		said_clear(said);
	if (after)
		*after = known ? j->spare : j->live;
	return true;
}

/* ---- loading and following ---- */

/* The cursor as it follows from undo and redo, without any state. */
static bool put_step(struct journal *j, enum kind kind, struct reason *why)
{
	if (kind == KIND_UNDO) {
		const struct record *record;

		if (!j->force)
			return reason_set(why, _("an undo with nothing to undo"));
		/* Replay never sees what is taken back, but the log shows it. */
		record = &j->record[j->path[j->force - 1]];
		if (!line_is_clean(record->text, strlen(record->text), why))
			return false;
		j->force--;
	} else {
		if (j->force == j->top)
			return reason_set(why, _("a redo with nothing to redo"));
		j->force++;
	}
	return true;
}

bool journal_put(struct journal *j, const char *line, size_t size, int64_t at, struct reason *why)
{
	enum kind kind = kind_of(line, size);

	if (size >= LINE_BYTES || memchr(line, '\0', size))
		return reason_set(why, _("the line is too long or holds a NUL"));
	if (kind != KIND_LINE && !put_step(j, kind, why))
		return false;
	add_record(j, kind, line, size, at);
	if (kind == KIND_LINE)
		put_in_force(j);
	return true;
}

bool journal_replay(struct journal *j, int *bad, struct reason *why)
{
	int lines = j->force;

	j->spare_at = NOWHERE;
	for (j->force = 0; j->force < lines; ) {
		const struct record *record = &j->record[j->path[j->force]];

		if (!apply_text(j, j->live, record->text, record->at, NULL, why)) {
			*bad = j->path[j->force];
			return false;
		}
		j->force++;
		if (is_milestone(lines - j->force))
			keep_checkpoint(j);
	}
	if (j->game->check && !j->game->check(j->live, why)) {
		*bad = j->count - 1;
		return false;
	}
	return true;
}

bool journal_follow(struct journal *j, const char *line, size_t size, int64_t at,
                    struct said *said, struct reason *why)
{
	enum kind kind = kind_of(line, size);

	said_clear(said);
	if (kind != KIND_LINE)
		return step(j, kind, at, said, why);
	if (size >= LINE_BYTES || memchr(line, '\0', size))
		return reason_set(why, _("the line is too long or holds a NUL"));
	line_clear(&j->event);
	add_event(j, line, size);
	spare_like_live(j);
	j->spare_at = NOWHERE;
	if (!apply_text(j, j->spare, j->event.text, at, said, why))
		return false;
	add_record(j, KIND_LINE, line, size, at);
	put_in_force(j);
	copy_state(j, j->live, j->spare);
	j->spare_at = current(j);
	leave_checkpoint(j);
	return true;
}

/* ---- looking ---- */

const struct game *journal_game(const struct journal *j)
{
	return j->game;
}

const void *journal_state(const struct journal *j)
{
	return j->live;
}

int journal_count(const struct journal *j)
{
	return j->count;
}

struct entry journal_entry(const struct journal *j, int n)
{
	const struct record *record = &j->record[n];
	bool in_force = is_in_force(j, n);

	return (struct entry){
		.text = record->text, .at = record->at, .before = record->before, .in_force = in_force,
		.taken_back = record->kind == KIND_LINE && !in_force,
		.is_undo = record->kind == KIND_UNDO, .is_redo = record->kind == KIND_REDO,
	};
}

int journal_undoable(const struct journal *j)
{
	return j->force;
}

int journal_redoable(const struct journal *j)
{
	return j->top - j->force;
}

void journal_tell(struct journal *j, int n, struct said *said)
{
	const struct record *record = &j->record[n];

	said_clear(said);
	if (record->kind != KIND_LINE) {
		said_line(said, "%s", record->text);
		return;
	}
	if (journal_is_down(j, n)) {
		said_line(said, "%s", _("(face down)"));
		return;
	}
	if (!spare_to(j, record->before, NULL))
		return;
	j->spare_at = NOWHERE;
	if (apply_text(j, j->spare, record->text, record->at, said, NULL))
		j->spare_at = n;
}

int journal_line(const struct journal *j, int n)
{
	return j->path[n];
}

/* The last one's state is there already. */
void journal_walk(struct journal *j, int n, void (*see)(void *user, int entry, const void *state), void *user)
{
	if (n < j->force - 1 && !spare_to(j, n > 0 ? j->path[n - 1] : -1, NULL))
		return;
	for (; n < j->force - 1; n++) {
		const struct record *record = &j->record[j->path[n]];

		j->spare_at = NOWHERE;
		if (!apply_text(j, j->spare, record->text, record->at, NULL, NULL))
			return;
		j->spare_at = j->path[n];
		see(user, j->path[n], j->spare);
	}
	if (n < j->force)
		see(user, j->path[n], j->live);
}
