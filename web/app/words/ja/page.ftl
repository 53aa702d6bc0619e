### ページの枠、最初の画面、新しい問題、設定。

language = 言語

header-game = ゲーム
header-new = 新規
header-open = 開く
header-menu = メニュー
header-learn = 学ぶ
header-library = 問題集
header-games = 履歴
header-copy = コピー
header-share = 共有
header-print = 印刷
header-settings = 設定
header-light = ライト
header-dark = ダーク
header-help = ヘルプ
header-pause = 一時停止
header-skip = ツールへ移動

view-play = プレイ
view-solve = 解法
view-sets = 集合論理
view-patterns = パターン
view-cube = Medusa
view-pages = テクニック

page-views = 表示
page-board = 盤面
page-digits = 数字とメモ
page-tools = ツール
page-close = 閉じる
page-colon = { $name }：{ $what }
page-full = { $text }。
page-stop = 中止
page-stopped = 中止しました。
page-new-version = Ninerooks の新しいバージョンがあります。
page-take-over = 切り替える
page-later = あとで
page-link-copied = リンクをコピーしました。盤面全体を含み、どこにも送信していません。
page-lost-board = 前回の盤面を読み込めませんでした。

start-about = すべての手に理由がある数独。データは端末の外に出ません。
start-or = または
start-paste = 問題を貼り付け
start-photo = 写真から
start-learn = 学ぶ
start-look = 見てまわる

new-title = 新しい問題
new-kept = 今のゲームは「履歴」に残ります。
new-day = 今日の問題
new-singles = 予備知識なしで解ける
new-beyond = 学んでから挑戦
new-symmetry = 対称性
new-number = 番号
new-any = 指定なし
new-same = 同じ番号からは同じ問題ができます。
new-digits = 番号は7桁までです。
new-making = 問題を作成中
new-going = 問題を作成中…
new-tried = { $count } 問を試しました
new-none = { $count } 問を試しましたが、該当する問題がありませんでした。もう一度お試しください。
new-none-symmetric = { $count } 問を試しましたが、該当する問題がありませんでした。もう一度試すか、別の対称性を選んでください。
new-needs = 必要なテクニック
new-needs-choose = 選んでください…
new-make = 作成
new-needs-about = 通常の順序でこのテクニックまでを使えば解け、これなしでは解けない問題です。まれなテクニックでは数分かかることがあります。
new-needs-none = 試した { $count } 問に、{ $technique }が必要なものはありませんでした。もう一度試すか、別のテクニックを選んでください。
new-needs-unique = 解が一意という仮定を使えるようにしました。このテクニックはそれを前提とします。
new-dearest = 最も難しい手で選ぶ
new-variant = 追加ルール付き
variant-killer = キラー
variant-x = 対角線（X）
variant-kropki = クロプキ
variant-xv = XV
variant-odd-even = 奇数・偶数
new-lessons = 初歩から学べる練習問題つきレッスン
new-library = レベルやテクニックで選べる問題
new-experts = 上級者向け：この問題を別の形に
new-is-minimal = この問題は、すでにすべての初期数字が必要です。
new-has-form = この問題はすでにこの形です。
new-has-rules = この問題には独自のルールがあり、形を変えると成り立たなくなります。

form-minimal = 最小化
form-minimal-about = 不要な初期数字を除く
form-morph = 変形
form-morph-about = 数字・行・列をランダムに入れ替え
form-canonical = 標準形
form-canonical-about = 同値な問題すべてに共通の形

band-beginner = 入門
band-gentle = やさしい
band-mild = 軽め
band-moderate = ふつう
band-tricky = トリッキー
band-tough = 手ごわい
band-demanding = 難関
band-vicious = 凶悪
band-evil = 鬼
band-nightmare = 悪夢
band-under = { $to } 分未満
band-between = { $from }〜{ $to } 分
band-over = { $from } 分超

human-about = 約 { $minutes } 分
human-hour = 1 時間以上
human-means = このような問題は、ふつう { $least }〜{ $most } 分かかります。

level-easy = 初級
level-medium = 中級
level-hard = 上級
level-expert = エキスパート
level-fiendish = 超難問
level-diabolical = 極悪
level-extreme = 極限

symmetry-none = なし
symmetry-half-turn = 180度回転
symmetry-quarter-turn = 90度回転
symmetry-vertical = 左右
symmetry-horizontal = 上下
symmetry-diagonal = 対角線

title-day = 今日の問題 { $day }
title-puzzle = { $wanted } { $seed } 番
title-symmetric = { $wanted } { $seed } 番、対称性：{ $symmetry }

status-one = 解は1つ
status-several = 解が複数あります
status-count = 解が { $count } 個
status-none = 解なし
status-unknown = 可能性が多すぎて数えられません
status-solved = 完成！すべての数字が正解です。
status-left = 残り { $count } マス
status-mistakes = 間違い { $count } か所
status-dismiss = メッセージを閉じる

pause-title = 一時停止中

done-time = タイム
done-level = レベル
done-puzzle = 問題
done-helps = ヒント
done-none = なし
done-best = ベストタイム
done-is-best = このレベルの自己ベストです！
done-next = もう1問
done-spoken = タイムは { $time } です。

played-title = 成績
played-none = まだ解いた問題はありません。解いた問題とタイムがここに並びます。
played-solved =
    { $count ->
       *[other] 問クリア
    }
played-streak =
    { $count ->
       *[other] 日連続
    }
played-longest = 最長の連続日数
played-other = その他の問題
played-count = クリア数
played-best = ベスト
played-middle = ふだん
played-means = タイムはヒントなしで解いた問題のものです。「ふだん」は中央値です。
played-last = 最近解いた問題
played-helps = ヒント { $count } 回
played-stay = この一覧はこのブラウザーにだけ保存され、どこにも送信されません。

settings-theme = ページの色
settings-auto = システムに合わせる
settings-light = ライト
settings-dark = ダーク
settings-easy-marks = やさしい問題のメモ
settings-marks = 難しい問題のメモ
settings-first = キーパッドの入力順
settings-cell-first = 先にマス、次に数字
settings-digit-first = 先に数字、次にマス
settings-lights = 数字を選ぶと、同じ数字とその行・列・ブロックを強調する
settings-errors = 間違いをすぐに表示する
settings-letters = 英字1文字をキーとして使う（H でヒント、F で数字を強調…）
settings-clock = 時間を表示する
settings-experts = すべてのツールを表示する（上級者向けも）
settings-stay = 設定とゲームはこのブラウザーにだけ保存され、どこにも送信されません。
