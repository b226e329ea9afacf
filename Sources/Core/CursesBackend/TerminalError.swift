/// Why the screens cannot be shown here.
package enum TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Standard input or output leads to a file, a pipe or nowhere.
    case notATerminal
    /// `TERM` is not set.
    case unnamed
    /// The terminal cannot move its cursor.
    case tooSimple(name: String)
    /// There is no terminfo entry of this name.
    case unknown(name: String)
    /// The operating system refused something, with its error number.
    case refused(Int32)

    package var description: String {
        switch self {
        case .notATerminal:
            "Standard input or output is not a terminal. Run strata in a terminal, without a pipe."
        case .unnamed:
            "TERM is not set. Set it to your terminal type, for example xterm-256color."
        case .tooSimple(let name):
            "TERM=\(Self.safe(name)) cannot show the UI. Set TERM to your terminal type, for "
                + "example xterm-256color."
        case .unknown(let name):
            "TERM=\(Self.safe(name)) is unknown. Install its terminfo entry, or set "
                + "TERM=xterm-256color."
        case .refused(let code):
            "The terminal could not be set up (error \(code)). Open a new terminal and try again."
        }
    }

    /// The name comes from the environment and goes to a terminal.
    private static func safe(_ name: String) -> String {
        String(
            String.UnicodeScalarView(name.unicodeScalars.prefix(40).filter { 32..<127 ~= $0.value })
        )
    }
}
