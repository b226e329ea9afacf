import Codebase

/// What folders say where a manifest does not: most Tuist projects are laid out alike.
struct ConventionalFolders {
    let lookup: FolderLookup
    let project: ReadProject

    /// How a target's name may end, with the folder its sources are in.
    private static let parts: [(suffix: String, folder: String)] = [
        ("Interface", "Interface"), ("Interfaces", "Interfaces"), ("Testing", "Testing"),
        ("Testings", "Testings"), ("Tests", "Tests"), ("UITests", "UITests"),
        ("UnitTests", "UnitTests"), ("Example", "Example"), ("Demo", "Demo"),
        ("DemoApp", "Demo"), ("UI", "UI"),
    ]

    /// The files of a target whose own patterns are not known.
    func sources(of target: ProjectTarget) -> [RelativePath] {
        let own = ["Targets/\(target.name)/Sources", "Sources/\(target.name)", target.name]
        let part = Self.parts.last { target.name.hasSuffix($0.suffix) }
        let shared = part.map { [$0.folder] } ?? ["Sources"]
        for folder in own + shared {
            let found = files(in: project.folder.appending(RelativePath(folder)))
            if !found.isEmpty { return found }
        }
        return []
    }

    /// The modules of a project whose targets are not known at all.
    func modules() -> [Module] {
        let name = project.manifest.name ?? project.folder.name
        guard !name.isEmpty else { return [] }
        let main = module(name, in: "Sources", kind: .framework)
        let others = Self.parts.map { part in
            module(name + part.suffix, in: part.folder, kind: Self.kind(of: part.suffix))
        }
        var claimed: Set<RelativePath> = []
        return ([main] + others).compactMap(\.self).filter { claimed.insert($0.path).inserted }
    }

    private static func kind(of suffix: String) -> TargetKind {
        switch suffix {
        case "Tests", "UnitTests": .test
        case "UITests": .uiTest
        case "Example", "Demo", "DemoApp": .app
        default: .framework
        }
    }

    private func module(_ name: String, in folder: String, kind: TargetKind) -> Module? {
        let path = project.folder.appending(RelativePath(folder))
        let files = files(in: path)
        guard files.contains(where: { $0.fileExtension == "swift" }) else { return nil }
        return Module(
            id: ModuleID(container: project.folder, target: name), name: name,
            moduleName: name.asModuleName, kind: kind, origin: .tuist, container: project.folder,
            manifest: project.path, path: path,
            sources: files.filter { $0.fileExtension == "swift" },
            otherSources: files.filter { $0.fileExtension != "swift" }, dependencies: [])
    }

    private func files(in folder: RelativePath) -> [RelativePath] {
        let finder = SourceFinder(
            lookup: lookup, places: ProjectPlaces(manifest: project.folder, root: project.root))
        let path = folder.relative(to: project.folder)?.string ?? folder.string
        return finder.files(SourceFolder(path: ProjectPath(text: path)))
    }
}
