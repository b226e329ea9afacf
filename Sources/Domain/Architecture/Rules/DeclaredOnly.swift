import Codebase

/// What a target declares and none of its files imports.
struct DeclaredOnly {
    /// The edges of each such declaration, ordered by destination, as are the declarations.
    let groups: [[Edge]]

    init(_ module: Module, _ context: RuleContext, _ mocks: GeneratedMocks) {
        guard Self.isJudged(module, context) else {
            groups = []
            return
        }
        let edges = Array(context.graph.edges(from: module.id))
        let declared = edges.filter { $0.dependency != nil }
        let byName = Dictionary(grouping: declared) { $0.dependency?.name }
        let groups = byName.values.filter { group in
            // What is imported needs no looking at what the other module holds, which takes longest.
            !group.contains { edge in
                Self.isImported(edge, among: edges, context)
                    || !Self.canBeUnused(edge, from: module, context)
            }
        }
        self.groups =
            !groups.isEmpty && mocks.areUsed(by: module)
            ? []
            : groups.map { group in group.sorted { $0.to < $1.to } }
                // Which of two ways to one module is called unused must not depend on chance.
                .sorted { $0.lexicographicallyPrecedes($1) { $0.to < $1.to } }
    }

    private static func isJudged(_ module: Module, _ context: RuleContext) -> Bool {
        // SwiftPM gives a snippet all products of its package; a plugin runs what it depends on, and
        // can import none of it; a blank target gathers what it links; what a plugin of the build
        // generates may import anything.
        !module.sources.isEmpty && context.knowsDeclarations(of: module)
            && ![.snippet, .plugin].contains(module.kind) && !context.isBlank(module)
            && !module.mayGenerateSources
    }

    /// Whether Swift code would have to import the dependency: not plugins, macros, programs, test
    /// hosts, and nothing without Swift sources.
    private static func canBeUnused(_ edge: Edge, from: Module, _ context: RuleContext) -> Bool {
        if let dependency = edge.dependency, dependency.purpose != .code { return false }
        if edge.to.foreignKind == .unknown { return false }
        guard let to = context.module(edge.to) else { return true }
        switch to.kind {
        case .plugin, .macro, .system, .binary, .app, .appExtension, .executable, .snippet,
            .watch, .widget, .bundle, .aggregate:
            return false
        case .library, .framework, .test, .uiTest, .folder:
            return !context.isBlank(to) && from.kind != .uiTest && !isTest(from, of: to, context)
                && !canIncludeHeaders(from, of: to)
                && !suppliesConformances(to, context)
                && !isEmbeddedForOthers(edge, from: from, to, context)
        }
    }

    /// Whether an app of an Xcode project brings a framework along that something else in it links, or that
    /// tests link which run in the app: dynamic ones are in the app only if its own target embeds them.
    /// Tuist embeds them by itself.
    private static func isEmbeddedForOthers(
        _ edge: Edge, from: Module, _ to: Module, _ context: RuleContext
    ) -> Bool {
        guard from.kind == .app, to.kind == .framework || edge.isToTarget,
            from.origin == .xcode || from.origin == .xcodegen
        else { return false }
        var seen: Set<ModuleID> = [from.id, to.id]
        let hosted = context.graph.edges.filter { edge in
            edge.to == from.id && context.module(edge.from)?.kind == .test
        }
        var queue = context.graph.edges(from: from.id).filter { $0.dependency != nil }.map(\.to)
        queue += hosted.map(\.from)
        while let next = queue.popLast() {
            guard seen.insert(next).inserted else { continue }
            for other in context.graph.edges(from: next)
            where other.dependency?.purpose.isLinked == true {
                if other.to == to.id { return true }
                queue.append(other.to)
            }
        }
        return false
    }

    /// Whether a module makes types of others conform to something, which the runtime finds without
    /// an import: the live value of a client, a type that is looked for by `as?`.
    private static func suppliesConformances(_ module: Module, _ context: RuleContext) -> Bool {
        let facts = module.sources.compactMap { context.facts[$0] }
        let extensions = facts.flatMap(\.inheritances).filter { $0.kind == .extension }
        if extensions.flatMap(\.names).contains(where: { registering.contains($0.lastName) }) {
            return true
        }
        let extended = extensions.compactMap {
            $0.type.split(separator: ".").first.map(String.init)
        }
        if extended.isEmpty { return false }
        let own = Set(facts.flatMap(\.declarations).filter(\.kind.isType).map(\.name))
        let foreign = Set(extended).subtracting(own)
        if foreign.isEmpty { return false }
        return context.graph.edges(from: module.id).contains { edge in
            (context.module(edge.to)?.sources ?? []).contains { file in
                context.facts[file]?.declarations.contains {
                    $0.kind.isType && foreign.contains($0.name)
                } ?? false
            }
        }
    }

    /// The protocols of libraries by which their containers find at run time what registers in them: a
    /// module makes the container conform, and nobody names that module.
    private static let registering: Set<Substring> = ["AutoRegistering", "ResolverRegistering"]

    /// Whether it is a test target that is called after another module, whose tests may still have to be
    /// written: of all that it declares, that whose name its own begins with the longest.
    private static func isTest(_ test: Module, of other: Module, _ context: RuleContext) -> Bool {
        guard test.kind == .test, test.name.hasPrefix(other.name),
            testEndings.contains(where: test.name.hasSuffix)
        else { return false }
        return !context.graph.edges(from: test.id).contains { edge in
            guard let name = context.module(edge.to)?.name else { return false }
            return edge.dependency != nil && name.count > other.name.count
                && test.name.hasPrefix(name)
        }
    }

    /// How the names of test targets end.
    private static let testEndings = ["Tests", "Test", "Specs", "Spec"]

    /// Whether Objective-C files may bring in headers of the dependency by their bare names, which
    /// is no import.
    private static func canIncludeHeaders(_ from: Module, of to: Module) -> Bool {
        !from.otherSources.isEmpty && to.otherSources.contains { $0.fileExtension == "h" }
    }

    /// Whether a file imports the dependency, another module of its package, something that hands
    /// it on, or something that it hands on.
    private static func isImported(_ edge: Edge, among edges: [Edge], _ context: RuleContext)
        -> Bool
    {
        if !edge.isOnlyDeclared { return true }
        let imported = edges.filter { !$0.isOnlyDeclared }
        if imported.contains(where: { context.graph.reexports(from: $0.to, edge.to) }) {
            return true
        }
        if edge.to.foreignKind == .external {
            // The product may bring a module of another name, and `RxCocoa-Dynamic` does.
            let isNameable = edge.to.targetName.allSatisfy {
                $0.isLetter || $0.isNumber || $0 == "_"
            }
            return imported.contains {
                $0.to.foreignKind == .unknown
                    || $0.dependency == nil && $0.to.foreignPackage == edge.to.foreignPackage
                        && ($0.declared == .direct || !isNameable)
            }
        }
        return imported.contains { context.graph.reexports(from: edge.to, $0.to) }
    }
}

extension Module {
    /// Whether a plugin of the build may add sources that nobody has read; those that only look at
    /// sources are called so.
    fileprivate var mayGenerateSources: Bool {
        dependencies.contains { dependency in
            guard dependency.purpose == .plugin else { return false }
            let name = dependency.name.bareName.lowercased()
            return !["lint", "format", "docc", "analy"].contains { name.contains($0) }
        }
    }
}

extension String {
    /// What comes after the last dot: `AutoRegistering` of `Factory.AutoRegistering`.
    fileprivate var lastName: Substring { split(separator: ".").last ?? "" }
}

extension Edge {
    /// Whether a target of a project is declared, and no product of a package; a package that has the same
    /// sources may be shown in its place.
    fileprivate var isToTarget: Bool {
        guard case .module? = dependency?.name else { return false }
        return true
    }
}
