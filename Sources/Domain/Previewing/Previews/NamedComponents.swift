import Architecture
import Codebase

/// The components of a codebase by their names, and what names them.
struct NamedComponents {
    private let analysis: Analysis
    private let visible: VisibleModules
    private let components: [ModuleID: [Component]]
    private let byName: [String: [Component]]

    init(_ components: [ModuleID: [Component]], in analysis: Analysis, _ visible: VisibleModules) {
        self.analysis = analysis
        self.visible = visible
        self.components = components
        byName = Dictionary(grouping: components.values.flatMap(\.self), by: \.simpleName)
    }

    /// The previews that some modules hold, by file and line.
    func previews(of modules: [Module]) -> [ModuleID: [ComponentPreview]] {
        var found: [ModuleID: [ComponentPreview]] = [:]
        for module in modules {
            let places = module.sources.flatMap { file in
                (analysis.facts[file]?.previews ?? []).map { (file: file, statement: $0) }
            }
            if places.isEmpty { continue }
            let previews = places.map { preview($0.statement, in: $0.file, of: module.id) }
            found[module.id] = previews.joiningLists
        }
        return found
    }

    private func preview(
        _ statement: PreviewStatement, in file: RelativePath, of module: ModuleID
    ) -> ComponentPreview {
        let names = Set(statement.uses)
        let shown = statement.uses.flatMap { name in
            meant(by: name, in: file, of: module, beside: names)
        }
        return ComponentPreview(
            kind: statement.kind, title: statement.title, states: statement.states,
            traits: statement.traits, shows: shown.map(\.id), file: file, line: statement.line)
    }

    /// The components that a name in a file can mean: those of the file before those of its module,
    /// and these before what the module imports.
    ///
    /// - Parameter names: The names beside it, which tell nested types of one name apart.
    private func meant(
        by name: String, in file: RelativePath, of module: ModuleID, beside names: Set<String>
    ) -> [Component] {
        guard let all = byName[name] else { return [] }
        let here = all.filter { $0.id.module == module && (!$0.isPrivate || $0.file == file) }
        let near = here.filter { $0.file == file }
        if !near.isEmpty { return near.besides(names) }
        if !here.isEmpty { return here.besides(names) }
        let seen = visible.from(module)
        let there = all.filter { !$0.isPrivate && seen.contains($0.id.module) && isShared($0) }
        return there.besides(names)
    }

    /// Whether other modules can name a component at all.
    private func isShared(_ component: Component) -> Bool {
        guard let facts = analysis.facts[component.file] else { return false }
        let stated = facts.inheritances.first {
            $0.type == component.id.type && $0.lines.lowerBound == component.line
        }
        return stated?.access.map { $0.rank >= AccessLevel.package.rank } ?? true
    }
}

extension NamedComponents {
    /// The components of each module with what previews show of them.
    func cover(
        by previews: some Sequence<ComponentPreview>
    ) -> [ModuleID: [Component]] {
        var coverage: [Component.ID: Component.Coverage] = [:]
        var pending: [Component.ID] = []
        for id in previews.flatMap(\.shows) where coverage[id] == nil {
            coverage[id] = .previewed
            pending.append(id)
        }
        let drawn = drawnBy()
        var next = 0
        while next < pending.count {
            let id = pending[next]
            next += 1
            for inner in drawn[id] ?? [] where coverage[inner] == nil {
                coverage[inner] = .inside(id)
                pending.append(inner)
            }
        }
        return components.mapValues { $0.map { $0.covered(coverage[$0.id] ?? .uncovered) } }
    }

    /// The components that each component names between its braces and those of its extensions.
    private func drawnBy() -> [Component.ID: [Component.ID]] {
        var found: [Component.ID: [Component.ID]] = [:]
        for (module, components) in components {
            let own = Set(components.map(\.id.type))
            for file in analysis.codebase.sources(of: module) {
                guard let facts = analysis.facts[file] else { continue }
                let blocks = facts.inheritances.filter { own.contains($0.type) }
                if blocks.isEmpty { continue }
                note(facts, of: file, in: module, blocks, &found)
            }
        }
        return found.mapValues { ids in
            Set(ids).sorted { ($0.module, $0.type) < ($1.module, $1.type) }
        }
    }

    private func note(
        _ facts: SourceFacts, of file: RelativePath, in module: ModuleID, _ blocks: [Inheritance],
        _ found: inout [Component.ID: [Component.ID]]
    ) {
        let names = facts.uses.names
        for index in names.indices where byName[names[index]] != nil {
            var owners: Set<String> = []
            for line in facts.uses.lines(at: index) {
                if let owner = blocks.innermost(at: Int(line)) { owners.insert(owner.type) }
            }
            for owner in owners {
                let id = Component.ID(module: module, type: owner)
                let inner = meant(by: names[index], in: file, of: module, beside: [])
                found[id, default: []] += inner.map(\.id).filter { $0 != id }
            }
        }
    }
}

extension Component {
    fileprivate var simpleName: String { id.type.lastPart }

    fileprivate func covered(_ coverage: Coverage) -> Component {
        Component(
            id: id, kind: kind, file: file, line: line, isPrivate: isPrivate, coverage: coverage)
    }

    /// The types around it.
    fileprivate var containers: [Substring] { id.type.split(separator: ".").dropLast() }
}

extension [Component] {
    /// Of several types of one name those whose containers are named too, else those that have
    /// none, else all.
    fileprivate func besides(_ names: Set<String>) -> [Component] {
        if count < 2 { return self }
        let named = filter { component in
            !component.containers.isEmpty
                && component.containers.allSatisfy { names.contains(String($0)) }
        }
        if !named.isEmpty { return named }
        let free = filter { $0.containers.isEmpty }
        return free.isEmpty ? self : free
    }
}

extension [Inheritance] {
    /// The block that a line stands in: of several the one that begins last.
    fileprivate func innermost(at line: Int) -> Inheritance? {
        self.filter { $0.lines.contains(line) }.max {
            $0.lines.lowerBound < $1.lines.lowerBound
        }
    }
}

extension [ComponentPreview] {
    /// The same previews with one for each list, whose parts may stand in extensions.
    fileprivate var joiningLists: [ComponentPreview] {
        var places: [String: Int] = [:]
        var joined: [ComponentPreview] = []
        for preview in self {
            if preview.kind == .list, let title = preview.title {
                if let place = places[title] {
                    joined[place] = joined[place].joined(with: preview)
                    continue
                }
                places[title] = joined.count
            }
            joined.append(preview)
        }
        return joined.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
    }
}

extension ComponentPreview {
    /// One list out of two pieces of it; it stands where its states are.
    fileprivate func joined(with other: ComponentPreview) -> ComponentPreview {
        let place = states.isEmpty && !other.states.isEmpty ? other : self
        return ComponentPreview(
            kind: kind, title: title, states: states + other.states,
            shows: shows + other.shows.filter { !shows.contains($0) }, file: place.file,
            line: place.line)
    }
}

extension PreviewStatement {
    /// The name without what says that it is a preview.
    fileprivate var title: String? {
        guard kind != .macro, let name else { return name }
        let parts = name.split(separator: ".").map { part in
            for ending in ["_Previews", "_Preview", "Previews", "Preview"]
            where part.hasSuffix(ending) && part.count > ending.count {
                return String(part.dropLast(ending.count))
            }
            return String(part)
        }
        return parts.joined(separator: ".")
    }
}

extension Codebase {
    /// The Swift files of a module, in path order.
    fileprivate func sources(of id: ModuleID) -> [RelativePath] {
        let index = modules.partitioningIndex { $0.id >= id }
        return modules.indices.contains(index) && modules[index].id == id
            ? modules[index].sources : []
    }
}
