/// The types a program may use without declaring them, described as data.
///
/// Calling a constructor of a library type computes nothing: it yields a ``Record`` with the type, the name of
/// the constructor and the labelled arguments.
package struct Library: Sendable {
    /// Modules whose name may stand before a type's name, such as `PackageDescription`.
    package let modules: Set<String>
    /// The types by qualified name.
    package let types: [String: LibraryType]
    /// Other names of types, such as `LanguageTag` for `String`.
    package let aliases: [String: TypeReference]
    /// The file system as the program sees it; nil if it must not look.
    package let fileSystem: FileSystem?

    /// What a program may learn of the file system.
    package struct FileSystem: Sendable {
        /// The folder it would be started in.
        let currentFolder: String
        /// Whether a file or folder is there; nil where that is not to be said.
        let exists: @Sendable (String) -> Bool?
        /// What a file says; nil if it is no text, or is not to be told.
        let text: @Sendable (String) -> String?

        /// A file system that is asked by absolute path.
        package init(
            currentFolder: String, exists: @escaping @Sendable (String) -> Bool?,
            text: @escaping @Sendable (String) -> String? = { _ in nil }
        ) {
            self.currentFolder = currentFolder
            self.exists = exists
            self.text = text
        }
    }

    /// Describes a library.
    package init(
        modules: Set<String>, types: [LibraryType], aliases: [String: TypeReference] = [:],
        fileSystem: FileSystem? = nil
    ) {
        self.fileSystem = fileSystem
        self.modules = modules
        self.types = Dictionary(types.map { ($0.name, $0) }) { first, _ in first }
        self.aliases = aliases
    }
}
