import Architecture
import Codebase

/// Works out the change that makes a new feature in the order that a codebase has.
package struct PlanNewFeature: Sendable {
    let store: any ChangeStore
    let templates: any FeatureTemplates
    let editManifest: EditManifest
    let manifests: [any ManifestContentsReader]
    let registrations: any RegistrationEditor
    let scaffolds: any ScaffoldReader
    let packages: any LocalPackageLinker

    /// A planner over the files of a codebase.
    package init(
        store: any ChangeStore, templates: any FeatureTemplates, editManifest: EditManifest,
        manifests: [any ManifestContentsReader], registrations: any RegistrationEditor,
        scaffolds: any ScaffoldReader, packages: any LocalPackageLinker
    ) {
        self.store = store
        self.templates = templates
        self.editManifest = editManifest
        self.manifests = manifests
        self.registrations = registrations
        self.scaffolds = scaffolds
        self.packages = packages
    }

    /// The change for a new feature of a Swift package; nothing is written.
    ///
    /// - Throws: ``NewFeatureError`` if the name cannot be used or the change not be worked out.
    package func plan(
        _ request: NewFeatureRequest, in analysis: Analysis
    ) throws(NewFeatureError) -> FeaturePlan {
        try draft(request, in: analysis).plan
    }

    /// The change for a new feature of a Swift package, while more can be added to it.
    func draft(
        _ request: NewFeatureRequest, in analysis: Analysis
    ) throws(NewFeatureError) -> FeatureDraft {
        var draft = try draftOfFiles(request, in: analysis)
        if request.editsManifest {
            try draft.editManifest()
        } else {
            draft.notes.append(draft.declarationsByHand)
        }
        try draft.register()
        return draft
    }

    /// The files of a new feature that is made as others are, before any manifest knows of it.
    func draftOfFiles(
        _ request: NewFeatureRequest, in analysis: Analysis
    ) throws(NewFeatureError) -> FeatureDraft {
        if let problem = FeatureName.problem(with: request.name) { throw NewFeatureError(problem) }
        let read = ReadFeaturePattern(analysis: analysis, store: store)
        let pattern = try read.pattern(
            for: request.name, like: request.like, kind: request.kind, app: request.app)
        try requireFree(pattern, in: analysis)
        var draft = FeatureDraft(
            name: request.name, title: "New feature \(request.name)", pattern: pattern,
            analysis: analysis, planner: self)
        try draft.addFiles(of: FeatureTemplate.Part.allCases)
        return draft
    }

    private func requireFree(
        _ pattern: FeaturePattern, in analysis: Analysis
    ) throws(NewFeatureError) {
        for member in pattern.members {
            let twin = analysis.codebase.modules.first {
                $0.name.lowercased() == member.name.lowercased()
                    || $0.moduleName.lowercased() == member.name.lowercased()
            }
            if let twin {
                throw NewFeatureError(
                    "Module \(twin.name) already exists, in \(twin.path). Choose another name.")
            }
        }
    }
}

/// Works out the change that gives a feature a dev app.
package struct PlanDevApp: Sendable {
    private let planner: PlanNewFeature

    /// A planner that does it as for a new feature.
    package init(_ planner: PlanNewFeature) { self.planner = planner }

    /// The change for a dev app of a feature that is there; nothing is written.
    ///
    /// - Parameter module: The feature's module.
    /// - Throws: ``NewFeatureError`` if it has one, or the change cannot be worked out.
    package func plan(
        for module: ModuleID, in analysis: Analysis
    ) throws(NewFeatureError) -> FeaturePlan {
        let families = FeatureFamily.all(in: analysis.codebase)
        let mine = families.first { family in family.production.contains { $0.module.id == module }
        }
        guard let mine else {
            throw NewFeatureError(
                "\(module.targetName) is not a feature of a Swift package. Strata generates dev "
                    + "apps only in Swift packages; add this one the way the project adds its "
                    + "other targets.")
        }
        if let app = mine.member(.dev) {
            throw NewFeatureError(
                "\(mine.stem) already has a dev app: \(app.module.name). Run "
                    + "that one.")
        }
        if let obstacle = Self.obstacles(in: analysis)[module] { throw NewFeatureError(obstacle) }
        let read = ReadFeaturePattern(analysis: analysis, store: planner.store)
        let model = families.first { $0.member(.dev) != nil }
        var pattern = try read.pattern(for: mine.stem, like: (model ?? mine).stem, kind: nil)
        pattern.setDevApp(of: mine)
        var draft = FeatureDraft(
            name: mine.stem, title: "Dev app for \(mine.stem)", pattern: pattern,
            analysis: analysis, planner: planner)
        try draft.addFiles(of: [.dev])
        try draft.editManifest()
        return draft.plan
    }
}

extension PlanDevApp {
    /// Why features without a dev app cannot get one, by module.
    ///
    /// What a screen needs to be made is known of one kind alone: of terminal screens with previews.
    package static func obstacles(in analysis: Analysis) -> [ModuleID: String] {
        let families = FeatureFamily.all(in: analysis.codebase)
        let features = analysis.codebase.modules.filter { $0.role == .feature && !$0.isFixture }
        var result: [ModuleID: String] = [:]
        for module in features + families.flatMap({ $0.production.map(\.module) }) {
            let family = families.first { $0.production.contains { $0.module.id == module.id } }
            guard module.origin == .swiftpm, let family else {
                result[module.id] =
                    "Strata makes dev apps only in Swift packages. Add one to \(module.name) as the "
                    + "project adds its other targets."
                continue
            }
            let files = family.production.flatMap(\.module.sources)
            let isTerminal = files.contains { file in
                analysis.facts[file]?.imports.contains { $0.module == "TerminalUI" } == true
            }
            let pieces = FeaturePieces(of: family, in: analysis).found
            if !isTerminal || pieces[.previews]?.ending != "Previews" {
                result[module.id] =
                    "Strata cannot tell what \(family.stem) needs to start. Write its dev app by "
                    + "hand."
            }
        }
        return result
    }
}

extension FeaturePattern {
    /// Leaves only the dev app to be made, for a feature that is there.
    fileprivate mutating func setDevApp(of family: FeatureFamily) {
        let known = members.first { $0.part == .dev }
        let feature = family.member(.implementation) ?? family.production[0]
        let app = Member(
            part: .dev, name: known?.name ?? family.stem + "Dev",
            folder: known?.folder ?? container.appending(RelativePath("Sources/\(family.stem)Dev")),
            model: known?.model,
            dependencies: known?.dependencies ?? [.byName(feature.module.name)],
            imports: known?.imports ?? [])
        existing = family.production.map {
            Member(
                part: $0.part, name: $0.module.name, folder: $0.module.path, model: $0.module)
        }
        members = [app]
    }
}
