/// What SwiftPM does with files by their extension.
enum SourceRules {
    static let clang: Set<String> = ["c", "m", "mm", "cc", "cpp", "cxx", "s", "S"]
    static let headers: Set<String> = ["h", "hh", "hpp", "h++", "hp", "hxx", "H", "ipp", "def"]

    /// Folders that are never looked into.
    static let ignoredFolders: Set<String> = ["xcodeproj", "playground", "xcworkspace"]

    /// Folders that count as one file, from tools version 5.3 on.
    static let opaqueFolders: Set<String> = [
        "docc", "xcassets", "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "xcstickers",
    ]

    /// Whether a file is compiled because of its extension.
    static func isSource(_ fileExtension: String) -> Bool {
        fileExtension == "swift" || clang.contains(fileExtension)
    }
}
