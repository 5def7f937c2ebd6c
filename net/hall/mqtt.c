/* SPDX-License-Identifier: MIT */
/*
 * The broker, through libmosquitto. A parcel's kind is the end of its topic:
 *
 *     tableside/EVENT/table/12/journal|here|ask   a table may write these of its own
 *     tableside/EVENT/table/12/ack|copy           and read these
 *     tableside/EVENT/host                        everybody may read this
 *
 * Everything goes with QoS 1. What a table says of being there is retained, and
 * the last will takes it back. The host's session outlives its connection, so
 * that the broker keeps for it what comes while it is off.
 */
#include <config.h>

#include "carrier.h"

#include "rules/core/i18n.h"

#if HAVE_MOSQUITTO

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "broker.h"
#include "rules/core/args.h"
#include "rules/core/utf8.h"
#include "tls.h"

enum {
	KEEPALIVE_S = 30,
	MISC_MS = 5000, /* how often the library looks at its own clock */
	ANEW_MS = 1000, /* before another attempt, doubled each time */
	ANEW_MOST_MS = 15000,
	ANSWER_MS = 10000,     /* a broker that does not answer in time is not there */
	SESSION_S = 7 * 86400, /* how long the broker keeps messages for an absent host */
	READS = 64,            /* packets taken in one go */
};

struct mqtt {
	struct carrier carrier; /* first */
	struct hall_place place;
	struct broker broker; /* the library's functions */
	struct mosquitto *client;
	bool begun, asked; /* connecting; subscribing */
	int64_t now_ms, anew_at, anew_ms, misc_at, answer_by;
};

static const char *const ends[PARCELS] = { "here", "journal", "ask", "ack", "copy", "host" };

static struct mqtt *mqtt_of(struct carrier *carrier)
{
	return (struct mqtt *)carrier;
}

/* ---- topics ---- */

static void topic_of(const struct mqtt *m, enum parcel_kind kind, int table, char *out, size_t size)
{
	if (kind == PARCEL_HOST)
		snprintf(out, size, "tableside/%s/host", m->place.event);
	else
		snprintf(out, size, "tableside/%s/table/%d/%s", m->place.event, table, ends[kind]);
}

static bool read_topic(const struct mqtt *m, const char *topic, enum parcel_kind *kind, int *table)
{
	char head[HALL_EVENT_BYTES + 30], number[6];
	size_t length = (size_t)snprintf(head, sizeof head, "tableside/%s/", m->place.event), digits;

	if (strncmp(topic, head, length) != 0)
		return false;
	topic += length;
	*table = HALL_HOST;
	*kind = PARCEL_HOST;
	if (strcmp(topic, "host") == 0)
		return true;
	if (strncmp(topic, "table/", 6) != 0)
		return false;
	topic += 6;
	digits = strspn(topic, "0123456789");
	snprintf(number, sizeof number, "%.*s", (int)digits, topic);
	if (digits >= sizeof number || topic[digits] != '/' || !read_int(number, 1, HALL_TABLES, table))
		return false;
	for (int i = 0; i < PARCEL_HOST; i++)
		if (strcmp(topic + digits + 1, ends[i]) == 0) {
			*kind = (enum parcel_kind)i;
			return true;
		}
	return false;
}

/* ---- what the library tells ---- */

/* The first cause of a failed attempt says most. */
static void fall(struct mqtt *m, const char *why)
{
	if (!m->carrier.why.text[0])
		reason_set(&m->carrier.why, "%s", why);
	m->carrier.up = m->begun = m->asked = false;
	m->anew_at = m->now_ms + m->anew_ms;
	m->anew_ms = 2 * m->anew_ms < ANEW_MOST_MS ? 2 * m->anew_ms : ANEW_MOST_MS;
}

/* .. as the library has it, and more of a certificate; one refused while it writes is EPROTO. */
static void fall_by(struct mqtt *m, int result)
{
	bool refused =
		result == MOSQ_ERR_TLS || (m->place.tls && result == MOSQ_ERR_ERRNO && errno == EPROTO);
	const char *why = result == MOSQ_ERR_ERRNO ? strerror(errno) : m->broker.strerror(result);

	if (refused && !m->carrier.why.text[0])
		tls_explain(&m->place, &m->carrier.why);
	fall(m, why);
}

static const char *const host_listens[] = { "journal", "here", "ask" };
static const char *const table_listens[] = { "ack", "copy" };

static void subscribe(struct mqtt *m)
{
	char topic[3][HALL_EVENT_BYTES + 60], *list[3];
	bool host = m->place.table == HALL_HOST;
	int count = host ? 3 : 2;

	for (int i = 0; i < count; i++) {
		if (host)
			snprintf(topic[i], sizeof topic[i], "tableside/%s/table/+/%s", m->place.event,
			         host_listens[i]);
		else
			snprintf(topic[i], sizeof topic[i], "tableside/%s/table/%d/%s", m->place.event,
			         m->place.table, table_listens[i]);
		list[i] = topic[i];
	}
	if (!host) {
		topic_of(m, PARCEL_HOST, 0, topic[2], sizeof topic[2]);
		list[count++] = topic[2];
	}
	m->asked = m->broker.subscribe_multiple(m->client, NULL, count, list, 1, 0, NULL) == MOSQ_ERR_SUCCESS;
}

static void on_connect(struct mosquitto *client, void *user, int code, int flags,
                       const mosquitto_property *properties)
{
	struct mqtt *m = user;

	(void)client, (void)flags, (void)properties;
	if (code)
		reason_set(&m->carrier.why, _("the broker refused: %s"), m->broker.reason_string(code));
	else
		subscribe(m);
}

/* Messages are heard from now on. */
static void on_subscribe(struct mosquitto *client, void *user, int mid, int count, const int *granted)
{
	struct mqtt *m = user;

	(void)client, (void)mid;
	for (int i = 0; i < count; i++)
		if (granted[i] >= 128) {
			reason_set(&m->carrier.why, _("the broker did not let %s subscribe"),
			           m->place.user[0] ? m->place.user : _("a nameless user"));
			return;
		}
	m->carrier.up = true;
	m->anew_ms = ANEW_MS;
}

/* Of two laptops with one table's password the later one stays: the other tries
 * again, but not at once. */
static void on_disconnect(struct mosquitto *client, void *user, int code,
                          const mosquitto_property *properties)
{
	struct mqtt *m = user;

	(void)client, (void)properties;
	if (!m->begun)
		return;
	if (code == MQTT_RC_SESSION_TAKEN_OVER)
		m->anew_ms = ANEW_MOST_MS;
	if (code < 128)
		fall_by(m, code);
	else
		fall(m, code == MQTT_RC_SESSION_TAKEN_OVER ? _("another laptop is connected as this table")
		                                           : m->broker.reason_string(code));
}

static void on_message(struct mosquitto *client, void *user, const struct mosquitto_message *message)
{
	struct mqtt *m = user;
	struct parcel parcel = { .text = message->payload, .size = (size_t)message->payloadlen };

	(void)client;
	if (!message->payloadlen)
		return; /* a retained message was taken away */
	if (!read_topic(m, message->topic, &parcel.kind, &parcel.table))
		m->carrier.to.refuse(m->carrier.to.user, 0,
		                     _("a message with a topic that is not of this hall"));
	else if (parcel.size > PARCEL_BYTES)
		m->carrier.to.refuse(m->carrier.to.user, parcel.table, _("a message that is too long"));
	else
		m->carrier.to.take(m->carrier.to.user, &parcel);
}

/* ---- connecting ---- */

static bool set_up(struct mqtt *m, struct reason *why)
{
	const char *ca = m->place.ca[0] ? m->place.ca : NULL;
	bool host = m->place.table == HALL_HOST;
	const char *will = host ? "host away\n" : "away -\n";
	char topic[HALL_EVENT_BYTES + 60];

	m->broker.int_option(m->client, MOSQ_OPT_PROTOCOL_VERSION, MQTT_PROTOCOL_V5);
	m->broker.int_option(m->client, MOSQ_OPT_TCP_NODELAY, 1);
	m->broker.connect_v5_callback_set(m->client, on_connect);
	m->broker.disconnect_v5_callback_set(m->client, on_disconnect);
	m->broker.subscribe_callback_set(m->client, on_subscribe);
	m->broker.message_callback_set(m->client, on_message);
	if (m->place.user[0])
		m->broker.username_pw_set(m->client, m->place.user, m->place.password);
	if (m->place.tls && m->broker.tls_set(m->client, ca, ca ? NULL : TLS_AUTHORITIES, NULL, NULL, NULL) !=
	                            MOSQ_ERR_SUCCESS)
		return reason_set(why, _("the certificates cannot be read: %s"), ca ? ca : TLS_AUTHORITIES);
	topic_of(m, host ? PARCEL_HOST : PARCEL_HERE, m->place.table, topic, sizeof topic);
	return m->broker.will_set(m->client, topic, (int)strlen(will), will, 1, true) == MOSQ_ERR_SUCCESS ||
	       reason_set(why, _("the MQTT library refused the last will"));
}

/* A table never waits for a machine that may be off. The host's session must outlive
 * its connection, which only a waiting call can ask for; it waits in the hall's own
 * thread. */
static int connect_now(struct mqtt *m)
{
	mosquitto_property *properties = NULL;
	int result;

	if (m->place.table != HALL_HOST)
		return m->broker.connect_async(m->client, m->place.address, m->place.port, KEEPALIVE_S);
	m->broker.property_add_int32(&properties, MQTT_PROP_SESSION_EXPIRY_INTERVAL, SESSION_S);
	result = m->broker.connect_bind_v5(m->client, m->place.address, m->place.port, KEEPALIVE_S, NULL,
	                                   properties);
	m->broker.property_free_all(&properties);
	return result;
}

/* ---- as a carrier ---- */

/* Reports a failure of the library, unless on_disconnect has. */
static void check(struct mqtt *m, int result)
{
	if (result != MOSQ_ERR_SUCCESS && m->begun)
		fall_by(m, result);
}

static void mqtt_tend(struct carrier *carrier, int64_t now_ms)
{
	struct mqtt *m = mqtt_of(carrier);

	m->now_ms = now_ms;
	if (!m->begun && now_ms >= m->anew_at) {
		carrier->why.text[0] = '\0';
		m->begun = true;
		m->answer_by = now_ms + ANSWER_MS;
		check(m, connect_now(m));
	}
	for (int i = 0; i < READS && m->begun; i++) {
		struct pollfd fd = { .fd = m->broker.socket(m->client), .events = POLLIN };

		if (poll(&fd, 1, 0) <= 0) /* without a socket nothing has come */
			break;
		check(m, m->broker.loop_read(m->client, 1));
	}
	if (m->begun && m->broker.want_write(m->client))
		check(m, m->broker.loop_write(m->client, 1));
	if (m->begun && now_ms >= m->misc_at) {
		m->misc_at = now_ms + MISC_MS;
		check(m, m->broker.loop_misc(m->client));
	}
	if (m->begun && !carrier->up && now_ms >= m->answer_by) {
		m->broker.disconnect(m->client);
		fall(m, _("the broker did not answer"));
	}
}

static bool mqtt_send(struct carrier *carrier, const struct parcel *parcel)
{
	struct mqtt *m = mqtt_of(carrier);
	bool retain = parcel->kind == PARCEL_HERE || parcel->kind == PARCEL_HOST;
	char topic[HALL_EVENT_BYTES + 60];

	topic_of(m, parcel->kind, parcel->table, topic, sizeof topic);
	return m->broker.publish(m->client, NULL, topic, (int)parcel->size, parcel->text, 1, retain) ==
	       MOSQ_ERR_SUCCESS;
}

/* mosquitto_loop_misc sends keep-alive; nothing else happens by itself. */
static void mqtt_wait(struct carrier *carrier, struct pollfd *fd, int64_t *at_ms)
{
	struct mqtt *m = mqtt_of(carrier);

	*fd = (struct pollfd){ .fd = m->begun ? m->broker.socket(m->client) : -1, .events = POLLIN };
	if (m->begun && m->broker.want_write(m->client))
		fd->events |= POLLOUT;
	*at_ms = m->begun ? m->misc_at : m->anew_at;
}

/* Lets the last message leave; waits no longer than that takes. */
static void mqtt_close(struct carrier *carrier)
{
	struct mqtt *m = mqtt_of(carrier);

	for (int i = 0; i < 50 && carrier->up && m->broker.want_write(m->client); i++) {
		struct pollfd fd = { .fd = m->broker.socket(m->client), .events = POLLOUT };

		if (poll(&fd, 1, 20) > 0 && m->broker.loop_write(m->client, 1) != MOSQ_ERR_SUCCESS)
			break;
	}
	m->begun = false;
	m->broker.disconnect(m->client);
	m->broker.destroy(m->client);
	m->broker.lib_cleanup();
	free(m);
}

static const struct carrier_ops mqtt_ops = {
	.send = mqtt_send,
	.tend = mqtt_tend,
	.wait = mqtt_wait,
	.close = mqtt_close,
};

bool mqtt_ready(struct reason *why)
{
	struct broker broker;

	return broker_load(&broker, why);
}

struct carrier *mqtt_open(const struct hall_place *place, struct reason *why)
{
	struct mqtt *m = xcalloc(1, sizeof *m);
	char id[100], user[80];

	if (!broker_load(&m->broker, why)) {
		free(m);
		return NULL;
	}
	m->carrier.ops = &mqtt_ops;
	m->place = *place;
	m->anew_ms = ANEW_MS;
	m->broker.lib_init();
	place_user(place->event, place->table, user, sizeof user);
	snprintf(id, sizeof id, "tableside-%s", user);
	m->client = m->broker.new(id, place->table != HALL_HOST, m);
	if (!m->client)
		memory_gone();
	if (set_up(m, why))
		return &m->carrier;
	mqtt_close(&m->carrier);
	return NULL;
}

#else

bool mqtt_ready(struct reason *why)
{
	return reason_set(
		why, _("no broker in this build: install libmosquitto-dev and rebuild, or use a folder"));
}

struct carrier *mqtt_open(const struct hall_place *place, struct reason *why)
{
	(void)place;
	mqtt_ready(why);
	return NULL;
}

#endif
