### The course: lessons, examples, exercises.

course-name = Course
course-back = Back to the board
course-all = All lessons
course-loading = Loading…
course-not-loaded = The exercises could not be loaded. Is there a connection?
course-about = One technique after the other, the easiest first. A lesson explains it, shows an example, and then you find it yourself.
course-due =
    { $count ->
        [one] { $count } exercise that you missed comes back today.
       *[other] { $count } exercises that you missed come back today.
    }
course-repeat = Repeat it
course-repeat-all = Repeat them
course-known = all known
course-of = { $known } of { $count }
course-of-known = { $known } of { $count } known
course-progress = Your progress
course-kept = It is kept in this browser. A file of it can be read here or in another one.
course-not-kept = This browser could not keep it; perhaps its storage is full. A file of it can be read here or in another one.
course-no-file = This file has nothing of the course.
course-taken =
    { $count ->
        [one] Taken over: { $count } exercise.
       *[other] Taken over: { $count } exercises.
    }
again-title = Once more
again-last = The last one for today
again-due = { $count } to repeat today
again-done = That was all for today.

## A lesson

lesson-read = Read the lesson
lesson-all-known = You know all exercises of this lesson.
lesson-but-missed = You know all exercises of this lesson but those that you have just missed.
lesson-next = Next lesson: { $technique }
lesson-words = Words: { $words }
lesson-why = Why it is right
word-house = house
word-house-about = a row, a column or a box: nine cells with the digits 1 to 9
word-candidate = candidate
word-candidate-about = a digit that may still go in a cell, written small
word-see = to see
word-see-about = two cells of one house see each other: they never have the same digit
word-r3c5-about = the cell in row 3 and column 5; r3c57 are two cells
word-strong = strong link
word-strong-about = one of two candidates is true
word-weak = weak link
word-weak-about = at most one of two candidates is true
worked-title = An example
worked-has = This board has { $technique }. Perhaps you see it already.
worked-where = Look for it { $place }.
worked-pattern = These are the candidates that matter.
worked-written = The digit is written. The next step may be easier now.
worked-eliminated =
    { $count ->
        [one] The candidate is eliminated. The next step may be easier now.
       *[other] { $count } candidates are eliminated. The next step may be easier now.
    }
worked-back = Back
worked-go-on = Go on
worked-exercises = To the exercises
worked-unique = This technique relies on the puzzle having only one solution, as published puzzles do.

## An exercise

find-fault = This exercise could not be opened: { $fault }.
find-digit = Find { $technique }: choose the cell and its digit.
find-both = Find { $technique }: mark what it eliminates or places.
find-candidates = Find { $technique }: mark every candidate that it eliminates.
find-right = Right!
find-right-now = Right this time.
find-all = This is all of it.
find-it = This is it.
find-again = This exercise comes back later today.
find-next = Next exercise
find-done = Done
find-cell = Candidates of { $cell }
find-has-digit = has its digit already
find-is = is
find-is-not = is not
find-mark-is = { $cell } is { $digit }
find-mark-not = { $cell } is not { $digit }
find-marked = Marked: { $marks }
find-nothing-marked = Nothing is marked yet. Choose a cell, then the digit above; or click the small digit.
find-rest = Show the rest
find-check = Check
find-hint-place = Look for it { $place }.
find-hint-pattern = The candidates that matter are marked on the board.
find-another-hint = Another hint
find-solution = Show the solution

## What is said of an answer

judge-nothing = Mark something on the board first.
judge-more = Right, but there is more: this { $technique } does more: { $count } more.
judge-more-eliminations =
    { $count ->
        [one] Right, but there is more: this { $technique } also eliminates one more candidate.
       *[other] Right, but there is more: this { $technique } also eliminates { $count } more candidates.
    }
judge-cannot = { $cell } cannot be { $digit }: then the puzzle would have no solution.
judge-other-is = { $cell } is { $digit }, but that follows from another technique ({ $other }), not from { $technique }.
judge-not-placed = No { $technique } says that { $cell } is { $digit }: something else is still possible there.
judge-can = { $cell } can still be { $digit }: without it the puzzle would have no solution.
judge-other-is-not = { $cell } is not { $digit }, but that follows from another technique ({ $other }), not from { $technique }.
judge-not-eliminated = No { $technique } eliminates { $digit } from { $cell }.
