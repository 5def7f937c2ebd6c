#!/bin/sh
# SPDX-License-Identifier: MIT
# What the command line prints of kept tables (tests/saves/) is what it printed: a sum of it stands in
# printed.sums, for each table, each list of lines and each game. Whoever means to change any of it compares what
#
#     PRINTED=NAME tests/app/printed.sh
#
# prints before and after, and keeps the new sums by `make printed`.

set -u
srcdir=$(cd "${srcdir:-.}" && pwd) || exit 99
# shellcheck source=tests/kit/program.sh
. "$srcdir/tests/kit/program.sh"
# When something is printed stands on paper, in its style and in JSON.
no_times="s/$(date -u +%Y-%m-%d)[ T][0-9][0-9]:[0-9][0-9]/TIME/g
s/20[0-9][0-9]\\\\2d [^\"]*\"/TIME/g
s/\"\(began\|at\)\":1[0-9]*/\1/g"
: >in

# WORD...: what a command prints.
print() {
	echo "== $*"
	"$program" "$@" <in 2>&1
}

print_table() {
	cp "$1" table.json
	chmod u+w table.json
	print show table.json --secret
	print log table.json
	print export table.json --as md
	case $1 in *-0.1.json) return ;; esac # the same, of older versions
	print show table.json --json
	print log table.json --json
	print log table.json --secret
	for form in csv html svg; do
		print export table.json --as $form
	done
	case $1 in
	*championship*)
		for document in wall pairings seats slips sheets board standings rules; do
			print export table.json --as html --document $document --round 1
		done
		;;
	*titan*) print export table.json --as svg --document battle ;;
	esac
	# a line at a time: help, what may be done, the first and the last of what is offered, taken back
	printf '%s\n' help '?' 1 '' 2 undo redo table log '' 99 '' nonsense 'note "x"' q >in
	print --seed 7 --plain open table.json
	: >in
}

# Each line by itself, and all of them at once.
print_lines() {
	game=${1##*/}
	game=${game%.lines}
	cp "$1" in
	print run "${game%%-*}" --keep-going --seed 7
	print run "${game%%-*}" --keep-going --seed 7 --each
	print run "${game%%-*}" --keep-going --seed 7 --json --secret
	: >in
}

print_game() {
	print help "$1"
	printf '%s\n' "new $1 Ann Ben" help '?' 1 '' 2 '' log table q q >in
	print --seed 7 --plain
	: >in
	rm -rf data state
}

print_rest() {
	print --help
	for command in new tour open watch list evenings show log run help export deck odds hall settings recover backup \
		restore doctor report; do
		print help $command
		print $command --nonsense
	done
	print list
	print evenings
	print settings
	for name in $("$program" settings | sed 's/[ :=].*//' | sort -u); do
		print settings "$name"
		print settings "$name" nonsense
	done
	print settings --json
	print odds lion=1@A1 troll@A2
	print odds titan@B2 2*ogre@B3 --land=Tower
	print odds angel@D4 colossus@D5 --land=Plains --json
	print list --json
}

# NAME FUNCTION WORD...: one row of the sums; or all of it, where it is asked for.
row() {
	name=$1
	shift
	if test -n "${PRINTED-}"; then
		test "$PRINTED" != "$name" || "$@"
		return
	fi
	"$@" | sed "$no_times" >out
	printf '%s %s\n' "$name" "$(cksum <out)" >>sums
}

: >err
: >sums
for table in "$srcdir"/tests/saves/*.json; do
	row "$(basename "$table")" print_table "$table"
done
for lines in "$srcdir"/tests/saves/*.lines; do
	row "$(basename "$lines")" print_lines "$lines"
done
for game in $("$program" help | sed -n 's/^  \([a-z]*\) .*/\1/p'); do
	row "$game" print_game "$game"
done
test -n "${MISSING_LIBS-}" || row commands print_rest # a program without phones has fewer words
test -z "${PRINTED-}" || exit 0
test -z "${PRINTED_SUMS-}" || exec cp sums "$PRINTED_SUMS"

# Of both lists, so that a table that is lost fails as well.
test -z "${MISSING_LIBS-}" || grep '^commands ' "$srcdir/tests/app/printed.sums" >>sums
cat sums "$srcdir/tests/app/printed.sums" | sort | uniq -c | awk '{ print $2, $1 }' | sort -u >rows
while read -r name lists; do
	test "$lists" -eq 2
	tell $? "$name prints what it printed"
done <rows
echo "1..$count"
test "$failures" -eq 0
