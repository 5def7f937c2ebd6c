# The archenemy sits last: who sits first keeps first, is chosen, and does what the hot seat asks of others
game archenemy
> option deck any
> seat Ann Bob Eve
keep three
press 3 -> archenemy Eve
press a -> ! no scheme is face up
# the catalogue is about the archenemy's deck, whoever has the focus
press 1 c + -> scheme add Eve "All in Good Time"
row 1 CATALOGUE for Eve
press - -> scheme remove Eve "All in Good Time"
press Esc
> scheme add "Choose Your Champion" "Feed the Machine" "I Bask in Your Silent Awe" "The Dead Shall Serve" "Make Yourself" "Which of You"
> stack Choose Feed "I Bask" "The Dead" "Make" "Which of"
> mulligan Ann
> keep Bob
> keep Eve
window 160x50
shows Ann: keep or mulligan?
press M -> mulligan Ann
press Enter -> keep Ann
press Space Space Space
press r
> choose Choose Ann
shows chosen   1  Ann
card Bob
has item Choose Your Champion (Ann) *
card Eve
lacks hand
has fact step main1
> resolve Choose
shows LASTING
card Ann
has list lasting effects
has item Choose Your Champion (until Eve's next untap, Ann)
> reveal
press 2 o
shows others: each sacrifices one creature
card Ann
has item Feed the Machine (Ann) *
> undo
press 1 s
shows self: sacrifices two creatures
card Ann
lacks others: each
> resolve Feed
> reveal & reveal
card Eve
has item I Bask in Your Silent Awe [abandon]
> resolve "The Dead"
card Ann
has item The Dead Shall Serve
> graveyard Ann 1
has fact cards to the graveyard this turn 1
> reveal
shows x with X
press x 3 Enter -> resolve "Make Yourself Useful" x=3
> reveal
> choose Which Ann
shows x with X
press x 3 Enter -> resolve "Which of You Burns Brightest?" x=3
. players[0].life 17
--- three
# the catalogue closes with the choice of the sides, in the middle of a word too; the word is forgotten
> archenemy Eve
press c / m a c
> undo
press 2 -> archenemy Bob
press c
row 2 All in Good Time
press Esc
press c / Space Space m a Enter
press Esc
> archenemy Ann
press / m a
> scheme clear
press x Esc Esc
# at the first row and at the last column the arrows across stay
press c
press Down
press Down
press Left
press Right
press Right
press Right
press Right
press Esc
# all lives begin again when the sides are chosen
> rumble
press Tab
> archenemy Ann
press Down
press Tab
press BackTab
> option life-hero 30
press Tab
> option team-life 60
press Tab
# who owns the scheme is not who has the focus
press 2 d 1 -> scheme load Ann "builtin:Assemble the Doomsday Machine"
press 3 c
row 1 CATALOGUE for Ann
press Enter -> ! Enter adds a scheme here now; s shuffles the deck
press Esc
press 3 Enter -> shuffle Ann
> keep each
press v + v V
press V
---
# nobody sits yet
game archenemy
press V
press c
press v
press J
press Esc
> seat Ann Bob Eve
press a -> ! choose the sides first: a digit for the archenemy, or r for a rumble
press Enter
press Space
> archenemy Eve
> option deck any
press v
press v
> scheme add "Look Skyward" "Feed the Machine"
press Down
press Tab
press c
> scheme new "Mine" text=all
press / m i n e
press Esc
> undo
press Down
press Up
press Esc
press Enter -> shuffle Eve
> keep each
press Space
press v
press Up
press f Esc
--- three
# what a life's panel tells at such a table: poison, a tax of the second commander, the damage of one
> archenemy Eve
press 1
hole ownername Eve
hole owner Eve
> commander Bob Og Gil
> keep each
> poison Ann =1
window 80x20
press v
> cast Bob.2
sizes
--- three
# the first scheme of the first seat stands, the next one is due: that has the focus when the table is opened again
> archenemy Ann
> scheme add "Nature Shields" "Nothing Can Stop"
> stack Nature Nothing
> reveal & reveal
> damage Ann 5
> go end
reopen
press a -> abandon "Nothing Can Stop Me Now"
---
# an unfinished deck: Enter adds at once
> seat Ann Bob Eve
> archenemy Eve
press c
press Enter -> scheme add Eve "All in Good Time"
press Enter -> scheme add Eve "All in Good Time"
