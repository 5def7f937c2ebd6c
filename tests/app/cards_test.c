/* SPDX-License-Identifier: MIT */
/*
 * A large file of card data: how far it is read is told on a terminal, and nowhere else; Esc
 * stops it at a table. And a small one, which knows how the names of cards go on.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

#include "tests/kit/programs.h"

enum { CARDS = 20000, PADDING = 900 }; /* 18 MiB, told of twice */

struct files {
	char cards[PATH_MAX], deck[PATH_MAX];
};

static void write_files(const struct programs *p, struct files *files)
{
	FILE *out;

	snprintf(files->cards, sizeof files->cards, "%s/cards.json", p->home);
	snprintf(files->deck, sizeof files->deck, "%s/deck.txt", p->home);
	out = fopen(files->deck, "we");
	assert_non_null(out);
	fputs("1 Card 7\n", out);
	assert_int_equal(fclose(out), 0);
	out = fopen(files->cards, "we");
	assert_non_null(out);
	for (int i = 0; i < CARDS; i++)
		fprintf(out,
		        "%s{\"object\":\"card\",\"name\":\"Card "
		        "%d\",\"lang\":\"en\",\"type_line\":\"Creature\","
		        "\"color_identity\":[],\"legalities\":{\"commander\":\"legal\"},\"text\":\"%0*d\"}",
		        i ? ",\n" : "[", i, PADDING, 0);
	fputs("]\n", out);
	assert_int_equal(fclose(out), 0);
}

static void a_command_tells_and_wipes(void **state)
{
	struct programs *p = *state;
	struct files files;
	struct term_start start = { .args = { "deck", files.deck, "--cards", files.cards } };
	struct term *t;
	size_t size;

	write_files(p, &files);
	t = programs_open(p, start);
	assert_int_equal(WEXITSTATUS(term_wait_exit(t)), 1);
	term_wait_raw(t, "\rreading the card data: ");
	assert_false(term_has(t, "reading"));
	assert_true(term_has(t, "count: "));
	t = programs_open(p, start); /* from the index */
	term_wait_exit(t);
	assert_null(strstr(term_raw(t, &size), "reading"));
}

static void a_pipe_hears_nothing(void **state)
{
	struct programs *p = *state;
	struct files files;

	write_files(p, &files);
	programs_output(p, (struct term_start){ .args = { "deck", files.deck, "--cards", files.cards } });
	assert_int_equal(p->status, 1);
	assert_string_equal(p->errors, "");
}

/* Escape is typed ahead: it is found when the first part has been read. */
static void escape_stops_at_a_table(void **state)
{
	struct programs *p = *state;
	struct files files;
	char line[3 * PATH_MAX];
	struct term *t;

	write_files(p, &files);
	t = programs_four(p);
	snprintf(line, sizeof line, ":deck Alice \"%s\" cards=\"%s\"\r", files.deck, files.cards);
	term_send(t, line);
	term_wait_raw(t, "reading the card data: ");
	term_wait_text(t, "count: ");
	remove(files.cards);
	write_files(p, &files);
	term_send(t, TERM_ESC);
	term_wait_gone(t, "Esc close");
	snprintf(line + strlen(line), sizeof line - strlen(line), TERM_ESC);
	term_send(t, line);
	term_wait_text(t, "stopped:"); /* the row may end behind it */
}

/* Where the program looks for card data by itself. */
static void keep_cards(const struct programs *p)
{
	const char *folder = getenv("srcdir");
	char path[PATH_MAX], bytes[4096];
	size_t size;
	FILE *from, *to;

	snprintf(path, sizeof path, "%s/tests/saves/cards/small.json", folder ? folder : ".");
	from = fopen(path, "re");
	assert_non_null(from);
	snprintf(path, sizeof path, "%s/data/tableside/cards.json", p->home);
	to = fopen(path, "we");
	assert_non_null(to);
	while ((size = fread(bytes, 1, sizeof bytes, from)))
		fwrite(bytes, 1, size, to);
	fclose(from);
	assert_int_equal(fclose(to), 0);
}

static void tab_goes_on_with_a_commander(void **state)
{
	struct programs *p = *state;
	struct term *t = programs_four(p);

	term_send(t, "AThras");
	term_wait_text(t, "Alice: commander Thras");
	assert_false(term_has(t, "Tab"));
	term_press(t, "\t", "Tab needs card data");
	keep_cards(p);
	term_press(t, "\t", "Tab complete"); /* once there are data it is offered */
	term_wait_text(t, "Alice: commander Thrasios, Triton Hero");
	term_press(t, " + nobody\t", "no card that may lead a deck starts like that");
	for (int i = 0; i < 6; i++)
		term_send(t, "\177");
	term_press(t, "tym\t", "Alice: commanders Thrasios, Triton Hero and Tymna the Weaver");
	term_press(t, "\r2ANic\t",
	           "commander Bob name   Nicol Bolas, the Ravager // Nicol Bolas, the Arisen");
	term_press(t, "\r3-", "Carol: 39 life"); /* a card of two faces: nobody is asked */
	term_press(t, "3ATh\t", "The Tenth Doctor, Thrasios, Triton Hero");
}

/* What is drawn while a name is typed reads no card data; Enter does. */
static void a_name_brings_its_colours(void **state)
{
	struct programs *p = *state;
	struct term *t = programs_four(p);

	keep_cards(p);
	term_press(t, "A", "name the commander");
	term_press(t, "Edgar Markov", "Alice: commander Edgar Markov");
	assert_false(term_has(t, "colour identity"));
	term_press(t, "\r", "colour identity WBR");
	term_press(t, "2ATymna the Weaver + Edgar Markov", "cannot lead together (702.124)");
	term_press(t, "\r", "O allows it");
	term_press(t, "\b\b\b\b\b\b\b\b\b\b\b\b\bThrasios, Triton Hero\r", "Tymna + Thrasios WUBG");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(a_command_tells_and_wipes, programs_begin, programs_end),
		cmocka_unit_test_setup_teardown(a_pipe_hears_nothing, programs_begin, programs_end),
		cmocka_unit_test_setup_teardown(escape_stops_at_a_table, programs_begin, programs_end),
		cmocka_unit_test_setup_teardown(tab_goes_on_with_a_commander, programs_begin, programs_end),
		cmocka_unit_test_setup_teardown(a_name_brings_its_colours, programs_begin, programs_end),
	};

	return cmocka_run_group_tests_name("large card data", tests, NULL, NULL);
}
