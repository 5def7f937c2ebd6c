# SPDX-License-Identifier: MIT
house_scripts += \
	%D%/bootstrap.sh \
	%D%/completions.sh \
	%D%/desktop.sh \
	%D%/recipes.sh
