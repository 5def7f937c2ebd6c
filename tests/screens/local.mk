# SPDX-License-Identifier: MIT
cmocka_tests += \
	%D%/cards_test \
	%D%/grammar_test \
	%D%/hidden_test \
	%D%/keys_test \
	%D%/losses_test \
	%D%/scripts_test \
	%D%/tour_test
