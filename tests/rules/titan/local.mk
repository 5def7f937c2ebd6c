# SPDX-License-Identifier: MIT
check_PROGRAMS += \
	%D%/data_test \
	%D%/game_walk_test \
	%D%/walk_test
