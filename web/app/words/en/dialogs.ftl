### Dialogs: open, copy, games, print, keys; what was kept and shared.

open-title = Open a puzzle
open-about = Paste a puzzle, or a list of them, in any format: 81 characters, a grid, candidates, cells of a spreadsheet, a link to SudokuPad, f-puzzles, SudokuWiki, SudokuExchange or Sudoku Coach, a file of OpenSudoku or HoDoKu… The page finds out what it is.
open-puzzle = Puzzle
open-place = The place
open-file = Open a file…
open-photo = From a photo…
open-try = Or try
open-fault = Line { $line }, column { $column }: { $fault }
open-like = Most like: { $formats }
open-not-cells = Here are { $count } cells, not 81.
open-more-cells = Here are more than 81 cells.
open-not-rows = Here are { $count } rows, not 9.
open-sign = “{ $sign }” does not fit here.
open-ends = The text ends too early.
open-other = From here on this is no puzzle in a known format.
open-too-long = This text has { $size } MB. More than { $most } MB is not taken by pasting: save it as a file and open that.
open-too-large = This file has { $size } MB. Files of up to { $most } MB are opened: cut it into parts.
photo-title = A puzzle from a photo
photo-about = Take or choose a picture of a puzzle, with all four corners in it. It is read on your device and sent nowhere.
photo-take = Take a picture…
photo-choose = Choose a picture…
photo-reading = Reading…
photo-none = No puzzle was found in this picture. All four corners have to be in it, and the lines have to be seen.
photo-no-picture = This file cannot be shown as a picture.
photo-doubtful =
    { $count ->
        [one] { $count } cell is doubtful: compare it with the picture before you open the puzzle.
       *[other] { $count } cells are doubtful: compare them with the picture before you open the puzzle.
    }
photo-sure = No cell is doubtful. Look over the digits before you open the puzzle; type to correct them.
photo-picture = The picture
photo-grid = The digits that were read
photo-cell = row { $row }, column { $column }: { $digit }
photo-cell-doubtful = { $cell }, doubtful
photo-empty = empty
photo-open = Open the puzzle
photo-right = It is right
photo-next = Next doubtful cell
copy-title = Copy the board
copy-form = Format
copy-text = Text
copy-lost = This format cannot say: { $lost }.
copy-lost-placed =
    { $count ->
        [one] { $count } placed digit became a given
       *[other] { $count } placed digits became givens
    }
copy-lost-givens =
    { $count ->
        [one] { $count } given became a placed digit
       *[other] { $count } givens became placed digits
    }
copy-lost-values =
    { $count ->
        [one] { $count } value became an only candidate
       *[other] { $count } values became only candidates
    }
copy-lost-only =
    { $count ->
        [one] { $count } only candidate became a value
       *[other] { $count } only candidates became values
    }
copy-lost-excluded =
    { $count ->
        [one] { $count } excluded candidate came back
       *[other] { $count } excluded candidates came back
    }
copy-lost-listed =
    { $count ->
        [one] { $count } listed candidate
       *[other] { $count } listed candidates
    }
copy-lost-rules =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
copy-lost-entry = what the puzzle says of itself, such as its title
copy-forum = Copy for a forum
copy-as-picture = As a picture
copy-candidates = with candidates
copy-picture = Copy the picture
copy-png = Save as PNG
copy-svg = Save as SVG
copy-elsewhere = In a forum or blog
copy-html = Copy HTML that shows the board
copy-open = Open it elsewhere
copy-done = Copied.
copy-picture-done = The picture is on the clipboard.
copy-saved = Saved as { $file }.
copy-html-done = The lines of HTML are on the clipboard.
copy-impossible = This was not possible: { $fault }
games-title = Your games
games-closed = This browser keeps no games for this page: they are lost when it is closed.
games-none = No game yet. Each puzzle that you open or play is kept here automatically.
games-name = Name of the game
games-any = A name, if you like
games-full = Full
games-left = { $count } cells left
games-here = On the board
games-go-on = Go on
games-delete = Delete
games-deleted = Deleted.
games-save = Save all as a file
games-take = Add games from a file…
games-taken =
    { $count ->
        [one] { $count } game taken over.
       *[other] { $count } games taken over.
    }
games-course = Your progress in the course as well.
games-no-file = This is no file of games.
games-no-store = This browser keeps no games.
games-unread = This game could not be read. It was set aside; “Save all as a file” keeps it.
games-not-kept = The browser could not keep this game; perhaps its storage is full. Games, “Save all as a file” keeps the others.
games-copy = This game was changed in another tab, so here it goes on as a copy. Both are under Games.
games-spoiled =
    { $count ->
        [one] A saved game could not be read and was set aside. Games, “Save all as a file” keeps it.
       *[other] { $count } saved games could not be read and were set aside. Games, “Save all as a file” keeps them.
    }
link-title = Share this board
link-copy = The link holds the whole board. Copy it:
link-broken = This link is broken or cut off. Nothing was changed.
link-opened = Opened from the link. Your own games are under Games.
link-other-step = The step of this link is not in the path any more; this is the one with its number.
print-what = What
print-board = The board
print-step = The step that is shown, with its explanation and legend
print-path = Steps of the path
print-list = Puzzles of the list
print-from = from number
print-many = how many
print-to-page = Per page
print-candidates = With candidates
print-notes = With room for notes
print-fault = This cannot be drawn: { $fault }
print-room = Notes
help-title = Keys and clicks
help-arrows-key = Arrows
help-shift-key = Shift + 1–9
help-ctrl-key = Ctrl + 1–9
help-clear-key = 0, Delete, Backspace
help-ctrl-name = Ctrl
help-arrows = go to a cell; with Ctrl to the next one without a digit, with Shift select
help-digits = write a digit; once more takes it away
help-shift = eliminate a candidate or bring it back; with pencil marks of your own: a mark in the corner
help-ctrl = the same; with pencil marks of your own: a mark in the centre
help-clear = clear
help-modes = mode: digit, candidate or corner, centre, colour, link, what if; Space goes round
help-colours = put a colour on the candidate under the pointer, or on the cells
help-filter-key = F then 1–9
help-filter = show where a digit can go; , and . for the one before and after; B for cells with two
help-wipe = take colours and links away
help-hint = hint: which part of the board, then what, then where, then the whole step; then it is taken
help-next = take the next step at once
help-escape = close a hint, or select nothing
help-turn = leaf through the patterns of a digit
help-undo = undo, redo
help-all = select all cells
help-print = print
help-open = open, paste a puzzle
help-this = this page
help-pointer = Pointer
help-pointer-about = Click a cell to go there, drag to select, click twice on a candidate to write it. With a finger, choose the cell and press the digit on the pad. Drag with the right button from candidate to candidate to draw a link: plain is strong, Shift is weak, Alt is another kind; once more takes it away. A right click colours a candidate. In the mode Link two clicks, or two digits of the pad, draw a link as well.
help-what = What it is
help-what-about = Ninerooks solves Sudoku by logic that a person can follow. It never guesses: each step has a proof, and a checker that knows nothing of the solver has accepted it before you see it. Everything happens in this page; no puzzle is sent anywhere, and it works without network.
