/// What SwiftPM does with files by their extension.
enum SourceRules {
    static let clang: Set<String> = ["c", "m", "mm", "cc", "cpp", "cxx", "s", "S"]
    static let headers: Set<String> = ["h", "hh", "hpp", "h++", "hp", "hxx", "H", "ipp", "def"]

    /// Folders that are never looked into.
    static let ignoredFolders: Set<String> = ["xcodeproj", "playground", "xcworkspace"]

    /// Folders that count as one file, from tools version 5.3 on.
    private static let opaqueFolders: Set<String> = [
        "docc", "xcassets", "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "nib", "xib",
        "storyboard", "xcstrings", "metal", "xcprivacy",
    ]

    /// Whether a folder counts as one file because of its extension.
    ///
    /// From tools version 5.3 to 5.5 every folder with an extension did.
    static func isOpaque(_ fileExtension: String, _ toolsVersion: ToolsVersion) -> Bool {
        if fileExtension.isEmpty || fileExtension == "lproj" { return false }
        if toolsVersion >= ToolsVersion(5, 6) { return opaqueFolders.contains(fileExtension) }
        return toolsVersion >= ToolsVersion(5, 3)
    }

    /// Whether a file is compiled because of its extension.
    static func isSource(_ fileExtension: String) -> Bool {
        fileExtension == "swift" || clang.contains(fileExtension)
    }
}
