/* SPDX-License-Identifier: MIT */
/* Lists of offers: see offer.h. Knows no game. */
#include "offer.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "game.h"
#include "i18n.h"
#include "said.h"
#include "utf8.h"
#include "words.h"

enum { FIRST_ROOM = 256, TEXTS = 1 << 13, TEXT_MOST = 600 };

/* Memory for texts, newest first. */
struct offer_text {
	struct offer_text *next;
	size_t used;
	char text[TEXTS];
};

/* ---- listing ---- */

static void drop_texts(struct offer_text *texts)
{
	while (texts) {
		struct offer_text *next = texts->next;

		free(texts);
		texts = next;
	}
}

/* In every game that takes in others; later, as a ruling, with the number that the newcomer begins with. */
static void offer_join(struct offers *list, const struct game *game, const void *state)
{
	bool free = places_may_join(game, state, false, NULL);

	if (!free && game->join_key && places_may_join(game, state, true, NULL)) {
		offers_add(list, "join", -1, "join {\"name} %s={#begins} ruling", game->join_key);
		offers_keep(list, true);
		return;
	}
	offers_add(list, "join", -1, "join {*name}")->rank = OFFER_HINTED;
	offers_keep(list, places_may_join(game, state, false, offers_why(list)));
}

void offers_list(struct offers *list, const struct game *game, const void *state, int viewer, bool all)
{
	const struct table *table = state;

	list->count = 0;
	list->viewer = viewer;
	list->all = all;
	if (list->texts) {
		drop_texts(list->texts->next);
		list->texts->next = NULL;
		list->texts->used = 0;
	}
	if (game->offers && (table->seats || game->seats_max > TABLE_SEATS || game->unseated))
		game->offers(state, list);
	if (game->move && viewer < 0 && table->seats)
		offer_join(list, game, state);
}

void offers_follow(struct offers *list, const struct game *game, const void *state, const void *journal,
                   int entries, int viewer)
{
	if (list->of == journal && list->entries == entries && list->viewer == viewer)
		return;
	offers_list(list, game, state, viewer, true);
	list->of = journal;
	list->entries = entries;
}

void offers_free(struct offers *list)
{
	drop_texts(list->texts);
	free(list->offer);
	*list = (struct offers){ 0 };
}

static const char *keep_text(struct offers *list, const char *format, va_list words)
{
	struct offer_text *texts = list->texts;
	char *text;

	if (!texts || texts->used + TEXT_MOST > TEXTS) {
		texts = xmalloc(sizeof *texts);
		texts->next = list->texts;
		texts->used = 0;
		list->texts = texts;
	}
	text = texts->text + texts->used;
	vsnprintf(text, TEXT_MOST, format, words);
	utf8_mend_end(text);
	texts->used += strlen(text) + 1;
	return text;
}

const char *offers_text(struct offers *list, const char *format, ...)
{
	va_list words;
	const char *text;

	va_start(words, format);
	text = keep_text(list, format, words);
	va_end(words);
	return text;
}

struct offer *offers_add(struct offers *list, const char *id, int seat, const char *format, ...)
{
	struct offer *offer;
	va_list words;

	/* As many as most tables have: those that are not needed are never touched. */
	if (!list->offer)
		list->offer = xmalloc((size_t)(list->room = FIRST_ROOM) * sizeof *list->offer);
	list->offer = xgrow(list->offer, list->count, &list->room, sizeof *list->offer);
	offer = &list->offer[list->count++];
	*offer = (struct offer){ .id = id, .seat = seat, .of = -1, .text = "", .button = "", .note = "" };
	va_start(words, format);
	offer->line = keep_text(list, format, words);
	va_end(words);
	return offer;
}

struct reason *offers_why(struct offers *list)
{
	list->why.text[0] = '\0';
	list->why.ways = (struct reason_ways){ 0 };
	return list->all ? &list->why : NULL;
}

bool offers_keep(struct offers *list, bool stands)
{
	if (!stands && list->all) {
		list->offer[list->count - 1].why = offers_text(list, "%s", list->why.text);
		list->offer[list->count - 1].ways = list->why.ways;
	} else if (!stands) {
		list->count--;
	}
	return stands;
}

struct offer *offers_put(struct offers *list, bool stands, enum offer_kind kind, const char *text,
                         const char *button, struct offer *offer)
{
	offer->kind = kind;
	offer->text = text;
	offer->button = button;
	offers_keep(list, stands);
	return offer;
}

void offers_steps(struct offer *offer, int one, int many)
{
	const short step[OFFER_STEPS] = { (short)-many, (short)-one, (short)one, (short)many };

	offer->kind = OFFER_COUNT;
	if (many)
		memcpy(offer->step, step, sizeof step);
	else
		memcpy(offer->step, step + 1, 2 * sizeof *step);
}

/* ---- finding ---- */

const struct offer *offers_find(const struct offers *list, const char *id, int n)
{
	for (int i = 0; i < list->count; i++)
		if (strcmp(list->offer[i].id, id) == 0 && n-- == 0)
			return &list->offer[i];
	return NULL;
}

const struct offer *offers_due(const struct offers *list)
{
	for (const struct offer *offer = list->offer; offer < list->offer + list->count; offer++)
		if (offer->kind == OFFER_DUE && !offer->why)
			return offer;
	return NULL;
}

const char *offers_owed(const struct offers *list)
{
	const struct offer *due = offers_due(list);

	return !due ? "" : due->owes ? due->owes : due->text;
}

/* How well an offer answers a key with this focus, least first; -1: not at all. */
static int rank_of(const struct offer *offer, int focus, int turn)
{
	bool stands = !offer->why;

	if (offer->seat == focus && (stands || offer->several || offer->seat == turn))
		return stands ? 0 : 3;
	if (offer->several)
		return -1;
	if (stands && offer->kind == OFFER_DUE)
		return 1;
	if (offer->seat < 0 || offer->seat == turn)
		return stands ? 2 : 4;
	return stands ? 5 : 6;
}

const struct offer *offers_pick(const struct offers *list, const char *id, int focus, int turn, bool *many)
{
	const struct offer *best = NULL;
	int least = -1, owing = 0;

	for (int i = 0; i < list->count; i++) {
		const struct offer *offer = &list->offer[i];
		int rank = *offer->id == *id && strcmp(offer->id, id) == 0 ? rank_of(offer, focus, turn) : -1;

		owing += rank == 1;
		if (rank >= 0 && (!best || rank < least)) {
			best = offer;
			least = rank;
		}
	}
	if (many)
		*many = least == 1 && owing > 1;
	return best;
}

/* ---- choices ---- */

struct choice *choices_add(struct choices *list, const char *key, const char *word, const char *name,
                           const char *text)
{
	const char letter[] = { (char)('a' + list->count % 26), '\0' };
	struct choice *choice = &list->out[list->count < list->max ? list->count++ : list->max - 1];

	memset(choice, 0, sizeof *choice);
	utf8_copy(choice->key, sizeof choice->key, key ? key : letter);
	utf8_copy(choice->word, sizeof choice->word, word);
	utf8_copy(choice->name, sizeof choice->name, name);
	utf8_copy(choice->text, sizeof choice->text, text);
	return choice;
}

struct choice *choices_seat(struct choices *list, const struct table *table, int seat)
{
	char word[sizeof list->out->word];

	table_seat_word(table, seat, word, sizeof word);
	return choices_add(list, text_number((seat + 1) % 10).of, word, table->seat[seat].name, "");
}

static const struct offer_hole *find_hole(const struct game *game, const char *name, int *number)
{
	size_t length = strlen(name);

	while (length && isdigit((unsigned char)name[length - 1]))
		length--;
	*number = atoi(name + length);
	for (const struct offer_hole *hole = game->holes; hole && hole->name; hole++)
		if (strncmp(hole->name, name, length) == 0 && !hole->name[length])
			return hole;
	return NULL;
}

int offers_choices(const struct game *game, const void *state, const char *hole, struct choices *list)
{
	const struct offer_hole *row = find_hole(game, hole, &list->number);

	list->count = list->least = list->most = 0;
	list->join[0] = '\0';
	if (row && row->choices && list->max > 0)
		row->choices(state, list);
	return list->count;
}

/* ---- lines that an offer makes ---- */

bool line_next_hole(const char *line, struct line_hole *hole)
{
	const char *at = strchr(line, '{'), *end = at ? strchr(at, '}') : NULL;

	if (!end)
		return false;
	*hole = (struct line_hole){ .from = at++, .to = end + 1 };
	if (*at != '}' && strchr("?+#~%\"*", *at))
		hole->sign = *at++;
	hole->count = atoi(at);
	at += strspn(at, "0123456789");
	snprintf(hole->name, sizeof hole->name, "%.*s", (int)(end - at), at);
	return true;
}

/* One word of a line, with its quotes; how many bytes. */
static size_t word_length(const char *line)
{
	bool quoted = false;
	size_t length = 0;

	for (; line[length] && (quoted || line[length] != ' '); length++)
		quoted ^= line[length] == '"';
	return length;
}

static const char *next_word(const char *line)
{
	line += word_length(line);
	return line + strspn(line, " ");
}

/* The seat that a word of a line names, quoted or not; -1: none. */
static int seat_of(const struct table *table, const char *word, size_t length)
{
	char name[NAME_BYTES];
	bool quoted = length > 1 && word[0] == '"' && word[length - 1] == '"';

	snprintf(name, sizeof name, "%.*s", (int)(quoted ? length - 2 : length), word + quoted);
	return table_find(table, name, NULL);
}

static bool same_word(const struct table *table, const char *a, size_t a_length, const char *b,
                      size_t b_length)
{
	int seat;

	if (a_length == b_length && strncmp(a, b, a_length) == 0)
		return true;
	seat = seat_of(table, a, a_length);
	return seat >= 0 && seat == seat_of(table, b, b_length);
}

/* Whether a hole may take no word or several. */
static bool is_open(const char *hole)
{
	return strchr("*+%\"", hole[1]) != NULL;
}

static bool says(const struct table *table, const char *template, const char *line)
{
	size_t wanted = word_length(template), length = word_length(line);
	const char *hole = memchr(template, '{', wanted);

	if (!*template)
		return !*line;
	if (hole && is_open(hole)) { /* takes none, one, or more */
		if (says(table, next_word(template), line))
			return true;
		return *line && says(table, template, next_word(line));
	}
	if (!*line)
		return false;
	if (hole ? strncmp(template, line, (size_t)(hole - template)) != 0
	         : !same_word(table, template, wanted, line, length))
		return false;
	return says(table, next_word(template), next_word(line));
}

bool offer_loses(const struct offer *offer, const void *state, const char *line, char *out, size_t size)
{
	if (offer->lost)
		return offer->lost(state, line, out, size);
	if (offer->loses)
		utf8_copy(out, size, offer->loses);
	return offer->loses != NULL;
}

bool offers_loss(const struct offers *list, const struct table *table, const char *line, char *out,
                 size_t size)
{
	line += strspn(line, " ");
	for (int i = 0; i < list->count; i++)
		if (!list->offer[i].why && (list->offer[i].loses || list->offer[i].lost) &&
		    says(table, list->offer[i].line, line) &&
		    offer_loses(&list->offer[i], table, line, out, size))
			return true;
	return false;
}

/* ---- the query ---- */

/* The line with holes that have their names alone. */
void offer_line(const struct offer *offer, char *out, size_t size)
{
	const char *line = offer->line;
	struct line_hole hole;
	size_t end = 0;

	for (; line_next_hole(line, &hole) && end < size; line = hole.to)
		end += (size_t)snprintf(out + end, size - end, "%.*s{%s}", (int)(hole.from - line), line,
		                        hole.name);
	if (end < size)
		snprintf(out + end, size - end, "%s", line);
}

/* What is being reported. */
struct report {
	const struct game *game;
	const void *state;
	const struct offer *offer;
	int viewer;
	struct said *said;
	struct emit *e;
};

enum { REPORTED = 200 };

static void report_holes(const struct report *r, const char *from, const char *line, bool follows);

static void report_choice(const struct report *r, const struct choice *choice, const char *line,
                          const struct line_hole *hole)
{
	char filled[OFFER_LINE];

	emit_object(r->e, NULL);
	emit_text(r->e, "word", choice->word);
	emit_text(r->e, "text", choice->name[0] ? choice->name : choice->text);
	emit_text(r->e, "note", choice->value);
	snprintf(filled, sizeof filled, "%.*s%s%s", (int)(hole->from - line), line, choice->word, hole->to);
	report_holes(r, filled + (hole->from - line), filled, true);
	emit_end(r->e);
}

/* The choices of each hole of the line; those that follow from a choice stand inside of it. */
static void report_holes(const struct report *r, const char *from, const char *line, bool follows)
{
	struct choice *out = xmalloc(REPORTED * sizeof *out);
	bool opened = !follows, earlier = follows;
	struct line_hole hole;

	if (!follows)
		emit_object(r->e, "choices");
	for (; line_next_hole(from, &hole); from = hole.to) {
		struct choices list = {
			.out = out, .max = REPORTED, .line = line, .seat = r->offer->seat, .viewer = r->viewer
		};
		const struct offer_hole *row = find_hole(r->game, hole.name, &list.number);

		if (!row || !row->choices || (row->chained && earlier) != follows)
			continue;
		earlier = true;
		if (!opened)
			emit_object(r->e, "choices");
		opened = true;
		offers_choices(r->game, r->state, hole.name, &list);
		emit_array(r->e, hole.name);
		for (int i = 0; i < list.count; i++)
			report_choice(r, &list.out[i], line, &hole);
		emit_end(r->e);
		if (follows)
			break; /* what follows from it stands inside of it */
	}
	if (opened)
		emit_end(r->e);
	free(out);
}

/* "Anna, owed: discard 4 cards (discard Anna {aside})" */
static void tell_offer(const struct report *r, const char *line)
{
	const struct offer *o = r->offer;
	const struct table *table = r->state;
	const char *kind = o->kind == OFFER_DUE ? _("owed") : o->kind == OFFER_ONCE ? _("now or never") : "";
	char who[NAME_BYTES + 40] = "";

	if (o->seat >= 0)
		said_list_add(who, sizeof who, "%s", table->seat[o->seat].name);
	if (*kind)
		said_list_add(who, sizeof who, "%s", kind);
	said_line(r->said, "%s%s%s%s(%s)%s%s", who, *who ? _(": ") : "", *o->text ? o->text : o->button,
	          *o->text || *o->button ? " " : "", line, o->loses ? _("; loses: ") : "",
	          o->loses ? o->loses : "");
}

static void report_offer(const struct report *r)
{
	static const char *const kinds = "act|due|once|count";
	const struct offer *offer = r->offer;
	char line[OFFER_LINE];

	offer_line(offer, line, sizeof line);
	tell_offer(r, line);
	emit_object(r->e, NULL);
	emit_text(r->e, "id", offer->id);
	table_report_name(r->state, "seat", offer->seat, r->e);
	emit_choice(r->e, "kind", kinds, offer->kind);
	emit_text(r->e, "line", line);
	emit_text(r->e, "text", *offer->text ? offer->text : offer->button);
	emit_text(r->e, "loses", offer->loses);
	report_holes(r, offer->line, offer->line, false);
	emit_end(r->e);
}

void offers_report(const struct game *game, const void *state, int seat, bool secret, struct said *said,
                   struct emit *e)
{
	struct offers list = { 0 };
	struct report r = { game, state, NULL, secret ? seat : -1, said, e };

	offers_list(&list, game, state, r.viewer, false);
	emit_array(e, "offers");
	for (r.offer = list.offer; r.offer < list.offer + list.count; r.offer++)
		if ((seat < 0 || r.offer->seat == seat) && (secret || !r.offer->secret))
			report_offer(&r);
	emit_end(e);
	offers_free(&list);
}
