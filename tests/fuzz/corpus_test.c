/* SPDX-License-Identifier: MIT */
/*
 * The targets without a fuzzer: every file of every corpus, every script of the
 * rules (one in six of them in `make check`, where others play them, too), and random
 * changes of them: bytes changed, doubled, dropped and joined, the same for a seed.
 * One TAP test a target.
 *
 *     corpus_test                         all of it
 *     corpus_test TARGET FILE...          these files: what a fuzzer has found
 *     corpus_test --names                 the targets
 *     corpus_test --words TARGET          words to try, as a dictionary of libFuzzer
 *     corpus_test --seeds TARGET FOLDER   the inputs, one file each
 */
#include <glob.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fuzz.h"
#include "rules/games.h"
#include "tests/kit/rounds.h"
#include "tests/kit/scripts.h"

enum { SPOILED = 150, CHANGES = 6, FILE_BYTES = 1 << 16, PATH_BYTES = 4096 };

struct input {
	char *bytes;
	size_t size;
};

struct corpus {
	struct input *input;
	int count, room;
	int own; /* the first ones: files of its own corpus */
};

/* ---- files ---- */

static bool read_input(const char *path, struct input *input)
{
	FILE *file = fopen(path, "rbe");

	if (!file)
		return false;
	*input = (struct input){ .bytes = xmalloc(FILE_BYTES) };
	input->size = fread(input->bytes, 1, FILE_BYTES, file);
	fclose(file);
	return true;
}

static void add_input(struct corpus *corpus, struct input input)
{
	if (corpus->count == corpus->room) {
		corpus->room = corpus->room ? 2 * corpus->room : 32;
		corpus->input = xrealloc(corpus->input, (size_t)corpus->room * sizeof *corpus->input);
	}
	corpus->input[corpus->count++] = input;
}

static void add_file(struct corpus *corpus, const char *path, const char *game)
{
	struct input input;

	if (read_input(path, &input))
		add_input(corpus, input);
}

/* The lines of each table of a script: those behind "> ". */
struct script_lines {
	struct corpus *corpus;
	const char *game;
	struct input input;
	bool wanted;
};

static void end_table(void *script)
{
	struct script_lines *s = script;

	if (s->input.size && s->wanted)
		add_input(s->corpus, s->input);
	else
		free(s->input.bytes);
	s->input = (struct input){ .bytes = NULL };
}

static void begin_script(void *script, const char *path, const char *name)
{
}

static void add_line(void *script, int number, char *line)
{
	struct script_lines *s = script;
	struct input *input = &s->input;

	if (strncmp(line, "---", 3) == 0)
		end_table(s);
	if (strncmp(line, "game ", 5) == 0)
		s->wanted = strncmp(line + 5, s->game, strlen(s->game)) == 0;
	if (strncmp(line, "> ", 2) != 0)
		return;
	input->bytes = input->bytes ? input->bytes : xmalloc(FILE_BYTES);
	if (input->size + strlen(line) < FILE_BYTES)
		input->size += (size_t)sprintf(input->bytes + input->size, "%s\n", line + 2);
}

static void add_script(struct corpus *corpus, const char *path, const char *game)
{
	static const struct script_reader reader = { begin_script, add_line, end_table };
	struct script_lines script = { .corpus = corpus, .game = game };

	scripts_file(&reader, &script, path);
}

/* All files of a pattern below tests/, by name. */
static void add_all(struct corpus *corpus, const char *pattern, const char *game,
                    void (*add)(struct corpus *corpus, const char *path, const char *game))
{
	const char *source = getenv("srcdir");
	char whole[PATH_BYTES];
	glob_t found;

	snprintf(whole, sizeof whole, "%s/tests/%s", source ? source : ".", pattern);
	if (glob(whole, 0, NULL, &found) != 0)
		return;
	for (size_t i = 0; i < found.gl_pathc; i++)
		add(corpus, found.gl_pathv[i], game);
	globfree(&found);
}

static void read_corpus(struct corpus *corpus, const struct fuzz_target *target)
{
	char pattern[PATH_BYTES];

	*corpus = (struct corpus){ .count = 0 };
	snprintf(pattern, sizeof pattern, "fuzz/corpus/%s/*", target->name);
	add_all(corpus, pattern, NULL, add_file);
	corpus->own = corpus->count;
	if (target->files)
		add_all(corpus, target->files, NULL, add_file);
	if (target->game)
		add_all(corpus, "rules/*/*.t", target->game, add_script);
}

static void corpus_done(struct corpus *corpus)
{
	for (int i = 0; i < corpus->count; i++)
		free(corpus->input[i].bytes);
	free(corpus->input);
}

/* ---- spoiling ---- */

static size_t some_place(struct rng *rng, size_t size)
{
	return size ? rng_below(rng, (uint32_t)size) : 0;
}

/* The end of another file behind the beginning of this one. */
static void join(struct rng *rng, struct input *to, const struct input *from)
{
	size_t at = some_place(rng, to->size), begin = some_place(rng, from->size), room = FILE_BYTES - at;
	size_t size = from->size - begin < room ? from->size - begin : room;

	memcpy(to->bytes + at, from->bytes + begin, size);
	to->size = at + size;
}

static void change(struct rng *rng, struct input *input)
{
	static const char telling[] = " \"'&=#,;:{}[]()<>/\\\n\t-+0129\x1b\x80\x9b\xe2\xff";
	size_t at = some_place(rng, input->size), rest = input->size - at;

	switch (rng_below(rng, 4)) {
	case 0:
		if (rest)
			input->bytes[at] = (char)rng_below(rng, 256);
		break;
	case 1:
		if (rest)
			memmove(input->bytes + at, input->bytes + at + 1, --input->size - at);
		break;
	case 2:
		if (input->size == FILE_BYTES)
			break;
		memmove(input->bytes + at + 1, input->bytes + at, rest);
		input->bytes[at] = telling[rng_below(rng, sizeof telling)];
		input->size++;
		break;
	default:
		if (rest)
			input->bytes[at] ^= (char)(1 << rng_below(rng, 8));
	}
}

static void spoil(struct rng *rng, const struct corpus *corpus, struct input *out)
{
	const struct input *from = &corpus->input[rng_below(rng, (uint32_t)corpus->count)];

	memcpy(out->bytes, from->bytes, from->size);
	out->size = from->size;
	if (rng_below(rng, 3) == 0)
		join(rng, out, &corpus->input[rng_below(rng, (uint32_t)corpus->count)]);
	for (uint32_t n = rng_below(rng, CHANGES); n > 0; n--)
		change(rng, out);
}

/* ---- running ---- */

/* A copy of just its size, so that reading past the end is seen. */
static void give(const struct fuzz_target *target, const struct input *input)
{
	char *bytes = xmalloc(input->size);

	memcpy(bytes, input->bytes, input->size);
	target->one(bytes, input->size);
	free(bytes);
}

/* The last input of a run that ends here, so that it can be had again. */
static const struct input *running;

static void keep_running(int signal_number)
{
	static const char name[] = "fuzz-finding";
	FILE *file = running ? fopen(name, "wb") : NULL;

	if (file) {
		fwrite(running->bytes, 1, running->size, file);
		fclose(file);
		fprintf(stderr, "the input is in %s\n", name);
	}
	signal(signal_number, SIG_DFL);
	raise(signal_number);
}

static void run_target(const struct fuzz_target *target, int number)
{
	struct corpus corpus;
	struct input spoiled = { .bytes = xmalloc(FILE_BYTES) };
	int inputs = rounds_of(SPOILED), given = 0;
	struct rng rng;

	read_corpus(&corpus, target);
	rng_seed(&rng, (uint64_t)number);
	for (int i = 0; i < corpus.count; i++) {
		if (i >= corpus.own && i % one_in(6) != 0)
			continue;
		running = &corpus.input[i];
		give(target, running);
		given++;
	}
	running = &spoiled;
	for (int i = 0; i < inputs && corpus.count; i++) {
		spoil(&rng, &corpus, &spoiled);
		give(target, &spoiled);
	}
	running = NULL;
	printf("%s %d - %s: %d inputs, %d spoiled ones\n", corpus.count ? "ok" : "not ok", number,
	       target->name, given, inputs);
	fflush(stdout);
	free(spoiled.bytes);
	corpus_done(&corpus);
}

static int run_all(void)
{
	int number = 0;

	signal(SIGABRT, keep_running);
	signal(SIGSEGV, keep_running);
	while (fuzz_targets[number].name)
		number++;
	printf("1..%d\n", number);
	for (int i = 0; i < number; i++)
		run_target(&fuzz_targets[i], i + 1);
	return 0;
}

/* ---- the rest ---- */

static const struct fuzz_target *find_target(const char *name)
{
	for (const struct fuzz_target *target = fuzz_targets; target->name; target++)
		if (strcmp(target->name, name) == 0)
			return target;
	fprintf(stderr, "corpus_test: there is no target %s\n", name);
	exit(2);
}

static int print_names(void)
{
	for (const struct fuzz_target *target = fuzz_targets; target->name; target++)
		puts(target->name);
	return 0;
}

static void print_word(const char *word, size_t length)
{
	if (length)
		printf("\"%.*s\"\n", (int)length, word);
}

/* The verbs and the words of their usages, without marks. */
static int print_words(const struct fuzz_target *target)
{
	static const char marks[] = " []|().";
	const struct game *game = target->game ? game_find(target->game) : NULL;
	const struct verb *verb;

	for (int n = 0; game && (verb = verb_at(game, n)); n++) {
		print_word(verb->name, strlen(verb->name));
		for (const char *at = verb->args; *at; at += strcspn(at, marks), at += strspn(at, marks))
			print_word(at, strcspn(at, marks));
	}
	return 0;
}

static int write_seeds(const struct fuzz_target *target, const char *folder)
{
	struct corpus corpus;

	read_corpus(&corpus, target);
	for (int i = 0; i < corpus.count; i++) {
		char path[PATH_BYTES];
		FILE *file;

		snprintf(path, sizeof path, "%s/%d", folder, i);
		file = fopen(path, "wbe");
		if (!file ||
		    fwrite(corpus.input[i].bytes, 1, corpus.input[i].size, file) != corpus.input[i].size ||
		    fclose(file) != 0) {
			perror(path);
			return 2;
		}
	}
	corpus_done(&corpus);
	return 0;
}

static int run_files(const struct fuzz_target *target, char **paths)
{
	for (; *paths; paths++) {
		struct input input;

		if (!read_input(*paths, &input)) {
			perror(*paths);
			return 2;
		}
		fprintf(stderr, "%s\n", *paths);
		give(target, &input);
		free(input.bytes);
	}
	return 0;
}

int main(int argc, char **argv)
{
	if (argc == 1)
		return run_all();
	if (strcmp(argv[1], "--names") == 0)
		return print_names();
	if (argc == 3 && strcmp(argv[1], "--words") == 0)
		return print_words(find_target(argv[2]));
	if (argc == 4 && strcmp(argv[1], "--seeds") == 0)
		return write_seeds(find_target(argv[2]), argv[3]);
	return run_files(find_target(argv[1]), argv + 2);
}
