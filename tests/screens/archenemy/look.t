# nobody sits at the table
game archenemy
> title Saturday
keep saturday
show 60x18 nobody sits here
cursor 8 4
sizes
--- saturday
# choosing the archenemy and the deck
> seat Elspeth Bob 桜井みずき Carol
keep four
show 60x18 who is the archenemy
cursor 0 2
sizes
press 1
show 60x18 no deck yet
cursor 1 1
press d 1
show 60x18 a preconstructed deck
sizes
press c
show 60x18 the catalogue
window 200x60
hides on..
window 80x24
sizes
press s -> shuffle Elspeth
show 80x24 200x60 ready
--- four
# a refusal names the key that cures it: the page of options, another deck
> archenemy Elspeth
press c s -> ! Elspeth has no scheme deck: :scheme load NAME
> scheme add "Feed the Machine" x2
press s -> ! 2 schemes: at least 20; O allows it
--- four
# keys of the preparation: no life changes before its side is known
press + -> ! choose the archenemy first: 1, or r
press w -> ! choose the archenemy first: 1, or r
press d -> ! choose the archenemy first: 1, or r
# .. nor is a player chosen who is not there
press 5 -> ! there is no seat 5: seats are 1 to 4
press o o -> option rules 2010
press 2 -> archenemy Bob
press o c -> option deck commander
press d 7 -> scheme load Bob "builtin:Miracle Worker"
# Space does not pass by a deck that is ready
press Space -> shuffle Bob
> undo
press c
press Down
press + -> scheme add Bob "All Shall Smolder in My Wake"
press - -> scheme remove Bob "All Shall Smolder in My Wake"
press s -> shuffle Bob
hides All Shall Smolder
# the next one is asked, and the key is for that player
press M -> mulligan Bob
hole seat 桜井みずき
> undo
press Enter -> keep Bob
press Enter -> keep 桜井みずき
hole seat Carol
show 60x18 mulligans
cursor 12 64
press Enter Enter
. phase playing
# the focus is on the schemes now, and on who is on turn
hole seat Bob
press + r -> reveal
--- four
# four players keep with four Enter, after one that shuffles
press 1
press d 1
press Enter -> shuffle Elspeth
press Enter -> keep Elspeth
= Elspeth keeps: hand 7, library 53; Bob: keep or mulligan?
press Enter -> keep Bob
press Enter -> keep 桜井みずき
press Enter -> keep Carol
. phase playing
press Enter -> ! no scheme is face up: r
press a -> ! no scheme is face up: r
--- four
# the rumble has a key; while a deck waits Space shuffles, also where the focus is on one without
press r -> rumble
> option deck any
press 2
shows start without
> scheme add Elspeth "Feed the Machine"
hides start without
press Space -> shuffle Elspeth
--- four
# a deck, in an order that is known
> archenemy Elspeth
> option deck any
> scheme add "Nothing Can Stop Me Now" "I Know All, I See All" "Only Blood Ends Your Nightmares" "Approach My Molten Realm" "Feed the Machine" x2 "Choose Your Champion" "Rotted Ones, Lay Siege" "All in Good Time" "Your Fate Is Thrice Sealed"
> stack "Nothing Can" "I Know" "Approach" "Feed the Machine" "Choose Your" "Rotted" "Your Fate" "Only Blood" "All in Good" "Feed the Machine#2"
keep stacked
# turn 5: two schemes stand, one lasts, Feed the Machine is in motion
> reveal
> turn
> spell Bob
> turn
> reveal
> turn
> turn
> reveal
> resolve Approach
> damage Elspeth 3
> life 3 =5
> out Carol conceded
> graveyard Elspeth 1
> reveal
keep evening
show 60x18 200x60 40x12 reveal
cursor 1 1
sizes
as ascii mono
show 60x18 reveal, lines=ascii and NO_COLOR
as japanese
show 60x18 reveal in Japanese
as
> reveal x6
as ascii mono japanese
sizes
--- evening
# what no colour tells stands there in words: what is due, who decides, who is out
as ascii mono
shows HOT SEAT
shows 3/5
shows OUT
shows !
> choose Feed self Bob
> resolve Feed
> go end
shows DUE
--- evening
# the hot seat
press 2 o -> choose "Feed the Machine" others Bob
show 60x18 the hot seat is taken
press v
show 60x18 focus on the lives
--- evening
# several schemes at once
> choose Feed self Bob
> reveal x2
show 60x18 200x60 several in motion
cursor 2 45
press Esc v Tab
> resolve Rotted
show 60x18 a player is to be chosen
--- stacked
# the rule of a scheme is whole before its name is large
> reveal x3
window 132x43
shows Damage from every source doubles, yours included.
--- stacked
# Space goes through the turns, and stops where something is due
repeat 3 press Space
show 40x12 a scheme is due
press r
> damage Elspeth 5
repeat 3 press Space
show 60x18 an abandon check is due
press e
press e h -> extra-turn Bob
show 60x18 an extra turn waits
# of two extra turns the newer one comes next
> extra-turn Elspeth
shows extra turns 2: Elspeth
--- saturday
# a rumble of six
> seat Ann Bob Cid Dee Eve Fay
> option deck any
press r
> first Ann
> scheme add 1 "Nothing Can Stop" "Feed the Machine" "I Know All, I"
> scheme add 2 "Nothing Can Stop" "Feed the Machine" "I Know All, I"
> scheme add 3 "Nothing Can Stop" "Feed the Machine" "I Know All, I"
> scheme add 4 "Nothing Can Stop" "Feed the Machine" "I Know All, I"
> scheme add 5 "Nothing Can Stop" "Feed the Machine" "I Know All, I"
> scheme add 6 "Nothing Can Stop" "Feed the Machine" "I Know All, I"
show 60x18 decks of a rumble
press Enter -> shuffle Ann & shuffle Bob & shuffle Cid & shuffle Dee & shuffle Eve & shuffle Fay
> stack 1 "Nothing Can" Feed "I Know" & stack 2 "Nothing Can" Feed "I Know" & stack 3 "Nothing Can" Feed "I Know"
> stack 4 "Nothing Can" Feed "I Know" & stack 5 "Nothing Can" Feed "I Know" & stack 6 "Nothing Can" Feed "I Know"
> reveal
> turn
> reveal x2
> damage Bob 7
> spell Cid
show 60x18 rumble of six
> choose Feed self Ann
> resolve Feed
> turn
> reveal
> turn
> reveal
show 60x18 many stand
--- saturday
# ten players
> seat Ann Bob Cid Dee Eve Fay Guy Hal Ida Jon
> archenemy Ann
> step
show 60x18 40x12 ten players
--- four
# the team of the Commander variant has one life
> option deck commander
> option team-life 60
> archenemy 1
> scheme load builtin:Jump
> shuffle
show 60x18 team life
--- evening
# the ends of a game
> life Elspeth =0
show 60x18 the heroes win
> undo
> life others=Elspeth =0 & life Elspeth =0
show 60x18 a draw
--- four
# an empty deck, and none at all
> archenemy 1
> option deck any
> scheme add "I Know All, I"
> shuffle
> reveal
> turn
> turn
> step
> step
> step
press v
show 60x18 the deck is empty
repeat 7 > undo
> scheme clear
> step
show 60x18 no deck is kept
--- four
# texts of one's own, and loaded ones
> archenemy 1
> option deck any
> scheme new "Mein Plan" text="Everybody laughs. The one who laughs last takes three."
> scheme text "I Know All, I" text="The text as it is printed stands here, once a list with it was loaded."
> scheme add "Mein" "I Know All, I"
> stack Mein I
> reveal
show 60x18 a scheme of one's own
> resolve Mein
> turn
> turn
> reveal
show 60x18 a loaded text
--- evening
# b lowers the curtain; Space and Enter lift it and do nothing else, and no other key does
press b
curtain down
show 60x18 curtain (b)
press b x r Esc u q 1
curtain down
press Space
curtain up
press b Enter
curtain up
line
> undo
= Undone: reveal
--- evening
# what the keys say while Feed the Machine is in motion
try Space -> step
# another scheme comes from an effect alone
try r y -> reveal
try Enter -> resolve "Feed the Machine"
try 2 s -> choose "Feed the Machine" self Bob
try 3 o -> choose "Feed the Machine" others 桜井みずき
try C -> resolve "Feed the Machine" countered
try R t -> trigger "Feed the Machine"
try g -> again "Feed the Machine"
try v 2 + -> life Bob +1
try v 2 - -> life Bob -1
try v 2 ] -> life Bob +5
try v 2 [ -> life Bob -5
try v 2 = 7 - -> life Bob -7
try v 2 = 7 Enter -> life Bob =7
try v 2 p -> poison Bob +1
try v 2 X Enter -> out Bob
try v 4 B -> back Carol
try v 1 w 4 Enter -> damage Elspeth 4
try v 2 s -> spell Bob
try v 1 G 2 Enter -> graveyard Elspeth 2
try e e 1 -> extra-turn Elspeth
try e e n -> extra-turn Elspeth no-scheme
try e s h -> skip-turn Bob
try e n y -> turn
try n y -> turn
try n Enter -> turn
try R g 8 -> go cleanup
try e x 5 -> extra-step combat
try e k 3 -> skip-step draw
try i -> forget "Approach My Molten Realm"
try y d -> day
try y n -> night
try v 2 y m -> monarch Bob
try f r y -> rematch
try f f Enter -> finish
try v 2 f w Enter -> win Bob
try v 2 f d y -> out Bob decked
# questions: who may block, whose choice counts
try v 2 e b -> ask block Bob
try e d -> ask decider
# a commander, where they are played
try v 2 A O g Enter -> commander Bob "Og"
--- evening
# Tab goes over the schemes, then the lives, and round; v goes across at once
# the scheme just revealed, the third and last of those face up
try a -> ~ Feed the Machine
press Tab
try + -> life Elspeth +1
press Tab Tab Tab
try + -> ! Carol is out: B
press Tab
press Up
press a -> abandon "I Know All, I See All"
press v 3
try + -> life 桜井みずき +1
press Esc
try t -> trigger "Feed the Machine"
--- evening
# clicks
click at 16 25
try + -> life Bob +1
click at 4 60
press a -> abandon "Nothing Can Stop Me Now"
click at 6 5
!
