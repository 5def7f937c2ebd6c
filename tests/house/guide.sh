#!/bin/sh
# SPDX-License-Identifier: MIT
# Follows CONTRIBUTING.md, "Add a game in an hour", to the letter: compiles its
# listings into a program of their own, which must do what the guide promises. A
# guide that no longer fits the source fails.

set -u
srcdir=$(cd "${srcdir:-.}" && pwd)
guide=$srcdir/CONTRIBUTING.md
work=$(mktemp -d) || exit 99
trap 'rm -rf "$work"' EXIT
# shellcheck source=tests/kit/tell.sh
. "$srcdir/tests/kit/tell.sh"

# KIND N: the N-th listing of that kind.
listing() {
	awk -v kind="\`\`\`$1" -v wanted="$2" '
		$1 == "```" { inside = 0 }
		inside { sub(/^   /, ""); print }
		$1 == kind { inside = ++n == wanted }' "$guide"
}

# shellcheck disable=SC2086 # compilers and flags are lists of words
compile() { # FILE
	${CC-cc} ${CFLAGS-} ${NCURSES_CFLAGS-} -DHAVE_CONFIG_H -Wall -Wextra -Werror -Wno-unused-parameter \
		-I"$work" -I. -I"$srcdir" -iquote "$srcdir/screens" -c -o "${1%.c}.o" "$1"
}

# shellcheck disable=SC2086
link() { # PROGRAM OBJECT...
	program=$1
	shift
	${CC-cc} ${CFLAGS-} ${LDFLAGS-} -Wl,-S -o "$work/$program" "$@" $ours ${GUIDE_LIBS-}
}

mkdir -p "$work/rules/tally" "$work/screens/tally" "$work/tests/screens/tally"
listing c 1 >"$work/rules/tally/tally.h"
listing c 2 >"$work/rules/tally/game.c"
listing c 3 >"$work/screens/tally/screen.c"
listing text 1 >"$work/points.t"
listing text 2 >"$work/tests/screens/tally/look.t"
{ cat "$srcdir/rules/games.def"; echo 'GAME(tally)'; } >"$work/rules/games.def"
cp "$srcdir/rules/games.c" "$srcdir/rules/games.h" "$work/rules/"
cp "$srcdir/screens/screens.c" "$work/screens/"

ours=
for file in rules/tally/game.c screens/tally/screen.c rules/games.c screens/screens.c; do
	compile "$work/$file" >"$work/log" 2>&1
	tell $? "$file compiles" "$(cat "$work/log")"
	ours="$ours $work/${file%.c}.o"
done

link tableside app/tableside-main.o >"$work/log" 2>&1
tell $? "the program links" "$(cat "$work/log")"
printf 'seat Alice Bob\npoints Alice +3\n' | "$work/tableside" run tally --json >"$work/log" 2>&1 &&
	grep -q '"name":"Alice","points":3' "$work/log"
tell $? "the program takes the line of the guide" "$(cat "$work/log")"
"$work/tableside" help tally | grep -q 'points P +N .*change a player'
tell $? "the verb has help"
"$work/tableside" --manual tally | grep -q 'tally at the table\|Tally at the table'
tell $? "the game has a manual"

link rules_test tests/rules/scripts_test.o >"$work/log" 2>&1 &&
	"$work/rules_test" "$work/points.t" >"$work/log" 2>&1
tell $? "the script of the rules passes" "$(cat "$work/log")"
sed 's/^= Alice: 3/= Alice: 4/' "$work/points.t" >"$work/wrong.t"
! "$work/rules_test" "$work/wrong.t" >"$work/log" 2>&1
tell $? "a wrong one would not" "$(cat "$work/log")"

if ls tests/screens/scripts_test.o >/dev/null 2>&1; then
	link screens_test tests/screens/scripts_test.o >"$work/log" 2>&1 && (
		srcdir=$work SNAPSHOTS=$work/tests/screens "$work/screens_test" &&
			srcdir=$work "$work/screens_test"
	) >"$work/log" 2>&1
	tell $? "the script of the screen passes" "$(cat "$work/log")"
else
	skip "the script of the screen" cmocka libcmocka-dev
fi

# NAME PROGRAM OBJECT... -- WORD...: a test that takes every game takes this one.
takes() {
	name=$1 program=$2 objects=
	shift 2
	while [ "$1" != -- ]; do
		objects="$objects $1"
		shift
	done
	shift
	# shellcheck disable=SC2086
	link "$program" $objects >"$work/log" 2>&1 && "$work/$program" "$@" >"$work/log" 2>&1
	tell $? "$name" "$(tail -n 20 "$work/log")"
}

takes 'random lines are taken' walk_test tests/rules/walk_test.o tests/rules/archenemy/ring.o -- 1 200
takes 'what is offered is accepted' offers_test tests/rules/offers_test.o -- tally
if ls tests/screens/cards_test.o >/dev/null 2>&1; then
	takes 'the buttons of its cards do' cards_test tests/screens/cards_test.o -- tally
fi

# A tarball has no .clang-format.
if cp "$srcdir/.clang-format" "$work" 2>/dev/null && clang-format-14 --version >/dev/null 2>&1; then
	clang-format-14 --dry-run --Werror "$work"/rules/tally/*.[ch] "$work/screens/tally/screen.c" >"$work/log" 2>&1
	tell $? "the listings are formatted" "$(cat "$work/log")"
fi

for word in rules/games.def m4/lists.sh tests/rules/scripts_test.c tests/screens/scripts_test.c rules/score/game.c \
	screens/score/screen.c screens/score/keys.c rules/catan/game.c tests/kit/nullgame.c app/core/keys.c po/GLOSSARY.md; do
	test -f "$srcdir/$word" && grep -Fq "$word" "$guide"
	tell $? "the guide names $word, which is there"
done

told
