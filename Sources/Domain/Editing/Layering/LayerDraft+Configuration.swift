import Architecture
import Codebase

extension LayerDraft {
    /// The configuration that says the draft, with the rest as it is in force.
    ///
    /// Where no person has written layers, what would become an error by saying so is a warning.
    /// Layers without modules are left out: a file cannot say them.
    package func configuration(of analysis: Analysis) -> LayerConfiguration {
        let layers = layers(of: analysis)
        if analysis.configuration.source == .inferred { return proposing(layers, in: analysis) }
        var configuration = analysis.configuration
        configuration.layers = layers
        configuration.refined = []
        return configuration
    }

    /// The layers that have modules, top first.
    func layers(of analysis: Analysis) -> [Layer] {
        let modules = analysis.codebase.modules.filter(\.belongsInLayers)
        let shown = bands.filter { !$0.modules.isEmpty }
        let names = Dictionary(
            shown.compactMap { band in band.origin.map { ($0.name, band.name) } },
            uniquingKeysWith: { first, _ in first })
        return shown.enumerated().map { position, band in
            var options = band.origin?.options ?? LayerOptions()
            // Only layers below can be imported.
            let below = Set(shown[(position + 1)...].map(\.name))
            options.mayImport = options.mayImport?.compactMap { names[$0] }
                .filter(below.contains)
            return Layer(
                name: band.name, patterns: band.patterns(among: modules), options: options,
                reason: band.reason)
        }
    }

    /// The layers that would be left out, as they have no modules.
    package var emptyNames: [String] { bands.filter(\.modules.isEmpty).map(\.name) }

    /// The patterns that would no longer stand there, as they select what was moved, a sentence each.
    package func lostPatterns(in analysis: Analysis) -> [String] {
        let modules = analysis.codebase.modules.filter(\.belongsInLayers)
        return bands.flatMap { band -> [String] in
            guard let origin = band.origin, origin.line != nil else { return [] }
            let kept = Set(band.patterns(among: modules).map(\.text))
            return origin.patterns.filter { pattern in
                !kept.contains(pattern.text) && Glob(pattern.text).literal == nil
            }.map {
                "“\($0.text)” of \(origin.name) gives way to names: new modules must be listed."
            }
        }
    }
}

extension LayerDraft.Band {
    /// What selects its modules: the patterns that did, where they select nothing else, and others
    /// for the rest.
    fileprivate func patterns(among all: [Module]) -> [ModulePattern] {
        let own = all.filter { modules.contains($0.id) }
        let kept = (origin?.patterns ?? []).filter { pattern in
            let selected = all.filter(pattern.matches)
            return !selected.isEmpty && selected.allSatisfy { modules.contains($0.id) }
        }
        let rest = own.filter { module in !kept.contains { $0.matches(module) } }
        return kept + layerPatterns(selecting: rest, among: all)
    }
}
