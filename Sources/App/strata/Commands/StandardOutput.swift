import ArgumentParser
import OperatingSystem
import Reports

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Where commands print.
enum StandardOutput {
    /// Prints text, in which no line is a command to the service that a log belongs to.
    static func write(_ text: String) {
        write(exactly: text.withoutWorkflowCommands)
    }

    /// Prints what programs read byte for byte; in a terminal, where a person reads it, control
    /// characters are shown as symbols.
    static func write(verbatim text: String) {
        write(exactly: isatty(STDOUT_FILENO) == 1 ? text.visibleLines : text)
    }

    /// The program ends where nobody can be told anything any more.
    private static func write(exactly text: String) {
        do {
            try SystemCall.write(text.utf8, to: STDOUT_FILENO)
        } catch {
            StandardError.write(
                "The output could not be written: \(error). Look at where it goes, then try again.")
            exit(ExitStatus.couldNotCheck.rawValue)
        }
    }
}

/// Prints a text: in this module the way of all that is printed, in place of Swift's own.
func print(_ text: String, terminator: String = "\n") {
    StandardOutput.write(text + terminator)
}

/// One of the process's open files.
enum Descriptor {
    /// Opens what the program was started without of standard input, output and error, so that no file
    /// that it opens takes their place and gets what is printed. Nothing can be read from or written
    /// to what is opened here.
    static func openStandardOnes() {
        for descriptor in 0...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
            let opened = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
            if opened > STDERR_FILENO { close(opened) }
        }
    }
}
