import Codebase

/// The declarations of the far end that nothing but the making of its screens names: their payloads.
struct ScreenValues {
    /// Their names.
    let names: [String]

    init(_ sources: EdgeSources, _ couplings: [Coupling]) {
        let screens = Set(couplings.filter(\.kind.isShown).map(\.name))
        let uses = Dictionary(grouping: sources.foreignUses, by: \.name)
        var makings: [RelativePath: [TextExtent]] = [:]
        for use in screens.flatMap({ uses[$0] ?? [] }) {
            guard let call = sources.files[use.file]?.details.uses[use.number].call else {
                continue
            }
            makings[use.file, default: []].append(call.extent)
        }
        names = couplings.filter { coupling in
            guard !coupling.kind.isShown, let own = uses[coupling.name] else { return false }
            return own.allSatisfy { use in
                guard let file = sources.files[use.file] else { return false }
                let extent = file.details.uses[use.number].extent
                return makings[use.file]?.contains { $0.contains(extent) } == true
            }
        }.map(\.name)
    }
}
