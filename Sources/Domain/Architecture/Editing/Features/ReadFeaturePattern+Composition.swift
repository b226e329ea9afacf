extension ReadFeaturePattern {
    /// Finds where features are put together: files of one manner of naming in a program, or else
    /// the program that depends on them.
    func readComposition(
        _ families: [FeatureFamily], model: FeatureFamily, name: String,
        into pattern: inout FeaturePattern
    ) {
        let own = Set(families.flatMap { $0.members.map(\.module.id) })
        let others = analysis.codebase.modules.filter {
            !own.contains($0.id) && [.app, .feature, .core].contains($0.role) && !$0.isFixture
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
        } else {
            pattern.composition = standalone(others, model: model, name: name)
        }
        pattern.findings.append(finding(pattern.composition, count: best?.files.count ?? 0))
    }

    private func standalone(
        _ modules: [Module], model: FeatureFamily, name: String
    ) -> FeaturePattern.Composition? {
        let features = Set(model.production.map(\.module.name))
        let app = modules.filter { $0.role == .app && !$0.sources.isEmpty }.first { app in
            app.dependencies.contains { features.contains($0.name.bareName) }
        }
        guard let app else { return nil }
        return FeaturePattern.Composition(
            folder: compositionFolder(of: app), fileName: "\(name)Composition.swift",
            root: nil, module: app, example: nil)
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
        _ composition: FeaturePattern.Composition?, count: Int
    ) -> FeaturePattern.Finding {
        guard let composition else {
            return FeaturePattern.Finding(
                "Composition", "none: no program depends on the features")
        }
        let path = composition.folder.appending(RelativePath(composition.fileName))
        guard let example = composition.example else {
            return FeaturePattern.Finding(
                "Composition", path.string, from: "\(composition.module.name) depends on features")
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
