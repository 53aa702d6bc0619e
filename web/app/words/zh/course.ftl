### 课程：课、例子、练习。

course-name = 课程
course-back = 回到盘面
course-all = 所有课程
course-loading = 正在加载…
course-not-loaded = 无法加载练习。网络是否连接？
course-about = 由易到难，逐个学习技巧。每课先说明，再看例子，然后自己找。
course-due = 今天有 { $count } 道做错的练习要重做。
course-repeat = 重做
course-repeat-all = 重做
course-known = 全部掌握
course-of = { $known } / { $count }
course-of-known = 已掌握 { $known } / { $count }
course-progress = 您的进度
course-kept = 进度保存在此浏览器中，也可存为文件，在这里或其他浏览器读取。
course-not-kept = 此浏览器无法保存进度，可能存储已满。可存为文件，在这里或其他浏览器读取。
course-no-file = 此文件没有课程内容。
course-taken = 已导入 { $count } 道练习。
again-title = 再来一次
again-last = 今天的最后一道
again-due = 今天要重做 { $count } 道
again-done = 今天的都做完了。

## 一课

lesson-read = 看讲解
lesson-all-known = 您已掌握本课的所有练习。
lesson-but-missed = 除刚才做错的外，您已掌握本课的所有练习。
lesson-next = 下一课：{ $technique }
lesson-words = 词语：{ $words }
lesson-why = 为什么正确
word-house = 区域
word-house-about = 一行、一列或一宫：填 1 到 9 的九个格
word-candidate = 候选数
word-candidate-about = 某格仍可能填入的数字，用小字书写
word-see = 相见
word-see-about = 同一区域的两格相见：不会是相同数字
word-r3c5-about = 第 3 行第 5 列的格；r3c57 是两格
word-strong = 强链
word-strong-about = 两个候选数中有一个为真
word-weak = 弱链
word-weak-about = 两个候选数中至多一个为真
worked-title = 例子
worked-has = 此盘面中有{ $technique }，看出来了吗？
worked-where = 位置：{ $place }。
worked-pattern = 这些是关键的候选数。
worked-written = 数字已填入。下一步可能会更容易。
worked-eliminated = 删去了 { $count } 个候选数。下一步可能会更容易。
worked-back = 上一步
worked-go-on = 继续
worked-exercises = 去做练习
worked-unique = 此技巧要求题目只有一个解，正式发布的题目都是如此。

## 练习

find-fault = 无法打开此练习：{ $fault }。
find-digit = 找出{ $technique }：选择格和它的数字。
find-both = 找出{ $technique }：标出它删去或填入的内容。
find-candidates = 找出{ $technique }：标出它删去的每个候选数。
find-right = 正确！
find-right-now = 这次对了。
find-all = 这就是全部。
find-it = 这就是答案。
find-again = 这道练习今天还会再出现。
find-next = 下一题
find-done = 完成
find-cell = { $cell } 的候选数
find-has-digit = 已有数字
find-is = 是
find-is-not = 不是
find-mark-is = { $cell } 是 { $digit }
find-mark-not = { $cell } 不是 { $digit }
find-marked = 已标记：{ $marks }
find-nothing-marked = 还没有标记。选格后按上面的数字，或直接点小数字。
find-rest = 显示其余
find-check = 检查
find-hint-place = 位置：{ $place }。
find-hint-pattern = 关键的候选数已在盘面上标出。
find-another-hint = 再给一个提示
find-solution = 显示答案

## 对答案的评语

judge-nothing = 请先在盘面上标记。
judge-more = 正确，但{ $technique }的结论不止这些：还差 { $count } 个。
judge-more-eliminations = 正确，但{ $technique }还能再删去 { $count } 个候选数。
judge-cannot = { $cell } 不可能是 { $digit }：否则题目无解。
judge-other-is = { $cell } 是 { $digit }，但那来自另一技巧（{ $other }），而不是{ $technique }。
judge-not-placed = { $technique }不能得出 { $cell } 是 { $digit }：那里还有别的可能。
judge-can = { $cell } 仍可能是 { $digit }：删去它，题目就无解。
judge-other-is-not = { $cell } 不是 { $digit }，但那来自另一技巧（{ $other }），而不是{ $technique }。
judge-not-eliminated = { $technique }不能从 { $cell } 删去 { $digit }。
