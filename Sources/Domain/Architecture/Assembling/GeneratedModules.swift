import Codebase

/// Leaves out the modules of projects that a tool writes, where what they are written from is read.
struct GeneratedModules {
    /// The modules that stay.
    private(set) var kept: [Module] = []
    /// For each module left out the one of the same name in the source.
    private(set) var replaced: [ModuleID: [ModuleID]] = [:]
    /// What was left out or had to be shown.
    private(set) var choices: [DescriptionChoice] = []

    init(
        _ described: [Module], _ generated: [GeneratedProject], in contents: any SourceContents,
        view: Origin?
    ) {
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
            if origin == .xcodegen, view == nil,
                ChangedProject(written: written, source: source, contents).isChanged
            {
                choices.append(project.choice(.changedInXcode, of: source, from: .xcode))
                left.formUnion(source.map(\.id))
                replace(source, by: written)
                continue
            }
            choices.append(project.choice(.generated, of: written, from: origin))
            left.formUnion(written.map(\.id))
            replace(written, by: source)
        }
        for (written, source) in Self.leftovers(byContainer) where view != .xcode {
            guard let first = written.first, !left.contains(first.id), let taken = source.first
            else { continue }
            choices.append(first.choice(leaving: written.count, for: taken))
            left.formUnion(written.map(\.id))
            replace(written, by: source)
        }
        kept = described.filter { !left.contains($0.id) }
    }

    /// The projects for Xcode of whose targets descriptions of which a tool makes projects describe each,
    /// in their folder, or of several targets below it: the tool made them when the project had another
    /// name, or was not divided yet. So it did where the targets have other names, and no file that is
    /// there is theirs alone.
    private static func leftovers(
        _ byContainer: [RelativePath: [Module]]
    ) -> [(written: [Module], source: [Module])] {
        let tuist = byContainer.values.joined().filter { $0.origin == .tuist }
        return byContainer.values.compactMap { written in
            guard let first = written.first, first.origin == .xcode else { return nil }
            let folder = first.container.parent
            let beside = byContainer[folder] ?? []
            let below = written.count < 2 ? [] : tuist.filter { $0.container.isInside(folder) }
            let described = beside.filter { $0.origin == .tuist }
            let found = [described, below].first { source in
                let names = Set(source.map(\.name))
                return written.allSatisfy { names.contains($0.name) }
            }
            if let found { return (written, found) }
            let files = Set(described.flatMap(\.allSources))
            let hasOwn = written.contains { !files.isSuperset(of: $0.allSources) }
            return described.isEmpty || hasOwn ? nil : (written, described)
        }
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

extension Module {
    /// That the project it is in is left out for the description beside it.
    fileprivate func choice(leaving count: Int, for taken: Module) -> DescriptionChoice {
        DescriptionChoice(
            leftOut: container, origin: origin, taken: taken.manifest ?? taken.container,
            takenOrigin: taken.origin, reason: .leftover, modules: count)
    }
}

extension GeneratedProject {
    fileprivate func choice(
        _ reason: DescriptionChoice.Reason, of written: [Module], from origin: Origin
    ) -> DescriptionChoice {
        let isSource = reason == .unreadSource || reason == .changedInXcode
        return DescriptionChoice(
            leftOut: isSource ? source : container,
            origin: reason == .changedInXcode ? .xcodegen : .xcode,
            taken: isSource ? container : source, takenOrigin: origin, reason: reason,
            modules: written.count)
    }
}
