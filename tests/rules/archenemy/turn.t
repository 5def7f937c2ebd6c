# A: the turn by its steps; the first draw is not skipped; a scheme at the first main phase
game archenemy
> option deck any
> seat Elspeth Alice Bob
> archenemy Elspeth
> scheme add Look Roots
> step
= Elspeth: upkeep
+ Elspeth | untap -> upkeep
. phase playing
> step
= Elspeth: draw
= Elspeth draws a card, in the first turn too
> step
= Elspeth: main1
= Elspeth: a scheme is set in motion: reveal
. turn.reveal_owed true
> step
! the main phase begins with a scheme (904.9): reveal, or skip-reveal
> reveal
. turn.reveal_owed false
> step
= Look Skyward and Despair is not resolved yet
= Elspeth: combat
> resolve Look
> step
. turn.step main2
> step
. turn.step end
> step
. turn.step cleanup
> step
= round 1, the heroes are on turn
. turn.side heroes
. turn.player Alice
. turn.step untap
. turn.number 2
---
# A: the heroes share one turn: all draw, all attack; no scheme in it
> seat Elspeth Alice Bob
> archenemy Elspeth
> scheme add Look Roots
> turn
> step
> step
= each hero draws a card
> step
= heroes: main1
. turn.reveal_owed false
> step
. turn.step combat
> turn
. turn.side archenemy
. turn.number 3
. round 2
. turn.step untap
---
# turn passes all the same, also with the scheme still owed
> seat E A B
> archenemy E
> scheme add Look Roots
> go main1
> turn
. turn.side heroes
> turn E
. turn.player E
. turn.step untap
> skip-reveal
= no scheme is set in motion this turn
> go main1
> step
. turn.step combat
> skip-reveal
! no scheme is due now
---
# a hero who leaves in the shared turn does not end it
> seat E A B
> archenemy E
> turn
> out A
. turn.side heroes
. turn.player B
> step
. turn.step upkeep
> turn
. turn.player E
> turn B
. turn.side heroes
. turn.player B
---
# A, 805.8: an extra turn of one hero is the whole team's, and one effect is one turn
> seat E A B C
> archenemy E
> turn
> extra-turn A,B
= the heroes take an extra turn after this one
. turn.extra.heroes 1
. turn.extra.archenemy 0
> turn
. turn.side heroes
. turn.number 3
. turn.extra.heroes 0
> turn
. turn.side archenemy
---
# All in Good Time: an extra turn in which no scheme is set in motion
scene E-against-A-and-B
> scheme add "All in Good Time" Look
> reveal
> resolve "All in Good"
= an extra turn: extra-turn E no-scheme
. owed_turn.player E
. owed_turn.no_scheme true
> turn
! All in Good Time gives an extra turn: extra-turn E no-scheme, or forget "All in Good Time"
> go cleanup
> step
! All in Good Time gives an extra turn: extra-turn E no-scheme, or forget "All in Good Time"
> go main1
> extra-turn E no-scheme
. owed_turn null
= E takes an extra turn after this one, without a scheme
. turn.extra.archenemy 1
> turn
. turn.side archenemy
. turn.number 2
> go main1
. turn.reveal_owed false
> step
. turn.step combat
> turn
. turn.side heroes
---
# any other extra turn brings a scheme of its own; the newest extra turn comes first
> seat E A B
> archenemy E
> scheme add Look Roots
> extra-turn E
> extra-turn A
. turn.extra_turns[0].player A
> turn
. turn.side heroes
> turn
. turn.side archenemy
> go main1
. turn.reveal_owed true
> turn
# and then the regular order goes on where it was
. turn.side heroes
---
# Time Bends to My Will: without its untap step, but with a scheme
scene E-against-A-and-B
> scheme add "Time Bends" Look
> reveal
> resolve "Time Bends"
= an extra turn: extra-turn E no-untap
. owed_turn.no_untap true
> extra-turn no-untap
. owed_turn null
> turn
. turn.step upkeep
> go main1
. turn.reveal_owed true
---
# A, 805.8: who loses a turn loses it for the whole team
> seat E A B
> archenemy E
> skip-turn B
= the heroes skip their next turn
> turn
. turn.side archenemy
. turn.number 2
> turn
. turn.side heroes
> skip-turn E
= E skips the next turn
> turn
. turn.side heroes
> turn
. turn.side archenemy
---
# an extra turn given by hand is used up
> seat E A B
> archenemy E
> extra-turn E
> turn E
. turn.extra.archenemy 0
. turn.number 2
> turn
. turn.side heroes
---
# rulings: the table stands at any step of either side
> seat E A B
> archenemy E
> go end side=heroes
= heroes: end
. turn.side heroes
. turn.step end
. turn.number 1
> go draw side=archenemy
. turn.player E
> go noon
~ "noon" is not one of untap|upkeep
> go end side=both
! "both" is not one of archenemy|heroes
---
# in a rumble each one's own first main phase has a scheme
scene A-B-and-C-rumble
> scheme add A Look
> scheme add B Roots
> go main1
> step
! the main phase begins with a scheme (904.9): reveal, or skip-reveal
> reveal
> step
> turn
. turn.player B
> go main1
. turn.reveal_owed true
> reveal
= B sets in motion: Roots of All Evil
> turn
> go main1
. turn.player C
. turn.reveal_owed false
> reveal C
! C has no scheme deck: d or c, or type scheme load NAME
> extra-turn A
> turn
. turn.player A
> turn
. turn.player A
> turn
. turn.player B
---
# day and night by the spells of either side's turn (724.2)
> seat E A B
> archenemy E
> day
> spell E
> turn
. daynight day
> turn
= it becomes night
. daynight night
> turn
> spell A
> spell B
> turn
. daynight night
> turn
> spell B
> spell B
> turn
. daynight day
---
# one effect for several is one skipped turn of each side
> seat E A B C
> archenemy E
> skip-turn A,B
= the heroes skip their next turn
> turn
. turn.side archenemy
> turn
. turn.side heroes
> skip-turn each
= E skips the next turn
= the heroes skip their next turn
> turn
. turn.side archenemy
. turn.number 4
---
# a turn passed with the scheme still owed is told; so is a reveal out of place
scene E-against-A-and-B
> scheme add Look Roots Realms
> keep each
> turn
= E has set no scheme in motion in this turn
= round 1, the heroes are on turn
> reveal
= it is not E's turn: only an effect allows this
= E sets in motion: Look Skyward and Despair
> turn
> reveal
= E sets in motion: Roots of All Evil
> reveal
= E has had this turn's scheme already: only an effect allows another
---
# the extra turn of a scheme that is countered, or that the table dismisses
scene E-against-A-and-B
> scheme add "All in Good Time" "All in Good Time" Look
> reveal
> resolve "All in Good" countered
. owed_turn null
> reveal
> resolve "All in Good"
. owed_turn.scheme All in Good Time
> forget "All in Good"
. owed_turn null
> turn
. turn.side heroes
---
# A, 805.8: an extra combat phase of one hero is one of all; the turn goes on where it was
> seat E A B
> archenemy E
> turn
> go combat
> extra-step main2
= heroes: an extra main2 after this step
> extra-step combat
. turn.extra_steps[0] combat
> step
. turn.step combat
> step
. turn.step main2
> step
. turn.step main2
> step
. turn.step end
> step
> step
. turn.side archenemy
---
# extra steps end with their turn
> seat E A B
> archenemy E
> extra-step combat
> turn
. turn.side heroes
> step
. turn.step upkeep
---
# A, 805.8: who loses a step loses it for the whole team, once
> seat E A B
> archenemy E
> skip-step draw A
= heroes: the next draw is skipped
> skip-step draw B
! heroes: the next draw is already skipped
> skip-step untap A
> turn
= heroes: untap is skipped
. turn.step upkeep
> step
= heroes: draw is skipped
. turn.step main1
> turn
> turn
. turn.step untap
---
# the archenemy's own step; a scheme waits for the first main phase, which may be skipped too
scene E-against-A-and-B
> scheme add Look Roots
> skip-step main1
> go draw
> step
= E: main1 is skipped
. turn.step combat
. turn.reveal_owed false
---
# an extra main phase brings no scheme
scene E-against-A-and-B
> scheme add Look Roots
> reveal
> resolve Look
> extra-step main1
> step
. turn.step main1
. turn.reveal_owed false
> skip-step lunch
! "lunch" is not one of untap|upkeep|draw|main1|combat|main2|end|cleanup; usage: skip-step untap|upkeep|draw|main1|combat|main2|end|cleanup [P]
---
# before anybody is seated no step can be lost or gained
> title Friday
> skip-step draw
! nobody is seated yet: seat NAME...
> extra-step draw
! nobody is seated yet: seat NAME...
---
# A: no scheme is skipped in a game that is over
scene E-against-A
> out A
> skip-reveal
~ the game is over
---
# at most 16 extra turns wait, and as many extra steps
scene E-against-A-and-B
> extra-turn E & extra-turn E & extra-turn E & extra-turn E & extra-turn E & extra-turn E & extra-turn E & extra-turn E & extra-turn E & extra-turn E & extra-turn E & extra-turn E & extra-turn E & extra-turn E & extra-turn E & extra-turn E
. turn.extra.archenemy 16
> extra-turn A
! at most 16 extra turns can wait
. turn.extra.heroes 0
> extra-step combat & extra-step combat & extra-step combat & extra-step combat & extra-step combat & extra-step combat & extra-step combat & extra-step combat & extra-step combat & extra-step combat & extra-step combat & extra-step combat & extra-step combat & extra-step combat & extra-step combat & extra-step combat
> extra-step main2
! at most 16 extra steps can wait
---
# at most 99 turns of a side are skipped
scene E-against-A-and-B
> skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E & skip-turn E
> skip-turn E
> skip-turn E
! at most 99 turns can be skipped
> skip-turn A
---
# CR 800.4k: the extra turn of a player who has left does not come
scene A-B-and-C-rumble
> extra-turn C
> out C
> turn
. turn.player B
. turn.number 2
---
# turns are skipped one by one; one given by hand takes only the extra turn of its side
scene E-against-A-and-B
> skip-turn A
> skip-turn A
> turn
. turn.player E
> turn
. turn.player E
> go main1
> extra-step combat
> step
> extra-turn E no-untap
> turn
. turn.step upkeep
> step
. turn.step draw
> turn
. turn.player A
. turn.step untap
> turn
> extra-turn E
> turn A
. turn.extra.archenemy 1
> turn
> extra-turn A
> turn A
> turn
. turn.player E
> extra-turn A
> turn A
> turn
. turn.player A
---
# 904.9: going to the other side and back asks for a scheme again; a turn that is owed waits for its side
scene E-against-A-and-B
> scheme add "All in Good Time" Rotted Look
> reveal
> resolve "All in Good"
> reveal
> resolve Rotted
> extra-turn A
. owed_turn.player E
> forget Rotted
. owed_turn.player E
> extra-turn E no-scheme
. owed_turn null
> turn
. turn.reveal_owed false
> go untap side=heroes
> go untap side=archenemy
. turn.reveal_owed true
> reveal
. turn.reveal_owed false
> go untap side=heroes
> go untap side=archenemy
. turn.reveal_owed true
---
# extra steps come newest first, and then the step that would have been next; a step said by hand ends that order
scene E-against-A-and-B
> go main1
> extra-step end
> extra-step upkeep
> step
. turn.step upkeep
> step
. turn.step end
> step
. turn.step combat
> extra-step upkeep
> step
. turn.step upkeep
> go main2
> step
. turn.step end
> go main1
> extra-step combat
> skip-step combat
> step
= E: combat is skipped
+ E | main1 -> combat
. turn.step combat
---
# the side on turn loses its step; a graveyard is counted for one turn, everybody's; the monarch draws as the turn ends
scene E-against-A-and-B
> turn
> skip-step combat
= heroes: the next combat is skipped
> graveyard E 1
> graveyard B 3
> monarch B
> turn
= B draws a card first, as the monarch
. players[0].this_turn.graveyard 0
. players[2].this_turn.graveyard 0
---
# the heroes' extra turn: it waits for those who still play, and one given to any of them takes it
scene E-against-A-B-and-C
> extra-turn A no-scheme
= the heroes take an extra turn after this one
> turn B
. turn.extra.heroes 0
> turn
> extra-turn C
> out A
> turn C
. turn.player B
. turn.extra.heroes 0
> extra-turn B
> out B
> turn
. turn.player C
. turn.extra.heroes 0
---
# an extra turn that is owed holds the turn back, not the steps before its end
scene E-against-A-and-B
> scheme add "All in Good Time" Rotted
> reveal
> resolve "All in Good"
> go end
> step
. turn.step cleanup
> step
~ gives an extra turn
< turn
. owed_turn null
---
# the first turn may begin before anybody has kept; every scheme that waits is named as the step ends
scene E-against-A-and-B
> scheme add Rotted Look Roots
> turn
- has set no scheme
> turn
> reveal x2
> step
= Rotted Ones, Lay Siege is not resolved yet
= Look Skyward and Despair is not resolved yet
---
# Plots That Span Centuries makes three of its owner's next scheme, on whosever turn
scene A-B-and-C-rumble
> scheme add A Plots Look Roots Rotted
> scheme add B Plots Look Roots Rotted
> reveal A
> resolve Plots
> turn
> go main1
= B: a scheme is set in motion: reveal
> reveal A
. decks[0].face_down 1
> reveal B
> resolve Plots
> turn
> turn
> go main1
= A: a scheme is set in motion: reveal
> reveal A
> turn
> go main1
= B: three schemes are set in motion, one after the other: reveal x3
