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
        let source = EditableSource(text)
        guard !source.tree.hasError else {
            throw ManifestEditError("The manifest has a syntax error. Correct it first.")
        }
        let isTuist = Self.isTuist(text)
        let candidates = try candidates(for: edit, in: source, isTuist: isTuist)
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
