# SPDX-License-Identifier: MIT
cmocka_tests += \
	%D%/cards_test
plain_tests += \
	%D%/draft_test
