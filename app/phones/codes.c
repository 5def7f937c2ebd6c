/* SPDX-License-Identifier: MIT */
/*
 * The codes of a table's pages, in a file of its own, which only its owner may read: a page that was scanned
 * goes on after the program was killed, or left and begun again.
 *
 *     made 1795788600
 *     at 192.168.1.2 8099
 *     code -1 oAZp0pMGnhnIHqJkOITCyw 0
 *     code 0 beN3zPnhciJ_WZzvZgjy7w 9e3779b97f4a7c15
 *
 * A person is a hash of the name, so that the file names no player; the name of who types results at an
 * event follows it.
 */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "inner.h"
#include "saves/store.h"
#include "telephones.h"

enum { KEPT_S = 24 * 60 * 60, FILE_BYTES = 8192 };

/* False: this table has no file of its own. */
static bool path_of(const struct open_table *table, char path[PATH_MAX])
{
	return table->store && save_how(table->save) == SAVE_WRITE &&
	       snprintf(path, PATH_MAX, "%s/phones-%s", table->store->state, save_header(table->save)->id) <
	               PATH_MAX;
}

static void read_code(struct codes *codes, const char *line)
{
	char token[PHONES_TOKEN_BYTES], typist[NAME_BYTES] = "";
	unsigned long long name;
	int person;

	if (sscanf(line, "code %d %22s %llx %99[^\n]", &person, token, &name, typist) < 3 ||
	    person < PHONES_ONLOOKERS || person >= TABLE_SEATS)
		return;
	strcpy(codes->token[person + 1], token);
	if (person >= 0 && person < TELEPHONES_TYPISTS)
		strcpy(codes->typist[person], typist);
	codes->name[person + 1] = name;
}

static void read_line(struct codes *codes, const char *line)
{
	long long made;

	if (sscanf(line, "made %lld", &made) == 1)
		codes->made = made;
	else if (sscanf(line, "at %63s %d", codes->address, &codes->port) != 2)
		read_code(codes, line);
}

bool codes_read(const struct open_table *table, struct codes *codes)
{
	char path[PATH_MAX], text[FILE_BYTES], *rest = text, *line;
	int fd = path_of(table, path) ? io_open_file(&save_io_posix, path, O_RDONLY) : -1;
	ssize_t size = fd >= 0 ? io_read(&save_io_posix, fd, text, sizeof text - 1, 0) : 0;
	int64_t now = time(NULL);

	*codes = (struct codes){ .made = now };
	if (fd >= 0)
		close(fd);
	text[size > 0 ? size : 0] = '\0';
	while ((line = strsep(&rest, "\n")))
		read_line(codes, line);
	if (codes->port > 0 && llabs(now - codes->made) < KEPT_S) /* a clock that was set back ends none */
		return true;
	*codes = (struct codes){ .made = now };
	return false;
}

static const char *typist_of(const struct codes *codes, int person)
{
	return person >= 0 && person < TELEPHONES_TYPISTS ? codes->typist[person] : "";
}

static bool write_codes(void *user, const struct save_io *io, int fd)
{
	const struct codes *codes = user;
	char text[FILE_BYTES];
	int used = snprintf(text, sizeof text, "made %lld\nat %s %d\n", (long long)codes->made,
	                    codes->address, codes->port);

	for (int i = 0; i <= TABLE_SEATS; i++)
		if (codes->token[i][0])
			used += snprintf(text + used, sizeof text - (size_t)used, "code %d %s %llx%s%s\n",
			                 i - 1, codes->token[i], (unsigned long long)codes->name[i],
			                 *typist_of(codes, i - 1) ? " " : "", typist_of(codes, i - 1));
	return io_write(io, fd, text, (size_t)used, 0);
}

void codes_write(const struct open_table *table, const struct codes *codes)
{
	struct io_content content = { write_codes, (void *)codes };
	char path[PATH_MAX];

	if (path_of(table, path) && store_make_folder(table->store->state, NULL))
		io_replace(&save_io_posix, path, &content);
}

void codes_forget(const struct open_table *table)
{
	char path[PATH_MAX];

	if (path_of(table, path))
		unlink(path);
}

bool codes_are_kept(const struct open_table *table)
{
	return codes_read(table, &(struct codes){ 0 });
}
