/* SPDX-License-Identifier: MIT */
/* Numbers held within limits. */
#ifndef SCREENS_KIT_NUMBERS_H
#define SCREENS_KIT_NUMBERS_H

static inline int larger(int a, int b)
{
	return a > b ? a : b;
}

static inline int smaller(int a, int b)
{
	return a < b ? a : b;
}

/* 0 to most; 0 where there is nothing to be within. */
static inline int within(int value, int most)
{
	return larger(smaller(value, most), 0);
}

#endif
