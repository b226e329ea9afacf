import CNcurses
import TerminalUI

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The terminal's two descriptors: bytes out, and how the line between behaves.
///
/// ncurses writes to a file of ours, so the line is not its business.
@MainActor final class TerminalDevice {
    let input: Int32 = STDIN_FILENO
    /// Opened by its name where that is possible, so that it never makes a thread wait that could
    /// not be told to stop, and no other program learns of it.
    let output: Int32
    /// How the shell had it.
    var shellMode: termios

    init() throws(TerminalError) {
        guard isatty(input) == 1, isatty(STDOUT_FILENO) == 1 else { throw .notATerminal }
        let own = cn_reopen_terminal(STDOUT_FILENO)
        output = own >= 0 ? own : STDOUT_FILENO
        shellMode = termios()
        guard tcgetattr(input, &shellMode) == 0 else { throw .refused(errno) }
    }

    /// Columns and rows; `nil` where the terminal does not know, or is gone.
    var size: Size? {
        var columns: Int32 = 0
        var rows: Int32 = 0
        guard cn_window_size(output, &columns, &rows) != 0 else { return nil }
        return Size(width: Int(columns), height: Int(rows))
    }

    /// Notes how the shell has it, which may have changed while the terminal was not ours.
    func noteShellMode() {
        var current = termios()
        if tcgetattr(input, &current) == 0 { shellMode = current }
    }

    /// Takes the foreground where a program that had it has left it to nobody.
    func leaveNoGap() {
        let foreground = tcgetpgrp(input)
        guard foreground > 0, foreground != getpgrp(), kill(-foreground, 0) != 0, errno == ESRCH
        else { return }
        // From the background that would stop us.
        var stops = sigset_t()
        var before = sigset_t()
        sigemptyset(&stops)
        sigaddset(&stops, SIGTTOU)
        pthread_sigmask(SIG_BLOCK, &stops, &before)
        tcsetpgrp(input, getpgrp())
        pthread_sigmask(SIG_SETMASK, &before, nil)
    }

    /// Every key as it comes, nothing echoed, no signals from keys. A process in the background is
    /// stopped here until it is in the foreground.
    func enterRawMode() {
        var raw = shellMode
        cfmakeraw(&raw)
        _ = tcsetattr(input, TCSADRAIN, &raw)
    }

    /// Writes all bytes, waiting as long as the terminal needs, and stops where it was given back.
    /// - Returns: Whether the terminal is still there.
    @discardableResult
    func write(_ bytes: some Collection<UInt8>) -> Bool {
        let written: Bool? = bytes.withContiguousStorageIfAvailable { buffer in
            writeAll(UnsafeRawBufferPointer(buffer))
        }
        return written ?? write(Array(bytes))
    }

    private func writeAll(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var rest = bytes
        while !rest.isEmpty, TerminalGuard.isTaken {
            #if canImport(Glibc)
                let count = Glibc.write(output, rest.baseAddress, rest.count)
            #elseif canImport(Musl)
                let count = Musl.write(output, rest.baseAddress, rest.count)
            #else
                let count = Darwin.write(output, rest.baseAddress, rest.count)
            #endif
            if count > 0 {
                rest = UnsafeRawBufferPointer(rebasing: rest[count...])
            } else if errno == EAGAIN {
                wait(for: Int16(POLLOUT), on: output, milliseconds: -1)
            } else if errno != EINTR {
                return false
            }
        }
        return true
    }

    /// The bytes that have come; `nil` once the terminal is gone.
    func read() -> [UInt8]? {
        let capacity = 1 << 16
        var isEnd = false
        let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            #if canImport(Glibc)
                let result = Glibc.read(input, buffer.baseAddress, capacity)
            #elseif canImport(Musl)
                let result = Musl.read(input, buffer.baseAddress, capacity)
            #else
                let result = Darwin.read(input, buffer.baseAddress, capacity)
            #endif
            isEnd = result == 0 || (result < 0 && errno != EINTR && errno != EAGAIN)
            count = max(0, result)
        }
        return isEnd ? nil : bytes
    }

    /// Waits until the descriptor is ready, at most so long; -1 is for ever.
    /// - Returns: Whether it is.
    @discardableResult
    func wait(for event: Int16, on descriptor: Int32, milliseconds: Int32) -> Bool {
        var request = pollfd(fd: descriptor, events: event, revents: 0)
        return poll(&request, 1, milliseconds) > 0
    }
}
