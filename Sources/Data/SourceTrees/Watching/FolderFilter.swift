import Codebase
import Synchronization

/// Says which folders belong to a codebase, one at a time and in any order.
final class FolderFilter: Sendable {
    private struct Known: @unchecked Sendable {
        var frames: [[UInt8]: FolderFrame] = [:]
    }

    private let root: [UInt8]
    private let global: [UInt8]
    /// Only ever touched under the lock, with what the frames refer to.
    private let known = Mutex(Known())

    init(root: [UInt8], global: [UInt8]) {
        self.root = root
        self.global = global
    }

    /// Whether a folder, named by its absolute path, belongs to the codebase.
    func takes(_ folder: String) -> Bool {
        known.withLock { frame(of: Array(folder.utf8), in: &$0) != nil }
    }

    private func frame(of folder: [UInt8], in known: inout Known) -> FolderFrame? {
        if let frame = known.frames[folder] { return frame }
        guard var frame = makeFrame(of: folder, in: &known) else { return nil }
        frame.entries = []
        known.frames[folder] = frame
        return frame
    }

    private func makeFrame(of folder: [UInt8], in known: inout Known) -> FolderFrame? {
        if folder == root {
            return try? FolderFrame(
                root: root, in: FolderDisk(), global: global, log: IgnoreLog())
        }
        guard folder.count > root.count, let slash = folder.lastIndex(of: UInt8(ascii: "/")),
            let outer = frame(of: Array(folder[..<slash]), in: &known)
        else { return nil }
        let name = Array(folder[(slash + 1)...])
        let decision = outer.decision(on: name, isFolder: true)
        guard decision != .leftOut else { return nil }
        let path = outer.path.appending(RelativePath(String(decoding: name, as: UTF8.self)))
        return try? FolderFrame(
            named: name, at: path, in: outer, onlyTracked: decision == .takenIfTracked,
            global: global)
    }
}
