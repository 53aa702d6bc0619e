class Ninerooks < Formula
  desc "Sudoku logic workbench: solves, explains and proves every step"
  homepage "https://github.com/ninerooks/ninerooks"
  version "{{version}}"
  license any_of: ["MIT", "Apache-2.0"]

  on_macos do
    on_arm do
      url "{{url aarch64-apple-darwin}}"
      sha256 "{{sha256 aarch64-apple-darwin}}"
    end
    on_intel do
      url "{{url x86_64-apple-darwin}}"
      sha256 "{{sha256 x86_64-apple-darwin}}"
    end
  end

  on_linux do
    on_arm do
      url "{{url aarch64-unknown-linux-musl}}"
      sha256 "{{sha256 aarch64-unknown-linux-musl}}"
    end
    on_intel do
      url "{{url x86_64-unknown-linux-musl}}"
      sha256 "{{sha256 x86_64-unknown-linux-musl}}"
    end
  end

  def install
    bin.install "ninerooks"
    man1.install Dir["man/*.1"]
    bash_completion.install "completions/ninerooks.bash" => "ninerooks"
    zsh_completion.install "completions/ninerooks.zsh" => "_ninerooks"
    fish_completion.install "completions/ninerooks.fish"
    doc.install "README.md", "CHANGELOG.md", "LICENSES-THIRD-PARTY.txt", "sbom.cdx.json"
  end

  test do
    puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
    assert_match solution, shell_output("#{bin}/ninerooks solve #{puzzle}")
  end
end
