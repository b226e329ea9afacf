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
    /// The checkouts that are not there, each told once for all files of it that are included.
    private var checkouts: Set<Substring> = []
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

    /// The folder in which Carthage checks out what a file is of; nil if it is of nothing such.
    private static func checkout(of path: String) -> Substring? {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard let name = parts.firstIndex(of: "Checkouts").map({ $0 + 1 }), name > 1,
            name < parts.count - 1, parts[name - 2] == "Carthage"
        else { return nil }
        return path[..<parts[name].endIndex]
    }

    private func tell(_ content: ConfigurationContent, of file: RelativePath) {
        let root = folders.tree.root
        for missing in content.missing
        where !missing.path.contains(Self.ofPods) && places.insert(missing.place).inserted {
            let path = missing.path.shortened(by: root)
            let checkout = Self.checkout(of: path)
            if let checkout, !checkouts.insert(checkout).inserted { continue }
            problems.append(
                IncompleteItem(
                    path: RelativePath.inside(root, missing.place.path) ?? file,
                    line: missing.place.line,
                    reason: checkout.map {
                        "The folder “\($0)”, which holds settings files that are included, is "
                            + "missing. Run: carthage checkout"
                    }
                        ?? "The settings file “\(path)” is missing or cannot be read. Restore it, "
                        + "or write “#include?”."))
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
