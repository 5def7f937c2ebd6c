# SPDX-License-Identifier: MIT
if HAVE_PHONES
cmocka_tests += \
	%D%/board_test \
	%D%/library_test \
	%D%/program_test \
	%D%/server_test \
	%D%/system_test
plain_tests += \
	%D%/confine_test \
	%D%/storm_test
endif
tests_net_phones_board_test_SOURCES = %D%/board_test.c
tests_net_phones_library_test_SOURCES = %D%/library_test.c
tests_net_phones_program_test_SOURCES = %D%/program_test.c
tests_net_phones_server_test_SOURCES = %D%/server_test.c %D%/client.c %D%/client.h
tests_net_phones_system_test_SOURCES = %D%/system_test.c
tests_net_phones_confine_test_SOURCES = %D%/confine_test.c %D%/client.c %D%/client.h
tests_net_phones_storm_test_SOURCES = %D%/storm_test.c %D%/client.c %D%/client.h

# More of the storm: REQUESTS=1000000 STORM_SEED=2 for others.
REQUESTS = 1000000
STORM_SEED = 1
.PHONY: torture-phones
torture-phones: %D%/storm_test$(EXEEXT)
	$(AM_V_at)%D%/storm_test $(REQUESTS) $(STORM_SEED)
