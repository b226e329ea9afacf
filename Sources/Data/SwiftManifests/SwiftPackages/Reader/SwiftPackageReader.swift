import Codebase
import StaticSwift

/// Reads SwiftPM packages from their manifests, without running them.
///
/// SwiftPM itself is asked only about manifests that cannot be evaluated whole, and only in a trusted
/// codebase, because answering runs the manifest.
package struct SwiftPackageReader: ProjectReader {
    private let dumper: (any ManifestDumper)?
    private let evaluator: ManifestEvaluator
    private let limits: SharedLimits

    /// A reader of packages.
    ///
    /// - Parameters:
    ///   - dumper: Asks SwiftPM for a manifest; nil if it never may.
    ///   - environment: The environment variables that manifests see; none by default.
    ///   - limits: What all manifests of a codebase may take together.
    package init(
        dumper: (any ManifestDumper)? = nil, environment: [String: String] = [:],
        limits: SharedLimits = SharedLimits()
    ) {
        self.dumper = dumper
        self.limits = limits
        evaluator = ManifestEvaluator(environment: environment)
    }

    package var origin: Origin { .swiftpm }

    package func read(_ tree: SourceTree, trust: Trust) async -> ProjectReading {
        let manifests = Dictionary(grouping: tree.packageManifests, by: \.parent)
        var limits = limits
        let evaluated = await limits.run(manifests.sorted { $0.key < $1.key }) { folder, limits in
            package(in: folder.key, manifests: folder.value, of: tree, limits)
        }
        let packages = await withTaskGroup(of: ReadPackage.self) { group in
            for package in evaluated.compactMap(\.self) {
                group.addTask { await asked(package, of: tree, trust) }
            }
            var found: [ReadPackage] = []
            for await package in group { found.append(package) }
            return found.sorted { $0.folder < $1.folder }
        }
        var reading = PackageModules(tree: tree, packages: packages).reading()
        let described = Set(packages.map(\.path))
        reading.manifests = tree.swiftFiles.filter {
            $0.isPackageManifest || described.contains($0)
        }
        reading.notes += packages.compactMap(\.note)
        reading.incomplete += packages.flatMap { Self.incomplete($0, mayAsk: dumper != nil) }
        return reading
    }

    private func package(
        in folder: RelativePath, manifests: [RelativePath], of tree: SourceTree, _ limits: Limits
    ) -> Measured<ReadPackage?> {
        var texts: [RelativePath: String] = [:]
        for path in manifests { texts[path] = tree.contents.text(of: path) }
        let sources = texts.filter { path, text in
            !text.describesPackage
                || !path.isPackageManifest && !text.contains("import PackageDescription")
        }
        if sources.count == manifests.count { return Measured(nil, steps: 0) }
        for path in sources.keys { texts[path] = nil }
        let selection = ManifestSelection(candidates: texts, installed: .installed)
        guard let path = selection.selected(), let text = texts[path] else {
            return Measured(unreadable(manifests, in: folder, of: tree), steps: 0)
        }
        let directory = Self.absolute(folder, in: tree.root)
        let evaluation = evaluator.manifest(
            text: text, path: path.string, packageDirectory: directory, limits: limits)
        var manifest = evaluation.answer
        let isList = tree.isListOfTuist(folder, text)
        if isList { manifest.targets = [] }
        var package = ReadPackage(
            folder: folder, path: path, manifest: manifest,
            identity: PackageIdentity.identity(of: directory))
        let onMacOS =
            isList
            ? nil
            : evaluator.manifestOnMacOS(
                text: text, path: path.string, packageDirectory: directory, limits: limits)
        if let onMacOS { package.compare(onMacOS: onMacOS.answer) }
        return Measured(package, steps: max(evaluation.steps, onMacOS?.steps ?? 0))
    }

    /// The package as SwiftPM describes it, where evaluating left something open and it may be asked.
    private func asked(
        _ package: ReadPackage, of tree: SourceTree, _ trust: Trust
    ) async -> ReadPackage {
        guard !package.manifest.unknowns.isEmpty, trust == .trusted, let dumper,
            tree.contents.folder != nil
        else { return package }
        var package = package
        let directory = Self.absolute(package.folder, in: tree.root)
        do {
            let manifest = try DumpDecoder().manifest(try await dumper.dump(packageAt: directory))
            return ReadPackage(
                folder: package.folder, path: package.path, manifest: manifest,
                identity: package.identity)
        } catch let error as ManifestDumpError {
            package.dumpFailure = error.description
        } catch {
            package.dumpFailure =
                "The answer of SwiftPM cannot be decoded. Run `swift package dump-package` to "
                + "see it."
        }
        return package
    }

    private func unreadable(
        _ manifests: [RelativePath], in folder: RelativePath, of tree: SourceTree
    ) -> ReadPackage? {
        guard let path = manifests.first else { return nil }
        var manifest = PackageManifest(name: "", toolsVersion: .installed)
        manifest.unknowns = [
            .init(
                expression: path.name,
                position: .init(file: path.string, line: 1, column: 1),
                reason: "the file cannot be read as UTF-8 text, or is for newer tools")
        ]
        return ReadPackage(
            folder: folder, path: path, manifest: manifest,
            identity: PackageIdentity.identity(of: Self.absolute(folder, in: tree.root)))
    }

    private static func absolute(_ path: RelativePath, in root: String) -> String {
        path.isRoot ? root : root + "/" + path.string
    }

    private static func incomplete(_ package: ReadPackage, mayAsk: Bool) -> [IncompleteItem] {
        package.manifest.unknowns.map { unknown in
            let what = "`\(unknown.expression)` is not evaluated: \(unknown.reason)."
            let next =
                package.dumpFailure
                ?? (mayAsk
                    ? "Trust the folder to let SwiftPM read the manifest."
                    : "Rewrite the expression so that it depends on the manifest alone.")
            return IncompleteItem(
                path: package.path, line: unknown.position.line, reason: what + " " + next,
                remedy: mayAsk && package.dumpFailure == nil ? .trust : .none)
        }
    }
}

extension String {
    /// Whether this is the text of a manifest, and not of a source that is called like one, such as a helper
    /// of Tuist.
    fileprivate var describesPackage: Bool {
        contains("PackageDescription") || allSatisfy(\.isWhitespace)
            || contains("swift-tools-version") && !contains("import ProjectDescription")
    }
}

extension RelativePath {
    /// Whether it is for the service that hosts or builds the codebase, such as a template that a
    /// workflow fills in.
    fileprivate var isOfService: Bool {
        components.contains { [".github", ".gitlab", ".circleci"].contains($0) }
    }
}

extension SourceTree {
    /// The manifests of packages, and where a folder has none, what is called as one but for the case of its
    /// letters: on the volumes of a Mac that is the same name.
    fileprivate var packageManifests: [RelativePath] {
        let called = files.filter { $0.isPackageManifest && !$0.isOfService }
        let others = swiftFiles.filter {
            $0.name.lowercased() == "package.swift" && !$0.isPackageManifest && !$0.isOfService
        }
        if others.isEmpty { return called }
        let folders = Set(called.map(\.parent))
        return called + others.filter { !folders.contains($0.parent) }
    }

    /// Whether the package in a folder only lists for Tuist what comes from elsewhere: nobody builds
    /// its targets.
    ///
    /// - Parameter text: The manifest.
    fileprivate func isListOfTuist(_ folder: RelativePath, _ text: String) -> Bool {
        func holds(_ folder: RelativePath, _ names: [String]) -> Bool {
            names.contains { contents.kind(of: folder.appending(RelativePath($0))) == .file }
        }
        let described = ["Project.swift", "Workspace.swift", "Tuist.swift"]
        if folder.name.lowercased() == "tuist" {
            return holds(folder.parent, described) || holds(folder, ["Config.swift"])
                || text.contains("import ProjectDescription")
        }
        // Few folders hold one; looking through a text takes longer.
        return holds(folder, described) && text.contains("PackageSettings(")
    }
}
