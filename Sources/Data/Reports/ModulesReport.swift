import Architecture
import Codebase

/// The JSON of `strata modules`.
package struct ModulesReport: Encodable, Sendable {
    let schema = 1
    let root: String
    let modules: [ModuleRecord]
    let unclaimed: [String]
    let incomplete: [IncompleteRecord]
    let accepted: [AcceptedRecord]
    let choices: [ChoiceRecord]
    let layers: [LayerRecord]
    let totals: TotalsRecord

    struct LayerRecord: Encodable, Sendable {
        let name: String
        /// Why it was inferred; null where a person wrote it.
        @ExplicitNull var reason: String?
    }

    struct ModuleRecord: Encodable, Sendable {
        let id: String
        let name: String
        let module: String
        let role: String
        @ExplicitNull var layer: String?
        let kind: String
        let origin: String
        let container: String
        @ExplicitNull var manifest: String?
        let path: String
        let files: Int
        let lines: Int
        let errors: Int
        let warnings: Int
        let sources: [String]
    }

    /// The modules of an analysis with their sizes and layers.
    package init(_ analysis: Analysis) {
        root = analysis.codebase.root
        let metrics = Dictionary(
            measureModules(analysis).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        modules = analysis.codebase.modules.compactMap { module in
            metrics[module.id].map { ModuleRecord(module, $0, in: analysis) }
        }
        unclaimed = analysis.codebase.unclaimed.map(\.string)
        incomplete = analysis.incomplete.map(IncompleteRecord.init)
        accepted = analysis.accepted.map(AcceptedRecord.init)
        totals = TotalsRecord(analysis.totals)
        choices = analysis.codebase.choices.map(ChoiceRecord.init)
        layers = analysis.configuration.layers.map { LayerRecord(name: $0.name, reason: $0.reason) }
    }

    private enum CodingKeys: CodingKey {
        case schema, root, modules, unclaimed, incomplete, accepted, totals, choices, layers
    }
}

extension ModulesReport.ModuleRecord {
    init(_ module: Module, _ metrics: ModuleMetrics, in analysis: Analysis) {
        id = module.id.rawValue
        name = module.name
        self.module = module.moduleName
        role = module.role.rawValue
        layer = analysis.layerName(of: module.id)
        kind = module.kind.rawValue
        origin = module.origin.rawValue
        container = module.container.string
        manifest = module.manifest?.string
        path = module.path.string
        files = metrics.files
        lines = metrics.lines
        errors = metrics.errors
        warnings = metrics.warnings
        sources = module.sources.map(\.string)
    }
}
