import Architecture
import Codebase

/// Rules that could be stricter today, as nothing breaks them.
struct SuggestTightening {
    let analysis: Analysis
    let names: ModuleWords
    let reach: Reach

    func findings() -> [HealthFinding] {
        let written = analysis.configuration.source != .inferred
        return written
            ? [peers, imports, severities, record, unusedExclusions].compactMap(\.self)
            : [layers].compactMap(\.self)
    }

    private var layers: HealthFinding? {
        let count = analysis.configuration.layers.count
        guard count > 0, reach.modules.count > 1 else { return nil }
        let areDepths = count == 1 || analysis.configuration.layers.contains(where: \.isDepth)
        return HealthFinding(
            .tightening, "layers",
            title: areDepths
                ? "No layers are known, only how deep modules stand"
                : "\(count.counted("layer")) are inferred, and nothing keeps them",
            why: [
                areDepths
                    ? "Names and folders tell no order. Name the layers, and every dependency "
                        + "against them is found."
                    : "What breaks inferred layers only warns. In a file they can be corrected, "
                        + "and enforced."
            ],
            steps: [
                HealthStep(
                    areDepths ? .nameLayers : .writeLayers,
                    areDepths
                        ? "Name the layers, by packages and folders at first"
                        : "Write the layers to .strata.yml, and correct them",
                    command: "strata init")
            ])
    }

    private var configured: [(layer: Layer, position: Int)] {
        analysis.configuration.layers.enumerated().map { ($1, $0) }.filter { $0.layer.outer == nil }
    }

    private func modules(at position: Int) -> Set<ModuleID> {
        Set(analysis.assignment.layers.filter { $0.value == position }.keys)
    }

    /// Layers of several modules that could import each other, and do not.
    private var peers: HealthFinding? {
        let alone = configured.filter { layer, position in
            guard layer.options.peers == .allowed, !layer.options.migrating else { return false }
            let members = modules(at: position)
            return members.count > 2
                && !reach.edges.contains { members.contains($0.from) && members.contains($0.to) }
        }.map(\.layer.name)
        guard !alone.isEmpty else { return nil }
        return HealthFinding(
            .tightening, "peers",
            title: "The modules of \(alone.listed()) never import each other",
            why: ["`peers: forbidden` would keep that so, and fails nothing today."],
            steps: [
                HealthStep(.configure, "Add `peers: forbidden` to \(alone.listed()) in .strata.yml")
            ])
    }

    /// Layers that use few of those below them.
    private var imports: HealthFinding? {
        var found: [(name: String, used: [String], below: Int)] = []
        let layers = configured
        for (layer, position) in layers
        where layer.options.mayImport == nil && !layer.options.strict && !layer.options.migrating {
            let below = layers.filter {
                $0.position > position && !modules(at: $0.position).isEmpty
            }
            let members = modules(at: position)
            let targets = Set(
                reach.edges.filter { members.contains($0.from) }
                    .compactMap { analysis.assignment.layers[$0.to] })
            let used = below.filter { targets.contains($0.position) }
            guard !members.isEmpty, below.count > 2, used.count * 2 <= below.count else { continue }
            found.append((layer.name, used.map(\.layer.name), below.count))
        }
        guard let first = found.first else { return nil }
        return HealthFinding(
            .tightening, "imports",
            title: found.count == 1
                ? "Layer \(first.name) imports few of the layers below"
                : "Layers \(found.map(\.name).listed()) import few of the layers below",
            why: [
                "\(first.name) imports \(first.used.isEmpty ? "none" : first.used.listed()) of "
                    + "\(first.below.counted("layer")) below; `may_import` would keep that so."
            ],
            steps: [
                HealthStep(
                    .configure,
                    "Add `may_import: [\(first.used.joined(separator: ", "))]` to \(first.name) in "
                        + ".strata.yml")
            ])
    }

    /// Severities that a person lowered, and that nothing needs.
    private var severities: HealthFinding? {
        let broken = Set(analysis.violations.map(\.kind))
        let lowered = analysis.configuration.severities.filter { kind, severity in
            severity.weight < kind.standardSeverity.weight && severity != .off
                && !broken.contains(kind)
        }.keys.map(\.rawValue).sorted()
        guard !lowered.isEmpty else { return nil }
        return HealthFinding(
            .tightening, "severities",
            title: "\(lowered.listed()) \(lowered.count == 1 ? "is" : "are") broken by nothing",
            why: ["The file makes less of it than an error; as nothing breaks it, it may be one."],
            steps: [
                HealthStep(
                    .configure,
                    "Take \(lowered.listed()) out of `severities` in .strata.yml")
            ])
    }

    /// Old violations that fail `check`, so that nobody looks at new ones.
    private var record: HealthFinding? {
        let errors = analysis.totals.errors
        guard analysis.baseline == nil, errors > 4 else { return nil }
        return HealthFinding(
            .tightening, "record",
            title: "\(errors.counted("error")) hide the next one",
            why: [
                "Recorded, they are counted and fail nothing, and strata check fails for new ones."
            ],
            steps: [
                HealthStep(
                    .record, "Record what is there", command: "strata baseline")
            ])
    }

    private var unusedExclusions: HealthFinding? {
        let count = analysis.assignment.problems.count {
            switch $0 {
            case .unusedExclusion, .unusedAcceptance, .matchesNothing, .idleRule, .emptyBudget: true
            case .ambiguous: false
            }
        }
        guard count > 0 else { return nil }
        return HealthFinding(
            .tightening, "patterns",
            title: "\(count.counted("line")) of .strata.yml \(count == 1 ? "matches" : "match") "
                + "nothing",
            why: ["An exclusion that covers nothing lets the next violation pass."],
            steps: [
                HealthStep(
                    .configure, "Take out what matches nothing", command: "strata check")
            ])
    }
}
