import CNcurses

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Ends the program when it crashes: a report is left in a file, and two lines say where.
///
/// Swift's own handler asks for a key at a terminal, and waits for it for ever. What this one needs
/// lies in plain memory that is filled in before; it uses only calls that are allowed in handlers.
package enum CrashReport {
    /// Signals that faults raise.
    private static let faults = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE]

    /// Installs the handlers, once per process. Whoever asks for Swift's own by the variable
    /// `SWIFT_BACKTRACE` gets that.
    ///
    /// - Parameters:
    ///   - folder: The absolute path of the folder for reports; made when there is one.
    ///   - program: The program's name and version: `Strata 1.0`.
    package static func install(folder: String, program: String) {
        let wish = getenv("SWIFT_BACKTRACE").map { String(cString: $0) } ?? ""
        guard state == nil, !wish.contains("enable=yes"), !wish.contains("enable=tty") else {
            return
        }
        let path = "\(folder)/crash-\(time(nil))-\(getpid()).txt"
        let arguments = CommandLine.arguments.dropFirst().joined(separator: " ")
        let created = UnsafeMutablePointer<CrashState>.allocate(capacity: 1)
        created.initialize(
            to: CrashState(
                folders: Self.folders(to: folder).map(Self.kept), path: kept(path),
                heading: kept("\(program) crashed.\nArguments: \(arguments)\nSignal: "),
                words: kept("\n\(program) crashed: "),
                found: kept("The report is in \(path)\n"),
                lost: kept("No report could be written to \(path)\n")))
        state = created
        // The first call loads what later ones need.
        cn_write_calls(-1)
        let size = 256 << 10
        _ = cn_use_stack(UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16), size)
        for signal in faults {
            var previous = sigaction()
            _ = cn_handle(signal, report, 0, &previous)
        }
    }

    /// The folder and those around it, outermost first.
    private static func folders(to path: String) -> [String] {
        var folders: [String] = []
        var folder = ""
        for part in path.split(separator: "/") {
            folder += "/" + part
            folders.append(folder)
        }
        return folders
    }

    private static func kept(_ text: String) -> UnsafePointer<CChar> { UnsafePointer(strdup(text)) }
}

/// What the handler needs.
private struct CrashState {
    let folders: [UnsafePointer<CChar>]
    let path: UnsafePointer<CChar>
    let heading: UnsafePointer<CChar>
    let words: UnsafePointer<CChar>
    let found: UnsafePointer<CChar>
    let lost: UnsafePointer<CChar>
    /// Whether a report is being written: a crash in there ends the program at once.
    var hasBegun = false
}

private nonisolated(unsafe) var state: UnsafeMutablePointer<CrashState>?

private func report(
    _ signal: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
) {
    if let state, !state.pointee.hasBegun {
        state.pointee.hasBegun = true
        for folder in state.pointee.folders { mkdir(folder, 0o700) }
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let file = open(state.pointee.path, flags, 0o600)
        if file >= 0 {
            write(state.pointee.heading, to: file)
            write(name(of: signal), to: file)
            write(wasSent(info) ? ", sent by a process" : ", a fault", to: file)
            write("\nCalls of the thread, innermost first:\n", to: file)
            cn_write_calls(file)
            close(file)
        }
        write(state.pointee.words, to: STDERR_FILENO)
        write(name(of: signal), to: STDERR_FILENO)
        write(".\n", to: STDERR_FILENO)
        write(file >= 0 ? state.pointee.found : state.pointee.lost, to: STDERR_FILENO)
    }
    cn_handle_by_default(signal)
    raise(signal)
}

private func wasSent(_ info: UnsafeMutablePointer<siginfo_t>?) -> Bool {
    info.map { cn_was_sent($0) != 0 } ?? false
}

private func name(of signal: Int32) -> StaticString {
    switch signal {
    case SIGILL: "SIGILL, an instruction that traps"
    case SIGTRAP: "SIGTRAP, a trap"
    case SIGSEGV: "SIGSEGV, memory that is not there"
    case SIGBUS: "SIGBUS, memory that is not there"
    case SIGABRT: "SIGABRT, it gave up"
    case SIGFPE: "SIGFPE, arithmetic that is not possible"
    default: "a signal"
    }
}

private func write(_ text: StaticString, to file: Int32) {
    _ = write(file, text.utf8Start, text.utf8CodeUnitCount)
}

private func write(_ text: UnsafePointer<CChar>, to file: Int32) {
    _ = write(file, text, strlen(text))
}
