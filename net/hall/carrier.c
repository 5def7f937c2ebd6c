/* SPDX-License-Identifier: MIT */
/*
 * Calls the carrier of the place.
 */
#include "carrier.h"

struct carrier *carrier_open(const struct hall_place *place, const struct carrier_user *to,
                             struct reason *why)
{
	struct carrier *carrier = place->broker ? mqtt_open(place, why) : folder_open(place, why);

	if (carrier)
		carrier->to = *to;
	return carrier;
}

bool carrier_send(struct carrier *carrier, enum parcel_kind kind, int table, const char *text, size_t size)
{
	return carrier->up && carrier->ops->send(carrier, &(struct parcel){ kind, table, text, size });
}

void carrier_tend(struct carrier *carrier, int64_t now_ms)
{
	carrier->ops->tend(carrier, now_ms);
}

void carrier_wait(struct carrier *carrier, struct pollfd *fd, int64_t *at_ms)
{
	carrier->ops->wait(carrier, fd, at_ms);
}

void carrier_close(struct carrier *carrier)
{
	if (carrier)
		carrier->ops->close(carrier);
}
