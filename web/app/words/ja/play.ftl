### プレイ：キーパッド、盤面の読み上げ、ヒント、間違い、チェーン、仮定。

pad-undo = 元に戻す
pad-redo = やり直す
pad-key = { $key } キー
pad-modes = キーとクリックの働き
pad-links = リンクの意味
pad-strong = 強
pad-weak = 弱
pad-other = その他
pad-digits = 数字
pad-colour = 色
pad-put-on = 塗る
pad-digit = { $mode } { $digit }、残り { $left } 個
pad-wipe = 全消去
pad-clear = 消去
pad-clear-small = 消去
pad-show-one = 数字を強調表示
pad-filters = 数字が入る場所を表示
pad-filter = { $digit } が入る場所を表示
pad-bivalue-show = 候補が2つのマスを表示
pad-bivalue = 候補が2つのマス
pad-marks = メモ
marks-mine = 自分のメモ
marks-checked = 自分のメモ（自動更新）
marks-all = すべての候補
pad-all-notes = 全メモ
pad-digit-first = 先に数字、次にマスを選ぶ
pad-ruled-out = { $digit } は同じ行・列・ブロックにすでにあります。
pad-errors = 間違いを表示
pad-givens = 初期数字にする
pad-restore = 候補を戻す
pad-fill = 候補を書き込む
pad-restart = 最初から
mode-place = 数字
mode-candidate = 候補
mode-note = メモ
mode-corner = 隅メモ
mode-centre = 中央メモ
mode-colour = 色
mode-link = リンク
mode-assume = 仮定

## スクリーンリーダー用の盤面

board-name = 数独の盤面
board-where = { $row } 行 { $column } 列
board-given = 初期数字 { $digit }
board-placed = 記入 { $digit }
board-wrong = 誤り
board-none = なし
board-empty = 空き
board-corner = 隅メモ { $digits }
board-centre = 中央メモ { $digits }
board-notes = メモ { $digits }
board-candidates = 候補 { $digits }
board-changed = { $count } マスが変わりました

## ヒント

hint-ask = ヒント
hint-what = 何？
hint-where = どこ？
hint-show = この手を見る
hint-take = この手を実行
hint-look = 注目：
hint-region = { $houses }を見てください。
hint-wide = 盤面全体にわたる手です。まず{ $houses }から見てください。
hint-digit = 数字 { $digit }
hint-blockers = { $house }の中で { $cells } から見えないマスはどれ？
hint-comma = 、
hint-named = { $technique }：
hint-step = この手
hint-looking = 探しています…
hint-close = ヒントを閉じる
hint-taken = 実行しました：{ $step }
hint-step-of = { $count } 手中 { $number } 手目
hint-frame = { $number } / { $count } 手目
hint-next = 次の手
hint-previous = 前の手
hint-path = 全手順
hint-more = もっと
argument-fish = 数字 { $digit } のフィッシュ：実線は基本領域、破線はカバー領域です。
plain-about = マスを選び、数字を入力するか数字キーを押します。小さな数字は、そのマスに入る可能性のある数字です。
plain-about-own = マスを選び、数字を入力するか数字キーを押します。「メモ」で小さな数字を控えられ、「全メモ」で入る可能性のある数字をすべて書き込みます。
plain-hint = 行き詰まったら「ヒント」へ。押すたびに少しずつ詳しくなり、理由もわかります。
plain-learn = 解き方を1つずつ学ぶこともできます：
plain-marks = 可能な数字すべて
plain-more = すべてのツール

## 盤面の問題

trouble-which = どのマス？
trouble-what = 何が間違い？
trouble-undo = 取り消す
trouble-solved = 完成しています：すべての数字が正解です。
trouble-equal = 同じ数字が重複しています：{ $cells }。
trouble-free = 初期数字を変更する
trouble-clash = 問題自体が誤りです：{ $cells } の初期数字が矛盾しています。
trouble-none = この初期数字では解がありません。少なくとも1つは別の数字のはずです。
trouble-differ = この盤面の解は1つではなく（{ $solutions }）、網かけの { $count } マスが異なります。
trouble-many = この盤面には解が非常に多くあります。初期数字がもっと必要です。
trouble-pass = それでも手を探す
trouble-digit = { $cell } の { $digit } は間違いです。
trouble-candidate = { $cell } で消した候補の1つは、まだ必要です。
trouble-mistakes = 盤面に間違いが { $count } か所あります。
trouble-look = { $cells } を見てください。

## ゲームと開いたもの

game-practice = 練習：{ $technique }
game-read = 形式：{ $format }。
game-read-list = 形式：{ $format }、{ $count } 問のうち最初の問題。
game-faults = { $count } 行を読み取れませんでした（最初は { $line } 行目）。
game-here = この問題はすでに盤面にあります。
game-played = 以前プレイした問題です。そのときの続きから始めます。
game-anew = 「最初から」でやり直せます。
game-restarted = 最初に戻しました。「元に戻す」でゲームが戻ります。
game-chain-taken = 実行しました。「元に戻す」で候補が戻ります。
game-goes-on = { $place }からゲームを続けます。「元に戻す」で自分の盤面に戻ります。
game-from-here = ここ
game-no-candidate = { $digit } はこのマスの候補ではありません。
game-nothing-to-assume = 候補のなくなったマスかハウスがあるので、仮定できません。
game-link-begins = リンクの始点です。次に終点を選んでください。

## 問題のリスト

list-name = リスト
list-puzzle = 問題 { $number }
list-of = { $count } 問中 { $number } 問目
list-previous = 前の問題
list-next = 次の問題
list-close = リストを閉じる
list-all = リストの問題
list-givens = 初期数字 { $count }
list-earlier = 前へ
list-later = 次へ
embed-open = Ninerooks で開く

## 自分で引いたチェーン

chain-name = 自分のチェーン
chain-ring = 自分のループ
chain-right = すべてのリンクが正しく、{ $candidates } を消せます。
chain-take = この候補を消す
chain-nothing = 今のところすべてのリンクは正しいですが、消せる候補はありません。
chain-gone = { $candidate } はもう候補ではありません。
chain-apart = { $one } と { $other } は同じマスでも、同じ行・列・ブロックでもありません。
chain-not-strong = { $one } と { $other } は強いリンクではありません。ほかの候補があります：{ $others }。
chain-fork = { $candidate } に3つ以上のリンクが集まるので、チェーンになりません。
chain-pieces = これらのリンクはつながっていません。
chain-two-weak = { $candidate } で弱いリンクが2つ続くので、何も導けません。
chain-ends = チェーンは強いリンクで始まり強いリンクで終わります：{ $candidate } でリンクが1つ足りないか、1つ余分です。

## 仮定

whatif-name = 仮定
whatif-true = { $candidate } が真なら？
whatif-false = { $candidate } が偽なら？
whatif-contradiction = 矛盾：
whatif-so-true = よって { $candidate } は真です。
whatif-so-false = よって { $candidate } は偽です。
whatif-nothing = そこからは何も導かれません。
whatif-digits = { $count } 個の数字が決まり、{ $excluded } 個の候補が除外されます。矛盾はないので、何も証明されません。
whatif-no-digits = 決まる数字はなく、{ $excluded } 個の候補が除外されます。矛盾はないので、何も証明されません。
whatif-eliminate = { $candidate } を消す
whatif-write = { $candidate } を記入
whatif-and-false = 偽なら？
whatif-end = 終了
whatif-why = なぜ偽（または真）？
whatif-how = 導出の過程
whatif-title = もしも？
whatif-about = 候補をクリックするか、マスを選んで数字を押すと、真の場合に何が導かれるかを見られます。もう一度で偽の場合、さらにもう一度で終了します。
layers-name = マークの層
layers-title = 1層ずつ
layers-two-first = 2つのうち1つが真（{ $start }）：
layers-two-circles = から導かれるものは丸印、
layers-two-squares = からは四角印です。
layers-assume-true = { $candidate } を真と仮定します。
layers-assume-false = { $candidate } を偽と仮定します。
layers-signs = 大文字は真、または前の層で除外されたもの。小文字はその強いチェーンの中で偽です。偽のものには×が付きます。
layers-group = 層
layers-previous = 前の層
layers-assume = 仮定
layers-end = 終わり
layers-next = 次の層
layers-one = 層 { $name }
layers-whole = 手の全体
layers-all = すべて
layers-marks = マーク
layers-true = 真
layers-false = 偽
layers-circle = 丸：
layers-square = 四角：
layers-assumed = { $candidates } を仮定。
layers-new = 層 { $name }：{ $marks }。
layers-if-true = { $candidate } が真なら：{ $conflict }。
layers-if-false = { $candidate } が偽なら：{ $conflict }。
layers-meet = 2つの道の合流点：{ $meeting }。
layers-only-cell = { $cell } に残る唯一の候補
layers-only-house = { $house }で { $digit } の入る唯一の場所
layers-seen = { $candidate } が真
layers-pattern = パターンによる
layers-empty-cell = { $cell } に入る数字がなくなる
layers-empty-house = { $house }で { $digit } の入る場所がなくなる
layers-both = どちらの道でも { $candidate } が真
layers-cross = { $where }：一方の道では { $one }、もう一方では { $other }
layers-impossible = 一方の道は不可能なので、もう一方が正しい
layers-same = どちらの道でも同じ候補が偽
layers-place = { $house }の { $digit }
