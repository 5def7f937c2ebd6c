/* SPDX-License-Identifier: MIT */
/*
 * The thread around the sender. Lines pass through a box between the two
 * threads; only lines on disk get there, so that the host never has more than
 * the file.
 */
#include "post.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/core/i18n.h"
#include "saves/text/io.h"
#include "wait.h"

/* Handed over by the program and not yet taken by the thread. */
struct box {
	char *bytes;
	size_t size, room;
	int lines;
};

enum box_kind { BOX_OPEN, BOX_LINE, BOX_LEAVE };

struct box_head {
	enum box_kind kind;
	size_t size;
	char id[37]; /* BOX_OPEN */
};

struct post {
	struct net_thread thread; /* its mutex guards box, mark, seating and why */
	struct box box;
	struct hall_mark mark;
	struct hall_seating seating;
	struct reason why;
	int wait_ms;
	bool patient; /* while there is no way to the hall too */
	/* of the thread */
	struct carrier *carrier;
	struct sender *sender;
	int64_t now_ms;
	/* of the program */
	char fed[37]; /* the session; "": none */
	int fed_lines;
};

/* ---- the box ---- */

static void box_add(struct box *box, const struct box_head *head, const char *bytes)
{
	while (box->size + sizeof *head + head->size > box->room) {
		box->room = box->room ? 2 * box->room : 4096;
		box->bytes = xrealloc(box->bytes, box->room);
	}
	memcpy(box->bytes + box->size, head, sizeof *head);
	memcpy(box->bytes + box->size + sizeof *head, bytes, head->size);
	box->size += sizeof *head + head->size;
	box->lines += head->kind == BOX_LINE;
}

static void box_empty(const struct box *box, struct sender *sender)
{
	for (size_t at = 0; at < box->size;) {
		const char *bytes = box->bytes + at + sizeof(struct box_head);
		struct box_head head;

		memcpy(&head, box->bytes + at, sizeof head);
		if (head.kind == BOX_OPEN)
			sender_open(sender, head.id, bytes, head.size);
		else if (head.kind == BOX_LINE)
			sender_add(sender, bytes, head.size);
		else
			sender_leave(sender);
		at += sizeof head + head.size;
	}
}

/* ---- the thread ---- */

static void take(void *user, const struct parcel *parcel)
{
	struct post *post = user;

	sender_take(post->sender, parcel, post->now_ms);
}

/* A table ignores malformed messages of the host. */
static void refuse(void *user, int table, const char *why)
{
	(void)user, (void)table, (void)why;
}

static void step(struct post *post)
{
	struct hall_mark mark;
	struct box box;
	bool tell;

	pthread_mutex_lock(&post->thread.mutex);
	box = post->box;
	post->box = (struct box){ .bytes = NULL };
	pthread_mutex_unlock(&post->thread.mutex);
	box_empty(&box, post->sender);
	free(box.bytes);
	post->now_ms = io_now_ms();
	carrier_tend(post->carrier, post->now_ms);
	sender_tend(post->sender, post->carrier, post->now_ms);
	mark = sender_mark(post->sender);
	pthread_mutex_lock(&post->thread.mutex);
	tell = strcmp(post->why.text, post->carrier->why.text) != 0;
	tell = tell || mark.up != post->mark.up || mark.gone != post->mark.gone ||
	       mark.behind != post->mark.behind || mark.heard != post->mark.heard ||
	       mark.host != post->mark.host ||
	       memcmp(&post->seating, sender_seating(post->sender), sizeof post->seating) != 0;
	post->mark = mark;
	post->seating = *sender_seating(post->sender);
	post->why = post->carrier->why;
	pthread_mutex_unlock(&post->thread.mutex);
	if (tell)
		thread_tell(&post->thread);
}

/* Asked to end: whether nothing more is to be waited for. */
static bool is_done(const struct post *post)
{
	return post->mark.up ? !post->mark.behind : !post->patient || post->carrier->barred;
}

static void *run(void *arg)
{
	struct post *post = arg;
	int64_t until = 0;

	for (;;) {
		int64_t wake;

		step(post);
		if (!until && thread_quits(&post->thread)) {
			until = post->now_ms + post->wait_ms; /* set before the thread was asked to end */
			continue; /* lines handed over just before that are in the box */
		}
		if (until && (post->now_ms >= until || is_done(post)))
			break;
		wake = sender_wake(post->sender);
		thread_wait(&post->thread, post->carrier, -1,
		            until && (!wake || until < wake) ? until : wake);
	}
	sender_part(post->sender, post->carrier);
	carrier_close(post->carrier);
	thread_over(&post->thread);
	return NULL;
}

/* ---- the program ---- */

struct post *post_start(const struct hall_place *place, struct reason *why)
{
	struct post *post = xcalloc(1, sizeof *post);
	const struct carrier_user user = { take, refuse, post };

	post->carrier = carrier_open(place, &user, why);
	post->sender = sender_new(place->table);
	if (post->carrier &&
	    (thread_start(&post->thread, run, post, why) || reason_at(why, _("cannot start the hall"))))
		return post;
	carrier_close(post->carrier);
	sender_free(post->sender);
	free(post);
	return NULL;
}

static int stop(struct post *post, int wait_ms, bool patient, char *cause, size_t size)
{
	int behind;

	pthread_mutex_lock(&post->thread.mutex);
	post->wait_ms = wait_ms;
	post->patient = patient;
	pthread_mutex_unlock(&post->thread.mutex);
	if (!thread_stop(&post->thread, wait_ms + 500)) {
		pthread_mutex_lock(&post->thread.mutex);
		behind = post->mark.behind + post->box.lines;
		snprintf(cause, size, "%s", post->why.text);
		pthread_mutex_unlock(&post->thread.mutex);
		return behind; /* the thread is in a system call: it keeps its data */
	}
	behind = patient && post->mark.gone ? 1 : post->mark.behind;
	snprintf(cause, size, "%s", post->mark.gone ? "gone" : post->mark.up ? "" : post->why.text);
	sender_free(post->sender);
	free(post);
	return behind;
}

int post_stop(struct post *post, int wait_ms)
{
	char cause[1];

	return post ? stop(post, wait_ms, false, cause, sizeof cause) : 0;
}

int post_stop_when_done(struct post *post, int wait_ms, char *cause, size_t size)
{
	return stop(post, wait_ms, true, cause, size);
}

static void feed_header(struct post *post, struct save *save, const char *id)
{
	struct box_head head = { .kind = BOX_OPEN };
	const char *line = save_line(save, 0, &head.size);

	head.size++; /* with its newline */
	memcpy(head.id, id, sizeof head.id);
	box_add(&post->box, &head, line);
	memcpy(post->fed, id, sizeof post->fed);
	post->fed_lines = 0;
}

void post_feed(struct post *post, struct save *save)
{
	const char *id = save && save_how(save) == SAVE_WRITE ? save_header(save)->id : "";
	bool other = strcmp(id, post->fed) != 0;
	int safe = *id ? save_lines(save) : 0;

	if (!other && safe <= post->fed_lines)
		return;
	pthread_mutex_lock(&post->thread.mutex);
	if (other && !*id) {
		box_add(&post->box, &(struct box_head){ .kind = BOX_LEAVE }, "");
		post->fed[0] = '\0';
	} else if (other) {
		feed_header(post, save, id);
	}
	while (post->fed_lines < safe) {
		struct box_head head = { .kind = BOX_LINE };
		const char *line = save_line(save, ++post->fed_lines, &head.size);

		box_add(&post->box, &head, line);
	}
	pthread_mutex_unlock(&post->thread.mutex);
	thread_wake(&post->thread);
}

int post_fd(const struct post *post)
{
	return post->thread.news[0];
}

struct hall_mark post_mark(struct post *post)
{
	struct hall_mark mark;

	thread_heard(&post->thread);
	pthread_mutex_lock(&post->thread.mutex);
	mark = post->mark;
	mark.behind += post->box.lines;
	pthread_mutex_unlock(&post->thread.mutex);
	return mark;
}

void post_seating(struct post *post, struct hall_seating *out)
{
	pthread_mutex_lock(&post->thread.mutex);
	*out = post->seating;
	pthread_mutex_unlock(&post->thread.mutex);
}

void post_why(struct post *post, char *out, size_t size)
{
	pthread_mutex_lock(&post->thread.mutex);
	snprintf(out, size, "%s", post->mark.up ? "" : post->why.text);
	pthread_mutex_unlock(&post->thread.mutex);
}
