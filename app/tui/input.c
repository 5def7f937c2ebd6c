/* SPDX-License-Identifier: MIT */
/*
 * What the terminal sends, read and put together here (reader.c), not by curses: keys, and
 * answers to what it was asked, which are never keys.
 */
#include <config.h>

#include <errno.h>
#include <poll.h>
#include <string.h>
#include <unistd.h>

#include "saves/text/io.h"
#include "terminal.h"

enum { FAREWELL_MS = 100, FAREWELL_WITHIN_MS = 1000, ESCAPE = 0x1b };

/* Its ground, and behind that who it is, which ends the answers. */
static void take_answer(struct terminal *t)
{
	char *text = t->reader.sequence + 1;
	bool light = t->ground.light;

	if (strncmp(text, "[?", 2) == 0 && text[strlen(text) - 1] == 'c')
		t->asked_ms = 0;
	if (!t->asked || strncmp(text, "]11;", 4) != 0)
		return;
	text[strcspn(text, "\a\033")] = '\0';
	if (!ground_read(text + 4, &t->ground))
		return;
	ground_keep(t->folder, &t->ground);
	if (t->ground.light != light)
		terminal_palette(t);
}

/* True: bytes have come. Never waits. */
static bool hear(struct terminal *t)
{
	struct pollfd fd = { .fd = STDIN_FILENO, .events = POLLIN };
	char bytes[READER_BYTES];
	ssize_t count;

	if (!t->screen || t->gone || poll(&fd, 1, 0) <= 0 || !(fd.revents & POLLIN))
		return false;
	count = read(STDIN_FILENO, bytes, sizeof bytes);
	t->gone = count == 0 || (count < 0 && errno != EINTR && errno != EAGAIN);
	if (count <= 0)
		return false;
	t->heard = true;
	reader_feed(&t->reader, bytes, (int)count, io_now_ms());
	return true;
}

static bool read_key(struct terminal *t, struct key *key)
{
	do {
		enum reader_has has;

		while ((has = reader_next(&t->reader, key)) != READER_NOTHING) {
			if (has == READER_ANSWER)
				take_answer(t);
			else if (has == READER_PASTE)
				key->key = KEY_PASTE;
			if (has != READER_ANSWER && (key->key != KEY_MOUSE || t->mouse))
				return true;
		}
		if (reader_late(&t->reader, io_now_ms(), key))
			return true;
	} while (hear(t));
	return false;
}

bool terminal_key(struct terminal *t, struct key *key)
{
	if (t->ahead_next == t->ahead_count)
		return read_key(t, key);
	*key = t->ahead[t->ahead_next++];
	if (t->ahead_next == t->ahead_count)
		t->ahead_next = t->ahead_count = 0;
	t->heard = true;
	return true;
}

int64_t terminal_wake(const struct terminal *t)
{
	return t->ahead_next < t->ahead_count ? 1 : reader_wake(&t->reader);
}

/* Keys that come are for later. Not beyond a paste, of which the reader has but one. */
static void read_ahead(struct terminal *t)
{
	while (t->ahead_count < AHEAD_KEYS &&
	       !(t->ahead_count && t->ahead[t->ahead_count - 1].key == KEY_PASTE) &&
	       read_key(t, &t->ahead[t->ahead_count]))
		t->ahead_count++;
}

void terminal_forget_typed(struct terminal *t)
{
	struct key key;

	while (terminal_key(t, &key))
		;
}

bool terminal_escapes(struct terminal *t)
{
	read_ahead(t);
	for (int i = t->ahead_next; i < t->ahead_count; i++)
		if (t->ahead[i].key == ESCAPE) {
			terminal_forget_typed(t);
			return true;
		}
	return false;
}

/* Until all is answered; what is typed meanwhile comes after it. */
static void await_answers(struct terminal *t, int64_t until_ms)
{
	struct pollfd fd = { .fd = STDIN_FILENO, .events = POLLIN };
	int64_t left;

	while (t->asked_ms && !t->gone && t->ahead_count < AHEAD_KEYS &&
	       (left = until_ms - io_now_ms()) > 0) {
		if (poll(&fd, 1, (int)left) > 0 && !(fd.revents & POLLIN))
			break;
		read_ahead(t);
	}
}

void terminal_await_rest(struct terminal *t)
{
	int64_t now = io_now_ms();

	if (now - t->asked_ms < FAREWELL_WITHIN_MS)
		await_answers(t, now + FAREWELL_MS);
}
