#!/bin/sh
# SPDX-License-Identifier: MIT
# The entry in a desktop's menu, the description for its software catalogue, and
# the icon: by the validators that are there, and by the names they have of each other.

set -u
srcdir=${srcdir:-.}
entry=$srcdir/packaging/desktop/tableside.desktop
metainfo=packaging/desktop/local.tableside.tableside.metainfo.xml
icon=$srcdir/packaging/desktop/tableside.svg
# shellcheck source=tests/kit/tell.sh
. "$srcdir/tests/kit/tell.sh"

# PACKAGE TOOL WORD...: runs the tool on a file; skipped without the tool.
validate() {
	package=$1
	shift
	if command -v "$1" >/dev/null; then
		said=$("$@" 2>&1)
		tell $? "$1 finds no fault" "$said"
	else
		skip "$1 finds no fault" "$1" "$package"
	fi
}

validate desktop-file-utils desktop-file-validate "$entry"
# there is no homepage; versions before 1.0 do not know that remark
case $(appstreamcli --version 2>/dev/null) in
*' 0.'*) validate appstream appstreamcli validate --no-net "$metainfo" ;;
*) validate appstream appstreamcli validate --no-net --override=url-homepage-missing=info "$metainfo" ;;
esac
validate librsvg2-bin rsvg-convert --format png --output "icon.$$.png" "$icon"
rm -f "icon.$$.png"

# The validator sees a fault.
if command -v desktop-file-validate >/dev/null; then
	sed 's/^Terminal=true/Terminal=perhaps/' "$entry" >"fault.$$.desktop"
	! desktop-file-validate "fault.$$.desktop" >/dev/null 2>&1
	tell $? "a wrong entry would be seen"
	rm "fault.$$.desktop"
fi

grep -Fqx 'Terminal=true' "$entry"
tell $? "the entry opens a terminal"
grep -Fqx 'Icon=tableside' "$entry" && [ -s "$icon" ]
tell $? "the icon that the entry names is there"
grep -Fq '>tableside.desktop<' "$metainfo"
tell $? "the description names the entry"
grep -Fq "<release version=\"$PACKAGE_VERSION\"" "$metainfo"
tell $? "the description is of this version"
test "$(grep '^Version ' "$srcdir/NEWS" | head -n 1)" = "Version $PACKAGE_VERSION"
tell $? "NEWS has this version before all others"

told
