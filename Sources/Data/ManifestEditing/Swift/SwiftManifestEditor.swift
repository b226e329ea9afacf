import Codebase
import Editing
import SwiftSyntax

/// Edits `Package.swift`, and Tuist's `Project.swift` where its wording is plain.
package struct SwiftManifestEditor: ManifestEditor {
    package init() {}

    package func knows(_ manifest: RelativePath, text: String) -> Bool {
        let isPackage =
            manifest.name.lowercased() == "package.swift"
            || manifest.name.hasPrefix("Package@swift-")
        return manifest.fileExtension == "swift" && isPackage || Self.isTuist(text)
    }

    package func candidates(
        for edit: ManifestEdit, in text: String
    ) throws(ManifestEditError) -> [String] {
        let source = try source(text)
        return try Self.some(
            try candidates(for: edit, in: source, isTuist: Self.isTuist(text)), for: edit)
    }

    package func guesses(
        for edit: ManifestEdit, in text: String, like neighbours: ManifestNeighbours
    ) throws(ManifestEditError) -> [String] {
        let source = try source(text)
        let plain = (try? candidates(for: edit, in: source, isTuist: true)) ?? []
        let helpers = HelperEdits(
            source: source, others: neighbours.texts, path: edit.path(from: neighbours.folder))
        let guesses =
            switch edit {
            case .addDependency(let name, let target): helpers.adding(name, to: target)
            case .removeDependency(let name, _): helpers.removing(name)
            case .addTarget, .addProduct, .addLocalPackage: [String]()
            }
        return try Self.some(
            edit.isOfOwnProject ? plain + guesses : guesses + plain, for: edit)
    }

    private func source(_ text: String) throws(ManifestEditError) -> EditableSource {
        let source = EditableSource(text)
        guard !source.tree.hasError else {
            throw ManifestEditError("The manifest has a syntax error. Correct it first.")
        }
        return source
    }

    private static func some(
        _ candidates: [String], for edit: ManifestEdit
    ) throws(ManifestEditError) -> [String] {
        guard !candidates.isEmpty else {
            throw ManifestEditError(
                "\(edit.sentence) cannot be written: the manifest has no list for it. Change "
                    + "the manifest by hand.")
        }
        return candidates
    }

    private func candidates(
        for edit: ManifestEdit, in source: EditableSource, isTuist: Bool
    ) throws(ManifestEditError) -> [String] {
        let dependencies = DependencyEdits(source, isTuist: isTuist)
        let declarations = DeclarationEdits(source: source, isTuist: isTuist)
        switch edit {
        case .addTarget(let draft): return declarations.adding(draft)
        case .addProduct(let draft): return declarations.adding(draft)
        case .addLocalPackage: return []
        case .addDependency(let name, let target):
            try requireDeclaration(of: target, in: dependencies)
            return dependencies.adding(name, to: target)
        case .removeDependency(let name, let target):
            try requireDeclaration(of: target, in: dependencies)
            return dependencies.removing(name, from: target)
        }
    }

    private func requireDeclaration(
        of target: String, in edits: DependencyEdits
    ) throws(ManifestEditError) {
        if edits.declares(target) { return }
        throw ManifestEditError(
            "Target \(target) is not declared by a plain call in the manifest. Change the "
                + "manifest by hand.")
    }

    /// Whether a manifest is Tuist's.
    static func isTuist(_ text: String) -> Bool { text.contains("import ProjectDescription") }
}

extension ManifestEdit {
    /// The folder of the project whose target is added, as it is written in a folder; nil if it is of
    /// the project there, or of none.
    fileprivate func path(from folder: RelativePath) -> String? {
        guard case .addDependency(.module(let id), _) = self, id.container != folder else {
            return nil
        }
        return id.container.written(from: folder)
    }

    /// Whether it is about a target of the same project, which is written the same everywhere.
    fileprivate var isOfOwnProject: Bool {
        switch self {
        case .addDependency(.target, _), .removeDependency(.target, _): true
        case .addDependency, .removeDependency: false
        case .addTarget, .addProduct, .addLocalPackage: true
        }
    }
}
