### The frame of the page, the first screen, new puzzles, settings.

language = Language

header-game = Game
header-new = New
header-open = Open
header-menu = Menu
header-learn = Learn
header-library = Library
header-games = Games
header-copy = Copy
header-share = Share
header-print = Print
header-settings = Settings
header-light = Light
header-dark = Dark
header-help = Help
header-pause = Pause
header-skip = To the tools

view-play = Play
view-solve = Solve
view-sets = Set logic
view-patterns = Patterns
view-cube = Medusa
view-pages = Techniques

page-views = Views
page-board = Board
page-digits = Digits and marks
page-tools = Tools
page-close = Close
page-colon = { $name }: { $what }
page-full = { $text }.
page-stop = Stop
page-stopped = Stopped.
page-new-version = A new version of Ninerooks is ready.
page-take-over = Take it over
page-later = Later
page-link-copied = Link on the clipboard. It holds the whole board; nothing was sent.
page-lost-board = The board of the last visit could not be read.

start-about = Sudoku, with a reason for every step. Everything stays on your device.
start-or = Or
start-paste = Paste a puzzle
start-photo = From a photo
start-learn = Learn
start-look = Look around

new-title = New puzzle
new-kept = The game on the board is kept under Games.
new-day = Puzzle of the day
new-singles = Nothing to learn first
new-beyond = With what you can learn here
new-symmetry = Symmetry
new-number = Number
new-any = any
new-same = The same number makes the same puzzle again.
new-digits = A number has up to seven digits.
new-making = Making a puzzle
new-going = Making a puzzle…
new-tried = { $count } tried
new-none = No such puzzle among the { $count } tried. Please try again.
new-none-symmetric = No such puzzle among the { $count } tried. Please try again, or choose another symmetry.
new-needs = Needs the technique
new-needs-choose = choose one…
new-make = Make one
new-needs-about = Solved by the techniques up to this one, in the usual order, but not without it. Rare ones can take minutes.
new-needs-none = None of the { $count } puzzles tried needs { $technique }. Please try again, or choose another technique.
new-needs-unique = Techniques may now assume that the solution is unique, as this one does.
new-dearest = By its hardest step
new-variant = With more rules
variant-killer = Killer
variant-x = X-Sudoku
variant-kropki = Kropki
variant-xv = XV
variant-odd-even = Odd and even
new-lessons = lessons with exercises, from the beginning
new-library = puzzles to choose from, by level and by technique
new-experts = For experts: the puzzle on the board in another form
new-is-minimal = The puzzle needs all of its givens already.
new-has-form = The puzzle has this form already.
new-has-rules = This puzzle adds rules, which other forms of it would break.

form-minimal = Minimise
form-minimal-about = without givens that it does not need
form-morph = Morph
form-morph-about = digits, rows and columns exchanged at random
form-canonical = Canonical form
form-canonical-about = the same for all puzzles that are morphs of each other

band-beginner = Beginner
band-gentle = Gentle
band-mild = Mild
band-moderate = Moderate
band-tricky = Tricky
band-tough = Tough
band-demanding = Demanding
band-vicious = Vicious
band-evil = Evil
band-nightmare = Nightmare
band-under = under { $to } min
band-between = { $from } to { $to } min
band-over = over { $from } min

human-about = about { $minutes } min
human-hour = over an hour
human-means = A puzzle like this takes { $least } to { $most } minutes.

level-easy = Easy
level-medium = Medium
level-hard = Hard
level-expert = Expert
level-fiendish = Fiendish
level-diabolical = Diabolical
level-extreme = Extreme

symmetry-none = none
symmetry-half-turn = half turn
symmetry-quarter-turn = quarter turn
symmetry-vertical = left and right
symmetry-horizontal = top and bottom
symmetry-diagonal = diagonal

title-day = Puzzle of the day { $day }
title-puzzle = { $wanted } puzzle { $seed }
title-symmetric = { $wanted } puzzle { $seed }, symmetry: { $symmetry }

status-one = One solution
status-several = More than one solution
status-count = { $count } solutions
status-none = No solution
status-unknown = Too many possibilities to count
status-solved = Solved! Every digit is right.
status-left =
    { $count ->
        [one] { $count } cell left
       *[other] { $count } cells left
    }
status-mistakes =
    { $count ->
        [one] { $count } mistake
       *[other] { $count } mistakes
    }
status-dismiss = Dismiss the message

pause-title = The game is paused

done-time = Time
done-level = Level
done-puzzle = Puzzle
done-helps = Hints
done-none = none
done-best = Best so far
done-is-best = Your best time at this level!
done-next = Next one
done-spoken = Time: { $time }.

played-title = My results
played-none = No puzzle solved yet. What you solve is listed here, with its time.
played-solved =
    { $count ->
        [one] puzzle solved
       *[other] puzzles solved
    }
played-streak =
    { $count ->
        [one] day in a row
       *[other] days in a row
    }
played-longest = longest run of days
played-other = Other puzzles
played-count = Solved
played-best = Best time
played-middle = Usual time
played-means = Times are of puzzles solved without hints; the usual one is that in the middle.
played-last = Last solved
played-helps =
    { $count ->
        [one] { $count } hint
       *[other] { $count } hints
    }
played-stay = This list stays in this browser. It is sent nowhere.

settings-theme = Colours of the page
settings-auto = Same as the system
settings-light = Light
settings-dark = Dark
settings-easy-marks = Notes in easy puzzles
settings-marks = Notes in harder puzzles
settings-first = On the pad
settings-cell-first = Choose a cell, then a digit
settings-digit-first = Choose a digit, then its cells
settings-lights = Highlight equal digits, row, column and box
settings-errors = Show mistakes as they are made
settings-letters = Single letters are keys (H for a hint, F for one digit…)
settings-clock = Show the time
settings-experts = All tools, for experts too
settings-stay = Settings and games stay in this browser. They are sent nowhere.
