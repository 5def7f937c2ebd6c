# SPDX-License-Identifier: MIT
# A bounded part of each in `make check`, all of it by `make torture`: README.md.
# The shim is a library of its own, without the sanitizers of the program that it
# goes before.
torture_tests = \
	%D%/clock_test \
	%D%/cut_test \
	%D%/fault_test \
	%D%/hall_test \
	%D%/kill_test \
	%D%/memory_test \
	%D%/night_test \
	%D%/share_test \
	%D%/signal_test \
	%D%/terminal_test \
	%D%/ways_test
terminal_tests += $(torture_tests)
# A plain test that plays more games than in `make check`.
model_tests = tests/rules/catan/board_test$(EXEEXT)
tests_torture_clock_test_SOURCES = %D%/clock_test.c $(torture)
tests_torture_cut_test_SOURCES = %D%/cut_test.c $(torture)
tests_torture_fault_test_SOURCES = %D%/fault_test.c $(torture)
tests_torture_hall_test_SOURCES = %D%/hall_test.c $(torture)
tests_torture_kill_test_SOURCES = %D%/kill_test.c $(torture)
tests_torture_memory_test_SOURCES = %D%/memory_test.c $(torture)
tests_torture_night_test_SOURCES = %D%/night_test.c $(torture)
tests_torture_share_test_SOURCES = %D%/share_test.c $(torture)
tests_torture_signal_test_SOURCES = %D%/signal_test.c $(torture)
tests_torture_terminal_test_SOURCES = %D%/terminal_test.c $(torture)
tests_torture_ways_test_SOURCES = %D%/ways_test.c $(torture)
# By itself, because it takes ten minutes and needs a broker: `make torture-hall`.
EXTRA_PROGRAMS += %D%/hall_storm
tests_torture_hall_storm_SOURCES = %D%/hall_storm.c
torture = %D%/torture.c %D%/torture.h %D%/shim.h
EXTRA_DIST += %D%/shim.c %D%/calls.list
CLEANFILES += %D%/shim.so %D%/torture.log %D%/hall_storm$(EXEEXT)

%D%/shim.so: %D%/shim.c %D%/shim.h
	$(AM_V_CC)$(MKDIR_P) %D% && \
		$(CC) -std=gnu11 -O1 -g $(WARN_CFLAGS) -fPIC -shared -o $@ '$(srcdir)/%D%/shim.c' -ldl

.PHONY: torture
torture: all $(torture_tests) $(model_tests) %D%/shim.so locales/made
	$(AM_V_at)$(AM_TESTS_ENVIRONMENT) srcdir='$(srcdir)'; export srcdir; \
		$(SHELL) '$(srcdir)/%D%/torture.sh' $(torture_tests) $(model_tests)

.PHONY: torture-hall
torture-hall: all %D%/hall_storm$(EXEEXT) locales/made
	$(AM_V_at)$(AM_TESTS_ENVIRONMENT) srcdir='$(srcdir)'; export srcdir; \
		$(SHELL) '$(srcdir)/%D%/hall.sh' $(TABLES) $(SECONDS)
