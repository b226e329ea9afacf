import Codebase

/// The rules of a codebase, asked about paths at which nothing needs to be.
struct LeftOutPaths: Sendable {
    /// The absolute path of the codebase, without links in it.
    let root: [UInt8]
    /// Where it is listed.
    let source: any WalkedFiles
    /// The text of the person's own ignore file.
    let global: [UInt8]

    /// Those of some paths that do not belong to the codebase, or would not if they were there.
    func among(_ paths: [RelativePath]) -> Set<RelativePath> {
        do {
            let frame = try FolderFrame(root: root, in: source, global: global)
            return Set(paths.filter { isLeftOut($0, in: frame) })
        } catch {
            // What the walk has listed a moment ago is gone: no rule is known any more.
            return []
        }
    }

    private func isLeftOut(_ path: RelativePath, in top: FolderFrame) -> Bool {
        var frame = top
        var names = path.components.map { Array($0.utf8) }
        guard let last = names.popLast() else { return false }
        for name in names {
            let decision = frame.decision(on: name, isFolder: true)
            if decision == .leftOut { return true }
            frame = frame.folder(
                named: name, onlyTracked: decision == .takenIfTracked, global: global)
        }
        return frame.decision(on: last, isFolder: false) == .leftOut
    }
}

extension FolderFrame {
    /// The frame of a folder in this one; of one that cannot be listed it has the rules of this one.
    fileprivate func folder(named name: [UInt8], onlyTracked: Bool, global: [UInt8]) -> Self {
        let path = path.appending(RelativePath(String(decoding: name, as: UTF8.self)))
        do {
            return try FolderFrame(
                named: name, at: path, in: self, onlyTracked: onlyTracked, global: global)
        } catch {
            return FolderFrame(
                source: source, path: path, absolute: absolute + [0x2F] + name,
                inRepository: inRepository + name + [0x2F], context: context, rules: rules,
                onlyTracked: onlyTracked, ignoredBy: nil, entries: [])
        }
    }
}
