# SPDX-License-Identifier: MIT
program_scripts += \
	%D%/address.sh \
	%D%/backup.sh \
	%D%/catan.sh \
	%D%/championship.sh \
	%D%/cli.sh \
	%D%/deck.sh \
	%D%/doctor.sh \
	%D%/evenings.sh \
	%D%/event_files.sh \
	%D%/export.sh \
	%D%/meccg.sh \
	%D%/odds.sh \
	%D%/paper.sh \
	%D%/plain.sh \
	%D%/phones.sh \
	%D%/printed.sh \
	%D%/planes.sh \
	%D%/record.sh \
	%D%/schemes.sh \
	%D%/templates.sh
cmocka_tests += \
	%D%/hall_test \
	%D%/hints_test \
	%D%/live_test \
	%D%/lit_test \
	%D%/pairs_test \
	%D%/places_test \
	%D%/played_test \
	%D%/reader_test \
	%D%/typing_test \
	%D%/windows_test
terminal_tests += \
	%D%/draft_test \
	%D%/evenings_test \
	%D%/awake_test \
	%D%/cards_test \
	%D%/hostile_test \
	%D%/mouse_test \
	%D%/options_test \
	%D%/terminal_test \
	%D%/tui_test \
	%D%/words_test
if HAVE_PHONES
terminal_tests += %D%/phones_test
endif
tests_app_awake_test_LDADD = $(LDADD) $(SYSTEMD_LIBS)
tests_app_played_test_SOURCES = %D%/played_test.c %D%/played_files.c %D%/played_hall.c %D%/played_home.c %D%/played_over.c %D%/played.h
tests_app_pairs_test_SOURCES = %D%/pairs_test.c %D%/pairs_scheme.c

# What random evenings are from now on: look first at what differs (played_test.c).
.PHONY: played
played: %D%/played_test$(EXEEXT)
	$(AM_V_at)folder=$$(mktemp -d) && srcdir='$(srcdir)' TMPDIR=$$folder %D%/played_test sums >played.new && \
		mv played.new '$(srcdir)/%D%/played.sums'; status=$$?; rm -rf "$$folder"; exit $$status

# .. and what the command line prints of kept tables (printed.sh), and in the scripts that keep it.
.PHONY: printed
printed: all
	$(AM_V_at)new=$$PWD/printed.new; : >$$new; for script in printed.sh $$(cd '$(srcdir)/%D%' && grep -l '^is_as_kept' *.sh); do \
		srcdir='$(srcdir)' PRINTED_SUMS=$$new $(SHELL) "$(srcdir)/%D%/$$script" >printed.log || { cat printed.log; exit 1; }; \
	done; mv $$new '$(srcdir)/%D%/printed.sums' && rm printed.log
