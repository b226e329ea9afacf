import Codebase

/// The settings files of one project, each read once.
final class SettingsFiles {
    private let project: SpecProject
    private let folders: FolderLookup
    private let texts: SpecFileText
    private let files: ConfigurationFiles
    private var told: Set<RelativePath> = []
    /// The lines about which it is said, as several files may include the same one.
    private var places: Set<ConfigurationContent.Place> = []
    private(set) var problems: [IncompleteItem] = []

    init(of project: SpecProject, folders: FolderLookup) {
        self.project = project
        self.folders = folders
        let root = folders.tree.root
        let texts = SpecFileText(contents: folders.tree.contents)
        self.texts = texts
        files = ConfigurationFiles { path in
            RelativePath.inside(root, path).flatMap { texts.bytes(of: folders.actual($0)) }
        }
    }

    /// Where CocoaPods writes settings when it installs.
    private static let ofPods = "Pods/Target Support Files/"

    /// What the file at a path assigns; nothing if it is not there, as CocoaPods writes some later.
    func level(in path: String) -> SettingLevel {
        let root = folders.tree.root
        guard let file = project.root.resolving(path).map(folders.actual), texts.exists(file),
            let content = files.content(
                at: root + "/" + file.string, searching: [root + "/" + project.root.string])
        else { return SettingLevel() }
        if told.insert(file).inserted { tell(content, of: file) }
        return content.level
    }

    private func tell(_ content: ConfigurationContent, of file: RelativePath) {
        let root = folders.tree.root
        for missing in content.missing
        where !missing.path.contains(Self.ofPods) && places.insert(missing.place).inserted {
            problems.append(
                IncompleteItem(
                    path: RelativePath.inside(root, missing.place.path) ?? file,
                    line: missing.place.line,
                    reason: "The settings file “\(missing.path.shortened(by: root))” is missing or "
                        + "cannot be read. Restore it, or write “#include?”."))
        }
        for damage in content.damages where places.insert(damage.place).inserted {
            problems.append(
                IncompleteItem(
                    path: RelativePath.inside(root, damage.place.path) ?? file,
                    line: damage.place.line,
                    reason: "The line cannot be read: \(damage.what). Correct it, as Xcode refuses "
                        + "it too."))
        }
        if !content.isComplete {
            problems.append(
                IncompleteItem(
                    path: file,
                    reason: "The settings file has more lines, or includes more files, than are "
                        + "followed. Let each file be included once."))
        }
    }
}

extension RelativePath {
    /// Where an absolute path is in the folder of the codebase; nil if it is outside.
    fileprivate static func inside(_ root: String, _ path: String) -> RelativePath? {
        path.hasPrefix(root + "/") ? RelativePath(path.shortened(by: root)) : nil
    }
}

extension String {
    /// The path without the folder of the codebase in front.
    fileprivate func shortened(by root: String) -> String {
        hasPrefix(root + "/") ? String(dropFirst(root.count + 1)) : self
    }
}
