### Playing: the pad, the board in words, hints, what is wrong, chains, what if.

pad-undo = Undo
pad-redo = Redo
pad-key = Key { $key }
pad-modes = What keys and clicks do
pad-links = What a link means
pad-strong = Strong
pad-weak = Weak
pad-other = Other
pad-digits = Digits
pad-colour = colour
pad-put-on = Put on
pad-digit = { $mode } { $digit }, { $left } to place
pad-wipe = Wipe
pad-clear = Clear
pad-clear-small = clear
pad-show-one = Show one digit
pad-filters = Show where a digit can go
pad-filter = Show where { $digit } can go
pad-bivalue-show = Show cells with two candidates
pad-bivalue = Cells with two candidates
pad-marks = Pencil marks
marks-mine = Mine
marks-checked = Mine, kept up to date
marks-all = All candidates
pad-all-notes = All notes
pad-digit-first = Digit first, then its cells
pad-ruled-out = { $digit } is in the row, column or box already.
pad-errors = Show mistakes
pad-givens = Make these the givens
pad-restore = Bring candidates back
pad-fill = Fill in candidates
pad-restart = Start over
mode-place = Digit
mode-candidate = Candidate
mode-note = Note
mode-corner = Corner
mode-centre = Centre
mode-colour = Colour
mode-link = Link
mode-assume = What if

## The board for screen readers

board-name = Sudoku board
board-where = row { $row } column { $column }
board-given = given { $digit }
board-placed = placed { $digit }
board-wrong = wrong
board-none = none
board-empty = empty
board-corner = corner marks { $digits }
board-centre = centre marks { $digits }
board-notes = notes { $digits }
board-candidates = candidates { $digits }
board-changed =
    { $count ->
        [one] { $count } cell changed
       *[other] { $count } cells changed
    }

## Hints

hint-ask = Hint
hint-what = What?
hint-where = Where?
hint-show = Show it
hint-take = Take the step
hint-look = Look for:
hint-region = Look at { $houses }.
hint-wide = It goes all over the board. Begin at { $houses }.
hint-digit = digit { $digit }
hint-blockers = Which cells of { $house } are not seen from { $cells }?
hint-comma = { ", " }
hint-named = { $technique }:
hint-step = The step
hint-looking = Looking…
hint-close = Close the hint
hint-taken = Taken: { $step }
hint-step-of = Step { $number } of { $count }
hint-frame = STEP { $number } OF { $count }
hint-next = Next step
hint-previous = Previous step
hint-path = Whole path
hint-more = More
argument-fish = The fish of { $digit }: solid lines run through its base, dashed ones through its cover.
plain-about = Click a cell, then type a digit or press its button. The small digits in a cell are those that may still go there.
plain-about-own = Click a cell, then type a digit or press its button. Note writes a small digit to remember, All notes writes all that may still go there.
plain-hint = Stuck? Hint shows a bit more each time you press it, and says why.
plain-learn = Or find out how it is done, one idea at a time:
plain-marks = All possible digits
plain-more = All tools

## What is wrong with the board

trouble-which = Which cell?
trouble-what = What is wrong there?
trouble-undo = Take it back
trouble-solved = You have solved it: every digit is right.
trouble-equal = Equal digits see each other: { $cells }.
trouble-free = Let me change the givens
trouble-clash = The puzzle itself is wrong: givens clash in { $cells }.
trouble-none = The givens have no solution: one of them must be another digit.
trouble-differ = This board has { $solutions }. They differ in the { $count } shaded cells.
trouble-many = This board has very many solutions. It needs more givens.
trouble-pass = Look for steps all the same
trouble-digit = The { $digit } in { $cell } is wrong.
trouble-candidate = A candidate that you eliminated from { $cell } is still needed.
trouble-mistakes =
    { $count ->
        [one] There is a mistake on the board.
       *[other] There are { $count } mistakes on the board.
    }
trouble-look = Look at { $cells }.

## The game and what was opened

game-practice = Practice: { $technique }
game-read = Read as: { $format }.
game-read-list = Read as: { $format }, the first of { $count } puzzles.
game-faults = { $count } of its lines could not be read, the first is line { $line }.
game-here = This puzzle is on the board already.
game-played = You have played this puzzle before: here is your game.
game-anew = “Start over” begins it anew.
game-restarted = Started over. Undo brings your game back.
game-chain-taken = Taken. Undo brings the candidates back.
game-goes-on = Your game goes on from { $place }. Undo brings your own board back.
game-from-here = here
game-no-candidate = { $digit } is no candidate of this cell.
game-nothing-to-assume = A cell or a house has no candidate left, so there is nothing to assume.
game-link-begins = The link begins here. Now the other end.

## A list of puzzles

list-name = The list
list-puzzle = Puzzle { $number }
list-of = Puzzle { $number } of { $count }
list-previous = Previous puzzle
list-next = Next puzzle
list-close = Close the list
list-all = Puzzles of the list
list-givens = { $count } givens
list-earlier = Earlier
list-later = Later
embed-open = Open in Ninerooks

## A chain of the player's own

chain-name = Your chain
chain-ring = Your ring
chain-right = Every link is right, and it removes { $candidates }.
chain-take = Take these eliminations
chain-nothing = Every link is right so far. It removes nothing.
chain-gone = { $candidate } is no candidate any more.
chain-apart = { $one } and { $other } share no cell, row, column or box.
chain-not-strong = { $one } and { $other } are not a strong link; there are others: { $others }.
chain-fork = More than two links meet in { $candidate }: it is no chain.
chain-pieces = These links are not one chain: they are not connected.
chain-two-weak = Two weak links meet in { $candidate }: nothing follows through it.
chain-ends = A chain begins and ends with a strong link: at { $candidate } it needs one link more, or one less.

## What if

whatif-name = What if
whatif-true = What if { $candidate } is true?
whatif-false = What if { $candidate } is false?
whatif-contradiction = Contradiction:
whatif-so-true = So { $candidate } is true.
whatif-so-false = So { $candidate } is false.
whatif-nothing = Nothing follows from it.
whatif-digits =
    { $count ->
        [one] One digit follows, and { $excluded } candidates are excluded. There is no contradiction, so nothing is proved.
       *[other] { $count } digits follow, and { $excluded } candidates are excluded. There is no contradiction, so nothing is proved.
    }
whatif-no-digits = No digit follows, and { $excluded } candidates are excluded. There is no contradiction, so nothing is proved.
whatif-eliminate = Eliminate { $candidate }
whatif-write = Write { $candidate }
whatif-and-false = And if it is false?
whatif-end = End
whatif-why = Why is it false, or true?
whatif-how = How it follows
whatif-title = What if?
whatif-about = Click a candidate, or choose a cell and press a digit, and watch what follows if it is true. Once more: if it is false. Once more ends it.
layers-name = Layers of marks
layers-title = Layer by layer
layers-two-first = One of two is true ({ $start }):
layers-two-circles = has circles around what follows from it,
layers-two-squares = has squares.
layers-assume-true = Assume that { $candidate } is true.
layers-assume-false = Assume that { $candidate } is false.
layers-signs = A capital is true, or excluded by the layer before; a small letter is false in its strong chain. What is false is crossed out.
layers-group = Layers
layers-previous = Previous layer
layers-assume = Assume
layers-end = End
layers-next = Next layer
layers-one = Layer { $name }
layers-whole = Whole step
layers-all = All of it
layers-marks = Marks
layers-true = true
layers-false = false
layers-circle = circle:
layers-square = square:
layers-assumed = Assume { $candidates }.
layers-new = Layer { $name }: { $marks }.
layers-if-true = If { $candidate } were true, { $conflict }.
layers-if-false = If { $candidate } were false, { $conflict }.
layers-meet = Where the ways meet: { $meeting }.
layers-only-cell = the only one left in { $cell }
layers-only-house = the only place left for { $digit } in { $house }
layers-seen = { $candidate } is true
layers-pattern = by a pattern
layers-empty-cell = { $cell } would be empty
layers-empty-house = no place would be left for { $digit } in { $house }
layers-both = { $candidate } is true on both ways
layers-cross = { $where } is { $one } on the one way and { $other } on the other
layers-impossible = one way is impossible, so the other is right
layers-same = the same candidates are false on both ways
layers-place = { $digit } in { $house }
