import ArgumentParser
import Foundation

/// A file that a command writes in place of the terminal: whole, or not at all.
struct OutputFile {
    private let path: String

    /// - Parameter path: The path as it was written; relative to the folder of the shell.
    init(_ path: String) { self.path = path }

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
