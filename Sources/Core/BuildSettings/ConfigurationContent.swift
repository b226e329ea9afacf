/// What one `.xcconfig` file says, with all that it includes.
package struct ConfigurationContent: Equatable, Sendable {
    /// A place in one of the files.
    package struct Place: Hashable, Sendable {
        /// The absolute path of the file.
        package let path: String
        /// The line, from 1.
        package let line: Int
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

    /// The assignments, the weakest first.
    package internal(set) var assignments: [SettingAssignment] = []
    /// The included files that are not there, but should be.
    package internal(set) var missing: [MissingFile] = []
    /// The lines that Xcode refuses.
    package internal(set) var damages: [Damage] = []
    /// Whether all of it was read: false if files include each other more often, or deeper, than
    /// any real project does.
    package internal(set) var isComplete = true
}
