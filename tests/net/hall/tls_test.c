/* SPDX-License-Identifier: MIT */
/*
 * Why a broker's certificate was refused: what is asked of the library and the network, call by call, and the
 * words for each of its answers. Both are this test. TAP.
 */
#include <config.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "net/hall/tls.h"

#ifdef HAVE_OPENSSL
#include <dlfcn.h>
#include <netdb.h>
#include <openssl/ssl.h>
#include <openssl/x509_vfy.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include "net/library.h"
#include "tests/kit/noted.h"

enum { FD = 1000 };

static struct world {
	bool no_library, no_context, no_session, no_set_fd, no_answer;
	bool no_name, no_socket, no_way;
	bool is_name; /* the address is none in digits */
	long error;
} world;

/* ---- the network ---- */

static struct addrinfo found;

int getaddrinfo(const char *name, const char *service, const struct addrinfo *hints, struct addrinfo **out)
{
	note("find %s %s%s", name, service, hints->ai_socktype == SOCK_STREAM ? "" : " ?");
	found = (struct addrinfo){ .ai_family = AF_INET6, .ai_socktype = SOCK_STREAM, .ai_addrlen = 7 };
	*out = &found;
	return world.no_name ? EAI_NONAME : 0;
}

void freeaddrinfo(struct addrinfo *info)
{
	note("forget%s", info == &found ? "" : " ?");
}

int socket(int family, int type, int protocol)
{
	note("socket%s", family == AF_INET6 && type == (SOCK_STREAM | SOCK_CLOEXEC) && !protocol ? "" : " ?");
	return world.no_socket ? -1 : FD;
}

int setsockopt(int fd, int level, int option, const void *value, socklen_t size)
{
	const struct timeval *patience = value;

	note("%s%d",
	     option == SO_RCVTIMEO   ? "in"
	     : option == SO_SNDTIMEO ? "out"
	                             : "?",
	     (int)patience->tv_sec);
	return fd == FD && level == SOL_SOCKET && size == sizeof *patience ? 0 : -1;
}

int connect(int fd, const struct sockaddr *to, socklen_t size)
{
	note("connect%s", fd == FD && to == found.ai_addr && size == 7 ? "" : " ?");
	return world.no_way ? -1 : 0;
}

int close(int fd)
{
	__typeof__(close) *own;

	*(void **)&own = dlsym(RTLD_NEXT, "close");
	if (fd == FD)
		note("close");
	return fd == FD ? 0 : own(fd);
}

/* ---- the library ---- */

static char context, session, wanted;

static const SSL_METHOD *method(void)
{
	return NULL;
}

static SSL_CTX *new_context(const SSL_METHOD *of)
{
	return of || world.no_context ? NULL : (SSL_CTX *)(void *)&context;
}

static void free_context(SSL_CTX *c)
{
	note("free context%s", c == (SSL_CTX *)(void *)&context ? "" : " of none");
}

static int load_authorities(SSL_CTX *c, const char *file, const char *folder)
{
	note("trust %s %s", file ? file : "-", folder ? folder : "-");
	return c == (SSL_CTX *)(void *)&context;
}

static SSL *new_session(SSL_CTX *c)
{
	return world.no_session || c != (SSL_CTX *)(void *)&context ? NULL : (SSL *)(void *)&session;
}

static void free_session(SSL *s)
{
	note("free%s", s ? "" : " none");
}

static X509_VERIFY_PARAM *get_param(SSL *s)
{
	assert_non_null(s);
	return (X509_VERIFY_PARAM *)(void *)&wanted;
}

static int want_address(X509_VERIFY_PARAM *param, const char *address)
{
	assert_non_null(param);
	note("want %s", address);
	return !world.is_name;
}

static int want_name(X509_VERIFY_PARAM *param, const char *name, size_t size)
{
	assert_non_null(param);
	note("as a name %s %zu", name, size);
	return 1;
}

static int set_fd(SSL *s, int fd)
{
	assert_true(s && fd == FD);
	return world.no_set_fd ? 0 : 1;
}

static int greet(SSL *s)
{
	assert_non_null(s);
	note("greet");
	return world.no_answer ? -1 : 1;
}

static long get_result(const SSL *s)
{
	assert_non_null(s);
	return world.error;
}

static const char *error_string(long error)
{
	return error == X509_V_ERR_CERT_REVOKED ? "certificate revoked" : "?";
}

bool library_load(const char *file, const struct library_place *places, size_t count, void *functions)
{
	static const struct {
		const char *name;
		void (*function)(void);
	} own[] = {
		{ "SSL_CTX_free", (void (*)(void))free_context },
		{ "SSL_CTX_load_verify_locations", (void (*)(void))load_authorities },
		{ "SSL_CTX_new", (void (*)(void))new_context },
		{ "SSL_connect", (void (*)(void))greet },
		{ "SSL_free", (void (*)(void))free_session },
		{ "SSL_get0_param", (void (*)(void))get_param },
		{ "SSL_get_verify_result", (void (*)(void))get_result },
		{ "SSL_new", (void (*)(void))new_session },
		{ "SSL_set_fd", (void (*)(void))set_fd },
		{ "TLS_client_method", (void (*)(void))method },
		{ "X509_VERIFY_PARAM_set1_host", (void (*)(void))want_name },
		{ "X509_VERIFY_PARAM_set1_ip_asc", (void (*)(void))want_address },
		{ "X509_verify_cert_error_string", (void (*)(void))error_string },
	};

	assert_non_null(strstr(file, "libssl"));
	for (size_t i = 0; i < count; i++) {
		assert_string_equal(places[i].name, own[i].name);
		memcpy((char *)functions + places[i].at, &own[i].function, sizeof own[i].function);
	}
	return !world.no_library;
}

#define OTHER "no authority known here vouches for the broker's certificate: name one with --ca=FILE"
#define DATE "the broker's certificate is out of date, or this computer's clock is wrong"
#define NAME "the broker's certificate is not for hall.example: use the name it is for"

static void test_words(void **state)
{
	static const struct {
		long error;
		const char *why;
	} rows[] = {
		{ X509_V_OK, "" },
		{ X509_V_ERR_HOSTNAME_MISMATCH, NAME },
		{ X509_V_ERR_IP_ADDRESS_MISMATCH, NAME },
		{ X509_V_ERR_CERT_HAS_EXPIRED, DATE },
		{ X509_V_ERR_CERT_NOT_YET_VALID, DATE },
		{ X509_V_ERR_DEPTH_ZERO_SELF_SIGNED_CERT, OTHER },
		{ X509_V_ERR_SELF_SIGNED_CERT_IN_CHAIN, OTHER },
		{ X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT, OTHER },
		{ X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY, OTHER },
		{ X509_V_ERR_UNABLE_TO_VERIFY_LEAF_SIGNATURE, OTHER },
		{ X509_V_ERR_CERT_REVOKED, "the broker's certificate was refused: certificate revoked" },
	};
	const struct hall_place place = { .address = "hall.example", .port = 8883 };

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct reason why = { .text = "" };

		noted[0] = '\0';
		world = (struct world){ .error = rows[i].error };
		assert_int_equal(tls_explain(&place, &why), rows[i].error != X509_V_OK);
		assert_string_equal(why.text, rows[i].why);
	}
}

#define SOCKET "find hall.example 8883 socket "
#define OPEN SOCKET "in1 out1 connect "
#define WANT OPEN "forget trust - " TLS_AUTHORITIES " want hall.example "
#define END "close free context"

static void test_calls(void **state)
{
	static const struct {
		struct world world;
		const char *ca, *heard;
		bool explains;
	} rows[] = {
		{ { .error = X509_V_ERR_CERT_REVOKED }, "", WANT "greet free " END, true },
		{ { .error = X509_V_ERR_CERT_REVOKED, .is_name = true },
		  "",
		  WANT "as a name hall.example 0 greet free " END,
		  true },
		{ { .error = X509_V_ERR_CERT_REVOKED },
		  "/ca.pem",
		  OPEN "forget trust /ca.pem - want hall.example greet free " END,
		  true },
		{ { .error = X509_V_ERR_CERT_REVOKED, .no_library = true }, "", "", false },
		{ { .error = X509_V_ERR_CERT_REVOKED, .no_context = true },
		  "",
		  "free context of none",
		  false },
		{ { .error = X509_V_ERR_CERT_REVOKED, .no_name = true },
		  "",
		  "find hall.example 8883 free context",
		  false },
		{ { .error = X509_V_ERR_CERT_REVOKED, .no_socket = true },
		  "",
		  SOCKET "forget free context",
		  false },
		{ { .error = X509_V_ERR_CERT_REVOKED, .no_way = true },
		  "",
		  OPEN "close forget free context",
		  false },
		{ { .error = X509_V_ERR_CERT_REVOKED, .no_session = true },
		  "",
		  OPEN "forget trust - " TLS_AUTHORITIES " free none " END,
		  false },
		{ { .error = X509_V_ERR_CERT_REVOKED, .no_set_fd = true }, "", WANT "free " END, false },
		{ { .error = X509_V_ERR_CERT_REVOKED, .no_answer = true },
		  "",
		  WANT "greet free " END,
		  false },
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct hall_place place = { .address = "hall.example", .port = 8883 };
		struct reason why;

		world = rows[i].world;
		noted[0] = '\0';
		snprintf(place.ca, sizeof place.ca, "%s", rows[i].ca);
		assert_int_equal(tls_explain(&place, &why), rows[i].explains);
		assert_string_equal(noted, rows[i].heard);
	}
}
#endif

int main(void)
{
#ifdef HAVE_OPENSSL
	const struct CMUnitTest tests[] = { cmocka_unit_test(test_words), cmocka_unit_test(test_calls) };

	return cmocka_run_group_tests_name("why a certificate is refused", tests, NULL, NULL);
#else
	return 77; /* nothing is explained without the library */
#endif
}
