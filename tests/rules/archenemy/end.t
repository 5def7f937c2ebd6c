# A: all heroes out, and the archenemy wins
game archenemy
> seat E A B
> archenemy E
> damage A 20
= A is out: 0 life
. winner null
> damage B 25
= B is out: -5 life
= E wins
. winner archenemy
. winners[0] E
> step
! the game is over, E won: undo or rematch
---
# A: the archenemy out, and all heroes win, also those who were out already
> seat E A B C
> archenemy E
> damage A 20
> damage E 40
= E is out: 0 life
= A, B, C win
. winner heroes
. winners.length 3
. winners[0] A
. players[1].status lost
---
# A: one hero wins by an effect, and all of them have won
> seat E A B C
> archenemy E
> out C
> win B Felidar
= B: Felidar
= A, B, C win
. winner heroes
. winners[2] C
# the vote and its points for who has survived belong to Commander (C15.3)
. players[2].points 0
---
# A: the archenemy wins by an effect
> seat E A B
> archenemy E
> win E
. winner archenemy
---
# 104.4d: both sides at once, a draw
> seat E A B
> archenemy E
> damage E 40 & damage A 20 & damage B 20
= the game is a draw
. draw true
. winner null
---
# who would win and lose at once loses (104.3f)
> seat E A B
> archenemy E
> win A & damage A,B 20
. winner archenemy
---
# A: whoever leaves takes along what is owned; the game goes on
> seat E A B
> archenemy E
> out A conceded
= A is out: conceded
. players[1].status left
. players[1].why[0] conceded
. winner null
> back A
. players[1].status playing
> safe B on
> damage B 30
= B cannot lose: -10 life
. players[2].status playing
---
# who leaves a rumble takes the schemes along; of face-up ones nothing goes on
scene A-B-and-C-rumble
> scheme add A "The Very Soil" Look
> scheme add B Roots
> reveal A
> reveal B
> out A
. decks.length 1
. decks[0].owner B
> resolve Roots
. decks[0].face_down 1
> damage B 40
= C wins
. winner C
---
# 800.4m: what lasts until the turn of one who left ends when that turn would have begun
> option deck any
> seat A B C D
> rumble B
> scheme add B Approach
> reveal
> resolve Approach
. until[0].ends B's next untap
> turn
> out B
. until.length 1
> turn
. turn.player D
. until.length 1
> turn
. turn.player A
. until.length 1
> turn
. turn.player C
. until.length 0
---
# the archenemy's own effects end with the untap step, also of an extra turn
scene E-against-A-and-B
> scheme add Approach "A Display"
> reveal
> resolve Approach
> extra-turn E
> turn
= Approach My Molten Realm ends
. until.length 0
---
# the next game: same seats, sides and decks, the decks whole and not shuffled
> option deck any
> seat E A B
> archenemy B
> scheme add Look Roots
> shuffle
> reveal
> damage A 20 & damage E 20
. winner archenemy
> rematch
= a new game, B begins (the archenemy)
. players[2].life 40
. players[0].life 20
. winner null
. decks[0].face_down 2
. decks[0].shuffled false
. turn.player B
. turn.number 1
> finish late
= finished: late
. winner null
. phase over
---
# both sides win by effects at once: a draw; who loses at the same time has lost
> seat E A B
> archenemy E
> win E & win B
= the game is a draw
. draw true
. winner null
> undo
> win E & win B & life E =0
= A, B win
. winner heroes
. draw false
---
# what a scheme left behind goes with its owner out of a rumble
scene A-B-and-C-rumble
> scheme add A Rotted
> reveal
> resolve Rotted
. lasting.length 1
> out A
. lasting.length 0
> back A
. lasting.length 1
---
# 800.4a, 800.4e, 608.2b: a hero who leaves under attack, with a scheme about that hero
scene E-against-A-and-B
> scheme add "Choose Your Champion" Look
> reveal
> choose Choose A
> out A conceded
= A is out: conceded
= A's own cards leave; others' cards that A controlled go back, or into exile (800.4a)
= creatures that attack A deal no combat damage (800.4e)
= Choose Your Champion concerned A: nothing happens as it resolves (608.2b)
. winner null
> life B -20
= E wins
---
# the next game begins with nothing that waited in the last one
scene E-against-A-and-B
> scheme add "All in Good Time" Rotted Plots Look Approach
> reveal
> resolve "All in Good"
> reveal
> resolve Rotted
. lasting.length 1
> reveal
> resolve Plots
> extra-step combat
> step
. turn.step combat
> extra-step main2
> skip-step draw E
> skip-turn A
> graveyard A 3
> extra-turn A
> rematch
. owed_turn null
. lasting.length 0
. turn.extra_steps.length 0
. turn.extra_turns.length 0
. players[1].this_turn.graveyard 0
. turn.step untap
> step
. turn.step upkeep
> step
. turn.step draw
> step
. turn.step main1
> reveal
. decks[0].in_motion.length 1
> turn
. turn.player A
---
# the turn of the heroes goes on while one of them plays
scene E-against-A-and-B
> turn
> out A
- E is next
- B is next
