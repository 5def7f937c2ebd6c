# SPDX-License-Identifier: MIT
house_scripts += \
	%D%/completions.sh
source_scripts += \
	%D%/bootstrap.sh \
	%D%/desktop.sh \
	%D%/recipes.sh
