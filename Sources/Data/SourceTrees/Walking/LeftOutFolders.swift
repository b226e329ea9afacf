import Codebase

/// The folders that hold what is built, fetched or generated, whatever ignore files say.
enum LeftOutFolders {
    private static let names: Set<[UInt8]> = Set(
        [
            ".git", ".hg", ".svn", ".jj", ".build", ".swiftpm", ".index-build", "Pods",
            "Carthage", "DerivedData", "SourcePackages", "checkouts", "node_modules",
            ".tuist-bin",
        ].map { Array($0.utf8) })
    private static let endings = [".xcarchive"].map { Array($0.utf8) }

    /// Whether a folder of this name is left out unless git tracks what is in it.
    static func contains(_ name: [UInt8]) -> Bool {
        names.contains(name) || endings.contains { name.suffix($0.count) == $0[...] }
    }

    /// Whether a folder holds code of others although git tracks it.
    ///
    /// - Parameter siblings: Says whether a file of a name stands beside the folder.
    static func isVendored(_ name: [UInt8], beside siblings: (String) -> Bool) -> Bool {
        switch String(decoding: name, as: UTF8.self) {
        // The program Tuist with its templates, as teams kept it before version managers had it.
        case ".git", "node_modules", ".tuist-bin": true
        case "Pods": Podfile.names.contains(where: siblings)
        case "Carthage": siblings("Cartfile")
        // The program that `fastlane init swift` writes, and overwrites.
        case "swift": siblings("Fastfile.swift")
        // Cookiecutter makes folders of such names, and code, of what stands in them.
        case let name: name.contains("{{") && name.contains("}}")
        }
    }
}
