import Codebase

/// The sources that could not be read whole.
struct UnreadSources {
    /// Those whose edges may be missing: one item for each file, in path order.
    let incomplete: [IncompleteItem]
    /// Those that do not parse and that no module needs, such as fixtures and templates.
    let notes: [IncompleteItem]

    /// - Parameter unread: The files that should have been read and were not.
    init(codebase: Codebase, facts: [RelativePath: SourceFacts], unread: [RelativePath]) {
        let broken = facts.filter { !$0.value.problems.isEmpty }
        let claimed =
            broken.isEmpty
            ? [] : Set(codebase.modules.lazy.filter { !$0.isFixture }.flatMap(\.sources))
        var incomplete = unread.map(Self.unread)
        var notes: [IncompleteItem] = []
        for (file, facts) in broken {
            let problems = facts.problems
            guard let item = Self.item(for: file, problems) else { continue }
            let isHarmless = problems.allSatisfy { $0.kind == .syntax }
            // Placeholders and single steps of tutorials are no Swift, and nobody compiles them.
            if isHarmless, file.isTemplate { continue }
            if claimed.contains(file) || !isHarmless {
                incomplete.append(item)
            } else {
                notes.append(item)
            }
        }
        self.incomplete = incomplete.sorted()
        self.notes = notes.sorted()
    }

    private static func unread(_ file: RelativePath) -> IncompleteItem {
        IncompleteItem(
            path: file, reason: "The file was not read. Check that it still exists, then reload.")
    }

    private static func item(
        for file: RelativePath, _ problems: [SourceProblem]
    ) -> IncompleteItem? {
        guard let first = problems.first else { return nil }
        let more = problems.count == 1 ? "" : " (and \(problems.count - 1) more)"
        let ending = first.message.hasSuffix(".") ? "" : "."
        return IncompleteItem(
            path: file, line: first.line,
            reason: "\(first.message)\(ending)\(more) \(advice(first.kind))")
    }

    private static func advice(_ kind: SourceProblem.Kind) -> String {
        switch kind {
        case .syntax: "Strata uses what could be parsed; correct the syntax."
        case .encoding: "Strata uses what could be read; save the file as UTF-8."
        case .encrypted: "Run `git-crypt unlock` in the folder to have it read."
        case .tooLarge: "Split the file, or add it to .gitignore if it is generated."
        case .unreadable: "Check that the file exists and that you may read it, then reload."
        }
    }
}
