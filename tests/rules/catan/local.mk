# SPDX-License-Identifier: MIT
plain_tests += \
	%D%/hands_test \
	%D%/lines_test
