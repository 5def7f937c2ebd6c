# L-General-8 and 9: twelve creatures, thirty resources, thirty hazards
game meccg
> seat A B
> deck A set resource 30

> deck A set creature 12
> deck A set hazard 17
. players[0].deck.legal false
. players[0].deck.problems[0].rule L-General-9
. players[0].deck.problems[0].code hazards
. players[0].deck.problems[0].text 29 hazards of 30
> deck A set hazard 18
= A's deck: 12 creatures, legal
. players[0].deck.legal true
. players[0].deck.creatures 12
> deck A set creature 11
> deck A set hazard 19
= A's deck: 11 creatures, not legal yet
= 11 creatures of 12, halves rounded down (L-General-8)
. players[0].deck.problems[0].code creatures
. players[0].deck.problems[0].rule L-General-8
> deck A set resource 29
. players[0].deck.problems[1].code resources
---
# L-General-8: what may be an event too counts half, rounded down
> seat A B
> deck A set creature 10
> deck A set creature-event 1
. players[0].deck.creatures 10
> deck A set dragon-ahunt 1
. players[0].deck.creatures 11
> deck A set dragon-home 1
. players[0].deck.creatures 11
> deck A set agent 1
. players[0].deck.creatures 12
# spawn came later: in the policy they are no creatures
> deck A set spawn 2
. players[0].deck.creatures 12
> option rules coe
. players[0].deck.creatures 13
---
# L-General-8: agents are half creatures for hero and balrog, characters for the others
> seat A B
> deck A set agent 4
. players[0].deck.creatures 2
. players[0].deck.hazards 4
. players[0].deck.characters 0
> side A balrog
. players[0].deck.creatures 2
> side A minion
. players[0].deck.creatures 0
. players[0].deck.characters 4
. players[0].deck.hazards 0
> side A fallen
. players[0].deck.creatures 0
> deck A set character 7
. players[0].deck.characters 11
= 11 characters in the deck: at most 10 (L-General-5)
---
# L-General-8: no creatures are asked of the sideboard
> seat A B
> deck A set creature 12
> deck A set resource 30
> deck A set hazard 18
> deck A set sideboard 30
. players[0].deck.legal true
> deck A set sideboard-creature 12
. players[0].deck.creatures 12
. players[0].deck.problems[0].code sideboard
---
# L-General-11: a card of both kinds fills what is short, once
> seat A B
> deck A set creature 12
> deck A set resource 28
> deck A set hazard 17
> deck A set either 2
. players[0].deck.problems[0].code hazards
> deck A set either 3
. players[0].deck.legal true
. players[0].deck.resources 30
. players[0].deck.hazards 30
---
# L-General-10: three of one avatar, or two and one of another
> seat A B
> deck A set avatar 3
! give the avatar's name: name=NAME (L-General-10)
> deck A set creature 12
> deck A set resource 30
> deck A set hazard 18
> deck A set avatar 3 name=Gandalf
. players[0].deck.legal true
> deck A set avatar 1 name=Saruman
. players[0].deck.problems[0].code avatars
. players[0].deck.problems[0].text 4 avatars of 2 kinds in the deck: 3 of one, or 2 and 1 of another
> deck A set avatar 2 name=gandalf
. players[0].deck.legal true
> deck A set avatar 1 name=Gandalf
> deck A set avatar 1 name=Alatar
. players[0].deck.problems[0].text 3 avatars of 3 kinds in the deck: 3 of one, or 2 and 1 of another
# with the sideboard three of one and one of each other
> deck A set avatar 0 name=Alatar
> deck A set avatar 2 name=Gandalf
> deck A set sideboard-avatar 1 name=Gandalf
> deck A set sideboard-avatar 1 name=Radagast
. players[0].deck.legal true
> deck A set sideboard-avatar 2 name=Gandalf
. players[0].deck.problems[0].text 4 of one avatar in deck and sideboard: at most 3
. players[0].deck.problems[0].card Gandalf
> deck A set sideboard-avatar 1 name=Gandalf
> deck A set sideboard-avatar 1 name=Saruman
. players[0].deck.problems[0].text more than one avatar has copies: 3 of one, 1 of each other
---
# L-Additional-2: the sideboard grows with the length of the game
> seat A B
. players[0].deck.sideboard_limit 30
> option length 1
. players[0].deck.sideboard_limit 30
> option length 3
. players[0].deck.sideboard_limit 35
> option length 4
. players[0].deck.sideboard_limit 40
> deck A set sideboard 41
= 41 cards in the sideboard: at most 40 (L-Additional-2)
> option length 5
! option length takes a number from 1 to 4, not "5"
# CoE: ten more against a fallen-wizard; neither by the policy, nor against others
> side B fallen
. players[0].deck.sideboard_limit 40
> option rules coe
. players[0].deck.sideboard_limit 50
. players[1].deck.sideboard_limit 40
---
# copies: a unique card once, others three times, in deck and sideboard together
> seat A B
> deck A set creature 3 name="Cave-drake"
> deck A set sideboard 1 name="cave drake"
= 4 of one card in pool, deck and sideboard: at most 3, take out 1 (CoE-1.3.1)
> deck A set sideboard 0 name="Cave-drake"
> deck A set character 1 name=Gimli
> deck A set sideboard 1 name=Gimli
= 2 of one card in pool, deck and sideboard: at most 1, take out 1 (CoE-1.3.1)
> deck A set sideboard 0 name=Gimli
> deck A set character 2 name=Adrazar
= 2 of one card in pool, deck and sideboard: at most 1, take out 1 (CoE-1.3.1)
> deck A set character 0 name=Adrazar
# who is in the pool is a copy too, in the company or not
> deck B set resource 30
> deck B set hazard 18
> deck B set creature 12
> pool B add Gimli
> deck B set character 1 name=Gimli
= 2 of one card in pool, deck and sideboard: at most 1, take out 1 (CoE-1.3.1)
> deck B set character 0 name=Gimli
. players[1].deck.legal true
# L-Etiquette-1: never printed in English
> deck A set character 1 name=Freca
! Freca was never printed in English (L-Etiquette-1)
---
# a deck holds cards of its own side: hazards, and agents as hazards, are everybody's
> seat A B
> deck A set resource 30
> deck A set hazard 18
> deck A set creature 12
> deck A set hazard 1 name=Abductor
> deck A set agent 1 name=Baduila
. players[0].deck.legal true
> deck A set character 2 name="Orc Brawler"
= 2 cards are for another side than hero: take them out (CoE-deck)
> deck A set avatar 1 name="Dwar the Ringwraith"
= 1 card is for another side than hero: take it out (CoE-deck)
> deck A set resource 3 name="Above the Abyss"
= 3 cards are for another side than hero: take them out (CoE-deck)
> side A minion
. players[0].deck.legal true
> deck A set avatar 1 name=Gandalf
= 1 card is for another side than minion: take it out (CoE-deck)
> deck A set avatar 0 name=Gandalf
> deck A set avatar 0 name="Dwar the Ringwraith"
# a fallen-wizard may have both sides' cards, of a resource two
> side A fallen
> deck A set character 1 name=Gimli
= 3 of one card in pool, deck and sideboard: at most 2, take out 1 (CoE-1.3.F1)
> deck A set resource 2 name="Above the Abyss"
. players[0].deck.legal true
# the Balrog has Orcs and Trolls alone
> side A balrog
> deck A set spawn 1
= 1 card is for another side than balrog: take it out (CoE-deck)
---
# of a fallen-wizard's stage cards three, of what is a hazard too as many
> seat A B
> side A fallen
> deck A set resource 30
> deck A set hazard 18
> deck A set creature 12
> deck A set resource 3 name="Great Patron"
> deck A set either 3 name="Sudden Call"
> deck A set hazard 3 name=River
> deck A set resource 3 name="Wild Hounds"
. players[0].deck.legal true
> deck A set resource 2 name="Risky Blow"
. players[0].deck.legal true
> deck A set sideboard 1 name="Risky Blow"
. players[0].deck.problems[0].rule CoE-1.3.F1
. players[0].deck.problems[0].card Risky Blow
> side A hero
> deck A set resource 0 name="Great Patron"
> deck A set either 0 name="Sudden Call"
. players[0].deck.legal true
> deck A set sideboard 2 name="Risky Blow"
. players[0].deck.problems[0].rule CoE-1.3.1
. players[0].deck.problems[0].text 4 of one card in pool, deck and sideboard: at most 3, take out 1
---
# CoE-1.3.W3 and R3: a hero may have minions' items, a minion heroes' items, and nothing else
> seat A B
> deck A set resource 29
> deck A set hazard 18
> deck A set creature 12
> deck A set resource 1 name="High Helm"
. players[0].deck.legal true
> deck A set sideboard 1 name="Foul-smelling Paste"
. players[0].deck.legal true
> deck A set sideboard 1 name="Dark Tryst"
= 1 card is for another side than hero: take it out (CoE-deck)
> deck B set resource 28
> deck B set hazard 18
> deck B set creature 12
> side B minion
> deck B set resource 1 name=Aiglos
> deck B set resource 1 name=Cram
. players[1].deck.legal true
> deck B set sideboard 1 name="Marvels Told"
. players[1].deck.problems[0].card Marvels Told
> deck B set sideboard 0 name="Marvels Told"
# the Balrog prepares as a Ringwraith does; the council of 2026 took heroes' items from him
> side B balrog
. players[1].deck.legal true
> option rules coe
. players[1].deck.problems[0].rule CoE-1.3.B3
. players[1].deck.problems[0].code side
. players[1].deck.problems[1].card Cram
> side B minion
. players[1].deck.legal true
---
# CoE-1.3.F6, B4 and B5: what their own rules take from fallen-wizards and the Balrog
> seat A B
> side A fallen
> deck A set resource 2 name="Cracks of Doom"
= 2 cards are for another side than fallen-wizard: take them out (CoE-deck)
> deck A set resource 0 name="Cracks of Doom"
> side B balrog
> deck B set sideboard 1 name="Durin's Bane"
= 1 card is for another side than balrog: take it out (CoE-deck)
> deck B set sideboard 0 name="Durin's Bane"
# of factions he has Orcs, Trolls, Wolves, animals and dragons
> deck B set resource 1 name="Orcs of Moria"
> deck B set resource 1 name="Misty Mountain Wargs"
> deck B set resource 1 name="Dunlendings"
= 1 card is for another side than balrog: take it out (CoE-deck)
---
# L-General-8: agents that are no characters are hazards and half creatures in every deck
> seat A B
> side A minion
> deck A set resource 30
> deck A set hazard 18
> deck A set creature 11
> deck A set agent 1 name="My Precious"
. players[0].deck.hazards 30
. players[0].deck.creatures 11
. players[0].deck.characters 0
> deck A set agent 1 name="Lobelia Sackville-baggins"
. players[0].deck.hazards 31
. players[0].deck.creatures 12
. players[0].deck.legal true
# another agent is a character of his
> deck A set agent 1 name=Golodhros
. players[0].deck.hazards 31
. players[0].deck.creatures 12
. players[0].deck.characters 1
> side A fallen
. players[0].deck.creatures 12
. players[0].deck.characters 1
> side A hero
. players[0].deck.hazards 32
. players[0].deck.characters 0
# CoE-1.3.2: all their minds are added up
. players[0].deck.agent_mind 16
---
# L-Etiquette-2: a sealed deck cannot change
> seat A B
> deck A list creature 3 "Cave-drake" creature 3 Wargs resource 2 "Concealment"
= A's deck: 6 creatures, not legal yet
. players[0].deck.list[0].name Cave-drake
. players[0].deck.list[2].key resource
. players[0].deck.list[2].count 2
> deck A seal
= A's deck is sealed
> deck A set creature 12
! A's deck is sealed and cannot change (L-Etiquette-2)
> deck A list
! A's deck is sealed and cannot change (L-Etiquette-2)
> rematch
. players[0].deck.sealed true
. players[0].deck.creatures 6
# files are read by the program around the table
> deck B load deck.txt
! Enter reads the file
> pool B load deck.txt
! Enter reads the file
---
# CoE: as many resources as hazards, fifty of each at most, agents of a mind of 36
> option rules coe
> seat A B
> deck A set resource 31
> deck A set hazard 18
> deck A set creature 12
= 31 resources and 30 hazards: they must be equal (CoE-deck)
> deck A set either 1
. players[0].deck.legal true
. players[0].deck.hazards 31
# two of both kinds, one on each side
> deck A set resource 30
> deck A set either 2
. players[0].deck.resources 31
. players[0].deck.legal true
> deck A set resource 31
> deck A set either 1
> deck A set agent-mind 37
= the agents have a mind of 37: at most 36 (CoE-deck)
. players[0].deck.agent_mind 37
> deck A set agent-mind 36
. players[0].deck.legal true
> deck A set hazard 60
. players[0].deck.problems[0].code most
---
# CoE: of a fallen-wizard only two of both kinds are resources; three stage points
> option rules coe
> seat A B
> side A fallen
> deck A set resource 27
> deck A set hazard 18
> deck A set creature 12
> deck A set either 3
. players[0].deck.resources 29
. players[0].deck.problems[0].code resources
# two of each name
> deck A set either 2
> deck A set either 3 name=Twilight
. players[0].deck.resources 31
. players[0].deck.hazards 31
> deck A set either 0 name=Twilight
> deck A set either 3
> pool A extra One stage=2
= A's pool: 0 characters of 10
> pool A extra Two stage=1 unique=no
. players[0].deck.stage_points 3
> pool A extra Three stage=1 unique=no
. players[0].deck.stage_points 4
. players[0].deck.problems[2].code stage
---
# the minds of named agents are added up
> seat A B
> side A minion
> deck A set agent 1 name=Wormtongue
. players[0].deck.agent_mind 5
> pool A add Anarin
. players[0].deck.agent_mind 12
---
# avatars that come from the sideboard are among its cards
> seat A B
> deck A set sideboard 20
> deck A set sideboard-creature 5
> deck A set sideboard-avatar 1 name=Radagast
. players[0].deck.sideboard 26
---
# L-General-10: an avatar is counted once, whether the sideboard or the deck was told first
> seat A B
> deck A set resource 30
> deck A set creature 12
> deck A set hazard 18
> deck A set sideboard-avatar 1 name=Gandalf
> deck A set avatar 2 name=Gandalf
= A's deck: 12 creatures, legal
> deck A set avatar 3 name=Gandalf
. players[0].deck.problems.length 1
. players[0].deck.problems[0].text 4 of one avatar in deck and sideboard: at most 3
---
# a list holds 160 different cards, and is judged as any other
> seat A B
> deck A set resource 1 name=C1 & deck A set resource 1 name=C2 & deck A set resource 1 name=C3 & deck A set resource 1 name=C4 & deck A set resource 1 name=C5 & deck A set resource 1 name=C6 & deck A set resource 1 name=C7 & deck A set resource 1 name=C8 & deck A set resource 1 name=C9 & deck A set resource 1 name=C10 & deck A set resource 1 name=C11 & deck A set resource 1 name=C12 & deck A set resource 1 name=C13 & deck A set resource 1 name=C14 & deck A set resource 1 name=C15 & deck A set resource 1 name=C16
> deck A set resource 1 name=C17 & deck A set resource 1 name=C18 & deck A set resource 1 name=C19 & deck A set resource 1 name=C20 & deck A set resource 1 name=C21 & deck A set resource 1 name=C22 & deck A set resource 1 name=C23 & deck A set resource 1 name=C24 & deck A set resource 1 name=C25 & deck A set resource 1 name=C26 & deck A set resource 1 name=C27 & deck A set resource 1 name=C28 & deck A set resource 1 name=C29 & deck A set resource 1 name=C30 & deck A set resource 1 name=C31 & deck A set resource 1 name=C32
> deck A set resource 1 name=C33 & deck A set resource 1 name=C34 & deck A set resource 1 name=C35 & deck A set resource 1 name=C36 & deck A set resource 1 name=C37 & deck A set resource 1 name=C38 & deck A set resource 1 name=C39 & deck A set resource 1 name=C40 & deck A set resource 1 name=C41 & deck A set resource 1 name=C42 & deck A set resource 1 name=C43 & deck A set resource 1 name=C44 & deck A set resource 1 name=C45 & deck A set resource 1 name=C46 & deck A set resource 1 name=C47 & deck A set resource 1 name=C48
> deck A set resource 1 name=C49 & deck A set resource 1 name=C50 & deck A set resource 1 name=C51 & deck A set resource 1 name=C52 & deck A set resource 1 name=C53 & deck A set resource 1 name=C54 & deck A set resource 1 name=C55 & deck A set resource 1 name=C56 & deck A set resource 1 name=C57 & deck A set resource 1 name=C58 & deck A set resource 1 name=C59 & deck A set resource 1 name=C60 & deck A set resource 1 name=C61 & deck A set resource 1 name=C62 & deck A set resource 1 name=C63 & deck A set resource 1 name=C64
> deck A set resource 1 name=C65 & deck A set resource 1 name=C66 & deck A set resource 1 name=C67 & deck A set resource 1 name=C68 & deck A set resource 1 name=C69 & deck A set resource 1 name=C70 & deck A set resource 1 name=C71 & deck A set resource 1 name=C72 & deck A set resource 1 name=C73 & deck A set resource 1 name=C74 & deck A set resource 1 name=C75 & deck A set resource 1 name=C76 & deck A set resource 1 name=C77 & deck A set resource 1 name=C78 & deck A set resource 1 name=C79 & deck A set resource 1 name=C80
> deck A set resource 1 name=C81 & deck A set resource 1 name=C82 & deck A set resource 1 name=C83 & deck A set resource 1 name=C84 & deck A set resource 1 name=C85 & deck A set resource 1 name=C86 & deck A set resource 1 name=C87 & deck A set resource 1 name=C88 & deck A set resource 1 name=C89 & deck A set resource 1 name=C90 & deck A set resource 1 name=C91 & deck A set resource 1 name=C92 & deck A set resource 1 name=C93 & deck A set resource 1 name=C94 & deck A set resource 1 name=C95 & deck A set resource 1 name=C96
> deck A set resource 1 name=C97 & deck A set resource 1 name=C98 & deck A set resource 1 name=C99 & deck A set resource 1 name=C100 & deck A set resource 1 name=C101 & deck A set resource 1 name=C102 & deck A set resource 1 name=C103 & deck A set resource 1 name=C104 & deck A set resource 1 name=C105 & deck A set resource 1 name=C106 & deck A set resource 1 name=C107 & deck A set resource 1 name=C108 & deck A set resource 1 name=C109 & deck A set resource 1 name=C110 & deck A set resource 1 name=C111 & deck A set resource 1 name=C112
> deck A set resource 1 name=C113 & deck A set resource 1 name=C114 & deck A set resource 1 name=C115 & deck A set resource 1 name=C116 & deck A set resource 1 name=C117 & deck A set resource 1 name=C118 & deck A set resource 1 name=C119 & deck A set resource 1 name=C120 & deck A set resource 1 name=C121 & deck A set resource 1 name=C122 & deck A set resource 1 name=C123 & deck A set resource 1 name=C124 & deck A set resource 1 name=C125 & deck A set resource 1 name=C126 & deck A set resource 1 name=C127 & deck A set resource 1 name=C128
> deck A set resource 1 name=C129 & deck A set resource 1 name=C130 & deck A set resource 1 name=C131 & deck A set resource 1 name=C132 & deck A set resource 1 name=C133 & deck A set resource 1 name=C134 & deck A set resource 1 name=C135 & deck A set resource 1 name=C136 & deck A set resource 1 name=C137 & deck A set resource 1 name=C138 & deck A set resource 1 name=C139 & deck A set resource 1 name=C140 & deck A set resource 1 name=C141 & deck A set resource 1 name=C142 & deck A set resource 1 name=C143 & deck A set resource 1 name=C144
> deck A set resource 1 name=C145 & deck A set resource 1 name=C146 & deck A set resource 1 name=C147 & deck A set resource 1 name=C148 & deck A set resource 1 name=C149 & deck A set resource 1 name=C150 & deck A set resource 1 name=C151 & deck A set resource 1 name=C152 & deck A set resource 1 name=C153 & deck A set resource 1 name=C154 & deck A set resource 1 name=C155 & deck A set resource 1 name=C156 & deck A set resource 1 name=C157 & deck A set resource 1 name=C158 & deck A set resource 1 name=C159 & deck A set resource 1 name=C160
. players[0].deck.resources 160
> deck A set resource 1 name=C161
! at most 160 different cards
---
# CoE-1.3.1, 1.7: a pool's minor items are copies too, given or not
> seat A B
> pool A list Gimli Legolas item=Cram item=Cram
= A's pool: 2 characters of 10
= and 2 minor items
> deck A list resource 2 Cram at=31 hazard 1 Abductor at=40
= line 31: 4 of one card in pool, deck and sideboard: at most 3, take out 1 (CoE-1.3.1)
. players[0].deck.problems[3].card Cram
> pool A remove Cram
. players[0].deck.problems.length 3
> deck A list resource 1 Cram at=31 sideboard 2 Cram at=52
= line 31, 52: 4 of one card in pool, deck and sideboard: at most 3, take out 1 (CoE-1.3.1)
# an item that is given is the pool's: it counts once
> deck A list resource 2 Cram at=31
> pool B list Arwen
> pool A seal
> pool B seal
> pick A Gimli
> pick B Arwen
> reveal
> stop A
> item A Gimli Cram
. players[0].deck.problems.length 3
---
# whose list it is, as long as nothing is sealed
> seat A B
> deck A list side=minion resource 2 "Above the Abyss" at=3
= A plays minion: a company of up to 6
. players[0].side minion
> deck A list side=elf resource 1 Cram
! side= is hero, minion, fallen or balrog, not "elf"
---
# what a file says of a list is refused like what a player says; a card that is listed twice counts twice
> seat A B
> deck A set agent-mind 3 name=Gimli
! agent-mind takes a number, not a name
< deck A list agent-mind 3 Gimli
! agent-mind takes a number, not a name
< deck A list hazard many Orc-guard
~ "many" is not a number from 1 to 200
< deck A list hazard 3 Orc-guard hazard 2 Orc-guard
. players[0].deck.hazards 5
