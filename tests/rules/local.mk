# SPDX-License-Identifier: MIT
check_PROGRAMS += \
	%D%/scripts_test \
	%D%/walk_test
tests_rules_walk_test_SOURCES = %D%/walk_test.c %D%/archenemy/ring.c %D%/archenemy/ring.h
