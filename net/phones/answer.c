/* SPDX-License-Identifier: MIT */
/*
 * One request: who asks, for what, and the answer. What is wrong is decided before the body
 * comes, in this order: too often, the host, the path, the method, the token, too many, the size; the
 * words of such an answer are for programmers, the page has its own.
 */
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "inner.h"
#include "page.h"

struct route {
	const char *path, *methods;
	bool open; /* without a token */
	enum MHD_Result (*answer)(struct request *r);
};

/* ---- answers ---- */

static enum MHD_Result send_response(struct request *r, int status, const char *type,
                                     struct MHD_Response *response)
{
	const struct http *http = &r->server->http;
	const char *headers[][2] = {
		{ MHD_HTTP_HEADER_CONTENT_TYPE, type },
		{ MHD_HTTP_HEADER_CACHE_CONTROL, "no-store" },
		{ "Content-Security-Policy", phones_policy },
		{ "Referrer-Policy", "no-referrer" },
		{ "X-Content-Type-Options", "nosniff" },
		{ "Cross-Origin-Resource-Policy", "same-origin" },
		{ MHD_HTTP_HEADER_ALLOW, status == 405 ? r->route->methods : NULL },
		{ MHD_HTTP_HEADER_WWW_AUTHENTICATE, status == 401 ? "Bearer" : NULL },
		{ MHD_HTTP_HEADER_RETRY_AFTER, status == 429 || status == 503 ? "1" : NULL },
		/* When half of the places are taken none is kept for a page that says nothing. */
		{ MHD_HTTP_HEADER_CONNECTION, r->server->count > PHONES_CONNECTIONS / 2 ? "close" : NULL },
	};
	enum MHD_Result done;

	if (!response)
		return MHD_NO;
	for (size_t i = 0; i < sizeof headers / sizeof *headers; i++)
		if (headers[i][1])
			http->add_response_header(response, headers[i][0], headers[i][1]);
	done = http->queue_response(r->http, (unsigned)status, response);
	http->destroy_response(response);
	return done;
}

static enum MHD_Result send_text(struct request *r, int status, const char *type, const char *text,
                                 size_t size)
{
	return send_response(r, status, type,
	                     r->server->http.create_response_from_buffer(size, (void *)(uintptr_t)text,
	                                                                 MHD_RESPMEM_MUST_COPY));
}

static enum MHD_Result send_json(struct request *r, int status, const char *json)
{
	return send_text(r, status, "application/json", json, strlen(json));
}

static enum MHD_Result refuse(struct request *r, int status)
{
	static const struct {
		int status;
		const char *json;
	} rows[] = {
		{ 400, "{\"error\":\"this is no press\"}" },  { 401, "{\"error\":\"no such token\"}" },
		{ 404, "{\"error\":\"no such page\"}" },      { 405, "{\"error\":\"no such method\"}" },
		{ 413, "{\"error\":\"too large\"}" },         { 421, "{\"error\":\"another host\"}" },
		{ 429, "{\"error\":\"too many requests\"}" }, { 503, "{\"error\":\"too many connections\"}" },
	};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		if (rows[i].status == status)
			return send_json(r, status, rows[i].json);
	return send_text(r, status, NULL, "", 0);
}

/* ---- what may be asked ---- */

static enum MHD_Result send_page(struct request *r)
{
	return send_text(r, 200, "text/html; charset=utf-8", phones_page, phones_page_size);
}

/* Until the program has answered. */
static enum MHD_Result park(struct request *r, long number)
{
	struct server *server = r->server;

	if (!number)
		return refuse(r, 503);
	r->number = number;
	r->connection->until_ms = 0;
	r->next_parked = server->parked;
	server->parked = r;
	server->http.suspend_connection(r->http);
	return MHD_YES;
}

static enum MHD_Result send_card(struct request *r)
{
	struct board *board = &r->server->board;
	const struct card_text *card = board_card(board, &r->page);

	if (board_is_stale(board, &r->page))
		return park(r, board_want(board, &r->page));
	if (!card)
		return refuse(r, 204);
	return send_text(r, 200, "application/json", card->text + CARD_BEFORE,
	                 card->size - CARD_BEFORE - CARD_BEHIND);
}

static enum MHD_Result send_events(struct request *r)
{
	if (!board_card(&r->server->board, &r->page) && !board_is_stale(&r->server->board, &r->page))
		return refuse(r, 204);
	r->connection->until_ms = 0;
	return send_response(r, 200, "text/event-stream", stream_new(r));
}

static enum MHD_Result take_press(struct request *r)
{
	struct server *server = r->server;
	const char *body = r->body ? r->body : "";
	struct press press;

	if (!board_spend(&server->board, &r->page, phones_now_ms()))
		return refuse(r, 429);
	if (!request_press(body, r->size, &press))
		return refuse(r, 400);
	return park(r, board_ask(&server->board, &r->page, body, r->size));
}

static const struct route routes[] = {
	{ "/", "GET, HEAD", true, send_page },
	{ "/card", "GET, HEAD", false, send_card },
	{ "/events", "GET", false, send_events },
	{ "/press", "POST", false, take_press },
};

/* ---- who asks ---- */

struct header {
	const char *name, *value;
	size_t size;
	int count;
};

static enum MHD_Result see_header(void *data, enum MHD_ValueKind kind, const char *key, size_t key_size,
                                  const char *value, size_t size)
{
	struct header *header = data;

	if (key_size != strlen(header->name) || strncasecmp(key, header->name, key_size) != 0)
		return MHD_YES;
	header->count++;
	header->value = value ? value : "";
	header->size = value ? size : 0;
	return MHD_YES;
}

/* A header that stands there once; a count of 0 else. */
static struct header find_header(const struct request *r, const char *name)
{
	struct header header = { .name = name };

	r->server->http.get_connection_values_n(r->http, MHD_HEADER_KIND, see_header, &header);
	if (header.count != 1)
		header.count = 0;
	return header;
}

static bool knows_host(const struct request *r)
{
	const struct board *board = &r->server->board;
	struct header header = find_header(r, MHD_HTTP_HEADER_HOST);

	return header.count && request_host(header.value, header.size, board->address, board->port);
}

static bool knows_token(struct request *r)
{
	struct header header = find_header(r, MHD_HTTP_HEADER_AUTHORIZATION);
	const char *token = header.count ? request_token(header.value, header.size) : NULL;

	return token && board_whose(&r->server->board, token, &r->page);
}

/* Whether one of the words of "GET, HEAD" is the method. */
static bool allows(const char *methods, const char *method)
{
	size_t size = strlen(method);

	for (const char *at = methods; at; at = strchr(at, ' ')) {
		at += *at == ' ';
		if (strncmp(at, method, size) == 0 && (at[size] == '\0' || at[size] == ','))
			return true;
	}
	return false;
}

static int decide(struct request *r, const char *url, const char *method)
{
	if (!crowd_may_ask(r->server, r->connection))
		return 429;
	if (!knows_host(r))
		return 421;
	for (size_t i = 0; i < sizeof routes / sizeof *routes; i++)
		if (strcmp(routes[i].path, url) == 0)
			r->route = &routes[i];
	if (!r->route)
		return 404;
	if (!allows(r->route->methods, method))
		return 405;
	if (r->route->open)
		return 0;
	if (!knows_token(r))
		return 401;
	return crowd_knows(r->server, r->connection) ? 0 : 503;
}

/* ---- for the library ---- */

static struct request *begin(struct server *server, struct MHD_Connection *http, const char *url,
                             const char *method)
{
	struct request *r = xcalloc(1, sizeof *r);

	r->server = server;
	r->http = http;
	r->connection =
		server->http.get_connection_info(http, MHD_CONNECTION_INFO_SOCKET_CONTEXT)->socket_context;
	r->status = decide(r, url, method);
	return r;
}

/* A body that is far too large is not waited for. */
static bool announces_too_much(const struct request *r)
{
	struct header header = find_header(r, MHD_HTTP_HEADER_CONTENT_LENGTH);

	return header.count && strtoull(header.value, NULL, 10) > DRAIN_BYTES;
}

/* False: it goes on and on. */
static bool take_body(struct request *r, const char *bytes, size_t size)
{
	bool fits = size <= PHONES_REQUEST_BYTES && r->size <= PHONES_REQUEST_BYTES - size;

	if (!fits && !r->status)
		r->status = 413;
	if (fits && !r->status) {
		if (!r->body)
			r->body = xmalloc(PHONES_REQUEST_BYTES);
		memcpy(r->body + r->size, bytes, size);
	}
	r->size += size;
	return r->size <= DRAIN_BYTES;
}

enum MHD_Result answer_request(void *data, struct MHD_Connection *http, const char *url, const char *method,
                               const char *version, const char *bytes, size_t *size, void **context)
{
	struct request *r = *context;
	char *json = NULL;
	enum MHD_Result done;
	int status;

	if (!r) {
		*context = r = begin(data, http, url, method);
		return announces_too_much(r) ? refuse(r, r->status ? r->status : 413) : MHD_YES;
	}
	if (*size) {
		bool more = take_body(r, bytes, *size);

		*size = 0;
		return more ? MHD_YES : MHD_NO;
	}
	r->connection->until_ms = phones_now_ms() + IDLE_MS;
	if (r->status)
		return refuse(r, r->status);
	if (!r->number)
		return r->route->answer(r);
	status = board_answer(&r->server->board, r->number, &json);
	done = status == 204 ? refuse(r, status) : send_json(r, status, json);
	free(json);
	return done;
}

void answer_done(void *data, struct MHD_Connection *http, void **context, enum MHD_RequestTerminationCode why)
{
	struct request *r = *context;

	if (!r)
		return;
	r->connection->until_ms = phones_now_ms() + IDLE_MS;
	free(r->body);
	free(r);
	*context = NULL;
}

void answer_parked(struct server *server)
{
	for (struct request **at = &server->parked; *at;) {
		struct request *r = *at;

		if (!board_is_answered(&server->board, r->number)) {
			at = &r->next_parked;
			continue;
		}
		*at = r->next_parked;
		server->http.resume_connection(r->http);
	}
}
