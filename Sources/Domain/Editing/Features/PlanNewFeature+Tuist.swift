import Architecture
import Codebase

extension PlanNewFeature {
    /// The changes that may make a new feature, the most complete one first; nothing is written.
    ///
    /// Where Tuist describes the features, what its helpers make of a manifest is only known once all of it is read again:
    /// the first change that ``CheckNewFeature`` finds sound is the one. Of packages there is one change.
    ///
    /// - Parameter tree: The files of the codebase.
    /// - Throws: ``NewFeatureError`` if the name cannot be used or no change be worked out.
    package func candidates(
        for request: NewFeatureRequest, in analysis: Analysis, _ tree: SourceTree
    ) throws(NewFeatureError) -> [FeaturePlan] {
        guard analysis.codebase.isMostlyOfTuist else {
            return try draft(request, in: analysis).linked(in: tree)
        }
        if let problem = FeatureName.problem(with: request.name) { throw NewFeatureError(problem) }
        let template = try template(of: request, in: ScaffoldTemplate.all(in: tree))
        guard request.like == nil, request.kind == nil, let template else {
            return try imitations(request, in: analysis, tree)
        }
        return try scaffolds(of: template, request, in: analysis, tree)
    }

    // MARK: Templates of the team

    private func template(
        of request: NewFeatureRequest, in templates: [ScaffoldTemplate]
    ) throws(NewFeatureError) -> ScaffoldTemplate? {
        guard let name = request.template else { return templates.forFeatures }
        if let named = templates.first(where: { $0.name == name }) { return named }
        let names = templates.map(\.name)
        throw NewFeatureError(
            "There is no template called \(name) in Tuist/Templates. "
                + (names.isEmpty
                    ? "There is none at all." : "There are: \(names.joined(separator: ", ")).")
        )
    }

    private func scaffolds(
        of template: ScaffoldTemplate, _ request: NewFeatureRequest, in analysis: Analysis,
        _ tree: SourceTree
    ) throws(NewFeatureError) -> [FeaturePlan] {
        var values = request.attributes
        if let attribute = template.nameAttribute { values[attribute] = request.name }
        let files: [RelativePath: String]
        do throws(ScaffoldError) {
            files = try scaffolds.files(of: template, with: values, in: tree)
        } catch {
            let command = template.command(for: request.name)
            throw NewFeatureError(
                error.description + (error.isAnswerable ? "" : " Tuist makes it with: \(command)"))
        }
        let families = FeatureFamily.all(in: analysis.codebase)
        let folder = Self.folder(for: Array(files.keys), of: template, beside: families)
        var draft = TuistDraft(
            request.name, title: "New feature \(request.name)", analysis: analysis, tree: tree)
        for (path, text) in files.sorted(by: { $0.key < $1.key }) {
            try draft.create(folder.appending(path), with: text)
        }
        draft.found(
            "Template", template.name, from: template.manifest.string)
        draft.found("Folder", folder.isRoot ? "." : folder.string)
        return draft.registered(
            besides: families, like: families.map(\.stem), expecting: nil)
    }

    /// The folder in which Tuist is to be run: that of its installation, or one from which the new project stands
    /// beside those of the other features.
    private static func folder(
        for files: [RelativePath], of template: ScaffoldTemplate, beside families: [FeatureFamily]
    ) -> RelativePath {
        let projects = files.filter { $0.name == "Project.swift" }.map(\.parent)
        let homes = families.compactMap { $0.production.first?.module.container.parent }
        let counts = Dictionary(homes.map { ($0, 1) }, uniquingKeysWith: +)
        let usual = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
        guard let project = projects.min(), let usual, template.installation != usual else {
            return template.installation
        }
        let isBeside = template.installation.appending(project).parent == usual
        return project.components.count == 1 && !isBeside ? usual : template.installation
    }

    // MARK: The nearest feature

    private func imitations(
        _ request: NewFeatureRequest, in analysis: Analysis, _ tree: SourceTree
    ) throws(NewFeatureError) -> [FeaturePlan] {
        var feature = try draftOfFiles(request, in: analysis)
        try feature.copyProject()
        try feature.register()
        let pattern = feature.pattern
        let draft = TuistDraft(feature.plan, analysis: analysis, tree: tree)
        return draft.registered(
            besides: pattern.families, like: [pattern.model].compactMap(\.self),
            expecting: pattern.members.map(\.name))
    }
}

extension Codebase {
    /// Whether Tuist describes most of what is shipped: plug-ins and packages of tools beside the projects hold no
    /// features.
    var isMostlyOfTuist: Bool {
        let shipped = modules.filter { $0.role.isProduction && !$0.isFixture }
        return shipped.count { $0.origin == .tuist } * 2 > shipped.count
    }
}

/// A new feature of Tuist while it is being put together.
private struct TuistDraft {
    private let name: String
    private let title: String
    private let analysis: Analysis
    private let tree: SourceTree
    private var changes: [FileChange] = []
    private var findings: [FeaturePattern.Finding] = []
    private var notes: [String] = []

    init(_ name: String, title: String, analysis: Analysis, tree: SourceTree) {
        self.name = name
        self.title = title
        self.analysis = analysis
        self.tree = tree
    }

    init(_ plan: FeaturePlan, analysis: Analysis, tree: SourceTree) {
        self.init(plan.name, title: plan.changes.title, analysis: analysis, tree: tree)
        changes = plan.changes.changes
        findings = plan.findings
        notes = plan.notes
    }

    mutating func found(_ subject: String, _ what: String, from source: String = "") {
        findings.append(FeaturePattern.Finding(subject, what, from: source))
    }

    mutating func create(
        _ file: RelativePath, with text: String
    ) throws(NewFeatureError) {
        guard self.text(of: file) == nil else {
            throw NewFeatureError("\(file) already exists. Choose another name, or move the file.")
        }
        if let change = FileChange(file, from: nil, to: text) { changes.append(change) }
    }

    private func text(of file: RelativePath) -> String? {
        changes.first { $0.path == file }.map(\.after) ?? tree.contents.text(of: file)
    }

    /// The plans with the feature named where the others are, in helpers and in the manifests of what uses features, and
    /// with less of it.
    ///
    /// - Parameters:
    ///   - models: The features whose lines may be repeated.
    ///   - names: The modules that must be new; nil if they are not known before.
    func registered(
        besides families: [FeatureFamily], like models: [String], expecting names: [String]?
    ) -> [FeaturePlan] {
        let descriptions = tree.files.filter(\.mayNameFeatures)
        let helpers = descriptions.filter { $0.name != "Project.swift" }
        let lines = ParallelLines(of: families.map(\.stem), for: name)
        let inHelpers = helpers.compactMap { repeated(lines, in: $0, like: models) }
        let inUsers = manifests(using: families).compactMap {
            repeated(lines, in: $0, like: models)
        }
        var plans: [FeaturePlan] = []
        for additions in [inHelpers + inUsers, inHelpers, inUsers, []] {
            let plan = adding(additions).plan(expecting: names)
            if !plans.contains(where: { $0.changes == plan.changes }) { plans.append(plan) }
        }
        return plans
    }

    private func plan(expecting names: [String]?) -> FeaturePlan {
        FeaturePlan(
            name: name, changes: ChangeSet(title, changes: changes), findings: findings,
            notes: notes + ["Run tuist generate before you build it."],
            expected: FeaturePlan.Expectation(modules: names))
    }

    /// The manifests of what is no feature and depends on several.
    private func manifests(using families: [FeatureFamily]) -> [RelativePath] {
        let own = Set(families.flatMap(\.members).map(\.module.id))
        let names = Set(families.flatMap(\.production).map(\.module.name))
        let users = analysis.codebase.modules.filter { module in
            !own.contains(module.id)
                && module.dependencies.count { names.contains($0.name.bareName) } > 1
        }
        return Set(users.compactMap(\.manifest)).filter(\.mayNameFeatures).sorted()
    }

    /// The lines of a file that are said of the new feature, too.
    private struct RepeatedLines {
        let file: RelativePath
        let addition: ParallelLines.Addition
    }

    /// - Returns: nil if the file says nothing of several features.
    private func repeated(
        _ lines: ParallelLines, in file: RelativePath, like models: [String]
    ) -> RepeatedLines? {
        guard let text = text(of: file), let addition = lines.adding(like: models, to: text)
        else { return nil }
        return RepeatedLines(file: file, addition: addition)
    }

    private func adding(_ additions: [RepeatedLines]) -> TuistDraft {
        var draft = self
        for one in additions {
            draft.changes.removeAll { $0.path == one.file }
            if let change = FileChange(
                one.file, from: tree.contents.text(of: one.file), to: one.addition.text)
            {
                draft.changes.append(change)
            }
            let first = one.addition.added.first { !$0.allSatisfy(\.isWhitespace) } ?? ""
            draft.found(
                "Lines", first.split(whereSeparator: \.isWhitespace).joined(separator: " "),
                from: one.file.string)
        }
        return draft
    }
}

extension RelativePath {
    /// Whether Tuist's manifests and their helpers may name features in it.
    fileprivate var mayNameFeatures: Bool {
        let folders = components.dropLast()
        if folders.contains("Templates") || folders.contains(".build") { return false }
        return ["Project.swift", "Workspace.swift"].contains(name)
            || isSwift && folders.contains("ProjectDescriptionHelpers")
    }
}

extension FeatureDraft {
    /// Gives the feature a project of its own, with a manifest like that of the feature that it imitates.
    mutating func copyProject() throws(NewFeatureError) {
        guard let model = pattern.model, isAlone(model) else {
            throw NewFeatureError(
                "\(pattern.manifest) describes several features, and Strata adds none to a "
                    + "manifest of Tuist. Add \(name) to it by hand.")
        }
        let others = analysis.codebase.modules.filter { module in
            module.container == pattern.container
                && !pattern.members.contains { $0.model?.id == module.id }
        }
        if let other = others.first {
            throw NewFeatureError(
                "The project of \(model) has other targets, too, such as \(other.name). Choose "
                    + "another feature with --like.")
        }
        guard let text = try text(of: pattern.manifest) else {
            throw NewFeatureError("\(pattern.manifest) cannot be read. Check that the file exists.")
        }
        let folder = newContainer(like: model)
        let place = folder.appending(RelativePath(pattern.manifest.name))
        guard try self.text(of: place) == nil else {
            throw NewFeatureError("\(place) already exists. Choose another name, or move the file.")
        }
        try change(place, to: planner.registrations.renaming(model, to: name, in: text))
        try copyFiles(namedIn: text, of: pattern.container, to: folder)
        try addFirstFiles()
        found("Manifest", place.string, from: pattern.manifest.string)
    }

    /// Property lists and settings that the manifest names.
    private mutating func copyFiles(
        namedIn text: String, of container: RelativePath, to folder: RelativePath
    ) throws(NewFeatureError) {
        let literals = text.split(separator: "\"", omittingEmptySubsequences: false)
            .enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
        for literal in literals where literal.contains(".") && !literal.contains("*") {
            guard let file = container.resolving(literal), file.isInside(container),
                file.fileExtension != "swift", let path = file.relative(to: container),
                let content = try self.text(of: file)
            else { continue }
            try change(folder.appending(path), to: content)
        }
    }

    /// A file for each module that has none, so that it builds.
    private mutating func addFirstFiles() throws(NewFeatureError) {
        for member in pattern.members
        where !changes.contains(where: { $0.path.isInside(member.folder) }) {
            let file = member.folder.appending(RelativePath(member.name + ".swift"))
            let text =
                member.part == .dev
                ? Self.program(of: member.name, showing: name) : Self.firstText(of: member)
            try change(file, to: pattern.style.applied(to: text, fileName: file.name))
        }
    }

    private static func program(of module: String, showing title: String) -> String {
        """
        import SwiftUI

        @main
        struct \(module)App: App {
            var body: some Scene {
                WindowGroup {
                    Text("\(title)")
                }
            }
        }

        """
    }
}
