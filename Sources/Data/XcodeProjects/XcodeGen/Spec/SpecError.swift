import Codebase

/// Why a specification, or a part of it, says nothing.
struct SpecError: Error, Equatable {
    let file: RelativePath
    var line: Int?
    /// What happened and what to do next, in two sentences.
    let reason: String

    var item: IncompleteItem { IncompleteItem(path: file, line: line, reason: reason) }
}
