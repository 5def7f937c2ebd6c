/* SPDX-License-Identifier: MIT */
/*
 * Reads entries of the shape that image.c writes by hand, without memory of
 * its own, at the speed of their bytes. Other lines, with more keys or
 * escapes, and the header go through json_parse(). Touches no file.
 *
 * The shape is strict: each number, time and text can be written in one way
 * only, so that a line read by hand is what image.c would write.
 */
#include "format.h"

#include <cjson/cJSON.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <uuid/uuid.h>

#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "saves/text/json.h"
#include "saves/text/stamp.h"

enum { TORN_BYTES = 64 << 10 };

/* ---- what is of a fixed shape ---- */

struct reader {
	const char *at, *end;
};

static bool skip(struct reader *r, const char *literal)
{
	size_t length = strlen(literal);

	if ((size_t)(r->end - r->at) < length || memcmp(r->at, literal, length) != 0)
		return false;
	r->at += length;
	return true;
}

/* ---- the header ---- */

static bool take_text(const cJSON *root, const char *key, char *out, size_t size, struct reason *why)
{
	const cJSON *item = cJSON_GetObjectItemCaseSensitive(root, key);
	const char *text = cJSON_GetStringValue(item);

	if (!text)
		return reason_set(why, _("\"%s\" is missing or not a string"), key);
	if (strlen(text) >= size)
		return reason_set(why, _("\"%s\" is longer than %zu bytes"), key, size - 1);
	if (!line_is_clean(text, strlen(text), NULL) || strchr(text, '\t'))
		return reason_set(why, _("\"%s\" contains a control character"), key);
	snprintf(out, size, "%s", text);
	return true;
}

/* First, because a later version may give everything after it another meaning. */
static bool check_format(const cJSON *root, struct reason *why)
{
	const cJSON *item = cJSON_GetObjectItemCaseSensitive(root, "tableside");

	if (!cJSON_IsNumber(item) || item->valuedouble != (double)item->valueint || item->valueint < 1)
		return reason_set(why, _("this is not a tableside file"));
	if (item->valueint > FORMAT)
		return reason_set(why,
		                  _("written by a newer tableside (format %d, this one reads %d): update it"),
		                  item->valueint, FORMAT);
	return true;
}

/* The version that an object tells. Anything else under that key says nothing. */
static int take_by(const cJSON *root)
{
	const char *text = cJSON_GetStringValue(cJSON_GetObjectItemCaseSensitive(root, "by"));

	return text ? version_read(text) : 0;
}

/* Writes a key of the object that is not among those known; "": there is none. */
static void find_unknown(const cJSON *root, const char *const *known, char *out, size_t size)
{
	out[0] = '\0';
	for (const cJSON *item = root->child; item && !out[0]; item = item->next) {
		const char *const *key = known;

		while (*key && strcmp(*key, item->string) != 0)
			key++;
		if (!*key)
			utf8_show(item->string, strlen(item->string), out, size);
	}
}

static bool take_header(const cJSON *root, struct save_header *header, struct reason *why)
{
	static const char *const keys[] = { "tableside", "by",      "id",      "game",
		                            "title",     "created", "journal", NULL };
	const cJSON *journal = cJSON_GetObjectItemCaseSensitive(root, "journal");
	uuid_t uuid;
	int64_t at;
	char key[40];

	header->by = take_by(root);
	find_unknown(root, keys, key, sizeof key);
	if (!check_format(root, why) || !version_knows(header->by, key, why) ||
	    !take_text(root, "id", header->id, sizeof header->id, why) ||
	    !take_text(root, "game", header->game, sizeof header->game, why) ||
	    !take_text(root, "title", header->title, sizeof header->title, why) ||
	    !take_text(root, "created", header->created, sizeof header->created, why))
		return false;
	if (uuid_parse(header->id, uuid) != 0)
		return reason_set(why, _("\"id\" is not a UUID"));
	if (!stamp_read(header->created, strlen(header->created), &at))
		return reason_set(why, _("\"created\" is not a time like 2026-11-20T18:24:35Z"));
	if (!cJSON_IsArray(journal) || journal->next)
		return reason_set(why, _("the line does not end with the journal"));
	return true;
}

/* Reads a text without escapes that follows `before`. */
static bool read_text(struct reader *r, const char *before, char *out, size_t size)
{
	const char *quote;
	size_t length;

	if (!skip(r, before) || !(quote = memchr(r->at, '"', (size_t)(r->end - r->at))))
		return false;
	length = (size_t)(quote - r->at);
	if (length >= size || memchr(r->at, '\\', length) || memchr(r->at, '\t', length) ||
	    !line_is_clean(r->at, length, NULL))
		return false;
	memcpy(out, r->at, length);
	out[length] = '\0';
	r->at = quote;
	return true;
}

static bool read_by(struct reader *r, int *by)
{
	char text[VERSION_BYTES];

	*by = 0;
	if (!skip(r, "\"by\":"))
		return true;
	if (!read_text(r, "\"", text, sizeof text))
		return false;
	*by = version_read(text);
	return *by && skip(r, "\",");
}

/* As image.c writes it; false: leave it to json_parse(). */
static bool read_header(const char *text, size_t size, struct save_header *header)
{
	struct reader r = { text, text + size };
	uuid_t uuid;
	int64_t at;

	return skip(&r, FORMAT_BEGIN) && read_by(&r, &header->by) &&
	       read_text(&r, "\"id\":\"", header->id, sizeof header->id) &&
	       read_text(&r, "\",\"game\":\"", header->game, sizeof header->game) &&
	       read_text(&r, "\",\"title\":\"", header->title, sizeof header->title) &&
	       read_text(&r, "\",\"created\":\"", header->created, sizeof header->created) &&
	       skip(&r, "\",\"journal\":[") && r.at == r.end && uuid_parse(header->id, uuid) == 0 &&
	       stamp_read(header->created, strlen(header->created), &at);
}

bool scan_header(const char *text, size_t size, struct save_header *header, size_t *length,
                 struct reason *why)
{
	const char *end = memchr(text, '\n', size < IMAGE_LINE_BYTES ? size : IMAGE_LINE_BYTES);
	size_t line = end ? (size_t)(end - text) : 0;
	char *whole;
	cJSON *root;
	bool fit;

	if (!end)
		return reason_set(why, size < IMAGE_LINE_BYTES ? _("the header is cut off")
		                                               : _("this is not a tableside file"));
	*length = line + 1;
	if (read_header(text, line, header))
		return true;
	whole = xmalloc(line + IMAGE_TAIL_BYTES);
	memcpy(whole, text, line);
	memcpy(whole + line, IMAGE_TAIL, IMAGE_TAIL_BYTES);
	root = json_parse(whole, line + IMAGE_TAIL_BYTES, why);
	free(whole);
	if (!root)
		return false;
	/* "[" last: else the added bracket would close something else. */
	fit = (cJSON_IsObject(root) && text[line - 1] == '[')
	              ? take_header(root, header, why)
	              : reason_set(why, _("this is not a tableside file"));
	cJSON_Delete(root);
	return fit;
}

/* ---- an entry ---- */

static bool read_n(struct reader *r, int *n)
{
	const char *from = r->at;

	*n = 0; /* of a number that is too large a digit is left, which is no comma */
	for (; r->at < r->end && *r->at >= '0' && *r->at <= '9' && *n <= (INT_MAX - 9) / 10; r->at++)
		*n = *n * 10 + (*r->at - '0');
	return r->at > from && *from != '0';
}

static bool read_at(struct reader *r, int64_t *at)
{
	if (r->end - r->at < STAMP_BYTES || !stamp_read(r->at, STAMP_BYTES, at))
		return false;
	r->at += STAMP_BYTES;
	return true;
}

/* Reads up to the closing quote; copies the text only if it has escapes. */
static bool read_do(struct reader *r, char *scratch, struct scanned *entry)
{
	const char *from = r->at, *quote = memchr(from, '"', (size_t)(r->end - from));
	const char *escape = memchr(from, '\\', (size_t)((quote ? quote : r->end) - from));
	size_t size = 0;

	r->at = escape ? escape : quote ? quote : r->end;
	entry->text = from;
	entry->size = (size_t)(r->at - from);
	if (r->at < r->end && *r->at == '\\') {
		memcpy(scratch, from, entry->size);
		for (size = entry->size; r->at < r->end && *r->at != '"'; r->at++) {
			char c = *r->at;

			if (c == '\\') {
				if (++r->at == r->end || !strchr("\"\\t", *r->at) || !*r->at)
					return false;
				c = *r->at == 't' ? '\t' : *r->at;
			}
			scratch[size++] = c;
		}
		entry->text = scratch;
		entry->size = size;
	}
	return true;
}

static bool read_fixed(const char *line, size_t size, char *scratch, int *n, struct scanned *entry)
{
	struct reader r = { line, line + size };

	return skip(&r, "{\"n\":") && read_n(&r, n) && skip(&r, ",\"at\":\"") && read_at(&r, &entry->at) &&
	       skip(&r, "\",\"do\":\"") && read_do(&r, scratch, entry) && skip(&r, "\"}") && r.at == r.end &&
	       !memchr(line, '\t', size);
}

static bool take_entry(const cJSON *root, char *scratch, int *n, struct scanned *entry, struct reason *why)
{
	static const char *const keys[] = { "n", "at", "do", "by", "who", "phone", NULL };
	const cJSON *number = cJSON_GetObjectItemCaseSensitive(root, "n");
	const char *at = cJSON_GetStringValue(cJSON_GetObjectItemCaseSensitive(root, "at"));
	const char *text = cJSON_GetStringValue(cJSON_GetObjectItemCaseSensitive(root, "do"));

	if (!cJSON_IsNumber(number) || number->valuedouble != (double)number->valueint ||
	    number->valueint < 1)
		return reason_set(why, _("\"n\" is missing or not the number of an entry"));
	if (!at || !stamp_read(at, strlen(at), &entry->at))
		return reason_set(why, _("\"at\" is missing or not a time like 2026-11-20T18:24:35Z"));
	if (!text)
		return reason_set(why, _("\"do\" is missing or not a string"));
	*n = number->valueint;
	entry->by = take_by(root);
	if (!take_text(root, "who", entry->who, sizeof entry->who, NULL))
		entry->who[0] = '\0';
	entry->phone = cJSON_IsTrue(cJSON_GetObjectItemCaseSensitive(root, "phone"));
	find_unknown(root, keys, entry->key, sizeof entry->key);
	entry->size = strlen(text);
	entry->text = memcpy(scratch, text, entry->size); /* shorter than its line */
	return true;
}

static bool read_json(const char *line, size_t size, char *scratch, int *n, struct scanned *entry,
                      struct reason *why)
{
	cJSON *root = json_parse(line, size, why);
	bool fit;

	if (!root)
		return false;
	fit = cJSON_IsObject(root) ? take_entry(root, scratch, n, entry, why)
	                           : reason_set(why, _("this is not an entry"));
	cJSON_Delete(root);
	return fit;
}

static bool read_entry(const char *line, size_t size, char *scratch, int *n, struct scanned *entry,
                       struct reason *why)
{
	entry->line = line;
	entry->line_size = size;
	entry->by = 0;
	entry->phone = false;
	entry->who[0] = entry->key[0] = '\0';
	entry->usual = read_fixed(line, size, scratch, n, entry);
	if (!entry->usual && !read_json(line, size, scratch, n, entry, why))
		return false;
	if (!line_is_clean(entry->text, entry->size, NULL))
		return reason_set(why, _("\"do\" is not UTF-8 or contains a control character"));
	return true;
}

bool scan_entry(const char *line, size_t size, int n, char scratch[IMAGE_LINE_BYTES], struct scanned *entry,
                struct reason *why)
{
	int found;

	if (!read_entry(line, size, scratch, &found, entry, why))
		return false;
	if (found != n)
		return reason_set(why, _("entry %d is where entry %d should be"), found, n);
	return true;
}

/* ---- the lines ---- */

/* The length of the line at `at` without its newline; false: none so short. */
static bool find_line(const struct scan *scan, size_t at, size_t *length)
{
	size_t left = scan->size - at;
	const char *end = memchr(scan->text + at, '\n', left < IMAGE_LINE_BYTES ? left : IMAGE_LINE_BYTES);

	*length = end ? (size_t)(end - scan->text) - at : left;
	return end != NULL;
}

bool scanned_put(struct journal *journal, const struct scanned *entry, struct reason *why)
{
	journal_by(journal, entry->who, entry->phone);
	return journal_put(journal, entry->text, entry->size, entry->at, why);
}

bool scanned_follow(struct journal *journal, const struct scanned *entry, struct said *said,
                    struct reason *why)
{
	journal_by(journal, entry->who, entry->phone);
	return journal_follow(journal, entry->text, entry->size, entry->at, said, why);
}

bool scan_next(struct scan *scan, struct scanned *entry, struct reason *why)
{
	const char *line = scan->text + scan->at;
	size_t length, comma = scan->n > 0;

	if (!find_line(scan, scan->at, &length))
		return length < IMAGE_LINE_BYTES
		               ? reason_set(why, _("the line is cut off"))
		               : reason_set(why, _("the line is longer than %d KiB"), IMAGE_LINE_BYTES >> 10);
	if (length >= 2 && memcmp(line, "]}", 2) == 0)
		return reason_set(why, _("something follows the end of the session"));
	if (comma && (!length || *line != ','))
		return reason_set(why, _("the comma before an entry is missing"));
	if (!scan_entry(line + comma, length - comma, scan->n + 1, scan->scratch, entry, why))
		return false;
	scan->at += length + 1;
	scan->n++;
	return true;
}

/* Whether any line from `at` on is an entry, of whatever number. */
static bool any_entry(struct scan *scan, size_t at)
{
	struct scanned entry;
	size_t length;
	int n;

	for (; at < scan->size && find_line(scan, at, &length); at += length + 1) {
		const char *line = scan->text + at;
		size_t comma = length && *line == ',';

		if (read_entry(line + comma, length - comma, scan->scratch, &n, &entry, NULL))
			return true;
	}
	return false;
}

/*
 * The old tail is still here, or the part of it in the page before, though
 * more bytes follow: the write over it never reached the disk, so nothing from
 * here on was synced, whole entry or not. The rest was never written, or
 * belongs to the entry.
 */
static bool is_old_end(const struct scan *scan)
{
	const char *tail = scan->text + scan->at;
	size_t size = scan->size - scan->at;
	char begin[40];
	size_t length = (size_t)snprintf(begin, sizeof begin, "%s{\"n\":%d,\"at\":\"", scan->n ? "," : "",
	                                 scan->n + 1);

	for (size_t i = 1; i <= IMAGE_TAIL_BYTES && i < size && tail[i - 1] == IMAGE_TAIL[i - 1]; i++)
		if (tail[i] == '\0' || memcmp(tail + i, begin + i, (size < length ? size : length) - i) == 0)
			return true;
	return false;
}

enum scan_end scan_tail(struct scan *scan)
{
	const char *tail = scan->text + scan->at, *newline;
	size_t size = scan->size - scan->at;

	if (size == IMAGE_TAIL_BYTES && memcmp(tail, IMAGE_TAIL, IMAGE_TAIL_BYTES) == 0)
		return SCAN_CLEAN;
	if (is_old_end(scan))
		return SCAN_TORN;
	if (size > TORN_BYTES)
		return SCAN_DAMAGED;
	newline = memchr(tail, '\n', size);
	if (!newline || newline == tail + size - 1)
		return SCAN_TORN;
	return memchr(tail, '\0', size) && !any_entry(scan, scan->at) ? SCAN_TORN : SCAN_DAMAGED;
}
