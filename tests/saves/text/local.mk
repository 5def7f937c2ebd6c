# SPDX-License-Identifier: MIT
cmocka_tests += \
	%D%/wake_test
