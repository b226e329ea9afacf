import Codebase

/// What stays of the far end of an edge, and what it names.
struct NamesLeft: Sendable {
    /// The names that stand alone, or after the name of the module.
    private(set) var alone: Set<String> = []
    /// All names, also those after a dot.
    private(set) var members: Set<String> = []
    /// All names in what stays of a file that loses declarations.
    private(set) var inFile: [RelativePath: Set<String>] = [:]
    /// The names that what moves shows outside of bodies: who sees it sees these.
    private(set) var shown: Set<String> = []
    /// The members that stand in default arguments of what moves.
    private(set) var standard: Set<String> = []
    private var calls: [String: [[String]]] = [:]
    private var implicitCalls: [[String]] = []
    private var heirs: [String: [String]] = [:]
    private var conforming: [String: [String]] = [:]

    init(of moved: MovedParts, in sources: EdgeSources) {
        for (path, file) in sources.files(of: sources.to) {
            for use in file.details.uses {
                if moved.contains(use.extent.start.offset, of: path) {
                    addShown(use, file)
                } else {
                    addLeft(use, path, file)
                }
            }
            for declaration in file.details.declarations
            where !moved.contains(declaration.place.whole.start.offset, of: path) {
                addHeir(declaration)
            }
        }
    }

    private mutating func addLeft(_ use: NameUse, _ path: RelativePath, _ file: ReadFile) {
        var isAlone = use.base == nil
        if case .use(let base) = use.base?.kind, file.details.uses[base].base == nil {
            isAlone = true
        }
        if isAlone { alone.insert(use.name) }
        members.insert(use.name)
        inFile[path, default: []].insert(use.name)
        switch file.details.initialiserCall(by: use) {
        case .named(let type, let labels): calls[type, default: []].append(labels)
        case .unnamed(let labels): implicitCalls.append(labels)
        case nil: break
        }
    }

    private mutating func addShown(_ use: NameUse, _ file: ReadFile) {
        let declaration = file.details.declaration(use.declaration)
        if declaration?.kind == .parameter { standard.insert(use.name) }
        let isInBody =
            declaration?.place.body.map { $0.contains(use.extent) } == true
            && declaration?.kind.hasMembers != true
        if !isInBody { shown.insert(use.name) }
    }

    private mutating func addHeir(_ declaration: DeclarationDetails) {
        for inherited in declaration.inherited {
            if declaration.kind == .class {
                heirs[inherited.name, default: []].append(declaration.name)
            }
            if (declaration.access?.effective.rank ?? 5) >= AccessLevel.package.rank {
                conforming[inherited.name, default: []].append(declaration.name)
            }
        }
    }

    /// Whether what stays may make a value of a type.
    func isMade(_ type: String) -> Bool { !calls(of: type, with: nil).isEmpty }

    /// The labels by which what stays may make values of a type.
    ///
    /// - Parameter labels: All that can stand where the type is not named; nil for any.
    func calls(of type: String, with labels: Set<String>?) -> [[String]] {
        (calls[type.lastPart] ?? [])
            + implicitCalls.filter { call in labels.map { $0.isSuperset(of: call) } ?? true }
    }

    /// The classes that stay and inherit from another one.
    func heirs(of name: String) -> [String] { heirs[name] ?? [] }

    /// The types that stay, that other modules see, and that conform to a protocol.
    func visibleTypes(conformingTo name: String) -> [String] { conforming[name] ?? [] }
}
