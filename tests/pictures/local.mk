# SPDX-License-Identifier: MIT
first_tests += %D%/all_test
tests_pictures_all_test_SOURCES = %D%/all_test.c %D%/cells.c %D%/cells.h %D%/check.c %D%/scene.c %D%/svg.c %D%/type.c

# Every screen in every size and look, as SVG: pictures/index.html shows them. Those of man/pictures/, which
# README.md and the gallery there show, are taken again.
.PHONY: pictures
pictures: tableside$(EXEEXT) %D%/all_test$(EXEEXT) locales/made
	$(AM_TESTS_ENVIRONMENT) srcdir='$(srcdir)' PICTURES=pictures %D%/all_test$(EXEEXT)
	$(AM_V_at)for kept in '$(srcdir)'/man/pictures/*.svg; do cp "pictures/$${kept##*/}" "$$kept"; done
	$(AM_V_at)$(AM_TESTS_ENVIRONMENT) TABLESIDE='$(abs_builddir)/tableside$(EXEEXT)'; \
	if browser=$$(command -v chromium || command -v google-chrome); then \
		python3 '$(srcdir)/tests/phones/picture.py' "$$browser" '$(abs_srcdir)/man/pictures'; \
	fi
	$(AM_V_at)$(SHELL) '$(srcdir)/%D%/gallery.sh' '$(srcdir)/man/pictures' >gallery.tmp
	$(AM_V_at)mv gallery.tmp '$(srcdir)/man/pictures/index.html'
