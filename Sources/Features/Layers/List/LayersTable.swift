import Architecture
import Codebase
import Editing
import FeatureKit

/// What is known of a codebase for putting its modules into layers.
nonisolated struct LayersTable: Sendable {
    /// The analysis it is of; nil before there is one.
    let analysis: Analysis?
    /// The layers that are written, or proposed.
    let draft: LayerDraft?
    /// What each module is called.
    let names: [ModuleID: String]
    /// What a person sees of each module beside its name.
    let details: [ModuleID: String]
    /// Where each module is declared.
    let places: [ModuleID: SourcePlace]

    static var nothing: LayersTable { LayersTable() }

    private init() {
        (analysis, draft, names, details, places) = (nil, nil, [:], [:], [:])
    }

    init(_ analysis: Analysis) {
        self.analysis = analysis
        draft = LayerDraft(analysis)
        names = Dictionary(
            analysis.graph.nodes.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
        let modules = analysis.codebase.modules
        details = Dictionary(
            modules.map { module in
                let lines = module.sources.reduce(0) { $0 + (analysis.facts[$1]?.lineCount ?? 0) }
                return (module.id, "\(lines.counted("line")) · \(module.path)")
            }, uniquingKeysWith: { first, _ in first })
        places = Dictionary(
            modules.compactMap { module in
                SourcePlace(declaring: module).map { (module.id, $0) }
            }, uniquingKeysWith: { first, _ in first })
    }

    /// Whether nothing but depths is known, so that packages and folders are proposed.
    var areDepths: Bool { analysis?.configuration.layers.contains(where: \.isDepth) ?? false }

    /// Whether a person wrote the layers.
    var areWritten: Bool { analysis.map { $0.configuration.source != .inferred } ?? false }

    func name(of id: ModuleID) -> String { names[id] ?? id.targetName }
}
