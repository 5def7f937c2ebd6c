# SPDX-License-Identifier: MIT
libscreens_a_SOURCES += \
	%D%/bars.c \
	%D%/bars.h \
	%D%/board.c \
	%D%/board.h \
	%D%/confirm.c \
	%D%/help.c \
	%D%/help.h \
	%D%/home.c \
	%D%/home.h \
	%D%/log.c \
	%D%/log.h \
	%D%/message.c \
	%D%/prompt.c \
	%D%/prompt.h \
	%D%/qr.c \
	%D%/qr.h \
	%D%/room.c \
	%D%/room.h \
	%D%/settings.c \
	%D%/settings.h \
	%D%/whichkey.c \
	%D%/whichkey.h
