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
    package func rewrite(
        _ text: String, of manifest: RelativePath, in root: String, edits: [ManifestEdit]
    ) throws(ManifestEditError) -> String {
        let manifest = try edited(manifest, text, in: root)
        var text = text
        for edit in edits { text = try manifest.applying(edit, to: text, with: []).text }
        return text
    }

    /// The text after several edits that are judged together, which takes less time than one after the other; nil if
    /// they have to be made one by one.
    package func together(
        _ text: String, of manifest: RelativePath, in root: String, edits: [ManifestEdit]
    ) -> String? {
        (try? edited(manifest, text, in: root))?.applyingTogether(edits, to: text)
    }

    /// The text after an edit that may need others, as one line often says something of several
    /// targets.
    ///
    /// - Parameter others: Edits that are wanted, too.
    /// - Returns: The text, and which of the others it makes.
    /// - Throws: ``ManifestEditError`` that says why the edit is not possible.
    package func rewrite(
        _ text: String, of manifest: RelativePath, in root: String, edit: ManifestEdit,
        with others: [ManifestEdit]
    ) throws(ManifestEditError) -> (text: String, made: [ManifestEdit]) {
        try edited(manifest, text, in: root).applying(edit, to: text, with: others)
    }

    private func edited(
        _ manifest: RelativePath, _ text: String, in root: String
    ) throws(ManifestEditError) -> EditedManifest {
        guard let editor = editors.first(where: { $0.knows(manifest, text: text) }),
            let reader = readers.lazy
                .compactMap({ $0.reader(of: manifest, in: root, text: text) }).first
        else {
            throw ManifestEditError(
                "\(manifest) is in a format that Strata cannot edit. Change the file by hand.")
        }
        return EditedManifest(
            editor: editor, reader: reader, folder: root + "/" + manifest.parent.string)
    }
}

/// A manifest with who edits and who judges it.
private struct EditedManifest {
    let editor: any ManifestEditor
    let reader: any ManifestContentsReader
    /// The absolute path of the folder that it stands in.
    let folder: String

    func applying(
        _ edit: ManifestEdit, to text: String, with others: [ManifestEdit]
    ) throws(ManifestEditError) -> (text: String, made: [ManifestEdit]) {
        let before = try reader.contents(of: text, folder: folder)
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
        var reasons: [String]?
        for candidate in try candidates(for: edit, in: text) {
            // What cannot be read any more is one that does not fit.
            guard let found = try? reader.contents(of: candidate, folder: folder) else { continue }
            let made = others.filter { $0.isMade(in: found, of: before) }
            let differences = found.differences(from: made.reduce(wanted) { $0.applying($1) })
            if differences.isEmpty { return (candidate, made) }
            if differences.count < reasons?.count ?? .max { reasons = differences }
        }
        let reason = reasons ?? ["Less of the manifest could be evaluated than before."]
        throw ManifestEditError(
            "\(edit.sentence) cannot be written safely. \(reason.joined(separator: " ")) "
                + "Change the manifest by hand.")
    }

    /// The text after the likeliest form of each edit, if it declares what all of them want and nothing else.
    func applyingTogether(_ edits: [ManifestEdit], to text: String) -> String? {
        guard let before = try? reader.contents(of: text, folder: folder) else { return nil }
        var after = text
        var wanted = before
        for edit in edits {
            guard let candidate = try? candidates(for: edit, in: after).first else { return nil }
            let next = wanted.applying(edit)
            if next == wanted { return nil }
            (after, wanted) = (candidate, next)
        }
        guard let found = try? reader.contents(of: after, folder: folder) else { return nil }
        return found.differences(from: wanted).isEmpty ? after : nil
    }

    private func candidates(
        for edit: ManifestEdit, in text: String
    ) throws(ManifestEditError) -> [String] {
        guard let neighbours = reader.neighbours else {
            return try editor.candidates(for: edit, in: text)
        }
        return try editor.guesses(for: edit, in: text, like: neighbours)
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
            contents.has(dependency, in: name)
        case .removeDependency: false
        }
    }

    /// Whether what a manifest declares is other than before as the edit wants it.
    fileprivate func isMade(in contents: ManifestContents, of before: ManifestContents) -> Bool {
        switch self {
        case .removeDependency(let name, let target):
            before.has(name, in: target) && !contents.has(name, in: target)
        default: !isDone(in: before) && isDone(in: contents)
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

extension ManifestContents {
    /// Whether a target has a dependency.
    fileprivate func has(_ dependency: DependencyReference.Name, in name: String) -> Bool {
        targets.contains { target in
            target.name == name && target.dependencies.contains { $0.means(dependency) }
        }
    }
}
