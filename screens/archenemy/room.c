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
	LIVES_LEAST = 8,
	ANY_COLS = 10000,
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
	enum effects { EFFECTS_NONE, EFFECTS_LARGE, EFFECTS_SMALL } effects; /* room for what they do */
};

/* ---- words as large as they go ---- */

/* Lines of letters, of spaced capitals or of its own characters; or a paragraph. */
struct block {
	struct big_name big;
	bool paragraph, large; /* in letters, or it has others than these */
	int rows, cols;
	char text[BIG_NAME_BYTES];
};

static struct block block_fit(const struct stage *s, const char *text, int most, int lines, struct area at)
{
	struct block block = { .cols = at.cols };
	struct big_name *big = &block.big;

	utf8_copy(block.text, sizeof block.text, text);
	big_name_fit(big, s->p, text, most, lines, at.rows, at.cols);
	block.paragraph = big->lines == 1 && !big->size && text_width(text) > at.cols;
	block.large = big->size >= LETTERS ||
	              (most >= LETTERS &&
	               poster_size(s->p, text, letters_smaller(0), letters_smaller(0), ANY_COLS) < LETTERS);
	block.rows = block.paragraph ? text_rows(text, at.cols) : big->rows;
	return block;
}

static void block_paint(const struct stage *s, int y, int x, int style, const struct block *block)
{
	if (block->paragraph)
		paint_paragraph(s->win, s->p, y, x, block->rows, block->cols, style | STYLE_BOLD,
		                block->text);
	else
		big_name_paint(s->win, s->p, y, x, style, &block->big);
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

/* Above so many rows of lives. */
static struct area poster_area(const struct stage *s, int lives)
{
	return (struct area){ 0, 1, getmaxy(s->win) - lives - 1, getmaxx(s->win) - 2 };
}

/* A scheme on a page: how large its words are under its name. */
struct poster {
	enum { POSTER_LARGE, POSTER_SMALL, POSTER_BARE } sort;
	struct area at;
	struct block name, words;
};

/* Words in spaced capitals or smaller under a name in letters, or under a small one. */
static bool fits_small(const struct stage *s, const char *shown, const char *text, struct area at,
                       struct poster *poster)
{
	bool parted = s->p->ascii || !letters_can(text, LETTERS); /* they fill their row up to its head */

	poster->sort = POSTER_SMALL;
	for (int large = 1; large >= 0; large--)
		for (int most = 1; most >= 0; most--) {
			struct area above = at, below = at;

			below.rows -= large ? LETTERS : 1;
			poster->words = block_fit(s, text, most, BIG_NAME_LINES, below);
			above.rows -= poster->words.rows + (large && parted);
			if (above.rows <= 0)
				continue;
			poster->name = block_fit(s, shown, letters_smaller(0), NAME_LINES, above);
			if (poster->name.rows <= above.rows && (!large || poster->name.large))
				return true;
		}
	return false;
}

/* Name and words in the largest letters, the name's larger; in ASCII both in the smallest, and without room
 * for them smaller. */
static struct poster poster_in(const struct stage *s, struct scheme_ref ref, struct area at)
{
	const char *shown = archenemy_kind_shown(s, archenemy_card(s->a, ref)->kind);
	struct poster poster = { .sort = POSTER_LARGE, .at = at };
	char text[BIG_NAME_BYTES], people[BIG_NAME_BYTES];

	words_of(s, ref, text, sizeof text);
	people_of(s, ref, people, sizeof people);
	at.rows -= *people ? LETTERS + 1 : 0;
	for (int most = letters_smaller(0); most && *text; most = letters_next(s->p, most))
		for (int less = larger(most / 2, letters_least(s->p)); less >= LETTERS; less -= LETTERS) {
			struct area below = at;

			poster.name = block_fit(s, shown, most, NAME_LINES, at);
			below.rows -= poster.name.rows + 1;
			if (below.rows <= 0)
				continue;
			poster.words = block_fit(s, text, less, BIG_NAME_LINES, below);
			if (poster.words.rows <= below.rows && poster.words.large && poster.name.large)
				return poster;
		}
	if (*text && fits_small(s, shown, text, at, &poster))
		return poster;
	poster.sort = *text ? POSTER_BARE : POSTER_LARGE;
	poster.name = block_fit(s, shown, letters_smaller(0), NAME_LINES, at);
	poster.words = (struct block){ .rows = 0 };
	return poster;
}

/* Lives take two fifths of the rows; as few as they can where only so the name stands in letters. */
static struct poster poster_of(const struct stage *s, struct scheme_ref ref)
{
	int lives = larger(getmaxy(s->win) * 2 / 5 + 1, LIVES_LEAST);
	struct poster poster = poster_in(s, ref, poster_area(s, lives)),
		      high = poster_in(s, ref, poster_area(s, LIVES_LEAST));

	return high.name.large && !poster.name.large ? high : poster;
}

static void draw_lives(const struct stage *s, struct area at)
{
	struct scene lives = archenemy_lives(s);

	commander_draw_wall(&lives, at);
}

static void draw_poster(const struct stage *s, struct scheme_ref ref)
{
	struct poster poster = poster_of(s, ref);
	struct area at = poster.at;
	char people[BIG_NAME_BYTES];
	int rows, y, gap;

	people_of(s, ref, people, sizeof people);
	rows = poster.name.rows + poster.words.rows + (*people ? 1 + LETTERS : 0);
	gap = poster.words.rows && rows < at.rows;
	y = larger(at.rows - rows - gap, 0) / 2;
	block_paint(s, y, at.x, ROLE_WARNING, &poster.name);
	y += poster.name.rows + gap;
	if (poster.words.rows)
		block_paint(s, y, at.x, ROLE_NORMAL, &poster.words);
	y += poster.words.rows + 1;
	poster_line(s->win, s->p, (struct area){ y, at.x, LETTERS, at.cols }, POSTER_LEFT,
	            ROLE_ACCENT | STYLE_BOLD, people, LETTERS);
	draw_lives(s, (struct area){ at.rows + 1, 0, getmaxy(s->win) - at.rows - 1, getmaxx(s->win) });
}

/* The words of a scheme that had no room in letters beside the lives. */
static void draw_words(const struct stage *s, struct scheme_ref ref)
{
	struct area at = { 0, 1, getmaxy(s->win) - 1, getmaxx(s->win) - 2 };
	const char *shown = archenemy_kind_shown(s, archenemy_card(s->a, ref)->kind);
	struct block name, words;
	char text[BIG_NAME_BYTES];

	words_of(s, ref, text, sizeof text);
	for (int large = 1; large >= 0; large--) {
		name = block_fit(s, shown, large ? letters_least(s->p) : 1, 2,
		                 (struct area){ 0, 1, at.rows / 2, at.cols });
		at.y = name.rows + 1;
		at.rows = getmaxy(s->win) - at.y - 1;
		words = block_fit(s, text, 2 * LETTERS, BIG_NAME_LINES, at);
		if (words.large)
			break;
	}
	block_paint(s, 0, at.x, ROLE_WARNING, &name);
	block_paint(s, at.y, at.x, ROLE_NORMAL, &words);
}

/* ---- ongoing ones ---- */

static int head_rows(const struct stage *s)
{
	return getmaxy(s->win) >= HEAD_ROWS ? poster_least(s->p, _("ONGOING")) + 1 : 0;
}

/* A blank row parts them from the foot line. */
static int list_rows(const struct stage *s)
{
	return getmaxy(s->win) - head_rows(s) - 1;
}

/* One of them as it will be drawn: its name, the condition of its end, how far it is, and what it
 * does. */
struct notice {
	struct block name, condition, effect;
	char count[20];
	int size, rows, style; /* rows of the count; of all */
};

static void condition_text(const struct stage *s, struct scheme_ref ref, char *out, struct notice *notice)
{
	const struct scheme *facts = archenemy_facts(s->a, archenemy_card(s->a, ref)->kind);
	struct abandon_state state = { 0 };

	if (!facts || !archenemy_abandon(s->a, ref, &state))
		utf8_copy(out, BIG_NAME_BYTES, _("until abandoned"));
	else
		snprintf(out, BIG_NAME_BYTES, _("%s: %s"), archenemy_when_name(facts->abandon.when),
		         _(facts->abandon.says));
	if (state.counts && state.need > 0)
		snprintf(notice->count, sizeof notice->count, "%d/%d%s", state.have, state.need,
		         state.met ? "!" : "");
	notice->style = state.met ? ROLE_WARNING : ROLE_NORMAL;
}

/* Name and count beside each other: a smaller count where only so the name stands in letters. */
static void fit_name(const struct stage *s, const char *shown, int letters, struct notice *notice)
{
	static const int sizes[] = { COUNT_ROWS, LETTERS, COUNT_ROWS };
	struct area at = { .rows = getmaxy(s->win) / 2 };

	for (int i = 0; i < 3; i++) {
		int count = *notice->count ? digits_text_width(notice->count, sizes[i]) + 2 : 0;

		notice->size = sizes[i];
		at.cols = getmaxx(s->win) - 2 - count;
		notice->name = block_fit(s, shown, letters, 2, at);
		if (notice->name.large || !count)
			return;
	}
}

/* What it does is told rather than the condition in letters, and never larger than that. */
static struct notice notice_of(const struct stage *s, struct scheme_ref ref, int letters,
                               enum effects effects)
{
	struct area at = { 0, 1, list_rows(s), getmaxx(s->win) - 2 };
	struct notice notice = { .count = "" };
	char condition[BIG_NAME_BYTES], text[BIG_NAME_BYTES];
	int head;

	condition_text(s, ref, condition, &notice);
	fit_name(s, archenemy_kind_shown(s, archenemy_card(s->a, ref)->kind), letters, &notice);
	head = larger(notice.name.rows, *notice.count ? notice.size : 0) + 1;
	words_of(s, ref, text, sizeof text);
	for (int i = 0; i < 2; i++) {
		struct area below = at;

		below.rows -= head;
		notice.condition =
			block_fit(s, condition, i ? 1 : letters_least(s->p), BIG_NAME_LINES, below);
		notice.rows = head + notice.condition.rows;
		if (!effects || !*text)
			break;
		below.rows = larger(below.rows - notice.condition.rows - 1, 1);
		notice.effect = block_fit(s, text, i || effects == EFFECTS_SMALL ? 1 : letters_least(s->p),
		                          BIG_NAME_LINES, below);
		notice.rows += 1 + notice.effect.rows;
		if (notice.rows <= at.rows)
			break;
	}
	return notice;
}

static int ongoing_of(const struct stage *s, struct scheme_ref *out)
{
	int count = 0;

	for (int i = 0; i < s->ups; i++)
		if (!archenemy_in_motion(s->a, s->up[i]))
			out[count++] = s->up[i];
	return count;
}

static void draw_notice(const struct stage *s, const struct notice *notice, int y)
{
	int cols = getmaxx(s->win) - 2, width = digits_text_width(notice->count, notice->size);

	block_paint(s, y, 1, ROLE_WARNING, &notice->name);
	if (*notice->count)
		digits_text_paint(s->win, s->p, y, 1 + cols - width, notice->style, notice->count,
		                  notice->size);
	y += larger(notice->name.rows, *notice->count ? notice->size : 0) + 1;
	block_paint(s, y, 1, notice->style, &notice->condition);
	if (notice->effect.rows)
		block_paint(s, y + notice->condition.rows + 1, 1, ROLE_DIM, &notice->effect);
}

static void draw_ongoing(const struct stage *s, const struct page *page)
{
	struct scheme_ref ref[FACE_UP_MAX];
	int y = head_rows(s);

	ongoing_of(s, ref);
	if (y)
		poster_line(s->win, s->p, (struct area){ 0, 1, y - 1, getmaxx(s->win) - 2 }, POSTER_LEFT,
		            ROLE_ACCENT, _("ONGOING"), y - 1);
	for (int i = page->first; i < page->first + page->count; i++) {
		struct notice notice = notice_of(s, ref[i], page->letters, page->effects);

		draw_notice(s, &notice, y);
		y += notice.rows + 2;
	}
}

/* ---- which pages ---- */

/* As many ongoing ones a page as fit. */
static int add_ongoing(const struct stage *s, struct page *out, int pages, int letters, enum effects effects)
{
	struct scheme_ref ref[FACE_UP_MAX];
	struct page *now = NULL;
	int count = ongoing_of(s, ref), left = 0;

	for (int i = 0; i < count; i++) {
		int rows = notice_of(s, ref[i], letters, effects).rows;

		if (!now || rows > left) {
			now = &out[pages++];
			*now = (struct page){
				.kind = PAGE_ONGOING, .first = i, .letters = letters, .effects = effects
			};
			left = list_rows(s);
		}
		now->count++;
		left -= rows + 2;
	}
	return pages;
}

/* Whether all ongoing ones stand so, whole and in letters, but for those in others; `small`: the names
 * in letters will do. */
static bool notices_fit(const struct stage *s, int letters, enum effects effects, bool small)
{
	struct scheme_ref ref[FACE_UP_MAX];
	int count = ongoing_of(s, ref), rows = list_rows(s);

	for (int i = 0; i < count; i++) {
		struct notice notice = notice_of(s, ref[i], letters, effects);
		const struct big_name *name = &notice.name.big;

		if ((name->size != letters && letters_can(name->line[0], letters)) ||
		    (effects && !small && notice.effect.rows &&
		     (!notice.effect.large || !notice.condition.large)) ||
		    notice.rows > rows)
			return false;
	}
	return true;
}

/* Larger, and with what they do, where that takes no more pages. */
static int add_notices(const struct stage *s, struct page *out, int pages)
{
	int small = letters_least(s->p);
	const struct {
		int letters;
		enum effects effects;
		bool small;
	} ways[] = { { 2 * LETTERS, EFFECTS_LARGE, false },
		     { small, EFFECTS_LARGE, false },
		     { 2 * LETTERS, EFFECTS_NONE, false },
		     { small, EFFECTS_LARGE, true } };
	int least = add_ongoing(s, out, pages, small, EFFECTS_NONE);

	for (size_t i = 0; i < sizeof ways / sizeof *ways; i++)
		if (notices_fit(s, ways[i].letters, ways[i].effects, ways[i].small) &&
		    add_ongoing(s, out, pages, ways[i].letters, ways[i].effects) <= least)
			return add_ongoing(s, out, pages, ways[i].letters, ways[i].effects);
	return add_ongoing(s, out, pages, small, EFFECTS_NONE);
}

/* A page on which what they do has room after all tells it too. */
static void add_effects(const struct stage *s, struct page *page)
{
	struct scheme_ref ref[FACE_UP_MAX];

	ongoing_of(s, ref);
	for (enum effects effects = EFFECTS_LARGE; effects <= EFFECTS_SMALL && !page->effects; effects++) {
		int left = list_rows(s) + 2;

		for (int i = page->first; i < page->first + page->count; i++)
			left -= notice_of(s, ref[i], page->letters, effects).rows + 2;
		page->effects = left >= 0 ? effects : EFFECTS_NONE;
	}
}

static int pages_of(const struct stage *s, struct page *out)
{
	int pages = 0;

	for (int i = 0; i < s->ups; i++) {
		if (!archenemy_in_motion(s->a, s->up[i]))
			continue;
		out[pages++] = (struct page){ .kind = PAGE_POSTER, .ref = s->up[i] };
		if (poster_of(s, s->up[i]).sort != POSTER_LARGE)
			out[pages++] = (struct page){ .kind = PAGE_WORDS, .ref = s->up[i] };
	}
	if (!pages)
		out[pages++] = (struct page){ .kind = PAGE_LIVES };
	pages = add_notices(s, out, pages);
	for (int i = 0; i < pages; i++)
		if (out[i].kind == PAGE_ONGOING)
			add_effects(s, &out[i]);
	return pages;
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
