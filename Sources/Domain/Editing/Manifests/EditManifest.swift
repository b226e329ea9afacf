import Codebase

/// Changes a manifest, and makes sure that exactly the wanted change happened.
package struct EditManifest: Sendable {
    private let editors: [any ManifestEditor]
    private let readers: [any ManifestContentsReader]

    /// An edit by the first editor that knows the manifest, judged by the first reader that does.
    package init(editors: [any ManifestEditor], readers: [any ManifestContentsReader]) {
        self.editors = editors
        self.readers = readers
    }

    /// The text after all edits.
    ///
    /// - Parameters:
    ///   - manifest: The path of the manifest.
    ///   - root: The absolute path of the codebase.
    /// - Throws: ``ManifestEditError`` that says which edit is not possible, and why; then nothing
    ///   of the manifest may be changed.
    package func callAsFunction(
        _ text: String, of manifest: RelativePath, in root: String, edits: [ManifestEdit]
    ) throws(ManifestEditError) -> String {
        guard let editor = editors.first(where: { $0.knows(manifest, text: text) }),
            let reader = readers.first(where: { $0.knows(manifest, text: text) })
        else {
            throw ManifestEditError(
                "\(manifest) is in a format that Strata cannot edit. Change the file by hand.")
        }
        let folder = root + "/" + manifest.parent.string
        var text = text
        for edit in edits {
            text = try apply(edit, to: text, editor: editor) { text throws(ManifestEditError) in
                try reader.contents(of: text, folder: folder)
            }
        }
        return text
    }

    private func apply(
        _ edit: ManifestEdit, to text: String, editor: any ManifestEditor,
        read: (String) throws(ManifestEditError) -> ManifestContents
    ) throws(ManifestEditError) -> String {
        let before = try read(text)
        let wanted = before.applying(edit)
        if edit.isDone(in: before) {
            throw ManifestEditError(
                "\(edit.sentence): the manifest already says so, but a helper or another file "
                    + "changes it. Edit that file by hand.")
        }
        if wanted == before {
            throw ManifestEditError(
                "\(edit.sentence): the list of the target does not name the dependency in a form "
                    + "that Strata edits. Edit the line that declares it, by hand.")
        }
        var reasons: [String] = []
        for candidate in try editor.candidates(for: edit, in: text) {
            let differences = try read(candidate).differences(from: wanted)
            if differences.isEmpty { return candidate }
            if reasons.isEmpty { reasons = differences }
        }
        throw ManifestEditError(
            "\(edit.sentence) cannot be written safely. \(reasons.joined(separator: " ")) "
                + "Change the manifest by hand.")
    }
}

extension ManifestEdit {
    /// Whether a manifest declares already what would be added.
    fileprivate func isDone(in contents: ManifestContents) -> Bool {
        switch self {
        case .addTarget(let draft): contents.targets.contains { $0.name == draft.name }
        case .addProduct(let draft): contents.products[draft.name] != nil
        case .addLocalPackage(let name, _): contents.packages[name] != nil
        case .addDependency(let dependency, let name):
            contents.targets.contains { target in
                target.name == name && target.dependencies.contains { $0.means(dependency) }
            }
        case .removeDependency: false
        }
    }

    /// What is wanted, for messages.
    package var sentence: String {
        switch self {
        case .addTarget(let draft): "A target \(draft.name)"
        case .addProduct(let draft): "A product \(draft.name)"
        case .addLocalPackage(let name, _): "A package \(name)"
        case .addDependency(let name, let target): "\(target) depending on \(name.meaning)"
        case .removeDependency(let name, let target):
            "\(target) not depending on \(name.meaning)"
        }
    }
}
