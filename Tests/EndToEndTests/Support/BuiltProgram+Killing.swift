import Foundation

extension BuiltProgram {
    /// Starts the program and kills it as soon as something is there, or it has ended.
    static func kill(_ arguments: [String], once path: String) throws {
        let program = Process()
        program.executableURL = URL(fileURLWithPath: strata)
        program.arguments = arguments
        program.environment = variables
        program.standardOutput = FileHandle.nullDevice
        program.standardError = FileHandle.nullDevice
        try program.run()
        while program.isRunning, !FileManager.default.fileExists(atPath: path) {}
        Foundation.kill(program.processIdentifier, SIGKILL)
        program.waitUntilExit()
    }
}
