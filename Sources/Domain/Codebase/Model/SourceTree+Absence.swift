import Synchronization

extension SourceTree {
    /// Why nothing is read of a place that a description names, in two sentences.
    ///
    /// - Parameters:
    ///   - path: A file or folder of the codebase.
    ///   - what: What it is in the description, such as `the package`.
    /// - Returns: nil if something is there, or if the tree says itself why not.
    package func absence(of path: RelativePath, named what: String) -> String? {
        let isLeft = unread.isUnlisted(path, in: self)
        if isLeft || contents.kind(of: path) == .file || !files(inside: path).isEmpty { return nil }
        if let submodule = unread.submodule(around: path, in: self) {
            return
                "This refers to \(what) `\(path)`, which is in the submodule `\(submodule)`, and that "
                + "is not checked out. Run `git submodule update --init \(submodule)`."
        }
        // What is left out by rule may be made by another tool, or is another's.
        if contents.exists(path) || !leftOut(among: [path]).isEmpty { return nil }
        return
            "This refers to \(what) `\(path)`, and nothing is there. Check it out, or correct the "
            + "path."
    }
}

/// The places of which nothing is read, found when one is first asked about: descriptions may name
/// very many.
final class UnreadPlaces: Sendable {
    private let unlisted = Mutex<Set<RelativePath>?>(nil)
    private let submodules = Mutex<Set<RelativePath>?>(nil)

    /// Whether the tree says itself that a place, or a folder around it, could not be listed.
    func isUnlisted(_ path: RelativePath, in tree: SourceTree) -> Bool {
        let places = Self.known(unlisted) { Set(tree.incomplete.map(\.path)) }
        return Self.nearest(to: path, among: places) != nil
    }

    /// The submodule that a path is, or is in; nil if it is in none.
    func submodule(around path: RelativePath, in tree: SourceTree) -> RelativePath? {
        Self.nearest(to: path, among: Self.known(submodules) { Self.submodules(of: tree) })
    }

    private static func known(
        _ places: borrowing Mutex<Set<RelativePath>?>, _ find: () -> Set<RelativePath>
    ) -> Set<RelativePath> {
        places.withLock { known in
            if let known { return known }
            let found = find()
            known = found
            return found
        }
    }

    private static func nearest(
        to path: RelativePath, among places: Set<RelativePath>
    ) -> RelativePath? {
        if places.isEmpty { return nil }
        var path = path
        while !places.contains(path) {
            if path.isRoot { return nil }
            path = path.parent
        }
        return path
    }

    private static func submodules(of tree: SourceTree) -> Set<RelativePath> {
        let lines = tree.contents.text(of: ".gitmodules")?.split(whereSeparator: \.isNewline) ?? []
        return Set(
            lines.lazy.compactMap { line -> RelativePath? in
                let parts = line.split(separator: "=", maxSplits: 1)
                guard parts.count == 2,
                    parts[0].allSatisfy({ "path".contains($0) || $0.isWhitespace }),
                    parts[0].contains("path")
                else { return nil }
                return RelativePath(String(parts[1].drop(while: \.isWhitespace)))
            })
    }
}
