# SPDX-License-Identifier: MIT
libnet_a_SOURCES += %D%/phones.h
if HAVE_PHONES
libnet_a_SOURCES += \
	%D%/address.c \
	%D%/address.h \
	%D%/answer.c \
	%D%/board.c \
	%D%/board.h \
	%D%/inner.h \
	%D%/page.h \
	%D%/request.c \
	%D%/request.h \
	%D%/server.c \
	%D%/stream.c
else
libnet_a_SOURCES += %D%/without.c
endif
