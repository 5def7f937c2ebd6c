/* SPDX-License-Identifier: MIT */
/* Certificates that are refused: see tls.h. */
#include <config.h>

#include "tls.h"

#ifdef HAVE_OPENSSL

#include <netdb.h>
#include <openssl/ssl.h>
#include <openssl/x509_vfy.h>
#include <stddef.h>
#include <stdio.h>
#include <sys/socket.h>
#include <unistd.h>

#include "net/library.h"
#include "rules/core/i18n.h"

#ifdef __APPLE__
#define LIBRARY "libssl.3.dylib"
#else
#define LIBRARY "libssl.so.3"
#endif

#define TLS_FUNCTIONS(f)                                                                                 \
	f(SSL_CTX_free) f(SSL_CTX_load_verify_locations) f(SSL_CTX_new) f(SSL_connect) f(SSL_free)       \
		f(SSL_get0_param) f(SSL_get_verify_result) f(SSL_new) f(SSL_set_fd) f(TLS_client_method) \
			f(X509_VERIFY_PARAM_set1_host) f(X509_VERIFY_PARAM_set1_ip_asc)                  \
				f(X509_verify_cert_error_string)
#define TLS_MEMBER(name) __typeof__(name) *name;
#define TLS_PLACE(name) { #name, offsetof(struct tls, name) },

struct tls {
	TLS_FUNCTIONS(TLS_MEMBER)
};

static const struct library_place places[] = { TLS_FUNCTIONS(TLS_PLACE) };

static int connect_to(const struct hall_place *place)
{
	const struct addrinfo hints = { .ai_socktype = SOCK_STREAM };
	const struct timeval patience = { .tv_sec = 1 };
	struct addrinfo *found = NULL;
	char port[12];
	int fd = -1;

	snprintf(port, sizeof port, "%d", place->port);
	if (getaddrinfo(place->address, port, &hints, &found) != 0)
		return -1;
	fd = socket(found->ai_family, found->ai_socktype | SOCK_CLOEXEC, 0);
	if (fd >= 0) {
		setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
		setsockopt(fd, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
	}
	if (fd >= 0 && connect(fd, found->ai_addr, found->ai_addrlen) != 0) {
		close(fd);
		fd = -1;
	}
	freeaddrinfo(found);
	return fd;
}

/* What is wrong with the certificate there: an error of X509, or X509_V_OK. */
static long look_at(const struct tls *tls, SSL_CTX *context, const struct hall_place *place, int fd)
{
	SSL *ssl = tls->SSL_new(context);
	X509_VERIFY_PARAM *wanted = ssl ? tls->SSL_get0_param(ssl) : NULL;
	long error = X509_V_OK;

	if (wanted && !tls->X509_VERIFY_PARAM_set1_ip_asc(wanted, place->address))
		tls->X509_VERIFY_PARAM_set1_host(wanted, place->address, 0);
	if (ssl && tls->SSL_set_fd(ssl, fd) == 1 && tls->SSL_connect(ssl) == 1)
		error = tls->SSL_get_verify_result(ssl);
	tls->SSL_free(ssl);
	return error;
}

static long find_fault(const struct tls *tls, const struct hall_place *place)
{
	const char *ca = place->ca[0] ? place->ca : NULL;
	SSL_CTX *context = tls->SSL_CTX_new(tls->TLS_client_method());
	int fd = context ? connect_to(place) : -1;
	long error = X509_V_OK;

	if (fd >= 0) {
		tls->SSL_CTX_load_verify_locations(context, ca, ca ? NULL : TLS_AUTHORITIES);
		error = look_at(tls, context, place, fd);
		close(fd);
	}
	tls->SSL_CTX_free(context);
	return error;
}

bool tls_explain(const struct hall_place *place, struct reason *why)
{
	struct tls tls;
	long error;

	if (!library_load(LIBRARY, places, sizeof places / sizeof *places, &tls))
		return false;
	error = find_fault(&tls, place);
	switch (error) {
	case X509_V_OK: return false;
	case X509_V_ERR_HOSTNAME_MISMATCH:
	case X509_V_ERR_IP_ADDRESS_MISMATCH:
		reason_set(why, _("the broker's certificate is not for %s: use the name it is for"),
		           place->address);
		return true;
	case X509_V_ERR_CERT_HAS_EXPIRED:
	case X509_V_ERR_CERT_NOT_YET_VALID:
		reason_set(why,
		           _("the broker's certificate is out of date, or this computer's clock is wrong"));
		return true;
	case X509_V_ERR_DEPTH_ZERO_SELF_SIGNED_CERT:
	case X509_V_ERR_SELF_SIGNED_CERT_IN_CHAIN:
	case X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT:
	case X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY:
	case X509_V_ERR_UNABLE_TO_VERIFY_LEAF_SIGNATURE:
		reason_set(why, _("no authority known here vouches for the broker's certificate: name one "
		                  "with --ca=FILE"));
		return true;
	default:
		reason_set(why, _("the broker's certificate was refused: %s"),
		           tls.X509_verify_cert_error_string(error));
		return true;
	}
}

#else

bool tls_explain(const struct hall_place *place, struct reason *why)
{
	return false;
}

#endif
