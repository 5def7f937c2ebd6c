# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2034
# For the tests of the command line: the program, a folder and a home of their own,
# and results in TAP.

program=${TABLESIDE:-./tableside}
case $program in /*) ;; *) program=$(pwd)/$program ;; esac
test -x "$program" || {
	echo "Bail out! no program at $program"
	exit 99
}
work=$(mktemp -d) || exit 99
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
cd "$work" || exit 99
unset TERM DISPLAY NO_COLOR LANGUAGE TABLESIDE_DATADIR
HOME=$work LC_ALL=C.UTF-8 TZ=UTC0
XDG_DATA_HOME=$work/data XDG_STATE_HOME=$work/state XDG_CONFIG_HOME=$work/config XDG_CACHE_HOME=$work/cache
export HOME LC_ALL TZ XDG_DATA_HOME XDG_STATE_HOME XDG_CONFIG_HOME XDG_CACHE_HOME
count=0
failures=0
heard=$work/.heard

# ---- telling ----

# STATUS NAME: status 0 is good.
tell() {
	count=$((count + 1))
	if test "$1" -eq 0; then
		echo "ok $count - $2"
		return
	fi
	echo "not ok $count - $2"
	failures=$((failures + 1))
	sed 's/^/# out: /' out | cut -c1-600 | head -n 20
	sed 's/^/# err: /' err | cut -c1-300 | head -n 20
}

# WANTED NAME WORD...: runs the program on the file `in`, wants that exit status.
run() {
	wanted=$1 name=$2
	shift 2
	"$program" "$@" <in >out 2>err
	got=$?
	test "$got" -eq "$wanted" || echo "# exit status $got, not $wanted: tableside $*"
	test "$got" -eq "$wanted"
	tell $? "$name"
	keep "$name"
}

# ---- all of it ----

# When something is printed stands on paper, in its style and in JSON; a table is called by the day and has an id; the
# day that a kept table was begun on may be today, so no day counts. Clocks run, and a busy disk takes its time. A log
# on paper tells the time of a row that is a minute later than the row before; which one that is, and whether a table
# is old by now or by two minutes, is chance.
no_times="s/20[0-9][0-9]-[0-9][0-9]-[0-9][0-9][ T][0-9][0-9]:[0-9:Z]*/TIME/g
s/20[0-9][0-9]-[0-9][0-9]-[0-9][0-9]/DATE/g
s/\(Mon\|Tues\|Wednes\|Thurs\|Fri\|Satur\|Sun\)day/DAY/g
s|$work|FOLDER|g
s|$srcdir/|SOURCE/|g
s/\(tableside\|this is\) [0-9][0-9.]*[-+~a-z0-9.]*/\1 VERSION/
s/[0-9][0-9]*:[0-9][0-9]\(:[0-9][0-9]\)\{0,1\}/TIME/g
s/[0-9a-f]\{8\}\(-[0-9a-f]\{4\}\)\{3\}-[0-9a-f]\{12\}/ID/g
s/^[0-9a-f]\{8\}  /ID  /
s/\([:,]\) [0-9a-f]\{8\} \"/\1 ID \"/g
s/20[0-9][0-9]\\\\2d [^\"]*\"/TIME/g
s/\"\(began\|at\)\":1[0-9]*/\1/g
s/, writing\$/, saved/
s/\(<td class=\"n\">\)TIME</\1</
s/| TIME |/|  |/
s/, \(now\|[0-9]* minutes\{0,1\}\)\(;.*\)\{0,1\}\$/, AGE\2/
/^waiting for the disk/d"

# NAME [FILE...]: what the program has told (`out`, `err`) is a part of what is_as_kept compares.
keep() {
	case $LC_ALL in ja*) return ;; esac # a locale that some have
	printf '=#= %s %s\n' "$1" "${got-}" >>"$heard"
	shift
	test $# -gt 0 || set -- out err
	for told; do
		if test -n "${BASH_VERSION-}"; then
			# shellcheck disable=SC3045 # other shells do not come here
			IFS= read -r -d '' held <"$told"
			printf '%s' "$held" >>"$heard"
		else
			cat "$told" >>"$heard"
		fi
	done
}

# NAME...: every byte that was kept is what it was, but for the parts with these names, which are chance.
# printed.sums has a sum of each part, which `make printed` renews, and HEARD=FILE has the bytes.
is_as_kept() {
	test -z "${MISSING_LIBS-}" || return 0 # a program without phones has fewer words
	mkdir "$work/heard" && sed "$no_times" "$heard" >"$work/heard.all" || exit 99
	test -z "${HEARD-}" || cp "$work/heard.all" "$HEARD"
	csplit -s -z -n 4 -f "$work/heard/" "$work/heard.all" '/^=#= /' '{*}' || exit 99
	for part; do
		grep -l -e "^=#= $part [0-9]*\$" "$work/heard"/* | xargs rm -f
	done
	(cd "$work/heard" && cksum ./*) >"$work/heard.sums"
	if test -n "${PRINTED_SUMS-}"; then
		awk -v name="${0##*/}" '{ row = row " " $1 } END { print name row }' "$work/heard.sums" >>"$PRINTED_SUMS"
		return
	fi
	awk -v name="${0##*/}" 'NR == FNR { for (i = 2; i <= NF && $1 == name; i++) is[$i] = 1; next }
		!($1 in is) { print $3 }' "$srcdir/tests/app/printed.sums" "$work/heard.sums" >"$work/heard.other" || exit 99
	(cd "$work/heard" && while read -r part; do head -n 1 "$part"; done) <"$work/heard.other" >out
	test ! -s out
	tell $? 'all that was told is what it was'
}

# FILE TEXT: whether the file holds the text. Bash reads it without another process, a tenth of the time.
holds() {
	if test -n "${BASH_VERSION-}"; then
		# shellcheck disable=SC3034 # other shells do not come here
		held=$(<"$1")
	else
		held=$(cat "$1")
	fi
	case $held in *"$2"*) ;; *) return 1 ;; esac
}

# FILE TEXT NAME
has() {
	holds "$1" "$2"
	tell $? "$3"
}

hasnt() {
	! holds "$1" "$2"
	tell $? "$3"
}

# WANTED FILE NAME: both have the same lines.
is_file() {
	diff "$1" "$2" >differences 2>&1
	status=$?
	test "$status" -eq 0 || sed 's/^/# /' differences | cut -c1-400 | head -n 20
	tell "$status" "$3"
}

# TEXT FILE: waits until a program that goes on has written it there.
comes() {
	tries=0
	until holds "$2" "$1"; do
		tries=$((tries + 1))
		test "$tries" -lt 200 || { tell 1 "$2 has: $1"; return 1; }
		sleep 0.05
	done
}

# TEXT: waits until it has told it, into `said`.
hears() {
	comes "$1" said
}
