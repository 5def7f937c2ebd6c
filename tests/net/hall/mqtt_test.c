/* SPDX-License-Identifier: MIT */
/*
 * The way over a broker, call by call: the library, its broker and the clock are this test. What is asked
 * for, published and awaited, what each answer makes of the way, when another attempt is made. TAP.
 */
#include <config.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "net/hall/carrier.h"

#if HAVE_MOSQUITTO
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "net/hall/broker.h"
#include "net/hall/tls.h"
#include "tests/kit/noted.h"

enum { FD = 1000, COME = 100 };

static struct {
	int64_t now_ms;
	struct pollfd fds[1]; /* that are waited for */
	void *user;
	const char *come[COME]; /* what reading brings, in order */
	int count, first;
	int connects, reads, writes, misc, publishes, subscribes; /* what these calls answer */
	int wants; /* .. so often that there is more to write */
	bool unwritable, no_tls, no_will, no_library, no_socket, explains;
	void (*connected)(struct mosquitto *, void *, int, int, const mosquitto_property *);
	void (*disconnected)(struct mosquitto *, void *, int, const mosquitto_property *);
	void (*subscribed)(struct mosquitto *, void *, int, int, const int *);
	void (*message)(struct mosquitto *, void *, const struct mosquitto_message *);
} world;

int poll(struct pollfd *fds, nfds_t count, int timeout)
{
	assert_int_equal(count, 1);
	world.fds[0] = fds[0];
	if (world.fds[0].fd < 0)
		return 0;
	assert_int_equal(world.fds[0].fd, FD);
	if (world.fds[0].events == POLLOUT) {
		assert_int_equal(timeout, 20);
		note("poll");
		return !world.unwritable;
	}
	assert_int_equal(timeout, 0);
	return world.first < world.count;
}

/* ---- the library ---- */

static int lib_init(void)
{
	note("init");
	return 0;
}

static int lib_cleanup(void)
{
	note("cleanup");
	return 0;
}

static struct mosquitto *new_client(const char *id, bool clean, void *user)
{
	note("%s%s", id, clean ? "" : " lasting");
	world.user = user;
	return (struct mosquitto *)(void *)&world;
}

static void destroy(struct mosquitto *client)
{
	assert_ptr_equal(client, &world);
	note("destroy");
}

static int int_option(struct mosquitto *client, enum mosq_opt_t option, int value)
{
	assert_ptr_equal(client, &world);
	note("%s=%d",
	     option == MOSQ_OPT_PROTOCOL_VERSION ? "version"
	     : option == MOSQ_OPT_TCP_NODELAY    ? "nodelay"
	                                         : "?",
	     value);
	return 0;
}

static int username_pw_set(struct mosquitto *client, const char *user, const char *password)
{
	(void)client;
	note("as %s %s", user, password);
	return 0;
}

static int tls_set(struct mosquitto *client, const char *file, const char *folder, const char *cert,
                   const char *key, int (*ask)(char *, int, int, void *))
{
	assert_true(client && !cert && !key && !ask);
	note("trust %s %s", file ? file : "-", folder ? folder : "-");
	return world.no_tls ? MOSQ_ERR_INVAL : 0;
}

static int will_set(struct mosquitto *client, const char *topic, int size, const void *text, int qos,
                    bool retain)
{
	(void)client;
	note("will %s %.*s %d%s", topic, size, (const char *)text, qos, retain ? " kept" : "");
	return world.no_will ? MOSQ_ERR_NOMEM : 0;
}

static void connect_callback(struct mosquitto *client,
                             void (*f)(struct mosquitto *, void *, int, int, const mosquitto_property *))
{
	(void)client;
	world.connected = f;
}

static void disconnect_callback(struct mosquitto *client,
                                void (*f)(struct mosquitto *, void *, int, const mosquitto_property *))
{
	(void)client;
	world.disconnected = f;
}

static void subscribe_callback(struct mosquitto *client,
                               void (*f)(struct mosquitto *, void *, int, int, const int *))
{
	(void)client;
	world.subscribed = f;
}

static void message_callback(struct mosquitto *client,
                             void (*f)(struct mosquitto *, void *, const struct mosquitto_message *))
{
	(void)client;
	world.message = f;
}

static int answer(int result)
{
	errno = result == MOSQ_ERR_ERRNO ? ECONNREFUSED : 0;
	if (result == -1) {
		errno = EPROTO;
		return MOSQ_ERR_ERRNO;
	}
	return result;
}

static int connect_async(struct mosquitto *client, const char *address, int port, int keep)
{
	(void)client;
	note("connect %s %d %d", address, port, keep);
	return answer(world.connects);
}

static int property_add(mosquitto_property **list, int what, uint32_t value)
{
	note("%s %u", what == MQTT_PROP_SESSION_EXPIRY_INTERVAL ? "expiry" : "?", (unsigned)value);
	*list = (mosquitto_property *)(void *)&world;
	return 0;
}

static void property_free(mosquitto_property **list)
{
	assert_ptr_equal(*list, &world);
	note("free");
}

static int connect_bind(struct mosquitto *client, const char *address, int port, int keep, const char *bind,
                        const mosquitto_property *list)
{
	assert_true(client && !bind && list == (const mosquitto_property *)(void *)&world);
	note("bind %s %d %d", address, port, keep);
	return answer(world.connects);
}

static int disconnect(struct mosquitto *client)
{
	(void)client;
	note("disconnect");
	return 0;
}

static int client_socket(struct mosquitto *client)
{
	(void)client;
	return world.no_socket ? -1 : FD;
}

static bool want_write(struct mosquitto *client)
{
	(void)client;
	return world.wants > 0;
}

static int loop_write(struct mosquitto *client, int packets)
{
	assert_true(client && packets == 1);
	note("write");
	world.wants--;
	return answer(world.writes);
}

static int loop_misc(struct mosquitto *client)
{
	(void)client;
	note("misc");
	return answer(world.misc);
}

/* "connack 0", "suback 1 1 128", "gone 142", "message TOPIC TEXT", "read 7" */
static int loop_read(struct mosquitto *client, int packets)
{
	const char *what = world.come[world.first++];
	int granted[3] = { 0 }, code, at = 0;
	char topic[100];
	struct mosquitto_message message = { .topic = topic };

	assert_true(packets == 1);
	if (sscanf(what, "connack %d", &code) == 1) {
		world.connected(client, world.user, code, 0, NULL);
	} else if (sscanf(what, "suback %d %d %d", &granted[0], &granted[1], &granted[2]) == 3) {
		world.subscribed(client, world.user, 1, 3, granted);
	} else if (sscanf(what, "gone %d", &code) == 1) {
		world.disconnected(client, world.user, code, NULL);
		return MOSQ_ERR_CONN_LOST;
	} else if (sscanf(what, "message %99s%n", topic, &at) == 1) {
		static char many[PARCEL_BYTES + 1];

		message.payload = many;
		snprintf(many, sizeof many, "%s", what + at + (what[at] == ' '));
		message.payloadlen =
			what[at] && what[at + 1] == '%' ? atoi(what + at + 2) : (int)strlen(many);
		world.message(client, world.user, &message);
	} else if (sscanf(what, "read %d", &code) == 1) {
		return answer(code);
	}
	return 0;
}

static int publish(struct mosquitto *client, int *mid, const char *topic, int size, const void *text, int qos,
                   bool retain)
{
	assert_true(client && !mid);
	note("publish %s %.*s %d%s", topic, size, (const char *)text, qos, retain ? " kept" : "");
	return world.publishes;
}

static int subscribe_multiple(struct mosquitto *client, int *mid, int count, char *const *const list, int qos,
                              int options, const mosquitto_property *properties)
{
	assert_true(client && !mid && qos == 1 && !options && !properties);
	for (int i = 0; i < count; i++)
		note("listen %s", list[i]);
	return world.subscribes;
}

static const char *reason_string(int code)
{
	static char text[40];

	snprintf(text, sizeof text, "reason %d", code);
	return text;
}

static const char *error_string(int code)
{
	static char text[40];

	snprintf(text, sizeof text, "error %d", code);
	return text;
}

/* In place of net/hall/broker.c. */
bool broker_load(struct broker *b, struct reason *why)
{
	*b = (struct broker){
		.connect_async = connect_async,
		.connect_bind_v5 = connect_bind,
		.connect_v5_callback_set = connect_callback,
		.destroy = destroy,
		.disconnect = disconnect,
		.disconnect_v5_callback_set = disconnect_callback,
		.int_option = int_option,
		.lib_cleanup = lib_cleanup,
		.lib_init = lib_init,
		.loop_misc = loop_misc,
		.loop_read = loop_read,
		.loop_write = loop_write,
		.message_callback_set = message_callback,
		.new = new_client,
		.property_add_int32 = property_add,
		.property_free_all = property_free,
		.publish = publish,
		.reason_string = reason_string,
		.socket = client_socket,
		.strerror = error_string,
		.subscribe_callback_set = subscribe_callback,
		.subscribe_multiple = subscribe_multiple,
		.tls_set = tls_set,
		.username_pw_set = username_pw_set,
		.want_write = want_write,
		.will_set = will_set,
	};
	return !world.no_library || reason_set(why, "no library");
}

/* .. and of net/hall/tls.c. */
bool tls_explain(const struct hall_place *place, struct reason *why)
{
	note("explain %s", place->address);
	return world.explains ? !reason_set(why, "a bad certificate") : false;
}

/* ---- what happens ---- */

static struct carrier *way;

static void take(void *user, const struct parcel *parcel)
{
	(void)user;
	note("takes %d %d %.*s", (int)parcel->kind, parcel->table, parcel->size > 30 ? 0 : (int)parcel->size,
	     parcel->text);
}

static void refuse(void *user, int table, const char *why)
{
	(void)user;
	note("refuses %d %s", table, why);
}

static void start(const char *what)
{
	struct hall_place place = { .event = "ev", .broker = true, .address = "hall", .port = 1883 };
	const struct carrier_user user = { take, refuse, NULL };
	struct reason why;

	place.table = atoi(what);
	place.tls = strstr(what, "tls");
	if (strstr(what, "ca"))
		strcpy(place.ca, "/ca.pem");
	if (strstr(what, "user"))
		strcpy(place.user, "me"), strcpy(place.password, "secret");
	way = carrier_open(&place, &user, &why);
	if (!way)
		note("none: %s", why.text);
}

static void await(void)
{
	struct pollfd fd;
	int64_t at;

	carrier_wait(way, &fd, &at);
	note("wait%s%s +%d", fd.fd == FD ? "" : " for nothing", fd.events & POLLOUT ? " out" : "",
	     at ? (int)(at - world.now_ms) : 0);
}

static void happen(const char *what)
{
	static const struct {
		const char *word;
		int *number;
	} numbers[] = { { "connects", &world.connects },
		        { "writes", &world.writes },
		        { "misc", &world.misc },
		        { "publishes", &world.publishes },
		        { "subscribes", &world.subscribes },
		        { "wants", &world.wants } };
	static const struct {
		const char *word;
		bool *flag;
	} flags[] = { { "unwritable", &world.unwritable }, { "no tls", &world.no_tls },
		      { "no will", &world.no_will },       { "no library", &world.no_library },
		      { "no socket", &world.no_socket },   { "explains", &world.explains } };
	char word[40] = "";
	int number = 0, table, at;

	for (size_t i = 0; i < sizeof flags / sizeof *flags; i++)
		if (strcmp(what, flags[i].word) == 0) {
			*flags[i].flag ^= true;
			return;
		}
	sscanf(what, "%39s %d", word, &number);
	for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
		if (strcmp(word, numbers[i].word) == 0) {
			*numbers[i].number = number;
			return;
		}
	if (strcmp(word, "start") == 0) {
		start(what + 6);
	} else if (strcmp(word, "close") == 0) {
		carrier_close(way);
		way = NULL;
	} else if (strcmp(word, "pass") == 0) {
		world.now_ms += number;
		carrier_tend(way, world.now_ms);
	} else if (sscanf(what, "send %d %d %n", &number, &table, &at) == 2) {
		if (!carrier_send(way, (enum parcel_kind)number, table, what + at, strlen(what + at)))
			note("not sent");
	} else if (sscanf(what, "many %d %n", &number, &at) == 1) {
		for (world.count = world.first = 0; world.count < number; world.count++)
			world.come[world.count] = what + at;
		carrier_tend(way, world.now_ms);
		note("%d left", world.count - world.first);
	} else {
		world.first = 0;
		world.count = 1;
		world.come[0] = what;
		carrier_tend(way, world.now_ms);
	}
}

/* clang-format off */
static const struct row {
	const char *what, *then;
} rows[] = {
	{ "no library", "" },
	{ "start 1", "none: no library" },
	{ "no library", "" },
	{ "no tls", "" },
	{ "start 1 tls", "init tableside-ev-table-1 version=5 nodelay=1 trust - /etc/ssl/certs disconnect destroy cleanup none: the certificates cannot be read: /etc/ssl/certs" },
	{ "start 1 tls ca", "init tableside-ev-table-1 version=5 nodelay=1 trust /ca.pem - disconnect destroy cleanup none: the certificates cannot be read: /ca.pem" },
	{ "no tls", "" },
	{ "no will", "" },
	{ "start 1", "init tableside-ev-table-1 version=5 nodelay=1 will tableside/ev/table/1/here away -| 1 kept disconnect destroy cleanup none: the MQTT library refused the last will" },
	{ "no will", "" },
	{ "start 12 user", "init tableside-ev-table-12 version=5 nodelay=1 as me secret will tableside/ev/table/12/here away -| 1 kept wait for nothing +0 down" },
	{ "pass 0", "connect hall 1883 30 misc wait +5000 down" },
	{ "connack 0", "listen tableside/ev/table/12/ack listen tableside/ev/table/12/copy listen tableside/ev/host wait +5000 down" },
	{ "suback 1 1 1", "" },
	{ "pass 4999", "" },
	{ "pass 1", "misc wait +5000 up" },
	{ "wants 2", "" },
	{ "pass 1", "write wait out +4999 up" },
	{ "message tableside/ev/host host here", "takes 5 0 host here write wait +4999 up" },
	{ "message tableside/ev/table/12/ack ack", "takes 3 12 ack wait +4999 up" },
	{ "message tableside/ev/table/12/copy copy", "takes 4 12 copy wait +4999 up" },
	{ "message tableside/ev/table/9999/here here", "takes 0 9999 here wait +4999 up" },
	{ "message tableside/ev/table/10000/here here", "refuses 0 a message with a topic that is not of this hall wait +4999 up" },
	{ "message tableside/ev/table/0/here here", "refuses 0 a message with a topic that is not of this hall wait +4999 up" },
	{ "message tableside/ev/table/012345/here here", "refuses 0 a message with a topic that is not of this hall wait +4999 up" },
	{ "message tableside/ev/table/12/hear here", "refuses 0 a message with a topic that is not of this hall wait +4999 up" },
	{ "message tableside/ev/table/12/host here", "refuses 0 a message with a topic that is not of this hall wait +4999 up" },
	{ "message tableside/ev/table/12here here", "refuses 0 a message with a topic that is not of this hall wait +4999 up" },
	{ "message tableside/ev/tables/12/here here", "refuses 0 a message with a topic that is not of this hall wait +4999 up" },
	{ "message tableside/ev2/host here", "refuses 0 a message with a topic that is not of this hall wait +4999 up" },
	{ "message tableside/ev/hosts here", "refuses 0 a message with a topic that is not of this hall wait +4999 up" },
	{ "message tableside/ev/table/12/ack", "" },
	{ "message tableside/ev/table/12/ack %98304", "takes 3 12  wait +4999 up" },
	{ "message tableside/ev/table/12/ack %98305", "refuses 12 a message that is too long wait +4999 up" },
	{ "many 64 message tableside/ev/table/12/ack", "0 left wait +4999 up" },
	{ "many 70 message tableside/ev/table/12/ack", "6 left wait +4999 up" },
	{ "no socket", "" },
	{ "many 5 message tableside/ev/table/12/ack", "5 left wait for nothing +4999 up" },
	{ "no socket", "" },
	{ "send 0 12 here -", "publish tableside/ev/table/12/here here - 1 kept wait +4999 up" },
	{ "send 1 12 lines", "publish tableside/ev/table/12/journal lines 1 wait +4999 up" },
	{ "send 2 12 copy", "publish tableside/ev/table/12/ask copy 1 wait +4999 up" },
	{ "publishes 4", "" },
	{ "send 1 12 lines", "publish tableside/ev/table/12/journal lines 1 not sent wait +4999 up" },
	{ "publishes 0", "" },
	{ "gone 142", "" },
	{ "send 1 12 lines", "not sent wait for nothing +15000 down: another laptop is connected as this table" },
	{ "pass 14999", "" },
	{ "pass 1", "connect hall 1883 30 misc wait +5000 down" },
	{ "connack 134", "" },
	{ "gone 134", "" },
	{ "pass 15000", "connect hall 1883 30 misc wait +5000 down" },
	{ "connack 0", "listen tableside/ev/table/12/ack listen tableside/ev/table/12/copy listen tableside/ev/host wait +5000 down" },
	{ "suback 1 128 1", "" },
	{ "pass 9999", "misc wait +5000 down: the broker did not let me subscribe" },
	{ "pass 1", "disconnect wait for nothing +15000 down: the broker did not let me subscribe" },
	{ "pass 15000", "connect hall 1883 30 misc wait +5000 down" },
	{ "subscribes 4", "" },
	{ "connack 0", "listen tableside/ev/table/12/ack listen tableside/ev/table/12/copy listen tableside/ev/host wait +5000 down" },
	{ "subscribes 0", "" },
	{ "suback 1 1 127", "" },
	{ "read 7", "" },
	{ "connects 14", "" },
	{ "pass 1000", "connect hall 1883 30 wait for nothing +2000 down: Connection refused" },
	{ "pass 1999", "" },
	{ "pass 1", "connect hall 1883 30 wait for nothing +4000 down: Connection refused" },
	{ "pass 4000", "connect hall 1883 30 wait for nothing +8000 down: Connection refused" },
	{ "pass 8000", "connect hall 1883 30 wait for nothing +15000 down: Connection refused" },
	{ "pass 15000", "connect hall 1883 30 wait for nothing +15000 down: Connection refused" },
	{ "connects 0", "" },
	{ "pass 15000", "connect hall 1883 30 misc wait +5000 down" },
	{ "misc 14", "" },
	{ "pass 5000", "misc wait for nothing +15000 down: Connection refused" },
	{ "misc 0", "" },
	{ "pass 15000", "connect hall 1883 30 misc wait +5000 down" },
	{ "wants 1", "" },
	{ "writes 7", "" },
	{ "pass 1", "write wait for nothing +15000 down: error 7" },
	{ "writes 0", "" },
	{ "pass 15000", "connect hall 1883 30 misc wait +5000 down" },
	{ "connack 0", "listen tableside/ev/table/12/ack listen tableside/ev/table/12/copy listen tableside/ev/host wait +5000 down" },
	{ "suback 1 1 1", "" },
	{ "gone 7", "" },
	{ "pass 1000", "connect hall 1883 30 wait +4000 down" },
	{ "connack 0", "listen tableside/ev/table/12/ack listen tableside/ev/table/12/copy listen tableside/ev/host wait +4000 down" },
	{ "suback 1 1 1", "" },
	{ "wants 2", "" },
	{ "close", "poll write poll write disconnect destroy cleanup" },
	{ "start 0 tls ca", "init tableside-ev-host lasting version=5 nodelay=1 trust /ca.pem - will tableside/ev/host host away| 1 kept wait for nothing +0 down" },
	{ "pass 0", "expiry 604800 bind hall 1883 30 free misc wait +5000 down" },
	{ "connack 0", "listen tableside/ev/table/+/journal listen tableside/ev/table/+/here listen tableside/ev/table/+/ask wait +5000 down" },
	{ "suback 1 1 1", "" },
	{ "send 5 0 host here", "publish tableside/ev/host host here 1 kept wait +5000 up" },
	{ "send 3 7 ack", "publish tableside/ev/table/7/ack ack 1 wait +5000 up" },
	{ "send 4 7 copy", "publish tableside/ev/table/7/copy copy 1 wait +5000 up" },
	{ "message tableside/ev/table/7/here here -", "takes 0 7 here - wait +5000 up" },
	{ "read -1", "explain hall wait for nothing +1000 down: Protocol error" },
	{ "explains", "" },
	{ "connects 8", "" },
	{ "pass 1000", "expiry 604800 bind hall 1883 30 free explain hall wait for nothing +2000 down: a bad certificate" },
	{ "connects -1", "" },
	{ "pass 2000", "expiry 604800 bind hall 1883 30 free explain hall wait for nothing +4000 down: a bad certificate" },
	{ "connects 14", "" },
	{ "pass 4000", "expiry 604800 bind hall 1883 30 free wait for nothing +8000 down: Connection refused" },
	{ "connects 0", "" },
	{ "pass 8000", "expiry 604800 bind hall 1883 30 free misc wait +5000 down" },
	{ "connack 0", "listen tableside/ev/table/+/journal listen tableside/ev/table/+/here listen tableside/ev/table/+/ask wait +5000 down" },
	{ "suback 1 1 1", "" },
	{ "wants 3", "" },
	{ "unwritable", "" },
	{ "close", "poll poll poll poll poll poll poll poll poll poll poll poll poll poll poll poll poll poll poll poll poll poll poll poll poll poll poll poll poll poll poll poll poll poll poll poll poll poll poll poll poll poll poll poll poll poll poll poll poll poll disconnect destroy cleanup" },
	{ "unwritable", "" },
	{ "start 3 tls", "init tableside-ev-table-3 version=5 nodelay=1 trust - /etc/ssl/certs will tableside/ev/table/3/here away -| 1 kept wait for nothing +0 down" },
	{ "pass 0", "connect hall 1883 30 write misc wait out +5000 down" },
	{ "connack 0", "listen tableside/ev/table/3/ack listen tableside/ev/table/3/copy listen tableside/ev/host write wait out +5000 down" },
	{ "suback 1 1 128", "write wait +5000 down: the broker did not let a nameless user subscribe" },
	{ "suback 1 1 1", "" },
	{ "wants 2", "" },
	{ "writes 7", "" },
	{ "close", "poll write disconnect destroy cleanup" },
};
/* clang-format on */

static void test_broker(void **state)
{
	(void)state;
	world.now_ms = 1000000;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		noted[0] = '\0';
		happen(rows[i].what);
		if (way && noted[0])
			await();
		if (way && noted[0])
			note("%s%s%s", way->up ? "up" : "down", way->why.text[0] ? ": " : "", way->why.text);
		if (strcmp(noted, rows[i].then) != 0)
			fail_msg("%s: %s", rows[i].what, noted);
	}
}
#endif

int main(void)
{
#if HAVE_MOSQUITTO
	const struct CMUnitTest tests[] = { cmocka_unit_test(test_broker) };

	return cmocka_run_group_tests_name("the way over a broker", tests, NULL, NULL);
#else
	return 77; /* there is no way over a broker */
#endif
}
