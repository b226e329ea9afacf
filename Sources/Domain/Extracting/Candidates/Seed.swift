/// A part of a module to begin with: what stands in a folder, or is called alike.
package struct Seed: Equatable, Sendable {
    /// What holds its files together.
    package enum Origin: String, Sendable {
        case folder, prefix, type, file
        /// They changed in the same commits.
        case history
    }

    /// What a person calls it, clear within the module.
    package let name: String
    /// What holds its files together.
    package let origin: Origin
    /// The positions of its files, ascending.
    package let files: [Int]
}
