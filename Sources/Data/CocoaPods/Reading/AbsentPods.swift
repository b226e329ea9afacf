import Codebase

/// The pods that Podfiles name by folders in which nothing is.
struct AbsentPods {
    let tree: SourceTree

    /// What is missing, Podfile by Podfile.
    var items: [IncompleteItem] {
        tree.files.filter { $0.name == "Podfile" }.flatMap(items)
    }

    private func items(of file: RelativePath) -> [IncompleteItem] {
        guard let text = PodText(contents: tree.contents).text(of: file) else { return [] }
        let tokens = RubyLexer.tokens(of: text)
        var found: [IncompleteItem] = []
        for place in tokens.indices where tokens[place].namesPath {
            // `:path => 'Kit'` or `path: 'Kit'`.
            let rest = tokens[(place + 1)...].drop {
                $0.kind == .mark("=>") || $0.kind == .mark(":")
            }
            guard case .text(let parts)? = rest.first?.kind, parts.count == 1,
                case .letters(let path)? = parts.first,
                let folder = file.parent.resolving(path),
                let reason = tree.absence(of: folder, named: "the pod")
            else { continue }
            found.append(
                IncompleteItem(path: file, line: tokens[place].line, reason: reason))
        }
        return found
    }
}

extension RubyToken {
    fileprivate var namesPath: Bool {
        [.symbol("path"), .word("path"), .word("path:")].contains(kind)
    }
}
