### 游玩：键盘、盘面朗读、提示、错误、链、假设。

pad-undo = 撤销
pad-redo = 重做
pad-key = 按键 { $key }
pad-modes = 按键与点击的作用
pad-links = 连线的含义
pad-strong = 强链
pad-weak = 弱链
pad-other = 其他
pad-digits = 数字
pad-colour = 颜色
pad-put-on = 上色
pad-digit = { $mode } { $digit }，还剩 { $left } 个
pad-wipe = 清空
pad-clear = 清除
pad-clear-small = 清除
pad-show-one = 突出显示数字
pad-filters = 显示数字可以填在哪里
pad-filter = 显示 { $digit } 可以填在哪里
pad-bivalue-show = 显示双值格
pad-bivalue = 双值格
pad-marks = 候选数标记
marks-mine = 自己的
marks-checked = 自己的，自动更新
marks-all = 全部候选数
pad-all-notes = 全部笔记
pad-digit-first = 先选数字，再选格子
pad-ruled-out = { $digit } 已在同行、同列或同宫中。
pad-errors = 显示错误
pad-givens = 设为已知数
pad-restore = 恢复候选数
pad-fill = 填入候选数
pad-restart = 重新开始
mode-place = 数字
mode-candidate = 候选数
mode-note = 笔记
mode-corner = 角标
mode-centre = 中标
mode-colour = 颜色
mode-link = 连线
mode-assume = 假设

## 读屏用的盘面

board-name = 数独盘面
board-where = 第 { $row } 行第 { $column } 列
board-given = 已知数 { $digit }
board-placed = 填入 { $digit }
board-wrong = 错误
board-none = 无
board-empty = 空格
board-corner = 角标 { $digits }
board-centre = 中标 { $digits }
board-notes = 笔记 { $digits }
board-candidates = 候选数 { $digits }
board-changed = { $count } 格有变化

## 提示

hint-ask = 提示
hint-what = 找什么？
hint-where = 在哪里？
hint-show = 显示
hint-take = 执行此步
hint-look = 请寻找：
hint-region = 请看{ $houses }。
hint-wide = 这一步遍及整个盘面，先看{ $houses }。
hint-digit = 数字 { $digit }
hint-blockers = { $house }中哪些格看不到 { $cells }？
hint-comma = ，
hint-named = { $technique }：
hint-step = 这一步
hint-looking = 正在查找…
hint-close = 关闭提示
hint-taken = 已执行：{ $step }
hint-step-of = 第 { $number } 步，共 { $count } 步
hint-frame = 第 { $number } / { $count } 步
hint-next = 下一步
hint-previous = 上一步
hint-path = 完整路径
hint-more = 更多
argument-fish = 数字 { $digit } 的鱼：实线穿过定义域，虚线穿过删除域。
plain-about = 点击一格，再输入数字或按数字键。格中的小数字是该格还能填的数。
plain-about-own = 点击一格，再输入数字或按数字键。“笔记”记下一个小数字备忘，“全部笔记”记下所有还能填的数。
plain-hint = 卡住了？按“提示”，每按一次多透露一点，并说明理由。
plain-learn = 也可以一步一步学会解法：
plain-marks = 所有可填的数
plain-more = 全部工具

## 盘面的问题

trouble-which = 哪一格？
trouble-what = 哪里错了？
trouble-undo = 撤回
trouble-solved = 已完成：所有数字都正确。
trouble-equal = 相同数字互相冲突：{ $cells }。
trouble-free = 允许修改已知数
trouble-clash = 题目本身有误：{ $cells } 的已知数冲突。
trouble-none = 已知数无解：其中至少有一个必须改变。
trouble-differ = 此盘面不止一个解（{ $solutions }），差别在 { $count } 个阴影格中。
trouble-many = 此盘面的解太多，需要更多已知数。
trouble-pass = 仍然查找步骤
trouble-digit = { $cell } 的 { $digit } 错了。
trouble-candidate = { $cell } 中删去的候选数有一个仍然需要。
trouble-mistakes = 盘面上有 { $count } 处错误。
trouble-look = 请看 { $cells }。

## 游戏与打开的内容

game-practice = 练习：{ $technique }
game-read = 识别为：{ $format }。
game-read-list = 识别为：{ $format }，{ $count } 道题中的第一道。
game-faults = 有 { $count } 行无法读取，第一处是第 { $line } 行。
game-here = 这道题已经在盘面上。
game-played = 您玩过这道题，已恢复当时的进度。
game-anew = “重新开始”可从头再来。
game-restarted = 已重新开始。“撤销”可恢复之前的进度。
game-chain-taken = 已执行。“撤销”可恢复候选数。
game-goes-on = 游戏从{ $place }继续。“撤销”可恢复您的盘面。
game-from-here = 这里
game-no-candidate = { $digit } 不是这一格的候选数。
game-nothing-to-assume = 某格或某区域已没有候选数，因此无法假设。
game-link-begins = 连线从这里开始。请选另一端。

## 题目列表

list-name = 列表
list-puzzle = 第 { $number } 题
list-of = 第 { $number } 题，共 { $count } 题
list-previous = 上一题
list-next = 下一题
list-close = 关闭列表
list-all = 列表中的题目
list-givens = { $count } 个已知数
list-earlier = 往前
list-later = 往后
embed-open = 在 Ninerooks 中打开

## 自己画的链

chain-name = 您的链
chain-ring = 您的环
chain-right = 每条连线都正确，可删去 { $candidates }。
chain-take = 执行这些删减
chain-nothing = 目前每条连线都正确，但没有可删的候选数。
chain-gone = { $candidate } 已不是候选数。
chain-apart = { $one } 与 { $other } 不同格，也不同行、列、宫。
chain-not-strong = { $one } 与 { $other } 不构成强链，还有：{ $others }。
chain-fork = { $candidate } 处有两条以上的连线相接，不成链。
chain-pieces = 这些连线没有连成一条链。
chain-two-weak = { $candidate } 处两条弱链相接，推不出结论。
chain-ends = 链的首尾都应是强链：{ $candidate } 处还差一条，或多了一条。

## 假设

whatif-name = 假设
whatif-true = 如果 { $candidate } 为真？
whatif-false = 如果 { $candidate } 为假？
whatif-contradiction = 矛盾：
whatif-so-true = 所以 { $candidate } 为真。
whatif-so-false = 所以 { $candidate } 为假。
whatif-nothing = 由此推不出任何结论。
whatif-digits = 可推出 { $count } 个数字，排除 { $excluded } 个候选数。没有矛盾，因此什么也没有证明。
whatif-no-digits = 推不出数字，排除 { $excluded } 个候选数。没有矛盾，因此什么也没有证明。
whatif-eliminate = 删去 { $candidate }
whatif-write = 填入 { $candidate }
whatif-and-false = 如果为假呢？
whatif-end = 结束
whatif-why = 为什么为假或为真？
whatif-how = 推导过程
whatif-title = 假设？
whatif-about = 点击一个候选数，或选择一格再按数字，看看它为真时会怎样。再点一次：为假时会怎样。再点一次结束。
layers-name = 逐层标记
layers-title = 逐层推导
layers-two-first = 两者之一为真（{ $start }）：
layers-two-circles = 的推论用圆圈标出，
layers-two-squares = 的推论用方框标出。
layers-assume-true = 假设 { $candidate } 为真。
layers-assume-false = 假设 { $candidate } 为假。
layers-signs = 大写字母为真，或被上一层排除；小写字母在其强链组中为假。为假的被划去。
layers-group = 层
layers-previous = 上一层
layers-assume = 假设
layers-end = 结束
layers-next = 下一层
layers-one = 第 { $name } 层
layers-whole = 整个步骤
layers-all = 全部
layers-marks = 标记
layers-true = 真
layers-false = 假
layers-circle = 圆圈：
layers-square = 方框：
layers-assumed = 假设 { $candidates }。
layers-new = 第 { $name } 层：{ $marks }。
layers-if-true = 如果 { $candidate } 为真：{ $conflict }。
layers-if-false = 如果 { $candidate } 为假：{ $conflict }。
layers-meet = 两路交汇处：{ $meeting }。
layers-only-cell = { $cell } 只剩它
layers-only-house = { $house }中 { $digit } 的唯一位置
layers-seen = { $candidate } 为真
layers-pattern = 由图案得出
layers-empty-cell = { $cell } 无数可填
layers-empty-house = { $house }中 { $digit } 无处可填
layers-both = 两条路上 { $candidate } 都为真
layers-cross = { $where }：一条路上为 { $one }，另一条路上为 { $other }
layers-impossible = 一条路不成立，所以另一条成立
layers-same = 两条路上被否定的候选数相同
layers-place = { $house }的 { $digit }
