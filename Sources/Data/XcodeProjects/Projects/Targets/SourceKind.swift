import Codebase

/// What a target does with a file by its name.
enum SourceKind {
    case swift, other

    /// - Returns: nil if the file is no source.
    init?(of file: RelativePath) {
        let suffix = file.fileExtension
        if suffix == "swift" {
            self = .swift
        } else if Self.family.contains(suffix) || Self.family.contains(suffix.lowercased()) {
            self = .other
        } else {
            return nil
        }
    }

    /// C's family of languages, headers included.
    private static let family: Set<String> = [
        "m", "mm", "c", "cc", "cp", "cpp", "cxx", "c++", "h", "hh", "hp", "hpp", "hxx", "h++", "s",
        "inc", "inl", "ipp", "pch",
    ]

    /// Folders that Xcode takes as one file, by what comes after the dot of their name.
    static let packedFolders: Set<String> = [
        "app", "appex", "bundle", "docc", "framework", "icon", "playground", "rtfd", "scnassets",
        "swiftpm", "xcassets", "xcdatamodel", "xcdatamodeld", "xcframework", "xcmappingmodel",
        "xcodeproj", "xcplayground", "xcstickers", "xcworkspace", "xctest", "xpc", "zip",
    ]
}
