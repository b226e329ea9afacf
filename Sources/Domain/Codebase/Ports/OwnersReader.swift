/// Reads who owns which files of a codebase, as its people wrote it down.
package protocol OwnersReader: Sendable {
    /// Who owns what; nil where nobody wrote it down.
    ///
    /// - Parameter contents: What stands in the files.
    func owners(in contents: any SourceContents) async -> (any FileOwners)?
}

/// Who owns which files.
package protocol FileOwners: Sendable {
    /// The owners of a file as they are written, `@team` or an address, in order; empty for nobody.
    func owners(of file: RelativePath) -> [String]
}
