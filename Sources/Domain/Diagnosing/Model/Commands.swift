import Architecture
import Codebase

/// The commands that take next steps, with the names of modules as a person may type them.
struct Commands {
    private let names: ModuleWords

    init(_ names: ModuleWords) { self.names = names }

    /// - Parameter recipe: What turns the dependency around; nil if nobody tried.
    func invert(_ edge: EdgeID, by recipe: String? = nil) -> HealthStep {
        let dependency = "\(names.name(of: edge.from)) → \(names.name(of: edge.to))"
        return HealthStep(
            .invert(edge),
            recipe.map { "Turn \(dependency) around: \($0)" }
                ?? "See how \(dependency) can be turned around",
            command: "strata invert \(typed(edge.from)) \(typed(edge.to))")
    }

    /// Turns all dependencies of a finding around in one change.
    ///
    /// - Parameter recipe: What turns the first of them around.
    func invertAll(
        of finding: HealthFinding, _ turned: Int?, by recipe: String
    ) -> HealthStep {
        let count = finding.edges.count
        let which =
            turned == count
            ? "all \(count.grouped)"
            : turned.map { "\($0.grouped) of \(count.grouped)" }
                ?? "what fits of the \(count.grouped)"
        let froms = Set(finding.edges.map(\.from))
        let tos = Set(finding.edges.map(\.to))
        let from = froms.count == 1 ? finding.edges.first.map { typed($0.from) } : nil
        let to = tos.count == 1 ? finding.edges.first.map { typed($0.to) } : nil
        return HealthStep(
            .invertAll(finding.violations),
            "Turn \(which) around in one change; the first: \(recipe)",
            command: from == nil && to == nil
                ? nil : "strata invert \(from ?? "'*'") \(to ?? "'*'")")
    }

    /// Makes a module of files that come free.
    func take(_ step: ExtractionStep, from module: ModuleID) -> HealthStep {
        HealthStep(
            .take(step, from: module), "Take out \(step.words)",
            command: "strata extract \(step.name.shellWord) --module \(typed(module))")
    }

    func cut(_ edge: EdgeID) -> HealthStep {
        HealthStep(
            .cut(edge), "Cut \(names.name(of: edge.from)) → \(names.name(of: edge.to))",
            command: "strata why \(typed(edge.from)) \(typed(edge.to))")
    }

    func extract(_ module: ModuleID) -> HealthStep {
        HealthStep(
            .extract(module), "Plan what to take out of \(names.name(of: module))",
            command: "strata plan --module \(typed(module))")
    }

    func draw(_ module: ModuleID) -> HealthStep {
        HealthStep(
            .openGraph(module), "See what \(names.name(of: module)) needs, drawn",
            command: "strata graph --focus \(typed(module)) --reduce")
    }

    func seeChanges() -> HealthStep {
        HealthStep(.openCoupling, "See which commits changed both")
    }

    func explain(_ kind: ViolationKind) -> HealthStep {
        HealthStep(
            .openRule(kind), "Read what \(kind.rawValue) is about",
            command: "strata explain \(kind.rawValue)")
    }

    func exclude(_ edge: EdgeID, _ kind: ViolationKind) -> HealthStep {
        HealthStep(
            .exclude(edge, kind),
            "Exclude \(names.name(of: edge.from)) → \(names.name(of: edge.to)) in .strata.yml, with a reason"
        )
    }

    private func typed(_ id: ModuleID) -> String {
        names.typed(id).shellWord
    }
}

/// What modules are called.
struct ModuleWords {
    private let names: [ModuleID: String]
    private let isClear: Set<String>

    init(_ graph: ModuleGraph) {
        names = Dictionary(
            graph.nodes.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
        isClear = Set(
            Dictionary(graph.nodes.map { ($0.name, 1) }, uniquingKeysWith: +)
                .filter { $0.value == 1 }.keys)
    }

    /// The shortest name that is clear.
    func name(of id: ModuleID) -> String { names[id] ?? id.targetName }

    /// What a command understands: the name, or the identifier where several have the name.
    func typed(_ id: ModuleID) -> String {
        let name = name(of: id)
        return isClear.contains(name) ? name : id.rawValue
    }

    /// `A`, `A and B`, `A, B and 3 more`.
    func list(_ ids: [ModuleID], most: Int = 3) -> String {
        ids.map(self.name).listed(most)
    }
}

extension [String] {
    /// `a`, `a and b`, `a, b and 3 more`.
    ///
    /// - Parameter most: How many are named; 1 or more.
    func listed(_ most: Int = 3) -> String {
        if count <= 1 { return first ?? "" }
        if count <= most { return dropLast().joined(separator: ", ") + " and " + self[count - 1] }
        return prefix(most).joined(separator: ", ") + " and \((count - most).grouped) more"
    }
}
