# SPDX-License-Identifier: MIT
program_scripts += \
	%D%/bridge.sh \
	%D%/serve.sh \
	%D%/tables.sh \
	%D%/tls.sh \
	%D%/users.sh
cmocka_tests += \
	%D%/desk_test \
	%D%/guard_test \
	%D%/hosts_test \
	%D%/library_test \
	%D%/mqtt_test \
	%D%/tls_test \
	%D%/turns_test
terminal_tests += \
	%D%/app_test
tests_net_hall_guard_test_SOURCES = %D%/guard_test.c %D%/spell.c %D%/spell.h
tests_net_hall_turns_test_SOURCES = %D%/turns_test.c %D%/spell.c %D%/spell.h
