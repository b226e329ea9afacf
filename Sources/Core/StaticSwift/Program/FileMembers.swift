import SwiftSyntax

/// What several files may declare under one name, each for itself.
struct FileMembers<Member> {
    private struct Key: Hashable {
        let name: String
        let file: SyntaxIdentifier
    }

    private var shared: [String: Member] = [:]
    private var own: [Key: Member] = [:]
    private var ownNames: Set<String> = []

    /// Files a member that stands at `node`.
    mutating func insert(_ member: Member, named name: String, at node: some SyntaxProtocol) {
        guard node.isPrivateToFile else {
            shared[name] = member
            return
        }
        own[Key(name: name, file: node.root.id)] = member
        ownNames.insert(name)
        if shared[name] == nil { shared[name] = member }
    }

    /// The member that a name means in the file of `node`: its own, or the one all see.
    func member(named name: String, from node: some SyntaxProtocol) -> Member? {
        self.own(named: name, from: node) ?? shared[name]
    }

    /// The member that only the file of `node` sees.
    func own(named name: String, from node: some SyntaxProtocol) -> Member? {
        ownNames.contains(name) ? own[Key(name: name, file: node.root.id)] : nil
    }

    /// Any member of a name.
    subscript(name: String) -> Member? { shared[name] }
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
