/* SPDX-License-Identifier: MIT */
/*
 * The entries of the journal and the states along their tree: memory,
 * checkpoints, and the way from one entry to another.
 */
#include "inner.h"

#include <stdlib.h>
#include <string.h>

/* ---- memory ---- */

/* A state before all lines. */
static void *new_state(const struct game *game)
{
	void *state = xcalloc(1, game->state_size);

	table_start(state);
	if (game->start)
		game->start(state);
	return state;
}

struct journal *journal_new(const struct game *game)
{
	struct journal *j = xmalloc(sizeof *j);

	memset(j, 0, offsetof(struct journal, words));
	j->game = game;
	j->by = "";
	j->live = new_state(game);
	j->spare = new_state(game);
	j->limit = (game->state_size > BIG_STATE ? CHECKPOINTS_BIG : CHECKPOINTS) - 1;
	j->gap = FIRST_GAP;
	j->near.entry = NOWHERE;
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
	for (int i = 0; i < DEAR; i++)
		free(j->dear[i].state);
	free(j->record);
	free(j->path);
	free(j->kept);
	free(j->chain);
	free(j->live);
	free(j->spare);
	free(j->empty);
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

void journal_by(struct journal *j, const char *by, bool phone)
{
	j->by = !*by ? "" : strcmp(by, j->by) == 0 ? j->by : keep_text(j, by, strlen(by));
	j->phone = phone;
}

int journal_now(const struct journal *j)
{
	return j->force ? j->path[j->force - 1] : -1;
}

struct record *journal_add(struct journal *j, enum kind kind, const char *text, size_t size, int64_t at)
{
	struct record *record;

	j->record = xgrow(j->record, j->count, &j->room, sizeof *j->record);
	record = &j->record[j->count++];
	*record = (struct record){
		.text = keep_text(j, text, size),
		.at = at,
		.by = j->by,
		.phone = j->phone,
		.before = journal_now(j),
		.depth = j->force,
		.kind = kind,
		.turned = UNKNOWN,
	};
	return record;
}

void journal_put_in_force(struct journal *j)
{
	j->path = xgrow(j->path, j->force, &j->path_room, sizeof *j->path);
	j->path[j->force++] = j->count - 1;
	j->top = j->force;
}

/* ---- states along the tree ---- */

static const struct checkpoint *checkpoint_of(const struct journal *j, int entry)
{
	for (int i = 0; i < j->checkpoints; i++)
		if (j->checkpoint[i].entry == entry)
			return &j->checkpoint[i];
	for (int i = 0; i < DEAR; i++)
		if (j->dear[i].state && j->dear[i].entry == entry)
			return &j->dear[i];
	return j->near.state && j->near.entry == entry ? &j->near : NULL;
}

void journal_copy_state(struct journal *j, void *to, const void *from)
{
	game_copy(j->game, to, from);
}

void journal_spare_like_live(struct journal *j)
{
	if (j->spare_at != journal_now(j))
		journal_copy_state(j, j->spare, j->live);
	j->spare_at = journal_now(j);
}

bool journal_is_in_force(const struct journal *j, int entry)
{
	const struct record *record = &j->record[entry];

	return record->kind == KIND_LINE && record->depth < j->force && j->path[record->depth] == entry;
}

/* Makes room: drops states that no undo can reach, else every second one. */
static void thin_checkpoints(struct journal *j)
{
	int kept = 0;

	for (int i = 0; i < j->checkpoints; i++) {
		if (journal_is_in_force(j, j->checkpoint[i].entry))
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

void journal_keep_checkpoint(struct journal *j)
{
	void *state;

	if (checkpoint_of(j, journal_now(j)))
		return;
	if (j->checkpoints == j->limit)
		thin_checkpoints(j);
	state = xmalloc(j->game->state_size);
	journal_copy_state(j, state, j->live);
	j->checkpoint[j->checkpoints++] = (struct checkpoint){ .entry = journal_now(j), .state = state };
}

void journal_leave_checkpoint(struct journal *j)
{
	if (j->force % j->gap == 0)
		journal_keep_checkpoint(j);
}

/* The oldest gives way. */
void journal_keep_dear(struct journal *j, int entry, const void *state)
{
	struct checkpoint *dear = &j->dear[j->next_dear];

	if (checkpoint_of(j, entry))
		return;
	if (!dear->state)
		dear->state = xmalloc(j->game->state_size);
	journal_copy_state(j, dear->state, state);
	dear->entry = entry;
	j->next_dear = (j->next_dear + 1) % DEAR;
}

/* While opening, the number of lines to come is known. Undo begins at the end, so
 * checkpoints lie closer together towards it. */
bool journal_is_milestone(int left)
{
	while (left > NEAR && left % 4 == 0)
		left /= 4;
	return left == NEAR;
}

static void leave_near(struct journal *j, int entry)
{
	if (!j->near.state)
		j->near.state = xmalloc(j->game->state_size);
	journal_copy_state(j, j->near.state, j->spare);
	j->near.entry = entry;
}

/* Sets the spare to the nearest known state; the chain gets the lines from there to
 * entry, last first. */
static int climb(struct journal *j, int entry)
{
	const struct checkpoint *checkpoint = NULL;
	int length = 0;

	for (; entry >= 0 && entry != j->spare_at && entry != journal_now(j);
	     entry = j->record[entry].before) {
		checkpoint = checkpoint_of(j, entry);
		if (checkpoint)
			break;
		j->chain = xgrow(j->chain, length, &j->chain_room, sizeof *j->chain);
		j->chain[length++] = entry;
	}
	if (entry == j->spare_at)
		return length;
	if (checkpoint) {
		journal_copy_state(j, j->spare, checkpoint->state);
	} else if (entry == journal_now(j)) {
		journal_copy_state(j, j->spare, j->live);
	} else {
		if (!j->empty)
			j->empty = new_state(j->game);
		journal_copy_state(j, j->spare, j->empty);
	}
	return length;
}

/* Makes the spare the state right after an entry that is a line; -1: the empty table. */
bool journal_spare_to(struct journal *j, int entry, struct reason *why)
{
	int left = climb(j, entry);
	bool far = left > 2 * NEAR;

	j->spare_at = NOWHERE;
	while (left-- > 0) {
		const struct record *record = &j->record[j->chain[left]];

		if (!journal_apply(j, j->spare, record, NULL, why))
			return false;
		if (j->costly)
			journal_keep_dear(j, j->chain[left], j->spare);
		if (far && left == NEAR)
			leave_near(j, j->chain[left]);
	}
	j->spare_at = entry;
	return true;
}
