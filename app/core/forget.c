/* SPDX-License-Identifier: MIT */
/*
 * What the program keeps of a person beside the tables: lines typed at the prompt, aliases, digests.
 * And which tables hold the person's names. saves/session/forget.c changes those.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "digest.h"
#include "evenings.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "saves/save.h"
#include "saves/text/io.h"
#include "saves/text/memory_stream.h"
#include "saves/text/person.h"
#include "settings.h"

bool forget_person(const char *aliases, const char *name, struct person *person)
{
	char other[NAME_BYTES], of[NAME_BYTES] = "";
	bool fits;

	*person = (struct person){ .names = 0 };
	fits = person_add(person, name);
	for (int known = 0; fits && known < person->names;) {
		const char *at = aliases;

		known = person->names; /* until no row adds another one */
		while (fits && aliases_next(&at, other, of)) {
			bool one = person_is(person, other), both = one && person_is(person, of);

			if (!both && (one || person_is(person, of)))
				fits = person_add(person, one ? of : other);
		}
	}
	return fits;
}

/* ---- tables ---- */

static bool find_in(struct forget *f, const char *folder, const struct person *person, struct reason *why)
{
	struct listed *listed = NULL, held;
	char path[PATH_MAX];
	int count = 0;

	if (!store_list_in(folder, &listed, &count, why))
		return false;
	f->listed = xrealloc(f->listed, (size_t)(f->count + count + 1) * sizeof *f->listed);
	for (int i = 0; i < count; i++) {
		struct listed *to = &f->listed[f->count++];

		f->open |= listed[i].open_elsewhere;
		*to = listed[i];
		if (!save_holds(person, listed_path(to, path)))
			continue;
		held = *to;
		*to = f->listed[f->holding];
		f->listed[f->holding++] = held;
	}
	free(listed);
	return true;
}

bool forget_find(struct forget *f, const struct store *store, const struct person *person, struct reason *why)
{
	*f = (struct forget){ 0 };
	return find_in(f, store->sessions, person, why) && find_in(f, store->archive, person, why);
}

void forget_done(struct forget *f)
{
	free(f->listed);
	*f = (struct forget){ 0 };
}

/* ---- the rest ---- */

static bool forget_prompt(const struct store *store, const struct person *person, struct reason *why)
{
	char path[STORE_PATH_BYTES], *line = NULL, *text;
	size_t room = 0, size;
	bool any = false, made = true;
	int error;
	FILE *file, *out;

	store_history(store, path);
	file = fopen(path, "re");
	if (!file)
		return errno == ENOENT || reason_set(why, "%s: %s", path, strerror(errno));
	out = memory_stream(&text, &size);
	for (ssize_t length; (length = getline(&line, &room, file)) >= 0;)
		if (person_is_in(person, line, (size_t)length))
			any = true;
		else
			fwrite(line, 1, (size_t)length, out);
	error = ferror(file) ? errno : 0;
	memory_stream_end(out, &text);
	fclose(file);
	free(line);
	if (error)
		made = reason_set(why, "%s: %s", path, strerror(error));
	else if (any)
		made = io_make(&save_io_posix, path, text, size, why);
	free(text);
	return made;
}

static bool forget_aliases(struct settings *settings, const struct person *person, struct reason *why)
{
	const char *at = settings->aliases;
	char name[NAME_BYTES], of[NAME_BYTES] = "", last[NAME_BYTES] = "", *text;
	size_t size;
	FILE *out = memory_stream(&text, &size);
	bool made;

	while (aliases_next(&at, name, of)) {
		if (person_is(person, name) || person_is(person, of))
			continue;
		if (strcmp(last, of) == 0)
			fprintf(out, ",%s", name);
		else
			fprintf(out, "%s%s=%s", last[0] ? "; " : "", of, name);
		snprintf(last, sizeof last, "%s", of);
	}
	memory_stream_end(out, &text);
	made = strcmp(text, settings->aliases) == 0 || settings_write(settings, text, why);
	free(text);
	return made;
}

bool forget_rest(const struct store *store, struct settings *settings, const struct person *person,
                 struct reason *why)
{
	bool prompt = forget_prompt(store, person, why); /* the aliases are looked at in any case */

	digests_forget(store);
	return forget_aliases(settings, person, why) && prompt;
}
