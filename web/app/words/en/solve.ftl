### Solving: where and why, paths, lists of steps, the order of techniques.

house-row = row { $number }
house-column = column { $number }
house-box = box { $number }
house-rows = rows { $numbers }
house-columns = columns { $numbers }
house-boxes = boxes { $numbers }
place-houses = in { $houses }
place-cells = in { $cells }
place-shaded = in the shaded cells

## The view Solve

end-solved = Solved. Every step was checked.
end-stuck = No technique of this profile goes further.
end-contradiction = No solution: a cell or a house has nothing left.
end-refused = A defect of Ninerooks: the checker refuses a step.
score-easy = easy
score-medium = medium
score-hard = hard
score-unfair = unfair
score-extreme = extreme
solve-no-step = No technique of this profile finds a step.
solve-reason =
    { $count ->
        [one] One step decides it.
       *[other] { $count } steps decide it.
    }
solve-no-reason = No reason was found.
solve-stopped-after = Stopped after { $count } steps.
solve-until = Go on up to
solve-go = Go
solve-all-forms = all forms of a step
solve-simplify = leave out of a whole path what nothing needs
solve-all = All steps
solve-why = Why?
solve-searching = Searching
solve-going = Searching…
solve-steps = { $count } steps.
solve-keeping =
    { $count ->
        [one] Keeping the step that was found…
       *[other] Keeping the { $count } steps that were found…
    }
solve-ask = Click a candidate, or choose a cell and press a digit: why is it false, or true?
solve-practice = Find it yourself: there is a step of { $technique } here. Hints look for nothing else.
solve-everything = Look for everything
solve-score = Level: { $level } · score { $score } (as HoDoKu counts)
rating-open = How hard?
rating-title = How hard is this puzzle?
rating-people = For people
rating-path = Path of this program
rating-path-says =
    { $steps ->
        [0] only singles
        [one] 1 step besides singles
       *[other] { $steps } steps besides singles
    }
rating-hardest = hardest: { $technique }
rating-unsolved = its techniques do not solve it
rating-hodoku-says = { $level }, score { $score }
rating-least = at least { $rating }
rating-csp-about = W and B: the longest whip and braid that it takes. T&E: how deep assumptions go, one inside another.
rating-explainer-about = ER: the hardest step. EP: the hardest up to the first digit. ED: the first step.
rating-looking = More scales are being asked…
rating-none = Only a puzzle with exactly one solution has ratings.
rating-ruled = Other scales do not know these rules.
solve-about = Play, or ask for a hint: first it says which part of the board to look at, then for what, then where, then all of it, with its proof. Press ? for all keys.
solve-examples = Puzzles to begin with
example-first = A first one
example-first-about = single places and single digits, nothing else
example-x-wing = With an X-Wing
example-x-wing-about = easy but for one step
example-hard = A hard one
example-hard-about = number 1 of the list top95
example-nugget = Golden Nugget
example-nugget-about = one of the hardest
example-monster = Easter Monster
example-monster-about = for set logic
example-empty = An empty board
example-empty-about = to type a puzzle

## Lists of steps, and the step that is shown

steps-name = Steps
steps-order = Order
steps-found = as found
steps-kind = Technique
steps-technique = by technique
steps-result = by result
steps-effect = by effect
steps-only = Only about { $candidate }
steps-click = Click a candidate: what removes it?
steps-shown = { $shown } of { $count }
steps-path = The path: arrow keys walk it
steps-uniqueness = assumes uniqueness
step-name = Step
step-what = What is it?
step-signs = What the signs mean
step-numbers = Number the nodes of the chain
step-proof = Proof
step-proof-accepted = Proof, accepted by the checker
step-save = Save or copy
step-forum = Text for a forum
step-copied = The step is on the clipboard, for a forum.
path-copied = The path is on the clipboard, for a forum.
path-take = Take all up to here
path-forum = Path for a forum
path-json = Path as JSON

## Techniques of a path

used-title = Techniques of this path: { $count }
used-times = Times
used-technique = Technique
used-first = First at step
used-level = Level
used-score = Score of each
used-as = as { $technique }
used-likened =
    { $count ->
        [one] 1 step is of techniques that HoDoKu does not have, and counts as the nearest that it has.
       *[other] { $count } steps are of techniques that HoDoKu does not have, and count as the nearest that it has.
    }

## The order of techniques

order-own = My own order
order-count = { $count } techniques
order-technique = a technique…
order-moved = { $technique } is number { $number } of { $count } now.
order-saved = Saved. The program takes it as well:
order-taken = The order { $name } was taken over.
order-bad = This file is no order of techniques: { $fault }
order-profile = Profile
order-for = For { $audience }
order-unique = Techniques may assume that the solution is unique
order-unique-about = Then they may use that a pattern which could be filled in two ways does not occur. Where a puzzle has several solutions, they are never used.
order-title = Techniques and their order
order-about = The first that finds a step gives it. Drag a technique to another place, or move it with Alt and the arrow keys.
order-list = Techniques in their order
order-earlier = { $technique } earlier
order-later = { $technique } later
order-help = Alt and an arrow key move it.
order-add = Add at the end
order-save = Save as a file
order-take = Open a file…
list-comma = { ", " }
path-easier = Simplified: the same number of steps, easier ones.
path-shorter = Simplified: { $now } steps instead of { $then }.
path-shorter-beyond = Simplified: { $now } steps instead of { $then }, { $few } of them beyond singles instead of { $many }.
best-found-fewest = { $steps } steps, { $few } beyond singles.
best-found-gentlest = { $steps } steps; the dearest costs { $dearest }.
best-instead = On the whole path: { $then }.
best-no-path = Without forcing chains, whips, set logic and patterns no path solves the puzzle.
best-no-better = Without forcing chains, whips, set logic and patterns no path is better.
best-least-fewest = No such path has fewer than { $least }.
best-least-gentlest = Every such path has a step that costs { $least } or more.
premise-several = This puzzle, as given, has several solutions, so no technique that assumes one is used.
premise-excluded = This puzzle itself leaves candidates out, so a pattern is used only where none of the candidates to be exchanged is among them.
premise-rules = This puzzle adds rules, by which two digits cannot simply be exchanged, so no technique that assumes one solution is used.
