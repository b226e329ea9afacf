import Architecture
import Codebase
import Previewing

/// Finds out what hurts a codebase: causes, what fixing each wins and costs, and where to begin.
///
/// What the layers forbid is judged in the units of the analysis, all else between modules. The
/// order is that of ``HealthFinding/score``, after what could not be read and before what could be
/// tightened; of equals that of ``HealthTopic``, then of the identifiers.
///
/// - Parameters:
///   - analysis: A finished analysis.
///   - previews: What previews cost; nil to leave them out.
///   - history: What the latest commits changed; nil where that is not known.
package func diagnoseHealth(
    _ analysis: Analysis, previews: PreviewSurvey? = nil, history: ChangeHistory? = nil
) -> Health {
    let modules = analysis.ofModules
    let names = ModuleWords(analysis.graph)
    let moduleNames = ModuleWords(modules.graph)
    let reach = Reach(of: modules)
    let unitReach = analysis.units.areModules ? reach : Reach(of: analysis)
    let sizes = Sizes(of: modules, reach.modules.values)

    var found = FindCycles(analysis: analysis, names: names, reach: unitReach).findings()
    found += FindCauses(
        analysis: analysis, names: names, reach: unitReach, told: Set(found.flatMap(\.edges))
    ).findings()
    let told = Set(found.flatMap(\.edges))
    let structural = StructuralFindings(
        in: modules, words: moduleNames, reach: reach, sizes: sizes, told: told,
        previews: previews)
    found += structural.parts
    found = found.joining(structural.hubs, pairs: reach.pairs(without:))
    found += structural.closures
    found += FindLooseManifests(analysis: analysis, names: names).findings()
    found += FindUpkeep(analysis: analysis, names: names).findings()
    found += FindUnread(analysis: analysis).findings()
    found += SuggestTightening(analysis: analysis, names: names, reach: unitReach).findings()
    found = found.sharing(reach.pairs)
    if let history {
        found += FindCoupledModules(analysis: modules, names: moduleNames, history: history)
            .findings()
        found = found.map(CountChanges(history, in: analysis).addingChanges)
    }
    return Health(
        findings: found.sorted { $0.isBefore($1) },
        checks: checks(
            of: analysis, within: reach, previews: previews, history: history, found: found))
}

/// What was looked at, with what came of it.
private func checks(
    of analysis: Analysis, within reach: Reach, previews: PreviewSurvey?, history: ChangeHistory?,
    found: [HealthFinding]
) -> [HealthCheck] {
    func check(_ topics: [HealthTopic], _ subject: String) -> HealthCheck {
        HealthCheck(
            topics: topics, subject: subject, found: found.count { topics.contains($0.topic) })
    }
    let count = analysis.configuration.layers.count.counted("layer")
    let source = analysis.configuration.source == .inferred ? "inferred" : "written"
    // Nothing can run against depths.
    let areDepths = analysis.configuration.layers.contains(where: \.isDepth)
    let layers = areDepths ? "no layers, as none are known" : "\(count), \(source)"
    let dependencies = analysis.totals.dependencies.counted("dependency", "dependencies")
    let files = analysis.totals.files.swift.counted("Swift file")
    // Few files outside of modules are no finding, and are not hidden either.
    let outside = analysis.totals.files.unclaimed
    let unclaimed =
        outside == 0
        ? " and in a module" : "; \(outside.counted("file belongs", "files belong")) to no module"
    return [
        check([.unread], "whether all Swift files are read\(unclaimed), \(files)"),
        check([.target, .source, .pattern, .edge], "\(dependencies) against \(layers)"),
        check([.cycle], "cycles between \(analysis.units.noun)"),
        check(
            [.hub, .lever, .closure],
            "\(reach.pairs.counted("pair")) of modules of which one needs the other, directly "
                + "or not"),
        check([.monolith], "how much of the code stands in one module"),
    ]
        + (previews.map { [check([.preview], previewWords($0))] } ?? [])
        + (history.map { history in
            [check([.coupling], "what \(history.commits.count.counted("commit")) change together")]
        } ?? [])
        + [
            check(
                [.composition],
                "what containers are told and asked for"
                    + (analysis.configuration.judgesEnvironment
                        ? "" : ", not what views read from the environment")),
            check([.manifest], "what manifests declare against what files import"),
            check([.unassigned, .record], "modules without a layer, the record, the budgets"),
            check([.tightening], "rules that could be stricter"),
        ]
}

private func previewWords(_ survey: PreviewSurvey) -> String {
    "what a preview compiles in \(survey.modules.count.counted("module")) with views"
}

extension [HealthFinding] {
    /// The same, each with its share of all pairs of modules.
    fileprivate func sharing(_ pairs: Int) -> [HealthFinding] {
        map { finding in
            var finding = finding
            finding.win.share = finding.win.pairs.percent(of: pairs)
            return finding
        }
    }
}

extension HealthFinding {
    /// What is to be done first.
    fileprivate func isBefore(_ other: HealthFinding) -> Bool {
        if place != other.place { return place < other.place }
        if score != other.score { return score > other.score }
        let order = HealthTopic.allCases
        let (one, two) = (order.firstIndex(of: topic) ?? 0, order.firstIndex(of: other.topic) ?? 0)
        return one != two ? one < two : id < other.id
    }

    /// What makes all else uncertain comes first, what hurts nobody today last.
    private var place: Int {
        switch topic {
        case .unread: id == "unread unclaimed" ? 0 : id == "unread suspect" ? 2 : 1
        case .tightening: 3
        default: 1
        }
    }
}
