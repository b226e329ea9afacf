import Architecture
import Codebase

/// What a recipe changes that it should not, or leaves, as a changed copy shows.
struct RecipeEffects: Sendable {
    /// The codebase after the change; nil if it cannot be read any more.
    let after: Analysis?
    /// The edge of the violation, if it is still there.
    let remaining: Edge?
    /// The violations that were not there before.
    let violations: [Violation]
    /// What could be read before.
    let unread: [IncompleteItem]
    /// Why the copy could not be read.
    let failure: String?

    init(failure: String) {
        after = nil
        remaining = nil
        violations = []
        unread = []
        self.failure = failure
    }

    init(on edge: EdgeID, before: Analysis, after: Analysis) {
        self.after = after
        remaining = after.graph.edge(edge)
        let known = Set(before.violations.map(\.id))
        // Layers that nobody wrote are inferred anew, and forbid then what they allowed before.
        let areInferred = after.configuration.source == .inferred
        violations = after.violations.filter { violation in
            if known.contains(violation.id) { return false }
            return !areInferred || !violation.restsOnLayersAlone(since: before.graph)
        }
        let read = Set(before.incomplete.map(\.withoutLines))
        unread = after.incomplete.filter { !read.contains($0.withoutLines) }
        failure = nil
    }

    /// A sentence for each effect; none if the edge is gone and nothing else is.
    ///
    /// - Parameters:
    ///   - isLeftOver: Whether something of the change is left to a person, so that manifests do not yet
    ///     say what they will.
    ///   - others: Edges that go next; what they break until then does not count.
    ///   - asked: Descriptions of the same sources of which the recipe asks whether they are still used.
    func lines(
        isLeftOver: Bool = false, before others: Set<EdgeID> = [], asked: Set<RelativePath> = []
    ) -> [String] {
        var lines = [failure].compactMap(\.self)
        if let edge = remaining, !(isLeftOver && edge.isOnlyDeclared) {
            let place = edge.imports.first.map { "\($0.file):\($0.statement.line)" }
            lines.append(
                "\(edge.from.targetName) still depends on \(edge.to.targetName)"
                    + "\(place.map { ": " + $0 } ?? "").")
        }
        lines += violations.filter { !(isLeftOver && $0.kind.isOfManifests) }
            .filter { $0.edges.isEmpty || !$0.edges.allSatisfy(others.contains) }
            .map { "New: \($0.kind.rawValue): \($0.message)" }
        return lines
            + unread.filter { !asked.contains($0.path) }
            .map { "\($0.path) is read no longer: \($0.reason)" }
    }
}

extension IncompleteItem {
    /// What it says without the numbers of lines, which a change in the same file moves.
    fileprivate var withoutLines: String {
        path.string + reason.filter { !$0.isNumber }
    }
}

extension ViolationKind {
    /// Whether declaring something in a manifest, or no longer, is all that it takes.
    var isOfManifests: Bool {
        switch self {
        case .undeclared, .transitive, .unused, .unimported, .indirect: true
        default: false
        }
    }
}

extension Violation {
    /// Whether it is about the order of layers, and about dependencies that were there before.
    fileprivate func restsOnLayersAlone(since graph: ModuleGraph) -> Bool {
        guard kind.isAboutLayers, !edges.isEmpty else { return false }
        return edges.allSatisfy { graph.edge($0) != nil }
    }
}
