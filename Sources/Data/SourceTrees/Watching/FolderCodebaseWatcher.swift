import Codebase
import FileWatching

/// Notices changes in a codebase; what is ignored, built or vendored may change as it likes.
///
/// Folders are judged when the watching starts or when they appear, so a new line in an ignore
/// file shows its effect on folders from the next start on.
package struct FolderCodebaseWatcher: CodebaseWatcher {
    private let environment: [String: String]
    private let watcher: FolderWatcher

    /// - Parameter environment: Where to look for the person's own ignore file.
    package init(environment: [String: String], watcher: FolderWatcher = FolderWatcher()) {
        self.environment = environment
        self.watcher = watcher
    }

    package func changes(below root: String) -> AsyncStream<Void> {
        let folder = FileSystem.resolved(Array(root.utf8)) ?? Array(root.utf8)
        let filter = FolderFilter(root: folder, global: PersonalIgnoreFile.text(in: environment))
        return watcher.bursts(below: String(decoding: folder, as: UTF8.self)) { filter.takes($0) }
    }
}
