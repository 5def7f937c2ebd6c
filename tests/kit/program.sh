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

# TEXT: waits until a program that goes on has told it, into `said`.
hears() {
	tries=0
	until holds said "$1"; do
		tries=$((tries + 1))
		test "$tries" -lt 200 || return 1
		sleep 0.05
	done
}
