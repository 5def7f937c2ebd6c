# SPDX-License-Identifier: MIT
libsaves_a_SOURCES += \
	%D%/append.c \
	%D%/follow.c \
	%D%/image.c \
	%D%/image.h \
	%D%/inner.h \
	%D%/list.c \
	%D%/load.c \
	%D%/load.h \
	%D%/mend.c \
	%D%/open.c \
	%D%/recover.c \
	%D%/run.c \
	%D%/scan.c \
	%D%/scan.h \
	%D%/sync.c \
	%D%/sync.h \
	%D%/window.c \
	%D%/window.h
