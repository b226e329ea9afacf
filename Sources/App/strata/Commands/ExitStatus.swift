import Architecture
import ArgumentParser
import Codebase
import Reports

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What scripts read off the end of a command.
enum ExitStatus {
    /// All is well.
    static let clean = ExitCode(0)
    /// The answer is no: there are errors, there is no path.
    static let violations = ExitCode(1)
    /// The question could not be answered, or only in part.
    static let couldNotCheck = ExitCode(2)

    /// Ends a command that lists something with 2 if something may be missing from its list.
    static func endOfListing(_ analysis: Analysis) throws {
        if analysis.incomplete.isEmpty { return }
        StandardError.write(missing(analysis.incomplete))
        throw couldNotCheck
    }

    /// That something may be missing, for standard error.
    static func missing(_ items: [IncompleteItem]) -> String {
        let count = items.count.counted("item")
        return "\(count) could not be read, so something may be missing. List with: strata check"
    }

    /// Ends the program: help on standard output, a failure on standard error with status 2.
    static func leave(after error: any Error) -> Never {
        if let status = error as? ExitCode { leave(with: status.rawValue) }
        guard Strata.exitCode(for: error) == .success else {
            StandardError.write(Self.visible(Strata.fullMessage(for: error)))
            exit(couldNotCheck.rawValue)
        }
        print(Strata.fullMessage(for: error))
        leave(with: clean.rawValue)
    }

    /// Ends the program, with another status where something of the answer did not arrive.
    static func leave(with status: Int32) -> Never {
        if let loss = StandardOutput.loss() {
            StandardError.write(loss)
            exit(couldNotCheck.rawValue)
        }
        exit(status)
    }

    /// A message may name files of a codebase; what its lines hold never reaches the terminal raw.
    private static func visible(_ message: String) -> String {
        message.split(separator: "\n", omittingEmptySubsequences: false)
            .map { String($0).visible }.joined(separator: "\n")
    }
}

/// Where progress and failures go.
enum StandardError {
    /// Whether a person is looking at it.
    static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

    /// Writes a line.
    static func write(_ text: String) {
        emit(text + "\n")
    }

    /// Says which of several descriptions was read, a line for each that was left out.
    static func writeChoices(of analysis: Analysis) {
        for choice in analysis.codebase.choices { write(choice.line(paint: Paint(isOn: false))) }
    }

    /// Writes text as it is.
    static func emit(_ text: String) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes { unistd_write(STDERR_FILENO, $0) }
            if written < 0, errno == EINTR { continue }
            guard written > 0 else { return }
            rest = rest.dropFirst(written)
        }
    }
}

private func unistd_write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
}
