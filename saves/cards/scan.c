/* SPDX-License-Identifier: MIT */
/*
 * Finds the cards in a file, and the members that matter. One table of members
 * reads both makers' data: their names do not collide.
 */
#include "scan.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "saves/text/pull.h"

enum { KEY_BYTES = 40, COUNT_MAX = 999 };

struct scan {
	struct pull pull;
	struct card_taker *taker;
	struct card_text *card; /* large: one for all */
	struct reason *why;
	int number, taken;
	int face;                  /* -1: the card itself */
	unsigned seen;             /* bit n: member n of the table */
	bool is_other;             /* a member says that it is no card */
	bool has_legal, tells_all; /* legalities; MTGJSON's, where a format left out is not legal */
};

/* ---- members ---- */

enum member_kind { TEXT, ADD, TYPES, COLORS, WORDS, LEGAL, LEADS, FACES, POWER, SIDE, OBJECT, COUNT };

static const struct member {
	const char *key;
	enum member_kind kind;
	bool of_faces; /* also of the objects in card_faces */
	size_t offset, size;
} members[] = {
#define PLACE(member) offsetof(struct card_text, member), sizeof((struct card_text *)NULL)->member
	{ "object", OBJECT, false, 0, 0 },
	{ "name", TEXT, false, PLACE(name) },
	{ "layout", TEXT, false, PLACE(layout) },
	{ "type_line", TYPES, true, PLACE(types) },
	{ "type", TEXT, false, PLACE(types) },
	{ "mana_cost", ADD, true, PLACE(cost) },
	{ "manaCost", ADD, false, PLACE(cost) },
	{ "oracle_text", ADD, true, PLACE(text) },
	{ "text", ADD, false, PLACE(text) },
	{ "color_identity", COLORS, false, PLACE(identity) },
	{ "colorIdentity", COLORS, false, PLACE(identity) },
	{ "color_indicator", COLORS, true, PLACE(indicator) },
	{ "colorIndicator", COLORS, false, PLACE(indicator) },
	{ "keywords", WORDS, false, PLACE(keywords) },
	{ "legalities", LEGAL, false, 0, 0 },
	{ "leadershipSkills", LEADS, false, 0, 0 },
	{ "card_faces", FACES, false, 0, 0 },
	{ "power", POWER, true, 0, 0 },
	{ "side", SIDE, false, 0, 0 },
	{ "count", COUNT, false, 0, 0 },
#undef PLACE
};

enum { MEMBERS = sizeof members / sizeof *members };

static const struct member *find_member(const struct scan *s, const char *key)
{
	for (int i = 0; i < MEMBERS; i++)
		if (members[i].key[0] == key[0] && strcmp(members[i].key, key) == 0)
			return s->face < 0 || members[i].of_faces ? &members[i] : NULL;
	return NULL;
}

static char *text_of(struct scan *s, const struct member *m)
{
	return (char *)s->card + m->offset;
}

/* Adds a line to a text that all faces share. */
static bool add_line(struct scan *s, char *text, size_t size)
{
	size_t length = strlen(text);

	if (length) {
		if (length + 2 > size)
			return pull_bad(&s->pull, N_("the text is too long"));
		text[length++] = '\n';
		text[length] = '\0';
	}
	return pull_text(&s->pull, text + length, size - length);
}

static bool take_colors(struct scan *s, const struct member *m)
{
	unsigned colors = 0;
	char letter[4];

	if (pull_peek(&s->pull) == 'n')
		return pull_skip(&s->pull);
	pull_enter(&s->pull, '[');
	for (bool first = true; pull_more(&s->pull, ']', &first);) {
		pull_text(&s->pull, letter, sizeof letter);
		if (!letter[0] || letter[1] || !color_of_letter(letter[0]))
			return pull_bad(&s->pull, N_("a colour is one of W, U, B, R, G"));
		colors |= color_of_letter(letter[0]);
	}
	*(unsigned *)(void *)text_of(s, m) |= colors;
	if (m->offset == offsetof(struct card_text, identity)) {
		s->card->has_identity = true;
		s->tells_all |= strcmp(m->key, "colorIdentity") == 0;
	}
	return !s->pull.failed;
}

static bool take_words(struct scan *s, const struct member *m)
{
	pull_enter(&s->pull, '[');
	for (bool first = true; pull_more(&s->pull, ']', &first);)
		add_line(s, text_of(s, m), m->size);
	return !s->pull.failed;
}

static enum legality legality_of(const char *word)
{
	static const char *const words[] = {
		[LEGALITY_NOT] = "not_legal",
		[LEGALITY_BANNED] = "banned",
		[LEGALITY_RESTRICTED] = "restricted",
		[LEGALITY_LEGAL] = "legal",
	};
	char folded[20];

	utf8_fold(word, folded, sizeof folded);
	for (int i = LEGALITY_NOT; i <= LEGALITY_LEGAL; i++)
		if (strcmp(words[i], folded) == 0)
			return (enum legality)i;
	return LEGALITY_UNKNOWN;
}

static bool take_legal(struct scan *s)
{
	static const char *const formats[LEGAL_FORMATS] = {
		[LEGAL_COMMANDER] = "commander",
		[LEGAL_VINTAGE] = "vintage",
		[LEGAL_STANDARDBRAWL] = "standardbrawl",
		[LEGAL_BRAWL] = "brawl",
		[LEGAL_DUEL] = "duel",
		[LEGAL_OATHBREAKER] = "oathbreaker",
	};
	char key[KEY_BYTES], word[20];
	int format;

	pull_enter(&s->pull, '{');
	s->has_legal = true;
	for (bool first = true; pull_more(&s->pull, '}', &first);) {
		if (!pull_key(&s->pull, key, sizeof key))
			return false;
		for (format = 0; format < LEGAL_FORMATS; format++)
			if (formats[format][0] == key[0] && strcmp(formats[format], key) == 0)
				break;
		if (format == LEGAL_FORMATS) {
			pull_skip(&s->pull);
			continue;
		}
		pull_text(&s->pull, word, sizeof word);
		s->card->legal[format] = (unsigned char)legality_of(word);
	}
	return !s->pull.failed;
}

static bool take_leads(struct scan *s)
{
	char key[KEY_BYTES];

	if (pull_peek(&s->pull) == 'n')
		return pull_skip(&s->pull);
	pull_enter(&s->pull, '{');
	for (bool first = true; pull_more(&s->pull, '}', &first);)
		if (!pull_key(&s->pull, key, sizeof key) ||
		    !(strcmp(key, "commander") == 0 ? pull_bool(&s->pull, &s->card->leader)
		                                    : pull_skip(&s->pull)))
			return false;
	return !s->pull.failed;
}

static bool take_members(struct scan *s);

static bool take_faces(struct scan *s)
{
	unsigned seen = s->seen;

	pull_enter(&s->pull, '[');
	for (bool first = true; pull_more(&s->pull, ']', &first);) {
		s->face++;
		s->seen = 0;
		take_members(s);
	}
	s->face = -1;
	s->seen = seen;
	return !s->pull.failed;
}

static bool take_member(struct scan *s, const struct member *m)
{
	char word[KEY_BYTES];

	switch (m->kind) {
	case TEXT: return pull_text(&s->pull, text_of(s, m), m->size);
	case ADD: return add_line(s, text_of(s, m), m->size);
	case TYPES: /* a card of two faces may have types only on its faces: the first one's count */
		if (s->face > 0)
			return pull_skip(&s->pull);
		return pull_text(&s->pull, s->face == 0 ? s->card->face_types : text_of(s, m), m->size);
	case COLORS: return take_colors(s, m);
	case WORDS: return take_words(s, m);
	case LEGAL: return take_legal(s);
	case LEADS: return take_leads(s);
	case FACES: return take_faces(s);
	case POWER:
		if (s->face <= 0)
			s->card->has_power = pull_peek(&s->pull) == '"';
		return pull_skip(&s->pull);
	case COUNT: return pull_number(&s->pull, 1, COUNT_MAX, &s->card->count);
	default: break;
	}
	if (!pull_text(&s->pull, word, sizeof word))
		return false;
	if (m->kind == SIDE)
		s->card->back = word[0] && strcmp(word, "a") != 0;
	else
		s->is_other = strcmp(word, "card") != 0;
	return true;
}

static bool take_members(struct scan *s)
{
	char key[KEY_BYTES];

	pull_enter(&s->pull, '{');
	for (bool first = true; pull_more(&s->pull, '}', &first);) {
		const struct member *m;

		if (!pull_key(&s->pull, key, sizeof key))
			return false;
		m = find_member(s, key);
		if (m && s->seen & 1u << (m - members))
			return pull_bad(&s->pull, N_("the same name twice in one object"));
		if (m)
			s->seen |= 1u << (m - members);
		if (!(m ? take_member(s, m) : pull_skip(&s->pull)))
			return m ? reason_at(s->why, "%s", m->key) : false;
	}
	return !s->pull.failed;
}

/* ---- cards ---- */

/* Objects that share names with cards and belong into no deck. */
static bool is_card(const struct scan *s)
{
	static const char *const others[] = { "token", "double_faced_token", "emblem", "art_series" };

	if (s->is_other || !s->card->name[0])
		return false;
	if (!s->card->has_identity && !s->card->types[0] && !s->card->face_types[0])
		return false;
	for (size_t i = 0; i < sizeof others / sizeof *others; i++)
		if (strcmp(s->card->layout, others[i]) == 0)
			return false;
	return true;
}

static bool take_card(struct scan *s)
{
	struct card_text *c = s->card;

	/* Clears the used parts only: the text is large and mostly empty. */
	c->name[0] = c->types[0] = c->face_types[0] = c->cost[0] = c->text[0] = '\0';
	c->keywords[0] = c->layout[0] = '\0';
	c->has_identity = c->has_power = c->back = c->leader = false;
	c->identity = c->indicator = 0;
	c->count = 0;
	memset(c->legal, 0, sizeof c->legal);
	s->number++;
	s->face = -1;
	s->seen = 0;
	s->is_other = s->has_legal = s->tells_all = false;
	pull_peek(&s->pull);
	if (!pull_limit(&s->pull, CARD_BYTES) || !take_members(s) || !pull_limit(&s->pull, 0))
		return reason_at(s->why, _("card %d"), s->number);
	if (!is_card(s))
		return true;
	for (int i = 0; s->has_legal && s->tells_all && i < LEGAL_FORMATS; i++)
		if (!c->legal[i])
			c->legal[i] = LEGALITY_NOT;
	s->taken++;
	return s->taker->take(s->taker, c, s->why) || reason_at(s->why, _("card %d"), s->number);
}

static bool scan_array(struct scan *s)
{
	pull_enter(&s->pull, '[');
	for (bool first = true; pull_more(&s->pull, ']', &first);)
		if (!take_card(s))
			return false;
	return !s->pull.failed;
}

/* ---- files ---- */

/* An array in a set; ignores texts. */
static bool scan_any_array(struct scan *s)
{
	pull_enter(&s->pull, '[');
	for (bool first = true; pull_more(&s->pull, ']', &first);)
		if (!(pull_peek(&s->pull) == '{' ? take_card(s) : pull_skip(&s->pull)))
			return false;
	return !s->pull.failed;
}

/* "data" of MTGJSON: one set ("cards": [...]), sets by code, or the faces of
 * each card by name. */
static bool scan_sets(struct scan *s, bool outer)
{
	char key[CARD_NAME_BYTES];

	pull_enter(&s->pull, '{');
	for (bool first = true; pull_more(&s->pull, '}', &first);) {
		bool cards = pull_key(&s->pull, key, sizeof key) && (outer || strcmp(key, "cards") == 0);
		int next = pull_peek(&s->pull);
		bool fine;

		if (cards && next == '[' && strcmp(key, "tokens") != 0)
			fine = scan_any_array(s);
		else if (cards && next == '{' && outer)
			fine = scan_sets(s, false);
		else
			fine = pull_skip(&s->pull);
		if (!fine)
			return false;
	}
	return !s->pull.failed;
}

static bool scan_object(struct scan *s)
{
	char key[KEY_BYTES];

	pull_enter(&s->pull, '{');
	for (bool first = true; pull_more(&s->pull, '}', &first);) {
		bool data = pull_key(&s->pull, key, sizeof key) && strcmp(key, "data") == 0;
		int next = pull_peek(&s->pull);

		if (!(data && next == '['   ? scan_array(s)
		      : data && next == '{' ? scan_sets(s, true)
		                            : pull_skip(&s->pull)))
			return false;
	}
	return !s->pull.failed;
}

/* A single card: in Scryfall's the first member says so. */
static bool is_one_card(const struct pull *p)
{
	static const char *const words[] = { "{", "\"object\"", ":", "\"card\"" };
	const unsigned char *at = p->at;

	for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
		size_t length = strlen(words[i]);

		while (at < p->end && memchr(" \t\r\n", *at, 4))
			at++;
		if ((size_t)(p->end - at) < length || memcmp(at, words[i], length) != 0)
			return false;
		at += length;
	}
	return true;
}

bool cards_scan(int fd, struct card_taker *taker, struct reason *why)
{
	struct scan s = { .taker = taker, .why = why, .card = xcalloc(1, sizeof *s.card) };
	bool (*scan)(struct scan * s) = scan_object;
	bool fine;
	int first;

	pull_begin(&s.pull, fd, why);
	first = pull_peek(&s.pull);
	if (first == '[')
		scan = scan_array;
	else if (is_one_card(&s.pull))
		scan = take_card;
	if (first == 0x1f)
		fine = pull_bad(&s.pull, N_("it is compressed: run gunzip on it first"));
	else
		fine = scan(&s) && pull_end(&s.pull) && (s.taken || reason_set(why, _("it has no cards")));
	pull_done(&s.pull);
	free(s.card);
	return fine;
}
