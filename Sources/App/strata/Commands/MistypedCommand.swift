import Codebase

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A first argument that is neither a command nor a folder, but close to a command.
struct MistypedCommand: Error, Equatable, CustomStringConvertible {
    let word: String
    let meant: String

    /// The mistake in the arguments of the program, or nil if they may be meant as they are.
    init?(
        in arguments: [String], commands: [String], exists: (String) -> Bool = Self.exists
    ) {
        guard let word = arguments.first, !word.hasPrefix("-"), !word.contains("/"),
            !commands.contains(word), !exists(word),
            let meant = EditDistance.nearest(to: word.lowercased(), among: commands)
        else { return nil }
        self.word = word
        self.meant = meant
    }

    var description: String {
        "There is no command or folder called \(word). Did you mean \(meant)?"
    }

    private static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
}
