/// What one `.xcconfig` file says, with all that it includes.
package struct ConfigurationContent: Equatable, Sendable {
    /// A place in one of the files.
    package struct Place: Hashable, Comparable, Sendable {
        /// The absolute path of the file.
        package let path: String
        /// The line, from 1.
        package let line: Int

        package static func < (left: Place, right: Place) -> Bool {
            (left.path, left.line) < (right.path, right.line)
        }
    }

    /// A line that Xcode refuses.
    package struct Damage: Hashable, Sendable {
        /// Where it stands.
        package let place: Place
        /// What is wrong with it, in half a sentence.
        package let what: String
    }

    /// A file that should be there.
    package struct MissingFile: Hashable, Sendable {
        /// The absolute path where it is looked for first.
        package let path: String
        /// The line that includes it.
        package let place: Place
    }

    /// What it assigns, the weakest first.
    package internal(set) var level = SettingLevel()
    /// The included files that are not there, but should be; of a file that is included several times
    /// once.
    package internal(set) var missing: [MissingFile] = []
    /// The lines that Xcode refuses; of a file that is included several times once.
    package internal(set) var damages: [Damage] = []
    /// Whether all of it was read: false if files include each other more often, or deeper, or are
    /// longer, than those of any real project.
    package internal(set) var isComplete = true
}
