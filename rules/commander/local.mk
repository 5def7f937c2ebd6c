# SPDX-License-Identifier: MIT
librules_a_SOURCES += \
	%D%/call.c \
	%D%/commander.h \
	%D%/dungeons.def \
	%D%/end.c \
	%D%/game.c \
	%D%/inner.h \
	%D%/markers.c \
	%D%/markers.def \
	%D%/offers.c \
	%D%/options.c \
	%D%/places.c \
	%D%/planes.c \
	%D%/play.c \
	%D%/player_offers.c \
	%D%/reminders.c \
	%D%/report.c \
	%D%/settle.c \
	%D%/start.c \
	%D%/state.c \
	%D%/turn.c \
	%D%/zone.c
