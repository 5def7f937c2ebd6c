# Supervillain Rumble by keys, from the sides to the winner and the next game
game archenemy
> seat Ann Bob Cid
shows r       Supervillain Rumble: each has a scheme deck
seed 3
press r
. mode rumble
> first Ann
shows 1 2 ..  whose deck
press 1 d 1 -> scheme load Ann "builtin:Assemble the Doomsday Machine"
# a second deck would be added to it
press d 1
shows Ann has a scheme deck: these are added to it?
press Esc
press 2 d 2 -> scheme load Bob "builtin:Bring About the Undead Apocalypse"
press 3 d 5 -> scheme load Cid "builtin:Nicol Bolas"
shows shuffles them all
press Enter -> shuffle Ann & shuffle Bob & shuffle Cid
shows Ann shuffles 20 schemes; Bob shuffles 20 schemes; Cid shuffles 20 schemes
> stack Ann "Feed the Machine" & stack Bob "I Delight in Your Convulsions" & stack Cid "Delight in the Hunt"
# hands, and Ann's first turn as far as the scheme
press Enter Enter Enter
press Space Space Space
shows Ann: set a scheme in motion
shows r reveal  +- one  w damage
shows R n no scheme
press r -> reveal
shows Feed the Machine: self or others, and who?
press 3 o -> choose "Feed the Machine" others Cid
press Enter -> resolve "Feed the Machine"
shows n pass  +- one  w damage
press n -> turn
shows round 1, Bob is on turn
# Bob's scheme drains both opponents
press Space Space Space r -> reveal
press Enter -> resolve "I Delight in Your Convulsions"
. players[0].life 37
. players[1].life 46
. players[2].life 37
# counted while the focus is on the schemes, too: Cid's seat has it
press 3 - -> life Cid -1
press = 3 6 - -> life Cid -36
shows CID IS OUT
shows n pass
press n
hole seat Ann
press 1 w 3 7 Enter -> damage Ann 37
shows BOB WINS
shows Bob wins
. winner Bob
shows f rematch
# the next game: Bob has a win, and all decks wait to be shuffled
press f r -> rematch
. players[1].wins 1
press Enter -> shuffle Ann & shuffle Bob & shuffle Cid
---
# one archenemy: the heroes win; in the next game another is the archenemy, with the same deck, and wins
> seat Elspeth Bob Carol Dave
press 1 -> archenemy Elspeth
press d 5 -> scheme load Elspeth "builtin:Nicol Bolas"
press Enter -> shuffle Elspeth
> stack "Delight in the Hunt" "Power Without Equal"
press Enter Enter Enter Enter
press Space Space Space
shows Elspeth: set a scheme in motion
press r Enter -> resolve "Delight in the Hunt"
press n -> turn
shows round 1, the heroes are on turn
shows round 1  heroes
press 1 w 3 9 Enter -> damage Elspeth 39
press n Space Space Space r Enter -> resolve "Power Without Equal"
press 1 - -> life Elspeth -1
shows BOB, CAROL, DAVE WIN
shows The heroes win
press f r -> rematch
shows options, and who is the archenemy
press o w 3 -> archenemy Carol
. decks[0].owner Carol
. players[2].life 40
. players[0].life 20
press Enter -> shuffle Carol
> stack "Delight in the Hunt"
press Enter Enter Enter Enter
press Space Space Space r Enter -> resolve "Delight in the Hunt"
press 1 w 2 0 Enter -> damage Elspeth 20
press 2 = 2 0 - -> life Bob -20
press 4 X Enter -> out Dave
shows CAROL WINS
. winner archenemy
---
# a rumble, after all
> seat Elspeth Bob Carol
press 1 o r
. mode rumble
---
# play begins at the frame of whoever is on turn; what lasted does not outlast the game
> seat Ann Bob Cid
> rumble
> first Ann
> option deck any
> scheme add Ann "The Dead Shall Serve"
> stack Ann "The Dead Shall Serve"
press 3 Space -> step
press Space Space Space
press r -> reveal
press Enter -> resolve "The Dead Shall Serve"
shows LASTING
press 2 X Enter -> out Bob
press 3 X Enter -> out Cid
shows Ann wins
hides LASTING
---
# a note that 24 rows cut is whole after Tab, which is hinted
window 80x24
> seat Elspeth Bob Carol Dave
> archenemy Elspeth
> option deck any
> scheme add "Nature Demands an Offering"
> stack "Nature Demands an Offering"
> go main1
> reveal
hides one card cannot serve twice
shows Tab note
press Tab
shows one card cannot serve twice
hides Tab note
press Tab Tab
---
# the sizes of a scheme deck by keys
> seat Ann Bob Cid
press o k -> option deck classic
press o c -> option deck commander
press o y -> option deck any
