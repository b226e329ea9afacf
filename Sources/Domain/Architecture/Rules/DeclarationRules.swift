import Codebase

/// A file imports a module that its target reaches by no declaration at all.
struct UndeclaredRule: Rule {
    let kind = ViolationKind.undeclared

    func violations(in context: RuleContext) -> [Violation] {
        let pods = Set(context.codebase.choices.filter { $0.origin == .cocoapods }.map(\.taken))
        let podsOfPods = context.externalsOfPodsAlone
        var podfiles = Podfiles(in: context.codebase)
        var known: [ModuleID: Bool] = [:]
        return context.graph.edges.compactMap { edge in
            guard edge.declared == .no, let from = context.module(edge.from),
                from.origin == .cocoapods
                    || !podsOfPods.contains(edge.to)
                        && !(edge.to.foreignKind == .external && podfiles.mayLink(from)),
                isJudged(from: from, to: edge.to, pods: pods, in: context)
            else { return nil }
            let isKnown = known[from.id] ?? isReachKnown(of: from, context)
            known[from.id] = isKnown
            guard isKnown else { return nil }
            let sites = edge.imports.filter {
                !$0.statement.isOptional && !context.isForAnother($0, edge)
            }
            if sites.isEmpty || context.isReexportedByAnother(edge) { return nil }
            // What Tuist is told by its environment may declare it for these builds alone.
            let mayBeDeclared =
                from.origin == .tuist && sites.allSatisfy(\.statement.isForDebugging)
            return context.violation(
                kind, edge, severity: mayBeDeclared ? .info : nil, sites: sites.map(Site.import),
                message: "\(context.name(edge.from)) imports \(context.name(edge.to)) but does "
                    + "not depend on it, directly or transitively."
                    + (mayBeDeclared
                        ? " It does so under #if DEBUG alone, for which Tuist may be told to declare it."
                        : ""))
        }
    }

    /// Whether it can be known that the import is not declared: not for what nothing is known of.
    ///
    /// - Parameter pods: The descriptions that are taken in place of a podspec.
    private func isJudged(
        from: Module, to: ModuleID, pods: Set<RelativePath>, in context: RuleContext
    ) -> Bool {
        guard context.knowsDeclarations(of: from), !from.isFixture, from.kind != .snippet else {
            return false
        }
        guard let to = context.module(to) else { return to.foreignKind == .external }
        // A Podfile links pods with targets that other files describe.
        let isPod = to.origin == .cocoapods || pods.contains(to.manifest ?? to.container)
        return !isPod || from.origin == .cocoapods
    }
}

/// The Podfiles beside and above projects: they link pods with targets that other files describe.
private struct Podfiles {
    private let codebase: Codebase
    private var known: [RelativePath: Bool] = [:]

    init(in codebase: Codebase) { self.codebase = codebase }

    /// Whether a Podfile may link anything with a module.
    mutating func mayLink(_ module: Module) -> Bool {
        guard module.origin == .xcode || module.origin == .xcodegen else { return false }
        var folder = module.container.parent
        while true {
            if isThere(in: folder) { return true }
            if folder.isRoot { return false }
            folder = folder.parent
        }
    }

    private mutating func isThere(in folder: RelativePath) -> Bool {
        if let known = known[folder] { return known }
        let isThere = Podfile.names.contains {
            codebase.contents.kind(of: folder.appending(RelativePath($0))) == .file
        }
        known[folder] = isThere
        return isThere
    }
}

extension UndeclaredRule {
    /// Whether all is known that a module declares and that its dependencies do in turn: what could
    /// not be read of one of them may bring anything.
    private func isReachKnown(of module: Module, _ context: RuleContext) -> Bool {
        var seen: Set<ModuleID> = [module.id]
        var pending = [module.id]
        while let next = pending.popLast() {
            for edge in context.graph.edges(from: next) where edge.dependency != nil {
                if edge.to.foreignKind == .unknown { return false }
                guard let other = context.module(edge.to), seen.insert(edge.to).inserted else {
                    continue
                }
                if !context.knowsDeclarations(of: other) { return false }
                pending.append(edge.to)
            }
        }
        return true
    }
}

/// A file imports a module that its target reaches only through others.
///
/// What a declared module hands on with `@_exported` is meant to be imported that way, and a test
/// has to import what its host links without linking it again.
struct TransitiveRule: Rule {
    let kind = ViolationKind.transitive

    func violations(in context: RuleContext) -> [Violation] {
        context.codebase.modules.flatMap { module -> [Violation] in
            if module.isFixture || module.kind == .snippet { return [] }
            let edges = context.graph.edges(from: module.id).filter {
                $0.declared == .transitive && !$0.imports.isEmpty
            }
            if edges.isEmpty { return [] }
            let linkedByHost = context.modulesLinkedByHost(of: module.id)
            return edges.filter {
                !linkedByHost.contains($0.to) && !context.isReexportedByAnother($0)
            }.map { edge in
                context.violation(
                    kind, edge,
                    message: "\(context.name(edge.from)) imports \(context.name(edge.to)) but "
                        + "depends on it only transitively.")
            }
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

    /// The external modules that pods declare and nothing else does: the Podfile may link them with any
    /// target.
    fileprivate var externalsOfPodsAlone: Set<ModuleID> {
        var ofPods: Set<ModuleID> = []
        var ofOthers: Set<ModuleID> = []
        for edge in graph.edges where edge.dependency != nil && edge.to.foreignKind == .external {
            if module(edge.from)?.origin == .cocoapods {
                ofPods.insert(edge.to)
            } else {
                ofOthers.insert(edge.to)
            }
        }
        return ofPods.subtracting(ofOthers)
    }

    /// Whether something that the module declares re-exports what the edge leads to.
    fileprivate func isReexportedByAnother(_ edge: Edge) -> Bool {
        graph.edges(from: edge.from).contains { other in
            other.dependency != nil && other.to != edge.to
                && graph.reexports(from: other.to, edge.to)
        }
    }

    /// The programs that a test runs inside of, with all that they link.
    fileprivate func modulesLinkedByHost(of test: ModuleID) -> Set<ModuleID> {
        let hosts = graph.edges(from: test).filter { $0.dependency?.purpose == .testHost }
        var seen = Set(hosts.map(\.to))
        var queue = Array(seen)
        while let next = queue.popLast() {
            for other in graph.edges(from: next)
            where other.dependency?.purpose.isLinked == true && seen.insert(other.to).inserted {
                queue.append(other.to)
            }
        }
        return seen
    }
}
