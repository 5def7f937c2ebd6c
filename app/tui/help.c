/* SPDX-License-Identifier: MIT */
/*
 * The ? page over home or a table.
 */
#include "app/core/keys.h"
#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

void help_open(struct tui *t)
{
	t->help.under = t->over;
	t->over = &overlay_help;
	t->help.find[0] = '\0';
	t->help.top = 0;
	t->help.finds = t->help.asked = false;
}

void help_open_for(struct tui *t, const char *line)
{
	help_open(t);
	snprintf(t->help.find, sizeof t->help.find, "%.*s", (int)strcspn(line, " "), line);
	t->help.asked = true;
}

static void close_help(struct tui *t)
{
	t->over = t->help.under;
}

/* Letters filter after / alone, until Enter or Esc. */
static void find_key(struct tui *t, const struct key *key)
{
	if (key->key == 0x1b)
		t->help.find[0] = '\0';
	if (key->key == 0x1b || key->key == '\r')
		t->help.finds = false;
	else if (edit_find_key(t->help.find, sizeof t->help.find, key))
		t->help.top = 0;
}

static bool help_key(struct tui *t, const struct key *key)
{
	int page = t->picture.layout.body_rows > 4 ? t->picture.layout.body_rows - 3 : 1;

	switch (key->key) {
	case KEY_F(1): close_help(t); return true;
	case KEY_DOWN: t->help.top++; return true;
	case KEY_UP: t->help.top--; return true;
	case KEY_NPAGE: t->help.top += page; return true;
	case KEY_PPAGE: t->help.top -= page; return true;
	}
	if (t->help.finds) {
		find_key(t, key);
		return true;
	}
	if (key->key == 0x1b && t->help.find[0] && !t->help.asked)
		t->help.find[0] = '\0';
	else if (key->key == 0x1b || key->key == '\r' || key->key == '?' || key->key == 'q')
		close_help(t);
	else if (key->key == '/')
		t->help.finds = true;
	else if (key->key == 'j' || key->key == 'k')
		t->help.top += key->key == 'j' ? 1 : -1;
	return true;
}

/* The view of the page, and what it points to. */
struct made {
	struct help_view view;
	struct binding everywhere[KEYS_MAX];
	bool means[KEYS_MAX], means_everywhere[KEYS_MAX];
	const char *why[KEYS_MAX];
	char why_text[KEYS_MAX][REASON_BYTES];
	struct help_word words[PROGRAM_WORDS];
};

/* The mark in the title line, while it is there. */
static void add_mark(const struct tui *t, struct help_word words[PROGRAM_WORDS])
{
	int n = 0;

	while (words[n].help)
		n++;
	if (!awake_fails(t->awake) || n + 1 >= PROGRAM_WORDS)
		return;
	words[n].help = awake_fails(t->awake);
	utf8_copy(words[n].usage, sizeof words[n].usage, _("may go dark"));
	words[n + 1].help = NULL;
}

/* Why the offer of a row does not stand; NULL: it does, or that is not known. */
static const char *why_not(struct tui *t, const struct binding *row, char *out, size_t size)
{
	struct showing about = tui_about(t);
	const struct offer *offer = row->offer ? screen_offer(&about, row, NULL) : NULL;

	if (!offer || !offer->why || !*offer->why)
		return NULL;
	tui_reason(t, offer->why, &offer->ways, out, size);
	return out;
}

/* U only where the game has phases. */
static const struct binding *keys_everywhere(struct tui *t, struct made *made)
{
	int count = 0;

	for (const struct binding *row = keymap_of(&t->keymap, common_keys); row->key && count < KEYS_MAX - 1;
	     row++)
		if (row->program != ACT_UNDO_PHASE || tui_has_phase(t))
			made->everywhere[count++] = *row;
	made->everywhere[count] = (struct binding){ 0 };
	return made->everywhere;
}

static void make_view(struct tui *t, struct made *made)
{
	bool at_table = open_table_is_open(&t->table);
	struct help_view *view = &made->view;

	*view = (struct help_view){
		.name = at_table ? _(t->table.game->title) : _("home"),
		.find = t->help.find,
		.finds = t->help.finds,
		.scroll = t->help.top,
		.keys = keymap_of(&t->keymap, home_keys),
		.everywhere = at_table ? keys_everywhere(t, made) : NULL,
		.game = at_table ? t->table.game : NULL,
		.own = made->words,
	};
	prompt_list_words(t, made->words);
	add_mark(t, made->words);
	if (at_table) {
		struct showing about = tui_about(t);

		view->keys = about.keys;
		if (!save_may_say(t->table.save))
			view->watching = keymap_of(&t->keymap, watch_keys);
		keys_meaning(t, view->keys, false, made->means);
		keys_meaning(t, view->everywhere, false, made->means_everywhere);
		for (int i = 0; i < KEYS_MAX && view->keys[i].key; i++)
			made->why[i] =
				why_not(t, &view->keys[i], made->why_text[i], sizeof made->why_text[i]);
		view->means = made->means;
		view->why = made->why;
		view->means_everywhere = made->means_everywhere;
	}
}

static void help_draw_over(struct tui *t, int *y, int *x)
{
	struct made made;
	int most;

	make_view(t, &made);
	most = help_scroll_max(&made.view, getmaxy(t->picture.body), getmaxx(t->picture.body));
	t->help.top = t->help.top > most ? most : t->help.top < 0 ? 0 : t->help.top;
	made.view.scroll = t->help.top;
	help_draw(&made.view, &t->palette, t->picture.body, y, x);
	*y += t->picture.layout.body_y;
}

/* A key of the page is pressed where it belongs. */
static const char *help_touch(struct tui *t, int block, int line)
{
	struct made made;
	const struct binding *binding;
	struct key key;

	make_view(t, &made);
	binding = help_binding(&made.view, getmaxx(t->picture.body), block, line);
	if (!binding || binding->moves || !key_of_label(binding_press(binding), &key))
		return NULL;
	t->over = NULL;
	return binding_press(binding);
}

static enum field help_field(const struct tui *t)
{
	return t->help.finds ? FIELD_TEXT : FIELD_NONE;
}

static void help_hints(struct tui *t)
{
	struct made made;

	if (t->help.finds) {
		hint_finding(t);
		return;
	}
	hint_add(t, "/", _("find"));
	make_view(t, &made);
	if (help_scroll_max(&made.view, LINES - 3, COLS) > t->help.top)
		hint_add(t, "PgDn", C_("page", "more"));
	hint_add(t, "q", _("close"));
}

const struct overlay overlay_help = {
	.key = help_key,
	.draw = help_draw_over,
	.add_hints = help_hints,
	.field = help_field,
	.touch = help_touch,
	.scrolls = true,
};
