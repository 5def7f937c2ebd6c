/* SPDX-License-Identifier: MIT */
/*
 * Asks a binding's question in lines, and takes one line as the answer: a choice
 * by number or key, or typed text.
 */
#include <stdio.h>
#include <string.h>

#include "plain.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "screens/shell/whichkey.h"

/* The choices now; for a menu its rows. */
static int choices_of(struct plain *p, struct choice out[CHOICES_MAX])
{
	const struct ask *ask = &p->t.ask;
	struct showing about = tui_about(&p->t);

	if (ask->menu)
		return whichkey_menu(&about, ask->binding, out, CHOICES_MAX);
	memcpy(out, ask->choice, (size_t)ask->choices * sizeof *out);
	return ask->choices;
}

/* Digit keys would be ambiguous with numbers: then the keys are listed. */
static bool keys_are_numbers(const struct choice *choice, int count)
{
	for (int i = 0; i < count; i++)
		if (choice[i].key[0] >= '0' && choice[i].key[0] <= '9')
			return true;
	return false;
}

static void tell_choices(struct plain *p)
{
	const struct ask *ask = &p->t.ask;
	struct choice choice[CHOICES_MAX];
	struct showing about = tui_about(&p->t);
	int count = choices_of(p, choice);
	bool by_key = keys_are_numbers(choice, count);
	char head[300], line[ASK_LINE];

	whichkey_head(&about, ask->binding, head, sizeof head);
	ask_preview(ask, line);
	plain_say(p,
	          ask_now(ask) == ASK_SEVERAL ? _("%s; one or several; . cancels")
	                                      : _("%s; choose one; . cancels"),
	          *head ? head : line);
	for (int i = 0; i < count; i++) {
		const struct choice *one = &choice[i];
		const char *name = *one->name ? one->name : one->word;

		if (by_key)
			snprintf(head, sizeof head, "%s. %s", one->key, name);
		else
			snprintf(head, sizeof head, "%d. %s%s(%s)", i + 1, name, *name ? " " : "", one->key);
		plain_say(p, "%s%s%s%s%s", head, *one->text ? ": " : "", one->text,
		          *one->value ? _(", ") : "", one->value);
	}
}

void plain_ask_tell(struct plain *p)
{
	const struct ask *ask = &p->t.ask;
	char line[ASK_LINE], wanted[60] = "";
	const char *text;

	ask_preview(ask, line);
	if (!ask->menu && !ask->sure && !ask->who)
		ask_wanted(ask, wanted, sizeof wanted);
	text = *wanted || !ask->binding->help ? wanted : _(ask->binding->help);
	switch (ask_now(ask)) {
	case ASK_SURE:
		plain_say(p, _("%s? y or Enter: yes; anything else: no"), ask->question);
		for (const struct binding *row = ask->binding->instead; row && row->key; row++)
			plain_say(p, "%s %s", row->key, _(row->label));
		break;
	case ASK_MENU:
	case ASK_CHOICE:
	case ASK_SEVERAL: tell_choices(p); break;
	case ASK_NUMBER:
		plain_say(p, _("%s: %s; . cancels"), line, *wanted ? wanted : _("a number"));
		for (const struct binding *row = ask->binding->instead; row && row->key; row++)
			plain_say(p, _("with %s after it: %s"), row->key, _(row->label));
		break;
	case ASK_CHANGE: plain_say(p, _("%s: -7 loses, +7 gains, 7 sets; . cancels"), line); break;
	case ASK_DICE: plain_say(p, _("%s: the dice, like 3 5 6; Enter alone rolls; . cancels"), line); break;
	default:
		if (ask_is_unchanged(ask))
			plain_say(p, _("%s: %s, now %s; Enter alone keeps it; . cancels"), line, text,
			          ask->first);
		else
			plain_say(p,
			          binding_ends(&p->t) ? _("%s: %s; Enter alone skips it; . cancels")
			                              : _("%s: %s; . cancels"),
			          line, text);
	}
}

/* ---- the answer ---- */

/* By its key, its number where those are no keys, or its name; -1: none. */
static int find_choice(const struct choice *choice, int count, const char *text)
{
	char folded[200], name[200];
	int n = plain_number(text), found = -1;

	for (int i = 0; i < count; i++)
		if (strcmp(choice[i].key, text) == 0)
			return i;
	if (n >= 1 && n <= count && !keys_are_numbers(choice, count))
		return n - 1;
	utf8_fold(text, folded, sizeof folded);
	for (int i = 0; i < count && *folded; i++) {
		const char *of = *choice[i].name ? choice[i].name : choice[i].word;

		utf8_fold(of + (*of == '"'), name, sizeof name);
		if (strcmp(name, folded) == 0)
			return i;
		if (strncmp(name, folded, strlen(folded)) == 0)
			found = found == -1 ? i : -2; /* -2: it begins several */
	}
	return found < 0 ? -1 : found;
}

static void none_of_these(struct plain *p, const char *text)
{
	tui_message(&p->t, ROLE_WARNING, _("%s is not one of these; . cancels"), text);
}

static void press(struct plain *p, int key, const char *text)
{
	struct key pressed = { .key = key };

	utf8_copy(pressed.text, sizeof pressed.text, text);
	overlay_key(&p->t, &pressed);
}

static void choose(struct plain *p, const char *text)
{
	struct choice choice[CHOICES_MAX];
	int count = choices_of(p, choice), n = find_choice(choice, count, text);
	struct key key;

	if (n < 0)
		none_of_these(p, text);
	else if (!p->t.ask.menu)
		binding_choose(&p->t, n);
	else if (key_of_label(choice[n].key, &key))
		overlay_key(&p->t, &key);
}

/* "1 3": each of the words one choice, and Enter. */
static void choose_several(struct plain *p, const char *text)
{
	struct choice choice[CHOICES_MAX];
	int count = choices_of(p, choice);

	while (*text) {
		size_t length = strcspn(text, " ,");
		char word[120];
		int n;

		snprintf(word, sizeof word, "%.*s", (int)length, text);
		text += length + strspn(text + length, " ,");
		n = find_choice(choice, count, word);
		if (n < 0) {
			edit_set(&p->t.ask.edit, "");
			none_of_these(p, word);
			return;
		}
		binding_choose(&p->t, n);
	}
	press(p, '\r', "");
}

/* "7", "+7", "7-", "=40": as keys would. */
static void answer_number(struct plain *p, const char *text, bool signs)
{
	const char *digits = text + (signs && strchr("+-=", *text) ? 1 : 0);
	const struct binding *instead = p->t.ask.binding->instead;
	size_t length = strspn(digits, "0123456789");
	char sign = digits > text ? *text : digits[length], number[8];

	for (; instead && instead->key; instead++)
		if (length && length <= 6 && strcmp(instead->key, digits + length) == 0) {
			snprintf(number, sizeof number, "%.*s", (int)length, digits);
			edit_set(&p->t.ask.edit, number);
			press(p, *instead->key, instead->key);
			return;
		}
	if (!*text || !length || length > 6 || strlen(digits + length) > (digits > text ? 0 : 1) ||
	    (digits == text && digits[length] && !(signs && strchr("+-", sign)))) {
		tui_message(&p->t, ROLE_WARNING, _("%s is not a number; . cancels"), *text ? text : "-");
		return;
	}
	snprintf(number, sizeof number, "%.*s", (int)length, digits);
	edit_set(&p->t.ask.edit, number);
	if (sign == '+' || sign == '-')
		press(p, sign, (char[]){ sign, '\0' });
	else
		press(p, '\r', "");
}

static void answer_dice(struct plain *p, const char *text)
{
	const struct binding *binding = p->t.ask.binding;

	if (text[strspn(text, "123456 ,")]) {
		tui_message(&p->t, ROLE_WARNING, "%s", _("type dice as digits from 1 to 6"));
		return;
	}
	for (; *text; text++)
		if (*text >= '1' && *text <= '6' && p->t.over == &overlay_ask && p->t.ask.binding == binding)
			press(p, *text, (char[]){ *text, '\0' });
	if (p->t.over == &overlay_ask && ask_now(&p->t.ask) == ASK_DICE)
		press(p, '\r', "");
}

void plain_ask_line(struct plain *p, const char *line)
{
	enum ask_kind kind = ask_now(&p->t.ask);
	bool chooses = kind == ASK_MENU || kind == ASK_CHOICE;

	if (kind == ASK_SURE) {
		const struct binding *other = p->t.ask.binding->instead;
		bool yes = !*line || strcmp(line, "y") == 0, turns = other && strcmp(line, other->key) == 0;

		press(p, turns ? *line : yes ? '\r' : 0x1b, turns ? line : "");
		if (!yes && !turns)
			plain_say(p, "%s", _("cancelled"));
	} else if (strcmp(line, ".") == 0) {
		press(p, 0x1b, "");
		plain_say(p, "%s", _("cancelled"));
	} else if (!*line && (chooses || kind == ASK_SEVERAL)) {
		return; /* ask again */
	} else if (chooses) {
		choose(p, line);
	} else if (kind == ASK_SEVERAL) {
		choose_several(p, line);
	} else if (kind == ASK_NUMBER || kind == ASK_CHANGE) {
		answer_number(p, line, kind == ASK_CHANGE);
	} else if (kind == ASK_DICE) {
		answer_dice(p, line);
	} else if (strlen(line) >= EDIT_BYTES) {
		tui_message(&p->t, ROLE_WARNING, "%s", _("this line is too long"));
	} else {
		if (*line || !ask_is_unchanged(&p->t.ask))
			edit_set(&p->t.ask.edit, line);
		press(p, '\r', "");
	}
}
