import Codebase

/// What is to be said of the synchronised folders of a target that are no folders of the codebase.
struct AbsentFolders {
    private(set) var notes: [IncompleteItem] = []
    private(set) var incomplete: [IncompleteItem] = []

    init(of target: ReadTarget, in project: ReadProject, contents: any SourceContents) {
        for id in target.object.texts("fileSystemSynchronizedGroups") {
            let line = project.document.object(id)?.line ?? target.object.line
            func item(_ folder: String, _ what: String) -> IncompleteItem {
                IncompleteItem(
                    path: project.document.manifest, line: line,
                    reason: "Target \(target.name) compiles the folder \(folder), which \(what)")
            }
            switch project.places.place(of: id) {
            case nil:
                incomplete.append(
                    item(
                        id,
                        "does not exist in the project. Restore an earlier version of the "
                            + "project."))
            case .outside(let path):
                incomplete.append(
                    item(path, "is outside the codebase. Open a folder that contains both."))
            case .elsewhere, .built:
                incomplete.append(
                    item(
                        id,
                        "has a path that only Xcode's settings define. Give the folder its "
                            + "own path."))
            case .inside(let path):
                if contents.exists(path) { continue }
                notes.append(
                    item(path.string, "does not exist. Restore it, or remove it from the target."))
            }
        }
    }
}
