import Codebase
import Editing

extension Journal {
    /// How far a change is.
    enum State: String, Codable {
        case applying, applied, undoing
    }

    /// What is noted about a change.
    struct Entry: Codable {
        struct File: Codable {
            let path: String
            let before: String?
            let after: String?
            /// Its permissions, or those that it gets; nil where nothing says so.
            var mode: Int?
        }

        let title: String
        var state: State
        let files: [File]
        var newFolders: [String] = []

        init(_ changes: ChangeSet, modes: [RelativePath: Int], state: State) {
            title = changes.title
            self.state = state
            files = changes.changes.map {
                File(
                    path: $0.path.string, before: $0.before, after: $0.after,
                    mode: modes[$0.path])
            }
        }

        var changes: ChangeSet {
            ChangeSet(
                title,
                changes: files.compactMap {
                    FileChange(RelativePath($0.path), from: $0.before, to: $0.after)
                })
        }
    }
}
