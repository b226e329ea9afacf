import Codebase

/// Takes files along that only extend what moves and that it may use, where that needs nothing else.
struct CloseExtensions: Sendable {
    private let sources: EdgeSources
    private let most: Int

    /// - Parameter most: The most files that are taken; 0 or more.
    init(_ sources: EdgeSources, most: Int) {
        self.sources = sources
        self.most = most
    }

    /// The files that move afterwards, and what they use.
    func close(_ split: Split, _ outgoing: OutgoingUses) -> (Split, OutgoingUses) {
        var (split, outgoing) = (split, outgoing)
        var left = most
        var tried: Set<RelativePath> = []
        while left > 0, let file = candidates(split, outgoing).first(where: { !tried.contains($0) })
        {
            tried.insert(file)
            let next = Split(sources, moving: split.moved.union([file]))
            let uses = OutgoingUses(next)
            guard uses.targets.isEmpty else { continue }
            (split, outgoing) = (next, uses)
            left -= 1
        }
        return (split, outgoing)
    }

    /// The files that declare nothing but extensions of what moves and may be used by it, in path order.
    private func candidates(_ split: Split, _ outgoing: OutgoingUses) -> [RelativePath] {
        Set(outgoing.possible.map(\.target)).sorted().filter { path in
            let top = split.sources.files[path]?.details.declarations.filter {
                $0.parent == nil && !$0.isLocal
            }
            return top?.allSatisfy {
                $0.kind == .extension && !split.inner.topLevel($0.name.outermostPart).isEmpty
            } == true
        }
    }
}
