import Architecture
import Codebase

/// Says what a cause is, why it hurts and what to do.
struct WordCause {
    let cause: Cause
    let analysis: Analysis
    let names: ModuleWords
    let used: UsedNames

    private var commands: Commands { Commands(names) }
    private var count: Int { cause.edges.count }
    /// The dependencies that lead to the module in which they meet.
    private var inward: Int { cause.edges.count { $0.to == cause.module } }

    var title: String {
        switch cause.center {
        case .target(let id): "\(names.name(of: id)): \(reachedBy)"
        case .source(let id): "\(names.name(of: id)): \(reaching)"
        case .both(let id):
            "\(names.name(of: id)): \(reachedBy), and it imports \((count - inward).grouped)"
        case .pattern(let pattern): "\(pattern.words): \(repeated(pattern))"
        case .edge(let id): "\(names.name(of: id.from)) → \(names.name(of: id.to)): \(alone)"
        }
    }

    /// What all dependencies of a pattern do.
    private func repeated(_ pattern: CausePattern) -> String {
        let count = cause.edges.count.grouped
        if pattern.way == .names {
            let modules = Set(cause.edges.map(\.from)).count.counted("module")
            return cause.kind == .bypass
                ? "\(modules) reach past their own interfaces"
                : "\(modules) import their own counterparts, \(many)"
        }
        if pattern.from == pattern.to { return "\(count) imports inside it, \(many)" }
        return "\(count) dependencies, \(many)"
    }

    private var many: String {
        switch cause.kind {
        case .bypass: "past interfaces"
        case .sideways: "features that import others"
        case .upward: isFromBelow ? "against the layers" : "which the layers do not allow"
        case .peer: "though they are meant to be independent"
        case .impure: "though the modules are pure"
        case .forbidden: "against a rule"
        default: "against the rules"
        }
    }

    private var reachedBy: String {
        switch cause.kind {
        case .bypass: "\(inward.counted("module")) reach past its interface"
        case .sideways: "\(inward.grouped) other features import it"
        case .upward where isFromBelow:
            "\(inward.counted("module")) of lower layers import it"
        case .peer: "\(inward.counted("module")) of its own layer import it"
        case .impure: "\(inward.grouped) pure modules import it"
        case .forbidden: "\(inward.counted("module")) import it against a rule"
        default: "\(inward.counted("module")) import it that may not"
        }
    }

    private var reaching: String {
        switch cause.kind {
        case .bypass: "reaches past the interfaces of \(count.counted("module"))"
        case .sideways: "imports \(count.grouped) other features"
        case .upward where isFromBelow: "imports \(count.counted("module")) of higher layers"
        case .peer: "imports \(count.counted("module")) of its own layer"
        case .impure: "is pure, and imports \(count.grouped) that draw or store"
        case .forbidden: "imports \(count.counted("module")) against a rule"
        default: "imports \(count.counted("module")) that its layer may not"
        }
    }

    private var alone: String {
        switch cause.kind {
        case .bypass: "past its interface"
        case .sideways: "a feature imports another"
        case .upward: isFromBelow ? "against the layers" : "its layer may not"
        case .peer: "two modules of one layer"
        case .forbidden: "against a rule"
        default: "a pure module imports it"
        }
    }

    /// Whether all of it points up.
    private var isFromBelow: Bool {
        cause.edges.allSatisfy { edge in
            guard let from = analysis.assignment.layers[edge.from],
                let to = analysis.assignment.layers[edge.to]
            else { return false }
            return to < from
        }
    }

    var why: [String] {
        var why = [reason]
        if case .pattern = cause.center {
            let pairs = cause.edges.map { "\(names.name(of: $0.from)) → \(names.name(of: $0.to))" }
            why.append("One decision for all of them: \(pairs.listed(4)).")
        }
        if case .edge = cause.center, let uses = used.byEdge[cause.edges[0].id], !uses.isEmpty {
            why.append("It uses \(uses.sorted().listed(4)).")
        }
        if case .both = cause.center { why.append("Its layer may be the wrong one.") }
        if let move = used.move, count > 1 {
            let who =
                move.ends < count
                ? "\(move.ends) of \(count)" : count == 2 ? "Both" : "All \(count)"
            why.append("\(who) use only \(move.names.listed()): \(moving) ends them.")
        }
        if used.withoutUse == count, cause.edges[0].to.foreignKind == nil {
            why.append("No use of it was found by name: try a build without the imports.")
        } else if used.withoutUse > 0, count > 1 {
            why.append(
                "\(used.withoutUse.grouped) \(used.withoutUse == 1 ? "uses" : "use") nothing "
                    + "by name.")
        }
        let rules = cause.kinds.map(\.rawValue)
        if rules.count > 1 {
            why.append(
                "\(rules.listed()): \(cause.violations.count.counted("violation")), one cause.")
        }
        let recorded = cause.edges.count(where: \.isRecorded)
        if recorded > 0 {
            why.append(
                recorded == count ? "Recorded." : "\(recorded.grouped) of them are recorded.")
        }
        if isBase {
            why.append("Most features import it: it may be no feature, but what they stand on.")
        }
        return why
    }

    private var reason: String {
        switch cause.kind {
        case .bypass: "Whoever imports the implementation is built again with every change of it."
        case .sideways:
            "Features that know each other cannot be built, previewed or removed alone."
        case .upward where isFromBelow:
            "What points up ties what many build on to what few need."
        case .peer: "Modules meant to be independent are built and tested together."
        case .impure:
            "Rules that import what draws or stores cannot be tested or used without it."
        case .forbidden: "A rule in .strata.yml says what they must not import, and why."
        default: "The layers say which modules may know each other; here one knows too much."
        }
    }

    private var moving: String {
        guard case .target(let id) = cause.center else {
            return "moving \(used.move?.names.count == 1 ? "it" : "them")"
        }
        let what = used.move?.names.count == 1 ? "it" : "them"
        return interface(of: id).map { "moving \(what) to \(names.name(of: $0))" }
            ?? "moving \(what) below both"
    }

    /// The interface module that a module implements, by name.
    private func interface(of id: ModuleID) -> ModuleID? {
        guard cause.kinds.contains(.bypass) else { return nil }
        let interfaces = analysis.codebase.modules.filter { $0.role == .interface }.map(\.id)
        let name = id.targetName
        return analysis.graph.edges(from: id).map(\.to).filter(interfaces.contains)
            .max { $0.targetName.commonStart(with: name) < $1.targetName.commonStart(with: name) }
            .flatMap { $0.targetName.commonStart(with: name) > 2 ? $0 : nil }
    }

    /// Whether so many features import one that it is probably none.
    private var isBase: Bool {
        guard case .target = cause.center, cause.kinds.contains(.sideways) else { return false }
        let features = analysis.codebase.modules.count { $0.role == .feature }
        return count >= 4 && count * 2 > features - 1
    }

    var steps: [HealthStep] {
        guard let first = cause.edges.first else { return [] }
        var steps: [HealthStep] = []
        if case .target(let id) = cause.center, let move = used.move {
            let home = interface(of: id)
            steps.append(
                HealthStep(
                    .move(types: move.names, from: id, to: home),
                    "Move \(move.names.listed()) "
                        + (home.map { "to \(names.name(of: $0))" } ?? "below both sides"),
                    command: commands.cut(first.id).command))
        }
        // What is not of this codebase cannot be turned around; imports that use nothing are removed.
        let isOwn = first.to.foreignKind == nil
        steps.append(isOwn ? commands.invert(first.id) : commands.cut(first.id))
        let layer = HealthStep(
            .layer(centers),
            (analysis.written == nil ? "Save the layers, and move " : "Move ")
                + "\(names.list(centers)) to another layer in .strata.yml",
            command: analysis.written == nil ? "strata init" : nil)
        let isMisplaced = if case .both = cause.center { true } else { isBase }
        if isMisplaced { steps.insert(layer, at: 0) } else { steps.append(layer) }
        if case .pattern = cause.center { return steps + [commands.explain(cause.kind)] }
        return steps + [commands.exclude(first.id, cause.kind), commands.explain(cause.kind)]
    }

    private var centers: [ModuleID] {
        switch cause.center {
        case .target(let id), .source(let id), .both(let id): [id]
        case .pattern: Array(Set(cause.edges.map(\.from))).sorted()
        case .edge(let id): [id.from]
        }
    }
}

extension String {
    /// How many characters two names begin with alike.
    fileprivate func commonStart(with other: String) -> Int {
        zip(self, other).prefix { $0 == $1 }.count
    }
}
