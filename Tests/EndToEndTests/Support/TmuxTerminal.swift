import Foundation

/// A real terminal that a test types into and looks at: a tmux server of its own.
final class TmuxTerminal {
    private let socket = "strata-\(UUID().uuidString)"
    private let scratch: ScratchFolder

    /// Starts a shell in a folder, in a terminal of this size.
    init(columns: Int = 120, rows: Int = 40, in folder: String) async throws {
        scratch = try ScratchFolder()
        try scratch.write("PS1='ready> '\nset -m\n", to: "profile")
        // Nobody is taught here: what is said once would hide what tests look for.
        try scratch.write("health\nlayers\nviolations\n", to: "state/strata/lessons")
        try await tmux(
            "-f", "/dev/null", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)",
            "-c", folder, "-e", "ENV=\(scratch.path)/profile", "-e", "PS1=ready> ",
            "-e", "XDG_STATE_HOME=\(scratch.path)/state",
            "-e", "TERM=screen-256color", "sh", "-i")
        try await tmux("set-option", "-g", "escape-time", "10")
        try await wait(for: "ready>")
    }

    deinit {
        // Nobody can wait here; the server ends by itself once it is told to.
        let tmux = Process()
        tmux.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        tmux.arguments = ["tmux", "-L", socket, "kill-server"]
        try? tmux.run()
    }

    /// Types keys by their tmux names: `Enter`, `C-z`, `j`.
    func press(_ keys: String...) async throws {
        for key in keys { try await tmux("send-keys", key) }
    }

    /// Types a command line and Enter.
    func enter(_ line: String) async throws {
        try await tmux("send-keys", "-l", line)
        try await tmux("send-keys", "Enter")
    }

    /// Starts the program on a folder.
    ///
    /// - Parameter section: The digit of the section to go to from the first screen; nil to stay.
    func startStrata(_ arguments: String = ".", section: String? = nil) async throws {
        try await enter("\(BuiltProgram.strata) \(arguments)")
        guard let section else { return }
        try await wait(for: "0 Health")
        try await press(section)
    }

    /// Keeps every byte that programs send to the terminal from now on.
    func record(to file: String) async throws {
        try await tmux("pipe-pane", "-o", "cat > '\(file)'")
    }

    /// Gives the terminal another size.
    func resize(columns: Int, rows: Int) async throws {
        try await tmux("resize-window", "-x", "\(columns)", "-y", "\(rows)")
    }

    /// What the terminal shows.
    var screen: String {
        get async throws { try await tmux("capture-pane", "-p") }
    }

    /// Waits until the terminal shows a text, and returns all it shows then.
    @discardableResult
    func wait(for text: String, seconds: Double = 90) async throws -> String {
        try await wait(seconds: seconds, what: "show \"\(text)\"") { $0.contains(text) }
    }

    /// Waits until the terminal no longer shows a text.
    @discardableResult
    func wait(until gone: String, seconds: Double = 90) async throws -> String {
        try await wait(seconds: seconds, what: "stop showing \"\(gone)\"") { !$0.contains(gone) }
    }

    /// Waits until something is so that the terminal need not show: a message is gone after seconds,
    /// which a busy machine can let pass between two looks.
    func wait(until what: String, isSo: () async throws -> Bool) async throws {
        let end = Date().addingTimeInterval(90)
        while !(try await isSo()) {
            guard Date() < end else { throw NeverHappened(what: what, screen: try await screen) }
            try await Task.sleep(for: .milliseconds(50))
        }
    }

    private func wait(
        seconds: Double, what: String, condition: (String) -> Bool
    ) async throws -> String {
        let end = Date().addingTimeInterval(seconds)
        var shown = try await screen
        while !condition(shown) {
            guard Date() < end else { throw NeverHappened(what: what, screen: shown) }
            try await Task.sleep(for: .milliseconds(50))
            shown = try await screen
        }
        return shown
    }

    /// A value that tmux knows about the terminal, such as `alternate_on`.
    func value(_ name: String) async throws -> String {
        try await tmux("display-message", "-p", "#{\(name)}")
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Sends a signal to the program in the foreground.
    func signal(_ name: String) async throws {
        let device = try await value("pane_tty")
        let outcome = try await BuiltProgram.run(
            "/usr/bin/env",
            ["pkill", "-\(name)", "-t", String(device.dropFirst(5)), "-x", "strata"])
        guard outcome.status == 0 else {
            throw NeverHappened(what: "get \(name)", screen: try await screen)
        }
    }

    @discardableResult
    private func tmux(_ arguments: String...) async throws -> String {
        let outcome = try await BuiltProgram.run("tmux", ["-L", socket] + arguments)
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
