import Codebase
import Previewing

/// One row about a module.
nonisolated enum DetailRow: Equatable, Sendable {
    case heading(String, count: String)
    /// With its kind where it is not that of all under the heading.
    case component(Component, showsKind: Bool = true)
    case preview(ComponentPreview)
    /// A state with a name, of the preview above it.
    case state(PreviewStatement.State, file: RelativePath)
    case cut(PreviewCut, isBest: Bool)

    /// What tells it from the other rows of a module.
    var id: String {
        switch self {
        case .heading(let title, _): "#" + title
        case .component(let component, _): "c" + component.name
        case .preview(let preview): "p\(preview.file):\(preview.line)"
        case .state(let state, let file): "s\(file):\(state.line) \(state.name)"
        case .cut(let cut, _): "x\(cut.from) \(cut.to)"
        }
    }

    /// Where it is written; nil if nowhere.
    var place: (file: RelativePath, line: Int?)? {
        switch self {
        case .heading: nil
        case .component(let component, _): (component.file, component.line)
        case .preview(let preview): (preview.file, preview.line)
        case .state(let state, let file): (file, state.line)
        case .cut(let cut, _): cut.importedBy.first.map { ($0, nil) }
        }
    }

    /// What a filter looks through; nil for headings.
    var searchText: String? {
        switch self {
        case .heading: nil
        case .component(let component, _): component.name
        case .preview(let preview): preview.title ?? preview.file.name
        case .state(let state, _): state.name
        case .cut(let cut, _): cut.from.targetName + " " + cut.to.targetName
        }
    }

    var isHeading: Bool { searchText == nil }
}

nonisolated extension DetailRow {
    /// All rows about a module: what is missing first, then what is there, then the weight.
    static func rows(of module: PreviewedModule) -> [DetailRow] {
        let shared = module.components.filter { !$0.isPrivate }
        let hidden = module.components.filter(\.isPrivate)
        return group("Without a preview", shared.filter { $0.coverage == .uncovered })
            + group("Inside another", shared.filter(\.isInside))
            + group("With a preview", shared.filter { $0.coverage == .previewed })
            + group("Private components", hidden) + previews(of: module) + cuts(of: module)
    }

    /// The rows that a filter lets through, with the headings over them.
    static func filtered(_ rows: [DetailRow], _ isShown: (String) -> Bool) -> [DetailRow] {
        var found: [DetailRow] = []
        var heading: DetailRow?
        for row in rows {
            guard let text = row.searchText else {
                heading = row
                continue
            }
            guard isShown(text) else { continue }
            if let above = heading { found.append(above) }
            heading = nil
            found.append(row)
        }
        return found
    }

    private static func group(_ title: String, _ components: [Component]) -> [DetailRow] {
        guard let first = components.first?.kind else { return [] }
        let isCommon = first != .view && components.allSatisfy { $0.kind == first }
        let count = components.count.grouped
        return [.heading(title, count: isCommon ? "\(count), \(first.word)" : count)]
            + components.map { .component($0, showsKind: !isCommon) }
    }

    private static func previews(of module: PreviewedModule) -> [DetailRow] {
        guard !module.previews.isEmpty else { return [] }
        let count =
            module.previews.count == module.stateCount
            ? module.previews.count.grouped
            : "\(module.previews.count.grouped), \(module.stateCount.counted("state"))"
        return [.heading("Previews", count: count)]
            + module.previews.flatMap { preview in
                [.preview(preview)] + preview.states.map { .state($0, file: preview.file) }
            }
    }

    private static func cuts(of module: PreviewedModule) -> [DetailRow] {
        let cuts = module.weight.cuts
        return cuts.isEmpty
            ? []
            : [.heading("Cheaper without", count: "")]
                + cuts.enumerated().map { .cut($1, isBest: $0 == 0) }
    }
}

nonisolated extension Component {
    /// The component that draws it; nil if none with a preview does.
    var drawer: Component.ID? {
        if case .inside(let id) = coverage { id } else { nil }
    }

    var isInside: Bool { drawer != nil }
}
