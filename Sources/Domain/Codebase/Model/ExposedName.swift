/// A name that the declaration of something names which other modules see: a type in its signature,
/// what it inherits, a wrapper of it.
package struct ExposedName: Hashable, Sendable {
    /// The identifier that stands in the declaration.
    package let name: String
    /// How far the declaration is seen: `package` or `public`.
    package let access: AccessLevel
    /// The first line, from 1, on which it stands for that.
    package let line: Int

    /// One name at one level; a file may expose the same name at both.
    package init(name: String, access: AccessLevel, line: Int) {
        self.name = name
        self.access = access
        self.line = line
    }
}
