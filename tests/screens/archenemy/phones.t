# a rumble on phones: each turns up their own deck, at their own turn, and sees what lies face up
game archenemy
> option deck any
> seat Ann Bob Cid
> rumble Ann
> scheme add Ann "Look Skyward" "Nothing Can Stop Me Now"
> scheme add Bob "Feed the Machine" "All in Good Time"
> scheme add Cid "Roots of All Evil"
> stack Ann Nothing Look & stack Bob Feed All & stack Cid Roots
# hands first, without the laptop
card Ann
push keep
line keep Ann
card Bob
lacks [set in motion]
push keep
card Cid
push keep
line keep Cid
# Ann's turn: nobody else has its buttons
card Ann
has fact schemes face down 2
has do scheme of this turn [set in motion] [no scheme]
card Bob
lacks [next step]
lacks [set in motion]
lacks [no scheme]
card Ann
push next step
push next step
push next step
push set in motion
line reveal
has item Nothing Can Stop Me Now 0/5 (Ann) [abandon]
card Bob
has item Nothing Can Stop Me Now 0/5 (Ann)
lacks [abandon]
lacks Feed
lacks Look
card Cid
has item Nothing Can Stop Me Now 0/5 (Ann)
lacks Roots
card Ann
push pass
line turn
# Bob's turn: a hot seat
card Ann
lacks [set in motion]
card Bob
has fact schemes face down 2
push set in motion
line reveal
has ask Feed the Machine: who is chosen? [choose]
push choose = Cid
line choose "Feed the Machine" Cid
card Ann
lacks ask
card Cid
has ask Feed the Machine: self, or others? [choose]
push choose = self
line choose "Feed the Machine" self Cid
card Bob
push resolve
push pass
# Cid's turn to the end: whoever leaves takes the schemes along
card Cid
push set in motion
push resolve
card Ann
push concede
line out Ann
lacks Nothing Can
card Cid
push concede
line out Cid
card Bob
has big life
lacks [next step]
. winner Bob
