import Architecture
import Codebase

/// What keeps a type from being another one in the near end than in the far one.
struct CopiedTypes: Sendable {
    private let sources: EdgeSources
    private let names: Set<String>

    init(_ sources: EdgeSources, _ names: Set<String>) {
        self.sources = sources
        self.names = names
    }

    /// - Throws: The first obstacle.
    func check() throws(PlanStop) {
        let graph = sources.analysis.graph
        for edge in graph.edges(from: sources.from.id) where edge.to != sources.to.id {
            if sources.reaches(edge.to, sources.to.id) {
                throw .obstacle(
                    "\(edge.to.targetName), which \(sources.from.name) uses, knows "
                        + "\(names.sorted().joined(separator: ", ")), too. Values may go from one to "
                        + "the other.")
            }
        }
        for (path, file) in sources.files.sorted(by: { $0.key < $1.key }) {
            guard let module = sources.module(of: path), module.id != sources.to.id else {
                continue
            }
            let isNear = module.id == sources.from.id
            let seesNear = graph.edge(EdgeID(from: module.id, to: sources.from.id)) != nil
            guard isNear || seesNear else { continue }
            for use in file.details.uses where names.contains(use.name) {
                let word = file.word(before: use.extent.start.offset)
                if ["as", "as?", "as!", "is"].contains(word) {
                    throw .obstacle(
                        "\(sources.place(path, use.extent)): a value is cast to \(use.name), which may "
                            + "be the original.")
                }
            }
            for declaration in file.details.declarations
            where isNear && declaration.kind == .extension && names.contains(declaration.name) {
                let isVisible = file.details.declarations.contains {
                    declaration.place.whole.contains($0.place.whole)
                        && $0.place != declaration.place
                        && ($0.access?.formal.rank ?? 0) >= AccessLevel.package.rank
                }
                if isVisible || !declaration.inherited.isEmpty {
                    throw .obstacle(
                        "\(path.name) extends \(declaration.name) for other modules, which know the "
                            + "original.")
                }
            }
        }
    }
}
