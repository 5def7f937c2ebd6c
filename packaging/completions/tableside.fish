# SPDX-License-Identifier: MIT
# fish completion of tableside. Options stand here by name (a test compares them
# with the program); commands, games, verbs and tables are asked of the program,
# in the reader's language. Titles are whatever people typed: they are only ever
# data, and fish quotes them.

# The words of the line that are no options, without the program and what is
# being typed.
function __tableside_said
    set -l skip no
    set -l words (commandline -opc)
    for word in $words[2..-1]
        if test $skip = yes
            set skip no
            continue
        end
        switch $word
            case --data-dir --theme --manual --seed --title --as --document --round --paper --output --cards --rules --format --house --commander --land --event --table --tables --bridges --beside --listen --config --cert --key --ca --passwords --phones-bind -d -T -M -s -t -f -D -R -z -o -c -r -F -H -C -l -E -N -B -X -I -L -G -U -K -A -W -Q
                set skip yes
            case '-*'
            case '*'
                echo -- $word
        end
    end
end

# COUNT COMMAND...: one of these commands was said, and with it so many words.
function __tableside_at
    set -l said (__tableside_said)
    test (count $said) -eq $argv[1]; and contains -- "$said[1]" $argv[2..-1]
end

# COMMAND...: one of these was said.
function __tableside_in
    set -l said (__tableside_said)
    contains -- "$said[1]" $argv
end

# The program as it was typed, with the data folder that was typed.
function __tableside_ask
    set -l words (commandline -opc)
    set -l folder
    set -l next no
    for word in $words
        if test $next = yes
            set folder --data-dir=(string replace -r '^~/' $HOME/ -- $word)
            set next no
        end
        switch $word
            case --data-dir -d
                set next yes
            case '--data-dir=*'
                set folder (string replace -r '=~/' =$HOME/ -- $word)
        end
    end
    command $words[1] $folder $argv 2>/dev/null
end

function __tableside_commands
    __tableside_ask --help | string replace -rf '^  ([a-z]+) (?:.*  (\S.*)|.*)$' '$1\t$2'
end

function __tableside_games
    __tableside_ask help | string replace -rf '^  ([a-z][a-z0-9]*) +(.*)$' '$1\t$2'
end

function __tableside_verbs
    set -l said (__tableside_said)
    for line in (__tableside_ask help $said[2])
        string match -rq ':$' -- $line; and break
        string replace -rf '^  ([a-z][a-z0-9-]*).*' '$1' -- $line
    end
end

# KEY: its values in the list of tables, one a line.
function __tableside_list
    __tableside_ask list --json | string match -ra '"'$argv[1]'":(?:null|"(?:[^"\\\\]|\\\\.)*")' |
        string replace -r '^"'$argv[1]'":' '' | string replace -r '^null$' '' |
        string replace -r '^"(.*)"$' '$1' | string replace -ra '\\\\(.)' '$1'
end

# Titles that mean one table, and the ids with their titles beside them.
function __tableside_tables
    set -l ids (__tableside_list id)
    set -l titles (__tableside_list title)
    for i in (seq (count $ids))
        printf '%s\t%s\n' $ids[$i] "$titles[$i]"
        test -n "$titles[$i]"; and not string match -rq '^[-~]|/' -- $titles[$i]; and not test -e "$titles[$i]"; or continue
        test (count (string match -r -- '^'(string escape --style=regex -- $titles[$i])'$' $titles)) -eq 1
        and echo $titles[$i]
    end
end

# Everybody who has played.
function __tableside_people
    LC_ALL=C __tableside_ask evenings --as csv | string replace -rf '^"players","([^"]*)".*' '$1'
end

complete -c tableside -f
complete -c tableside -n 'test (count (__tableside_said)) -eq 0' -a '(__tableside_commands)'
complete -c tableside -n '__tableside_at 1 new tour help run' -a '(__tableside_games)'
complete -c tableside -n '__tableside_at 2 help' -a '(__tableside_verbs)'
complete -c tableside -n '__tableside_at 1 open watch show log export run' -a '(__tableside_tables)'
complete -c tableside -n '__tableside_at 1 evenings' -a forget
complete -c tableside -n '__tableside_at 2 evenings' -a '(__tableside_people)'
complete -c tableside -n '__tableside_at 1 settings' -a '(__tableside_ask settings | string replace -r " .*" "")'
complete -c tableside -n '__tableside_at 1 hall' -a 'serve join send board host keep list adopt'
complete -c tableside -n '__tableside_at 2 hall' -xa '(__fish_complete_directories)'
complete -c tableside -n '__tableside_at 2 run; or __tableside_at 1 recover deck' -F
complete -c tableside -n '__tableside_in hall; and test (count (__tableside_said)) -gt 2' -a '(__tableside_tables)'

complete -c tableside -s h -l help -d 'show the options and commands'
complete -c tableside -s V -l version -d 'show the version'
complete -c tableside -s P -l paths -d 'print every path tableside uses'
complete -c tableside -s d -l data-dir -d 'keep tables in this folder' -xa '(__fish_complete_directories)'
complete -c tableside -s a -l ascii -d 'draw with ASCII characters only'
complete -c tableside -s T -l theme -d colours -xa 'default contrast light colourblind mono'
complete -c tableside -s n -l no-color -d 'no colours'
complete -c tableside -s m -l no-mouse -d 'leave the mouse to the terminal'
complete -c tableside -s p -l plain -d 'a line at a time, for a screen reader'
complete -c tableside -s M -l manual -d 'print a page of the manual' -xa 'tableside config (__tableside_games)'

complete -c tableside -n '__tableside_in list show log run help odds deck hall evenings settings' -s j -l json -d 'answer as JSON'
complete -c tableside -n '__tableside_in show log run export' -s S -l secret -d "the judge's view"
complete -c tableside -n '__tableside_in run' -s e -l each -d 'a JSON object for each line'
complete -c tableside -n '__tableside_in run' -s k -l keep-going -d 'continue after a refused line'
complete -c tableside -n '__tableside_in run' -s s -l seed -d 'repeatable random numbers' -x
complete -c tableside -n '__tableside_in run' -s v -l save -d 'save the table'
complete -c tableside -n '__tableside_in run' -s O -l files -d 'lines may write files below this folder' -xa '(__fish_complete_directories)'
complete -c tableside -n '__tableside_in watch' -s b -l room -d 'pages for a whole room'
complete -c tableside -n '__tableside_in new open watch' -s q -l phones -d 'a page on a phone for each player'
complete -c tableside -n '__tableside_in new open watch' -s Q -l phones-bind -d 'the address for phones' -x
complete -c tableside -n '__tableside_in new run' -s t -l title -d 'the title of the new table' -x
complete -c tableside -n '__tableside_in export evenings' -s f -l as -d 'the format' -xa 'csv md html svg'
complete -c tableside -n '__tableside_in export' -s D -l document -d 'which document' -xa 'table battle wall pairings changes seats slips sheets board standings rules'
complete -c tableside -n '__tableside_in export' -s R -l round -d 'which round' -xa '1 2 3 4 semifinal final'
complete -c tableside -n '__tableside_in export evenings' -s z -l paper -d 'paper size' -xa 'a4 letter'
complete -c tableside -n '__tableside_in export evenings' -s o -l output -d 'write to this file' -rF
complete -c tableside -n '__tableside_in evenings' -s w -l since -d 'games begun on or after this day' -x
complete -c tableside -n '__tableside_in evenings' -s y -l yes -d 'do not ask'
complete -c tableside -n '__tableside_in deck' -s c -l cards -d 'card data' -rF
complete -c tableside -n '__tableside_in deck' -s r -l rules -d 'rules of which year' -xa '2010 current'
complete -c tableside -n '__tableside_in deck' -s F -l format -d 'the deck format' -xa 'commander brawl 2hg duel oathbreaker'
complete -c tableside -n '__tableside_in deck' -s H -l house -d "the table's own bans" -rF
complete -c tableside -n '__tableside_in deck' -s C -l commander -d 'the commander' -x
complete -c tableside -n '__tableside_in odds' -s l -l land -d 'the battle land' -xa 'Brush Desert Hills Jungle Marsh Mountains Plains Swamp Tower Tundra Woods'
complete -c tableside -n '__tableside_in hall' -s E -l event -d 'the event' -x
complete -c tableside -n '__tableside_in hall' -s N -l table -d 'the number of this table' -x
complete -c tableside -n '__tableside_in hall' -s B -l tables -d 'number of tables, or first and last' -x
complete -c tableside -n '__tableside_in hall' -s X -l bridges -d 'how many brokers connect to this one' -x
complete -c tableside -n '__tableside_in hall' -s I -l beside -d 'the data folder of another host' -xa '(__fish_complete_directories)'
complete -c tableside -n '__tableside_in hall' -s L -l listen -d 'where the broker listens' -x
complete -c tableside -n '__tableside_in hall' -s G -l config -d "the broker's configuration" -rF
complete -c tableside -n '__tableside_in hall' -s U -l cert -d "the broker's certificate" -rF
complete -c tableside -n '__tableside_in hall' -s K -l key -d 'the key of the certificate' -rF
complete -c tableside -n '__tableside_in hall' -s A -l ca -d 'certificate of the signing CA' -rF
complete -c tableside -n '__tableside_in hall' -s W -l passwords -d 'the password file' -rF
