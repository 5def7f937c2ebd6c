# SPDX-License-Identifier: MIT
program_scripts += \
	%D%/golden.sh
