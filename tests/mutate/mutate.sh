#!/bin/sh
# SPDX-License-Identifier: MIT
# `make mutate`: changes the product as people do by mistake, and asks the tests whether they see it.
#
#     make mutate [N=200] [SEED=..] [IN='rules/titan saves'] [LOG=mutate.log] [TIME=120]
#     make mutate AGAIN=OLD.log
#     make mutate REACH=../build-reach/reach [EVENINGS=40]
#
# tries N changes (0: all; 2%: such a share) of the C files below IN, chosen by SEED, for TIME seconds at most. It writes the changed file into a temporary folder,
# compiles it alone, links what the tests of tests.list need with it, and runs those that concern its folder until one
# fails. A change that no test sees is printed with its line; mutate.log tells what became of each. AGAIN tries those
# that survived in an older log. REACH is the folder that `make reach` has made in another build (reach.sh): then all tests
# that reach the changed line run, and no others. The tests are either
# too weak for such a change, or it changes nothing: then it belongs into equivalent.list, with the reason. What survives is
# played in EVENINGS more random evenings of each game (tests/app/played_test.c), if the kept ones reach the line: if all
# are the same, byte for byte, it counts as "the same" and not as a change.

set -u
N=${N:-200}
SEED=${SEED:-$(date +%s)}
IN=${IN:-rules screens saves net app}
TIME=${TIME:-0}
AGAIN=${AGAIN:-}
REACH=${REACH:-}
test -z "$AGAIN" || N=0
LOG=${LOG:-mutate.log}
EVENINGS=${EVENINGS:-0}
srcdir=${srcdir:-.}
here=$srcdir/tests/mutate
list=${MUTATE_TESTS:-$here/tests.list}
equivalent=${MUTATE_EQUIVALENT:-$here/equivalent.list}
points=${MUTATE_POINTS:-$(pwd)/tests/mutate/points}
place=${TMPDIR:-/dev/shm} # no disk has to be waited for
test -w "$place" || place=/tmp
work=$(mktemp -d "$place/mutate.XXXXXX") || exit 99 # short: windows of 80 columns show names of files
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
unset MAKEFLAGS MFLAGS MAKELEVEL
export CCACHE_DISABLE=1 TESTS_ROUNDS=1
mkdir "$work/old" "$work/bin" "$work/link"
chmod a+x "$work" # a broker that a test starts runs as another user
: >"$work/good"

# FILE: the tests that the list has for it, each with the processor time it may take.
listed() {
	awk -v file="$1" '/^[^#]/ && index(file, $1) == 1 { $1 = ""; print }' "$list"
}

# FILE LINE: the tests that may see a change there. The server of the phones may write no file, so nobody knows what
# reaches its lines; a line without code, as the row of a table, stands for its file.
tests_of() {
	if test -z "$REACH" || test "${1#net/phones/}" != "$1"; then
		listed "$1"
	elif grep -Fqx "$1:$2" "$REACH/code"; then
		reaching -Fx "$1:$2"
	else
		reaching "^$1:"
	fi
}

# WORD...: the tests whose lines grep finds by these words.
reaching() {
	# shellcheck disable=SC2046 # a list of numbers
	(cd "$REACH" && grep -l "$@" $(seq "$(wc -l <rows)")) |
		awk 'NR == FNR { row[$0] = 1; next } FNR in row' - "$REACH/rows"
}

# TEST: the programs that it needs.
programs_of() {
	case $1 in
	*.sh) echo tableside ;;
	tests/torture/* | tests/net/hall/app_test | tests/app/*_test) echo "tableside $1" ;;
	*) echo "$1" ;;
	esac
}

# PROGRAM: links it in $work/bin, with the changed file before the libraries; what a test has in its place comes first.
link() {
	test ! -f "$work/bin/$1" || return 0
	case $1 in */*) mkdir -p "$work/bin/${1%/*}" "$work/link/${1%/*}" ;; esac
	test -f "$work/link/$1" ||
		${MAKE-make} -n V=1 -W librules.a "$1" | grep -e " -o $1 " |
		sed "s| -o $1 | -Wl,-z,muldefs -o $work/bin/$1 |; s# [a-z/]*[.]a\( \|$\)# $work/new.o&#" >"$work/link/$1"
	sh "$work/link/$1" 2>"$work/link.log" || { cat "$work/link.log"; exit 99; }
}

# SECONDS COMMAND...: runs a test with the programs of $work/bin.
run() {
	seconds=$1
	shift
	for program in $(programs_of "$1"); do link "$program"; done
	rm -rf "$work/t" && mkdir "$work/t" # what a test has left is no part of the next one
	# shellcheck disable=SC3045 # dash and bash have these limits; dash takes one at a time
	(
		ulimit -S -t "$seconds" # a test may look for a bound of its own
		ulimit -f 20000000
		ulimit -v 4000000
		ulimit -c 0
		TMPDIR=$work/t TABLESIDE=$work/bin/tableside
		export TMPDIR TABLESIDE
		case $1 in
		*.sh) test=$srcdir/$1 shell=sh ;;
		*) test=$work/bin/$1 shell= ;;
		esac
		shift
		# shellcheck disable=SC2086 # a word or none
		set -- $shell "$test" "$@"
		timeout $((seconds * 6)) "$@"
		exit $? # or this shell would be killed as well, and tell it
	) >"$work/test.log" 2>&1 </dev/null
}

# FILE SOURCE OBJECT FLAG...: compiles as if the source were that file.
compile() {
	file=$1 source=$2 object=$3
	shift 3
	# arguments of other types, and a function without its value, are seen by the compiler, whose warnings nobody
	# overlooks
	$MUTATE_CC -Werror=incompatible-pointer-types -Werror=int-conversion -Werror=return-type -O1 \
		-iquote "$srcdir/${file%/*}" "$@" -c -o "$object" "$source" 2>/dev/null
}

# FILE BEFORE AFTER: has somebody given a reason why this change is none?
known() {
	WANTED="$1
- $2
+ $3
" awk 'BEGIN { RS = ""; wanted = ENVIRON["WANTED"] } index($0 "\n", wanted) == 1 { found = 1 } END { exit !found }' "$equivalent"
}

# SECONDS COMMAND...: runs a test without the change, which then is back for the tests that follow.
run_unchanged() {
	rm -rf "${work:?}/bin"/*
	mv "$work/new.o" "$work/changed.o"
	cp "$work/none.o" "$work/new.o"
	run "$@"
	status=$?
	rm -rf "${work:?}/bin"/*
	mv "$work/changed.o" "$work/new.o"
	return "$status"
}

# SECONDS COMMAND...: what killed the change may fail without it, too; asked once a test.
fails_always() {
	! grep -Fqx -e "$*" "$work/good" || return 1
	run_unchanged "$@" || return 0
	echo "$*" >>"$work/good"
	return 1
}

# FILE: whether the compiler makes the same of $work/new.c as of the file, which has its name for that: an object holds it.
same_code() {
	cp "$srcdir/$1" "$work/old/new.c" && compile "$1" "$work/old/new.c" "$work/old.o" &&
		compile "$1" "$work/new.c" "$work/new.o" && cmp -s "$work/new.o" "$work/old.o"
}

# Whether random evenings, which reach the changed line, are the same with the change and without it.
plays_the_same() {
	test "$EVENINGS" -gt 0 && test -n "$REACH" && grep -q tests/app/played_test "$work/tests" || return 1
	set -- 900 tests/app/played_test sums 7 $((6 + EVENINGS))
	test -f "$work/evenings" || { run_unchanged "$@" && cp "$work/test.log" "$work/evenings"; }
	run "$@" && cmp -s "$work/test.log" "$work/evenings"
}

# FILE LINE BYTE LENGTH INSTEAD: what becomes of the change.
verdict() {
	head -c "$3" "$srcdir/$1" >"$work/new.c"
	printf %s "$5" >>"$work/new.c"
	tail -c "+$(($3 + $4 + 1))" "$srcdir/$1" >>"$work/new.c"
	# what goes beyond an array ends the test
	compile "$1" "$work/new.c" "$work/new.o" -fsanitize=bounds -fsanitize-undefined-trap-on-error ||
		{ echo 'no C'; return; }
	rm -rf "${work:?}/bin"/*
	tests_of "$1" "$2" >"$work/tests"
	while read -r row; do
		eval "set -- $row"
		run "$@" && continue
		if fails_always "$@"; then # on a busy machine: the other tests go on
			{ grep -v '^ok' "$work/test.log" | tail -n 20; echo "$2 fails without any change"; } >&2
			continue
		fi
		echo "killed by $2"
		return
	done <"$work/tests"
	if plays_the_same; then echo 'the same'; else echo survives; fi
}

files=$(cd "$srcdir" && for place in $IN; do find "$place" -name '*.c' ! -path app/main.c; done | LC_ALL=C sort)
for file in $files; do
	test -n "$(listed "$file")" || { echo "$file has no tests: $list"; bare=yes; }
done
test -z "${bare-}" || exit 99
# shellcheck disable=SC2086 # a list of words
(cd "$srcdir" && "$points" "$N" "$SEED" $files) >"$work/changes" || exit 99
if test -n "$AGAIN"; then
	awk -F '\t' 'NR == FNR { split($2, at, ":"); if ($1 == "survives") lived[at[1] "\t" $3 "\t" $4] = 1; next }
		($1 "\t" $6 "\t" $7) in lived' "$AGAIN" "$work/changes" >"$work/again" || exit 99
	mv "$work/again" "$work/changes"
fi

: >"$work/none.c"
$MUTATE_CC -w -c -o "$work/none.o" "$work/none.c" || exit 99
cut -f 1 "$work/changes" | LC_ALL=C sort -u | while read -r file; do listed "$file"; done | cat - ${REACH:+"$REACH/rows"} | LC_ALL=C sort -u |
	while read -r row; do
		eval "set -- $row"
		programs_of "$2"
	done | xargs "${MAKE-make}" -s >&2 || exit 99

echo "changes: $(wc -l <"$work/changes"), in: $IN, SEED=$SEED"
tab=$(printf '\t')
until=$(($(date +%s) + TIME))
while IFS=$tab read -r file line byte length instead before after kind; do
	test "$TIME" -eq 0 || test "$(date +%s)" -lt "$until" || break
	what=$(verdict "$file" "$line" "$byte" "$length" "$instead") || { echo "$what"; exit 99; }
	if test "$what" = survives && same_code "$file"; then
		what='same code'
	elif test "$what" = survives; then
		! known "$file" "$before" "$after" || what='equivalent'
		test "$what" = equivalent || printf '\n%s:%d\n- %s\n+ %s\n' "$file" "$line" "$before" "$after"
	fi
	printf '%s\t%s:%d\t%s\t%s\t%s\n' "$what" "$file" "$line" "$before" "$after" "$kind" >&3
done <"$work/changes" 3>"$LOG"

cut -f 1 "$LOG" | sed 's/^killed by .*/killed/' | LC_ALL=C sort | uniq -c | awk '
	{ n = $1; $1 = ""; printf "%s%s: %d", (NR > 1 ? "," : "\n"), $0, n }
	END { print "" }'

# By room and by kind: how many are noticed, of those that are real.
for by in room kind; do
	awk -F '\t' -v by=$by '
		$1 ~ /^(killed|survives)/ {
			split($2, path, "/")
			name = by == "room" ? path[1] : $5
			real[name]++
			noticed[name] += $1 ~ /^killed/
		}
		END { for (name in real) printf "%-20s %5d of %5d  %3d %%\n", name, noticed[name], real[name],
			100 * noticed[name] / real[name] }' "$LOG" | LC_ALL=C sort
done
! grep -q '^survives' "$LOG"
