/* SPDX-License-Identifier: MIT */
/*
 * The ? page over home or a table.
 */
#include "inner.h"
#include "keys.h"
#include "rules/core/i18n.h"

void help_open(struct tui *t)
{
	t->over = &overlay_help;
	t->help.find[0] = '\0';
	t->help.top = 0;
}

static bool help_key(struct tui *t, const struct key *key)
{
	int page = t->layout.body_rows > 4 ? t->layout.body_rows - 3 : 1;

	switch (key->key) {
	case 0x1b:
		if (t->help.find[0])
			t->help.find[0] = '\0';
		else
			t->over = NULL;
		return true;
	case KEY_F(1):
	case '\r': t->over = NULL; return true;
	case KEY_DOWN: t->help.top++; return true;
	case KEY_UP: t->help.top--; return true;
	case KEY_NPAGE: t->help.top += page; return true;
	case KEY_PPAGE: t->help.top -= page; return true;
	}
	if (key->text[0] == '?' && !t->help.find[0])
		t->over = NULL;
	else if (edit_find_key(t->help.find, sizeof t->help.find, key))
		t->help.top = 0;
	return true;
}

static void help_draw_over(struct tui *t, int *y, int *x)
{
	bool means[KEYS_MAX], means_everywhere[KEYS_MAX];
	bool at_table = open_table_is_open(&t->table);
	struct help_view view = {
		.name = at_table ? _(t->table.game->title) : _("home"),
		.find = t->help.find,
		.scroll = t->help.top,
		.keys = keymap_of(&t->keymap, home_keys),
		.everywhere = at_table ? keymap_of(&t->keymap, common_keys) : NULL,
		.game = at_table ? t->table.game : NULL,
	};
	struct help_word words[PROGRAM_WORDS];
	int most;

	prompt_list_words(t, words);
	for (int i = 0; awake_fails(t->awake) && i < PROGRAM_WORDS - 1; i++)
		if (!words[i].help) { /* the mark in the title line, while it is there */
			words[i] = (struct help_word){ "zz", awake_fails(t->awake) };
			words[i + 1].help = NULL;
			break;
		}
	view.own = words;
	if (at_table) {
		struct ask_about about = tui_about(t);

		view.keys = ask_keys(&about);
		if (!save_may_say(t->table.save))
			view.watching = keymap_of(&t->keymap, watch_keys);
		keys_meaning(t, view.keys, false, means);
		keys_meaning(t, common_keys, false, means_everywhere);
		view.means = means;
		view.means_everywhere = means_everywhere;
	}
	most = help_scroll_max(&view, getmaxy(t->body), getmaxx(t->body));
	t->help.top = t->help.top > most ? most : t->help.top < 0 ? 0 : t->help.top;
	view.scroll = t->help.top;
	help_draw(&view, &t->palette, t->body, y, x);
	*y += t->layout.body_y;
}

const struct overlay overlay_help = {
	.key = help_key,
	.draw = help_draw_over,
	.hint =
		(const struct overlay_hint[]){
			{ N_("type"), N_("find") }, { "PgDn", N_("more") }, { "Esc", N_("close") }, { 0 } },
	.typed = FIELD_TEXT,
	.scrolls = true,
};
