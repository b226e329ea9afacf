import Codebase
import Editing

/// Where files go that become a module of their own; folders in them are kept.
struct ExtractionMoves: Sendable {
    let moves: [FileMove]

    /// - Parameters:
    ///   - files: The files that were chosen.
    ///   - others: Those that are taken along, which may stand elsewhere.
    init(
        of files: [RelativePath], and others: [RelativePath], from old: RelativePath,
        to folder: RelativePath
    ) {
        let common = Self.common(files)
        let near = (files + others).map { file in
            FileMove(
                from: file,
                to: folder.appending(file.relative(to: common) ?? RelativePath(file.name)))
        }
        let isFree = Set(near.map(\.to)).count == near.count
        moves =
            isFree
            ? near
            : (files + others).map { file in
                FileMove(
                    from: file,
                    to: folder.appending(file.relative(to: old) ?? RelativePath(file.name)))
            }
    }

    /// The deepest folder that holds all files.
    private static func common(_ files: [RelativePath]) -> RelativePath {
        var folder = files.first?.parent ?? .root
        while !folder.isRoot, !files.allSatisfy({ $0.isInside(folder) }) { folder = folder.parent }
        return folder
    }
}
