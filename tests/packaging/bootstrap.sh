#!/bin/sh
# SPDX-License-Identifier: MIT
# ./bootstrap on a system of fakes: what it says before it installs, what it runs
# and how often, what it leaves behind, and its last line. Nothing is installed.

set -u
srcdir=$(cd "${srcdir:-.}" && pwd)
work=$(mktemp -d) || exit 99
trap 'rm -rf "$work"' EXIT
# shellcheck source=tests/kit/tell.sh
. "$srcdir/tests/kit/tell.sh"
unset CC CFLAGS MAKEFLAGS MAKELEVEL BUILD_DIR
tools='sh awk basename cat chmod cksum dirname env getconf grep mkdir rm sed sort touch tr'

# NAME: a command of the system, from standard input.
fake() {
	{ echo '#!/bin/sh'; cat; } >"$place/bin/$1"
	chmod 755 "$place/bin/$1"
}

# A Debian without a package, and a tree with a configure: made once, then copied into $work.
place=$work/kept
mkdir -p "$place/bin" "$place/tree/po" "$place/root/usr/sbin"
for tool in $tools; do ln -s "$(command -v "$tool")" "$place/bin/$tool"; done
sed "s|/usr/|$work/root/usr/|g" "$srcdir/bootstrap" >"$place/tree/bootstrap"
fake id <<-'END'
	echo 0
END
fake gcc <<-'END'
	exit 0
END
fake msgfmt </dev/null
fake pkg-config <<-END
	test -f "$work/has"
END
# it writes what it did between the words of bootstrap
fake apt-get <<-END
	if test -x "$work/root/usr/sbin/policy-rc.d"; then
		"$work/root/usr/sbin/policy-rc.d"
		policy=", policy \$?"
	fi
	echo "RAN apt-get \$*\${policy-}" >>"$work/out"
	case "\$*" in
	*clang-format*) exit 100 ;;
	*mosquitto\ *)
		test ! -f "$work/interrupt" || kill -TERM \$PPID
		test ! -f "$work/broken" || exit 100
		mkdir -p "$work/root/usr/share/i18n/locales"
		touch "$work/root/usr/sbin/mosquitto" "$work/root/usr/share/i18n/locales/ja_JP" "$work/has"
		touch "$work/bin/mosquitto_pub" "$work/bin/dbus-daemon" "$work/bin/curl"
		chmod 755 "$work/bin/mosquitto_pub" "$work/bin/dbus-daemon" "$work/bin/curl" ;;
	esac
END
fake make <<-END
	case "\$*" in
	*check*)
		{ echo '# TOTAL: 2902'; echo '# PASS:  2890'; echo '# SKIP:  6'; echo '# XFAIL: 0'
			echo '# FAIL:  '"\${FAILED-0}"; echo '# XPASS: 0'; echo '# ERROR: 0'; } >build/test-suite.log
		exit "\${FAILED-0}" ;;
	*) test -f build/made || echo '  CC       one.o'
		touch build/made ;;
	esac
END
cat >"$place/tree/configure" <<-'END'
	#!/bin/sh
	echo 'cd ..; echo again >again' >config.status
	touch Makefile
END
chmod 755 "$place/tree/configure"
touch "$place/tree/Makefile.in" "$place/tree/po/Makefile.in.in"
place=$work

bare() {
	(cd "$work" && rm -rf bin tree root has && cp -a kept/. .)
}

# WORD...: its words go to out, in their order with those of the fakes.
bootstrap() {
	: >"$work/out"
	PATH=$work/bin sh "$work/tree/bootstrap" "$@" >>"$work/out" 2>&1 </dev/null
}

# NAME PATTERN: a line of out has it.
says() {
	grep -Eq -e "$2" "$work/out"
	tell $? "$1" "$(cat "$work/out")"
}

# NAME WANTED PATTERN: so many lines of out have it.
counts() {
	test "$(grep -Ec -e "$3" "$work/out")" -eq "$2"
	tell $? "$1" "$(cat "$work/out")"
}

no_policy() {
	test ! -e "$work/root/usr/sbin/policy-rc.d"
	tell $? "$1" "$(cat "$work/out")"
}

last() {
	tail -n 1 "$work/out" | grep -Eq -e "$2"
	tell $? "$1" "$(cat "$work/out")"
}

# ---- check, as root, on a bare system ----

bare
bootstrap check
tell $? 'check passes' "$(cat "$work/out")"
awk '/^RAN/ { ran = 1 } !ran && /libcmocka-dev/ && /libqrencode-dev/ && /: apt-get update && apt-get install / { said = 1 } END { exit !said }' "$work/out"
tell $? 'before it installs it says what, and by which command' "$(cat "$work/out")"
says 'it says that no service comes with mosquitto' 'mosquitto: its service is neither started nor enabled'
counts 'the lists of packages are fetched once' 1 '^RAN apt-get update'
says 'no service is started with the package of mosquitto' '^RAN apt-get install .*mosquitto .*, policy 101'
no_policy 'policy-rc.d is gone afterwards'
says 'what cannot be had is left out' 'continuing without clang-format-14'
says 'what is compiled is shown' '^  CC       one.o'
last 'the last line has the totals' '^2,890 passed, 0 failed, 6 skipped$'

bootstrap check
counts 'the second time nothing is installed, tried or made again' 1 ''
last 'and the totals are the same' '^2,890 passed, 0 failed, 6 skipped$'

FAILED=2 bootstrap check
test $? -ne 0
tell $? 'a failed test fails the check' "$(cat "$work/out")"
last 'the last line says where its log is' '^2,890 passed, 2 failed, 6 skipped; for details see build/test-suite.log$'
export FAILED=0

# ---- what installing leaves behind ----

bare
touch "$work/broken"
! bootstrap check
tell $? 'packages that cannot be installed stop it' "$(cat "$work/out")"
last 'and it says so' 'the packages could not be installed'
no_policy 'policy-rc.d is gone after a failure'
rm "$work/broken"

bare
touch "$work/interrupt"
! bootstrap check
tell $? 'an interrupt stops it' "$(cat "$work/out")"
no_policy 'policy-rc.d is gone after an interrupt'
rm "$work/interrupt"

bare
printf '#!/bin/sh\nexit 104\n' >"$work/root/usr/sbin/policy-rc.d"
chmod 755 "$work/root/usr/sbin/policy-rc.d"
bootstrap check
says 'a policy-rc.d that was there is obeyed' 'mosquitto .*, policy 104'
says 'and it says so' 'policy-rc.d decides whether its service starts'
grep -q 104 "$work/root/usr/sbin/policy-rc.d"
tell $? 'and stays'

# ---- without root ----

someone() {
	bare
	fake id <<-'END'
		echo 1000
	END
}

someone
fake sudo <<-END
	echo "RAN sudo \$1" >>"$work/out"
	exec "\$@"
END
bootstrap build
tell $? 'with sudo it builds' "$(cat "$work/out")"
says 'it says that it needs root, and that sudo is used' 'as root, with sudo: apt-get'
counts 'every command goes through sudo' "$(grep -c '^RAN apt-get' "$work/out")" '^RAN sudo'

someone
! bootstrap build
tell $? 'without sudo it stops' "$(cat "$work/out")"
counts 'nothing is run' 0 '^RAN'
last 'the message ends with the command to type' '^apt-get update && apt-get install -y --no-install-recommends .*libcjson-dev'

someone
rm "$work/bin/apt-get"
! bootstrap build
tell $? 'without a package manager it stops' "$(cat "$work/out")"
says 'and names the packages' 'required and not installed: .*libcjson-dev'

# ---- check after run compiles the tests alone ----

# What would change config.h, and so the program, is installed before the first build.
changing() {
	sed -n '/^needs_check()/,/^}/s/^	module:\([a-z]*\) .*/\1/p' "$1" | sed 's/^lib//' | while read -r module; do
		grep -i "AC_DEFINE(\[HAVE_$module\]" "$srcdir/configure.ac"
	done
}
nothing 'no library for tests is in config.h' "$(changing "$srcdir/bootstrap")"
sed 's/^	module:cmocka /	module:libqrencode /' "$srcdir/bootstrap" >"$work/wrong"
something 'one that is would be seen' "$(changing "$work/wrong")"

told
