import Foundation

/// What other programs take for asking the same folder about every file.
enum OtherPrograms {
    /// A line to run, and what the table calls it.
    static let lines: [(name: String, words: [String])] = [
        ("git status", ["git", "status", "--porcelain"]),
        ("git grep '^import'", ["git", "grep", "-c", "^import", "--", "*.swift"]),
        ("rg '^import'", ["rg", "-c", "-g", "*.swift", "^import"]),
    ]

    /// Whether a program is on the path.
    static func has(_ name: String) -> Bool {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            .contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
    }

    /// Runs a line in a folder and drops what it prints.
    static func run(_ words: [String], in folder: String) {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = words
        process.currentDirectoryURL = URL(filePath: folder)
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        do {
            try process.run()
        } catch {
            print("\(words[0]) does not start: \(error)")
            return
        }
        process.waitUntilExit()
    }
}
