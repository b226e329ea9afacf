import Foundation

/// Asks the installed SwiftPM.
struct InstalledSwiftPM {
    /// What `swift package` prints, or nil if it fails.
    static func output(of arguments: [String], in folder: URL) throws -> Data? {
        let scratch = FileManager.default.temporaryDirectory
            .appendingPathComponent("strata-scratch-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer {
            do { try FileManager.default.removeItem(at: scratch) } catch { print(error) }
        }
        let file = scratch.appendingPathComponent("output")
        guard FileManager.default.createFile(atPath: file.path, contents: nil) else { return nil }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["swift", "package", "--scratch-path", scratch.path] + arguments
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: file)
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? try Data(contentsOf: file) : nil
    }
}

/// What `swift package describe --type json` prints, as far as it is compared.
struct PackageDescription: Decodable {
    struct Target: Decodable {
        let name: String
        let type: String
        let c99name: String
        let path: String
        let sources: [String]
    }

    struct Product: Decodable {
        let name: String
        let targets: [String]
    }

    let targets: [Target]
    let products: [Product]
}
