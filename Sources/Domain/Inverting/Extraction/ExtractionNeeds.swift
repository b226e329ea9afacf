import Architecture
import Codebase

/// What a target that is made of files of another one depends on.
struct ExtractionNeeds: Sendable {
    /// What the files import that move, as the old target declares it, in the order of the edges.
    private(set) var names: [DependencyReference.Name] = []
    /// Imports that the old target does not declare and that come with what it does.
    private(set) var questions: [RecipeQuestion] = []

    /// - Throws: An obstacle where a module of another project is imported and not declared.
    init(of split: Split, _ leaked: LeakedImports) throws(PlanStop) {
        let edges = split.sources.analysis.graph.edges(from: split.module.id)
        var undeclared: [String] = []
        for edge in edges
        where leaked.modules.contains(edge.to)
            || edge.imports.contains(where: { split.moved.contains($0.file) })
        {
            if let name = edge.dependency?.name {
                add(name)
            } else if let other = split.sources.module(edge.to) {
                guard other.container == split.module.container else {
                    throw .obstacle(
                        "What would move imports \(other.name), which \(split.module.name) does not "
                            + "declare itself. Let it depend on that first.")
                }
                add(.target(other.name))
            } else if let place = Self.undeclared(edge, in: split) {
                undeclared.append(place)
            }
        }
        let products = edges.filter { $0.declared == .direct && $0.to.foreignKind == .external }
            .compactMap(\.dependency?.name)
        if products.isEmpty { return }
        for place in undeclared {
            // One of them brings it, or the old target would not build.
            for product in products { add(product) }
            questions.append(
                RecipeQuestion(
                    "\(place). Which package is that from? \(split.module.name) does not say so, and the "
                        + "new target depends on all packages that it has, one of which brings it.")
            )
        }
    }

    private mutating func add(_ name: DependencyReference.Name) {
        if !names.contains(name) { names.append(name) }
    }

    /// Where a file that moves imports what no package is known to bring: `A.swift:2 imports Atomics`; nil if
    /// none does.
    private static func undeclared(_ edge: Edge, in split: Split) -> String? {
        guard edge.to.foreignKind == .external || edge.to.foreignKind == .unknown else {
            return nil
        }
        let site = edge.imports.first {
            split.moved.contains($0.file) && $0.statement.conditions.isEmpty
        }
        return site.map {
            "\($0.file.name):\($0.statement.line) imports \(edge.to.targetName)"
        }
    }
}
