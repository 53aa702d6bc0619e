### コース：レッスン、例、練習問題。

course-name = コース
course-back = 盤面に戻る
course-all = すべてのレッスン
course-loading = 読み込み中…
course-not-loaded = 練習問題を読み込めませんでした。ネットワークに接続していますか？
course-about = やさしいものから順に1つずつ。レッスンで説明と例を見て、次に自分で探します。
course-due = 間違えた { $count } 問を今日復習します。
course-repeat = 復習する
course-repeat-all = 復習する
course-known = すべて習得
course-of = { $known } / { $count }
course-of-known = { $known } / { $count } 習得
course-progress = 進み具合
course-kept = このブラウザーに保存されます。ファイルにして、ここやほかのブラウザーで読み込めます。
course-not-kept = このブラウザーに保存できませんでした。容量が一杯かもしれません。ファイルにして、ここやほかのブラウザーで読み込めます。
course-no-file = このファイルにはコースの内容がありません。
course-taken = 練習 { $count } 問を読み込みました。
again-title = もう一度
again-last = 今日の最後の1問
again-due = 今日の復習 { $count } 問
again-done = 今日はこれで終わりです。

## レッスン

lesson-read = レッスンを読む
lesson-all-known = このレッスンの練習はすべて習得しました。
lesson-but-missed = 先ほど間違えたもの以外、このレッスンの練習はすべて習得しました。
lesson-next = 次のレッスン：{ $technique }
lesson-words = 用語：{ $words }
lesson-why = なぜ正しいか
word-house = ハウス
word-house-about = 行・列・ブロックのいずれか：1〜9の数字が入る9マス
word-candidate = 候補
word-candidate-about = マスにまだ入りうる数字。小さく書かれます
word-see = 見る
word-see-about = 同じハウスの2マスは互いに見えます：同じ数字は入りません
word-r3c5-about = 3行5列のマス。r3c57 は2マス
word-strong = 強いリンク
word-strong-about = 2つの候補の一方が真
word-weak = 弱いリンク
word-weak-about = 2つの候補のうち真は多くて1つ
worked-title = 例
worked-has = この盤面には{ $technique }があります。もう見つかりましたか？
worked-where = 場所：{ $place }。
worked-pattern = これが鍵となる候補です。
worked-written = 数字が記入されました。次の手はやさしくなったかもしれません。
worked-eliminated = 候補が { $count } 個消えました。次の手はやさしくなったかもしれません。
worked-back = 戻る
worked-go-on = 続ける
worked-exercises = 練習問題へ
worked-unique = このテクニックは、一般に出題される問題と同じく、解が1つであることを前提とします。

## 練習問題

find-fault = この練習を開けませんでした：{ $fault }。
find-digit = { $technique }を探してください：マスとその数字を選びます。
find-both = { $technique }を探してください：消える候補、または決まる数字に印を付けます。
find-candidates = { $technique }を探してください：消せる候補すべてに印を付けます。
find-right = 正解！
find-right-now = 今度は正解。
find-all = これで全部です。
find-it = これが答えです。
find-again = この練習は今日もう一度出ます。
find-next = 次の練習
find-done = 完了
find-cell = { $cell } の候補
find-has-digit = すでに数字があります
find-is = である
find-is-not = でない
find-mark-is = { $cell } は { $digit }
find-mark-not = { $cell } は { $digit } でない
find-marked = 印：{ $marks }
find-nothing-marked = まだ印がありません。マスを選んで上の数字を押すか、小さな数字をクリックしてください。
find-rest = 残りを見る
find-check = 確認
find-hint-place = 場所：{ $place }。
find-hint-pattern = 鍵となる候補に印を付けました。
find-another-hint = もう1つヒント
find-solution = 答えを見る

## 答えへのコメント

judge-nothing = まず盤面に印を付けてください。
judge-more = 正解ですが、まだあります（{ $technique }）：あと { $count } 個。
judge-more-eliminations = 正解ですが、まだあります（{ $technique }）：あと { $count } 個の候補が消えます。
judge-cannot = { $cell } に { $digit } は入りません。入れると問題の解がなくなります。
judge-other-is = { $cell } は { $digit } ですが、それは別のテクニック（{ $other }）によるもので、{ $technique }ではありません。
judge-not-placed = { $technique }からは { $cell } が { $digit } とは言えません。まだほかの可能性があります。
judge-can = { $cell } には { $digit } が入る可能性があります。消すと問題の解がなくなります。
judge-other-is-not = { $cell } は { $digit } ではありませんが、それは別のテクニック（{ $other }）によるもので、{ $technique }ではありません。
judge-not-eliminated = { $technique }で { $cell } から { $digit } は消えません。
