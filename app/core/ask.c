/* SPDX-License-Identifier: MIT */
/*
 * Asking for the holes of a binding, one after the other, in the order the
 * binding wants them.
 */
#include "ask.h"

#include <ctype.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "outside.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

/* ---- the line and its holes ---- */

static void forget(struct ask *ask)
{
	memset(ask, 0, offsetof(struct ask, edit));
}

/* The sign of each kind, in their order. */
static const char signs[] = "?+#~%\"*";

/* Puts as much of the text at `end` of out as fits; where it ends then. */
static size_t append(char *out, size_t size, size_t end, const char *text, size_t length)
{
	if (length > size - 1 - end)
		length = size - 1 - end;
	memcpy(out + end, text, length);
	out[end + length] = '\0';
	return end + length;
}

static int find_holes(const char *line, struct ask_hole *holes)
{
	struct line_hole hole = { .to = line };
	int count = 0;

	for (; count < ASK_HOLES && line_next_hole(hole.to, &hole); count++) {
		holes[count] = (struct ask_hole){ .from = (int)(hole.from - line),
			                          .to = (int)(hole.to - line),
			                          .count = hole.count };
		if (hole.sign)
			holes[count].kind = (enum ask_kind)(strchr(signs, hole.sign) - signs + 1);
		utf8_copy(holes[count].name, sizeof holes->name, hole.name);
	}
	return count;
}

/* Puts values into the holes; NULL leaves "..", once for holes side by side. Trailing blanks go. */
static void compose(const char *template, const struct ask_hole *holes, int count, const char *const *values,
                    char *line)
{
	bool open = false; /* the value before is not known yet */
	size_t end = 0;
	int at = 0;

	for (int i = 0; i <= count; i++) {
		int to = i < count ? holes[i].from : (int)strlen(template);
		const char *value = i < count && values[i] ? values[i] : "..";

		if (end && line[end - 1] == ' ' && template[at] == ' ')
			at++; /* behind a value that was left empty */
		end = append(line, ASK_LINE, end, template + at, (size_t)(to - at));
		if (i == count)
			break;
		if (open && !values[i] && holes[i].from == at)
			value = "";
		open = !values[i];
		if (end && line[end - 1] == '=' && !value[0])
			while (end && line[end - 1] != ' ')
				end--; /* "at=" whose value was left empty */
		end = append(line, ASK_LINE, end, value, strlen(value));
		at = holes[i].to;
	}
	while (end && line[end - 1] == ' ')
		line[--end] = '\0';
}

/* The first hole of that name among those before `end`; -1: none. */
static int find_asked(const struct ask *ask, const char *name, int end)
{
	for (int i = 0; i < end; i++)
		if (ask->hole[i].kind && strcmp(ask->hole[i].name, name) == 0)
			return i;
	return -1;
}

static void compose_known(const struct ask *ask, int known, char *line)
{
	const char *values[ASK_HOLES] = { NULL };

	for (int i = 0; i < ask->holes; i++)
		values[i] = ask->hole[i].kind ? NULL : ask->value[i];
	for (int i = 0; i < known; i++)
		values[ask->order[i]] = ask->value[ask->order[i]];
	for (int i = 0; i < ask->holes; i++) {
		int first = ask->hole[i].kind ? find_asked(ask, ask->hole[i].name, i) : -1;

		if (first >= 0)
			values[i] = values[first];
	}
	compose(ask->line, ask->hole, ask->holes, values, line);
}

/* Which asked holes come when: those named in `ask` first, then as they stand. */
static void order_holes(struct ask *ask)
{
	const char *wanted = ask->binding->ask ? ask->binding->ask : "";
	bool taken[ASK_HOLES] = { false };

	ask->asked = 0;
	while (*wanted) {
		size_t length = strcspn(wanted, " ");

		for (int i = 0; i < ask->holes; i++)
			if (!taken[i] && ask->hole[i].kind && strlen(ask->hole[i].name) == length &&
			    strncmp(ask->hole[i].name, wanted, length) == 0) {
				ask->order[ask->asked++] = i;
				taken[i] = true;
			}
		wanted += length + strspn(wanted + length, " ");
	}
	for (int i = 0; i < ask->holes; i++)
		if (!taken[i] && ask->hole[i].kind && find_asked(ask, ask->hole[i].name, i) < 0)
			ask->order[ask->asked++] = i;
}

/* ---- asking ---- */

static const struct ask_hole *present_hole(const struct ask *ask)
{
	return &ask->hole[ask->order[ask->present]];
}

enum ask_kind ask_now(const struct ask *ask)
{
	return ask->menu ? ASK_MENU : ask->sure ? ASK_SURE : ask->who ? ASK_CHOICE : present_hole(ask)->kind;
}

static enum ask_answer take_value(struct ask *ask, const struct showing *about, const char *value);

/* {run} stays: binding.c counts the steps. */
static bool fill_hole(const struct showing *about, const char *name, char *value, size_t size)
{
	if (strcmp(name, "run") == 0) {
		utf8_copy(value, size, "{run}");
		return true;
	}
	return screen_fill(about, name, value, size);
}

/* Adds the rows that may be taken instead. */
static void add_instead(struct ask *ask)
{
	for (const struct binding *row = ask->binding->instead; row && row->key && ask->choices < CHOICES_MAX;
	     row++) {
		struct choice *choice = &ask->choice[ask->choices++];

		memset(choice, 0, sizeof *choice);
		snprintf(choice->key, sizeof choice->key, "%s", row->key);
		snprintf(choice->name, sizeof choice->name, "%s", _(row->label));
		snprintf(choice->text, sizeof choice->text, "%s", row->help ? _(row->help) : "");
		ask->instead++;
	}
}

static int list_choices(const struct ask *ask, const struct showing *about, const char *name,
                        const char *line, struct choice choice[CHOICES_MAX])
{
	struct choices list = {
		.out = choice, .max = CHOICES_MAX, .line = line, .seat = ask->seat, .viewer = -1
	};

	if (!ask->offered)
		return screen_choices(about, name, line, choice, CHOICES_MAX);
	list.viewer = ask->binding->eyes ? ask->seat : about->offers->viewer;
	offers_choices(about->screen->game, about->state, name, &list);
	if (about->more)
		about->more(about->user, about->screen->game, name, &list);
	return list.count;
}

static enum ask_answer end_line(struct ask *ask)
{
	const struct binding *done = ask->binding;

	compose_known(ask, ask->asked, ask->said);
	forget(ask);
	ask->done = done;
	return ASK_LINE_DONE;
}

enum ask_answer ask_surely(struct ask *ask, bool yes)
{
	if (yes)
		return end_line(ask);
	forget(ask);
	return ASK_DROPPED;
}

/* Whether the present hole is the value of a key, which goes where it is left empty: "left={+who}". */
static bool is_value(const struct ask *ask)
{
	int from = present_hole(ask)->from;

	return from && ask->line[from - 1] == '=';
}

/* Opens the present hole; choices are got when there are to be some. */
static enum ask_answer open_hole(struct ask *ask, const struct showing *about)
{
	const struct ask_hole *hole;

	while (ask->present < ask->asked && ask->given & 1u << ask->order[ask->present])
		ask->present++;
	if (ask->present == ask->asked) {
		ask->sure = ask->loses ||
		            (ask->binding->sure &&
		             screen_text(about, _(ask->binding->sure), ask->question, sizeof ask->question));
		return ask->sure ? ASK_GOES_ON : end_line(ask);
	}
	hole = present_hole(ask);
	edit_set(&ask->edit, ask->present ? "" : ask->first);
	ask->typed[0] = '\0';
	ask->choices = ask->instead = 0;
	if (hole->kind == ASK_NUMBER && !ask->offered)
		screen_bounds(about, hole->name, &ask->least, &ask->most);
	if (hole->kind != ASK_CHOICE && hole->kind != ASK_SEVERAL)
		return ASK_GOES_ON;
	compose_known(ask, ask->present, ask->said);
	ask->choices = list_choices(ask, about, hole->name, ask->said, ask->choice);
	if (!ask->choices && hole->kind == ASK_SEVERAL && is_value(ask))
		return take_value(ask, about, "");
	if (ask->choices == 1 && hole->kind == ASK_CHOICE &&
	    !(ask->binding->even_one && !ask->present)) /* nothing to choose: no key for it */
		return take_value(ask, about, ask->choice[0].word);
	if (ask->choices > 0) {
		add_instead(ask);
		return ASK_GOES_ON;
	}
	if (!screen_why(about, hole->name, true, &ask->why))
		reason_set(&ask->why, _("there is nothing to choose from now"));
	forget(ask);
	return ASK_DROPPED;
}

/* The line of a row with its holes; one press of a count goes where its number stands. */
static void template_of(const struct binding *binding, const struct offer *offer, char line[OFFER_LINE])
{
	const char *text = offer ? offer->line : binding->line;
	const char *count = offer && binding->step ? strstr(text, "{~") : NULL;

	if (count)
		snprintf(line, OFFER_LINE, "%.*s{run}%s", (int)(count - text), text, strchr(count, '}') + 1);
	else
		utf8_copy(line, OFFER_LINE, text);
}

/* Takes over the line of an offer; false and why: it does not stand. */
static bool take_offer(struct ask *ask, const struct offer *offer)
{
	if (!offer || offer->why) {
		reason_set(&ask->why, "%s", offer && *offer->why ? offer->why : _("not now"));
		if (offer)
			ask->why.ways = offer->ways;
		return false;
	}
	template_of(ask->binding, offer, ask->line);
	ask->offered = true;
	ask->seat = offer->seat;
	return true;
}

static const struct offer *offer_of(const struct showing *about, const struct binding *binding, bool *many)
{
	return screen_offer(about, binding, many);
}

/* Whether the hole is filled: not asked for, what the focus says, or what the cursor is on, which fills the
 * first other one. */
static bool is_filled(struct ask_hole *hole, const struct showing *about, bool offered, bool *aims)
{
	if (hole->kind == ASK_CHOICE && offered && screen_chooses(about, hole->name))
		hole->kind = ASK_FILLED;
	if (hole->kind && *aims) {
		hole->kind = ASK_FILLED;
		utf8_copy(hole->name, sizeof hole->name, "aim");
		*aims = false;
	}
	return hole->kind == ASK_FILLED;
}

/* Fills what the screen knows; false and why: it cannot. The offer NULL: of the line of the binding. */
static bool lay_out(struct ask *ask, const struct showing *about, const struct binding *binding,
                    const struct offer *offer)
{
	bool aims = binding->aimed;
	char line[ASK_LINE];

	forget(ask);
	ask->binding = binding;
	if (!binding->offer)
		template_of(binding, NULL, ask->line);
	else if (!take_offer(ask, offer)) {
		forget(ask);
		return false;
	}
	utf8_copy(ask->first, sizeof ask->first, offer && offer->typed ? offer->typed : "");
	ask->holes = find_holes(ask->line, ask->hole);
	for (int i = 0; i < ask->holes; i++) {
		if (!is_filled(&ask->hole[i], about, ask->offered, &aims))
			continue;
		if (fill_hole(about, ask->hole[i].name, ask->value[i], sizeof ask->value[i]))
			continue;
		if (!screen_why(about, ask->hole[i].name, false, &ask->why))
			reason_set(&ask->why, _("nobody is seated: `seat NAME..`"));
		forget(ask);
		return false;
	}
	order_holes(ask);
	compose_known(ask, 0, line);
	ask->loses = offer && offer_loses(offer, about->state, line, ask->question, sizeof ask->question);
	return true;
}

/* Which of the seats that owe it is meant. */
static enum ask_answer ask_who(struct ask *ask, const struct showing *about, const struct binding *binding)
{
	struct choices list = { .out = ask->choice, .max = CHOICES_MAX };
	const struct offer *offer;

	forget(ask);
	ask->binding = binding;
	ask->who = true;
	ask->line[0] = '\0';
	for (int n = 0; (offer = offers_find(about->offers, binding->offer, n)); n++)
		if (offer->kind == OFFER_DUE && !offer->why) {
			choices_seat(&list, about->state, offer->seat);
			utf8_copy(list.out[list.count - 1].text, sizeof list.out->text, offer->text);
		}
	ask->choices = list.count;
	edit_set(&ask->edit, "");
	return ASK_GOES_ON;
}

/* The n-th of them is. */
static enum ask_answer take_who(struct ask *ask, const struct showing *about, int n)
{
	const struct binding *binding = ask->binding;
	int seat = table_find(about->state, ask->choice[n].name, NULL);
	const struct offer *offer;

	for (int i = 0; (offer = offers_find(about->offers, binding->offer, i)); i++)
		if (offer->seat == seat)
			return lay_out(ask, about, binding, offer) ? open_hole(ask, about) : ASK_DROPPED;
	return ASK_DROPPED;
}

static enum ask_answer begin_act(struct ask *ask, const struct showing *about, const struct binding *binding)
{
	bool stands;

	ask->binding = binding;
	stands = !binding->offer || take_offer(ask, offer_of(about, binding, NULL));
	forget(ask);
	return stands ? ASK_ACT : ASK_DROPPED;
}

static enum ask_answer begin_line(struct ask *ask, const struct showing *about, const struct binding *binding)
{
	bool many = false;
	struct line_hole hole;
	const struct offer *offer = binding->offer ? offer_of(about, binding, &many) : NULL;

	if (binding->aimed && !fill_hole(about, "aim", ask->said, ASK_LINE)) {
		forget(ask);
		screen_why(about, "aim", false, &ask->why);
		return ASK_DROPPED;
	}
	if (many)
		return ask_who(ask, about, binding);
	if (lay_out(ask, about, binding, offer))
		return open_hole(ask, about);
	hole.to = offer ? offer->line : binding->line ? binding->line : "";
	while (line_next_hole(hole.to, &hole))
		ask->stray = hole.count;
	return ASK_DROPPED;
}

enum ask_answer ask_begin(struct ask *ask, const struct showing *about, const struct binding *binding)
{
	enum ask_answer answer;

	ask->why.text[0] = '\0';
	if (binding->act)
		return begin_act(ask, about, binding);
	if (binding->menu) {
		forget(ask);
		ask->menu = binding->menu;
		ask->binding = binding;
		ask->line[0] = '\0';
		return ASK_GOES_ON;
	}
	answer = begin_line(ask, about, binding);
	utf8_copy(ask->opened, sizeof ask->opened, binding_press(binding));
	return answer;
}

/* The number typed, without zeros in front. */
static const char *number_of(const struct ask *ask)
{
	const char *text = ask->edit.text;

	while (text[0] == '0' && text[1])
		text++;
	return text;
}

static void quote(const char *text, char *out, size_t size)
{
	size_t end = 0;

	if (!text[0]) {
		out[0] = '\0';
		return;
	}
	out[end++] = '"';
	for (; *text && end + 3 < size; text++)
		if (*text != '"')
			out[end++] = *text;
	out[end++] = '"';
	out[end] = '\0';
}

/* "3561" is "3 5 6 1"; nothing typed leaves the dice to be rolled. */
static void spread_dice(const char *typed, char *out, size_t size)
{
	size_t end = 0;

	out[0] = '\0';
	for (; *typed && end + 3 < size; typed++)
		end += (size_t)snprintf(out + end, size - end, "%s%c", end ? " " : "", *typed);
}

/* The value that the present hole has when what is typed ends now, {~} with that sign. What is previewed and
 * what a key then says both come from here. */
static void typed_value(const struct ask *ask, char sign, char *value)
{
	switch (ask_now(ask)) {
	case ASK_QUOTED: quote(ask->edit.text, value, EDIT_BYTES); break;
	case ASK_DICE: spread_dice(ask->edit.text, value, EDIT_BYTES); break;
	case ASK_NUMBER: utf8_copy(value, EDIT_BYTES, number_of(ask)); break;
	case ASK_CHANGE: snprintf(value, EDIT_BYTES, "%c%.6s", sign, ask->edit.text); break;
	default: utf8_copy(value, EDIT_BYTES, ask->edit.text);
	}
}

/* Another row in place of the one that asks; what was answered stays. */
static enum ask_answer turn_into(struct ask *ask, const struct showing *about, const struct binding *row)
{
	struct ask old = *ask;

	if (ask_now(&old) == ASK_NUMBER) {
		typed_value(&old, '=', old.value[old.order[old.present]]);
		old.present++;
	}
	if (!lay_out(ask, about, row, row->offer ? offer_of(about, row, NULL) : NULL))
		return ASK_DROPPED;
	for (int i = 0; i < old.present; i++) {
		int at = find_asked(ask, old.hole[old.order[i]].name, ask->holes);

		if (at < 0)
			continue;
		memcpy(ask->value[at], old.value[old.order[i]], EDIT_BYTES);
		ask->given |= 1u << at;
	}
	return open_hole(ask, about);
}

static enum ask_answer take_value(struct ask *ask, const struct showing *about, const char *value)
{
	utf8_copy(ask->value[ask->order[ask->present]], EDIT_BYTES, value);
	ask->present++;
	return open_hole(ask, about);
}

static const struct choice *find_choice(const struct ask *ask, const char *typed)
{
	for (int i = 0; i < ask->choices; i++)
		if (strcmp(ask->choice[i].key, typed) == 0)
			return &ask->choice[i];
	return NULL;
}

static enum ask_answer take_choice(struct ask *ask, const struct showing *about, int n)
{
	int row = n - (ask->choices - ask->instead);

	if (ask->who)
		return take_who(ask, about, n);
	if (row >= 0)
		return turn_into(ask, about, &ask->binding->instead[row]);
	return take_value(ask, about, ask->choice[n].word);
}

static bool begins_choice(const struct ask *ask, const char *typed)
{
	for (int i = 0; i < ask->choices; i++)
		if (strncmp(ask->choice[i].key, typed, strlen(typed)) == 0)
			return true;
	return false;
}

/* The key that asked is no answer, and pressed once more it does nothing. */
static void no_choice(struct ask *ask, const struct key *key)
{
	char name[16];

	key_label(key, name, sizeof name);
	if (!ask->typed[0] && strcmp(name, binding_press(ask->binding)) == 0)
		return;
	snprintf(ask->note, sizeof ask->note, _("%s is not in the list; Esc cancels"), name);
}

/* There is only one choice: Enter takes it. */
static bool has_one(const struct ask *ask)
{
	return ask_now(ask) == ASK_CHOICE && ask->choices - ask->instead == 1;
}

/* PgDn: as if the next first letter were pressed that several keys begin with; false: none. */
static bool turn_list(struct ask *ask)
{
	char first = ask->typed[0];
	bool passed = !first;

	ask->typed[0] = '\0';
	for (int i = 0; i < ask->choices && !ask->typed[0]; i++) {
		const char *key = ask->choice[i].key;

		if (passed && key[0] != first && key[0] && key[1])
			snprintf(ask->typed, sizeof ask->typed, "%.1s", key);
		passed |= key[0] == first;
	}
	return first || ask->typed[0];
}

static enum ask_answer choice_key(struct ask *ask, const struct showing *about, const struct key *key)
{
	const struct choice *choice;
	char typed[16];

	snprintf(typed, sizeof typed, "%s%s", ask->typed, key->text);
	choice = key->key == '\r' && has_one(ask) ? &ask->choice[0]
	         : key->text[0]                   ? find_choice(ask, typed)
	                                          : NULL;
	if (choice) {
		char kept[sizeof ask->typed];
		enum ask_answer answer;

		utf8_copy(kept, sizeof kept, typed);
		answer = take_choice(ask, about, (int)(choice - ask->choice));
		if (answer == ASK_GOES_ON && ask->present)
			memcpy(ask->typed, kept, sizeof kept);
		ask->choice_taken = answer == ASK_GOES_ON && ask->present;
		return answer;
	}
	if (key->text[0] && begins_choice(ask, typed))
		utf8_copy(ask->typed, sizeof ask->typed, typed);
	else if (key_erases(key) && ask->typed[0])
		ask->typed[0] = '\0';
	else if (key->key != KEY_NPAGE || !turn_list(ask))
		no_choice(ask, key);
	return ASK_GOES_ON;
}

/* "1" was taken and "." follows: it was "1.", her second commander. */
static bool choice_goes_on(struct ask *ask, const struct showing *about, const struct key *key)
{
	int before = ask->present - 1;
	char typed[16], line[ASK_LINE];
	const struct ask_hole *hole;
	const struct choice *longer;

	if (ask_now(ask) == ASK_CHOICE || ask_now(ask) == ASK_SEVERAL) {
		/* A choice follows: its keys are its own. */
		if (ask->choice_taken)
			ask->typed[0] = '\0';
		ask->choice_taken = false;
		return false;
	}
	if (before < 0 || !ask->typed[0] || !key->text[0] || ask->edit.length)
		return false;
	hole = &ask->hole[ask->order[before]];
	if (hole->kind != ASK_CHOICE)
		return false;
	compose_known(ask, before, line);
	ask->choices = list_choices(ask, about, hole->name, line, ask->choice);
	snprintf(typed, sizeof typed, "%s%s", ask->typed, key->text);
	longer = find_choice(ask, typed);
	ask->choices = 0;
	if (!longer)
		return false;
	utf8_copy(ask->value[ask->order[before]], EDIT_BYTES, longer->word);
	return true;
}

/* The choices again, by what has been chosen of them. */
static void list_rest(struct ask *ask, const struct showing *about)
{
	char line[ASK_LINE];

	ask_preview(ask, line);
	ask->typed[0] = '\0';
	ask->instead = 0;
	ask->choices = list_choices(ask, about, present_hole(ask)->name, line, ask->choice);
	add_instead(ask);
}

static void add_word(struct ask *ask, const struct showing *about, const char *word)
{
	char text[sizeof ask->edit.text];

	snprintf(text, sizeof text, "%s%s%s", ask->edit.text, ask->edit.length ? " " : "", word);
	edit_set(&ask->edit, text);
	list_rest(ask, about);
}

/* {+}: words gather in the edit until Enter; Backspace takes the last one back. */
static enum ask_answer several_key(struct ask *ask, const struct showing *about, const struct key *key)
{
	char typed[16], text[sizeof ask->edit.text], *blank;
	const struct choice *choice;

	if (key->key == '\r') {
		utf8_copy(text, sizeof text, ask->edit.text);
		for (blank = text; is_value(ask) && (blank = strchr(blank, ' ')); *blank = ',')
			;
		return ask->edit.length || is_value(ask) ? take_value(ask, about, text) : ASK_GOES_ON;
	}
	if (key_erases(key)) {
		utf8_copy(text, sizeof text, ask->edit.text);
		blank = strrchr(text, ' ');
		*(blank ? blank : text) = '\0';
		edit_set(&ask->edit, text);
		list_rest(ask, about);
		return ASK_GOES_ON;
	}
	snprintf(typed, sizeof typed, "%s%s", ask->typed, key->text);
	choice = key->text[0] ? find_choice(ask, typed) : NULL;
	if (choice) {
		add_word(ask, about, choice->word);
	} else if (key->text[0] && begins_choice(ask, typed)) {
		utf8_copy(ask->typed, sizeof ask->typed, typed);
	} else {
		ask->typed[0] = '\0';
		no_choice(ask, key);
	}
	return ASK_GOES_ON;
}

enum ask_answer ask_choose(struct ask *ask, const struct showing *about, int n)
{
	ask->why.text[0] = '\0';
	if (ask_now(ask) != ASK_SEVERAL)
		return take_choice(ask, about, n);
	if (ask->choice[n].key[0])
		add_word(ask, about, ask->choice[n].word);
	return ASK_GOES_ON;
}

/* Whether what is typed can only be all of it. */
static bool is_full(const struct ask *ask, const struct showing *about)
{
	char line[ASK_LINE];

	compose_known(ask, ask->present, line);
	return screen_full(about, present_hole(ask)->name, line, ask->edit.text);
}

static enum ask_answer take_typed(struct ask *ask, const struct showing *about, char sign)
{
	char value[EDIT_BYTES];

	typed_value(ask, sign, value);
	return take_value(ask, about, value);
}

/* It ended by itself: a habitual Enter may follow. */
static enum ask_answer end_full(struct ask *ask, const struct showing *about)
{
	enum ask_answer answer = take_typed(ask, about, '=');

	ask->ended = answer == ASK_LINE_DONE;
	return answer;
}

bool ask_ends_typed(const struct ask *ask, const struct key *key)
{
	return key->key == '\r' && ask->binding && !ask->menu && !ask->sure && ask_now(ask) != ASK_CHOICE &&
	       ask->edit.length;
}

/* After a key that is no die: words that were meant for something else, whose Enter rolls nothing. */
static bool is_astray(const struct ask *ask)
{
	return ask_now(ask) == ASK_DICE && ask->note[0];
}

bool ask_may_end(const struct ask *ask)
{
	switch (ask_now(ask)) {
	case ASK_CHOICE: return has_one(ask);
	case ASK_SEVERAL: return ask->edit.length || is_value(ask);
	case ASK_NUMBER:
	case ASK_CHANGE: return ask->edit.length;
	default: return !ask->menu && !ask->sure && !is_astray(ask);
	}
}

static const struct key blank = { .key = ' ', .text = " " };

void ask_part(struct ask *ask)
{
	const char *text = ask->edit.text;

	if (ask_now(ask) == ASK_WORDS && ask->edit.cursor == ask->edit.length && ask->edit.length &&
	    text[ask->edit.length - 1] >= '0' && text[ask->edit.length - 1] <= '9')
		edit_key(&ask->edit, &blank);
}

bool ask_eats(struct ask *ask, const struct key *key)
{
	bool ended = (ask->ended || ask->stray) && !ask->binding;
	bool digit = key->text[0] >= '0' && key->text[0] <= '9' && !key->text[1];

	ask->ended = false;
	if (digit && ask->stray && !ask->binding)
		return ask->stray--;
	ask->stray = 0;
	return ended && key->key == '\r';
}

bool ask_is_within(const struct ask *ask, struct reason *why)
{
	int number = atoi(ask->edit.text);

	return ask_now(ask) != ASK_NUMBER || !ask->most || !ask->edit.length ||
	       (number >= ask->least && number <= ask->most) ||
	       reason_set(why, _("\"%s\" is not a number from %d to %d"), ask->edit.text, ask->least,
	                  ask->most);
}

/* Digits, and what ends them: Enter, for '~' also + and -; see also hole.full. */
static enum ask_answer number_key(struct ask *ask, const struct showing *about, const struct key *key)
{
	enum ask_kind kind = ask_now(ask);
	bool digit = key->text[0] >= '0' && key->text[0] <= '9' && !key->text[1];
	bool signed_ = kind == ASK_CHANGE && (key->text[0] == '+' || key->text[0] == '-');
	bool ends = signed_ || key->key == '\r';
	const struct binding *instead = binding_find(ask->binding->instead, key);
	struct reason why;

	if (key->key != '\r' && (digit ? ask->edit.length < 6 : !key->text[0]))
		edit_key(&ask->edit, key);
	if (kind == ASK_NUMBER && instead && ask->edit.length)
		return turn_into(ask, about, instead);
	if (digit && is_full(ask, about))
		return end_full(ask, about);
	if (!ends || !ask->edit.length) {
		if (!digit && (key->text[0] || ends))
			utf8_copy(ask->note, sizeof ask->note, _("type a number, then Enter; Esc cancels"));
		return ASK_GOES_ON;
	}
	if (!ask_is_within(ask, &why)) {
		utf8_copy(ask->note, sizeof ask->note, why.text);
		return ASK_GOES_ON;
	}
	return take_typed(ask, about, signed_ ? key->text[0] : '=');
}

static enum ask_answer dice_key(struct ask *ask, const struct showing *about, const struct key *key)
{
	bool die = key->text[0] >= '1' && key->text[0] <= '6' && !key->text[1];
	int wanted = present_hole(ask)->count;

	if (die || (!key->text[0] && key->key != '\r'))
		edit_key(&ask->edit, key);
	else if (key->key != '\r')
		utf8_copy(ask->note, sizeof ask->note, _("1 to 6 are dice, Enter rolls; Esc cancels"));
	if (key->key != '\r' && (!wanted || (int)ask->edit.length < wanted))
		return ASK_GOES_ON;
	return take_typed(ask, about, '=');
}

bool ask_takes_names(const struct ask *ask)
{
	return ask_now(ask) == ASK_WORDS && strncmp(ask->line, "seat ", strlen("seat ")) == 0;
}

/* Whether the key parts the names of players, as at home: a comma of either language outside of quotes. */
static bool parts_names(const struct ask *ask, const struct key *key)
{
	bool quoted = false;

	for (size_t i = 0; i < ask->edit.cursor; i++)
		quoted ^= ask->edit.text[i] == '"';
	return !quoted && (strcmp(key->text, "\xe3\x80\x81") == 0 || strcmp(key->text, ",") == 0) &&
	       ask_takes_names(ask);
}

bool ask_takes_card(const struct ask *ask)
{
	return ask_now(ask) == ASK_QUOTED && strncmp(ask->line, "commander ", strlen("commander ")) == 0;
}

bool ask_takes_path(const struct ask *ask)
{
	return ask_now(ask) == ASK_QUOTED && strcmp(present_hole(ask)->name, "file") == 0;
}

/* Tab goes on with a path, and names the files where several are meant. */
static void complete_path(struct ask *ask)
{
	char path[EDIT_BYTES];

	if (!outside_complete(ask->edit.text, path, sizeof path, ask->note, sizeof ask->note))
		snprintf(ask->note, sizeof ask->note, _("no file starts like that"));
	else
		edit_set(&ask->edit, path);
}

bool ask_is_unchanged(const struct ask *ask)
{
	return ask->binding && !ask->present && ask->first[0] && strcmp(ask->edit.text, ask->first) == 0;
}

static enum ask_answer text_key(struct ask *ask, const struct showing *about, const struct key *key)
{
	if (key->key == '\t' && ask_takes_path(ask)) {
		complete_path(ask);
		return ASK_GOES_ON;
	}
	if (key->key != '\r') {
		edit_key(&ask->edit, parts_names(ask, key) ? &blank : key);
		return key->text[0] && ask_now(ask) == ASK_WORDS && is_full(ask, about) ? end_full(ask, about)
		                                                                        : ASK_GOES_ON;
	}
	if (ask_is_unchanged(ask)) {
		forget(ask);
		return ASK_DROPPED;
	}
	return take_typed(ask, about, '=');
}

bool ask_says_yes(const struct ask *ask, const struct key *key)
{
	char name[16];

	key_label(key, name, sizeof name);
	return (key->key == '\r' || strcmp(key->text, "y") == 0) && strcmp(name, ask->opened) != 0;
}

static enum ask_answer answer_key(struct ask *ask, const struct showing *about, const struct key *key)
{
	bool astray = is_astray(ask);

	ask->note[0] = '\0';
	if (ask->sure) {
		const struct binding *other =
			ask->binding->instead ? binding_find(ask->binding->instead, key) : NULL;

		if (other)
			return turn_into(ask, about, other);
		return ask_surely(ask, ask_says_yes(ask, key));
	}
	if (key->key == 0x1b) {
		forget(ask);
		return ASK_DROPPED;
	}
	if (ask->menu) {
		const struct binding *chosen = ask_menu_row(ask, about, key);

		if (chosen)
			return ask_begin(ask, about, chosen);
		no_choice(ask, key);
		return ASK_GOES_ON;
	}
	if (choice_goes_on(ask, about, key))
		return ASK_GOES_ON;
	switch (ask_now(ask)) {
	case ASK_CHOICE: return choice_key(ask, about, key);
	case ASK_SEVERAL: return several_key(ask, about, key);
	case ASK_DICE: return astray && key->key == '\r' ? ASK_GOES_ON : dice_key(ask, about, key);
	case ASK_NUMBER:
	case ASK_CHANGE: return number_key(ask, about, key);
	default: return text_key(ask, about, key);
	}
}

enum ask_answer ask_key(struct ask *ask, const struct showing *about, const struct key *key)
{
	enum ask_answer answer;

	ask->why.text[0] = '\0';
	answer = answer_key(ask, about, key);
	if (answer == ASK_GOES_ON)
		key_label(key, ask->opened, sizeof ask->opened);
	return answer;
}

/* ---- looking at it ---- */

void ask_preview(const struct ask *ask, char *line)
{
	struct ask so_far = *ask;

	line[0] = '\0';
	if (!ask->binding || ask->menu || ask->who)
		return;
	if (ask->present < ask->asked && ask_now(ask) == ASK_SEVERAL && ask->edit.length) {
		snprintf(so_far.value[ask->order[ask->present]], EDIT_BYTES, "%.*s ..", EDIT_BYTES - 4,
		         ask->edit.text);
		compose_known(&so_far, ask->present + 1, line);
	} else {
		compose_known(ask, ask->present, line);
	}
}

const char *ask_note(const struct ask *ask, const struct showing *about)
{
	return screen_note(about, present_hole(ask)->name);
}

void ask_wanted(const struct ask *ask, char *out, size_t size)
{
	/* The names of holes that people read. */
	static const char *const names[] = {
		N_("name"),
		N_("why"),
		N_("how"),
		N_("kind"),
		N_("text"),
		N_("thrown"),
		N_("attacker,defender"),
		N_("hexes"),
		N_("gives"),
		N_("gets"),
		N_("survivors"),
		N_("file"),
		N_("judge"),
		N_("card name"),
		N_("item"),
		N_("which round"),
	};
	const struct ask_hole *hole = present_hole(ask);
	bool bounded = hole->kind == ASK_NUMBER && ask->most;

	out[0] = '\0';
	for (size_t i = 0; (hole->kind == ASK_QUOTED || hole->kind == ASK_WORDS || bounded) &&
	                   i < sizeof names / sizeof *names;
	     i++)
		if (strcmp(names[i], hole->name) == 0)
			snprintf(out, size, bounded ? _("%s (%d-%d)") : "%s", _(names[i]), ask->least,
			         ask->most);
}

void ask_around(const struct ask *ask, char *before, char *after)
{
	struct ask marked = *ask;
	char *field;

	snprintf(marked.value[ask->order[ask->present]], EDIT_BYTES, "\x01");
	compose_known(&marked, ask->present + 1, before);
	field = strchr(before, '\x01');
	if (!field) {
		after[0] = '\0';
		return;
	}
	snprintf(after, ASK_LINE, "%s", field + 1 + (field[1] == ' '));
	while (field > before && field[-1] == ' ')
		field--;
	*field = '\0';
}

/* What is asked behind the present hole answers itself: each has one choice, by what is typed so far. */
static bool rest_is_given(struct ask *trial, const struct showing *about)
{
	struct choice choice[CHOICES_MAX];

	while (++trial->present < trial->asked) {
		char line[ASK_LINE];

		compose_known(trial, trial->present, line);
		if (present_hole(trial)->kind != ASK_CHOICE ||
		    list_choices(trial, about, present_hole(trial)->name, line, choice) != 1)
			return false;
		utf8_copy(trial->value[trial->order[trial->present]], EDIT_BYTES, choice[0].word);
	}
	return true;
}

bool ask_trial(const struct ask *ask, const struct showing *about, char sign, char *line)
{
	struct ask trial = *ask;
	const struct ask_hole *hole;
	bool number;

	if (!ask->binding || ask->menu || ask->who || ask->present >= ask->asked)
		return false;
	hole = present_hole(ask);
	number = hole->kind == ASK_NUMBER || hole->kind == ASK_CHANGE;
	if (hole->kind == ASK_CHOICE || (number && !ask->edit.length) || ask_is_unchanged(ask) ||
	    is_astray(ask))
		return false;
	typed_value(ask, sign, trial.value[ask->order[ask->present]]);
	if (!rest_is_given(&trial, about))
		return false;
	compose_known(&trial, trial.asked, line);
	return true;
}

static bool guess_hole(const struct ask *ask, const struct showing *about, const struct ask_hole *hole,
                       const char *line, char *value, size_t size)
{
	struct choice choice[CHOICES_MAX];

	switch (hole->kind) {
	case ASK_FILLED: return fill_hole(about, hole->name, value, size);
	case ASK_DICE: *value = '\0'; return true; /* left to be rolled */
	case ASK_CHOICE:
	case ASK_SEVERAL:
		if (list_choices(ask, about, hole->name, line, choice) <= 0)
			return false;
		utf8_copy(value, size, choice[0].word);
		return true;
	case ASK_NUMBER: utf8_copy(value, size, "1"); return true;
	case ASK_CHANGE:
		if (!fill_hole(about, hole->name, value, size))
			utf8_copy(value, size, "+1");
		return true;
	default:
		if (!fill_hole(about, hole->name, value, size))
			utf8_copy(value, size, "x");
		return true;
	}
}

bool ask_guess(const struct showing *about, const struct binding *binding, char *line)
{
	struct ask_hole holes[ASK_HOLES];
	char value[ASK_HOLES][200];
	const char *values[ASK_HOLES] = { NULL };
	const struct offer *offer = NULL;
	bool aims = binding->aimed;
	struct ask ask;
	int count;

	if (binding->offer && !(offer = offer_of(about, binding, NULL)))
		return false;
	ask.binding = binding;
	ask.offered = offer != NULL;
	ask.seat = offer ? offer->seat : -1;
	template_of(binding, offer, ask.line);
	count = find_holes(ask.line, holes);
	for (int i = 0; i < count; i++) {
		compose(ask.line, holes, count, values, line); /* what is guessed so far */
		values[i] = value[i];
		is_filled(&holes[i], about, ask.offered, &aims);
		if (strcmp(holes[i].name, "run") == 0)
			snprintf(value[i], sizeof value[i], "%+d", binding->step);
		else if (!guess_hole(&ask, about, &holes[i], line, value[i], sizeof value[i]))
			return false;
	}
	compose(ask.line, holes, count, values, line);
	return true;
}

const struct binding *ask_menu_row(const struct ask *ask, const struct showing *about, const struct key *key)
{
	const struct binding *row = binding_find(ask->menu, key);

	while (row && !menu_has(row, about))
		row = binding_find(row + 1, key);
	return row;
}

const struct binding *ask_binding(const struct showing *about, const struct key *key)
{
	const struct binding *first = binding_find(about->keys, key), *tells = NULL;
	bool waits = false; /* a row stands, but is not what comes next */

	for (const struct binding *row = first; row; row = binding_find(row + 1, key)) {
		const struct offer *offer = row->next ? screen_offer(about, row, NULL) : NULL;
		bool stands = offer && !offer->why;

		if (binding_holds(row, about))
			return row;
		waits |= stands;
		if (!tells && !stands && (!row->when || row->when(about->view, about->state)))
			tells = row;
	}
	return tells ? tells : waits ? NULL : first;
}
