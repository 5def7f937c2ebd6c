/* SPDX-License-Identifier: MIT */
/*
 * Schemes by name: kinds of the catalogue and of the table, copies of one
 * name, and the face-up scheme that a word means.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

/* ---- a kind ---- */

static const struct scheme_own *own_of(const struct archenemy *a, int kind)
{
	return kind >= scheme_count() ? &a->own[kind - scheme_count()] : NULL;
}

const struct scheme *archenemy_facts(const struct archenemy *a, int kind)
{
	return kind < scheme_count() ? scheme_at(kind) : NULL;
}

const char *archenemy_name(const struct archenemy *a, int kind)
{
	const struct scheme_own *own = own_of(a, kind);

	return own ? a->pool + own->name : scheme_at(kind)->name;
}

const char *archenemy_name_ja(const struct archenemy *a, int kind)
{
	const struct scheme *facts = archenemy_facts(a, kind);

	return facts ? facts->name_ja : NULL;
}

const char *archenemy_name_told(const struct archenemy *a, int kind)
{
	const char *ja = strcmp(_("en"), "ja") == 0 ? archenemy_name_ja(a, kind) : NULL;

	return ja ? ja : archenemy_name(a, kind);
}

const char *archenemy_text(const struct archenemy *a, int kind)
{
	const struct scheme_own *own = own_of(a, kind);

	if (own)
		return a->pool + own->text;
	for (int i = 0; i < a->owns; i++) /* NOLINT(clang-analyzer-core.NullDereference): a is never NULL */
		if (a->own[i].catalogue == kind)
			return a->pool + a->own[i].text;
	return "";
}

/* Closes the gap where a text was. */
static void drop_text(struct archenemy *a, int at)
{
	int gap = (int)strlen(a->pool + at) + 1;

	a->pooled -= gap;
	memmove(a->pool + at, a->pool + at + gap, (size_t)(a->pooled - at));
	for (int i = 0; i < a->owns; i++) {
		a->own[i].name -= a->own[i].name > at ? gap : 0;
		a->own[i].text -= a->own[i].text > at ? gap : 0;
	}
}

bool archenemy_keep_text(struct archenemy *a, const char *text, int *at, struct reason *why)
{
	int size = (int)strlen(text) + 1;

	if (*at)
		drop_text(a, *at);
	*at = 0;
	if (size == 1)
		return true;
	if (a->pooled + size > SCHEME_POOL_BYTES)
		return reason_set(why, _("scheme names and texts are too long together: at most %d bytes"),
		                  SCHEME_POOL_BYTES);
	memcpy(a->pool + a->pooled, text, (size_t)size);
	*at = a->pooled;
	a->pooled += size;
	return true;
}

bool archenemy_is_ongoing(const struct archenemy *a, int kind)
{
	const struct scheme_own *own = own_of(a, kind);

	return own ? own->ongoing : scheme_at(kind)->ongoing;
}

int archenemy_find_kind(const struct archenemy *a, const char *word, struct reason *why)
{
	struct name_search search = name_search(word);
	char shown[100];

	name_look_at_schemes(&search);
	for (int i = 0; i < a->owns; i++)
		if (a->own[i].catalogue < 0)
			name_look(&search, a->pool + a->own[i].name, scheme_count() + i);
	if (search.found >= 0)
		return search.found;
	utf8_show(word, strnlen(word, 60), shown, sizeof shown);
	if (search.found == NAME_SEVERAL)
		reason_set(why, _("\"%s\" fits more than one scheme: type more of its name"), shown);
	else
		reason_set(why, _("no scheme is called \"%s\": `scheme new NAME` makes one"), shown);
	return -1;
}

/* ---- a card ---- */

struct scheme_card *archenemy_card_of(struct archenemy *a, struct scheme_ref ref)
{
	return &a->pile[ref.owner].card[ref.card];
}

const struct scheme_card *archenemy_card(const struct archenemy *a, struct scheme_ref ref)
{
	return &a->pile[ref.owner].card[ref.card];
}

struct label archenemy_called(const struct archenemy *a, struct scheme_ref ref)
{
	const struct scheme_card *card = archenemy_card(a, ref);

	return label_of(card->copy > 1 ? "%s#%d" : "%s", archenemy_name(a, card->kind), card->copy);
}

struct label archenemy_told(const struct archenemy *a, struct scheme_ref ref)
{
	const struct scheme_card *card = archenemy_card(a, ref);

	return label_of(card->copy > 1 ? "%s#%d" : "%s", archenemy_name_told(a, card->kind), card->copy);
}

int archenemy_face_up(const struct archenemy *a, struct scheme_ref out[FACE_UP_MAX])
{
	int count = 0;

	every_seat (owner, a->c.table) {
		if (!archenemy_has_deck(a, owner))
			continue;
		for (int i = 0; i < a->pile[owner].cards && count < FACE_UP_MAX; i++) {
			int at = count;

			if (!a->pile[owner].card[i].up)
				continue;
			for (; at > 0 && archenemy_card(a, out[at - 1])->stamp > a->pile[owner].card[i].stamp;
			     at--)
				out[at] = out[at - 1];
			out[at] = (struct scheme_ref){ owner, i };
			count++;
		}
	}
	return count;
}

struct label archenemy_typed(const struct archenemy *a, struct scheme_ref ref)
{
	const struct scheme_card *card = archenemy_card(a, ref);
	struct label called = archenemy_called(a, ref), typed;
	struct scheme_ref up[FACE_UP_MAX];
	int count = archenemy_face_up(a, up);
	bool twice = false; /* another owner has the same scheme face up */

	for (int i = 0; i < count; i++)
		twice |= up[i].owner != ref.owner && archenemy_card(a, up[i])->kind == card->kind &&
		         archenemy_card(a, up[i])->copy == card->copy;
	if (twice)
		called = label_of("%s:%s", archenemy_seat_name(a, ref.owner), called.text);
	word_typed(called.text, typed.text, sizeof typed.text);
	return typed;
}

enum name_fit archenemy_card_fit(const struct archenemy *a, struct scheme_ref ref, const char *word)
{
	const struct scheme_card *card = archenemy_card(a, ref);
	const char *ja = archenemy_name_ja(a, card->kind), *hash = strrchr(word, '#');
	char name[SCHEME_NAME_BYTES * 2];
	struct scheme_word wanted;
	int copy = 0;
	enum name_fit fit;

	snprintf(name, sizeof name, "%s", word);
	if (hash && hash - word < (int)sizeof name && read_int(hash + 1, 1, DECK_CARDS, &copy))
		name[hash - word] = '\0';
	wanted = scheme_word(name);
	fit = scheme_name_fit(archenemy_name(a, card->kind), &wanted);
	if (ja && scheme_name_fit(ja, &wanted) > fit)
		fit = scheme_name_fit(ja, &wanted);
	if (copy && copy != card->copy)
		return FIT_NOT;
	return !copy && card->copy > 1 && fit == FIT_WHOLE ? FIT_BEGINS : fit;
}

/* The face-up scheme that fits best, of one owner or of all; *fits: how many fit as well. */
static enum name_fit fit_up(const struct archenemy *a, const char *word, int owner, struct scheme_ref *ref,
                            int *fits)
{
	struct scheme_ref up[FACE_UP_MAX];
	int count = archenemy_face_up(a, up);
	enum name_fit best = FIT_NOT;

	*fits = 0;
	for (int i = 0; i < count; i++) {
		enum name_fit fit = archenemy_card_fit(a, up[i], word);

		if (fit == FIT_NOT || fit < best || (owner >= 0 && up[i].owner != owner))
			continue;
		*fits = fit > best ? 1 : *fits + 1;
		best = fit;
		*ref = up[i];
	}
	return best;
}

/* "E:NAME" */
static int split_owner(const struct archenemy *a, const char *word, const char **name)
{
	const char *colon = strchr(word, ':');
	char owner[NAME_BYTES];

	if (!colon || (size_t)(colon - word) >= sizeof owner)
		return -1;
	snprintf(owner, sizeof owner, "%.*s", (int)(colon - word), word);
	*name = colon + 1;
	return table_find(&a->c.table, owner, NULL);
}

bool archenemy_read_up(struct call *call, struct scheme_ref *ref)
{
	const struct archenemy *a = call->state;
	const char *word, *name;
	char shown[100];
	int fits, owner;

	if (!args_word(&call->args, &word))
		return false;
	if (fit_up(a, word, NOBODY, ref, &fits) == FIT_NOT) {
		owner = split_owner(a, word, &name);
		if (owner >= 0)
			fit_up(a, name, owner, ref, &fits);
	}
	if (fits == 1)
		return true;
	utf8_show(word, strnlen(word, 60), shown, sizeof shown);
	if (fits)
		return reason_set(call->why,
		                  _("\"%s\" is more than one face-up scheme: type NAME#2, or PLAYER:NAME"),
		                  shown);
	return reason_set(call->why, _("no scheme called \"%s\" is face up (701.33)"), shown);
}
