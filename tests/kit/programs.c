/* SPDX-License-Identifier: MIT */
/* See programs.h. */
#include "programs.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

int programs_begin(void **state)
{
	struct programs *p = calloc(1, sizeof *p);

	p->home = term_home();
	*state = p;
	return 0;
}

int programs_end(void **state)
{
	struct programs *p = *state;

	programs_close(p);
	free(p->text);
	free(p->errors);
	term_home_remove(p->home);
	free(p);
	return 0;
}

struct term *programs_open(struct programs *p, struct term_start start)
{
	int i = 0;

	while (i < PROGRAMS_MOST && p->term[i])
		i++;
	assert_true(i < PROGRAMS_MOST);
	start.home = p->home;
	p->term[i] = term_open(&start);
	return p->term[i];
}

struct term *programs_open_alone(struct programs *p, struct term_start start)
{
	programs_close(p);
	return programs_open(p, start);
}

void programs_close(struct programs *p)
{
	for (int i = 0; i < PROGRAMS_MOST; i++) {
		term_close(p->term[i]);
		p->term[i] = NULL;
	}
}

struct term *programs_four(struct programs *p)
{
	struct term *t = programs_open(p, (struct term_start){ .args = { PROGRAMS_FOUR } });

	term_wait_text(t, "4  Dave");
	term_wait_text(t, "? help");
	return t;
}

void programs_config(const struct programs *p, const char *name, const char *text)
{
	char path[300];
	FILE *file;

	snprintf(path, sizeof path, "mkdir -p %s/config/tableside", p->home);
	assert_int_equal(system(path), 0);
	snprintf(path, sizeof path, "%s/config/tableside/%s", p->home, name);
	file = fopen(path, "w");
	assert_non_null(file);
	fputs(text, file);
	fclose(file);
}

void programs_bind(const struct programs *p, const char *lines)
{
	programs_config(p, "keys", lines);
}

const char *programs_output(struct programs *p, struct term_start start)
{
	free(p->text);
	free(p->errors);
	start.home = p->home;
	p->text = term_output(&start, &p->status, &p->errors);
	return p->text;
}

const char *programs_session(struct programs *p)
{
	static char id[16];
	const char *found =
		strstr(programs_output(p, (struct term_start){ .args = { "list", "--json" } }), "\"id\":\"");

	assert_non_null(found);
	snprintf(id, sizeof id, "%.8s", found + strlen("\"id\":\""));
	return id;
}
