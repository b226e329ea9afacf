import Architecture
import Codebase

/// What several forbidden dependencies have in common: one decision, taken several times.
struct CausePattern: Hashable {
    /// How the ends are alike.
    enum Way: Hashable {
        /// The ends of both names, after what the two have in common.
        case names
        /// The layers that they are in.
        case layers
        /// The folders that they are in.
        case folders
    }

    let way: Way
    /// What the modules that import have in common: `*Domain`, `Domain`.
    let from: String
    /// What the imported ones have in common.
    let to: String
    /// The rule that they break.
    let kind: ViolationKind

    /// The fewest dependencies that make a pattern.
    static let least = 3

    init(_ way: Way, from: String, to: String, kind: ViolationKind) {
        self.way = way
        self.from = from
        self.to = to
        self.kind = kind
    }

    /// What a dependency has in common with others on a counterpart; nil if its ends are none.
    init?(family edge: ForbiddenEdge) {
        let (one, other) = (edge.from.targetName, edge.to.targetName)
        // `CartDomain` and `CartData` have `Cart` in common, not `CartD`.
        var stem = zip(one, other).prefix { $0 == $1 }.count
        while stem > 0, !one.beginsWord(at: stem) || !other.beginsWord(at: stem) { stem -= 1 }
        let (from, to) = (one.dropFirst(stem), other.dropFirst(stem))
        guard stem > 2, from.count > 1, to.count > 1, let first = edge.kinds.first else {
            return nil
        }
        self.init(.names, from: "*\(from)", to: "*\(to)", kind: first)
    }

    /// `*Domain → *Data`, `layer Domain → layer Data`.
    var words: String {
        switch way {
        case .names: "\(from) → \(to)"
        case .layers: from == to ? "Layer \(from)" : "\(from) → \(to)"
        case .folders: "\(from)/ → \(to)/"
        }
    }
}

/// Where modules stand: in which layers and folders.
struct CausePlaces {
    /// The most dependencies of a cause that may be part of a larger one.
    private static let small = 2

    let analysis: Analysis

    /// The causes, small ones between the same two layers, or folders, as one.
    func joined(_ causes: [Cause]) -> [Cause] {
        joined(joined(causes, by: layers), by: folders)
    }

    private func joined(
        _ causes: [Cause], by pattern: (ForbiddenEdge) -> CausePattern?
    ) -> [Cause] {
        var groups: [CausePattern: [Int]] = [:]
        for (number, cause) in causes.enumerated() where cause.edges.count <= Self.small {
            let patterns = Set(cause.edges.map(pattern))
            guard patterns.count == 1, case let common?? = patterns.first else { continue }
            groups[common, default: []].append(number)
        }
        let found = groups.filter { $0.value.count >= CausePattern.least }
        let told = Set(found.values.joined())
        let patterns = found.sorted { $0.value[0] < $1.value[0] }.map { pattern, numbers in
            Cause(.pattern(pattern), numbers.flatMap { causes[$0].edges })
        }
        return causes.enumerated().filter { !told.contains($0.offset) }.map(\.element) + patterns
    }

    private func layers(of edge: ForbiddenEdge) -> CausePattern? {
        guard let kind = edge.kinds.first,
            let from = analysis.layerName(of: edge.from), let to = analysis.layerName(of: edge.to)
        else { return nil }
        return CausePattern(.layers, from: from, to: to, kind: kind)
    }

    private func folders(of edge: ForbiddenEdge) -> CausePattern? {
        guard let kind = edge.kinds.first,
            let from = folder(of: edge.from), let to = folder(of: edge.to)
        else { return nil }
        return CausePattern(.folders, from: from, to: to, kind: kind)
    }

    /// The folder around that of a module; nil at the top.
    private func folder(of id: ModuleID) -> String? {
        guard let path = analysis.codebase.module(id)?.path.parent, !path.isRoot else { return nil }
        return path.string
    }
}

extension String {
    /// Whether the letter after so many begins a word, as in `CartData` the fifth.
    fileprivate func beginsWord(at count: Int) -> Bool {
        dropFirst(count).first?.isUppercase == true
    }
}
