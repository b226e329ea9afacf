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

    package func changes(below root: String) -> AsyncStream<CodebaseChange> {
        let folder = FileSystem.resolved(Array(root.utf8)) ?? Array(root.utf8)
        let filter = FolderFilter(root: folder, global: PersonalIgnoreFile.text(in: environment))
        let path = String(decoding: folder, as: UTF8.self)
        let bursts = watcher.bursts(below: path) { filter.takes($0) }
        return AsyncStream { continuation in
            let task = Task {
                for await change in bursts {
                    continuation.yield(CodebaseChange(change, below: path))
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }
}

extension CodebaseChange {
    /// A change below the folder of a codebase, as the file system has it now.
    fileprivate init(_ change: FolderChange, below root: String) {
        guard case .paths(let paths) = change else {
            self = .anywhere
            return
        }
        var files: [RelativePath: Bool] = [:]
        for path in paths {
            guard path.hasPrefix(root + "/") else {
                self = .anywhere
                return
            }
            let file = RelativePath(String(path.dropFirst(root.count + 1)))
            switch FileSystem.kind(at: Array(path.utf8)) {
            case .file: files[file] = true
            case .other: files[file] = false
            case .folder, .link:
                self = .anywhere
                return
            }
        }
        self = .files(files)
    }
}
