/* SPDX-License-Identifier: MIT */
/*
 * The schemes of an Archenemy table that lie face up, as cards: whose it is, what it
 * does, and what ends it.
 */
#include <string.h>

#include "export.h"
#include "rules/archenemy/archenemy.h"
#include "rules/core/i18n.h"
#include "rules/core/journal.h"
#include "rules/core/utf8.h"

enum {
	WIDTH = 900,
	INSET = 14,
	GAP = 10,
	NAME = 22,
	TEXT = 14,
	LINE = 20,
	HEAD = 36,
	COLUMNS = 118,
	ROW_BYTES = 600
};

/* The first part of the text that fits into so many columns, at a blank if it has one:
 * its length in bytes. Latin letters are half as wide as they are high, others as wide. */
static size_t line_of(const char *text, int columns)
{
	size_t size = strlen(text), end = 0, blank = 0;
	int used = 0, bytes;
	uint32_t point;

	while ((bytes = utf8_decode(text + end, size - end, &point)) > 0) {
		char one[8] = "";

		memcpy(one, text + end, (size_t)bytes);
		if ((used += utf8_columns(one)) > columns)
			return blank ? blank : end;
		end += (size_t)bytes;
		if (point == ' ')
			blank = end;
	}
	return size;
}

/* With `out` NULL it only measures; returns where the next line begins. */
static int put_text(const char *text, const char *look, int y, FILE *out)
{
	while (*text) {
		size_t length = line_of(text, COLUMNS);
		char line[ROW_BYTES];

		snprintf(line, sizeof line, "%.*s", (int)length, text);
		utf8_mend_end(line);
		if (out)
			export_words(out, (struct island_point){ INSET, y + TEXT }, TEXT, look, line);
		text += length;
		y += LINE;
	}
	return y;
}

static int put_end(const struct archenemy *a, struct scheme_ref ref, int y, FILE *out)
{
	const struct scheme *facts = archenemy_facts(a, archenemy_card(a, ref)->kind);
	struct abandon_state state;
	char text[SAYS_BYTES];

	if (!facts || !archenemy_abandon(a, ref, &state))
		return archenemy_is_ongoing(a, archenemy_card(a, ref)->kind)
		               ? put_text(_("until abandoned"), " " INK_DIM, y, out)
		               : y;
	snprintf(text, sizeof text, facts->abandon.optional ? _("%s: %s (optional)") : _("%s: %s"),
	         archenemy_when_name(facts->abandon.when), _(facts->abandon.says));
	y = put_text(text, " " INK_DIM, y, out);
	if (!state.counts)
		return y;
	return put_text(archenemy_due_says(a, ref).text, " font-weight=\"bold\"", y, out);
}

static int put_card(const struct archenemy *a, struct scheme_ref ref, int y, FILE *out)
{
	const struct scheme_card *card = archenemy_card(a, ref);
	const struct scheme *facts = archenemy_facts(a, card->kind);
	const char *loaded = archenemy_text(a, card->kind);
	char text[SAYS_BYTES];

	if (out) {
		export_words(out, (struct island_point){ INSET, y + NAME }, NAME, " font-weight=\"bold\"",
		             archenemy_name_told(a, card->kind));
		fprintf(out, "<text x=\"%d\" y=\"%d\" text-anchor=\"end\" " INK_DIM ">", WIDTH - INSET,
		        y + NAME);
		export_html_text(out, a->c.table.seat[ref.owner].name);
		fputs(_(", "), out);
		export_html_text(out, archenemy_is_ongoing(a, card->kind) ? _("ongoing") : _("in motion"));
		fputs("</text>\n", out);
	}
	y += HEAD;
	y = put_text(loaded[0] || !facts ? loaded : _(facts->summary), "", y, out);
	if (card->chosen >= 0) {
		snprintf(text, sizeof text, _("chosen: %s"), a->c.table.seat[card->chosen].name);
		y = put_text(text, "", y, out);
	}
	return put_end(a, ref, y, out);
}

/* All cards, one below the other; with `out` NULL it only measures. */
static int put_cards(const struct archenemy *a, FILE *out)
{
	struct scheme_ref up[FACE_UP_MAX];
	int count = archenemy_face_up(a, up), y = 0;

	for (int i = 0; i < count; i++, y += GAP) {
		int end = put_card(a, up[i], y + INSET, NULL) + INSET / 2;

		if (out) {
			fprintf(out,
			        "<rect x=\"1\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"8\" " INK_CARD "/>\n",
			        y + 1, WIDTH - 2, end - y - 2);
			put_card(a, up[i], y + INSET, out);
		}
		y = end;
	}
	return y;
}

static bool measure(const struct journal *journal, struct export_size *size)
{
	const struct archenemy *a = export_state(journal, &archenemy_game);

	*size = (struct export_size){ WIDTH, a ? put_cards(a, NULL) : 0 };
	return size->height > 0;
}

static void draw(const struct journal *journal, FILE *out)
{
	fputs("<g text-anchor=\"start\">\n", out);
	put_cards(journal_state(journal), out);
	fputs("</g>\n", out);
}

const struct export_picture picture_schemes = { .head = N_("Schemes face up"),
	                                        .measure = measure,
	                                        .draw = draw };
