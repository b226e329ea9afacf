import Codebase

/// Which files are read in detail to tell what some imports are for.
struct EvidenceReading {
    /// The importing files, each once.
    let importing: [RelativePath]
    /// What is read for the edges whose names are followed through types.
    let followed: [EvidenceFiles]

    /// The files to be read, each once.
    var files: [RelativePath] {
        Set(importing + followed.flatMap { $0.near + $0.far }).sorted()
    }

    /// - Parameter most: How many files are read at most; the names of edges that would need more are
    ///   not followed.
    init(of open: [PlacedEvidence], most: Int, in analysis: Analysis) {
        importing = Array(Set(open.map(\.evidence.site.file)).sorted().prefix(most))
        var byEdge: [EdgeID: [PlacedEvidence]] = [:]
        for placed in open where placed.isFollowed {
            if let edge = placed.edge { byEdge[edge, default: []].append(placed) }
        }
        var (followed, left): ([EvidenceFiles], Int) = ([], most)
        for (edge, placed) in byEdge.sorted(by: {
            ($0.key.from, $0.key.to) < ($1.key.from, $1.key.to)
        }) {
            let files = EvidenceFiles(
                edge, importing: Set(placed.map(\.evidence.site.file)).sorted(),
                isTestable: placed.contains { $0.evidence.site.statement?.isTestable == true },
                in: analysis, most: left)
            guard let files else { continue }
            left -= files.count
            followed.append(files)
        }
        self.followed = followed
    }
}

/// What the files say in detail about the uses that were found by name.
struct EvidenceViews {
    private let followed: [EdgeID: FollowedUses]
    private let imported: [ModuleID: ImportedNames]
    private let uses: [RelativePath: PlacedUses]
    private let kinship: TypeKinship

    init(
        _ reading: EvidenceReading, _ open: [PlacedEvidence],
        _ details: [RelativePath: SourceDetails], in analysis: Analysis
    ) {
        let kinship = TypeKinship(of: analysis)
        self.kinship = kinship
        uses = Dictionary(
            uniqueKeysWithValues: reading.importing.compactMap { file in
                details[file].map { (file, PlacedUses($0)) }
            })
        let targets = Set(open.compactMap { $0.edge?.to })
        imported = Dictionary(
            uniqueKeysWithValues: targets.map { ($0, ImportedNames(of: $0, in: analysis)) })
        followed = Dictionary(
            uniqueKeysWithValues: reading.followed.compactMap { files in
                FollowedUses(files, details, kinship, in: analysis).map { (files.edge, $0) }
            })
    }

    /// The same evidence without what cannot be meant, and with what its names alone did not tell.
    func evidence(_ evidence: Evidence, of placed: PlacedEvidence) -> Evidence {
        guard let edge = placed.edge, let names = imported[edge.to],
            let uses = uses[evidence.site.file]
        else { return evidence }
        let known = DetailedUses(uses, names, kinship)
        let found =
            placed.isFollowed
            ? followed[edge]?.uses(
                in: evidence.site.file, known: evidence.uses, mayMean: known.mayMean) : nil
        return Evidence(
            site: evidence.site, uses: found ?? evidence.uses.filter(known.mayMean),
            teller: evidence.teller)
    }
}

extension PlacedEvidence {
    /// Whether it is of an import of all that a module shows.
    var isFollowed: Bool { evidence.site.statement.map { $0.scope == nil } ?? false }
}
