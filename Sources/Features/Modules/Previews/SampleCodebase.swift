import Architecture
import Codebase

/// A codebase for previews: modules in layers that use each other and some from elsewhere.
struct SampleCodebase {
    struct Entry {
        let name: String
        let role: Role
        let layer: Int?
        let files: Int
        let lines: Int
        let uses: [String]
        var violations = 0

        var id: ModuleID { ModuleID(rawValue: "::" + name) }
    }

    var layers: [String]
    var entries: [Entry]
    var externals: [String] = []
    var incomplete: [IncompleteItem] = []
    var unclaimed: [RelativePath] = []

    /// The analysis of the codebase as far as it is read.
    func analysis(isComplete: Bool = true) -> Analysis {
        Analysis(
            codebase: Codebase(
                root: "/home/ada/Depot", modules: entries.map(module), unclaimed: unclaimed,
                incomplete: incomplete),
            graph: graph,
            configuration: LayerConfiguration(
                source: .file(".strata.yml"),
                layers: layers.map { Layer(name: $0, patterns: []) }),
            assignment: LayerAssignment(
                layers: Dictionary(
                    entries.compactMap { entry in entry.layer.map { (entry.id, $0) } },
                    uniquingKeysWith: { first, _ in first })),
            violations: isComplete ? entries.flatMap(violations) : [],
            facts: isComplete ? facts : [:], isComplete: isComplete, incomplete: incomplete,
            milliseconds: 80)
    }

    private func module(_ entry: Entry) -> Module {
        Module(
            id: entry.id, name: entry.name, moduleName: entry.name, kind: .library,
            role: entry.role, origin: .swiftpm, container: .root, manifest: "Package.swift",
            path: folder(of: entry), sources: sources(of: entry),
            dependencies: entry.uses.enumerated().map { index, use in
                DependencyReference(.byName(use), line: 14 + index)
            })
    }

    private var graph: ModuleGraph {
        ModuleGraph(
            nodes: entries.map { .init(id: $0.id, name: $0.name, kind: .own) }.sorted {
                $0.id < $1.id
            }
                + externals.map { .init(id: external($0), name: $0, kind: .external) },
            edges: entries.sorted { $0.id < $1.id }.flatMap { entry in
                entry.uses.sorted().map { use in
                    Edge(
                        from: entry.id,
                        to: externals.contains(use)
                            ? external(use) : ModuleID(rawValue: "::" + use),
                        declared: .direct)
                }
            })
    }

    private func violations(of entry: Entry) -> [Violation] {
        entry.uses.prefix(entry.violations).map { use in
            Violation(
                kind: .sideways, from: entry.id, to: ModuleID(rawValue: "::" + use),
                severity: .error, message: "\(entry.name) must not import \(use).")
        }
    }

    private var facts: [RelativePath: SourceFacts] {
        var facts: [RelativePath: SourceFacts] = [:]
        for entry in entries {
            for file in sources(of: entry) {
                facts[file] = SourceFacts(
                    lineCount: entry.lines / max(1, entry.files), imports: [], declarations: [],
                    uses: NameUses(), problems: [])
            }
        }
        return facts
    }

    private func external(_ name: String) -> ModuleID { ModuleID(rawValue: "external:::\(name)") }

    private func folder(of entry: Entry) -> RelativePath { RelativePath("Sources/\(entry.name)") }

    private func sources(of entry: Entry) -> [RelativePath] {
        (0..<entry.files).map { number in
            // A large module has folders.
            let name = entry.files > 100 ? "Part\(number % 7)/File\(number)" : "File\(number)"
            return folder(of: entry).appending(RelativePath("\(name).swift"))
        }
    }
}
