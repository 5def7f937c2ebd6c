# SPDX-License-Identifier: MIT
libnet_a_SOURCES += \
	%D%/adopt.c \
	%D%/adopt.h \
	%D%/broker.c \
	%D%/broker.h \
	%D%/carrier.c \
	%D%/carrier.h \
	%D%/desk.c \
	%D%/desk.h \
	%D%/folder.c \
	%D%/hosts.c \
	%D%/hosts.h \
	%D%/keeper.c \
	%D%/keeper.h \
	%D%/keeper_answer.c \
	%D%/keeper_file.c \
	%D%/keeper_inner.h \
	%D%/mqtt.c \
	%D%/place.c \
	%D%/place.h \
	%D%/post.c \
	%D%/post.h \
	%D%/row.c \
	%D%/row.h \
	%D%/sender.c \
	%D%/sender.h \
	%D%/serve.c \
	%D%/serve.h \
	%D%/stream.c \
	%D%/stream.h \
	%D%/tls.c \
	%D%/tls.h \
	%D%/wait.c \
	%D%/wait.h \
	%D%/wire.c \
	%D%/wire.h
