# Seats, names and who sits where
game null
> seat Alice Bob Carol
= seated: Alice, Bob, Carol
+  | seated: Alice, Bob, Carol
. players.length 3
. players[1].name Bob
. turn null
. round 0
> seat Dave
! players are already seated: rename PLAYER NAME, or undo
> undo
. players.length 0
> seat Alice Bob Carol Dave
. players[3].name Dave

---
# Names that cannot be told apart, or would be misread, are refused
> seat Alice alice
! the name alice is taken by Alice: choose another
> seat Göran GORAN
! the name GORAN is taken by Göran: choose another
> seat Alice 7
! the name "7" could be mistaken for a seat number
> seat Alice each
! the name "each" cannot be used: no " , = in it, no leading + - # &, not each or others
> seat Alice "Bob, Carol"
~ the name "Bob, Carol" cannot be used: no " , = in it, no leading + - # &, not each or others
> seat Alice +Bob
! the name "+Bob" cannot be used: no " , = in it, no leading + - # &, not each or others
> seat Alice ""
! a name needs a letter
> seat Alice " "
! the name " " begins or ends with a space
> seat Alice "Bob "
! the name "Bob " begins or ends with a space
> seat Alice abcdefghijklmnopqrstuvwxy
! the name "abcdefghijklmnopqrstuvwxy" is too long: at most 24 columns
> seat Alice 桜井桜井桜井桜井桜井桜井桜
~ is too long: at most 24 columns
> seat
! usage: seat NAME...
> seat A B C D E F G H I J K
! Null is for at most 10 players
. players.length 0
> seat Alice 桜井桜井桜井桜井桜井桜井
. players.length 2

---
# A player is named by a beginning of the name, in any case, without accents, or by the seat
> seat Alice Göran 桜井みずき Al "Mary Ann"
> add ali +1
= Alice: 1
> add AL +1
= Al: 1
> add goran +1
= Göran: 1
> add 桜 +1
= 桜井みずき: 1
> add 5 +1
= Mary Ann: 1
> add "mary a" +1
= Mary Ann: 2
> add a +1
! more than one name begins with "a": type more of it
> add Zed +1
! no player is called "Zed": Alice, Göran, 桜井みずき, Al, Mary Ann
> add 6 +1
! there is no seat 6: seats are 1 to 5
> add 0 +1
! there is no seat 0: seats are 1 to 5

---
# Before anybody sits
> add Bob +1
! nobody is seated yet: seat NAME...
> turn
! nobody is seated yet: seat NAME...
> first
! nobody is seated yet: seat NAME...
> add each +1
! nobody is seated yet: seat NAME...
> rename 1 Bob
! nobody is seated yet: seat NAME...

---
# Lists, each and others
> seat Alice Bob Carol Dave
> add Alice,3 +1
= Alice: 1
= Carol: 1
> add each +1
. players[0].tally 2
. players[1].tally 1
. players[2].tally 2
. players[3].tally 1
> add others +1
! nobody is on turn: type others=PLAYER
> add +1 others=Bob
. players[0].tally 3
. players[1].tally 1
> turn Carol
> add others +1
. players[2].tally 3
. players[3].tally 3
> add Bob,bob +1
! Bob appears twice in "Bob,bob"
> add Bob, +1
! no player is called "": Alice, Bob, Carol, Dave

---
# A new name keeps the seat and what is at it
> seat Alice Bob
> add Bob +4
> rename bob Robert the Bruce
= Bob is now called Robert the Bruce
. players[1].name Robert the Bruce
. players[1].tally 4
> add rob +1
= Robert the Bruce: 5
> rename Robert alice
! the name alice is taken by Alice: choose another
> rename Alice ALICE
= Alice is now called ALICE
> rename ALICE
! usage: rename P NAME

---
# Turns go round; the round counts when it comes to who began
> seat Alice Bob Carol
> turn
= round 1, Alice is on turn
+ Alice | round 1, on turn
> turn
= round 1, Bob is on turn
> turn
= round 1, Carol is on turn
> turn
= round 2, Alice is on turn
> turn Carol
= round 2, Carol is on turn
> turn
= round 3, Alice is on turn
. turn Alice
. round 3

---
# Who begins is drawn, or said; the round counts from there
> seat Alice Bob Carol
> first bob
= Bob begins
+ Bob | begins
. turn Bob
. round 1
> turn
= round 1, Carol is on turn
> turn
= round 1, Alice is on turn
> turn
= round 2, Bob is on turn
> first Alice
! play has begun: turn Alice passes the turn
> rename Alice Mary Ann
+ Alice | now called Mary Ann
> first mary
! play has begun: turn "Mary Ann" passes the turn
> first Zed
! no player is called "Zed": Mary Ann, Bob, Carol

---
# Drawn at random: the same seed draws the same
> seat Alice Bob Carol
seed 7
> first
. round 1
> undo
. round 0

---
# Dice of any kind, thrown here or on the table
seed 1
> dice 3 5
= dice: 3 5, 8 in all
+  | dice: 3 5, 8 in all
> dice 20
= dice: 20
> dice 2d6
> dice d20
> dice 0d6
! "0d6" is not dice: type 2d6 or d20, or what you threw: 3 5
> dice 21d6
! "21d6" is not dice: type 2d6 or d20, or what you threw: 3 5
> dice 2d1
! "2d1" is not dice: type 2d6 or d20, or what you threw: 3 5
> dice 3 five
~ "five" is not a number from 1 to 1000
> dice 3 by=Bob
! "by=" does not belong here; usage: dice 2d6|NUMBERS
> dice
! usage: dice 2d6|NUMBERS

---
# A coin
> coin heads
= coin: heads
+  | coin: heads
> coin tails
= coin: tails
> coin
= coin: tails
> coin
= coin: heads
> coin edge
! "edge" is not one of heads|tails; usage: coin [heads|tails]

---
# The turn clock: each turn begins again, the seat keeps the sum
> seat Alice Bob
> clock set 3:00
= the clock counts down from 3:00
. clock.limit 180
. clock.running false
> clock start
= the clock is running
+  | the clock is running
> clock start
! the clock is already running
> turn
wait 60
> turn
> clock stop
= the clock is stopped
> clock stop
! the clock is already stopped
> clock set 0
= the clock counts up
. clock.limit null
> clock set 1:02:30
= the clock counts down from 62:30
> clock set 1:75
! "1:75" is not a time: type 3:00, or 0 to count up
> clock set soon
! "soon" is not a time: type 3:00, or 0 to count up
> clock go
! "go" is not one of start|stop|set|round|evening; usage: clock start|stop|set|round|evening [M:SS]

---
# A title and notes
> title Friday night
= the table is called Friday night
+  | the table is called Friday night
. title Friday night
> note Bob owes a coffee
= note: Bob owes a coffee
+  | note: Bob owes a coffee
> note Bob=2 coffees
= note: Bob=2 coffees
> note
! usage: note TEXT
> title
! usage: title TEXT

---
# Options a game has not
> option life 30
! Null has no options
> option life
! Null has no options

---
# The whole state as data, without a change
> seat Alice Bob
> add Bob +3
> state
@ players[1].tally 3
@ game null
> state now
! "now" does not belong here; usage: state

---
# The options of Commander come before or after the seats
game commander
> option life 30
= option life: 30
+  | option life: 40 -> 30
> seat Alice Bob
. players[0].life 30
> option lives 30
~ no option is called "lives": rules, format, life
---
# An option without a value tells the one in force, also where nobody has said one
game commander
> option life
= N, now 40: starting life
> option mulligan
= partial-paris|london|vancouver, now london: which mulligan
> option format duel
> option life
= N, now 20: starting life
> option commander-damage
= N|off, now off: damage from one commander that loses the game
---
game archenemy
> option life-archenemy
= N, now 40: starting life of an archenemy
> option team-life
= N|off, now off: one life total for all heroes, as in the product of 2024
> option team-life 60
> option team-life
= N|off, now 60: one life total for all heroes, as in the product of 2024
---
game championship
> option programme studio
> option rounds
= N, now 3: rounds of the next schedule
---
# a judge is called, for whoever is on turn or for somebody named, until one has come
game null
> seat Ann Bob
> call off
! no judge has been called: call judge calls one
> call judge
= a judge is called
> call judge Bob
! a judge has already been called: call off clears it
> call off
= judge call cleared
> turn Ann
> call judge
= Ann calls a judge
+ Ann | calls a judge
> undo
> call judge Bob
= Bob calls a judge
> call waiter
~ is not one of judge|off
---
# in the first round, too, nobody begins any more once the first has had the turn
game commander
> seat Alice Bob
> turn
> first Alice
! play has begun: turn Alice passes the turn
---
# nobody begins any more once another player has had the turn in the first round
> seat Alice Bob Carol
> first Alice
> turn
> first Carol
! play has begun: turn Carol passes the turn
---
game score
# a note and a title have an end, and so has a throw of dice in a file
> seat Alice Bob
> note aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
~ that is too long: at most
> title aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
~ that is too long: at most
< dice 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
< dice 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
! at most 20 dice at once
< dice 1 2 many
! "many" is not a number from 1 to 1000; usage: dice 2d6|NUMBERS
< first Nobody
~ no player is called "Nobody"
< first
~ usage: first
< note A &
! a command is missing before or after &
< & note A
! a command is missing before or after &
> option key=3
! usage: option KEY VALUE
