import Codebase
import Editing

/// How a target of a specification is built.
struct BuiltTarget {
    private let target: SpecEntry
    private let project: SpecProject
    private let files: SettingsFiles
    private let table: SettingTable
    private let headerPath: String
    /// The bridging header; nil if it has none, or one that cannot be followed.
    let header: RelativePath?

    init(_ target: SpecEntry, of project: SpecProject, _ folders: FolderLookup) {
        self.target = target
        self.project = project
        files = SettingsFiles(of: project, folders: folders)
        table = Self.table(SpecSettings(spec: project.spec, files: files), target)
        headerPath = table.value(of: "SWIFT_OBJC_BRIDGING_HEADER") ?? ""
        header =
            headerPath.isEmpty
            ? nil
            : project.root.resolving(headerPath).map(folders.actual).flatMap {
                folders.tree.contents.exists($0) ? $0 : nil
            }
    }

    /// What a package has to know of it.
    var packaged: LocalPackageSettings.Target {
        LocalPackageSettings.Target(
            name: target.key, platforms: SpecPlatforms(of: target.value, table).platforms,
            value: { table.value(of: $0) }, words: words)
    }

    /// Whether symbols are made of asset catalogs.
    var hasAssets: Bool {
        table.value(of: "ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS") != "NO"
    }

    /// What the specification leaves open.
    func questions(_ tree: SourceTree) -> [String] {
        var result: [String] = []
        if header == nil, !headerPath.isEmpty {
            result.append(
                "Do the files need anything of the bridging header \(headerPath), which is not "
                    + "found? A package has no such header.")
        }
        for problem in files.problems {
            result.append("What does \(problem.path) set for \(target.key)? \(problem.reason)")
        }
        for plugin in target.value["buildToolPlugins"]?.oneOrMore ?? [] {
            guard let name = plugin["plugin"]?.text else { continue }
            result.append(
                "Do the files need code that the plugin \(name) writes? The package does not run it."
            )
        }
        return result
    }

    /// The words of a setting in all configurations, under conditions, too.
    private func words(_ name: String) -> [String] {
        let named = project.spec["configs"]?.entries.map(\.key) ?? []
        let values = (named.isEmpty ? ["Debug", "Release"] : named).sorted().compactMap {
            Self.table(
                SpecSettings(spec: project.spec, files: files, configuration: $0), target
            ).value(of: name)
        }
        let owners = [
            project.spec["settings"], project.spec["settingGroups"],
            project.spec["settingPresets"], target.value["settings"],
        ]
        let conditional = owners.flatMap { Self.values(of: name, in: $0) }
        return LocalPackageSettings.Target.words(in: values + conditional)
    }

    private static func values(of name: String, in node: SpecNode?) -> [String] {
        (node?.entries ?? []).flatMap { entry in
            entry.key.hasPrefix(name + "[")
                ? entry.value.texts : entry.value.isMapping ? values(of: name, in: entry.value) : []
        }
    }

    /// The settings with the folder that paths begin at.
    private static func table(_ settings: SpecSettings, _ target: SpecEntry) -> SettingTable {
        var table = settings.table(of: target)
        table.add(
            ["SRCROOT", "PROJECT_DIR", "SOURCE_ROOT"].map { SettingAssignment($0, ".") })
        return table
    }
}
