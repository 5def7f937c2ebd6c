#!/bin/sh
# SPDX-License-Identifier: MIT
# The arrows between the rooms: app -> screens -> rules, app -> saves -> rules,
# app -> net -> saves; and inside them: the floors of app, where core is the ground, and
# those of saves; a game's folder knows its own files, the core, the magic that Commander
# and Archenemy share, the island of Catan and its championship, and the kit of the screens.
# Reads the #include lines of each folder, and the symbols that each room's library
# wants from elsewhere. Each rule is first tried on a line that it must refuse and on
# one that it must let pass, so that a rule that sees nothing fails too.

set -u
srcdir=${srcdir:-.}
nm=${NM:-nm}
cc=${CC:-cc}
folder=layers.tmp
tab=$(printf '\t')
newline='
'
# shellcheck source=tests/kit/tell.sh
. "$srcdir/tests/kit/tell.sh"
games=$(sed -n 's/^GAME(\([a-z_]*\).*/\1/p' "$srcdir/rules/games.def")

# ---- the rules ----

# The includes that a folder may have, as lines of `#include` without that word.
libc='<(assert|ctype|errno|inttypes|libintl|limits|math|stdarg|stdbool|stddef|stdint|stdio|stdlib|string|wchar|wctype|config)[.]h>'
system='<[a-z_0-9/]+[.]h>'
own='"[a-z_0-9]+[.](h|def)"'

# FOLDER...: includes of their headers and tables.
from() {
	for place; do printf '|"%s/[a-z_0-9]+[.](h|def)"' "$place"; done
}

# FOLDER: the includes it may have.
may() {
	case $1 in
	rules) echo "^($libc|$own$(from rules/core))\$" ;;
	rules/core) echo "^($libc|$own)\$" ;;
	rules/magic | rules/island) echo "^($libc|$own$(from rules/core))\$" ;;
	rules/archenemy) echo "^($libc|$own$(from rules/core rules/magic rules/commander))\$" ;;
	rules/catan | rules/championship) echo "^($libc|$own$(from rules/core rules/island))\$" ;;
	rules/*) echo "^($libc|$own$(from rules/core rules/magic))\$" ;;
	saves/text) echo "^($system|<cjson/cJSON[.]h>|$own$(from rules/core))\$" ;;
	saves) echo "^($system|<cjson/cJSON[.]h>|$own$(from rules/core saves/text))\$" ;;
	saves/*) echo "^($system|<cjson/cJSON[.]h>|$own$(from rules rules/core rules/magic saves saves/text))\$" ;;
	net/phones/page) echo "^($own$(from net/phones))\$" ;; # what is made of the page, in a build in the source
	net | net/*) echo "^($system|$own$(from rules rules/core saves saves/session saves/text net))\$" ;;
	screens | screens/kit) echo "^($libc|<(n?curses|term|time)[.]h>|$own$(from rules rules/core screens screens/kit))\$" ;;
	screens/shell) echo "^($libc|<(n?curses|term|time)[.]h>|$own$(from rules/core screens screens/kit))\$" ;;
	screens/*)
		game=${1#screens/} more=
		case $game in
		archenemy) more=$(from rules/commander screens/commander) ;; # its players are Commander's
		commander) more=$(from screens/shell) ;;                     # its side column shows the log
		catan | championship) more=$(from rules/island) ;;           # the board of a round
		esac
		echo "^($libc|<(n?curses|term|time)[.]h>|$own$(from rules/core rules/magic "rules/$game" screens screens/kit)$more)\$" ;;
	app | app/*)
		case ${1#app/} in # floors: none is on one that stands on it
		core | export) below='core' ;;
		phones) below='core|export' ;;
		files) below='core|export' ;;
		tui) below='core|export|phones' ;;
		plain) below='core|tui' ;;
		hall) below='core|tui|plain' ;;
		cli) below='core|export|tui|plain' ;;
		app) below='core|cli' ;;
		esac
		echo "^($system|<systemd/sd-bus[.]h>|<IOKit/pwr_mgt/IOPMLib[.]h>|$own$(from 'rules(/[a-z]+)?' 'saves(/[a-z]+)?' 'screens(/(kit|shell))?' 'net/[a-z]+' "app/($below)"))\$"
		;;
	esac
}

# FOLDER: the includes it may not have although `may` lets them pass.
never() {
	case $1 in
	saves | saves/*) echo '^<(n?curses.*|panel|term|microhttpd)[.]h>$' ;;
	net/phones) echo '^<(n?curses.*|panel|term|cjson/cJSON|mosquitto|mqtt_protocol)[.]h>$' ;;
	net | net/*) echo '^<(n?curses.*|panel|term|cjson/cJSON|microhttpd)[.]h>$' ;;
	app | app/*) echo '^<(cjson/cJSON|uuid/uuid|mosquitto|mqtt_protocol|microhttpd)[.]h>$' ;;
	*) echo '^$' ;;
	esac
}

# The symbols that a library may not want. rules keeps stderr for the end without memory;
# screens tells a time it is given, but does not ask for one.
curses='(stdscr|curscr|initscr|newterm|set_term|endwin|doupdate|newwin|derwin|subwin|delwin|newpad|COLS|LINES|COLORS|COLOR_PAIRS|w(add|attr|bkgd|border|chgat|clr|color|del|echo|erase|get|hline|ins|move|noutrefresh|redraw|refresh|resize|set|timeout|touch|vline)[a-z_]*|mvw[a-z_]+|(start|use|has|init|can)_[a-z_]*(color|pair)[a-z_]*|[a-z]+_panels?|termattrs|keypad|tigetstr|tparm|putp|setupterm|set_escdelay|(touch|dup|mv|scroll)win|box|beep|flash|curs_set|cbreak|raw|noecho|nonl|(def|reset)_(prog|shell)_mode|mouse[a-z]+|getmouse|ungetch)'
json='cJSON_[A-Za-z_]+'
uuid='uuid_[a-z0-9_]+'
files='(fopen|fopen64|freopen|fdopen|tmpfile|tmpfile64|mkstemp|mkstemp64|mkdtemp|open|open64|openat|openat64|creat|creat64|read|pread|pread64|write|pwrite|pwrite64|readv|writev|lseek|lseek64|close|dup|dup2|pipe|pipe2|stat|stat64|fstat|fstat64|lstat|lstat64|fstatat|fstatat64|access|link|unlink|unlinkat|remove|rename|renameat|mkdir|rmdir|opendir|fdopendir|readdir|readdir64|scandir|nftw|chdir|getcwd|realpath|chmod|fsync|fdatasync|truncate|ftruncate|ftruncate64|flock|lockf|fcntl|fcntl64|mmap|mmap64|inotify_[a-z0-9_]+|poll|select|socket|connect|popen|system|fork|vfork|exec[lvpe]+|posix_spawnp?|waitpid|kill|raise|signal|sigaction|pthread_[a-z_]+)'
clock='(time|gettimeofday|clock|clock_gettime|timespec_get|ftime|sleep|usleep|nanosleep|alarm|setitimer)'
zone='(localtime|localtime_r|gmtime|gmtime_r|mktime|strftime|tzset)'
world='(getenv|secure_getenv|setenv|unsetenv|putenv|environ|setlocale|nl_langinfo|getpid|getuid|getpwuid|gethostname|uname|isatty|ioctl|tcgetattr|tcsetattr|getopt|getopt_long)'
chance='(rand|rand_r|srand|random|srandom|[dlm]rand48|srand48|arc4random[a-z_]*|getrandom|getentropy)'
standard='(stdin|stdout|printf|vprintf|puts|putchar|getchar|gets|scanf|perror|fgets|fgetc|getc|fread|getline)'
not_rules="^($curses|$json|$uuid|$files|$clock|$zone|$world|$chance|$standard)$"
not_saves="^($curses|$standard)$"
not_net="^($curses|$json|$standard)$"
not_screens="^($json|$uuid|$files|$clock|$world|$chance|$standard)$"

# Some of them.
refused_rules='stdscr waddnstr cJSON_Parse uuid_generate_random fopen time getenv random printf localtime_r'
refused_saves='wmove initscr show_panel printf'
refused_net='cJSON_Parse initscr printf'
refused_screens='cJSON_Delete uuid_parse open __open_2 time getenv rand pthread_create'

# ---- looking ----

# The include lines that break the rules, as file: line. Of each file that is read $folder/files tells as of which
# folder it is looked at.
bad_includes() {
	cut -f 2 "$folder/files" | LC_ALL=C sort -u | while read -r place; do
		printf '%s\t%s\t%s\n' "$place" "$(may "$place")" "$(never "$place")"
	done >"$folder/rules"
	# shellcheck disable=SC2046 # a list of words
	awk -F '\t' '
		FILENAME ~ /rules$/ { may[$1] = $2; never[$1] = $3; next }
		FILENAME ~ /files$/ { as[$1] = $2; next }
		sub(/^[[:space:]]*#[[:space:]]*include[[:space:]]*/, "") {
			sub(/[[:space:]]*(\/[*\/].*)*$/, "")
			if ($0 !~ may[as[FILENAME]] || $0 ~ never[as[FILENAME]]) print FILENAME ": " $0
		}' "$folder/rules" "$folder/files" $(cut -f 1 "$folder/files")
}

# TEXT: the lines of $found that have it.
of() {
	case $found in *"$1"*) echo "$found" | grep -F -e "$1" ;; esac
}

# The symbols that a library or object wants and lacks. The checked twins of the
# C library's functions (__printf_chk, __open_2, __isoc99_scanf) count as they.
wanted() {
	"$nm" -A -g -p -u "$1" | awk '{ print $NF }' |
		sed 's/^__isoc[0-9]*_//; s/^__\(.*\)_chk$/\1/; s/^__\(.*\)_2$/\1/; s/@.*//' | LC_ALL=C sort -u
}

# FILE NOT: the symbols of the list that are refused.
among() {
	awk -v not="$2" '$0 ~ not { print FILENAME ": " $0 }' "$1"
}

# ---- the rules are awake ----

# FOLDER LINE GOOD...: the rules shall refuse the line and let the others pass.
prove_includes() {
	place=$1 bad=$2
	shift 2
	proofs=$((proofs + 1))
	printf '#include %s\n' "$bad" >"$folder/$proofs.bad.c"
	printf '#include %s\n' "$@" >"$folder/$proofs.good.c"
	printf "$folder/$proofs.%s.c\t$place\n" bad good >>"$folder/files"
	printf '%s\t%s\t%s\n' "$place" "$bad" "$*" >>"$folder/proofs"
}

rm -rf "$folder"
mkdir "$folder" || exit 1
(cd "$srcdir" && find rules saves screens net app -name '*.[ch]' -o -name '*.def') |
	sed "s|\(.*\)/[^/]*\$|$srcdir/&\t\1|" >"$folder/files"
cut -f 2 "$folder/files" | LC_ALL=C sort -u >"$folder/places"

proofs=0
prove_includes rules '"rules/titan/titan.h"' '"games.def"' '"rules/core/game.h"'
prove_includes rules/core '"rules/games.def"' '<string.h>' '"table.h" /* why */'
prove_includes rules/core '<time.h>' '<stdio.h>'
prove_includes rules/core '<curses.h>' '<stdlib.h>'
prove_includes rules/magic '"rules/titan/titan.h"' '"rules/core/game.h"'
prove_includes rules/titan '"rules/catan/catan.h"' '"titan.h"' '"rules/core/args.h"'
prove_includes rules/commander '"saves/save.h"' '"rules/magic/magic.h"'
prove_includes saves/session '"screens/kit/paint.h"' '"rules/core/journal.h"' '"saves/save.h"'
prove_includes saves/text '<ncurses.h>' '<cjson/cJSON.h>' '<sys/file.h>'
prove_includes saves/cards '"net/hall/carrier.h"' '"rules/magic/deck.h"'
prove_includes net/hall '"rules/titan/titan.h"' '"rules/games.h"' '"rules/core/journal.h"'
prove_includes net/hall '"screens/kit/paint.h"' '"saves/save.h"' '<mosquitto.h>'
prove_includes net/hall '<cjson/cJSON.h>' '"rules/core/journal.h"'
prove_includes net/hall '<microhttpd.h>' '"net/thread.h"'
prove_includes net/phones '<mosquitto.h>' '<microhttpd.h>' '"net/thread.h"'
prove_includes net/phones/page '<microhttpd.h>' '"net/phones/page.h"'
prove_includes net '<microhttpd.h>' '<pthread.h>'
prove_includes screens/kit '"rules/titan/titan.h"' '"rules/core/table.h"' '<ncurses.h>'
prove_includes screens/shell '"screens/titan/inner.h"' '"screens/kit/paint.h"'
prove_includes screens/catan '"rules/titan/titan.h"' '"rules/catan/catan.h"' '"screens/kit/panel.h"'
prove_includes screens/catan '"saves/save.h"' '"inner.h"'
prove_includes screens/catan '<fcntl.h>' '<time.h>'
prove_includes saves/text '"saves/store.h"' '"rules/core/i18n.h"' '"io.h"'
prove_includes app/core '"app/tui/tui.h"' '"keys.h"' '"saves/save.h"'
prove_includes app/tui '"app/plain/run.h"' '"app/core/ask.h"' '"app/phones/telephones.h"'
prove_includes app/plain '"app/cli/cli.h"' '"app/tui/tui.h"' '"app/core/cli.h"'
prove_includes app/files '"app/tui/tui.h"' '"app/export/export.h"'
prove_includes app/phones '"app/files/rows.h"' '"app/core/open_table.h"'
prove_includes app '"app/plain/run.h"' '"app/cli/cli.h"'
prove_includes app/tui '<cjson/cJSON.h>' '"saves/save.h"' '"screens/shell/bars.h"'
prove_includes app/hall '<mosquitto.h>' '"net/hall/desk.h"'
prove_includes app/phones '<microhttpd.h>' '"net/phones/phones.h"'
prove_includes saves/text '<microhttpd.h>' '<sys/socket.h>'
prove_includes screens/commander '"rules/titan/titan.h"' '"rules/commander/commander.h"' '"screens/shell/log.h"'
prove_includes screens/archenemy '"screens/shell/log.h"' '"screens/commander/inner.h"'
prove_includes app/tui '"screens/titan/inner.h"' '<signal.h>' '"app/core/cli.h"'

found=$(bad_includes)
proofs=0
while IFS=$tab read -r place bad good; do
	proofs=$((proofs + 1))
	something "$place may not include $bad" "$(of "$folder/$proofs.bad.c: ")"
	nothing "$place may include $good" "$(of "$folder/$proofs.good.c: ")"
done <"$folder/proofs"

# An object that wants all of them, and what every room may want.
# shellcheck disable=SC2086 # lists of words
{
	set -- strlen wcwidth snprintf $refused_rules $refused_saves $refused_net $refused_screens
	printf 'extern char %s[];\n' "$@"
	printf 'char *fake[] = {'
	printf ' %s,' "$@"
	printf ' 0 };\n'
} >"$folder/fake.c"
# shellcheck disable=SC2086 # the compiler may be several words
$cc -fno-builtin -c -o "$folder/fake.o" "$folder/fake.c" 2>"$folder/log"
tell $? "$cc makes an object" "$(cat "$folder/log")"
wanted "$folder/fake.o" >"$folder/wants"
something 'what an object wants is seen' "$(grep -x wcwidth "$folder/wants")"
for room in rules saves net screens; do
	case $room in
	rules) not=$not_rules refused=$refused_rules ;;
	saves) not=$not_saves refused=$refused_saves ;;
	net) not=$not_net refused=$refused_net ;;
	screens) not=$not_screens refused=$refused_screens ;;
	esac
	bad=$(among "$folder/wants" "$not")$newline
	for symbol in $refused; do
		case $symbol in __*_2) symbol=${symbol#__} symbol=${symbol%_2} ;; esac
		case $bad in *": $symbol$newline"*) ;; *) false ;; esac
		tell $? "lib$room.a may not want $symbol" "$bad"
	done
	case $bad in *": strlen$newline"* | *": wcwidth$newline"* | *": snprintf$newline"*) false ;; esac
	tell $? "lib$room.a may want strlen, wcwidth, snprintf" "$bad"
done

# ---- the rooms ----

while read -r place; do
	nothing "what $place includes" "$(of "$srcdir/$place/")"
done <"$folder/places"
for game in $games; do
	nothing "$game has its folders" "$(test -d "$srcdir/rules/$game" && test -d "$srcdir/screens/$game" || echo no)"
done
for room in rules saves net screens; do
	eval "not=\$not_$room"
	wanted "lib$room.a" >"$folder/$room"
	something "lib$room.a is there and wants something" "$(cat "$folder/$room")"
	nothing "what lib$room.a wants" "$(among "$folder/$room" "$not")"
done

rm -rf "$folder"
told
