@testable import PreviewKit

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A real terminal that a test types into and looks at: a tmux server of its own.
final class ScratchTerminal: Sendable {
    private let socket: String
    private let scratch: ScratchPlace

    /// Starts a shell in a folder.
    init(in folder: String) async throws {
        scratch = try ScratchPlace()
        socket = "strata-previews-\(getpid())"
        try await tmux(
            "-f", "/dev/null", "new-session", "-d", "-x", "110", "-y", "34", "-c", folder,
            "-e", "PS1=ready> ", "-e", "ENV=", "-e", "TERM=screen-256color", "sh", "-i")
        try await tmux("set-option", "-g", "escape-time", "10")
        try await wait(for: "ready>")
    }

    /// Ends it and what runs in it.
    func end() async throws {
        try await tmux("kill-server")
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

    /// What is shown.
    var screen: String {
        get async throws { try await tmux("capture-pane", "-p") }
    }

    /// A value that tmux knows about the terminal, such as `alternate_on`.
    func value(_ name: String) async throws -> String {
        try await tmux("display-message", "-p", "#{\(name)}").filter { $0 != "\n" }
    }

    /// Waits until a text is shown.
    /// - Returns: All that is shown then.
    @discardableResult
    func wait(for text: String) async throws -> String {
        let end = ContinuousClock.now + .seconds(180)
        var shown = try await screen
        while !shown.contains(text) {
            guard ContinuousClock.now < end else { throw NeverShown(text: text, screen: shown) }
            try await Task.sleep(for: .milliseconds(20))
            shown = try await screen
        }
        return shown
    }

    /// The server that tmux leaves behind would keep a pipe open, so it prints into a file.
    @discardableResult
    private func tmux(_ words: String...) async throws -> String {
        let output = scratch.path + "/output"
        let process = ChildProcess(
            arguments: ["sh", "-c", "exec tmux \"$@\" > \(output) 2>&1", "tmux", "-L", socket]
                + words,
            folder: scratch.path)
        let hasWorked = try await process.run { _ in }
        let text = TextFile.read(output) ?? ""
        guard hasWorked else { throw NeverShown(text: words.joined(separator: " "), screen: text) }
        return text
    }
}

/// What a test waited for in vain, with what the terminal showed instead.
struct NeverShown: Error, CustomStringConvertible {
    let text: String
    let screen: String

    var description: String { "\"\(text)\" was never shown. There is:\n\(screen)" }
}
