import Architecture
import Codebase

extension FeatureDraft {
    /// Declares the new modules in the manifest, and nothing else.
    mutating func editManifest() throws(NewFeatureError) {
        let names = pattern.members.map(\.name)
        guard let old = try text(of: pattern.manifest) else {
            throw NewFeatureError("\(pattern.manifest) cannot be read. Check that the file exists.")
        }
        do {
            if let model = pattern.model, isAlone(model) {
                return try addPackage(modelledOn: old, of: model)
            }
            let before = try contents(of: old)
            var listed = try registered(in: old)
            var text = try using(in: declaring(in: listed))
            do { try check(text, against: before, adding: names) } catch {
                // What looked like lists of features are lists of something else.
                listed = old
                text = try using(in: declaring(in: old))
                try check(text, against: before, adding: names)
            }
            try change(pattern.manifest, to: text)
            let isListed = try contents(of: listed).targets.count > before.targets.count
            found(
                "Manifest",
                isListed
                    ? "an element of a list in \(pattern.manifest) from which the targets are built"
                    : "targets in \(pattern.manifest)",
                from: pattern.model.map { "how \($0) is declared" } ?? "")
        } catch {
            throw NewFeatureError("\(error)\n\(declarationsByHand)")
        }
    }

    /// Adds an element to the lists of features in the manifest.
    private func registered(in text: String) throws(ManifestEditError) -> String {
        let inside = pattern.features.filter { text.contains($0) }
        guard pattern.model != nil, pattern.existing.isEmpty else { return text }
        let request = RegistrationRequest(
            features: pattern.features, model: pattern.model, name: name,
            words: Set(pattern.members.map(\.name) + [name]), least: min(2, inside.count))
        return try planner.registrations.registering(request, in: text).text
    }

    /// Declares the modules that no list made.
    private func declaring(in text: String) throws(ManifestEditError) -> String {
        let order = try contents(of: text).targets.map(\.name)
        let known = Set(order)
        var after = neighbour(in: order) ?? pattern.members.compactMap { $0.model?.name }.last
        var edits: [ManifestEdit] = []
        for member in pattern.members where !known.contains(member.name) {
            edits.append(.addTarget(target(member, after: after)))
            after = member.name
            if let model = member.model,
                let product = analysis.codebase.products.first(where: {
                    $0.name == model.name && $0.modules == [model.id] && member.part != .dev
                })
            {
                edits.append(
                    .addProduct(
                        ProductDraft(member.name, targets: [member.name], model: product.name)))
            }
        }
        return try planner.editManifest.rewrite(text, of: pattern.manifest, in: root, edits: edits)
    }

    /// The target after which a new feature is declared: in order where the features are in order,
    /// else after the last one.
    private func neighbour(in order: [String]) -> String? {
        guard pattern.existing.isEmpty else { return nil }
        let places = pattern.families.compactMap { family -> (stem: String, last: Int)? in
            let all = family.members.compactMap { order.firstIndex(of: $0.module.name) }
            return all.max().map { (family.stem, $0) }
        }.sorted { $0.last < $1.last }
        let stems = places.map(\.stem)
        let before =
            stems == stems.sorted() && stems.count > 2
            ? places.last { $0.stem < name } : places.last
        return before.map { order[$0.last] }
    }

    func target(_ member: FeaturePattern.Member, after: String?) -> TargetDraft {
        // A dependency that the new files do not import would be unused.
        let parents = Set((pattern.members + pattern.existing).map(\.name))
        let used = imported[member.name] ?? []
        var dependencies = member.dependencies.filter {
            parents.contains($0.bareName) || used.contains($0.bareName)
        }
        let parts = FeatureTemplate.Part.allCases.filter { self.member($0)?.name == member.name }
        for module in parts.flatMap({ imports(for: $0) })
        where !dependencies.contains(where: { $0.bareName == module }) {
            dependencies.append(.byName(module))
        }
        return TargetDraft(
            member.name, kind: member.model?.kind ?? Self.kind(member.part),
            path: path(of: member), dependencies: dependencies,
            exclude: member.part == .tests ? excluded.sorted() : [],
            model: member.model?.name, after: after)
    }

    private static func kind(_ part: FeatureFamily.PartRole) -> TargetKind {
        switch part {
        case .tests: .test
        case .dev: .executable
        default: .library
        }
    }

    /// The folder as the manifest has to say it; nil where SwiftPM looks for it by itself.
    private func path(of member: FeaturePattern.Member) -> String? {
        guard let folder = member.folder.relative(to: pattern.container) else { return nil }
        let usual = member.part == .tests ? "Tests" : "Sources"
        return folder.string == "\(usual)/\(member.name)" ? nil : folder.string
    }

    /// Lets the program that depends on the model depend on the feature too.
    private func using(in text: String) throws(ManifestEditError) -> String {
        guard let app = pattern.composition?.module, app.manifest == pattern.manifest,
            pattern.existing.isEmpty
        else { return text }
        let target = try contents(of: text).targets.first { $0.name == app.name }
        let missing = imports(for: .composition).filter { module in
            target?.dependencies.contains { $0.bareName == module } == false
        }
        let edits = missing.map { ManifestEdit.addDependency(.byName($0), to: app.name) }
        return try planner.editManifest.rewrite(text, of: pattern.manifest, in: root, edits: edits)
    }

    /// Makes sure that the new targets are all that is new, and that others only came to depend on
    /// them.
    private func check(
        _ text: String, against before: ManifestContents, adding names: [String]
    ) throws(ManifestEditError) {
        let after = try contents(of: text)
        let added = after.targets.map(\.name).filter { name in
            !before.targets.contains { $0.name == name }
        }
        guard Set(added) == Set(names), after.unknowns.count <= before.unknowns.count else {
            let list = added.isEmpty ? "no target" : added.joined(separator: ", ")
            throw ManifestEditError(
                "The edited \(pattern.manifest) would declare \(list) instead of "
                    + "\(names.joined(separator: ", ")). Declare the targets by hand.")
        }
        for target in before.targets {
            var trimmed = after.targets.first { $0.name == target.name }
            trimmed?.dependencies.removeAll { names.contains($0.bareName) }
            var old = target
            old.dependencies.removeAll { names.contains($0.bareName) }
            guard trimmed == old else {
                throw ManifestEditError(
                    "The edited \(pattern.manifest) would also change \(target.name). Declare "
                        + "the targets by hand.")
            }
        }
    }

    func contents(of text: String) throws(ManifestEditError) -> ManifestContents {
        guard
            let reader = planner.manifests.first(where: { $0.knows(pattern.manifest, text: text) })
        else {
            throw ManifestEditError(
                "\(pattern.manifest) is in a format that Strata cannot read. Edit the file by "
                    + "hand.")
        }
        return try reader.contents(of: text, folder: root + "/" + pattern.container.string)
    }
}

extension FeatureDraft {
    /// Whether a feature has a package of its own.
    func isAlone(_ model: String) -> Bool {
        pattern.container.components.contains { $0.contains(model) }
            && pattern.members.allSatisfy { !$0.folder.isInside(pattern.container) }
    }

    /// The folder of the feature's own package or project, beside that of another feature.
    func newContainer(like model: String) -> RelativePath {
        RelativePath(
            pattern.container.components.map { String($0).replacingWord(model, with: name) }
                .joined(separator: "/"))
    }

    /// Gives the feature a package of its own, modelled on that of another one.
    private mutating func addPackage(
        modelledOn text: String, of model: String
    ) throws(ManifestEditError) {
        let new = planner.registrations.renaming(model, to: name, in: text)
        let folder = newContainer(like: model)
        let targets = try contents(of: new).targets.map(\.name)
        let names = pattern.members.map(\.name)
        guard Set(targets) == Set(names) else {
            throw ManifestEditError(
                "The package of \(model) has other targets too: "
                    + "\(Set(targets).subtracting(names).sorted().joined(separator: ", ")). "
                    + "Choose another feature with --like.")
        }
        let place = folder.appending("Package.swift")
        do throws(NewFeatureError) { try change(place, to: new) } catch {
            throw ManifestEditError(error.description)
        }
        found("Manifest", place.string, from: pattern.manifest.string)
    }
}
