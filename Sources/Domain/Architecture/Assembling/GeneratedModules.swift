import Codebase

/// Leaves out the modules of projects that a tool writes, where what they are written from is read.
struct GeneratedModules {
    /// The modules that stay.
    private(set) var kept: [Module] = []
    /// For each module left out the one of the same name in the source.
    private(set) var replaced: [ModuleID: [ModuleID]] = [:]
    /// What was left out or had to be shown.
    private(set) var choices: [DescriptionChoice] = []

    init(_ described: [Module], _ generated: [GeneratedProject], view: Origin?) {
        let byContainer = Dictionary(grouping: described, by: \.container)
        var left: Set<ModuleID> = []
        for project in Set(generated) {
            let written = (byContainer[project.container] ?? []).filter { $0.origin == .xcode }
            guard let first = written.first, first.origin != view else { continue }
            let source = described.filter { $0.isDescribed(by: project.source) }
            guard let origin = source.first?.origin else {
                choices.append(project.choice(.unreadSource, of: written, from: .xcode))
                continue
            }
            choices.append(project.choice(.generated, of: written, from: origin))
            left.formUnion(written.map(\.id))
            replace(written, by: source)
        }
        kept = described.filter { !left.contains($0.id) }
    }

    private mutating func replace(_ written: [Module], by source: [Module]) {
        let names = Dictionary(grouping: source, by: \.name).mapValues { $0.map(\.id) }
        for module in written { replaced[module.id] = names[module.name] ?? [] }
    }
}

extension Module {
    /// Whether it is read from a description: its manifest, or the folder that the manifest is in.
    fileprivate func isDescribed(by source: RelativePath) -> Bool {
        manifest == source || container == source && origin != .xcode && origin != .swiftpm
    }
}

extension GeneratedProject {
    fileprivate func choice(
        _ reason: DescriptionChoice.Reason, of written: [Module], from origin: Origin
    ) -> DescriptionChoice {
        let isUnread = reason == .unreadSource
        return DescriptionChoice(
            leftOut: isUnread ? source : container, origin: .xcode,
            taken: isUnread ? container : source, takenOrigin: origin, reason: reason,
            modules: written.count)
    }
}
