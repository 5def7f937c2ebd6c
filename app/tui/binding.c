/* SPDX-License-Identifier: MIT */
/*
 * What a key of a screen does: a line said, a run made longer, an act of the
 * screen; and the overlay that asks for what the line still needs.
 */
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "app/core/keys.h"
#include "app/core/outside.h"
#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "screens/kit/paint.h"
#include "screens/shell/prompt.h"
#include "screens/shell/whichkey.h"

/* Nobody is asked about a line that would be refused: it is said, and so tells why. */
static enum ask_answer ask_no_more(struct tui *t, enum ask_answer answer)
{
	struct reason ignored;
	char line[ASK_LINE];

	if (answer != ASK_GOES_ON || ask_now(&t->ask) != ASK_SURE)
		return answer;
	ask_preview(&t->ask, line);
	if (open_table_foresee(&t->table, line, NULL, &ignored) == FORESEEN_REFUSED)
		return ask_surely(&t->ask, true);
	return answer;
}

static enum ask_answer take_answer(struct tui *t, enum ask_answer answer, const struct binding *binding)
{
	struct reason refusal = { 0 };
	const struct binding *next = NULL;

	answer = ask_no_more(t, answer);
	switch (answer) {
	case ASK_GOES_ON: t->over = &overlay_ask; break;
	case ASK_DROPPED:
		t->over = NULL;
		if (t->ask.why.text[0])
			tui_refuse(t, &t->ask.why);
		break;
	case ASK_ACT:
		t->over = NULL;
		if (!binding->act(t->table.view, journal_state(t->table.journal), &refusal))
			tui_refuse(t, &refusal);
		else if (refusal.text[0])
			tui_message(t, ROLE_NORMAL, "%s", refusal.text);
		else if (binding->then && tui_means(t, binding->then))
			next = binding->then;
		if (next)
			binding_do(t, next);
		t->ask.ended = next;
		break;
	case ASK_LINE_DONE:
		t->over = NULL;
		next = t->ask.done ? t->ask.done->then : NULL;
		if (tui_say(t, t->ask.said) && next)
			binding_do(t, next);
		break;
	}
	return answer;
}

static void step_run(struct tui *t, const struct binding *binding)
{
	struct ask ask;
	struct showing about = tui_about(t);
	int entries = journal_count(t->table.journal);

	if (ask_begin(&ask, &about, binding) == ASK_LINE_DONE &&
	    open_table_step(&t->table, ask.said, binding->step, &ask.why)) {
		bool moved = t->table.said.lines && t->table.run.amount;

		t->hints.stepped = journal_count(t->table.journal) == entries && !about.screen->pressed;
		if (moved)
			tui_tell_said(t); /* it also names players that would be out */
		else
			tui_message(t, ROLE_NORMAL, "%s", "");
		return;
	}
	open_table_flush(&t->table);
	tui_refuse(t, &ask.why);
}

/* What is owed is asked of its seat: the frame goes there. */
static void turn_to_owing(struct tui *t, const struct showing *about, const struct binding *binding)
{
	bool many = false;
	const struct offer *offer = binding->offer ? screen_offer(about, binding, &many) : NULL;

	if (offer && !many && offer->kind == OFFER_DUE && !offer->why && offer->seat >= 0 &&
	    about->screen->turn_to)
		about->screen->turn_to(t->table.view, offer->seat);
}

void binding_do(struct tui *t, const struct binding *binding)
{
	struct showing about;
	struct reason why = { 0 };

	if ((!binding->act || binding->own) && !open_table_may_say(&t->table, &why)) {
		tui_refuse(t, &why);
		return;
	}
	if (binding->step) {
		step_run(t, binding);
		return;
	}
	open_table_flush(&t->table);
	about = tui_about(t);
	turn_to_owing(t, &about, binding);
	take_answer(t, ask_begin(&t->ask, &about, binding), binding);
}

bool tui_undo_key(struct tui *t, const struct key *key)
{
	const struct overlay *over = t->over;
	const struct binding *binding = binding_find(keymap_of(&t->keymap, common_keys), key);

	if (!binding || !binding->line || strchr(binding->line, '{'))
		return false;
	binding_do(t, binding);
	t->over = over;
	return true;
}

void hint_undo(struct tui *t, const char *line, const char *label)
{
	const struct binding *row = keymap_of(&t->keymap, common_keys);

	while (!row->line || strcmp(row->line, line) != 0)
		row++;
	if (tui_means(t, row))
		hint_add(t, binding_press(row), label);
}

void binding_choose(struct tui *t, int n)
{
	struct showing about = tui_about(t);
	const struct binding *binding = t->ask.binding;

	take_answer(t, ask_choose(&t->ask, &about, n), binding);
}

bool table_lift(struct tui *t, const struct key *key)
{
	const struct screen *screen = t->table.screen;
	bool back = key->key == 0x1b && screen->draw_curtain;
	const struct binding *next;

	if (key->key == KEY_MOUSE ||
	    (screen->curtain(t->table.view) == CURTAIN_DOWN && !key_lifts(key) && !back))
		return false; /* a stray click or letter must not lift the curtain */
	screen->lift(t->table.view, journal_state(t->table.journal), back);
	next = screen->lifted && !back ? screen->lifted(t->table.view, journal_state(t->table.journal))
	                               : NULL;
	if (next)
		binding_do(t, next);
	return screen->draw_curtain && !tui_is_covered(t) && key_goes_on(key);
}

/* ---- the question as an overlay ---- */

/* Tab goes on with the name of a card; false: it is not for this. */
static bool complete_card(struct tui *t, const struct key *key)
{
	char name[EDIT_BYTES];

	if (key->key != '\t' || !ask_takes_card(&t->ask))
		return false;
	t->ask.note[0] = '\0';
	if (outside_complete_card(t->store, t->ask.edit.text, name, sizeof name, t->ask.note,
	                          sizeof t->ask.note))
		edit_set(&t->ask.edit, name);
	return true;
}

/* "Fire // Ice", where the data have it as one card: nobody is asked whether two are meant. */
static enum ask_answer known_card(struct tui *t, const struct ask *before, enum ask_answer answer)
{
	struct showing about = tui_about(t);

	if (answer != ASK_GOES_ON || !ask_takes_card(before) || ask_now(&t->ask) != ASK_CHOICE ||
	    !outside_knows_card(t->store, before->edit.text))
		return answer;
	return ask_choose(&t->ask, &about, 0);
}

/* What only Enter tells. */
static void untold(struct tui *t, const char *line, char *out, size_t size)
{
	if (outside_is(t->table.journal, line, strlen(line)))
		utf8_copy(out, size, _("reads the file"));
}

/* The outcome of a line: "14" of "life 21 -> 14", else its sentence. False: it would be refused. */
static bool outcome_of(struct tui *t, const char *line, char sign, char *out, size_t size)
{
	struct said said = { 0 };
	struct reason why;
	const char *arrow;
	enum foresight seen = open_table_foresee(&t->table, line, &said, &why);

	out[0] = '\0';
	if (seen == FORESEEN_NOT) {
		untold(t, line, out, size);
	} else if (seen == FORESEEN_REFUSED) {
		tui_reason(t, why.text, &why.ways, out, size);
	} else if (sign != ' ' && said.lines == 1 && said.changes &&
	           (arrow = strstr(said_get_change(&said, 0).what, "-> "))) {
		/* TRANSLATORS: what a number would become: "+ makes 14", "Enter sets 14" */
		snprintf(out, size, sign == '=' ? _("sets %s") : _("makes %s"), arrow + 3);
	} else {
		shell_tell(&said, out, size); /* it also names players that would be out */
	}
	said_free(&said);
	return seen != FORESEEN_REFUSED;
}

/* Why not, above the field: beside a long path there is no room. */
void tui_draw_note(const struct tui *t, int role, const char *note)
{
	const char *rest = note;
	int first = t->picture.layout.message_y - (text_width(rest) > COLS - 2 ? 2 : 1);

	for (int y = first; *rest && y < t->picture.layout.message_y; y++) {
		size_t bytes = text_wrap(rest, COLS - 2);

		paint_blank(stdscr, &t->palette, y, 0, 1, COLS);
		paint_format(stdscr, &t->palette, y, 1, COLS - 2, role, "%.*s", (int)bytes, rest);
		rest += bytes + strspn(rest + bytes, " ");
	}
}

/* What words are wanted, while none is typed. */
static void words_wanted(struct tui *t, char *out, size_t size)
{
	const struct ask *ask = &t->ask;
	struct showing about = tui_about(t);

	if (ask->asked == 1 && (!ask->offered || ask->binding->head) && ask_now(ask) == ASK_WORDS)
		whichkey_head(&about, ask->binding, out, size);
	else
		utf8_copy(out, size, ask->binding->help ? _(ask->binding->help) : "");
}

/* Enter on an empty field that would only be told the grammar of its line: what is asked is told instead. */
static bool lacks_words(struct tui *t, const struct key *key)
{
	struct ask *ask = &t->ask;
	struct showing about = tui_about(t);
	char trial[ASK_LINE], wanted[200];

	if (key->key != '\r' || ask->edit.length || ask->sure || !ask_trial(ask, &about, '=', trial) ||
	    outcome_of(t, trial, ' ', wanted, sizeof wanted))
		return false;
	words_wanted(t, wanted, sizeof wanted);
	snprintf(ask->note, sizeof ask->note, _("nothing typed yet (%.150s); Esc cancels"), wanted);
	return true;
}

static bool ask_press(struct tui *t, const struct key *key)
{
	struct showing about = tui_about(t);
	const struct binding *binding = t->ask.menu ? ask_menu_row(&t->ask, &about, key) : t->ask.binding;
	const struct ask before = t->ask;
	enum ask_answer answer;

	if (complete_card(t, key) || lacks_words(t, key))
		return true;
	answer = take_answer(t, known_card(t, &before, ask_key(&t->ask, &about, key)), binding);

	if (answer == ASK_LINE_DONE && t->notice.role == ROLE_WARNING && ask_ends_typed(&before, key) &&
	    t->over != &overlay_text) { /* a list of faults is read first */
		t->ask = before;
		ask_part(&t->ask);
		t->over = &overlay_ask;
		utf8_copy(t->ask.note, sizeof t->ask.note, t->notice.text);
	}
	return true;
}

/* What the key does that ends the field now, {~} with that sign. False: it ends none. */
static bool find_end(struct tui *t, char sign, struct ask_offer *offer, char *text, size_t size)
{
	const struct ask *ask = &t->ask;
	bool change = ask_now(ask) == ASK_CHANGE;
	struct showing about = tui_about(t);
	char trial[ASK_LINE];
	struct reason why;

	if (!ask_is_within(ask, &why)) {
		utf8_copy(text, size, why.text);
		*offer = (struct ask_offer){ .key = "Enter", .text = text, .refused = true };
		return true;
	}
	if (ask_is_unchanged(ask)) {
		words_wanted(t, text, size);
		*offer = (struct ask_offer){ .key = "", .text = text };
		return true;
	}
	if (!ask_trial(ask, &about, sign, trial))
		return false;
	offer->key = sign == '-' ? "-" : sign == '+' ? "+" : "Enter";
	offer->text = text;
	offer->refused = !outcome_of(t, trial, change ? sign : ' ', text, size);
	if (change || ask->edit.length || outside_is(t->table.journal, trial, strlen(trial)))
		return true;
	if (offer->refused) /* nothing is typed yet: what is wanted says more than "missing" */
		*offer = (struct ask_offer){ .key = "", .text = text };
	if (*offer->key && ask_now(ask) == ASK_DICE)
		utf8_copy(text, size, _("roll the dice"));
	else if (!*offer->key || !ask->present || !*text)
		words_wanted(t, text, size);
	return true;
}

/* A number or a text being asked for: on the message line, with the outcome. */
static void draw_field(struct tui *t, int *y, int *x)
{
	const struct ask *ask = &t->ask;
	struct showing about = tui_about(t);
	char before[ASK_LINE], after[ASK_LINE], trial[ASK_LINE], outcome[3][200], wanted[60];
	struct ask_view view = {
		.who = "",
		.value = wanted,
		.value_style = ROLE_DIM,
		.what = before,
		.after = after,
		.typed = ask->edit.text,
		.cursor = ask->edit.cursor,
	};
	const char *note;
	int offers = 0;

	ask_wanted(ask, wanted, sizeof wanted);
	ask_around(ask, before, after);
	if (strcmp(after, "..") == 0 && (ask_is_unchanged(ask) || ask_trial(ask, &about, '=', trial)))
		after[0] = '\0'; /* what follows answers itself */
	if ((ask_now(ask) == ASK_WORDS || ask_now(ask) == ASK_QUOTED) && ask->present < ask->asked - 1 &&
	    !ask->edit.length) {
		view.offer[0].key = ""; /* more is asked: Enter does not end it */
		view.offer[0].text = ask->binding->help ? _(ask->binding->help) : "";
	}
	for (const char *sign = ask_now(ask) == ASK_CHANGE ? "-+=" : "="; *sign; sign++)
		offers += find_end(t, *sign, &view.offer[offers], outcome[offers], sizeof *outcome);
	ask_draw(&view, &t->palette, stdscr, t->picture.layout.message_y, y, x);
	note = ask_note(ask, &about);
	if (ask->note[0] || !note)
		tui_draw_note(t, ROLE_WARNING, ask->note);
	else
		tui_draw_note(t, ROLE_DIM, note);
}

struct pop_up {
	struct choice menu[CHOICES_MAX];
	char preview[ASK_LINE], typed[40], head[300];
	struct whichkey_view view; /* of these */
};

/* The seat of the offer, else whom the focus is on. */
static struct asked asked_of(const struct tui *t, const struct showing *about)
{
	const struct table *table = about->state;
	char name[NAME_BYTES];
	int seat = t->ask.offered ? t->ask.seat : -1;

	if (seat < 0 && !screen_fill(about, "name", name, sizeof name))
		return (struct asked){ 0 };
	for (int i = 0; seat < 0 && i < table->seats; i++)
		if (strcmp(table->seat[i].name, name) == 0)
			seat = i;
	return seat < 0 ? (struct asked){ 0 } : (struct asked){ table->seat[seat].name, seat };
}

static void find_pop_up(struct tui *t, struct pop_up *out)
{
	const struct ask *ask = &t->ask;
	struct showing about = tui_about(t);

	out->view = (struct whichkey_view){
		.key = binding_press(ask->binding),
		.head = out->head,
		.choice = ask->choice,
		.choices = ask->choices,
		.focus = -1,
		.typed = out->typed,
		.sentence = out->preview,
		.begun = ask->typed,
	};
	out->view.asked = asked_of(t, &about);
	whichkey_head(&about, ask->binding, out->head, sizeof out->head);
	if (ask->menu) {
		out->view.choice = out->menu;
		out->view.choices = whichkey_menu(&about, ask->binding, out->menu, CHOICES_MAX);
	}
	if (ask->note[0])
		utf8_copy(out->preview, sizeof out->preview, ask->note);
	else
		ask_preview(ask, out->preview);
	snprintf(out->typed, sizeof out->typed, "%s %s_", binding_press(ask->binding),
	         ask->choice_taken ? "" : ask->typed);
}

static void draw_whichkey(struct tui *t, int *y, int *x)
{
	struct pop_up pop_up;

	find_pop_up(t, &pop_up);
	whichkey_draw(&pop_up.view, &t->palette, stdscr, t->picture.layout.message_y, y, x);
}

static bool is_choice(enum ask_kind kind)
{
	return kind == ASK_MENU || kind == ASK_CHOICE || kind == ASK_SEVERAL;
}

static int ask_wants(struct tui *t)
{
	struct pop_up pop_up;

	if (!is_choice(ask_now(&t->ask)))
		return 0;
	find_pop_up(t, &pop_up);
	return whichkey_hides(&pop_up.view, &t->palette, stdscr, t->picture.layout.message_y);
}

static void ask_draw_over(struct tui *t, int *y, int *x)
{
	if (ask_now(&t->ask) == ASK_SURE) {
		struct showing about = tui_about(t);

		question_draw(binding_press(t->ask.binding), t->ask.question, asked_of(t, &about),
		              &t->palette, stdscr, t->picture.layout.message_y, y, x);
		return;
	}
	is_choice(ask_now(&t->ask)) ? draw_whichkey(t, y, x) : draw_field(t, y, x);
}

/* Whether what is typed is only for its player's eyes. */
static bool is_secret(const struct tui *t)
{
	const struct verb *verb;
	char name[40];

	snprintf(name, sizeof name, "%.*s", (int)strcspn(t->ask.line, " "), t->ask.line);
	verb = verb_find(t->table.game, name);
	return verb && verb->flags & VERB_SECRET;
}

/* Whether a choice takes more than one key, as "mi" for the Minotaur. */
static bool has_long_key(const struct ask *ask)
{
	struct key key;

	for (int i = 0; i < ask->choices && !ask->menu; i++)
		if (!key_of_label(ask->choice[i].key, &key))
			return true;
	return false;
}

static void hint_instead(struct tui *t)
{
	for (const struct binding *row = t->ask.binding->instead; row && row->key; row++)
		hint_add(t, row->key, _(row->label));
}

bool binding_ends(struct tui *t)
{
	struct showing about = tui_about(t);
	struct reason ignored;
	char line[ASK_LINE];

	return ask_may_end(&t->ask) && ask_is_within(&t->ask, &ignored) &&
	       (!ask_trial(&t->ask, &about, '=', line) ||
	        open_table_foresee(&t->table, line, NULL, &ignored) != FORESEEN_REFUSED);
}

static void ask_hints(struct tui *t)
{
	static const struct key enter = { .key = '\r' };
	enum ask_kind kind = ask_now(&t->ask);
	/* the number after a name keeps the name on the line */
	bool secret = (kind == ASK_QUOTED || kind == ASK_WORDS || strstr(t->ask.line, "{\"")) && is_secret(t);

	if (kind == ASK_SURE) {
		hint_add(t, "y", C_("hint", "yes"));
		if (ask_says_yes(&t->ask, &enter))
			hint_add(t, "Enter", C_("hint", "yes"));
		hint_instead(t);
		hint_add(t, C_("hint", "any other key"), C_("hint", "no"));
		return;
	}
	if (is_choice(kind))
		hint_add(t, C_("hint", "press"),
		         kind == ASK_SEVERAL     ? C_("hint", "letters")
		         : has_long_key(&t->ask) ? C_("hint", "its keys")
		                                 : C_("hint", "a key"));
	if (!secret && (kind == ASK_NUMBER || kind == ASK_CHANGE || kind == ASK_DICE))
		hint_add(t, _("digits"), kind == ASK_DICE ? _("dice") : _("number"));
	if (kind == ASK_CHANGE && t->ask.edit.length) {
		hint_add(t, "-", _("lose"));
		hint_add(t, "+", _("gain"));
	}
	if (kind == ASK_NUMBER && t->ask.edit.length)
		hint_instead(t);
	if (!is_choice(kind) &&
	    (ask_takes_path(&t->ask) || (ask_takes_card(&t->ask) && outside_has_cards(t->store))))
		hint_add(t, "Tab", _("complete"));
	if (binding_ends(t))
		hint_add(t, "Enter", kind == ASK_CHANGE ? _("set") : kind == ASK_DICE ? _("roll") : _("OK"));
	hint_add(t, "Esc", _("cancel"));
	if (secret)
		hint_add(t, C_("hint", "others"), _("please look away"));
}

/* Numbers take no paste: + and - would end them. */
static enum field ask_field(const struct tui *t)
{
	enum ask_kind kind = ask_now(&t->ask);

	return is_choice(kind)                           ? FIELD_NONE
	       : kind == ASK_SURE                        ? FIELD_ANSWER
	       : ask_takes_names(&t->ask)                ? FIELD_NAMES
	       : kind == ASK_QUOTED || kind == ASK_WORDS ? FIELD_TEXT
	                                                 : FIELD_NUMBER;
}

/* A row of the which-key is its key. */
static const char *ask_touch(struct tui *t, int what, int n)
{
	static struct pop_up pop_up; /* its keys are lent */

	if (!t->ask.menu) {
		binding_choose(t, n);
		return NULL;
	}
	find_pop_up(t, &pop_up);
	return pop_up.menu[n].key;
}

const struct overlay overlay_ask = {
	.key = ask_press,
	.draw = ask_draw_over,
	.wants = ask_wants,
	.add_hints = ask_hints,
	.field = ask_field,
	.touch = ask_touch,
};
