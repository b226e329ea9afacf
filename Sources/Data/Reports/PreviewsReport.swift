import Architecture
import Codebase
import Previewing

/// The JSON of `strata previews`.
package struct PreviewsReport: Encodable, Sendable {
    let schema = 1
    let root: String
    let modules: [ModuleRecord]
    let incomplete: [IncompleteRecord]
    let totals: TotalsRecord
    let summary: Summary

    struct ModuleRecord: Encodable, Sendable {
        let id: String
        let name: String
        let role: String
        let components: [ComponentRecord]
        let previews: [PreviewRecord]
        let weight: ClosureRecord
        let inversions: [InversionRecord]
        @ExplicitNull var devApp: String?
    }

    struct ComponentRecord: Encodable, Sendable {
        let name: String
        let kind: String
        let file: String
        let line: Int
        let isPrivate: Bool
        let coverage: String
        @ExplicitNull var inside: TypeRecord?
    }

    struct TypeRecord: Encodable, Sendable {
        let module: String
        let name: String
    }

    struct PreviewRecord: Encodable, Sendable {
        let kind: String
        @ExplicitNull var name: String?
        let states: [StateRecord]
        let traits: [String]
        let file: String
        let line: Int
        let shows: [TypeRecord]
    }

    struct StateRecord: Encodable, Sendable {
        let name: String
        let line: Int
    }

    struct ClosureRecord: Encodable, Sendable {
        let modules: [String]
        let files: Int
        let lines: Int
        let externals: [String]
    }

    struct InversionRecord: Encodable, Sendable {
        let from: String
        let to: String
        let importedBy: [String]
        /// The rule that the dependency breaks anyway.
        @ExplicitNull var breaks: String?
        let saves: ClosureRecord
    }

    struct Summary: Encodable, Sendable {
        let modules: Int
        let components: Int
        let previewed: Int
        let inside: Int
        let uncovered: Int
        let previews: Int
        let states: Int
        let whole: ClosureRecord
    }

    /// A survey of a codebase, for scripts.
    package init(_ survey: PreviewSurvey, of analysis: Analysis) {
        root = analysis.codebase.root
        modules = survey.modules.map(ModuleRecord.init)
        incomplete = analysis.incomplete.map(IncompleteRecord.init)
        totals = TotalsRecord(analysis.totals)
        let counts = survey.counts
        summary = Summary(
            modules: survey.modules.count, components: counts.all, previewed: counts.previewed,
            inside: counts.inside, uncovered: counts.uncovered,
            previews: survey.previews.count, states: survey.stateCount,
            whole: ClosureRecord(survey.whole))
    }

    private enum CodingKeys: CodingKey {
        case schema, root, modules, incomplete, totals, summary
    }
}

extension PreviewsReport.ModuleRecord {
    fileprivate init(_ module: PreviewedModule) {
        id = module.id.rawValue
        name = module.name
        role = module.role.rawValue
        components = module.components.map(PreviewsReport.ComponentRecord.init)
        previews = module.previews.map(PreviewsReport.PreviewRecord.init)
        weight = PreviewsReport.ClosureRecord(module.weight.closure)
        inversions = module.weight.cuts.map { cut in
            PreviewsReport.InversionRecord(
                from: cut.from.rawValue, to: cut.to.rawValue,
                importedBy: cut.importedBy.map(\.string), breaks: cut.breaks?.rawValue,
                saves: PreviewsReport.ClosureRecord(cut.saves))
        }
        devApp = module.devApp?.rawValue
    }
}

extension PreviewsReport.ComponentRecord {
    fileprivate init(_ component: Component) {
        name = component.name
        kind = component.kind.rawValue
        file = component.file.string
        line = component.line
        isPrivate = component.isPrivate
        switch component.coverage {
        case .previewed: coverage = "previewed"
        case .uncovered: coverage = "uncovered"
        case .inside(let outer):
            coverage = "inside"
            inside = PreviewsReport.TypeRecord(outer)
        }
    }
}

extension PreviewsReport.TypeRecord {
    fileprivate init(_ id: Component.ID) {
        module = id.module.rawValue
        name = id.type
    }
}

extension PreviewsReport.PreviewRecord {
    fileprivate init(_ preview: ComponentPreview) {
        kind = preview.kind.rawValue
        name = preview.title
        states = preview.states.map { .init(name: $0.name, line: $0.line) }
        traits = preview.traits
        file = preview.file.string
        line = preview.line
        shows = preview.shows.map(PreviewsReport.TypeRecord.init)
    }
}

extension PreviewsReport.ClosureRecord {
    fileprivate init(_ closure: BuildClosure) {
        modules = closure.modules.map(\.rawValue)
        files = closure.files
        lines = closure.lines
        externals = closure.externals
    }
}
