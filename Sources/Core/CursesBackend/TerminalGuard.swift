import CNcurses

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Gives the terminal back whatever happens: signals, traps, `exit()`.
///
/// What the handlers need lies in plain memory that is filled in before; they use only calls that are
/// allowed in handlers. The terminal is never left to a dying process: first it is given back, then
/// the signal does what it would have done.
@MainActor enum TerminalGuard {
    /// Signals that reached the run loop, as bytes to read: ``resized`` and ``continued``.
    nonisolated static let resized = UInt8(ascii: "W")
    nonisolated static let continued = UInt8(ascii: "C")

    /// Where signals are read; below 0 until the handlers are installed.
    private static var reader: Int32 = -1
    private static let ending = [SIGTERM, SIGHUP, SIGINT, SIGQUIT]
    private static let faults = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE]

    /// Installs the handlers, once per process.
    /// - Returns: The descriptor on which signals can be read.
    static func install(device: TerminalDevice, leave: [UInt8]) throws(TerminalError) -> Int32 {
        guard reader < 0 else { return reader }
        var pipe: [Int32] = [-1, -1]
        guard makePipe(&pipe) else { throw .refused(errno) }
        reader = pipe[0]
        state.pointee.input = device.input
        state.pointee.output = device.output
        state.pointee.signals = pipe[1]
        state.pointee.leave = UnsafeMutableBufferPointer.allocate(capacity: leave.count)
        _ = state.pointee.leave.initialize(from: leave.map { CChar(bitPattern: $0) })
        for signal in ending { handle(signal, endProcess, keepsIgnored: true) }
        for signal in faults { handle(signal, fault) }
        handle(SIGTSTP, stop, keepsIgnored: true)
        handle(SIGCONT, tellContinued)
        handle(SIGWINCH, tellResized)
        atexit { giveBack() }
        return reader
    }

    /// Whether the terminal is ours and has to be given back.
    static var isTaken: Bool { state.pointee.isTaken == 1 }

    /// From now on the terminal is ours and has to be given back.
    static func take(_ device: TerminalDevice) {
        state.pointee.shellMode = device.shellMode
        state.pointee.errors.begin()
        state.pointee.isLent = 0
        state.pointee.isTaken = 1
    }

    /// Gives it back now; nothing happens if it is not ours.
    ///
    /// - Parameter toProgram: Whether another program gets it, whose keys must not end this one.
    static func release(toProgram: Bool = false) {
        state.pointee.isLent = toProgram ? 1 : 0
        giveBack()
    }

    /// Leaves it to the program that this one is replaced by.
    static func handOver() {
        guard isTaken else { return }
        state.pointee.isTaken = 0
        state.pointee.errors.end()
    }

    private static func handle(
        _ signal: Int32,
        _ handler:
            @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?)
            -> Void,
        keepsIgnored: Bool = false
    ) {
        var previous = sigaction()
        guard cn_handle(signal, handler, keepsIgnored ? 1 : 0, &previous) == 0 else { return }
        state.pointee.previous[Int(signal)] = previous
    }

    private static func makePipe(_ pipe: inout [Int32]) -> Bool {
        #if canImport(Glibc)
            guard Glibc.pipe(&pipe) == 0 else { return false }
        #elseif canImport(Musl)
            guard Musl.pipe(&pipe) == 0 else { return false }
        #else
            guard Darwin.pipe(&pipe) == 0 else { return false }
        #endif
        for end in pipe {
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
        return true
    }
}

/// What the handlers need.
private struct GuardState {
    var isTaken: Int32 = 0
    var isLent: Int32 = 0
    var input: Int32 = -1
    var output: Int32 = -1
    var signals: Int32 = -1
    var shellMode = termios()
    var leave = UnsafeMutableBufferPointer<CChar>(start: nil, count: 0)
    var errors = StandardErrorCapture()
    /// By signal number; 64 is more than any of those handled.
    var previous = UnsafeMutableBufferPointer<sigaction>.allocate(capacity: 64)
}

private typealias SignalInfo = UnsafeMutablePointer<siginfo_t>

private nonisolated(unsafe) let state: UnsafeMutablePointer<GuardState> = {
    let state = UnsafeMutablePointer<GuardState>.allocate(capacity: 1)
    state.initialize(to: GuardState())
    return state
}()

private func giveBack() {
    guard state.pointee.isTaken == 1 else { return }
    state.pointee.isTaken = 0
    writeLeave()
    tcflush(state.pointee.input, TCIFLUSH)
    // What waits for the terminal to take everything waits for ever where nobody reads.
    _ = tcsetattr(state.pointee.input, TCSANOW, &state.pointee.shellMode)
    state.pointee.errors.end()
}

/// A terminal that takes nothing for a while loses what it has not shown, so that this reaches it
/// when it goes on.
private func writeLeave() {
    let (output, leave) = (state.pointee.output, state.pointee.leave)
    let patience: Int32 = 500
    if cn_write_within(output, leave.baseAddress, leave.count, patience) == 1 { return }
    tcflush(output, TCOFLUSH)
    _ = cn_write_within(output, leave.baseAddress, leave.count, 0)
}

private func endProcess(_ signal: Int32, _ info: SignalInfo?, _ context: UnsafeMutableRawPointer?) {
    if signal == SIGINT || signal == SIGQUIT, isMeantForOther(info) { return }
    giveBack()
    cn_handle_by_default(signal)
    raise(signal)
}

/// Whether a signal of the keyboard is for a program that has the terminal, or had it a moment ago: what
/// was pressed then may arrive when the terminal is ours, where no key makes signals.
private func isMeantForOther(_ info: SignalInfo?) -> Bool {
    if state.pointee.isLent == 1 { return true }
    guard let info else { return false }
    return state.pointee.isTaken == 1 && cn_was_sent(info) == 0
}

/// After this the fault happens again, and whoever handled it before writes its backtrace.
private func fault(_ signal: Int32, _ info: SignalInfo?, _ context: UnsafeMutableRawPointer?) {
    giveBack()
    sigaction(signal, state.pointee.previous.baseAddress?.advanced(by: Int(signal)), nil)
    if let info, cn_was_sent(info) != 0 { raise(signal) }
}

private func stop(_ signal: Int32, _ info: SignalInfo?, _ context: UnsafeMutableRawPointer?) {
    giveBack()
    cn_handle_by_default(SIGTSTP)
    raise(SIGTSTP)
    var previous = sigaction()
    _ = cn_handle(SIGTSTP, stop, 0, &previous)
    tell(TerminalGuard.continued)
}

private func tellContinued(
    _ signal: Int32, _ info: SignalInfo?, _ context: UnsafeMutableRawPointer?
) {
    tell(TerminalGuard.continued)
}

private func tellResized(_ signal: Int32, _ info: SignalInfo?, _ context: UnsafeMutableRawPointer?)
{
    tell(TerminalGuard.resized)
}

private func tell(_ byte: UInt8) {
    let saved = errno
    var byte = byte
    _ = write(state.pointee.signals, &byte, 1)
    errno = saved
}
