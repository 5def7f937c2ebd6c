/* SPDX-License-Identifier: MIT */
/*
 * The verb `scheme`: building a scheme deck, checking it, and the table's own
 * schemes. Independent of the order of the cards.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

enum { NAME_LIMIT = 60, TEXT_LIMIT = 1000, TIMES_MAX = 99 };

/* A: at least 20, at most two of a name; the product of 2024: 10, all different. */
static const struct {
	int least, copies;
} laws[] = {
	[SCHEMES_CLASSIC] = { 20, 2 },
	[SCHEMES_COMMANDER] = { 10, 1 },
	[SCHEMES_ANY] = { 1, DECK_CARDS },
};

/* ---- the law ---- */

static int copies_of(const struct scheme_pile *pile, int kind)
{
	int copies = 0;

	for (int i = 0; i < pile->cards; i++)
		copies += pile->card[i].kind == kind;
	return copies;
}

bool archenemy_deck_is_legal(const struct archenemy *a, int owner, struct reason *why)
{
	const struct scheme_pile *pile = &a->pile[owner];

	if (!pile->cards)
		return archenemy_refuse_no_deck(a, owner, why);
	if (pile->cards < laws[a->law].least)
		return reason_set(why,
		                  P_("%d scheme: at least %d; `option deck any` allows it",
		                     "%d schemes: at least %d; `option deck any` allows it", pile->cards),
		                  pile->cards, laws[a->law].least);
	for (int i = 0; i < pile->cards; i++) {
		int kind = pile->card[i].kind, copies = copies_of(pile, kind);

		if (copies > laws[a->law].copies)
			return reason_set(why,
			                  _("%d of %s: at most %d of each name; `option deck any` allows it"),
			                  copies, archenemy_name_told(a, kind), laws[a->law].copies);
	}
	return true;
}

/* ---- cards in and out ---- */

/* A: nothing comes in from outside the game. */
bool archenemy_may_build(const struct archenemy *a, int owner, struct reason *why)
{
	return !a->pile[owner].begun ||
	       reason_set(why, _("the deck is in play and cannot change: `rematch` or `undo`"));
}

static uint8_t free_copy(const struct scheme_pile *pile, int kind)
{
	uint8_t copy = 1;

	for (int i = 0; i < pile->cards; i++)
		if (pile->card[i].kind == kind && pile->card[i].copy == copy) {
			copy++;
			i = -1;
		}
	return copy;
}

static bool add_card(struct call *call, int owner, int kind)
{
	struct archenemy *a = call->state;
	struct scheme_pile *pile = &a->pile[owner];

	if (pile->cards == DECK_CARDS)
		return reason_set(call->why, _("at most %d schemes in a deck"), DECK_CARDS);
	pile->card[pile->cards] = (struct scheme_card){ .kind = (int16_t)kind,
		                                        .copy = free_copy(pile, kind),
		                                        .chosen = NOBODY };
	pile->down[pile->downs++] = (uint8_t)pile->cards++;
	pile->shuffled = false; /* all players know its place */
	return true;
}

static void tell_size(const struct call *call, int owner)
{
	const struct archenemy *a = call->state;
	int cards = a->pile[owner].cards;

	said_line(call->said, P_("%s's scheme deck: %d scheme", "%s's scheme deck: %d schemes", cards),
	          archenemy_seat_name(a, owner), cards);
}

bool archenemy_take_times(struct args *args, int most, int *times)
{
	const char *word = args_peek(args);

	if (!word || word[0] != 'x' || !read_int(word + 1, 0, 99999, times))
		return true;
	args_word(args, &word);
	return (*times >= 1 && *times <= most) ||
	       reason_set(args->why, _("\"%.20s\" is not a number from %d to %d"), word + 1, 1, most);
}

/* Reads NAME [xN]. */
static bool read_cards(struct call *call, int *kind, int *times)
{
	const char *word;

	if (!args_word(&call->args, &word))
		return false;
	*kind = archenemy_find_kind(call->state, word, call->why);
	*times = 1;
	return *kind >= 0 && archenemy_take_times(&call->args, TIMES_MAX, times);
}

static bool scheme_add(struct call *call)
{
	struct archenemy *a = call->state;
	int owner, kind, times;

	if (!archenemy_read_owner(call, false, &owner) || !archenemy_may_build(call->state, owner, call->why))
		return false;
	do {
		if (!read_cards(call, &kind, &times))
			return false;
		for (int i = 0; i < times; i++)
			if (!add_card(call, owner, kind))
				return false;
		said_change(call->said, archenemy_seat_name(a, owner), NULL, _("%d x %s added"), times,
		            archenemy_name_told(a, kind));
	} while (args_more(&call->args));
	tell_size(call, owner);
	return true;
}

/* Requires that no card is face up: each one is in `down`. */
static bool remove_one(struct call *call, int owner, int kind)
{
	struct archenemy *a = call->state;
	struct scheme_pile *pile = &a->pile[owner];
	int index = -1, kept = 0;

	for (int i = 0; i < pile->cards; i++)
		if (pile->card[i].kind == kind && (index < 0 || pile->card[i].copy > pile->card[index].copy))
			index = i;
	if (index < 0)
		return reason_set(call->why, _("%s is not in the scheme deck of %s"),
		                  archenemy_name_told(a, kind), archenemy_seat_name(a, owner));
	pile->cards--;
	for (int i = index; i < pile->cards; i++)
		pile->card[i] = pile->card[i + 1];
	memset(&pile->card[pile->cards], 0, sizeof pile->card[0]);
	for (int i = 0; i < pile->downs; i++)
		if (pile->down[i] != index)
			pile->down[kept++] = (uint8_t)(pile->down[i] - (pile->down[i] > index));
	pile->downs = kept;
	return true;
}

static bool scheme_remove(struct call *call)
{
	struct archenemy *a = call->state;
	int owner, kind, times;

	if (!archenemy_read_owner(call, false, &owner) ||
	    !archenemy_may_build(call->state, owner, call->why) || !read_cards(call, &kind, &times))
		return false;
	for (int i = 0; i < times; i++)
		if (!remove_one(call, owner, kind))
			return false;
	said_change(call->said, archenemy_seat_name(a, owner), NULL, _("%d x %s removed"), times,
	            archenemy_name(a, kind));
	tell_size(call, owner);
	return true;
}

static bool scheme_clear(struct call *call)
{
	struct archenemy *a = call->state;
	int owner;

	if (!archenemy_read_owner(call, true, &owner) || !archenemy_may_build(call->state, owner, call->why))
		return false;
	if (!a->pile[owner].cards)
		return archenemy_refuse_no_deck(a, owner, call->why);
	memset(&a->pile[owner], 0, sizeof a->pile[owner]);
	said_line(call->said, _("%s's scheme deck is empty now"), archenemy_seat_name(a, owner));
	said_change(call->said, archenemy_seat_name(a, owner), NULL, _("scheme deck emptied"));
	return true;
}

/* ---- schemes of one's own, true texts ---- */

/* Words that may follow a scheme's name in a line. */
#define TAKEN_WORDS "ongoing|countered|self|others|texts|replace"

/* Refuses names that a line would read as something else. */
bool archenemy_name_is_fit(const char *name, struct reason *why)
{
	int number;

	if (choice_find(TAKEN_WORDS, name) >= 0)
		return reason_set(why, _("\"%s\" cannot be a scheme's name: commands use that word"), name);
	if (name[0] && utf8_columns(name) <= NAME_LIMIT && strlen(name) < SCHEME_NAME_BYTES &&
	    !strpbrk(name, "\"#") && !strchr("+-=&", name[0]) &&
	    !(name[0] == 'x' && read_int(name + 1, 0, 99999, &number)))
		return true;
	return reason_set(why,
	                  _("a scheme's name has 1 to %d columns, no \" or # in it, no leading + - = &, and "
	                    "does not look like x2"),
	                  NAME_LIMIT);
}

static bool read_text(struct call *call, char text[SCHEME_TEXT_BYTES])
{
	const char *word = args_key(&call->args, "text");

	text[0] = '\0';
	if (!word)
		return true;
	if (utf8_columns(word) > TEXT_LIMIT || strlen(word) >= SCHEME_TEXT_BYTES)
		return reason_set(call->why, _("that is too long: at most %d columns"), TEXT_LIMIT);
	strcpy(text, word);
	return true;
}

static struct scheme_own *new_own(struct call *call, int catalogue)
{
	struct archenemy *a = call->state;

	for (int i = 0; catalogue >= 0 && i < a->owns; i++)
		if (a->own[i].catalogue == catalogue)
			return &a->own[i];
	if (a->owns == SCHEMES_OWN) {
		reason_set(call->why, _("at most %d schemes with a text of their own"), SCHEMES_OWN);
		return NULL;
	}
	a->own[a->owns] = (struct scheme_own){ .catalogue = (int16_t)catalogue };
	return &a->own[a->owns++];
}

static bool scheme_new(struct call *call)
{
	struct archenemy *a = call->state;
	bool ongoing = args_flag(&call->args, "ongoing");
	char text[SCHEME_TEXT_BYTES];
	struct scheme_word wanted;
	struct scheme_own *own;
	const char *name;

	if (!args_word(&call->args, &name) || !archenemy_name_is_fit(name, call->why) ||
	    !read_text(call, text))
		return false;
	wanted = scheme_word(name);
	for (int i = 0; i < scheme_count() + a->owns; i++)
		if ((i < scheme_count() || a->own[i - scheme_count()].catalogue < 0) &&
		    scheme_name_fit(archenemy_name(a, i), &wanted) == FIT_WHOLE)
			return reason_set(call->why, _("there is already a scheme called %s"),
			                  archenemy_name_told(a, i));
	own = new_own(call, -1);
	if (!own || !archenemy_keep_text(a, name, &own->name, call->why) ||
	    !archenemy_keep_text(a, text, &own->text, call->why))
		return false;
	own->ongoing = ongoing;
	said_both(call->said, ongoing ? _("a new ongoing scheme: %s") : _("a new scheme: %s"), name);
	return true;
}

static bool scheme_text(struct call *call)
{
	struct archenemy *a = call->state;
	char text[SCHEME_TEXT_BYTES];
	struct scheme_own *own;
	const char *name;
	int kind;

	if (!args_word(&call->args, &name))
		return false;
	kind = archenemy_find_kind(a, name, call->why);
	if (kind < 0 || !read_text(call, text))
		return false;
	if (!text[0])
		return args_usage(&call->args);
	own = kind < scheme_count() ? new_own(call, kind) : &a->own[kind - scheme_count()];
	if (!own || !archenemy_keep_text(a, text, &own->text, call->why))
		return false;
	said_both(call->said, _("text of %s"), archenemy_name_told(a, kind));
	return true;
}

/* ---- questions ---- */

static bool scheme_check(struct call *call)
{
	const struct archenemy *a = call->state;
	struct reason why = { 0 };
	bool legal;
	int owner;

	if (!archenemy_read_owner(call, true, &owner))
		return false;
	legal = archenemy_deck_is_legal(a, owner, &why);
	table_report_name(&a->c.table, "owner", owner, call->data);
	emit_number(call->data, "size", a->pile[owner].cards);
	emit_bool(call->data, "legal", legal);
	emit_array(call->data, "problems");
	if (!legal)
		emit_text(call->data, NULL, why.text);
	emit_end(call->data);
	if (legal)
		said_line(call->said,
		          P_("%s's scheme deck: %d scheme, legal", "%s's scheme deck: %d schemes, legal",
		             a->pile[owner].cards),
		          archenemy_seat_name(a, owner), a->pile[owner].cards);
	else
		said_line(call->said, "%s", why.text);
	return true;
}

/* Lists kinds in the order of adding: the order of the deck is secret. */
static bool scheme_list(struct call *call)
{
	const struct archenemy *a = call->state;
	const struct scheme_pile *pile;
	int owner;

	if (!archenemy_read_owner(call, true, &owner))
		return false;
	pile = &a->pile[owner];
	if (!pile->cards)
		return archenemy_refuse_no_deck(a, owner, call->why);
	emit_array(call->data, "schemes");
	for (int i = 0; i < pile->cards; i++) {
		int kind = pile->card[i].kind, copies = copies_of(pile, kind);

		if (pile->card[i].copy != 1)
			continue;
		said_line(call->said, "%d %s", copies, archenemy_name_told(a, kind));
		emit_object(call->data, NULL);
		emit_text(call->data, "name", archenemy_name(a, kind));
		emit_text(call->data, "name_ja", archenemy_name_ja(a, kind));
		emit_number(call->data, "count", copies);
		emit_bool(call->data, "ongoing", archenemy_is_ongoing(a, kind));
		emit_end(call->data);
	}
	emit_end(call->data);
	return true;
}

/* ---- lines that happened ---- */

static void write_card(struct line *out, const char *name, int times)
{
	line_word(out, name);
	if (times > 1)
		line_format(out, "x%d", times);
}

/* Writes abbreviated names in full. */
static bool write_cards(struct call *call, const char *part, struct line *out)
{
	int owner, kind, times;

	if (!archenemy_read_owner(call, false, &owner))
		return false;
	line_word(out, part);
	line_word(out, archenemy_seat_name(call->state, owner));
	do {
		if (!read_cards(call, &kind, &times))
			return false;
		write_card(out, archenemy_name(call->state, kind), times);
	} while (args_more(&call->args));
	return true;
}

static bool refuse_file(const struct call *call)
{
	return reason_set(call->why, _("load a file on a line of its own, without &"));
}

/* Writes the cards of a preconstructed deck, so that the line keeps its meaning
 * when the catalogue grows. */
static bool write_builtin(struct call *call, const char *part, struct line *out)
{
	int owner, deck, scheme, count;
	const char *word;

	if (!archenemy_read_owner(call, false, &owner) || !args_word(&call->args, &word))
		return false;
	if (strncmp(word, "builtin:", 8) != 0)
		return refuse_file(call);
	deck = scheme_deck_find(word + 8);
	if (deck < 0)
		return reason_set(call->why,
		                  _("\"%.40s\" is not a deck: builtin:Assemble, Bring, Scorch, "
		                    "Trample, Nicol, Jump, Miracle, Death, Endless"),
		                  word + 8);
	line_word(out, "add");
	line_word(out, archenemy_seat_name(call->state, owner));
	for (int n = 0; scheme_deck_card(deck, n, &scheme, &count); n++)
		write_card(out, scheme_at(scheme)->name, count);
	return true;
}

/* ---- the verb ---- */

static bool scheme_load(struct call *call)
{
	return args_more(&call->args) ? refuse_file(call) : args_usage(&call->args);
}

static const struct part {
	const char *word;
	verb_apply *apply;
	/* Writes the line that happened, after "scheme". NULL: as it was said. */
	bool (*write)(struct call *call, const char *part, struct line *out);
} parts[] = {
	{ "add", scheme_add, write_cards }, { "remove", scheme_remove, write_cards },
	{ "clear", scheme_clear, NULL },    { "new", scheme_new, NULL },
	{ "text", scheme_text, NULL },      { "check", scheme_check, NULL },
	{ "list", scheme_list, NULL },      { "load", scheme_load, write_builtin },
	{ "save", scheme_load, NULL },
};

static const struct part *part_of(const struct call *call)
{
	const char *word = args_peek(&call->args);

	for (size_t i = 0; word && i < sizeof parts / sizeof *parts; i++)
		if (strcmp(parts[i].word, word) == 0)
			return &parts[i];
	return NULL;
}

bool archenemy_do_scheme(struct call *call)
{
	const struct part *part = part_of(call);
	const char *word;

	return part ? args_word(&call->args, &word) && part->apply(call) : args_usage(&call->args);
}

bool archenemy_scheme_resolve(struct call *call, struct rng *rng, struct line *out)
{
	const struct part *part = part_of(call);
	const char *word;

	line_word(out, "scheme");
	if (part && part->write)
		return args_word(&call->args, &word) && part->write(call, word, out) &&
		       args_done(&call->args);
	args_write(&call->args, out);
	args_use_up(&call->args);
	return true;
}
