### 步骤的简短理由。结果用记号表示：r3c5<>7。

why-english = 完整说明（英文）
why-step = 由{ $technique }得到 { $result }。
why-both = { $first }{ $second }
why-at = { $cells } 的 { $digit }
why-or = { $first } 或 { $last }
why-among = { $candidates } 之一
why-many = { $count } 个候选数
why-nothing-yet = 盘面上暂无变化
why-end-both = { $candidate } 会既真又假
why-end-cell = { $cell } 就没有数字可填
why-end-house = { $house }就没有位置填 { $digit }
why-end-rule = 此题的一条规则就没有候选可选

## 区域、鱼、翼

why-cell = { $cell } 只剩候选数 { $digit }。
why-last = { $cell } 是{ $house }最后一个空格，只缺 { $digit }。
why-house = { $house }中，{ $digit } 只能填在 { $cell }。
why-house-seen = { $house }中，{ $digit } 只能填在 { $cell }：{ $cells } 的 { $digit } 排除了其他空格。
why-locked = { $houses }中 { $digit } 的所有位置都在{ $others }内，所以{ $others }的其他位置可删去：{ $result }。
why-ruled-place = 按此题的一条规则，只剩 { $candidate }：{ $result }。
why-ruled = { $places } 之一为真，而按此题的规则，它们都与被删去的候选数不能同时成立：{ $result }。
why-summed = 由于总和 { $sum }，被排除的候选数没有位置：{ $result }。
why-summed-houses = { $houses } 合计 { $total }。去掉其中的各个总和后剩下 { $sum }，被排除的候选数没有位置：{ $result }。
why-naked = { $cells } 这几格总共只有 { $digits }，所以{ $house }的其他格可删去它们：{ $result }。
why-hidden = { $house }中 { $digits } 只能填在 { $cells }，所以那里不能有别的数：{ $result }。
why-subset-rules = 根据该题目的规则，{ $cells } 恰好用完数字 { $digits }，每格一个：{ $result }。
why-fish = { $houses }中 { $digit } 的所有位置都在{ $others }内，所以{ $others }的其他格不能是它：{ $result }。
why-finned = { $houses }中 { $digit } 的所有位置，除 { $count } 个鱼鳍 { $fins } 外都在{ $others }内。要么鱼鳍为真，要么鱼成立；两种情况下都为假的可删去：{ $result }。
why-two-fish = { $houses }中有两条 { $digit } 的鳍鱼，删除域在{ $others }，鱼鳍为 { $fins }。任一条鱼删去的都为假：{ $result }。
why-xy-wing = 拐点 { $pivot } 只有 { $digits }。无论它是哪个数，{ $pincers } 中必有一格为 { $digit }，同时看到这两格的格不能是它：{ $result }。
why-xyz-wing = 拐点 { $pivot } 只有 { $digits }。要么它自己是 { $digit }，要么 { $pincers } 中有一格是，同时看到这三格的格不能是它：{ $result }。
why-bent = { $cells } 这几格总共只有 { $digits }：数字与格一样多，且只有 { $digit } 可以重复。所以其中必有一格为 { $digit }，看到它在此所有位置的格不能是它：{ $result }。
why-bent-locked = { $cells } 这几格总共只有 { $digits }：数字与格一样多，且都不能重复。所以每个都会出现，看到某数在此所有位置的格不能是该数：{ $result }。
why-remote-pair = 这些格都只有 { $digits }，并且交替出现：一个数在 { $one }，另一个数在 { $other }。同时看到两侧的格不能是这两个数：{ $result }。
why-almost-locked = { $line }中 { $naked } 只有 { $digits }，所以交叉处至多有其中一个数。在{ $house }中其余的要占用 { $hidden }，那里容不下别的数：{ $result }。
why-sue-de-coq = { $cells } 这几格只有 { $digits }，每个数在{ $line }和{ $house }中各至多一次，位置恰好与格一样多。所以全部用上，看到某数所有位置的格不能是该数：{ $result }。
why-fireworks = 由 { $pivots } 所在的行和列可知，{ $digits } 只能填在 { $cells }：数字与格一样多，所以那里不能有别的数：{ $result }。
why-multi-sector = { $cells } 这 { $count } 格的候选数都属于各区域的 { $count } 个数：{ $links }。这些格把它们全部用完，所以所在区域的其他位置可删去：{ $result }。

## 链与染色

why-chain = 若 { $first } 为假，沿链推出 { $last } 为真。所以两者必有一真，同时看到两者的候选数为假：{ $result }。
why-ring = 从 { $first } 到 { $last } 的链首尾相连成环：相邻两点恰有一真。所以同时看到一条弱链两端的候选数为假：{ $result }。
why-turbot = { $digit } 在{ $first }和{ $last }中各只有两种可能。{ $one } 与 { $other } 相见，不能都是它，所以它在 { $ends }，同时看到两者的候选数为假：{ $result }。
why-xy-chain = 从 { $first } 到 { $last } 的链中，每格都只有两个候选数。若 { $first } 不是 { $digit }，沿链推出 { $last } 是它；同时看到两格的格不能是它：{ $result }。
why-w-wing = { $cells } 都只有 { $digits }。两格不能都是 { $digit }，否则{ $house }没有它的位置；所以必有一格为 { $other }，同时看到两格的格不能是它：{ $result }。
why-by-fish = 其中一条强链来自 { $digit } 的鱼：{ $houses }，由{ $others }覆盖。
why-by-exocet = 其中一条强链来自飞鱼导弹（Exocet）：目标格 { $targets } 与基准格 { $base } 的数字相同。
why-by-rules = 其中一些链接来自该题目附加的规则。
why-by-pattern = 其中一条强链成立，是因为 { $cells } 若只有 { $digits } 就会有两个解。
why-by-impossible = 其中一条强链成立，是因为只用 { $digits } 填不满 { $cells }。
why-by-ranges = { $one } 经由{ $houses }中的位置排除 { $other }。
why-by-set = { $one } 经由待定数组 { $set } 排除 { $other }。
why-trap = 强链把这些候选数染成两色：{ $one } 与 { $other }，必有一色全真。同时看到两色的候选数为假：{ $result }。
why-wrap = 强链把这些候选数染成两色：{ $one } 与 { $other }。若前者为真，{ $end }；所以前者全假，后者全真：{ $result }。
why-net = 若 { $candidate } 为真，沿强弱链推导，{ $end }。所以它为假：{ $result }。
why-hypothesis = 若 { $candidate } 为真，逐步推导，{ $end }。所以它为假：{ $result }。
why-whip =
    { $count ->
        [0] 若 { $candidate } 为真，{ $end }。所以它为假：{ $result }。
       *[other] 若 { $candidate } 为真，依次有 { $count } 个格或区域只剩一个位置，然后{ $end }。所以它为假：{ $result }。
    }
why-refutation =
    { $count ->
        [0] 若 { $candidate } 为真，逐步推导，{ $end }。所以它为假：{ $result }。
       *[other] 若 { $candidate } 为真，则 { $inside } 都不能同时为真，再逐步推导，{ $end }。所以它为假：{ $result }。
    }
why-two-way = { $one } 与 { $other } 必有一真，两条路推出同样的结论：{ $result }。
why-one-way = { $one } 与 { $other } 必有一真。若 { $wrong } 为真，{ $end }，所以 { $right } 为真：{ $result }。
why-if-true = 若 { $candidate } 为真，{ $end }。所以它为假：{ $result }。
why-if-false = 若 { $candidate } 为假，{ $end }。所以它为真：{ $result }。
why-either = 无论 { $candidate } 是真是假，都推出同样的结论：{ $result }。
why-each-candidate = { $cell } 是 { $digits }，每一个都推出同样的结论：{ $result }。
why-each-place = { $house }的 { $digit } 在 { $cells }，每个位置都推出同样的结论：{ $result }。
why-each-guardian = 所以 { $guardians } 为真，每一个都推出同样的结论：{ $result }。
why-kraken = { $houses }中 { $digit } 的所有位置，除鱼鳍 { $fins } 外都在{ $others }内。若鱼鳍都不为真，鱼删去目标；每个鱼鳍也都经一条链推出同样的结论：{ $result }。
why-kraken-cover = { $houses }中 { $digit } 的所有位置，除鱼鳍 { $fins } 外都在{ $others }内。所以 { $digit } 在 { $cells } 之一，每个位置都经一条链推出同样的结论：{ $result }。

## 待定数组（ALS）、飞鱼导弹、集合逻辑

why-als-xz = 待定数组 { $first } 与 { $last } 不能都有 { $links }，没有它的一方必有其余所有数字。所以 { $common } 必在其中一方，看到它在两者中所有位置的候选数为假：{ $result }。
why-als-chain = 待定数组 { $first } 与 { $last } 经由 { $sets } 依次用 { $links } 相连。若 { $common } 不在前者，就在后者；看到它在两者中所有位置的候选数为假：{ $result }。
why-als-wide = { $middle } 的数字比格多两个，并以 { $links } 与 { $first }、{ $last } 相连。若没有 { $common }，后两者会占去相连的数字，它的数字就不够了；所以看到 { $common } 所有位置的候选数为假：{ $result }。
why-als-ring = 待定数组 { $sets } 以 { $links } 相连成环。这些数各在所连的两组之一，其余数字锁定在各自的组内，看到它们的候选数为假：{ $result }。
why-blossom-cell = { $cell } 的每个候选数都会占去待定数组 { $sets } 之一的一个数字。无论哪个为真，{ $common } 都必在其中一组，看到它所有位置的候选数为假：{ $result }。
why-blossom-house = { $house }中 { $digit } 的每个位置都会从待定数组 { $sets } 之一占去它。无论哪个为真，{ $common } 都必在其中一组，看到它所有位置的候选数为假：{ $result }。
why-blossom-pattern = 所以其余候选数中必有一真，每个都会占去待定数组 { $sets } 之一的一个数字。于是 { $common } 必在其中一组，看到它所有位置的候选数为假：{ $result }。
why-aligned = { $cells } 的许多数字组合不可能：它们相见，或使 { $by } 的数字不够。其余组合中都没有的候选数为假：{ $result }。
why-exocet = 基准格 { $base } 无论取 { $digits } 中的哪些数，目标格 { $targets } 都与之相同。与此矛盾的候选数为假：{ $result }。
why-double-exocet = 四个基准格 { $base } 恰好各含 { $digits } 一次，目标格 { $targets } 也是。与此矛盾的候选数为假：{ $result }。
why-cover = 强区域 { $truths } 各恰有一个为真，合起来占满弱区域 { $links }。所以：{ $result }。
why-rank-zero = { $truths } 个强区域被同样多的弱区域覆盖，并把它们全部占满，所以弱区域中的其他候选数都为假：{ $result }。
why-rank = { $truths } 个强区域被 { $links } 个弱区域覆盖，秩为 { $rank }。所在弱区域多于秩的候选数若为真，弱区域就不够用了：{ $result }。

## 唯一性与不可能的结构

why-exchange = { $cells } 若只有 { $digits }，这两个数就可以互换，会有两个解。
why-exchange-placed = { $cells } 都不是已知数，若只有 { $digits }，这两个数就可以互换，会有两个解。
why-deadly = { $cells } 若只有 { $digits }，就可以换一种填法而各区域的数字不变，会有两个解。
why-grave = 若没有 { $guardians }，每个空格都只有两个候选数，每个数在各区域都只有两个位置，会有两个解。
why-lite-grave = 若没有 { $guardians }，{ $cells } 各格都只有两个候选数，可以全部互换，会有两个解。
why-reverse-grave = { $digits } 只出现在 { $cells }。若 { $guarded } 也是它们，这两个数就可以互换，会有两个解。
why-clue-cover = 三行（列）中只有两个已知数 { $cells }，太少了：若没有 { $guardians }，其余的可以换一种填法，会有两个解。
why-oddagon = { $cells } 组成奇数格的环，只用 { $digits } 无法在环上交替。
why-broken-wing = { $cells } 是 { $digits } 的奇数个位置组成的环。若它不在 { $guarded }，真假就要在环上交替，这不可能。
why-impossible = 只用 { $digits } 填不满 { $cells }：总会有一格无数可填。
why-then-true = 所以 { $guardians } 为真：{ $result }。
why-then-cell = 所以 { $cell } 是别的数：{ $result }。
why-then-seen = 所以 { $guardians } 为真，同时看到它们全部的候选数为假：{ $result }。
why-then-subset = 所以 { $guardians } 为真。与 { $cells } 一起在{ $house }构成 { $digits } 的显性数组：{ $result }。
why-then-locked = { $houses }的 { $digit } 只在此结构的格中。若 { $candidates } 为真，结构就完整了：{ $result }。
why-then-hidden = 所以 { $guardians } 为真。{ $house }中 { $digits } 只能填在 { $cells }，那里容不下别的数：{ $result }。
why-then-chains = 所以 { $guardians } 为真，每一个都经一条链推出同样的结论：{ $result }。
why-symmetrical = 已知数是对称的：{ $map }把每个已知数变为已知数，数字按 { $cycles } 变换。所以唯一的解也对称，与此不符的候选数为假：{ $result }。
why-anti-symmetrical = 若再给出 { $candidate }，已知数就是对称的：{ $map }，数字按 { $cycles } 变换。那么唯一的解也对称，而这里不可能：{ $result }。
why-map-diagonal = 沿主对角线翻转
why-map-anti-diagonal = 沿副对角线翻转
why-map-half-turn = 旋转 180 度
why-map-quarter-turn = 旋转 90 度
why-map-other = 行列互换

## 图案叠加

why-pom = { $digits } 在整个盘面中还有 { $count } 种放法。都不经过的候选数为假，都经过的为真：{ $result }。
why-pom-left = 剩下的图案都不经过的候选数为假，都经过的为真：{ $result }。
why-pom-more = 还有 { $count } 个这样的推论。
why-pom-cell-cover = 有 { $count } 个 { $gone } 的图案会使某格无数可填，可删去。
why-pom-cells = { $digit } 的每个图案都经过 { $cells }，所以占去这些格的 { $count } 个 { $gone } 的图案可删去。
why-pom-clash = 有 { $count } 个 { $gone } 的图案与 { $digit } 的每个图案都有共同的格，可删去。
why-pom-combination = 有 { $count } 个 { $gone } 的图案使另外 { $size } 个数的图案放不下，可删去。
why-pom-one-of = { $candidates } 为真，不经过它的 { $count } 个 { $gone } 的图案可删去。
why-pom-not-both = { $one } 与 { $other } 不能都为真，所以同时经过两者的 { $count } 个 { $gone } 的图案可删去。
why-pom-rectangle = { $cells } 不能只剩 { $digits } 中的两个，否则会有两个解。所以 { $count } 个 { $gone } 的图案可删去。
why-pom-pairs =
    { $count ->
        [0] 若两个图案并存会使某个数没有图案，则这一对可删去。
       *[other] 若两个图案并存会使某个数没有图案，则这一对可删去；因此没有搭档的 { $count } 个 { $gone } 的图案也可删去。
    }
why-pom-equations = 每个数、每一格都恰有一个图案为真。把这些等式相加，{ $count } 个 { $gone } 的图案就放不下。
why-pom-earlier = 前面的步骤已经删去了一些图案。
