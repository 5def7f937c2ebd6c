# SPDX-License-Identifier: MIT
cmocka_tests += \
	%D%/keys_test
