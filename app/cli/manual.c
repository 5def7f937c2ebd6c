/* SPDX-License-Identifier: MIT */
/*
 * The pages of the manual in man(7), made from the tables that the program runs
 * by: the commands and options of the command line, the verbs and options of
 * each game, the keys of its screen. What all games share is in the page of the
 * program alone. The catalogue of messages translates the manual too.
 */
#include <config.h>

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "app/core/keys.h"
#include "app/plain/plain.h"
#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/games.h"
#include "screens/screen.h"

/* ---- man(7) ---- */

/*
 * Text for roff: no line begins with a control character, - stays a minus, and a line
 * may break after 、 and 。 also before a Latin letter.
 */
static void roff(const char *text)
{
	if (*text == '.' || *text == '\'')
		fputs("\\&", stdout);
	for (; *text; text++) {
		if (*text == '\\') {
			fputs("\\e", stdout);
		} else if (*text == '-') {
			fputs("\\-", stdout);
		} else if (strncmp(text, "、", 3) == 0 || strncmp(text, "。", 3) == 0) {
			printf("%.3s\\:", text);
			text += 2;
		} else {
			putchar(*text);
		}
	}
}

static void roff_line(const char *text)
{
	roff(text);
	putchar('\n');
}

/*
 * Left-adjusted, as justifying would stretch the few blanks of a Japanese line; and no
 * hyphens, as they would get into words to type. Where Japanese lines may break is
 * known to ja.tmac, which man loads for an installed page and not for a file.
 */
static void roff_title(const char *name, int section, const char *volume)
{
	if (strcmp(_("en"), "ja") == 0)
		puts(".mso ja.tmac");
	printf(".TH %s %d \"\" \"tableside %s\" \"%s\"\n.ad l\n.nh\n", name, section, PACKAGE_VERSION,
	       volume);
}

static void roff_section(const char *head)
{
	printf(".SH %s\n", head);
}

static void roff_paragraph(const char *text)
{
	puts(".PP");
	roff_line(text);
}

static void roff_head(const char *head)
{
	fputs(".TP\n.B ", stdout);
	roff_line(head);
}

static void roff_item(const char *head, const char *body, const char *cite)
{
	roff_head(head);
	roff(body);
	if (cite) {
		fputs(" (", stdout);
		roff(cite);
		putchar(')');
	}
	putchar('\n');
}

/* lines: ends with NULL; NULL: none. */
static void roff_example(const char *const *lines)
{
	if (!lines)
		return;
	puts(".RS\n.PP\n.nf");
	for (; *lines; lines++)
		roff_line(*lines);
	puts(".fi\n.RE");
}

/* What is typed and what the program answers. */
static void roff_transcript(const char *text)
{
	char line[200];

	puts(".PP\n.nf");
	for (; *text; text += strcspn(text, "\n"), text += *text == '\n') {
		snprintf(line, sizeof line, "%.*s", (int)strcspn(text, "\n"), text);
		roff_line(line);
	}
	puts(".fi");
}

/* A transcript that belongs to the item above. */
static void roff_inset(const char *text)
{
	puts(".RS");
	roff_transcript(text);
	puts(".RE");
}

/* ---- verbs ---- */

/* Whether most games have this very verb. */
static bool verb_is_shared(const struct verb *verb)
{
	int have = 0, all = 0;

	for (; games[all]; all++)
		have += verb_find(games[all], verb->name) == verb;
	return have > all / 2;
}

/* Those that the mask picks out, and that most games share or do not. */
static void verbs_of_kind(const struct game *game, unsigned mask, unsigned want, bool shared,
                          const char *head)
{
	const struct verb *verb;
	bool any = false;
	char usage[200];

	for (int n = 0; (verb = verb_at(game, n)); n++) {
		if ((verb->flags & mask) != want || verb_is_shared(verb) != shared)
			continue;
		if (!any)
			roff_section(head);
		any = true;
		verb_usage(verb, usage, sizeof usage);
		roff_item(usage, _(verb->help), verb->cite);
	}
}

/* ---- keys ---- */

/* Whether two rows do the same thing: then they are one item, with both keys. */
static bool rows_agree(const struct binding *a, const struct binding *b)
{
	if (a->help && b->help)
		return strcmp(a->help, b->help) == 0;
	return a->line && b->line && strcmp(a->line, b->line) == 0;
}

/* Whether a row before `end` agrees with it; only one with its very key, if so wished. */
static bool stands_before(const struct binding *keys, const struct binding *end, const struct binding *row,
                          bool same_key)
{
	for (const struct binding *b = keys; b != end && b->key; b++)
		if (rows_agree(b, row) && (!same_key || strcmp(b->key, row->key) == 0))
			return true;
	return false;
}

static const char *told_of(const char *text)
{
	return text ? _(text) : "";
}

/* The rows that its key leads to. */
static const struct binding *below(const struct binding *row)
{
	return row->menu ? row->menu : row->instead;
}

/* Whether a menu of a row from `first` to before `end`, which agrees with it, has such a row. */
static bool menus_have(const struct binding *first, const struct binding *end, const struct binding *row)
{
	for (const struct binding *b = first; b != end; b++)
		for (const struct binding *m = rows_agree(b, end) ? below(b) : NULL; m && m->key; m++)
			if (!strcmp(m->key, row->key) && !strcmp(told_of(m->label), told_of(row->label)) &&
			    !strcmp(told_of(m->help), told_of(row->help)))
				return true;
	return false;
}

enum { ITEMS_MOST = 400 };

/* A key and what it does. The items of a menu come behind the one that opens it. */
struct item {
	char head[100];
	const char *label, *help; /* "": none */
	bool below;               /* in a menu */
};

struct items {
	struct item item[ITEMS_MOST];
	int n;
};

static struct item *add_item(struct items *list, const char *label, const char *help, bool below)
{
	struct item *item = &list->item[list->n];

	list->n += list->n < ITEMS_MOST - 1;
	*item = (struct item){ .label = label, .help = help, .below = below };
	return item;
}

/* The rows of a menu, each with all the keys that lead to it: "y m". */
static void add_menu(struct items *list, const struct binding *first, const struct binding *row,
                     const char *before)
{
	for (const struct binding *b = below(row); b && b->key; b++) {
		struct item *item;

		if (menus_have(first, row, b) || stands_before(below(row), b, b, true))
			continue;
		item = add_item(list, told_of(b->label), told_of(b->help), true);
		snprintf(item->head, sizeof item->head, "%s %s", before, binding_key_shown(b));
		add_menu(list, b, b, item->head);
	}
}

/* The keys of a row and of those that agree with it, each key once, and their menus. */
static void add_keys(struct items *list, const struct binding *keys, const struct binding *row)
{
	struct item *item = add_item(list, "", _(row->help), false);
	size_t end = (size_t)snprintf(item->head, sizeof item->head, "%s", binding_key_shown(row));

	for (const struct binding *b = row + 1; b->key; b++)
		if (rows_agree(b, row) && !stands_before(keys, b, b, true) && end < sizeof item->head)
			end += (size_t)snprintf(item->head + end, sizeof item->head - end, ", %s",
			                        binding_key_shown(b));
	for (const struct binding *b = row; b->key; b++)
		if (rows_agree(b, row))
			add_menu(list, row, b, binding_key_shown(b));
}

static bool heads_agree(const struct items *list, int i, int k)
{
	return strcmp(list->item[i].head, list->item[k].head) == 0;
}

static bool head_stands_before(const struct items *list, int at)
{
	for (int i = 0; i < at; i++)
		if (heads_agree(list, i, at))
			return true;
	return false;
}

/* An item, with what the same key does at other times in lines below. */
static void print_item(const struct items *list, int at)
{
	roff_head(list->item[at].head);
	for (int i = at; i < list->n; i++) {
		const struct item *item = &list->item[i];

		if (!heads_agree(list, i, at))
			continue;
		if (i > at)
			puts(".br");
		roff(item->label);
		fputs(*item->label && *item->help ? ": " : "", stdout);
		roff_line(item->help);
	}
}

/* What the menus hold that the items of that head open, without space between. */
static void print_menus(const struct items *list, int at)
{
	bool any = false;

	for (int i = at; i < list->n; i++) {
		if (list->item[i].below || !heads_agree(list, i, at))
			continue;
		for (int k = i + 1; k < list->n && list->item[k].below; k++) {
			if (head_stands_before(list, k))
				continue;
			if (!any)
				puts(".PD 0");
			any = true;
			print_item(list, k);
		}
	}
	if (any)
		puts(".PD");
}

/* The rows of a table that do not stand in the one before: each key once. */
static void keys_of(const struct binding *keys, const struct binding *before)
{
	struct items list = { .n = 0 };

	for (const struct binding *b = keys; b && b->key; b++)
		if (b->help && !stands_before(keys, b, b, false) &&
		    !(before && stands_before(before, NULL, b, true)))
			add_keys(&list, keys, b);
	for (int i = 0; i < list.n; i++)
		if (!list.item[i].below && !head_stands_before(&list, i)) {
			print_item(&list, i);
			print_menus(&list, i);
		}
}

/* ---- the keys of all games ---- */

enum { USES_MOST = 1000 };

/* A row, in which game, its place among all rows, and what it does in a word or two. */
struct use {
	const struct binding *row;
	int game, at;
	const char *word;
};

static int add_uses(struct use *uses, int n, const struct binding *keys, int game)
{
	for (; keys->key; keys++)
		if (n < USES_MOST && (keys->label || keys->help)) {
			uses[n] = (struct use){ .row = keys, .game = game, .at = n };
			n++;
		}
	return n;
}

static int all_uses(struct use *uses)
{
	int n = 0;

	for (int i = 0; games[i]; i++) {
		const struct screen *screen = screen_find(games[i]);

		n = add_uses(uses, n, screen->keys, i);
		for (const struct key_mode *mode = screen->modes; mode && mode->name; mode++)
			n = add_uses(uses, n, mode->keys, i);
	}
	return n;
}

/* Keys with a name first, then a to z, A to Z, and signs. */
static int place_of(const char *key)
{
	return key[1] ? 0 : islower((unsigned char)*key) ? 1 : isupper((unsigned char)*key) ? 2 : 3;
}

static int by_key(const void *a, const void *b)
{
	const struct use *x = a, *y = b;
	int order = place_of(x->row->key) - place_of(y->row->key);

	if (!order)
		order = strcmp(x->row->key, y->row->key);
	return order ? order : x->at - y->at;
}

/* The first label of the rows that do the same, else their help. */
static const char *word_of(const struct use *uses, int n, const struct binding *row)
{
	for (int i = 0; i < n; i++)
		if (uses[i].row->label && rows_agree(uses[i].row, row))
			return _(uses[i].row->label);
	return _(row->label ? row->label : row->help);
}

/* The games in which a key has the meaning of that use, as bits; 0: it is not the first with that word. */
static unsigned games_of(const struct use *uses, int n, int use)
{
	unsigned bits = 0;

	for (int i = 0; i < n; i++) {
		if (strcmp(uses[i].word, uses[use].word) != 0)
			continue;
		if (i < use)
			return 0;
		bits |= 1U << uses[i].game;
	}
	return bits;
}

/* A line: games, and what the key does in all of them and in no other. */
static void meanings_of(const struct use *uses, int n, unsigned bits)
{
	const char *between = "";

	for (int i = 0; games[i]; i++)
		if (bits & 1U << i) {
			roff(between);
			roff(_(games[i]->title));
			between = _(", ");
		}
	between = ": ";
	for (int i = 0; i < n; i++)
		if (games_of(uses, n, i) == bits) {
			roff(between);
			roff(uses[i].word);
			between = _(", ");
		}
	putchar('\n');
}

static void key_in_games(struct use *uses, int n)
{
	roff_head(binding_key_shown(uses->row));
	for (int i = 0; i < n; i++)
		uses[i].word = word_of(uses, n, uses[i].row);
	for (int i = 0; i < n; i++) {
		unsigned bits = games_of(uses, n, i);
		bool told = !bits;

		for (int before = 0; before < i; before++)
			told = told || games_of(uses, n, before) == bits;
		if (told)
			continue;
		if (i)
			puts(".br");
		meanings_of(uses, n, bits);
	}
}

static void manual_games_keys(void)
{
	static struct use uses[USES_MOST];
	int n = all_uses(uses), end;

	roff_section(_("KEYS IN ALL GAMES"));
	roff_line(_("What the other keys do at a table. Games named on one line share what follows; for "
	            "more, see the page of a game."));
	qsort(uses, (size_t)n, sizeof *uses, by_key);
	puts(".PD 0");
	for (int i = 0; i < n; i = end) {
		for (end = i + 1; end < n && strcmp(uses[end].row->key, uses[i].row->key) == 0;)
			end++;
		key_in_games(uses + i, end - i);
	}
	puts(".PD");
}

/* ---- a game's page ---- */

static void options_of(const struct game *game)
{
	char head[200];

	if (!game->options)
		return;
	roff_section(_("OPTIONS"));
	roff_line(_("Set on the page that O opens, or by typing option KEY VALUE."));
	for (const struct game_option *o = game->options; o->key; o++) {
		snprintf(head, sizeof head, "%s %s", o->key, o->values);
		roff_item(head, _(o->help), NULL);
	}
}

static void screen_keys_of(const struct game *game)
{
	const struct screen *screen = screen_find(game);

	roff_section(_("KEYS"));
	if (screen && screen->modes)
		roff_line(_("A key that does the same as in the view above is not listed again."));
	keys_of(screen ? screen->keys : NULL, NULL);
	for (const struct key_mode *mode = screen ? screen->modes : NULL; mode && mode->name; mode++) {
		printf(".SS %s\n", _(mode->name));
		keys_of(mode->keys, mode == screen->modes ? screen->keys : mode[-1].keys);
	}
}

static int manual_game(const struct game *game)
{
	char id[40], name[60];

	upper_text(game->id, id, sizeof id);
	snprintf(name, sizeof name, "TABLESIDE\\-%s", id);
	roff_title(name, 6, _("Games"));
	roff_section(_("NAME"));
	printf("tableside\\-%s \\- ", game->id);
	printf(_("%s at the table (%s)"), _(game->title), _(game->about));
	putchar('\n');
	roff_section(_("SYNOPSIS"));
	printf(".B tableside new %s\n.I NAME...\n.br\n.B tableside run %s\n.I FILE\n", game->id, game->id);
	roff_section(_("DESCRIPTION"));
	roff_line(_("This page covers only this game. For how to type a line, and the verbs and keys that "
	            "games share, see tableside(1)."));
	screen_keys_of(game);
	verbs_of_kind(game, VERB_RULING | VERB_QUERY, 0, false, _("VERBS"));
	verbs_of_kind(game, VERB_RULING | VERB_QUERY, VERB_RULING, false, _("RULINGS"));
	verbs_of_kind(game, VERB_QUERY, VERB_QUERY, false, _("QUERIES"));
	options_of(game);
	if (game->notes)
		roff_section(_("NOTES"));
	for (const struct game_note *note = game->notes; note && note->head; note++)
		if (note->head[0])
			roff_item(_(note->head), _(note->text), NULL);
		else
			roff_inset(_(note->text));
	if (game->examples) {
		roff_section(_("EXAMPLES"));
		puts(".nf");
		for (const char *const *line = game->examples; *line; line++)
			roff_line(*line);
		puts(".fi");
	}
	roff_section(_("SEE ALSO"));
	puts(".BR tableside (1),\n.BR tableside\\-session (5),\n.BR tableside\\-phones (7)");
	return EXIT_SAID;
}

/* ---- passages typed here ---- */

struct passage {
	const char *head, *body;    /* body: N_() */
	const char *const *example; /* ends with NULL; or NULL */
};

static const struct passage statuses[] = {
	{ "0", N_("everything was done"), NULL },
	{ "1", N_("a line was refused, a deck has problems, or a screen needs a terminal"), NULL },
	{ "2", N_("wrong usage"), NULL },
	{ "3",
	  N_("a file could not be read, written or trusted, or standard output could not be written; nothing "
	     "was overwritten"),
	  NULL },
	{ 0 }
};

static const char *const ban_list[] = { "date: 2026-02-09",
	                                "Ancestral Recall",
	                                "commander: Braids, Cabal Minion",
	                                "companion: Lutri, the Spellchaser",
	                                "vintage: Chaos Orb       # banned in Vintage (2010)",
	                                "game changer: Rhystic Study",
	                                NULL };

/* clang-format off */
static const struct passage files[] = {
	{ "$XDG_DATA_HOME/tableside/sessions/UUID.json",
	  N_("a table, see tableside-session(5); by default below ~/.local/share"), NULL },
	{ "$XDG_DATA_HOME/tableside/archive/", N_("archived tables"), NULL },
	{ "$XDG_STATE_HOME/tableside/history",
	  N_("lines typed at the prompt; by default below ~/.local/state"), NULL },
	{ "$XDG_STATE_HOME/tableside/ground",
	  N_("whether the terminal was light or dark last time; rebuilt when missing"), NULL },
	{ "$XDG_DATA_HOME/tableside/cards.json",
	  N_("card data for checking decks, used without --cards: a bulk file from Scryfall, or a file from MTGJSON"), NULL },
	{ "$XDG_DATA_HOME/tableside/schemes/NAME.json", N_("scheme decks kept by scheme save"), NULL },
	{ "$XDG_CONFIG_HOME/tableside/bans-current.txt",
	  N_("your ban list instead of the built-in one; by default below ~/.config. Beside it bans-2010.txt, and bans-brawl.txt, bans-duel.txt and bans-oathbreaker.txt, for which none is built in. A line that begins with vintage: names a card that is banned in Vintage, one with game changer: a card that is counted but not banned; without such a line the built-in Game Changers apply"), ban_list },
	{ "$XDG_CONFIG_HOME/tableside/ui.json", N_("settings, see tableside-config(5)"), NULL },
	{ "$XDG_CONFIG_HOME/tableside/keys", N_("your own keys, see tableside-config(5)"), NULL },
	{ "$XDG_CACHE_HOME/tableside/cards.index",
	  N_("an index of the card data; rebuilt when missing"), NULL },
	{ "$XDG_CACHE_HOME/tableside/home",
	  N_("what home shows of unchanged tables; rebuilt when missing"), NULL },
	{ 0 }
};
/* clang-format on */

static const struct passage signals[] = {
	{ "SIGTSTP",
	  N_("like Ctrl-Z: saves, restores the terminal and suspends; the table stays locked, and fg "
	     "resumes. Without a shell that could resume it, the program keeps running"),
	  NULL },
	{ "SIGHUP, SIGINT, SIGTERM, SIGUSR1, SIGUSR2, SIGALRM", N_("saves, restores the terminal and exits"),
	  NULL },
	{ "SIGQUIT", N_("restores the terminal and dumps core; everything entered is on the disk"), NULL },
	{ 0 }
};

static const struct passage environment[] = {
	{ "NO_COLOR", N_("no colours, unless it is empty"), NULL },
	{ "COLORFGBG",
	  N_("its last number is the background, one of 16 colours; for the theme auto, if the terminal does "
	     "not answer"),
	  NULL },
	{ "ESCDELAY", N_("how long Escape waits for the rest of a key, in milliseconds; 25 if not set"),
	  NULL },
	{ "TERM, LANG, LC_ALL", N_("the terminal, the language and its characters"), NULL },
	{ 0 }
};

static void passages(const char *head, const struct passage *passage)
{
	roff_section(head);
	for (; passage->head; passage++) {
		roff_item(passage->head, _(passage->body), NULL);
		roff_example(passage->example);
	}
}

/* Notes that commands bring beside their row. */
static void notes_of_commands(void)
{
	for (int i = 0; commands[i]; i++) {
		const struct command_note *note = commands[i]->note;

		if (!note)
			continue;
		roff_section(_(note->head));
		roff_line(_(note->text));
		roff_example(note->example);
		roff_paragraph(_(note->after));
	}
}

/* ---- a line at a time ---- */

static void plain_words(const char *head, const struct plain_word *words)
{
	char usage[60];

	printf(".SS %s\n", head);
	for (; words->name; words++) {
		snprintf(usage, sizeof usage, "%s%s%s", words->name, *words->args ? " " : "", words->args);
		roff_item(usage, _(words->help), NULL);
	}
}

static void manual_plain(void)
{
	roff_section(_("A LINE AT A TIME"));
	roff_line(_("With --plain, or on a terminal that cannot place its cursor (TERM=dumb), tableside "
	            "draws nothing: it reads lines and answers in lines of plain text, for a screen reader, "
	            "a braille display or a pipe. Type a number from the last menu, a word from the lists "
	            "below, a key as on the screen (repeated if you like, or with a number: --- and -3), or "
	            "a line of the game as at the prompt. A refused line is answered with the reason. "
	            "Whatever must be done next is shown after the line that caused it. Every line is saved "
	            "at once. A . alone cancels a question."));
	roff_paragraph(_("In a draft, names picked face down are visible while you type them; empty lines "
	                 "then push them off the screen. When several programs open the same table, the "
	                 "first one writes and the others watch."));
	roff_transcript(_("> new commander Alice Bob Carol Dave\n"
	                  "...\n"
	                  "> damage bob 5 from=dave\n"
	                  "Bob: 35 life, 5 from Dave's commander\n"
	                  "> focus bob\n"
	                  "the keys act on Bob\n"
	                  "> -3\n"
	                  "Bob: 32 life\n"
	                  "> life bbo -1\n"
	                  "refused: no player is called \"bbo\": Alice, Bob, Carol, Dave\n"));
	plain_words(_("AT HOME"), plain_home_words);
	plain_words(_("AT A TABLE"), plain_table_words);
}

/* ---- scripts, and decks ---- */

static void manual_scripts(void)
{
	roff_section(_("SCRIPTS AND PROGRAMS"));
	roff_line(_(
		"tableside run reads lines from a file or from standard input and needs no terminal. Given a "
		"game it plays in memory (--save keeps the table); given a table it adds the lines to it. It "
		"stops at the first refused line; --keep-going carries on. --seed makes chance repeatable."));
	roff_transcript(_("$ cat table.txt\n"
	                  "seat Ann Ben\n"
	                  "damage Ben 5 from=Ann\n"
	                  "dice 2d6\n"
	                  "life Eve -1\n"
	                  "$ tableside run commander table.txt --seed 1\n"
	                  "seated: Ann, Ben\n"
	                  "Ben: 35 life, 5 from Ann's commander\n"
	                  "dice: 5 2, 7 in all\n"
	                  "tableside: line 4: no player is called \"Eve\": Ann, Ben\n"));
	roff_paragraph(_("With --each it answers each line with one JSON object before it reads the next, "
	                 "and ends with the state, so that a program can talk to it. \"event\" is what "
	                 "chance decided, or what a file became (\"events\", if that is several lines); "
	                 "\"faults\" lists everything wrong with a file."));
	roff_transcript(_("$ tableside run commander table.txt --each --seed 1\n"
	                  "{\"line\":1,\"do\":\"seat Ann Ben\",\"ok\":true,\"said\":[\"seated: Ann, Ben\"]}\n"
	                  "...\n"
	                  "{\"line\":3,\"do\":\"dice 2d6\",\"ok\":true,...,\"event\":\"dice 5 2\"}\n"
	                  "{\"line\":4,\"do\":\"life Eve -1\",\"ok\":false,\"error\":\"no player is ...\"}\n"
	                  "tableside: line 4: no player is called \"Eve\": Ann, Ben\n"
	                  "{\"state\":{\"game\":\"commander\",\"rules\":\"current\",...}}\n"));
	roff_paragraph(_("--json prints only the final state; list, show, log and help take it too."));
	roff_transcript(_("$ head -n 2 table.txt | tableside run commander --json |\n"
	                  ">     jq -c '.players[] | [.name, .life]'\n"
	                  "[\"Ann\",40]\n"
	                  "[\"Ben\",35]\n"));
}

static void manual_decks(void)
{
	roff_section(_("CHECKING A DECK"));
	roff_line(_("tableside deck reads lists from Moxfield, Archidekt, deckstats, TappedOut, MTG Arena "
	            "and MTGO, or typed by you; tables (CSV) from Moxfield, Archidekt, ManaBox and deckbox; "
	            ".dck files of Forge and XMage, .cod of Cockatrice, .dek of MTGO, .o8d of OCTGN, and "
	            "decks of MTGJSON. It recognises them by their contents. If the list does not name the "
	            "commander, it is guessed from its position or the colours of the deck, and the answer "
	            "says so; --commander names it."));
	roff_paragraph(_("From names alone it counts cards and knows bans and Game Changers, both from dated "
	                 "lists; colours and commanders need card data, which you supply: a file from "
	                 "Scryfall or MTGJSON, named by --cards or kept as cards.json (FILES). At a table "
	                 "deck Alice deck.txt does the same, and scheme load takes the same files."));
	roff_transcript(_("$ cat deck.txt\n"
	                  "Commander\n"
	                  "1 Tymna the Weaver\n"
	                  "\n"
	                  "Deck\n"
	                  "1 Sol Ring\n"
	                  "1 Balance\n"
	                  "1 Goblin Piker\n"
	                  "2 Godless Shrine\n"
	                  "40 Plains\n"
	                  "54 Swamp\n"
	                  "$ tableside deck deck.txt --cards cards.json\n"
	                  "3 problems\n"
	                  "singleton: 2 copies of Godless Shrine, at most 1 (903.5b)\n"
	                  "identity: Goblin Piker has R, the commander WB (903.5c)\n"
	                  "banned: Balance, by the list of 2026-02-09\n"
	                  "commander: Tymna the Weaver\n"
	                  "100 cards, identity WB\n"
	                  "...\n"));
}

/* ---- the page of the settings and the keys ---- */

static void manual_settings(void)
{
	roff_section(_("SETTINGS"));
	roff_line(_("Change settings on their screen (S at home, or :settings), or type them, as in "
	            ":settings theme light. They take effect at once and are kept in ui.json, one JSON "
	            "object of strings. Keys that this version does not know are kept; a damaged file is "
	            "reported and never overwritten. An option of the command line overrides a setting, and "
	            "a setting overrides NO_COLOR. Commands that open no screen ignore the settings."));
	for (int id = 0; id < SETTINGS; id++) {
		const struct setting_value *value;

		printf(".SS %s\n", setting_list[id].name);
		if (setting_list[id].help)
			roff_line(_(setting_list[id].help));
		for (int n = 0; (value = setting_value((enum setting_id)id, n)); n++)
			roff_item(value->name, _(value->help), NULL);
		if (id == SET_THEME)
			roff_paragraph(_("auto asks the terminal for its background when the program starts, "
			                 "and draws at once by its previous answer; a different answer "
			                 "changes the colours when it arrives. Under GNU screen and on a "
			                 "console nothing is asked. With fewer than 256 colours the palette "
			                 "is your terminal's: words are then bold or reversed where a colour "
			                 "might be unreadable on a common background."));
	}
}

static void manual_keys(void)
{
	static const char *const lines[] = { "# next turn on a key that is easy to find", "commander n F2",
		                             "everywhere u Del", "home n N", NULL };

	roff_section(_("KEYS"));
	roff_line(_("The file keys gives actions other keys. A line is SCREEN KEY NEW: SCREEN is a game, "
	            "home or everywhere; KEY is a key of its page in the manual; NEW is a character, ^X for "
	            "Ctrl and a letter, Space, Enter, Ins, Del or F1 to F12. Digits, arrows, h j k l, Tab, "
	            "Esc and the keys within a pop-up cannot be changed. The last line about a key counts; "
	            "two lines can swap two keys. A line beginning with # is a comment."));
	roff_example(lines);
	roff_paragraph(_("A bad line is reported with its number when the program starts, and its key stays "
	                 "as it was. Hints, help and pop-ups show your keys."));
}

static int manual_config(void)
{
	roff_title("TABLESIDE\\-CONFIG", 5, _("File Formats"));
	roff_section(_("NAME"));
	printf("tableside\\-config \\- %s\n", _("settings and keys of tableside"));
	roff_section(_("FILES"));
	roff_item("$XDG_CONFIG_HOME/tableside/ui.json", _("settings; by default below ~/.config"), NULL);
	roff_item("$XDG_CONFIG_HOME/tableside/keys", _("your own keys"), NULL);
	manual_settings();
	manual_keys();
	roff_section(_("SEE ALSO"));
	puts(".BR tableside (1)");
	return EXIT_SAID;
}

/* ---- the page of the program ---- */

static void manual_commands(void)
{
	char head[100];

	roff_section(_("COMMANDS"));
	roff_line(_("Without a command, home opens: a list of tables and games."));
	for (int i = 0; commands[i]; i++) {
		const struct command *c = commands[i];

		snprintf(head, sizeof head, *c->args ? "%s %s" : "%s", c->name, c->args);
		roff_item(head, _(c->help), NULL);
	}
	roff_paragraph(_("SESSION is an id or the unique beginning of one, a title, or a file."));
}

static void manual_options(void)
{
	char head[100];

	roff_section(_("OPTIONS"));
	for (int i = 0; option_at(i); i++) {
		const struct option_row *o = option_at(i);

		option_words(o, head, sizeof head);
		roff_item(head, _(o->help), NULL);
	}
}

static void manual_lines(void)
{
	roff_section(_("LINES"));
	roff_line(_("A table is a list of lines, and each line begins with a verb: damage Bob 5 from=Alice. "
	            "A key enters such a line, the prompt (:) takes any line, and tableside run reads them "
	            "from a file. As you type, the prompt shows what the line would do, or why it would be "
	            "refused; Tab completes words. Lines joined by \" & \" happen together."));
	roff_paragraph(
		_("P and Q are players: a name, the beginning of one, or a seat number. Where P may be "
	          "several players, Alice,Bob also works, as do each (all still playing), others (all but "
	          "the player on turn) and others=P (all but P). +3, -3 and =40 change a number."));
	roff_paragraph(_("Pasted text goes into a field, such as the prompt: line breaks become blanks, and "
	                 "nothing happens before Enter. Where players are named, line breaks and commas "
	                 "separate the names, which may then contain blanks. A screen without a field "
	                 "refuses a paste and says so. A terminal that does not mark pastes (such as the "
	                 "Linux console) passes them on as typed keys."));
	roff_paragraph(_("A key that tableside does not know, such as Alt with a letter, does nothing; "
	                 "Shift-Enter is Enter. Where : and ? are typed as text, F1 shows help."));
	roff_paragraph(_("A click marks a row, a panel or a place on a board, and a second one there is "
	                 "Enter. A click on a hint, a row of a pop-up or a key on the ? page presses that "
	                 "key. The wheel scrolls lists and changes nothing. --no-mouse or :settings mouse "
	                 "off leaves the mouse to the terminal."));
	roff_paragraph(
		_("For larger letters press Ctrl-plus in your terminal until the window is 60x18 or 80x24, "
	          "or choose a larger font. Every table and every page for a room fits that size."));
	roff_paragraph(_("While a table is open or watched, and on the board of a hall, the screen stays on "
	                 "even if nobody types; not over ssh, and not with :settings awake off. The system's "
	                 "own settings apply again at home, while the program is suspended, and once it has "
	                 "ended, even by kill -9; only the blanking of a Linux console then has to be set by "
	                 "hand, as with setterm --blank 10. If the title line says may go dark, the screen "
	                 "could not be kept on; S and ? explain why."));
	roff_paragraph(_(":phones at a table shows a code for each seat: anyone who scans it gets that "
	                 "seat's page on a phone, with large numbers, buttons, and what only this player may "
	                 "see; see tableside-phones(7)."));
	verbs_of_kind(games[0], 0, 0, true, _("VERBS OF MOST GAMES"));
	roff_paragraph(_("tableside help GAME lists all verbs of a game."));
}

static int manual_program(void)
{
	roff_title("TABLESIDE", 1, _("User Commands"));
	roff_section(_("NAME"));
	printf("tableside \\- %s\n", _("a companion for the gaming table"));
	roff_section(_("SYNOPSIS"));
	puts(".B tableside\n.RI [ OPTION... ]\\&\n.RI [ COMMAND\n.RI [ WORD... ]]");
	roff_section(_("DESCRIPTION"));
	roff_line(_("A full-screen program for a laptop on the gaming table: it keeps the numbers, the decks "
	            "and the order of play while people play. Every line is saved at once, and undo has no "
	            "limit. On every screen ? shows the keys, and : opens the prompt."));
	roff_paragraph(_("A window of 60x18 is enough. In larger ones the digits grow, and from 100x30 up "
	                 "the log is shown beside the players."));
	manual_commands();
	manual_options();
	manual_lines();
	roff_section(_("KEYS EVERYWHERE"));
	keys_of(common_keys, NULL);
	manual_games_keys();
	roff_section(_("KEYS WHILE WATCHING"));
	keys_of(watch_keys, NULL);
	roff_paragraph(_("The page for a whole room is the table without keys, focus and log; championships, "
	                 "halls and some games have pages of their own, which turn every ten seconds. A "
	                 "change stays beside its number for ten seconds."));
	roff_section(_("KEYS AT HOME"));
	keys_of(home_keys, NULL);
	manual_plain();
	manual_scripts();
	manual_decks();
	notes_of_commands();
	passages(_("EXIT STATUS"), statuses);
	passages(_("FILES"), files);
	roff_paragraph(_("tableside --paths shows where they are."));
	passages(_("SIGNALS"), signals);
	passages(_("ENVIRONMENT"), environment);
	roff_section(_("SEE ALSO"));
	for (int i = 0; games[i]; i++)
		printf(".BR tableside\\-%s (6),\n", games[i]->id);
	puts(".BR tableside\\-config (5),\n.BR tableside\\-session (5),\n.BR tableside\\-hall (7),\n.BR "
	     "tableside\\-phones (7)");
	return EXIT_SAID;
}

int manual_print(const char *page)
{
	const struct game *game = game_find(page);

	if (strcmp(page, "tableside") == 0)
		return manual_program();
	if (strcmp(page, "config") == 0)
		return manual_config();
	if (game)
		return manual_game(game);
	return complain(EXIT_USAGE, _("there is no page \"%s\": name tableside, config, or a game"), page);
}
