import Architecture
import Codebase

extension FeatureDraft {
    /// The plans with the feature linked by the targets of projects that link the one that it imitates, and without that.
    ///
    /// - Parameter tree: The files of the codebase.
    func linked(in tree: SourceTree) -> [FeaturePlan] {
        let links = self.links
        if links.isEmpty { return [plan] }
        let targets = Set(links.map(\.user.name)).sorted().joined(separator: ", ")
        var linked = self
        do throws(ManifestEditError) {
            try linked.link(links, in: tree)
        } catch {
            var unlinked = self
            unlinked.notes.append("Link the feature in \(targets) by hand: \(error)")
            return [unlinked.plan]
        }
        linked.found(
            "Project", links.map { "\($0.user.name) links \($0.product)" }.joined(separator: ", "),
            from: "what links \(pattern.model ?? "")")
        return [
            linked.plan.expecting(pattern.members.map(\.name)),
            plan.leaving("Link the feature in \(targets) by hand"),
        ]
    }

    /// A product that a target of a project is to link.
    private struct Link {
        let user: Module
        let manifest: RelativePath
        let product: String
        /// The package as the project names it; nil if it does not.
        let package: String?
    }

    /// What the targets of projects have to link for the new feature.
    private var links: [Link] {
        guard let model = pattern.model else { return [] }
        let own = Set(pattern.members.compactMap(\.model?.id))
        let products = Set(
            analysis.codebase.products.filter { !own.isDisjoint(with: $0.modules) }.map(\.name))
        let users = analysis.codebase.modules.filter { module in
            [.xcode, .xcodegen].contains(module.origin) && !module.isFixture
        }
        return users.flatMap { user in
            user.dependencies.compactMap { dependency in
                guard case .product(let name, let package) = dependency.name,
                    products.contains(name), let manifest = user.manifest
                else { return nil }
                return Link(
                    user: user, manifest: manifest,
                    product: name.replacingWord(model, with: self.name), package: package)
            }
        }
    }

    private mutating func link(
        _ links: [Link], in tree: SourceTree
    ) throws(ManifestEditError) {
        let groups = Dictionary(grouping: links, by: \.manifest)
        for (manifest, links) in groups.sorted(by: { $0.key < $1.key }) {
            let text: String
            if let model = pattern.model, isAlone(model) {
                text = try linkingPackage(like: model, links, in: tree)
            } else {
                text = try planner.editManifest.rewrite(
                    tree.contents.text(of: manifest) ?? "", of: manifest, in: root,
                    edits: links.map {
                        .addDependency(.product($0.product, package: $0.package), to: $0.user.name)
                    })
            }
            try list(in: manifest, text, of: tree)
        }
    }

    /// The text of a project once its targets use the feature's own package.
    private func linkingPackage(
        like model: String, _ links: [Link], in tree: SourceTree
    ) throws(ManifestEditError) -> String {
        let products = Set(links.map(\.product))
        guard products.count == 1, let first = links.first else {
            throw ManifestEditError(
                "The package of \(model) has several products. Add those of \(name) in Xcode.")
        }
        let draft = LocalPackageDraft(
            name: first.product, folder: newContainer(like: model), target: first.user.id,
            manifest: first.manifest, files: [], users: links.map(\.user.id), needs: [], unused: [])
        return try planner.packages.linking(draft, in: tree).project
    }

    /// Lists the file that puts the feature together where the project lists files.
    private mutating func list(
        in manifest: RelativePath, _ text: String, of tree: SourceTree
    ) throws(ManifestEditError) {
        var text = text
        if let composition = pattern.composition, composition.module.manifest == manifest,
            let example = composition.example
        {
            let file = composition.folder.appending(RelativePath(composition.fileName))
            text = try planner.packages.listing(
                [ListedFile(file, beside: example)], in: manifest,
                tree.patched([manifest: Array(text.utf8)]))
            let note = projectNote
            notes.removeAll { $0 == note }
        }
        do throws(NewFeatureError) { try change(manifest, to: text) } catch {
            throw ManifestEditError(error.description)
        }
    }
}
