/* SPDX-License-Identifier: MIT */
/*
 * Makes the palette: from the command line, the settings, the environment, and what the
 * terminal paints upon, which it is asked for once.
 */
#include <config.h>

#include <langinfo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/core/i18n.h"
#include "saves/text/io.h"
#include "terminal.h"

static bool is_utf8(void)
{
	return strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}

static bool has_colour(const struct terminal *t)
{
	const char *no_color = getenv("NO_COLOR");
	/* This goes before the environment. */
	bool chosen = t->look->theme || t->settings->value[SET_THEME] != THEME_AUTO;

	return has_colors() && !t->look->no_color && (chosen || !no_color || !*no_color);
}

static enum theme theme_of(const struct terminal *t)
{
	int set = t->settings->value[SET_THEME];
	int theme = t->look->theme      ? theme_find(t->look->theme)
	            : set != THEME_AUTO ? set - 1
	            : t->ground.light   ? THEME_LIGHT
	                                : THEME_DEFAULT;

	return theme < 0 ? THEME_DEFAULT : (enum theme)theme;
}

/* Only where the answer matters: a theme that was chosen goes before it. */
static void ask_ground(struct terminal *t)
{
	const char *question = ground_question();

	if (t->asked || !question || t->look->theme || t->settings->value[SET_THEME] != THEME_AUTO ||
	    !has_colour(t))
		return;
	fputs(question, stdout); /* through stdout's own buffer, not through that of curses */
	fflush(stdout);
	t->asked = true;
	t->asked_ms = io_now_ms();
}

const char *terminal_theme_word(const struct terminal *t)
{
	const char *no_color = getenv("NO_COLOR");

	if (!has_colors())
		return _("auto: the terminal has no colours");
	if (no_color && *no_color)
		return _("auto: no colours, as NO_COLOR says");
	return t->asked || !ground_question() ? ground_word(&t->ground) : NULL;
}

void terminal_palette(struct terminal *t)
{
	static const int most[] = { [DIGITS_LARGE] = 0, [DIGITS_MEDIUM] = 5, [DIGITS_SMALL] = 3 };
	const struct settings *settings = t->settings;
	bool color = has_colour(t);

	if (color) {
		start_color();
		use_default_colors();
	}
	ask_ground(t);
	palette_make(t->palette, theme_of(t), color,
	             t->look->ascii || settings->value[SET_LINES] == LINES_ASCII || !is_utf8(), is_utf8());
	t->palette->digits_most = most[settings->value[SET_DIGITS]];
	t->fresh = true;
}
