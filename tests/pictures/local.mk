# SPDX-License-Identifier: MIT
terminal_tests += \
	%D%/all_test
tests_pictures_all_test_SOURCES = %D%/all_test.c %D%/cells.c %D%/cells.h %D%/check.c %D%/scene.c %D%/svg.c

# Every screen in every size and look, as SVG: pictures/index.html shows them.
# README.md shows some of them; after a screen has changed much, make
# readme-pictures takes these anew.
.PHONY: pictures readme-pictures
pictures: tableside$(EXEEXT) %D%/all_test$(EXEEXT) locales/made
	$(AM_TESTS_ENVIRONMENT) srcdir='$(srcdir)' PICTURES=pictures %D%/all_test$(EXEEXT)

readme_pictures = archenemy-hot-seat catan-seven championship-standings commander-help commander-log \
	commander-matrix commander-play home-tables meccg-private titan-odds titan-sheet
readme-pictures: pictures
	$(AM_V_at)$(MKDIR_P) '$(srcdir)/man/pictures'
	$(AM_V_at)for name in $(readme_pictures); do \
		cp "pictures/$$name-dark-80x24.svg" "$(srcdir)/man/pictures/$$name.svg" || exit 1; \
	done
