/* SPDX-License-Identifier: MIT */
/*
 * Loads libmosquitto.
 */
#include <config.h>

#if HAVE_MOSQUITTO

#include "broker.h"

#include <dlfcn.h>
#include <stddef.h>

#include "net/library.h"
#include "rules/core/i18n.h"

#ifdef __APPLE__
#define LIBRARY "libmosquitto.1.dylib"
#else
#define LIBRARY "libmosquitto.so.1"
#endif

#define PLACE(function) { "mosquitto_" #function, offsetof(struct broker, function) },

static const struct library_place places[] = { BROKER_FUNCTIONS(PLACE) };

bool broker_load(struct broker *broker, struct reason *why)
{
	return library_load(LIBRARY, places, sizeof places / sizeof *places, broker) ||
	       reason_set(why, _("a broker needs libmosquitto: install the package libmosquitto1 (%s)"),
	                  dlerror());
}

#endif
