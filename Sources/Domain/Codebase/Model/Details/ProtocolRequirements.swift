/// The requirements of protocols and what extensions give in their place.
package struct ProtocolRequirements: Sendable {
    /// A declaration in one of the files.
    package struct Member: Hashable, Sendable {
        /// The file.
        package let file: RelativePath
        /// The number of the declaration in it.
        package let number: Int

        package init(file: RelativePath, number: Int) {
            self.file = file
            self.number = number
        }
    }

    /// What stands in a protocol, in the order of the files and then of each file.
    package let requirements: [Member]
    /// For each requirement the members of extensions of its protocol that stand in for it, in the
    /// same order; a requirement without any has no entry.
    package let defaults: [Member: [Member]]

    fileprivate struct Key: Hashable {
        let container: String?
        let name: String
        let kind: String
        let isStatic: Bool
    }

    /// Looks through files of one module, or of several that declare different protocols.
    ///
    /// A member stands in for a requirement of the extended protocol, or of one that this inherits
    /// from, if it is declared alike: same name and labels, and, where a name has several
    /// requirements, same types.
    package init(of files: [RelativePath: SourceDetails]) {
        let protocols = InheritedProtocols(of: files.values)
        var required: [Key: [Member]] = [:]
        var given: [Key: [Member]] = [:]
        for (file, details) in files.sorted(by: { $0.key < $1.key }) {
            for (number, declaration) in details.declarations.enumerated() {
                guard let key = Key(declaration, in: declaration.container) else { continue }
                let member = Member(file: file, number: number)
                switch details.declaration(declaration.parent)?.kind {
                case .protocol: required[key, default: []].append(member)
                case .extension:
                    for name in protocols.all(of: declaration.container ?? "") {
                        if let key = Key(declaration, in: name) {
                            given[key, default: []].append(member)
                        }
                    }
                default: break
                }
            }
        }
        requirements = required.values.flatMap { $0 }.sorted {
            ($0.file, $0.number) < ($1.file, $1.number)
        }
        defaults = Self.pairs(required, given, files)
    }

    private static func pairs(
        _ required: [Key: [Member]], _ given: [Key: [Member]],
        _ files: [RelativePath: SourceDetails]
    ) -> [Member: [Member]] {
        var pairs: [Member: [Member]] = [:]
        for (key, members) in required {
            guard let offered = given[key] else { continue }
            for member in members {
                let own = types(of: member, files)
                let fitting = offered.filter {
                    members.count == 1 || types(of: $0, files) == own
                }
                if !fitting.isEmpty { pairs[member] = fitting }
            }
        }
        return pairs
    }

    private static func types(
        of member: Member, _ files: [RelativePath: SourceDetails]
    ) -> [String]? {
        files[member.file]?.identity(of: member.number)?.types
    }
}

extension ProtocolRequirements.Key {
    /// Nil for what can be no requirement.
    fileprivate init?(_ declaration: DeclarationDetails, in container: String?) {
        switch declaration.kind {
        case .func, .`init`, .subscript: kind = declaration.kind.rawValue
        // A constant can stand in for a variable.
        case .var, .let: kind = DeclarationDetails.Kind.var.rawValue
        case .associatedtype, .typealias: kind = DeclarationDetails.Kind.associatedtype.rawValue
        default: return nil
        }
        if declaration.isLocal { return nil }
        self.container = container
        name = declaration.fullName
        isStatic = declaration.isStatic
    }
}

/// What protocols inherit from each other.
private struct InheritedProtocols {
    private var inherited: [String: [String]] = [:]

    init(of files: some Sequence<SourceDetails>) {
        for declaration in files.lazy.flatMap(\.declarations) where declaration.kind == .protocol {
            inherited[declaration.path, default: []] += declaration.inherited.map(\.name)
        }
    }

    /// A protocol and all that it inherits from, each once; what is no protocol of the files only
    /// itself.
    func all(of name: String) -> [String] {
        var found = [name]
        var next = 0
        while next < found.count {
            for other in inherited[found[next]] ?? [] where !found.contains(other) {
                found.append(other)
            }
            next += 1
        }
        return found
    }
}
