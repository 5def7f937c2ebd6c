# SPDX-License-Identifier: MIT
libnet_a_SOURCES += \
	%D%/thread.c \
	%D%/thread.h
