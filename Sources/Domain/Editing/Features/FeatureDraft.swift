import Architecture
import Codebase

/// A new feature while it is being put together.
struct FeatureDraft {
    let name: String
    let title: String
    let pattern: FeaturePattern
    let analysis: Analysis
    let planner: PlanNewFeature
    var changes: [FileChange] = []
    var notes: [String] = []
    /// What the files declare that are created.
    var declared: Set<String> = []
    /// Folders of tests that hold no sources.
    var excluded: Set<String> = []
    /// What the created files of each module import.
    var imported: [String: Set<String>] = [:]
    private var findings: [FeaturePattern.Finding] = []

    init(
        name: String, title: String, pattern: FeaturePattern, analysis: Analysis,
        planner: PlanNewFeature
    ) {
        self.name = name
        self.title = title
        self.pattern = pattern
        self.analysis = analysis
        self.planner = planner
        findings = pattern.findings
        notes = pattern.notes
    }

    var root: String { analysis.codebase.root }

    var plan: FeaturePlan {
        FeaturePlan(
            name: name, changes: ChangeSet(title, changes: changes), findings: findings,
            notes: notes)
    }

    mutating func found(_ subject: String, _ what: String, from source: String) {
        findings.append(FeaturePattern.Finding(subject, what, from: source))
    }

    /// The text of a file as it will be, or is.
    func text(of file: RelativePath) throws(NewFeatureError) -> String? {
        if let change = changes.last(where: { $0.path == file }) { return change.after }
        do { return try planner.store.text(of: file, in: root) } catch {
            throw NewFeatureError(error.description)
        }
    }

    /// Notes a change of a file.
    mutating func change(_ file: RelativePath, to text: String) throws(NewFeatureError) {
        let before: String?
        do { before = try planner.store.text(of: file, in: root) } catch {
            throw NewFeatureError(error.description)
        }
        changes.removeAll { $0.path == file }
        if let change = FileChange(file, from: before, to: text) { changes.append(change) }
    }

    /// The module of a part of the feature.
    func member(_ part: FeatureTemplate.Part) -> FeaturePattern.Member? {
        let all = pattern.members + pattern.existing
        func first(_ parts: FeatureFamily.PartRole...) -> FeaturePattern.Member? {
            parts.lazy.compactMap { part in all.first { $0.part == part } }.first
        }
        return switch part {
        case .interface: first(.interface, .main, .implementation, .ui)
        case .ui: first(.ui, .implementation, .main)
        case .implementation: first(.implementation, .main, .ui)
        case .tests: first(.tests)
        case .dev: first(.dev)
        case .composition, .insertion: nil
        }
    }
}
