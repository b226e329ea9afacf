import Foundation
import OperatingSystem

/// What a person names for a command to write to in place of the terminal.
///
/// A plain file is replaced whole or not at all, and keeps its permissions; so is the one that a link
/// leads to. Everything else, a device or a pipe, is written to as it stands.
struct OutputFile {
    let path: String

    /// - Parameter path: The path as it was written; relative to the folder of the shell.
    init(_ path: String) { self.path = path }

    /// What stands at the path.
    enum Target {
        case nothing, folder
        /// A plain file, with its first 2,000 bytes as text; empty if they cannot be read.
        case file(start: String)
        /// A device, a pipe, or what the program was given open.
        case stream
    }

    /// What stands there now.
    var target: Target {
        if let end = try? OutputPlace(path), end.descriptor != nil { return .stream }
        switch FileStatus(following: path)?.kind {
        case nil: return .nothing
        case .folder: return .folder
        case .file: return .file(start: OpenFile.text(of: path, upTo: 2_000) ?? "")
        case .link, .other: return .stream
        }
    }

    /// Writes a text in place of what stands in a plain file, or to anything else.
    ///
    /// - Throws: ``OutputFailure``; then a plain file is as it was.
    func write(_ text: String) throws(OutputFailure) {
        // A reader that has gone is an error like others here, and not the end of the program.
        let before = signal(SIGPIPE, SIG_IGN)
        defer { signal(SIGPIPE, before) }
        do {
            let place = try OutputPlace(path)
            if let descriptor = place.descriptor {
                try SystemCall.write(text.utf8, to: descriptor)
            } else if place.isStream {
                let stream = try SystemCall.repeating {
                    open(place.path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
                }
                defer { close(stream) }
                try SystemCall.write(text.utf8, to: stream)
            } else {
                try place.replace(by: text)
            }
        } catch {
            throw OutputFailure(path: path, reason: "\(error)")
        }
    }
}

/// Why a file that a person named is not written.
struct OutputFailure: Error, CustomStringConvertible {
    let path: String
    let reason: String

    var description: String { "\(path) cannot be written: \(reason). Name another file." }
}
