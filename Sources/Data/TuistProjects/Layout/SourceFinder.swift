import Architecture

/// Finds the files that patterns and folders of a manifest mean.
struct SourceFinder: Sendable {
    let tree: SourceTree
    let places: ManifestPlaces

    /// The files that match a pattern and are compiled.
    func files(_ source: SourcePattern) -> [RelativePath] {
        guard let pattern = places.resolve(source.pattern) else { return [] }
        let excluded = source.excluding.compactMap(places.resolve).flatMap(globs)
        return matches(pattern).filter { file in !excluded.contains { $0.matches(file.string) } }
    }

    /// The files of a folder that Xcode compiles all.
    func files(_ source: SourceFolder) -> [RelativePath] {
        guard let folder = places.resolve(source.path) else { return [] }
        let excluded = source.excluding.compactMap { folder.resolving($0) }
        let globs = excluded.flatMap(globs)
        return tree.files(inside: folder).filter { file in
            file.isCompiled && !excluded.contains { file.isInside($0) }
                && !globs.contains { $0.matches(file.string) }
        }
    }

    /// The files of a folder that a target compiles which does not own it.
    func files(_ source: SourceFolder, lentTo target: String) -> [RelativePath] {
        guard let folder = places.resolve(source.path) else { return [] }
        let lent = source.lent.filter { $0.target == target }.flatMap(\.files)
        let paths = lent.compactMap { folder.resolving($0) }
        return tree.files(inside: folder).filter { file in
            file.isCompiled && paths.contains { file.isInside($0) }
        }
    }

    private func matches(_ pattern: RelativePath) -> [RelativePath] {
        let globs = globs(pattern)
        let fixed = pattern.components.prefix { !$0.contains(where: "*?[{".contains) }
        let folder = RelativePath(fixed.joined(separator: "/"))
        return tree.files(inside: folder).filter { file in
            file.isCompiled && globs.contains { $0.matches(file.string) }
        }
    }

    /// The patterns that a path stands for once its braces are written out.
    private func globs(_ path: RelativePath) -> [Glob] {
        Self.alternatives(of: path.string).map { Glob($0) }
    }

    static func alternatives(of text: String) -> [String] {
        guard let open = text.firstIndex(of: "{"),
            let close = text[open...].firstIndex(of: "}")
        else { return [text] }
        let inner = text[text.index(after: open)..<close]
        let parts = inner.split(separator: ",", omittingEmptySubsequences: false).prefix(50)
        let rest = String(text[text.index(after: close)...])
        let tails = alternatives(of: rest).prefix(50)
        return parts.flatMap { part in tails.map { text[..<open] + part + $0 } }.map { String($0) }
    }
}

extension RelativePath {
    /// Whether Xcode compiles the file, or it is a header of what it compiles.
    fileprivate var isCompiled: Bool {
        guard Self.compiled.contains(fileExtension) else { return false }
        return !components.dropLast().contains { part in
            Self.opaque.contains { part.hasSuffix($0) }
        }
    }

    private static let compiled: Set<String> = [
        "swift", "m", "mm", "c", "cc", "cpp", "cxx", "h", "hh", "hpp",
    ]

    /// Folders that Xcode takes as one file.
    private static let opaque = [
        ".docc", ".playground", ".xcassets", ".framework", ".xcframework", ".bundle", ".app",
        ".xcodeproj", ".xcworkspace", ".xcdatamodeld",
    ]
}
