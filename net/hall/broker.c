/* SPDX-License-Identifier: MIT */
/*
 * Loads libmosquitto.
 */
#include <config.h>

#if HAVE_MOSQUITTO

#include "broker.h"

#include <dlfcn.h>
#include <stddef.h>
#include <string.h>

#include "rules/core/i18n.h"

#ifdef __APPLE__
#define LIBRARY "libmosquitto.1.dylib"
#else
#define LIBRARY "libmosquitto.so.1"
#endif

#define PLACE(function) { "mosquitto_" #function, offsetof(struct broker, function) },

static const struct {
	const char *name;
	size_t at;
} places[] = { BROKER_FUNCTIONS(PLACE) };

bool broker_load(struct broker *broker, struct reason *why)
{
	void *library = dlopen(LIBRARY, RTLD_NOW | RTLD_LOCAL);

	for (size_t i = 0; library && i < sizeof places / sizeof *places; i++) {
		void *function = dlsym(library, places[i].name);

		if (!function)
			library = NULL;
		memcpy((char *)broker + places[i].at, &function, sizeof function);
	}
	return library ||
	       reason_set(why, _("a broker needs libmosquitto: install the package libmosquitto1 (%s)"),
	                  dlerror());
}

#endif
