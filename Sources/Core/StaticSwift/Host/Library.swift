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

    /// Describes a library.
    package init(
        modules: Set<String>, types: [LibraryType], aliases: [String: TypeReference] = [:]
    ) {
        self.modules = modules
        self.types = Dictionary(types.map { ($0.name, $0) }) { first, _ in first }
        self.aliases = aliases
    }
}
