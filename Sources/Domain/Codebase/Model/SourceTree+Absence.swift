extension SourceTree {
    /// Why nothing is read of a place that a description names, in two sentences.
    ///
    /// - Parameters:
    ///   - path: A file or folder of the codebase.
    ///   - what: What it is in the description, such as `the package`.
    /// - Returns: nil if something is there, or if the tree says itself why not.
    package func absence(of path: RelativePath, named what: String) -> String? {
        let isLeft = incomplete.contains { path == $0.path || path.isInside($0.path) }
        if isLeft || contents.kind(of: path) == .file || !files(inside: path).isEmpty { return nil }
        if let submodule = submodule(around: path) {
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

    /// The submodule that a path is, or is in; nil if it is in none.
    private func submodule(around path: RelativePath) -> RelativePath? {
        let lines = contents.text(of: ".gitmodules")?.split(whereSeparator: \.isNewline) ?? []
        return lines.lazy.compactMap { line -> RelativePath? in
            let parts = line.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, parts[0].allSatisfy({ "path".contains($0) || $0.isWhitespace }),
                parts[0].contains("path")
            else { return nil }
            return RelativePath(String(parts[1].drop(while: \.isWhitespace)))
        }.first { path == $0 || path.isInside($0) }
    }
}
