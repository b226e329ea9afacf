import Foundation

/// Asks the installed compiler.
enum Compiler {
    /// Whether it parses a text; nil where none is installed.
    static func parses(_ text: String) throws -> Bool? {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("strata-\(UUID().uuidString).swift")
        try text.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swiftc", "-frontend", "-parse", file.path]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus == 127 ? nil : process.terminationStatus == 0
    }
}
