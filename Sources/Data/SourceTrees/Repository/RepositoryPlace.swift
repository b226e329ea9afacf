import Codebase

/// Where a codebase lies in its repository, and what the ignore files above it say.
struct RepositoryPlace {
    /// The path from the repository's root, with a `/` after it unless it is empty.
    let path: [UInt8]
    let context: IgnoreContext
    /// The rules from above the codebase; its own folder's ignore file is not among them.
    let rules: IgnoreRules

    /// Finds the repository around a folder; without one the folder stands for itself.
    init(of folder: [UInt8], in source: any WalkedFiles, global: [UInt8], log: IgnoreLog) {
        let repository = source.repository(around: folder)
        context = IgnoreContext(repository: repository, at: .root, global: global, log: log)
        guard let repository, repository.folder.count < folder.count else {
            path = []
            rules = context.rules
            return
        }
        path = Array(folder.dropFirst(repository.folder.count + 1)) + [UInt8(ascii: "/")]
        rules = Self.rules(above: path, in: repository.folder, of: source, context.rules, log)
    }

    /// Someone who opens an ignored folder wants to see it: then the rules that hide it are void.
    private static func rules(
        above path: [UInt8], in top: [UInt8], of source: any WalkedFiles,
        _ everywhere: IgnoreRules, _ log: IgnoreLog
    ) -> IgnoreRules {
        var rules = everywhere
        var depth = 0
        for end in path.indices where path[end] == UInt8(ascii: "/") {
            let file = top + [UInt8(ascii: "/")] + path[..<depth] + Array(".gitignore".utf8)
            if let text = source.content(of: file, upTo: IgnoreRules.mostBytes)?.bytes {
                let above = path[depth...].count { $0 == UInt8(ascii: "/") }
                rules = IgnoreRules(
                    text, file: String(repeating: "../", count: above) + ".gitignore",
                    depth: depth, inside: rules, log: log)
            }
            if rules.verdict(on: Array(path[..<end]), isFolder: true) == .ignored {
                return everywhere
            }
            depth = end + 1
        }
        return rules
    }
}
