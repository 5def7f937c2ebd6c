/* SPDX-License-Identifier: MIT */
/*
 * Headers and bodies.
 */
#include "request.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "rules/core/words.h"
#include "saves/text/pull.h"

const char *request_token(const char *value, size_t size)
{
	static const char scheme[] = "Bearer ";
	size_t begin = sizeof scheme - 1;

	if (size != begin + TOKEN_CHARACTERS || strncasecmp(value, scheme, begin) != 0)
		return NULL;
	return value + begin;
}

bool request_host(const char *value, size_t size, const char *address, int port)
{
	char own[PHONES_ADDRESS_BYTES + 8];
	size_t alone = strlen(address), whole = (size_t)snprintf(own, sizeof own, "%s:%d", address, port);

	/* Of a page at port 80 a browser names the address alone. */
	return (size == whole || (port == 80 && size == alone)) && strncasecmp(value, own, size) == 0;
}

static bool read_value(struct pull *p, struct press *press)
{
	switch (pull_peek(p)) {
	case '"':
		press->what = PRESS_TEXT;
		return pull_text(p, press->text, sizeof press->text) && !strchr(press->text, '\t') &&
		       line_is_clean(press->text, strlen(press->text), NULL);
	case '[':
		press->what = PRESS_LIST;
		pull_enter(p, '[');
		for (bool first = true; pull_more(p, ']', &first);)
			if (press->picks == PRESS_PICKS ||
			    !pull_number(p, 0, INT_MAX, &press->pick[press->picks++]))
				return false;
		return !p->failed;
	default: press->what = PRESS_NUMBER; return pull_number(p, INT_MIN, INT_MAX, &press->value);
	}
}

bool request_press(const char *body, size_t size, struct press *press)
{
	struct pull p;
	char key[8];

	*press = (struct press){ .rev = -1, .button = -1 };
	pull_begin_text(&p, body, size, NULL);
	pull_enter(&p, '{');
	for (bool first = true, valued = false; pull_more(&p, '}', &first);) {
		bool read = false;

		if (!pull_key(&p, key, sizeof key))
			return false;
		if (strcmp(key, "rev") == 0 && press->rev < 0)
			read = pull_number(&p, 0, INT_MAX, &press->rev);
		else if (strcmp(key, "button") == 0 && press->button < 0)
			read = pull_number(&p, 0, INT_MAX, &press->button);
		else if (strcmp(key, "value") == 0 && !valued)
			read = valued = read_value(&p, press);
		if (!read)
			return false;
	}
	return pull_end(&p) && press->rev >= 0 && press->button >= 0;
}
