# a hero sits down until round 2, with the life of a hero
game archenemy
> seat Ava Bea Cyd
> archenemy Ava
> join Eve
= Eve sits down, with 20 life
. players[3].name Eve
. players[3].role hero
. players[3].starting_life 20
. decider Eve
> turn
> turn
> join Zoe
! round 2 has begun: joining now is a ruling: join NAME life=N ruling
> join Zoe life=12 ruling
= Zoe sits down, with 12 life
---
# heroes who share their life share it with a newcomer, before the archenemy in turn order
game archenemy
> option team-life 60
> seat Ava Bea Cyd
> archenemy Bea
> life Ava -7
> join Eve life=20
! the heroes share their life: leave life= out
> join Eve
. players[1].name Eve
. players[1].life 53
. players[2].role archenemy
. archenemy Bea
---
# the archenemy's deck and the schemes in motion move along
game archenemy
> seat Elspeth Alice Bob
> archenemy Elspeth
> option deck any
> scheme add "The Fate of the Flammable" Plots
> reveal x2
> choose "The Fate of the Flammable" Bob
> seatswap Elspeth Bob
= Elspeth and Bob change places: Bob, Alice, Elspeth
. archenemy Elspeth
. decks[0].owner Elspeth
. players[2].role archenemy
. decks[0].in_motion[0].chosen Bob
. turn.player Elspeth
---
# the heroes' skipped turn stays the heroes', whoever sits first
game archenemy
> seat Ava Bea Cyd
> archenemy Ava
> skip-turn Bea
> seatswap Ava Cyd
. archenemy Ava
> turn
. turn.number 2
. turn.player Ava
---
# 904.12: in a rumble nobody joins without a scheme deck
game archenemy
> seat Ava Bea Cyd
> rumble Ava
> join Eve
! in a rumble every player has a scheme deck (904.12): only heroes join
> seatswap Bea Cyd
= Bea and Cyd change places: Ava, Cyd, Bea
---
game archenemy
# the life of a hero who sits down later is a number from 1
scene E-against-A-and-B
> join Eve life=0
! a player begins with 1 to 99999 life
> join Eve life=1
. players[3].life 1
---
# who changes places keeps what waits, and what was counted
scene E-against-A-B-and-C
> scheme add "All in Good Time" Plots Look Roots Approach
> reveal
> resolve "All in Good"
> reveal
> resolve Plots
> graveyard A 3
> life A =30
. owed_turn.player E
> seatswap E C ruling
. owed_turn.player E
. players[1].this_turn.graveyard 3
. decider B
. players[0].starting_life 20
> seatswap A E ruling
. players[3].this_turn.graveyard 3
. players[3].starting_life 20
. players[1].starting_life 40
. owed_turn.player E
> extra-turn E no-scheme
. owed_turn null
> reveal
. decks[0].in_motion.length 3
> turn
. turn.player E
. turn.reveal_owed false
> seatswap B A ruling
. decider B
> turn
. turn.player C
> turn
. turn.player E
. turn.reveal_owed true
