# SPDX-License-Identifier: MIT
cmocka_tests += \
	%D%/pull_test \
	%D%/text_test \
	%D%/wake_test
