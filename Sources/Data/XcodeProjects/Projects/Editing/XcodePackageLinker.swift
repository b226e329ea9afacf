import Codebase
import Editing

/// Lets targets of Xcode projects use local packages, by changes to the text of `project.pbxproj`.
package struct XcodePackageLinker: LocalPackageLinker {
    /// A linker; it needs nothing.
    package init() {}

    package func knows(_ manifest: RelativePath) -> Bool { manifest.name == "project.pbxproj" }

    package func linking(
        _ draft: LocalPackageDraft, in tree: SourceTree
    ) throws(ManifestEditError) -> LinkedPackage {
        let files = CodebaseFiles(tree)
        let (project, bytes) = try Self.project(at: draft.manifest, files)
        guard let target = project.targets.first(where: { $0.id == draft.target }) else {
            throw ManifestEditError(
                "\(draft.manifest) has no target \(draft.target.targetName). Read the project again."
            )
        }
        var owners = [(target: target, files: draft.files)]
        for owner in draft.owners {
            guard let other = project.targets.first(where: { $0.id == owner.target }) else {
                throw ManifestEditError(
                    "\(owner.target.targetName) is no target of \(draft.manifest). Read the project "
                        + "again.")
            }
            owners.append((other, owner.files))
        }
        try Self.check(draft.users, of: project, besides: owners.map(\.target))
        let moving = try MovingFiles(draft, owners.map(\.target), in: project, files)
        var settings = try LocalPackageSettings(of: target.packaged(in: project))
        var questions: [String] = []
        for (owner, files) in owners {
            let own = try LocalPackageSettings(of: owner.packaged(in: project))
            try own.check(files, tree)
            settings = try settings.joined(
                with: own, compilingAll: files.count == draft.files.count)
            let generated = GeneratedNames(
                in: project.path.parent,
                hasAssets: owner.settings.value(
                    of: "ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS") != "NO",
                bridge: header(of: owner, in: project, tree), tree)
            try generated.check(files, tree)
            questions += generated.questions(of: files, tree).filter { !questions.contains($0) }
        }
        var edits = ProjectEdits(project.document, bytes)
        moving.leave(&edits)
        let link = PackageLink(draft, in: project)
        for owner in owners {
            link.dropUnused(draft.unused(of: owner.target.name), of: owner.target, &edits)
        }
        try link.write(to: &edits)
        guard let text = edits.text() else {
            throw ManifestEditError(
                "Two changes would meet in \(draft.manifest). Make the change in Xcode.")
        }
        if let left = moving.identifier(leftIn: text) {
            throw ManifestEditError(
                "\(draft.manifest) refers to \(left) in a place that Strata does not know. Take its "
                    + "file out of the project in Xcode first.")
        }
        let needs = try LocalPackageNeeds(
            draft, remote: RemotePackages(target: target, project: project).remote)
        return LinkedPackage(
            project: text, manifest: LocalPackageManifest(draft.name, settings, needs).text,
            questions: settings.questions + questions)
    }

    package func listing(
        _ files: [ListedFile], in manifest: RelativePath, _ tree: SourceTree
    ) throws(ManifestEditError) -> String {
        let known = CodebaseFiles(tree)
        let (project, bytes) = try Self.project(at: manifest, known)
        var edits = ProjectEdits(project.document, bytes)
        for file in files {
            try FileListing(file, in: project, known).write(to: &edits)
        }
        guard let text = edits.text() else {
            throw ManifestEditError(
                "Two changes would meet in \(manifest). Make the change in Xcode.")
        }
        return text
    }

    /// A project with the bytes of its file.
    private static func project(
        at manifest: RelativePath, _ files: CodebaseFiles
    ) throws(ManifestEditError) -> (ReadProject, [UInt8]) {
        let tree = files.tree
        guard let bytes = try? tree.wholeFile(manifest) else {
            throw ManifestEditError("\(manifest) cannot be read. Change its permissions.")
        }
        let list = PropertyList.reading(bytes)
        let isText = bytes.first { $0 > 0x20 && $0 < 0x80 }.map { $0 != UInt8(ascii: "<") } == true
        guard isText, list.problems.isEmpty, String(validating: bytes, as: UTF8.self) != nil else {
            throw ManifestEditError(
                "\(manifest) is damaged, or not in the form that Xcode writes. Open and save the "
                    + "project in Xcode first.")
        }
        let project = ReadProject(
            document: ProjectDocument(manifest: manifest, list: list), files: files,
            configurations: ConfigurationFiles { try? tree.wholeFile(at: $0) })
        return (project, bytes)
    }

    /// - Throws: That a target which is to use the package is built for what those whose files move into it
    ///   are not.
    private static func check(
        _ users: [ModuleID], of project: ReadProject, besides owners: [ReadTarget]
    ) throws(ManifestEditError) {
        let platforms = Set(owners.flatMap(\.platforms))
        if platforms.isEmpty { return }
        for user in project.targets where users.contains(user.id) {
            guard let other = user.platforms.subtracting(platforms).min() else { continue }
            throw ManifestEditError(
                "\(user.name) would import the package, too, and is built for \(other.rawValue), for "
                    + "which no target compiles these files today. Divide that first.")
        }
    }

    private func header(
        of target: ReadTarget, in project: ReadProject, _ tree: SourceTree
    ) -> RelativePath? {
        guard let path = target.settings.value(of: "SWIFT_OBJC_BRIDGING_HEADER"), !path.isEmpty
        else { return nil }
        return project.places.sourceRoot.appending(path, root: tree.root).path
    }
}
