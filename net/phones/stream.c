/* SPDX-License-Identifier: MIT */
/*
 * The streams of /events: the newest card whenever the last one is through, so that a slow
 * reader misses cards and no queue grows; comments, which find out who is gone.
 */
#include <stdlib.h>
#include <string.h>

#include "inner.h"

static void send_text(struct stream *s, const char *text, size_t size)
{
	s->rest = text;
	s->left = size;
	s->beat_ms = phones_now_ms() + BEAT_MS;
}

/* Finds what to send next. False: nothing at present. */
static bool find_news(struct stream *s)
{
	static const char beat[] = ": \n\n", closed[] = "event: closed\n\n";
	struct card_text *card = NULL;

	switch (board_news(&s->server->board, &s->page, s->card, &card)) {
	case BOARD_CARD:
		card_leave(s->card);
		s->card = card;
		send_text(s, card->text, card->size);
		return true;
	case BOARD_CLOSED:
		s->closing = true;
		send_text(s, closed, sizeof closed - 1);
		return true;
	case BOARD_OLD: s->closing = true; return true;
	default:
		if (phones_now_ms() < s->beat_ms)
			return false;
		send_text(s, beat, sizeof beat - 1);
		return true;
	}
}

static ssize_t read_stream(void *data, uint64_t at, char *out, size_t size)
{
	struct stream *s = data;

	if (!s->left && !s->closing && !find_news(s)) {
		s->asleep = true;
		s->server->http.suspend_connection(s->http);
		return 0;
	}
	if (!s->left)
		return MHD_CONTENT_READER_END_OF_STREAM;
	if (size > s->left)
		size = s->left;
	memcpy(out, s->rest, size);
	s->rest += size;
	s->left -= size;
	return (ssize_t)size;
}

static void free_stream(void *data)
{
	struct stream *s = data, **at = &s->server->streams;

	while (*at != s)
		at = &(*at)->next;
	*at = s->next;
	board_count(&s->server->board, &s->page, -1);
	card_leave(s->card);
	free(s);
}

struct MHD_Response *stream_new(const struct request *r)
{
	struct server *server = r->server;
	struct stream *s = xcalloc(1, sizeof *s);
	struct MHD_Response *response = server->http.create_response_from_callback(
		MHD_SIZE_UNKNOWN, PHONES_REQUEST_BYTES / 2, read_stream, s, free_stream);

	if (!response) {
		free(s);
		return NULL;
	}
	s->server = server;
	s->page = r->page;
	s->connection = r->connection;
	s->http = r->http;
	s->beat_ms = phones_now_ms() + BEAT_MS;
	s->next = server->streams;
	server->streams = s;
	board_count(&server->board, &s->page, 1);
	return response;
}

static void wake(struct stream *s)
{
	s->asleep = false;
	s->server->http.resume_connection(s->http);
}

void stream_go(struct server *server)
{
	for (struct stream *s = server->streams; s; s = s->next)
		if (s->asleep && find_news(s))
			wake(s);
}

void stream_gone(struct stream *s)
{
	s->closing = true;
	wake(s);
}

int64_t stream_wake(const struct server *server)
{
	int64_t at = 0;

	for (const struct stream *s = server->streams; s; s = s->next)
		if (!at || s->beat_ms < at)
			at = s->beat_ms;
	return at;
}
