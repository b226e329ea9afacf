import Codebase

/// A file imports a module that its target reaches by no declaration at all.
struct UndeclaredRule: Rule {
    let kind = ViolationKind.undeclared

    func violations(in context: RuleContext) -> [Violation] {
        context.graph.edges.compactMap { edge in
            guard edge.declared == .no, let from = context.module(edge.from),
                isJudged(from, edge.to, context)
            else { return nil }
            let sites = edge.imports.filter {
                !$0.statement.isOptional && !context.isForAnother($0, edge)
            }
            if sites.isEmpty || context.isReexportedByAnother(edge) { return nil }
            return context.violation(
                kind, edge, sites: sites.map(Site.import),
                message: "\(context.name(edge.from)) imports \(context.name(edge.to)) but does "
                    + "not depend on it, directly or transitively.")
        }
    }

    /// Whether it can be known that the import is not declared: not for what nothing is known of.
    private func isJudged(_ from: Module, _ to: ModuleID, _ context: RuleContext) -> Bool {
        guard context.knowsDeclarations(of: from), !from.isFixture, from.kind != .snippet else {
            return false
        }
        guard let to = context.module(to) else { return to.foreignKind == .external }
        // A Podfile links pods with targets that other files describe.
        return to.origin != .cocoapods || from.origin == .cocoapods
    }
}

/// A file imports a module that its target reaches only through others.
///
/// What a declared module hands on with `@_exported` is meant to be imported that way, and a test
/// has to import what its host links without linking it again.
struct TransitiveRule: Rule {
    let kind = ViolationKind.transitive

    func violations(in context: RuleContext) -> [Violation] {
        context.graph.edges.compactMap { edge in
            guard edge.declared == .transitive, !edge.imports.isEmpty,
                let from = context.module(edge.from), !from.isFixture, from.kind != .snippet,
                !context.isReexportedByAnother(edge), !context.hostLinks(edge)
            else { return nil }
            return context.violation(
                kind, edge,
                message: "\(context.name(edge.from)) imports \(context.name(edge.to)) but "
                    + "depends on it only transitively.")
        }
    }
}

extension RuleContext {
    /// Whether an import holds only without some flag, and another target that has the file declares
    /// what it brings in: then this one is built with the flag.
    fileprivate func isForAnother(_ site: ImportSite, _ edge: Edge) -> Bool {
        guard site.statement.dependsOnFlag else { return false }
        return codebase.modules.contains { other in
            other.id != edge.from && other.sources.contains(site.file)
                && graph.edge(EdgeID(from: other.id, to: edge.to)).map { $0.declared != .no }
                    == true
        }
    }

    /// Whether something that the module declares re-exports what the edge leads to.
    fileprivate func isReexportedByAnother(_ edge: Edge) -> Bool {
        graph.edges(from: edge.from).contains { other in
            other.dependency != nil && other.to != edge.to && reexports(from: other.to, edge.to)
        }
    }

    /// Whether the program that a test runs inside of links what the edge leads to.
    fileprivate func hostLinks(_ edge: Edge) -> Bool {
        let hosts = graph.edges(from: edge.from).filter { $0.dependency?.purpose == .testHost }
        var seen = Set(hosts.map(\.to))
        var queue = Array(seen)
        while let next = queue.popLast() {
            if next == edge.to { return true }
            for other in graph.edges(from: next)
            where other.dependency?.purpose.isLinked == true && seen.insert(other.to).inserted {
                queue.append(other.to)
            }
        }
        return false
    }
}
