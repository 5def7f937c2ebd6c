#!/bin/sh
# SPDX-License-Identifier: MIT
# The arrows between the rooms: app -> screens -> rules, app -> saves -> rules,
# app -> hall -> saves.
# Reads the #include lines of each room, and the symbols that its library wants
# from elsewhere. Each rule is first shown something it must refuse and
# something it must let pass, so that a rule that sees nothing fails too.

set -u
srcdir=${srcdir:-.}
nm=${NM:-nm}
cc=${CC:-cc}
folder=layers.tmp
count=0
failures=0

# ---- the rules ----

# What a room may include, as a line of `#include` without that word.
std='<(assert|ctype|errno|inttypes|libintl|limits|math|stdarg|stdbool|stddef|stdint|stdio|stdlib|string|wchar|wctype|config)[.]h>'
own='"[a-z_0-9]+[.](h|def)"'
rules='"[.][.]/rules/[a-z_0-9]+[.](h|def)"'
system='<[a-z_0-9/]+[.]h>'
may_rules="^($std|$own)$"
may_saves="^($system|<cjson/cJSON[.]h>|$own|$rules)$"
may_screens="^($std|<(n?curses|panel|term|time)[.]h>|$own|$rules)$"
may_hall="^($system|$own|$rules|\"[.][.]/saves/[a-z_0-9]+[.]h\")$"
may_app="^($system|$own|$rules|\"[.][.]/(saves|screens|hall)/[a-z_0-9]+[.]h\")$"
never_saves='^<(n?curses.*|panel|term)[.]h>$'
never_hall='^<(n?curses.*|panel|term|cjson/cJSON)[.]h>$'
never_app='^<(cjson/cJSON|uuid/uuid|mosquitto|mqtt_protocol)[.]h>$'

# What a library may not want. rules keeps stderr for the end without memory;
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
not_hall="^($curses|$json|$standard)$"
not_screens="^($json|$uuid|$files|$clock|$world|$chance|$standard)$"

# ---- looking ----

# FOLDER MAY [NEVER]: the include lines that break the rule, as file: line.
bad_includes() {
	for file in "$1"/*.[ch] "$1"/*.def; do
		test -f "$file" || continue
		sed -n 's/^[[:space:]]*#[[:space:]]*include[[:space:]]*//p' "$file" |
			sed 's/[[:space:]]*\(\/[*\/].*\)*$//' |
			awk -v may="$2" -v never="${3:-^$}" -v file="$file" \
				'$0 !~ may || $0 ~ never { print file ": " $0 }'
	done
}

# What a library or object wants and does not have. The checked twins of the
# C library's functions (__printf_chk, __open_2, __isoc99_scanf) count as they.
wanted() {
	"$nm" -A -u "$1" | awk '{ print $NF }' |
		sed 's/^__isoc[0-9]*_//; s/^__\(.*\)_chk$/\1/; s/^__\(.*\)_2$/\1/; s/@.*//' | LC_ALL=C sort -u
}

# LIBRARY NOT
bad_symbols() {
	wanted "$1" | awk -v not="$2" -v file="$1" '$0 ~ not { print file ": " $0 }'
}

# ---- telling ----

# ok WHAT OUTPUT: passes when there is none.
nothing() {
	count=$((count + 1))
	if test -z "$2"; then
		echo "ok $count - $1"
	else
		failures=$((failures + 1))
		echo "not ok $count - $1"
		echo "$2" | sed 's/^/# /'
	fi
}

something() {
	if test -n "$2"; then
		nothing "$1" ''
	else
		nothing "$1" 'the rule sees nothing wrong here'
	fi
}

# ---- the rules are awake ----

# ROOM MAY NEVER LINE GOOD...: refuses the line, lets the others pass.
prove_includes() {
	mkdir -p "$folder/$1"
	printf '%s\n' "$4" >"$folder/$1/fake.c"
	something "$1 may not say: $4" "$(bad_includes "$folder/$1" "$2" "$3")"
	room=$1 may=$2 never=$3
	shift 4
	printf '%s\n' "$@" >"$folder/$room/fake.c"
	nothing "$room may say: $*" "$(bad_includes "$folder/$room" "$may" "$never")"
	rm "$folder/$room/fake.c"
}

# ROOM NOT SYMBOL...: an object that wants each of them is refused.
prove_symbols() {
	room=$1 not=$2
	shift 2
	for symbol in "$@"; do
		printf 'extern char %s[];\nchar *fake_wants(void) { return %s; }\n' "$symbol" "$symbol" >"$folder/fake.c"
		# shellcheck disable=SC2086 # the compiler may be several words
		$cc -fno-builtin -c -o "$folder/fake.o" "$folder/fake.c" 2>"$folder/log" || {
			nothing "$room: $cc makes an object" "$(cat "$folder/log")"
			return
		}
		something "lib$room.a may not want $symbol" "$(bad_symbols "$folder/fake.o" "$not")"
	done
	printf 'extern char strlen[], wcwidth[], snprintf[];\nchar *fake[] = { strlen, wcwidth, snprintf };\n' >"$folder/fake.c"
	# shellcheck disable=SC2086
	$cc -fno-builtin -c -o "$folder/fake.o" "$folder/fake.c" 2>"$folder/log"
	something "lib$room.a: what an object wants is seen" "$(wanted "$folder/fake.o" | grep -x wcwidth)"
	nothing "lib$room.a may want strlen, wcwidth, snprintf" "$(bad_symbols "$folder/fake.o" "$not")"
}

rm -rf "$folder"
mkdir "$folder" || exit 1

prove_includes rules "$may_rules" '' '#include "../saves/save.h"' '#include <string.h>' '#include "table.h" /* why */'
prove_includes rules "$may_rules" '' '  # include <time.h>' '#include "games.def"'
prove_includes rules "$may_rules" '' '#include <curses.h>' '#include <stdio.h>'
prove_includes saves "$may_saves" "$never_saves" '#include "../screens/paint.h"' '#include "../rules/journal.h"'
prove_includes saves "$may_saves" "$never_saves" '#include <ncurses.h>' '#include <cjson/cJSON.h>' '#include <sys/file.h>'
prove_includes hall "$may_hall" "$never_hall" '#include "../screens/paint.h"' '#include "../saves/save.h"' '#include <mosquitto.h>'
prove_includes hall "$may_hall" "$never_hall" '#include <cjson/cJSON.h>' '#include "../rules/journal.h"'
prove_includes saves "$may_saves" "$never_saves" '#include "../hall/carrier.h"' '#include "../rules/game.h"'
prove_includes screens "$may_screens" '' '#include "../saves/save.h"' '#include "../rules/game.h"'
prove_includes screens "$may_screens" '' '#include <fcntl.h>' '#include <ncurses.h>'
prove_includes app "$may_app" "$never_app" '#include <cjson/cJSON.h>' '#include "../saves/save.h"' '#include "../screens/shell.h"'
prove_includes app "$may_app" "$never_app" '#include <mosquitto.h>' '#include "../hall/desk.h"'
prove_includes app "$may_app" "$never_app" '#include "../app/cli.h"' '#include <signal.h>'

prove_symbols rules "$not_rules" stdscr waddnstr cJSON_Parse uuid_generate_random fopen time getenv random printf localtime_r
prove_symbols saves "$not_saves" wmove initscr show_panel printf
prove_symbols hall "$not_hall" cJSON_Parse initscr printf
prove_symbols screens "$not_screens" cJSON_Delete uuid_parse open __open_2 time getenv rand pthread_create

# ---- the rooms ----

nothing 'what rules includes' "$(bad_includes "$srcdir/rules" "$may_rules")"
nothing 'what saves includes' "$(bad_includes "$srcdir/saves" "$may_saves" "$never_saves")"
nothing 'what hall includes' "$(bad_includes "$srcdir/hall" "$may_hall" "$never_hall")"
nothing 'what screens includes' "$(bad_includes "$srcdir/screens" "$may_screens")"
nothing 'what app includes' "$(bad_includes "$srcdir/app" "$may_app" "$never_app")"
nothing 'what librules.a wants' "$(bad_symbols librules.a "$not_rules")"
nothing 'what libsaves.a wants' "$(bad_symbols libsaves.a "$not_saves")"
nothing 'what libhall.a wants' "$(bad_symbols libhall.a "$not_hall")"
nothing 'what libscreens.a wants' "$(bad_symbols libscreens.a "$not_screens")"
for room in rules saves hall screens; do
	something "lib$room.a is there and wants something" "$(wanted "lib$room.a")"
done

rm -rf "$folder"
echo "1..$count"
test "$failures" -eq 0
