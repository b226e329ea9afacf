/// What is kept of one kind between runs, of all codebases together.
package protocol CacheStore: Sendable {
    /// What is kept now.
    func usage() async -> CacheUsage

    /// Forgets all of it; what is asked next is read again.
    ///
    /// - Throws: ``CacheStoreError`` if something stays.
    func clear() async throws(CacheStoreError)
}

/// How much is kept.
package struct CacheUsage: Equatable, Sendable {
    /// The absolute path of the folder; nil if nothing can be kept.
    package let folder: String?
    /// The number of things that are kept, each of a content.
    package let entries: Int
    /// The number of codebases whose files are known without reading them; 0 where that is not kept.
    package let codebases: Int
    /// The number of answers that are kept whole; 0 where none are.
    package let answers: Int
    /// The bytes of all of it.
    package let bytes: Int

    /// The use of a folder.
    package init(
        folder: String?, entries: Int = 0, codebases: Int = 0, answers: Int = 0, bytes: Int = 0
    ) {
        self.folder = folder
        self.entries = entries
        self.codebases = codebases
        self.answers = answers
        self.bytes = bytes
    }
}

/// Why something could not be forgotten.
package struct CacheStoreError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What happened and what to do next.
    package let description: String

    /// An error with its two sentences.
    package init(_ description: String) { self.description = description }
}
