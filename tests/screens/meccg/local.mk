# SPDX-License-Identifier: MIT
cmocka_tests += \
	%D%/secret_test
