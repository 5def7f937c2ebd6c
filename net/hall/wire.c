/* SPDX-License-Identifier: MIT */
/*
 * Writes and reads the words of parcels. Independent of carriers; keeps
 * nothing of what it reads.
 */
#include "wire.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <uuid/uuid.h>

#include "rules/core/args.h"
#include "rules/core/utf8.h"
#include "rules/core/words.h"

enum { PARCEL_WELL = 16 << 10 }; /* bytes of late lines in one parcel */

/* ---- reading ---- */

long wire_line(const char **at, const char *end, const char **line)
{
	const char *newline = *at < end ? memchr(*at, '\n', (size_t)(end - *at)) : NULL;
	long length;

	*line = *at;
	if (!newline)
		return -1;
	length = newline - *at;
	*at = newline + 1;
	return length;
}

enum { WORDS = 5 };

/* Cuts the line at single blanks into text; returns the number of words, 0 when it is malformed. */
static int cut(const char *line, long length, char text[WIRE_WORDS], const char *word[WORDS])
{
	int count = 0;

	if (length <= 0 || length >= WIRE_WORDS || memchr(line, '\0', (size_t)length))
		return 0;
	memcpy(text, line, (size_t)length);
	text[length] = '\0';
	for (char *at = text; at;) {
		char *blank = strchr(at, ' ');

		if (count == WORDS || !*at || blank == at)
			return 0;
		word[count++] = at;
		if (blank)
			*blank++ = '\0';
		at = blank;
	}
	return count;
}

/* The words of a parcel that is one line. */
static int one_line(const struct parcel *parcel, char text[WIRE_WORDS], const char *word[WORDS])
{
	const char *at = parcel->text, *end = at + parcel->size, *line = at;
	long length = wire_line(&at, end, &line);

	return at == end ? cut(line, length, text, word) : 0;
}

static bool take_id(const char *word, char id[WIRE_ID])
{
	uuid_t uuid;

	if (strlen(word) != WIRE_ID - 1 || uuid_parse(word, uuid) != 0)
		return false;
	uuid_unparse_lower(uuid, id);
	return true;
}

static bool take_token(const char *word, char token[WIRE_TOKEN])
{
	if (strlen(word) != WIRE_TOKEN - 1 || strspn(word, "0123456789abcdef") != WIRE_TOKEN - 1)
		return false;
	memcpy(token, word, WIRE_TOKEN);
	return true;
}

bool wire_read_here(const struct parcel *parcel, struct wire_here *here)
{
	const char *word[WORDS];
	char text[WIRE_WORDS];

	if (one_line(parcel, text, word) != 2)
		return false;
	here->here = strcmp(word[0], "here") == 0;
	if (strcmp(word[1], "-") == 0)
		memcpy(here->id, "-", 2);
	else if (!take_id(word[1], here->id))
		return false;
	here->left = strcmp(word[0], "left") == 0;
	return here->here || here->left || strcmp(word[0], "away") == 0;
}

bool wire_read_ack(const struct parcel *parcel, struct wire_ack *ack)
{
	const char *word[WORDS];
	char text[WIRE_WORDS];
	int count = one_line(parcel, text, word);

	ack->lines = 0;
	if (count < 2 || !take_id(word[1], ack->id))
		return false;
	ack->gone = strcmp(word[0], "gone") == 0;
	if (ack->gone)
		return count == 2;
	return count == 3 && strcmp(word[0], "ack") == 0 && read_int(word[2], 0, 1 << 30, &ack->lines);
}

bool wire_read_ask(const struct parcel *parcel, char token[WIRE_TOKEN])
{
	const char *word[WORDS];
	char text[WIRE_WORDS];

	return one_line(parcel, text, word) == 2 && strcmp(word[0], "copy") == 0 &&
	       take_token(word[1], token);
}

bool wire_read_host(const struct parcel *parcel, bool *here)
{
	const char *word[WORDS];
	char text[WIRE_WORDS];

	if (one_line(parcel, text, word) != 2 || strcmp(word[0], "host") != 0)
		return false;
	*here = strcmp(word[1], "here") == 0;
	return *here || strcmp(word[1], "away") == 0;
}

static bool take_round(const char *word, char round[WIRE_ROUND])
{
	size_t length = strlen(word);

	if (length >= WIRE_ROUND || strspn(word, "abcdefghijklmnopqrstuvwxyz0123456789") != length)
		return false;
	memcpy(round, word, length + 1);
	return true;
}

/* A name that could sit down at a table; each of them once. */
static bool take_player(const char *line, long length, struct hall_seating *seating)
{
	struct table table = { .seats = 0 };
	char name[NAME_BYTES];

	if (length >= NAME_BYTES || !line_is_clean(line, (size_t)length, NULL) ||
	    seating->seats == TABLE_SEATS)
		return false;
	snprintf(name, sizeof name, "%.*s", (int)length, line);
	for (; table.seats < seating->seats; table.seats++)
		utf8_fold(seating->name[table.seats], table.seat[table.seats].folded, NAME_BYTES);
	if (!table_take_name(&table, table.seats, name, NULL))
		return false;
	utf8_copy(seating->name[seating->seats++], NAME_BYTES, name);
	return true;
}

bool wire_read_seating(const struct parcel *parcel, struct hall_seating *seating)
{
	static const char player[] = "player ", turns[] = "turns";
	const char *at = parcel->text, *end = at + parcel->size, *line = at, *word[WORDS];
	char text[WIRE_WORDS];
	long length = wire_line(&at, end, &line);

	*seating = (struct hall_seating){ .table = parcel->table };
	if (cut(line, length, text, word) != 2 || strcmp(word[0], "seats") != 0 ||
	    (strcmp(word[1], "-") != 0 && !take_round(word[1], seating->round)))
		return false;
	while ((length = wire_line(&at, end, &line)) >= 0) {
		if (length == sizeof turns - 1 && memcmp(line, turns, sizeof turns - 1) == 0)
			seating->turns = true;
		else if (length >= (long)sizeof player && memcmp(line, player, sizeof player - 1) == 0 &&
		         !take_player(line + sizeof player - 1, length - (long)sizeof player + 1, seating))
			return false;
	}
	return at == end && !seating->round[0] == !seating->seats;
}

size_t wire_write_seating(const struct hall_seating *seating, char out[WIRE_SEATING])
{
	size_t end = (size_t)snprintf(out, WIRE_SEATING, "seats %s\n%s",
	                              seating->seats ? seating->round : "-", seating->turns ? "turns\n" : "");

	for (int i = 0; i < seating->seats; i++)
		end += (size_t)snprintf(out + end, WIRE_SEATING - end, "player %s\n", seating->name[i]);
	return end;
}

static bool read_words(struct wire_lines *lines, const char *line, long length)
{
	const char *word[WORDS];
	char text[WIRE_WORDS];
	int count = cut(line, length, text, word);

	if (count == 2 && strcmp(word[0], "lines") == 0)
		return read_int(word[1], 1, 1 << 30, &lines->first);
	return count == 4 && strcmp(word[0], "copy") == 0 && take_token(word[1], lines->token) &&
	       read_int(word[2], 0, 1 << 30, &lines->all) && read_int(word[3], 0, 1 << 30, &lines->first);
}

bool wire_read_lines(const struct parcel *parcel, struct wire_lines *lines)
{
	const char *at = parcel->text, *end = at + parcel->size, *line = at;
	long length = wire_line(&at, end, &line);

	*lines = (struct wire_lines){ .end = end };
	if (!read_words(lines, line, length) || end[-1] != '\n')
		return false;
	length = wire_line(&at, end, &line);
	if (length >= 0) {
		lines->header = line;
		lines->header_size = (size_t)length + 1;
	}
	lines->lines = at;
	return lines->header || lines->all == 0;
}

void wire_token(char token[WIRE_TOKEN])
{
	uuid_t uuid;

	uuid_generate_random(uuid);
	snprintf(token, WIRE_TOKEN, "%02x%02x%02x%02x", uuid[0], uuid[1], uuid[2], uuid[3]);
}

/* ---- lines kept ---- */

void kept_begin(struct kept *kept, const char *id, const char *header, size_t header_size)
{
	*kept = (struct kept){ .header_size = header_size };
	snprintf(kept->id, sizeof kept->id, "%s", id);
	kept->header = xmalloc(header_size);
	memcpy(kept->header, header, header_size);
}

void kept_add(struct kept *kept, const char *line, size_t size)
{
	if (kept->lines == kept->ends_room) {
		kept->ends_room = kept->ends_room ? 2 * kept->ends_room : 64;
		kept->end = xrealloc(kept->end, (size_t)kept->ends_room * sizeof *kept->end);
	}
	while (kept->size + size + 1 > kept->room) {
		kept->room = kept->room ? 2 * kept->room : 4096;
		kept->text = xrealloc(kept->text, kept->room);
	}
	memcpy(kept->text + kept->size, line, size);
	kept->size += size;
	kept->text[kept->size++] = '\n';
	kept->end[kept->lines++] = kept->size;
}

const char *kept_line(const struct kept *kept, int n, size_t *size)
{
	size_t from = n > 1 ? kept->end[n - 2] : 0;

	*size = kept->end[n - 1] - from - 1;
	return kept->text + from;
}

void kept_done(struct kept *kept)
{
	free(kept->header);
	free(kept->text);
	free(kept->end);
	*kept = (struct kept){ .lines = 0 };
}

int kept_parcel(const struct kept *kept, const char *words, int first, char **out, size_t *size)
{
	size_t from = first > 1 ? kept->end[first - 2] : 0, head = strlen(words);
	int last = first - 1;

	while (last < kept->lines && (last < first || kept->end[last] - from <= PARCEL_WELL))
		last++;
	*size = head + kept->header_size + (last >= first ? kept->end[last - 1] - from : 0);
	*out = xmalloc(*size);
	memcpy(*out, words, head);
	memcpy(*out + head, kept->header, kept->header_size);
	memcpy(*out + head + kept->header_size, kept->text + from, *size - head - kept->header_size);
	return last;
}
