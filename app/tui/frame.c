/* SPDX-License-Identifier: MIT */
/*
 * One picture of everything: title, body, message, hints, the overlay. Made
 * whole each time; curses sends what differs.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "app/hall/hall.h"
#include "keys.h"
#include "program_words.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "screens/shell/help.h"
#include "screens/shell/log.h"
#include "screens/shell/prompt.h"
#include "screens/shell/qr.h"
#include "screens/shell/whichkey.h"
#include "tui.h"

enum {
	WRITING_SHOWN_MS = 250, /* a disk that answers sooner is not worth a flicker */
	KEYS_MAX = 120,
};

/* ---- what means something now ---- */

static bool key_means(struct tui *t, const struct ask_about *about, const struct binding *key)
{
	bool may_say = save_may_say(t->table.save);
	char line[ASK_LINE];

	if (!screen_holds(about->screen, about->view, about->state, key))
		return false;
	if (key->menu || key->own)
		return may_say;
	return !key->line || (may_say && ask_guess(about, key, line) &&
	                      journal_would(t->table.journal, line, time(NULL), NULL, NULL, NULL));
}

/* means[n]: the n-th binding's line would be said. For the hint bar only those
 * that have a place in it are asked. */
static void find_meaning(struct tui *t, const struct binding *keys, bool for_bar, bool *means)
{
	struct ask_about about = tui_about(t);

	for (int i = 0; i < KEYS_MAX && keys[i].key; i++)
		means[i] = (!for_bar || keys[i].label) && key_means(t, &about, &keys[i]);
}

bool frame_means(struct tui *t, const struct binding *key)
{
	struct ask_about about = tui_about(t);

	return key_means(t, &about, key);
}

static void add_hint(struct tui *t, const char *key, const char *label)
{
	struct hint *hint = &t->hint[t->hints];

	if (t->hints == HINTS_MAX)
		return;
	*hint = (struct hint){ .label = label, .enabled = true, .binding = -1 };
	snprintf(hint->key, sizeof hint->key, "%s", key);
	t->hints++;
}

static void find_hints(struct tui *t)
{
	const struct screen *screen = t->table.screen;
	const struct binding *keys;
	struct ask_about about;
	bool means[KEYS_MAX] = { false };

	t->hints = 0;
	if (!open_table_is_open(&t->table)) {
		for (int i = 0; home_keys[i].key; i++)
			means[i] = home_means(t, home_keys[i].program);
		t->hints = hints_add(t->hint, 0, keymap_of(&t->keymap, home_keys), means);
		return;
	}
	about = tui_about(t);
	keys = ask_keys(&about);
	find_meaning(t, keys, true, means);
	if (tour_is_on(t)) {
		add_hint(t, "Space", _("go on"));
		add_hint(t, "Esc", _("leave"));
		for (int i = 0; i < KEYS_MAX && keys[i].key; i++)
			means[i] = means[i] && !tour_has_key(&keys[i]);
	}
	for (int i = 0; i < KEYS_MAX && keys[i].key; i++)
		means[i] = means[i] && screen_hints(screen, about.view, about.state, &keys[i]);
	t->hints = hints_add(t->hint, t->hints, keys, means);
	if (table_is_typed(t)) {
		t->hinted_keys = keys;
		return; /* their letters are text now */
	}
	find_meaning(t, common_keys, true, means);
	t->hints = hints_add(t->hint, t->hints, keymap_of(&t->keymap, common_keys), means);
	t->hinted_keys = keys;
}

/* The keys of an overlay, which hide those of the screen. */
static void overlay_hints(struct tui *t)
{
	static const struct {
		enum over over;
		const char *key, *label;
	} list[] = {
		{ OVER_PROMPT, "Tab", N_("complete") },
		{ OVER_PROMPT, N_("arrows"), N_("choose, history") },
		{ OVER_PROMPT, "Enter", N_("say") },
		{ OVER_PROMPT, "Esc", N_("drop") },
		{ OVER_LOG, N_("arrows"), N_("scroll") },
		{ OVER_LOG, "u", N_("undo") },
		{ OVER_LOG, "^R", N_("redo") },
		{ OVER_LOG, "/", N_("find") },
		{ OVER_LOG, "L", N_("close") },
		{ OVER_HELP, N_("type"), N_("find") },
		{ OVER_HELP, "PgDn", N_("more") },
		{ OVER_HELP, "Esc", N_("close") },
		{ OVER_TEXT, N_("arrows"), N_("scroll") },
		{ OVER_TEXT, "Esc", N_("close") },
		{ OVER_QR, "Esc", N_("close") },
		{ OVER_SETTINGS, N_("arrows"), N_("choose") },
		{ OVER_SETTINGS, "Esc", N_("close") },
		{ OVER_CONFIRM, "y", N_("leave") },
		{ OVER_CONFIRM, "Enter", N_("stay") },
		{ OVER_CONFIRM, "e", N_("save elsewhere") },
	};

	t->hints = 0;
	for (size_t i = 0; i < sizeof list / sizeof *list; i++)
		if (list[i].over == t->over)
			add_hint(t, _(list[i].key), _(list[i].label));
}

static void ask_hints(struct tui *t)
{
	const struct ask *ask = &t->ask;
	char kind = ask->menu ? 'm' : ask->hole[ask->order[ask->present]].kind;

	t->hints = 0;
	if (strchr("m?+", kind))
		add_hint(t, kind == '+' ? _("letters") : _("key"), _("choose"));
	else if (kind == '~') {
		add_hint(t, _("digits"), _("number"));
		add_hint(t, "-", _("lose it"));
		add_hint(t, "+", _("gain it"));
	} else if (kind == '#' || kind == '%') {
		add_hint(t, _("digits"), kind == '%' ? _("dice") : _("number"));
	}
	if (kind != 'm' && kind != '?')
		add_hint(t, "Enter", kind == '~' ? _("set to it") : _("say"));
	add_hint(t, "Esc", _("drop"));
}

static void field_hints(struct tui *t)
{
	t->hints = 0;
	add_hint(t, "Enter", t->home.field == FIELD_FIND ? _("keep these") : _("take it"));
	add_hint(t, "Esc", _("drop"));
}

static void make_hints(struct tui *t)
{
	t->hinted_keys = NULL;
	t->hints_old = false;
	if (t->over == OVER_ASK)
		ask_hints(t);
	else if (t->over != OVER_NONE)
		overlay_hints(t);
	else if (!open_table_is_open(&t->table) && t->home.field)
		field_hints(t);
	else
		find_hints(t);
}

/* What means something now takes longer to find out than the picture to draw,
 * and is mostly what it was: the picture goes first (frame_mend_hints). */
static bool hints_may_wait(const struct tui *t)
{
	return t->hinted_keys && t->over == OVER_NONE && open_table_is_open(&t->table) &&
	       t->hinted_keys == keymap_of(&t->keymap, screen_keys(t->table.screen, t->table.view,
	                                                           journal_state(t->table.journal)));
}

static bool same_hints(const struct hint *a, const struct hint *b, int count)
{
	for (int i = 0; i < count; i++)
		if (a[i].label != b[i].label || a[i].enabled != b[i].enabled ||
		    strcmp(a[i].key, b[i].key) != 0)
			return false;
	return true;
}

void frame_mend_hints(struct tui *t)
{
	struct hint before[HINTS_MAX];
	int hints = t->hints;

	memcpy(before, t->hint, sizeof before);
	make_hints(t);
	t->dirty |= hints != t->hints || !same_hints(before, t->hint, hints);
}

/* ---- the lines around the body ---- */

enum shell_mark frame_mark(struct tui *t)
{
	const char *why;
	int unsaved;

	if (!open_table_is_open(&t->table))
		return MARK_SAVED;
	if (save_how(t->table.save) == SAVE_NOWHERE)
		return MARK_NONE;
	if (save_how(t->table.save) != SAVE_WRITE)
		return save_is_kept(t->table.save) ? MARK_WATCHING : MARK_LEFT;
	switch (save_mark(t->table.save, &why, &unsaved)) {
	case SAVE_SAVED: t->writing_since = 0; return MARK_SAVED;
	case SAVE_WRITING:
		if (!t->writing_since)
			t->writing_since = io_now_ms();
		return io_now_ms() - t->writing_since < WRITING_SHOWN_MS ? MARK_SAVED : MARK_WRITING;
	default: t->writing_since = 0; return MARK_NOT_SAVED;
	}
}

static struct frame frame_of(struct tui *t)
{
	struct frame frame = {
		.palette = &t->palette,
		.now = time(NULL),
		.now_ms = io_now_ms(),
		/* TRANSLATORS: the code of this language, "ja" for Japanese */
		.ja = strcmp(_("en"), "ja") == 0,
	};

	if (open_table_is_open(&t->table)) {
		if (t->table.screen->log_cols && COLS >= t->table.screen->log_cols) {
			open_table_recent(&t->table);
			frame.log = t->table.recent;
			frame.log_rows = t->table.recent_rows;
		}
		frame.watching = !save_may_say(t->table.save);
		if (t->table.screen->charts && t->table.screen->charts(t->table.view))
			frame.series = open_table_series(&t->table);
	}
	return frame;
}

static bool clock_is_shown(const struct tui *t, const struct title *title)
{
	int clock = t->cli->settings.value[SET_CLOCK];

	return clock == CLOCK_SHOWN || (clock == CLOCK_LATE && title->clock_late);
}

static void draw_title(struct tui *t, const struct frame *frame)
{
	struct title_view view = { .chip = "TABLESIDE",
		                   .session = "",
		                   .mark = t->shown_mark = frame_mark(t) };
	char chip[60], date[40], hall[60];

	if (open_table_is_open(&t->table)) {
		upper_text(_(t->table.game->title), chip, sizeof chip);
		view.chip = chip;
		view.session = open_table_title(&t->table);
		view.hall = hall_word(t, &view.hall_style, hall, sizeof hall);
		if (t->table.screen->title)
			t->table.screen->title(journal_state(t->table.journal), frame, &view.title);
		if (!clock_is_shown(t, &view.title))
			view.title.clock[0] = '\0';
	} else {
		utf8_copy(view.title.round, sizeof view.title.round, home_title(date, sizeof date, COLS));
	}
	shell_draw_title(stdscr, &t->palette, &view);
}

static bool is_urgent(const struct tui *t)
{
	const struct screen *screen = t->table.screen;

	return screen->urgent && screen->urgent(t->table.view, journal_state(t->table.journal));
}

/* What is owed is said when nothing else is, or when the screen wants it first. */
static void draw_message(struct tui *t)
{
	struct message_view view = { .text = t->message, .style = t->message_role };
	const struct game *game = t->table.game;
	char owed[200] = "";
	const char *why;
	int unsaved = 0;
	char trouble[400];

	if (open_table_is_open(&t->table)) {
		if (game->owed)
			game->owed(journal_state(t->table.journal), owed, sizeof owed);
		if (save_mark(t->table.save, &why, &unsaved) == SAVE_NOT_SAVED &&
		    t->message_role != ROLE_WARNING) {
			snprintf(trouble, sizeof trouble, _("not saved, trying again: %s"), why ? why : "");
			view = (struct message_view){ trouble, ROLE_WARNING };
		} else if (table_is_typed(t) && t->table.screen->asks && t->message_role != ROLE_WARNING) {
			t->table.screen->asks(t->table.view, journal_state(t->table.journal), owed,
			                      sizeof owed);
			view = (struct message_view){ owed, ROLE_NORMAL | STYLE_BOLD };
		}
	}
	if (tour_is_on(t) && t->message_role != ROLE_WARNING) {
		tour_sentence(t, trouble, sizeof trouble);
		view = (struct message_view){ trouble, ROLE_ACCENT | STYLE_BOLD };
	} else if (!view.text[0] || (owed[0] && t->message_role == ROLE_NORMAL && is_urgent(t)))
		view = (struct message_view){ owed, ROLE_WARNING };
	if (!open_table_is_open(&t->table) && !t->home.count && !view.text[0])
		view = (struct message_view){
			COLS >= 80 ? _("nothing here yet: n or a number begins a table, t is a tour of two "
			               "minutes")
				   : _("nothing here yet: a number begins a table, t a tour"),
			ROLE_NORMAL
		};
	shell_draw_message(stdscr, &t->palette, t->layout.message_y, &view);
}

/* ---- the overlays ---- */

static void draw_field(struct tui *t, int *y, int *x)
{
	struct home_place *home = &t->home;
	char names[80] = "";
	struct ask_view view = {
		.who = home->field == FIELD_NAMES ? _(home->game->title) : _("title"),
		.what = home->field == FIELD_NAMES ? names : "",
		.value = "",
		.typed = home->edit.text,
		.cursor = home->edit.cursor,
	};

	struct reason why;

	if (home->field == FIELD_NAMES) {
		snprintf(names, sizeof names, _("%d to %d names, in turn order:"), home->game->seats_min,
		         home->game->seats_max);
		view.offer[0].key = "Enter";
		view.offer[0].text = !home->edit.length                                 ? _("nobody sits yet")
		                     : tui_names_fit(home->game, home->edit.text, &why) ? _("begins")
		                                                                        : why.text;
	}
	ask_draw(&view, &t->palette, stdscr, t->layout.message_y, y, x);
}

/* What saying it would make: "14" of "life 21 -> 14", else its sentence. */
static void outcome_of(struct tui *t, const char *line, char sign, char *out, size_t size)
{
	struct said said = { 0 };
	struct reason why;
	const char *arrow;

	out[0] = '\0';
	if (!journal_would(t->table.journal, line, time(NULL), NULL, &said, &why)) {
		utf8_copy(out, size, why.text);
	} else if (said.lines == 1 && said.changes &&
	           (arrow = strstr(said_get_change(&said, 0).what, "-> "))) {
		/* TRANSLATORS: what a number would become: "+ makes 14", "Enter sets 14" */
		snprintf(out, size, sign == '=' ? _("sets %s") : _("makes %s"), arrow + 3);
	} else {
		said_join(&said, out, size); /* also who would be out by it */
	}
	said_free(&said);
}

/* A number or a text being asked for: on the message line, with the outcome. */
static void draw_ask_field(struct tui *t, int *y, int *x)
{
	static const struct {
		char sign;
		const char *key;
	} ends[] = { { '-', "-" }, { '+', "+" }, { '=', "Enter" } };
	const struct ask *ask = &t->ask;
	char kind = ask->hole[ask->order[ask->present]].kind;
	bool change = kind == '~';
	char before[ASK_LINE], after[ASK_LINE], trial[ASK_LINE], outcome[3][200];
	struct ask_view view = {
		.who = "",
		.value = ask_wanted(ask),
		.value_style = ROLE_DIM,
		.what = before,
		.after = after,
		.typed = ask->edit.text,
		.cursor = ask->edit.cursor,
	};
	int offers = 0;

	ask_around(ask, before, after);
	for (int i = change ? 0 : 2; i < 3; i++) {
		if (!ask_trial(ask, ends[i].sign, trial))
			continue;
		if (kind == '*' && !ask->edit.length) /* what is wanted says more than that it is missing */
			utf8_copy(outcome[offers], sizeof outcome[offers],
			          ask->binding->help ? _(ask->binding->help) : "");
		else
			outcome_of(t, trial, change ? ends[i].sign : ' ', outcome[offers],
			           sizeof outcome[offers]);
		view.offer[offers].key = ends[i].key;
		view.offer[offers].text = outcome[offers];
		offers++;
	}
	ask_draw(&view, &t->palette, stdscr, t->layout.message_y, y, x);
}

static void draw_whichkey(struct tui *t, int *y, int *x)
{
	const struct ask *ask = &t->ask;
	struct choice menu[CHOICES_MAX];
	char preview[ASK_LINE], typed[40], head[300];
	struct ask_about about = tui_about(t);
	struct whichkey_view view = {
		.key = binding_press(ask->binding),
		.head = head,
		.choice = ask->choice,
		.choices = ask->choices,
		.focus = -1,
		.typed = typed,
		.sentence = preview,
	};

	whichkey_head(about.screen, about.view, about.state, ask->binding, head, sizeof head);
	if (ask->menu) {
		view.choice = menu;
		view.choices =
			whichkey_menu(about.screen, about.view, about.state, ask->binding, menu, CHOICES_MAX);
	}
	if (ask->note[0])
		utf8_copy(preview, sizeof preview, ask->note);
	else
		ask_preview(ask, preview);
	snprintf(typed, sizeof typed, "%s %s_", binding_press(ask->binding), ask->typed);
	whichkey_draw(&view, &t->palette, stdscr, t->layout.message_y, y, x);
}

static void draw_ask(struct tui *t, int *y, int *x)
{
	char kind = t->ask.menu ? '?' : t->ask.hole[t->ask.order[t->ask.present]].kind;

	if (kind == '?' || kind == '+')
		draw_whichkey(t, y, x);
	else
		draw_ask_field(t, y, x);
}

static void draw_help(struct tui *t, WINDOW *body, int *y, int *x)
{
	bool means[KEYS_MAX], means_everywhere[KEYS_MAX];
	bool at_table = open_table_is_open(&t->table);
	struct help_view view = {
		.name = at_table ? t->table.game->id : _("home"),
		.find = t->help_find,
		.scroll = t->help_top,
		.keys = keymap_of(&t->keymap, home_keys),
		.everywhere = at_table ? keymap_of(&t->keymap, common_keys) : NULL,
		.game = at_table ? t->table.game : NULL,
	};
	struct help_word words[PROGRAM_WORDS];
	int most;

	program_words_list(t, words);
	view.own = words;
	if (at_table) {
		struct ask_about about = tui_about(t);

		view.keys = ask_keys(&about);
		find_meaning(t, view.keys, false, means);
		find_meaning(t, common_keys, false, means_everywhere);
		view.means = means;
		view.means_everywhere = means_everywhere;
	}
	most = help_scroll_max(&view, getmaxy(body), getmaxx(body));
	t->help_top = t->help_top > most ? most : t->help_top < 0 ? 0 : t->help_top;
	view.scroll = t->help_top;
	help_draw(&view, &t->palette, body, y, x);
}

static void draw_log(struct tui *t, int *y, int *x)
{
	struct log_pane pane = log_pane_of(t->layout.body_rows, COLS);
	int count = journal_count(t->table.journal), end = t->layout.body_y + t->layout.body_rows;
	struct log_row *rows = xcalloc((size_t)pane.rows, sizeof *rows);
	struct log_view view = {
		.undoable = journal_undoable(t->table.journal),
		.redoable = journal_redoable(t->table.journal),
		.find = t->log_finds || t->log_find[0] ? t->log_find : NULL,
		.beside = pane.cols < COLS,
	};
	WINDOW *win = derwin(stdscr, pane.rows, pane.cols, end - pane.rows, COLS - pane.cols);

	t->log_least = pane.rows < count ? pane.rows : count;
	if (t->log_end >= 0 && t->log_end < t->log_least)
		t->log_end = t->log_least;
	view.rows =
		open_table_log(&t->table, t->log_end < 0 ? count : t->log_end, t->log_find, rows, pane.rows);
	view.row = rows;
	if (win) {
		log_draw(&view, &t->palette, win, y, x);
		*y += getbegy(win);
		*x += getbegx(win);
		delwin(win);
	}
	free(rows);
}

static void draw_text(struct tui *t, WINDOW *body)
{
	const char *line = t->text;

	paint_blank(body, &t->palette, 0, 0, getmaxy(body), getmaxx(body));
	for (int i = 0; i < t->text_top && line; i++) {
		line = strchr(line, '\n');
		line = line ? line + 1 : NULL;
	}
	for (int row = 0; line && *line && row < getmaxy(body); row++) {
		paint_format(body, &t->palette, row, 1, getmaxx(body) - 2, ROLE_NORMAL, "%.*s",
		             (int)strcspn(line, "\n"), line);
		line = strchr(line, '\n');
		line = line ? line + 1 : NULL;
	}
}

/* Over all but the hints. */
static void draw_qr(struct tui *t)
{
	struct qr_view view = { .width = t->qr.width, .module = t->qr.module, .text = t->qr_text };
	WINDOW *win = derwin(stdscr, t->layout.hints_y, COLS, 0, 0);

	if (!win)
		return;
	palette_paper(&t->palette);
	qr_draw(&view, &t->palette, win);
	delwin(win);
}

static void draw_confirm(struct tui *t, int *y, int *x)
{
	char text[200];
	const char *why = NULL;
	int unsaved = 0;
	/* clang-format off */
	struct confirm_view view = {
		.title = _("NOT SAVED"), .text = text, .detail = save_path(t->table.save), .choices = 3,
		.choice = { { "y", _("leave and lose them"), false },
		            { "e", _("save elsewhere"), false },
		            { "Enter", _("stay, try again"), true } },
	};
	/* clang-format on */

	save_mark(t->table.save, &why, &unsaved);
	snprintf(text, sizeof text,
	         P_("%d line is only in memory: %s.", "%d lines are only in memory: %s.",
	            (unsigned long)unsaved),
	         unsaved, why ? why : "?");
	shell_draw_confirm(stdscr, &t->palette, &view, y, x);
}

static void draw_over(struct tui *t, WINDOW *body, int *y, int *x)
{
	switch (t->over) {
	case OVER_NONE: break;
	case OVER_ASK: draw_ask(t, y, x); break;
	case OVER_PROMPT: prompt_show(t, stdscr, t->layout.message_y, y, x); break;
	case OVER_LOG: draw_log(t, y, x); break;
	case OVER_HELP:
		draw_help(t, body, y, x);
		*y += t->layout.body_y;
		break;
	case OVER_TEXT:
		draw_text(t, body);
		*y = t->layout.body_y;
		*x = 1;
		break;
	case OVER_QR: draw_qr(t); break;
	case OVER_CONFIRM: draw_confirm(t, y, x); break;
	case OVER_SETTINGS:
		settings_show(t, body, y, x);
		*y += t->layout.body_y;
		break;
	}
}

/* ---- the whole ---- */

/* The log at the side leaves the table the columns that it does not take: half
 * of a number would be another number. */
static int body_cols(const struct tui *t)
{
	struct log_pane pane = log_pane_of(t->layout.body_rows, COLS);

	return t->over == OVER_LOG && pane.cols < COLS ? COLS - pane.cols : COLS;
}

static WINDOW *body_of(struct tui *t)
{
	const struct shell_layout *at = &t->layout;
	int cols = body_cols(t);

	if (t->body && (getmaxy(t->body) != at->body_rows || getmaxx(t->body) != cols ||
	                getbegy(t->body) != at->body_y)) {
		delwin(t->body);
		t->body = NULL;
	}
	if (!t->body)
		t->body = derwin(stdscr, at->body_rows, cols, at->body_y, 0);
	return t->body;
}

static void draw_body(struct tui *t, const struct frame *frame, WINDOW *body, int *y, int *x)
{
	const struct screen *screen = t->table.screen;
	const void *state;

	if (!open_table_is_open(&t->table)) {
		home_show(t, body, y, x);
	} else {
		state = open_table_state(&t->table);
		if (screen->tinted)
			palette_tint(&t->palette);
		if (screen->fit)
			screen->fit(t->table.view, state, getmaxy(body), getmaxx(body));
		screen->draw(t->table.view, state, frame, body, y, x);
		if (!*y && !*x)
			*x = 1; /* a page of text: where its first line begins */
	}
	*y += t->layout.body_y;
}

/* What the present hole asks for, 0 when none does. */
static char asked_kind(const struct tui *t)
{
	return t->over == OVER_ASK && !t->ask.menu ? t->ask.hole[t->ask.order[t->ask.present]].kind : 0;
}

bool frame_has_field(const struct tui *t)
{
	char kind = asked_kind(t);

	return t->over == OVER_PROMPT || t->over == OVER_HELP || (t->over == OVER_LOG && t->log_finds) ||
	       (kind && !strchr("?+", kind)) || (!open_table_is_open(&t->table) && t->home.field) ||
	       (t->over == OVER_NONE && table_is_typed(t));
}

bool frame_takes_paste(const struct tui *t)
{
	char kind = asked_kind(t);

	return frame_has_field(t) && !(kind && strchr("#~%", kind)); /* + and - would end a number */
}

/* Hints are about a focus that is there; what they leave of the window is not
 * known yet, and the body is fitted again. */
static void mend_view(struct tui *t)
{
	const struct screen *screen = t->table.screen;

	if (open_table_is_open(&t->table) && screen->fit)
		screen->fit(t->table.view, open_table_state(&t->table), LINES - 3, COLS);
}

static void draw_all(struct tui *t, int *y, int *x)
{
	struct frame frame = frame_of(t);
	WINDOW *body;

	if (!open_table_is_open(&t->table))
		home_load(t);
	mend_view(t);
	if (hints_may_wait(t))
		t->hints_old |= t->acted || !t->stepped;
	else
		make_hints(t);
	t->stepped = t->acted = false;
	t->layout = shell_layout(LINES, COLS, t->hint, t->hints);
	t->cols = COLS;
	body = body_of(t);
	if (!body) /* curses does without a window, and goes on */
		tui_message(t, ROLE_WARNING, "%s",
		            _("there is no memory to draw the table: any key tries again"));
	draw_title(t, &frame);
	draw_message(t);
	shell_draw_hints(stdscr, &t->palette, &t->layout, t->hint, t->hints);
	if (!body)
		return;
	draw_body(t, &frame, body, y, x);
	draw_over(t, body, y, x);
	if (!open_table_is_open(&t->table) && t->home.field > FIELD_FIND)
		draw_field(t, y, x);
}

/* No hint waits to be drawn over it. */
static void draw_curtain(struct tui *t)
{
	const struct screen *screen = t->table.screen;
	struct frame frame = frame_of(t);

	t->hinted_keys = NULL;
	t->hints_old = false;
	if (screen->draw_curtain)
		screen->draw_curtain(t->table.view, open_table_state(&t->table), &frame, stdscr);
	else
		shell_draw_curtain(stdscr, &t->palette);
}

static void draw_small(struct tui *t)
{
	shell_draw_small(stdscr, &t->palette, frame_mark(t));
	if (t->over == OVER_CONFIRM)
		paint_padded(stdscr, &t->palette, LINES > 6 ? 5 : LINES - 1, 0, COLS, ROLE_WARNING,
		             _("y leaves and loses, Enter stays"));
}

/* Only where the settings want one. Once when the time is over, once for what
 * is refused; a picture that is drawn again rings no more. */
static void ring_bell(struct tui *t)
{
	const struct table *table = open_table_is_open(&t->table) ? journal_state(t->table.journal) : NULL;
	bool late = table && table->clock.running && table->clock.limit_s &&
	            table_clock_at(table, time(NULL)) < 0;
	int bell = t->cli->settings.value[SET_BELL];

	if ((late && !t->late && bell >= BELL_CLOCK) || (t->refused && bell == BELL_ALL))
		beep();
	t->late = late;
	t->refused = false;
}

/* The table and nothing over it. */
static bool is_bare(const struct tui *t)
{
	return open_table_is_open(&t->table) && t->over == OVER_NONE && !shell_too_small(LINES, COLS) &&
	       !table_is_covered(t);
}

void frame_draw(struct tui *t)
{
	int y = 0, x = 0;
	bool bare = is_bare(t);

	if (t->terminal.fresh)
		canvas_forget(t->canvas);
	t->terminal.fresh = false;
	t->palette.canvas = t->canvas;
	canvas_begin(t->canvas, bare && t->bare);
	t->bare = bare;
	if (shell_too_small(LINES, COLS)) {
		draw_small(t);
	} else if (table_is_covered(t)) {
		draw_curtain(t);
		y = LINES - 1; /* what lifts it */
		x = 1;
	} else {
		draw_all(t, &y, &x);
	}
	curs_set(frame_has_field(t) && !table_is_covered(t) ? 1 : 0);
	canvas_end(t->canvas);
	wmove(stdscr, y < LINES ? y : LINES - 1, x < COLS ? x : COLS - 1);
	refresh();
	ring_bell(t);
	t->dirty = false;
}

int64_t frame_wake(struct tui *t)
{
	const struct table *table;
	int64_t now = io_now_ms(), wake = 0, hall_wake = 0, next;

	if (!open_table_is_open(&t->table))
		return 0;
	table = journal_state(t->table.journal);
	if (t->hall.shown_at > now)
		hall_wake = t->hall.shown_at;
	if (t->writing_since)
		wake = t->writing_since + WRITING_SHOWN_MS;
	if (wake && wake <= now)
		wake = 0; /* shown already; the sync will tell */
	if (t->table.screen->wake && (next = t->table.screen->wake(t->table.view, table, now)) > 0 &&
	    (!wake || next < wake))
		wake = next;
	if (table->clock.running) {
		struct timespec wall;

		clock_gettime(CLOCK_REALTIME, &wall);
		next = now + 1000 - wall.tv_nsec / 1000000;
		if (!wake || next < wake)
			wake = next;
	}
	if (hall_wake && (!wake || hall_wake < wake))
		wake = hall_wake;
	return wake;
}
