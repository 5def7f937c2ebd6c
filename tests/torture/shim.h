/* SPDX-License-Identifier: MIT */
/*
 * Shared by the shim (shim.c) and the tests that drive it: the counted calls, their
 * faults, the report and the trace.
 *
 * The environment tells the shim what to do:
 *   TORTURE_UNDER   files below this folder are watched, and no others
 *   TORTURE_REPORT  a file of the size of struct shim_report, kept up to date
 *   TORTURE_TRACE   a file to which every watched change is written
 *   TORTURE_DO      what befalls a call, a word of shim_deeds
 *   TORTURE_ANY     with ANY to do: the n-th of the errors that fit the call
 *   TORTURE_AT      which call: the n-th counted one
 *   TORTURE_ONLY    counts only calls of this name
 *   TORTURE_UNTIL   each later call it fits fails too, until this file is there
 *   TORTURE_CLOCK   seconds by which the wall clock goes back at each look
 *   TORTURE_MEMORY  the n-th allocation fails
 *   TORTURE_EOF     the keyboard comes to its end once the file of TORTURE_UNTIL is there
 */
#ifndef TESTS_TORTURE_SHIM_H
#define TESTS_TORTURE_SHIM_H

#include <errno.h>
#include <stdint.h>

/* X(name) of every call that is counted; `paint` is a write to the terminal. */
/* clang-format off */
#define SHIM_CALLS(X) \
	X(open) X(close) X(read) X(pread) X(write) X(pwrite) X(ftruncate) X(fstat) X(stat) X(lstat) X(fsync) \
	X(fdatasync) X(rename) X(unlink) X(mkdir) X(flock) X(opendir) X(realpath) X(fopen) X(fclose) X(pipe) \
	X(thread) X(inotify) X(poll) X(paint) X(access) X(scandir) X(readdir) X(lseek) X(fdopen) X(fseeko) \
	X(getline) X(fgets) X(dprintf) X(statx) X(fstatat) X(fstatfs) X(fchmod) X(fchown) X(lchown) \
	X(utimensat) X(fcntl) X(getcwd) X(socket) X(socketpair) X(connect) X(bind) X(listen) X(getsockname) \
	X(setsockopt) X(send) X(recv) X(getaddrinfo) X(getifaddrs) X(fork) X(spawn) X(waitpid) X(dlopen) \
	X(iconv) X(link) X(symlink) X(mkdtemp)
/* clang-format on */

/* What errno is after calls that end well: the words of it must never be told. */
#define SHIM_NO_REASON EUCLEAN

enum shim_call {
#define X(name) SHIM_##name,
	SHIM_CALLS(X)
#undef X
		SHIM_COUNT
};

static inline const char *shim_call_name(int call)
{
	static const char *const names[] = {
#define X(name) #name,
		SHIM_CALLS(X)
#undef X
	};

	return call >= 0 && call < SHIM_COUNT ? names[call] : "?";
}

struct shim_report {
	uint32_t calls;       /* counted so far */
	uint32_t struck;      /* how many of them the fault has befallen */
	uint32_t struck_call; /* the first of these: enum shim_call */
	uint32_t error;       /* what it failed with; 0: it was something else */
	uint32_t clocks;      /* looks at the wall clock */
	int64_t ahead_s;      /* by which the wall clock is set ahead: for the test to change */
	uint64_t painted;     /* bytes written to the terminal by calls that ended */
	uint64_t allocations;
	uint64_t kept_memory; /* the allocation that was failed */
	uint32_t of_curses;   /* curses had made it, which does not look */
	uint32_t in_curses;   /* the program crashed there, and not in its own code */
};

/* One change in the trace; then `size` bytes of data, then `path` of a path. */
enum shim_change {
	CHANGE_NEW,    /* a file made at the path */
	CHANGE_DATA,   /* data at `at` */
	CHANGE_CUT,    /* length `at` */
	CHANGE_SYNC,   /* earlier writes are synced to the disk; folder: its names */
	CHANGE_SYNCED, /* and it is there: `at` is the number of the change that asked */
	CHANGE_LOST,   /* a sync failed: its data may be lost for ever */
	CHANGE_NAME,   /* the data is the old name, the path the new one */
	CHANGE_GONE,   /* the name is removed */
	CHANGE_FOLDER, /* a folder made */
};

struct shim_record {
	uint32_t change, folder;
	uint64_t inode;
	int64_t at;
	uint32_t size, path;
};

#endif
