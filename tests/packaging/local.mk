# SPDX-License-Identifier: MIT
house_scripts += \
	%D%/completions.sh \
	%D%/desktop.sh \
	%D%/recipes.sh
