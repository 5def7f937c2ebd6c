# SPDX-License-Identifier: MIT
check_PROGRAMS += \
	%D%/draft_test
