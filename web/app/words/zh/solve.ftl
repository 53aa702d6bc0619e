### 求解：位置与理由、路径、步骤列表、技巧顺序。

house-row = 第 { $number } 行
house-column = 第 { $number } 列
house-box = 第 { $number } 宫
house-rows = 第 { $numbers } 行
house-columns = 第 { $numbers } 列
house-boxes = 第 { $numbers } 宫
place-houses = 在{ $houses }
place-cells = 在 { $cells }
place-shaded = 在阴影格中

## “求解”视图

end-solved = 已解出。每一步都经过检查。
end-stuck = 此方案中的技巧无法继续。
end-contradiction = 无解：某格或某区域已无候选数。
end-refused = Ninerooks 的缺陷：检查器拒绝了某一步。
score-easy = 简单
score-medium = 中等
score-hard = 困难
score-unfair = 极难
score-extreme = 极限
solve-no-step = 此方案中的技巧找不到步骤。
solve-reason = { $count } 步可以判定。
solve-no-reason = 没有找到理由。
solve-stopped-after = 在 { $count } 步后停止。
solve-until = 一直到
solve-go = 开始
solve-all-forms = 一步的所有形式
solve-simplify = 在完整路径中省去不需要的步骤
solve-all = 所有步骤
solve-why = 为什么？
solve-searching = 查找
solve-going = 正在查找…
solve-steps = { $count } 步。
solve-keeping = 正在保留已找到的 { $count } 步…
solve-ask = 点击一个候选数，或选择一格再按数字：它为什么为假或为真？
solve-practice = 自己找找看：这里有一步{ $technique }。提示只查找此技巧。
solve-everything = 查找全部
solve-score = 难度：{ $level } · 得分 { $score }（按 HoDoKu 计算）
rating-open = 难度如何？
rating-title = 这道题有多难？
rating-people = 对人来说
rating-path = 本程序的解题路径
rating-path-says =
    { $steps ->
        [0] 只用排除法和唯一余数
       *[other] 除排除法和唯一余数外还需 { $steps } 步
    }
rating-hardest = 最难：{ $technique }
rating-unsolved = 其技巧无法解出
rating-hodoku-says = { $level }，得分 { $score }
rating-least = 至少 { $rating }
rating-csp-about = W 和 B：所需最长的 whip 和 braid。T&E：假设嵌套的深度。
rating-explainer-about = ER：最难的一步。EP：填入第一个数之前最难的一步。ED：第一步。
rating-looking = 正在计算其他评分……
rating-none = 只有唯一解的题目才有评分。
rating-ruled = 其他评分不认识这些规则。
solve-about = 可以直接玩，也可以点“提示”：先说看哪个区域，再说找什么，再说位置，最后给出完整步骤和证明。按 ? 查看所有按键。
solve-examples = 入门题目
example-first = 第一题
example-first-about = 只用排除法和唯一余数即可解出
example-x-wing = 含一个二阶鱼
example-x-wing-about = 除一步外都很简单
example-hard = 一道难题
example-hard-about = top95 列表的第 1 题
example-nugget = Golden Nugget
example-nugget-about = 最难的题目之一
example-monster = Easter Monster
example-monster-about = 适合集合逻辑
example-empty = 空盘面
example-empty-about = 用来输入题目

## 步骤列表与当前步骤

steps-name = 步骤
steps-order = 顺序
steps-found = 按发现顺序
steps-kind = 技巧
steps-technique = 按技巧
steps-result = 按结果
steps-effect = 按效果
steps-only = 仅 { $candidate }
steps-click = 点击候选数：什么可以删去它？
steps-shown = { $shown } / { $count }
steps-path = 路径：用方向键浏览
steps-uniqueness = 假设唯一解
step-name = 步骤
step-what = 这是什么？
step-signs = 符号说明
step-numbers = 给链的节点编号
step-proof = 证明
step-proof-accepted = 证明（已通过检查）
step-save = 保存或复制
step-forum = 论坛用文本
step-copied = 步骤已复制到剪贴板，可用于论坛。
path-copied = 路径已复制到剪贴板，可用于论坛。
path-take = 执行到此为止的所有步骤
path-forum = 论坛用路径
path-json = 路径（JSON）

## 路径中的技巧

used-title = 此路径使用的技巧：{ $count }
used-times = 次数
used-technique = 技巧
used-first = 首见步骤
used-level = 难度
used-score = 每步得分
used-as = 视同{ $technique }
used-likened = 有 { $count } 步使用 HoDoKu 没有的技巧，按最接近的计分。

## 技巧的顺序

order-own = 自定义顺序
order-count = { $count } 个技巧
order-technique = 技巧…
order-moved = { $technique }现在是第 { $number } 个，共 { $count } 个。
order-saved = 已保存。程序也可使用：
order-taken = 已采用顺序 { $name }。
order-bad = 此文件不是技巧顺序：{ $fault }
order-profile = 方案
order-for = 适合：{ $audience }
order-unique = 技巧可以假设解是唯一的
order-unique-about = 即可利用“能以两种方式填入的图案不会出现”。题目有多个解时从不使用。
order-title = 技巧及其顺序
order-about = 按顺序查找，最先找到步骤的技巧给出该步。可拖动技巧，或用 Alt 加方向键移动。
order-list = 按顺序排列的技巧
order-earlier = { $technique }提前
order-later = { $technique }推后
order-help = Alt 加方向键可移动。
order-add = 添加到末尾
order-save = 保存为文件
order-take = 打开文件…
list-comma = 、
path-easier = 已简化：步数相同，但更容易。
path-shorter = 已简化：{ $now } 步，原为 { $then } 步。
path-shorter-beyond = 已简化：{ $now } 步，原为 { $then } 步；其中除唯一数外 { $few } 步，原为 { $many } 步。
best-found-fewest = { $steps } 步，其中除唯一数外 { $few } 步。
best-found-gentlest = { $steps } 步，最贵的一步代价为 { $dearest }。
best-instead = 完整路径：{ $then }。
best-no-path = 不用强制链、whip、集合逻辑和图案，没有路径能解出此题。
best-no-better = 不用强制链、whip、集合逻辑和图案，没有更好的路径。
best-least-fewest = 这样的路径至少有 { $least } 步。
best-least-gentlest = 这样的路径都有一步代价不低于 { $least }。
premise-several = 此题按已知数有多个解，因此不使用以唯一解为前提的技巧。
premise-excluded = 此题本身排除了一些候选数，因此只有当要交换的候选数都不在其中时才使用这种结构。
premise-rules = 此题另有规则，两个数字不能随意互换，因此不使用以唯一解为前提的技巧。
