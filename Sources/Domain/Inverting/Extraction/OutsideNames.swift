import Codebase

/// What the files that stay name, whatever they mean by it.
struct OutsideNames: Sendable {
    /// All names.
    private(set) var all: Set<String> = []
    /// The variables that are set, or whose members are named, by which they may be changed.
    private(set) var changed: Set<String> = []
    /// The types that are named in attributes: wrappers, builders.
    private(set) var attributes: Set<String> = []
    /// The members that classes override, by the name of each class's superclass.
    private(set) var overridden: [String: Set<String>] = [:]
    /// Whether an initializer may be called without the name of its type: `.init()`.
    private(set) var makesUnnamed = false
    /// The superclass of each class that has one.
    private var superclasses: [String: String] = [:]
    private var calls: [String: [[String]]] = [:]
    private var unnamed: [[String]] = []

    init(_ split: Split) {
        for (_, file) in split.stayingFiles {
            for use in file.details.uses {
                if use.local == nil { note(use, in: file) }
                if case .use(let base) = use.base?.kind {
                    changed.insert(file.details.uses[base].name)
                }
            }
            for (number, declaration) in file.details.declarations.enumerated()
            where declaration.kind == .class && !declaration.inherited.isEmpty {
                noteHeir(declaration, number, in: file)
            }
        }
        for (name, members) in overridden { override(members, above: name) }
    }

    /// Notes members as overridden in the superclasses of a class, too, as far as they stay.
    private mutating func override(_ members: Set<String>, above name: String) {
        var seen: Set<String> = [name]
        var name = name
        while let next = superclasses[name], seen.insert(next).inserted {
            overridden[next, default: []].formUnion(members)
            name = next
        }
    }

    private mutating func note(_ use: NameUse, in file: ReadFile) {
        all.insert(use.name)
        if use.role == .mutation || use.role == .keyPath { changed.insert(use.name) }
        if use.role == .attribute { attributes.insert(use.name) }
        switch file.details.initialiserCall(by: use) {
        case .named(let type, let labels): calls[type, default: []].append(labels)
        case .unnamed(let labels):
            makesUnnamed = true
            unnamed.append(labels)
        case nil: break
        }
    }

    private mutating func noteHeir(
        _ heir: DeclarationDetails, _ number: Int, in file: ReadFile
    ) {
        guard let parent = heir.inherited.first?.name else { return }
        let members = file.details.declarations.filter {
            $0.parent == number && $0.has(modifier: "override")
        }
        superclasses[heir.name] = parent.lastPart
        overridden[parent.lastPart, default: []].formUnion(members.map(\.name))
    }

    /// The labels by which values of a type may be made.
    ///
    /// - Parameters:
    ///   - labels: All that can stand where the type is not named; nil if that cannot be.
    ///   - needed: Those that have to stand there.
    func calls(
        of type: String, with labels: Set<String>?, needing needed: Set<String>
    ) -> [[String]] {
        let named = calls[type.lastPart] ?? []
        guard let labels else { return named }
        return named
            + unnamed.filter { labels.isSuperset(of: $0) && needed.isSubset(of: $0) }
    }
}
