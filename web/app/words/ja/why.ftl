### 手の理由（要約）。結果は記法で書きます：r3c5<>7。

why-english = 詳しい説明（英語）
why-step = { $technique }により { $result }。
why-both = { $first }{ $second }
why-at = { $cells } の { $digit }
why-or = { $first } か { $last }
why-among = { $candidates } のどれか
why-many = 候補 { $count } 個
why-nothing-yet = 盤面の変化はまだありません
why-end-both = { $candidate } が真でも偽でもあることになります
why-end-cell = { $cell } に入る数字がなくなります
why-end-house = { $house }で { $digit } の入る場所がなくなります
why-end-rule = この問題のあるルールに当てはまる候補がなくなります

## ハウス、フィッシュ、ウィング

why-cell = { $cell } に残る候補は { $digit } だけです。
why-last = { $cell } は{ $house }の最後の空きマスで、足りないのは { $digit } だけです。
why-house = { $house }で { $digit } が入るのは { $cell } だけです。
why-house-seen = { $house }で { $digit } が入るのは { $cell } だけです。{ $cells } の { $digit } があるため、ほかの空きマスには入りません。
why-locked = { $houses }で { $digit } が入るマスはすべて{ $others }にもあります。よって{ $others }のほかのマスから消せます：{ $result }。
why-ruled-place = この問題のルールにより、残るのは { $candidate } だけです：{ $result }。
why-ruled = { $places } のどれかが真で、この問題のルールでは、どれも消える候補とは両立しません：{ $result }。
why-summed = 合計 { $sum } では、消す候補の入る余地がありません：{ $result }。
why-summed-houses = { $houses } の合計は { $total } です。中の合計を除くと { $sum } が残り、消す候補の入る余地がありません：{ $result }。
why-naked = { $cells } には合わせて { $digits } しか入りません。よって{ $house }のほかのマスから消せます：{ $result }。
why-hidden = { $house }で { $digits } が入るのは { $cells } だけです。よってそこにほかの数字は入りません：{ $result }。
why-subset-rules = この問題のルールにより、{ $cells } が数字 { $digits } を1つずつ使い切ります：{ $result }。
why-fish = { $houses }で { $digit } が入るマスはすべて{ $others }にあります。よって{ $others }のほかのマスには入りません：{ $result }。
why-finned = { $houses }で { $digit } が入るマスは、{ $count } 個のフィン { $fins } を除いてすべて{ $others }にあります。フィンが真か、フィッシュが成り立つかで、どちらでも偽になるものは消せます：{ $result }。
why-two-fish = { $houses }には { $digit } のフィン付きフィッシュが2つあり、カバーは{ $others }、フィンは { $fins } です。どちらかで消えるものは偽です：{ $result }。
why-xy-wing = ピボット { $pivot } には { $digits } しか入りません。どちらでも { $pincers } の一方が { $digit } になるので、両方を見るマスには入りません：{ $result }。
why-xyz-wing = ピボット { $pivot } には { $digits } しか入りません。自身が { $digit } か、{ $pincers } の一方が { $digit } なので、3マスすべてを見るマスには入りません：{ $result }。
why-bent = { $cells } には合わせて { $digits } しか入りません。数字とマスが同数で、2回入りうるのは { $digit } だけです。よってどれかが { $digit } で、その位置をすべて見るマスには入りません：{ $result }。
why-bent-locked = { $cells } には合わせて { $digits } しか入りません。数字とマスが同数で、どれも2回は入りません。よってどの数字も1回入り、その位置をすべて見るマスには入りません：{ $result }。
why-remote-pair = これらのマスはどれも { $digits } だけで、交互になります：一方の数字は { $one }、もう一方は { $other } です。両側のマスを見るマスにはどちらも入りません：{ $result }。
why-almost-locked = { $line }の { $naked } には { $digits } しか入らないので、交わる部分に入るのはそのうち多くて1つです。残りは{ $house }で { $hidden } を使い、そこにほかの数字は入りません：{ $result }。
why-sue-de-coq = { $cells } には { $digits } しか入らず、どの数字も{ $line }と{ $house }にそれぞれ1回までです。場所とマスがちょうど同数なのですべて使われ、ある数字の位置をすべて見るマスには入りません：{ $result }。
why-fireworks = { $pivots } の行と列から、{ $digits } が入るのは { $cells } だけです。数字とマスが同数なので、そこにほかの数字は入りません：{ $result }。
why-multi-sector = { $cells } の { $count } マスの候補は、どれもハウスごとの { $count } 個の数字 { $links } に含まれます。これらのマスがすべて使い切るので、同じハウスのほかの場所から消せます：{ $result }。

## チェーンと色分け

why-chain = { $first } が偽なら、リンクをたどって { $last } が真になります。よってどちらかは真で、両方を見る候補は偽です：{ $result }。
why-ring = { $first } から { $last } までのチェーンは輪になり、隣り合う2つはちょうど一方が真です。よってリンクの両端を見る候補は偽です：{ $result }。
why-turbot = { $digit } の入り方は{ $first }にも{ $last }にも2通りだけです。{ $one } と { $other } は互いに見えて両方には入らないので、{ $ends } に入ります。両方を見る候補は偽です：{ $result }。
why-xy-chain = { $first } から { $last } までのチェーンはどのマスも候補が2つです。{ $first } が { $digit } でなければ、たどって { $last } が { $digit } になります。両方を見るマスには入りません：{ $result }。
why-w-wing = { $cells } には { $digits } しか入りません。両方が { $digit } だと{ $house }に入る場所がなくなるので、一方は { $other } です。両方を見るマスには入りません：{ $result }。
why-by-fish = リンクの1つは { $digit } のフィッシュです：{ $houses }、カバーは{ $others }。
why-by-exocet = リンクの1つは Exocet です：ターゲット { $targets } の数字はベース { $base } と同じです。
why-by-rules = リンクの一部は、この問題に加えられたルールによるものです。
why-by-pattern = リンクの1つは、{ $cells } が { $digits } だけだと解が2つになることによります。
why-by-impossible = リンクの1つは、{ $digits } だけでは { $cells } を埋められないことによります。
why-by-ranges = { $one } は{ $houses }の位置を通じて { $other } を除きます。
why-by-set = { $one } は ALS { $set } を通じて { $other } を除きます。
why-trap = 強いリンクでこれらの候補を2色に分けます：{ $one } と { $other }。どちらかの色がすべて真なので、両方の色を見る候補は偽です：{ $result }。
why-wrap = 強いリンクでこれらの候補を2色に分けます：{ $one } と { $other }。前者が真なら、{ $end }。よって前者はすべて偽、後者はすべて真です：{ $result }。
why-net = { $candidate } が真なら、強弱のリンクをたどると、{ $end }。よって偽です：{ $result }。
why-hypothesis = { $candidate } が真なら、順に調べると、{ $end }。よって偽です：{ $result }。
why-whip =
    { $count ->
        [0] { $candidate } が真なら、{ $end }。よって偽です：{ $result }。
       *[other] { $candidate } が真なら、{ $count } 個のマスやハウスで順に場所が1つに決まり、その結果、{ $end }。よって偽です：{ $result }。
    }
why-refutation =
    { $count ->
        [0] { $candidate } が真なら、順に調べると、{ $end }。よって偽です：{ $result }。
       *[other] { $candidate } が真なら、{ $inside } はどれも真にはなれず、順に調べると、{ $end }。よって偽です：{ $result }。
    }
why-two-way = { $one } か { $other } のどちらかが真で、どちらからも同じ結果になります：{ $result }。
why-one-way = { $one } か { $other } のどちらかが真です。{ $wrong } なら、{ $end }。よって { $right } が真です：{ $result }。
why-if-true = { $candidate } が真なら、{ $end }。よって偽です：{ $result }。
why-if-false = { $candidate } が偽なら、{ $end }。よって真です：{ $result }。
why-either = { $candidate } が真でも偽でも同じ結果になります：{ $result }。
why-each-candidate = { $cell } は { $digits } で、どれからも同じ結果になります：{ $result }。
why-each-place = { $house }の { $digit } は { $cells } にあり、どこからも同じ結果になります：{ $result }。
why-each-guardian = よって { $guardians } が真で、どれからも同じ結果になります：{ $result }。
why-kraken = { $houses }で { $digit } が入るマスは、フィン { $fins } を除いてすべて{ $others }にあります。フィンがどれも偽ならフィッシュで消え、どのフィンからもチェーンで同じ結果になります：{ $result }。
why-kraken-cover = { $houses }で { $digit } が入るマスは、フィン { $fins } を除いてすべて{ $others }にあります。よって { $digit } は { $cells } のどれかに入り、どれからもチェーンで同じ結果になります：{ $result }。

## ALS、Exocet、集合論理

why-als-xz = ALS の { $first } と { $last } の両方に { $links } は入らず、入らない方には残りの数字がすべて入ります。よって { $common } はどちらかにあり、両方でその位置をすべて見る候補は偽です：{ $result }。
why-als-chain = ALS の { $first } と { $last } は { $sets } を経て、順に { $links } でつながります。{ $common } が最初になければ最後にあり、両方でその位置をすべて見る候補は偽です：{ $result }。
why-als-wide = { $middle } は数字がマスより2つ多く、{ $links } で { $first } と { $last } につながります。{ $common } がなければこの2つがつながる数字を取り、数字が足りなくなります。よって { $common } の位置をすべて見る候補は偽です：{ $result }。
why-als-ring = ALS の { $sets } は { $links } で輪につながります。これらの数字はつながる2つのどちらかにあり、ほかの数字はそれぞれの中にロックされるので、それらを見る候補は偽です：{ $result }。
why-blossom-cell = { $cell } の候補はどれも ALS { $sets } の1つから数字を取ります。どれが真でも { $common } はそのどれかに入り、そこでの位置をすべて見る候補は偽です：{ $result }。
why-blossom-house = { $house }の { $digit } は、どの位置でも ALS { $sets } の1つからそれを取ります。どれが真でも { $common } はそのどれかに入り、そこでの位置をすべて見る候補は偽です：{ $result }。
why-blossom-pattern = よってほかの候補のどれかが真で、どれも ALS { $sets } の1つから数字を取ります。すると { $common } はそのどれかに入り、そこでの位置をすべて見る候補は偽です：{ $result }。
why-aligned = { $cells } の数字の組み合わせの多くは、互いに見えるか { $by } の数字が足りなくなるので不可能です。残りのどれにもないものは偽です：{ $result }。
why-exocet = ベース { $base } に { $digits } のどれが入っても、ターゲット { $targets } の数字は同じになります。これに反するものは偽です：{ $result }。
why-double-exocet = 4つのベース { $base } には { $digits } がちょうど1回ずつ入り、ターゲット { $targets } も同じです。これに反するものは偽です：{ $result }。
why-cover = 強い領域 { $truths } はそれぞれちょうど1つが真で、合わせて弱い領域 { $links } を使い切ります。よって：{ $result }。
why-rank-zero = { $truths } 個の強い領域が同じ数の弱い領域で覆われ、それらを使い切ります。よって弱い領域のほかの候補はすべて偽です：{ $result }。
why-rank = { $truths } 個の強い領域が { $links } 個の弱い領域で覆われます（ランク { $rank }）。ランクより多くの弱い領域に入る候補が真だと、弱い領域が足りなくなります：{ $result }。

## 唯一解と不可能な形

why-exchange = { $cells } が { $digits } だけなら、2つの数字を入れ替えられて解が2つになります。
why-exchange-placed = { $cells } はどれも初期数字ではなく、{ $digits } だけなら2つの数字を入れ替えられて解が2つになります。
why-deadly = { $cells } が { $digits } だけなら、どのハウスの数字も変えずに別の入れ方ができて解が2つになります。
why-grave = { $guardians } がなければ、どの空きマスも候補が2つ、どの数字も各ハウスに2か所となり、解が2つになります。
why-lite-grave = { $guardians } がなければ、{ $cells } はどれも候補が2つとなり、すべて入れ替えられて解が2つになります。
why-reverse-grave = { $digits } があるのは { $cells } だけです。{ $guarded } にもあれば2つの数字を入れ替えられて解が2つになります。
why-clue-cover = 3本の行（列）に初期数字が { $cells } の2つだけでは足りません。{ $guardians } がなければ残りを別の入れ方にできて解が2つになります。
why-oddagon = { $cells } は奇数個のマスの輪なので、{ $digits } だけでは交互に入りません。
why-broken-wing = { $cells } は { $digits } の位置が奇数個の輪です。{ $guarded } になければ真と偽が交互になるはずですが、それは不可能です。
why-impossible = { $digits } だけでは { $cells } を埋められず、必ず数字の入らないマスが残ります。
why-then-true = よって { $guardians } が真です：{ $result }。
why-then-cell = よって { $cell } はほかの数字です：{ $result }。
why-then-seen = よって { $guardians } が真で、それらをすべて見る候補は偽です：{ $result }。
why-then-subset = よって { $guardians } が真です。{ $cells } と合わせて{ $house }で { $digits } の同盟になります：{ $result }。
why-then-locked = { $houses }の { $digit } はこの形のマスにしかありません。{ $candidates } が真なら形が完成します：{ $result }。
why-then-hidden = よって { $guardians } が真です。{ $house }で { $digits } が入るのは { $cells } だけで、ほかの数字は入りません：{ $result }。
why-then-chains = よって { $guardians } が真で、どれからもチェーンで同じ結果になります：{ $result }。
why-symmetrical = 初期数字は対称です：{ $map }で各初期数字が初期数字に移り、数字は { $cycles } のように入れ替わります。よって唯一の解も対称で、それに合わないものは偽です：{ $result }。
why-anti-symmetrical = { $candidate } があれば初期数字は対称になります：{ $map }、数字は { $cycles } のように入れ替わります。すると唯一の解も対称ですが、ここでは不可能です：{ $result }。
why-map-diagonal = 主対角線での反転
why-map-anti-diagonal = もう一方の対角線での反転
why-map-half-turn = 180度の回転
why-map-quarter-turn = 90度の回転
why-map-other = 行と列の入れ替え

## パターンの重ね合わせ

why-pom = { $digits } を盤面全体に置く方法はあと { $count } 通りです。どれにもないものは偽、すべてにあるものは真です：{ $result }。
why-pom-left = 残るパターンのどれにもないものは偽、すべてにあるものは真です：{ $result }。
why-pom-more = 同じような推論があと { $count } 個続きます。
why-pom-cell-cover = { $gone } のパターン { $count } 個では空のマスが残るので、除かれます。
why-pom-cells = { $digit } のパターンはどれも { $cells } を通るので、これらをすべて使う { $gone } のパターン { $count } 個は除かれます。
why-pom-clash = { $gone } のパターン { $count } 個は { $digit } のどのパターンとも同じマスを通るので、除かれます。
why-pom-combination = { $gone } のパターン { $count } 個では、ほかの { $size } 個の数字のパターンが入らないので、除かれます。
why-pom-one-of = { $candidates } が真なので、そこを通らない { $gone } のパターン { $count } 個は除かれます。
why-pom-not-both = { $one } と { $other } は両方は真にならないので、両方を通る { $gone } のパターン { $count } 個は除かれます。
why-pom-rectangle = { $cells } に { $digits } のうち2つだけが残ると解が2つになります。よって { $gone } のパターン { $count } 個は除かれます。
why-pom-pairs =
    { $count ->
        [0] 並べるとある数字のパターンがなくなるような、パターンの組は除かれます。
       *[other] 並べるとある数字のパターンがなくなるような、パターンの組は除かれます。相手のなくなった { $gone } のパターン { $count } 個も除かれます。
    }
why-pom-equations = どの数字も、どのマスも、真のパターンはちょうど1つです。このような等式を足し合わせると、{ $gone } のパターン { $count } 個は入りません。
why-pom-earlier = 前の手でパターンが除かれています。
