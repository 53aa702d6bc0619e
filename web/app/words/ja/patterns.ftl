### 「パターン」の画面：各数字のパターンと、そこから分かること。

patterns-heat = 個数
patterns-letters = 文字
patterns-candidates = 候補
patterns-frame = 仮定・未証明
patterns-of = { $digit } のパターン
patterns-cells = マスの表示
patterns-ways = { $digit } を盤面全体に置く方法はあと { $count } 通り。これがパターンです。
patterns-in-none = どれにも入らない候補 { $count } 個：
patterns-in-all = すべてに入る候補 { $count } 個：
patterns-basic = 盤面に反映（{ $digit } の Basic POM）
patterns-here = { $cell }：
patterns-digit-count = { $digit }：パターン { $count }
patterns-counting = パターンを数えています…
patterns-digits = 各数字のパターン
patterns-count = パターン { $count }
patterns-count-of = { $initial } 個中 { $count } 個のパターン
patterns-said-none = どれにもない候補 { $count }
patterns-said-all = すべてにある候補 { $count }
patterns-eliminated = 候補 { $count } 個を消去
patterns-true = 候補 { $count } 個が真
patterns-written = 数字 { $count } 個を記入
patterns-no-candidate = 候補はまだ消えません

## パターンをめくる、仮定する

flip-title = { $digit } のパターン：{ $count }
flip-title-through = { $cell } を通る { $digit } のパターン：{ $count }
flip-previous = 前へ
flip-next = 次へ
flip-pattern = パターン
flip-draw = 描く
flip-list = { $count } 個中 { $from }〜{ $to }：矢印キーでめくる
flip-label = POM 空間でのラベル
flip-assume = 仮定
flip-assume-of = 仮定：
flip-discard = { $name } を除外
flip-keep = { $name } だけ残す
flip-discard-through = { $cell } を通る { $count } 個を除外
flip-keep-through = { $cell } を通る { $count } 個だけ残す
flip-all = { $digit } のすべてのパターン
flip-click = 盤面のマスをクリックすると、そこを通るパターンを選びます。
flip-spoken = { $digit } のパターン { $count } 個。
flip-spoken-through = { $cell } を通る { $digit } のパターン { $count } 個。
assumed-name = 仮定・未証明
assumed-title = 仮定であり、証明されていません。
assumed-about = 盤面には自動で反映されません。パターン・個数・文字は、仮定のもとで残るものです。
assumed-impossible = 不可能：{ $reason }。
assumed-so = よって仮定のどれかは偽です。検査器による確認はありません。
assumed-back = 最後の行を取り消す
assumed-stop = 仮定をやめる

## パターンの手

method-title = 導かれること
method-title-assumed = 仮定から導かれること
method-name = 方法
method-about = 説明
method-each = 各手ではまずパターンから直接分かること（Basic POM）を読み取り、次にこの方法を使います。
method-searching = 検索中… { $progress }
method-so-far = これまで { $count } 手。
method-gone = 仮定は失われました。
method-all-done = すべてのマスに数字があります。
method-nothing = この方法ではこれ以上見つかりません。
method-not-proved = { $line }。未証明。
trail-title = 手と、残るパターン
trail-first = 最初
trail-taken-back = 取り消し済み
trail-back = 1手戻る
trail-forward = 進む
trail-patterns = パターンに戻る
trail-rests = 先の削除 { $count } 件に基づきます。
falling-name = { $count } 件の削除を順に行うときに残るパターン
falling-left = 残りのパターン（実線）
falling-pairs = 削除したペア（破線）
falling-place = 削除の位置
falling-after = { $count } 件の削除後
falling-now = { $count } 件の削除後：残り { $left } パターン。
falling-now-pairs = { $count } 件の削除後：残り { $left } パターン、削除したペア { $pairs }。
falling-counts = 手の集計
falling-patterns = パターン
falling-here = この位置
falling-pairs-deleted = 削除したペア
falling-deleted = 削除
falling-rest = 残り
