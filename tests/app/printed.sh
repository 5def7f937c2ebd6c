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
version=$("$program" --version | sed -n '1s/^tableside //p')
: >in
lines=in

# WORD...: what a command prints that reads $lines.
print() {
	echo "== $*"
	"$program" "$@" <"$lines" 2>&1
	echo "= $?"
}

# TABLE: a copy of one of tests/saves/. golden.sh compares the states of all, and export.sh pages and pictures;
# of an older version's table that leaves its log and its text.
print_table() {
	print log "$1"
	print export "$1" --as md
	case $1 in *-"$version".json) ;; *) return ;; esac
	print show "$1" --secret
	print show "$1" --json
	print log "$1" --json
	case $1 in meccg-"$version".json | titan-"$version".json) print log "$1" --secret ;; esac
	print export "$1" --as csv
	case $1 in
	*championship*)
		print export "$1" --as html
		for document in wall pairings seats slips sheets board standings rules; do
			echo "export $document $document.html round=1 sure"
		done >in
		print run "$1" --keep-going
		cat ./*.html
		;;
	*titan*) print export "$1" --as svg --document battle ;;
	esac
	# a line at a time, none of which throws dice
	printf '%s\n' help '?' undo redo state 'state all' log 'log 3' '' 99 '' nonsense 'note "x"' all focus 'focus 2' \
		options 'help a' home '' q >in
	print --plain open "$1"
	: >in
}

# Each line by itself, and all of them at once.
print_lines() {
	lines=$1
	game=${1##*/}
	game=${game%.lines}
	print run "${game%%-*}" --keep-going --seed 7
	print run "${game%%-*}" --keep-going --seed 7 --each
	print run "${game%%-*}" --keep-going --seed 7 --json --secret
	lines=in
}

print_game() {
	print help "$1"
	printf '%s\n' help '' all options state log 'nonsense' 'seat Cy' q q >in
	print new "$1" Ann Ben --plain
	: >in
	rm -rf data state
}

# Lines typed at home without a picture, where "." cancels, and what other commands say of the tables.
print_home() {
	printf '%s\n' 'life Ann 7' 'life Ann -3' home 'rename 1' Long list new 7 'Cy, Di' home 'rename 1' Sheet \
		'rename 1' . 'rename 9' 'new titan' 'Ed Ed' . 'new chess' find long list 'find nobody' find '' list \
		'archive 9' 'archive long' back back open . 'open 9' 'open sheet' q 'watch long' 'life Ann -3' home \
		'export long' 'table no/such' 'state x.md' . 'export long' 'table a.md' evenings \
		'evenings 2020-01-01' 'evenings tomorrow' 'settings bell off' 'settings bell' 'settings bells' help \
		tour 99 'tour score' '' home 99 nonsense '' q >in
	"$program" new commander Ann Ben --plain <in 2>&1
	printf '%s\n' 'open sheet' options all state home '' q >in
	"$program" --plain <in 2>&1
	: >in
	print list
	print list --json
	print evenings --json
	for command in show log report 'export --as md' watch; do
		# shellcheck disable=SC2086 # a command and its options
		print $command long
		# shellcheck disable=SC2086
		print $command nobody
	done
	rm -rf data state config
}

print_rest() {
	print --help
	for command in new tour open watch list evenings show log run help export deck odds hall settings recover backup \
		restore doctor report; do
		print help $command
		print $command --nonsense
		print $command nothing
		print $command nothing at all of this kind
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
	print odds $(seq 60 | sed 's/.*/ogre@A&/')
	print odds lion@A1
	print odds lion@Z9 troll@A2
	print odds lion@A1 troll@A1
	print odds lion=9@A1 troll@A2
	print odds mouse@A1 troll@A2
	print odds lion@A1 troll@A2 --land=Moon
	print odds titan@B2 2*ogre@B3 --land=Tower
	print odds angel@D4 colossus@D5 --land=Plains --json
}

# NAME FUNCTION WORD...: what one row of the sums stands for; only that of PRINTED, if one is asked for.
row() {
	test "${PRINTED-$1}" = "$1" || return
	name=$1
	shift
	"$@" >"told/$name"
}

: >out
: >err
mkdir told
cp "$srcdir"/tests/saves/*.json . && chmod u+w ./*.json || exit 99
for table in *.json; do
	row "$table" print_table "$table"
done
for file in "$srcdir"/tests/saves/*.lines; do
	row "${file##*/}" print_lines "$file"
done
for game in $("$program" help | sed -n 's/^  \([a-z]*\) .*/\1/p'); do
	row "$game" print_game "$game"
done
row home print_home
test -n "${MISSING_LIBS-}" || row commands print_rest # a program without phones has fewer words
sed -i "$no_times" told/*
test -z "${PRINTED-}" || { cat told/*; exit; }
(cd told && cksum -- *) | awk '{ print $3, $1, $2 }' >sums
test -z "${PRINTED_SUMS-}" || { cat sums >>"$PRINTED_SUMS" && exit; }

# Of both lists, so that a table that is lost fails as well.
test -z "${MISSING_LIBS-}" || grep '^commands ' "$srcdir/tests/app/printed.sums" >>sums
grep -v '^[a-z_]*\.sh ' "$srcdir/tests/app/printed.sums" | cat sums - | sort | uniq -c | awk '{ print $2, $1 }' | sort -u >rows
while read -r name lists; do
	test "$lists" -eq 2
	tell $? "$name prints what it printed"
done <rows
echo "1..$count"
test "$failures" -eq 0
