/* SPDX-License-Identifier: MIT */
/*
 * Finds the heads of a file, hands out its rows and keeps what is wrong with them.
 */
#include "rows.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

enum { FAULTS_TOLD = 200, ROWS_ABOVE = 5 };

/* The heads of columns, plain (lookup.h). The program's own files are among them.
 * One is on three lines: NOLINTBEGIN(bugprone-suspicious-missing-comma) */
static const char *const heads[ROW_COLUMNS] = {
	[ROW_NAME] =
		"name|player|fullname|playername|nameplayer|playersname|yourname|participant|participants|"
		"contestant|competitor|attendee|players|names|spieler|名前|お名前|氏名|姓名|選手|選手名|人|"
		"参加者|参加者名|参加者氏名|プレイヤー|プレーヤー|プレイヤー名|プレーヤー名",
	[ROW_FIRST] = "firstname|first|givenname|givennames|given|forename|vorname",
	[ROW_LAST] = "lastname|last|surname|familyname|family|secondname|nachname",
	[ROW_FAMILY] = "姓|苗字|名字|氏",
	[ROW_GIVEN] = "名|下名前|下の名前",
	[ROW_NATION] = ("nation|country|nationality|countrycode|nationcode|countryname|nationname|"
	                "countryregion|countryresidence|countryorigin|homecountry|land|国|国名|国籍|国コード|"
	                "国地域|出身国|代表国|所属国"),
	[ROW_ROUND] = "round|rounds|rd|rnd|roundno|roundnumber|stage|回戦|回|ラウンド",
	[ROW_TABLE] = "table|tables|tableno|tablenumber|tbl|卓|卓番号|卓番|卓名|テーブル|テーブル番号",
	[ROW_POINTS] = "points|point|pts|vp|vps|victorypoints|victorypoint|score|scores|得点|点|点数|"
		       "ポイント|勝利点|勝利ポイント|スコア",
	[ROW_WINNER] = "winner|won|win|victor|victory|iswinner|勝者|勝|勝ち|勝利|優勝|勝敗",
	[ROW_PICK] = "pick|pickorder|order|選択順|選択|順|順番",
	[ROW_SEAT] = "pick1|player1|seat1|1stpick|選択順1|選択1|選手1|プレイヤー1",
	[ROW_SEAT + 1] = "pick2|player2|seat2|2ndpick|選択順2|選択2|選手2|プレイヤー2",
	[ROW_SEAT + 2] = "pick3|player3|seat3|3rdpick|選択順3|選択3|選手3|プレイヤー3",
	[ROW_SEAT + 3] = "pick4|player4|seat4|4thpick|選択順4|選択4|選手4|プレイヤー4",
};
/* NOLINTEND(bugprone-suspicious-missing-comma) */

/* Which columns make a name, the best first: joined by a blank in this order. */
static const int ways[][2] = {
	{ ROW_FIRST, ROW_LAST }, { ROW_FAMILY, ROW_GIVEN }, { ROW_FIRST, ROW_NAME }, { ROW_NAME, -1 },
	{ ROW_LAST, -1 },        { ROW_FIRST, -1 },         { ROW_FAMILY, -1 },
};

/* ---- faults ---- */

bool rows_are_told(const struct rows *rows)
{
	return rows->faults < FAULTS_TOLD;
}

void rows_fault(struct rows *rows, int row, const char *format, ...)
{
	char text[ROWS_CELL];
	va_list list;

	if (rows->faults++ >= FAULTS_TOLD)
		return;
	va_start(list, format);
	vsnprintf(text, sizeof text, format, list);
	va_end(list);
	utf8_mend_end(text);
	rows->fault = xgrow(rows->fault, rows->faults - 1, &rows->room, sizeof *rows->fault);
	rows->fault[rows->faults - 1] = (struct row_fault){ row, xstrdup(text) };
}

static int by_row(const void *a, const void *b)
{
	const struct row_fault *one = a, *other = b;

	return one->row != other->row ? one->row - other->row : strcmp(one->text, other->text);
}

/* One is the reason itself; several are a list below it. */
static bool tell_faults(struct rows *rows)
{
	struct outside_call *call = rows->call;
	int told = rows->faults < FAULTS_TOLD ? rows->faults : FAULTS_TOLD;

	qsort(rows->fault, (size_t)told, sizeof *rows->fault, by_row);
	if (rows->faults == 1)
		return reason_set(call->why, _("row %d: %s"), rows->fault[0].row, rows->fault[0].text);
	call->listed = true;
	for (int i = 0; i < told; i++)
		said_line(call->said, _("row %d: %s"), rows->fault[i].row, rows->fault[i].text);
	if (told < rows->faults)
		said_line(call->said, P_("and %d more", "and %d more", (unsigned long)(rows->faults - told)),
		          rows->faults - told);
	return reason_set(call->why, _("%d faults: nothing was entered"), rows->faults);
}

void rows_remark(struct rows *rows, const char *format, ...)
{
	char *text = rows->call->remark;
	size_t size = sizeof rows->call->remark, end = strlen(text);
	va_list list;

	if (end)
		end += (size_t)snprintf(text + end, size - end, "; ");
	va_start(list, format);
	if (end < size)
		vsnprintf(text + end, size - end, format, list);
	va_end(list);
	utf8_mend_end(text);
}

/* ---- heads ---- */

bool rows_have(const struct rows *rows, int column)
{
	return rows->csv.column[column] >= 0;
}

/* The way to a name that the file's columns allow, or NULL. */
static const int *way_of(const struct rows *rows)
{
	for (size_t i = 0; i < sizeof ways / sizeof *ways; i++)
		if (rows_have(rows, ways[i][0]) && (ways[i][1] < 0 || rows_have(rows, ways[i][1])))
			return ways[i];
	return NULL;
}

bool rows_have_name(const struct rows *rows)
{
	return way_of(rows) != NULL;
}

/* How many rows there are up to the heads, a few of others above them allowed; 0: no heads.
 * *known: the first row has a head of some kind. Reads a copy. */
static int find_heads(const struct rows *rows, const struct shape *shape, bool *known)
{
	struct rows trial = *rows;
	struct reason why;
	int missing, found = 0;
	char part;

	*known = false;
	trial.csv.file.at = trial.csv.file.text = xmalloc(rows->csv.file.size + 1);
	memcpy(trial.csv.file.text, rows->csv.file.text, rows->csv.file.size + 1);
	for (int i = 1; i <= ROWS_ABOVE && !found; i++) {
		if (!csv_row(&trial.csv, &why))
			continue;
		if (!trial.csv.fields)
			break;
		part = trial.csv.part;
		csv_heads(&trial.csv, heads, ROW_COLUMNS, 0, &missing);
		trial.csv.part = part; /* for the rows below those that are no heads */
		for (int k = 0; k < ROW_COLUMNS && i == 1; k++)
			*known |= trial.csv.column[k] >= 0;
		found = shape->is_enough(&trial) ? i : 0;
	}
	free(trial.csv.file.text);
	return found;
}

static bool read_unnamed(struct rows *rows, const struct shape *shape, bool known)
{
	struct reason why;

	if (!csv_row(&rows->csv, &why))
		return reason_set(rows->call->why, _("row %d: %s"), rows->csv.row, why.text);
	if (!rows->csv.fields)
		return reason_set(rows->call->why, _("the file is empty"));
	for (int i = 0; i < ROW_COLUMNS; i++)
		rows->csv.column[i] = -1;
	for (int i = 0; shape->order[i] >= 0; i++)
		rows->csv.column[shape->order[i]] = i;
	if (known || !shape->fits(rows))
		return reason_set(rows->call->why, _("row %d: no column is called %s"), rows->csv.row,
		                  _(shape->needed));
	rows->waiting = rows->csv.row >= rows->from;
	rows_remark(rows, _("no header row: read as %s"), _(shape->usual));
	return true;
}

static bool read_heads(struct rows *rows, const struct shape *shape)
{
	struct reason why;
	bool known;
	int missing, above = find_heads(rows, shape, &known);

	if (!above)
		return read_unnamed(rows, shape, known);
	while (above--)
		csv_row(&rows->csv, &why);
	csv_heads(&rows->csv, heads, ROW_COLUMNS, 0, &missing);
	return true;
}

/* ---- a file ---- */

static bool read_words(struct rows *rows, char *path, size_t size)
{
	struct args *args = &rows->call->args;
	const char *word;

	if (!args_word(args, &word))
		return false;
	if (strcmp(word, "load") != 0)
		return args_usage(args);
	if (!args_word(args, &word) || !args_key_number(args, "from", 1, 1000000, &rows->from))
		return false;
	rows->sure = strcmp(args->verb->name, "results") == 0 && args_flag(args, "sure");
	return args_done(args) && outside_path(word, path, size, args->why);
}

bool rows_open(struct rows *rows, struct outside_call *call, const struct shape *shape)
{
	const struct championship *c = call->state;
	char path[4096];

	*rows = (struct rows){ .call = call };
	if (!read_words(rows, path, sizeof path) ||
	    !text_file_open_foreign(&rows->csv.file, path, TEXT_TABLE_BYTES, call->why))
		return false;
	for (int i = 0; i < c->players; i++)
		lookup_add(&rows->names, champ_folded(c, i), i);
	if (*text_code_remark(rows->csv.file.code))
		rows_remark(rows, "%s", text_code_remark(rows->csv.file.code));
	return read_heads(rows, shape);
}

bool rows_next(struct rows *rows)
{
	struct reason why;

	if (rows->waiting) {
		rows->waiting = false;
		return true;
	}
	for (;;) {
		if (!csv_row(&rows->csv, &why))
			rows_fault(rows, rows->csv.row, "%s", why.text);
		else if (!rows->csv.fields)
			return false;
		else if (rows->csv.row >= rows->from)
			return true;
	}
}

bool rows_close(struct rows *rows, bool fine)
{
	if (rows->faults)
		fine = tell_faults(rows);
	for (int i = 0; i < rows->faults && i < FAULTS_TOLD; i++)
		free(rows->fault[i].text);
	free(rows->fault);
	lookup_done(&rows->names);
	nations_done(&rows->nations);
	text_file_done(&rows->csv.file);
	return fine;
}

/* ---- names ---- */

void rows_name(const struct rows *rows, char *out, size_t size)
{
	const int *way = way_of(rows);
	const char *first = way ? csv_field(&rows->csv, way[0]) : "";
	const char *second = !way || way[1] < 0 ? "" : csv_field(&rows->csv, way[1]);

	if (way && way[1] == ROW_NAME && strstr(second, first)) /* the column has the whole name */
		first = "";
	snprintf(out, size, "%s%s%s", first, first[0] && second[0] ? " " : "", second);
	utf8_mend_end(out);
	for (char *quote = out; (quote = strchr(quote, '"')) != NULL;) /* no line can say one */
		*quote = '\'';
}

void rows_split_nation(struct rows *rows, char *name, char code[4])
{
	size_t length = strlen(name);
	char *open = strrchr(name, '('), inner[8];

	memset(code, 0, 4);
	if (!open || open < name + 2 || open[-1] != ' ' || name[length - 1] != ')' ||
	    name + length - open > (long)sizeof inner)
		return;
	snprintf(inner, sizeof inner, "%.*s", (int)(name + length - open) - 2, open + 1);
	if (strlen(inner) < 2 || strlen(inner) > 3 || !nation_find(&rows->nations, inner, code))
		return;
	open[-1] = '\0';
}

int rows_player(struct rows *rows, const char *name, struct reason *why)
{
	char folded[ROWS_CELL], plain[ROWS_CELL], code[4];
	int player;

	utf8_fold(name, folded, sizeof folded);
	player = lookup_find(&rows->names, folded);
	if (player >= 0)
		return player;
	utf8_copy(plain, sizeof plain, name);
	rows_split_nation(rows, plain, code);
	utf8_fold(plain, folded, sizeof folded);
	player = code[0] ? lookup_find(&rows->names, folded) : -1;
	return player >= 0 ? player : champ_find(rows->call->state, name, why);
}

/* ---- numbers ---- */

/* A whole number, also "12.0" as sheets write it, with one of some words before or after it. */
static bool number_of(const char *text, const char *words, int least, int most, int *number)
{
	char folded[80], part[80], plain[80];
	size_t head, digits;
	const char *rest;

	if (strlen(text) >= sizeof folded - 8)
		return false;
	utf8_fold(text, folded, sizeof folded);
	head = strcspn(folded, "0123456789");
	digits = strspn(folded + head, "0123456789");
	rest = folded + head + digits;
	snprintf(part, sizeof part, "%.*s", (int)head, folded);
	lookup_plain(part, plain, sizeof plain);
	if (head && choice_find(words, plain) < 0)
		return false;
	if (strchr(".,", *rest) && strspn(rest + !!*rest, "0") == strlen(rest + !!*rest))
		rest = "";
	lookup_plain(rest, plain, sizeof plain);
	if (*rest && choice_find(words, plain) < 0)
		return false;
	snprintf(part, sizeof part, "%.*s", (int)digits, folded + head);
	return read_int(part, least, most, number);
}

int rows_round(const char *text)
{
	static const char *const stages[] = { "semifinal|semifinals|semi|準決勝",
		                              "final|finals|決勝|決勝戦" };
	char plain[80];
	int number;

	lookup_plain(text, plain, sizeof plain);
	for (int i = 0; i < 2; i++)
		if (choice_find(stages[i], plain) >= 0)
			return CHAMP_SEMIFINAL + i;
	return number_of(text, "round|rd|r|第|回戦|回|ラウンド", 1, CHAMP_ROUNDS, &number) ? number - 1 : -1;
}

bool rows_table(const char *text, int *table)
{
	return number_of(text, "table|tbl|t|no|第|卓|番|番卓|テーブル", 1, CHAMP_TABLES, table);
}

bool rows_points(const char *text, int *points)
{
	return number_of(text, "vp|vps|p|pts|points|点", 0, CHAMP_POINTS, points);
}
