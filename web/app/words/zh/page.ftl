### 页面框架、首屏、新题目、设置。

language = 语言

header-game = 游戏
header-new = 新题
header-open = 打开
header-menu = 菜单
header-learn = 学习
header-library = 题库
header-games = 存档
header-copy = 复制
header-share = 分享
header-print = 打印
header-settings = 设置
header-light = 浅色
header-dark = 深色
header-help = 帮助
header-pause = 暂停
header-skip = 转到工具

view-play = 游玩
view-solve = 求解
view-sets = 集合逻辑
view-patterns = 图案
view-cube = Medusa
view-pages = 技巧

page-views = 视图
page-board = 盘面
page-digits = 数字与标记
page-tools = 工具
page-close = 关闭
page-colon = { $name }：{ $what }
page-full = { $text }。
page-stop = 停止
page-stopped = 已停止。
page-new-version = Ninerooks 有新版本。
page-take-over = 立即使用
page-later = 以后再说
page-link-copied = 链接已复制，含整个盘面；未发送任何数据。
page-lost-board = 无法读取上次的盘面。

start-about = 每一步都有理由的数独。所有内容只存于本机。
start-or = 或者
start-paste = 粘贴题目
start-photo = 从照片读取
start-learn = 学习
start-look = 随便看看

new-title = 新题目
new-kept = 当前游戏会保留在“存档”中。
new-day = 每日一题
new-singles = 无需预先学习
new-beyond = 需要先学几招
new-symmetry = 对称
new-number = 编号
new-any = 任意
new-same = 相同的编号会得到相同的题目。
new-digits = 编号最多七位数字。
new-making = 正在出题
new-going = 正在出题…
new-tried = 已尝试 { $count } 道
new-none = 尝试了 { $count } 道，没有符合的题目。请再试一次。
new-none-symmetric = 尝试了 { $count } 道，没有符合的题目。请再试一次，或选择其他对称。
new-needs = 必须使用的技巧
new-needs-choose = 请选择…
new-make = 出题
new-needs-about = 按常规顺序，用到这一技巧为止即可解出，缺了它则解不出。少见的技巧可能要几分钟。
new-needs-none = 尝试的 { $count } 道题都不需要{ $technique }。请再试一次，或选择其他技巧。
new-needs-unique = 技巧现在可以假设解是唯一的，因为这一技巧需要此假设。
new-dearest = 按最难的一步
new-variant = 带附加规则
variant-killer = 杀手
variant-x = 对角线（X）
variant-kropki = 黑白点
variant-xv = XV
variant-odd-even = 奇偶
new-lessons = 从头开始的课程与练习
new-library = 可按难度或技巧挑选的题目
new-experts = 高级：当前题目的其他形式
new-is-minimal = 这道题的已知数已经缺一不可。
new-has-form = 这道题已经是这种形式。
new-has-rules = 此题另有规则，变换后的形式不再符合这些规则。

form-minimal = 最小化
form-minimal-about = 去掉多余的已知数
form-morph = 变形
form-morph-about = 随机交换数字、行和列
form-canonical = 标准形
form-canonical-about = 所有等价题目共有的形式

band-beginner = 入门
band-gentle = 轻松
band-mild = 平和
band-moderate = 适中
band-tricky = 棘手
band-tough = 烧脑
band-demanding = 苛刻
band-vicious = 凶狠
band-evil = 魔鬼
band-nightmare = 噩梦
band-under = 不到 { $to } 分钟
band-between = { $from } 至 { $to } 分钟
band-over = 超过 { $from } 分钟

human-about = 约 { $minutes } 分钟
human-hour = 一小时以上
human-means = 这样的题目一般需要 { $least } 至 { $most } 分钟。

level-easy = 简单
level-medium = 中等
level-hard = 困难
level-expert = 专家
level-fiendish = 极难
level-diabolical = 地狱
level-extreme = 极限

symmetry-none = 无
symmetry-half-turn = 旋转 180°
symmetry-quarter-turn = 旋转 90°
symmetry-vertical = 左右
symmetry-horizontal = 上下
symmetry-diagonal = 对角线

title-day = 每日一题 { $day }
title-puzzle = { $wanted } { $seed } 号
title-symmetric = { $wanted } { $seed } 号，对称：{ $symmetry }

status-one = 唯一解
status-several = 不止一个解
status-count = { $count } 个解
status-none = 无解
status-unknown = 可能性太多，无法计数
status-solved = 完成！所有数字都正确。
status-left = 还剩 { $count } 格
status-mistakes = { $count } 处错误
status-dismiss = 关闭消息

pause-title = 游戏已暂停

done-time = 用时
done-level = 难度
done-puzzle = 题目
done-helps = 提示
done-none = 未用
done-best = 最佳用时
done-is-best = 刷新了该难度的最佳用时！
done-next = 再来一题
done-spoken = 用时 { $time }。

played-title = 我的战绩
played-none = 还没有完成的题目。完成的题目及用时会列在这里。
played-solved =
    { $count ->
       *[other] 题已完成
    }
played-streak =
    { $count ->
       *[other] 天连续
    }
played-longest = 最长连续天数
played-other = 其他题目
played-count = 完成
played-best = 最佳用时
played-middle = 一般用时
played-means = 用时只统计未用提示完成的题目；一般用时取中位数。
played-last = 最近完成
played-helps = { $count } 次提示
played-stay = 此列表只保存在此浏览器中，不会发送到任何地方。

settings-theme = 页面颜色
settings-auto = 跟随系统
settings-light = 浅色
settings-dark = 深色
settings-easy-marks = 简单题目中的笔记
settings-marks = 较难题目中的笔记
settings-first = 数字键盘
settings-cell-first = 先选格子，再选数字
settings-digit-first = 先选数字，再选格子
settings-lights = 选中数字时突出相同数字及其行、列、宫
settings-errors = 立即显示错误
settings-letters = 单个字母作为快捷键（H 提示，F 突出显示数字…）
settings-clock = 显示时间
settings-experts = 显示全部工具（包括专家工具）
settings-stay = 设置和存档只保存在此浏览器中，不会发送到任何地方。
