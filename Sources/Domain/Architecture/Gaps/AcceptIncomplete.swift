import Codebase

/// Sets apart what could not be read and what a person accepts.
struct AcceptIncomplete {
    /// What nobody accepts, in its order.
    private(set) var incomplete: [IncompleteItem] = []
    /// What is accepted, in the same order.
    private(set) var accepted: [AcceptedItem] = []
    /// The acceptances that cover nothing, in the order of the file.
    let unused: [Acceptance]

    init(_ items: [IncompleteItem], by acceptances: [Acceptance]) {
        let patterns = acceptances.map { (acceptance: $0, glob: Glob($0.path)) }
        for item in items {
            let path = item.path.isRoot ? "." : item.path.string
            let cover = patterns.first { acceptance, glob in
                glob.matches(path) && (acceptance.contains.map(item.reason.contains) ?? true)
            }
            if let cover {
                accepted.append(AcceptedItem(item: item, acceptance: cover.acceptance))
            } else {
                incomplete.append(item)
            }
        }
        let used = Set(accepted.map(\.acceptance))
        unused = acceptances.filter { !used.contains($0) }
    }
}
