/* SPDX-License-Identifier: MIT */
/* See spell.h. */
#include "spell.h"

#include <stdio.h>
#include <string.h>

size_t spell(const char *from, char *out)
{
	char *at = out;

	for (; *from; from++) {
		int used = 0, n;
		char word[100];

		if (*from == '#')
			at += sprintf(at, "%s", SPELL_ID);
		else if (sscanf(from, "@%d%99[a-z]%n", &n, word, &used) == 2 && used)
			at += sprintf(at,
			              "{\"tableside\":1,\"id\":\"" SPELL_ID
			              "%d\",\"game\":\"%s\",\"title\":\"T%d\",\"created\":"
			              "\"2026-11-20T18:24:35Z\",\"journal\":[\n",
			              n, word, n);
		else if (sscanf(from, "$%d %99[^|]%n", &n, word, &used) == 2 && used)
			at += sprintf(at, "{\"n\":%d,\"at\":\"2026-11-20T18:%02d:00Z\",\"do\":\"%s\"}", n, n,
			              word);
		else
			*at++ = (char)(*from == '|' ? '\n' : *from);
		from += used ? used - 1 : 0;
	}
	*at = '\0';
	return (size_t)(at - out);
}

void spell_back(const struct parcel *parcel, char *out, size_t size)
{
	char *end = out + size - 1, *begin = out;
	int lines = 0;

	out += strlen(out);
	if (out > begin)
		*out++ = ' ';
	for (size_t i = 0; i < parcel->size && out < end; i++) {
		if (parcel->size - i >= 36 && memcmp(parcel->text + i, SPELL_ID, 35) == 0) {
			*out++ = '#';
			i += 35;
		}
		if (lines == 0 || parcel->size < 60)
			*out++ = (char)(parcel->text[i] == '\n' ? '|' : parcel->text[i]);
		lines += parcel->text[i] == '\n';
	}
	snprintf(out, (size_t)(end - out), parcel->size < 60 ? "" : "+%d", lines - 1);
}
