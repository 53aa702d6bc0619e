### The view Patterns: the patterns of each digit, and what they say.

patterns-heat = Counts
patterns-letters = Letters
patterns-candidates = Candidates
patterns-frame = ASSUMED, NOT PROVED
patterns-of = patterns of { $digit }
patterns-cells = In the cells
patterns-ways =
    { $count ->
        [one] { $digit } can still be placed in the whole grid in { $count } way: its patterns.
       *[other] { $digit } can still be placed in the whole grid in { $count } ways: its patterns.
    }
patterns-in-none =
    { $count ->
        [one] { $count } candidate is in none of them:
       *[other] { $count } candidates are in none of them:
    }
patterns-in-all =
    { $count ->
        [one] { $count } candidate is in all of them:
       *[other] { $count } candidates are in all of them:
    }
patterns-basic = Put this on the board (Basic POM of { $digit })
patterns-here = In { $cell }:
patterns-digit-count = { $digit }: { $count } patterns
patterns-counting = Counting the patterns…
patterns-digits = Patterns of each digit
patterns-count =
    { $count ->
        [one] { $count } pattern
       *[other] { $count } patterns
    }
patterns-count-of =
    { $count ->
        [one] { $count } pattern of { $initial }
       *[other] { $count } patterns of { $initial }
    }
patterns-said-none =
    { $count ->
        [one] { $count } candidate in none
       *[other] { $count } candidates in none
    }
patterns-said-all =
    { $count ->
        [one] { $count } candidate in all
       *[other] { $count } candidates in all
    }
patterns-eliminated =
    { $count ->
        [one] { $count } candidate eliminated
       *[other] { $count } candidates eliminated
    }
patterns-true =
    { $count ->
        [one] { $count } candidate true
       *[other] { $count } candidates true
    }
patterns-written =
    { $count ->
        [one] { $count } digit written
       *[other] { $count } digits written
    }
patterns-no-candidate = no candidate yet

## Turning patterns over, and assuming

flip-title = Patterns of { $digit }: { $count }
flip-title-through = Patterns of { $digit } through { $cell }: { $count }
flip-previous = Previous
flip-next = Next
flip-pattern = Pattern
flip-draw = draw it
flip-list = Patterns { $from } to { $to } of { $count }: arrow keys leaf through them
flip-label = its label in the POM-Space
flip-assume = Assume
flip-assume-of = Assume:
flip-discard = Discard { $name }
flip-keep = Keep only { $name }
flip-discard-through =
    { $count ->
        [one] Discard the one through { $cell }
       *[other] Discard all { $count } through { $cell }
    }
flip-keep-through =
    { $count ->
        [one] Keep only the one through { $cell }
       *[other] Keep only the { $count } through { $cell }
    }
flip-all = All patterns of { $digit }
flip-click = A click on a cell of the board picks out the patterns through it.
flip-spoken =
    { $count ->
        [one] { $count } pattern of { $digit }.
       *[other] { $count } patterns of { $digit }.
    }
flip-spoken-through =
    { $count ->
        [one] { $count } pattern of { $digit } through { $cell }.
       *[other] { $count } patterns of { $digit } through { $cell }.
    }
assumed-name = Assumed, not proved
assumed-title = Assumed, not proved.
assumed-about = Nothing of this comes onto the board by itself; the patterns, counts and letters are those that would be left.
assumed-impossible = Impossible: { $reason }.
assumed-so = So not all that was assumed is true. The checker has not seen this.
assumed-back = Take back the last line
assumed-stop = Stop assuming

## Steps of patterns

method-title = What follows
method-title-assumed = What follows, assumed
method-name = Method
method-about = About it
method-each = Each step first reads off what the patterns say at once (Basic POM), then asks the method.
method-searching = Searching… { $progress }
method-so-far =
    { $count ->
        [one] { $count } step so far.
       *[other] { $count } steps so far.
    }
method-gone = What was assumed is gone.
method-all-done = Every cell has its digit.
method-nothing = Nothing more is found this way.
method-not-proved = { $line }. Not proved.
trail-title = Steps, and the patterns that they leave
trail-first = At first
trail-taken-back = taken back
trail-back = Back a step
trail-forward = Forward
trail-patterns = Back to the patterns
trail-rests =
    { $count ->
        [one] It rests on { $count } earlier deletion.
       *[other] It rests on { $count } earlier deletions.
    }
falling-name = Patterns left while { $count } deletions are made, one after the other
falling-left = patterns left (unbroken)
falling-pairs = pairs deleted (dashed)
falling-place = Place among the deletions
falling-after = after { $count } deletions
falling-now = After { $count } deletions: { $left } patterns left.
falling-now-pairs = After { $count } deletions: { $left } patterns left, { $pairs } pairs deleted.
falling-counts = Counts of the step
falling-patterns = Patterns
falling-here = At this place
falling-pairs-deleted = Pairs deleted
falling-deleted = Deleted
falling-rest = Left
