# before play: who is the archenemy, then the deck, which waits to be shuffled
game archenemy
> seat E A B
> offers
@ offers[archenemy].kind due
@ offers[archenemy].choices.who.length 3
@ offers[rumble].line rumble
@ offers[keep].id nothing
@ offers[reveal].id nothing
@ offers[life].id nothing
> archenemy E
> offers
@ offers[life].line life E {life}
@ offers[archenemy].kind act
@ offers[shuffle].id nothing
@ offers[deck].seat E
@ offers[deck].line scheme load E {sold}
@ offers[empty].id nothing
> scheme load E "builtin:Assemble"
> offers
@ offers[shuffle].line shuffle E
@ offers[shuffle].kind due
@ offers[empty].loses E's scheme deck is emptied
@ offers[reveal].id nothing
> shuffle
> offers
@ offers[shuffle].kind act
@ offers[reveal].line reveal
---
# 904.9: the scheme of the turn is owed in the main phase; out of its time it would show what no one may see
scene E-against-A-and-B
> scheme add Look Roots Realms
> keep each
> offers
@ offers[step].loses null
@ offers[turn].loses no scheme is set in motion this turn
@ offers[reveal].kind act
@ offers[reveal].loses null
> go main1
> offers E
@ offers[step].id nothing
@ offers[reveal].kind due
@ offers[skip-reveal].line skip-reveal
> reveal
> offers
@ offers[reveal].kind act
@ offers[reveal].loses E has had this turn's scheme already: only an effect allows another
@ offers[skip-reveal].id nothing
@ offers[resolve].kind due
@ offers[resolve].choices.scheme1[0].word "Look Skyward and Despair"
@ offers[turn].loses Look Skyward and Despair is not resolved
@ offers[step].loses null
> resolve Look
> go cleanup
> offers
@ offers[step].loses null
> step
> offers
@ offers[turn].seat A
@ offers[reveal].seat E
@ offers[reveal].loses it is not E's turn: only an effect allows this
> offers B
@ offers[turn].seat B
> offers E
@ offers[turn].id nothing
---
# nobody's hand is kept by the turn without a question
scene E-against-A
> scheme add Look Roots
> mulligan E
> offers A
@ offers[keep].kind due
> offers
@ offers[step].loses A then keeps the hand without being asked
@ offers[turn].loses A then keeps the hand without being asked
> keep A
> undo
> offers A
@ offers[keep].kind due
---
# the owner names who is chosen, and the one in the hot seat decides
> option deck any
> seat E Bob "Mary Ann"
> archenemy E
> scheme add "Feed the Machine"
> reveal
> offers
@ offers[choose].seat E
@ offers[choose].kind due
@ offers[choose].line choose "Feed the Machine" {for}
@ offers[choose].choices.for.length 4
@ offers[choose].choices.for[0].word self Bob
@ offers[choose].choices.for[3].word others "Mary Ann"
@ offers[choose].choices.for[3].note Bob
@ offers[countered].choices.scheme3.length 1
> choose Feed Bob
> offers
@ offers[choose].seat Bob
@ offers[choose].text Feed the Machine: self, or others?
> choose Feed self Bob
> offers
@ offers[choose].id nothing
@ offers[resolve].kind due
---
# an extra turn that a scheme gives comes before the next one
scene E-against-A
> scheme add "All in Good Time" Look
> reveal
> resolve All
> offers
@ offers[owed-turn].kind due
@ offers[owed-turn].line extra-turn E no-scheme
@ offers[turn].id nothing
> extra-turn E no-scheme
> offers
@ offers[owed-turn].id nothing
@ offers[turn].loses null
---
# ongoing schemes are abandoned, those whose count says so are due
scene E-against-A
> scheme add "Nothing Can Stop Me Now"
> reveal
> offers
@ offers[abandon].kind act
@ offers[bottom].id nothing
> damage E 5
> go end
> offers
@ offers[abandon].kind due
@ offers[abandon].choices.scheme4[0].word "Nothing Can Stop Me Now"
---
# who is out stands for no side: the heroes are another one
scene E-against-A-and-B
> out A
> offers
@ offers[extra-turn].choices.extra.length 3
@ offers[extra-turn].choices.extra[0].word E
@ offers[extra-turn].choices.extra[2].word B
---
# before there is an archenemy nothing steps; then the scheme deck is shuffled first
> seat E A B
> offers
@ offers[step].id nothing
> archenemy E
> offers
@ offers[step].id step
> option deck any
> scheme add "I Bask" Look
> offers
@ offers[shuffle].kind due
? E: the scheme deck is not shuffled
---
# a life total that nobody named: X may be given
scene E-against-A-and-B
> scheme add "Which of You Burns"
> reveal
> choose "Which of You" A
> offers
@ offers[resolve-x].line resolve {scheme2} x={x}
