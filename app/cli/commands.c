/* SPDX-License-Identifier: MIT */
/*
 * The commands and options, in the order of --help. The row of a command stands
 * in the file that does it, and brings the options of its own.
 */
#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/words.h"
#include "screens/kit/paint.h"

extern const struct command command_backup, command_deck, command_doctor, command_evenings, command_export,
	command_hall, command_help, command_list, command_log, command_new, command_odds, command_open,
	command_recover, command_report, command_restore, command_run, command_settings, command_show,
	command_tour, command_watch;

const struct command *const commands[] = {
	&command_new,     &command_tour,   &command_open,
	&command_watch,   &command_list,   &command_evenings,
	&command_show,    &command_log,    &command_run,
	&command_help,    &command_export, &command_deck,
	&command_odds,    &command_hall,   &command_settings,
	&command_recover, &command_backup, &command_restore,
	&command_doctor,  &command_report, NULL,
};

/* ---- the options ---- */

static bool theme_fits(const struct cli *cli, const char *name)
{
	(void)cli;
	if (theme_find(name) >= 0)
		return true;
	complain(0, _("there is no theme \"%s\": default, contrast, light, colourblind, mono"), name);
	return false;
}

static bool port_fits(const struct cli *cli, const char *port)
{
	int number;

	(void)cli;
	return read_int(port, 0, 65535, &number) ||
	       !complain(EXIT_REFUSED, _("a port is a number from 0 to 65535: --phones=8080"));
}

/* clang-format off */
const struct option_row common_options[] = {
	[HELP] = { "help", NULL, 'h', N_("show this help and exit"), .shared = TAKES_ALWAYS },
	[SHOW_VERSION] = { "version", NULL, 'V', N_("show the version and exit"), .shared = TAKES_ALWAYS },
	[PATHS] = { "paths", NULL, 'P', N_("print every path tableside uses"), .shared = TAKES_ALWAYS },
	[DATA_DIR] = { "data-dir", "DIR", 'd', N_("keep tables in DIR"), .shared = TAKES_ALWAYS },
	[ASCII] = { "ascii", NULL, 'a', N_("draw with ASCII characters only"), .shared = TAKES_ALWAYS },
	[THEME] = { "theme", "NAME", 'T',
	            N_("default, contrast, light, colourblind or mono"), .shared = TAKES_ALWAYS,
	            .fits = theme_fits },
	[NO_COLOR] = { "no-color", NULL, 'n', N_("no colours, as with NO_COLOR"), .shared = TAKES_ALWAYS },
	[NO_MOUSE] = { "no-mouse", NULL, 'm', N_("leave the mouse to the terminal"), .shared = TAKES_ALWAYS },
	[PLAIN] = { "plain", NULL, 'p',
	            N_("a line at a time: for a screen reader, a pipe, a terminal that cannot draw"),
	            .shared = TAKES_ALWAYS },
	[JSON] = { "json", NULL, 'j', N_("answer as JSON"), .shared = TAKES_JSON },
	[SECRET] = { "secret", NULL, 'S',
	             N_("the judge's view: shows face-down cards and legions too"), .shared = TAKES_SECRET },
	[PHONES] = { "phones", "PORT", 'q', N_("each player has a page of the table on a phone"),
	             .shared = TAKES_PHONES, .may = true, .fits = port_fits },
	[PHONES_BIND] = { "phones-bind", "ADDRESS", 'Q',
	                  N_("the address for phones, instead of the network's private one"),
	                  .shared = TAKES_PHONES },
	{ 0 }
};
const struct option_row manual_option[] = {
	{ "manual", "PAGE", 'M', N_("print a page of the manual: tableside, config, or a game"),
	  .shared = TAKES_ALWAYS },
	{ 0 }
};
/* clang-format on */

/* The n-th of a list that ends with {0}; past it n counts on in the next list. */
static const struct option_row *row_at(const struct option_row *rows, int *n)
{
	for (; rows && rows->name; rows++)
		if ((*n)-- == 0)
			return rows;
	return NULL;
}

const struct option_row *option_at(int n)
{
	const struct option_row *row = row_at(common_options, &n);

	for (int i = 0; !row && commands[i]; i++)
		row = row_at(commands[i]->options, &n);
	return row ? row : row_at(manual_option, &n);
}
