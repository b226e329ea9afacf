import Architecture

/// Lists the files of one codebase, folder by folder in path order.
///
/// The folders being listed are kept on a stack of its own, so that no depth is too much.
struct TreeWalk {
    private let root: [UInt8]
    private let global: [UInt8]
    private var frames: [FolderFrame] = []
    private(set) var files: [RelativePath] = []
    private(set) var links: [RelativePath: RelativePath] = [:]
    private(set) var incomplete: [IncompleteItem] = []

    /// - Parameters:
    ///   - root: The absolute path of the codebase, without links in it.
    ///   - global: The text of the person's own ignore file.
    init(root: [UInt8], global: [UInt8]) {
        self.root = root
        self.global = global
    }

    /// Lists everything; stops early if the task is cancelled.
    mutating func run() throws(FileSystem.Failure) {
        frames = [try FolderFrame(root: root, global: global)]
        while !frames.isEmpty, !Task.isCancelled {
            let last = frames.count - 1
            if let entry = frames[last].entries.popFirst() {
                take(entry, in: frames[last])
            } else {
                frames.removeLast()
            }
        }
    }

    private mutating func take(_ entry: FileSystem.Entry, in folder: FolderFrame) {
        if entry.kind == .other { return }
        let decision = folder.decision(on: entry.name, isFolder: entry.kind == .folder)
        guard decision != .leftOut, let path = path(of: entry, in: folder) else { return }
        switch entry.kind {
        case .file: files.append(path)
        case .folder: open(entry.name, path, in: folder, onlyTracked: decision == .takenIfTracked)
        case .link: follow(entry.name, path, in: folder)
        case .other: break
        }
    }

    private mutating func path(
        of entry: FileSystem.Entry, in folder: FolderFrame
    ) -> RelativePath? {
        if let name = String(validating: entry.name, as: UTF8.self) {
            return folder.path.appending(RelativePath(name))
        }
        if entry.kind != .file || entry.name.suffix(6).elementsEqual(".swift".utf8) {
            let name = String(decoding: entry.name, as: UTF8.self)
            note(
                folder.path.appending(RelativePath(name)),
                "The name of this file is not UTF-8, so the file was left out. Rename it.")
        }
        return nil
    }

    private mutating func open(
        _ name: [UInt8], _ path: RelativePath, in outer: FolderFrame, onlyTracked: Bool
    ) {
        do {
            frames.append(
                try FolderFrame(
                    named: name, at: path, in: outer, onlyTracked: onlyTracked, global: global))
        } catch {
            if error.isAbsence { return }
            note(
                path,
                "The folder cannot be listed: \(error.reason). Change its permissions.")
        }
    }

    private mutating func follow(_ name: [UInt8], _ path: RelativePath, in folder: FolderFrame) {
        let link = Link(at: folder.absolute + [0x2F] + name, named: name, below: root)
        switch link.outcome {
        case .inside(let target):
            if !path.isInside(target) { links[path] = target }
        case .nowhere:
            note(path, "Broken symbolic link. Restore its target, or delete the link.")
        case .outside(let target):
            note(
                path,
                "The symbolic link points outside the codebase, to \(target). Open a folder "
                    + "that contains both.")
        case .irrelevant: break
        }
    }

    private mutating func note(_ path: RelativePath, _ reason: String) {
        incomplete.append(IncompleteItem(path: path, reason: reason))
    }
}
