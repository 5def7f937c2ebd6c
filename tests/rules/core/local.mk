# SPDX-License-Identifier: MIT
cmocka_tests += \
	%D%/journal_test
