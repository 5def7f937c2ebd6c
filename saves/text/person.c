/* SPDX-License-Identifier: MIT */
/*
 * Looks at each place of a text where a word may begin. Scripts without blanks have words
 * everywhere.
 */
#include "person.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/core/reason.h"
#include "rules/core/utf8.h"

bool person_add(struct person *person, const char *name)
{
	if (person->names == PERSON_NAMES)
		return false;
	utf8_fold(name, person->name[person->names++], NAME_BYTES);
	return true;
}

/* The folded text is one of the names, or begins one. */
static bool is_among(const char names[][NAME_BYTES], int count, const char *folded, bool beginnings)
{
	for (int i = 0; i < count; i++)
		if (strcmp(folded, names[i]) == 0 ||
		    (beginnings && strncmp(folded, names[i], strlen(folded)) == 0))
			return true;
	return false;
}

bool person_is(const struct person *person, const char *name)
{
	char folded[NAME_BYTES];

	utf8_fold(name, folded, sizeof folded);
	return is_among(person->name, person->names, folded, false);
}

void person_meets(struct person *person, const char *name)
{
	if (!person_is(person, name) && person->others < PERSON_NAMES &&
	    person_is_in(person, name, strlen(name)))
		utf8_fold(name, person->other[person->others++], NAME_BYTES);
}

struct place {
	const struct person *person;
	const char *text, *end, *at;
	enum person_text how;
	bool quoted; /* between quotes */
};

/* The bytes of the character there, and whether words of its script are parted by blanks. */
static int character(const char *at, const char *end, bool *letter)
{
	uint32_t point = 0;
	int length = utf8_decode(at, (size_t)(end - at), &point);
	char one[5] = "";

	if (!length)
		length = 1;
	memcpy(one, at, (size_t)length);
	*letter = point >= 0x80 ? utf8_columns(one) < 2
	                        : (point >= '0' && point <= '9') || (point >= 'a' && point <= 'z') ||
	                                  (point >= 'A' && point <= 'Z');
	return length;
}

/* The bytes of a name that is there as whole words, the longest; 0: none is. *other: it is another's. */
static size_t name_at(const struct place *p, bool after_letter, bool *other)
{
	char piece[2 * NAME_BYTES], folded[2 * NAME_BYTES];
	const struct person *person = p->person;
	size_t found = 0;
	bool letter, next;
	const char *at = p->at;

	while (at < p->end && (size_t)(at - p->at) + 4 < sizeof piece) {
		int length = character(at, p->end, &letter);

		if (at == p->at && letter && after_letter)
			return 0;
		at += length;
		next = false;
		if (at < p->end)
			character(at, p->end, &next);
		if (letter && next)
			continue;
		snprintf(piece, sizeof piece, "%.*s", (int)(at - p->at), p->at);
		utf8_fold(piece, folded, sizeof folded);
		if (is_among(person->other, person->others, folded, false)) {
			found = (size_t)(at - p->at);
			*other = true;
		} else if (is_among(person->name, person->names, folded, p->how == PERSON_BEGINNINGS)) {
			found = (size_t)(at - p->at);
			*other = false;
		}
	}
	return found;
}

/* The word at the place begins a line, or one of several said at once: it is a verb. */
static bool is_verb(const struct place *p)
{
	const char *at = p->at;

	while (at > p->text && at[-1] == ' ')
		at--;
	return p->how != PERSON_PLAIN && !p->quoted && (at == p->text || at[-1] == '&');
}

/* The bytes of the next name; steps over what is before it. 0: the text ends. */
static size_t next_name(struct place *p)
{
	bool letter = false, other = false;
	size_t size;

	while (p->at < p->end) {
		size = *p->at == ' ' || is_verb(p) ? 0 : name_at(p, letter, &other);
		if (size && !other)
			return size;
		if (size) { /* steps over all of it */
			p->at += size;
			letter = true;
			continue;
		}
		if (*p->at == '"')
			p->quoted = !p->quoted;
		p->at += character(p->at, p->end, &letter);
	}
	return 0;
}

bool person_is_in(const struct person *person, const char *text, size_t size)
{
	struct place p = { .person = person, .text = text, .end = text + size, .at = text };

	return next_name(&p) > 0;
}

char *person_replace(const struct person *person, const char *text, size_t size, const char *by,
                     enum person_text how, unsigned keep, size_t *out_size)
{
	struct place p = { person, text, text + size, text, how, false };
	size_t room = size + 1, end = 0, name;
	char *out = xmalloc(room);

	for (;; keep >>= 1) {
		const char *from = p.at;
		bool quotes;

		name = next_name(&p);
		quotes = how != PERSON_PLAIN && !p.quoted && strchr(by, ' ');
		room += strlen(by) + 2;
		out = xrealloc(out, room);
		memcpy(out + end, from, (size_t)(p.at - from) + (keep & 1 ? name : 0));
		end += (size_t)(p.at - from) + (keep & 1 ? name : 0);
		if (!name)
			break;
		if (!(keep & 1))
			end += (size_t)sprintf(out + end, quotes ? "\"%s\"" : "%s", by);
		p.at += name;
	}
	out[end] = '\0';
	*out_size = end;
	return out;
}
