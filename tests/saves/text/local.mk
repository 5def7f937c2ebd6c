# SPDX-License-Identifier: MIT
cmocka_tests += \
	%D%/faults_test \
	%D%/pull_test \
	%D%/text_test \
	%D%/wake_test
