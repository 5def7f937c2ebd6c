# SPDX-License-Identifier: MIT
# The manual. `make man` has the program print its pages again in both languages;
# tests/house/drift.sh says when that is due.
dist_man_MANS = %D%/tableside.1 $(game_manuals) %D%/tableside-config.5 %D%/tableside-session.5 \
	%D%/tableside-hall.7 %D%/tableside-phones.7
ja1dir = $(mandir)/ja/man1
ja5dir = $(mandir)/ja/man5
ja6dir = $(mandir)/ja/man6
ja7dir = $(mandir)/ja/man7
dist_ja1_DATA = %D%/ja/tableside.1
dist_ja5_DATA = %D%/ja/tableside-config.5 %D%/ja/tableside-session.5
dist_ja6_DATA = $(game_manuals_ja)
dist_ja7_DATA = %D%/ja/tableside-hall.7 %D%/ja/tableside-phones.7
EXTRA_DIST += %D%/pictures

.PHONY: man
man: tableside$(EXEEXT) messages locales/made
	$(AM_V_GEN)$(MKDIR_P) '$(srcdir)/man/ja'
	$(AM_V_at)print() { \
		LC_ALL=$$2 LANGUAGE= LOCPATH='$(abs_builddir)/locales' \
			TABLESIDE_LOCALEDIR='$(abs_builddir)/messages' \
			./tableside$(EXEEXT) --manual "$$1" >man.tmp && mv man.tmp "$(srcdir)/man/$$3"; \
	}; \
	print tableside C tableside.1 && print tableside ja_JP.UTF-8 ja/tableside.1 || exit 1; \
	print config C tableside-config.5 && print config ja_JP.UTF-8 ja/tableside-config.5 || exit 1; \
	for game in $(game_pages); do \
		print "$$game" C "tableside-$$game.6" && \
			print "$$game" ja_JP.UTF-8 "ja/tableside-$$game.6" || exit 1; \
	done
