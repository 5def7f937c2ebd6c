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
	%D%/hosts_test
terminal_tests += \
	%D%/app_test
