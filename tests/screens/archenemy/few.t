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
