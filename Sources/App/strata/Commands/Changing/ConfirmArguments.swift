import ArgumentParser
import Editing
import Reports

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Whether a command may change files that it has shown the changes of.
struct ConfirmArguments: ParsableArguments {
    @Flag(
        name: [.long, .customLong("apply")],
        help: "Write the changes without asking.")
    var yes = false

    @Flag(help: "Write the changes even if the folder has uncommitted changes.")
    var allowDirty = false

    /// What became of changes.
    enum Outcome {
        case applied
        /// They were shown, and nobody agreed to them.
        case shown
    }

    /// Makes changes if a person agrees; in a terminal it asks.
    ///
    /// - Throws: ``UncommittedChanges`` if that was agreed to, and not that it mixes with other work.
    func apply(
        _ changes: ChangeSet, in root: String, with applyChanges: ApplyChanges, asks: Bool = true
    ) async throws -> Outcome {
        guard try await isAgreed(in: root, with: applyChanges, asks: asks) else { return .shown }
        try await applyChanges.apply(changes, in: root)
        return .applied
    }

    /// Whether a person agrees to what was shown; in a terminal it asks.
    ///
    /// - Throws: ``UncommittedChanges`` if that was agreed to, and not that it mixes with other work.
    func isAgreed(in root: String, with applyChanges: ApplyChanges, asks: Bool) async throws -> Bool
    {
        let warning = allowDirty ? nil : await applyChanges.surroundings(in: root).warning
        guard yes else { return asks && Self.canAsk && Self.agrees(to: warning) }
        if let warning { throw UncommittedChanges(warning: warning) }
        return true
    }

    /// Whether a person is there to answer.
    static var canAsk: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

    /// Asks whether to write what was shown; nobody agrees where nobody is there to answer.
    static func agrees() -> Bool { canAsk && agrees(to: nil) }

    private static func agrees(to warning: String?) -> Bool {
        if let warning { print(warning.visible) }
        print("Write these changes? [y/N] ", terminator: "")
        return isYes()
    }

    /// Whether the answer to what was printed is yes.
    static func isYes() -> Bool {
        fflush(nil)
        return ["y", "yes"].contains(readLine()?.lowercased())
    }
}

/// Changes were agreed to, but not that they mix with others.
struct UncommittedChanges: Error, CustomStringConvertible {
    let warning: String

    var description: String {
        "\(warning) Commit or stash first, or add --allow-dirty. Nothing was changed."
    }
}
