import Codebase

/// The files and folders that a Podfile names with an option, as in `:path => 'Kit'` or `path: 'Kit'`.
struct PodfilePaths {
    /// A path with its line, from 1.
    struct Named {
        let path: RelativePath
        let line: Int
    }

    /// In the order of the file; what leads out of the codebase is left out.
    private(set) var all: [Named] = []

    /// - Parameter options: The names of the options, such as `path`.
    init(named options: String..., in podfile: RelativePath, _ tree: SourceTree) {
        guard let text = PodText(contents: tree.contents).text(of: podfile) else { return }
        let tokens = RubyLexer.tokens(of: text)
        let names = options.flatMap { option -> [RubyToken.Kind] in
            [.symbol(option), .word(option), .word(option + ":")]
        }
        for place in tokens.indices where names.contains(tokens[place].kind) {
            let rest = tokens[(place + 1)...].drop {
                $0.kind == .mark("=>") || $0.kind == .mark(":")
            }
            guard case .text(let parts)? = rest.first?.kind, parts.count == 1,
                case .letters(let path)? = parts.first,
                let named = podfile.parent.resolving(path)
            else { continue }
            all.append(Named(path: named, line: tokens[place].line))
        }
    }
}
