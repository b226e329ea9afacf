import Architecture
import Codebase

/// One cause, with all that comes of it.
package struct HealthFinding: Equatable, Sendable, Identifiable {
    /// What stays the same while the finding does: topic, and what it is about.
    package let id: String
    /// What it is about.
    package let topic: HealthTopic
    /// The worst severity of the violations behind it; nil if no rule is broken.
    package let severity: Severity?
    /// What is wrong, in one line.
    package let title: String
    /// Why that hurts, and what is known of it: sentences.
    package internal(set) var why: [String]
    /// What fixing it wins.
    package internal(set) var win: HealthWin
    /// What fixing it costs; once its first step was tried, what that edits, if that is known.
    package internal(set) var cost: HealthCost
    /// The modules it is about, the one to look at first.
    package let modules: [ModuleID]
    /// The dependencies behind it, those with the most imports first.
    package let edges: [EdgeID]
    /// The identifiers of the violations behind it, in the order of the analysis.
    package let violations: [Violation.ID]
    /// What to do next; the first is the advice, the others are other ways.
    package internal(set) var steps: [HealthStep]
    /// Whether the first step can be done; nil as long as nobody tried.
    package internal(set) var verdict: StepVerdict?

    /// A finding as it was made.
    ///
    /// - Parameter subject: What tells it from the others of its topic.
    package init(
        _ topic: HealthTopic, _ subject: String, severity: Severity? = nil, title: String,
        why: [String], win: HealthWin = HealthWin(), cost: HealthCost = HealthCost(),
        modules: [ModuleID] = [], edges: [EdgeID] = [], violations: [Violation.ID] = [],
        steps: [HealthStep]
    ) {
        id = "\(topic.rawValue) \(subject)"
        self.topic = topic
        self.severity = severity
        self.title = title
        self.why = why
        self.win = win
        self.cost = cost
        self.modules = modules
        self.edges = edges
        self.violations = violations
        self.steps = steps
    }

    /// How much it is worth to begin with it: `worth² / (worth + price)`, 0 or more.
    ///
    /// What wins twice as much at twice the price is worth twice as much; what wins the same at a
    /// higher price is worth less.
    package var score: Int {
        let (worth, price) = (win.worth, cost.price)
        return worth == 0 ? 0 : worth * worth / (worth + price)
    }
}

/// What fixing a finding wins; everything is counted, nothing estimated.
package struct HealthWin: Equatable, Sendable {
    /// The dependencies that end, or that the layers then allow.
    package var edges: Int
    /// Those of them that are errors.
    package var errors: Int
    /// Dependencies that only a manifest knows, and that nobody needs.
    package var declarations: Int
    /// The violations that end: several rules may forbid one dependency.
    package var violations: Int
    /// The import statements that go.
    package var imports: Int
    /// The pairs of modules of which one no longer depends on the other, over any number of steps.
    package var pairs: Int
    /// The lines that need no longer be built, previewed or tested as one.
    package var lines: Int
    /// How many of the latest commits changed what it is about: what changes often hurts often.
    package var commits = 0
    /// The pairs as a share of all pairs of modules of which one depends on the other, in percent.
    package var share = 0

    /// What is won; by default nothing.
    package init(
        edges: Int = 0, errors: Int = 0, declarations: Int = 0, violations: Int = 0,
        imports: Int = 0, pairs: Int = 0, lines: Int = 0
    ) {
        self.edges = edges
        self.errors = errors
        self.declarations = declarations
        self.violations = violations
        self.imports = imports
        self.pairs = pairs
        self.lines = lines
    }

    /// One number for comparing: 8 for an error, 4 for any other forbidden dependency, 1 for a
    /// violation without either, for 4 declarations, for a pair of modules, for 250 lines and for 8
    /// commits.
    ///
    /// The weights are judgement (decision 36); docs/HEALTH.md has the same table.
    package var worth: Int {
        let others = edges == 0 && declarations == 0 ? violations : 0
        return 8 * errors + 4 * (edges - errors) + others + declarations / 4 + pairs + lines / 250
            + commits / 8
    }
}

/// What fixing a finding costs, as far as it can be counted.
package struct HealthCost: Equatable, Sendable {
    /// The files to edit; 0 or more.
    package var files: Int
    /// The lines in them that use what has to go, and imports; found by name.
    package var lines: Int

    /// A cost; by default nothing.
    package init(files: Int = 0, lines: Int = 0) {
        self.files = files
        self.lines = lines
    }

    /// One number for comparing: 2 for a file, 1 for 4 lines in it, and 1 for beginning. The
    /// weights are judgement, as those of ``HealthWin/worth``.
    package var price: Int { 1 + 2 * files + lines / 4 }
}
