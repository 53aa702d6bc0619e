### For experts: walkthroughs, best paths, states, comparison.

walk-open = Walkthrough…
walk-title = Walkthrough
walk-print = The whole path as a walkthrough
walk-none = There is no path on the board: “Whole path” finds one.
walk-about = The path of { $count } steps, to be posted, kept or printed.
walk-heading = Title
walk-joins = Group singles that follow each other
walk-explains = With explanations
walk-copied = The walkthrough is on the clipboard, for a forum.
walk-html = Save as HTML
walk-saved = Saved as walkthrough.html, with a picture of each step.

best-with = Whole path with
best-fewest = the fewest steps
best-easiest = the easiest steps

states-title = States
states-count = States: { $count }. Branches: { $branches }.
states-about = Choose one to put it on the board; another step there makes a branch. All stay with the game.
states-tree = States: arrow keys go through them, Enter puts one on the board
states-beginning = The beginning
states-hand = By hand: { $what }
states-here = on the board
states-cost = cost { $cost }
states-gone = State { $number }: { $what }
states-full = This game has more states than are kept; the new ones are not in the list.

compare-open = Compare…
compare-title = Compare two steps
compare-none = There are not two steps to compare: “All steps” lists those of the board.
compare-first = First step
compare-second = Second step
compare-show = Show it on the board
compare-cost = Cost
compare-hodoku = Counts in HoDoKu
compare-explainer = Sudoku Explainer rates it
compare-explainer-none = no fixed rating
compare-unique = Assumes uniqueness
compare-yes = yes
compare-no = no
compare-places = Places
compare-eliminates = Eliminates
compare-only = Only this one eliminates
compare-both = Both eliminate
compare-nothing = nothing
compare-candidates = { $count } candidates
compare-cover = truths: { $truths }, links: { $links }, rank { $rank }
compare-covers = covers: { $count }
compare-assumes = by assumptions or lemmas
