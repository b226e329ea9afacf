import Architecture
import Codebase

/// Works out what writing layers changes in `.strata.yml`, and what would be counted then.
///
/// Where there is a file, only its layers are replaced or added, and the severities that are needed
/// for nothing to become worse; all else stays as a person wrote it. The result is read again, so
/// that a line that was taken for something else is never written.
package struct WriteLayers: Sendable {
    private let reader: any ConfigurationReader

    /// The use case over what reads configurations.
    package init(reader: any ConfigurationReader) {
        self.reader = reader
    }

    /// What writing layers changes in the configuration file.
    ///
    /// - Parameters:
    ///   - draft: The layers; nil for those that Strata proposes.
    ///   - isStrict: Whether what breaks proposed layers is an error.
    ///   - file: The configuration file.
    ///   - text: What stands in it now; nil if it is not there.
    /// - Throws: ``DecisionError`` if it says so already, is about other units, or is not written by
    ///   rule.
    @concurrent package func draft(
        _ draft: LayerDraft? = nil, isStrict: Bool = false, of analysis: Analysis,
        file: RelativePath, in text: String?
    ) async throws(DecisionError) -> DecisionDraft {
        let layers =
            draft.map { $0.configuration(of: analysis) }
            ?? proposeLayers(analysis, isStrict: isStrict)
        return try await self.draft(
            layers, isArranged: draft != nil, of: analysis, file: file, in: text)
    }

    /// - Parameters:
    ///   - proposed: What the file is to say.
    ///   - isArranged: Whether a person put the layers in order.
    ///   - file: The configuration file.
    ///   - text: What stands in it now; nil if it is not there.
    /// - Throws: ``DecisionError`` if it says so already, is about other units, or is not written by
    ///   rule.
    @concurrent package func draft(
        _ proposed: LayerConfiguration, isArranged: Bool = false, of analysis: Analysis,
        file: RelativePath, in text: String?
    ) async throws(DecisionError) -> DecisionDraft {
        let old = try await read(text ?? "", file)
        let changed: String
        if let text, !text.allSatisfy(\.isWhitespace) {
            guard old.units == proposed.units else {
                throw .byHand("The file is about other units than these layers.", line: nil)
            }
            changed = try self.text(text, saying: proposed, old)
        } else {
            changed = writeConfiguration(proposed, isArranged: isArranged)
        }
        guard let change = FileChange(file, from: text, to: changed) else { throw .saidAlready }
        let new = try await read(changed, file)
        let expected = LayerConfiguration(
            source: .file(file), layers: proposed.layers,
            severities: old.severities.merging(proposed.severities) { $1 },
            rules: text == nil ? proposed.rules : old.rules,
            exclusions: text == nil ? proposed.exclusions : old.exclusions,
            acceptances: text == nil ? proposed.acceptances : old.acceptances,
            units: text == nil ? proposed.units : old.units)
        guard new.saysLayers(of: expected), new.limits == old.limits else {
            throw .byHand("The file is written in a way that Strata does not change.", line: nil)
        }
        return DecisionDraft(
            change: change, remarks: [],
            totals: (DecisionTotals(analysis), DecisionTotals(analysis.governed(by: new))))
    }

    private func text(
        _ text: String, saying proposed: LayerConfiguration, _ old: LayerConfiguration
    ) throws(DecisionError) -> String {
        var lines = ConfigurationLines(text)
        if old.layers.map(\.withoutPlace) != proposed.layers.map(\.withoutPlace) {
            lines.replaceLayers(with: proposed.layers)
        }
        for kind in ViolationKind.allCases {
            guard let severity = proposed.severities[kind], old.severities[kind] != severity
            else { continue }
            let isEased = severity == .warning && kind.standardSeverity == .error
            try lines.weigh(
                kind, severity, remark: isEased ? "\(kind.rawValue): error" : nil)
        }
        return lines.text
    }

    private func read(
        _ text: String, _ file: RelativePath
    ) async throws(DecisionError) -> LayerConfiguration {
        let nothing = LayerConfiguration(source: .file(file), layers: [])
        if text.allSatisfy(\.isWhitespace) { return nothing }
        do throws(ConfigurationError) {
            let contents = PatchedContents(NoContents(), patches: [file: Array(text.utf8)])
            return try await reader.configuration(in: contents) ?? nothing
        } catch {
            throw .mistake(error)
        }
    }
}

extension ConfigurationLines {
    /// Puts layers in the place of those that are there, or after all else.
    fileprivate mutating func replaceLayers(with layers: [Layer]) {
        let new = writeLayers(layers).split(separator: "\n").map(String.init)
        guard let block = block(of: "layers") else {
            return insert((lines.isEmpty ? [] : [""]) + new, at: lines.endIndex)
        }
        for index in block.reversed() { remove(index) }
        insert(new, at: block.lowerBound)
    }
}

extension LayerConfiguration {
    /// Whether both say the same, but for reasons, places and budgets.
    fileprivate func saysLayers(of other: LayerConfiguration) -> Bool {
        writeConfiguration(plain) == writeConfiguration(other.plain)
    }

    private var plain: LayerConfiguration {
        var copy = self
        copy.layers = layers.map(\.withoutPlace)
        copy.budgets = []
        copy.refined = []
        return copy
    }

    /// What its budgets allow.
    fileprivate var limits: [String] { budgets.map { "\($0.subject): \($0.limit)" } }
}

extension Layer {
    /// The same without why and where it is written.
    fileprivate var withoutPlace: Layer {
        Layer(
            name: name,
            patterns: patterns.map { ModulePattern($0.subject, $0.text) }, options: options)
    }
}
