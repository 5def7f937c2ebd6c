# SPDX-License-Identifier: MIT
plain_tests += \
	%D%/schedule_test
