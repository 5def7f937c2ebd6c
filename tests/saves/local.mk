# SPDX-License-Identifier: MIT
cmocka_tests += \
	%D%/settings_test
program_scripts += \
	%D%/golden.sh

# A table of each game as this version writes it, for all later ones. Run it once before a
# release, and commit what it prints: what is kept stays as it is.
.PHONY: golden
golden: tableside$(EXEEXT)
	$(AM_V_at)srcdir='$(srcdir)' sh '$(srcdir)/%D%/keep.sh'
