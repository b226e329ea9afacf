import Foundation

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
        var status = stat()
        if let end = try? OutputPlace(path), end.descriptor != nil { return .stream }
        guard stat(path, &status) == 0 else { return .nothing }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: return .folder
        case S_IFREG:
            let start = try? FileHandle(forReadingAtPath: path)?.read(upToCount: 2_000)
            return .file(start: String(decoding: start ?? Data(), as: UTF8.self))
        default: return .stream
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
            let bytes = Data(text.utf8)
            let place = try OutputPlace(path)
            if let descriptor = place.descriptor {
                try bytes.write(toAllOf: descriptor)
            } else if place.isStream {
                let stream = try systemCall { open(place.path, O_WRONLY | O_CLOEXEC | O_NOCTTY) }
                defer { close(stream) }
                try bytes.write(toAllOf: stream)
            } else {
                try place.replace(by: bytes)
            }
        } catch {
            throw OutputFailure(path: path, reason: error.reason)
        }
    }
}

/// Why a file that a person named is not written.
struct OutputFailure: Error, CustomStringConvertible {
    let path: String
    let reason: String

    var description: String { "\(path) cannot be written: \(reason). Name another file." }
}

/// The system's word for why it did not do something.
struct SystemRefusal: Error {
    let reason: String

    /// What the system said last.
    init() { reason = String(cString: strerror(errno)) }

    init(_ code: Int32) { reason = String(cString: strerror(code)) }
}

/// Does something again that a signal came in between.
///
/// - Returns: What the system returned; never below 0.
@discardableResult
func systemCall(_ call: () -> Int32) throws(SystemRefusal) -> Int32 {
    while true {
        let result = call()
        if result >= 0 { return result }
        if errno != EINTR { throw SystemRefusal() }
    }
}

extension Data {
    /// Writes all bytes to what is open.
    func write(toAllOf file: Int32) throws(SystemRefusal) {
        var rest = self[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw SystemRefusal() }
            rest = rest.dropFirst(count)
        }
    }
}
