### “图案”视图：每个数字的图案及其结论。

patterns-heat = 计数
patterns-letters = 字母
patterns-candidates = 候选数
patterns-frame = 假设，未证明
patterns-of = { $digit } 的图案
patterns-cells = 格中显示
patterns-ways = { $digit } 在整个盘面中还有 { $count } 种放法，每种是一个图案。
patterns-in-none = { $count } 个候选数不在任何图案中：
patterns-in-all = { $count } 个候选数在所有图案中：
patterns-basic = 应用到盘面（{ $digit } 的 Basic POM）
patterns-here = { $cell }：
patterns-digit-count = { $digit }：{ $count } 个图案
patterns-counting = 正在计数图案…
patterns-digits = 每个数字的图案
patterns-count = { $count } 个图案
patterns-count-of = { $initial } 个图案中的 { $count } 个
patterns-said-none = { $count } 个候选数不在其中
patterns-said-all = { $count } 个候选数在所有图案中
patterns-eliminated = 删去 { $count } 个候选数
patterns-true = { $count } 个候选数为真
patterns-written = 填入 { $count } 个数字
patterns-no-candidate = 还没有候选数

## 翻看图案与假设

flip-title = { $digit } 的图案：{ $count }
flip-title-through = { $digit } 经过 { $cell } 的图案：{ $count }
flip-previous = 上一个
flip-next = 下一个
flip-pattern = 图案
flip-draw = 画出
flip-list = 第 { $from } 到 { $to } 个图案，共 { $count } 个：方向键翻看
flip-label = 在 POM 空间中的标签
flip-assume = 假设
flip-assume-of = 假设：
flip-discard = 排除 { $name }
flip-keep = 只保留 { $name }
flip-discard-through = 排除经过 { $cell } 的全部 { $count } 个
flip-keep-through = 只保留经过 { $cell } 的 { $count } 个
flip-all = { $digit } 的所有图案
flip-click = 点击盘面上的格可选出经过它的图案。
flip-spoken = { $digit } 有 { $count } 个图案。
flip-spoken-through = { $digit } 有 { $count } 个图案经过 { $cell }。
assumed-name = 假设，未证明
assumed-title = 假设，未证明。
assumed-about = 这些不会自动应用到盘面；图案、计数和字母是假设下剩余的。
assumed-impossible = 不可能：{ $reason }。
assumed-so = 所以假设并非全部为真。检查器没有检查这一点。
assumed-back = 撤回最后一行
assumed-stop = 结束假设

## 图案步骤

method-title = 结论
method-title-assumed = 假设下的结论
method-name = 方法
method-about = 说明
method-each = 每一步先读出图案的直接结论（Basic POM），再用此方法。
method-searching = 正在查找… { $progress }
method-so-far = 目前 { $count } 步。
method-gone = 假设已清除。
method-all-done = 每格都有数字。
method-nothing = 用此方法找不到更多。
method-not-proved = { $line }。未证明。
trail-title = 步骤及剩余图案
trail-first = 最初
trail-taken-back = 已撤回
trail-back = 后退一步
trail-forward = 前进
trail-patterns = 回到图案
trail-rests = 它依赖之前的 { $count } 次删除。
falling-name = 依次进行 { $count } 次删除时剩余的图案
falling-left = 剩余图案（实线）
falling-pairs = 删除的对（虚线）
falling-place = 删除进度
falling-after = { $count } 次删除后
falling-now = { $count } 次删除后：剩 { $left } 个图案。
falling-now-pairs = { $count } 次删除后：剩 { $left } 个图案，删除 { $pairs } 对。
falling-counts = 步骤计数
falling-patterns = 图案
falling-here = 此处
falling-pairs-deleted = 删除的对
falling-deleted = 删除
falling-rest = 剩余
