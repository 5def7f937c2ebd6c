# SPDX-License-Identifier: MIT
# What a packager needs: completions, the menu entry, recipes for distributions.
EXTRA_DIST += %D%/debian %D%/rpm %D%/arch %D%/homebrew %D%/completions %D%/machines
if BASH_COMPLETION
bashcompletion_DATA = %D%/completions/tableside.bash
endif
if ZSH_COMPLETION
zshcompletion_DATA = %D%/completions/_tableside
endif
if FISH_COMPLETION
fishcompletion_DATA = %D%/completions/tableside.fish
endif

desktopdir = $(datadir)/applications
dist_desktop_DATA = %D%/desktop/tableside.desktop
icondir = $(datadir)/icons/hicolor/scalable/apps
dist_icon_DATA = %D%/desktop/tableside.svg
metainfodir = $(datadir)/metainfo
nodist_metainfo_DATA = %D%/desktop/local.tableside.tableside.metainfo.xml

# With the version, and the checksum of the tarball in the build folder.
recipes = %D%/arch/PKGBUILD %D%/homebrew/tableside.rb %D%/rpm/tableside.spec
tarball = $(distdir).tar.xz
.PHONY: recipes deb machines
recipes:
	@test -f $(tarball) || { echo 'no $(tarball): make dist makes it' >&2; exit 1; }
	$(AM_V_at)for recipe in $(recipes); do \
		$(MKDIR_P) "`dirname "$$recipe"`" && \
		sed -e 's|@PACKAGE_VERSION[@]|$(PACKAGE_VERSION)|g' -e 's|@FOLDER[@]|$(abs_builddir)|' \
			-e "s|@RPM_DATE[@]|`LC_ALL=C date -d $(RELEASE_DATE) '+%a %b %d %Y'`|" \
			-e "s|@SHA256[@]|`sha256sum $(tarball) | cut -d ' ' -f 1`|" \
			"$(srcdir)/$$recipe.in" >"$$recipe.tmp" && mv "$$recipe.tmp" "$$recipe" || exit 1; \
	done
	@ls $(recipes)

# A commit gives one tarball: so it does not say when xgettext ran.
dist-hook:
	$(AM_V_at)pot='$(distdir)/po/$(PACKAGE).pot' && \
		sed 's|^"POT-Creation-Date: .*\\n"|"POT-Creation-Date: $(RELEASE_DATE) 00:00+0000\\n"|' "$$pot" >"$$pot.tmp" && \
		mv "$$pot.tmp" "$$pot"

deb: dist
	$(srcdir)/%D%/debian/build $(tarball) deb

machines: config.h
	$(AM_V_at)$(SHELL) '$(srcdir)/%D%/machines' '$(abs_builddir)'
