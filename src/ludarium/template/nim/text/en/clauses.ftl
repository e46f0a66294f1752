# The rules of Nim, one clause an id; an id is never used for another rule.
chapter-N-1 = The table
clause-N-1 = Rows of 3, 4, 5, 6 and 7 sticks lie on the table: three rows for two players, one more for each further player.
clause-N-2 = Chance draws who begins; the others follow in turn.
chapter-N-3 = A turn and the end
clause-N-3 = Whose turn it is takes one, two or three sticks from one row.
clause-N-4 = Who takes the last stick of all wins. At tables with the option “loses” that player loses, and all others win.
clause-N-5 = Who wins scores one point, the others none.
