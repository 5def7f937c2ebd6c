/* SPDX-License-Identifier: MIT */
/*
 * A disk, a clock and a memory that fail on demand. Loaded before the C
 * library (LD_PRELOAD) it stands in for the calls on which "nothing is lost"
 * rests, counts them, lets one fail or kills the program there, and writes
 * down each change for the replay of a power cut. The program is the real one
 * and does not notice it. Its orders: shim.h.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <iconv.h>
#include <ifaddrs.h>
#include <limits.h>
#include <netdb.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdio_ext.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/inotify.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/statfs.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#include <unwind.h>

#include "shim.h"

#define REAL(name) ((__typeof__(&name))real(#name, &real_of.name))

enum { FDS = 1024, SIGNAL_MS = 10 };

/* ---- faults of a call ---- */

enum kind { KIND_ERROR, KIND_ANY, KIND_HALF, KIND_KILL, KIND_KILL_HALF, KIND_KILL_AFTER };

#define CALL(name) (UINT64_C(1) << SHIM_##name)
#define MAKES \
	(CALL(open) | CALL(mkdir) | CALL(rename) | CALL(fopen) | CALL(link) | CALL(symlink) | CALL(mkdtemp))
#define STREAM_READS (CALL(getline) | CALL(fgets))
#define WRITES                                                                                         \
	(CALL(write) | CALL(pwrite) | CALL(ftruncate) | CALL(fsync) | CALL(fdatasync) | CALL(fclose) | \
	 CALL(dprintf))
#define READS (CALL(read) | CALL(pread))
#define LOOKS                                                                                      \
	(CALL(fstat) | CALL(stat) | CALL(lstat) | CALL(opendir) | CALL(realpath) | CALL(fopen) |   \
	 CALL(open) | CALL(access) | CALL(scandir) | CALL(readdir) | CALL(statx) | CALL(fstatat) | \
	 CALL(fstatfs) | CALL(lseek) | CALL(fseeko))
#define OWNS (CALL(fchmod) | CALL(fchown) | CALL(lchown) | CALL(utimensat))
#define SOCKETS                                                                                            \
	(CALL(socket) | CALL(socketpair) | CALL(connect) | CALL(bind) | CALL(listen) | CALL(getsockname) | \
	 CALL(setsockopt) | CALL(send) | CALL(recv) | CALL(getaddrinfo) | CALL(getifaddrs))

static const struct deed {
	const char *name;
	enum kind kind;
	int error;
	uint64_t fits; /* the calls that can end so */
} deeds[] = {
	{ "ENOSPC", KIND_ERROR, ENOSPC, MAKES | WRITES },
	{ "EDQUOT", KIND_ERROR, EDQUOT, MAKES | WRITES },
	{ "EIO", KIND_ERROR, EIO,
	  MAKES | WRITES | READS | LOOKS | OWNS | CALL(unlink) | CALL(close) | CALL(flock) | STREAM_READS },
	{ "EROFS", KIND_ERROR, EROFS, MAKES | CALL(ftruncate) | CALL(unlink) | OWNS },
	{ "EACCES", KIND_ERROR, EACCES,
	  MAKES | CALL(unlink) | CALL(opendir) | CALL(stat) | CALL(lstat) | CALL(realpath) | CALL(access) |
	          CALL(scandir) | CALL(fstatat) | CALL(bind) | CALL(connect) },
	{ "EMFILE", KIND_ERROR, EMFILE,
	  CALL(open) | CALL(fopen) | CALL(opendir) | CALL(scandir) | CALL(pipe) | CALL(inotify) |
	          CALL(socket) | CALL(socketpair) | CALL(fcntl) | CALL(dlopen) | CALL(iconv) |
	          CALL(getaddrinfo) | CALL(getifaddrs) },
	{ "ENOMEM", KIND_ERROR, ENOMEM,
	  CALL(fork) | CALL(spawn) | CALL(fdopen) | CALL(scandir) | CALL(dlopen) | CALL(iconv) | SOCKETS },
	{ "EADDRINUSE", KIND_ERROR, EADDRINUSE, CALL(bind) | CALL(listen) },
	{ "ECONNRESET", KIND_ERROR, ECONNRESET, CALL(send) | CALL(recv) | CALL(connect) },
	{ "ECONNREFUSED", KIND_ERROR, ECONNREFUSED, CALL(connect) },
	{ "ENETUNREACH", KIND_ERROR, ENETUNREACH, CALL(send) | CALL(connect) },
	{ "ETIMEDOUT", KIND_ERROR, ETIMEDOUT, CALL(send) | CALL(recv) | CALL(connect) },
	{ "ENOENT", KIND_ERROR, ENOENT, CALL(getcwd) | CALL(spawn) },
	{ "ESTALE", KIND_ERROR, ESTALE, WRITES | READS | LOOKS | MAKES | CALL(flock) },
	{ "EINTR", KIND_ERROR, EINTR,
	  READS | CALL(write) | CALL(pwrite) | CALL(ftruncate) | CALL(fsync) | CALL(fdatasync) | CALL(flock) |
	          CALL(open) | CALL(poll) | CALL(paint) | CALL(send) | CALL(recv) | CALL(waitpid) },
	{ "EAGAIN", KIND_ERROR, EAGAIN, CALL(thread) | CALL(fork) | CALL(spawn) | CALL(send) | CALL(recv) },
	{ "ENOLCK", KIND_ERROR, ENOLCK, CALL(flock) },
	{ "ANY", KIND_ANY, 0, UINT64_MAX },
	{ "SHORT", KIND_HALF, ENOSPC,
	  READS | CALL(write) | CALL(pwrite) | CALL(paint) | CALL(send) | CALL(recv) },
	{ "KILL", KIND_KILL, 0, UINT64_MAX },
	{ "KILL_HALF", KIND_KILL_HALF, 0, CALL(write) | CALL(pwrite) | CALL(paint) },
	{ "KILL_AFTER", KIND_KILL_AFTER, 0, UINT64_MAX },
};

/* ---- the orders of this process ---- */

static struct {
	bool on;
	const char *under, *only, *until;
	size_t under_length;
	const struct deed *deed;
	unsigned at, any, memory;
	int trace, clock;
	bool eof;
	uint32_t changes;
	bool watched[FDS]; /* descriptors of files below `under` */
	bool torn[FDS];    /* of streams from which reading has failed */
	bool socket[FDS];  /* sockets to others, which may be read and written like files */
	struct shim_report *report;
	pthread_mutex_t tracing;
} told = { .trace = -1, .tracing = PTHREAD_MUTEX_INITIALIZER };

static struct {
	void *open, *close, *read, *pread, *write, *pwrite, *ftruncate, *fstat, *stat, *lstat, *fsync,
		*fdatasync, *rename, *unlink, *mkdir, *flock, *opendir, *realpath, *fopen, *fclose, *pipe,
		*pthread_create, *inotify_add_watch, *poll, *fflush, *time, *clock_gettime, *sigaction,
		*malloc, *calloc, *realloc, *access, *scandir, *readdir, *closedir, *lseek, *fdopen, *fseeko,
		*getline, *fgets, *ferror, *dprintf, *statx, *fstatat, *fstatfs, *fchmod, *fchown, *lchown,
		*utimensat, *fcntl, *getcwd, *socket, *socketpair, *connect, *bind, *listen, *getsockname,
		*setsockopt, *send, *recv, *getaddrinfo, *getifaddrs, *fork, *posix_spawn, *waitpid, *dlopen,
		*iconv_open, *inotify_init1, *link, *symlink, *mkdtemp, *posix_spawnp;
} real_of;

static void *real(const char *name, void **kept)
{
	if (!*kept)
		*kept = dlsym(RTLD_NEXT, name);
	return *kept;
}

static long number(const char *name)
{
	const char *text = getenv(name);

	return text ? atol(text) : 0;
}

static struct shim_report *map_report(const char *path)
{
	int fd = path ? REAL(open)(path, O_RDWR | O_CLOEXEC) : -1;
	void *memory = fd < 0 ? MAP_FAILED
	                      : mmap(NULL, sizeof *told.report, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);

	if (fd >= 0)
		REAL(close)(fd);
	return memory == MAP_FAILED ? NULL : memory;
}

/* Before a thread runs what the program wants it belongs to whoever makes it: the
 * C library, or a watchman, who ends the program when it has no memory. */
static __thread bool is_ours __attribute__((tls_model("initial-exec")));

__attribute__((constructor)) static void begin(void)
{
	const char *deed = getenv("TORTURE_DO"), *trace = getenv("TORTURE_TRACE");

	told.under = getenv("TORTURE_UNDER");
	told.report = map_report(getenv("TORTURE_REPORT"));
	if (!told.under || !told.report)
		return;
	told.under_length = strlen(told.under);
	told.only = getenv("TORTURE_ONLY");
	told.until = getenv("TORTURE_UNTIL");
	told.at = (unsigned)number("TORTURE_AT");
	told.any = (unsigned)number("TORTURE_ANY");
	told.memory = (unsigned)number("TORTURE_MEMORY");
	told.clock = (int)number("TORTURE_CLOCK");
	told.eof = getenv("TORTURE_EOF") != NULL;
	for (size_t i = 0; deed && i < sizeof deeds / sizeof *deeds; i++)
		if (strcmp(deeds[i].name, deed) == 0)
			told.deed = &deeds[i];
	if (trace)
		told.trace = REAL(open)(trace, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
	told.on = is_ours = true;
}

/* ---- striking ---- */

static const struct deed nothing = { "", KIND_ERROR, 0, 0 };

static void die(void)
{
	kill(getpid(), SIGKILL);
	for (;;)
		pause();
}

static bool is_healed(void)
{
	struct stat stat_now;

	return REAL(stat)(told.until, &stat_now) == 0;
}

/* The n-th error that fits the call, and again from the first on; `nothing`: none does. */
static const struct deed *error_of(enum shim_call call, unsigned n)
{
	const struct deed *found[sizeof deeds / sizeof *deeds] = { &nothing };
	unsigned count = 0;

	for (size_t i = 0; i < sizeof deeds / sizeof *deeds; i++)
		if (deeds[i].kind == KIND_ERROR && deeds[i].fits & UINT64_C(1) << call)
			found[count++] = &deeds[i];
	return found[count ? n % count : 0];
}

/* Counts a call and returns its fault; KIND_ERROR and error 0: none. */
static const struct deed *strikes(enum shim_call call)
{
	const struct deed *deed = told.deed;
	unsigned n;

	if (!told.on || (told.only && strcmp(told.only, shim_call_name((int)call)) != 0))
		return &nothing;
	n = __atomic_add_fetch(&told.report->calls, 1, __ATOMIC_SEQ_CST);
	if (!deed || !told.at || !(deed->fits & UINT64_C(1) << call) ||
	    (told.until ? n < told.at || is_healed() : n != told.at))
		return &nothing;
	if (deed->kind == KIND_ANY)
		deed = error_of(call, told.any);
	if (deed == &nothing)
		return deed;
	if (__atomic_fetch_add(&told.report->struck, 1, __ATOMIC_SEQ_CST) == 0)
		told.report->struck_call = (uint32_t)call;
	told.report->error = deed->kind == KIND_ERROR ? (uint32_t)deed->error : 0;
	if (deed->kind == KIND_KILL)
		die();
	errno = deed->error;
	return deed;
}

static bool fails(const struct deed *deed)
{
	return deed->kind == KIND_ERROR && deed->error;
}

static size_t part(const struct deed *deed, size_t size)
{
	return deed->kind == KIND_HALF || deed->kind == KIND_KILL_HALF ? (size + 1) / 2 : size;
}

/* A call that succeeds may leave anything in errno: who looks there after another call finds this. */
static void after(const struct deed *deed, bool well)
{
	if (well && told.on)
		errno = SHIM_NO_REASON;
	if (deed->kind == KIND_KILL_HALF || deed->kind == KIND_KILL_AFTER)
		die();
}

static bool is_below(const char *path)
{
	return told.on && strncmp(path, told.under, told.under_length) == 0;
}

static bool is_watched(int fd)
{
	return told.on && fd >= 0 && fd < FDS && told.watched[fd];
}

static bool is_socket(int fd)
{
	return told.on && fd >= 0 && fd < FDS && told.socket[fd];
}

/* ---- the trace ---- */

static uint32_t change(enum shim_change what, int fd, const char *path, int64_t at, const void *data,
                       size_t size)
{
	struct shim_record record = {
		.change = what, .at = at, .size = (uint32_t)size, .path = path ? (uint32_t)strlen(path) : 0
	};
	struct iovec parts[] = { { &record, sizeof record },
		                 { (void *)data, size },
		                 { (void *)path, record.path } };
	struct stat stat_now;
	uint32_t n;

	if (told.trace < 0)
		return 0;
	if (fd >= 0 ? REAL(fstat)(fd, &stat_now) == 0 : REAL(lstat)(path, &stat_now) == 0) {
		record.inode = stat_now.st_ino;
		record.folder = S_ISDIR(stat_now.st_mode);
	}
	pthread_mutex_lock(&told.tracing);
	n = told.changes++;
	if (writev(told.trace, parts, 3) < 0)
		abort();
	pthread_mutex_unlock(&told.tracing);
	return n;
}

/* ---- names ---- */

int open(const char *path, int flags, ...)
{
	const struct deed *deed = &nothing;
	struct stat before;
	bool below = is_below(path), is_new;
	mode_t mode = 0;
	va_list list;
	int fd;

	va_start(list, flags);
	if (flags & O_CREAT)
		mode = va_arg(list, mode_t);
	va_end(list);
	if (below && fails(deed = strikes(SHIM_open)))
		return -1;
	is_new = below && flags & O_CREAT && REAL(lstat)(path, &before) < 0;
	fd = REAL(open)(path, flags, mode);
	if (below && fd >= 0 && fd < FDS) {
		told.watched[fd] = true;
		if (is_new)
			change(CHANGE_NEW, fd, path, 0, NULL, 0);
	}
	after(deed, fd >= 0);
	return fd;
}

int close(int fd)
{
	const struct deed *deed = &nothing;
	int result;

	if (is_watched(fd)) {
		deed = strikes(SHIM_close);
		told.watched[fd] = told.torn[fd] = false;
	}
	if (is_socket(fd))
		told.socket[fd] = false;
	result = REAL(close)(fd);
	if (fails(deed)) { /* it is closed all the same */
		errno = deed->error;
		return -1;
	}
	after(deed, result == 0);
	return result;
}

int rename(const char *from, const char *to)
{
	const struct deed *deed = &nothing;
	int result;

	if (is_below(to) && fails(deed = strikes(SHIM_rename)))
		return -1;
	result = REAL(rename)(from, to);
	if (result == 0 && is_below(to))
		change(CHANGE_NAME, -1, to, 0, from, strlen(from));
	after(deed, result == 0);
	return result;
}

int unlink(const char *path)
{
	const struct deed *deed = &nothing;
	int result;

	if (is_below(path) && fails(deed = strikes(SHIM_unlink)))
		return -1;
	result = REAL(unlink)(path);
	if (result == 0 && is_below(path))
		change(CHANGE_GONE, -1, path, 0, NULL, 0);
	after(deed, result == 0);
	return result;
}

int mkdir(const char *path, mode_t mode)
{
	const struct deed *deed = &nothing;
	int result;

	if (is_below(path) && fails(deed = strikes(SHIM_mkdir)))
		return -1;
	result = REAL(mkdir)(path, mode);
	if (result == 0 && is_below(path))
		change(CHANGE_FOLDER, -1, path, 0, NULL, 0);
	after(deed, result == 0);
	return result;
}

/* ---- bytes ---- */

static bool is_terminal(int fd)
{
	return told.on && fd == STDOUT_FILENO && isatty(fd);
}

ssize_t write(int fd, const void *bytes, size_t size)
{
	bool paints = is_terminal(fd);
	const struct deed *deed = paints           ? strikes(SHIM_paint)
	                          : is_watched(fd) ? strikes(SHIM_write)
	                          : is_socket(fd)  ? strikes(SHIM_send)
	                                           : &nothing;
	ssize_t done;

	if (fails(deed))
		return -1;
	done = REAL(write)(fd, bytes, part(deed, size));
	if (paints && done > 0 && deed->kind != KIND_KILL_HALF) /* half a picture shows half a word */
		told.report->painted += (uint64_t)done;
	else if (done > 0 && is_watched(fd)) /* only appended files are written so */
		change(CHANGE_DATA, fd, NULL, REAL(lseek)(fd, 0, SEEK_CUR) - done, bytes, (size_t)done);
	after(deed, done >= 0);
	return done;
}

ssize_t pwrite(int fd, const void *bytes, size_t size, off_t at)
{
	const struct deed *deed = is_watched(fd) ? strikes(SHIM_pwrite) : &nothing;
	ssize_t done;

	if (fails(deed))
		return -1;
	done = REAL(pwrite)(fd, bytes, part(deed, size), at);
	if (done > 0 && is_watched(fd))
		change(CHANGE_DATA, fd, NULL, at, bytes, (size_t)done);
	after(deed, done >= 0);
	return done;
}

ssize_t read(int fd, void *bytes, size_t size)
{
	const struct deed *deed = is_watched(fd)  ? strikes(SHIM_read)
	                          : is_socket(fd) ? strikes(SHIM_recv)
	                                          : &nothing;
	ssize_t done;

	if (told.eof && fd == STDIN_FILENO && is_healed())
		return 0;
	if (fails(deed))
		return -1;
	done = REAL(read)(fd, bytes, part(deed, size));
	after(deed, done >= 0);
	return done;
}

ssize_t pread(int fd, void *bytes, size_t size, off_t at)
{
	const struct deed *deed = is_watched(fd) ? strikes(SHIM_pread) : &nothing;
	ssize_t done;

	if (fails(deed))
		return -1;
	done = REAL(pread)(fd, bytes, part(deed, size), at);
	after(deed, done >= 0);
	return done;
}

int ftruncate(int fd, off_t size)
{
	const struct deed *deed = is_watched(fd) ? strikes(SHIM_ftruncate) : &nothing;
	int result;

	if (fails(deed))
		return -1;
	result = REAL(ftruncate)(fd, size);
	if (result == 0 && is_watched(fd))
		change(CHANGE_CUT, fd, NULL, size, NULL, 0);
	after(deed, result == 0);
	return result;
}

static int sync_with(int (*how)(int fd), enum shim_call call, int fd)
{
	const struct deed *deed = is_watched(fd) ? strikes(call) : &nothing;
	uint32_t asked;
	int result;

	if (fails(deed)) {
		if (deed->error != EINTR)
			change(CHANGE_LOST, fd, NULL, 0, NULL, 0);
		errno = deed->error;
		return -1;
	}
	asked = is_watched(fd) ? change(CHANGE_SYNC, fd, NULL, 0, NULL, 0) : 0;
	result = how(fd);
	if (result == 0 && is_watched(fd))
		change(CHANGE_SYNCED, fd, NULL, asked, NULL, 0);
	after(deed, result == 0);
	return result;
}

int fsync(int fd)
{
	return sync_with(REAL(fsync), SHIM_fsync, fd);
}

int fdatasync(int fd)
{
	return sync_with(REAL(fdatasync), SHIM_fdatasync, fd);
}

/* ---- calls that change nothing ---- */

#define FORWARD(result, failed, name, call, watched, list, ...)                 \
	result name list                                                        \
	{                                                                       \
		const struct deed *deed = (watched) ? strikes(call) : &nothing; \
		result done;                                                    \
                                                                                \
		if (fails(deed))                                                \
			return failed;                                          \
		done = REAL(name)(__VA_ARGS__);                                 \
		after(deed, done != failed);                                    \
		return done;                                                    \
	}

FORWARD(int, -1, fstat, SHIM_fstat, is_watched(fd), (int fd, struct stat *out), fd, out)
FORWARD(int, -1, stat, SHIM_stat, is_below(path), (const char *restrict path, struct stat *restrict out),
        path, out)
FORWARD(int, -1, lstat, SHIM_lstat, is_below(path), (const char *restrict path, struct stat *restrict out),
        path, out)
FORWARD(int, -1, flock, SHIM_flock, is_watched(fd), (int fd, int how), fd, how)
FORWARD(char *, NULL, realpath, SHIM_realpath, is_below(path),
        (const char *restrict path, char *restrict out), path, out)
FORWARD(int, -1, pipe, SHIM_pipe, told.on, (int fds[2]), fds)
FORWARD(int, -1, link, SHIM_link, is_below(to), (const char *from, const char *to), from, to)
FORWARD(int, -1, symlink, SHIM_symlink, is_below(to), (const char *from, const char *to), from, to)
FORWARD(char *, NULL, mkdtemp, SHIM_mkdtemp, is_below(path), (char *path), path)
FORWARD(int, -1, inotify_add_watch, SHIM_inotify, is_below(path), (int fd, const char *path, uint32_t mask),
        fd, path, mask)
FORWARD(int, -1, inotify_init1, SHIM_inotify, told.on, (int flags), flags)

/* A signal comes while it waits: a loop that asks again at once would take a processor until all is well. */
int poll(struct pollfd *fds, nfds_t count, int wait)
{
	const struct deed *deed = told.on ? strikes(SHIM_poll) : &nothing;
	int done;

	if (fails(deed)) {
		if (told.until)
			REAL(poll)(NULL, 0, wait < 0 || wait > SIGNAL_MS ? SIGNAL_MS : wait);
		errno = deed->error;
		return -1;
	}
	done = REAL(poll)(fds, count, wait);
	after(deed, done != -1);
	return done;
}

FORWARD(int, -1, access, SHIM_access, is_below(path), (const char *path, int how), path, how)
FORWARD(int, -1, scandir, SHIM_scandir, is_below(path),
        (const char *restrict path, struct dirent ***restrict out, int (*wanted)(const struct dirent *),
         int (*compare)(const struct dirent **, const struct dirent **)),
        path, out, wanted, compare)
FORWARD(off_t, -1, lseek, SHIM_lseek, is_watched(fd), (int fd, off_t at, int from), fd, at, from)
FORWARD(int, -1, fseeko, SHIM_fseeko, is_watched(fileno(file)), (FILE * file, off_t at, int from), file, at,
        from)
FORWARD(int, -1, statx, SHIM_statx, is_watched(fd),
        (int fd, const char *restrict path, int flags, unsigned mask, struct statx *restrict out), fd, path,
        flags, mask, out)
FORWARD(int, -1, fstatat, SHIM_fstatat, is_watched(fd),
        (int fd, const char *restrict path, struct stat *restrict out, int flags), fd, path, out, flags)
FORWARD(int, -1, fstatfs, SHIM_fstatfs, is_watched(fd), (int fd, struct statfs *out), fd, out)
FORWARD(int, -1, fchmod, SHIM_fchmod, is_watched(fd), (int fd, mode_t mode), fd, mode)
FORWARD(int, -1, fchown, SHIM_fchown, is_watched(fd), (int fd, uid_t user, gid_t group), fd, user, group)
FORWARD(int, -1, lchown, SHIM_lchown, is_below(path), (const char *path, uid_t user, gid_t group), path, user,
        group)
FORWARD(int, -1, utimensat, SHIM_utimensat, is_below(path),
        (int fd, const char *path, const struct timespec times[2], int flags), fd, path, times, flags)
FORWARD(char *, NULL, getcwd, SHIM_getcwd, told.on, (char *out, size_t size), out, size)
FORWARD(iconv_t, (iconv_t)-1, iconv_open, SHIM_iconv, told.on, (const char *to, const char *from), to, from)

/* ---- processes and sockets ---- */

FORWARD(int, -1, socketpair, SHIM_socketpair, told.on, (int family, int kind, int protocol, int ends[2]),
        family, kind, protocol, ends)
FORWARD(int, -1, connect, SHIM_connect, told.on, (int fd, const struct sockaddr *to, socklen_t size), fd, to,
        size)
FORWARD(int, -1, bind, SHIM_bind, told.on, (int fd, const struct sockaddr *at, socklen_t size), fd, at, size)
FORWARD(int, -1, listen, SHIM_listen, told.on, (int fd, int most), fd, most)
FORWARD(int, -1, getsockname, SHIM_getsockname, told.on,
        (int fd, struct sockaddr *restrict out, socklen_t *restrict size), fd, out, size)
FORWARD(int, -1, setsockopt, SHIM_setsockopt, told.on,
        (int fd, int level, int name, const void *value, socklen_t size), fd, level, name, value, size)
FORWARD(int, -1, getifaddrs, SHIM_getifaddrs, told.on, (struct ifaddrs * *out), out)
FORWARD(int, EAI_SYSTEM, getaddrinfo, SHIM_getaddrinfo, told.on,
        (const char *restrict node, const char *restrict service, const struct addrinfo *restrict hints,
         struct addrinfo **restrict out),
        node, service, hints, out)
FORWARD(pid_t, -1, fork, SHIM_fork, told.on, (void))
FORWARD(pid_t, -1, waitpid, SHIM_waitpid, told.on, (pid_t pid, int *status, int options), pid, status,
        options)

int socket(int family, int kind, int protocol)
{
	const struct deed *deed = told.on ? strikes(SHIM_socket) : &nothing;
	int fd = fails(deed) ? -1 : REAL(socket)(family, kind, protocol);

	if (fd >= 0 && fd < FDS)
		told.socket[fd] = told.on;
	after(deed, fd >= 0);
	return fd;
}

ssize_t send(int fd, const void *bytes, size_t size, int flags)
{
	const struct deed *deed = told.on ? strikes(SHIM_send) : &nothing;
	ssize_t done = fails(deed) ? -1 : REAL(send)(fd, bytes, part(deed, size), flags);

	after(deed, done >= 0);
	return done;
}

ssize_t recv(int fd, void *bytes, size_t size, int flags)
{
	const struct deed *deed = told.on ? strikes(SHIM_recv) : &nothing;
	ssize_t done = fails(deed) ? -1 : REAL(recv)(fd, bytes, part(deed, size), flags);

	after(deed, done >= 0);
	return done;
}

int posix_spawn(pid_t *restrict pid, const char *restrict path, const posix_spawn_file_actions_t *actions,
                const posix_spawnattr_t *restrict attributes, char *const argv[restrict],
                char *const envp[restrict])
{
	const struct deed *deed = told.on ? strikes(SHIM_spawn) : &nothing;

	return fails(deed) ? deed->error : REAL(posix_spawn)(pid, path, actions, attributes, argv, envp);
}

int posix_spawnp(pid_t *restrict pid, const char *restrict file, const posix_spawn_file_actions_t *actions,
                 const posix_spawnattr_t *restrict attributes, char *const argv[restrict],
                 char *const envp[restrict])
{
	const struct deed *deed = told.on ? strikes(SHIM_spawn) : &nothing;

	return fails(deed) ? deed->error : REAL(posix_spawnp)(pid, file, actions, attributes, argv, envp);
}

/* What the loader says of it is left there by a name that no library has. */
void *dlopen(const char *file, int flags)
{
	const struct deed *deed = told.on ? strikes(SHIM_dlopen) : &nothing;

	return REAL(dlopen)(fails(deed) ? "torture.so.none" : file, flags);
}

int fcntl(int fd, int what, ...)
{
	const struct deed *deed = told.on && what == F_DUPFD_CLOEXEC ? strikes(SHIM_fcntl) : &nothing;
	va_list list;
	void *arg;

	va_start(list, what);
	arg = va_arg(list, void *);
	va_end(list);
	return fails(deed) ? -1 : REAL(fcntl)(fd, what, arg);
}

/* ---- folders and streams ---- */

/* A folder that breaks off is told from its end by errno alone. */
struct dirent *readdir(DIR *folder)
{
	const struct deed *deed = is_watched(dirfd(folder)) ? strikes(SHIM_readdir) : &nothing;

	return fails(deed) ? NULL : REAL(readdir)(folder);
}

DIR *opendir(const char *path)
{
	const struct deed *deed = is_below(path) ? strikes(SHIM_opendir) : &nothing;
	DIR *folder = fails(deed) ? NULL : REAL(opendir)(path);

	if (folder && is_below(path) && dirfd(folder) < FDS)
		told.watched[dirfd(folder)] = true;
	after(deed, folder != NULL);
	return folder;
}

/* Its descriptor is closed by the C library itself. */
int closedir(DIR *folder)
{
	int fd = dirfd(folder);

	if (is_watched(fd))
		told.watched[fd] = false;
	return REAL(closedir)(folder);
}

FILE *fdopen(int fd, const char *how)
{
	const struct deed *deed = is_watched(fd) ? strikes(SHIM_fdopen) : &nothing;

	return fails(deed) ? NULL : REAL(fdopen)(fd, how);
}

/* Whether reading from the stream fails from here on. */
static bool is_torn(FILE *file, enum shim_call call)
{
	int fd = fileno(file);

	if (!is_watched(fd))
		return false;
	if (fails(strikes(call)))
		told.torn[fd] = true;
	return told.torn[fd];
}

ssize_t getline(char **restrict out, size_t *restrict room, FILE *restrict file)
{
	return is_torn(file, SHIM_getline) ? -1 : REAL(getline)(out, room, file);
}

char *fgets(char *restrict out, int size, FILE *restrict file)
{
	return is_torn(file, SHIM_fgets) ? NULL : REAL(fgets)(out, size, file);
}

int ferror(FILE *file)
{
	int fd = fileno(file);

	return (is_watched(fd) && told.torn[fd]) || REAL(ferror)(file);
}

int dprintf(int fd, const char *restrict format, ...)
{
	const struct deed *deed = is_watched(fd) ? strikes(SHIM_dprintf) : &nothing;
	va_list list;
	int done;

	if (fails(deed))
		return -1;
	va_start(list, format);
	done = vdprintf(fd, format, list);
	va_end(list);
	return done;
}

/* ---- threads ---- */

struct thread {
	void *(*run)(void *arg);
	void *arg;
};

static void *run_thread(void *arg)
{
	struct thread thread = *(struct thread *)arg;

	free(arg);
	is_ours = true;
	return thread.run(thread.arg);
}

int pthread_create(pthread_t *restrict out, const pthread_attr_t *restrict attr, void *(*run)(void *),
                   void *restrict arg)
{
	const struct deed *deed = told.on ? strikes(SHIM_thread) : &nothing;
	struct thread *thread;
	int result;

	if (fails(deed))
		return errno;
	thread = REAL(malloc)(sizeof *thread);
	if (!thread)
		abort();
	*thread = (struct thread){ run, arg };
	result = REAL(pthread_create)(out, attr, run_thread, thread);
	if (result)
		free(thread);
	after(deed, result == 0);
	return result;
}

FILE *fopen(const char *restrict path, const char *restrict how)
{
	const struct deed *deed = is_below(path) ? strikes(SHIM_fopen) : &nothing;
	FILE *file = fails(deed) ? NULL : REAL(fopen)(path, how);

	if (file && is_below(path) && fileno(file) < FDS)
		told.watched[fileno(file)] = true;
	after(deed, file != NULL);
	return file;
}

int fflush(FILE *file)
{
	if (file == stdout && is_terminal(STDOUT_FILENO))
		told.report->painted += __fpending(file);
	return REAL(fflush)(file);
}

/* A stream is only written when it is flushed: a failure is told at its end. */
int fclose(FILE *file)
{
	int fd = fileno(file), result;
	const struct deed *deed = is_watched(fd) ? strikes(SHIM_fclose) : &nothing;

	if (is_watched(fd))
		told.watched[fd] = told.torn[fd] = false;
	result = REAL(fclose)(file);
	if (fails(deed)) {
		errno = deed->error;
		return EOF;
	}
	after(deed, result == 0);
	return result;
}

/* ---- whose call it is ---- */

/* Who called is asked of the whole stack: curses has strdup allocate for it, and
 * gives strlen what it got. What only hands on is looked through; frames of no
 * library that is known are of the program. */
static _Unwind_Reason_Code look_at(struct _Unwind_Context *frame, void *found)
{
	static const char *const between[] = { "/shim.so", "/libc.so", "/libc-", "/ld-", "san.so" };
	bool *is_curses = found;
	Dl_info info;

	if (!dladdr((void *)_Unwind_GetIP(frame), &info) || !info.dli_fname)
		return _URC_NORMAL_STOP;
	for (size_t i = 0; i < sizeof between / sizeof *between; i++)
		if (strstr(info.dli_fname, between[i]))
			return _URC_NO_REASON;
	*is_curses = strstr(info.dli_fname, "/libncurses") || strstr(info.dli_fname, "/libtinfo");
	return _URC_NORMAL_STOP;
}

/* Not the program above it nor one that it calls back. */
static bool is_curses_at_work(void)
{
	bool found = false;

	_Unwind_Backtrace(look_at, &found);
	return found;
}

/* ---- the clock ---- */

time_t time(time_t *out)
{
	struct timespec now;

	clock_gettime(CLOCK_REALTIME, &now);
	if (out)
		*out = now.tv_sec;
	return now.tv_sec;
}

/* Curses measures how long it has waited by it: after a step back of an hour it would wait for an hour more.
 */
int clock_gettime(clockid_t id, struct timespec *out)
{
	int result = REAL(clock_gettime)(id, out);

	if (told.on && (told.clock || told.report->ahead_s) && id == CLOCK_REALTIME && !is_curses_at_work())
		out->tv_sec +=
			told.report->ahead_s -
			(time_t)told.clock * __atomic_add_fetch(&told.report->clocks, 1, __ATOMIC_SEQ_CST);
	return result;
}

/* ---- a crash ---- */

static void (*crash_handler[NSIG])(int number);

static void on_crash(int number)
{
	told.report->in_curses = is_curses_at_work();
	crash_handler[number](number);
}

/* The program gives the terminal back when it crashes: before that is noted
 * where it does. */
int sigaction(int number, const struct sigaction *restrict action, struct sigaction *restrict old)
{
	struct sigaction ours;

	if (!told.on || !action || action->sa_handler == SIG_DFL || action->sa_handler == SIG_IGN ||
	    (number != SIGSEGV && number != SIGBUS && number != SIGABRT))
		return REAL(sigaction)(number, action, old);
	ours = *action;
	crash_handler[number] = action->sa_handler;
	ours.sa_handler = on_crash;
	return REAL(sigaction)(number, &ours, old);
}

/* ---- memory ---- */

static bool is_gone(void)
{
	uint64_t n;

	if (!told.on || !is_ours)
		return false;
	n = __atomic_add_fetch(&told.report->allocations, 1, __ATOMIC_SEQ_CST);
	if (n != told.memory)
		return false;
	told.report->kept_memory = n;
	told.report->of_curses = is_curses_at_work();
	errno = ENOMEM;
	return true;
}

void *malloc(size_t size)
{
	return is_gone() ? NULL : REAL(malloc)(size);
}

/* Looking up a name may allocate: that is done before anything is counted. */
void *calloc(size_t count, size_t size)
{
	return is_gone() ? NULL : REAL(calloc)(count, size);
}

void *realloc(void *old, size_t size)
{
	return is_gone() ? NULL : REAL(realloc)(old, size);
}
