import Foundation

/// A folder for the tests of what reads git, in which git can be run; it is removed again.
package final class ScratchRepository {
    /// The absolute path.
    package let folder = NSTemporaryDirectory() + "strata-git-\(UUID().uuidString)"

    /// A folder with nothing in it; it is no repository until `init` is run.
    package init() throws {
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
    }

    deinit {
        do { try FileManager.default.removeItem(atPath: folder) } catch {
            print("\(folder) stays: \(error)")
        }
    }

    /// Writes a file, and makes the folders that it is in.
    package func write(_ text: String, to path: String) throws {
        let url = URL(fileURLWithPath: folder + "/" + path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    /// Commits all there is.
    package func commitAll(_ subject: String = "change") throws {
        try git("add", "--all")
        try git("commit", "-qm", subject)
    }

    /// What git says, run in the folder by somebody.
    ///
    /// - Throws: ``GitFailure`` if it ends with anything but 0.
    @discardableResult package func git(_ arguments: String...) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            [
                "git", "-c", "user.name=A", "-c", "user.email=a@b", "-c", "commit.gpgsign=false",
                "-C", folder,
            ] + arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw GitFailure(arguments: arguments) }
        return String(decoding: data, as: UTF8.self)
    }
}

/// Git did not do what it was asked.
package struct GitFailure: Error {
    /// What it was asked.
    package let arguments: [String]
}
