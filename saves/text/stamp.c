/* SPDX-License-Identifier: MIT */
/*
 * Dates by arithmetic on the Gregorian calendar; reads no clock.
 */
#include "stamp.h"

#include <string.h>

enum { DAY_S = 86400, YEARS_400_DAYS = 146097 };

static const char shape[] = "dddd-dd-ddTdd:dd:ddZ";

static int month_days(int year, int month)
{
	static const int days[] = { 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 };

	bool leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);

	return days[month - 1] + (month == 2 && leap);
}

/* Days since 1970. Years are counted from March, so that the leap day is the last. */
static int64_t days_from(int year, int month, int day)
{
	int64_t y = year + 400 - (month <= 2);
	int of_year = (153 * ((month + 9) % 12) + 2) / 5 + day - 1;

	return y / 400 * YEARS_400_DAYS + (y % 400 * 365 + y % 400 / 4 - y % 400 / 100) + of_year - 719468 -
	       YEARS_400_DAYS;
}

static bool two(const char *text, int *number)
{
	unsigned tens = (unsigned char)text[0] - (unsigned)'0', ones = (unsigned char)text[1] - (unsigned)'0';

	*number = (int)(tens * 10 + ones);
	return tens < 10 && ones < 10;
}

bool stamp_read(const char *text, size_t size, int64_t *at)
{
	int century, year, month, day, hour, minute, second;

	if (size != STAMP_BYTES || text[4] != '-' || text[7] != '-' || text[10] != 'T' || text[13] != ':' ||
	    text[16] != ':' || text[19] != 'Z' || !two(text, &century) || !two(text + 2, &year) ||
	    !two(text + 5, &month) || !two(text + 8, &day) || !two(text + 11, &hour) ||
	    !two(text + 14, &minute) || !two(text + 17, &second))
		return false;
	year += century * 100;
	if (month < 1 || month > 12 || day < 1 || day > month_days(year, month))
		return false;
	if (hour > 23 || minute > 59 || second > 59)
		return false;
	*at = days_from(year, month, day) * DAY_S + hour * 3600 + minute * 60 + second;
	return true;
}

static void put_two(char *out, int number)
{
	out[0] = (char)('0' + number / 10);
	out[1] = (char)('0' + number % 10);
}

void stamp_write(int64_t at, char out[STAMP_BYTES + 1])
{
	const int64_t first = days_from(0, 1, 1) * DAY_S, last = days_from(10000, 1, 1) * DAY_S - 1;
	int64_t days; /* since the first of March of the year -400 */
	int of_400, years, of_year, months, second;

	at = at < first ? first : at > last ? last : at;
	days = (at - first) / DAY_S + days_from(0, 1, 1) - days_from(-400, 3, 1);
	second = (int)((at - first) % DAY_S);
	of_400 = (int)(days % YEARS_400_DAYS);
	/* leap days of 4, 100 and 400 years stand at their ends */
	years = (of_400 - of_400 / 1460 + of_400 / 36524 - of_400 / (YEARS_400_DAYS - 1)) / 365;
	of_year = of_400 - (years * 365 + years / 4 - years / 100);
	months = (5 * of_year + 2) / 153; /* after March */
	years += (int)(days / YEARS_400_DAYS) * 400 - 400 + (months >= 10);
	memcpy(out, shape, sizeof shape);
	put_two(out, years / 100);
	put_two(out + 2, years % 100);
	put_two(out + 5, months < 10 ? months + 3 : months - 9);
	put_two(out + 8, of_year - (153 * months + 2) / 5 + 1);
	put_two(out + 11, second / 3600);
	put_two(out + 14, second / 60 % 60);
	put_two(out + 17, second % 60);
}
