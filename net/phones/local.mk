# SPDX-License-Identifier: MIT
libnet_a_SOURCES += \
	%D%/address.c \
	%D%/address.h \
	%D%/answer.c \
	%D%/board.c \
	%D%/board.h \
	%D%/inner.h \
	%D%/phones.h \
	%D%/request.c \
	%D%/request.h \
	%D%/server.c \
	%D%/stream.c
