### Set logic: the editor of truths and links, proofs, sums.

sets-truth = Truth
sets-link = Link
sets-prove = Prove false
sets-row = Row
sets-column = Column
sets-box = Box
sets-cell = Cell
sets-only-truths = Only truths so far: add links, or press “Find links for these truths”.
sets-only-links = Only links so far: add truths, or press “Find truths for these links”.
sets-copied = The sets are on the clipboard.
sets-no-clipboard = The clipboard is closed to this page.
sets-of-step = This is the board of a step.
sets-leave-step = Back to your board
sets-click = What a click on a candidate does
sets-kind = The kind of set
sets-about-prove = A click on a candidate looks for the smallest proof that it is false.
sets-about-truths-cell = A click on a candidate adds its cell as a truth, or takes it away. The right button, or a long touch, proves a candidate false.
sets-about-truths = A click on a candidate adds its digit in its { $kind } as a truth, or takes it away. The right button, or a long touch, proves a candidate false.
sets-about-links-cell = A click on a candidate adds its cell as a link, or takes it away. The right button, or a long touch, proves a candidate false.
sets-about-links = A click on a candidate adds its digit in its { $kind } as a link, or takes it away. The right button, or a long touch, proves a candidate false.
sets-cursor = The cell at the cursor, { $cell }
sets-at = At { $cell }:
sets-press-prove = { $candidate }: prove false
sets-press = { $candidate }: { $side }, { $kind }
sets-has-digit = its digit is there
sets-truths =
    { $count ->
        [one] { $count } truth
       *[other] { $count } truths
    }
sets-links =
    { $count ->
        [one] { $count } link
       *[other] { $count } links
    }
sets-all-truths = truths
sets-all-links = links
sets-none = none yet
sets-rank = Rank { $rank }
sets-complete-links = Find links for these truths
sets-complete-truths = Find truths for these links
sets-undo = Undo sets
sets-redo = Redo sets
sets-clear = Clear sets
sets-copy = Copy as text
sets-point = Point at a candidate on the board, or choose one in the table, to see its sum.
sets-marks = Marks on the board
sets-mark-both = in a truth, covered
sets-mark-bad = not covered
sets-mark-link = in links only
sets-mark-eliminated = eliminated
sets-candidates = All { $count } candidates
sets-algebra = Written out as base, link and cover sets
sets-algebra-name = Set algebra
sets-limits = Limits of proofs
sets-max-rank = Rank at most
sets-max-truths = Truths at most
sets-once = every set once
sets-disjoint = no candidate in two truths
sets-text = Truths and links
sets-text-about = Capitals are truths, small letters links, the digit first: 3R17 is 3 in rows 1 and 7, 5N3 the cell r5c3, 2×4b7 counts twice. A fish may be written 3r17c49.
sets-removed = { $side } { $name } removed.
sets-added = { $side } { $name } added.
sets-cell-full = { $cell } has its digit.
sets-no-candidate = { $candidate } is no candidate.
sets-looking-links = Looking for links…
sets-looking-truths = Looking for truths…
sets-no-links = No links were found.
sets-no-truths = No truths were found.
sets-looking-proof = Looking for a proof against { $candidate }…
sets-no-proof = { $candidate }: nothing was found.
sets-times = { $times } times { $name }
sets-chip = { $name }, { $side }, show on the board
sets-more = { $name } once more
sets-less = { $name } once less
sets-remove = Remove { $name }

## What sets prove

verdict-proved = Proved: { $result }
verdict-uncovered = Not all candidates of the truths are covered.
verdict-no-elimination = Covered, but nothing is eliminated.
verdict-contradiction = Contradiction: fewer links than truths.
verdict-other = Nothing was found.

## The proof of a step

proof-accepted = Accepted by the checker
proof-refused = Refused by the checker: { $reason }
proof-cover = Cover { $number } of { $count }
proof-rank-0 = as many links as truths
proof-rank-1 = one more link than truths
proof-rank-n = { $rank } links more than truths
proof-false-1 = What is in more links than truths is false.
proof-false-n = What is in at least { $scale } more links than truths is false.
proof-inferences = Every inference
proof-open = Open in the set editor
cover-caption = In how many truths and links each candidate is
cover-candidate = Candidate
cover-truths = Truths
cover-links = Links
cover-difference = Links − truths
cover-scale = Scale { $scale }
cover-uncovered = not covered
cover-eliminated = eliminated
cover-reaches = would be eliminated if all were covered
cover-stays = stays
cover-below = < scale { $scale }
cover-reached = ≥ scale { $scale }
cover-no-set = { $candidate }: in none of the sets
cover-in-truths = { $candidate }: in truths { $sets }
cover-in-links = in links { $sets }
