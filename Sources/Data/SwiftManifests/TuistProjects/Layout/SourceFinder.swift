import Codebase

/// Finds the files that patterns and folders of a manifest mean.
struct SourceFinder {
    let lookup: FolderLookup
    let places: ProjectPlaces

    /// The files that match a pattern and are compiled.
    func files(_ source: SourcePattern) -> [RelativePath] {
        guard let pattern = places.resolve(source.pattern) else { return [] }
        let (folder, glob) = search(pattern)
        let excluded = source.excluding.compactMap(places.resolve).map { search($0).glob }
        return lookup.files(inside: folder).filter { found in
            found.shown.isCompiled && glob.matches(found.shown.string)
                && !excluded.contains {
                    $0.matches(found.shown.string) || $0.matches(found.file.string)
                }
        }
        .map(\.file)
    }

    /// The folder that all files of a pattern are in; nil if it is outside the codebase.
    func folder(_ source: SourcePattern) -> RelativePath? {
        places.resolve(source.pattern).map { search($0).folder }
    }

    /// The files of a folder that Xcode compiles all.
    func files(_ source: SourceFolder) -> [RelativePath] {
        let excluded = source.excluding.map(Self.glob)
        return files(in: source.path) { path in
            !excluded.contains { $0.matchesPathOrFolder(path) }
        }
    }

    /// The files of a folder that a target compiles which does not own it.
    func files(_ source: SourceFolder, lentTo target: String) -> [RelativePath] {
        let lent = source.lent.filter { $0.target == target }.flatMap(\.files).map(Self.glob)
        if lent.isEmpty { return [] }
        return files(in: source.path) { path in lent.contains { $0.matchesPathOrFolder(path) } }
    }

    private func files(
        in folder: ProjectPath, where isTaken: (RelativePath) -> Bool
    ) -> [RelativePath] {
        guard let folder = places.resolve(folder).map(lookup.actual) else { return [] }
        return lookup.files(inside: folder).filter { found in
            found.shown.isCompiled && found.shown.relative(to: folder).map(isTaken) ?? false
        }
        .map(\.file)
    }

    /// What a path in a folder is compared with, and the folders that it lies in.
    private static func glob(_ pattern: String) -> GlobAlternatives {
        GlobAlternatives(RelativePath(pattern).string)
    }

    /// The patterns of a target that stand for more patterns than can be compared.
    func endlessPatterns(of target: ProjectTarget) -> [String] {
        let sources = (target.sources ?? []).flatMap { [$0.pattern] + $0.excluding }
        let folders = target.folders.flatMap { $0.excluding + $0.lent.flatMap(\.files) }
        return sources.compactMap { places.resolve($0)?.string }.filter {
            !GlobAlternatives($0).isWhole
        } + folders.filter { !Self.glob($0).isWhole }
    }

    /// The folder that all files of a pattern are in, and the pattern, both in the spelling of the
    /// disk.
    private func search(
        _ pattern: RelativePath
    ) -> (folder: RelativePath, glob: GlobAlternatives) {
        let parts = pattern.components
        let fixed = parts.prefix { !$0.contains(where: "*?[{".contains) }
        let folder = lookup.actual(RelativePath(fixed.joined(separator: "/")))
        let rest = RelativePath(parts.dropFirst(fixed.count).joined(separator: "/"))
        return (folder, GlobAlternatives(folder.appending(rest).string))
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
