# SPDX-License-Identifier: MIT
cmocka_tests += \
	%D%/deck_test \
	%D%/scripts_test
