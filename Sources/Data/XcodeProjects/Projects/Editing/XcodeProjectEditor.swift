import Codebase
import Editing

/// Changes what targets of an Xcode project depend on, in the text of its `project.pbxproj`.
package struct XcodeProjectEditor: ManifestEditor, ManifestContentsReader {
    /// An editor; it needs nothing.
    package init() {}

    package func knows(_ manifest: RelativePath, text: String) -> Bool {
        manifest.name == "project.pbxproj"
    }

    package func candidates(
        for edit: ManifestEdit, in text: String
    ) throws(ManifestEditError) -> [String] {
        let declared = try declared(in: text)
        var edits = ProjectEdits(declared.document, Array(text.utf8))
        switch edit {
        case .removeDependency(let name, let target):
            RemovedDependency(name, from: try named(target, declared), declared)
                .write(to: &edits)
        case .addDependency(let name, let target):
            try AddedDependency(name, to: try named(target, declared), declared)
                .write(to: &edits)
        case .addTarget, .addProduct, .addLocalPackage:
            throw ManifestEditError(
                "\(edit.sentence) cannot be added to a project. Add it in Xcode.")
        }
        guard let text = edits.text() else {
            throw ManifestEditError("Two changes would meet in the project. Make them in Xcode.")
        }
        return [text]
    }

    package func contents(
        of text: String, folder: String
    ) throws(ManifestEditError) -> ManifestContents {
        let declared = try declared(in: text)
        return ManifestContents(
            targets: declared.targets.map { target in
                var seen: Set<DependencyReference.Name> = []
                return ManifestContents.Target(
                    name: DeclaredDependencies.name(of: target),
                    kind: target.text("productType") ?? target.isa,
                    dependencies: declared.entries(of: target).map(\.name).filter {
                        seen.insert($0).inserted
                    })
            })
    }

    private func named(
        _ name: String, _ declared: DeclaredDependencies
    ) throws(ManifestEditError) -> XcodeObject {
        guard let target = declared.target(named: name) else {
            throw ManifestEditError(
                "The project has no target \(name), or several. Change it in Xcode.")
        }
        return target
    }

    private func declared(in text: String) throws(ManifestEditError) -> DeclaredDependencies {
        let list = PropertyList.reading(Array(text.utf8))
        let isText = text.utf8.first { $0 > 0x20 && $0 < 0x80 } != UInt8(ascii: "<")
        guard isText, list.problems.isEmpty else {
            throw ManifestEditError(
                "The project is damaged, or not in the form that Xcode writes. Open and save it in "
                    + "Xcode first.")
        }
        return DeclaredDependencies(ProjectDocument(manifest: "project.pbxproj", list: list))
    }
}
