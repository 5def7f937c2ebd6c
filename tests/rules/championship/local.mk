# SPDX-License-Identifier: MIT
check_PROGRAMS += \
	%D%/schedule_test
