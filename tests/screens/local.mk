# SPDX-License-Identifier: MIT
cmocka_tests += \
	%D%/keys_test \
	%D%/scripts_test \
	%D%/tour_test
