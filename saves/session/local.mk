# SPDX-License-Identifier: MIT
libsaves_a_SOURCES += \
	%D%/append.c \
	%D%/follow.c \
	%D%/forget.c \
	%D%/format.h \
	%D%/image.c \
	%D%/inner.h \
	%D%/list.c \
	%D%/load.c \
	%D%/mend.c \
	%D%/open.c \
	%D%/recover.c \
	%D%/run.c \
	%D%/scan.c \
	%D%/sync.c \
	%D%/tend.c \
	%D%/version.c \
	%D%/window.c
