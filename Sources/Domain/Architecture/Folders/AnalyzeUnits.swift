import Codebase

/// The analysis of the folders that the configuration file names; the same analysis if it names
/// none.
///
/// Folders stand as modules of their own, with edges from the names that their files use; layers,
/// rules and measures know no difference.
package func analyzeUnits(_ analysis: Analysis) -> Analysis {
    analyzeUnits(analysis, by: analysis.written?.units ?? .modules)
}

/// The analysis with the folders of some modules in their place.
///
/// Layers that a person wrote for these units are taken as they are. Else a folder stands in
/// the layer of its module, which is split where the folders clearly make layers.
///
/// - Parameter analysis: An analysis of modules.
package func analyzeUnits(_ analysis: Analysis, by units: Units) -> Analysis {
    if units.areModules { return analysis }
    let start = ContinuousClock.now
    let folders = FolderUnits(analysis.codebase, by: units)
    let linked = LinkFolders(analysis, folders).linked
    let isWritten = analysis.written?.units == units
    let (codebase, configuration, assignment) = layers(
        analysis, folders, linked.graph, units: units)
    let checked = check(
        codebase, linkedBy: linked.graph, under: configuration, layeredBy: assignment, in: analysis)
    var shown = Analysis(
        codebase: codebase, graph: linked.graph, configuration: configuration,
        assignment: isWritten
            ? assignment.adding(
                checked.unusedExclusions.map { .unusedExclusion($0) }
                    + Analysis.emptyBudgets(of: configuration, in: codebase))
            : assignment,
        violations: checked.violations, facts: analysis.facts, isComplete: analysis.isComplete,
        incomplete: analysis.incomplete, accepted: analysis.accepted, notes: analysis.notes,
        unread: analysis.unread,
        milliseconds: analysis.milliseconds + start.duration(to: .now).milliseconds,
        units: units, written: analysis.written, unclearNames: linked.unclear,
        ofModules: analysis)
    shown.excluded = checked.excluded
    return shown.compared(with: analysis.baseline).adding(fromModules: analysis)
}

/// The layers that a person wrote for such units, else those of the modules.
private func layers(
    _ analysis: Analysis, _ folders: FolderUnits, _ graph: ModuleGraph, units: Units
) -> (Codebase, LayerConfiguration, LayerAssignment) {
    if let written = analysis.written, !written.layers.isEmpty, written.units == units {
        let codebase = folders.codebaseWithRoles(graph)
        let kept = analysis.assignment.problems.filter(\.isAboutAcceptance)
        return (codebase, written, assignLayers(written, to: codebase).adding(kept))
    }
    let refined = RefineLayers(analysis, folders, graph: graph, units: units)
    return (refined.codebase, refined.configuration, refined.assignment)
}

private func check(
    _ codebase: Codebase, linkedBy graph: ModuleGraph, under configuration: LayerConfiguration,
    layeredBy assignment: LayerAssignment, in analysis: Analysis
) -> RuleFindings {
    guard analysis.isComplete else {
        return RuleFindings(violations: [], excluded: [], unusedExclusions: [])
    }
    return checkRules(
        codebase: codebase, graph: graph, configuration: configuration, assignment: assignment,
        facts: analysis.facts,
        kinds: .judged(in: configuration.units, written: analysis.written))
}

extension LayerConfiguration {
    /// What a person wrote for modules; with inferred layers where none are.
    package static func inForce(
        _ written: LayerConfiguration?, _ codebase: Codebase, _ graph: ModuleGraph
    ) -> LayerConfiguration {
        if let written, !written.layers.isEmpty, written.units.areModules { return written }
        let inferred = inferLayers(codebase, graph: graph)
        return LayerConfiguration(
            source: .inferred, layers: inferred.layers,
            severities: written?.severities ?? [:], rules: written?.rules ?? [],
            exclusions: written?.exclusions ?? [], budgets: written?.budgets ?? [])
    }
}

extension LayerProblem {
    /// Whether it is about what is accepted, which no layers change.
    fileprivate var isAboutAcceptance: Bool {
        if case .unusedAcceptance = self { true } else { false }
    }
}

extension LayerAssignment {
    /// The same assignment with more problems.
    func adding(_ more: [LayerProblem]) -> LayerAssignment {
        LayerAssignment(layers: layers, unassigned: unassigned, problems: problems + more)
    }
}
