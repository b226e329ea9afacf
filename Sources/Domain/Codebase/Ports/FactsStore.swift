/// The facts that are kept between runs, of all codebases together.
package protocol FactsStore: Sendable {
    /// What is kept now.
    func usage() async -> FactsUsage

    /// Forgets all of it; what is asked next is read again.
    ///
    /// - Throws: ``FactsStoreError`` if something stays.
    func clear() async throws(FactsStoreError)
}

/// What is kept of facts.
package struct FactsUsage: Equatable, Sendable {
    /// The absolute path of the folder; nil if nothing can be kept.
    package let folder: String?
    /// The number of contents whose facts are kept.
    package let entries: Int
    /// The number of codebases whose files are known without reading them.
    package let codebases: Int
    /// The bytes of all of it.
    package let bytes: Int

    /// The use of a folder.
    package init(folder: String?, entries: Int = 0, codebases: Int = 0, bytes: Int = 0) {
        self.folder = folder
        self.entries = entries
        self.codebases = codebases
        self.bytes = bytes
    }
}

/// Why facts could not be forgotten.
package struct FactsStoreError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What happened and what to do next.
    package let description: String

    /// An error with its two sentences.
    package init(_ description: String) { self.description = description }
}
