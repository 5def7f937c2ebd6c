/* SPDX-License-Identifier: MIT */
/*
 * The page of the settings over home or a table, its keys, and the same in
 * words. A choice holds and is saved at once.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "screens/shell/settings.h"

bool settings_begin(struct tui *t, struct reason *why)
{
	bool fine = settings_load(&t->settings, t->store, why);
	char path[PATH_MAX + 8];

	settings_speak(&t->settings);
	keymap_path(t->store, path, sizeof path);
	t->key_faults = keymap_read(&t->keymap, path);
	return fine || reason_at(why, "%s", _("the settings file is unchanged"));
}

static void choose(struct tui *t, enum setting_id id, int value)
{
	struct reason why;
	struct look *look = &t->look;
	struct settings *settings = &t->settings;
	bool kept = settings_choose(settings, id, value, &why);

	if (id == SET_THEME) { /* a choice replaces the option of the command line */
		look->theme = NULL;
		look->no_color = false;
	} else if (id == SET_LINES) {
		look->ascii = false;
	} else if (id == SET_MOUSE) {
		look->no_mouse = false;
	}
	settings_speak(settings);
	t->table.offers.of = t->table.all_offers.of = NULL; /* listed in another language */
	if (t->terminal.screen) {
		terminal_palette(&t->terminal);
		terminal_set_mouse(&t->terminal, !look->no_mouse && settings->value[SET_MOUSE] == MOUSE_ON);
		t->dirty = true;
	}
	if (!kept)
		tui_message(t, ROLE_WARNING, _("not saved, this session only: %s"), why.text);
	else if (id == SET_LANGUAGE && !settings_has_letters(settings))
		tui_message(t, ROLE_WARNING, "%s",
		            _("the locale is not UTF-8: drawn in ASCII, other letters as ?"));
	else
		tui_message(t, ROLE_NORMAL, "%s: %s", _(setting_list[id].label),
		            i18n_marked(setting_value(id, value)->label));
}

static bool write_text(struct tui *t, const char *text)
{
	struct reason why;
	bool kept = settings_write(&t->settings, text, &why);

	if (kept)
		tui_message(t, ROLE_NORMAL, "%s: %s", _(setting_list[SET_ALIASES].label),
		            *text ? text : C_("setting", "none"));
	else
		tui_message(t, ROLE_WARNING, "%s", why.text);
	return kept;
}

/* A text is typed at the prompt, where the present one stands already. */
static void type_text(struct tui *t)
{
	char line[sizeof t->settings.aliases + 40];

	snprintf(line, sizeof line, "settings %s %s", setting_list[t->setting].name, t->settings.aliases);
	prompt_open(t, line);
}

static void step_value(struct tui *t, int by)
{
	enum setting_id id = (enum setting_id)t->setting;
	int count = setting_values(id);

	if (!count) {
		type_text(t);
		return;
	}
	choose(t, id, (t->settings.value[id] + by + count) % count);
}

static bool settings_key(struct tui *t, const struct key *key)
{
	switch (key->key) {
	case KEY_DOWN:
	case 'j':
	case '\t': t->setting = (t->setting + 1) % SETTINGS; break;
	case KEY_UP:
	case 'k':
	case KEY_BTAB: t->setting = (t->setting + SETTINGS - 1) % SETTINGS; break;
	case KEY_RIGHT:
	case 'l':
	case ' ':
	case '\r': step_value(t, 1); return true;
	case KEY_LEFT:
	case 'h': step_value(t, -1); return true;
	case 0x1b:
	case 'q': t->over = NULL; break;
	default: return true;
	}
	t->notice.text[0] = '\0';
	return true;
}

static void make_view(struct tui *t, struct settings_view *view, char *where, size_t size)
{
	const struct settings *settings = &t->settings;
	char shown[PATH_MAX];

	*view = (struct settings_view){
		.title = _("SETTINGS"),
		.rows = SETTINGS,
		.focus = t->setting,
		.where = where,
		.fault = settings->broken,
		.sample = true,
	};
	for (int id = 0; id < SETTINGS; id++) {
		view->row[id].label = _(setting_list[id].label);
		view->row[id].chosen = settings->value[id];
		for (int i = 0; i < setting_values((enum setting_id)id); i++)
			view->row[id].value[i] = i18n_marked(setting_value((enum setting_id)id, i)->label);
	}
	view->row[SET_ALIASES].value[0] = *settings->aliases ? settings->aliases : C_("setting", "none");
	if (t->setting == SET_ALIASES)
		view->about[0] = _(setting_list[SET_ALIASES].help);
	for (int i = 0; i < setting_values((enum setting_id)t->setting); i++)
		view->about[i] = _(setting_value((enum setting_id)t->setting, i)->help);
	if (t->setting == SET_THEME && t->terminal.screen && terminal_theme_word(&t->terminal))
		view->about[THEME_AUTO] = terminal_theme_word(&t->terminal);
	if (t->setting == SET_AWAKE && awake_fails(t->awake))
		view->about[settings->value[SET_AWAKE]] = awake_fails(t->awake);
	utf8_show(settings->path, strlen(settings->path), shown, sizeof shown);
	snprintf(where, size, settings->broken ? _("damaged, changes are not saved: %s") : _("saved in %s"),
	         shown);
}

static void settings_draw_over(struct tui *t, int *y, int *x)
{
	struct settings_view view;
	char where[PATH_MAX + 100];

	make_view(t, &view, where, sizeof where);
	settings_draw(&view, &t->palette, t->picture.body, y, x);
	*y += t->picture.layout.body_y;
}

static const char *settings_touch(struct tui *t, int row, int value)
{
	t->setting = row;
	if (value >= 0 && row == SET_ALIASES)
		type_text(t);
	else if (value >= 0)
		choose(t, (enum setting_id)row, value);
	return NULL;
}

static const struct overlay overlay_settings = {
	.key = settings_key,
	.draw = settings_draw_over,
	.hint = (const struct overlay_hint[]){ { N_("arrows"), N_("choose") },
	                                       { "Esc", N_("close") },
	                                       { 0 } },
	.touch = settings_touch,
	.scrolls = true,
};

void settings_open(struct tui *t)
{
	t->over = &overlay_settings;
	t->setting = 0;
	t->notice.text[0] = '\0';
}

/* ---- in words: "theme light" ---- */

bool settings_say(struct tui *t, const char *rest)
{
	size_t length = strcspn(rest, " ");
	const char *value = rest + length + strspn(rest + length, " ");
	char name[40];
	enum setting_id id;
	struct reason why;
	int n;

	snprintf(name, sizeof name, "%.*s", (int)length, rest);
	if (!settings_read(name, value, &id, &n, &why)) {
		tui_message(t, ROLE_WARNING, "%s", why.text);
		return false;
	}
	if (n < 0)
		return write_text(t, value);
	choose(t, id, n);
	return true;
}
