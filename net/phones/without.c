/* SPDX-License-Identifier: MIT */
/*
 * In place of all the other files, where there is no libmicrohttpd: nothing starts, so that
 * nothing else is ever called.
 */
#include "phones.h"
#include "rules/core/i18n.h"

struct phones *phones_start(const char *bind, int port, struct reason *why)
{
	reason_set(why, _("this tableside was built without telephones: libmicrohttpd was missing"));
	return NULL;
}

void phones_stop(struct phones *phones)
{
}

void phones_seats(struct phones *phones, int seats)
{
}

void phones_renew(struct phones *phones)
{
}

void phones_url(const struct phones *phones, int seat, char out[PHONES_URL_BYTES])
{
	out[0] = '\0';
}

int phones_connected(struct phones *phones, int seat)
{
	return 0;
}

void phones_publish(struct phones *phones, int seat, char *json)
{
	free(json);
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
