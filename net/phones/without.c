/* SPDX-License-Identifier: MIT */
/*
 * In place of all the other files, where there is no libmicrohttpd: nothing starts, so that
 * nothing else is ever called.
 */
#include "phones.h"
#include "rules/core/i18n.h"
#include "serve.h"

const char *phones_program;

struct phones *phones_start(const char *bind, int port, struct reason *why)
{
	reason_set(why, _("this tableside was built without phones: libmicrohttpd was missing"));
	return NULL;
}

void phones_stop(struct phones *phones)
{
}

void phones_seats(struct phones *phones, int seats)
{
}

void phones_renew(struct phones *phones, int seat)
{
}

const char *phones_token(const struct phones *phones, int seat)
{
	return "";
}

bool phones_take_token(struct phones *phones, int seat, const char *token)
{
	return false;
}

const char *phones_address(const struct phones *phones, int *port)
{
	*port = 0;
	return "";
}

void phones_move(struct phones *phones)
{
}

void phones_url(const struct phones *phones, int seat, char out[PHONES_URL_BYTES])
{
	out[0] = '\0';
}

int phones_connected(const struct phones *phones, int seat)
{
	return 0;
}

void phones_publish(struct phones *phones, int seat, char *json)
{
	free(json);
}

void phones_stale(struct phones *phones)
{
}

void phones_answer_card(struct phones *phones, const struct press *press)
{
}

int phones_fd(const struct phones *phones)
{
	return -1;
}

bool phones_press(struct phones *phones, struct press *press)
{
	return false;
}

void phones_answer(struct phones *phones, long number, int status, char *json)
{
	free(json);
}

bool phones_news(struct phones *phones, struct reason *news)
{
	return false;
}

const char *phones_lacks(const struct phones *phones, char *out, size_t size)
{
	return "";
}

const char *phones_tell(char *out, size_t size)
{
	return _("phones: not built in, libmicrohttpd was missing");
}

bool phones_crowded(const struct phones *phones)
{
	return false;
}

int phones_serve(const struct serve *serve)
{
	return EXIT_FAILURE;
}
