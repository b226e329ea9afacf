import Codebase

/// Which uses that were found by name can mean what an import brings, where a file is read in detail.
///
/// Left out are labels, parameters and local names, private members of the file's own types, and
/// members after a type that the imported module gives none of the name.
struct DetailedUses {
    private let details: SourceDetails
    private let kinship: TypeKinship
    private let imported: ImportedNames
    private let numbers: [Evidence.Use: [Int]]

    init(_ places: PlacedUses, _ imported: ImportedNames, _ kinship: TypeKinship) {
        details = places.details
        numbers = places.numbers
        self.imported = imported
        self.kinship = kinship
    }

    /// Whether a name on a line may mean something that the import brings.
    func mayMean(_ use: Evidence.Use) -> Bool {
        // What could not be read may hold anything.
        if !details.problems.isEmpty { return true }
        return numbers[use]?.contains(where: mayMean) == true
    }

    private func mayMean(_ number: Int) -> Bool {
        let use = details.uses[number]
        if use.local != nil { return false }
        switch use.role {
        case .type, .inheritance, .extended, .attribute, .macro, .operator, .precedence, .keyPath:
            return true
        default: break
        }
        switch use.base?.kind {
        case nil: return isSeenAlone(use)
        case .own: return !isOwn(use) && isMember(use.name, of: around(use))
        case .implicit, .other: return imported.containers[use.name] != nil
        case .use(let base): return mayMean(use.name, behind: base)
        }
    }

    private func isSeenAlone(_ use: NameUse) -> Bool {
        if isOwn(use) { return false }
        return imported.atTop.contains(use.name) || isMember(use.name, of: around(use))
    }

    private func mayMean(_ name: String, behind number: Int) -> Bool {
        let base = details.uses[number]
        if base.base == nil, base.local == nil, kinship.isModule(base.name) { return true }
        guard imported.containers[name] != nil else { return false }
        guard let type = type(of: base) else { return true }
        return isMember(name, of: [type], isNamed: type == base.name)
    }

    /// The type of what stands before a dot, as far as the same file says it.
    private func type(of base: NameUse) -> String? {
        if let local = base.local {
            let value = details.declaration(local)?.value
            return value?.type?.text.plainType ?? value?.inferredType?.plainType
        }
        guard base.base == nil else { return nil }
        let isType = base.name.first?.isUppercase == true && !base.name.contains("_")
        return isType && base.call == nil ? base.name : nil
    }

    /// Whether the imported modules give one of some types a member of a name.
    private func isMember(_ name: String, of types: [String], isNamed: Bool = false) -> Bool {
        (imported.containers[name] ?? []).contains { container in
            types.contains { kinship.answer($0, asked: container, isNamed: isNamed) != .lacks }
        }
    }

    /// Whether the file's own types, or the file, declare the name where it is used.
    private func isOwn(_ use: NameUse) -> Bool {
        let around = around(use)
        return details.declarations.contains { declaration in
            declaration.name == use.name && !declaration.isLocal
                && declaration.kind != .parameter && declaration.kind != .extension
                && (declaration.container.map { around.contains($0) } ?? true)
        }
    }

    /// The types around a use, innermost first.
    private func around(_ use: NameUse) -> [String] {
        var found: [String] = []
        var next = use.declaration
        while let current = details.declaration(next) {
            if current.kind == .extension {
                found.append(current.name)
            } else if current.kind.hasMembers, !current.isLocal {
                found.append((current.container.map { $0 + "." } ?? "") + current.name)
            }
            next = current.parent
        }
        return found
    }
}

/// What an import brings, by name.
struct ImportedNames {
    /// The types that the modules give members, by the members' names.
    private(set) var containers: [String: Set<String>] = [:]
    /// What they declare outside of types.
    private(set) var atTop: Set<String> = []

    /// What a module declares, with those that it hands on.
    init(of module: ModuleID, in analysis: Analysis) {
        let modules = ([module] + analysis.graph.reexports(of: module))
            .compactMap(analysis.names.module)
        let declarations = modules.lazy.flatMap(\.sources)
            .flatMap { analysis.facts[$0]?.declarations ?? [] }
        for declaration in declarations {
            if let container = declaration.container {
                containers[declaration.name, default: []].insert(container)
            } else if declaration.kind != .extension {
                atTop.insert(declaration.name)
            }
        }
    }
}

/// The uses of a file that was read in detail, by their places.
struct PlacedUses {
    let details: SourceDetails
    /// The numbers of the uses of a name on a line.
    private(set) var numbers: [Evidence.Use: [Int]] = [:]

    init(_ details: SourceDetails) {
        self.details = details
        for (number, use) in details.uses.enumerated() {
            let place = Evidence.Use(line: use.extent.start.line, name: use.name)
            numbers[place, default: []].append(number)
        }
    }
}

extension String {
    /// A type without optional marks, attributes and `any`; nil if it is no name of one.
    fileprivate var plainType: String? {
        let words = split(separator: " ").filter {
            !$0.hasPrefix("@") && $0 != "any" && $0 != "some"
        }
        guard let only = words.first, words.count == 1 else { return nil }
        return String(only.reversed().drop { $0 == "?" || $0 == "!" }.reversed())
    }
}
