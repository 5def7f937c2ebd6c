/* SPDX-License-Identifier: MIT */
/* The page of the phones: page/embed.sh makes it of page/page.html, .css and .js. */
#ifndef NET_PHONES_PAGE_H
#define NET_PHONES_PAGE_H

#include <stddef.h>

extern const char phones_page[];
extern const size_t phones_page_size;
/* Its Content-Security-Policy, which lets this one script and this one style pass. */
extern const char phones_policy[];

#endif
