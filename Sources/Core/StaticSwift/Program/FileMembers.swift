import SwiftSyntax

/// What several files may declare under one name, each for itself.
struct FileMembers<Member> {
    private var names = NamesByPlace<Member>()

    /// Files a member that stands at `node`.
    mutating func insert(_ member: Member, named name: String, at node: some SyntaxProtocol) {
        let file = node.isPrivateToFile ? node.root.id : nil
        names.insert(member, named: name, in: file)
        // Any is better than none where nobody says in which file.
        if file != nil, names.shared[name] == nil { names.insert(member, named: name, in: nil) }
    }

    /// The member that a name means in the file of `node`: its own, or the one all see.
    func member(named name: String, from node: some SyntaxProtocol) -> Member? {
        own(named: name, from: node) ?? names.shared[name]
    }

    /// The member that only the file of `node` sees.
    func own(named name: String, from node: some SyntaxProtocol) -> Member? {
        names.hasOwn(name) ? names.own(name, in: node.root.id) : nil
    }

    /// Any member of a name.
    subscript(name: String) -> Member? { names.shared[name] }
}

extension SyntaxProtocol {
    /// Whether a declaration, or one around it, is for its file alone.
    var isPrivateToFile: Bool {
        var next: Syntax? = Syntax(self)
        while let node = next {
            let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
            let isPrivate = modifiers.contains {
                ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil
            }
            if isPrivate { return true }
            next = node.parent
        }
        return false
    }
}
