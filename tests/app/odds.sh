#!/bin/sh
# SPDX-License-Identifier: MIT
# `tableside odds`, and the answer of a strike said: what they tell in words and
# as JSON, and their exit status. The rules are in tests/rules/titan.

set -u
srcdir=$(cd "${srcdir:-.}" && pwd) || exit 99
. "$srcdir/tests/kit/program.sh"

: >in

# A Hydra in its bog, a Troll beside it: 10 dice, 4 less 3 and 2 more.
run 0 'a strike' odds Hydra@D3 Troll@D4 --land Swamp
has out '10 dice, hits on 3 or more' 'dice and number'
has out '8 hits slay: 29.9%' 'the chance of a kill'
run 0 'as JSON' odds Hydra@D3 Troll@D4 --land Swamp --json
has out '"legal":true,"why":null,"kind":"strike","range":2,"dice":10,"number":3,"modifiers":[],"hits_left":8' 'the same, as JSON'
test "$(wc -l <out)" -eq 1
tell $? 'one object, one line'
run 0 'the first of the lands' odds Gargoyle@D3 Ogre@D4 --land Brush
run 0 'a slope, hits already taken, somebody beside' odds Ogre@E3 Lion@F3=4 Lion@E2 --land Hills
has out '7 dice, hits on 5 or more' 'the dice of a slope'
has out 'Slope: +1 die' 'and its name'
has out '1 hit slays: 94.1%' 'what is left of the target'
run 0 'a rangestrike' odds Ranger@C1 Ogre@C4 --json
has out '"kind":"rangestrike","range":4,"dice":2,"number":3,"modifiers":[{"hazard":"Range","skill":-1}]' 'from afar'
run 0 'a Titan with its power' odds titan:9@D4 Ogre@D5
has out '9 dice, hits on 2 or more' 'its dice'

# ---- not legal ----

run 1 'no rangestriker' odds Lion@C1 Ogre@C4
has out 'a1 is not in contact with d1 and cannot rangestrike' 'why not, in words'
run 1 'a lord' odds Ranger@C1 Angel@C4 --json
has out '"legal":false,"why":"target_is_lord"' 'why not, as JSON'

# ---- refused ----

run 1 'two on a hex' odds Lion@C1 Ogre@C1
has err 'a1 is on C1' 'it says who stands there'
run 1 'no such creature' odds Lizard@C1 Ogre@C2
has err 'no character is called "Lizard"' 'it names the word'
run 1 'no such hex' odds Lion@C9 Ogre@C2
run 2 'no such land' odds Lion@C1 Ogre@C2 --land Sea
run 2 'one alone' odds Lion@C1
run 2 'no place' odds Lion Ogre@C2
run 2 'words that would say more' odds 'Lion & undo@C1' Ogre@C2
run 2 'an option of another command' list --land Hills
run 2 'too many' odds Lion@C1 Ogre@C2 Ogre@C3 Ogre@C4 Ogre@C5 Ogre@D1 Ogre@D2 Ogre@D3 Ogre@D4

# ---- the answer of a strike ----

cat >in <<'END'
battle Plains
force attacker Colossus
force defender Ogre*2
place a1 D3
place d1 D4
place d2 C3
hits d1 =5
at side=attacker phase=strike
strike a1 d1 6 6 6 6 6 6 1 1 1 1
END
run 0 'a strike is said' run titan in --each
has out '"do":"strike a1 d1 6 6 6 6 6 6 1 1 1 1","ok":true,"data":{"hits":6,"damage":1,"excess":5,"usable":5}' 'its answer has data'
run 0 'in words' run titan in
has out 'a1 hits 6, needed 1' 'the sentence'
! grep -q '^usable' out
tell $? 'and no data beside it'

is_as_kept
echo "1..$count"
test "$failures" -eq 0
