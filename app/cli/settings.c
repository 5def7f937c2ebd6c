/* SPDX-License-Identifier: MIT */
/*
 * `tableside settings`: shows and chooses what the page of settings does.
 */
#include "app/core/cli.h"
#include "app/core/evenings.h"
#include "rules/core/i18n.h"
#include "saves/text/json.h"

static void print_all(const struct settings *settings, bool as_json)
{
	struct json_emit j;

	if (as_json)
		json_begin(&j, false);
	for (int id = 0; id < SETTINGS; id++) {
		const char *word = settings_word(settings, (enum setting_id)id);

		if (as_json)
			emit_text(&j.emit, setting_list[id].name, word);
		else
			printf("%-9s %s\n", setting_list[id].name, word);
	}
	if (as_json)
		json_print(&j);
}

static int settings_command(struct cli *cli)
{
	const char *name = cli->argc ? cli->argv[0] : NULL, *value = cli->argc > 1 ? cli->argv[1] : "";
	struct settings settings;
	enum setting_id id;
	struct reason why;
	int n;

	if (!settings_load(&settings, &cli->store, &why))
		return complain(EXIT_FILE, "%s", why.text);
	if (!name) {
		print_all(&settings, cli->json);
		return EXIT_SAID;
	}
	if (cli->argc == 1 && setting_find(name) >= 0) {
		puts(settings_word(&settings, (enum setting_id)setting_find(name)));
		return EXIT_SAID;
	}
	if (!settings_read(name, value, &id, &n, &why) || (n < 0 && !aliases_fit(value, &why)))
		return complain(EXIT_REFUSED, "%s", why.text);
	if (n < 0 ? settings_write(&settings, value, &why) : settings_choose(&settings, id, n, &why))
		return EXIT_SAID;
	return complain(EXIT_FILE, "%s", why.text);
}

/* clang-format off */
const struct command command_settings = {
	"settings", "[NAME [VALUE]]", N_("show the settings, or change one"), 0, 2, TAKES_JSON,
	.run = settings_command,
};
/* clang-format on */
