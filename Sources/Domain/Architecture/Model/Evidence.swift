import Codebase

/// What stands under an edge in one file: the import, and the lines that use what it brings.
///
/// The uses are syntactic, found by name: the file imports the module, and names something that the
/// module declares and may show.
package struct Evidence: Hashable, Sendable {
    /// One line that uses one name.
    package struct Use: Hashable, Sendable {
        /// The line, from 1.
        package let line: Int
        /// The name as the imported module declares it.
        package let name: String

        /// A use as it was found.
        package init(line: Int, name: String) {
            self.line = line
            self.name = name
        }
    }

    /// The import.
    package let site: ImportSite
    /// The uses, ordered by line, then by name.
    package let uses: [Use]

    /// Evidence as it was collected.
    package init(site: ImportSite, uses: [Use]) {
        self.site = site
        self.uses = uses
    }
}
