import Architecture
import Codebase

/// What the files that move declare, by name and by type.
struct MovedDeclarations: Sendable {
    /// All that other files may name, in the order of the files.
    let all: [(declared: Declared, details: DeclarationDetails)]
    /// The types and their other names, by the last part of their path.
    private(set) var types: [String: [Declared]] = [:]
    /// The types by their whole path; one of several under conditions.
    private(set) var byPath: [String: Declared] = [:]
    /// Everything else by name.
    private(set) var others: [String: [Declared]] = [:]
    /// What each type says that it inherits, its extensions too, by its path.
    private(set) var inherited: [String: Set<String>] = [:]
    /// The requirements of each protocol with their labels, by its path.
    private(set) var requirements: [String: Set<String>] = [:]
    /// The types that inherit from each name, by their paths.
    private(set) var heirs: [String: [String]] = [:]
    private let split: Split

    init(_ split: Split) {
        self.split = split
        all = split.declarations(in: split.movedFiles)
        for (declared, details) in all {
            if details.kind == .extension {
                inherited[details.name, default: []].formUnion(details.inherited.map(\.name))
            } else if details.kind.isNamedType {
                types[details.name, default: []].append(declared)
                let path = details.typePath
                byPath[path] = declared
                inherited[path, default: []].formUnion(details.inherited.map(\.name))
            } else {
                others[details.name, default: []].append(declared)
            }
            let parent = split.sources.files[declared.file]?.details.declaration(details.parent)
            if let parent, parent.kind == .protocol {
                requirements[parent.typePath, default: []].insert(details.fullName)
            }
        }
        for (path, names) in inherited {
            inherited[path] = Set(names.map { meant($0, in: path) })
        }
        for (path, names) in inherited {
            for name in names { heirs[name, default: []].append(path) }
        }
    }

    /// The path of the type that a name means beside a type: that of one inside the same outer type,
    /// if there is one; else the name.
    private func meant(_ name: String, in path: String) -> String {
        var outer = path
        while let dot = outer.lastIndex(of: ".") {
            outer = String(outer[..<dot])
            if byPath[outer + "." + name] != nil { return outer + "." + name }
        }
        return name
    }

    /// The names of the types that stand in no other one, in the order of the files.
    var topLevelTypes: [String] {
        all.map(\.details).filter { $0.kind.isNamedType && $0.container == nil }.map(\.name)
    }

    /// The members of a type, its extensions' too.
    func members(of path: String) -> [Declared] { split.inner.members(of: path) }

    /// The names that a type's members have because of a protocol: with their labels where it moves.
    ///
    /// - Parameter isSeen: Whether a protocol that moves is seen elsewhere.
    /// - Returns: nil if any may be.
    func witnesses(
        of name: String, seen: Set<String> = [], isSeen: (Declared) -> Bool
    ) -> Set<String>? {
        if seen.contains(name) { return [] }
        guard let declared = byPath[name], let details = split.sources.declaration(declared) else {
            return Witnesses.names(of: name)
        }
        guard details.kind == .protocol, isSeen(declared) else { return [] }
        var names = requirements[name] ?? []
        for parent in inherited[name] ?? [] {
            guard
                let more = witnesses(of: parent, seen: seen.union([name]), isSeen: isSeen)
            else { return nil }
            names.formUnion(more)
        }
        return names
    }
}

extension DeclarationDetails {
    /// The name of a type after those of the types around it.
    var typePath: String { (container.map { $0 + "." } ?? "") + name }

    /// Whether it may be the one that a protocol asks for.
    ///
    /// - Parameter names: Names with their labels or without.
    func isWitness(_ names: Set<String>) -> Bool {
        names.contains(name) || names.contains(fullName)
    }
}
