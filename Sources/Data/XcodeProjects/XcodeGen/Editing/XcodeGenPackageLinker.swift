import Codebase
import Editing

/// Lets targets of XcodeGen's specifications use local packages, by changes to the text of
/// `project.yml`.
package struct XcodeGenPackageLinker: LocalPackageLinker {
    private let edit: EditManifest

    /// - Parameter edit: Edits specifications.
    package init(edit: EditManifest) { self.edit = edit }

    package func knows(_ manifest: RelativePath) -> Bool {
        ["yml", "yaml", "json"].contains(manifest.fileExtension)
    }

    package func linking(
        _ draft: LocalPackageDraft, in tree: SourceTree
    ) throws(ManifestEditError) -> LinkedPackage {
        let before = try specification(draft, in: tree)
        let folders = FolderLookup(tree)
        let first = BuiltTarget(
            try before.target(draft.target.targetName), of: before, folders)
        var settings = try LocalPackageSettings(of: first.packaged)
        var questions: [String] = []
        let owners =
            [(draft.target, draft.files)] + draft.owners.map { ($0.target, $0.files) }
        for (owner, files) in owners {
            let target = try before.target(owner.targetName)
            try LeavingSources(draft, before, folders).check(target)
            let built = BuiltTarget(target, of: before, folders)
            let own = try LocalPackageSettings(of: built.packaged)
            try own.check(files, tree)
            settings = try settings.joined(
                with: own, compilingAll: files.count == draft.files.count)
            let generated = GeneratedNames(
                in: before.root, hasAssets: built.hasAssets, bridge: built.header, tree)
            try generated.check(files, tree)
            questions += (generated.questions(of: files, tree) + built.questions(tree))
                .filter { !questions.contains($0) }
        }
        let text = try edited(draft, before, tree)
        try EditedSpecification(draft, before).check(
            try specification(draft, in: tree.patched([draft.manifest: Array(text.utf8)])))
        let remotes = SpecRemotes(before.spec)
        let needs = try LocalPackageNeeds(draft, remote: remotes.remote)
        return LinkedPackage(
            project: text, manifest: LocalPackageManifest(draft.name, settings, needs).text,
            questions: settings.questions + questions)
    }

    private func specification(
        _ draft: LocalPackageDraft, in tree: SourceTree
    ) throws(ManifestEditError) -> SpecProject {
        let found = SpecFinder(FolderLookup(tree)).projects.first { $0.file == draft.manifest }
        guard let found else {
            throw ManifestEditError(
                "\(draft.manifest) cannot be read as XcodeGen does. Correct it first.")
        }
        if let problem = found.problems.first {
            throw ManifestEditError(
                "\(draft.manifest) cannot be followed to its end. \(problem.reason)")
        }
        return found
    }

    private func edited(
        _ draft: LocalPackageDraft, _ project: SpecProject, _ tree: SourceTree
    ) throws(ManifestEditError) -> String {
        if project.spec["packages"]?[draft.name] != nil {
            throw ManifestEditError(
                "\(draft.manifest) has a package \(draft.name) already. Choose another name with "
                    + "--name.")
        }
        let path = draft.folder.written(from: project.root)
        let library = DependencyReference.Name.product(draft.name, package: draft.name)
        var edits = [ManifestEdit.addLocalPackage(draft.name, path: path)]
        for user in draft.users {
            guard user.container == draft.target.container else {
                throw ManifestEditError(
                    "\(user.targetName) is no target of \(draft.manifest), so that it cannot use "
                        + "\(draft.name). Move by hand what it uses.")
            }
            edits.append(.addDependency(library, to: user.targetName))
        }
        var text = try edit.rewrite(
            tree.contents.text(of: draft.manifest) ?? "", of: draft.manifest, in: tree.root,
            edits: edits)
        // What templates let it depend on stays: it is linked, and not used.
        let packages = (project.spec["packages"]?.entries ?? []).map(\.key)
        for target in [draft.target] + draft.owners.map(\.target) {
            for product in draft.unused(of: target.targetName) {
                for package in packages {
                    let name = DependencyReference.Name.product(product, package: package)
                    let removal = ManifestEdit.removeDependency(name, from: target.targetName)
                    let less = try? edit.rewrite(
                        text, of: draft.manifest, in: tree.root, edits: [removal])
                    text = less ?? text
                }
            }
        }
        return text
    }
}

extension SpecProject {
    /// A target that the specification writes as it is built.
    func target(_ name: String) throws(ManifestEditError) -> SpecEntry {
        let found = TargetExpansion(spec: spec).targets.filter {
            ($0.value["name"]?.text ?? $0.key) == name
        }
        guard found.count == 1, let target = found.first, target.key == name,
            spec["targets"]?[name] != nil
        else {
            throw ManifestEditError(
                "\(name) is made of another entry of \(file), by its platforms or its name. Write a "
                    + "target \(name) there first.")
        }
        return target
    }
}
