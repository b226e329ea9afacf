import Codebase

/// Which files of a folder a source entry takes.
struct SourceFilter {
    private let excludes: [GlobAlternatives]
    private let includes: [GlobAlternatives]

    init(_ source: SpecSource) {
        excludes = Self.globs(source.excludes)
        includes = Self.globs(source.includes)
    }

    /// Whether all patterns are compared with all that they stand for.
    var isWhole: Bool { (excludes + includes).allSatisfy(\.isWhole) }

    /// What looking at one file costs.
    var steps: Int { (excludes + includes).reduce(1) { $0 + $1.steps } }

    func includes(_ file: RelativePath, in folder: RelativePath) -> Bool {
        guard let path = file.relative(to: folder) else { return false }
        if Self.isInWrapper(path) { return false }
        if excludes.contains(where: { $0.matchesPathOrFolder(path) }) { return false }
        return includes.isEmpty || includes.contains { $0.matchesPathOrFolder(path) }
    }

    /// Files in the languages that Xcode compiles beside Swift, and headers.
    static let otherExtensions: Set<String> = [
        "m", "mm", "c", "cc", "cp", "cpp", "cxx", "S", "h", "hh", "hpp", "hxx", "ipp", "tpp",
        "metal",
    ]

    private static func globs(_ patterns: [String]) -> [GlobAlternatives] {
        patterns.filter { !$0.isEmpty }.map { pattern in
            var pattern = pattern
            while pattern.hasPrefix("./") { pattern.removeFirst(2) }
            while pattern.hasSuffix("/") { pattern.removeLast() }
            return GlobAlternatives(pattern)
        }
    }

    /// Whether it belongs to a folder that Xcode shows as one file.
    private static func isInWrapper(_ path: RelativePath) -> Bool {
        path.parent.components.contains { part in
            wrappers.contains { part.hasSuffix($0) }
        }
    }

    private static let wrappers = [
        ".app", ".appex", ".bundle", ".docc", ".framework", ".xcframework", ".mlpackage",
        ".playground", ".scnassets", ".xcassets", ".xcdatamodel", ".xcdatamodeld", ".xcodeproj",
        ".xcworkspace", ".xctemplate",
    ]
}
