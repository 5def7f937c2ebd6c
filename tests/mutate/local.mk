# SPDX-License-Identifier: MIT
# Changes the product and asks the tests whether they see it: tests/README.md.
check_PROGRAMS += %D%/points
tests_mutate_points_SOURCES = %D%/points.c
source_scripts += \
	%D%/tiny.sh
CLEANFILES += mutate.log sample.log

mutate_flags = $(CJSON_CFLAGS) $(UUID_CFLAGS) $(NCURSES_CFLAGS) $(MOSQUITTO_CFLAGS) $(QRENCODE_CFLAGS) \
	$(SYSTEMD_CFLAGS) $(PTHREAD_CFLAGS)

# N changes (0: all) in the folders IN, chosen by SEED.
.PHONY: mutate
mutate: all %D%/points$(EXEEXT) tests/torture/shim.so locales/made
	$(AM_V_at)$(AM_TESTS_ENVIRONMENT) srcdir='$(srcdir)' N='$(N)' SEED='$(SEED)' IN='$(IN)' LOG='$(LOG)' TIME='$(TIME)' AGAIN='$(AGAIN)' \
		REACH='$(REACH)' EVENINGS='$(EVENINGS)' \
		MAKE='$(MAKE)' MUTATE_CC='$(CC) $(DEFS) -I. -I$(srcdir) $(mutate_flags)' $(SHELL) '$(srcdir)/%D%/mutate.sh'

.PHONY: reach
reach: all $(check_PROGRAMS) tests/torture/shim.so locales/made
	$(AM_V_at)$(AM_TESTS_ENVIRONMENT) srcdir='$(srcdir)' $(SHELL) '$(srcdir)/%D%/reach.sh' reach
