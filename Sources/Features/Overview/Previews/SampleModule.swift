import Codebase

/// A module of the codebase in the previews.
struct SampleModule {
    let name: String
    let role: Role
    /// The position of its layer; nil outside the layers.
    let layer: Int?
    let files: Int
    let lines: Int
    /// What it imports, and in how many files: `Catalog`, `Playback*3`, `Logging*0` for a mere
    /// declaration.
    let uses: [String]

    init(
        _ name: String, _ role: Role, layer: Int? = nil, files: Int = 6,
        lines: Int = 400, uses: String = ""
    ) {
        self.name = name
        self.role = role
        self.layer = layer
        self.files = files
        self.lines = lines
        self.uses = uses.split(separator: " ").map(String.init)
    }

    var id: ModuleID { ModuleID(rawValue: "::" + name) }

    var folder: RelativePath {
        RelativePath(role.isForTests ? "Tests/\(name)" : "Sources/\(name)")
    }

    var sources: [RelativePath] {
        (1...files).map { folder.appending(RelativePath("\(name)\($0).swift")) }
    }

    var module: Module {
        Module(
            id: id, name: name, moduleName: name, kind: role == .app ? .executable : .library,
            role: role, origin: .swiftpm, container: .root, manifest: "Package.swift", path: folder,
            sources: sources,
            dependencies: edges.enumerated().map { index, edge in
                DependencyReference(.target(edge.name), line: 20 + index)
            })
    }

    /// The modules it uses, and in how many files.
    var edges: [(name: String, imports: Int)] {
        uses.map { use in
            let parts = use.split(separator: "*")
            return (String(parts[0]), parts.count > 1 ? Int(parts[1]) ?? 1 : 1)
        }
    }

    /// The import statements of an edge, one in each file.
    func sites(of edge: (name: String, imports: Int)) -> [ImportSite] {
        sources.prefix(edge.imports).enumerated().map { index, file in
            ImportSite(
                file: file, statement: ImportStatement(module: edge.name, line: 3 + index % 4))
        }
    }
}
