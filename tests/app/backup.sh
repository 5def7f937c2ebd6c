#!/bin/sh
# SPDX-License-Identifier: MIT
# Moving house: `tableside backup FILE.tar` and `restore` carry tables, settings and keys to another home, and overwrite
# nothing.

set -u
srcdir=$(cd "${srcdir:-.}" && pwd) || exit 99
. "$srcdir/tests/kit/program.sh"

: >in
: >err

# FOLDER: it is the home from now on.
move() {
	XDG_DATA_HOME=$work/$1/data XDG_CONFIG_HOME=$work/$1/config
}

# NAME: every file below a home, with its sum.
sums() {
	(cd "$work/$1" && find . -type f ! -name cards.json -exec cksum {} + | LC_ALL=C sort)
}

move old
echo 'life Ann -3' >in
"$program" --plain new commander Ann Ben <in >/dev/null 2>&1
"$program" --plain new titan Cy Di <in >/dev/null 2>&1
"$program" settings theme light <in >/dev/null
echo 'everywhere Q F2' >"$work/old/config/tableside/keys"
echo '[]' >"$work/old/data/tableside/cards.json"
sums old >before

run 0 'a backup' backup b.tar
has out 'b.tar' '.. says where it is'
sums old >after
cmp -s before after
tell $? '.. changes nothing'
run 3 'a second one of that name is refused' backup b.tar
has err 'exists' '.. and says why'
! tar -tf b.tar | grep -q cards.json
tell $? 'card data stays behind'

if test -w /dev/full; then
	"$program" backup full.tar <in >/dev/full 2>err
	test $? -eq 3
	tell $? 'an answer that cannot be written is told'
	has err 'No space left on device' '.. with the reason'
fi

move new
run 0 'restoring elsewhere' restore b.tar
has out '4 files restored' '.. counts the files'
sums new >after
cmp -s before after
tell $? '.. brings every byte'
"$program" list <in >out 2>err
has out 'Ann Ben' '.. and the tables open'
run 0 'the settings are there' settings theme
has out 'light' '.. as they were'
run 3 'restoring twice is refused' restore b.tar
has err 'nothing was restored' '.. and says so'
sums new >again
cmp -s before again
tell $? '.. with all files as they were'

# One file in the way: nothing comes.
move taken
"$program" settings theme dark <in >/dev/null 2>&1
"$program" settings theme contrast <in >/dev/null
sums taken >before
run 3 'a file in the way' restore b.tar
sums taken >after
cmp -s before after
tell $? '.. keeps everything out'

# What is no backup.
mkdir -p bad/data bad/config
ln -s /etc/passwd bad/data/link
tar -cf bad.tar -C bad data config
move other
run 3 'an archive with a link is refused' restore bad.tar
test -z "$(find "$work/other" ! -type d)"
tell $? '.. and nothing of it comes'
rm bad/data/link
mkfifo bad/data/pipe
tar -cf bad.tar -C bad data config
run 3 'one with a pipe, too' restore bad.tar
test -z "$(find "$work/other" ! -type d)"
tell $? '.. of which nothing comes'
mkdir -p evil/data evil/config
echo x >outside
tar -cf evil.tar -P --transform 's|outside|data/../../../../escaped|' -C evil data config -C "$work" outside 2>/dev/null
run 3 'a path out of the folder is refused' restore evil.tar
test -z "$(find "$work" -name escaped)"
tell $? '.. and nothing is written there'
echo nothing >no.tar
run 3 'a file that is no archive' restore no.tar
run 3 'no such file' restore none.tar
test -z "$(find "$work" -name 'moving.*')"
tell $? 'nothing is left behind'

is_as_kept
echo "1..$count"
test "$failures" -eq 0
