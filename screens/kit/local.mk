# SPDX-License-Identifier: MIT
libscreens_a_SOURCES += \
	%D%/canvas.c \
	%D%/canvas.h \
	%D%/chart.c \
	%D%/chart.h \
	%D%/digits.c \
	%D%/digits.h \
	%D%/face.c \
	%D%/face.h \
	%D%/numbers.h \
	%D%/paint.c \
	%D%/paint.h \
	%D%/palette.c \
	%D%/panel.c \
	%D%/panel.h \
	%D%/seats.c \
	%D%/seats.h \
	%D%/sign.c \
	%D%/sign.h \
	%D%/spots.c \
	%D%/spots.h \
	%D%/tiles.c \
	%D%/tiles.h \
	%D%/wall.c \
	%D%/wall.h

nodist_libscreens_a_SOURCES = %D%/faces.c
faces = \
	%D%/faces/digits-3.face \
	%D%/faces/digits-5.face \
	%D%/faces/digits-7.face \
	%D%/faces/kanji.face \
	%D%/faces/letters-6.face
EXTRA_DIST += %D%/faces.awk $(faces)
CLEANFILES += %D%/faces.c

%D%/faces.c: %D%/faces.awk $(faces)
	$(AM_V_GEN)$(MKDIR_P) %D%
	$(AM_V_at)here=`pwd`; cd '$(srcdir)' && LC_ALL=C $(AWK) -f %D%/faces.awk $(faces) >"$$here/$@.tmp" && \
		mv "$$here/$@.tmp" "$$here/$@"
