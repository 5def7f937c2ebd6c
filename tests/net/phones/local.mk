# SPDX-License-Identifier: MIT
if HAVE_PHONES
cmocka_tests += \
	%D%/server_test
endif
tests_net_phones_server_test_SOURCES = %D%/server_test.c %D%/client.c %D%/client.h
