import Codebase

/// What has to move with declarations although they do not name it: what the compiler accepts beside
/// them alone, and what they conform to something with.
struct AttachedParts: Sendable {
    private let split: Split
    /// What moves inherits, its extensions that move too, by the path of the type.
    private var inherited: [String: Set<String>] = [:]
    /// What the protocols among it ask for, with labels, by name.
    private var requirements: [String: Set<String>] = [:]

    /// - Parameter split: What moves so far.
    init(_ split: Split) {
        self.split = split
        for (declared, details) in split.declarations(in: split.movedFiles) {
            let path = details.kind == .extension ? details.name : details.typePath
            if details.kind == .extension || details.kind.isNamedType {
                inherited[path, default: []].formUnion(details.inherited.map(\.name))
            }
            let file = split.sources.files[declared.file]
            if let parent = file?.details.declaration(details.parent), parent.kind == .protocol {
                requirements[parent.name, default: []].insert(details.fullName)
            }
        }
    }

    /// The declarations that stay so far and have to move, too, in their order.
    var all: [Declared] {
        var found: [Declared] = []
        for (path, file) in split.stayingFiles {
            for (number, details) in file.details.declarations.enumerated() {
                let declared = Declared(file: path, number: number)
                if details.kind == .extension {
                    if isMoved(details.name), makesConform(details) { found.append(declared) }
                } else if let parent = file.details.declaration(details.parent),
                    parent.kind == .extension, details.kind.isMember, isMoved(parent.name),
                    isBound(details, to: parent.name)
                {
                    found.append(declared)
                }
            }
        }
        return found
    }

    /// What stays and operators that move are declared with: precedence groups, and the operators
    /// themselves for functions that implement them.
    var groups: [Declared] {
        precedenceGroups + split.implementedOperators.map(\.implemented)
    }

    private var precedenceGroups: [Declared] {
        split.movedFiles.flatMap { path, file in
            file.details.uses.filter { use in
                use.role == .precedence && split.moves(use, of: path)
            }.flatMap { split.outer.topLevel($0.name) }
        }
    }

    private func isMoved(_ type: String) -> Bool {
        split.inner.topLevel(type.outermostPart).contains {
            split.sources.declaration($0)?.kind.isNamedType == true
        }
    }

    /// Whether an extension makes its type conform to something that is not left behind: the compiler
    /// writes members of such conformances in the type's own file alone, and what moves may rely on it.
    private func makesConform(_ part: DeclarationDetails) -> Bool {
        part.inherited.contains { split.outer.topLevel($0.name.outermostPart).isEmpty }
    }

    /// Whether a member that an extension adds to a type is one that only its own module may have, or by
    /// which what moves conforms to something.
    private func isBound(_ member: DeclarationDetails, to type: String) -> Bool {
        let kind = split.inner.topLevel(type.outermostPart).lazy
            .compactMap { split.sources.declaration($0)?.kind }.first
        if member.kind == .`init` { return kind != .protocol }
        if kind == .protocol, requirements[type].map(member.isWitness) == true { return true }
        var queue = Array(inherited[type] ?? [])
        var seen: Set<String> = []
        while let name = queue.popLast() {
            guard seen.insert(name).inserted else { continue }
            if split.inner.topLevel(name.outermostPart).isEmpty {
                if Witnesses.names(of: name)?.contains(member.name) == true { return true }
            } else {
                if requirements[name].map(member.isWitness) == true { return true }
                queue += inherited[name] ?? []
            }
        }
        return false
    }
}
