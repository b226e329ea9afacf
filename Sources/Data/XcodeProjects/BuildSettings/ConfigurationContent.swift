/// What one `.xcconfig` file says, with all that it includes.
struct ConfigurationContent: Equatable, Sendable {
    /// A place in one of the files.
    struct Place: Hashable, Comparable, Sendable {
        /// The absolute path of the file.
        let path: String
        /// The line, from 1.
        let line: Int

        static func < (left: Place, right: Place) -> Bool {
            (left.path, left.line) < (right.path, right.line)
        }
    }

    /// A line that Xcode refuses.
    struct Damage: Hashable, Sendable {
        /// Where it stands.
        let place: Place
        /// What is wrong with it, in half a sentence.
        let what: String
    }

    /// A file that should be there.
    struct MissingFile: Hashable, Sendable {
        /// The absolute path where it is looked for first.
        let path: String
        /// The line that includes it.
        let place: Place
    }

    /// What it assigns, the weakest first.
    var level = SettingLevel()
    /// The included files that are not there, but should be; of a file that is included several times
    /// once.
    var missing: [MissingFile] = []
    /// The lines that Xcode refuses; of a file that is included several times once.
    var damages: [Damage] = []
    /// Whether all of it was read: false if files include each other more often, or deeper, or are
    /// longer, than those of any real project.
    var isComplete = true
}
