/* SPDX-License-Identifier: MIT */
/*
 * A table a line at a time. A line is a number of the menu, a word of the
 * program, a key as on the screen, or a line of the game's own language.
 */
#include <stdio.h>
#include <string.h>

#include "app/core/keys.h"
#include "plain.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

/* ---- what is told ---- */

static void focus_words(struct plain *p, char *out, size_t size)
{
	struct showing about = tui_about(&p->t);

	screen_focus(&about, out, size);
}

static void tell_focus(struct plain *p)
{
	char focus[200];

	focus_words(p, focus, sizeof focus);
	if (*focus)
		plain_say(p, _("the keys act on %s"), focus);
}

/* "MATRIX", while a view of its own has the keys; NULL: the first one. */
static const char *mode_of(struct plain *p)
{
	struct showing about = tui_about(&p->t);
	const struct binding *keys = about.keys;

	for (const struct key_mode *mode = about.screen->modes; mode && mode->name; mode++)
		if (keymap_of(&p->t.keymap, mode->keys) == keys && mode->keys != about.screen->keys)
			return _(mode->name);
	return NULL;
}

/* ---- the menu ---- */

static void tell_item(struct plain *p, const struct binding *binding)
{
	const char *text = binding->help    ? _(binding->help)
	                   : binding->label ? _(binding->label)
	                   : binding->offer ? binding->offer
	                                    : binding->line;

	p->menu[p->menus++] = binding;
	if (binding->step)
		plain_say(p, binding->step > 0 ? _("%d. %s: %d more (%s)") : _("%d. %s: %d less (%s)"),
		          p->menus, text, binding->step > 0 ? binding->step : -binding->step,
		          binding_press(binding));
	else
		plain_say(p, "%d. %s (%s)", p->menus, text, binding_key_shown(binding));
}

/* List synonym keys once. */
static bool is_told(const struct plain *p, const struct binding *binding)
{
	for (int i = 0; i < p->menus; i++)
		if (p->menu[i]->help == binding->help && p->menu[i]->line == binding->line &&
		    p->menu[i]->offer == binding->offer && p->menu[i]->menu == binding->menu &&
		    p->menu[i]->act == binding->act && p->menu[i]->program == binding->program &&
		    p->menu[i]->step == binding->step)
			return true;
	return false;
}

/* Lists keys with an effect that can be told: not those that only draw or move. */
static bool is_item(struct plain *p, const struct binding *binding, bool own)
{
	struct showing about = tui_about(&p->t);
	struct key key;

	if (binding->program && binding->program != ACT_CLOCK)
		return false;
	if (!key_of_label(binding_press(binding), &key) || (own && ask_binding(&about, &key) != binding))
		return false;
	return (binding->help || binding->label) && tui_means(&p->t, binding) && !is_told(p, binding);
}

/* Those of the hint bar, or the others that mean something now. */
static void tell_items(struct plain *p, const struct binding *keys, bool own, bool hinted)
{
	struct showing about = tui_about(&p->t);

	for (const struct binding *b = keys; b->key && p->menus < PLAIN_MENU; b++) {
		bool first = b->label && (!own || binding_is_hinted(b, &about));

		if (first == hinted && is_item(p, b, own))
			tell_item(p, b);
	}
}

static void tell_menu(struct plain *p, bool all)
{
	struct showing about = tui_about(&p->t);
	const char *mode = mode_of(p);

	p->menus = 0;
	plain_read_head(p);
	if (mode)
		plain_say(p, _("view: %s"), mode);
	if (*p->owed)
		plain_say(p, _("to do: %s"), p->owed);
	tell_focus(p);
	if (!open_table_may_say(&p->t.table, NULL))
		return;
	tell_items(p, about.keys, true, true);
	tell_items(p, keymap_of(&p->t.keymap, common_keys), false, true);
	if (!all)
		return;
	tell_items(p, about.keys, true, false);
	tell_items(p, keymap_of(&p->t.keymap, common_keys), false, false);
}

static void menu_now(struct plain *p)
{
	tell_menu(p, false);
	plain_say(p, "%s", _("all: everything possible now"));
}

/* ---- keys ---- */

/* Tells a new view or focus, which has no message of its own. */
static void press(struct plain *p, const struct key *key)
{
	struct tui *t = &p->t;
	char before[200], after[200];
	const char *mode = mode_of(p);

	focus_words(p, before, sizeof before);
	table_key(t, key);
	if (!open_table_is_open(&t->table) || t->over || t->notice.text[0])
		return;
	focus_words(p, after, sizeof after);
	if (mode_of(p) && mode_of(p) != mode)
		plain_say(p, _("view: %s"), mode_of(p));
	else if (mode && !mode_of(p))
		plain_say(p, "%s", _("that view is closed"));
	if (*after)
		plain_say(p, _("the keys act on %s"), after);
}

/* A label, as the menu tells it; false: it is none. */
static bool is_key(struct plain *p, const char *line, struct key *key)
{
	struct showing about = tui_about(&p->t);
	char label[16];

	if (!key_of_label(line, key))
		return false;
	key_label(key, label, sizeof label);
	return key_moves(line) ||
	       (strcmp(label, line) == 0 &&
	        (binding_find(about.keys, key) || binding_find(keymap_of(&p->t.keymap, common_keys), key)));
}

/* "---" or "-3" of a key that counts: so many of its steps. 0: it is none. */
static int steps_of(struct plain *p, const char *line, struct key *key)
{
	struct showing about = tui_about(&p->t);
	const struct binding *binding;
	char label[2] = { line[0], '\0' };
	int count = plain_number(line + 1);

	if (!line[1] || !key_of_label(label, key))
		return 0;
	binding = ask_binding(&about, key);
	if (!binding || !binding->step)
		return 0;
	if (strspn(line, label) == strlen(line))
		return (int)strlen(line);
	return count > 0 && count < 1000 ? count : 0;
}

/* ---- words of the program ---- */

static void word_all(struct plain *p)
{
	tell_menu(p, true);
}

static void word_state(struct plain *p)
{
	plain_read_state(p, strcmp(p->rest, "all") == 0);
}

static void word_log(struct plain *p)
{
	int count = plain_number(p->rest);

	plain_read_log(p, count > 0 ? count : 10);
}

/* To a seat by its number or name; alone it tells where the focus is. */
static void word_focus(struct plain *p)
{
	const struct table *table = journal_state(p->t.table.journal);
	struct reason why;
	char digit[2] = "";
	int seat;

	if (!*p->rest) {
		tell_focus(p);
		return;
	}
	seat = table_find(table, p->rest, &why);
	if (seat < 0) {
		tui_refuse(&p->t, &why);
		return;
	}
	digit[0] = (char)('0' + (seat + 1) % 10);
	press(p, &(struct key){ .key = digit[0], .text = { digit[0] } });
}

static void word_help(struct plain *p)
{
	plain_read_help(p, plain_table_words, p->rest);
}

static void word_phones(struct plain *p)
{
	tui_phones_say(&p->t, p->rest);
}

static void word_options(struct plain *p)
{
	options_open(&p->t);
}

static void word_home(struct plain *p)
{
	tui_leave(&p->t, false);
}

static void word_quit(struct plain *p)
{
	tui_leave(&p->t, true);
}

/* No game has a verb of these names, except `state`, which shows the same. */
const struct plain_word plain_table_words[] = {
	{ "menu", "", N_("what you can do now, by number; Enter alone does the same"), menu_now, ACT_NONE },
	{ "all", "", N_("everything possible now, by number"), word_all, ACT_NONE },
	{ "read", "", N_("the table, a line for each player"), plain_read_table, ACT_NONE },
	{ "state", "[all]", N_("everything the table shows; all: empty values too"), word_state, ACT_NONE },
	{ "log", "[N]", N_("the last lines of the log, 10 or N"), word_log, ACT_NONE },
	{ "focus", "[P]", N_("who the keys act on; P: choose that player"), word_focus, ACT_NONE },
	{ "help", "[WORD]", N_("keys and words; with WORD, only those that contain it"), word_help,
	  ACT_NONE },
	{ "saved", "", N_("round, turn and clock, and whether all is saved"), plain_read_head, ACT_NONE },
	{ "phones", "[new [NAME]|typist NAME|off]",
	  N_("pages on phones, for each player or a typist: shows the addresses"), word_phones, ACT_NONE },
	{ "options", "", N_("options of this table: their values, and when they may change"), word_options,
	  ACT_NONE },
	{ "settings", "[NAME VALUE]", N_("colours, digits, clock, language .."), plain_settings, ACT_NONE },
	{ "home", "", N_("back to the list of tables"), word_home, ACT_NONE },
	{ "quit", "", N_("quit the program"), word_quit, ACT_NONE },
	{ 0 }
};

/* ---- a line ---- */

static void take_number(struct plain *p, int n)
{
	if (!p->menus)
		tui_message(&p->t, ROLE_WARNING, "%s", _("no menu yet: Enter alone shows it"));
	else if (n < 1 || n > p->menus)
		tui_message(&p->t, ROLE_WARNING, _("no such number: allowed: 1 to %d"), p->menus);
	else {
		struct key key;

		/* by its key, whose effect press() tells */
		if ((p->menu[n - 1]->program || p->menu[n - 1]->act) &&
		    key_of_label(binding_press(p->menu[n - 1]), &key))
			press(p, &key);
		else
			binding_do(&p->t, p->menu[n - 1]);
	}
}

/* Each line clears the screen's field, types itself, and tells the match; Enter
 * alone takes the match, a . alone leaves the field. */
static void type_line(struct plain *p, const char *line)
{
	struct tui *t = &p->t;
	const struct screen *screen = t->table.screen;
	struct showing about;
	char found[200];

	if (!*line || strcmp(line, ".") == 0) {
		press(p, &(struct key){ .key = *line ? 0x1b : '\r' });
		return;
	}
	for (int i = 0; i < NAME_BYTES; i++)
		screen->type(t->table.view, journal_state(t->table.journal), "");
	while (*line) {
		struct key key = { 0 };
		uint32_t point;
		int length = utf8_decode(line, strlen(line), &point);

		memcpy(key.text, line, (size_t)length);
		key.key = length == 1 ? *line : 0;
		table_key(t, &key);
		line += length;
	}
	about = tui_about(t);
	if (!screen_fill(&about, "name", found, sizeof found))
		tui_message(t, ROLE_WARNING, "%s", _("nothing found; . leaves"));
	else
		plain_say(p, _("found: %s; Enter alone takes it; . leaves"), found);
}

void plain_table_line(struct plain *p, const char *line)
{
	struct key key;
	int steps;

	if (tui_is_typed(&p->t)) {
		type_line(p, line);
	} else if (p->t.tour.steps && (!*line || strcmp(line, ".") == 0)) {
		*line ? tui_leave(&p->t, false) : tour_next(&p->t);
	} else if (!*line) {
		menu_now(p);
	} else if (plain_number(line) >= 0) {
		take_number(p, plain_number(line));
	} else if (plain_word_do(p, plain_table_words, line)) {
		return;
	} else if (is_key(p, line, &key)) {
		press(p, &key);
	} else if ((steps = steps_of(p, line, &key)) > 0) {
		while (steps--)
			table_key(&p->t, &key);
	} else if (*line == '?') {
		plain_read_help(p, plain_table_words, line + 1 + strspn(line + 1, " "));
	} else {
		line += *line == ':';
		tui_say(&p->t, line + strspn(line, " "));
	}
}
