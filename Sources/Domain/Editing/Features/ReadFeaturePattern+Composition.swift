import Architecture
import Codebase

extension ReadFeaturePattern {
    /// Finds where features are put together: files of one manner of naming in a program, or else
    /// the app that a person named.
    ///
    /// - Parameter app: The app that a person named; nil for the one that puts most together.
    func readComposition(
        _ families: [FeatureFamily], model: FeatureFamily, name: String, app: String?,
        into pattern: inout FeaturePattern
    ) throws(NewFeatureError) {
        let own = Set(families.flatMap { $0.members.map(\.module.id) })
        let others = analysis.codebase.modules.filter {
            !own.contains($0.id) && ($0.isApp || [.feature, .core].contains($0.role))
                && !$0.isFixture && (app == nil || app == $0.name || app == $0.id.rawValue)
        }
        var found: [String: (module: Module, files: [RelativePath], root: String)] = [:]
        for module in others {
            for file in module.sources {
                guard let (root, stem) = Self.parts(of: file.name),
                    families.contains(where: { $0.stem == stem })
                else { continue }
                let key = file.parent.string + "/" + root
                found[key, default: (module, [], root)].files.append(file)
            }
        }
        let best = found.values.max { ($0.files.count, $1.root) < ($1.files.count, $0.root) }
        if let best, best.files.count >= min(2, families.count) {
            let example = best.files.first { $0.name == "\(best.root)+\(model.stem).swift" }
            pattern.composition = FeaturePattern.Composition(
                folder: best.files[0].parent, fileName: "\(best.root)+\(name).swift",
                root: best.root, module: best.module, example: example ?? best.files[0])
        } else if let app {
            try standalone(named: app, name: name, into: &pattern)
        }
        pattern.findings.append(finding(pattern, count: best?.files.count ?? 0))
    }

    /// A file of its own in the app that a person named.
    private func standalone(
        named name: String, name feature: String, into pattern: inout FeaturePattern
    ) throws(NewFeatureError) {
        let app = try app(
            name, in: analysis.codebase.modules.filter { $0.isApp && !$0.sources.isEmpty })
        pattern.composition = FeaturePattern.Composition(
            folder: compositionFolder(of: app), fileName: "\(feature)Composition.swift",
            root: nil, module: app, example: nil)
    }

    private func app(_ name: String, in apps: [Module]) throws(NewFeatureError) -> Module {
        if let found = apps.first(where: { $0.name == name || $0.id.rawValue == name }) {
            return found
        }
        let names = apps.map(\.name).joined(separator: ", ")
        throw NewFeatureError(
            "There is no app called \(name). "
                + (names.isEmpty
                    ? "Leave --app out: the codebase has no app." : "There are: \(names)."))
    }

    /// The folder of a program that is called after composition, if it has one.
    private func compositionFolder(of app: Module) -> RelativePath {
        let folders = app.sources.compactMap { file -> RelativePath? in
            let parts = file.parent.components
            let index = parts.firstIndex { $0.contains("Composition") }
            return index.map { RelativePath(parts[...$0].joined(separator: "/")) }
        }
        return folders.min() ?? app.path.appending("Composition")
    }

    private func finding(
        _ pattern: FeaturePattern, count: Int
    ) -> FeaturePattern.Finding {
        guard let composition = pattern.composition else {
            return FeaturePattern.Finding("Composition", "none: no file is named after a feature")
        }
        let path = composition.folder.appending(RelativePath(composition.fileName))
        guard let example = composition.example else {
            return FeaturePattern.Finding(
                "Composition", path.string,
                from: "--app \(composition.module.name)")
        }
        return FeaturePattern.Finding(
            "Composition", path.string,
            from: "\(example), one of \(count.counted("file")) of its kind")
    }

    /// The parts of `CompositionRoot+Home.swift`.
    private static func parts(of fileName: String) -> (root: String, stem: String)? {
        let parts = fileName.dropLast(".swift".count).split(separator: "+")
        guard parts.count == 2 else { return nil }
        return (String(parts[0]), String(parts[1]))
    }
}
