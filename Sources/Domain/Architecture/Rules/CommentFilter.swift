import Codebase

/// Lets pass what comments in the sources exclude, and remembers which comments did.
struct CommentFilter {
    private let context: RuleContext
    /// The kinds that are judged, so that a comment about another is not called unused.
    private let kinds: Set<ViolationKind>
    private let comments: [RelativePath: [Comment]]
    /// The comments of each file by the line that they are about, in their order.
    private let targets: [RelativePath: [Int: [Comment]]]
    private var used: Set<Key> = []

    /// A comment with the kinds that it names.
    private struct Comment {
        let text: ExclusionComment
        let kinds: [ViolationKind]
    }

    /// That a comment let a kind pass.
    private struct Key: Hashable {
        let file: RelativePath
        let line: Int
        let kind: ViolationKind
    }

    /// - Parameter kinds: The kinds that are judged.
    init(_ context: RuleContext, kinds: Set<ViolationKind>) {
        self.context = context
        self.kinds = kinds
        let comments = context.facts.compactMapValues { facts in
            facts.exclusions.isEmpty
                ? nil
                : facts.exclusions.map { text in
                    Comment(
                        text: text,
                        kinds: text.reason.isEmpty
                            ? [] : text.kinds.compactMap(ViolationKind.init(rawValue:)))
                }
        }
        targets = comments.mapValues { Dictionary(grouping: $0) { $0.text.target } }
        self.comments = comments
    }

    /// The violation without the lines that comments exclude; with the reason of one of them if
    /// none is left.
    ///
    /// - Returns: The violation, and whether it is excluded.
    mutating func filtered(_ violation: Violation) -> (violation: Violation, isExcluded: Bool) {
        if comments.isEmpty || !violation.kind.canBeExcludedByComment { return (violation, false) }
        if !violation.cycle.isEmpty { return filteredCycle(violation) }
        let reasons = violation.sites.map { reason(for: $0, violation.kind) }
        guard let first = reasons.lazy.compactMap(\.self).first else { return (violation, false) }
        var rest = violation
        if reasons.allSatisfy({ $0 != nil }) {
            rest.state = .excluded
            rest.permission = Violation.Permission(reason: first, isInSource: true)
            return (rest, true)
        }
        rest.sites = zip(violation.sites, reasons).filter { $0.1 == nil }.map(\.0)
        return (rest, false)
    }

    /// A cycle passes if all lines of one of its edges do.
    private mutating func filteredCycle(
        _ violation: Violation
    ) -> (violation: Violation, isExcluded: Bool) {
        for edge in violation.edges {
            let sites = context.graph.edge(edge)?.sites ?? []
            let reasons = sites.compactMap { reason(for: $0, violation.kind) }
            guard let reason = reasons.first, reasons.count == sites.count else { continue }
            var excluded = violation
            excluded.state = .excluded
            excluded.permission = Violation.Permission(reason: reason, isInSource: true)
            return (excluded, true)
        }
        return (violation, false)
    }

    /// Why a line may break a rule; nil if no comment says so.
    private mutating func reason(for site: Site, _ kind: ViolationKind) -> String? {
        guard let targets = targets[site.file] else { return nil }
        let found = site.lines.map { line in
            targets[line]?.first { $0.kinds.contains(kind) }
        }
        for case let comment? in found {
            used.insert(Key(file: site.file, line: comment.text.line, kind: kind))
        }
        return found.allSatisfy { $0 != nil } ? found.first??.text.reason : nil
    }

    /// One violation for each module that has comments which let nothing pass, or which do not say
    /// what and why.
    func violations() -> [Violation] {
        if comments.isEmpty { return [] }
        return context.codebase.modules.compactMap { module in
            if module.isFixture { return nil }
            var faults: [(site: Site, text: String)] = []
            for file in module.sources {
                for comment in comments[file] ?? [] {
                    guard let fault = fault(of: comment, in: file, of: module) else { continue }
                    faults.append((site(of: comment, file), fault))
                }
            }
            return faults.isEmpty ? nil : violation(of: module, faults)
        }
    }

    private func violation(of module: Module, _ faults: [(site: Site, text: String)]) -> Violation {
        let name = context.name(module.id)
        let places = faults.map { "\($0.site.file.name):\($0.site.line) \($0.text)" }
        let subject =
            faults.count == 1
            ? "A comment in \(name) excludes" : "\(faults.count) comments in \(name) exclude"
        return Violation(
            kind: .exclusion, from: module.id, to: nil,
            severity: context.configuration.severity(of: .exclusion),
            message: "\(subject) nothing: \(places.joined(separator: ", ")).",
            sites: faults.map(\.site).sorted { ($0.file, $0.line) < ($1.file, $1.line) })
    }

    /// What is wrong with a comment; nil if nothing is.
    private func fault(
        of comment: Comment, in file: RelativePath, of module: Module
    ) -> String? {
        let text = comment.text
        if text.kinds.isEmpty { return "names no rule" }
        if let kind = text.kinds.first(where: { ViolationKind(rawValue: $0) == nil }) {
            return "names “\(kind)”, which is no rule"
        }
        if text.reason.isEmpty { return "gives no reason" }
        let kind = comment.kinds.first { kind in
            if !kind.canBeExcludedByComment { return true }
            if module.origin == .folders, !kind.isAboutFolders { return false }
            return kinds.contains(kind) && context.configuration.severity(of: kind) != .off
                && !used.contains(Key(file: file, line: text.line, kind: kind))
        }
        return kind.map { kind in
            kind.canBeExcludedByComment
                ? "is about no \(kind.rawValue) violation"
                : "names “\(kind.rawValue)”, which comments cannot exclude"
        }
    }

    private func site(of comment: Comment, _ file: RelativePath) -> Site {
        let name = ([ExclusionComment.marker] + comment.text.kinds).joined(separator: " ")
        let use = Reference.Use(line: comment.text.line, name: name)
        return .reference(Reference(file: file, use))
    }
}

extension Site {
    /// The lines that make the edge, from 1.
    fileprivate var lines: [Int] {
        switch self {
        case .import(let site): [site.statement.line]
        case .reference(let reference): reference.uses.map(\.line)
        }
    }
}

extension ViolationKind {
    /// Whether lines of code break the rule, so that a comment beside them can say why they may.
    package var canBeExcludedByComment: Bool {
        forbidsEdges || [.cycle, .undeclared, .transitive].contains(self)
    }
}
