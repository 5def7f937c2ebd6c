# SPDX-License-Identifier: MIT
cmocka_tests += \
	%D%/settings_test \
	%D%/wake_test
