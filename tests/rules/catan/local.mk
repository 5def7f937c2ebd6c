# SPDX-License-Identifier: MIT
plain_tests += \
	%D%/board_test \
	%D%/hands_test \
	%D%/lines_test
