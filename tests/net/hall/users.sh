#!/bin/sh
# SPDX-License-Identifier: MIT
# The shared folder between two users of one group, each with the umask that hides
# everything from others; and what a laptop without rights is told.

set -u
. "$(dirname "$0")/../../kit/program.sh"

one=1 two=65534 group=65534

# USER WORD...: the program as that user, in a group that both share.
as() {
	user=$1
	shift
	(umask 077 && exec setpriv --reuid="$user" --regid="$group" --clear-groups "$program" "$@" <in)
}

# NAME: ends the test with nothing to tell.
skip() {
	echo "1..0 # SKIP $1"
	exit 0
}

test "$(id -u)" -eq 0 || skip 'only root can be two users'
command -v setpriv >/dev/null || skip 'needs setpriv (Debian: util-linux)'
: >in
for folder in "$work" "$(dirname "$work")"; do
	case $folder in */tableside-test.*) chmod a+x "$folder" ;; */tmp.*) chmod a+x "$folder" ;; esac
done
as "$one" --version >out 2>&1 || skip "another user cannot run $program"

mkdir desk laptop hall
chown "$one" desk
chown "$two" laptop
chgrp "$group" hall
chmod 770 hall
host=
trap 'kill $host 2>/dev/null; rm -rf "$work"' EXIT

printf 'seat Anna Ben Chiyo\nturn Anna\nscore Anna +2\n' >in
as "$two" run catan - --save --title=played --data-dir="$work/laptop" >out 2>err
tell $? 'a game at the laptop'
: >in

# WORD...: the host, until it has opened the hall.
start_host() {
	: >kept
	(umask 077 && exec setpriv --reuid="$one" --regid="$group" --clear-groups \
		"$program" hall keep "$work/hall" --event=ev --data-dir="$work/desk" >kept 2>kept.err) &
	host=$!
	tries=0
	until grep -q 'is open' kept || test $((tries += 1)) -gt 200; do sleep 0.05; done
}

# The laptop's user makes the folder, or the desk's: both ways round.
start_host
as "$two" hall send "$work/hall" --event=ev --table=5 --data-dir="$work/laptop" played >out 2>err
tell $? 'the laptop of another user sends into the folder that the host made'
kill "$host" && wait "$host" 2>/dev/null
rm -rf hall/tableside-ev desk/hall
as "$two" hall send "$work/hall" --event=ev --table=5 --data-dir="$work/laptop" played >out 2>err &
sender=$!
tries=0
until test -s hall/tableside-ev/5.table || test $((tries += 1)) -gt 200; do sleep 0.05; done
start_host
wait "$sender"
tell $? 'the host answers in the folder that the laptop made'
test "$(stat -c %a:%g hall/tableside-ev hall/tableside-ev/5.table hall/tableside-ev/5.host | tr '\n' ' ')" = \
	"2770:$group 660:$group 660:$group "
tell $? 'the group may write all of it, and nobody else'

# An answer that the laptop may not read, as older versions left it.
kill "$host" && wait "$host" 2>/dev/null
chmod 600 hall/tableside-ev/5.host
chown 0:0 hall/tableside-ev/5.host
began=$(date +%s)
as "$two" hall send "$work/hall" --event=ev --table=5 --data-dir="$work/laptop" played >out 2>err
test $? -eq 3
tell $? 'without rights nothing arrives'
has err '5.host: its owner can share it with chgrp -R and chmod -R g+rwX' 'a sentence says what to do'
test $(($(date +%s) - began)) -lt 20
tell $? 'and nobody waits for it'
start_host
tries=0
until grep -q 'no access to' desk/hall/ev.refused 2>/dev/null || test $((tries += 1)) -gt 200; do sleep 0.05; done
has desk/hall/ev.refused '5.host: its owner can share it' 'the host writes down that it cannot answer'
sleep 1
as "$one" hall list --event=ev --data-dir="$work/desk" --json >out 2>err
grep -c . desk/hall/ev.refused | grep -qx 1
tell $? 'once'

echo "1..$count"
test "$failures" -eq 0
