/* SPDX-License-Identifier: MIT */
/*
 * Lays the ? page out as lists of the lines that hold the typed text, and
 * paints those in sight.
 */
#include "help.h"

#include <stdio.h>
#include <string.h>

#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "screens/kit/numbers.h"
#include "screens/kit/spots.h"

enum { LINES_MAX = 300, GROUPS = 20, TWO_COLUMNS = 72, LEFT = 3 };

struct help_line {
	char key[300];
	const char *text;
	const char *why; /* it means nothing now; NULL: it does, or that is not known */
	bool head, dim;
	const struct binding *binding; /* NULL: it is no key */
};

struct list {
	int count;
	struct help_line line[LINES_MAX];
};

/* The whole page: two lists side by side or one after the other, words below. */
struct page {
	struct list keys, everywhere, words;
};

static bool has_folded(const char *text, const char *find)
{
	char folded[800];

	utf8_fold(text, folded, sizeof folded);
	return strstr(folded, find) != NULL;
}

static bool matches(const char *find, const char *key, const char *text)
{
	char folded[200];

	utf8_fold(find, folded, sizeof folded);
	return !*folded || has_folded(key, folded) || has_folded(text, folded);
}

/* A list that is full loses its end. */
static struct help_line *list_add(struct list *list, const char *key, const char *text)
{
	struct help_line *line = &list->line[list->count < LINES_MAX ? list->count++ : LINES_MAX - 1];

	memset(line, 0, sizeof *line);
	utf8_copy(line->key, sizeof line->key, key);
	line->text = text;
	return line;
}

static void list_head(struct list *list, const char *head)
{
	if (list->count)
		list_add(list, "", "");
	list_add(list, head, "")->head = true;
}

static bool same(const char *a, const char *b)
{
	return a && b && strcmp(a, b) == 0;
}

/* "^R" is read as Ctrl-R by people. */
static void add_key(char *out, size_t size, const char *key)
{
	size_t used = strlen(out);

	snprintf(out + used, size - used, "%s%s%s", used ? " " : "", key[0] == '^' && key[1] ? "Ctrl-" : "",
	         key[0] == '^' && key[1] ? key + 1 : key);
}

/* Whether one of the rows from n on has the key of this one. */
static bool has_key_before(const struct binding *keys, int n, int row)
{
	while (n < row && !same(keys[n].key, keys[row].key))
		n++;
	return n < row;
}

/* Whether the key means something else now: "d" beside "w". */
static bool is_taken(const struct binding *keys, const bool *means, int row)
{
	bool taken = false;

	for (int i = 0; keys[i].key && means && !means[row]; i++)
		taken = taken || (means[i] && same(keys[i].key, keys[row].key));
	return taken;
}

/* Why none of these rows means anything; NULL: each has a reason of its own. */
static const char *why_none(const struct help_view *view, int n, int end)
{
	for (int i = n + 1; i < end; i++)
		if (!same(view->why[i], view->why[n]))
			return NULL;
	return view->why[n];
}

/* Neighbours with the same help share a line: "+ -". */
static int add_binding(struct list *list, const struct help_view *view, const struct binding *keys,
                       const bool *means, int n, bool dimmed)
{
	char key[80] = "";
	bool dim = true;
	int next = n;

	do {
		/* a key with conditions stands in several rows */
		if (!has_key_before(keys, n, next) && (next == n || !is_taken(keys, means, next)))
			add_key(key, sizeof key, binding_key_shown(&keys[next]));
		dim = dim && means && !means[next];
		next++;
	} while (keys[next].key && same(keys[next].help, keys[n].help) &&
	         same(keys[next].group, keys[n].group));
	/* A key with two places in the hint bar has one line of its group. */
	for (int i = list->count - 1; keys[n].help && i >= 0 && !list->line[i].head; i--)
		if (same(list->line[i].key, key) && same(list->line[i].text, _(keys[n].help))) {
			list->line[i].dim = list->line[i].dim && dim;
			return next;
		}
	if (keys[n].help && dim == dimmed && matches(view->find, key, _(keys[n].help))) {
		struct help_line *line = list_add(list, key, _(keys[n].help));

		line->dim = dim;
		line->why = dim && keys == view->keys && view->why ? why_none(view, n, next) : NULL;
		line->binding = &keys[n];
	}
	return next;
}

static bool in_group(const struct binding *binding, const char *group)
{
	return binding->group == group || same(binding->group, group);
}

/* What means something now stands first. Remove a head without lines below it. */
static void add_group(struct list *list, const struct help_view *view, const struct binding *keys,
                      const bool *means, const char *group)
{
	int before = list->count, headed;

	if (group)
		list_head(list, _(group));
	headed = list->count;
	for (int dimmed = 0; dimmed <= 1; dimmed++)
		for (int i = 0; keys[i].key;)
			if (in_group(&keys[i], group))
				i = add_binding(list, view, keys, means, i, dimmed);
			else
				i++;
	if (list->count == headed)
		list->count = before;
}

/* Its first key that means something now, one of the hint bar before others: what is to be done
 * comes first on the page. */
static int group_place(const struct binding *keys, const bool *means, const char *group)
{
	enum { KEYS = 1000 };
	int place = 2 * KEYS;

	for (int i = 0; keys[i].key; i++) {
		int at = !means || (means[i] && keys[i].label) ? i : means[i] ? KEYS + i : 2 * KEYS;

		if (in_group(&keys[i], group) && at < place)
			place = at;
	}
	return place;
}

static bool is_first_of_group(const struct binding *keys, int n)
{
	for (int i = 0; i < n; i++)
		if (in_group(&keys[i], keys[n].group))
			return false;
	return true;
}

/* Groups in the order of what they have to do now; those of the same place as their rows stand. */
static void add_bindings(struct list *list, const struct help_view *view, const struct binding *keys,
                         const bool *means)
{
	int groups = 0, first[GROUPS], place[GROUPS];

	for (int i = 0; keys && keys[i].key && groups < GROUPS; i++) {
		int at = groups, is;

		if (!is_first_of_group(keys, i))
			continue;
		is = group_place(keys, means, keys[i].group);
		for (; at > 0 && place[at - 1] > is; at--) {
			first[at] = first[at - 1];
			place[at] = place[at - 1];
		}
		first[at] = i;
		place[at] = is;
		groups++;
	}
	for (int i = 0; i < groups; i++)
		add_group(list, view, keys, means, keys[first[i]].group);
}

/* Once a word is looked for: the page that O opens has them all. */
static void add_options(struct list *list, const struct game *game, const char *find)
{
	for (const struct game_option *o = game->options; *find && o && o->key; o++) {
		char usage[300];

		snprintf(usage, sizeof usage, "option %s %s", o->key, o->values);
		if (!matches(find, usage, _(o->help)))
			continue;
		if (list->count == 0)
			list_head(list, _("COMMANDS"));
		list_add(list, usage, _(o->help));
	}
}

static void add_words(struct list *list, const struct game *game, const char *find)
{
	const struct verb *verb;

	for (int i = 0; (verb = verb_at(game, i)) != NULL; i++) {
		char usage[300];

		verb_usage(verb, usage, sizeof usage);
		if (!matches(find, usage, _(verb->help)))
			continue;
		if (list->count == 0)
			list_head(list, _("COMMANDS"));
		list_add(list, usage, _(verb->help));
	}
}

static void add_own_words(struct list *list, const struct help_word *words, const char *find)
{
	int before = list->count, headed;

	list_head(list, _("PROGRAM COMMANDS"));
	headed = list->count;
	for (; words && words->help; words++)
		if (matches(find, words->usage, words->help))
			list_add(list, words->usage, words->help);
	if (list->count == headed)
		list->count = before;
}

/* Explains : in the column of the keys that every screen has. */
static void add_examples(struct list *list, const struct game *game, const char *find)
{
	int before = list->count, headed;

	list_head(list, _("FOR EXAMPLE"));
	headed = list->count;
	for (const char *const *line = game->examples; line && *line; line++)
		if (matches(find, ":", *line))
			list_add(list, ":", *line);
	if (list->count == headed)
		list->count = before;
}

/* The size of the letters is nothing that the program could choose. */
static void add_letters(struct list *list, const char *find)
{
	const char *text = _("For larger letters: Ctrl-plus in your terminal, or its font.");

	if (!matches(find, "", text))
		return;
	list_head(list, _("LETTERS"));
	list_add(list, "", text);
}

static void page_make(struct page *page, const struct help_view *view)
{
	page->keys.count = page->everywhere.count = page->words.count = 0;
	add_bindings(&page->keys, view, view->keys, view->means);
	add_bindings(&page->everywhere, view, view->watching, NULL);
	add_bindings(&page->everywhere, view, view->everywhere, view->means_everywhere);
	if (view->game)
		add_examples(&page->everywhere, view->game, view->find);
	add_letters(&page->everywhere, view->find);
	if (view->game) {
		add_words(&page->words, view->game, view->find);
		add_options(&page->words, view->game, view->find);
	}
	add_own_words(&page->words, view->own, view->find);
}

/* A list and where it stands on the page. */
struct block {
	const struct list *list;
	int y, x, columns;
	int key_cols; /* of keys; the text begins two columns later */
	bool under;   /* the text stands on the next row */
};

static int key_columns(const struct list *list, int most)
{
	int cols = 0;

	for (int i = 0; i < list->count; i++)
		if (!list->line[i].head)
			cols = larger(cols, text_width(list->line[i].key));
	return smaller(cols, most);
}

/* Columns of the texts, and the rows that a line takes. */
static int text_columns(const struct block *block)
{
	return block->columns - (block->under ? 4 : block->key_cols + 3);
}

static int key_cols(const struct block *block, const struct help_line *line)
{
	return line->head ? block->columns : block->under ? block->columns - 1 : block->key_cols;
}

static int key_rows(const struct block *block, const struct help_line *line)
{
	return larger(text_rows(line->key, larger(key_cols(block, line), 1)), 1);
}

static int line_rows(const struct block *block, int i)
{
	const struct help_line *line = &block->list->line[i];
	int columns = text_columns(block), rows = 0;

	if (columns > 0)
		rows = text_rows(line->text, columns) + (line->why ? text_rows(line->why, columns) : 0);
	return block->under ? key_rows(block, line) + rows : larger(key_rows(block, line), rows);
}

static int lines_tall(const struct block *block)
{
	int rows = 0;

	for (int i = 0; i < block->list->count; i++)
		rows += line_rows(block, i);
	return rows;
}

/* Columns that a list wants: its keys and the longest text. */
static int wish_of(const struct list *list, int key_cols)
{
	int text = 0;

	for (int i = 0; i < list->count; i++)
		if (text_width(list->line[i].text) > text)
			text = text_width(list->line[i].text);
	return key_cols + 3 + text;
}

/* Where the right column begins: in the middle, or further right if the left one
 * needs room that the right one can spare. */
static int right_of(const struct page *page, int cols)
{
	int right = cols / 2 + 2, half = cols / 2;
	int wanted = LEFT + wish_of(&page->keys, key_columns(&page->keys, half / 2)) + 2;
	int least = cols - 3 - wish_of(&page->everywhere, key_columns(&page->everywhere, half / 2));

	wanted = wanted < least ? wanted : least;
	return wanted > right ? wanted : right;
}

/* Returns the rows of the page. */
static int place_blocks(const struct page *page, int cols, struct block blocks[3])
{
	bool two = cols >= TWO_COLUMNS;
	int right = right_of(page, cols), tall, y;

	blocks[0] = (struct block){ &page->keys, 0, LEFT, (two ? right - 1 : cols - 3) - LEFT, 0, false };
	blocks[0].key_cols = key_columns(&page->keys, blocks[0].columns / 2);
	tall = lines_tall(&blocks[0]);
	y = two ? 0 : tall + (tall > 0);
	blocks[1] = (struct block){
		&page->everywhere, y, two ? right : LEFT, cols - 3 - (two ? right : LEFT), 0, false
	};
	blocks[1].key_cols = key_columns(&page->everywhere, blocks[1].columns / 2);
	if (y + lines_tall(&blocks[1]) > tall)
		tall = y + lines_tall(&blocks[1]);
	y = tall + (tall > 0);
	if (cols >= 100 && !page->everywhere.count) /* nothing else stands on the right */
		blocks[2] = (struct block){ &page->words, 0, right, cols - 3 - right, 0, cols < 132 };
	else
		blocks[2] = (struct block){ &page->words, y, LEFT, cols - 3 - LEFT, 0, cols < 100 };
	blocks[2].key_cols = key_columns(&page->words, blocks[2].columns / 2);
	y = page->words.count ? blocks[2].y + lines_tall(&blocks[2]) : 0;
	return y > tall ? y : tall;
}

/* Rows inside the frame; one stays blank below the frame's head. */
static int inside(int rows)
{
	return rows - 3 > 0 ? rows - 3 : 0;
}

int help_scroll_max(const struct help_view *view, int rows, int cols)
{
	struct page page;
	struct block blocks[3];
	int over;

	page_make(&page, view);
	over = place_blocks(&page, cols, blocks) - inside(rows);
	return over > 0 ? over : 0;
}

/* Paints over as many rows as it needs, and nothing outside the frame. */
static void paint_inside(WINDOW *win, const struct palette *p, int row, int x, int columns, int style,
                         const char *text)
{
	for (; *text && columns > 0; row++) {
		size_t bytes = text_wrap(text, columns);

		if (row >= 0 && row < inside(getmaxy(win)))
			paint_format(win, p, row + 2, x, columns, style, "%.*s", (int)bytes, text);
		if (!bytes)
			return;
		text += bytes + strspn(text + bytes, " ");
	}
}

/* number: of the block, for what is clicked in it. */
static void draw_block(const struct block *block, int number, const struct palette *p, WINDOW *win,
                       int scroll)
{
	int y = block->y - scroll, x = block->x + (block->under ? 4 : block->key_cols + 3);

	for (int i = 0; i < block->list->count; i++) {
		const struct help_line *line = &block->list->line[i];

		paint_inside(win, p, y, block->x + !line->head, key_cols(block, line),
		             line->head  ? ROLE_NORMAL | STYLE_BOLD
		             : line->dim ? ROLE_DIM
		                         : ROLE_ACCENT,
		             line->key);
		paint_inside(win, p, y + (block->under ? key_rows(block, line) : 0), x, text_columns(block),
		             line->dim || block->under ? ROLE_DIM : ROLE_NORMAL, line->text);
		if (line->why && text_columns(block) > 0)
			paint_inside(win, p, y + text_rows(line->text, text_columns(block)), x,
			             text_columns(block), ROLE_DIM, line->why);
		if (line->binding && y >= 0 && y < inside(getmaxy(win)))
			spot_put(p, win, y + 2, block->x, 1, block->columns, number, i);
		y += line_rows(block, i);
	}
}

const struct binding *help_binding(const struct help_view *view, int cols, int block, int line)
{
	struct page page;
	struct block blocks[3];

	page_make(&page, view);
	place_blocks(&page, cols, blocks);
	return line < blocks[block].list->count ? blocks[block].list->line[line].binding : NULL;
}

static void draw_frame(const struct help_view *view, const struct palette *p, WINDOW *win, int total,
                       int scroll, int *cursor_x)
{
	int rows = getmaxy(win), cols = getmaxx(win), x = 2;
	char part[40];

	paint_frame(win, p, 0, 0, rows, cols, ROLE_ACCENT, true);
	x += paint_format(win, p, 0, x, cols - 3, ROLE_NORMAL | STYLE_BOLD, " %s  ", _("KEYS"));
	x += paint_format(win, p, 0, x, cols - x - 1, ROLE_NORMAL | STYLE_BOLD, "%s ", view->name);
	*cursor_x = x;
	if (*view->find || view->finds) {
		x = cols - 2 - text_width(view->find) - 3;
		if (x < 8)
			x = 8;
		x += paint_format(win, p, 0, x, cols - x - 1, ROLE_ACCENT | STYLE_UNDERLINE, " /%s ",
		                  view->find);
		*cursor_x = x - 1;
	} else if (cols - x > 18) {
		*cursor_x = cols - 2;
		paint_format(win, p, 0, cols - 2 - text_width(_("/ finds")) - 2, cols, ROLE_DIM, " %s ",
		             _("/ finds"));
	}
	if (total <= inside(rows))
		return;
	snprintf(part, sizeof part, _(" %d to %d of %d "), scroll + 1,
	         scroll + inside(rows) < total ? scroll + inside(rows) : total, total);
	paint_right(win, p, rows - 1, cols - 2, cols - 4, ROLE_DIM, part);
}

void help_draw(const struct help_view *view, const struct palette *p, WINDOW *win, int *cursor_y,
               int *cursor_x)
{
	int rows = getmaxy(win), cols = getmaxx(win), total, scroll, most;
	struct page page;
	struct block blocks[3];

	page_make(&page, view);
	total = place_blocks(&page, cols, blocks);
	most = total > inside(rows) ? total - inside(rows) : 0;
	scroll = view->scroll < most ? view->scroll : most;
	paint_blank(win, p, 0, 0, rows, cols);
	draw_frame(view, p, win, total, scroll, cursor_x);
	for (int i = 0; i < 3; i++)
		draw_block(&blocks[i], i, p, win, scroll);
	if (total == 0)
		paint_inside(win, p, 0, LEFT, cols - LEFT - 2, ROLE_DIM, _("no key or command found"));
	*cursor_y = 0;
	if (*cursor_x >= cols)
		*cursor_x = cols - 1;
}
