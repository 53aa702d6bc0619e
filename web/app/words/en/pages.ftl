### The pages of the techniques, and Medusa in space.

pages-find = Find a technique
pages-name = Name, here or elsewhere
pages-all = All techniques
pages-by = by
pages-family = family
pages-difficulty = difficulty
pages-practise = Practise this
pages-lesson = Lesson
pages-none = No technique has that name.
pages-also = Also: { $names }
pages-english = The pages of the techniques are in English.
pages-open = On the board. Undo brings your own game back.
pages-nothing = Nothing of this technique is to be found here.
pages-put = Put it on the board
pages-yourself = Find it yourself
pages-another = Another like it
family-singles = singles
family-intersections = intersections
family-subsets = subsets
family-fish = fish
family-wings = wings
family-chains = chains
family-almost-locked-sets = almost-locked sets
family-uniqueness = uniqueness
family-hypotheses = hypotheses
family-whips-and-braids = whips and braids
family-exotic-patterns = exotic patterns
family-set-logic = set logic
family-patterns = patterns
ease-beginners = Beginners
ease-easy = Easy
ease-moderate = Moderate
ease-advanced = Advanced
ease-expert = Expert
ease-beyond = Beyond

## Medusa in space

cube-title = Strong chains in space
cube-label = Candidates by row, column and digit: { $shown } of { $count } strong chains shown. The list below tells them in words.
cube-label-step = Candidates by row, column and digit: { $shown } of { $count } strong chains shown, with the step { $step }. The list below tells them in words.
cube-view = View
cube-space = In space
cube-flat = Flat
cube-light = light the step
cube-weak = Weak links
cube-weak-none = none
cube-weak-chains = between chains
cube-weak-all = of all nodes
cube-layer = Layer
cube-all = All
cube-only-layer = Only the layer of { $digit }
cube-fault = There are no chains to show: { $fault }.
cube-side-by-side = The layers are shown side by side instead.
cube-no-webgl = This browser shows no WebGL.
cube-not-loaded = The view in space could not be loaded.
cube-about = Each candidate stands at its row, its column and its digit. Two that are all that is left of a cell or a house are joined: exactly one of them is true. So in each chain either all cubes are true, or all balls.
cube-signs = What the signs mean
cube-capital = capital side
cube-small = small side
cube-strong = strong link
cube-weak-link = weak link
cube-step-link = link of the step
cube-eliminated = eliminated
cube-placed = is placed
cube-chains =
    { $count ->
        [one] { $count } strong chain
       *[other] { $count } strong chains
    }
cube-show-all = Show all
cube-show-none = Show none
cube-of-step = Those of the step
cube-no-chains = No cell and no house has two candidates left.
cube-chain = Chain { $name }
cube-nodes =
    { $count ->
        [one] { $count } node
       *[other] { $count } nodes
    }
cube-links =
    { $count ->
        [one] { $count } strong link
       *[other] { $count } strong links
    }
cube-used = of the step
cube-only-chain = Only chain { $name }
cube-only = Only this
cube-turning = Turn and zoom
cube-left = Turn to the left
cube-right = Turn to the right
cube-nearer = Nearer
cube-farther = Farther
cube-above = From above
cube-home = Back to the first view
cube-reset = Reset
cube-keys = Drag to turn it, pinch or scroll to zoom; or arrow keys, + −, and 0 for the first view.
cube-in = { $digit } in { $cell }
