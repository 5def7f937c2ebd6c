/* SPDX-License-Identifier: MIT */
/*
 * The journal: every change of a state goes through it. Independent of
 * individual games.
 */
#include "inner.h"

#include <stdio.h>
#include <string.h>

#include "i18n.h"

/* ---- saying ---- */

/* Settles chance in the words [from, to): the line that happened goes into part and drawn. */
static bool settle_chance(struct journal *j, const struct verb *verb, int from, int to, struct rng *rng,
                          struct call *call)
{
	line_clear(&j->part);
	call->args = journal_args(j, verb, &j->words, from, to, call->why);
	if (!verb->resolve(call, rng, &j->part))
		return false;
	if (j->part.full)
		return reason_set(call->why, _("what happened is too long for one line"));
	return words_split(&j->drawn, j->part.text, j->part.length, call->why);
}

static void add_event(struct journal *j, const char *text, size_t size)
{
	if (j->event.length)
		line_join(&j->event);
	line_text(&j->event, text, size);
}

/* Applies one of the lines said at once to the spare and adds its text to the event. */
static bool try_part(struct journal *j, const char *line, int from, int to, struct rng *rng,
                     struct call *call)
{
	const struct verb *verb = journal_verb(j, &j->words.word[from], call->why);

	if (!verb)
		return false;
	j->flags |= verb->flags;
	if (verb->resolve) {
		if (!settle_chance(j, verb, from, to, rng, call) ||
		    !journal_apply_words(j, &j->drawn, 0, j->drawn.count, call))
			return false;
		add_event(j, j->part.text, j->part.length);
		return true;
	}
	if (!journal_apply_words(j, &j->words, from, to, call))
		return false;
	add_event(j, line + j->words.word[from].from,
	          (size_t)(j->words.word[to - 1].to - j->words.word[from].from));
	return true;
}

static bool renew(struct journal *j, struct call *call)
{
	const char *text = j->game->renewal ? j->game->renewal(call) : NULL;

	if (!text)
		return true;
	add_event(j, text, strlen(text));
	return words_split(&j->drawn, text, strlen(text), call->why) &&
	       journal_apply_words(j, &j->drawn, 0, j->drawn.count, call);
}

static bool is_bulky(const struct journal *j)
{
	return j->game->bulky && j->game->bulky(j->spare);
}

/* A check of a bulky state costs more than a line: only where a checkpoint will be left. */
static bool is_whole(const struct journal *j, struct reason *why)
{
#ifndef NDEBUG
	if (j->game->check && (!is_bulky(j) || (j->force + 1) % j->gap == 0) &&
	    !j->game->check(j->spare, why))
		return reason_at(why, "%s",
		                 _("this would break the table: a bug in tableside, please report it"));
#endif
	return true;
}

/* Tries the whole line on the spare; the event becomes its text as it happened. */
static bool try_line(struct journal *j, const char *line, int64_t at, struct rng *rng, struct said *said,
                     struct emit *data, struct reason *why)
{
	struct call call = journal_call(j, j->spare, &(struct record){ .at = at, .by = j->by }, said, why);
	int from = 0, count = j->words.count;

	call.data = data;
	call.ahead = j->ahead;
	journal_spare_like_live(j);
	j->spare_at = NOWHERE;
	j->flags = 0;
	line_clear(&j->event);
	journal_tell_time(j->spare, at);
	while (from <= count) {
		int to = journal_part_end(&j->words, from);

		if (to == from)
			return reason_set(why, _("a command is missing before or after &"));
		if (!try_part(j, line, from, to, rng, &call))
			return false;
		from = to + 1;
		j->costly = call.costly;
		if (j->ahead &&
		    (j->costly || rng->state)) { /* what follows would meet half a state, or other dice */
			if (to < count)
				said_clear(said);
			return true;
		}
		if (to == count)
			break;
	}
	if (!renew(j, &call))
		return false;
	if (j->event.full)
		return reason_set(why, _("what happened is too long for one line"));
	if (j->game->settle)
		j->game->settle(&call);
	return is_whole(j, why);
}

static enum journal_answer ask(struct journal *j, const struct verb *verb, int64_t at, bool secret,
                               struct said *said, struct emit *data, struct reason *why)
{
	struct call call = journal_call(j, j->live, &(struct record){ .at = at, .by = j->by }, said, why);

	call.data = data;
	call.secret = secret;
	call.args = journal_args(j, verb, &j->words, 0, j->words.count, why);
	if (verb->apply(&call) && args_done(&call.args))
		return JOURNAL_ASKED;
	said_clear(said);
	return JOURNAL_REFUSED;
}

/* The verb of a single line, else NULL. */
static const struct verb *only_verb(const struct journal *j)
{
	const struct word *first = &j->words.word[0];

	if (first->key || first->quoted || journal_part_end(&j->words, 0) < j->words.count)
		return NULL;
	return verb_find(j->game, first->text);
}

/* Whether the verb needs files: the program around the journal takes it. */
static bool is_outside(const struct verb *verb)
{
	return verb && !verb->apply && verb->flags & VERB_OUTSIDE;
}

static void put_line(struct journal *j, const char *text, size_t size, int64_t at)
{
	journal_add(j, KIND_LINE, text, size, at);
	journal_keep_undone(j);
	journal_put_in_force(j);
}

/* The spare is one line ahead, the newest entry: the live state becomes the same. */
static void catch_up(struct journal *j)
{
	const struct record *record = &j->record[j->count - 1];
	bool costly = j->costly;

	if (costly || !is_bulky(j) || !journal_apply(j, j->live, record, NULL, NULL))
		journal_copy_state(j, j->live, j->spare);
	j->spare_at = journal_now(j);
	if (costly)
		journal_keep_dear(j, j->spare_at, j->spare);
	journal_leave_checkpoint(j);
}

/* What was tried on the spare becomes the newest line. */
static enum journal_answer keep_tried(struct journal *j, int64_t at)
{
	put_line(j, j->event.text, j->event.length, at);
	catch_up(j);
	return JOURNAL_SAID;
}

/* Tries the n-th kept line as if it were typed now; where chance would decide again it stops. */
static bool try_kept(struct journal *j, int n, int64_t at, struct said *said, struct reason *why)
{
	const char *text = journal_kept_line(j, n);
	struct rng rng;

	rng_seed(&rng, 0);
	if (text && words_split(&j->words, text, strlen(text), why) &&
	    try_line(j, text, at, &rng, said, NULL, why) &&
	    (!rng.state || reason_set(why, _("chance decides it: type it again"))))
		return true;
	said_clear(said);
	return journal_tell_kept(j, n, why);
}

/* Tries the first kept line, which waits when it is refused, as the reason may pass: a
 * robber is due first. Refused once more it is left out, and the next one is tried. */
static bool try_again(struct journal *j, int64_t at, struct said *said, bool *without, struct reason *why)
{
	*without = false;
	if (try_kept(j, 0, at, said, why))
		return true;
	*without = j->refused == j->kept[0] + 1;
	if (!*without)
		return false;
	return j->kepts > 1 ? try_kept(j, 1, at, said, why) : reason_set(why, _("nothing to redo"));
}

static enum journal_answer say_again(struct journal *j, int64_t at, struct said *said, struct reason *why)
{
	bool without, fine = try_again(j, at, said, &without, why);

	if (without)
		journal_leave_out(j);
	if (!fine) {
		j->refused = j->kepts ? j->kept[0] + 1 : 0;
		return JOURNAL_REFUSED;
	}
	keep_tried(j, at);
	if (journal_kept(j))
		said_line(
			said,
			P_("%d undone line is left: redo", "%d undone lines are left: redo", journal_kept(j)),
			journal_kept(j));
	return JOURNAL_SAID;
}

/* Chance that knows whether it was asked. */
struct drawn {
	struct rng rng, *of;
};

static uint32_t draw(struct rng *rng, uint32_t bound)
{
	struct drawn *drawn = (struct drawn *)rng;

	rng->state = 1;
	return rng_below(drawn->of, bound);
}

bool journal_has_shown(const struct journal *j)
{
	return j->shown;
}

enum journal_answer journal_say(struct journal *j, const char *line, size_t size, int64_t at, struct rng *rng,
                                bool secret, struct said *said, struct emit *data, struct reason *why)
{
	struct drawn drawn = { { .below = draw }, rng };
	const struct verb *verb;

	said_clear(said);
	j->shown = false;
	if (!words_split(&j->words, line, size, why))
		return JOURNAL_REFUSED;
	if (j->words.count == 0)
		return reason_set(why, _("the line is empty")), JOURNAL_REFUSED;
	verb = only_verb(j);
	if (is_outside(verb)) {
		reason_set(why, _("%s reads or writes a file: type it at a table in tableside"), verb->name);
		return JOURNAL_REFUSED;
	}
	if (verb &&
	    verb_asks(j->game, verb, j->words.count > 1 ? j->words.word[1].text : NULL, j->words.count - 1))
		return ask(j, verb, at, secret, said, data, why);
	if (verb && !verb->apply) {
		struct args args = journal_args(j, verb, &j->words, 0, j->words.count, why);
		enum kind kind = journal_kind(verb->name, strlen(verb->name));

		if (!args_done(&args))
			return JOURNAL_REFUSED;
		if (kind == KIND_REDO && journal_kept(j))
			return say_again(j, at, said, why);
		return journal_step(j, kind, at, said, why) ? JOURNAL_SAID : JOURNAL_REFUSED;
	}
	/* Several lines at once would report the same keys twice. */
	if (!try_line(j, line, at, &drawn.rng, said, verb ? data : NULL, why)) {
		said_clear(said);
		return JOURNAL_REFUSED;
	}
	j->shown = drawn.rng.state || j->flags & (VERB_REVEALS | VERB_SHOWS | VERB_UNTRIED);
	return keep_tried(j, at);
}

bool journal_asks(struct journal *j, const char *line, size_t size)
{
	struct reason why;
	const struct verb *verb =
		words_split(&j->words, line, size, &why) && j->words.count ? only_verb(j) : NULL;

	return verb && verb->flags & VERB_QUERY;
}

unsigned journal_flags(struct journal *j, const char *line, size_t size)
{
	unsigned flags = journal_verb_flags(j, line, size);

	return journal_kind(line, size) == KIND_REDO && journal_kept(j) ? flags | VERB_UNTRIED : flags;
}

bool journal_would(struct journal *j, const char *line, int64_t at, const void **after, struct said *said,
                   struct reason *why)
{
	const struct verb *verb;
	struct rng rng;
	bool known;

	said_clear(said);
	rng_seed(&rng, 0);
	if (!words_split(&j->words, line, strlen(line), why))
		return false;
	if (j->words.count == 0)
		return reason_set(why, _("the line is empty"));
	if (journal_flags(j, line, strlen(line)) & VERB_UNTRIED || is_outside(only_verb(j))) {
		if (after)
			*after = j->live;
		return true;
	}
	verb = only_verb(j);
	if (verb &&
	    verb_asks(j->game, verb, j->words.count > 1 ? j->words.word[1].text : NULL, j->words.count - 1)) {
		if (after)
			*after = j->live;
		return ask(j, verb, at, false, said, NULL, why) == JOURNAL_ASKED;
	}
	if (verb && !verb->apply) {
		struct args args = journal_args(j, verb, &j->words, 0, j->words.count, why);
		enum kind kind = journal_kind(verb->name, strlen(verb->name));
		int force = j->force + (kind == KIND_UNDO ? -1 : 1);

		if (!args_done(&args) || !journal_would_step(j, kind, why))
			return false;
		if (!after)
			return true;
		*after = j->spare;
		return journal_spare_to(j, force ? j->path[force - 1] : -1, why);
	}
	j->ahead = true;
	known = try_line(j, line, at, &rng, said, NULL, why);
	j->ahead = false;
	if (!known) {
		said_clear(said);
		return false;
	}
	known = rng.state == 0 && !(j->flags & VERB_REVEALS);
	if (!known)
		said_clear(said);
	if (after)
		*after = known && !j->costly ? j->spare : j->live;
	return true;
}

/* ---- loading and following ---- */

/* Moves the cursor for an undo or redo; touches no state. */
static bool put_step(struct journal *j, enum kind kind, struct reason *why)
{
	if (kind == KIND_UNDO) {
		const struct record *record;

		if (!j->force)
			return reason_set(why, _("an undo with nothing to undo"));
		/* Replay never sees a line that was taken back, but the log shows it. */
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
	enum kind kind = journal_kind(line, size);

	if (size >= LINE_BYTES || memchr(line, '\0', size))
		return reason_set(why, _("the line is too long or contains a NUL"));
	if (kind != KIND_LINE && !put_step(j, kind, why))
		return false;
	if (kind == KIND_LINE)
		put_line(j, line, size, at);
	else
		journal_add(j, kind, line, size, at);
	return true;
}

void journal_are_old(struct journal *j, int entries)
{
	j->old = entries;
}

/* Applies the next line in force to the live state. */
static bool replay_line(struct journal *j, struct reason *why)
{
	int entry = j->path[j->force];
	const struct record *record = &j->record[entry];
	bool fine;

	j->corrections.entry = entry;
	j->corrections.old = entry < j->old;
	j->opening = j->old > 0;
	fine = journal_apply(j, j->live, record, NULL, why);
	j->opening = false;
	return fine;
}

bool journal_replay(struct journal *j, int *bad, struct reason *why)
{
	int lines = j->force;

	j->spare_at = NOWHERE;
	journal_by(j, "", false);
	for (j->force = 0; j->force < lines;) {
		if (!replay_line(j, why)) {
			*bad = j->path[j->force];
			return false;
		}
		j->force++;
		if (j->costly)
			journal_keep_dear(j, journal_now(j), j->live);
		if (journal_is_milestone(lines - j->force))
			journal_keep_checkpoint(j);
	}
	if (j->game->check && !j->game->check(j->live, why)) {
		*bad = j->count - 1;
		return false;
	}
	return true;
}

bool journal_follow(struct journal *j, const char *line, size_t size, int64_t at, struct said *said,
                    struct reason *why)
{
	enum kind kind = journal_kind(line, size);

	said_clear(said);
	if (kind != KIND_LINE)
		return journal_step(j, kind, at, said, why);
	if (size >= LINE_BYTES || memchr(line, '\0', size))
		return reason_set(why, _("the line is too long or contains a NUL"));
	line_clear(&j->event);
	add_event(j, line, size);
	journal_spare_like_live(j);
	j->spare_at = NOWHERE;
	if (!journal_apply(j, j->spare, &(struct record){ .text = j->event.text, .at = at, .by = j->by },
	                   said, why))
		return false;
	put_line(j, line, size, at);
	catch_up(j);
	return true;
}

/* ---- looking ---- */

const char *entry_by(const struct entry *entry, char *out, size_t size)
{
	snprintf(out, size, entry->phone ? _("%s (phone)") : "%s", entry->by);
	return out;
}

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
	bool in_force = journal_is_in_force(j, n);

	return (struct entry){
		.text = record->text,
		.at = record->at,
		.by = record->by,
		.phone = record->phone,
		.before = record->before,
		.in_force = in_force,
		.taken_back = record->kind == KIND_LINE && !in_force,
		.is_undo = record->kind == KIND_UNDO,
		.is_redo = record->kind == KIND_REDO,
	};
}

const char *journal_correction(const struct journal *j, int n, int *entry)
{
	for (int i = 0; i < CORRECTIONS; i++)
		if (j->corrections.of[i].text[0] && n-- == 0) {
			*entry = j->corrections.of[i].entry;
			return j->corrections.of[i].text;
		}
	return NULL;
}

int journal_undoable(const struct journal *j)
{
	return j->force;
}

int journal_redoable(const struct journal *j)
{
	return j->top - j->force;
}

static void tell_corrections(const struct journal *j, int n, struct said *said)
{
	const char *text;
	int entry;

	for (int i = 0; (text = journal_correction(j, i, &entry)); i++)
		if (entry == n)
			said_both(said, "%s", text);
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
	if (!journal_spare_to(j, record->before, NULL))
		return;
	j->spare_at = NOWHERE;
	if (journal_apply(j, j->spare, record, said, NULL))
		j->spare_at = n;
	tell_corrections(j, n, said);
}

int journal_line(const struct journal *j, int n)
{
	return j->path[n];
}

/* The state after the last line is the live one. */
void journal_walk(struct journal *j, int n, void (*see)(void *user, int entry, const void *state), void *user)
{
	if (n < j->force - 1 && !journal_spare_to(j, n > 0 ? j->path[n - 1] : -1, NULL))
		return;
	for (; n < j->force - 1; n++) {
		const struct record *record = &j->record[j->path[n]];

		j->spare_at = NOWHERE;
		if (!journal_apply(j, j->spare, record, NULL, NULL))
			return;
		j->spare_at = j->path[n];
		see(user, j->path[n], j->spare);
	}
	if (n < j->force)
		see(user, j->path[n], j->live);
}
