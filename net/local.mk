# SPDX-License-Identifier: MIT
libnet_a_SOURCES += \
	%D%/library.c \
	%D%/library.h \
	%D%/thread.c \
	%D%/thread.h
