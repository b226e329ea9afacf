import Codebase
import OperatingSystem

extension CodebaseChange {
    /// A change below the folder of a codebase, as the file system has it now.
    init(_ change: FolderChange, below root: String) {
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
            switch FileStatus(of: Array(path.utf8))?.kind {
            case .file: files[file] = true
            case .other, nil: files[file] = false
            case .folder, .link:
                self = .anywhere
                return
            }
        }
        self = .files(files)
    }
}

extension FolderChange {
    /// Whether other folders than before may belong to a codebase: what ignore files say of them can
    /// be different.
    var canMoveBounds: Bool {
        switch self {
        case .anywhere: true
        case .paths(let paths): paths.contains { $0.hasSuffix("/.gitignore") }
        }
    }
}
