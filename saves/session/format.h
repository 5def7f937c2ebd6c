/* SPDX-License-Identifier: MIT */
/*
 * The format of a session's file, one header line, one line an entry, a tail:
 * image.c writes it, scan.c reads it.
 */
#ifndef SAVES_SESSION_FORMAT_H
#define SAVES_SESSION_FORMAT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "rules/core/journal.h"
#include "rules/core/reason.h"
#include "saves/save.h"
#include "saves/text/io.h"

/*
 * The version that image.c writes. A file of a later version is refused. To
 * read an older one, turn it into today's form in scan.c, beside
 * check_format(): no other file knows versions.
 */
#define FORMAT 1
#define FORMAT_KEY "{\"tableside\":"
#define FORMAT_BEGIN FORMAT_KEY FORMAT_DIGITS(FORMAT) ","
#define FORMAT_DIGITS(number) FORMAT_QUOTED(number)
#define FORMAT_QUOTED(number) #number

/* ---- version.c: who wrote ---- */

/*
 * The header says which version began the file, and the first entry that another one wrote says
 * which. A version is one number here, so that 0.10.0 is later than 0.9.0; 0: none was told, as
 * before 0.9.0.
 */
enum { VERSION_BYTES = 16 };

int version_read(const char *text); /* "0.9.0"; 0: not a version */
void version_write(int version, char out[VERSION_BYTES]);
int version_here(void); /* of this program */

/* Always false. Puts "written by tableside 0.10.0: this is 0.9.0" before the reason if that one
 * is later. */
bool version_refuse(int by, struct reason *why);

/* False and why: a later version wrote this key, which nobody here knows; "": all are known. */
bool version_knows(int by, const char *key, struct reason *why);

/* ---- image.c: writing ---- */

/*
 * The bytes a session's file should have. They are not kept: the journal holds
 * the text of its lines, and a line of the usual shape comes out as it went in,
 * byte for byte. Only the header and the lines of another shape are kept as they
 * are stored, with the keys that this version does not know.
 */
#define IMAGE_TAIL "]}\n"

enum {
	IMAGE_TAIL_BYTES = 3,
	IMAGE_LINE_BYTES = 64 << 10, /* the longest line, with its newline */
	IMAGE_BYTES = 1 << 30,       /* the largest session */
};

/* A line as it is stored, without comma or newline. */
struct image_kept {
	int n;           /* of the entry; 0: the header */
	int by;          /* the version that it tells; 0: none */
	size_t at, size; /* in kept_text */
};

struct image {
	const struct journal *journal; /* the caller's: the lines that are not kept */
	int lines;                     /* entries */
	int by;                        /* the version that wrote the last of them */
	size_t size;                   /* of all bytes, with the tail */
	struct image_kept *kept;       /* by their number */
	int kept_lines, kept_room;
	char *kept_text;
	size_t kept_size, kept_text_room;
	char *piece; /* scratch, allocated when first needed */
};

/* An empty image becomes header line and tail. */
void image_begin(struct image *image, const struct save_header *header);

/* The same with a header line from a file, without newline, and the version in it. */
void image_begin_line(struct image *image, const char *line, size_t size, int by);

struct scanned;
/* Adds the next entry as it stands in a file, without comma and newline; with them
 * it is no longer than a line may be. Usual: the journal's entry of that number
 * gives the same bytes. */
void image_take(struct image *image, const struct scanned *entry);

/* The version that wrote entry n; of entries that no version wrote, how many. */
int image_by(const struct image *image, int n);
int image_old(const struct image *image);

/* Adds the journal's next entry. It tells this version if another one wrote the last.
 * False and why, with nothing changed: it would break a limit that readers enforce. */
bool image_add(struct image *image, struct reason *why);

/* The lines from number *n on (0: the header), as many whole ones as fit into a
 * piece; *n becomes the number after them. Lent until the next call; the tail
 * follows the *size bytes. */
const char *image_piece(struct image *image, int *n, size_t *size);

/* Line n without its comma, lent until the next call; its newline follows it. */
const char *image_line(struct image *image, int n, size_t *size);

/* All of it as the content of a new file. */
struct io_content image_content(struct image *image);

/* An entry as a line without comma or newline; malloc'd, with room for a newline. */
char *image_entry(int n, const char *text, int64_t at, size_t *size);
/* The same of one with who said it. */
char *image_entry_of(int n, const struct entry *entry, size_t *size);

void image_done(struct image *image); /* a zeroed one is fine */

/* ---- scan.c: reading ---- */

/*
 * The header, one entry after the other, and then the rest: a clean end, a torn
 * one, or damage. No answer looks farther than SCAN_BYTES: with so many bytes at
 * hand it is the same as with all of them.
 */
enum { SCAN_BYTES = IMAGE_LINE_BYTES + 1 };

struct scan {
	const char *text;
	size_t size;
	size_t at;                      /* where the first untaken line begins */
	int n;                          /* entries taken */
	char scratch[IMAGE_LINE_BYTES]; /* of a text with escapes */
};

struct scanned {
	const char *text; /* into the bytes or the scratch; no NUL behind it */
	size_t size;
	int64_t at;
	const char *line; /* as it is stored, without comma and newline */
	size_t line_size;
	bool usual;           /* image.c writes the same bytes */
	int by;               /* the version that it tells; 0: none */
	bool phone;           /* as in struct entry */
	char who[NAME_BYTES]; /* .. whose phone or page said it */
	char key[40];         /* one that is not known here; "": all are */
};

enum scan_end { SCAN_CLEAN, SCAN_TORN, SCAN_DAMAGED };

/* The first line of text[0..size). *length: its bytes with the newline. */
bool scan_header(const char *text, size_t size, struct save_header *header, size_t *length,
                 struct reason *why);

/* Takes the next whole entry. False and why when the tail begins here. */
bool scan_next(struct scan *scan, struct scanned *entry, struct reason *why);

/* The same as journal_put and journal_follow, by who said it. */
bool scanned_put(struct journal *journal, const struct scanned *entry, struct reason *why);
bool scanned_follow(struct journal *journal, const struct scanned *entry, struct said *said,
                    struct reason *why);

/* What the bytes from scan->at on are, once scan_next said false. */
enum scan_end scan_tail(struct scan *scan);

/* Reads an entry without comma and newline; it must be number n. */
bool scan_entry(const char *line, size_t size, int n, char scratch[IMAGE_LINE_BYTES], struct scanned *entry,
                struct reason *why);

#endif
