# SPDX-License-Identifier: MIT
# Bash completion of tableside. What follows an option stands here by name;
# commands, their options, games, verbs and tables are asked of the program.
# Titles are whatever people typed: they are only ever data, never words that
# the shell expands, and one that could not be typed as a table is not offered.

# TEXT: its words as the program would get them into `words`, the one it ends
# in into `plain`, the quote that is still open into `quote`.
_tableside_split() {
	local text=$1 c i
	words=() plain='' quote=''
	for ((i = 0; i < ${#text}; i++)); do
		c=${text:i:1}
		case $quote:$c in
		"':'" | '":"') quote='' ;;
		"':"*) plain+=$c ;;
		:\\ | \":\\) plain+=${text:$((++i)):1} ;;
		'":'*) plain+=$c ;;
		:[\'\"]) quote=$c ;;
		:[[:blank:]])
			[[ -z $plain ]] || words+=("$plain")
			plain='' ;;
		*) plain+=$c ;;
		esac
	done
}

# Lines of standard input that begin as the word does become the answer.
# Readline replaces only what follows the last colon or equals sign.
_tableside_offer() {
	local line
	while IFS= read -r line; do
		[[ $option$line == "$plain"* ]] || continue
		line=$option$line
		COMPREPLY+=("${line#"$before"}")
	done
}

_tableside_words() {
	_tableside_offer < <(printf '%s\n' "$@")
}

_tableside_files() {
	compopt -o filenames
	_tableside_offer < <(compgen "${1--f}" -- "${plain#"$option"}")
}

_tableside_games() {
	LC_ALL=C "$program" help 2>/dev/null | sed -n 's/^  \([a-z][a-z0-9]*\) .*/\1/p'
}

_tableside_verbs() {
	LC_ALL=C "$program" help "$1" 2>/dev/null | sed -n -e '/^option /q' -e 's/^  \([a-z][a-z0-9-]*\).*/\1/p'
}

# KEY: its values in the list of tables, one a line.
_tableside_list() {
	"$program" ${folder:+--data-dir="$folder"} list --json 2>/dev/null |
		LC_ALL=C grep -Eo "\"$1\":(null|\"([^\"\\\\]|\\\\.)*\")" |
		LC_ALL=C sed -e "s/^\"$1\"://" -e 's/^null$//' -e 's/^"\(.*\)"$/\1/' -e 's/\\\(.\)/\1/g'
}

# Everybody who has played.
_tableside_people() {
	LC_ALL=C "$program" ${folder:+--data-dir="$folder"} evenings --as csv 2>/dev/null |
		sed -n 's/^"players","\([^"]*\)".*/\1/p'
}

# The ids stand aside while nothing is typed and the title alone will do.
_tableside_tables() {
	local titles ids i
	mapfile -t ids < <(_tableside_list id)
	mapfile -t titles < <(_tableside_list title)
	compopt -o filenames
	for ((i = 0; i < ${#ids[@]}; i++)); do
		if _tableside_is_name "${titles[i]-}"; then
			_tableside_words "${titles[i]}"
			[[ -n $plain ]] || continue
		fi
		_tableside_words "${ids[i]}"
	done
	((${#COMPREPLY[@]})) || _tableside_files
}

# Whether a title means one table, and nothing else to the program or, after
# readline's quoting, which leaves some of these alone, to the shell.
_tableside_is_name() {
	local title count=0
	[[ -n $1 && $1 != [-~]* && $1 != *[/\`\$!\\]* && ! -e $1 ]] || return
	for title in "${titles[@]}"; do
		[[ $title != "$1" ]] || ((++count))
	done
	((count == 1))
}

_tableside_options() { # [COMMAND]
	_tableside_words --help --version --paths --data-dir --ascii --theme --no-color --no-mouse --plain --manual
	[[ -z $1 ]] || _tableside_offer < <(LC_ALL=C "$program" help "$1" 2>/dev/null | sed -n 's/^  -., \(--[a-z-]*\).*/\1/p')
}

# OPTION: what may follow it. False: it takes no value.
_tableside_value() {
	case $1 in
	--data-dir | -d | --beside | -I) _tableside_files -d ;;
	--output | -o | --cards | -c | --house | -H | --config | -G | --cert | -U | \
		--key | -K | --ca | -A | --passwords | -W) _tableside_files ;;
	--theme | -T) _tableside_words default contrast light colourblind mono ;;
	--as | -f) _tableside_words csv md html svg ;;
	--document | -D) _tableside_words table battle wall pairings changes seats slips sheets board standings rules ;;
	--round | -R) _tableside_words 1 2 3 4 semifinal final ;;
	--paper | -z) _tableside_words a4 letter ;;
	--land | -l) _tableside_words Brush Desert Hills Jungle Marsh Mountains Plains Swamp Tower Tundra Woods ;;
	--rules | -r) _tableside_words 2010 current ;;
	--format | -F) _tableside_words commander brawl 2hg duel oathbreaker ;;
	--manual | -M) _tableside_offer < <(printf '%s\n' tableside config; _tableside_games) ;;
	--seed | -s | --title | -t | --commander | -C | --event | -E | --table | -N | --tables | -B | --bridges | -X | \
		--listen | -L | --phones-bind | -Q | --since | -w) ;;
	*) return 1 ;;
	esac
}

# The words before the last that are no options: into `said`; the data folder.
_tableside_read() {
	local i
	for ((i = 1; i < ${#words[@]}; i++)); do
		case ${words[i]} in
		--data-dir | -d) folder=${words[++i]-} ;;
		--data-dir=*) folder=${words[i]#*=} ;;
		--output | -o | --theme | -T | --as | -f | --manual | -M | --seed | -s | --title | -t | --cards | -c | \
			--rules | -r | --format | -F | --house | -H | --commander | -C | --event | -E | --table | -N | --tables | -B | --bridges | -X | \
			--phones-bind | -Q | --listen | -L | --beside | -I | --config | -G | --cert | -U | --key | -K | --ca | -A | --passwords | -W | \
			--since | -w) ((++i)) ;;
		-*) ;;
		*) said+=("${words[i]}") ;;
		esac
	done
	folder=${folder/#\~\//$HOME/}
}

_tableside() {
	local program=$1 words said=() plain quote word before='' option='' folder=''

	_tableside_split "$2"
	word=$plain
	_tableside_split "${COMP_LINE:0:COMP_POINT}"
	[[ -n $quote ]] || before=${plain%"$word"}
	_tableside_read

	if [[ $plain == --*=* ]]; then
		option=${plain%%=*}=
		_tableside_value "${option%=}"
		return
	fi
	_tableside_value "${words[${#words[@]} - 1]}" && return
	case $plain:${said[0]-}:${#said[@]} in
	-*) _tableside_options "${said[0]-}" ;;
	*::0) _tableside_offer < <(LC_ALL=C "$program" --help 2>/dev/null | sed -n 's/^  \([a-z][a-z]*\) .*/\1/p') ;;
	*:new:1 | *:tour:1 | *:help:1) _tableside_offer < <(_tableside_games) ;;
	*:help:2) _tableside_offer < <(_tableside_verbs "${said[1]}") ;;
	*:open:1 | *:watch:1 | *:show:1 | *:log:1 | *:export:1) _tableside_tables ;;
	*:run:1)
		_tableside_offer < <(_tableside_games)
		_tableside_tables ;;
	*:evenings:1) _tableside_words forget ;;
	*:evenings:2) _tableside_offer < <(_tableside_people) ;;
	*:settings:1) _tableside_offer < <(LC_ALL=C "$program" settings 2>/dev/null | sed 's/ .*//') ;;
	*:hall:1) _tableside_words serve join send board host keep list adopt ;;
	*:hall:2)
		case ${said[1]} in
		join | send | board | host | keep | adopt) _tableside_files -d ;;
		esac ;;
	*:hall:[3-9]) _tableside_tables ;;
	*:run:2 | *:recover:1 | *:deck:1) _tableside_files ;;
	esac
}

complete -F _tableside tableside
