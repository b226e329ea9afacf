import Codebase
import StaticSwift

/// What the manifests below one Tuist installation share.
struct TuistRoot: Sendable {
    let folder: RelativePath
    let evaluator: ProjectEvaluator
    /// The packages from elsewhere, and those inside the codebase, that `.external` can mean.
    var packages: [ProjectPackage] = []
    /// The modules that manifests may import, each of which may import those before it.
    var modules: [HelperModule] = []
    /// The files that describe: helpers, plugins, settings.
    var descriptions: [RelativePath] = []
    var incomplete: [IncompleteItem] = []
}

/// A module of helpers.
struct HelperModule: Sendable {
    let name: String
    let files: [RelativePath]
}

/// Finds what belongs to a Tuist installation.
struct TuistRootReader {
    let files: TuistFiles
    let folder: RelativePath

    func root() -> TuistRoot {
        let plugins = plugins()
        var helpers: [SourceText] = []
        var descriptions: [RelativePath] = []
        var incomplete: [IncompleteItem] = []
        let modules = modules(plugins)
        for path in modules.flatMap(\.files) {
            guard let text = files.text(of: path) else {
                incomplete.append(.unreadable(path))
                continue
            }
            helpers.append(SourceText(path: path.string, text: text, isMain: false).parsedOnce())
            descriptions.append(path)
        }
        let evaluator = ProjectEvaluator(
            helpers: helpers, modules: Set(plugins.map(\.name)),
            fileSystem: files.fileSystem(startedIn: folder))
        var root = TuistRoot(
            folder: folder, evaluator: evaluator, modules: modules,
            descriptions: descriptions + plugins.map(\.manifest) + configurations(in: folder),
            incomplete: incomplete)
        root.packages = PackageListReader(files: files, root: root).packages()
        return root
    }

    private func modules(_ plugins: [Plugin]) -> [HelperModule] {
        let own = HelperModule(
            name: "ProjectDescriptionHelpers",
            files: files.swiftFiles(
                in: files.tuistFolder(in: folder).appending("ProjectDescriptionHelpers")))
        let others = plugins.map { plugin in
            HelperModule(
                name: plugin.name,
                files: files.swiftFiles(
                    in: plugin.folder.appending("ProjectDescriptionHelpers")))
        }
        return (others + [own]).filter { !$0.files.isEmpty }
    }

    // MARK: Plugins

    private struct Plugin {
        let name: String
        let folder: RelativePath
        let manifest: RelativePath
    }

    /// The local plugins that the configuration names, or that of a folder around it: Tuist reads the one
    /// where it is run. All there are if none names any.
    private func plugins() -> [Plugin] {
        var next: RelativePath? = folder
        while let around = next {
            let named = configurations(in: around).flatMap { pluginFolders(in: $0, of: around) }
            let found = Set(named).sorted().compactMap { plugin(in: $0) }
            if !found.isEmpty { return found }
            next = around.isRoot ? nil : around.parent
        }
        return files.tree.files(inside: folder)
            .filter { $0.name == "Plugin.swift" && !$0.isTemplate }
            .compactMap { plugin(in: $0.parent) }
    }

    private func plugin(in folder: RelativePath) -> Plugin? {
        let manifest = folder.appending("Plugin.swift")
        guard files.has(manifest), let text = files.text(of: manifest),
            TuistFiles.isManifest(text)
        else { return nil }
        let record = plain.record(of: "Plugin", text: text, path: manifest.string)
        var name = folder.name
        if case .string(let written)? = record?["name"] { name = written }
        return Plugin(name: name, folder: folder, manifest: manifest)
    }

    /// Manifests of configuration see no helpers.
    private var plain: ProjectEvaluator { ProjectEvaluator(helpers: [], modules: []) }

    private func configurations(in folder: RelativePath) -> [RelativePath] {
        let own = files.tuistFolder(in: folder)
        let possible = [
            folder.appending("Tuist.swift"), own.appending("Config.swift"),
            own.appending("Tuist.swift"),
        ]
        return possible.filter(files.has)
    }

    /// - Parameter folder: The folder that the configuration is of.
    private func pluginFolders(
        in configuration: RelativePath, of folder: RelativePath
    ) -> [RelativePath] {
        guard let text = files.text(of: configuration),
            let record = plain.record(of: "Tuist", text: text, path: configuration.string)
        else { return [] }
        var reader = ValueReader(path: configuration.string)
        let project = reader.record(record["project"], of: "the project")
        let locations =
            reader.records(record["plugins"], of: "the plugins")
            + reader.records(project?["plugins"], of: "the plugins")
        // Beside `Tuist.swift` some still write what was right for `Tuist/Config.swift`.
        let bases = [configuration.parent, files.tuistFolder(in: folder)]
        return locations.compactMap { location -> RelativePath? in
            var decoder = ProjectDecoder(path: configuration.string)
            guard let path = decoder.manifestPath(location["path"]) else { return nil }
            let found = bases.compactMap {
                ProjectPlaces(manifest: $0, root: folder).resolve(path)
            }
            return found.first { files.has($0.appending("Plugin.swift")) } ?? found.first
        }
    }
}

extension IncompleteItem {
    static func unreadable(_ path: RelativePath) -> IncompleteItem {
        IncompleteItem(
            path: path,
            reason: "The file cannot be read as UTF-8 text. Check its permissions and encoding.")
    }
}
