/* SPDX-License-Identifier: MIT */
/*
 * The words of one line said, kept in two growing buffers that are reused from
 * line to line.
 */
#include "said.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "i18n.h"
#include "reason.h"
#include "utf8.h"

static void grow(char **text, size_t *size, size_t needed)
{
	if (needed <= *size)
		return;
	*size = needed * 2;
	*text = xrealloc(*text, *size);
}

static void add(char **text, size_t *length, size_t *size, const char *part)
{
	size_t bytes = strlen(part) + 1;

	grow(text, size, *length + bytes);
	memcpy(*text + *length, part, bytes);
	*length += bytes;
}

static __attribute__((format(printf, 4, 0))) void add_format(char **text, size_t *length, size_t *size,
                                                             const char *format, va_list list)
{
	va_list again;
	int bytes;

	va_copy(again, list);
	bytes = vsnprintf(NULL, 0, format, again);
	va_end(again);
	if (bytes < 0)
		bytes = 0;
	grow(text, size, *length + (size_t)bytes + 1);
	(*text)[*length] = '\0';
	vsnprintf(*text + *length, (size_t)bytes + 1, format, list);
	*length += (size_t)bytes + 1;
}

void said_clear(struct said *said)
{
	if (!said)
		return;
	said->length = said->log_length = 0;
	said->lines = said->changes = 0;
}

void said_free(struct said *said)
{
	free(said->text);
	free(said->remark);
	free(said->log);
	*said = (struct said){ 0 };
}

struct label label_of(const char *format, ...)
{
	struct label label;
	va_list list;

	va_start(list, format);
	vsnprintf(label.text, sizeof label.text, format, list);
	va_end(list);
	return label;
}

void said_add_line(struct said *said, const char *format, ...)
{
	va_list list;

	if (said->lines == said->room) {
		said->room = said->room * 2 + 8;
		said->remark = xrealloc(said->remark, (size_t)said->room * sizeof *said->remark);
	}
	said->remark[said->lines] = (struct remark){ .at = said->length };
	va_start(list, format);
	add_format(&said->text, &said->length, &said->size, format, list);
	va_end(list);
	said->lines++;
}

void said_add_cause(struct said *said, const char *format, ...)
{
	va_list list;

	if (!said->lines)
		return;
	said->length--; /* goes on where the sentence ended */
	said->remark[said->lines - 1].end = said->length;
	add(&said->text, &said->length, &said->size, _(": "));
	said->remark[said->lines - 1].cause = --said->length;
	va_start(list, format);
	add_format(&said->text, &said->length, &said->size, format, list);
	va_end(list);
}

void said_add_way(struct said *said, const char *format, ...)
{
	va_list list;

	if (!said->lines)
		return;
	said->remark[said->lines - 1].way = said->length;
	va_start(list, format);
	add_format(&said->text, &said->length, &said->size, format, list);
	va_end(list);
}

void said_asides(struct said *said)
{
	for (int i = 0; said && i < said->lines; i++)
		if (said->remark[i].rank == SAID_DETAIL)
			said->remark[i].rank = SAID_ASIDE;
}

void said_rank(struct said *said, enum said_rank rank)
{
	if (said && said->lines)
		said->remark[said->lines - 1].rank = rank;
}

void said_about(struct said *said, unsigned seats)
{
	if (said && said->lines)
		said->remark[said->lines - 1].about = seats;
}

void said_add_change(struct said *said, const char *who, const char *cause, const char *format, ...)
{
	va_list list;

	add(&said->log, &said->log_length, &said->log_size, who ? who : "");
	va_start(list, format);
	add_format(&said->log, &said->log_length, &said->log_size, format, list);
	va_end(list);
	add(&said->log, &said->log_length, &said->log_size, cause ? cause : "");
	said->changes++;
}

static const char *nth(const char *text, int n)
{
	while (n-- > 0)
		text += strlen(text) + 1;
	return text;
}

void said_asks(struct said *said)
{
	if (said && said->lines)
		said->remark[said->lines - 1].asks = true;
}

void said_leave_questions(struct said *said)
{
	int kept = 0;

	for (int i = 0; i < said->lines; i++)
		if (!said->remark[i].asks)
			said->remark[kept++] = said->remark[i];
	said->lines = kept;
}

int said_order(const struct said *said, int *order)
{
	unsigned out = 0;
	int count = 0;

	for (int i = 0; i < said->lines; i++)
		if (said->remark[i].rank == SAID_OUT)
			out |= said->remark[i].about;
	for (int rank = SAID_END; rank >= SAID_DETAIL; rank--)
		for (int i = 0; i < said->lines; i++) {
			const struct remark *r = &said->remark[i];

			if ((r->rank == SAID_ASIDE ? SAID_DETAIL : (int)r->rank) == rank &&
			    (rank > SAID_DETAIL || !r->about || r->about & ~out))
				order[count++] = i;
		}
	return count;
}

void said_join(const struct said *said, char *out, size_t size)
{
	int *order = xcalloc((size_t)said->lines + 1, sizeof *order), count = said_order(said, order);
	size_t end = 0;

	out[0] = '\0';
	for (int i = 0; i < count && end < size; i++)
		end += (size_t)snprintf(out + end, size - end, "%s%s", i ? "; " : "",
		                        said_get(said, order[i]));
	utf8_mend_end(out);
	free(order);
}

const char *said_get(const struct said *said, int line)
{
	return said->text + said->remark[line].at;
}

struct said_change said_get_change(const struct said *said, int change)
{
	const char *who = nth(said->log, change * 3);
	const char *what = nth(who, 1);

	return (struct said_change){ .who = who, .what = what, .cause = nth(what, 1) };
}

void said_list_add(char *list, size_t size, const char *format, ...)
{
	size_t end = strlen(list);
	va_list args;

	if (end)
		end += (size_t)snprintf(list + end, size - end, "%s", _(", "));
	va_start(args, format);
	if (end < size)
		vsnprintf(list + end, size - end, format, args);
	va_end(args);
}
