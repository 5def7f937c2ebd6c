# SPDX-License-Identifier: MIT
first_tests += %D%/all_test
tests_pictures_all_test_SOURCES = %D%/all_test.c %D%/cells.c %D%/cells.h %D%/check.c %D%/scene.c %D%/svg.c %D%/type.c

# Every screen in every size and look, as SVG: pictures/index.html shows them. README.md
# and README.ja.md show one each; after that screen has changed, make readme-pictures
# takes it anew.
.PHONY: pictures readme-pictures
pictures: tableside$(EXEEXT) %D%/all_test$(EXEEXT) locales/made
	$(AM_TESTS_ENVIRONMENT) srcdir='$(srcdir)' PICTURES=pictures %D%/all_test$(EXEEXT)

readme-pictures: pictures
	$(AM_V_at)cp pictures/commander-play-dark-80x24.svg '$(srcdir)/man/pictures/commander-play.svg'
	$(AM_V_at)cp pictures/commander-play-ja-80x24.svg '$(srcdir)/man/pictures/commander-play-ja.svg'
