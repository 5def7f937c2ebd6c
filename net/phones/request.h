/* SPDX-License-Identifier: MIT */
/*
 * Reads what a stranger sends: a header, the body of a press. Strict: what is not exactly
 * as the page sends it is refused, and none of it is ever shown.
 */
#ifndef NET_PHONES_REQUEST_H
#define NET_PHONES_REQUEST_H

#include <stddef.h>

#include "phones.h"

enum { TOKEN_CHARACTERS = 22 }; /* of base64url: 128 bits */

/* "Bearer TOKEN": where the token begins, of that many characters; NULL: it is not such a header. */
const char *request_token(const char *value, size_t size);

/* Whether a Host is the address and the port. */
bool request_host(const char *value, size_t size, const char *address, int port);

/* {"rev":12,"button":3,"value":5}; fills rev, button and the value. */
bool request_press(const char *body, size_t size, struct press *press);

#endif
