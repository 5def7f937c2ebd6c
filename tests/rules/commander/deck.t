# A deck is read by the program around the table: the rules alone refuse it
game commander
> deck Alice deck.txt
! deck reads or writes a file: type it at a table in tableside
> seat Alice Bob
> deck Alice deck.txt
! deck reads or writes a file: type it at a table in tableside
> deck Alice deck.txt & turn
! deck needs a line of its own
. round 1
