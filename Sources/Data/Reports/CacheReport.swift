import Codebase

/// `strata cache`, for people and for scripts.
package struct CacheReport: Encodable, Sendable {
    /// What is kept of evaluated manifests.
    struct Readings: Encodable {
        @ExplicitNull var folder: String?
        let entries: Int
        /// What commands printed.
        let answers: Int
        let bytes: Int
    }

    let schema = 1
    @ExplicitNull var folder: String?
    let entries: Int
    let codebases: Int
    let bytes: Int
    let readings: Readings

    /// What is kept now.
    package init(facts: CacheUsage, readings: CacheUsage) {
        _folder = ExplicitNull(wrappedValue: facts.folder)
        entries = facts.entries
        codebases = facts.codebases
        bytes = facts.bytes
        self.readings = Readings(
            folder: readings.folder, entries: readings.entries, answers: readings.answers,
            bytes: readings.bytes)
    }

    /// A line for sources and one for what was worked out of all else.
    package var text: String {
        guard let folder, let kept = readings.folder else {
            return "Nothing is kept: there is no home folder.\n"
        }
        let files = entries.counted("file")
        let codebases = codebases.counted("codebase")
        return """
            Sources    \(files) by content, \(codebases), \(Self.size(bytes)) in \(folder.visible)
            Manifests  \(readings.entries.counted("reading")), \
            \(readings.answers.counted("answer")) of check, \(Self.size(readings.bytes)) in \(kept.visible)

            """
    }

    private static func size(_ bytes: Int) -> String {
        bytes < 1 << 20
            ? "\((bytes + 1_023) >> 10) KB" : "\((bytes + (1 << 20) - 1) >> 20) MB"
    }
}
