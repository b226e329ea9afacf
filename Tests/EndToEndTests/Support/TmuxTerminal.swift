import Foundation

/// A real terminal that a test types into and looks at: a tmux server of its own.
final class TmuxTerminal {
    private let socket = "strata-\(UUID().uuidString)"
    private let scratch: ScratchFolder

    /// Starts a shell in a folder, in a terminal of this size.
    init(columns: Int = 120, rows: Int = 40, in folder: String) throws {
        scratch = try ScratchFolder()
        try scratch.write("PS1='ready> '\nset -m\n", to: "profile")
        try tmux(
            "-f", "/dev/null", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)",
            "-c", folder, "-e", "ENV=\(scratch.path)/profile", "-e", "PS1=ready> ",
            "-e", "TERM=screen-256color", "sh", "-i")
        try tmux("set-option", "-g", "escape-time", "10")
        try wait(for: "ready>")
    }

    deinit {
        _ = try? tmux("kill-server")
    }

    /// Types keys by their tmux names: `Enter`, `C-z`, `j`.
    func press(_ keys: String...) throws {
        for key in keys { try tmux("send-keys", key) }
    }

    /// Types a command line and Enter.
    func enter(_ line: String) throws {
        try tmux("send-keys", "-l", line)
        try tmux("send-keys", "Enter")
    }

    /// Starts the program on a folder.
    func startStrata(_ arguments: String = ".") throws {
        try enter("\(BuiltProgram.strata) \(arguments)")
    }

    /// Gives the terminal another size.
    func resize(columns: Int, rows: Int) throws {
        try tmux("resize-window", "-x", "\(columns)", "-y", "\(rows)")
    }

    /// What the terminal shows.
    var screen: String {
        get throws { try tmux("capture-pane", "-p") }
    }

    /// Waits until the terminal shows a text, and returns all it shows then.
    @discardableResult
    func wait(for text: String, seconds: Double = 30) throws -> String {
        try wait(seconds: seconds, what: "show \"\(text)\"") { $0.contains(text) }
    }

    /// Waits until the terminal no longer shows a text.
    @discardableResult
    func wait(until gone: String, seconds: Double = 30) throws -> String {
        try wait(seconds: seconds, what: "stop showing \"\(gone)\"") { !$0.contains(gone) }
    }

    private func wait(
        seconds: Double, what: String, condition: (String) -> Bool
    ) throws -> String {
        let end = Date().addingTimeInterval(seconds)
        var shown = try screen
        while !condition(shown) {
            guard Date() < end else { throw NeverHappened(what: what, screen: shown) }
            Thread.sleep(forTimeInterval: 0.05)
            shown = try screen
        }
        return shown
    }

    /// A value that tmux knows about the terminal, such as `alternate_on`.
    func value(_ name: String) throws -> String {
        try tmux("display-message", "-p", "#{\(name)}")
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Sends a signal to the program in the foreground.
    func signal(_ name: String) throws {
        let device = try value("pane_tty")
        let outcome = try BuiltProgram.run(
            "/usr/bin/env",
            ["pkill", "-\(name)", "-t", String(device.dropFirst(5)), "-x", "strata"])
        guard outcome.status == 0 else {
            throw NeverHappened(what: "get \(name)", screen: try screen)
        }
    }

    @discardableResult
    private func tmux(_ arguments: String...) throws -> String {
        let outcome = try BuiltProgram.run("/usr/bin/env", ["tmux", "-L", socket] + arguments)
        guard outcome.status == 0 else { throw TmuxFailed(message: outcome.errors) }
        return outcome.output
    }
}

/// What a test waited for in vain, with what the terminal showed instead.
struct NeverHappened: Error, CustomStringConvertible {
    let what: String
    let screen: String

    var description: String { "The terminal did not \(what). It shows:\n\(screen)" }
}

/// tmux itself refused a command.
struct TmuxFailed: Error, CustomStringConvertible {
    let message: String

    var description: String { "tmux failed: \(message) Install it with: .ci/setup tests" }
}
