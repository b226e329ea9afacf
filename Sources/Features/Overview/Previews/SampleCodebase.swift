import Architecture
import Codebase

/// A codebase for previews, put together from named parts.
struct SampleCodebase {
    var layers: [Layer]
    var modules: [SampleModule]
    var violations: [(kind: ViolationKind, from: String, to: String?)] = []
    var incomplete: [IncompleteItem] = []
    var unclaimed: [RelativePath] = []
    var source = LayerConfiguration.Source.inferred
    var problems: [LayerProblem] = []

    /// The analysis of the codebase as far as it is read.
    func analysis(isComplete: Bool = true) -> Analysis {
        Analysis(
            codebase: Codebase(
                root: "/home/ada/Tempo", modules: modules.map(\.module), unclaimed: unclaimed,
                incomplete: incomplete),
            graph: graph(isComplete: isComplete),
            configuration: LayerConfiguration(source: source, layers: layers),
            assignment: LayerAssignment(
                layers: Dictionary(
                    modules.compactMap { module in module.layer.map { (module.id, $0) } },
                    uniquingKeysWith: { first, _ in first }),
                unassigned: modules.filter { $0.layer == nil && $0.role.isProduction }.map(\.id),
                problems: problems),
            violations: isComplete ? violations.map(violation) : [],
            facts: isComplete ? facts : [:], isComplete: isComplete, incomplete: incomplete,
            milliseconds: 420)
    }

    private func graph(isComplete: Bool) -> ModuleGraph {
        ModuleGraph(
            nodes: modules.map { .init(id: $0.id, name: $0.name, kind: .own) }.sorted {
                $0.id < $1.id
            },
            edges: modules.sorted { $0.id < $1.id }.flatMap { module in
                module.edges.sorted { $0.name < $1.name }.map { edge in
                    Edge(
                        from: module.id, to: ModuleID(rawValue: "::" + edge.name),
                        declared: .direct,
                        dependency: DependencyReference(.target(edge.name), line: 12),
                        imports: isComplete ? module.sites(of: edge) : [])
                }
            })
    }

    private func violation(
        _ entry: (kind: ViolationKind, from: String, to: String?)
    ) -> Violation {
        Violation(
            kind: entry.kind, from: ModuleID(rawValue: "::" + entry.from),
            to: entry.to.map { ModuleID(rawValue: "::" + $0) },
            severity: entry.kind.standardSeverity,
            message: "\(entry.from) breaks the rule \(entry.kind.rawValue).")
    }

    /// Each module declares a type named after it, which all that import the module use.
    private var facts: [RelativePath: SourceFacts] {
        var facts: [RelativePath: SourceFacts] = [:]
        for module in modules {
            for (index, file) in module.sources.enumerated() {
                let used = module.edges.filter { index < $0.imports }
                facts[file] = SourceFacts(
                    lineCount: module.lines / module.files,
                    imports: used.map { ImportStatement(module: $0.name, line: 3 + index % 4) },
                    declarations: index == 0 ? [module.type] : [],
                    uses: NameUses(
                        Dictionary(
                            used.map { ($0.name + "Store", [17 + index, 41]) },
                            uniquingKeysWith: { first, _ in first })),
                    problems: [])
            }
        }
        return facts
    }
}

extension SampleModule {
    fileprivate var type: Declaration {
        Declaration(name: name + "Store", kind: .struct, access: .public, container: nil, line: 9)
    }
}
