import Codebase
import Synchronization

/// The rules of a codebase, asked about paths at which nothing needs to be.
final class LeftOutPaths: Sendable {
    private struct Known: @unchecked Sendable {
        /// The folders that were asked about, are there and are not left out.
        var frames: [RelativePath: FolderFrame] = [:]
    }

    /// The absolute path of the codebase, without links in it.
    private let root: [UInt8]
    /// Where it is listed.
    private let source: any WalkedFiles
    /// The text of the person's own ignore file.
    private let global: [UInt8]
    /// Only ever touched under the lock, with what the frames refer to.
    private let known = Mutex(Known())

    init(root: [UInt8], source: any WalkedFiles, global: [UInt8]) {
        self.root = root
        self.source = source
        self.global = global
    }

    /// Those of some paths that do not belong to the codebase, or would not if they were there.
    func among(_ paths: [RelativePath]) -> Set<RelativePath> {
        known.withLock { known in
            // Without a top the walk's folder is gone since a moment: no rule is known any more.
            guard let top = top(&known) else { return [] }
            return Set(paths.filter { isLeftOut($0, below: top, &known) })
        }
    }

    private func top(_ known: inout Known) -> FolderFrame? {
        if let frame = known.frames[.root] { return frame }
        let frame = try? FolderFrame(root: root, in: source, global: global, log: IgnoreLog())
        known.frames[.root] = frame?.withoutEntries
        return frame
    }

    private func isLeftOut(
        _ path: RelativePath, below top: FolderFrame, _ known: inout Known
    ) -> Bool {
        var frame = top
        var isThere = true
        var names = path.components.map { Array($0.utf8) }
        guard let last = names.popLast() else { return false }
        for name in names {
            let decision = frame.decision(on: name, isFolder: true)
            if decision == .leftOut { return true }
            let onlyTracked = decision == .takenIfTracked
            let folder = frame.path.appending(RelativePath(String(decoding: name, as: UTF8.self)))
            let listed =
                isThere ? listed(name, at: folder, in: frame, onlyTracked, &known) : nil
            isThere = listed != nil
            frame = listed ?? frame.unlisted(name, at: folder, onlyTracked: onlyTracked)
        }
        return frame.decision(on: last, isFolder: false) == .leftOut
    }

    /// The frame of a folder in another one; nil if it cannot be listed.
    private func listed(
        _ name: [UInt8], at path: RelativePath, in outer: FolderFrame, _ onlyTracked: Bool,
        _ known: inout Known
    ) -> FolderFrame? {
        if let frame = known.frames[path] { return frame }
        let frame = try? FolderFrame(
            named: name, at: path, in: outer, onlyTracked: onlyTracked, global: global)
        known.frames[path] = frame?.withoutEntries
        return frame
    }
}

extension FolderFrame {
    /// The frame without what is left to look at.
    fileprivate var withoutEntries: FolderFrame {
        var frame = self
        frame.entries = []
        return frame
    }

    /// The frame of a folder in this one that cannot be listed: it has the rules of this one.
    fileprivate func unlisted(
        _ name: [UInt8], at path: RelativePath, onlyTracked: Bool
    ) -> FolderFrame {
        FolderFrame(
            source: source, path: path, absolute: absolute + [0x2F] + name,
            inRepository: inRepository + name + [0x2F], context: context, rules: rules,
            onlyTracked: onlyTracked, ignoredBy: nil, entries: [])
    }
}
