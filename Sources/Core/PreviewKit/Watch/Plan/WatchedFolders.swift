import OperatingSystem

/// Which folders are watched for changes: those of targets with all in them, and what leads there.
struct WatchedFolders: Sendable {
    /// The folder that all the others are in.
    let top: String
    private let root: String
    private let targets: [String]

    /// - Parameters:
    ///   - root: The package's folder.
    ///   - targets: Folders of targets. Links are followed.
    init(root: String, targets: [String]) {
        self.root = Self.withoutLinks(root)
        self.targets = targets.map(Self.withoutLinks)
        top = self.targets.reduce(self.root, Self.common)
    }

    /// Whether something in a folder, or below it, matters.
    func enters(_ folder: String) -> Bool {
        if folder.lastName.hasPrefix(".") { return false }
        if folder == root || root.hasPrefix(folder + "/") { return true }
        return targets.contains {
            $0 == folder || $0.hasPrefix(folder + "/") || folder.hasPrefix($0 + "/")
        }
    }

    private static func common(_ one: String, _ other: String) -> String {
        var folder = one
        while folder != "", folder != other, !other.hasPrefix(folder + "/") {
            folder = folder.folder
        }
        return folder.isEmpty ? "/" : folder
    }

    private static func withoutLinks(_ path: String) -> String {
        SystemPath.resolved(path) ?? path
    }
}
