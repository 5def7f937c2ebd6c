# SPDX-License-Identifier: MIT
libnet_a_SOURCES += %D%/phones.h
if HAVE_PHONES
libnet_a_SOURCES += \
	%D%/address.c \
	%D%/address.h \
	%D%/answer.c \
	%D%/board.c \
	%D%/board.h \
	%D%/confine.c \
	%D%/confine.h \
	%D%/crowd.c \
	%D%/inner.h \
	%D%/link.c \
	%D%/link.h \
	%D%/page.h \
	%D%/program.c \
	%D%/request.c \
	%D%/request.h \
	%D%/serve.h \
	%D%/server.c \
	%D%/stream.c
else
libnet_a_SOURCES += %D%/without.c
endif
