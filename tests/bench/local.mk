# SPDX-License-Identifier: MIT
# Built and run by hand only: figures of one machine are no test. README.md tells
# what they measure and how to read them.
bench_programs = \
	%D%/cards_bench \
	%D%/growth_bench \
	%D%/hall_keys \
	%D%/hall_load \
	%D%/journal_bench \
	%D%/minimal \
	%D%/phones_load \
	%D%/picture \
	%D%/pty_bench \
	%D%/rules_bench \
	%D%/schedule_bench \
	%D%/titan_bench
EXTRA_PROGRAMS += $(bench_programs)
CLEANFILES += $(bench_programs) bench.goals
bench_shared = %D%/bench.c %D%/bench.h
tests_bench_cards_bench_SOURCES = %D%/cards_bench.c $(bench_shared)
tests_bench_growth_bench_SOURCES = %D%/growth_bench.c %D%/lane.c %D%/lane.h $(bench_shared)
tests_bench_hall_keys_SOURCES = %D%/hall_keys.c $(bench_shared)
tests_bench_hall_load_SOURCES = %D%/hall_load.c $(bench_shared)
tests_bench_journal_bench_SOURCES = %D%/journal_bench.c $(bench_shared)
tests_bench_minimal_SOURCES = %D%/minimal.c
tests_bench_minimal_LDADD = $(NCURSES_LIBS)
tests_bench_phones_load_SOURCES = %D%/phones_load.c %D%/lane.c %D%/lane.h $(bench_shared)
tests_bench_picture_SOURCES = %D%/picture.c $(bench_shared)
tests_bench_pty_bench_SOURCES = %D%/pty_bench.c %D%/lane.c %D%/lane.h $(bench_shared)
tests_bench_rules_bench_SOURCES = %D%/rules_bench.c $(bench_shared)
tests_bench_schedule_bench_SOURCES = %D%/schedule_bench.c $(bench_shared)
tests_bench_titan_bench_SOURCES = %D%/titan_bench.c $(bench_shared)

.PHONY: bench bench-hall bench-phones bench-callgrind
# PHONES_SECONDS=600: ten minutes.
PHONES_SECONDS = 60
bench-phones: tableside$(EXEEXT) %D%/phones_load$(EXEEXT)
	%D%/phones_load ./tableside$(EXEEXT) $(PHONES_SECONDS)

bench-hall: tableside$(EXEEXT) %D%/hall_keys$(EXEEXT) %D%/hall_load$(EXEEXT)
	@echo 'now: $(srcdir)/%D%/hall.sh load|away|kill|keys|folder, in the folder of the build'

bench: tableside$(EXEEXT) $(bench_programs)
	rm -f bench.goals
	BENCH_GOALS="`pwd`/bench.goals"; export BENCH_GOALS; \
		%D%/journal_bench && %D%/cards_bench && %D%/titan_bench && %D%/schedule_bench && \
		%D%/rules_bench '$(srcdir)'/tests/rules/*/*.t && %D%/growth_bench ./tableside$(EXEEXT) && \
		%D%/pty_bench ./tableside$(EXEEXT) %D%/minimal
	@echo; cat bench.goals

# Needs valgrind.
bench-callgrind: %D%/picture$(EXEEXT)
	'$(srcdir)/%D%/callgrind.sh' %D%/picture$(EXEEXT)
