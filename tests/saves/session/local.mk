# SPDX-License-Identifier: MIT
cmocka_tests += \
	%D%/disk_test \
	%D%/open_test \
	%D%/pieces_test \
	%D%/store_test
