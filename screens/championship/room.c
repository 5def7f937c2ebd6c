/* SPDX-License-Identifier: MIT */
/*
 * The championship for a whole room, by turns: the time left, the tables and who is
 * missing, the standings, and where everybody sits. The round stands in the corner of
 * each page.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "screens/kit/digits.h"
#include "screens/kit/kanji.h"
#include "screens/kit/poster.h"

/* From so many rows on heads have letters of six rows; below so many they are one row, or in ASCII, whose
 * letters are taller. */
enum { HEAD = 3, TALL_ROWS = 52, KANJI_ROWS = 40, LOW_ROWS = 20, LOW_ASCII = 28, MARGIN = 1 };

struct wall {
	const struct championship *c;
	const struct frame *frame;
	const struct palette *p;
	WINDOW *win;
	int round; /* -1: none */
	struct title title;
};

/* One kind of page. */
struct kind {
	const char *head;                                          /* N_() */
	int (*rows)(const struct wall *w, struct poster_row *out); /* of its list .. */
	void (*draw)(const struct wall *w);                        /* .. or all of it */
	bool (*now)(const struct wall *w);
};

/* ---- the head ---- */

static int head_rows(const struct wall *w)
{
	int rows = getmaxy(w->win);

	if (w->p->ascii && rows < TALL_ROWS)
		return rows >= LOW_ASCII ? LETTERS_TALL : 1;
	if (rows >= KANJI_ROWS && kanji_can(w->p, _("standings"), 2 * HEAD))
		return 2 * HEAD;
	return rows >= TALL_ROWS ? 2 * HEAD : rows >= LOW_ROWS ? poster_least(w->p, _("standings")) : 1;
}

/* What the page shows at the left, round and time at the right. */
static void draw_head(const struct wall *w, const char *head, bool time)
{
	int cols = getmaxx(w->win) - 2 * MARGIN, rows = head_rows(w), left, right = 0;
	const char *clock = time ? w->title.clock : "";
	char corner[80];

	poster_name(w->win, w->p, (struct area){ 0, MARGIN, rows, cols }, ROLE_ACCENT | STYLE_BOLD, head,
	            rows);
	left = poster_width(w->p, head, poster_size(w->p, head, rows, rows, cols)) + 4;
	for (int form = 0; form < 2 && (!form || left + right > cols); form++) {
		snprintf(corner, sizeof corner, "%s%s%s", form ? w->title.round_short : w->title.round,
		         *clock && !form ? "  "
		         : *clock        ? " "
		                         : "",
		         clock);
		right = poster_width(w->p, corner, rows);
	}
	poster_line(w->win, w->p, (struct area){ 0, MARGIN + left, rows, cols - left }, POSTER_RIGHT,
	            w->title.clock_late ? ROLE_DANGER | STYLE_BOLD : ROLE_NORMAL, corner, rows);
}

/* ---- the time ---- */

static bool has_time(const struct wall *w)
{
	return w->title.clock[0];
}

/* "3 TO PLAY  1 TO SIGN", or that all are in. */
static void tell_state(const struct wall *w, char *out, size_t size)
{
	int playing = 0, owed = 0, tables = w->round < 0 ? 0 : w->c->round[w->round].tables;
	size_t used = 0;

	out[0] = '\0';
	for (int i = 0; i < tables; i++) {
		const struct champ_sheet *sheet = champ_sheet(w->c, w->round, i);

		if (sheet->seats && !champ_locked(sheet))
			champ_has_result(sheet) ? owed++ : playing++;
	}
	if (playing)
		used = (size_t)snprintf(out, size, _("%d playing"), playing);
	if (owed && used < size) {
		used += (size_t)snprintf(out + used, size - used, "%s", used ? "    " : "");
		snprintf(out + used, size - used, _("%d to sign"), owed);
	}
	if (tables && !playing && !owed)
		utf8_copy(out, size, _("all tables are in"));
}

static void draw_time(const struct wall *w)
{
	int cols = getmaxx(w->win) - 2 * MARGIN, head = head_rows(w);
	int rows = getmaxy(w->win) - (w->p->ascii || head == 1); /* a row of text is blank above the foot */
	char state[80];
	int room_rows = rows - 2 * (head + 1), width;
	char time[16];
	int size;

	snprintf(time, sizeof time, "%s", w->title.clock);
	time[strcspn(time, " ")] = '\0'; /* the "!" of a late clock */
	size = digits_text_best(time, room_rows, cols);
	width = digits_text_width(time, size);
	draw_head(w, _("time left"), false);
	digits_text_paint(w->win, w->p, head + 1 + (room_rows - size) / 2, MARGIN + (cols - width) / 2,
	                  w->title.clock_late     ? ROLE_DANGER | STYLE_BOLD
	                  : w->title.clock_stands ? ROLE_DIM
	                                          : ROLE_ACCENT,
	                  time, size);
	tell_state(w, state, sizeof state);
	poster_line(w->win, w->p, (struct area){ rows - head, MARGIN, head, cols }, POSTER_CENTRE,
	            ROLE_NORMAL, state, head);
}

/* ---- the lists ---- */

/* First names; "!" before those who have not signed. */
static void tell_names(const struct wall *w, const struct champ_sheet *sheet, struct poster_row *row)
{
	const char *names[CHAMP_SEATS];
	bool owed[CHAMP_SEATS];
	size_t used = 0;
	int count = 0;

	for (int i = 0; i < sheet->seats; i++) {
		if (sheet->seat[i].gone)
			continue;
		owed[count] = champ_has_result(sheet) && !champ_locked(sheet) && !(sheet->signed_by >> i & 1);
		names[count++] = champ_name(w->c, sheet->seat[i].player);
	}
	for (int i = 0; i < count && used < sizeof row->text; i++) {
		char brief[NAME_BYTES];

		poster_brief(names[i], names, count, brief, sizeof brief);
		used += (size_t)snprintf(row->text + used, sizeof row->text - used, "%s%s%s", i ? "\t" : "",
		                         owed[i] ? "! " : "", brief);
	}
	utf8_mend_end(row->text);
}

static void tell_state_of(const struct champ_sheet *sheet, struct poster_row *row)
{
	row->words = true;
	row->right_style = champ_locked(sheet)       ? ROLE_GOOD
	                   : champ_has_result(sheet) ? ROLE_WARNING
	                                             : ROLE_ACCENT;
	if (champ_locked(sheet)) {
		utf8_copy(row->right, sizeof row->right, _("signed"));
		utf8_copy(row->right_brief, sizeof row->right_brief, _("OK"));
	} else if (!champ_has_result(sheet)) {
		utf8_copy(row->right, sizeof row->right, _("playing"));
		utf8_copy(row->right_brief, sizeof row->right_brief, " ");
	} else {
		snprintf(row->right, sizeof row->right, _("%d to sign"), champ_unsigned(sheet));
		snprintf(row->right_brief, sizeof row->right_brief, "%d", champ_unsigned(sheet));
	}
}

/* A round of one table, as the final: its players, in pick order, and their points. */
static int list_players(const struct wall *w, struct poster_row *out)
{
	const struct champ_sheet *sheet = champ_sheet(w->c, w->round, 0);
	int count = 0;

	for (int i = 0; i < sheet->seats; i++) {
		bool owed = champ_has_result(sheet) && !champ_locked(sheet) && !(sheet->signed_by >> i & 1);
		struct poster_row *row = &out[count];

		if (sheet->seat[i].gone)
			continue;
		count++;
		row->style = row->right_style = sheet->winner == i ? ROLE_GOOD : ROLE_NORMAL;
		snprintf(row->left, sizeof row->left, "%d", i + 1);
		snprintf(row->text, sizeof row->text, "%s%s", owed ? "! " : "",
		         champ_name(w->c, sheet->seat[i].player));
		if (sheet->seat[i].points >= 0)
			snprintf(row->right, sizeof row->right, "%d", sheet->seat[i].points);
	}
	return count;
}

static int list_tables(const struct wall *w, struct poster_row *out)
{
	int count = 0;

	if (w->c->round[w->round].tables == 1)
		return list_players(w, out);

	for (int i = 0; i < w->c->round[w->round].tables; i++) {
		const struct champ_sheet *sheet = champ_sheet(w->c, w->round, i);
		struct poster_row *row = &out[count];

		if (!sheet->seats)
			continue;
		count++;
		snprintf(row->left, sizeof row->left, "%d", i + 1);
		row->style = champ_locked(sheet) ? ROLE_DIM : ROLE_NORMAL;
		tell_names(w, sheet, row);
		tell_state_of(sheet, row);
	}
	return count;
}

static bool has_tables(const struct wall *w)
{
	return w->round >= 0;
}

/* "ANA S" where there is an Anna, in a window that has the columns. */
static void brief_name(const struct wall *w, const char *name, const char **names, struct poster_row *row)
{
	enum { INITIAL_COLS = 72 };

	if (getmaxx(w->win) >= INITIAL_COLS)
		poster_brief_far(name, names, w->c->players, row->brief, sizeof row->brief);
	else
		poster_brief(name, names, w->c->players, row->brief, sizeof row->brief);
}

/* Wins and points; no win, no word: a 0 beside letters reads as another letter. */
static void tell_score(int wins, int points, struct poster_row *row)
{
	if (!wins) {
		snprintf(row->right, sizeof row->right, "%d", points);
		return;
	}
	snprintf(row->right, sizeof row->right, P_("%d win  %2d", "%d wins  %2d", (unsigned long)wins), wins,
	         points);
	/* TRANSLATORS: wins and points, as short as can be */
	snprintf(row->right_brief, sizeof row->right_brief, _("%dW %2d"), wins, points);
}

static int list_standings(const struct wall *w, struct poster_row *out)
{
	const struct championship *c = w->c;
	struct champ_rank *ranks = champ_ranking(c);
	const char **names = champ_names(c);

	for (int i = 0; i < c->players; i++) {
		const int *value = ranks[i].score.value;

		if (ranks[i].rank)
			snprintf(out[i].left, sizeof out->left, "%d", ranks[i].rank);
		utf8_copy(out[i].text, sizeof out->text, names[ranks[i].player]);
		brief_name(w, names[ranks[i].player], names, &out[i]);
		tell_score(value[CHAMP_BY_WINS], value[CHAMP_BY_POINTS], &out[i]);
		out[i].style = out[i].right_style = ranks[i].rank ? ROLE_NORMAL : ROLE_DIM;
	}
	free(ranks);
	free(names);
	return c->players;
}

static bool has_standings(const struct wall *w)
{
	for (int round = 0; round < CHAMP_STAGES; round++)
		if (champ_locked_in(w->c, round))
			return true;
	return false;
}

struct place {
	const char *name, *folded;
	int table;
};

static int by_name(const void *a, const void *b)
{
	const struct place *left = a, *right = b;

	return strcmp(left->folded, right->folded);
}

static int list_seats(const struct wall *w, struct poster_row *out)
{
	const struct championship *c = w->c;
	struct place *place = xcalloc((size_t)c->players + 1, sizeof *place);
	const char **names = champ_names(c);
	int count = 0;

	for (int i = 0; i < c->players; i++)
		if (c->player[i].at[w->round] != CHAMP_NOBODY)
			place[count++] =
				(struct place){ names[i], champ_folded(c, i), c->player[i].at[w->round] + 1 };
	qsort(place, (size_t)count, sizeof *place, by_name);
	for (int i = 0; i < count; i++) {
		utf8_copy(out[i].text, sizeof out->text, place[i].name);
		brief_name(w, place[i].name, names, &out[i]);
		snprintf(out[i].right, sizeof out->right, "%d", place[i].table);
		out[i].style = ROLE_NORMAL;
		out[i].right_style = ROLE_ACCENT | STYLE_BOLD;
	}
	free(place);
	free(names);
	return count;
}

/* While somebody still looks for a seat: before the first result of the round. */
static bool has_seats(const struct wall *w)
{
	return w->round >= 0 && champ_locked_in(w->c, w->round) == 0;
}

/* ---- two lines ---- */

/* Two lines, one above the other, as large as they go. */
static void draw_two(const struct wall *w, const char *above, const char *below)
{
	int rows = getmaxy(w->win), cols = getmaxx(w->win) - 2 * MARGIN, half = rows / 2;

	poster_line(w->win, w->p, (struct area){ 1, MARGIN, half - 2, cols }, POSTER_CENTRE,
	            ROLE_ACCENT | STYLE_BOLD, above, 4 * HEAD);
	poster_line(w->win, w->p, (struct area){ half, MARGIN, rows - half, cols }, POSTER_CENTRE,
	            ROLE_NORMAL | STYLE_BOLD, below, 4 * HEAD);
}

static bool has_champion(const struct wall *w)
{
	return w->c->stage == CHAMP_OVER;
}

static void draw_champion(const struct wall *w)
{
	const struct champ_sheet *sheet = &w->c->round[CHAMP_FINAL].sheet[0];

	draw_two(w, _("champion"), champ_name(w->c, sheet->seat[sheet->winner].player));
}

/* ---- all pages ---- */

static const struct kind kinds[] = {
	{ NULL, NULL, draw_champion, has_champion },
	{ NULL, NULL, draw_time, has_time },
	{ N_("tables"), list_tables, NULL, has_tables },
	{ N_("seats"), list_seats, NULL, has_seats },
	{ N_("standings"), list_standings, NULL, has_standings },
};

/* The n-th page of a list, if it has one; how many it has. */
static int draw_list(const struct wall *w, const struct kind *kind, int n)
{
	int head = head_rows(w) + 1, rows = 0, pages;
	struct area at = { head, MARGIN, getmaxy(w->win) - head, getmaxx(w->win) - 2 * MARGIN };
	struct poster_row *row = xcalloc((size_t)(w->c->players + CHAMP_TABLES), sizeof *row);

	rows = kind->rows(w, row);
	pages = poster_list(w->win, w->p, at, row, rows, letters_smaller(0), n);
	if (n >= 0 && n < pages)
		draw_head(w, _(kind->head), true);
	free(row);
	return pages;
}

/* Nothing is drawn yet: which event it is, and how many play. */
static void draw_start(const struct wall *w)
{
	char text[60];

	snprintf(text, sizeof text, P_("%d player", "%d players", (unsigned long)w->c->players),
	         w->c->players);
	draw_two(w, w->c->table.title, text);
}

int champ_room(const void *view, const void *state, const struct frame *frame, WINDOW *win, int page)
{
	struct wall w = {
		.c = state, .frame = frame, .p = frame->palette, .win = win, .round = champ_current(state)
	};
	int pages = 0;

	(void)view;
	champ_title(state, frame, &w.title);
	for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
		if (!kinds[i].now(&w))
			continue;
		if (kinds[i].rows)
			pages += draw_list(&w, &kinds[i], page - pages);
		else if (page == pages++)
			kinds[i].draw(&w);
	}
	if (!pages && page == 0)
		draw_start(&w);
	return pages ? pages : 1;
}
