/* SPDX-License-Identifier: MIT */
/* The files of a folder that hold scripts: NAME.t, line by line. */
#ifndef TESTS_SCRIPTS_H
#define TESTS_SCRIPTS_H

/* How one kind of script is read. */
struct script_reader {
	void (*begin)(void *script, const char *file, const char *name); /* name: without folders */
	void (*line)(void *script, int number, char *line);              /* without its end */
	void (*end)(void *script);
};

/* Both leave the program with a word where there is nothing to read: a test
 * that has lost its scripts must not pass. */
void scripts_file(const struct script_reader *reader, void *script, const char *path);
/* Those of the folder `below` in tests/, in the order of their names. */
void scripts_folder(const struct script_reader *reader, void *script, const char *below);

#endif
