import Codebase

/// The podspecs that Podfiles name with `:podspec`: CocoaPods fetches what they describe, so that its
/// sources do not stand beside them.
struct FetchedPodspecs {
    private(set) var files: Set<RelativePath> = []

    init(_ tree: SourceTree) {
        for file in tree.files where file.name == "Podfile" {
            guard let text = PodText(contents: tree.contents).text(of: file) else { continue }
            let tokens = RubyLexer.tokens(of: text)
            for place in tokens.indices where tokens[place].namesPodspec {
                // `:podspec => 'Kit.podspec'` or `podspec: 'Kit.podspec'`.
                let rest = tokens[(place + 1)...].drop {
                    $0.kind == .mark("=>") || $0.kind == .mark(":")
                }
                if case .text(let parts)? = rest.first?.kind, parts.count == 1,
                    case .letters(let path)? = parts.first,
                    let podspec = file.parent.resolving(path)
                {
                    files.insert(podspec)
                }
            }
        }
    }
}

extension RubyToken {
    fileprivate var namesPodspec: Bool {
        [.symbol("podspec"), .word("podspec"), .word("podspec:")].contains(kind)
    }
}
