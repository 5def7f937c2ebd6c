/* SPDX-License-Identifier: MIT */
/* See stage.h. */
#include "stage.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "app/tui/ask.h"
#include "app/tui/keys.h"
#include "rules/core/utf8.h"
#include "screens/shell/bars.h"

enum { NOW = 1795284000, NOW_MS = 1000000, STAGE_KEYS = 120 };

struct stage {
	const struct game *game;
	const struct screen *screen;
	struct journal *journal;
	struct said said;
	struct rng rng;
	void *view, *before;
	struct ask ask;
	bool asking, refused, ja;
	char line[ASK_LINE];
	int64_t now_ms;
	char message[600];
};

struct stage *stage_new(const struct game *game)
{
	struct stage *s = calloc(1, sizeof *s);

	assert_non_null(s);
	s->game = game;
	s->screen = screen_find(game);
	assert_non_null(s->screen);
	s->journal = journal_new(game);
	s->view = calloc(1, s->screen->view_size ? s->screen->view_size : 1);
	s->before = calloc(1, game->state_size);
	s->now_ms = NOW_MS;
	rng_seed(&s->rng, 1);
	return s;
}

void stage_free(struct stage *s)
{
	journal_free(s->journal);
	said_free(&s->said);
	free(s->view);
	free(s->before);
	free(s);
}

const void *stage_state(const struct stage *s)
{
	return journal_state(s->journal);
}

void *stage_view(struct stage *s)
{
	return s->view;
}

const char *stage_message(const struct stage *s)
{
	return s->message;
}

struct journal *stage_journal(struct stage *s)
{
	return s->journal;
}

bool stage_refused(const struct stage *s)
{
	return s->refused;
}

bool stage_asks(const struct stage *s)
{
	return s->asking;
}

const char *stage_choice(const struct stage *s, int n)
{
	return s->asking && n < s->ask.choices ? s->ask.choice[n].key : NULL;
}

const char *stage_line(const struct stage *s)
{
	return s->line;
}

void stage_reads_japanese(struct stage *s)
{
	s->ja = true;
}

void stage_wait(struct stage *s, int64_t ms)
{
	s->now_ms += ms;
}

static void say(struct stage *s, const char *line)
{
	struct reason why = { "" };

	game_copy(s->game, s->before, journal_state(s->journal));
	s->refused = journal_say(s->journal, line, strlen(line), NOW, &s->rng, false, &s->said, NULL, &why) ==
	             JOURNAL_REFUSED;
	if (s->refused) {
		utf8_copy(s->message, sizeof s->message, why.text);
		return;
	}
	said_join(&s->said, s->message, sizeof s->message);
	if (s->screen->changed)
		s->screen->changed(s->view, s->before, journal_state(s->journal), s->now_ms);
}

void stage_say(struct stage *s, const char *line, ...)
{
	va_list list;

	va_start(list, line);
	for (; line; line = va_arg(list, const char *)) {
		say(s, line);
		if (s->refused)
			fail_msg("%s: %s", line, s->message);
	}
	va_end(list);
}

/* ---- keys ---- */

static void say_key(struct stage *s, const char *line)
{
	utf8_copy(s->line, sizeof s->line, line);
	say(s, line);
}

static struct ask_about about_of(struct stage *s)
{
	return (struct ask_about){ .screen = s->screen, .view = s->view, .state = journal_state(s->journal) };
}

static void take(struct stage *s, enum ask_answer answer, const struct binding *binding, const char *line,
                 const struct reason *why)
{
	struct reason refusal = { "" };

	s->asking = answer == ASK_GOES_ON;
	s->refused = false;
	if (answer == ASK_LINE_DONE) {
		say_key(s, line);
	} else if (answer == ASK_DROPPED && why->text[0]) {
		s->refused = true;
		utf8_copy(s->message, sizeof s->message, why->text);
	} else if (answer == ASK_ACT && s->screen->act) {
		s->refused = !s->screen->act(s->view, journal_state(s->journal), binding->act, &refusal);
		if (s->refused)
			utf8_copy(s->message, sizeof s->message, refusal.text);
	}
}

static const struct binding *binding_of(struct stage *s, const struct key *key)
{
	struct ask_about about = about_of(s);
	const struct binding *first = binding_find(screen_keys(s->screen, s->view, about.state), key);

	for (const struct binding *row = first; row; row = binding_find(row + 1, key))
		if (screen_holds(s->screen, s->view, about.state, row))
			return row;
	return first;
}

static void say_steps(struct stage *s, const struct binding *binding)
{
	struct ask_about about = about_of(s);
	char line[ASK_LINE];

	assert_true(ask_guess(&about, binding, line));
	say_key(s, line);
}

/* What is typed into a field of the screen. */
static bool type_key(struct stage *s, const struct key *key)
{
	bool back = key->key == KEY_BACKSPACE || key->key == 0x7f || key->key == '\b';

	if (!s->screen->typing || !s->screen->typing(s->view, stage_state(s)) || !(key->text[0] || back))
		return false;
	s->screen->type(s->view, stage_state(s), back ? "" : key->text);
	return true;
}

static void press(struct stage *s, const struct key *key)
{
	struct ask_about about = about_of(s);
	const struct binding *binding;
	struct reason why = { "" };
	char line[ASK_LINE];

	if (s->screen->curtain && s->screen->curtain(s->view)) {
		bool back = key->key == 0x1b && s->screen->draw_curtain;

		s->screen->act(s->view, about.state, back ? "back" : "lift", &why);
		binding = s->screen->lifted && !back ? s->screen->lifted(s->view, about.state) : NULL;
		if (binding)
			take(s, ask_begin(&s->ask, &about, binding, line, &why), binding, line, &why);
		return;
	}
	if (s->screen->fit)
		s->screen->fit(s->view, about.state, 21, 80);
	if (s->asking) {
		const struct binding *chosen = s->ask.menu ? binding_find(s->ask.menu, key) : s->ask.binding;

		take(s, ask_key(&s->ask, &about, key, line, &why), chosen, line, &why);
		return;
	}
	if (s->screen->pressed)
		s->screen->pressed(s->view, s->now_ms);
	if (type_key(s, key))
		return;
	binding = binding_of(s, key);
	if (binding && binding->step)
		say_steps(s, binding);
	else if (binding)
		take(s, ask_begin(&s->ask, &about, binding, line, &why), binding, line, &why);
	else
		s->refused = !s->screen->key(s->view, about.state, 21, 80, key->key);
}

void stage_press(struct stage *s, const char *keys)
{
	while (*keys) {
		size_t length = strcspn(keys, " ");
		char label[40];
		struct key key = { 0 };

		snprintf(label, sizeof label, "%.*s", (int)length, keys);
		if (!key_of_label(label, &key))
			fail_msg("%s is no key", label);
		press(s, &key);
		keys += length + strspn(keys + length, " ");
	}
}

/* ---- the picture ---- */

static bool key_means(struct stage *s, const struct binding *key)
{
	struct ask_about about = about_of(s);
	char line[ASK_LINE];

	if (!screen_holds(s->screen, s->view, about.state, key))
		return false;
	return key->menu || !key->line ||
	       (ask_guess(&about, key, line) && journal_would(s->journal, line, NOW, NULL, NULL, NULL));
}

static int add_keys(struct stage *s, const struct binding *keys, bool own, struct hint *hints, int count)
{
	bool means[STAGE_KEYS];

	for (int i = 0; keys[i].key; i++) {
		means[i] = key_means(s, &keys[i]);
		if (own && s->screen->hinted)
			means[i] = means[i] && s->screen->hinted(s->view, stage_state(s), &keys[i]);
	}
	return hints_add(hints, count, keys, means);
}

static void draw_title(struct stage *s, const struct frame *frame, WINDOW *win)
{
	const struct table *table = stage_state(s);
	char chip[60];
	size_t i;
	struct title_view view = { .chip = chip, .session = table->title, .mark = MARK_SAVED };

	utf8_copy(chip, sizeof chip, s->game->title);
	for (i = 0; chip[i]; i++)
		if (chip[i] >= 'a' && chip[i] <= 'z')
			chip[i] -= 'a' - 'A';
	if (s->screen->title)
		s->screen->title(stage_state(s), frame, &view.title);
	shell_draw_title(win, frame->palette, &view);
}

static void draw_message(struct stage *s, const struct palette *p, WINDOW *win, int y)
{
	char owed[400] = "";
	struct message_view view = { s->message, s->refused ? ROLE_WARNING : ROLE_NORMAL };

	if (s->game->owed && !s->refused)
		s->game->owed(stage_state(s), owed, sizeof owed);
	if (owed[0] && (!s->message[0] || (s->screen->urgent && s->screen->urgent(s->view, stage_state(s)))))
		view = (struct message_view){ owed, ROLE_WARNING };
	shell_draw_message(win, p, y, &view);
}

WINDOW *stage_show(struct stage *s, int rows, int cols, bool ascii, bool mono)
{
	struct palette palette = snapshot_palette(ascii, mono);
	struct frame frame = { .palette = &palette, .now = NOW, .now_ms = s->now_ms, .ja = s->ja };
	WINDOW *win = snapshot_window(rows, cols), *body;
	struct hint hints[HINTS_MAX];
	int count = add_keys(s, screen_keys(s->screen, s->view, stage_state(s)), true, hints, 0), y = 0,
	    x = 0;
	struct shell_layout at;

	if (s->screen->curtain && s->screen->curtain(s->view)) {
		if (s->screen->draw_curtain)
			s->screen->draw_curtain(s->view, stage_state(s), &frame, win);
		else
			shell_draw_curtain(win, &palette);
		return win;
	}
	count = add_keys(s, common_keys, false, hints, count);
	at = shell_layout(rows, cols, hints, count);
	paint_blank(win, &palette, 0, 0, rows, cols);
	draw_title(s, &frame, win);
	if (s->screen->fit)
		s->screen->fit(s->view, stage_state(s), at.body_rows, cols);
	body = derwin(win, at.body_rows, cols, at.body_y, 0);
	assert_non_null(body);
	s->screen->draw(s->view, stage_state(s), &frame, body, &y, &x);
	assert_true(y >= 0 && y < at.body_rows && x >= 0 && x < cols);
	delwin(body);
	draw_message(s, &palette, win, at.message_y);
	shell_draw_hints(win, &palette, &at, hints, count);
	return win;
}

void stage_check(struct stage *s, int rows, int cols, bool plain, const char *file, const char *name)
{
	WINDOW *win = stage_show(s, rows, cols, plain, plain);

	snapshot_check(win, file, name);
	delwin(win);
}
