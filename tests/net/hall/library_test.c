/* SPDX-License-Identifier: MIT */
/* Loading libraries: one that is there, one that lacks a function, as an older version does, and none. */
#include "net/library.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#define LIBRARY "libm.so.6"

struct functions {
	double (*root)(double number);
	double (*power)(double number, double times);
};

static bool load(const char *file, const char *root, const char *power, struct functions *out)
{
	const struct library_place places[] = { { root, offsetof(struct functions, root) },
		                                { power, offsetof(struct functions, power) } };

	*out = (struct functions){ 0 };
	return library_load(file, places, sizeof places / sizeof *places, out);
}

static void test_there(void **state)
{
	struct functions m;

	(void)state;
	assert_true(load(LIBRARY, "sqrt", "pow", &m));
	assert_true(m.root(9) == 3 && m.power(2, 10) == 1024);
}

static void test_older(void **state)
{
	struct functions m;

	(void)state;
	assert_false(load(LIBRARY, "sqrt_of_later", "pow", &m));
	assert_false(load(LIBRARY, "sqrt", "pow_of_later", &m));
}

static void test_none(void **state)
{
	struct functions m;

	(void)state;
	assert_false(load("libnobody.so.7", "sqrt", "pow", &m));
	assert_true(!m.root && !m.power);
}

int main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_there),
		cmocka_unit_test(test_older),
		cmocka_unit_test(test_none),
	};

	return cmocka_run_group_tests_name("library", tests, NULL, NULL);
}
