# SPDX-License-Identifier: MIT
check_PROGRAMS += \
	%D%/hands_test \
	%D%/lines_test
