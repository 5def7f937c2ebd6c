/* SPDX-License-Identifier: MIT */
/*
 * An evening of MECCG as two people play it on one keyboard: from the lists in their files over
 * the draft and the first turns to the council, by the keys that the screen offers. The test
 * reads what they read, and all bytes that reach the terminal: none of them names a card of a
 * player while the other one looks.
 */
#define _GNU_SOURCE /* memmem */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include <cmocka.h>

#include "tests/kit/term.h"

enum { AIKO, BEN, NOBODY, COPIES = 3 };

/* ---- two lists ---- */

static const char *const resources[] = {
	"A Friend or Three", "A Short Rest", "Concealment", "Dark Quarrels", "Escape",
	"Halfling Strength", "Lucky Search", "Vanishment",  "Elf-song",      "Marvels Told",
};
static const char *const hazards[] = {
	"Brigands",         "Cave-drake",          "Orc-watch",  "Wargs",
	"Arouse Defenders", "Arouse Denizens",     "Foul Fumes", "River",
	"Awaken Defenders", "Alone and Unadvised",
};

enum { KINDS = sizeof resources / sizeof *resources };

static void write_text(const char *home, const char *name, const char *before, const char *between,
                       const char *format, int copies)
{
	char path[300];
	FILE *file;

	snprintf(path, sizeof path, "%s/%s", home, name);
	file = fopen(path, "w");
	assert_non_null(file);
	fputs(before, file);
	for (int part = 0; part < 2; part++) {
		if (part)
			fputs(between, file);
		for (int i = 0; i < KINDS * copies; i++)
			fprintf(file, format, part ? hazards[i / copies] : resources[i / copies]);
	}
	fclose(file);
}

/* As NetMECCG writes a list: a line for each copy, no accents. */
static void write_aikos(const char *home)
{
	write_text(
		home, "aiko.dck",
		"[NetMECCG v1.4 Deck]\n\n# made for a test\n\n[starting]\nGloin\nFaramir\nImrahil\n"
		"Annalena\nBeregond\nHaldalam\nCram\nDagger of Westernesse\n\n[sideboard]\nThe One Ring\n\n"
		"[anti-FW]\n\n[characters]\nGandalf\nGandalf\n\n[resources]\n",
		"\n[hazards]\n", "%s\n", COPIES);
}

/* As GCCG writes it: a count, and the printing behind the name. */
static void write_bens(const char *home)
{
	write_text(
		home, "ben.deck",
		"#\n# GCCG v0.9.6 Middle-earth deck\n#\n\n####\nPool\n####\n\n# Hero Character (6)\n\n"
		"1 Celeborn [H] (TW)\n1 Gl\xc3\xb3in [H] (TW)\n1 Thranduil [H] (TW)\n1 Elladan [H] (TW)\n"
		"1 Bombur [H] (TW)\n1 \xc3\x89owyn [H] (TW)\n\n# Hero Resource (2)\n\n1 Athelas [H] (TW)\n"
		"1 Shield of Iron-bound Ash [H] (TW)\n\n"
		"####\nDeck\n####\n\n# Hero Character (3)\n\n3 Saruman [H] (TW)\n\n# Hero Resource (30)\n\n",
		"\n# Hazard (30)\n\n", "3 %s (TW)\n", 1);
}

/* ---- what must not reach the terminal ---- */

/* A part of the name that no other word on a screen has; `shown`: after this step both know it. */
static const struct secret {
	int whose;
	const char *part, *shown;
} secrets[] = {
	{ AIKO, "Gl\xc3\xb3in", "both show" },
	{ BEN, "Gl\xc3\xb3in", "both show" },
	{ AIKO, "Imrah", "the second reveal" },
	{ BEN, "Celeb", "the second reveal" },
	{ AIKO, "Annal", "the third reveal" },
	{ BEN, "Thrandui", "the third reveal" },
	{ AIKO, "Farami", NULL },
	{ BEN, "Ellad", NULL },
	{ AIKO, "Berego", NULL },
	{ BEN, "Bombu", NULL },
	{ AIKO, "Haldala", NULL },
	{ BEN, "owyn", NULL },
};

enum { SECRETS = sizeof secrets / sizeof *secrets };

/* One step: who looks, the keys, and what is to be read then. */
struct step {
	const char *name; /* for secrets.shown; NULL: an ordinary one */
	int looks;        /* whose half is open after the keys; NOBODY: both look */
	const char *keys, *text, *also;
};

static bool is_secret(const struct secret *secret, const bool shown[SECRETS], int looks)
{
	return !shown[secret - secrets] && secret->whose != looks;
}

/* All that the program has written since the last step, and all that stands on the screen. */
static void nothing_leaks(struct term *t, const struct step *step, const bool shown[SECRETS])
{
	size_t size;
	const char *raw;

	term_settle(t); /* what is never written can only be known by waiting */
	raw = term_raw(t, &size);
	for (int i = 0; i < SECRETS; i++) {
		const char *part = secrets[i].part;

		if (!is_secret(&secrets[i], shown, step->looks))
			continue;
		/* while its owner looks the same name may be the owner's own */
		if (step->looks != NOBODY && strcmp(part, "Gl\xc3\xb3in") == 0)
			continue;
		if (memmem(raw, size, part, strlen(part)) || term_has(t, part))
			fail_msg("after \"%s\" the terminal was told \"%s\"", step->keys, part);
	}
	term_raw_forget(t);
}

static void play(struct term *t, bool shown[SECRETS], const struct step *steps, int count)
{
	for (int i = 0; i < count; i++) {
		const struct step *step = &steps[i];

		for (int k = 0; k < SECRETS && step->name; k++)
			shown[k] |= secrets[k].shown && strcmp(secrets[k].shown, step->name) == 0;
		term_press(t, step->keys, step->text);
		if (step->also)
			term_wait_text(t, step->also);
		nothing_leaks(t, step, shown);
	}
}

/* ---- the evening ---- */

static void from_two_lists_to_the_council(void **state)
{
	char *home = *state;
	char files[300], aikos[300], bens[300], aikos_deck[300], bens_deck[300];
	struct term_start start = { .home = home };
	bool shown[SECRETS] = { false };
	struct term *t;
	int row, col;

	write_aikos(home);
	write_bens(home);
	snprintf(files, sizeof files, "F%s/\t", home);
	snprintf(aikos, sizeof aikos, "F%s/aik\t\r", home);
	snprintf(bens, sizeof bens, "\tF%s/ben.deck\r", home);
	snprintf(aikos_deck, sizeof aikos_deck, "1F%s/aiko.dck\r", home);
	snprintf(bens_deck, sizeof bens_deck, "2F%s/ben.deck\r", home);
	const struct step steps[] = {
		{ NULL, NOBODY, "6", "MECCG  2 names:", NULL },
		{ NULL, NOBODY, "Aiko Ben\r", "seated: Aiko, Ben", "F read a list" },
		{ NULL, NOBODY, files, "aiko.dck, ben.deck", "Tab complete" },
		{ NULL, NOBODY, "/zz\t", "no file starts like that", NULL },
		{ NULL, NOBODY, TERM_ESC, "seated: Aiko, Ben", "F read a list" },
		{ NULL, NOBODY, aikos, "Aiko's pool: 6 characters of 10", "6 of 10 in the pool" },
		{ NULL, NOBODY, bens, "Ben's pool: 6 characters of 10", "S seal pool" },
		{ NULL, NOBODY, "ol1", "length: 1", NULL },
		{ NULL, NOBODY, "S", "the pool is sealed: it stays as it is", NULL },
		{ NULL, NOBODY, "y", "Ben's pool is sealed; now Aiko's pool", NULL },
		{ NULL, NOBODY, "S", "the pool is sealed: it stays as it is", NULL },
		{ NULL, NOBODY, "y", "the draft begins: both pick face down", "Enter pick" },
		/* both want the same one */
		{ NULL, AIKO, "1\r", "Aiko picks now: Ben, please look away", "Imrahil" },
		{ NULL, NOBODY, "glo\r", "Aiko has picked", "s stop" },
		{ NULL, BEN, "\r", "Ben picks now: Aiko, please look away", "Thranduil" },
		{ NULL, NOBODY, "glo\r", "Space reveal", "Ben has picked" },
		{ "both show", NOBODY, " ", "set aside for both (L-General-5)", "SET ASIDE" },
		{ NULL, NOBODY, " ", "Enter pick", "set aside" },
		{ NULL, AIKO, "\r", "Aiko picks now", "5 matches" },
		{ NULL, NOBODY, "imr\r", "Aiko has picked", "s stop" },
		{ NULL, BEN, "\r", "Aiko, please look away", "14 left" },
		{ NULL, NOBODY, "cele\r", "Space reveal", "Ben has picked" },
		{ "the second reveal", NOBODY, " ", "Imrahil joins Aiko; Celeborn joins Ben", "JOINS" },
		{ NULL, NOBODY, " ", "Enter pick", "14 left" },
		/* a pick may change until the reveal */
		{ NULL, AIKO, "\r", "Ben, please look away", "Faramir" },
		{ NULL, NOBODY, "fara\r", "Aiko has picked", "s stop" },
		{ NULL, AIKO, "1\r", "Ben, please look away", "Annalena" },
		{ NULL, NOBODY, "anna\r", "Aiko has picked again", "s stop" },
		{ NULL, BEN, "2\r", "Aiko has picked. Ben picks now", "Thranduil" },
		{ NULL, NOBODY, "thr\r", "Space reveal", "Ben has picked" },
		{ "the third reveal", NOBODY, " ", "Annalena joins Aiko; Thranduil joins Ben",
		  "Aiko 9/20, 2/5" },
		{ NULL, NOBODY, " s", "Aiko shows no more characters: a company of 2", NULL },
		{ NULL, NOBODY, "y", "Aiko stops with a company of 2", NULL },
		{ NULL, NOBODY, "2s", "Ben shows no more characters", NULL },
		{ NULL, NOBODY, "y", "THE DRAFT IS OVER   sites, items, decks", "4 left for the deck" },
		/* what they start with */
		{ NULL, NOBODY, "1ia", "item Aiko", NULL },
		{ NULL, NOBODY, "a", "Imrahil starts with Cram", NULL },
		{ NULL, NOBODY, "i", "Annalena starts with Dagger of Westernesse", NULL },
		{ NULL, NOBODY, "w", "Aiko starts at Rivendell", NULL },
		{ NULL, NOBODY, aikos_deck, "Aiko's deck: 12 creatures, legal", " LEGAL " },
		{ NULL, NOBODY, "S", "the deck is sealed: it stays as it is", NULL },
		{ NULL, NOBODY, "y", "Aiko's deck is sealed", NULL },
		{ NULL, NOBODY, "2w", "Ben starts at Rivendell", NULL },
		{ NULL, NOBODY, "iaa", "Celeborn starts with Athelas", NULL },
		{ NULL, NOBODY, bens_deck, "Ben's deck: 12 creatures, legal", "30 of 30" },
		{ NULL, NOBODY, "S", "the deck is sealed: it stays as it is", NULL },
		{ NULL, NOBODY, "y", "Ben's deck is sealed", NULL },
		{ NULL, NOBODY, "n1", "the game begins, but not all is ready",
		  "Ben may still give 1 starting item" },
		{ NULL, NOBODY, "y", "turn Aiko", "character points 3" },
		/* turns, and who has enough calls */
		{ NULL, NOBODY, "C", "Aiko cannot call yet: points 3", NULL },
		{ NULL, NOBODY, "jj=18\r", "Aiko: item 18", "ahead by" },
		{ NULL, NOBODY, "n", "Ben is on turn", NULL },
		{ NULL, NOBODY, "2++++", "POINTS", NULL },
		{ NULL, NOBODY, "n", "round 2, Aiko is on turn", NULL },
		{ NULL, NOBODY, "1CC", "Aiko has called the council", NULL },
		{ NULL, NOBODY, "n", "Ben has the last turn", NULL },
		{ NULL, NOBODY, "n", "now Space, the checks, then council", NULL },
	};
	static const struct step council[] = {
		/* the checks, then the count */
		{ NULL, NOBODY, "1f", "Imrahil makes the first check", NULL },
		{ NULL, NOBODY, "\r66\r", "Imrahil rolls 12 against 0 corruption: passes", "passed" },
		{ NULL, NOBODY, "\r11\r", "Annalena rolls 2 against 0 corruption: passes", NULL },
		{ NULL, NOBODY, " ", "Celeborn rolls", NULL },
		{ NULL, NOBODY, " ", "Thranduil rolls", NULL },
		{ NULL, NOBODY, " ", "BEN WINS 8 TO 6   tournament points", " WINS " },
	};

	t = term_open(&start);
	term_wait_text(t, "? help");
	play(t, shown, steps, sizeof steps / sizeof *steps);
	term_press(t, "v ", "Ben's last turn is over");
	term_send(t, "y");
	term_settle(t);
	while (!term_has(t, "chooses the first check, on either side")) { /* equal: again (L-General-7) */
		term_send(t, " ");
		term_settle(t);
	}
	play(t, shown, council, sizeof council / sizeof *council);
	assert_true(term_find(t, " WINS ", &row, &col));
	assert_true(col > 46); /* at Ben's number, not behind Aiko's */
	term_close(t);
}

/* Behind a typed `load` Tab goes on with the path, in quotes where it has blanks, and Enter ends them. */
static void a_path_is_completed_in_a_typed_line(void **state)
{
	char *home = *state;
	char folder[300], twice[300], line[300];
	struct term_start start = { .home = home };
	struct term *t;

	snprintf(folder, sizeof folder, "%s/lists", home);
	assert_int_equal(mkdir(folder, 0700), 0);
	write_text(folder, "anna's {D}_{F} list.dck", "[starting]\nAnnalena\nBalin\n[resources]\n",
	           "[hazards]\n", "%s\n", 1);
	write_text(folder, "anna too.dck", "[starting]\nBalin\n[resources]\n", "[hazards]\n", "%s\n", 1);
	snprintf(twice, sizeof twice, ":pool Aiko load %s/an\t", folder);
	snprintf(line, sizeof line, ":deck Aiko load \"%s/anna's {D}_{F} list.dck\r", folder);
	t = term_open(&start);
	term_wait_text(t, "? help");
	term_press(t, "6", "MECCG  2 names:");
	term_press(t, "Aiko Ben\r", "seated: Aiko, Ben");
	term_press(t, twice, "anna too.dck, anna's {D}_{F} list.dck");
	term_press(t, "z\t", "no file starts like that");
	term_press(t, "\177's\t", "list.dck\"");
	term_press(t, "\r", "Aiko's pool: 2 characters of 10");
	term_press(t, line, "Aiko's deck: ");
	term_close(t);
}

static int open_home(void **state)
{
	*state = term_home();
	return 0;
}

static int close_home(void **state)
{
	term_home_remove(*state);
	return 0;
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(from_two_lists_to_the_council, open_home, close_home),
		cmocka_unit_test_setup_teardown(a_path_is_completed_in_a_typed_line, open_home, close_home),
	};

	return cmocka_run_group_tests_name("draft", tests, NULL, NULL);
}
