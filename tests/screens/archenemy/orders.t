# Looking at a scheme that stands while another is due, until the next step or scheme
game archenemy
> option deck any
> seat Ann Bob Eve
keep three
> archenemy Eve
> scheme add "I Know All" "Nothing Can Stop" "Plots" "Look Skyward" "Roots of All" "Realms"
> stack "I Know" Nothing Plots "Look" Roots Realms
> keep each
> reveal & reveal & reveal
> resolve Plots
> turn & turn & go main1
keep due
shows Three schemes
press Down
hides Three schemes
> go draw
> go main1
shows Three schemes
press Down
--- due
# .. by a click; at the first scheme Up stays, and BackTab goes to the last life
click at 3 60
hides Three schemes
press Up
press Up
press BackTab
hole seat Eve
press BackTab
press BackTab
hole seat Ann
press BackTab
press a -> abandon "I Know All, I See All"
--- due
# in few rows
window 40x12
shows sets the next scheme in motion
press Down
hides sets the next
shows +1
> abandon "I Know"
hides +1
--- three
# a table that is opened again has the focus on what is due
> archenemy Eve
> scheme add "Nature Shields" "Nothing Can Stop" "Feed the Machine" "Look Skyward"
> stack Nature Nothing Feed Look
> reveal & reveal
> damage Eve 5
> go end
reopen
press a -> abandon "Nothing Can Stop Me Now"
# a note ends when the scheme leaves, when the arrows go on, and by Esc; BackTab needs no note
> undo
press BackTab
press Tab
press Tab
press Up
press Down
press Tab
press Esc
press BackTab
press Down
press Tab
> abandon "Nothing Can Stop"
press v
press Esc
press v
press v
# the chart goes from line to line by all arrows, and back to the lives
press V
press Right
press Down
press Left
press Up
press Left
press Esc
# what the hot seat asks ends with the game
> reveal
press 2
press Esc
> out Ann & out Bob
press 2 s
press V
press Esc
--- three
# two schemes in motion at once in a rumble, each the first of its deck; the arrows go from one to the other
press r
> scheme add Ann "Look Skyward" & scheme add Bob "Feed the Machine" & scheme add Eve "Plots"
> first Ann
> reveal Ann & reveal Bob
window 80x24
shows SET IN MOTION  2 of 2
press Up
shows SET IN MOTION  1 of 2
press Down
shows SET IN MOTION  2 of 2
--- three
# a scheme that stands has no place among those in motion; three are due to one player alone
press r
window 160x50
> scheme add Ann "Nature Shields" "Plots" "Look Skyward" "Feed the Machine" "Choose Your Ch" & scheme add Bob "Look Skyward" "Dark Wings"
> stack Ann Nature Plots Look Feed Choose & stack Bob Look Dark
> first Ann
> keep each
> reveal Ann & reveal Ann & reveal Bob & reveal Bob
press Tab
press Tab
press Tab
press Tab
> resolve Plots & resolve Look
> turn
> go main1
shows A scheme
> turn & turn
> go main1
shows Three schemes
press r
> choose Feed self Bob & choose Choose Ann
press Tab
card Ann
has item Choose Your Champion (Ann, Ann)
as room
press Left
as
press V
press V
> out Bob & out Eve
press Left
card -
lacks step
---
# nobody but the one in the hot seat is left
> option deck any
> seat Ann Eve
> archenemy Eve
> scheme add "Feed the Machine" "The Dead Shall Serve" "Look Skyward"
> stack Feed "The Dead" Look
window 160x50
> keep each
> reveal
> choose Feed others Ann
shows nobody else is left
press Tab
> resolve Feed
> turn & turn
> reveal
> resolve "The Dead"
window 60x18
press Tab
as room
press Left
as
window 160x50
card Ann
has list lasting effects
> commander Ann "Og" "Gil"
> cast Ann.2
press Tab
> poison Ann =1
press Tab
card Ann
has fact tax 2 (Gil, on the stack)
> turn & turn
> go main1
> skip-reveal
press Tab
> extra-turn no-scheme
> turn
window 80x24
> poison Ann =2
press Tab
---
# the catalogue at a scheme that stays: its foot in every size; the state of a deck that has no room beside a long name
> seat Elspeth-of-the-Long-Name Bob Carol
> archenemy Elspeth-of-the-Long-Name
> scheme add "Nature Shields" "Nothing Can Stop" "Feed the Machine"
sizes
press c
press / n a t u r e Enter
sizes
press +
press Esc
press Esc
---
# what still lasts, in a window where one row is left for it
> option deck any
> seat Elspeth Bob Carol
> archenemy Elspeth
> scheme add "Nature Shields" "Nothing Can Stop" "Feed the Machine" "Look Skyward"
> stack Nature Nothing Feed Look
> keep each
> reveal
---
# a scheme that is due and whose condition is met: danger on the owner's card; poison and damage of a commander beside life
> option deck any
> seat Ann Bob Eve
> archenemy Eve
> scheme add "I Know All" "Nothing Can Stop" "Plots" "Look Skyward" "Roots of All" "Realms"
> stack "I Know" Nothing Plots "Look" Roots Realms
> keep each
> reveal & reveal & reveal
card Eve
> commander Ann Og
> poison Bob =4
> damage Eve 5
wait 1
sizes
> resolve Plots
> go end
card Eve
press Down
press a
press Esc
---
# heroes who each have schemes at once: their people, for a room too
scene A-B-and-C-rumble
> scheme add A "Look Skyward" & scheme add B "Feed the Machine" & scheme add C "Plots"
> first A
> reveal A & reveal B & reveal C
sizes
press Down
press Down
press Up
> out B
wait 1
---
# the note of one scheme is not that of the next; Right stays at the last scheme, Down goes on to the lives
scene E-against-A-B-and-C
> scheme add "Approach" "I Know All" Roots
window 80x24
> reveal x3
press Up Up Up
press Tab
press Tab
press Up
press Tab
press Tab
press Down
press Right
press Up
press Tab
click Approach
press Tab
press Tab
> again Roots
press Up
press Tab
> abandon "I Know All"
press Tab
press Right
press Esc
---
# the catalogue: Up is the player before, a letter of several bytes goes back whole, and the first turn closes it
> option deck any
> seat A B C
> rumble
press Up
press Up
press Down
press Tab
press d
press /
press Backspace
press Enter
press Down
> scheme add A Roots & scheme add B Roots & scheme add C Roots
press Esc
press d
> turn A
press Down
---
# ten players in two rows of lives: Up goes to the row above before it leaves them
> option deck any
> seat E A B C D F G H I J
> archenemy E
> scheme add E "The Fate" Roots
window 80x24
> reveal x2
press Tab
press 9
press Up
press Down
press Up
press Up
press Esc
