/* SPDX-License-Identifier: MIT */
/*
 * Finds a country by any of its spellings, and the nearest one to a wrong spelling.
 */
#include "nation.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

struct nation {
	char two[4], three[4];
	char names[2][104]; /* joined by bars: English, Japanese */
};

/* clang-format off */
#define NATION(two, three, english, japanese) { two, three, { english, japanese } },
static const struct nation nation[] = {
#include "nations.def"
};
#undef NATION
/* clang-format on */

enum { NATIONS = sizeof nation / sizeof *nation, PLAIN = 100 };

/* Visits the spellings of a nation, plain: its letters, then its names. */
static void each_spelling(const struct nation *n, void (*see)(void *user, const char *plain), void *user)
{
	const char *const list[] = { n->two, n->three, n->names[0], n->names[1] };
	char name[PLAIN], plain[PLAIN];

	for (size_t i = 0; i < sizeof list / sizeof *list; i++)
		for (const char *at = list[i]; at; at = strchr(at, '|')) {
			at += *at == '|';
			snprintf(name, sizeof name, "%.*s", (int)strcspn(at, "|"), at);
			lookup_plain(name, plain, sizeof plain);
			see(user, plain);
		}
}

/* ---- by its spelling ---- */

struct filling {
	struct lookup *lookup;
	int value;
};

static void add(void *user, const char *plain)
{
	const struct filling *filling = user;

	lookup_add(filling->lookup, plain, filling->value);
}

void nations_done(struct nations *nations)
{
	lookup_done(&nations->lookup);
}

/* AA, QM to QZ, XA to XZ, ZZ, and the same with a third letter at one end: the standard
 * gives them to nobody, so that organisers may. */
static bool is_free(const char *code)
{
	size_t length = strlen(code);

	if (length != strspn(code, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") || length < 2 || length > 3)
		return false;
	return code[0] == 'X' || (code[0] == 'Q' && code[1] >= 'M') ||
	       (code[0] == code[1] && strchr("AZ", code[0]));
}

bool nation_find(struct nations *nations, const char *text, char code[4])
{
	char plain[PLAIN];
	int found;

	memset(code, 0, 4);
	for (int i = 0, empty = !nations->lookup.count; i < NATIONS && empty; i++)
		each_spelling(&nation[i], add, &(struct filling){ &nations->lookup, i });
	lookup_plain(text, plain, sizeof plain);
	if (!text[0])
		return true;
	found = lookup_find(&nations->lookup, plain);
	if (found >= 0) {
		snprintf(code, 4, "%s", nation[found].two);
		return true;
	}
	for (int i = 0; i < 3 && plain[i]; i++)
		code[i] = (char)toupper((unsigned char)plain[i]);
	return strlen(plain) <= 3 && is_free(code);
}

/* ---- the nearest ---- */

struct search {
	const char *plain;
	size_t length;
	int best; /* of all nations so far */
	bool better;
};

/* Letters to change, add or drop; an exact beginning is near, too. */
static int distance(const char *a, size_t length, const char *b)
{
	int row[PLAIN + 1], other = (int)strlen(b);

	if (length >= 3 && strncmp(a, b, length) == 0)
		return 1;
	for (int k = 0; k <= other; k++)
		row[k] = k;
	for (size_t i = 0; i < length; i++) {
		int before = row[0]++;

		for (int k = 0; k < other; k++) {
			int same = before + (a[i] != b[k]);

			before = row[k + 1];
			row[k + 1] = same < before + 1 ? same : before + 1;
			if (row[k] + 1 < row[k + 1])
				row[k + 1] = row[k] + 1;
		}
	}
	return row[other];
}

static void compare(void *user, const char *plain)
{
	struct search *search = user;
	int found = distance(search->plain, search->length, plain);

	if (found >= search->best || found * 3 > (int)search->length + 1)
		return;
	search->best = found;
	search->better = true;
}

bool nation_nearest(const char *text, char *out, size_t size)
{
	bool japanese = (unsigned char)text[0] >= 0xe3;
	char plain[PLAIN];
	struct search search = { .plain = plain, .best = PLAIN };
	const struct nation *best = NULL;

	lookup_plain(text, plain, sizeof plain);
	search.length = strlen(plain);
	for (int i = 0; i < NATIONS; i++) {
		search.better = false;
		each_spelling(&nation[i], compare, &search);
		if (search.better)
			best = &nation[i];
	}
	if (best)
		snprintf(out, size, "%.*s (%s)", (int)strcspn(best->names[japanese], "|"),
		         best->names[japanese], best->two);
	return best != NULL;
}
