/* SPDX-License-Identifier: MIT */
/*
 * Sets the standard streams, the locale and the translations, and hands over to the command line.
 */
#include <config.h>

#include <fcntl.h>
#include <locale.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "app/cli/cli.h"
#include "app/core/cli.h"
#include "net/phones/phones.h"
#include "net/phones/serve.h"
#include "rules/core/i18n.h"

/* A standard stream that is closed stays so: the next file that is opened would be in its place, and
 * answers would go into a table. */
static bool keep_places(void)
{
	for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++)
		if (fcntl(fd, F_GETFD) < 0 &&
		    open("/dev/null", fd == STDIN_FILENO ? O_WRONLY : O_RDONLY) != fd)
			return false;
	return true;
}

/* Started by itself, as the server of the phones. */
static int serve(char **argv)
{
	signal(SIGPIPE, SIG_IGN);
	return phones_serve(&(struct serve){ .link = SERVE_LINK,
	                                     .listening = SERVE_LISTENING,
	                                     .address = argv[2],
	                                     .port = atoi(argv[3]),
	                                     .confined = true });
}

int main(int argc, char **argv)
{
#if ENABLE_NLS
	const char *messages = getenv("TABLESIDE_LOCALEDIR");
#endif

	if (!keep_places())
		return EXIT_FILE;
	if (argc == 4 && strcmp(argv[1], SERVE_WORD) == 0)
		return serve(argv);
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
#ifdef __linux__
	phones_program = "/proc/self/exe";
#endif
	return cli_main(argc, argv);
}
