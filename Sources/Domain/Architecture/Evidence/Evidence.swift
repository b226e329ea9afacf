import Codebase

/// What stands under an edge in one file: the import, and the lines that use what it brings.
///
/// The uses are exact where the compiler resolved them; else they are found by name: the file imports
/// the module, and names something that the module declares and may show.
package struct Evidence: Hashable, Sendable {
    /// One line that uses one name.
    package typealias Use = Reference.Use

    /// The import, or where none is needed or written the first use.
    package let site: Site
    /// The uses, ordered by line, then by name.
    package let uses: [Use]
    /// Who says what is used.
    package let teller: Teller

    /// Evidence as it was collected.
    package init(site: Site, uses: [Use], teller: Teller = .syntax(.notAsked)) {
        self.site = site
        self.uses = uses
        self.teller = teller
    }
}
