import Codebase

/// The layers that a `.strata.yml` may begin with.
///
/// The inferred layers of an analysis, one below the other as a file has them. Depths are no layers:
/// where names tell none, these are packages, projects and folders.
///
/// A file does not know layers inside layers: what is inside modules stands among the others
/// where no two modules use each other against that order, and is left out elsewhere. What a file
/// says is taken to be meant, so that what warned before is written to warn: the verdict stays.
///
/// - Parameter isStrict: Whether the layers are meant as if a person had written them, so that what
///   warned before is an error.
package func proposeLayers(
    _ analysis: Analysis, isStrict: Bool = false
) -> LayerConfiguration {
    let proposed = layers(of: analysis).keeping(analysis.written)
    if isStrict { return proposed.withoutWarnings(beyond: analysis.configuration) }
    return proposed.warning(of: newlyFailing(by: proposed, in: analysis))
}

/// What a `.strata.yml` may say that has chosen layers: the rest is as it is in force, and nothing
/// becomes an error that was none.
package func proposing(_ layers: [Layer], in analysis: Analysis) -> LayerConfiguration {
    let shown = analysis.configuration
    let proposed = LayerConfiguration(
        source: .inferred, layers: layers, severities: shown.writtenSeverities,
        exclusions: shown.exclusions, units: analysis.units
    ).keeping(analysis.written)
    return proposed.warning(of: newlyFailing(by: proposed, in: analysis))
}

/// The rules that hold now and would not: a file with other layers may be there already.
private func newlyFailing(
    by proposed: LayerConfiguration, in analysis: Analysis
) -> Set<ViolationKind> {
    let errors = analysis.violations.filter { $0.severity == .error }
    let known = Set(errors.map(\.id))
    let failing = Set(errors.lazy.filter { $0.state == .new }.map(\.kind))
    let found = checkRules(
        codebase: analysis.codebase, graph: analysis.graph, configuration: proposed.inFile,
        assignment: assignLayers(proposed, to: analysis.codebase), facts: analysis.facts)
    let broken = found.violations.lazy.filter {
        $0.severity == .error && !known.contains($0.id)
    }
    return Set(broken.map(\.kind)).subtracting(failing)
}

private func layers(of analysis: Analysis) -> LayerConfiguration {
    let shown = analysis.configuration
    let areDepths = (shown.layers + shown.refined).contains(where: \.isDepth)
    guard !shown.refined.isEmpty, !areDepths else {
        var layers =
            shown.source == .inferred && !shown.layers.isEmpty
            ? shown.layers
            : inferLayers(analysis.codebase, graph: analysis.graph).layers
        if areDepths || layers.contains(where: \.isDepth) {
            layers = layersByPlace(analysis.codebase, graph: analysis.graph)
        }
        return LayerConfiguration(
            source: .inferred, layers: layers, severities: shown.writtenSeverities,
            exclusions: shown.exclusions, units: analysis.units)
    }
    let members = Dictionary(grouping: analysis.codebase.modules) {
        analysis.assignment.layers[$0.id]
    }
    let patterns = PatternFinder(analysis.codebase.modules.filter(\.belongsInLayers))
    let layers = shown.refined.flatMap { whole -> [Layer] in
        let parts = shown.layers.indices.filter {
            (shown.layers[$0].outer ?? shown.layers[$0].name) == whole.name
        }
        return flat(whole, parts.map { (shown.layers[$0], members[$0] ?? []) }, analysis.graph)
            .map { layer, modules in
                Layer(
                    name: layer.name, patterns: patterns.patterns(for: modules, role: nil),
                    options: layer.options, reason: layer.reason)
            }
    }
    let proposed = LayerConfiguration(
        source: .inferred, layers: layers, severities: shown.writtenSeverities,
        exclusions: shown.exclusions, units: analysis.units)
    return isBroken(proposed, in: analysis) ? proposed.warningOfFolders : proposed
}

private func isBroken(_ proposed: LayerConfiguration, in analysis: Analysis) -> Bool {
    checkRules(
        codebase: analysis.codebase, graph: analysis.graph, configuration: proposed,
        assignment: assignLayers(proposed, to: analysis.codebase), facts: analysis.facts
    ).violations.contains {
        $0.kind.isErrorOfFolders && proposed.severities[$0.kind] == nil
    }
}

private typealias Part = (layer: Layer, modules: [Module])

/// The parts of a layer in an order, or the whole layer.
private func flat(_ whole: Layer, _ parts: [Part], _ graph: ModuleGraph) -> [Part] {
    let all = Part(whole, parts.flatMap(\.modules))
    var order = parts.filter { $0.layer.outer != nil }
    guard !order.isEmpty else { return all.modules.isEmpty ? [] : [all] }
    if let rest = parts.first(where: { $0.layer.outer == nil }), !rest.modules.isEmpty {
        let place = (0...order.count).min { left, right in
            let one = upward(order.inserting(rest, at: left), graph).count
            return one < upward(order.inserting(rest, at: right), graph).count
        }
        order = order.inserting(rest, at: place ?? 0)
    }
    let homes = Dictionary(
        all.modules.map { ($0.id, $0.home) }, uniquingKeysWith: { first, _ in first })
    let isKept = upward(order, graph).allSatisfy { homes[$0.from] == homes[$0.to] }
    return isKept ? order : [all]
}

/// The edges that lead to a part above.
private func upward(_ parts: [Part], _ graph: ModuleGraph) -> [Edge] {
    var places: [ModuleID: Int] = [:]
    for (place, part) in parts.enumerated() {
        for module in part.modules { places[module.id] = place }
    }
    return places.keys.sorted().flatMap { graph.edges(from: $0) }.filter { edge in
        guard edge.isUse, let from = places[edge.from], let to = places[edge.to] else {
            return false
        }
        return to < from
    }
}

extension LayerConfiguration {
    /// The severities that a file with the same layers has to name for nothing to become worse.
    fileprivate var writtenSeverities: [ViolationKind: Severity] {
        guard source == .inferred else { return severities }
        let kinds = ViolationKind.allCases.filter { $0.inferredSeverity != $0.standardSeverity }
        let kept = Dictionary(uniqueKeysWithValues: kinds.map { ($0, $0.inferredSeverity) })
        return kept.merging(severities) { $1 }
    }

    /// The same layers with no other severities than those that a person chose.
    fileprivate func withoutWarnings(beyond shown: LayerConfiguration) -> LayerConfiguration {
        var copy = self
        copy.severities = shown.severities
        copy.refined = []
        return copy
    }

    /// The same with what else a file says.
    fileprivate func keeping(_ written: LayerConfiguration?) -> LayerConfiguration {
        var copy = self
        copy.rules = written?.rules ?? []
        copy.acceptances = written?.acceptances ?? []
        copy.budgets = written?.budgets ?? []
        return copy
    }

    /// The same as it is judged once a file says it.
    package var inFile: LayerConfiguration {
        var copy = self
        copy.source = .file(".strata.yml")
        copy.layers = layers.map(\.inFile)
        copy.refined = []
        return copy
    }

    /// The same layers; some rules warn, whatever else is said of them.
    fileprivate func warning(of kinds: Set<ViolationKind>) -> LayerConfiguration {
        if kinds.isEmpty { return self }
        let warnings = Dictionary(uniqueKeysWithValues: kinds.map { ($0, Severity.warning) })
        var copy = self
        copy.severities.merge(warnings) { $1 }
        copy.refined = []
        return copy
    }

    /// The same layers; what folders can break warns where nothing else is said.
    fileprivate var warningOfFolders: LayerConfiguration {
        let kinds = ViolationKind.allCases.filter(\.isErrorOfFolders)
        let warnings = Dictionary(uniqueKeysWithValues: kinds.map { ($0, Severity.warning) })
        var copy = self
        copy.severities.merge(warnings) { old, _ in old }
        copy.refined = []
        return copy
    }
}

extension Layer {
    /// The same as a file says it, where every order is meant.
    fileprivate var inFile: Layer {
        Layer(
            name: name, patterns: patterns, options: options, reason: reason, line: line,
            outer: outer)
    }
}

extension ViolationKind {
    /// Whether folders break the rule and a file makes that an error.
    fileprivate var isErrorOfFolders: Bool { isAboutFolders && standardSeverity == .error }
}

extension Array {
    fileprivate func inserting(_ element: Element, at index: Int) -> [Element] {
        Array(self[..<index]) + [element] + self[index...]
    }
}
