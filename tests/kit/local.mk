# SPDX-License-Identifier: MIT
# What the tests share, compiled once; driver.sh runs each of them.
test_help += %D%/libkit.a
tests_kit_libkit_a_SOURCES = %D%/again.c %D%/again.h %D%/cards.c %D%/cards.h %D%/chatter.c %D%/chatter.h %D%/flat.c %D%/flat.h %D%/moment.c %D%/moment.h %D%/nullgame.c %D%/nullgame.h %D%/noted.c %D%/noted.h %D%/offered.c %D%/offered.h %D%/rounds.h %D%/scripts.c %D%/scripts.h \
	%D%/stream.c %D%/stream.h
if HAVE_CMOCKA
tests_kit_libkit_a_SOURCES += %D%/evening.c %D%/evening.h %D%/saves.c %D%/saves.h %D%/snapshot.c %D%/snapshot.h %D%/stage.c %D%/stage.h %D%/stopped.h
endif
if HAVE_TERMINAL
tests_kit_libkit_a_SOURCES += %D%/programs.c %D%/programs.h %D%/term.c %D%/term.h
endif
