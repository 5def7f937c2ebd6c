# SPDX-License-Identifier: MIT
plain_tests += \
	%D%/draft_test
