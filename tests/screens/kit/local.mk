# SPDX-License-Identifier: MIT
cmocka_tests += \
	%D%/palette_test \
	%D%/text_test
