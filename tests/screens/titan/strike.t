# what a strike needs, in words: the number that is announced
game titan
> battle Plains
> force attacker lion
> force defender ogre*2
> place a1 C3 & place d1 C4 & place d2 B4
> at turn=2 side=attacker phase=strike
keep begin
> declare a1 d1 number=5
shows 5 power
shows 4 - skill 3 + skill 2 = 3
shows announced: 5
--- begin
# a unit of one's own, and what it may strike
press Down
shows d1 5 dice 3+, no kill
--- begin
# the unit in the hand, and where it cannot go
> at turn=1 side=attacker phase=maneuver
press Enter
shows a1 cannot go to C4
shows 2.5.6.4.2.1: a1 is in contact
--- begin
# a single hit does not slay
> hits d1 =4
shows 0 <1%  1 4%  2+ 95% slain
