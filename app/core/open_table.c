/* SPDX-License-Identifier: MIT */
/*
 * See open_table.h. Order of a line: resolve and apply (journal_say), store
 * (save_append), then the loop draws.
 */
#include "open_table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "outside.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

enum { RUN_MS = 2000 };

bool open_table_is_open(const struct open_table *t)
{
	return t->journal != NULL;
}

int64_t open_table_time(const struct journal *journal)
{
	const struct table *table = journal ? journal_state(journal) : NULL;
	int64_t now = time(NULL);

	return table && table->now > now ? table->now : now;
}

static const struct offers *list_offers(const struct open_table *t, struct offers *list, int viewer)
{
	offers_follow(list, t->game, journal_state(t->journal), t->journal, journal_count(t->journal),
	              viewer);
	return list;
}

const struct offers *open_table_offers(struct open_table *t)
{
	return t->journal ? list_offers(t, &t->offers,
	                                screen_viewer(t->screen, t->view, journal_state(t->journal)))
	                  : NULL;
}

/* What all may know of what is owed. */
static const struct offers *common_offers(struct open_table *t)
{
	const struct offers *offers = open_table_offers(t);

	return offers->viewer < 0 ? offers : list_offers(t, &t->all_offers, -1);
}

const char *open_table_owed(struct open_table *t)
{
	return offers_owed(common_offers(t));
}

const struct offer *open_table_due(struct open_table *t)
{
	return offers_due(common_offers(t));
}

const char *open_table_title(const struct open_table *t)
{
	const struct table *table = journal_state(t->journal);

	return table->title[0] ? table->title : save_header(t->save)->title;
}

/* ---- the log ---- */

/* The last line in force, -1 for none. */
static int line_here(const struct journal *journal)
{
	int last = journal_count(journal) - 1;
	struct entry entry;

	if (last < 0)
		return -1;
	entry = journal_entry(journal, last);
	return entry.is_undo || entry.is_redo ? entry.before : last;
}

static unsigned flags_of(const struct open_table *t, int n)
{
	const char *text = journal_entry(t->journal, n).text;

	return journal_flags(t->journal, text, strlen(text));
}

/* The line of an entry as everybody may read it. */
static const char *shown_text(const struct open_table *t, int n)
{
	return flags_of(t, n) & VERB_SECRET || journal_is_down(t->journal, n)
	               ? _("(face down)")
	               : journal_entry(t->journal, n).text;
}

/* The rows of one entry, told by `said`. */
static int rows_of(struct open_table *t, int n, const struct said *said, struct log_row *rows, int max)
{
	struct entry entry = journal_entry(t->journal, n);
	struct log_row base = {
		.number = n + 1,
		.at = entry.at,
		.undone = entry.taken_back,
		.ruling = flags_of(t, n) & VERB_RULING,
		.first = true,
		.here = n == line_here(t->journal),
	};
	char by[BY_BYTES];
	int count = 0;

	for (int i = 0; i < said->changes && count < max; i++) {
		struct said_change change = said_get_change(said, i);

		rows[count] = base;
		rows[count].first = i == 0;
		utf8_copy(rows[count].who, sizeof base.who, change.who);
		utf8_copy(rows[count].what, sizeof base.what, change.what);
		utf8_copy(rows[count++].cause, sizeof base.cause, change.cause);
	}
	if (count == 0) {
		utf8_copy(base.what, sizeof base.what, said->lines ? said_get(said, 0) : shown_text(t, n));
		rows[count++] = base;
	}
	if (*entry.by)
		said_list_add(rows[0].cause, sizeof base.cause, "%s", entry_by(&entry, by, sizeof by));
	return count;
}

/* Adds the rows of an entry to `have` of at most max; the oldest give way. */
static int push_rows(struct open_table *t, int n, const struct said *said, struct log_row *rows, int *entry,
                     int have, int max)
{
	struct log_row added[LOG_ENTRY_ROWS];
	int count = rows_of(t, n, said, added, max < LOG_ENTRY_ROWS ? max : LOG_ENTRY_ROWS);
	int drop = have + count - max;

	if (drop > 0) {
		have -= drop;
		memmove(rows, rows + drop, (size_t)have * sizeof *rows);
		if (entry)
			memmove(entry, entry + drop, (size_t)have * sizeof *entry);
	}
	for (int i = 0; i < count; i++) {
		if (entry)
			entry[have] = n;
		rows[have++] = added[i];
	}
	return have;
}

int open_table_entry(struct open_table *t, int n, struct said *said, struct log_row rows[LOG_ENTRY_ROWS])
{
	journal_tell(t->journal, n, said);
	return rows_of(t, n, said, rows, LOG_ENTRY_ROWS);
}

int open_table_log(struct open_table *t, int end, struct log_row *rows, int max)
{
	struct said said = { 0 };
	int have = 0;

	for (int n = end < max ? 0 : end - max; n < end; n++) {
		journal_tell(t->journal, n, &said);
		have = push_rows(t, n, &said, rows, NULL, have, max);
	}
	said_free(&said);
	return have;
}

static void add_recent(struct open_table *t, int n, const struct said *said)
{
	t->recent_rows = push_rows(t, n, said, t->recent, t->recent_entry, t->recent_rows, RECENT_ROWS);
}

static int rows_down(const struct open_table *t)
{
	int down = 0;

	for (int i = 0; i < t->recent_rows; i++)
		down += journal_is_down(t->journal, t->recent_entry[i]);
	return down;
}

static void fill_recent(struct open_table *t)
{
	struct said said = { 0 };
	int count = journal_count(t->journal);

	t->recent_rows = 0;
	for (int n = count > RECENT_ROWS ? count - RECENT_ROWS : 0; n < count; n++) {
		journal_tell(t->journal, n, &said);
		add_recent(t, n, &said);
	}
	t->recent_down = rows_down(t);
	t->recent_old = false;
	said_free(&said);
}

void open_table_recent(struct open_table *t)
{
	if (t->recent_old || rows_down(t) != t->recent_down)
		fill_recent(t); /* hide what is face down again */
	for (int i = 0; i < t->recent_rows; i++) {
		int n = t->recent_entry[i];

		t->recent[i].undone = journal_entry(t->journal, n).taken_back;
		t->recent[i].here = n == line_here(t->journal);
	}
}

/* ---- open and close ---- */

/* Most of a bulky state is room that nobody touches: as a block of its own it takes no memory, but where
 * others have been all of it. */
static void give_blocks(size_t state_size)
{
#ifdef __GLIBC__
	if (state_size <= 2 << 20)
		return;
	mallopt(M_MMAP_THRESHOLD, 2 << 20);
	mallopt(M_TRIM_THRESHOLD, 4 << 20); /* what a picture needs stays for the next one */
#else
	(void)state_size;
#endif
}

void open_table_begin(struct open_table *t, struct journal *journal, struct save *save, struct rng *rng,
                      const struct store *store)
{
	const struct game *game = journal_game(journal);

	*t = (struct open_table){
		.game = game,
		.screen = screen_find(game),
		.journal = journal,
		.save = save,
		.rng = rng,
		.store = store,
		.watched = journal_count(journal),
		.said_of = -1,
		.recent_old = true,
	};
	give_blocks(game->state_size);
	t->view = xcalloc(1, t->screen->view_size ? t->screen->view_size : 1);
	t->before = xcalloc(1, game->state_size);
	game_copy(game, t->before, journal_state(journal));
}

bool open_table_end(struct open_table *t)
{
	bool saved;

	open_table_flush(t);
	saved = save_close(t->save, 2000);
	journal_free(t->journal);
	free(t->view);
	free(t->before);
	free(t->run.state);
	said_free(&t->said);
	series_free(&t->series);
	offers_free(&t->offers);
	offers_free(&t->all_offers);
	*t = (struct open_table){ 0 };
	return saved;
}

/* ---- saying ---- */

static void remember(struct open_table *t)
{
	game_copy(t->game, t->before, journal_state(t->journal));
}

static void tell_screen(struct open_table *t, const void *after)
{
	if (t->screen->changed)
		t->screen->changed(t->view, t->before, after, io_now_ms());
}

static enum journal_answer say(struct open_table *t, const char *line, struct emit *data, struct reason *why)
{
	enum journal_answer answer;
	int count = journal_count(t->journal);

	remember(t);
	t->said_of = -1;
	answer = outside_say(t->journal, t->store, line, strlen(line), time(NULL), t->rng, false, &t->said,
	                     data, why);
	if (answer != JOURNAL_SAID)
		return answer;
	counters_keep(t->store, t->game, line);
	t->watched = journal_count(t->journal);
	t->said_of = t->watched - 1;
	save_batch(t->save, true); /* in the file now; the sync follows the picture */
	save_append(t->save, t->journal);
	t->recent_old |= t->watched > count + 1;
	if (!t->recent_old)
		add_recent(t, t->watched - 1, &t->said);
	tell_screen(t, journal_state(t->journal));
	return answer;
}

void open_table_sync(struct open_table *t)
{
	if (open_table_is_open(t))
		save_batch(t->save, false);
}

bool open_table_may_say(const struct open_table *t, struct reason *why)
{
	if (save_may_say(t->save))
		return true;
	if (!save_is_kept(t->save))
		return reason_set(why, _("no program saves this table now: q, then Enter opens it"));
	return reason_set(why, _("another program has this table open: you can only watch"));
}

bool open_table_wider(const struct game *game, const char *line, struct said *said)
{
	struct reason ignored;
	struct journal *trial;
	bool fit;

	if (!game->wider)
		return false;
	trial = journal_new(game);
	fit = journal_say(trial, game->wider, strlen(game->wider), 0, NULL, false, NULL, NULL, &ignored) ==
	              JOURNAL_SAID &&
	      journal_would(trial, line, 0, NULL, said, &ignored);
	journal_free(trial);
	return fit;
}

/* Whether it is the line that seats the players of a new table. */
static bool opens_table(const struct open_table *t, const char *line)
{
	return !journal_undoable(t->journal) && strncmp(line, "seat ", strlen("seat ")) == 0;
}

/* A game's opening stands before the line that seats its players. True: it is that line. */
static bool say_opening(struct open_table *t, const char *line)
{
	const char *const *opening = t->game->opening;
	struct reason ignored;

	if (!opens_table(t, line))
		return false;
	if (!journal_would(t->journal, line, time(NULL), NULL, NULL, &ignored)) {
		if (open_table_wider(t->game, line, NULL))
			say(t, t->game->wider, NULL, &ignored);
		return true;
	}
	for (; opening && *opening; opening++)
		say(t, *opening, NULL, &ignored);
	return true;
}

/* What other files know of these players, such as the board of their round. */
static void say_after_opening(struct open_table *t)
{
	const char *line = outside_opening(t->game);
	struct said seated = t->said;
	struct reason ignored;

	if (!line)
		return;
	t->said = (struct said){ 0 };
	if (say(t, line, NULL, &ignored) == JOURNAL_SAID) {
		said_free(&seated);
		return;
	}
	said_free(&t->said);
	t->said = seated;
	t->said_of = journal_count(t->journal) - 1;
}

enum journal_answer open_table_say(struct open_table *t, const char *line, struct emit *data,
                                   struct reason *why)
{
	enum journal_answer answer;
	bool opens;

	if (!open_table_may_say(t, why)) {
		said_clear(&t->said);
		t->said_of = -1;
		return JOURNAL_REFUSED;
	}
	open_table_flush(t);
	opens = say_opening(t, line);
	answer = say(t, line, data, why);
	if (opens && answer == JOURNAL_SAID)
		say_after_opening(t);
	return answer;
}

enum foresight open_table_foresee(struct open_table *t, const char *line, struct said *said,
                                  struct reason *why)
{
	struct line *filled;
	bool fine;

	if (!open_table_may_say(t, why))
		return FORESEEN_REFUSED;
	if (outside_is(t->journal, line, strlen(line)) ||
	    journal_flags(t->journal, line, strlen(line)) & VERB_UNTRIED)
		return FORESEEN_NOT;
	filled = xmalloc(sizeof *filled);
	fine = leaders_fill(t->journal, t->store, line, strlen(line), true, filled, why) &&
	       (journal_would(t->journal, filled->length ? filled->text : line, time(NULL), NULL, said,
	                      why) ||
	        (opens_table(t, line) && open_table_wider(t->game, line, said)));
	free(filled);
	return fine ? FORESEEN_SAID : FORESEEN_REFUSED;
}

static void run_line(const struct run *run, int amount, char *line, size_t size)
{
	snprintf(line, size, "%s%+d%s", run->before, amount, run->after);
}

void open_table_flush(struct open_table *t)
{
	char line[400];
	struct reason why;

	if (!t->run.until_ms)
		return;
	run_line(&t->run, t->run.amount, line, sizeof line);
	t->run.until_ms = 0;
	/* The guard ends when the line is stored, not earlier. */
	if (!t->run.amount || say(t, line, NULL, &why) != JOURNAL_SAID)
		save_pending(t->save, NULL, 0);
}

bool open_table_step(struct open_table *t, const char *line, int step, struct reason *why)
{
	const char *hole = strstr(line, "{run}");
	const void *after;
	struct run next = { .amount = step, .state = t->run.state };
	char whole[400];

	if (!open_table_may_say(t, why) || !hole)
		return false;
	snprintf(next.before, sizeof next.before, "%.*s", (int)(hole - line), line);
	snprintf(next.after, sizeof next.after, "%s", hole + strlen("{run}"));
	if (t->run.until_ms && strcmp(t->run.before, next.before) == 0 &&
	    strcmp(t->run.after, next.after) == 0) {
		next.amount += t->run.amount;
	} else {
		open_table_flush(t);
		remember(t);
	}
	next.until_ms = io_now_ms() + RUN_MS;
	run_line(&next, next.amount, whole, sizeof whole);
	t->said_of = -1;
	if (next.amount && !journal_would(t->journal, whole, time(NULL), &after, &t->said, why))
		return false;
	if (!next.state)
		next.state = xmalloc(t->game->state_size);
	if (next.amount)
		game_copy(t->game, next.state, after);
	t->run = next;
	if (!save_pending(t->save, next.amount ? whole : NULL, time(NULL))) {
		open_table_flush(t); /* without a guard: store it now, or tell that it is not saved */
		return true;
	}
	tell_screen(t, open_table_state(t));
	return true;
}

const void *open_table_state(const struct open_table *t)
{
	return t->peeked || (t->run.until_ms && t->run.amount) ? t->run.state : journal_state(t->journal);
}

const struct series *open_table_series(struct open_table *t)
{
	series_follow(&t->series, t->journal);
	return &t->series;
}

/* A run of key presses at the watched table, before it is a line. True: there is one, or
 * was one. */
static bool peek(struct open_table *t)
{
	bool before = t->peeked;
	const void *after;
	struct reason why;
	char line[400];

	save_watched_run(t->save, t->journal, line, sizeof line);
	t->peeked = line[0] && journal_would(t->journal, line, time(NULL), &after, &t->said, &why);
	if (!t->peeked)
		return before;
	if (!t->run.state)
		t->run.state = xmalloc(t->game->state_size);
	game_copy(t->game, t->run.state, after);
	return true;
}

void open_table_refresh(struct open_table *t, bool replaced)
{
	bool peeks = peek(t);

	if (replaced)
		series_free(&t->series);
	if (!replaced && journal_count(t->journal) == t->watched) {
		if (peeks)
			tell_screen(t, open_table_state(t));
		return;
	}
	tell_screen(t, journal_state(t->journal));
	remember(t);
	t->watched = journal_count(t->journal);
	t->said_of = replaced ? -1 : t->watched - 1;
	t->recent_old = true;
}
