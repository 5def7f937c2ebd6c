/* SPDX-License-Identifier: MIT */
/*
 * A session's file. A refusal says where and why; of an accepted file no byte is
 * lost between the lines taken and the torn end; opened again it is the same table;
 * a line can be added; and a piece of it, cut anywhere, opens with no more than the
 * lines before the cut. What is recovered of a damaged one is a session that opens
 * with just those lines, and of a good one nothing is lost.
 */
#include "fuzz.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "memory.h"

enum { INPUT_BYTES = 1 << 16 };

static void look_at_header(const struct save_header *header)
{
	fuzz_clean("the id", header->id);
	fuzz_clean("the game", header->game);
	fuzz_clean("the title", header->title);
	fuzz_clean("the date", header->created);
}

static void look_at_entries(struct journal *journal)
{
	struct said said = { 0 };

	for (int i = 0; i < journal_count(journal); i++) {
		fuzz_clean("an entry", journal_entry(journal, i).text);
		journal_tell(journal, i, &said);
		fuzz_said(&said);
	}
	said_free(&said);
}

/* The lines read are the beginning of the file, and the torn end is the rest. */
static void nothing_is_lost(struct load *load, const char *bytes, size_t size)
{
	size_t all, lines = load->image.size - IMAGE_TAIL_BYTES;
	char *image = memory_bytes(&load->image, &all);

	if (all != load->image.size || lines > size || memcmp(image, bytes, lines) != 0 ||
	    memcmp(image + lines, IMAGE_TAIL, IMAGE_TAIL_BYTES) != 0)
		fuzz_fail("the lines taken are not the file's");
	free(image);
	if (load->torn
	            ? lines + load->torn_size != size || memcmp(load->torn, bytes + lines, size - lines) != 0
	            : load->image.size != size)
		fuzz_fail("the end is not the file's");
}

static void once_more(struct load *first, uint64_t sum)
{
	struct reason why = { 0 };
	struct load load;
	size_t size;
	char *bytes = memory_bytes(&first->image, &size);

	if (!memory_load(bytes, size, &load, &why))
		fuzz_fail("opened once, refused the second time: %s", why.text);
	free(bytes);
	if (load.torn || load.image.lines != first->image.lines || fuzz_state(load.journal) != sum)
		fuzz_fail("opened twice, it is another table");
	load_done(&load);
}

static void one_more_line(struct load *first)
{
	static const char line[] = "note one more";
	int lines = first->image.lines;
	struct reason why = { 0 };
	struct load load;
	size_t size;
	char *bytes;

	if (!journal_put(first->journal, line, sizeof line - 1, 2000000000, &why))
		fuzz_fail("no line can be added: %s", why.text);
	if (!image_add(&first->image, &why))
		return; /* it is full */
	bytes = memory_bytes(&first->image, &size);
	if (!memory_load(bytes, size, &load, &why))
		fuzz_fail("with one more line it is refused: %s", why.text);
	free(bytes);
	if (load.torn || load.image.lines != lines + 1)
		fuzz_fail("the line added is not there");
	load_done(&load);
}

/* Lines that later ones took back are never replayed, so a piece may be refused. */
static void a_piece_of(const char *bytes, size_t size, const struct load *whole)
{
	struct reason why = { 0 };
	struct load load;

	if (!memory_load(bytes, size, &load, &why)) {
		fuzz_refused(&why);
		return;
	}
	if (load.image.lines > whole->image.lines)
		fuzz_fail("a piece of it has more lines than the whole");
	nothing_is_lost(&load, bytes, size);
	load_done(&load);
}

void fuzz_save(const char *bytes, size_t size)
{
	struct reason why = { 0 };
	struct load load;

	if (size > INPUT_BYTES)
		return;
	if (!memory_load(bytes, size, &load, &why)) {
		fuzz_refused(&why);
		return;
	}
	look_at_header(&load.header);
	look_at_entries(load.journal);
	nothing_is_lost(&load, bytes, size);
	once_more(&load, fuzz_state(load.journal));
	a_piece_of(bytes, size - size % 97 * size / 97, &load);
	one_more_line(&load);
	load_done(&load);
}

/* ---- a damaged one ---- */

static struct store recovered_store;

static void remove_folder(void)
{
	rmdir(recovered_store.sessions);
}

static const struct store *open_store(void)
{
	const char *folder = getenv("TMPDIR");
	char *sessions = recovered_store.sessions;

	if (sessions[0])
		return &recovered_store;
	snprintf(sessions, sizeof recovered_store.sessions, "%s/tableside-fuzz.XXXXXX",
	         folder && *folder ? folder : "/tmp");
	if (!mkdtemp(sessions))
		fuzz_fail("%s cannot be made", sessions);
	atexit(remove_folder);
	return &recovered_store;
}

/* How many lines the session at the path has. */
static int lines_of_file(const char *path)
{
	struct reason why = { 0 };
	struct journal *journal;
	struct save *save = save_open(path, SAVE_READ, &journal, &why);
	int lines;

	if (!save)
		fuzz_fail("what was recovered cannot be opened: %s", why.text);
	lines = journal_count(journal);
	look_at_header(save_header(save));
	save_close(save, 0);
	journal_free(journal);
	return lines;
}

void fuzz_recover(const char *bytes, size_t size)
{
	const struct store *store = open_store();
	struct reason why = { 0 }, other = { 0 };
	struct load load;
	char path[PATH_MAX];
	int lines = 0;
	bool opens, recovered;

	if (size > INPUT_BYTES)
		return;
	opens = memory_load(bytes, size, &load, &other);
	recovered = save_recover(store, fuzz_file(bytes, size), path, sizeof path, &lines, &why);
	if (!recovered) {
		fuzz_refused(&why);
		if (opens && load.image.lines)
			fuzz_fail("a good one is not recovered: %s", why.text);
	} else {
		if (lines < 1 || lines_of_file(path) != lines || (opens && lines < load.image.lines))
			fuzz_fail("recovered %d lines", lines);
		remove(path);
	}
	if (opens)
		load_done(&load);
}
