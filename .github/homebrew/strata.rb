# A formula for a tap. Put in the owner, the version and the checksums of a release (SHA256SUMS).
class Strata < Formula
  desc "Terminal workbench for splitting Swift codebases into modules"
  homepage "https://github.com/OWNER/strata"
  version "0.1.0"

  on_macos do
    on_arm do
      url "https://github.com/OWNER/strata/releases/download/v0.1.0/strata-macos-arm64.tar.gz"
      sha256 "0000000000000000000000000000000000000000000000000000000000000000"
    end
  end

  on_linux do
    on_intel do
      url "https://github.com/OWNER/strata/releases/download/v0.1.0/strata-linux-x86_64.tar.gz"
      sha256 "0000000000000000000000000000000000000000000000000000000000000000"
    end
    on_arm do
      url "https://github.com/OWNER/strata/releases/download/v0.1.0/strata-linux-aarch64.tar.gz"
      sha256 "0000000000000000000000000000000000000000000000000000000000000000"
    end
  end

  def install
    bin.install "bin/strata"
    man1.install "share/man/man1/strata.1"
    bash_completion.install "share/bash-completion/completions/strata"
    zsh_completion.install "share/zsh/site-functions/_strata"
    fish_completion.install "share/fish/vendor_completions.d/strata.fish"
  end

  test do
    (testpath/"Package.swift").write <<~SWIFT
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Two", targets: [
        .target(name: "Below"), .target(name: "Above", dependencies: ["Below"]),
      ])
    SWIFT
    (testpath/"Sources/Below/Below.swift").write "public struct Below {}\n"
    (testpath/"Sources/Above/Above.swift").write "import Below\n"
    assert_match "Above", shell_output("#{bin}/strata modules #{testpath}")
  end
end
