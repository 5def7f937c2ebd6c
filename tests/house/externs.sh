#!/bin/sh
# SPDX-License-Identifier: MIT
# Each global name of the product has a user in another file of the product; a
# name without one is dead or should be static. The rule is first tried on a name
# that it must refuse and on names that it must let pass.

set -u
srcdir=${srcdir:-.}
folder=externs.tmp
# shellcheck source=tests/kit/tell.sh
. "$srcdir/tests/kit/tell.sh"
# shellcheck source=tests/kit/objects.sh
. "$srcdir/tests/kit/objects.sh"

# Names that the tests alone use, and why the product offers them.
tested() {
	cat <<-'END'
	keeper_find             a hall without its thread: tests and benchmarks ask the keeper directly
	keeper_session          the same
	index_cards             the number of cards in an index: tests and benchmarks count
	save_create_with        a save in a store of the tests, which fails when they want
	save_open_with          the same
	theme_colour            the test of the palette measures the contrast of all pairs
	theme_chip              the same test, of the chips that have a ground of their own
	theme_tint              the same test, of what stands on a tint
	titan_entry_from        the test of the masterboard compares each side with the printed one
	END
}

# OBJECT...: the global names that no other object wants, as object: name. Those with
# __ are the compiler's: sanitizers add some.
unused() {
	"${NM-nm}" -A -g -p "$@" | awk '
		{ split($0, part, ":"); type = $(NF - 1) }
		type == "U" { wanted[$NF] = 1 }
		type ~ /^[TDBRCVW]$/ && $NF != "main" && $NF !~ /^__/ { home[$NF] = part[1] }
		END { for (name in home) if (!(name in wanted)) print home[name] ": " name }' | LC_ALL=C sort
}

# Those of standard input that the list above does not have.
untold() {
	while read -r object name; do
		tested | grep -q "^$name " || echo "$object $name"
	done
}

rm -rf "$folder"
mkdir "$folder" || exit 1
fake "$folder/one" 'int wanted(void); int unwanted(void); int wanted(void) { return 1; } int unwanted(void) { return 2; }'
fake "$folder/other" 'int wanted(void); static int own(void) { return wanted(); } int main(void) { return own(); }'
something 'a name without a user is seen' "$(unused "$folder"/*.o | grep ': unwanted$')"
nothing 'used, static and main are let pass' "$(unused "$folder"/*.o | grep -v ': unwanted$')"
rm -rf "$folder"

objects=$(objects)
something 'there are objects' "$objects"
# shellcheck disable=SC2086 # a list of words
found=$(unused $objects)
nothing 'each global name has a user in another file; else: make it static, or remove it' "$(echo "$found" | untold)"
nothing 'the list of names for the tests has no name too many' \
	"$(tested | while read -r name why; do echo "$found" | grep -q ": $name\$" || echo "$name ($why)"; done)"
told
