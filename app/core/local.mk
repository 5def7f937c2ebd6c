# SPDX-License-Identifier: MIT
libapp_a_SOURCES += \
	%D%/aliases.c \
	%D%/ask.c \
	%D%/ask.h \
	%D%/chance.c \
	%D%/cli.h \
	%D%/digest.c \
	%D%/digest.h \
	%D%/digests.c \
	%D%/edit.c \
	%D%/edit.h \
	%D%/evenings.c \
	%D%/evenings.h \
	%D%/evenings_text.c \
	%D%/forget.c \
	%D%/games.c \
	%D%/key.c \
	%D%/key.h \
	%D%/keymap.c \
	%D%/keys.c \
	%D%/keys.h \
	%D%/lines.c \
	%D%/open_table.c \
	%D%/open_table.h \
	%D%/outside.c \
	%D%/outside.h \
	%D%/path.c \
	%D%/settings.c \
	%D%/settings.h \
	%D%/tell.c \
	%D%/way.c \
	%D%/way.h
