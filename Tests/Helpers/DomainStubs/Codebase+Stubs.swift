import Architecture
import Codebase

extension Module {
    /// A module of a package, with what it depends on by target name.
    ///
    /// Its one source is `Sources/NAME/NAME.swift` in the package's folder unless others are named.
    package static func stub(
        _ name: String,
        _ kind: TargetKind = .library,
        in container: RelativePath = .root,
        at path: RelativePath? = nil,
        module: String? = nil,
        role: Role = .core,
        origin: Origin = .swiftpm,
        sources: [RelativePath]? = nil,
        uses: [String] = [],
        depends: [DependencyReference] = [],
        platforms: Set<Platform> = []
    ) -> Module {
        let folder = path ?? container.appending(RelativePath("Sources/\(name)"))
        return Module(
            id: ModuleID(container: container, target: name), name: name,
            moduleName: module ?? name, kind: kind, role: role, origin: origin,
            container: container, manifest: container.appending("Package.swift"), path: folder,
            sources: sources ?? [folder.appending(RelativePath("\(name).swift"))],
            dependencies: uses.map { DependencyReference(.byName($0), line: 7) } + depends,
            platforms: platforms)
    }
}

extension Codebase {
    /// A codebase of modules.
    package static func stub(
        _ modules: [Module], products: [Product] = [], externals: [ExternalPackage] = [],
        incomplete: [IncompleteItem] = []
    ) -> Codebase {
        Codebase(
            root: "/codebase", modules: modules, products: products, externals: externals,
            incomplete: incomplete)
    }

    /// The module of a target name.
    package func module(_ name: String) -> Module? { modules.first { $0.name == name } }
}

extension SourceFacts {
    /// A file that imports modules, one a line, from line 1.
    package static func importing(_ modules: String...) -> SourceFacts {
        .stub(imports: modules.enumerated().map { ImportStatement(module: $1, line: $0 + 1) })
    }

    /// A file with some facts.
    package static func stub(
        lines: Int = 10, imports: [ImportStatement] = [], declares: [Declaration] = [],
        uses: [String: [Int]] = [:], exposes: [ExposedName] = [], hides: [String] = [],
        inherits: [Inheritance] = [], previews: [PreviewStatement] = [],
        excludes: [ExclusionComment] = [], problems: [SourceProblem] = []
    ) -> SourceFacts {
        SourceFacts(
            lineCount: lines, imports: imports, declarations: declares, uses: NameUses(uses),
            exposed: exposes, hidden: hides, inheritances: inherits, previews: previews,
            exclusions: excludes, problems: problems)
    }
}

extension Declaration {
    /// A public type at the top level, unless said otherwise.
    package static func stub(
        _ name: String, _ kind: Kind = .struct, _ access: AccessLevel = .public,
        in container: String? = nil
    ) -> Declaration {
        Declaration(name: name, kind: kind, access: access, container: container, line: 1)
    }
}

extension Analysis {
    /// The layers, top first, as `NAME: MODULES`.
    package var layerLines: [String] {
        configuration.layers.enumerated().map { position, layer in
            let members = codebase.modules.filter { assignment.layers[$0.id] == position }
            return "\(layer.name): \(members.map(\.name).sorted().joined(separator: " "))"
        }
    }

    /// The analysis of modules that import each other, as the pipeline would make it.
    ///
    /// - Parameter imports: What the first source of each module imports, by target name.
    package static func stub(
        _ modules: [Module], imports: [String: [String]] = [:], layers: [Layer]? = nil,
        lines: Int = 10
    ) -> Analysis {
        let codebase = assignRoles(.stub(modules))
        var facts: [RelativePath: SourceFacts] = [:]
        for module in modules {
            guard let file = module.sources.first else { continue }
            let names = imports[module.name] ?? []
            facts[file] = .stub(
                lines: lines,
                imports: names.enumerated().map { ImportStatement(module: $1, line: $0 + 1) })
        }
        return stub(codebase, facts: facts, layers: layers)
    }

    /// The analysis of a codebase with facts.
    package static func stub(
        _ codebase: Codebase, facts: [RelativePath: SourceFacts], layers: [Layer]? = nil
    ) -> Analysis {
        let graph = linkModules(codebase, facts: facts)
        let configuration =
            layers.map { LayerConfiguration(source: .file(".strata.yml"), layers: $0) }
            ?? inferLayers(codebase, graph: graph)
        let assignment = assignLayers(configuration, to: codebase)
        let checked = checkRules(
            codebase: codebase, graph: graph, configuration: configuration,
            assignment: assignment)
        return Analysis(
            codebase: codebase, graph: graph, configuration: configuration,
            assignment: assignment, violations: checked.violations, facts: facts,
            isComplete: true, incomplete: [], milliseconds: 0)
    }
}

extension Layer {
    /// A layer of modules by name.
    package static func stub(
        _ name: String, _ modules: [String], options: LayerOptions = LayerOptions()
    ) -> Layer {
        Layer(name: name, patterns: modules.map { ModulePattern(.name, $0) }, options: options)
    }
}
