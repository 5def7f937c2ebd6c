/* SPDX-License-Identifier: MIT */
/*
 * Archenemy for a whole room: each scheme in motion as a poster above the lives, or the lives
 * alone; then the ongoing schemes with the conditions of their end.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "screens/kit/digits.h"
#include "screens/kit/poster.h"

enum {
	LETTERS = 3,
	COUNT_ROWS = 5,
	LIVES_LEAST = 9,
	HEAD_ROWS = 36, /* from so many rows on the ongoing ones have a head */
	NAME_LINES = 3,
	PAGES_MOST = 2 * FACE_UP_MAX + 1,
};

/* What stands on a page: the lives, a scheme with them or its words alone, or ongoing ones
 * from a place on. */
struct page {
	enum { PAGE_LIVES, PAGE_POSTER, PAGE_WORDS, PAGE_ONGOING } kind;
	struct scheme_ref ref;
	int first, count, letters; /* rows of the letters of their names */
};

/* ---- words as large as they go ---- */

/* Whether it stands there in letters, or in its own characters because it has others. */
static bool is_large(const struct stage *s, const char *text, const struct big_name *big)
{
	return big->size >= LETTERS || !letters_can(s->p, text, letters_smaller(0));
}

/* Lines of words; those without letters as a paragraph. Returns the rows. */
static int words_fit(const struct stage *s, const char *text, int most, struct area at, struct big_name *big)
{
	big_name_fit(big, s->p, text, most, BIG_NAME_LINES, at.rows, at.cols);
	return big->rows;
}

/* ---- a scheme ---- */

static void words_of(const struct stage *s, struct scheme_ref ref, char *out, size_t size)
{
	const struct scheme_card *card = archenemy_card(s->a, ref);
	const struct scheme *facts = archenemy_facts(s->a, card->kind);

	if (facts && facts->hot_seat && card->hot == HOT_OPEN) {
		snprintf(out, size, _("self: %s"), _(facts->self));
		snprintf(out + strlen(out), size - strlen(out), "; ");
		snprintf(out + strlen(out), size - strlen(out), _("others: each %s"), _(facts->others));
	} else if (facts && facts->hot_seat) {
		snprintf(out, size, card->hot == HOT_SELF ? _("self: %s") : _("others: each %s"),
		         _(card->hot == HOT_SELF ? facts->self : facts->others));
	} else {
		utf8_copy(out, size, facts ? _(facts->summary) : archenemy_text(s->a, card->kind));
	}
}

/* Who does it, or was chosen; "": nobody yet. */
static void people_of(const struct stage *s, struct scheme_ref ref, char *out, size_t size)
{
	const struct scheme_card *card = archenemy_card(s->a, ref);
	const struct scheme *facts = archenemy_facts(s->a, card->kind);
	seats_set set = card->chosen >= 0 ? 1u << card->chosen : 0;

	if (facts && facts->hot_seat)
		set = card->hot == HOT_OPEN ? 0 : archenemy_hot_seats(s->a, ref);
	*out = '\0';
	for (int i = 0; i < s->a->c.table.seats; i++)
		if (set & 1u << i)
			said_list_add(out, size, "%s", s->a->c.table.seat[i].name);
}

static struct area poster_area(const struct stage *s)
{
	int rows = getmaxy(s->win), lives = larger(rows * 2 / 5, LIVES_LEAST);

	return (struct area){ 0, 1, rows - lives - 1, getmaxx(s->win) - 2 };
}

/* Name and words in the largest letters, the name's larger; false: the words have no room. */
static bool poster_fits(const struct stage *s, struct scheme_ref ref, struct big_name *name,
                        struct big_name *words)
{
	const char *shown = archenemy_kind_shown(s, archenemy_card(s->a, ref)->kind);
	struct area at = poster_area(s);
	char text[BIG_NAME_BYTES], people[BIG_NAME_BYTES];

	words_of(s, ref, text, sizeof text);
	people_of(s, ref, people, sizeof people);
	at.rows -= *people ? LETTERS + 1 : 0;
	for (int most = letters_smaller(0); most; most = letters_smaller(most))
		for (int less = larger(most / 2, LETTERS); less >= LETTERS; less -= LETTERS) {
			struct area below = at;

			big_name_fit(name, s->p, shown, most, NAME_LINES, at.rows, at.cols);
			below.rows -= name->rows + 1;
			if (!*text)
				return true;
			if (below.rows > 0 && words_fit(s, text, less, below, words) <= below.rows &&
			    is_large(s, text, words) && is_large(s, shown, name))
				return true;
		}
	big_name_fit(name, s->p, shown, letters_smaller(0), NAME_LINES, at.rows, at.cols);
	return !*text;
}

static void draw_lives(const struct stage *s, struct area at)
{
	struct scene lives = archenemy_lives(s);

	commander_draw_wall(&lives, at);
}

static void draw_poster(const struct stage *s, struct scheme_ref ref)
{
	struct area at = poster_area(s);
	struct big_name name, words = { .rows = 0 };
	bool fits = poster_fits(s, ref, &name, &words);
	char people[BIG_NAME_BYTES];
	int rows, y;

	people_of(s, ref, people, sizeof people);
	rows = name.rows + (fits && words.rows ? 1 + words.rows : 0) + (*people ? 1 + LETTERS : 0);
	y = larger(at.rows - rows, 0) / 2;
	big_name_paint(s->win, s->p, y, at.x, ROLE_WARNING, &name);
	y += name.rows + 1;
	if (fits && words.rows) {
		big_name_paint(s->win, s->p, y, at.x, ROLE_NORMAL, &words);
		y += words.rows + 1;
	}
	poster_line(s->win, s->p, (struct area){ y, at.x, LETTERS, at.cols }, POSTER_LEFT,
	            ROLE_ACCENT | STYLE_BOLD, people, LETTERS);
	draw_lives(s, (struct area){ at.rows + 1, 0, getmaxy(s->win) - at.rows - 1, getmaxx(s->win) });
}

/* The words of a scheme that had no room beside the lives. */
static void draw_words(const struct stage *s, struct scheme_ref ref)
{
	struct area at = { 0, 1, getmaxy(s->win), getmaxx(s->win) - 2 };
	const char *shown = archenemy_kind_shown(s, archenemy_card(s->a, ref)->kind);
	char text[BIG_NAME_BYTES];
	struct big_name big;

	big_name_fit(&big, s->p, shown, LETTERS, 2, at.rows / 3, at.cols);
	big_name_paint(s->win, s->p, at.y, at.x, ROLE_WARNING, &big);
	at.y += big.rows + 1;
	at.rows -= big.rows + 1;
	words_of(s, ref, text, sizeof text);
	words_fit(s, text, 2 * LETTERS, at, &big);
	if (is_large(s, text, &big))
		big_name_paint(s->win, s->p, at.y, at.x, ROLE_NORMAL, &big);
	else
		paint_paragraph(s->win, s->p, at.y, at.x, at.rows, at.cols, ROLE_NORMAL | STYLE_BOLD, text);
}

/* ---- ongoing ones ---- */

/* One of them as it will be drawn: its name, the condition of its end, how far it is. */
struct notice {
	struct big_name name, condition;
	char count[20];
	int rows, style;
};

static struct notice notice_of(const struct stage *s, struct scheme_ref ref, int letters)
{
	const struct scheme *facts = archenemy_facts(s->a, archenemy_card(s->a, ref)->kind);
	struct area at = { 0, 1, getmaxy(s->win), getmaxx(s->win) - 2 };
	struct abandon_state state = { 0 };
	struct notice notice = { .style = ROLE_NORMAL };
	char text[BIG_NAME_BYTES];

	if (!facts || !archenemy_abandon(s->a, ref, &state))
		utf8_copy(text, sizeof text, _("until abandoned"));
	else
		snprintf(text, sizeof text, _("%s: %s"), archenemy_when_name(facts->abandon.when),
		         _(facts->abandon.says));
	if (state.counts && state.need > 0)
		snprintf(notice.count, sizeof notice.count, "%d/%d%s", state.have, state.need,
		         state.met ? "!" : "");
	notice.style = state.met ? ROLE_WARNING : ROLE_NORMAL;
	at.cols -= *notice.count ? digits_text_width(notice.count, COUNT_ROWS) + 2 : 0;
	big_name_fit(&notice.name, s->p, archenemy_kind_shown(s, archenemy_card(s->a, ref)->kind), letters, 2,
	             at.rows / 2, at.cols);
	words_fit(s, text, LETTERS, at, &notice.condition);
	notice.rows = larger(notice.name.rows, *notice.count ? COUNT_ROWS : 0) + 1 + notice.condition.rows;
	return notice;
}

static int head_rows(const struct stage *s)
{
	return getmaxy(s->win) >= HEAD_ROWS ? LETTERS + 1 : 0;
}

static int ongoing_of(const struct stage *s, struct scheme_ref *out)
{
	int count = 0;

	for (int i = 0; i < s->ups; i++)
		if (!archenemy_in_motion(s->a, s->up[i]))
			out[count++] = s->up[i];
	return count;
}

static void draw_ongoing(const struct stage *s, const struct page *page)
{
	struct scheme_ref ref[FACE_UP_MAX];
	int y = head_rows(s), cols = getmaxx(s->win) - 2;

	ongoing_of(s, ref);
	if (y)
		poster_line(s->win, s->p, (struct area){ 0, 1, LETTERS, cols }, POSTER_LEFT, ROLE_ACCENT,
		            _("ONGOING"), LETTERS);
	for (int i = page->first; i < page->first + page->count; i++) {
		struct notice notice = notice_of(s, ref[i], page->letters);

		big_name_paint(s->win, s->p, y, 1, ROLE_NORMAL | STYLE_BOLD, &notice.name);
		if (*notice.count)
			digits_text_paint(s->win, s->p, y,
			                  1 + cols - digits_text_width(notice.count, COUNT_ROWS),
			                  notice.style, notice.count, COUNT_ROWS);
		big_name_paint(s->win, s->p, y + notice.rows - notice.condition.rows, 1, ROLE_NORMAL,
		               &notice.condition);
		y += notice.rows + 2;
	}
}

/* ---- which pages ---- */

/* As many ongoing ones a page as fit. */
static int add_ongoing(const struct stage *s, struct page *out, int pages, int letters)
{
	struct scheme_ref ref[FACE_UP_MAX];
	struct page *now = NULL;
	int count = ongoing_of(s, ref), left = 0;

	for (int i = 0; i < count; i++) {
		int rows = notice_of(s, ref[i], letters).rows;

		if (!now || rows > left) {
			now = &out[pages++];
			*now = (struct page){ .kind = PAGE_ONGOING, .first = i, .letters = letters };
			left = getmaxy(s->win) - head_rows(s);
		}
		now->count++;
		left -= rows + 2;
	}
	return pages;
}

/* Whether all ongoing ones have names of that size, but for those in other letters. */
static bool names_fit(const struct stage *s, int letters)
{
	struct scheme_ref ref[FACE_UP_MAX];
	int count = ongoing_of(s, ref);

	for (int i = 0; i < count; i++) {
		struct notice notice = notice_of(s, ref[i], letters);

		if (notice.name.size != letters && letters_can(s->p, notice.name.line[0], letters))
			return false;
	}
	return true;
}

static int pages_of(const struct stage *s, struct page *out)
{
	int pages = 0;

	for (int i = 0; i < s->ups; i++) {
		struct big_name name, words;

		if (!archenemy_in_motion(s->a, s->up[i]))
			continue;
		out[pages++] = (struct page){ .kind = PAGE_POSTER, .ref = s->up[i] };
		if (!poster_fits(s, s->up[i], &name, &words))
			out[pages++] = (struct page){ .kind = PAGE_WORDS, .ref = s->up[i] };
	}
	if (!pages)
		out[pages++] = (struct page){ .kind = PAGE_LIVES };
	for (int letters = 2 * LETTERS; letters > LETTERS; letters -= LETTERS)
		if (names_fit(s, letters) &&
		    add_ongoing(s, out, pages, letters) <= add_ongoing(s, out, pages, LETTERS))
			return add_ongoing(s, out, pages, letters);
	return add_ongoing(s, out, pages, LETTERS);
}

int archenemy_room(const void *view, const void *state, const struct frame *frame, WINDOW *win, int page)
{
	struct stage s = { .a = state, .view = view, .frame = frame, .p = frame->palette, .win = win };
	struct page all[PAGES_MOST];
	int pages;

	s.ups = archenemy_face_up(s.a, s.up);
	pages = pages_of(&s, all);
	if (page >= pages)
		return pages;
	switch (all[page].kind) {
	case PAGE_LIVES: draw_lives(&s, (struct area){ 0, 0, getmaxy(win), getmaxx(win) }); break;
	case PAGE_POSTER: draw_poster(&s, all[page].ref); break;
	case PAGE_WORDS: draw_words(&s, all[page].ref); break;
	case PAGE_ONGOING: draw_ongoing(&s, &all[page]); break;
	}
	return pages;
}
