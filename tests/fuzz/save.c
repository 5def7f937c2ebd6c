/* SPDX-License-Identifier: MIT */
/*
 * A session's file. A refusal says where and why; of an accepted file no byte is
 * lost between the lines taken and the torn end; opened again it is the same table;
 * a line can be added; and a piece of it, cut anywhere, opens with no more than the
 * lines before the cut.
 */
#include "fuzz.h"

#include <stdlib.h>
#include <string.h>

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
	struct reason why = { "" };
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
	struct reason why = { "" };
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
	struct reason why = { "" };
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
	struct reason why = { "" };
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
