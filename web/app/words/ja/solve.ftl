### 解法：場所と理由、手順、手のリスト、テクニックの順序。

house-row = 第 { $number } 行
house-column = 第 { $number } 列
house-box = 第 { $number } ブロック
house-rows = 第 { $numbers } 行
house-columns = 第 { $numbers } 列
house-boxes = 第 { $numbers } ブロック
place-houses = { $houses }
place-cells = { $cells }
place-shaded = 網かけのマス

## 「解法」の画面

end-solved = 解けました。すべての手は検査済みです。
end-stuck = このプロファイルのテクニックではこれ以上進めません。
end-contradiction = 解なし：候補のなくなったマスかハウスがあります。
end-refused = Ninerooks の不具合：検査器が手を拒否しました。
score-easy = 初級
score-medium = 中級
score-hard = 上級
score-unfair = 超難問
score-extreme = 極限
solve-no-step = このプロファイルのテクニックでは手が見つかりません。
solve-reason = { $count } 手で決まります。
solve-no-reason = 理由は見つかりませんでした。
solve-stopped-after = { $count } 手で中止しました。
solve-until = ここまで進む
solve-go = 実行
solve-all-forms = 手のすべての形
solve-simplify = 全手順から不要な手を省く
solve-all = すべての手
solve-why = なぜ？
solve-searching = 検索
solve-going = 検索中…
solve-steps = { $count } 手。
solve-keeping = 見つかった { $count } 手を残しています…
solve-ask = 候補をクリックするか、マスを選んで数字を押してください：なぜ偽、または真なのか？
solve-practice = 自分で探してみましょう：ここに{ $technique }があります。ヒントはこれだけを探します。
solve-everything = すべてを探す
solve-score = レベル：{ $level } · スコア { $score }（HoDoKu 方式）
rating-open = 難易度は？
rating-title = この問題の難しさ
rating-people = 人にとって
rating-path = このプログラムの手順
rating-path-says =
    { $steps ->
        [0] シングルだけ
       *[other] シングルのほかに { $steps } 手
    }
rating-hardest = 最も難しい手：{ $technique }
rating-unsolved = その手筋では解けません
rating-hodoku-says = { $level }、スコア { $score }
rating-least = { $rating } 以上
rating-csp-about = W と B：必要な最長の whip と braid。T&E：仮定を何段重ねるか。
rating-explainer-about = ER：最も難しい手。EP：最初の数字が入るまでで最も難しい手。ED：最初の手。
rating-looking = ほかの尺度を調べています…
rating-none = 評価できるのは解がただ一つの問題だけです。
rating-ruled = ほかの尺度はこれらのルールを知りません。
solve-about = そのまま解くか、ヒントを使ってください。見る範囲、手の種類、場所、証明つきの全体の順に示します。キーの一覧は ? キーで。
solve-examples = 最初の問題
example-first = 最初の一問
example-first-about = シングルだけで解けます
example-x-wing = X-Wing 入り
example-x-wing-about = 1手以外は簡単
example-hard = 難しい一問
example-hard-about = top95 リストの1番
example-nugget = Golden Nugget
example-nugget-about = 最難問のひとつ
example-monster = Easter Monster
example-monster-about = 集合論理向け
example-empty = 空の盤面
example-empty-about = 問題の入力用

## 手のリストと表示中の手

steps-name = 手
steps-order = 順序
steps-found = 見つけた順
steps-kind = テクニック
steps-technique = テクニック順
steps-result = 結果順
steps-effect = 効果順
steps-only = { $candidate } のみ
steps-click = 候補をクリック：何で消せる？
steps-shown = { $shown } / { $count }
steps-path = 手順：矢印キーで移動
steps-uniqueness = 一意性を仮定
step-name = 手
step-what = これは何？
step-signs = 記号の意味
step-numbers = チェーンのノードに番号を付ける
step-proof = 証明
step-proof-accepted = 証明（検査器が承認）
step-save = 保存・コピー
step-forum = フォーラム用テキスト
step-copied = 手をフォーラム用にコピーしました。
path-copied = 手順をフォーラム用にコピーしました。
path-take = ここまですべて実行
path-forum = フォーラム用の手順
path-json = 手順（JSON）

## 手順のテクニック

used-title = この手順のテクニック：{ $count }
used-times = 回数
used-technique = テクニック
used-first = 最初の手
used-level = レベル
used-score = 各スコア
used-as = { $technique }と同等
used-likened = HoDoKu にないテクニックが { $count } 手あり、最も近いものとして数えています。

## テクニックの順序

order-own = 自分の順序
order-count = テクニック { $count } 種
order-technique = テクニック…
order-moved = { $technique }は { $count } 個中 { $number } 番目になりました。
order-saved = 保存しました。プログラムでも使えます：
order-taken = 順序 { $name } を読み込みました。
order-bad = このファイルはテクニックの順序ではありません：{ $fault }
order-profile = プロファイル
order-for = 対象：{ $audience }
order-unique = テクニックが解の一意性を仮定してもよい
order-unique-about = 2通りに埋められる形は現れない、という事実を使えます。解が複数ある問題では使われません。
order-title = テクニックとその順序
order-about = 上から順に試し、最初に手を見つけたものを使います。ドラッグするか、Alt と矢印キーで移動できます。
order-list = 順序どおりのテクニック
order-earlier = { $technique }を前へ
order-later = { $technique }を後へ
order-help = Alt と矢印キーで移動します。
order-add = 最後に追加
order-save = ファイルに保存
order-take = ファイルを開く…
list-comma = 、
path-easier = 簡略化：手数は同じで、より易しくなりました。
path-shorter = 簡略化：{ $then } 手から { $now } 手になりました。
path-shorter-beyond = 簡略化：{ $then } 手から { $now } 手に、シングル以外は { $many } 手から { $few } 手になりました。
best-found-fewest = { $steps } 手、シングル以外は { $few } 手。
best-found-gentlest = { $steps } 手、最も高い手のコストは { $dearest }。
best-instead = 全手順では { $then }。
best-no-path = 強制チェーン、whip、集合論理、パターンなしでは、解ける手順はありません。
best-no-better = 強制チェーン、whip、集合論理、パターンなしでは、これより良い手順はありません。
best-least-fewest = そのような手順は少なくとも { $least } 手あります。
best-least-gentlest = そのような手順には、コスト { $least } 以上の手が必ずあります。
premise-several = この問題は初期配置のままでは解が複数あるので、解が一つであることを前提とする手筋は使いません。
premise-excluded = この問題自体が候補を除いているので、入れ替える候補がそれに含まれないところでだけパターンを使います。
premise-rules = この問題には独自のルールがあり、2 つの数字を単純に入れ替えられないので、解が一つであることを前提とする手筋は使いません。
