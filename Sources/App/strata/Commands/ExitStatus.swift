import OperatingSystem
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
        if let status = error as? ExitCode { exit(status.rawValue) }
        guard Strata.exitCode(for: error) == .success else {
            StandardError.write(Strata.fullMessage(for: error).visibleLines)
            exit(couldNotCheck.rawValue)
        }
        print(Strata.fullMessage(for: error))
        exit(clean.rawValue)
    }
}

/// Where progress and failures go.
enum StandardError {
    /// Whether a person is looking at it.
    static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

    /// Writes a line, which may name files of a codebase: none of it reaches a terminal raw.
    static func write(_ text: String) {
        emit(text.visibleLines.withoutWorkflowCommands + "\n")
    }

    /// Says which of several descriptions was read, a line for each that was left out.
    static func writeChoices(of analysis: Analysis) {
        for choice in analysis.codebase.choices { write(choice.line(paint: Paint(isOn: false))) }
    }

    /// Writes text as it is.
    static func emit(_ text: String) {
        // Nobody is left to tell when this fails.
        try? SystemCall.write(text.utf8, to: STDERR_FILENO)
    }
}
