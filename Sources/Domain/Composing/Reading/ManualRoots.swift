import Codebase

/// Reads roots in plain Swift: types whose properties and functions construct.
struct ManualRoots {
    private(set) var registrations: [Registration] = []
    /// What is made with what, as numbers of ``registrations``.
    private(set) var edges: [CompositionEdge] = []
    private(set) var roots: Set<CompositionRootPlace> = []
    /// The parts of roots, and of factories that make objects of the codebase.
    private(set) var parts: [Part] = []

    /// A type or an extension that makes something.
    struct Part {
        let path: String
        let declaration: OutlineDeclaration
        let file: OutlinedFile
        /// The members in which objects are put together.
        let members: [OutlineDeclaration]
        /// Whether it is a root, and no factory.
        let isRoot: Bool
    }

    private static let endings = [
        "CompositionRoot", "Composition", "Composers", "DependencyContainer",
        // A composer alone may compose mails.
        "RootComposer", "AppComposer", "UIComposer", "ScreenComposer", "SceneComposer",
        "FlowComposer", "FeatureComposer",
        "DIContainer", "AppDependencies", "AppDependency", "AppContainer", "Dependencies",
        "AppEnvironment",
        "ServiceFactory", "ViewControllerFactory", "ScreenFactory", "AppComponent",
        "DependencyImpl", "DependenciesImpl", "DependencyProvider", "ServiceContainer",
        "ServicesContainer", "ServicesFactory",
        "ViewModelFactory", "UseCaseFactory", "UseCasesFactory", "RepositoryFactory",
        "RepositoriesFactory",
    ]
    private static let entries: Set<String> = [
        "App", "UIApplicationDelegate", "UIWindowSceneDelegate", "NSApplicationDelegate",
    ]

    /// Whether a type of that name may be a root in plain Swift.
    static func isRootName(_ name: String) -> Bool { name.ends(withOneOf: endings) }

    /// Whether a type is a root: a composition is one in an app alone, as others only read one.
    private static func isRoot(_ name: String, in role: Role) -> Bool {
        isRootName(name) && (role == .app || role == .devApp || !name.hasSuffix("Composition"))
    }

    private static let factories = ["Factory", "Builder", "Configurator", "Assembler"]

    /// Whether a type of that name may put together what others ask it for.
    static func isFactoryName(_ name: String) -> Bool { name.ends(withOneOf: factories) }

    /// Whether what a type inherits makes it an entry point.
    static func isEntry(_ inherited: [String]) -> Bool {
        inherited.contains { entries.contains(TypeText.baseName($0)) }
    }

    init(_ files: [OutlinedFile], _ index: OutlineIndex, declares: @escaping (String) -> Bool) {
        let reader = MadeObjects(typeOf: TypeOfExpression(index: index), declares: declares)
        let byPath = Dictionary(
            files.map { ($0.file, $0) }, uniquingKeysWith: { first, _ in first })
        var made: [MadeObjects.Made] = []
        let components = NeedleReading.components(of: index, in: byPath)
        let started = StartedTypes(files, index)
        for part in index.all {
            guard let file = byPath[part.file], part.declaration.kind != .protocol,
                !components.contains(part.declaration.name),
                let kind = Self.kind(of: part, file, index)
                    ?? (started.contain(part, in: file) ? .started : nil)
            else { continue }
            var found: [MadeObjects.Made] = []
            var making: [OutlineDeclaration] = []
            for member in part.declaration.members where kind.isRead(member) {
                let made = reader.made(by: member, of: part, file, kind)
                if !made.isEmpty { making.append(member) }
                found += made
            }
            if !making.isEmpty {
                parts.append(
                    Part(
                        path: part.path, declaration: part.declaration, file: file,
                        members: kind == .root
                            ? part.declaration.members.filter(\.isMaking) : making,
                        isRoot: kind != .factory))
            }
            guard found.count >= kind.least,
                kind != .started || reader.count(in: making) > 1
            else { continue }
            made += found
            roots.insert(
                CompositionRootPlace(
                    name: part.path,
                    place: CompositionPlace(file: file.file, line: part.declaration.line),
                    style: .manual))
        }
        registrations = made.map(\.registration)
        edges = Self.edges(between: made)
    }

    private static func edges(between made: [MadeObjects.Made]) -> [CompositionEdge] {
        var byOwner: [String: [Int]] = [:]
        for (number, one) in made.enumerated() {
            byOwner[one.registration.owner ?? "", default: []].append(number)
        }
        return made.enumerated().flatMap { from, one in
            (byOwner[one.registration.owner ?? ""] ?? []).compactMap { to in
                let other = made[to]
                guard to != from, one.sees(other), let name = other.registration.name.text,
                    one.uses.contains(name),
                    one.registration.module == other.registration.module
                else { return nil }
                return CompositionEdge(from: from, to: to)
            }
        }
    }

    /// What a type or an extension is; nil if nothing is put together there.
    private static func kind(
        of part: OutlineIndex.Part, _ file: OutlinedFile, _ index: OutlineIndex
    ) -> ManualRootKind? {
        let inherited = index.inherited(by: part.path)
        if isEntry(inherited) || part.declaration.attribute("main") != nil { return .entry }
        if isRib(inherited, imports: file.imports) { return .rib }
        if isRoot(part.declaration.name, in: file.role) { return .root }
        return isFactoryName(part.declaration.name) ? .factory : nil
    }

    /// Whether what a type inherits makes it a component or a builder of RIBs.
    static func isRib(_ inherited: [String], imports: Set<String>) -> Bool {
        imports.contains { $0.contains("RIBs") } && !imports.contains("NeedleFoundation")
            && inherited.contains { ["Component", "Builder"].contains(TypeText.baseName($0)) }
    }
}

extension OutlineDeclaration {
    /// Whether it can put something together: no type of its own.
    fileprivate var isMaking: Bool {
        switch kind {
        case .var, .let, .func, .`init`, .subscript: true
        default: false
        }
    }
}

extension String {
    /// Whether it ends with one of some words; most names end with another letter than all.
    fileprivate func ends(withOneOf words: [String]) -> Bool {
        guard let last = utf8.last else { return false }
        return words.contains { $0.utf8.last == last && hasSuffix($0) }
    }
}
