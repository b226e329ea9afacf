import Architecture
import Codebase
import Editing

/// What a recipe changes in manifests.
struct ManifestDraft: Sendable {
    /// The manifests that change.
    private(set) var changes: [FileChange] = []
    /// What is left to do by hand.
    private(set) var steps: [String] = []

    /// Takes a dependency away and adds others.
    ///
    /// - Parameters:
    ///   - unused: Other edges that no code makes any more.
    ///   - added: Edges that code makes after the change.
    ///   - fixes: What is made first.
    init(
        removing edge: EdgeID, andUnused unused: [EdgeID] = [], adding added: [EdgeID],
        after fixes: [ManifestFixes.Fix] = [], in sources: EdgeSources, edit: EditManifest
    ) {
        let analysis = sources.analysis
        let edited = sources.memory.edited
        let names = Dictionary(
            analysis.codebase.modules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var texts: [RelativePath: (before: String, after: String)] = [:]
        let wording = FixWording(analysis)
        for fix in fixes { make(fix, in: analysis, with: edit, after: edited, into: &texts) }
        let turned = added.contains { $0.from == edge.to && $0.to == edge.from }
        let after = turned ? (try? analysis.applying([.undeclare(edge)])).map(FixWording.init) : nil
        let wanted: [(EdgeID, Bool)] =
            ([edge] + unused).filter { analysis.graph.edge($0)?.declared == .direct }
            .map { ($0, false) }
            + added.filter { analysis.graph.edge($0)?.declared != .direct }.map { ($0, true) }
        for (edge, isAdded) in wanted {
            guard let module = names[edge.from], let other = names[edge.to] else { continue }
            do throws(FixWording.Refusal) {
                let fix =
                    isAdded
                    ? try (after ?? wording).addition(to: module, of: edge.to)
                    : try wording.removal(from: module, of: edge.to)
                make(fix, in: analysis, with: edit, after: edited, into: &texts)
            } catch {
                steps.append(Self.step(module, other, isAdded: isAdded) + " " + error.reason)
            }
        }
        changes = texts.compactMap { FileChange($0.key, from: $0.value.before, to: $0.value.after) }
    }

    private mutating func make(
        _ fix: ManifestFixes.Fix, in analysis: Analysis, with edit: EditManifest,
        after edited: EditedManifests,
        into texts: inout [RelativePath: (before: String, after: String)]
    ) {
        let contents = analysis.codebase.contents
        guard let before = texts[fix.manifest]?.before ?? contents.text(of: fix.manifest) else {
            steps.append("\(fix.edit.sentence): \(fix.manifest) cannot be read.")
            return
        }
        do throws(ManifestEditError) {
            let last = texts[fix.manifest]?.after ?? before
            let text = try edited.text(after: fix, of: last) { () throws(ManifestEditError) in
                try edit.rewrite(
                    last, of: fix.manifest, in: analysis.codebase.root, edits: [fix.edit])
            }
            texts[fix.manifest] = (before, text)
        } catch {
            steps.append(error.description)
        }
    }

    private static func step(_ module: Module, _ other: Module, isAdded: Bool) -> String {
        isAdded
            ? "Let the target \(module.name) depend on \(other.name)."
            : "Take the dependency on \(other.name) out of the target \(module.name)."
    }
}
