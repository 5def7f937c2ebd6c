# SPDX-License-Identifier: MIT
cmocka_tests += \
	%D%/battle_test \
	%D%/sheet_test
