# Elspeth and three heroes; Feed the Machine asks who
game archenemy
> seat Elspeth Bob Carol Dave
> option deck any
> archenemy Elspeth
> scheme add "Feed the Machine" "Nothing Can Stop Me Now"
> stack Feed Nothing
> keep each
keep four
# each opponent: for a hero the archenemy, for the archenemy all heroes
press 1 o 3 Enter -> life others=Elspeth -3
press 2 o 3 + -> life Elspeth -3 & life Bob +3
press 1 o 2 * -> life others=Elspeth -2 to=Elspeth
. players[0].life 43
press 3 p -> poison Carol +1
press P -> poison Carol -1
press 2 c i 1 4 Enter -> damage Bob 4 from=Elspeth infect
--- four
# while a scheme asks, o is no such key
> reveal
press o -> ! a scheme asks who: press a digit first
--- four
# n passes the turn as in Commander, and asks while the scheme of the turn is owed
press n
shows no scheme is set in motion this turn
press Esc
> reveal
press n
shows Feed the Machine is not resolved
press Esc
> choose Feed self Bob & resolve Feed
press n -> turn
hole seat Bob
press n -> turn
press n y -> turn
---
# schemes are found among 102 by letters: Enter adds, and s shuffles
> seat Elspeth Bob Carol
> option deck any
> archenemy 1
press c / m a c
shows Feed the Machine
hides All in Good Time
press Enter -> scheme add Elspeth "Feed the Machine"
# the same again, and then other letters
press Enter -> scheme add Elspeth "Feed the Machine"
press a l l Space i n
press Enter -> scheme add Elspeth "All in Good Time"
press x x x
shows no scheme matches
press Enter -> ! no scheme matches
press Backspace Backspace Backspace
press Esc
shows CATALOGUE
shows : command  ? help
press s -> shuffle Elspeth
hides CATALOGUE
. decks[0].size 3
---
# in Japanese, too; arrows stay among what is found
> seat Elspeth Bob Carol
> archenemy 1
press c / t h e Space m a c
press Down Down
press Esc + -> scheme add Elspeth "Feed the Machine"
---
# who presses Enter at a full deck, as before, is told once
> seat Elspeth Bob Carol
> archenemy 1
press d 1
press c Enter -> ! Enter adds a scheme here now; s shuffles the deck
press Enter -> scheme add Elspeth "All in Good Time"
---
# s shuffles every deck that waits, and the message names them; a faulty one stays behind
> seat Ann Bob Cid
press r
> option deck commander
> scheme load Ann builtin:Jump & scheme load Cid builtin:Jump & scheme add Bob "Feed the Machine"
press s -> shuffle Ann & shuffle Cid
--- four
# n asks before the first scheme, too
> rematch
press n
shows no scheme is set in motion this turn
press Esc
---
# while letters are typed no other key is offered
> seat Elspeth Bob Carol
> archenemy 1
press c / m a
shows F1 help
hides : command
show 80x24 a scheme is found
cursor 1 1
