# how a game stands for each player, for counts over many tables

# Commander: the winner, then who left later; the commanders beside the names
game commander
> seat Ann Bob Cy
> commander Ann Atraxa
> commander Bob "Tymna the Weaver + Kraum, Ludevic's Opus"
% Ann - Atraxa, Bob - Tymna the Weaver + Kraum, Ludevic's Opus, Cy -
> out Cy
% Ann - Atraxa, Bob - Tymna the Weaver + Kraum, Ludevic's Opus, Cy -
> out Ann
% Ann 2 Atraxa, Bob 1 won Tymna the Weaver + Kraum, Ludevic's Opus, Cy 3
> rematch
% Ann - Atraxa, Bob - Tymna the Weaver + Kraum, Ludevic's Opus, Cy -
---
# a draw has first places and no winner; equals share the last one
> seat Ann Bob Cy Dora
> out Ann,Bob
> out Cy,Dora
% Ann 3, Bob 3, Cy 1, Dora 1
---
# a game that is ended: those who are in are first, and nobody has won
> seat Ann Bob Cy
> out Bob
> finish late
% Ann 1, Bob 3, Cy 1
---
# Archenemy: a whole side wins, with its dead
game archenemy
> seat E A B
> archenemy E
> out A
> damage E 40
% E 3, A 1 won, B 1 won
---
# Titan: a whole game is won by who is left, the slain stand by their points
game titan
> seat Red Blue Green
> tower Red 3 & tower Blue 6 & tower Green 1
> step
> score Green +30
> withdraw Green
% Red -, Blue -, Green -
> withdraw Red
: over
% Red 3, Blue 1 won, Green 2
---
# a single battle counts for the players of its sides, and for none without players
game titan
> battle Plains
%
---
# Catan: by points behind the winner
game catan
> seat Anna Boris Carol
> on-turn Anna
> score Carol =3
> score Boris =1
% Anna -, Boris -, Carol -
> score Anna =10
% Anna 1 won, Boris 3, Carol 2
: over
---
# a score sheet: a team shares its place
game score
> seat Ann Bob Cy Dora
> team Ann,Cy
> team Bob,Dora
> round 5 1 5 1
> finish
% Ann 1 won, Bob 2, Cy 1 won, Dora 2
---
# MECCG: who has won stands first, whatever the points
game meccg
> seat Ann Bob
% Ann -, Bob -
> ring Bob
% Ann 2, Bob 1 won
---
# .. and of a single battle, where each side is a player's
game titan
> seat Red Blue Green
> battle Plains attacker=Blue defender=Red
> force attacker lion*2
> force defender ogre
> at turn=2 side=defender phase=maneuver
% Red -, Blue -, Green -
> concede defender
> allow
% Red 2, Blue 1 won, Green 2
: Plains, over
