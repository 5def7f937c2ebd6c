# Words are parted by blanks; a tab is one too
game null
> seat   Alice	Bob   
. players.length 2
>  add Bob +1   
= Bob: 1

---
# A comment begins with # at the beginning of a word
> seat Alice Bob # who is here
. players.length 2
> add Bob +1 #2 would be too much
= Bob: 1
> note game "#5" of C#
= note: game #5 of C#
> # nothing
! the line is empty
> 
! the line is empty

---
# Quotes keep words together
> seat "Mary Ann" Bo"b Dyl"an
. players[0].name Mary Ann
. players[1].name Bob Dylan
> note "  two  blanks  "
= note:   two  blanks  
> note "not closed
! the quote at byte 6 is not closed
> note "R & B" and R&B
= note: R & B and R&B

---
# What is optional has a key
> seat Alice Bob Carol
> add others=Bob +1
= Alice: 1
= Carol: 1
> add +1 others="bob"
= Alice: 2
= Carol: 2
> add Bob +1 from=Alice
! "from=" does not belong here; usage: add P +N
> add Bob +1 please
! "please" does not belong here; usage: add P +N

---
# Amounts are changes or set
> seat Alice
> add 1 +5
= Alice: 5
> add 1 -2
= Alice: 3
> add 1 =40
= Alice: 40
> add 1 =1001
! "=1001" is too much: at most 1000; usage: add P +N
> add 1 +961
! that would make 1001; allowed: 0 to 1000
> add 1 -41
! that would make -1; allowed: 0 to 1000
> add 1 40
! type the amount as +3, -3 or =40; usage: add P +N
> add 1 +-3
! type the amount as +3, -3 or =40; usage: add P +N
> add 1 +1.5
! type the amount as +3, -3 or =40; usage: add P +N
> add 1 +99999999999999999999
! "+9999999999999999999" is too much: at most 1000; usage: add P +N
> add 1
! usage: add P +N
> add
! usage: add P +N

---
# A verb that is mistyped is guessed
> seat Alice
> ad 1 +1
! there is no command "ad": did you mean add?
> rool 1
! there is no command "rool": did you mean roll?
> trun
! there is no command "trun": did you mean turn?
> re 1 X
! there is no command "re": did you mean rename, redo?
> xyzzy
! there is no command "xyzzy": help lists all
> "add" 1 +1
! type the command without quotes or =: add
> add=3
! type the command without quotes or =: add
> Add 1 +1
! there is no command "Add": did you mean add?

---
# Other writing systems
> seat Ελένη Артём 桜井みずき Łukasz Ｗｅｎｄｙ
> add ελενη +1
= Ελένη: 1
> add АРТЕМ +1
= Артём: 1
> add lukasz +1
= Łukasz: 1
> add wendy +1
= Ｗｅｎｄｙ: 1

---
# What could steer a terminal is refused
> note wipe[2J it
! byte 10 of the line is a control character (U+001B)
> note ‮evil
! byte 6 of the line is a control character (U+202E)
> seat a​b
! byte 7 of the line is a control character (U+200B)
. players.length 0
