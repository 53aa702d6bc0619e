### 高级功能：解题过程、最佳路径、局面、比较。

walk-open = 解题过程…
walk-title = 解题过程
walk-print = 完整路径（解题过程）
walk-none = 盘面上没有路径：“完整路径”可以找到一条。
walk-about = 共 { $count } 步的路径，可发帖、保存或打印。
walk-heading = 标题
walk-joins = 合并连续的唯一数
walk-explains = 附说明
walk-copied = 解题过程已复制，可发到论坛。
walk-html = 保存为 HTML
walk-saved = 已保存为 walkthrough.html，每一步都有图。

best-with = 完整路径：
best-fewest = 步数最少
best-easiest = 步骤最容易

states-title = 局面
states-count = 局面：{ $count }，分支：{ $branches }。
states-about = 选择一个即可放到盘面上；在那里走另一步会产生分支。全部随游戏保存。
states-tree = 局面：方向键浏览，回车键放到盘面上
states-beginning = 起点
states-hand = 手动：{ $what }
states-here = 当前盘面
states-cost = 代价 { $cost }
states-gone = 局面 { $number }：{ $what }
states-full = 此游戏的局面超出可保存的数量；新的局面不在列表中。

compare-open = 比较…
compare-title = 比较两个步骤
compare-none = 没有两个步骤可比较：“所有步骤”会列出盘面上的步骤。
compare-first = 第一步
compare-second = 第二步
compare-show = 在盘面上显示
compare-cost = 代价
compare-hodoku = HoDoKu 得分
compare-explainer = Sudoku Explainer 评分
compare-explainer-none = 无固定评分
compare-unique = 假设唯一解
compare-yes = 是
compare-no = 否
compare-places = 填入
compare-eliminates = 删去
compare-only = 仅此步删去
compare-both = 两步都删去
compare-nothing = 无
compare-candidates = { $count } 个候选数
compare-cover = 强区域：{ $truths }，弱区域：{ $links }，秩 { $rank }
compare-covers = 覆盖：{ $count }
compare-assumes = 通过假设或引理
