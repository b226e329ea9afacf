extension ReadFeaturePattern {
    /// Finds where features are put together: files of one manner of naming in a program, or else
    /// the program that depends on them.
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
        } else {
            try standalone(families, named: app, name: name, into: &pattern)
        }
        pattern.findings.append(finding(pattern, count: best?.files.count ?? 0))
    }

    /// The app that puts most features together; none if a person has to say which one.
    private func standalone(
        _ families: [FeatureFamily], named app: String?, name: String,
        into pattern: inout FeaturePattern
    ) throws(NewFeatureError) {
        let features = Set(families.flatMap { $0.production.map(\.module.id) })
        let apps = analysis.codebase.modules.filter { $0.isApp && !$0.sources.isEmpty }
        let counts = Dictionary(
            apps.map { app in
                let used = analysis.graph.edges(from: app.id).filter(\.isUse)
                return (app.id, used.count { features.contains($0.to) })
            }, uniquingKeysWith: { first, _ in first })
        let most = counts.values.max() ?? 0
        let best =
            try app.map { app throws(NewFeatureError) in [try self.app(app, in: apps)] }
            ?? apps.filter { most > 0 && counts[$0.id] == most }
        guard best.count == 1, let app = best.first else {
            pattern.possibleApps = best.map(\.name)
            return
        }
        pattern.composition = FeaturePattern.Composition(
            folder: compositionFolder(of: app), fileName: "\(name)Composition.swift",
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
            let apps = pattern.possibleApps.joined(separator: ", ")
            return FeaturePattern.Finding(
                "Composition",
                apps.isEmpty ? "none: no app depends on the features" : "not clear: \(apps)")
        }
        let path = composition.folder.appending(RelativePath(composition.fileName))
        guard let example = composition.example else {
            return FeaturePattern.Finding(
                "Composition", path.string,
                from: "\(composition.module.name), the app that uses most features")
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
