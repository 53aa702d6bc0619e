### 上級者向け：解答手順、最良の手順、局面、比較。

walk-open = 解答手順…
walk-title = 解答手順
walk-print = 全手順（解答手順）
walk-none = 盤面に手順がありません。「全手順」で見つかります。
walk-about = { $count } 手の手順です。投稿、保存、印刷ができます。
walk-heading = 題名
walk-joins = 続くシングルをまとめる
walk-explains = 説明つき
walk-copied = 解答手順をフォーラム用にコピーしました。
walk-html = HTML で保存
walk-saved = walkthrough.html に保存しました。各手に図がつきます。

best-with = 全手順：
best-fewest = 最少の手数で
best-easiest = 最もやさしい手で

states-title = 局面
states-count = 局面：{ $count }、分岐：{ $branches }。
states-about = 選ぶと盤面に表示されます。そこから別の手を実行すると分岐ができます。すべてゲームと一緒に保存されます。
states-tree = 局面：矢印キーで移動、Enter で盤面に置きます
states-beginning = 最初
states-hand = 手入力：{ $what }
states-here = 表示中
states-cost = コスト { $cost }
states-gone = 局面 { $number }：{ $what }
states-full = このゲームの局面は保存できる数を超えました。新しい局面はリストにありません。

compare-open = 比較…
compare-title = 2つの手の比較
compare-none = 比較できる手が2つありません。「すべての手」で盤面の手が一覧できます。
compare-first = 1つ目の手
compare-second = 2つ目の手
compare-show = 盤面に表示
compare-cost = コスト
compare-hodoku = HoDoKu のスコア
compare-explainer = Sudoku Explainer の評価
compare-explainer-none = 固定の評価なし
compare-unique = 一意性を仮定
compare-yes = はい
compare-no = いいえ
compare-places = 置く数字
compare-eliminates = 消す候補
compare-only = この手だけが消す候補
compare-both = どちらも消す候補
compare-nothing = なし
compare-candidates = 候補 { $count } 個
compare-cover = 強い領域：{ $truths }、弱い領域：{ $links }、ランク { $rank }
compare-covers = カバー：{ $count }
compare-assumes = 仮定または補題による
