import ArgumentParser
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
        guard !Descriptor.write(text, to: STDOUT_FILENO) else { return }
        let reason = String(cString: strerror(errno))
        StandardError.write(
            "The output could not be written: \(reason). Look at where it goes, then try again.")
        exit(ExitStatus.couldNotCheck.rawValue)
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

    /// Writes all of a text, waiting as long as the receiver needs.
    /// - Returns: Whether that worked; if not, `errno` says why.
    static func write(_ text: String, to descriptor: Int32) -> Bool {
        Array(text.utf8).withUnsafeBytes { bytes in
            var rest = UnsafeRawBufferPointer(rebasing: bytes[...])
            while !rest.isEmpty {
                let count = system_write(descriptor, rest)
                if count > 0 {
                    rest = UnsafeRawBufferPointer(rebasing: rest[count...])
                } else if count < 0, errno == EAGAIN {
                    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                    poll(&request, 1, -1)
                } else if count == 0 || errno != EINTR {
                    return false
                }
            }
            return true
        }
    }
}

private func system_write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
}
