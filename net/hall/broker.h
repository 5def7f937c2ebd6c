/* SPDX-License-Identifier: MIT */
/*
 * The functions of libmosquitto that the hall uses, loaded when a hall is
 * joined. The library brings OpenSSL with it: linking it would double the
 * start time and memory of every table outside a hall.
 */
#ifndef NET_HALL_BROKER_H
#define NET_HALL_BROKER_H

#include <mosquitto.h>
#include <mqtt_protocol.h>
#include <stdbool.h>

#include "rules/core/reason.h"

#define BROKER_FUNCTIONS(f)                                                                             \
	f(connect_async) f(connect_bind_v5) f(connect_v5_callback_set) f(destroy) f(disconnect)         \
		f(disconnect_v5_callback_set) f(int_option) f(lib_cleanup) f(lib_init) f(loop_misc)     \
			f(loop_read) f(loop_write) f(message_callback_set) f(new) f(property_add_int32) \
				f(property_free_all) f(publish) f(reason_string) f(socket) f(strerror)  \
					f(subscribe_callback_set) f(subscribe_multiple) f(tls_set)      \
						f(username_pw_set) f(want_write) f(will_set)

#define BROKER_MEMBER(name) __typeof__(mosquitto_##name) *name;

struct broker {
	BROKER_FUNCTIONS(BROKER_MEMBER)
};

/* False and why: the library is missing. A loaded library stays: OpenSSL cannot be
 * unloaded safely. */
bool broker_load(struct broker *broker, struct reason *why);

#endif
