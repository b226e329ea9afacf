import Architecture
import Codebase
import Extracting

/// The JSON of `strata plan`.
package struct PlanReport: Encodable, Sendable {
    let schema = 1
    let module: String
    let candidates: [CandidateRecord]
    let steps: [String]
    let unclearNames: Int
    let incomplete: [IncompleteRecord]

    struct CandidateRecord: Encodable, Sendable {
        let name: String
        let kind: String
        let origin: String
        let files: [String]
        let lines: Int
        let why: String
        let price: PriceRecord
        let cut: [CutRecord]
        let needs: [String]
    }

    struct PriceRecord: Encodable, Sendable {
        let files: Int
        let lines: Int
        let types: [String]
        let members: Int
        let cutEdges: Int
        let cutSites: Int
        let cutOnCycles: Int
        let cutCost: Int
        let imports: Int
        let tests: [String]
        let objectiveC: Int
        /// The names of the numbers that are estimates.
        let estimates = ["members", "cutCost", "tests"]

        private enum CodingKeys: CodingKey {
            case files, lines, types, members, cutEdges, cutSites, cutOnCycles, cutCost, imports
            case tests, objectiveC, estimates
        }
    }

    struct CutRecord: Encodable, Sendable {
        let from: String
        let to: String
        let `class`: String
        let sites: Int
        let names: [String]
    }

    package init(_ plan: ExtractionPlan, in analysis: Analysis) {
        module = plan.module.rawValue
        candidates = plan.candidates.map(CandidateRecord.init)
        steps = plan.steps
        unclearNames = plan.unclear
        incomplete = analysis.incomplete.map(IncompleteRecord.init)
    }

    private enum CodingKeys: CodingKey {
        case schema, module, candidates, steps, unclearNames, incomplete
    }
}

extension PlanReport.CandidateRecord {
    fileprivate init(_ candidate: ExtractionCandidate) {
        name = candidate.name
        kind = candidate.kind.rawValue
        origin = candidate.origin.rawValue
        files = candidate.files.map(\.string)
        lines = candidate.lines
        why = candidate.why.joined(separator: " ")
        price = PlanReport.PriceRecord(candidate)
        cut = candidate.cut.map { PlanReport.CutRecord($0) }
        needs = candidate.needs
    }
}

extension PlanReport.PriceRecord {
    fileprivate init(_ candidate: ExtractionCandidate) {
        let price = candidate.price
        files = candidate.files.count
        lines = candidate.lines
        types = price.types
        members = price.members
        cutEdges = price.cutEdges
        cutSites = price.cutSites
        cutOnCycles = price.onCycles
        cutCost = price.cutCost
        imports = price.imports
        tests = price.tests.map(\.string)
        objectiveC = price.objectiveC
    }
}

extension PlanReport.CutRecord {
    init(_ edge: ExtractionCandidate.CutEdge) {
        self.init(
            from: edge.from.string, to: edge.to.string, class: edge.coupling.rawValue,
            sites: edge.sites, names: edge.names)
    }
}
