/* SPDX-License-Identifier: MIT */
/*
 * Makes the index: cards of one name are one (a name comes once a printing,
 * and once a face), and their texts lie in one block. Looks a card up by
 * binary search of its key. Each step checks offsets, so that not even a block
 * with a right checksum can lead outside.
 */
#include "index.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "scan.h"

/* Raise it with any change of the contents, also of how keys are made. */
static const char magic[8] = "tsidx\0\3";

enum { CARDS_MAX = 200000, TEXT_MAX = 12 << 20, HASH_FIRST = 1 << 15 };

struct header {
	char magic[8];
	uint64_t checksum; /* of all that follows it */
	struct index_source source;
	uint32_t cards, names, text;
	uint32_t order; /* shows another byte order */
};

struct record {
	uint32_t name, with; /* offsets into the texts */
	uint16_t flags;
	uint8_t identity, copies;
	uint8_t legal[LEGAL_FORMATS];
	uint8_t unused[2];
};

struct name {
	uint32_t key, card;
};

enum { ORDER = 0x01020304 };

/* While the index is made, marks the name of a part of a card: a card with that
 * whole name comes before it. */
static const uint32_t PART = UINT32_C(1) << 31;

/* ---- making ---- */

struct maker {
	struct card_taker taker;
	struct record *record;
	uint32_t cards, cards_room;
	struct name *name;
	uint32_t names, names_room;
	char *text;
	uint32_t length, text_room;
	uint32_t *hash; /* of names: index + 1, 0 is free; a power of two of them */
	uint32_t hash_size;
	struct store_progress *progress;
	int fd;
	int64_t size, told; /* bytes */
};

/* The place of a key in the hash: taken by it, or free. */
static uint32_t *place_of(const struct maker *m, const char *key)
{
	uint32_t hash = 2166136261u, at;

	for (const char *c = key; *c; c++)
		hash = (hash ^ (unsigned char)*c) * 16777619u;
	at = (hash ^ hash >> 15) & (m->hash_size - 1);
	while (m->hash[at] && strcmp(m->text + m->name[m->hash[at] - 1].key, key) != 0)
		at = (at + 1) & (m->hash_size - 1);
	return &m->hash[at];
}

static void grow_hash(struct maker *m)
{
	free(m->hash);
	m->hash_size = m->hash_size ? m->hash_size * 2 : HASH_FIRST;
	m->hash = xcalloc(m->hash_size, sizeof *m->hash);
	for (uint32_t i = 0; i < m->names;
	     i++) /* NOLINTNEXTLINE(clang-analyzer-core.NullDereference): none before there is room */
		*place_of(m, m->text + m->name[i].key) = i + 1;
}

static void *grown(void *array, uint32_t *room, size_t each)
{
	*room = *room ? *room * 2 : 4096;
	return xrealloc(array, *room * each);
}

/* Where the text lies now; "" is at 0. */
static uint32_t keep(struct maker *m, const char *text)
{
	size_t size = strlen(text) + 1;
	uint32_t at = m->length;

	if (!*text && m->length)
		return 0;
	while (m->length + size > m->text_room)
		m->text = grown(m->text, &m->text_room, 1);
	memcpy(m->text + at, text, size);
	m->length += (uint32_t)size;
	return at;
}

static const uint32_t *find_name(const struct maker *m, const char *key)
{
	const uint32_t *place = place_of(m, key);

	return *place ? &m->name[*place - 1].card : NULL;
}

static void add_name(struct maker *m, const char *key, uint32_t card)
{
	if (m->names * 2 >= m->hash_size)
		grow_hash(m);
	if (m->names == m->names_room)
		m->name = grown(m->name, &m->names_room, sizeof *m->name);
	m->name[m->names] = (struct name){ keep(m, key), card };
	*place_of(m, key) = ++m->names;
}

static struct record record_of(struct maker *m, const struct magic_card *card)
{
	char shown[CARD_NAME_BYTES];
	struct record record = {
		.with = keep(m, card->with),
		.flags = (uint16_t)card->flags,
		.identity = (uint8_t)card->identity,
		.copies = (uint8_t)card->copies,
	};

	utf8_show(card->name, strlen(card->name), shown, sizeof shown); /* it will be shown on a terminal */
	record.name = keep(m, shown);
	memcpy(record.legal, card->legal, sizeof record.legal);
	return record;
}

/* The rank of a printing: one that may be played above one that may not. Some jokes
 * have the names of real cards. */
static int rank(const uint8_t legal[LEGAL_FORMATS])
{
	return legal[LEGAL_COMMANDER] * 8 + legal[LEGAL_VINTAGE];
}

/* Two faces, or two printings, of one card. */
static void merge(struct maker *m, struct record *old, const struct magic_card *card)
{
	int more = rank(card->legal) - rank(old->legal);

	if (more > 0)
		*old = record_of(m, card);
	if (more != 0)
		return;
	old->identity |= (uint8_t)card->identity;
	old->flags |= (uint16_t)card->flags;
	if (!old->with)
		old->with = keep(m, card->with);
	if (card->copies != 1)
		old->copies = (uint8_t)card->copies;
}

/* A card of several parts also has a key for each part, and one for all without the slash. */
static void add_parts(struct maker *m, const char *key, uint32_t card)
{
	char part[CARD_NAME_BYTES], all[CARD_NAME_BYTES];
	size_t end = 0;

	for (const char *at = key; *at;) {
		size_t length = strcspn(at, "/");

		memcpy(part, at, length);
		part[length] = '\0';
		if (!find_name(m, part))
			add_name(m, part, card | PART);
		memcpy(all + end, at, length);
		end += length;
		at += length;
		at += *at == '/';
	}
	all[end] = '\0';
	if (!find_name(m, all))
		add_name(m, all, card | PART);
}

static void add_card(struct maker *m, const char *key, const struct magic_card *card)
{
	uint32_t *place, n = m->cards;

	if (m->cards == m->cards_room)
		m->record = grown(m->record, &m->cards_room, sizeof *m->record);
	m->record[m->cards++] = record_of(m, card);
	place = place_of(m, key);
	if (*place)
		m->name[*place - 1].card = n;
	else
		add_name(m, key, n);
	if (strchr(key, '/'))
		add_parts(m, key, n);
}

enum { TELL_BYTES = 8 << 20 };

static bool tell_progress(struct maker *m, struct reason *why)
{
	int64_t at = m->progress && m->size ? lseek(m->fd, 0, SEEK_CUR) : 0;

	if (at < m->told + TELL_BYTES)
		return true;
	m->told = at;
	return m->progress->tell(m->progress, (int)(99 * at / m->size)) ||
	       reason_set(why, _("stopped: the card data was not read"));
}

static bool take(struct card_taker *taker, const struct card_text *text, struct reason *why)
{
	struct maker *m = (struct maker *)taker;
	char key[CARD_NAME_BYTES], with[CARD_NAME_BYTES];
	const uint32_t *old;
	struct magic_card card;

	if (!tell_progress(m, why))
		return false;
	if (!card_key(text->name, key))
		return true; /* a name of blanks */
	card_read(text, &card, with);
	old = find_name(m, key);
	if (old && !(*old & PART)) {
		merge(m, &m->record[*old], &card);
		return true;
	}
	if (m->cards == CARDS_MAX || m->length > TEXT_MAX)
		return reason_set(why, _("more names than there are cards"));
	add_card(m, key, &card);
	return true;
}

struct sorted {
	const char *key;
	struct name name;
};

static int by_key(const void *a, const void *b)
{
	return strcmp(((const struct sorted *)a)->key, ((const struct sorted *)b)->key);
}

static void sort_names(struct maker *m)
{
	struct sorted *sorted = xmalloc(m->names * sizeof *sorted);

	for (uint32_t i = 0; i < m->names; i++) {
		m->name[i].card &= ~PART;
		sorted[i] = (struct sorted){ m->text + m->name[i].key, m->name[i] };
	}
	qsort(sorted, m->names, sizeof *sorted, by_key);
	for (uint32_t i = 0; i < m->names; i++)
		m->name[i] = sorted[i].name;
	free(sorted);
}

/* A word at a time: the check must cost little beside reading the file. */
static uint64_t checksum(const char *bytes, size_t size)
{
	uint64_t sum = size, word;

	for (size_t at = 0; at < size; at += sizeof word) {
		word = 0;
		memcpy(&word, bytes + at, size - at < sizeof word ? size - at : sizeof word);
		sum = (sum ^ word) * UINT64_C(0x9e3779b97f4a7c15);
		sum ^= sum >> 29;
	}
	return sum;
}

enum { SUMMED = offsetof(struct header, source) };

static void write_down(struct maker *m, const struct index_source *source, struct index *index)
{
	struct header header = {
		.source = *source, .cards = m->cards, .names = m->names, .text = m->length, .order = ORDER
	};
	size_t records = m->cards * sizeof *m->record, names = m->names * sizeof *m->name;
	char *at;

	sort_names(m);
	memcpy(header.magic, magic, sizeof magic);
	index->size = sizeof header + records + names + m->length;
	index->bytes = at = xmalloc(index->size);
	memcpy(at, &header, sizeof header);
	memcpy(at += sizeof header, m->record, records);
	memcpy(at += records, m->name, names);
	memcpy(at + names, m->text, m->length);
	header.checksum = checksum(index->bytes + SUMMED, index->size - SUMMED);
	memcpy(index->bytes, &header, sizeof header);
}

bool index_make(struct index *index, int fd, const struct index_source *source,
                struct store_progress *progress, struct reason *why)
{
	struct maker m = { .taker = { take }, .progress = progress, .fd = fd, .size = (int64_t)source->size };
	bool fine;

	*index = (struct index){ 0 };
	keep(&m, "");
	grow_hash(&m);
	fine = cards_scan(fd, &m.taker, why) && (m.cards || reason_set(why, _("it has no cards")));
	if (m.told)
		progress->tell(progress, 100);
	if (fine)
		write_down(&m, source, index);
	free(m.record);
	free(m.name);
	free(m.text);
	free(m.hash);
	return fine;
}

/* ---- looking ---- */

static struct header header_of(const struct index *index)
{
	struct header header;

	memcpy(&header, index->bytes, sizeof header);
	return header;
}

static bool same_source(const struct index_source *a, const struct index_source *b)
{
	return a->size == b->size && a->inode == b->inode && a->device == b->device &&
	       a->mtime_s == b->mtime_s && a->mtime_ns == b->mtime_ns;
}

bool index_is_good(const struct index *index, const struct index_source *source)
{
	struct header h;

	if (index->size < sizeof h)
		return false;
	h = header_of(index);
	return memcmp(h.magic, magic, sizeof magic) == 0 && h.order == ORDER &&
	       same_source(&h.source, source) && h.cards <= CARDS_MAX && h.text > 0 &&
	       index->size == sizeof h + (uint64_t)h.cards * sizeof(struct record) +
	                              (uint64_t)h.names * sizeof(struct name) + h.text &&
	       index->bytes[index->size - 1] == '\0' &&
	       checksum(index->bytes + SUMMED, index->size - SUMMED) == h.checksum;
}

/* The texts end with a NUL: whatever begins inside them ends inside them. */
static const char *text_at(const struct index *index, const struct header *h, uint32_t offset)
{
	return index->bytes + index->size - h->text + (offset < h->text ? offset : h->text - 1);
}

/* The key of the n-th name, and its card; NULL: there is no such name. */
static const char *name_at(const struct index *index, const struct header *h, uint32_t n, uint32_t *card)
{
	struct name name;

	if (n >= h->names)
		return NULL;
	memcpy(&name, index->bytes + sizeof *h + h->cards * sizeof(struct record) + n * sizeof name,
	       sizeof name);
	*card = name.card;
	return text_at(index, h, name.key);
}

/* The first name whose key is not before this one. */
static uint32_t first_name(const struct index *index, const struct header *h, const char *key)
{
	uint32_t from = 0, to = h->names, card;

	while (from < to) {
		uint32_t middle = from + (to - from) / 2;

		if (strcmp(key, name_at(index, h, middle, &card)) <= 0)
			to = middle;
		else
			from = middle + 1;
	}
	return from;
}

static bool read_card(const struct index *index, const struct header *h, uint32_t n, struct magic_card *card)
{
	struct record record;

	if (n >= h->cards)
		return false;
	memcpy(&record, index->bytes + sizeof *h + n * sizeof record, sizeof record);
	*card = (struct magic_card){ .name = text_at(index, h, record.name),
		                     .with = text_at(index, h, record.with),
		                     .identity = record.identity,
		                     .flags = record.flags,
		                     .copies = record.copies };
	memcpy(card->legal, record.legal, sizeof card->legal);
	return true;
}

bool index_find(const struct index *index, const char *key, struct magic_card *card)
{
	struct header h = header_of(index);
	uint32_t n;
	const char *found = name_at(index, &h, first_name(index, &h, key), &n);

	return found && strcmp(found, key) == 0 && read_card(index, &h, n, card);
}

bool index_begins(const struct index *index, const char *key, int nth, struct magic_card *card)
{
	struct header h = header_of(index);
	uint32_t n;
	const char *found = name_at(index, &h, first_name(index, &h, key) + (uint32_t)nth, &n);

	return found && strncmp(found, key, strlen(key)) == 0 && read_card(index, &h, n, card);
}

int index_cards(const struct index *index)
{
	return (int)header_of(index).cards;
}

void index_done(struct index *index)
{
	free(index->bytes);
	*index = (struct index){ 0 };
}
