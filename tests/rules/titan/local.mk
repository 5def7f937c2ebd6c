# SPDX-License-Identifier: MIT
plain_tests += \
	%D%/board_test \
	%D%/contents_test \
	%D%/data_test \
	%D%/game_walk_test \
	%D%/state_test \
	%D%/walk_test
source_scripts += %D%/paragraphs.sh
tests_rules_titan_game_walk_test_SOURCES = %D%/game_walk_test.c %D%/walk.c %D%/walk.h
tests_rules_titan_walk_test_SOURCES = %D%/walk_test.c %D%/walk.c %D%/walk.h
