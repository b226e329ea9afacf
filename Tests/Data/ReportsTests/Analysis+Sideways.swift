import Architecture
import Codebase

extension Analysis {
    /// Home imports Profile on line 2 and uses it on line 5.
    static func withSidewaysImport(
        severity: Severity = .error, isImported: Bool = true, unread: RelativePath? = nil,
        accepted: [AcceptedItem] = [], notes: [IncompleteItem] = [], problems: [LayerProblem] = []
    ) -> Analysis {
        let modules = ["Home", "Profile"].map(Module.library)
        let imported = ImportStatement(module: "Profile", line: 2)
        let site = ImportSite(file: "Sources/Home/Home.swift", statement: imported)
        let sites = isImported ? [site] : []
        return Analysis(
            codebase: Codebase(root: "/shop", modules: modules),
            graph: ModuleGraph(
                nodes: modules.map { .init(id: $0.id, name: $0.name, kind: .own) },
                edges: [Edge(from: "::Home", to: "::Profile", declared: .direct, imports: sites)]),
            configuration: LayerConfiguration(
                source: .inferred, layers: [Layer(name: "Features", patterns: [])]),
            assignment: LayerAssignment(layers: ["::Home": 0, "::Profile": 0], problems: problems),
            violations: [
                Violation(
                    kind: .sideways, from: "::Home", to: "::Profile", severity: severity,
                    message: "Home imports Profile.", sites: sites.map(Site.import))
            ],
            facts: [
                "Sources/Home/Home.swift": SourceFacts(
                    lineCount: 7, imports: [imported], declarations: [],
                    uses: NameUses(["ProfileScreen": [5]]), problems: []),
                "Sources/Profile/Profile.swift": SourceFacts(
                    lineCount: 3, imports: [],
                    declarations: [
                        Declaration(
                            name: "ProfileScreen", kind: .struct, access: .public, container: nil,
                            line: 1)
                    ], uses: NameUses(), problems: []),
            ],
            isComplete: true,
            incomplete: unread.map { [IncompleteItem(path: $0, reason: "It is not UTF-8.")] } ?? [],
            accepted: accepted, notes: notes, milliseconds: 12)
    }
}

extension Module {
    /// A library of one file.
    static func library(_ name: String) -> Module {
        let folder = RelativePath("Sources/\(name)")
        return Module(
            id: ModuleID(container: .root, target: name), name: name, moduleName: name,
            kind: .library, role: .feature, origin: .swiftpm, container: .root,
            manifest: "Package.swift", path: folder,
            sources: [folder.appending(RelativePath(name + ".swift"))], dependencies: [])
    }
}
