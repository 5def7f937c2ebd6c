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

	/* The categories that are used: each other one would be a file to open. */
	setlocale(LC_CTYPE, "");
	setlocale(LC_MESSAGES, "");
#if ENABLE_NLS
	bindtextdomain(PACKAGE, messages && *messages ? messages : LOCALEDIR);
	bind_textdomain_codeset(PACKAGE, "UTF-8");
	textdomain(PACKAGE);
	/* Then the system's messages are not of another language than ours. */
	if (!i18n_look())
		setlocale(LC_MESSAGES, "C");
#endif
	/* A full disk or a reader that has gone is an error to tell, not the end. */
	signal(SIGXFSZ, SIG_IGN);
	signal(SIGPIPE, SIG_IGN);
	return cli_main(argc, argv);
}
