import Codebase

/// `strata cache`, for people and for scripts.
package struct CacheReport: Encodable, Sendable {
    let schema = 1
    @ExplicitNull var folder: String?
    let entries: Int
    let codebases: Int
    let bytes: Int

    /// What is kept now.
    package init(_ usage: FactsUsage) {
        _folder = ExplicitNull(wrappedValue: usage.folder)
        entries = usage.entries
        codebases = usage.codebases
        bytes = usage.bytes
    }

    /// A line for each figure.
    package var text: String {
        guard let folder else { return "Nothing is kept: there is no home folder.\n" }
        return """
            Folder     \(folder.visible)
            Files      \(entries.grouped) by content
            Codebases  \(codebases.grouped)
            Size       \(Self.size(bytes))

            """
    }

    private static func size(_ bytes: Int) -> String {
        bytes < 1 << 20
            ? "\((bytes + 1_023) >> 10) KB" : "\((bytes + (1 << 20) - 1) >> 20) MB"
    }
}
