import Foundation

/// Runs a program of another language and keeps what it prints.
package enum RunningTool {
    /// What a run printed, and how it ended.
    package struct Result: Sendable {
        /// Standard output, or both streams where asked.
        package let output: String
        /// Whether it ended by itself with 0.
        package let isSuccess: Bool
    }

    /// Runs a tool that is found on the path of the environment.
    ///
    /// - Parameter keepsErrors: Whether what goes to standard error counts as output.
    package static func run(
        _ tool: String, _ arguments: [String], keepsErrors: Bool = false
    ) throws -> Result {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [tool] + arguments
        var environment = ProcessInfo.processInfo.environment
        environment["SWIFT_BACKTRACE"] = "enable=no"
        environment["SWIFT_DETERMINISTIC_HASHING"] = nil
        process.environment = environment
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = keepsErrors ? pipe : FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Result(
            output: String(decoding: data, as: UTF8.self),
            isSuccess: process.terminationReason == .exit && process.terminationStatus == 0)
    }

    /// Whether a tool is on the path of the environment.
    package static func isInstalled(_ tool: String) -> Bool {
        let paths = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return paths.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(tool)") }
    }
}
