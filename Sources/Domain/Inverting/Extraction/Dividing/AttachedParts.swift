import Architecture
import Codebase

/// What has to move with declarations although they do not name it: what the compiler accepts beside
/// them alone, and what they conform to something with.
struct AttachedParts: Sendable {
    private let split: Split
    /// Whether all moves that may make something conform: types from elsewhere to a protocol that moves,
    /// what moves to a protocol from elsewhere.
    private let takesConformances: Bool
    /// What moves inherits, its extensions that move too, by the path of the type.
    private var inherited: [String: Set<String>] = [:]
    /// What the protocols among it ask for, with labels, by name.
    private var requirements: [String: Set<String>] = [:]

    /// - Parameters:
    ///   - split: What moves so far.
    ///   - takesConformances: Whether all moves that may make something conform: types from elsewhere to
    ///     a protocol that moves, what moves to a protocol from elsewhere.
    init(_ split: Split, takesConformances: Bool = false) {
        self.split = split
        self.takesConformances = takesConformances
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
                    let isTaken =
                        isMoved(details.name)
                        ? makesConform(details) : takesConformances && lendsConformance(details)
                    if isTaken { found.append(declared) }
                } else if let parent = file.details.declaration(details.parent),
                    parent.kind == .extension, details.kind.isMember
                {
                    let isTaken =
                        isMoved(parent.name)
                        ? isBound(details, to: parent.name)
                        : takesConformances && isLent(details, to: parent.name)
                    if isTaken { found.append(declared) }
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

    /// Whether an extension makes a type from elsewhere conform to a protocol that moves.
    private func lendsConformance(_ part: DeclarationDetails) -> Bool {
        split.outer.topLevel(part.name.outermostPart).isEmpty
            && part.inherited.contains { isMoved($0.name) }
    }

    /// Whether a type or protocol from elsewhere answers by a member what a protocol asks for that moves.
    private func isLent(_ member: DeclarationDetails, to type: String) -> Bool {
        split.outer.topLevel(type.outermostPart).isEmpty
            && requirements.values.contains { $0.contains(member.fullName) }
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
        if member.kind == .`init`, kind != .protocol { return true }
        if kind == .protocol, requirements[type].map(member.isWitness) == true { return true }
        var queue = Array(inherited[type] ?? [])
        var seen: Set<String> = []
        while let name = queue.popLast() {
            guard seen.insert(name).inserted else { continue }
            if split.inner.topLevel(name.outermostPart).isEmpty {
                // Of what is not known to ask for nothing, any member may be the answer.
                let names = Witnesses.names(of: name)
                if names?.contains(member.name) ?? takesConformances { return true }
            } else {
                if requirements[name].map(member.isWitness) == true { return true }
                queue += inherited[name] ?? []
            }
        }
        return false
    }
}
