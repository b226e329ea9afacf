import CNcurses
import TerminalUI

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What a program that hands the terminal over tells the one that takes its place: the screens are
/// there, and this is how the shell had it.
struct TerminalLegacy {
    let shellMode: termios
    let appearance: Theme.Appearance

    private static let variable = "STRATA_TERMINAL"
    private static let starts: [(text: String, appearance: Theme.Appearance)] = [
        ("light:", .light), ("dark:", .dark), ("either:", .either),
    ]

    /// Leaves it to the program that this process runs next.
    func leave() {
        let bytes = withUnsafeBytes(of: shellMode) { Array($0) }
        let start = Self.starts.first { $0.appearance == appearance }?.text ?? ""
        setenv(Self.variable, start + bytes.map { "\($0)" }.joined(separator: ","), 1)
    }

    /// Whether something was left for this process and not taken yet.
    static var isThere: Bool { getenv(variable) != nil }

    /// Takes what was left for this process; programs it starts do not see it.
    static func take() -> TerminalLegacy? {
        guard let value = getenv(variable).map({ String(cString: $0) }) else { return nil }
        unsetenv(variable)
        guard let start = starts.first(where: { value.hasPrefix($0.text) }) else { return nil }
        let bytes = value.dropFirst(start.text.count).split(separator: ",").compactMap { UInt8($0) }
        var mode = termios()
        guard bytes.count == MemoryLayout<termios>.size else { return nil }
        withUnsafeMutableBytes(of: &mode) { $0.copyBytes(from: bytes) }
        return TerminalLegacy(shellMode: mode, appearance: start.appearance)
    }
}
