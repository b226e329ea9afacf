import Architecture

/// The settings files of one project, each read once.
final class SettingsFiles {
    private let folder: RelativePath
    private let folders: FolderLookup
    private var known: [String: [String: String]] = [:]
    private(set) var problems: [IncompleteItem] = []

    init(of project: SpecProject, folders: FolderLookup) {
        folder = project.root
        self.folders = folders
    }

    /// What the file at a path assigns; nothing if it is not there, as CocoaPods writes some later.
    func assignments(in path: String) -> [String: String] {
        if let values = known[path] { return values }
        let texts = SpecFileText(root: folders.tree.root)
        guard let file = folder.resolving(path).map(folders.actual), texts.exists(file) else {
            return [:]
        }
        var reader = SettingsFile(files: texts)
        do {
            known[path] = try reader.assignments(in: file)
        } catch {
            known[path] = [:]
            problems.append(error.item)
        }
        return known[path] ?? [:]
    }
}
