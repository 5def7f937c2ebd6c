/* SPDX-License-Identifier: MIT */
/* What the server's process gives up: see confine.h. */
#include <config.h>

#include "confine.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

#include "net/library.h"
#include "rules/core/i18n.h"

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define SANITIZED 1 /* a sanitizer needs memory without bounds, and calls of its own */
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define SANITIZED 1
#endif
#endif
#ifndef SANITIZED
#define SANITIZED 0
#endif

/* ---- bounds ---- */

enum {
	MEMORY_BYTES = 256 << 20, /* with all libraries it has 40 MiB */
	PROCESSOR_S = 600,        /* an evening takes a minute */
};

static bool bound(int what, rlim_t most)
{
	return setrlimit(what, &(struct rlimit){ most, most }) == 0;
}

static bool bound_all(int files)
{
	return bound(RLIMIT_CORE, 0) && bound(RLIMIT_FSIZE, 0) && bound(RLIMIT_NOFILE, (rlim_t)files) &&
	       bound(RLIMIT_CPU, PROCESSOR_S) && !SANITIZED && bound(RLIMIT_AS, MEMORY_BYTES);
}

#ifdef __linux__

#include <linux/types.h>
#include <sys/prctl.h>
#include <sys/syscall.h>

/* ---- files: Landlock. Its header may be older than the kernel ---- */

struct landlock_rules {
	__u64 files, network, scoped;
};

/* Of each version of Landlock: how much of the rules it knows, and which. */
static const struct {
	size_t size;
	struct landlock_rules rules;
} landlocks[] = {
	{ 8, { (1 << 13) - 1, 0, 0 } },  { 8, { (1 << 14) - 1, 0, 0 } },  { 8, { (1 << 15) - 1, 0, 0 } },
	{ 16, { (1 << 15) - 1, 3, 0 } }, { 16, { (1 << 16) - 1, 3, 0 } }, { 24, { (1 << 16) - 1, 3, 3 } },
};

static long landlock_version(void)
{
#ifdef SYS_landlock_create_ruleset
	return syscall(SYS_landlock_create_ruleset, NULL, 0, 1);
#else
	return -1;
#endif
}

/* No file may be opened, made or run, no port taken or connected to, nobody else signalled. */
static bool close_files(void)
{
	const long known = sizeof landlocks / sizeof *landlocks;
	long version = landlock_version();
	int rules;

	if (version < 1)
		return false;
	version = version < known ? version : known;
#ifdef SYS_landlock_create_ruleset
	rules = (int)syscall(SYS_landlock_create_ruleset, &landlocks[version - 1].rules,
	                     landlocks[version - 1].size, 0);
	return rules >= 0 && syscall(SYS_landlock_restrict_self, rules, 0) == 0 && close(rules) == 0;
#else
	return rules = 0;
#endif
}

#else

static long landlock_version(void)
{
	return -1;
}

static bool close_files(void)
{
	return false;
}

#endif

/* ---- calls: seccomp ---- */

#ifdef HAVE_SECCOMP

#include <seccomp.h>

#define SECCOMP_FUNCTIONS(f) f(init) f(load) f(rule_add_array) f(syscall_resolve_name)
#define SECCOMP_MEMBER(name) __typeof__(seccomp_##name) *name;
#define SECCOMP_PLACE(name) { "seccomp_" #name, offsetof(struct seccomp, name) },

struct seccomp {
	SECCOMP_FUNCTIONS(SECCOMP_MEMBER)
};

static const struct library_place seccomp_places[] = { SECCOMP_FUNCTIONS(SECCOMP_PLACE) };

struct calls {
	struct seccomp seccomp;
	scmp_filter_ctx filter;
};

/* To read and write what is open, to take connections, to wait, to have memory, to end. */
static const char *const allowed[] = {
	"accept",
	"accept4",
	"brk",
	"clock_gettime",
	"clock_gettime64",
	"close",
	"exit",
	"exit_group",
	"fcntl",
	"fcntl64",
	"fstat",
	"futex",
	"futex_time64",
	"getpeername",
	"getrandom",
	"getsockname",
	"getsockopt",
	"gettimeofday",
	"madvise",
	"mremap",
	"munmap",
	"newfstatat",
	"poll",
	"ppoll",
	"ppoll_time64",
	"pselect6",
	"pselect6_time64",
	"read",
	"readv",
	"recv",
	"recvfrom",
	"recvmsg",
	"restart_syscall",
	"rt_sigaction",
	"rt_sigprocmask",
	"rt_sigreturn",
	"select",
	"_newselect",
	"send",
	"sendfile",
	"sendfile64",
	"sendmsg",
	"sendto",
	"setsockopt",
	"shutdown",
	"sigreturn",
	"time",
	"write",
	"writev",
};

/* Memory that can be run is never had. */
static bool allow_memory(const struct seccomp *seccomp, scmp_filter_ctx filter)
{
	static const char *const calls[] = { "mmap", "mmap2", "mprotect" };
	const struct scmp_arg_cmp unless_run[] = { SCMP_A2(SCMP_CMP_MASKED_EQ, 4 /* PROT_EXEC */, 0) };
	bool all = true;

	for (size_t i = 0; i < sizeof calls / sizeof *calls; i++) {
		int call = seccomp->syscall_resolve_name(calls[i]);

		all &= call == __NR_SCMP_ERROR ||
		       seccomp->rule_add_array(filter, SCMP_ACT_ALLOW, call, 1, unless_run) == 0;
	}
	return all;
}

static bool allow(const struct seccomp *seccomp, scmp_filter_ctx filter)
{
	bool all = allow_memory(seccomp, filter);

	for (size_t i = 0; all && i < sizeof allowed / sizeof *allowed; i++) {
		int call = seccomp->syscall_resolve_name(allowed[i]);

		all = call == __NR_SCMP_ERROR ||
		      seccomp->rule_add_array(filter, SCMP_ACT_ALLOW, call, 0, NULL) == 0;
	}
	return all;
}

static bool prepare_calls(struct calls *calls)
{
	struct seccomp *seccomp = &calls->seccomp;

	if (SANITIZED || !library_load("libseccomp.so.2", seccomp_places,
	                               sizeof seccomp_places / sizeof *seccomp_places, seccomp))
		return false;
	calls->filter = seccomp->init(SCMP_ACT_KILL_PROCESS);
	return calls->filter && allow(seccomp, calls->filter);
}

/* Any other call ends the process. */
static bool close_calls(const struct calls *calls)
{
	return calls->seccomp.load(calls->filter) == 0;
}

#else

struct calls {
	int none;
};

static bool prepare_calls(struct calls *calls)
{
	return false;
}

static bool close_calls(const struct calls *calls)
{
	return false;
}

#endif

void confine_inherited(int first)
{
#ifdef SYS_close_range
	if (syscall(SYS_close_range, first, ~0U, 0) == 0)
		return;
#endif
	for (int fd = first; fd < 1024; fd++)
		close(fd);
}

unsigned confine(int files)
{
	struct calls calls = { 0 };
	bool prepared = prepare_calls(&calls); /* the library is a file */
	unsigned lacks = bound_all(files) ? 0 : CONFINE_MEMORY;

	tzset(); /* so is the time zone, for the date of an answer */
#ifdef __linux__
	prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
	prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
#endif
	lacks |= close_files() ? 0 : CONFINE_FILES;
	return lacks | (prepared && close_calls(&calls) ? 0 : CONFINE_CALLS);
}

unsigned confine_lacks(void)
{
	struct calls calls = { 0 };

	return (landlock_version() > 0 ? 0 : CONFINE_FILES) | (prepare_calls(&calls) ? 0 : CONFINE_CALLS) |
	       (SANITIZED ? CONFINE_MEMORY : 0);
}

const char *confine_words(unsigned lacks, char *out, size_t size)
{
	const char *const words[] = { "Landlock", "seccomp", _("memory limits") };
	size_t used = 0;

	out[0] = '\0';
	for (size_t i = 0; i < sizeof words / sizeof *words && used < size; i++)
		if (lacks & 1U << i)
			used += (size_t)snprintf(out + used, size - used, "%s%s", used ? ", " : "", words[i]);
	return out;
}
