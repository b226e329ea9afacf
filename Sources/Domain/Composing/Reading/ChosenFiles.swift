import Architecture
import Codebase

/// Tells from facts which files have to be read.
struct ChosenFiles {
    /// The files that name a container, or look like declaring one.
    let first: Set<RelativePath>
    /// The libraries that the codebase imports.
    let libraries: Set<CompositionStyle>
    private let analysis: Analysis
    private let owners: [RelativePath: Module]
    private let declaring: [String: Set<RelativePath>]
    private let aliases: [String: Set<RelativePath>]

    private static let triggers: [CompositionStyle: Set<String>] = [
        .swinject: ["register", "resolve", "autoregister", "Assembly", "Assembler", "Container"],
        .resolver: [
            "register", "resolve", "Resolver", "Injected", "LazyInjected", "OptionalInjected",
            "WeakLazyInjected", "InjectedObject",
        ],
        .dip: ["register", "resolve", "DependencyContainer"],
        .factory: [
            "Factory", "ParameterFactory", "Injected", "LazyInjected", "WeakLazyInjected",
            "DynamicInjected", "InjectedObject", "InjectedObservable",
        ],
        .dependencies: [
            "Dependency", "DependencyKey", "TestDependencyKey", "DependencyValues", "liveValue",
            "withDependencies", "prepareDependencies", "dependency",
        ],
        .needle: ["Component", "BootstrapComponent", "PluginizedComponent", "Dependency"],
    ]

    init(_ analysis: Analysis, isWhole: Bool) {
        self.analysis = analysis
        var owners: [RelativePath: Module] = [:]
        for module in analysis.codebase.modules
        where module.role.isProduction || module.role == .devApp {
            for file in module.sources {
                if let known = owners[file], known.role.isProduction { continue }
                owners[file] = module
            }
        }
        self.owners = owners.filter { !$0.key.isFixture }
        var declaring: [String: Set<RelativePath>] = [:]
        var aliases: [String: Set<RelativePath>] = [:]
        var found: Set<CompositionStyle> = []
        var importing: [CompositionStyle: Set<RelativePath>] = [:]
        var selected: Set<RelativePath> = []
        let libraries: [CompositionStyle] = [
            .swinject, .resolver, .factory, .dependencies, .needle, .dip,
        ]
        for (file, _) in self.owners {
            guard let facts = analysis.facts[file] else { continue }
            for declaration in facts.declarations where declaration.kind.isType {
                declaring[declaration.name, default: []].insert(file)
                if declaration.kind == .typealias {
                    aliases[declaration.name, default: []].insert(file)
                }
            }
            for extended in facts.declarations where extended.kind == .extension {
                declaring[extended.name, default: []].insert(file)
            }
            let modules = Set(facts.imports.map(\.module))
            for style in libraries where style.modules.contains(where: modules.contains) {
                found.insert(style)
                importing[style, default: []].insert(file)
            }
            if facts.declaresContainer || facts.usesEnvironment { selected.insert(file) }
            if isWhole, facts.declaresRoot { selected.insert(file) }
        }
        self.declaring = declaring
        self.aliases = aliases
        self.libraries = found
        for style in found {
            // The library around it is imported by far more files than those that name it.
            if style != .dependencies { selected.formUnion(importing[style] ?? []) }
            let names = Self.triggers[style] ?? []
            for (file, _) in self.owners where analysis.facts[file]?.uses(anyOf: names) == true {
                selected.insert(file)
            }
        }
        first = selected
    }

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
    func declares(_ name: String) -> Bool { !(declaring[name] ?? []).isEmpty }

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
    func isAskedByTests(_ name: String) -> Bool {
        analysis.facts.contains { file, facts in
            owners[file] == nil && facts.uses(anyOf: [name])
                && facts.uses(anyOf: ["resolve", "Injected", "autoresolve"])
        }
    }

    func role(of module: ModuleID) -> Role? {
        analysis.codebase.modules.first { $0.id == module }?.role
    }
}

extension SourceFacts {
    /// Whether the file uses one of some names.
    func uses(anyOf names: Set<String>) -> Bool {
        let all = uses.names
        return names.contains { name in
            var (low, high) = (0, all.count)
            while low < high {
                let middle = (low + high) / 2
                if all[middle] < name { low = middle + 1 } else { high = middle }
            }
            return low < all.count && all[low] == name
        }
    }

    /// Whether it declares functions that register and resolve, or a wrapper that injects.
    var declaresContainer: Bool {
        var resolves = false
        var registers = false
        for declaration in declarations {
            switch declaration.kind {
            case .func, .subscript:
                let name = declaration.name.lowercased()
                if name.contains("resolve") { resolves = true }
                if name.hasPrefix("register") || name.hasPrefix("add") || name.hasPrefix("bind")
                    || name.hasPrefix("set") || name.hasPrefix("provide")
                {
                    registers = true
                }
            case .struct, .class, .enum, .actor:
                let name = declaration.name.lowercased()
                if name.contains("inject") || name.contains("dependencycontainer")
                    || name.contains("dicontainer") || name.contains("servicelocator")
                {
                    return true
                }
            default: break
            }
        }
        return resolves && (registers || uses(anyOf: ["resolve"]) || uses(anyOf: ["Swinject"]))
    }

    /// Whether it reads or hands on objects in SwiftUI's environment.
    var usesEnvironment: Bool {
        uses(anyOf: ["EnvironmentObject", "environmentObject"])
    }

    /// Whether it declares what may be a root in plain Swift.
    var declaresRoot: Bool {
        declarations.contains {
            ($0.kind.isType || $0.kind == .extension) && ManualRoots.isRootName($0.name)
        } || inheritances.contains { ManualRoots.isEntry($0.names) }
    }
}
