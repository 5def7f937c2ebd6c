#!/bin/sh
# SPDX-License-Identifier: MIT
# The completions of bash, zsh and fish after Tab, asked of the shells
# themselves: commands, games, verbs and tables as the program has them, and at
# each command just the options that it takes. A shell that is not there is
# skipped.

set -u
srcdir=$(cd "${srcdir:-.}" && pwd)
tableside=${TABLESIDE-./tableside}
work=$(mktemp -d) || exit 99
trap 'rm -rf "$work"' EXIT
export LC_ALL=C.UTF-8 HOME="$work"
mkdir "$work/bin" "$work/data" "$work/here"
ln -s "$tableside" "$work/bin/tableside"
PATH=$work/bin:$PATH
cd "$work/here" || exit 99
# shellcheck source=tests/kit/tell.sh
. "$srcdir/tests/kit/tell.sh"

# ---- the words to offer ----

printf 'title Friday night\nseat Alice Bob\n' | tableside -d "$work/data" run commander --save >"$work/log" 2>&1 &&
	printf 'title 金曜日\nseat Alice Bob\n' | tableside -d "$work/data" run score --save >>"$work/log" 2>&1
tell $? "two tables to offer" "$(cat "$work/log")"

tableside --help >"$work/help"
commands=$(sed -n 's/^  \([a-z][a-z]*\) .*/\1/p' "$work/help")
sed -n 's/^  -., --\([a-z-]*\)\(=*\).*/\1 \2/p' "$work/help" >"$work/options"
games=$(tableside help | sed -n 's/^  \([a-z][a-z0-9]*\) .*/\1/p')

halls=$(tableside help hall | sed -n 's/^  \([a-z][a-z]*\)  .*/\1/p')
forms=$(sed -n 's/.*--as=FORMAT *//p' "$work/help" | tr -sc '[:lower:]' '\n' | grep -vx or)

# COMMAND: the options that mean something for it, each tried. Nothing comes of it: there is no game, table or file
# called x.
taken() {
	case $1 in
	list) set -- list ;;
	*) set -- "$1" x ;;
	esac
	while read -r name value; do
		case $(tableside "$@" --"$name${value:+=1}" </dev/null 2>&1 >"$work/log") in
		*'does not take --'*) ;;
		*) echo "--$name" ;;
		esac
	done <"$work/options" | sort
}

# COMMAND: those that its help names.
named() {
	tableside help "$1" | sed -n 's/^  -., \(--[a-z-]*\).*/\1/p'
}
taken list >"$work/takes.list"
named list | sort | comm -23 "$work/takes.list" - >"$work/always"
for command in $commands; do
	named "$command" | sort - "$work/always" >"$work/takes.$command"
done
taken export | cmp -s - "$work/takes.export"
tell $? "help names the options that a command takes" "$(cat "$work/takes.export")"
[ "$(grep -c . "$work/takes.deck")" -gt "$(grep -c . "$work/takes.recover")" ]
tell $? "commands take options of their own" "$(cat "$work/takes.deck")"

# ---- the shells ----

# LINE: just the words of standard input are offered there.
just() {
	echo "$1" >>"$work/just"
	while IFS= read -r word; do printf '%s\t%s\n' "$1" "$word"; done >>"$work/wanted"
}

tab=$(printf '\t')
newline='
'
echo "$commands" | just 'tableside '
echo "$games" | just 'tableside new '
echo "$games" | just 'tableside tour '
echo "$halls" | just 'tableside hall '
printf 'first\nfinish\n' | just 'tableside help score fi'
echo "$forms" | just 'tableside export x --as '
printf 'contrast\ncolourblind\n' | just 'tableside --theme co'
for command in $commands; do
	case $command in
	list | new) just "tableside $command --" ;;
	*) just "tableside $command x --" ;;
	esac <"$work/takes.$command"
done
sort -u -o "$work/wanted" "$work/wanted"

# .. and these words, among others.
cat >"$work/among" <<-END
	tableside help catan on${tab}on-turn
	tableside -d $work/data show ${tab}Friday night
	tableside -d $work/data show ${tab}金曜日
	tableside -d $work/data show Fri${tab}Friday night
	tableside show --data-dir=$work/data 金${tab}金曜日
END
cut -f 1 "$work/among" | uniq | cat "$work/just" - >"$work/lines"

# Each prints "== LINE" and the words offered there, one a line.
cat >"$work/ask.bash" <<'END'
compopt() { :; }
source "$1/packaging/completions/tableside.bash"
while IFS= read -r COMP_LINE; do
	COMPREPLY=()
	COMP_POINT=${#COMP_LINE}
	_tableside tableside "${COMP_LINE##* }" ''
	printf '%s\n' "== $COMP_LINE" "${COMPREPLY[@]}"
done
END
cat >"$work/ask.fish" <<'END'
source $argv[1]/packaging/completions/tableside.fish
while read line
    echo "== $line"
    complete -C "$line" | string replace -r '\t.*' ''
end
END
# zsh completes only typed lines: on a terminal of its own, one by one.
cat >"$work/ask.zsh" <<'END'
zmodload zsh/zpty
zpty shell zsh -f -i
say() { zpty -w shell "$1; print MARK\$((6 * 7))"; zpty -r shell out '*MARK42*' }
say "PS1='> '; OUT=$2; fpath=($1/packaging/completions \$fpath); autoload -U compinit; compinit -u -D"
say 'compadd() { local -a hits; builtin compadd -O hits "$@"; (($#hits)) && print -rl -- $hits >>$OUT; builtin compadd "$@" }'
say 'tell() { zle list-choices; zle kill-buffer; print MARK$((6 * 7)) }; zle -N tell; bindkey "^X" tell'
while IFS= read -r line; do
	print -r -- "== $line" >>$2
	zpty -n -w shell "$line"$'\C-X'
	zpty -r shell out '*MARK42*'
done
zpty -d shell
END

ask() { # SHELL
	case $1 in
	bash) bash --norc "$work/ask.bash" "$srcdir" ;;
	fish) fish --no-config "$work/ask.fish" "$srcdir" ;;
	zsh) : >"$work/zsh.out"
		zsh -f "$work/ask.zsh" "$srcdir" "$work/zsh.out" >"$work/log" 2>&1
		cat "$work/zsh.out" ;;
	esac <"$work/lines"
}

check() { # SHELL
	awk '/^== / { line = substr($0, 4); next } { print line "\t" $0 }' "$work/answers" | sort -u >"$work/offered"
	offered=$newline$(cat "$work/offered")$newline
	differences=$(comm -3 "$work/wanted" "$work/offered" | sed 's/^\t/offered: /; t; s/^/wanted: /')
	while IFS= read -r line; do
		case $differences in *"ed: $line$tab"*) false ;; esac
		tell $? "$1: $line" "$differences"
	done <"$work/just"
	while IFS=$tab read -r line word; do
		case $offered in *"$newline$line$tab$word$newline"*) ;; *) false ;; esac
		tell $? "$1: $line offers $word" "$offered"
	done <"$work/among"
}

for shell in bash zsh fish; do
	if ! command -v $shell >/dev/null; then
		skip "what $shell offers" $shell $shell
		continue
	fi
	ask $shell >"$work/answers" 2>"$work/errors"
	[ ! -s "$work/errors" ]
	tell $? "$shell prints no error" "$(cat "$work/errors")"
	check $shell
done

told
