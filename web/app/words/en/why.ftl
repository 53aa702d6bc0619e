### Why a step is right, in short. Results are in notation: r3c5<>7.

why-english = The whole explanation, in English
why-step = { $technique } gives { $result }.
why-both = { $first } { $second }
why-at = { $digit } in { $cells }
why-or = { $first } or { $last }
why-among = one of { $candidates }
why-many = { $count } candidates
why-nothing-yet = nothing on the board yet
why-end-both = { $candidate } would be true and false at once
why-end-cell = no digit would be left for { $cell }
why-end-house = no place would be left for { $digit } in { $house }
why-end-rule = nothing would be left that a rule of this puzzle allows

## Houses, fish, wings

why-cell = { $digit } is the only candidate left in { $cell }.
why-last = { $cell } is the last empty cell in { $house }, and only { $digit } is missing there.
why-house = In { $house } the only place for { $digit } is { $cell }.
why-house-seen = In { $house } the only place for { $digit } is { $cell }: the { $digit } in { $cells } excludes it from the other empty cells.
why-locked = In { $houses } all places for { $digit } are in { $others } as well. So it is eliminated elsewhere in { $others }: { $result }.
why-ruled-place = By a rule of this puzzle only { $candidate } is left: { $result }.
why-ruled = One of { $places } is true, and by the rules of this puzzle none of them goes together with what is eliminated: { $result }.
why-summed = By its sum { $sum } there is no room for what is eliminated: { $result }.
why-summed-houses = { $houses } together have { $total }. Without the sums in them { $sum } is left, and there is no room for what is eliminated: { $result }.
why-naked = The cells { $cells } have only { $digits } left between them. So these are eliminated elsewhere in { $house }: { $result }.
why-hidden = In { $house } the digits { $digits } have places only in { $cells }. So nothing else can be there: { $result }.
why-subset-rules = By the rules of this puzzle { $cells } use the digits { $digits } up, one in each: { $result }.
why-fish = In { $houses } all places for { $digit } are in { $others }. So these hold it, and no other cell in { $others } can: { $result }.
why-finned =
    { $count ->
        [one] In { $houses } all places for { $digit } are in { $others }, but for the fin { $fins }. Either the fin is true, or the fish holds; what is false in both cases is false: { $result }.
       *[other] In { $houses } all places for { $digit } are in { $others }, but for the fins { $fins }. Either one of the fins is true, or the fish holds; what is false in both cases is false: { $result }.
    }
why-two-fish = In { $houses } there are two finned fish of { $digit } with covers in { $others } and fins in { $fins }. What either of them eliminates is false: { $result }.
why-xy-wing = The pivot { $pivot } has only { $digits }. Whichever it is, { $digit } is left for one of the pincers, { $pincers }; what sees both cannot have it: { $result }.
why-xyz-wing = The pivot { $pivot } has only { $digits }. It is { $digit } itself, or { $digit } is left for one of the pincers, { $pincers }; what sees all three cells cannot have it: { $result }.
why-bent = The cells { $cells } have only { $digits }: as many digits as cells, and only { $digit } can be there more than once. So one of them is { $digit }, and what sees all its places there cannot have it: { $result }.
why-bent-locked = The cells { $cells } have only { $digits }: as many digits as cells, and none can be there twice. So each is there, and what sees all places of a digit there cannot have it: { $result }.
why-remote-pair = All these cells have only { $digits }, and they alternate: the one digit is in { $one }, the other in { $other }. What sees cells of both sides can have neither: { $result }.
why-almost-locked = In { $line } only { $digits } are possible in { $naked }, so at most one of these digits is where the houses cross. In { $house } the rest need { $hidden }, where there is room for nothing else: { $result }.
why-sue-de-coq = The cells { $cells } have only { $digits }, each of them at most once in { $line } and once in { $house }. That is just as many places as cells, so all are used, and what sees all places of one of them is false: { $result }.
why-fireworks = By row and column of { $pivots } the digits { $digits } are left for the cells { $cells }: as many digits as cells. So nothing else is there: { $result }.
why-multi-sector = Every candidate of the { $count } cells { $cells } is one of { $count } digits in houses: { $links }. So the cells use up each of these, and elsewhere in its house it is false: { $result }.

## Chains and colours

why-chain = If { $first } is false, it follows link by link that { $last } is true. So one of the two is true, and what sees both is false: { $result }.
why-ring = The chain from { $first } to { $last } closes into a ring: of any two neighbours exactly one is true. So what sees both ends of a link is false: { $result }.
why-turbot = In { $first } and in { $last } there are just two choices each for { $digit }. { $one } and { $other } see each other and do not both have it, so { $ends } has it; what sees both is false: { $result }.
why-xy-chain = Every cell of the chain from { $first } to { $last } has two candidates. If { $first } is not { $digit }, then { $last } is, link by link; what sees both cannot have it: { $result }.
why-w-wing = The cells { $cells } have only { $digits }. They are not both { $digit }, for then { $house } would have no place for it; so one of them is { $other }, and what sees both cannot have it: { $result }.
why-by-fish = One of the links is a fish of { $digit } in { $houses }, covered by { $others }.
why-by-exocet = One of the links is an exocet: the targets { $targets } have the same digits as the base { $base }.
why-by-rules = Some of the links hold by rules that the puzzle adds.
why-by-pattern = One of the links holds because { $digits } alone in { $cells } would allow two solutions.
why-by-impossible = One of the links holds because { $digits } alone cannot fill { $cells }.
why-by-ranges = { $one } excludes { $other } by way of the places in { $houses }.
why-by-set = { $one } excludes { $other } by way of the almost-locked set { $set }.
why-trap = Strong links give these candidates two colours, { $one } and { $other }; the one or the other is all true. What sees both colours is false: { $result }.
why-wrap = Strong links give these candidates two colours, { $one } and { $other }. If the first were true, { $end }; so it is all false and the other all true: { $result }.
why-net = If { $candidate } were true, then along strong and weak links { $end }. So it is false: { $result }.
why-hypothesis = If { $candidate } were true, then step by step { $end }. So it is false: { $result }.
why-whip =
    { $count ->
        [0] If { $candidate } were true, { $end }. So it is false: { $result }.
        [one] If { $candidate } were true, only one place would be left in another cell or house, and then { $end }. So it is false: { $result }.
       *[other] If { $candidate } were true, only one place would be left in { $count } cells or houses in turn, and then { $end }. So it is false: { $result }.
    }
why-refutation =
    { $count ->
        [0] If { $candidate } were true, then step by step { $end }. So it is false: { $result }.
        [one] If { $candidate } were true, { $inside } could not be true as well; and then step by step { $end }. So it is false: { $result }.
       *[other] If { $candidate } were true, none of { $inside } could be true as well; and then step by step { $end }. So it is false: { $result }.
    }
why-two-way = Either { $one } or { $other } is true, and the same follows both ways: { $result }.
why-one-way = Either { $one } or { $other } is true. With { $wrong } { $end }, so { $right } is true: { $result }.
why-if-true = If { $candidate } were true, { $end }. So it is false: { $result }.
why-if-false = If { $candidate } were false, { $end }. So it is true: { $result }.
why-either = Whether { $candidate } is true or false, the same follows: { $result }.
why-each-candidate = { $cell } is { $digits }, and the same follows from each of them: { $result }.
why-each-place = In { $house } the { $digit } is in { $cells }, and the same follows from each place: { $result }.
why-each-guardian = So { $guardians } is true, and the same follows from each of them: { $result }.
why-kraken = In { $houses } all places for { $digit } are in { $others }, but for the fins { $fins }. If no fin is true, the fish eliminates the target; each fin leads to the same by a chain: { $result }.
why-kraken-cover = In { $houses } all places for { $digit } are in { $others }, but for the fins { $fins }. So { $digit } is in one of { $cells }, and each place leads to the same by a chain: { $result }.

## Almost-locked sets, exocets, set logic

why-als-xz = The almost-locked sets { $first } and { $last } do not both have { $links }, and the one that lacks it has all its other digits. So { $common } is in one of them, and what sees all its places in both is false: { $result }.
why-als-chain = The almost-locked sets { $first } and { $last } are linked by way of { $sets }, with { $links } in turn. If { $common } is not in the first, it is in the last; what sees all its places in both is false: { $result }.
why-als-wide = { $middle } has two digits more than cells and is linked to { $first } and { $last } by { $links }. Without { $common } the two would take their links, and it would have too few digits; so what sees all places of { $common } is false: { $result }.
why-als-ring = The almost-locked sets { $sets } are linked into a ring by { $links }. So each link is in one of its two sets, all other digits of the sets are locked in, and what sees them is false: { $result }.
why-blossom-cell = Each candidate of { $cell } takes a digit from one of the almost-locked sets { $sets }. Whichever is true, { $common } is left for one of the sets, and what sees all its places there is false: { $result }.
why-blossom-house = Each place for { $digit } in { $house } takes it from one of the almost-locked sets { $sets }. Whichever is true, { $common } is left for one of the sets, and what sees all its places there is false: { $result }.
why-blossom-pattern = So one of its other candidates is true, and each takes a digit from one of the almost-locked sets { $sets }. Then { $common } is left for one of the sets, and what sees all its places there is false: { $result }.
why-aligned = Many combinations of digits in { $cells } are impossible, since they see each other or leave too few digits for { $by }. What is in none of the others is false: { $result }.
why-exocet = Whatever digits of { $digits } the base { $base } has, the targets { $targets } have the same. What contradicts that is false: { $result }.
why-double-exocet = The four base cells { $base } have just the digits { $digits }, each once, and so have the targets { $targets }. What contradicts that is false: { $result }.
why-cover = Each of the truths { $truths } holds exactly once, and together they use up the links { $links }. So: { $result }.
why-rank-zero =
    { $truths ->
        [one] { $truths } truth is covered by as many links. It uses them up, so every other candidate of a link is false: { $result }.
       *[other] { $truths } truths are covered by as many links. They use them all up, so every other candidate of a link is false: { $result }.
    }
why-rank =
    { $truths ->
        [one] { $truths } truth is covered by { $links } links, rank { $rank }. What is in more links than the rank would leave it too few: { $result }.
       *[other] { $truths } truths are covered by { $links } links, rank { $rank }. What is in more links than the rank would leave the truths too few: { $result }.
    }

## Uniqueness and impossible patterns

why-exchange = If { $cells } had only { $digits }, the two digits could be exchanged there, and there would be two solutions.
why-exchange-placed = If { $cells }, none of them given, had only { $digits }, the two digits could be exchanged there, and there would be two solutions.
why-deadly = If { $cells } had only { $digits }, they could be filled in another way with the same digits in every house, and there would be two solutions.
why-grave = Without { $guardians } every empty cell would have two candidates and every digit two places in each house, and there would be two solutions.
why-lite-grave = Without { $guardians } each of { $cells } would have two candidates, which could all be exchanged, and there would be two solutions.
why-reverse-grave = { $digits } are in { $cells } only. If they were in { $guarded } too, the two could be exchanged there, and there would be two solutions.
why-clue-cover = Two givens, { $cells }, are too few for three lines: without { $guardians } the others could be filled in another way, and there would be two solutions.
why-oddagon = { $cells } are a ring of an odd number of cells, so { $digits } alone cannot alternate along it.
why-broken-wing = { $cells } are a ring of an odd number of places for { $digits }. If it were not in { $guarded }, true and false would have to alternate along the ring, which is impossible.
why-impossible = { $digits } alone cannot fill { $cells }: every attempt leaves a cell without a digit.
why-then-true = So { $guardians } is true: { $result }.
why-then-cell = So { $cell } has another digit: { $result }.
why-then-seen = So { $guardians } is true, and what sees all of these is false: { $result }.
why-then-subset = So { $guardians } is true. Together with { $cells } that makes a naked subset of { $digits } in { $house }: { $result }.
why-then-locked = In { $houses } the { $digit } is only in cells of the pattern. If { $candidates } were true, it would be complete: { $result }.
why-then-hidden = So { $guardians } is true. In { $house } there are places for { $digits } only in { $cells }, which so have no room for anything else: { $result }.
why-then-chains = So { $guardians } is true, and each leads to the same by a chain: { $result }.
why-symmetrical = The givens are symmetrical: { $map } takes each to a given when digits change as { $cycles }. So the only solution is symmetrical as well, and what does not fit that is false: { $result }.
why-anti-symmetrical = With { $candidate } the givens would be symmetrical: { $map }, digits changing as { $cycles }. Then the only solution would be as well, which is impossible here: { $result }.
why-map-diagonal = reflection in the main diagonal
why-map-anti-diagonal = reflection in the other diagonal
why-map-half-turn = a half turn
why-map-quarter-turn = a quarter turn
why-map-other = an exchange of rows and columns

## Pattern overlay

why-pom =
    { $count ->
        [one] { $digits } can still be placed in the whole grid in { $count } way. What is not in it is false: { $result }.
       *[other] { $digits } can still be placed in the whole grid in { $count } ways. What is in none of them is false, what is in all is true: { $result }.
    }
why-pom-left = What is in none of the patterns left is false, what is in all is true: { $result }.
why-pom-more =
    { $count ->
        [one] { $count } more deduction of this kind follows.
       *[other] { $count } more deductions of this kind follow.
    }
why-pom-cell-cover =
    { $count ->
        [one] With { $count } pattern of { $gone } some cell would stay empty, so it is deleted.
       *[other] With { $count } patterns of { $gone } some cell would stay empty, so they are deleted.
    }
why-pom-cells =
    { $count ->
        [one] Every pattern of { $digit } passes through { $cells }, so { $count } pattern of { $gone } that takes all of these is deleted.
       *[other] Every pattern of { $digit } passes through { $cells }, so { $count } patterns of { $gone } that take all of these are deleted.
    }
why-pom-clash =
    { $count ->
        [one] { $count } pattern of { $gone } shares a cell with every pattern of { $digit }, so it is deleted.
       *[other] { $count } patterns of { $gone } share a cell with every pattern of { $digit }, so they are deleted.
    }
why-pom-combination =
    { $count ->
        [one] { $count } pattern of { $gone } leaves no room for patterns of some other digits ({ $size }), so it is deleted.
       *[other] { $count } patterns of { $gone } leave no room for patterns of some other digits ({ $size }), so they are deleted.
    }
why-pom-one-of =
    { $count ->
        [one] { $candidates } is true, and { $count } pattern of { $gone } misses it, so it is deleted.
       *[other] { $candidates } is true, and { $count } patterns of { $gone } miss it, so they are deleted.
    }
why-pom-not-both =
    { $count ->
        [one] { $one } and { $other } are not both true, so { $count } pattern of { $gone } through both is deleted.
       *[other] { $one } and { $other } are not both true, so { $count } patterns of { $gone } through both are deleted.
    }
why-pom-rectangle =
    { $count ->
        [one] { $cells } must not be left to two of { $digits }, for there would be two solutions. So { $count } pattern of { $gone } is deleted.
       *[other] { $cells } must not be left to two of { $digits }, for there would be two solutions. So { $count } patterns of { $gone } are deleted.
    }
why-pom-pairs =
    { $count ->
        [0] Pairs of patterns beside which some digit has no pattern left are deleted.
        [one] Pairs of patterns beside which some digit has no pattern left are deleted, and so is { $count } pattern of { $gone } without a partner.
       *[other] Pairs of patterns beside which some digit has no pattern left are deleted, and so are { $count } patterns of { $gone } without a partner.
    }
why-pom-equations =
    { $count ->
        [one] Exactly one pattern of each digit and one through each cell is true. Adding such equations up leaves no room for { $count } pattern of { $gone }.
       *[other] Exactly one pattern of each digit and one through each cell is true. Adding such equations up leaves no room for { $count } patterns of { $gone }.
    }
why-pom-earlier = Earlier steps have deleted patterns.
