#!/bin/sh
# SPDX-License-Identifier: MIT
# Makes the lists that automake and configure read: which folders have a local.mk, which games have pages in the manual,
# which data the tests read (build-aux/lists.am), and which sources have words to
# translate (po/POTFILES.in). A list that has not changed is not written.

set -eu
cd "$(dirname "$0")/.."
mkdir -p build-aux
export LC_ALL=C

# FILE: writes standard input to it, unless it has the same text already. Builds in two folders may do so at once.
write() {
	cat >"$1.$$"
	if cmp -s "$1.$$" "$1"; then rm "$1.$$"; else mv "$1.$$" "$1"; fi
}

# VARIABLE: standard input as a list of automake.
list() {
	printf '\n%s =' "$1"
	while read -r word; do printf ' \\\n\t%s' "$word"; done
	echo
}

games() {
	sed -n 's/^GAME(\([a-z_]*\).*/\1/p' rules/games.def | sort
}

folders='rules saves screens net app tests'

{
	echo '# Made by m4/lists.sh.'
	# shellcheck disable=SC2086 # a list of words
	find $folders -name local.mk | sort | sed 's/^/include /'
	games | list game_pages
	games | sed 's|.*|man/tableside-&.6|' | list game_manuals
	games | sed 's|.*|man/ja/tableside-&.6|' | list game_manuals_ja
	find tests -type f ! -name '*.[cho]' ! -name '*.mk' ! -name '*_test' ! -name '*.log' ! -name '*.trs' \
		! -path '*/.*' ! -name '*.so' ! -name '*.a' ! -name '*_bench' | sort | list test_data
} | write build-aux/lists.am

# shellcheck disable=SC2086
find $folders -name '*.[ch]' ! -path 'tests/*' -o -name '*.def' ! -path 'tests/*' | sort | xargs grep -lE '\<(N?C?|P)_\("' | write po/POTFILES.in
