/* SPDX-License-Identifier: MIT */
/*
 * The settings file: its values come back, unknown keys stay, and a damaged file is
 * left alone. TAP.
 */
#include "tests/kit/saves.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "saves/settings.h"

/* The values read, "theme=light;bell=off;". */
static void gather(void *user, const char *key, const char *value)
{
	char *seen = user;

	sprintf(seen + strlen(seen), "%s=%s;", key, value);
}

static void path_of(void **state, char path[PATH_MAX])
{
	const struct place *p = *state;

	snprintf(path, PATH_MAX, "%s/new/folder/ui.json", p->folder);
}

static void assert_seen(const char *path, const char *wanted)
{
	char seen[500] = "";
	struct reason why;

	assert_true(ui_file_read(path, gather, seen, &why));
	assert_string_equal(seen, wanted);
}

static void test_put_and_read(void **state)
{
	char path[PATH_MAX], folder[PATH_MAX];
	struct reason why;
	struct stat is;

	path_of(state, path);
	assert_seen(path, ""); /* there is none */
	assert_true(ui_file_put(path, "theme", "light", &why));
	assert_true(ui_file_put(path, "bell", "off", &why));
	assert_true(ui_file_put(path, "theme", "花 \"x\"", &why));
	assert_true(ui_file_put(path, "gone", "x", &why));
	assert_true(ui_file_put(path, "gone", NULL, &why));
	assert_seen(path, "bell=off;theme=花 \"x\";");
	assert_int_equal(stat(path, &is), 0);
	assert_int_equal(is.st_mode & 0777, 0600);
	snprintf(folder, sizeof folder, "%s", path);
	*strrchr(folder, '/') = '\0';
	assert_int_equal(stat(folder, &is), 0);
	assert_int_equal(is.st_mode & 0777, 0700);
	assert_int_equal(count_files(folder, "ui.json"), 1); /* nothing temporary is left */
}

static void test_unknown_lives_on(void **state)
{
	const struct place *p = *state;
	char path[PATH_MAX];
	struct reason why;
	char *text;
	size_t size;

	snprintf(path, sizeof path, "%s/ui.json", p->folder);
	write_text(path, "{\"later\":{\"a\":[1,true,null]},\"theme\":\"light\",\"number\":7}");
	assert_seen(path, "theme=light;");
	assert_true(ui_file_put(path, "theme", "mono", &why));
	text = read_file(path, &size);
	assert_non_null(strstr(text, "\"later\""));
	assert_non_null(strstr(text, "null"));
	assert_non_null(strstr(text, "\"number\":\t7"));
	assert_non_null(strstr(text, "\"mono\""));
	free(text);
}

static void test_damage_is_left_alone(void **state)
{
	static const char *const bad[] = {
		"",
		"{",
		"[]",
		"\"x\"",
		"{\"theme\":\"light\"",
		"{\"theme\":\"light\"} more",
		"{\"a\":1,\"a\":2}",
		"{\"theme\":\"\x80\"}",
		"{\"theme\":\"a\nb\"}",
	};
	const struct place *p = *state;
	char path[PATH_MAX], seen[100] = "";
	struct reason why;

	snprintf(path, sizeof path, "%s/ui.json", p->folder);
	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
		write_text(path, bad[i]);
		assert_false(ui_file_read(path, gather, seen, &why));
		assert_non_null(strstr(why.text, "ui.json"));
		assert_string_equal(seen, "");
		assert_false(ui_file_put(path, "theme", "mono", &why));
		assert_non_null(strstr(why.text, "ui.json"));
		assert_file(path, bad[i]);
	}
}

static void test_no_place_for_it(void **state)
{
	const struct place *p = *state;
	char path[PATH_MAX], folder[PATH_MAX];
	struct reason why;

	snprintf(folder, sizeof folder, "%s/file", p->folder);
	write_text(folder, "x");
	snprintf(path, sizeof path, "%s/ui.json", folder);
	assert_false(ui_file_put(path, "theme", "mono", &why));
	assert_file(folder, "x");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(test_put_and_read, place_make, place_remove),
		cmocka_unit_test_setup_teardown(test_unknown_lives_on, place_make, place_remove),
		cmocka_unit_test_setup_teardown(test_damage_is_left_alone, place_make, place_remove),
		cmocka_unit_test_setup_teardown(test_no_place_for_it, place_make, place_remove),
	};

	return cmocka_run_group_tests_name("the file of the settings", tests, NULL, NULL);
}
