import Architecture
import Codebase

/// Works out what a decision changes in `.strata.yml`, and what would be counted then.
///
/// The text is changed in few lines and read again: what it says then has to be what it said before,
/// but for the decision.
package struct DraftDecision: Sendable {
    private let reader: any ConfigurationReader

    /// The use case over what reads configurations.
    package init(reader: any ConfigurationReader) {
        self.reader = reader
    }

    /// - Parameters:
    ///   - analysis: The analysis that shows the violations, by the units of the configuration.
    ///   - file: The configuration file.
    ///   - text: What stands in it now; nil if it is not there.
    /// - Throws: ``DecisionError`` if it is not written by rule.
    @concurrent package func draft(
        _ decision: Decision, of analysis: Analysis, file: RelativePath, in text: String?
    ) async throws(DecisionError) -> DecisionDraft {
        let start = try self.start(of: decision, text, analysis)
        let old = try await read(start, file)
        var lines = ConfigurationLines(start)
        var remarks: [String] = []
        var expected = old
        switch decision {
        case .exclude(let violations, let reason):
            let exclusions = try ExclusionsOfViolations(analysis: analysis).exclusions(
                of: violations, reason: reason)
            try lines.add(exclusions)
            expected = old.changing(exclusions: old.exclusions + exclusions)
        case .weigh(let kind, let severity):
            if old.severities[kind] == severity { throw .saidAlready }
            try lines.weigh(kind, severity)
            expected = old.changing(severities: old.severities.merging([kind: severity]) { $1 })
        case .move(let id, let layer):
            guard let module = analysis.codebase.module(id) else {
                throw .byHand("\(id.targetName) is no module of this codebase.", line: nil)
            }
            remarks += try MoveToLayer(
                analysis: analysis, configuration: old, module: module, layer: layer
            ).edit(&lines)
        }
        guard let change = FileChange(file, from: text, to: lines.text) else { throw .saidAlready }
        let new = try await check(lines.text, of: decision, file, expected: expected)
        let after = analysis.governed(by: new)
        try check(after, of: decision, before: analysis)
        return DecisionDraft(
            change: change, remarks: remarks,
            totals: (DecisionTotals(analysis), DecisionTotals(after)))
    }

    /// The text that is changed: what stands there, or the inferred layers where a module moves.
    private func start(
        of decision: Decision, _ text: String?, _ analysis: Analysis
    ) throws(DecisionError) -> String {
        guard case .move = decision, analysis.configuration.source == .inferred else {
            return text ?? ""
        }
        if text != nil { throw .noLayers }
        return writeConfiguration(proposeLayers(analysis))
    }

    private func read(
        _ text: String, _ file: RelativePath
    ) async throws(DecisionError) -> LayerConfiguration {
        let nothing = LayerConfiguration(source: .file(file), layers: [])
        if text.isEmpty { return nothing }
        do throws(ConfigurationError) {
            let contents = PatchedContents(NoContents(), patches: [file: Array(text.utf8)])
            return try await reader.configuration(in: contents) ?? nothing
        } catch {
            throw .mistake(error)
        }
    }

    /// What a changed text says, if that is what is meant.
    private func check(
        _ text: String, of decision: Decision, _ file: RelativePath, expected: LayerConfiguration
    ) async throws(DecisionError) -> LayerConfiguration {
        let refusal = DecisionError.byHand(
            "The file is written in a way that Strata does not change.", line: nil)
        let new: LayerConfiguration
        do throws(DecisionError) { new = try await read(text, file) } catch { throw refusal }
        if case .move = decision { return new }
        guard writeConfiguration(new) == writeConfiguration(expected) else { throw refusal }
        return new
    }

    /// Every module stands where it stood, but for the one that moves.
    private func check(
        _ after: Analysis, of decision: Decision, before: Analysis
    ) throws(DecisionError) {
        guard case .move(let id, let layer) = decision else { return }
        for module in before.codebase.modules {
            let name = module.id == id ? layer : before.layerName(of: module.id)
            if after.layerName(of: module.id) == name { continue }
            // Who was in two layers may be in one now.
            if before.layerName(of: module.id) == nil, module.id != id { continue }
            throw .byHand("\(module.name) would not stand in \(name ?? "no layer").", line: nil)
        }
    }
}

extension LayerConfiguration {
    fileprivate func changing(
        exclusions: [Exclusion]? = nil, severities: [ViolationKind: Severity]? = nil
    ) -> LayerConfiguration {
        var copy = self
        copy.severities = severities ?? self.severities
        copy.exclusions = exclusions ?? self.exclusions
        return copy
    }
}
