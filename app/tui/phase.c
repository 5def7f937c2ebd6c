/* SPDX-License-Identifier: MIT */
/*
 * U: all lines since the phase began (screen.phase) are undone, after one question that
 * tells how many. Each is an undo in the journal, and has a redo of its own. At the
 * beginning of a phase the one before it goes.
 */
#include <stdio.h>
#include <string.h>

#include "app/core/keys.h"
#include "inner.h"
#include "rules/core/i18n.h"
#include "screens/shell/whichkey.h"

enum { PHASE_TEXT = 200, LOOK_BACK = 100 };

/* While the lines in force are visited: how long the last phase has lasted. */
struct phase {
	const struct screen *screen;
	char text[PHASE_TEXT], before[PHASE_TEXT];
	int lines, lines_before; /* since the phase began; of the one before it, -1: none */
	int phases;
};

static void see(void *user, int entry, const void *state)
{
	struct phase *phase = user;
	char now[PHASE_TEXT];

	phase->screen->phase(state, now, sizeof now);
	if (phase->phases && strcmp(now, phase->text) == 0) {
		phase->lines++;
		return;
	}
	phase->lines_before = phase->phases++ ? phase->lines : -1;
	memcpy(phase->before, phase->text, sizeof phase->before);
	memcpy(phase->text, now, sizeof phase->text);
	phase->lines = 0;
}

/* How many lines U undoes, and the phase that begins again; 0: none. */
static int find_phase(struct tui *t, char text[PHASE_TEXT])
{
	int lines = journal_undoable(t->table.journal), back = LOOK_BACK;
	struct phase phase;

	if (!t->table.screen->phase || !lines)
		return 0;
	do {
		back *= 4;
		phase = (struct phase){ .screen = t->table.screen, .lines_before = -1 };
		journal_walk(t->table.journal, back < lines ? lines - back : 0, see, &phase);
	} while (phase.phases < 3 && back < lines); /* where the first one visited began is not known */
	memcpy(text, phase.lines || phase.lines_before < 0 ? phase.text : phase.before, PHASE_TEXT);
	return phase.lines ? phase.lines : phase.lines_before + 1;
}

/* y or Enter says yes, every other key no. */
static bool phase_key(struct tui *t, const struct key *key)
{
	char text[PHASE_TEXT];
	int lines = find_phase(t, text);
	bool yes = key->text[0] == 'y' || key->key == '\r' || key->key == '\n' || key->key == KEY_ENTER;

	t->over = NULL;
	if (!yes)
		return true;
	for (int i = 0; i < lines; i++)
		tui_say(t, "undo");
	tui_message(t, ROLE_NORMAL,
	            P_("%d line undone, back to %s; Ctrl-R redoes it",
	               "%d lines undone, back to %s; each Ctrl-R redoes one", lines),
	            lines, text);
	return true;
}

static void phase_draw(struct tui *t, int *y, int *x)
{
	const char *press = keys_press(&t->keymap, common_keys, ACT_UNDO_PHASE);
	char text[PHASE_TEXT], head[PHASE_TEXT + 60], typed[40];
	struct choice choice[2] = { { .key = "y" }, { .key = "Enter" } };
	int lines = find_phase(t, text);
	struct whichkey_view view = { .key = press,
		                      .head = head,
		                      .choice = choice,
		                      .choices = 2,
		                      .focus = -1,
		                      .typed = typed,
		                      .sentence = "" };

	snprintf(choice[0].name, sizeof choice[0].name, "%s", _("undo"));
	snprintf(choice[0].text, sizeof choice[0].text, "%s", _("all of them; Esc goes back"));
	snprintf(choice[1].name, sizeof choice[1].name, "%s", _("undo"));
	snprintf(choice[1].text, sizeof choice[1].text, "%s", _("the same"));
	snprintf(head, sizeof head, P_("undo %d line, back to %s?", "undo %d lines, back to %s?", lines),
	         lines, text);
	snprintf(typed, sizeof typed, "%s _", press);
	whichkey_draw(&view, &t->palette, stdscr, t->picture.layout.message_y, y, x);
}

static const struct overlay overlay_phase = {
	.key = phase_key,
	.draw = phase_draw,
	.hint = (const struct overlay_hint[]){ { "y", N_("undo") }, { "Esc", N_("cancel") }, { 0 } },
	.typed = FIELD_ANSWER,
};

void phase_open(struct tui *t)
{
	char text[PHASE_TEXT];
	struct reason why;

	if (!open_table_may_say(&t->table, &why))
		tui_refuse(t, &why);
	else if (find_phase(t, text) > 0)
		t->over = &overlay_phase;
	else
		tui_message(t, ROLE_WARNING, "%s", _("nothing to undo"));
}
