import Codebase
import Editing

/// Lists a new file in a project as the file beside it is listed: in its group, and in its build phases.
struct FileListing {
    private let file: ListedFile
    private let project: ReadProject
    private let reference: XcodeObject
    private let group: XcodeObject

    init(
        _ file: ListedFile, in project: ReadProject, _ files: CodebaseFiles
    ) throws(ManifestEditError) {
        self.file = file
        self.project = project
        let document = project.document
        let references = document.identifiers(of: ["PBXFileReference"]).filter { id in
            project.places.place(of: id)?.path.flatMap(files.file) == file.sibling
        }
        let groups = document.identifiers(of: ["PBXGroup"]).compactMap(document.object).filter {
            !Set($0.texts("children")).isDisjoint(with: references)
        }
        guard references.count == 1, groups.count == 1, let group = groups.first,
            let reference = document.object(references[0]),
            file.path.parent == file.sibling.parent
        else {
            throw ManifestEditError(
                "\(file.path) would belong to nothing, as \(document.manifest) does not list "
                    + "\(file.sibling) once. Make the file in Xcode first.")
        }
        self.reference = reference
        self.group = group
    }

    func write(to edits: inout ProjectEdits) {
        let document = project.document
        let identifiers = ObjectIdentifier { document.object($0) != nil }
        let name = file.path.name
        let id = identifiers.identifier(for: "file", project.path.string, file.path.string)
        var folders = (reference.text("path") ?? "").split(
            separator: "/", omittingEmptySubsequences: false
        ).dropLast().map(String.init)
        folders.append(name)
        let path = folders.joined(separator: "/")
        edits.add(
            "PBXFileReference", id, name: name,
            [("lastKnownFileType", "sourcecode.swift")]
                + (path == name ? [] : [("name", ProjectEdits.quoted(name))])
                + [
                    ("path", ProjectEdits.quoted(path)),
                    ("sourceTree", ProjectEdits.quoted(reference.text("sourceTree") ?? "<group>")),
                ], isShort: true)
        edits.append(id, name: name, to: "children", of: group)
        for phase in phases {
            let entry = identifiers.identifier(
                for: "entry", project.path.string, file.path.string, phase.id)
            let title = "\(name) in Sources"
            edits.add(
                "PBXBuildFile", entry, name: title, [("fileRef", "\(id) /* \(name) */")],
                isShort: true)
            edits.append(entry, name: title, to: "files", of: phase)
        }
    }

    /// The build phases that compile the file beside it.
    private var phases: [XcodeObject] {
        let document = project.document
        let entries = Set(
            document.identifiers(of: ["PBXBuildFile"]).filter {
                document.object($0)?.text("fileRef") == reference.id
            })
        return document.identifiers(of: ["PBXSourcesBuildPhase"]).compactMap(document.object)
            .filter { !entries.isDisjoint(with: $0.texts("files")) }
    }
}
