import ArgumentParser
import Foundation

/// A file that a command writes in place of the terminal: whole, or not at all.
struct OutputFile {
    let path: String

    /// - Parameter path: The path as it was written; relative to the folder of the shell.
    init(_ path: String) { self.path = path }

    /// What stands at the path.
    enum Target {
        case nothing, folder
        /// A file, with its first 2,000 bytes as text; empty if they cannot be read.
        case file(start: String)
    }

    /// What stands there now.
    var target: Target {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            return .nothing
        }
        if isFolder.boolValue { return .folder }
        let handle = FileHandle(forReadingAtPath: path)
        let start = try? handle?.read(upToCount: 2_000)
        return .file(start: String(decoding: start ?? Data(), as: UTF8.self))
    }

    /// Replaces what stands in the file.
    func write(_ text: String) throws {
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw ValidationError(
                "\(path) cannot be written: \(error.localizedDescription) Name another file.")
        }
    }
}
