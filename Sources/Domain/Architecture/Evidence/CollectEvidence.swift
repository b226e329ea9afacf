import Codebase

/// Collects what stands under edges and violations: exactly where the compiler has spoken since the
/// last edit, elsewhere by name. Every piece of evidence says which of the two told it.
package struct CollectEvidence: Sendable {
    /// The most files that are read in detail for one question; the others are told by their names
    /// alone.
    private static let mostFiles = 200

    private let index: (any CompilerIndexReader)?
    private let details: (any SourceDetailsReader)?

    /// - Parameters:
    ///   - index: What the compiler wrote; nil to go by names alone.
    ///   - details: Reads the files in detail that the compiler says nothing of, where names alone
    ///     would tell; nil to do without.
    package init(
        index: (any CompilerIndexReader)?, details: (any SourceDetailsReader)? = nil
    ) {
        self.index = index
        self.details = details
    }

    /// The same without asking the compiler, whose index is of the folder and not of a revision.
    package var withoutIndex: CollectEvidence { CollectEvidence(index: nil, details: details) }

    /// Goes by names alone.
    package static let byName = CollectEvidence(index: nil)

    /// The evidence of an edge, one element per import, ordered by file and line.
    package func evidence(for edge: EdgeID, in analysis: Analysis) async -> [Evidence] {
        await evidence(for: [edge], in: analysis)[edge] ?? []
    }

    /// The evidence of some edges.
    package func evidence(
        for edges: [EdgeID], in analysis: Analysis
    ) async -> [EdgeID: [Evidence]] {
        let found = edges.map { edge in
            evidenceByName(for: edge, in: analysis).map {
                PlacedEvidence(edge: edge, evidence: $0)
            }
        }
        let told = await told(of: found, places: .max, in: analysis)
        return Dictionary(zip(edges, told), uniquingKeysWith: { first, _ in first })
    }

    /// The evidence of some violations, one element per import of ``Violation/sites``, in their
    /// order.
    ///
    /// - Parameter places: For how many elements of each violation the compiler is asked: those that
    ///   are shown.
    package func evidence(
        for violations: [Violation], in analysis: Analysis, places: Int = .max
    ) async -> [Violation.ID: [Evidence]] {
        let found = violations.map { placedEvidence(for: $0, in: analysis) }
        let told = await told(of: found, places: places, in: analysis)
        return Dictionary(
            zip(violations.map(\.id), told), uniquingKeysWith: { first, _ in first })
    }

    /// What the compiler says, and where it is silent what the files say in detail.
    private func told(
        of groups: [[PlacedEvidence]], places: Int, in analysis: Analysis
    ) async -> [[Evidence]] {
        let told = await resolved(groups, places: places, in: analysis)
        guard let details else { return told }
        let open = zip(groups, told).flatMap { group, told in
            zip(group, told).prefix(places).filter {
                !$0.1.teller.isExact && (!$0.1.uses.isEmpty || $0.0.isFollowed)
            }.map(\.0)
        }
        if open.isEmpty { return told }
        let reading = EvidenceReading(of: open, most: Self.mostFiles, in: analysis)
        let read = await details.details(of: reading.files, in: analysis.codebase.contents)
        let views = EvidenceViews(reading, open, read, in: analysis)
        return zip(groups, told).map { group, told in
            zip(group, told).map { placed, evidence in
                evidence.teller.isExact
                    ? evidence : views.evidence(evidence, of: placed)
            }
        }
    }

    /// Asks the compiler about all files at once.
    private func resolved(
        _ groups: [[PlacedEvidence]], places: Int, in analysis: Analysis
    ) async -> [[Evidence]] {
        let views = groups.map { group in
            group.prefix(places).map { ResolvedUses(of: $0, in: analysis) }
        }
        let files = Set(views.joined().compactMap { $0?.file }).sorted()
        guard let index, !files.isEmpty else { return groups.map { $0.map(\.evidence) } }
        let answers = await index.answers(for: files, in: analysis.codebase)
        return zip(groups, views).map { group, views in
            zip(group, views + [ResolvedUses?](repeating: nil, count: group.count - views.count))
                .map { placed, view in view?.evidence(answers) ?? placed.evidence }
        }
    }
}
