#!/bin/sh
# SPDX-License-Identifier: MIT
# The recipes for packages: they take their version from configure.ac, they list
# each installed file, and the package tools of this system can read them.

set -u
srcdir=$(cd "${srcdir:-.}" && pwd)
work=$(mktemp -d) || exit 99
trap 'rm -rf "$work"' EXIT
# shellcheck source=tests/kit/tell.sh
. "$srcdir/tests/kit/tell.sh"

# PACKAGE TOOL NAME COMMAND...: skipped without the tool, which that package has.
check() {
	package=$1 tool=$2 name=$3
	shift 3
	if command -v "$tool" >/dev/null; then
		said=$("$@" 2>&1)
		tell $? "$name" "$said"
	else
		skip "$name" "$tool" "$package"
	fi
}

recipes='debian/changelog.in rpm/tableside.spec.in arch/PKGBUILD.in homebrew/tableside.rb.in'

for recipe in $recipes; do
	grep -Fq '@PACKAGE_VERSION@' "$srcdir/packaging/$recipe"
	tell $? "$recipe takes its version from configure.ac"
	filled=${recipe##*/}
	filled=$work/${filled%.in}
	sed -e "s|@PACKAGE_VERSION@|$PACKAGE_VERSION|g" -e 's|@MAINTAINER@|Ann <ann@localhost>|' \
		-e 's|@DATE@|Sat, 21 Nov 2026 12:00:00 +0000|' \
		-e 's|@SHA256@|0000000000000000000000000000000000000000000000000000000000000000|' \
		-e 's|@FOLDER@|/tmp|' -e 's|@RPM_DATE@|Sat Nov 21 2026|' "$srcdir/packaging/$recipe" >"$filled"
	! grep -q '@[A-Z_]*@' "$filled"
	tell $? "$recipe has no other word to fill in"
done
# .. apart from what a build in the source fills in there
found=$(cd "$srcdir/packaging" && find . -type f | while read -r file; do test -e "$file.in" || grep -HnF "$PACKAGE_VERSION" "$file"; done)
[ -z "$found" ]
tell $? "packaging/ has no version of its own" "$found"

check bash bash 'bash reads PKGBUILD' bash -n "$work/PKGBUILD"
check shellcheck shellcheck 'shellcheck finds no fault in PKGBUILD' shellcheck "$work/PKGBUILD"
check shellcheck shellcheck 'shellcheck finds no fault in the build of the Debian package' \
	shellcheck "$srcdir/packaging/debian/build" "$srcdir/packaging/debian/tests/table"
check ruby ruby 'ruby reads the formula' ruby -c "$work/tableside.rb"
check rpm rpmspec 'rpmspec reads the spec' rpmspec -P "$work/tableside.spec"
# shellcheck disable=SC2016 # for the inner shell
check dpkg-dev dpkg-parsechangelog 'the changelog is one of Debian' \
	sh -c 'test "$(dpkg-parsechangelog -l "$1" -S Version)" = "$2-1"' sh "$work/changelog" "$PACKAGE_VERSION"

# A file that `make install' puts somewhere and the spec does not list would be in no RPM.
# The files of a language are found by find_lang.
sed -n '/^%files/,/^$/p' "$work/tableside.spec" |
	sed -n -e 's|%{name}|tableside|g' -e 's|%{_bindir}|/usr/bin|' -e 's|%{_mandir}|/usr/share/man|' \
		-e 's|%{_datadir}|/usr/share|' -e '/^[/]/p' >"$work/listed"
unlisted() {
	while read -r file; do
		found=no
		while read -r pattern; do
			# shellcheck disable=SC2254 # a pattern it is
			case $file in
			$pattern) found=yes ;;
			esac
		done <"$work/listed"
		test $found = yes || echo "$file"
	done
}
installed() {
	(cd "$work/root" && find . -type f | sed 's|^[.]||' | grep -v /man/ja/)
}
# one make, where install is four that read the same, and brings what is translated as well
env -u MAKEFLAGS -u MAKELEVEL make -s -r install-exec-am install-data-am prefix=/usr zshcompletiondir=/usr/share/zsh/site-functions \
	DESTDIR="$work/root" >"$work/log" 2>&1
tell $? "make install" "$(tail -n 5 "$work/log")"
found=$(installed | unlisted)
[ -z "$found" ] && [ "$(installed | wc -l)" -gt 10 ]
tell $? "the spec lists all that is installed" "$found"
[ "$(echo /usr/share/tableside/other | unlisted)" = /usr/share/tableside/other ]
tell $? "what it does not list would be seen"

told
