# SPDX-License-Identifier: MIT
cmocka_tests += \
	%D%/pages_test \
	%D%/settings_test
