# SPDX-License-Identifier: MIT
plain_tests += \
	%D%/damage_test \
	%D%/offers_test \
	%D%/scripts_test \
	%D%/walk_test
tests_rules_walk_test_SOURCES = %D%/walk_test.c %D%/archenemy/ring.c %D%/archenemy/ring.h
