#!/bin/sh
# SPDX-License-Identifier: MIT
# `planes load` as a table uses it, and that nobody but a judge sees the order of the
# planar deck. The rules themselves are in tests/rules/commander/planes.t.

set -u
srcdir=$(cd "${srcdir:-.}" && pwd) || exit 99
. "$srcdir/tests/kit/program.sh"

# LINE...: a table of Commander with these lines.
table() {
	{
		printf '%s\n' 'seat Alice Bob'
		printf '%s\n' "$@"
	} >in
}

printf '1 Bant\n1 Naya (OHOP) 27\nAcademy at Tolaria West\n' >list.txt
printf '[Commander]\n1 Edgar Markov\n[Main]\n99 Swamp\n[Planes]\n1 Grixis|HOP|1\n1 Jund|HOP|1\n' >friday.dck
printf '2 Bant\n' >twice.txt

table 'planes load list.txt'
run 0 'a plain list' run commander - --each
has out '"event":"planes add Bant Naya \"Academy at Tolaria West\""' 'becomes a line that needs no file'
table 'planes load friday.dck'
run 0 'a deck with a part for planes' run commander - --each
has out '"event":"planes add Grixis Jund"' 'gives that part alone'
table 'planes load twice.txt'
run 1 'a list with a plane twice' run commander - --each
has out 'Bant is in the planar deck already (901.3)' 'is refused with the name'
table 'planes load missing.txt'
run 1 'no file' run commander - --each
has out 'missing.txt' 'is named'

# ---- the order ----

table 'planes add Aaa Bbb Ccc' planar-shuffle planeswalk state
run 0 'a shuffled deck' run commander - --each --seed 3
hasnt out '"next":' 'does not tell what comes next'
hasnt out '"event":"planar-shuffle' 'nor its order'
run 0 'to the judge' run commander - --each --seed 3 --secret
has out '"event":"planar-shuffle' 'both are told'

is_as_kept
echo "1..$count"
test "$failures" -eq 0
