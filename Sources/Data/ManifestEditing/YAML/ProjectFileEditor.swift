import Codebase
import Editing

/// Edits the targets and their dependencies in XcodeGen's `project.yml` as text, so that comments stay.
package struct ProjectFileEditor: ManifestEditor {
    package init() {}

    package func knows(_ manifest: RelativePath, text: String) -> Bool {
        ["yml", "yaml"].contains(manifest.fileExtension)
            && text.split(whereSeparator: \.isNewline).contains { $0.hasPrefix("targets:") }
    }

    package func candidates(
        for edit: ManifestEdit, in text: String
    ) throws(ManifestEditError) -> [String] {
        let lines = ProjectFileLines(text)
        switch edit {
        case .addDependency(let name, let target):
            return [try lines.adding(name, to: target)]
        case .removeDependency(let name, let target):
            return try lines.removing(name, from: target)
        case .addTarget(let draft): return [try lines.adding(draft)]
        case .addLocalPackage(let name, let path):
            return [try lines.addingPackage(name, path: path)]
        case .addProduct:
            throw ManifestEditError(
                "\(edit.sentence) cannot be added to a project.yml. Add it by hand.")
        }
    }
}
