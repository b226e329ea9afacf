import Architecture
import Codebase

/// Tells from facts which files have to be read.
struct ChosenFiles {
    /// The files that name a container, or look like declaring one.
    let first: Set<RelativePath>
    /// The files that read or hand on objects in SwiftUI's environment.
    let environment: Set<RelativePath>
    /// The libraries that the codebase imports.
    let libraries: Set<CompositionStyle>
    private let analysis: Analysis
    private let owners: [RelativePath: Module]
    private let declaring: [String: Set<RelativePath>]
    /// The types that are declared, and not only extended.
    private let types: Set<String>
    private let askedByTests: Set<String>
    /// The libraries around it whose containers are not read.
    let unreadLibraries: UnreadLibraries

    private static let triggers: [CompositionStyle: Set<String>] = [
        .swinject: commonWrappers.union([
            "register", "resolve", "autoregister", "autoRegister", "Assembly", "Assembler",
            "Container",
        ]),
        .resolver: [
            "register", "resolve", "Resolver", "Injected", "LazyInjected", "OptionalInjected",
            "WeakLazyInjected", "InjectedObject",
        ],
        .dip: ["register", "resolve", "DependencyContainer", "Injected", "InjectedWeak"],
        .factory: [
            "Factory", "ParameterFactory", "Injected", "LazyInjected", "WeakLazyInjected",
            "DynamicInjected", "InjectedObject", "InjectedObservable",
        ],
        .dependencies: [
            "Dependency", "DependencyKey", "TestDependencyKey", "DependencyValues", "liveValue",
            "withDependencies", "prepareDependencies", "dependency",
        ],
        .needle: ["Component", "BootstrapComponent", "PluginizedComponent", "Dependency"],
        .appIntents: AppIntentsReading.triggers,
    ]

    /// What property wrappers that ask a container are mostly called.
    private static let commonWrappers: Set<String> = [
        "Inject", "Injected", "LazyInject", "LazyInjected", "Autowired",
    ]

    /// Property wrappers of libraries that may ask a container that Strata does not know.
    private static let wrappers = commonWrappers.union([
        "InjectService", "LazyInjectService", "InjectedObject",
    ])

    /// - Parameters:
    ///   - readsRoots: Whether roots and factories in plain Swift are chosen, too.
    ///   - readsEnvironment: Whether views that read or hand on objects are chosen where there is
    ///     no container, too.
    init(_ analysis: Analysis, isWhole: Bool, readsRoots: Bool, readsEnvironment: Bool) {
        self.analysis = analysis
        let styles = Self.stylesByModule
        var importing: [CompositionStyle: Set<RelativePath>] = [:]
        var selected: Set<RelativePath> = []
        var environment: Set<RelativePath> = []
        for module in analysis.codebase.modules where Self.isRead(module) {
            for file in module.sources {
                guard let facts = analysis.facts[file] else { continue }
                for statement in facts.imports {
                    if let style = styles[statement.module] {
                        // Most intents are handed nothing.
                        if style == .appIntents, !facts.uses(anyOf: AppIntentsReading.triggers) {
                            continue
                        }
                        importing[style, default: []].insert(file)
                    }
                }
                if facts.declaresContainer { selected.insert(file) }
                if isWhole, facts.uses(anyOf: Self.wrappers) { selected.insert(file) }
                if facts.usesEnvironment { environment.insert(file) }
                if readsRoots, facts.declaresRoot { selected.insert(file) }
            }
        }
        libraries = Set(importing.keys)
        for (style, files) in importing {
            // The library around it is imported by far more files than those that name it.
            if style != .dependencies { selected.formUnion(files) }
        }
        let isWanted =
            !selected.isEmpty || !importing.isEmpty || readsEnvironment && !environment.isEmpty
        let owners = isWanted ? Self.owners(in: analysis) : [:]
        self.owners = owners
        unreadLibraries = UnreadLibraries(
            of: analysis,
            in: Set(analysis.codebase.modules.lazy.filter(Self.isRead).flatMap(\.sources)))
        askedByTests = isWanted ? Self.askedByTests(in: analysis, besides: owners) : []
        let names = libraries.reduce(into: Set<String>()) { $0.formUnion(Self.triggers[$1] ?? []) }
        for file in owners.keys where analysis.facts[file]?.uses(anyOf: names) == true {
            selected.insert(file)
        }
        // `withDependencies:` of a store is a label, and no name that facts have.
        for file in importing[.dependencies] ?? [] where owners[file]?.role == .app {
            selected.insert(file)
        }
        (declaring, types) = Self.declarations(in: analysis, of: owners)
        let around = environment.filter { owners[$0] != nil }
        self.environment = around
        first = selected.filter { owners[$0] != nil }.union(readsEnvironment ? around : [])
    }

    /// Whether a module is a part of what is put together.
    private static func isRead(_ module: Module) -> Bool {
        module.role.isProduction || module.role == .devApp
    }

    private static func owners(in analysis: Analysis) -> [RelativePath: Module] {
        var owners: [RelativePath: Module] = [:]
        for module in analysis.codebase.modules where isRead(module) {
            for file in module.sources {
                if let known = owners[file], known.role.isProduction { continue }
                owners[file] = module
            }
        }
        return owners.filter { !$0.key.isFixture }
    }

    private typealias Places = [String: Set<RelativePath>]

    /// Where types are declared or extended, and the names of those that are declared.
    private static func declarations(
        in analysis: Analysis, of owners: [RelativePath: Module]
    ) -> (declaring: Places, types: Set<String>) {
        var declaring: Places = [:]
        var types: Set<String> = []
        for file in owners.keys {
            for declaration in analysis.facts[file]?.declarations ?? [] {
                guard declaration.kind.isType || declaration.kind == .extension else { continue }
                declaring[declaration.name, default: []].insert(file)
                if declaration.kind != .extension { types.insert(declaration.name) }
            }
        }
        return (declaring, types)
    }

    /// The kind of container that each library brings, by the name of its modules.
    private static let stylesByModule: [String: CompositionStyle] = {
        let libraries: [CompositionStyle] = [
            .swinject, .resolver, .factory, .dependencies, .needle, .dip, .appIntents,
        ]
        let pairs = libraries.flatMap { style in style.modules.map { ($0, style) } }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }()

    func outlined(_ file: RelativePath, _ outline: SourceOutline) -> OutlinedFile? {
        owners[file].map { module in
            OutlinedFile(
                file: file, outline: outline, module: module.id, role: module.role,
                imports: Set((analysis.facts[file]?.imports ?? []).map(\.module)))
        }
    }

    /// The files that use one of some names.
    func files(using names: Set<String>) -> Set<RelativePath> {
        if names.isEmpty { return [] }
        return Set(owners.keys.filter { analysis.facts[$0]?.uses(anyOf: names) == true })
    }

    /// The files that declare or extend types of some names.
    func files(declaring names: Set<String>) -> Set<RelativePath> {
        names.reduce(into: []) { $0.formUnion(declaring[$1] ?? []) }
    }

    /// Whether a type of that name is declared in what the app is made of.
    func declares(_ name: String) -> Bool { types.contains(name) }

    /// Whether any file of the app declares something of that name.
    func declaresAnything(named name: String) -> Bool {
        owners.keys.contains { file in
            analysis.facts[file]?.declarations.contains { $0.name == name } == true
        }
    }

    /// Whether a file is part of what must take what it needs from outside: a screen.
    func mayLeak(_ file: RelativePath) -> Bool {
        switch owners[file]?.role {
        case .feature, .ui, .interface: true
        default: false
        }
    }

    /// The production files that use a name and are none of some others.
    func users(of name: String, except files: Set<RelativePath>) -> [RelativePath] {
        self.files(using: [name]).subtracting(files).sorted()
    }

    /// Whether tests ask a container for a type, which are not read themselves.
    func isAskedByTests(_ name: String) -> Bool { askedByTests.contains(name) }

    /// All names that are used in files that are not read and ask a container.
    private static func askedByTests(
        in analysis: Analysis, besides owners: [RelativePath: Module]
    ) -> Set<String> {
        let asking = ["resolve", "Injected", "autoresolve"] as Set
        return analysis.facts.reduce(into: []) { names, facts in
            guard owners[facts.key] == nil, facts.value.uses(anyOf: asking) else { return }
            names.formUnion(facts.value.uses.names)
        }
    }

    /// For each type the types of the codebase that inherit it, all by the last part of their names.
    func heirs() -> [String: Set<String>] {
        var heirs: [String: Set<String>] = [:]
        for file in owners.keys {
            for one in analysis.facts[file]?.inheritances ?? [] {
                let type = TypeText.baseName(one.type)
                for name in one.names { heirs[TypeText.baseName(name), default: []].insert(type) }
            }
        }
        return heirs
    }

    /// Whether a protocol of that name is declared in what the app is made of.
    func declaresProtocol(_ name: String) -> Bool { declares(.protocol, name) }

    /// Whether another name for a type is.
    func declaresAlias(_ name: String) -> Bool { declares(.typealias, name) }

    private func declares(_ kind: Declaration.Kind, _ name: String) -> Bool {
        (declaring[name] ?? []).contains { file in
            analysis.facts[file]?.declarations.contains {
                $0.kind == kind && $0.name == name
            } ?? false
        }
    }

    func role(of module: ModuleID) -> Role? {
        analysis.codebase.module(module)?.role
    }
}

extension SourceFacts {
    /// Whether the file uses one of some names.
    func uses(anyOf names: Set<String>) -> Bool {
        names.contains(where: uses.contains)
    }

    /// Whether it declares functions that register and resolve, or a wrapper that injects.
    var declaresContainer: Bool {
        var registers = false
        for declaration in declarations {
            switch declaration.kind {
            case .func, .subscript:
                if !registers {
                    registers = Self.registering.contains { declaration.name.begins(with: $0) }
                }
            case .struct, .class, .enum, .actor:
                if Self.injecting.contains(where: declaration.name.names) { return true }
            default: break
            }
        }
        // Most files register nothing, so that the longer search is seldom needed.
        guard registers || uses(anyOf: ["resolve", "Swinject"]) else { return false }
        return declarations.contains {
            ($0.kind == .func || $0.kind == .subscript) && $0.name.names(Self.resolving)
        }
    }

    private static let registering = ["register", "add", "bind", "set", "provide"]
    private static let injecting = [
        "inject", "dependencycontainer", "dicontainer", "servicelocator",
    ].map { Array($0.utf8) }
    private static let resolving = Array("resolve".utf8)

    /// Whether it reads or hands on objects in SwiftUI's environment.
    var usesEnvironment: Bool {
        uses(anyOf: ["EnvironmentObject", "environmentObject", "Environment", "environment"])
    }

    /// Whether it declares what may be a root in plain Swift.
    var declaresRoot: Bool {
        declarations.contains {
            ($0.kind.isType || $0.kind == .extension)
                && (ManualRoots.isRootName($0.name) || ManualRoots.isFactoryName($0.name))
        }
            || inheritances.contains { one in
                ManualRoots.isEntry(one.names)
                    || ManualRoots.isRib(one.names, imports: Set(imports.map(\.module)))
            }
    }
}

extension String {
    /// Whether a word stands in it; capitals of ASCII do not count. The word is in small letters, in
    /// UTF-8.
    fileprivate func names(_ word: [UInt8]) -> Bool {
        guard let first = word.first else { return false }
        return withBytes { text in
            guard text.count >= word.count else { return false }
            for start in 0...(text.count - word.count) where text[start] | 0x20 == first {
                let isSame = word.indices.allSatisfy { text[start + $0] | 0x20 == word[$0] }
                if isSame { return true }
            }
            return false
        }
    }

    /// Its bytes in UTF-8, in one piece.
    private func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
        return Array(utf8).withUnsafeBufferPointer(body)
    }

    /// Whether it begins with a word; capitals of ASCII do not count. The word is in small letters.
    fileprivate func begins(with word: String) -> Bool { utf8[...].begins(with: word.utf8) }
}

extension Substring.UTF8View {
    fileprivate func begins(with word: String.UTF8View) -> Bool {
        var rest = self
        for letter in word {
            guard let next = rest.popFirst(), next | 0x20 == letter else { return false }
        }
        return true
    }
}
