#!/bin/sh
# SPDX-License-Identifier: MIT
# Templates of one's own for the score sheet: kept, listed, taken and forgotten; a damaged
# file is told and left as it is.

set -u
srcdir=$(cd "${srcdir:-.}" && pwd) || exit 99
. "$srcdir/tests/kit/program.sh"

kept=$XDG_CONFIG_HOME/tableside/templates.json

# LINE...: a score sheet with these lines.
sheet() {
	printf '%s\n' "$@" >in
}

sheet 'seat Ann Bo' 'option sum 0' 'option start 100' 'round 5 -5' 'template save House poker'
run 0 'the rules of a sheet under way' run score - --each
has out 'these rules are kept as House poker' 'are kept'
has "$kept" '"House poker"' 'in a file of the settings'
sheet 'seat Ann Bo Cy' 'template house poker' 'round 5 -5 0'
run 0 'another evening' run score - --each
has out '"event":"template none & option sum 0 & option start 100"' 'has them by name, in any case, as lines that need no file'
has out 'as kept under House poker' 'and says so'
has out 'Ann leads with 105' 'and counts so'

sheet 'categories birds, bonus cards' 'option win low' 'template save Birds'
run 0 'rows with names' run score - --each
sheet 'template Birds'
run 0 'come back' run score - --each
has out '"event":"categories birds \"bonus cards\" & option win low"' 'as they were'
sheet 'seat Ann Bo Cy' 'template skat' 'option seeger on' 'template save Club'
run 0 'options of a game' run score - --each
sheet 'seat Ann Bo Cy' 'template Club' 'declare Bo 24'
run 0 'go with it' run score - --each
has out 'Bo: +74, total 74' 'and count'

sheet 'templates'
run 0 'all' run score - --each
has out 'hearts: Hearts' 'of the program'
has out 'House poker: template none & option sum 0 & option start 100' 'and your own ones are listed'

sheet 'template save skat'
run 1 'a name that has a meaning' run score -
has err 'skat already has a meaning: choose another name' 'is refused'
sheet 'template save Club'
run 1 'a name that is kept' run score -
has err 'Club exists: add replace at the end to overwrite it' 'is not replaced unasked'
sheet 'option target 7' 'template save club replace'
run 0 'but when asked' run score -
sheet 'template Club'
run 0 'it' run score - --each
has out '"event":"template none & option target 7"' 'is another'
sheet 'template bingo'
run 1 'one that there is not' run score -
has err 'there is no template "bingo"; your own are House poker, Birds, Club; templates lists all' 'is told with those there are'
sheet 'template forget Birds'
run 0 'one' run score - --each
has out 'Birds is forgotten' 'is forgotten'
sheet 'template forget Birds'
run 1 'twice' run score -
has err 'there is no template "Birds"' 'is refused'
sheet 'seat Ann Bo' 'round 1 2' 'template Club'
run 1 'a sheet with points' run score -
has err 'the sheet has points already' 'is not set up again'

sheet 'template save'
run 1 'a name that is missing' run score -
has err 'usage: template' 'is told'
sheet 'option running on' 'template save Days'
run 0 'points at any time' run score - --each
sheet 'seat Ann Bo' 'template Days' 'points Ann 3'
run 0 'without rounds' run score - --each
has out 'Ann: +3, total 3' 'are kept, too'
awk 'BEGIN { printf "{"; for (n = 1; n < 41; n++) printf "%s\"t%d\":\"template none\"", (n == 1 ? "" : ","), n; print "}" }' >"$kept"
sheet 'template save t40 replace' 'template save More'
run 1 'as many as there may be' run score -
has out 'these rules are kept as t40' 'may be replaced'
has err 'at most 40 of your own' 'and are no more'

printf '{"Club":"points each 5"}' >"$kept"
sheet 'seat Ann' 'template Club'
run 1 'a line that sets nothing up' run score -
has err 'Club is no longer a template in the file: template forget Club' 'is not said'
printf '{"Club":"templ' >"$kept"
cp "$kept" before
for line in 'template Club' 'templates' 'template save New' 'template forget Club'; do
	sheet "$line"
	run 1 "a damaged file: $line" run score -
	has err 'templates.json' 'is named'
done
cmp -s before "$kept"
tell $? 'and stays as it is'

is_as_kept
echo "1..$count"
test "$failures" -eq 0
