/* SPDX-License-Identifier: MIT */
/*
 * Recognises the kind of a deck file, and reads ban lists. Independent of the
 * formats.
 */
#include "deck.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "saves/text/io.h"

/* The first byte that is no blank; 0: none, or UTF-16. */
static int first_byte(const char *path)
{
	int fd = io_open_file(&save_io_posix, path, O_RDONLY);
	char head[512];
	ssize_t got = fd < 0 ? 0 : io_read(&save_io_posix, fd, head, sizeof head, 0);
	ssize_t at = file_begin(head, got);

	if (fd >= 0)
		close(fd);
	return at < got && (at + 1 == got || head[at + 1]) ? head[at] : 0;
}

static bool read_json(struct deck *deck, const char *path, struct reason *why)
{
	int fd = io_open_file(&save_io_posix, path, O_RDONLY);
	bool fine = fd >= 0 ? deck_read_json(deck, fd, why) : reason_set(why, "%s", strerror(errno));

	if (fd >= 0)
		close(fd);
	return fine;
}

static bool begins_with(const struct text_file *file, char first)
{
	return file->text[strspn(file->text, " \t\r\n")] == first;
}

static const enum deck_code deck_codes[] = {
	[TEXT_UTF8] = DECK_UTF8,
	[TEXT_UTF16] = DECK_UTF8,
	[TEXT_WINDOWS] = DECK_LATIN1,
	[TEXT_SHIFT_JIS] = DECK_SHIFT_JIS,
};

bool deck_file_read(struct deck *deck, const char *path, struct reason *why)
{
	int first = first_byte(path);
	struct text_file file = { 0 };
	char shown[IO_SHOWN];
	bool fine;

	*deck = (struct deck){ 0 };
	if (first != '{' && !text_file_open_foreign(&file, path, TEXT_FILE_BYTES, why))
		return false; /* the reason names the file */
	deck->code = deck_codes[file.code];
	if (first == '{')
		fine = read_json(deck, path, why);
	else if (begins_with(&file, '<'))
		fine = deck_read_xml(deck, &file, why);
	else if (file.code == TEXT_UTF16 && begins_with(&file, '{'))
		fine = reason_set(why, _("it is UTF-16: save it as UTF-8"));
	else if (deck_is_csv(&file))
		fine = deck_read_csv(deck, &file, why);
	else
		fine = deck_read_list(deck, &file, why);
	text_file_done(&file);
	if (fine && !deck->cards)
		fine = reason_set(why, _("it has no cards"));
	if (fine)
		return true;
	deck_done(deck);
	return reason_at(why, "%s", io_show(path, shown, sizeof shown));
}

bool bans_file_read(struct bans *bans, const char *path, bool house, struct reason *why)
{
	struct text_file file;
	char shown[IO_SHOWN], *line;
	bool fine;

	if (!text_file_open_foreign(&file, path, TEXT_FILE_BYTES, why))
		return false;
	do {
		fine = text_file_line(&file, &line, why);
		if (fine && line && !bans_line(bans, line, house, why))
			fine = reason_at(why, _("line %d"), file.line);
	} while (fine && line);
	text_file_done(&file);
	return fine || reason_at(why, "%s", io_show(path, shown, sizeof shown));
}
