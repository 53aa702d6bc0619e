### 日本語の名前で知られるテクニック。ほかは英語のまま。

technique-full-house = フルハウス
technique-hidden-single = 隠れシングル
technique-naked-single = ネイキッドシングル
technique-pointing = ロックされた候補（ポインティング）
technique-claiming = ロックされた候補（クレーミング）
technique-naked-pair = 二国同盟
technique-naked-triple = 三国同盟
technique-naked-quad = 四国同盟
technique-hidden-pair = 隠れ二国同盟
technique-hidden-triple = 隠れ三国同盟
technique-hidden-quad = 隠れ四国同盟
technique-x-wing = X-Wing（井桁）
technique-swordfish = ソードフィッシュ
technique-jellyfish = ジェリーフィッシュ
technique-skyscraper = スカイスクレイパー
technique-remote-pair = リモートペア
technique-simple-colors-trap = シンプルカラー（トラップ）
technique-simple-colors-wrap = シンプルカラー（ラップ）
technique-rank-n = 集合論理
technique-hypothesis = 仮定
technique-unique-rectangle-1 = ユニークレクタングル タイプ1
technique-unique-rectangle-2 = ユニークレクタングル タイプ2
technique-unique-rectangle-3 = ユニークレクタングル タイプ3
technique-unique-rectangle-4 = ユニークレクタングル タイプ4
technique-unique-rectangle-5 = ユニークレクタングル タイプ5
technique-unique-rectangle-6 = ユニークレクタングル タイプ6
