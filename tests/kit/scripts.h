/* SPDX-License-Identifier: MIT */
/*
 * Reads scripts, NAME.t, line by line. Where `scene NAME` stands the lines of a
 * scene are read, as if they stood there: set-ups that many scripts share. Those of
 * a game are in tests/rules/GAME/scenes.txt, also for its screens. A line `NAME:`
 * begins one; among its lines may be `scene` and the name of another.
 */
#ifndef TESTS_KIT_SCRIPTS_H
#define TESTS_KIT_SCRIPTS_H

/* How one kind of script is read. */
struct script_reader {
	void (*begin)(void *script, const char *file,
	              const char *name); /* name: below the folder asked for */
	/* Without its end; the lines of a scene have the number of the line that names it. */
	void (*line)(void *script, int number, char *line);
	void (*end)(void *script);
};

/* Both end the program with a message where there is nothing to read: a test
 * that has lost its scripts must not pass. */
void scripts_file(const struct script_reader *reader, void *script, const char *path);
/* Those of the folder `below` in tests/ and of all folders in it, by name. */
void scripts_folder(const struct script_reader *reader, void *script, const char *below);

#endif
