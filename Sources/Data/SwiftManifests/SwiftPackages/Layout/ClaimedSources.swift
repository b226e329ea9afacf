import Codebase

/// The files that the targets inside each folder claim: SwiftPM refuses overlapping targets; here a
/// file belongs to the innermost folder. It compares paths as they are written, so that both targets
/// compile what a link leads to.
struct ClaimedSources {
    private let folders: [RelativePath]
    private var claims: [RelativePath: (swift: Set<RelativePath>, clang: Set<RelativePath>)] = [:]
    private var known: [RelativePath: (swift: Set<RelativePath>, clang: Set<RelativePath>)] = [:]

    /// - Parameter targets: The folder of each target with the files below it.
    init(_ targets: [(folder: RelativePath, sources: TargetSources)]) {
        for (folder, sources) in targets {
            claims[folder, default: ([], [])].swift.formUnion(sources.swift)
            claims[folder, default: ([], [])].clang.formUnion(sources.clang)
        }
        folders = claims.keys.sorted()
    }

    /// The files of a target without those that targets inside its folder claim.
    mutating func own(_ sources: TargetSources, in folder: RelativePath) -> TargetSources {
        let inner = inside(folder)
        var sources = sources
        sources.swift.removeAll(where: inner.swift.contains)
        sources.clang.removeAll(where: inner.clang.contains)
        return sources
    }

    private mutating func inside(
        _ folder: RelativePath
    ) -> (swift: Set<RelativePath>, clang: Set<RelativePath>) {
        if let found = known[folder] { return found }
        var all: (swift: Set<RelativePath>, clang: Set<RelativePath>) = ([], [])
        let start = folders.partitioningIndex { !($0 < folder) }
        for inner in folders[start...].prefix(while: { $0.isInside(folder) }) where inner != folder
        {
            guard let claim = claims[inner] else { continue }
            all.swift.formUnion(claim.swift)
            all.clang.formUnion(claim.clang)
        }
        known[folder] = all
        return all
    }
}
