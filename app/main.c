/* SPDX-License-Identifier: MIT */
/*
 * Sets the locale and the translations, and hands over to the command line.
 */
#include <config.h>

#include <locale.h>
#include <signal.h>
#include <stdlib.h>

#include "app/cli/cli.h"
#include "rules/core/i18n.h"

int main(int argc, char **argv)
{
#if ENABLE_NLS
	const char *messages = getenv("TABLESIDE_LOCALEDIR");
#endif

	/* Only the categories in use: each one opens a file. */
	setlocale(LC_CTYPE, "");
	setlocale(LC_MESSAGES, "");
#if ENABLE_NLS
	bindtextdomain(PACKAGE, messages && *messages ? messages : LOCALEDIR);
	bind_textdomain_codeset(PACKAGE, "UTF-8");
	textdomain(PACKAGE);
	/* Without our catalogue the system's messages are English too. */
	if (!i18n_look())
		setlocale(LC_MESSAGES, "C");
#endif
	/* Report a full disk or a closed pipe as an error; do not die of it. */
	signal(SIGXFSZ, SIG_IGN);
	signal(SIGPIPE, SIG_IGN);
	return cli_main(argc, argv);
}
