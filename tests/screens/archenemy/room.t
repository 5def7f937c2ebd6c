# SPDX-License-Identifier: MIT
# Archenemy for people who watch from afar: the scheme in motion as a poster above the lives,
# then the ongoing ones with the conditions of their end.

game archenemy
> seat Elspeth Bob 桜井みずき Carol
> archenemy Elspeth
> option deck any
> scheme add "Nothing Can Stop Me Now" "I Know All, I See All" "Only Blood Ends Your Nightmares" "Approach My Molten Realm" "Feed the Machine" x2 "Choose Your Champion" "Rotted Ones, Lay Siege" "All in Good Time" "Your Fate Is Thrice Sealed"
> stack "Nothing Can" "I Know" "Approach" "Feed the Machine" "Choose Your" "Rotted" "Your Fate" "Only Blood" "All in Good" "Feed the Machine#2"
keep stacked
# nothing in motion: the lives alone
as room
show 60x18 the lives
--- stacked
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
> reveal
keep evening
# a scheme in motion, then two that stand
as room
show 60x18 in motion
sizes
plain 80x24 in motion
press Space Right Right
show 80x24 ongoing
as room japanese
show 80x24 ongoing, in Japanese
--- evening
# who does it
press 2 o -> choose "Feed the Machine" others Bob
as room
show 80x24 somebody does it
