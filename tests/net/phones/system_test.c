/* SPDX-License-Identifier: MIT */
/*
 * What the phones' side asks of the system, which this test is: addresses of computers that it is not run on,
 * and what the server's process gives up, call by call, on kernels old and new. TAP.
 */
#include <config.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <arpa/inet.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <ifaddrs.h>
#include <netdb.h>
#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "net/library.h"
#include "net/phones/address.h"
#include "net/phones/confine.h"

enum { FD = 100 }; /* what this system hands out */

static char heard[4000]; /* what it was asked */

static void note(const char *format, ...) __attribute__((format(printf, 1, 2)));

static void note(const char *format, ...)
{
	size_t end = strlen(heard);
	va_list list;

	va_start(list, format);
	vsnprintf(heard + end, sizeof heard - end, format, list);
	va_end(list);
	end = strlen(heard);
	snprintf(heard + end, sizeof heard - end, " ");
}

static int fails(int error)
{
	errno = error;
	return error ? -1 : 0;
}

/* ---- a computer and its addresses ---- */

static struct computer {
	const char *addresses;       /* of its interfaces; "-": the list cannot be had */
	const char *route4, *route6; /* its own address towards others; NULL: there is no way */
	int socket, bind, listen;    /* errno of that call; 0: it does */
	int resolve;                 /* what reading an address answers */
} computer;

union any {
	struct sockaddr any;
	struct sockaddr_in v4;
	struct sockaddr_in6 v6;
};

static void fill(const char *text, union any *out)
{
	bool six = strchr(text, ':');

	out->any.sa_family = six ? AF_INET6 : AF_INET;
	inet_pton(six ? AF_INET6 : AF_INET, text,
	          six ? (void *)&out->v6.sin6_addr : (void *)&out->v4.sin_addr);
}

static const char *text_of(const struct sockaddr *from, char out[60])
{
	const union any *a = (const void *)from;
	char bytes[INET6_ADDRSTRLEN];

	inet_ntop(from->sa_family,
	          from->sa_family == AF_INET ? (const void *)&a->v4.sin_addr : &a->v6.sin6_addr, bytes,
	          sizeof bytes);
	snprintf(out, 60, "%s/%d", bytes, ntohs(a->v4.sin_port));
	return out;
}

static struct ifaddrs interface[12];
static union any interface_address[12];

int getifaddrs(struct ifaddrs **all)
{
	char list[400], *at = list, *word;
	int count = 0;

	if (strcmp(computer.addresses, "-") == 0)
		return fails(ENOMEM);
	snprintf(list, sizeof list, "%s", computer.addresses);
	memset(interface, 0, sizeof interface);
	memset(interface_address, 0xff, sizeof interface_address); /* what is not filled in is no zeros */
	while ((word = strsep(&at, " ")) && *word) {
		interface[count].ifa_addr = strcmp(word, "none") == 0 ? NULL : &interface_address[count].any;
		if (strcmp(word, "packet") == 0)
			interface_address[count].any.sa_family = AF_PACKET;
		else
			fill(word, &interface_address[count]);
		if (count)
			interface[count - 1].ifa_next = &interface[count];
		count++;
	}
	*all = count ? interface : NULL;
	return 0;
}

void freeifaddrs(struct ifaddrs *all)
{
	(void)all;
}

int getaddrinfo(const char *name, const char *service, const struct addrinfo *hints, struct addrinfo **found)
{
	__typeof__(getaddrinfo) *own;

	*(void **)&own = dlsym(RTLD_NEXT, "getaddrinfo");
	errno = EIO;
	return computer.resolve ? computer.resolve : own(name, service, hints, found);
}

static int family_of_socket, sockets; /* that are open */

int socket(int family, int type, int protocol)
{
	if (type == SOCK_STREAM)
		note("socket%s", family == AF_INET6 ? "6" : "");
	family_of_socket = family;
	if (type == SOCK_STREAM && computer.socket)
		return fails(computer.socket);
	sockets++;
	return FD + protocol;
}

int connect(int fd, const struct sockaddr *to, socklen_t size)
{
	char text[60];

	if (strcmp(text_of(to, text), to->sa_family == AF_INET ? "192.0.2.1/9" : "2001:db8::1/9") != 0 ||
	    fd != FD ||
	    size != (to->sa_family == AF_INET ? sizeof(struct sockaddr_in) : sizeof(struct sockaddr_in6)))
		note("connect %s", text);
	if (to->sa_family == AF_INET6 && ((const union any *)(const void *)to)->v6.sin6_flowinfo)
		note("flow");
	return (to->sa_family == AF_INET ? computer.route4 : computer.route6) ? 0 : fails(ENETUNREACH);
}

static int bound_port;

int getsockname(int fd, struct sockaddr *out, socklen_t *size)
{
	union any *a = (void *)out;

	(void)fd;
	if (*size < (family_of_socket == AF_INET ? sizeof a->v4 : sizeof a->v6))
		return fails(EINVAL);
	if (bound_port < 0)
		fill(family_of_socket == AF_INET ? computer.route4 : computer.route6, a);
	else
		a->v4.sin_port = htons((uint16_t)(bound_port ? bound_port : 4711));
	return 0;
}

int bind(int fd, const struct sockaddr *at, socklen_t size)
{
	char text[60];

	(void)size;
	note("bind %d %s", fd - FD, text_of(at, text));
	bound_port = ntohs(((const union any *)(const void *)at)->v4.sin_port);
	return fails(computer.bind);
}

int listen(int fd, int most)
{
	note("listen %d %d", fd - FD, most);
	return fails(computer.listen);
}

int setsockopt(int fd, int level, int option, const void *value, socklen_t size)
{
	note("%s %d",
	     level == SOL_SOCKET && option == SO_REUSEADDR    ? "again"
	     : level == IPPROTO_IPV6 && option == IPV6_V6ONLY ? "only6"
	                                                      : "?",
	     fd == FD && size == sizeof(int) ? *(const int *)value : -1);
	return 0;
}

int fcntl(int fd, int what, ...)
{
	va_list list;
	int value;

	va_start(list, what);
	value = va_arg(list, int);
	va_end(list);
	note("%s", fd != FD                                 ? "?"
	           : what == F_SETFD && value == FD_CLOEXEC ? "cloexec"
	           : what == F_SETFL && value == O_NONBLOCK ? "nonblock"
	                                                    : "?");
	return 0;
}

static int closing; /* errno of close */

int close(int fd)
{
	if (fd != FD || bound_port >= 0)
		note("close %d", fd - FD);
	sockets -= fd == FD;
	return fails(closing);
}

#define ONE_OF ": start with --phones-bind=ADDRESS, one of 127.0.0.1, ::1, 10.0.0.2, fd00::2; "
#define SOCKET "socket again 1 cloexec nonblock bind 0 "
#define SOCKET6 "socket6 again 1 only6 1 cloexec nonblock bind 0 "
#define HOME .addresses = "none packet 127.0.0.1 ::1 10.0.0.2 8.8.8.8 fe80::1 fd00::2 2001:db8::5"

struct place_of {
	struct computer computer;
	const char *bind; /* NULL: only where it is now */
	int port;
	const char *says; /* where it listens and what it has asked; or why it does not */
};

static const struct place_of places_of[] = {
	{ { HOME, .route4 = "10.0.0.2" }, "", 0, "10.0.0.2:4711; " SOCKET "10.0.0.2/0 listen 0 64 " },
	{ { HOME, .route4 = "10.0.0.2" }, NULL, 0, "10.0.0.2:0; " },
	{ { HOME, .route4 = "10.0.0.2" }, "", 8080, "10.0.0.2:8080; " SOCKET "10.0.0.2/8080 listen 0 64 " },
	{ { HOME }, "", 0, "this computer is not on a network" ONE_OF },
	{ { HOME }, NULL, 0, "; " },
	{ { .addresses = "" }, "", 0, "this computer is not on a network; " },
	{ { .addresses = "-" }, "", 0, "this computer is not on a network; " },
	{ { HOME, .route6 = "fd00::2" }, "", 0, "[fd00::2]:4711; " SOCKET6 "fd00::2/0 listen 0 64 " },
	{ { HOME, .route6 = "fc00::2" }, "", 0, "[fc00::2]:4711; " SOCKET6 "fc00::2/0 listen 0 64 " },
	{ { HOME, .route4 = "8.8.8.8", .route6 = "fd00::2" },
	  "",
	  5,
	  "[fd00::2]:5; " SOCKET6 "fd00::2/5 listen 0 64 " },
	{ { HOME, .route4 = "8.8.8.8" }, "", 0, "8.8.8.8 is not a private address" ONE_OF },
	{ { HOME, .route4 = "8.8.8.8", .route6 = "2001:db8::5" },
	  "",
	  0,
	  "8.8.8.8 is not a private address" ONE_OF },
	{ { HOME, .route6 = "2001:db8::5" }, "", 0, "this computer is not on a network" ONE_OF },
	{ { HOME, .route6 = "2001:db8::5" }, NULL, 0, "; " },
	{ { HOME, .route4 = "127.0.0.1" }, NULL, 0, "; " },
	{ { HOME, .route4 = "10.0.0.2" }, "127.0.0.1", 1, "127.0.0.1:1; " SOCKET "127.0.0.1/1 listen 0 64 " },
	{ { HOME, .route4 = "10.0.0.2" }, "127.9.9.9", 1, "127.9.9.9:1; " SOCKET "127.9.9.9/1 listen 0 64 " },
	{ { HOME, .route4 = "10.0.0.2" }, "128.0.0.1", 1, "128.0.0.1 is not a private address" ONE_OF },
	{ { HOME, .route4 = "10.0.0.2" }, "126.0.0.1", 1, "126.0.0.1 is not a private address" ONE_OF },
	{ { HOME, .route4 = "10.0.0.2" }, "::1", 1, "[::1]:1; " SOCKET6 "::1/1 listen 0 64 " },
	{ { HOME, .route4 = "10.0.0.2" }, "::2", 1, "::2 is not a private address" ONE_OF },
	{ { HOME, .route4 = "10.0.0.2" },
	  "10.255.255.255",
	  1,
	  "10.255.255.255:1; " SOCKET "10.255.255.255/1 listen 0 64 " },
	{ { HOME, .route4 = "10.0.0.2" }, "11.0.0.0", 1, "11.0.0.0 is not a private address" ONE_OF },
	{ { HOME, .route4 = "10.0.0.2" },
	  "9.255.255.255",
	  1,
	  "9.255.255.255 is not a private address" ONE_OF },
	{ { HOME, .route4 = "10.0.0.2" },
	  "172.16.0.0",
	  1,
	  "172.16.0.0:1; " SOCKET "172.16.0.0/1 listen 0 64 " },
	{ { HOME, .route4 = "10.0.0.2" },
	  "172.31.255.255",
	  1,
	  "172.31.255.255:1; " SOCKET "172.31.255.255/1 listen 0 64 " },
	{ { HOME, .route4 = "10.0.0.2" }, "172.32.0.0", 1, "172.32.0.0 is not a private address" ONE_OF },
	{ { HOME, .route4 = "10.0.0.2" },
	  "172.15.255.255",
	  1,
	  "172.15.255.255 is not a private address" ONE_OF },
	{ { HOME, .route4 = "10.0.0.2" },
	  "192.168.0.0",
	  1,
	  "192.168.0.0:1; " SOCKET "192.168.0.0/1 listen 0 64 " },
	{ { HOME, .route4 = "10.0.0.2" },
	  "192.168.255.255",
	  1,
	  "192.168.255.255:1; " SOCKET "192.168.255.255/1 listen 0 64 " },
	{ { HOME, .route4 = "10.0.0.2" }, "192.169.0.0", 1, "192.169.0.0 is not a private address" ONE_OF },
	{ { HOME, .route4 = "10.0.0.2" }, "192.167.0.0", 1, "192.167.0.0 is not a private address" ONE_OF },
	{ { HOME, .route4 = "10.0.0.2" },
	  "169.254.1.1",
	  1,
	  "169.254.1.1:1; " SOCKET "169.254.1.1/1 listen 0 64 " },
	{ { HOME, .route4 = "10.0.0.2" }, "169.253.0.0", 1, "169.253.0.0 is not a private address" ONE_OF },
	{ { HOME, .route4 = "10.0.0.2" }, "169.255.0.0", 1, "169.255.0.0 is not a private address" ONE_OF },
	{ { HOME, .resolve = EAI_SYSTEM }, "10.0.0.2", 1, "10.0.0.2: Input/output error; " },
	{ { HOME, .resolve = EAI_MEMORY }, "10.0.0.2", 1, "10.0.0.2: Cannot allocate memory; " },
	{ { HOME, .route4 = "10.0.0.2" }, "fd00::9", 1, "[fd00::9]:1; " SOCKET6 "fd00::9/1 listen 0 64 " },
	{ { HOME, .route4 = "10.0.0.2" }, "fc00::9", 1, "[fc00::9]:1; " SOCKET6 "fc00::9/1 listen 0 64 " },
	{ { HOME, .route4 = "10.0.0.2" }, "fe00::9", 1, "fe00::9 is not a private address" ONE_OF },
	{ { HOME, .route4 = "10.0.0.2" }, "fb00::9", 1, "fb00::9 is not a private address" ONE_OF },
	{ { HOME, .route4 = "10.0.0.2" }, "fe80::1", 1, "browsers cannot open fe80::1" ONE_OF },
	{ { HOME, .route4 = "10.0.0.2" }, "febf::1", 1, "browsers cannot open febf::1" ONE_OF },
	{ { HOME, .route4 = "10.0.0.2" }, "fec0::1", 1, "fec0::1 is not a private address" ONE_OF },
	{ { HOME, .route4 = "10.0.0.2" }, "2001:db8::5", 1, "2001:db8::5 is not a private address" ONE_OF },
	{ { HOME, .route4 = "10.0.0.2" }, "8.8.8.8", 1, "8.8.8.8 is not a private address" ONE_OF },
	{ { HOME, .route4 = "10.0.0.2" }, "localhost", 1, "type the address to listen at in digits" ONE_OF },
	{ { HOME, .route4 = "10.0.0.2" }, "10.0.0", 1, "10.0.0.0:1; " SOCKET "10.0.0.0/1 listen 0 64 " },
	{ { HOME, .route4 = "10.0.0.2" },
	  "0000:0000:0000:0000:0000:0000:0000:0000:0000:0000:0000:00000001",
	  1,
	  "type the address to listen at in digits" ONE_OF },
	{ { HOME, .route4 = "10.0.0.2" }, "", 1, "10.0.0.2:1; " SOCKET "10.0.0.2/1 listen 0 64 " },
	{ { HOME, .route4 = "10.0.0.2" },
	  "127.0.0.1",
	  -1,
	  "-1 is not a port: allowed: 1 to 65535, or none for any; " },
	{ { HOME, .route4 = "10.0.0.2" },
	  "127.0.0.1",
	  65535,
	  "127.0.0.1:65535; " SOCKET "127.0.0.1/65535 listen 0 64 " },
	{ { HOME, .route4 = "10.0.0.2" },
	  "127.0.0.1",
	  65536,
	  "65536 is not a port: allowed: 1 to 65535, or none for any; " },
	{ { HOME, .route4 = "10.0.0.2", .bind = EADDRINUSE },
	  "10.0.0.2",
	  0,
	  "cannot listen at 10.0.0.2: Address already in use; " SOCKET "10.0.0.2/0 close 0 " },
	{ { HOME, .route4 = "10.0.0.2", .bind = EADDRINUSE },
	  "10.0.0.2",
	  80,
	  "port 80 is taken: name another, or none for any; " SOCKET "10.0.0.2/80 close 0 " },
	{ { HOME, .route4 = "10.0.0.2", .bind = EACCES },
	  "10.0.0.2",
	  0,
	  "cannot listen at 10.0.0.2: Permission denied; " SOCKET "10.0.0.2/0 close 0 " },
	{ { HOME, .route4 = "10.0.0.2", .bind = EACCES },
	  "10.0.0.2",
	  80,
	  "port 80 needs special rights: name one above 1023; " SOCKET "10.0.0.2/80 close 0 " },
	{ { HOME, .route4 = "10.0.0.2", .bind = EADDRNOTAVAIL },
	  "10.0.0.2",
	  0,
	  "10.0.0.2 is not an address of this computer" ONE_OF SOCKET "10.0.0.2/0 close 0 " },
	{ { HOME, .route4 = "10.0.0.2", .bind = EADDRNOTAVAIL },
	  "10.0.0.2",
	  80,
	  "10.0.0.2 is not an address of this computer" ONE_OF SOCKET "10.0.0.2/80 close 0 " },
	{ { HOME, .route4 = "10.0.0.2", .bind = ENOBUFS },
	  "10.0.0.2",
	  0,
	  "cannot listen at 10.0.0.2: No buffer space available; " SOCKET "10.0.0.2/0 close 0 " },
	{ { HOME, .route4 = "10.0.0.2", .bind = ENOBUFS },
	  "10.0.0.2",
	  80,
	  "cannot listen at 10.0.0.2: No buffer space available; " SOCKET "10.0.0.2/80 close 0 " },
	{ { HOME, .route4 = "10.0.0.2", .listen = EADDRINUSE },
	  "fd00::2",
	  80,
	  "port 80 is taken: name another, or none for any; " SOCKET6 "fd00::2/80 listen 0 64 close 0 " },
	{ { HOME, .route4 = "10.0.0.2", .socket = EMFILE },
	  "10.0.0.2",
	  80,
	  "cannot listen at 10.0.0.2: Too many open files; socket " },
	{ { HOME, .route4 = "10.0.0.2", .socket = EAFNOSUPPORT },
	  "fd00::2",
	  0,
	  "cannot listen at fd00::2: Address family not supported by protocol; socket6 " },
	{ { .addresses = "fd00:1111:2222:3333:4444:5555:6666:1777 fd00:1111:2222:3333:4444:5555:6666:2777 "
	                 "fd00:1111:2222:3333:4444:5555:6666:3777 fd00:1111:2222:3333:4444:5555:6666:4777 "
	                 "fd00:1111:2222:3333:4444:5555:6666:5777 fd00:1111:2222:3333:4444:5555:6666:6777 "
	                 "fd00:1111:2222:3333:4444:5555:6666:7777 fd00:1111:2222:3333:4444:5555:6666:8777" },
	  "",
	  0,
	  "this computer is not on a network: start with --phones-bind=ADDRESS, one of "
	  "fd00:1111:2222:3333:4444:5555:6666:1777, fd00:1111:2222:3333:4444:5555:6666:2777, "
	  "fd00:1111:2222:3333:4444:5555:6666:3777, fd00:1111:2222:3333:4444:5555:6666:4777, "
	  "fd00:1111:2222:3333:4444:5555:6666:5777; " },
};

static void test_addresses(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof places_of / sizeof *places_of; i++) {
		const struct place_of *p = &places_of[i];
		char text[PHONES_ADDRESS_BYTES] = "?", got[1000];
		struct reason why = { 0 };
		int port = p->port, fd;

		computer = p->computer;
		bound_port = -1;
		heard[0] = '\0';
		sockets = 0;
		fd = p->bind ? address_listen(p->bind, &port, text, &why) : address_now(text) ? 0 : -1;
		if (fd < 0)
			snprintf(got, sizeof got, "%s; %s", why.text, heard);
		else
			snprintf(got, sizeof got, "%s:%d; %s", text, port, heard);
		if (strcmp(got, p->says) != 0)
			fail_msg("%zu: %s", i, got);
		assert_int_equal(sockets, fd == FD);
	}
}

/* ---- a kernel, and what a process gives up ---- */

static struct kernel {
	int landlock;             /* its version, -1: none */
	int rules, restrict_self; /* errno of these calls */
	int range;                /* .. of close_range */
	int closing;              /* .. of close */
	int limit;                /* the n-th limit cannot be set; 0: all can */
	bool bare;                /* there is no libseccomp */
	int no_rule;              /* the n-th rule is refused; 0: none is */
	int load;                 /* what loading the filter answers */
	bool no_filter;
} kernel;

static int limits, calls_named, rules_added;

long syscall(long number, ...)
{
	va_list list;
	unsigned long first, second, third;

	va_start(list, number);
	first = va_arg(list, unsigned long);
	second = va_arg(list, unsigned long);
	third = va_arg(list, unsigned long);
	va_end(list);
	if (number == SYS_close_range) {
		note("close_range %d %x %d", (int)first, (unsigned)second, (int)third);
		return fails(kernel.range);
	}
	if (number == SYS_landlock_restrict_self) {
		note("restrict %d %d", (int)first - FD, (int)second);
		return fails(kernel.restrict_self);
	}
	if (number != SYS_landlock_create_ruleset) {
		note("syscall %ld", number);
		return fails(ENOSYS);
	}
	if (!first) {
		note("version %d %d", (int)second, (int)third);
		return kernel.landlock < 0 ? fails(ENOSYS) : kernel.landlock;
	}
	note("rules %d", (int)second);
	for (size_t i = 0; i < (uint32_t)second / 8; i++)
		note("%llx", ((unsigned long long *)first)[i]); /* NOLINT(performance-no-int-to-ptr) */
	note("%d", (int)third);
	return kernel.rules ? fails(kernel.rules) : FD;
}

/* The sanitizer of addresses asks before it is ready for what it has compiled, and before there is a test. */
static bool is_asked;

__attribute__((no_sanitize("address"))) int setrlimit(__rlimit_resource_t what, const struct rlimit *limit)
{
	if (!is_asked)
		return 0;
	note("limit %d %llu %llu", (int)what, (unsigned long long)limit->rlim_cur,
	     (unsigned long long)limit->rlim_max);
	return fails(++limits == kernel.limit ? EPERM : 0);
}

int prctl(int what, ...)
{
	va_list list;

	va_start(list, what);
	note("prctl %d %d", what, va_arg(list, int));
	va_end(list);
	return 0;
}

void tzset(void)
{
	note("tzset");
}

#ifdef HAVE_SECCOMP
#include <seccomp.h>

static scmp_filter_ctx begin_filter(uint32_t action)
{
	note("filter %s", action == SCMP_ACT_KILL_PROCESS ? "kills" : "?");
	return kernel.no_filter ? NULL : &kernel;
}

static int load_filter(const scmp_filter_ctx filter)
{
	note("load%s", filter == &kernel ? "" : " ?");
	return kernel.load;
}

static const char *last_name;

static int number_of(const char *name)
{
	last_name = name;
	return strcmp(name, "mmap2") == 0 || strcmp(name, "sigreturn") == 0 ? __NR_SCMP_ERROR : ++calls_named;
}

static int add_rule(scmp_filter_ctx filter, uint32_t action, int call, unsigned count,
                    const struct scmp_arg_cmp *args)
{
	note("%s%s", last_name,
	     filter == &kernel && action == SCMP_ACT_ALLOW && call == calls_named ? "" : "?");
	if (count)
		note("%u %u %d %llu %llu", count, args->arg, (int)args->op, (unsigned long long)args->datum_a,
		     (unsigned long long)args->datum_b);
	return ++rules_added == kernel.no_rule ? -EINVAL : 0;
}
#endif

/* In place of net/library.c. */
bool library_load(const char *file, const struct library_place *places, size_t count, void *functions)
{
	note("%s", file);
#ifdef HAVE_SECCOMP
	for (size_t i = 0; i < count; i++) {
		const char *name = places[i].name;
		void (*function)(void) = strcmp(name, "seccomp_init") == 0   ? (void (*)(void))begin_filter
		                         : strcmp(name, "seccomp_load") == 0 ? (void (*)(void))load_filter
		                         : strcmp(name, "seccomp_rule_add_array") == 0
		                                 ? (void (*)(void))add_rule
		                                 : (void (*)(void))number_of;

		memcpy((char *)functions + places[i].at, &function, sizeof function);
	}
#endif
	return !kernel.bare;
}

/* To read and write, to take connections, to wait, to have memory that is not run. */
#define CALLS                                                                                              \
	"libseccomp.so.2 filter kills mmap 1 2 7 4 0 mprotect 1 2 7 4 0 accept accept4 brk clock_gettime " \
	"clock_gettime64 close exit exit_group fcntl fcntl64 fstat futex futex_time64 getpeername "        \
	"getrandom getsockname getsockopt gettimeofday madvise mremap munmap newfstatat poll ppoll "       \
	"ppoll_time64 pselect6 pselect6_time64 read readv recv recvfrom recvmsg restart_syscall "          \
	"rt_sigaction rt_sigprocmask rt_sigreturn select _newselect send sendfile sendfile64 sendmsg "     \
	"sendto setsockopt shutdown time write writev "
#define LIMITS "limit 4 0 0 limit 1 0 0 limit 7 112 112 limit 0 600 600 limit 9 268435456 268435456 "
#define REST "tzset prctl 38 1 prctl 4 0 version 0 1 "

static const struct given_up {
	struct kernel kernel;
	const char *asks;
	unsigned lacks; /* after all */
} given_up[] = {
	{ { .landlock = 1 }, CALLS LIMITS REST "rules 8 1fff 0 restrict 0 0 close 0 load ", 0 },
	{ { .landlock = 2 }, CALLS LIMITS REST "rules 8 3fff 0 restrict 0 0 close 0 load ", 0 },
	{ { .landlock = 3 }, CALLS LIMITS REST "rules 8 7fff 0 restrict 0 0 close 0 load ", 0 },
	{ { .landlock = 4 }, CALLS LIMITS REST "rules 16 7fff 3 0 restrict 0 0 close 0 load ", 0 },
	{ { .landlock = 5 }, CALLS LIMITS REST "rules 16 ffff 3 0 restrict 0 0 close 0 load ", 0 },
	{ { .landlock = 6 }, CALLS LIMITS REST "rules 24 ffff 3 3 0 restrict 0 0 close 0 load ", 0 },
	{ { .landlock = 7 }, CALLS LIMITS REST "rules 24 ffff 3 3 0 restrict 0 0 close 0 load ", 0 },
	{ { .landlock = -1 }, CALLS LIMITS REST "load ", 1 },
	{ { .landlock = 0 }, CALLS LIMITS REST "load ", 1 },
	{ { .landlock = 3, .rules = EPERM }, CALLS LIMITS REST "rules 8 7fff 0 load ", 1 },
	{ { .landlock = 3, .restrict_self = EPERM },
	  CALLS LIMITS REST "rules 8 7fff 0 restrict 0 0 load ",
	  1 },
	{ { .landlock = 3, .closing = EIO },
	  CALLS LIMITS REST "rules 8 7fff 0 restrict 0 0 close 0 load ",
	  1 },
	{ { .landlock = 3, .limit = 1 },
	  CALLS "limit 4 0 0 " REST "rules 8 7fff 0 restrict 0 0 close 0 load ",
	  4 },
	{ { .landlock = 3, .limit = 2 },
	  CALLS "limit 4 0 0 limit 1 0 0 " REST "rules 8 7fff 0 restrict 0 0 close 0 load ",
	  4 },
	{ { .landlock = 3, .limit = 3 },
	  CALLS "limit 4 0 0 limit 1 0 0 limit 7 112 112 " REST "rules 8 7fff 0 restrict 0 0 close 0 load ",
	  4 },
	{ { .landlock = 3, .limit = 4 },
	  CALLS "limit 4 0 0 limit 1 0 0 limit 7 112 112 limit 0 600 600 " REST
	        "rules 8 7fff 0 restrict 0 0 close 0 load ",
	  4 },
	{ { .landlock = 3, .limit = 5 }, CALLS LIMITS REST "rules 8 7fff 0 restrict 0 0 close 0 load ", 4 },
	{ { .landlock = 3, .bare = true },
	  "libseccomp.so.2 " LIMITS REST "rules 8 7fff 0 restrict 0 0 close 0 ",
	  2 },
	{ { .landlock = 3, .no_filter = true },
	  "libseccomp.so.2 filter kills " LIMITS REST "rules 8 7fff 0 restrict 0 0 close 0 ",
	  2 },
	{ { .landlock = 3, .no_rule = 1 },
	  "libseccomp.so.2 filter kills mmap 1 2 7 4 0 mprotect 1 2 7 4 0 " LIMITS REST
	  "rules 8 7fff 0 restrict 0 0 close 0 ",
	  2 },
	{ { .landlock = 3, .no_rule = 3 },
	  "libseccomp.so.2 filter kills mmap 1 2 7 4 0 mprotect 1 2 7 4 0 accept " LIMITS REST
	  "rules 8 7fff 0 restrict 0 0 close 0 ",
	  2 },
	{ { .landlock = 3, .load = -1 }, CALLS LIMITS REST "rules 8 7fff 0 restrict 0 0 close 0 load ", 2 },
};

static void test_given_up(void **state)
{
	const unsigned sanitized = confine_lacks() & CONFINE_MEMORY;

	(void)state;
#ifndef HAVE_SECCOMP
	return;
#endif
	if (sanitized)
		return; /* a sanitizer needs what would be given up */
	for (size_t i = 0; i < sizeof given_up / sizeof *given_up; i++) {
		unsigned lacks;

		kernel = given_up[i].kernel;
		closing = kernel.closing;
		limits = calls_named = rules_added = bound_port = 0;
		heard[0] = '\0';
		lacks = confine(112);
		if (strcmp(heard, given_up[i].asks) != 0 || lacks != given_up[i].lacks)
			fail_msg("%zu: %s, lacks %u", i, heard, lacks);
	}
}

/* What the program has opened is closed, on old kernels one by one. */
static void test_inherited(void **state)
{
	(void)state;
	closing = bound_port = 0;
	for (int old = 0; old < 2; old++) {
		kernel = (struct kernel){ .range = old ? ENOSYS : 0 };
		heard[0] = '\0';
		confine_inherited(1022);
		assert_string_equal(heard, old ? "close_range 1022 ffffffff 0 close 922 close 923 "
		                               : "close_range 1022 ffffffff 0 ");
	}
}

static void test_lacks(void **state)
{
	char words[100];

	(void)state;
#ifndef HAVE_SECCOMP
	return;
#endif
	if (confine_lacks() & CONFINE_MEMORY)
		return;
	kernel = (struct kernel){ .landlock = 0, .bare = true };
	assert_int_equal(confine_lacks() & ~(unsigned)CONFINE_MEMORY, CONFINE_FILES | CONFINE_CALLS);
	kernel = (struct kernel){ .landlock = 1 };
	assert_int_equal(confine_lacks() & ~(unsigned)CONFINE_MEMORY, 0);
	kernel.bare = true;
	assert_int_equal(confine_lacks() & ~(unsigned)CONFINE_MEMORY, CONFINE_CALLS);
	assert_string_equal(confine_words(0, words, sizeof words), "");
	assert_string_equal(confine_words(CONFINE_FILES, words, sizeof words), "Landlock");
	assert_string_equal(confine_words(CONFINE_CALLS | CONFINE_MEMORY, words, sizeof words),
	                    "seccomp, memory limits");
	assert_string_equal(confine_words(CONFINE_ALL, words, 12), "Landlock, s");
}
int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_addresses),
		cmocka_unit_test(test_given_up),
		cmocka_unit_test(test_inherited),
		cmocka_unit_test(test_lacks),
	};

	is_asked = true;
	return cmocka_run_group_tests_name("what the phones ask of the system", tests, NULL, NULL);
}
