import Architecture
import Codebase
import TerminalUI

/// Something that lies over the overview until it is closed.
enum Sheet {
    /// The imports behind an edge.
    case edge(EdgeSheet, ListState)

    /// Its list, if it has one.
    var list: ListState? {
        get {
            switch self {
            case .edge(_, let list): list
            }
        }
        set {
            guard let newValue else { return }
            switch self {
            case .edge(let edge, _): self = .edge(edge, newValue)
            }
        }
    }
}

/// The imports behind an edge, and the lines that use what they bring.
struct EdgeSheet {
    /// One import or one use.
    struct Row: Equatable {
        let file: RelativePath
        let line: Int
        let text: String
        let isImport: Bool
    }

    let edge: EdgeID
    let kinds: [ViolationKind]
    /// The line of the manifest that declares it.
    let declaration: DeclarationSite?
    let imports: Int
    let rows: [Row]
    /// Who says what is used.
    let accuracy: EvidenceAccuracy

    /// - Parameter evidence: That of the edge.
    init(_ id: EdgeID, kinds: [ViolationKind], evidence: [Evidence], in analysis: Analysis) {
        accuracy = EvidenceAccuracy(evidence)
        let edge = analysis.graph.edge(id)
        let module = analysis.codebase.module(id.from)
        self.edge = id
        self.kinds = kinds
        declaration = module.flatMap { edge?.dependency?.declaration(for: $0) }
        imports = evidence.count
        rows = evidence.flatMap { item in
            [Row(item.site)] + item.uses.map { Row(use: $0, in: item.site.file) }
        }
    }
}

extension EdgeSheet {
    /// Whether a line is shown that uses what is imported.
    var hasUses: Bool { rows.contains { !$0.isImport } }
}

extension EdgeSheet.Row {
    init(_ site: Site) {
        let text =
            switch site {
            case .import(let site): site.statement.text
            case .reference(let reference): "names \(reference.uses.first?.name ?? "")"
            }
        self.init(file: site.file, line: site.line, text: text, isImport: true)
    }

    init(use: Evidence.Use, in file: RelativePath) {
        self.init(file: file, line: use.line, text: use.name, isImport: false)
    }
}

extension ImportStatement {
    /// The statement as it is written, without its conditions.
    nonisolated fileprivate var text: String {
        (attributes + [access?.rawValue, "import", kind.keyword, path].compactMap(\.self))
            .joined(separator: " ")
    }
}
