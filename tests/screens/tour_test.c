/* SPDX-License-Identifier: MIT */
/*
 * The tours: every line is accepted at its step, every key is one of the screen's,
 * every sentence fits into a message line in both languages.
 */
#include <ctype.h>
#include <locale.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "app/core/ask.h"
#include "app/core/keys.h"
#include "rules/core/i18n.h"
#include "rules/core/journal.h"
#include "rules/core/utf8.h"

enum { COLUMNS = 54, STEPS_LEAST = 6, STEPS_MOST = 12 };

static void say_lines(struct journal *journal, const char *lines)
{
	struct rng rng;
	struct reason why = { 0 };

	rng_seed(&rng, 7);
	for (; lines && *lines; lines += strspn(lines, "\n")) {
		size_t length = strcspn(lines, "\n");

		if (journal_say(journal, lines, length, 1000, &rng, false, NULL, NULL, &why) != JOURNAL_SAID)
			fail_msg("%s: %.*s: %s", journal_game(journal)->id, (int)length, lines, why.text);
		lines += length;
	}
}

static void test_lines_are_said(void **state)
{
	for (int i = 0; screens[i]; i++) {
		struct journal *journal = journal_new(screens[i]->game);

		for (const struct tour_step *step = screens[i]->tour; step && (step->text || step->line);
		     step++)
			say_lines(journal, step->line);
		journal_free(journal);
	}
}

static bool has_label(const struct binding *keys, const char *label)
{
	for (; keys && keys->key; keys++)
		if (strcmp(keys->key, label) == 0)
			return true;
	return false;
}

/* A digit chooses a seat; all else is a row of some table. */
static bool is_of_screen(const struct screen *screen, const char *label)
{
	bool found = has_label(screen->keys, label) || (label[0] >= '0' && label[0] <= '9' && !label[1]);

	for (const struct key_mode *mode = screen->modes; mode && mode->name; mode++)
		found = found || has_label(mode->keys, label);
	return found;
}

static void test_keys_are_the_screens(void **state)
{
	for (int i = 0; screens[i]; i++)
		for (const struct tour_step *step = screens[i]->tour; step && (step->text || step->line);
		     step++)
			if (step->press && !is_of_screen(screens[i], step->press))
				fail_msg("%s has no key %s", screens[i]->game->id, step->press);
}

/* Each letter that a sentence names is a key of the table; a may be the article. */
static void test_letters_are_the_screens(void **state)
{
	for (int i = 0; screens[i]; i++)
		for (const struct tour_step *step = screens[i]->tour; step && (step->text || step->line);
		     step++)
			for (const char *at = step->text ? step->text : ""; *at; at++) {
				char label[2] = { *at, '\0' };

				if (!isalpha((unsigned char)*at) || toupper((unsigned char)*at) == 'A' ||
				    isalpha((unsigned char)at[1]) || at[1] == '\'' ||
				    (at > step->text && (isalnum((unsigned char)at[-1]) || at[-1] == '\'')))
					continue;
				if (!is_of_screen(screens[i], label) && !has_label(common_keys, label))
					fail_msg("%s has no key %s: %s", screens[i]->game->id, label,
					         step->text);
			}
}

static void check_sentences(void)
{
	for (int i = 0; screens[i]; i++) {
		int count = 0;

		for (const struct tour_step *step = screens[i]->tour; step && (step->text || step->line);
		     step++) {
			if (step->text && utf8_columns(_(step->text)) > COLUMNS)
				fail_msg("%s: too long: %s", screens[i]->game->id, _(step->text));
			count += step->text != NULL;
		}
		if (screens[i]->tour && (count < STEPS_LEAST || count > STEPS_MOST))
			fail_msg("%s: %d sentences are not two minutes", screens[i]->game->id, count);
	}
}

static void test_sentences_fit(void **state)
{
	check_sentences();
#if ENABLE_NLS
	if (!setlocale(LC_ALL, "ja_JP.UTF-8") || !getenv("TABLESIDE_LOCALEDIR"))
		return; /* no such locale here */
	bindtextdomain(PACKAGE, getenv("TABLESIDE_LOCALEDIR"));
	bind_textdomain_codeset(PACKAGE, "UTF-8");
	textdomain(PACKAGE);
	i18n_look();
	check_sentences();
	for (int i = 0; screens[i]; i++)
		for (const struct tour_step *step = screens[i]->tour; step && (step->text || step->line);
		     step++)
			if (step->text)
				assert_string_not_equal(step->text, _(step->text));
#endif
}

static void test_last_step_only_tells(void **state)
{
	for (int i = 0; screens[i]; i++) {
		const struct tour_step *step = screens[i]->tour;

		if (!step)
			continue;
		while (step[1].text || step[1].line)
			step++;
		assert_non_null(step->text);
		assert_null(step->line);
		assert_null(step->press);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_lines_are_said),          cmocka_unit_test(test_keys_are_the_screens),
		cmocka_unit_test(test_letters_are_the_screens), cmocka_unit_test(test_last_step_only_tells),
		cmocka_unit_test(test_sentences_fit),
	};

	return cmocka_run_group_tests_name("the tours", tests, NULL, NULL);
}
