/* SPDX-License-Identifier: MIT */
/*
 * Loads a library.
 */
#include "library.h"

#include <dlfcn.h>
#include <string.h>

bool library_load(const char *file, const struct library_place *places, size_t count, void *functions)
{
	void *library = dlopen(file, RTLD_NOW | RTLD_LOCAL);

	for (size_t i = 0; library && i < count; i++) {
		void *function = dlsym(library, places[i].name);

		if (!function)
			library = NULL;
		memcpy((char *)functions + places[i].at, &function, sizeof function);
	}
	return library != NULL;
}
