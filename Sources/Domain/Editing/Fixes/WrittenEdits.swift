/// What edits made of manifests, so that no edit of the same text is tried twice.
struct WrittenEdits {
    typealias Written = (text: String, made: [ManifestEdit])

    private struct Key: Hashable {
        let fix: ManifestFixes.Fix
        let others: [ManifestFixes.Fix]
        let text: String
    }

    private var known: [Key: Result<Written, ManifestEditError>] = [:]

    /// The text after an edit, and after those of the others that the same line makes, worked out
    /// once.
    mutating func text(
        after fix: ManifestFixes.Fix, of text: String, with others: [ManifestFixes.Fix],
        _ edit: () throws(ManifestEditError) -> Written
    ) throws(ManifestEditError) -> Written {
        let key = Key(fix: fix, others: others, text: text)
        if let result = known[key] { return try result.get() }
        let result = Result(catching: edit)
        known[key] = result
        return try result.get()
    }
}
