# SPDX-License-Identifier: MIT
cmocka_tests += \
	%D%/digits_test \
	%D%/palette_test \
	%D%/text_test \
	%D%/tiles_test
