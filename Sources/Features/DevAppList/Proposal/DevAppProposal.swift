import Architecture
import Codebase
import Editing

/// A change that a person can agree to, ready to be drawn.
nonisolated struct DevAppProposal: Equatable, Sendable {
    let feature: ModuleID
    let title: String
    let changes: ChangeSet
    /// What is left for a person to know or to do.
    let notes: [String]
    /// Why it should be agreed to once more.
    let warning: String?

    /// - Parameter analysis: What is looked through for names that the new files use; nil if nothing
    ///   is known.
    init(_ plan: FeaturePlan, feature: ModuleID, in analysis: Analysis?, warning: String?) {
        self.feature = feature
        title = plan.changes.title
        changes = plan.changes
        let missing = analysis.map { Self.missing(plan, in: $0) } ?? []
        notes =
            plan.notes
            + (missing.isEmpty
                ? []
                : [
                    "The new file uses \(missing.joined(separator: ", ")), which nothing "
                        + "declares: add the missing code, or change the file."
                ])
        self.warning = warning
    }

    /// The names beginning with the feature's that the new files use and that nothing declares.
    private static func missing(_ plan: FeaturePlan, in analysis: Analysis) -> [String] {
        let files = plan.changes.changes.filter { $0.kind == .created && $0.path.isSwift }
        let used = Set(files.flatMap { words(in: $0.after ?? "") })
            .filter { $0.hasPrefix(plan.name) && $0 != plan.name }
        let own = files.flatMap { declared(in: $0.after ?? "") }
        guard !used.isEmpty else { return [] }
        var known = Set(analysis.codebase.modules.map(\.moduleName))
        for facts in analysis.facts.values { known.formUnion(facts.declarations.map(\.name)) }
        return used.subtracting(known).subtracting(own).sorted()
    }

    /// The types and functions that a text declares.
    private static func declared(in text: String) -> [String] {
        let words = words(in: text)
        let starts: Set = ["struct", "class", "enum", "protocol", "actor", "func"]
        return zip(words, words.dropFirst()).filter { starts.contains($0.0) }.map(\.1)
    }

    private static func words(in text: String) -> [String] {
        text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    }
}

extension RelativePath {
    fileprivate nonisolated var isSwift: Bool { fileExtension == "swift" }
}
