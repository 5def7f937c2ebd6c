# SPDX-License-Identifier: MIT
cmocka_tests += \
	%D%/digits_test \
	%D%/face_test \
	%D%/palette_test \
	%D%/text_test \
	%D%/tiles_test \
	%D%/wall_test
source_scripts += %D%/faces.sh
