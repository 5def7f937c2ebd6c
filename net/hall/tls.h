/* SPDX-License-Identifier: MIT */
/* Why a broker's certificate is refused, in words: the library of brokers says no more than that it is. */
#ifndef NET_HALL_TLS_H
#define NET_HALL_TLS_H

#include "place.h"

#define TLS_AUTHORITIES "/etc/ssl/certs" /* where no other is named */

/* Asks the broker for its certificate once more and looks what is wrong with it, which takes two seconds at
 * most. True: *why tells it. */
bool tls_explain(const struct hall_place *place, struct reason *why);

#endif
