/* SPDX-License-Identifier: MIT */
/*
 * Runs the deck scripts: the list of a player and the answer of the check. One TAP
 * test a deck (a file, or a part between ---).
 *
 *     # a comment; the first one of a deck is its title
 *     rules 2010            format brawl       leader Phelddagrif
 *     house +Sol Ring       (a line of the table's own rules; - allows)
 *     cards none            (no card data; else tests/saves/cards/small.json)
 *     | 1 Esper Panorama    a line of the list
 *     * 97                  so many different cards of no colour
 *     = identity: ...       a sentence of the answer, in order
 *     - banned              no sentence begins so
 *     legal  /  illegal     the judgement; each deck has one of them
 *     unread line 2: ...    in its place: the file is refused, with these words
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/magic/deck.h"
#include "saves/cards/data.h"
#include "saves/cards/deck.h"
#include "tests/kit/saves.h"
#include "tests/kit/scripts.h"

enum { LIST = 1 << 14, FILLERS = 100 };

struct script {
	const struct place *place;
	const char *file;
	char cards[PATH_MAX];
	int line;
	struct deck_law law;
	char leader[COMMANDERS][CARD_NAME_BYTES];
	struct bans bans;
	bool no_cards, begun, checked, judged;
	char list[LIST], title[200];
	size_t length;
	struct said said;
	bool legal;
	int next;
	bool failed;
	int tests, failures;
};

static void complain(struct script *s, const char *wanted, const char *got)
{
	printf("# %s:%d:\n#   wanted: %s\n#   got:    %s\n", s->file, s->line, wanted, got);
	s->failed = true;
}

static void begin_deck(struct script *s)
{
	bans_done(&s->bans);
	s->law = (struct deck_law){ .rules = RULES_CURRENT };
	s->begun = s->checked = s->judged = s->no_cards = s->failed = false;
	s->list[0] = s->title[0] = '\0';
	s->length = 0;
}

static void check(struct script *s)
{
	struct deck deck;
	struct cards cards = { 0 };
	struct deck_answer answer;
	struct reason why = { 0 };
	char path[PATH_MAX];

	snprintf(path, sizeof path, "%s/list", s->place->folder);
	write_file(path, s->list, s->length);
	said_clear(&s->said);
	s->checked = true;
	s->next = 0;
	if (!deck_file_read(&deck, path, &why) ||
	    (!s->no_cards && !cards_open(&cards, &s->place->store, s->cards, &why))) {
		complain(s, "a list and card data that can be read", why.text);
		return;
	}
	s->law.bans = &s->bans;
	s->law.finder = s->no_cards ? NULL : &cards.finder;
	deck_check(&deck, &s->law, &answer);
	deck_say(&answer, &s->said);
	s->legal = answer.problems == 0;
	deck_answer_done(&answer);
	cards_done(&cards);
	deck_done(&deck);
}

static void end_deck(struct script *s)
{
	if (!s->begun)
		return;
	if (!s->judged)
		complain(s, "legal or illegal", "neither is said of this deck");
	printf("%s %d - %s: %s\n", s->failed ? "not ok" : "ok", ++s->tests, s->file, s->title);
	s->failures += s->failed;
	begin_deck(s);
}

/* ---- lines ---- */

static void add_line(struct script *s, const char *text)
{
	s->length += (size_t)snprintf(s->list + s->length, sizeof s->list - s->length, "%s\n", text);
	if (s->length >= sizeof s->list) {
		printf("Bail out! %s:%d: the list is too long\n", s->file, s->line);
		exit(1);
	}
}

static void add_fillers(struct script *s, int count)
{
	char text[40];

	for (int i = 0; i < count && i < FILLERS; i++) {
		snprintf(text, sizeof text, "1 Filler %c%c", 'A' + i / 10, 'a' + i % 10);
		add_line(s, text);
	}
}

static void expect_said(struct script *s, const char *sentence)
{
	char all[4000];

	for (; s->next < s->said.lines; s->next++)
		if (strcmp(said_get(&s->said, s->next), sentence) == 0) {
			s->next++;
			return;
		}
	said_join(&s->said, all, sizeof all);
	complain(s, sentence, all);
}

static void expect_unsaid(struct script *s, const char *beginning)
{
	for (int i = 0; i < s->said.lines; i++)
		if (strncmp(said_get(&s->said, i), beginning, strlen(beginning)) == 0)
			complain(s, "nothing of this kind", said_get(&s->said, i));
}

static void expect_judgement(struct script *s, bool legal)
{
	char all[4000];

	s->judged = true;
	said_join(&s->said, all, sizeof all);
	if (s->legal != legal)
		complain(s, legal ? "legal" : "illegal", all);
}

static void set_format(struct script *s, const char *word)
{
	int format = choice_find(COMMANDER_FORMATS, word);

	if (format < 0)
		complain(s, "a format", word);
	else
		s->law.format = (enum commander_format)format;
	bans_done(&s->bans);
	bans_begin(&s->bans, s->law.rules, s->law.format);
}

static void set_rules(struct script *s, const char *word)
{
	s->law.rules = strcmp(word, "2010") == 0 ? RULES_2010 : RULES_CURRENT;
	bans_done(&s->bans);
	bans_begin(&s->bans, s->law.rules, s->law.format);
}

static void add_leader(struct script *s, const char *name)
{
	int at = s->law.leader[0] != NULL;

	snprintf(s->leader[at], sizeof s->leader[at], "%s", name);
	s->law.leader[at] = s->leader[at];
}

static void add_house(struct script *s, const char *line)
{
	struct reason why;

	if (!bans_line(&s->bans, line, true, &why))
		complain(s, "a line of house rules", why.text);
}

static void drop_cards(struct script *s, const char *word)
{
	if (strcmp(word, "none") != 0)
		complain(s, "cards none", word);
	s->no_cards = true;
}

static void expect_unread(struct script *s, const char *words)
{
	struct deck deck;
	struct reason why = { .text = "a deck" };
	char path[PATH_MAX];

	s->judged = true;
	snprintf(path, sizeof path, "%s/list", s->place->folder);
	write_file(path, s->list, s->length);
	if (deck_file_read(&deck, path, &why))
		deck_done(&deck);
	if (!strstr(why.text, words))
		complain(s, words, why.text);
}

static void setting(struct script *s, const char *line)
{
	static const struct {
		const char *word;
		void (*set)(struct script *s, const char *rest);
	} settings[] = {
		{ "format ", set_format }, { "rules ", set_rules },  { "leader ", add_leader },
		{ "house ", add_house },   { "cards ", drop_cards }, { "unread ", expect_unread },
	};

	for (size_t i = 0; i < sizeof settings / sizeof *settings; i++)
		if (strncmp(line, settings[i].word, strlen(settings[i].word)) == 0) {
			settings[i].set(s, line + strlen(settings[i].word));
			return;
		}
	complain(s, "a line of a deck script", line);
}

static void judge_line(struct script *s, const char *line)
{
	if (!s->checked)
		check(s);
	if (*line == '=')
		expect_said(s, line + 2);
	else if (*line == '-')
		expect_unsaid(s, line + 2);
	else
		expect_judgement(s, strcmp(line, "legal") == 0);
}

static void run_line(struct script *s, const char *line)
{
	if (strcmp(line, "---") == 0) {
		end_deck(s);
		return;
	}
	if (*line == '#' && !s->title[0])
		snprintf(s->title, sizeof s->title, "%s", line + strspn(line, "# "));
	if (*line == '#' || !*line)
		return;
	if (!s->begun)
		bans_begin(&s->bans, s->law.rules, s->law.format);
	s->begun = true;
	if (strncmp(line, "= ", 2) == 0 || strncmp(line, "- ", 2) == 0 || strcmp(line, "legal") == 0 ||
	    strcmp(line, "illegal") == 0)
		judge_line(s, line);
	else if (*line == '|')
		add_line(s, line[1] ? line + 2 : "");
	else if (strncmp(line, "* ", 2) == 0)
		add_fillers(s, atoi(line + 2));
	else
		setting(s, line);
}

static void begin_file(void *script, const char *path, const char *name)
{
	struct script *s = script;

	s->file = name;
	begin_deck(s);
}

static void read_line(void *script, int number, char *line)
{
	struct script *s = script;

	s->line = number;
	run_line(s, line);
}

static void end_file(void *script)
{
	end_deck(script);
}

int main(int argc, char **argv)
{
	static const struct script_reader reader = { begin_file, read_line, end_file };
	static struct script s;
	const char *srcdir = getenv("srcdir");
	void *state = NULL;

	if (place_make(&state) < 0) {
		printf("Bail out! no folder for a list\n");
		return 1;
	}
	s.place = state;
	snprintf(s.cards, sizeof s.cards, "%s/tests/saves/cards/small.json", srcdir ? srcdir : ".");
	for (int i = 1; i < argc; i++)
		scripts_file(&reader, &s, argv[i]);
	if (argc < 2)
		scripts_folder(&reader, &s, "saves/cards");
	printf("1..%d\n", s.tests);
	said_free(&s.said);
	bans_done(&s.bans);
	place_remove(&state);
	return s.failures != 0;
}
