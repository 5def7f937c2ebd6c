/* SPDX-License-Identifier: MIT */
/*
 * `tableside doctor`: what this computer has of all that tableside uses, and what to do about what is
 * missing.
 */
#include <config.h>

#include <curses.h>
#include <errno.h>
#include <langinfo.h>
#include <locale.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include "app/core/cli.h"
#include "app/core/digest.h"
#include "app/core/keys.h"
#include "app/tui/qr.h"
#include "net/hall/carrier.h"
#include "net/phones/phones.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "saves/cards/data.h"
#include "saves/text/io.h"
#include "saves/text/json.h"

#include <term.h> /* the last: it takes many short names */

enum { LEAST_ROWS = 18, LEAST_COLS = 60, LEAST_COLORS = 8, LEAST_MB = 16 };

struct finding {
	bool ok;
	char found[500];
	char mend[300]; /* "": nothing to do */
};

/* Says what was found; gives `ok` back. */
static bool found(struct finding *f, bool ok, const char *format, ...) __attribute__((format(printf, 3, 4)));
static bool found(struct finding *f, bool ok, const char *format, ...)
{
	va_list values;

	va_start(values, format);
	vsnprintf(f->found, sizeof f->found, format, values);
	va_end(values);
	f->ok = ok;
	return ok;
}

static void mend(struct finding *f, const char *how)
{
	utf8_copy(f->mend, sizeof f->mend, how);
}

/* ---- the terminal ---- */

static void look_at_terminal(struct cli *cli, struct finding *f)
{
	const char *term = getenv("TERM");
	int error;

	(void)cli;
	if (!term || !*term)
		found(f, false, "%s", _("TERM is not set"));
	else if (setupterm(term, STDOUT_FILENO, &error) != OK)
		found(f, false, _("%s is not known here"), utf8_shown(term).text);
	else if (!found(f, cursor_address, "%s", utf8_shown(term).text))
		found(f, false, _("%s cannot place its cursor"), utf8_shown(term).text);
	if (!f->ok)
		mend(f, _("try TERM=xterm-256color, the package ncurses-term, or tableside --plain"));
}

/* Of the description that was read for the terminal. */
static void look_at_colors(struct cli *cli, struct finding *f)
{
	int colors = cur_term ? tigetnum("colors") : 0;

	(void)cli;
	if (!found(f, colors >= LEAST_COLORS, _("%d colours"), colors > 0 ? colors : 0))
		mend(f, _("it works without; try TERM=xterm-256color"));
}

static void look_at_size(struct cli *cli, struct finding *f)
{
	struct winsize size;

	(void)cli;
	if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 && ioctl(STDIN_FILENO, TIOCGWINSZ, &size) != 0)
		found(f, true, "%s", _("no terminal here"));
	else if (!found(f, size.ws_col >= LEAST_COLS && size.ws_row >= LEAST_ROWS, "%dx%d", size.ws_col,
	                size.ws_row))
		mend(f, _("at least 60x18: use a larger window, or smaller letters"));
}

static void look_at_locale(struct cli *cli, struct finding *f)
{
	const char *name = setlocale(LC_CTYPE, NULL), *codeset = nl_langinfo(CODESET);

	(void)cli;
	if (!found(f, strcmp(codeset, "UTF-8") == 0, "%s (%s)", name ? name : "C", codeset))
		mend(f, _("set LANG=C.UTF-8, or a UTF-8 locale from the package locales: otherwise ASCII is "
		          "drawn"));
}

/* ---- the disk ---- */

/* The folder, or the nearest one above it that is there. */
static void nearest_folder(const char *path, char out[PATH_MAX])
{
	snprintf(out, PATH_MAX, "%s", path);
	while (access(out, F_OK) != 0 && errno == ENOENT && strchr(out + 1, '/'))
		*strrchr(out, '/') = '\0';
}

static void look_at_folders(struct cli *cli, struct finding *f)
{
	const char *const all[] = { cli->store.sessions, cli->store.archive, cli->store.config,
		                    cli->store.state,    cli->store.cache,   cli->store.runtime };
	char folder[PATH_MAX], shown[IO_SHOWN];

	found(f, true, "%s", io_show(cli->store.data, shown, sizeof shown));
	for (size_t i = 0; i < sizeof all / sizeof *all && f->ok; i++) {
		nearest_folder(all[i], folder);
		if (access(folder, W_OK | X_OK) != 0) {
			found(f, false, "%s: %s", io_show(folder, shown, sizeof shown), strerror(errno));
			mend(f, _("make it yours (chown, chmod u+rwx), or name another folder: --data-dir"));
		}
	}
}

static void look_at_disk(struct cli *cli, struct finding *f)
{
	char folder[PATH_MAX], shown[IO_SHOWN];
	struct statvfs disk;
	unsigned long long mb;

	nearest_folder(cli->store.sessions, folder);
	if (statvfs(folder, &disk) != 0) {
		found(f, false, "%s: %s", io_show(folder, shown, sizeof shown), strerror(errno));
		return;
	}
	mb = (unsigned long long)disk.f_bavail * disk.f_frsize >> 20;
	if (!found(f, mb >= LEAST_MB, _("%llu MB free"), mb))
		mend(f, _("free some space: a table that cannot be saved says so at once"));
}

static void look_at_settings(struct cli *cli, struct finding *f)
{
	struct settings settings;
	struct keymap keys = { 0 };
	char path[PATH_MAX + 16], *faults;
	struct reason why;

	if (!settings_load(&settings, &cli->store, &why)) {
		found(f, false, "%s", why.text);
		mend(f, _("fix the file, or remove it to start with fresh settings"));
		return;
	}
	keymap_path(&cli->store, path, sizeof path);
	faults = keymap_read(&keys, path);
	if (!found(f, !faults, "%s", faults ? faults : _("read"))) {
		f->found[strcspn(f->found, "\n")] = '\0';
		mend(f, _("fix that line of the key file"));
	}
	free(faults);
	keymap_done(&keys);
}

static void look_at_tables(struct cli *cli, struct finding *f)
{
	struct digests all = { 0 };
	struct reason why;
	const struct listed *bad = NULL;
	char path[PATH_MAX], shown[IO_SHOWN];
	int count = 0;

	if (!digests_list(&all, &cli->store, cli->store.sessions, &why)) {
		found(f, false, "%s", why.text);
		return;
	}
	digests_read(&all);
	for (int i = 0; i < all.count; i++)
		if (all.digest[i].fault[0] && !all.digest[i].later) {
			bad = bad ? bad : &all.listed[i];
			count++;
		}
	if (!found(f, !bad, P_("%d table", "%d tables", (unsigned long)all.count), all.count)) {
		found(f, false,
		      P_("%d table is damaged: %s", "%d tables are damaged: %s", (unsigned long)count), count,
		      io_show(listed_path(bad, path), shown, sizeof shown));
		mend(f, _("tableside recover FILE saves its good part as a new table"));
	}
	digests_end(&all, &cli->store, cli->store.sessions);
}

/* ---- what may be missing ---- */

static void look_at_cards(struct cli *cli, struct finding *f)
{
	struct cards cards = { 0 };
	char path[PATH_MAX];
	struct reason why;

	cards_usual(&cli->store, path);
	if (!path[0]) {
		found(f, true, "%s", _("none"));
		mend(f, _("if you want them: save a file from Scryfall or MTGJSON as cards.json beside the "
		          "tables"));
		return;
	}
	if (!found(f, cards_open(&cards, &cli->store, path, &why), "%s", path)) {
		found(f, false, "%s", why.text);
		mend(f, _("download the file again"));
	}
	cards_done(&cards);
}

/* Begins and ends them, as a table does. */
static void look_at_phones(struct cli *cli, struct finding *f)
{
	struct reason why;
	int port;
	struct phones *phones = phones_start("", 0, &why);

	(void)cli;
	if (!found(f, phones, "%s", phones ? phones_address(phones, &port) : why.text))
		mend(f, _("join a network; the package libmicrohttpd12 provides the pages"));
	phones_stop(phones);
}

static void look_at_codes(struct cli *cli, struct finding *f)
{
	struct qr_code code = { .text = "tableside" };
	struct reason why;

	(void)cli;
	if (!found(f, qr_make(&code, &why), "%s", _("can be made"))) {
		found(f, false, "%s", why.text);
		mend(f, _("install the package libqrencode4"));
	}
	free(code.module);
}

static void look_at_hall(struct cli *cli, struct finding *f)
{
	struct reason why;

	(void)cli;
	if (!found(f, mqtt_ready(&why), "%s", _("through a broker, or a folder"))) {
		found(f, false, "%s", why.text);
		mend(f, _("install the package libmosquitto1; a shared folder works without"));
	}
}

/* ---- all of it ---- */

static const struct {
	const char *name, *label; /* in JSON; label: N_() */
	void (*look)(struct cli *cli, struct finding *f);
} checks[] = {
	{ "terminal", N_("terminal"), look_at_terminal }, { "colours", N_("colours"), look_at_colors },
	{ "size", N_("window"), look_at_size },           { "locale", N_("locale"), look_at_locale },
	{ "folders", N_("folders"), look_at_folders },    { "disk", N_("disk"), look_at_disk },
	{ "settings", N_("settings"), look_at_settings }, { "tables", N_("tables"), look_at_tables },
	{ "cards", N_("card data"), look_at_cards },      { "phones", N_("phones"), look_at_phones },
	{ "codes", N_("QR codes"), look_at_codes },       { "hall", N_("hall"), look_at_hall },
};
enum { CHECKS = sizeof checks / sizeof *checks, LABEL_COLS = 12 };

static void print_json(int n, const struct finding *f)
{
	struct json_emit j;
	char *text;

	json_begin(&j, false);
	emit_text(&j.emit, "check", checks[n].name);
	emit_bool(&j.emit, "ok", f->ok);
	emit_text(&j.emit, "found", f->found);
	emit_text(&j.emit, "mend", f->mend);
	text = json_take(&j, false);
	printf("%s%s%s", n ? "," : "[", text, n + 1 < CHECKS ? "" : "]\n");
	free(text);
}

static void print_row(int n, const struct finding *f)
{
	const char *label = _(checks[n].label);
	int pad = LABEL_COLS - utf8_columns(label);

	printf("%s %s%*s %s\n", f->ok ? "ok" : "! ", label, pad > 0 ? pad : 0, "", f->found);
	if (f->mend[0])
		printf("%*s%s\n", LABEL_COLS + 4, "", f->mend);
}

static int doctor(struct cli *cli)
{
	bool ok = true;

	if (!cli->json)
		puts(PACKAGE_NAME " " PACKAGE_VERSION);
	for (int i = 0; i < CHECKS; i++) {
		struct finding f = { .ok = true };

		checks[i].look(cli, &f);
		cli->json ? print_json(i, &f) : print_row(i, &f);
		ok = ok && f.ok;
	}
	return ok ? EXIT_SAID : EXIT_REFUSED;
}

static const char *const answers[] = {
	"tableside doctor",
	"tableside doctor --json",
	NULL,
};

static const struct command_note note = {
	N_("DOCTOR"),
	N_("Checks the terminal, the locale, the folders, the disk, the settings and keys, all tables, the "
	   "card data, the phones' server, QR codes and what a hall needs, and changes nothing."),
	answers,
	N_("JSON is an array of objects with the keys check, ok, found and mend (how to mend it). The exit "
	   "status "
	   "is 1 if something is missing."),
};

/* clang-format off */
const struct command command_doctor = {
	"doctor", "", N_("check this computer for what tableside needs"), 0, 0, TAKES_JSON,
	.run = doctor, .note = &note,
};
/* clang-format on */
