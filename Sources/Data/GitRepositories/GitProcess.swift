import Foundation
import OperatingSystem

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A git that runs, is asked and answers; it ends with this object.
///
/// Every call of git goes through here; ``GitEnvironment`` says what keeps it from running anything.
final class GitProcess {
    enum Failure: Error {
        case notStarted(reason: String)
        case ended(message: String)
        case tooMuch(bytes: Int)
        case missing
        case silent(seconds: Int)

        /// The end of a sentence that begins with what cannot be read.
        var reason: String {
            switch self {
            case .notStarted(let reason): reason
            case .ended(let message): message.isEmpty ? "git ended without an answer" : message
            case .tooMuch(let bytes): "its list of files is longer than \(bytes >> 20) MB"
            case .missing: "the repository does not hold it"
            case .silent(let seconds): "git gave no answer for \(seconds) seconds"
            }
        }
    }

    /// In seconds. A repository may have git read from something that never ends.
    private static let longestSilence = 120

    /// Nil once it is known to be gone: the number may then be another's.
    private var process: SpawnedProcess?
    /// A socket, because writing to a pipe that nobody reads would end the program by a signal.
    private let input: Int32
    private let output: Int32
    private let errors: Int32
    private var buffer = [UInt8](repeating: 0, count: 64 << 10)
    private var filled = 0..<0

    /// Starts git.
    ///
    /// - Parameters:
    ///   - top: The absolute path of a working tree; no repository around it is looked for.
    ///   - list: A file with all that it is to read; nil if it is asked question by question.
    ///   - variables: What its environment has besides.
    private init(
        _ arguments: [String], in top: String, reading list: Int32?,
        adding variables: [String: String] = [:]
    ) throws(Failure) {
        var sockets: [Int32] = [-1, -1]
        var outputs: [Int32] = [-1, -1]
        guard Self.makeSockets(&sockets) == 0 else { throw Self.notStarted }
        guard Self.makeSockets(&outputs) == 0 else {
            for file in sockets { close(file) }
            throw Self.notStarted
        }
        let messages = Self.unnamedFile()
        let started: SpawnedProcess
        do {
            defer {
                close(sockets[1])
                close(outputs[1])
            }
            started = try Self.start(
                arguments, in: top, adding: variables,
                SpawnedProcess.Streams(
                    input: Self.stream(list ?? sockets[1]), output: .descriptor(outputs[1]),
                    errors: Self.stream(messages)))
        } catch {
            for file in [sockets[0], outputs[0], messages] where file >= 0 { close(file) }
            throw error
        }
        for socket in [sockets[0], outputs[0]] {
            Self.limitWaiting(on: socket, seconds: Self.longestSilence)
        }
        (process, input, output, errors) = (started, sockets[0], outputs[0], messages)
    }

    /// Starts git to ask it question by question.
    convenience init(asking arguments: [String], in top: String) throws(Failure) {
        try self.init(arguments, in: top, reading: nil)
    }

    /// Starts git to ask it everything at once.
    ///
    /// - Parameters:
    ///   - input: All that it reads.
    ///   - variables: What its environment has besides.
    convenience init(
        _ arguments: [String], in top: String, input: [UInt8],
        adding variables: [String: String] = [:]
    ) throws(Failure) {
        let list = Self.unnamedFile()
        defer { if list >= 0 { close(list) } }
        let count = input.withUnsafeBytes { pwrite(list, $0.baseAddress, $0.count, 0) }
        guard count == input.count else { throw Self.notStarted }
        try self.init(arguments, in: top, reading: list, adding: variables)
    }

    /// All that git prints until it ends by itself.
    ///
    /// - Parameters:
    ///   - top: The absolute path of a working tree; no repository around it is looked for.
    ///   - input: What it reads.
    ///   - limit: The most bytes.
    ///   - variables: What its environment has besides.
    /// - Throws: ``Failure`` if that is too much, or if it ends with another status than 0.
    static func output(
        _ arguments: [String], in top: String, input: [UInt8] = [], upTo limit: Int,
        adding variables: [String: String] = [:]
    ) throws(Failure) -> [UInt8] {
        let git =
            input.isEmpty
            ? try GitProcess(arguments, in: top, reading: -1, adding: variables)
            : try GitProcess(arguments, in: top, input: input, adding: variables)
        return try git.allOutput(upTo: limit)
    }

    deinit {
        for file in [input, output, errors] where file >= 0 { close(file) }
        guard let process else { return }
        process.send(SIGKILL)
        process.wait()
    }

    /// That the system refused what git needs to be started.
    private static var notStarted: Failure { .notStarted(reason: "\(SystemFailure.last)") }

    /// What git is given for an open file; nothing for a negative number.
    private static func stream(_ file: Int32) -> SpawnedProcess.Stream {
        file < 0 ? .nothing : .descriptor(file)
    }

    // MARK: Asking

    func write(_ bytes: [UInt8]) throws(Failure) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Self.send(input, $0) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw failure(isSilence: Self.isSilence(count)) }
            rest = rest.dropFirst(count)
        }
    }

    // MARK: Answers

    /// The next line, without its end.
    func line() throws(Failure) -> [UInt8] {
        var line: [UInt8] = []
        while line.count < 1 << 16 {
            if filled.isEmpty { try fill() }
            if let end = buffer[filled].firstIndex(of: 0x0A) {
                line += buffer[filled.lowerBound..<end]
                filled = (end + 1)..<filled.upperBound
                return line
            }
            line += buffer[filled]
            filled = 0..<0
        }
        throw ended()
    }

    /// The next bytes, exactly as many.
    func bytes(_ count: Int) throws(Failure) -> [UInt8] {
        let start = buffer[filled].prefix(count)
        filled = (filled.lowerBound + start.count)..<filled.upperBound
        var (isWhole, isSilence) = (true, false)
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { room, done in
            _ = room.update(fromContentsOf: start)
            done = start.count
            while done < count {
                let rest = UnsafeMutableRawBufferPointer(
                    rebasing: UnsafeMutableRawBufferPointer(room)[done..<count])
                let got = Self.read(output, into: rest)
                guard got > 0 else {
                    (isWhole, isSilence) = (false, Self.isSilence(got))
                    return
                }
                done += got
            }
        }
        if !isWhole { throw failure(isSilence: isSilence) }
        return bytes
    }

    /// Reads bytes that nobody wants.
    func skip(_ count: Int) throws(Failure) {
        var rest = count
        while rest > 0 {
            if filled.isEmpty { try fill() }
            let step = min(rest, filled.count)
            filled = (filled.lowerBound + step)..<filled.upperBound
            rest -= step
        }
    }

    private func allOutput(upTo limit: Int) throws(Failure) -> [UInt8] {
        var all: [UInt8] = []
        while true {
            let got = buffer.withUnsafeMutableBytes { Self.read(output, into: $0) }
            if got < 0 { throw failure(isSilence: Self.isSilence(got)) }
            if got == 0 { break }
            all += buffer[..<got]
            if all.count > limit { throw .tooMuch(bytes: limit) }
        }
        let status = process?.wait()
        process = nil
        if status != 0 { throw ended() }
        return all
    }

    private func fill() throws(Failure) {
        let got = buffer.withUnsafeMutableBytes { Self.read(output, into: $0) }
        guard got > 0 else { throw failure(isSilence: Self.isSilence(got)) }
        filled = 0..<got
    }

    /// Whether a call that just returned a count was given up for waiting too long.
    private static func isSilence(_ count: Int) -> Bool { count < 0 && errno == EAGAIN }

    private func failure(isSilence: Bool) -> Failure {
        isSilence ? .silent(seconds: Self.longestSilence) : ended()
    }

    /// That git ended, with what it said last.
    private func ended() -> Failure {
        var text = [UInt8](repeating: 0, count: 2_000)
        let count = max(0, pread(errors, &text, text.count, 0))
        let lines = String(decoding: text[..<count], as: UTF8.self).split(separator: "\n")
        let marks = ["fatal: ", "error: "]
        let said = lines.first { line in marks.contains { line.hasPrefix($0) } } ?? lines.first
        let mark = marks.first { said?.hasPrefix($0) == true } ?? ""
        return .ended(message: said.map { String($0.dropFirst(mark.count)) } ?? "")
    }
}
