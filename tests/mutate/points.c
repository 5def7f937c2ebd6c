/* SPDX-License-Identifier: MIT */
/*
 * Where the product can be changed as people change it by mistake, for `make mutate`:
 *
 *     points NUMBER[%] SEED FILE...
 *
 * prints so many changes of the files' functions and numbers, or such a share of them, chosen by the seed (0:
 * all, in order), a line each: file, line, first byte, how many bytes go, what comes in their place, the line
 * as it is, the line changed, and the kind of the change. It reads C as clang-format leaves it, and knows no
 * more of it than the signs below: a change that does not compile is found out by the compiler. Comments,
 * texts, preprocessor lines and what stands in tables with texts stay as they are; a whole row of a table may
 * go.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/core/rng.h"

enum { TEXT = 1 << 20, TOKENS = 1 << 17, CHANGES = 1 << 18 };

enum kind { WORD, NUMBER, SIGN, QUOTED };

struct token {
	enum kind kind;
	const char *at;
	int length;
	int partner; /* of a bracket: the other one; -1 */
	bool fixed;  /* part of a table with texts, or a size */
};

struct source {
	const char *name;
	char text[TEXT];
	struct token token[TOKENS];
	int tokens;
};

/* The longest first: "<<" is no "<". */
static const char *const signs[] = { "<<=", ">>=", "...", "->", "++", "--", "<<", ">>", "<=", ">=", "==",
	                             "!=",  "&&",  "||",  "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=" };

/* What a sign or a word becomes; the second pair of "+" and "-" is for two operands only. */
static const struct swap {
	const char *from, *to;
} swaps[] = { { "<", "<=" },  { "<=", "<" },  { ">", ">=" },  { ">=", ">" },       { "==", "!=" },
	      { "!=", "==" }, { "&&", "||" }, { "||", "&&" }, { "+=", "-=" },      { "-=", "+=" },
	      { "!", "!!" },  { "+", "-" },   { "-", "+" },   { "true", "false" }, { "false", "true" } };

static char *rows[CHANGES];
static int count;

static bool is(const struct token *t, const char *text)
{
	return t->length == (int)strlen(text) && strncmp(t->at, text, (size_t)t->length) == 0;
}

/* ---- reading ---- */

static const char *after_quoted(const char *at)
{
	char quote = *at++;

	while (*at && *at != quote)
		at += *at == '\\' && at[1] ? 2 : 1;
	return *at ? at + 1 : at;
}

/* Past a preprocessor line and those that it goes on to. */
static const char *after_line(const char *at)
{
	while (*at && !(*at == '\n' && at[-1] != '\\'))
		at++;
	return at;
}

static const char *after_comment(const char *at)
{
	const char *end = at[1] == '*' ? strstr(at + 2, "*/") : strchr(at, '\n');

	return !end ? at + strlen(at) : at[1] == '*' ? end + 2 : end;
}

static int sign_length(const char *at)
{
	for (size_t i = 0; i < sizeof signs / sizeof *signs; i++)
		if (strncmp(at, signs[i], strlen(signs[i])) == 0)
			return (int)strlen(signs[i]);
	return 1;
}

/* The token at `at`, and where it ends. */
static const char *take(struct source *s, const char *at)
{
	struct token *t = &s->token[s->tokens++];
	const char *end = at;

	t->kind = isdigit((unsigned char)*at)                 ? NUMBER
	          : isalpha((unsigned char)*at) || *at == '_' ? WORD
	                                                      : SIGN;
	if (*at == '"' || *at == '\'') {
		t->kind = QUOTED;
		end = after_quoted(at);
	} else if (t->kind == SIGN) {
		end = at + sign_length(at);
	} else {
		while (isalnum((unsigned char)*end) || *end == '_' || (t->kind == NUMBER && *end == '.'))
			end++;
	}
	t->at = at;
	t->length = (int)(end - at);
	t->partner = -1;
	t->fixed = false;
	return end;
}

static bool read_tokens(struct source *s)
{
	const char *at = s->text;

	s->tokens = 0;
	for (bool first = true; *at;) {
		if (*at == '\n') {
			first = true;
			at++;
			continue;
		}
		if (isspace((unsigned char)*at)) {
			at++;
			continue;
		}
		if (*at == '/' && (at[1] == '*' || at[1] == '/'))
			at = after_comment(at);
		else if (*at == '#' && first)
			at = after_line(at);
		else if (s->tokens < TOKENS)
			at = take(s, at);
		else
			return false;
		first = false;
	}
	return true;
}

static void pair_brackets(struct source *s)
{
	static int open[TOKENS];
	int depth = 0;

	for (int i = 0; i < s->tokens; i++) {
		struct token *t = &s->token[i];

		if (is(t, "(") || is(t, "[") || is(t, "{"))
			open[depth++] = i;
		else if ((is(t, ")") || is(t, "]") || is(t, "}")) && depth) {
			s->token[open[--depth]].partner = i;
			t->partner = open[depth];
		}
	}
}

/* What the sanitizers look after, and no test: how much memory is asked for, and what an assertion says. */
static void fix_calls(struct source *s)
{
	static const char *const calls[] = { "xmalloc", "xcalloc", "xrealloc", "assert" };

	for (int i = 0; i + 1 < s->tokens; i++)
		for (size_t k = 0; k < sizeof calls / sizeof *calls; k++)
			for (int n = i; is(&s->token[i], calls[k]) && n < s->token[i + 1].partner; n++)
				s->token[n].fixed = true;
}

/* Whether what stands before an array's name is its type, or the size of the one before it: `char a[20],
 * b[30]`. */
static bool is_declared(const struct source *s, int name)
{
	const struct token *before = &s->token[name - 1];

	if (is(before, ","))
		return name >= 2 && is(&s->token[name - 2], "]") &&
		       s->token[s->token[name - 2].partner].fixed;
	return before->kind == WORD && !is(before, "return") && !is(before, "case") && !is(before, "else");
}

/* The size in a declaration: larger changes nothing, smaller is for the sanitizers. */
static void fix_sizes(struct source *s)
{
	for (int i = 2; i < s->tokens; i++) {
		if (!is(&s->token[i], "[") || s->token[i - 1].kind != WORD || !is_declared(s, i - 1))
			continue;
		for (int k = i; k < s->token[i].partner; k++)
			s->token[k].fixed = true;
	}
}

/* A table, `= { .. }`, in which a text stands. */
static void fix_tables(struct source *s)
{
	for (int i = 1; i < s->tokens; i++) {
		bool text = false;

		if (!is(&s->token[i], "{") || !is(&s->token[i - 1], "="))
			continue;
		for (int k = i; k < s->token[i].partner; k++)
			text = text || *s->token[k].at == '"';
		for (int k = i; text && k < s->token[i].partner; k++)
			s->token[k].fixed = true;
	}
}

static bool read_source(struct source *s, const char *name)
{
	FILE *file = fopen(name, "r");
	size_t size = file ? fread(s->text, 1, TEXT - 1, file) : TEXT - 1;

	if (file)
		fclose(file);
	s->name = name;
	s->text[size] = '\0';
	if (size == TEXT - 1 || !read_tokens(s))
		return false;
	pair_brackets(s);
	fix_calls(s);
	fix_sizes(s);
	fix_tables(s);
	return true;
}

/* ---- changes ---- */

/* Adds bytes with each white space as one blank. */
static void squeeze(FILE *out, const char *from, const char *to)
{
	while (from < to && isspace((unsigned char)*from))
		from++;
	for (; from < to; from++) {
		if (!isspace((unsigned char)*from))
			fputc(*from, out);
		else if (!isspace((unsigned char)from[-1]))
			fputc(' ', out);
	}
}

static void change(const struct source *s, const char *kind, const char *at, const char *end, const char *to)
{
	const char *begin = at, *stop = end + strcspn(end, "\n");
	int line = 1;
	size_t size;
	FILE *out;

	while (begin > s->text && begin[-1] != '\n')
		begin--;
	for (const char *p = s->text; p < at; p++)
		line += *p == '\n';
	out = count < CHANGES ? open_memstream(&rows[count], &size) : NULL;
	if (!out) {
		fprintf(stderr, "points: too many changes\n");
		exit(1);
	}
	count++;
	fprintf(out, "%s\t%d\t%d\t%d\t%s\t", s->name, line, (int)(at - s->text), (int)(end - at), to);
	squeeze(out, begin, stop);
	fputc('\t', out);
	squeeze(out, begin, at);
	fputs(to, out);
	if (*end == ' ')
		fputc(' ', out);
	squeeze(out, end, stop);
	fprintf(out, "\t%s", kind);
	fclose(out);
}

/* The same without the tokens from one to another, both included. */
static void drop(const struct source *s, const char *kind, int from, int to, const char *instead)
{
	const struct token *last = &s->token[to];

	change(s, kind, s->token[from].at, last->at + last->length, instead);
}

static bool is_operand(const struct token *t)
{
	return (t->kind == WORD && !is(t, "return") && !is(t, "case")) || t->kind == NUMBER || is(t, ")") ||
	       is(t, "]");
}

static void change_sign(const struct source *s, int i)
{
	const struct token *t = &s->token[i];
	bool sum = is(t, "+") || is(t, "-");

	if (sum && (!is_operand(t - 1) || t[1].kind == QUOTED))
		return;
	for (size_t k = 0; k < sizeof swaps / sizeof *swaps; k++)
		if (is(t, swaps[k].from))
			change(s, "sign", t->at, t->at + t->length, swaps[k].to);
}

/* One more and one less; of -1, which says "none", only one less: all below zero are none. */
static void change_number(const struct source *s, int i)
{
	const struct token *t = &s->token[i];
	bool none = i > 1 && is(t, "1") && is(t - 1, "-") && !is_operand(t - 2);
	char *end, to[24];
	long value = strtol(t->at, &end, 10);

	if (end != t->at + t->length)
		return;
	snprintf(to, sizeof to, "%ld", value + 1);
	if (!none)
		change(s, "number", t->at, end, to);
	snprintf(to, sizeof to, "%ld", value - 1);
	if (value)
		change(s, "number", t->at, end, to);
}

/* "if (x)" becomes "if (!(x))". */
static void change_condition(const struct source *s, int i)
{
	const struct token *open = &s->token[i + 1], *close = &s->token[open->partner];
	char *to;
	size_t size;
	FILE *out = open_memstream(&to, &size);

	if (!out)
		exit(1);
	fputs("(!", out);
	squeeze(out, open->at, close->at + 1);
	fputs(")", out);
	fclose(out);
	change(s, "condition negated", open->at, close->at + 1, to);
	free(to);
}

/* ---- whole parts ---- */

#define NOTHING "/**/" /* an empty field would be none for a shell */

static bool is_any(const struct token *t, const char *const words[])
{
	for (int i = 0; words[i]; i++)
		if (is(t, words[i]))
			return true;
	return false;
}

/* The first or last token of the operand beside i, up to a sign that binds less. */
static int operand_end(const struct source *s, int i, int step)
{
	static const char *const less[] = { "&&", "||", "?", ":", ";", ",", "=", "return",
		                            "(",  ")",  "[", "]", "{", "}", NULL };
	int end = i + step;

	for (; end > 0 && end < s->tokens; end += step) {
		const struct token *t = &s->token[end];
		bool opens = step > 0 ? t->partner > end : t->partner >= 0 && t->partner < end;

		if (opens && !is(t, "{") && !is(t, "}"))
			end = t->partner;
		else if (is_any(t, less))
			break;
	}
	return end - step;
}

/* "a && b" becomes "a", and "b". */
static void drop_conditions(const struct source *s, int i)
{
	int left = operand_end(s, i, -1), right = operand_end(s, i, 1);

	if (left < i && right > i) {
		drop(s, "condition dropped", i, right, NOTHING);
		drop(s, "condition dropped", left, i, NOTHING);
	}
}

/* What stands from `first` to the sign, and behind it to the end, changes places. */
static void swap_around(const struct source *s, const char *kind, int first, int sign, int end,
                        const char *between)
{
	const struct token *t = s->token;
	char *to;
	size_t size;
	FILE *out = open_memstream(&to, &size);

	if (!out)
		exit(1);
	squeeze(out, t[sign + 1].at, t[end].at + t[end].length);
	fputs(between, out);
	squeeze(out, t[first].at, t[sign - 1].at + t[sign - 1].length);
	fclose(out);
	drop(s, kind, first, end, to);
	free(to);
}

/* "x ? a : b" becomes "x ? b : a". */
static void swap_arms(const struct source *s, int i)
{
	int colon = operand_end(s, i, 1) + 1, end;
	const struct token *t = s->token;

	if (colon >= s->tokens || !is(&t[colon], ":") || colon == i + 1)
		return;
	end = operand_end(s, colon, 1);
	if (end <= colon || is(&t[end + 1], "?"))
		return;
	swap_around(s, "arms swapped", i + 1, colon, end, " : ");
}

/* Whether a call says the same with its first two arguments swapped: the larger of two; whether texts are
 * equal, where nobody asks which one comes first. */
static bool is_symmetric(const struct source *s, int i)
{
	static const char *const always[] = { "larger", "smaller", NULL };
	static const char *const compares[] = { "strcmp", "strncmp", "memcmp", NULL };
	const struct token *t = &s->token[i], *after = &s->token[t[1].partner + 1];
	bool equal = is(t - 1, "!") || ((is(after, "==") || is(after, "!=")) && is(after + 1, "0"));

	return is_any(t, always) || (equal && is_any(t, compares));
}

/* "f(a, b)" becomes "f(b, a)", where it is a call. */
static void swap_arguments(const struct source *s, int i)
{
	const struct token *t = s->token;
	int open = i + 1, close = t[open].partner, comma = operand_end(s, open, 1) + 1, end;

	if (!is(&t[comma], ",") || comma > close || comma == open + 1 ||
	    (t[i - 1].kind == WORD && !is(&t[i - 1], "return")))
		return;
	end = operand_end(s, comma, 1);
	for (int k = open + 1; k < end; k++)
		if (t[k].kind == WORD && t[k + 1].kind == WORD)
			return; /* a declaration */
	swap_around(s, "arguments swapped", open + 1, comma, end, ", ");
}

/* "if (x) return;" becomes "if (x) ;", and so for break and continue. */
static void drop_leaving(const struct source *s, int i)
{
	int end = i;

	if (!is(&s->token[i - 1], ")") && !is(&s->token[i - 1], "else"))
		return;
	while (end < s->tokens && !is(&s->token[end], ";"))
		end = s->token[end].partner > end ? s->token[end].partner + 1 : end + 1;
	drop(s, "leaving dropped", i, end - 1, NOTHING);
}

/* A row of a table whose rows are counted by the compiler. */
static void drop_rows(const struct source *s, int i)
{
	const struct token *t = s->token;
	int found = 0;

	if (i < 3 || !is(&t[i - 1], "=") || !is(&t[i - 2], "]") || !is(&t[i - 3], "["))
		return;
	for (int k = i + 1; k<t[i].partner; k = t[k].partner> k ? t[k].partner + 1 : k + 1)
		found += is(&t[k], "{");
	for (int k = i + 1; found > 1 && k<t[i].partner; k = t[k].partner> k ? t[k].partner + 1 : k + 1)
		if (is(&t[k], "{") && is(&t[t[k].partner + 1], ","))
			drop(s, "row dropped", k, t[k].partner + 1, NOTHING);
}

/* What only gives memory back does nothing that a test would see. */
static bool gives_back(const struct token *t)
{
	return (t->length >= 4 && strncmp(t->at + t->length - 4, "free", 4) == 0) || is(t, "va_end");
}

static bool begins_statement(const struct source *s, int i)
{
	static const char *const before[] = { ";", "{", "}", ")", ":", "else", "do", NULL };

	return i > 0 && is_any(&s->token[i - 1], before);
}

/* A statement that is nothing but a call. */
static bool is_statement(const struct source *s, int i)
{
	const struct token *t = &s->token[i];

	return begins_statement(s, i) && is(t + 1, "(") && t[1].partner > 0 &&
	       is(&s->token[t[1].partner + 1], ";") && !is(t, "while") && !is(t, "if") && !is(t, "for") &&
	       !is(t, "switch") && !is(t, "return") && !gives_back(t);
}

/* "x->y = z;" goes, where it is a statement and no declaration. */
static void drop_assignment(const struct source *s, int i)
{
	static const char *const goes_on[] = {
		"=", "+=", "-=", "|=", "&=", "++", "--", ".", "->", "[", NULL
	};
	static const char *const sets[] = { "=", "+=", "-=", "|=", "&=", "++", "--", NULL };
	static const char *const ends[] = { ";", "}", ",", ")", NULL };
	int end = i;
	bool any = false;

	if (!begins_statement(s, i) || !is_any(&s->token[i + 1], goes_on) || is(&s->token[i + 2], "{") ||
	    is(&s->token[i + 2], "]")) /* `} table[] = {` is a declaration */
		return;
	while (end < s->tokens && !is_any(&s->token[end], ends)) {
		any |= is_any(&s->token[end], sets);
		end = s->token[end].partner > end ? s->token[end].partner + 1 : end + 1;
	}
	if (any && is(&s->token[end], ";"))
		drop(s, "assignment dropped", i, end - 1, "(void)0");
}

static void change_word(const struct source *s, int i)
{
	static const char *const leaving[] = { "return", "break", "continue", NULL };
	static const char *const no_call[] = { "if", "while", "for", "switch", "sizeof", NULL };
	const struct token *t = &s->token[i];

	if (is_any(t, leaving))
		drop_leaving(s, i);
	else if (is_statement(s, i))
		drop(s, "call dropped", i, t[1].partner, "(void)0");
	else
		drop_assignment(s, i);
	if (is(t + 1, "(") && t[1].partner > i && !is_any(t, no_call) && !is_symmetric(s, i))
		swap_arguments(s, i);
}

static void change_token(const struct source *s, int i)
{
	const struct token *t = &s->token[i];

	if (t->kind == NUMBER)
		change_number(s, i);
	else if (t->kind == SIGN || is(t, "true") || is(t, "false"))
		change_sign(s, i);
	else if (is(t, "if") && t[1].partner > 0)
		change_condition(s, i);
	else if (t->kind == WORD)
		change_word(s, i);
	if (is(t, "&&") || is(t, "||"))
		drop_conditions(s, i);
	else if (is(t, "?"))
		swap_arms(s, i);
}

int main(int argc, char **argv)
{
	static struct source source;
	int wanted = argc > 3 ? atoi(argv[1]) : 0;
	struct rng rng;

	for (int i = 3; i < argc; i++) {
		if (!read_source(&source, argv[i])) {
			fprintf(stderr, "points: cannot read %s\n", argv[i]);
			return 1;
		}
		for (int k = 1; k < source.tokens - 1; k++) {
			if (!source.token[k].fixed)
				change_token(&source, k);
			if (is(&source.token[k], "{"))
				drop_rows(&source, k);
		}
	}
	if (wanted && strchr(argv[1], '%'))
		wanted = count * wanted / 100 > 0 ? (int)((long)count * wanted / 100) : 1;
	if (wanted) {
		rng_seed(&rng, strtoull(argv[2], NULL, 10));
		rng_shuffle(&rng, rows, count, sizeof *rows);
	}
	for (int i = 0; i < count; i++) {
		if (!wanted || i < wanted)
			puts(rows[i]);
		free(rows[i]);
	}
	return 0;
}
