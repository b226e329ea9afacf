import Architecture
import Codebase

/// The protocols that the near end of an edge may know: its own, and those of modules it imports.
struct KnownProtocols: Sendable {
    private let sources: EdgeSources
    private let requirements: [String: Set<String>]

    init(_ sources: EdgeSources) {
        self.sources = sources
        let analysis = sources.analysis
        let imported = analysis.graph.edges(from: sources.from.id)
            .filter { $0.to != sources.to.id && !$0.imports.isEmpty }.map(\.to)
        let known = Set(imported + [sources.from.id])
        var requirements: [String: Set<String>] = [:]
        for module in analysis.codebase.modules where known.contains(module.id) {
            for file in module.sources {
                let declarations = analysis.facts[file]?.declarations ?? []
                for declaration in declarations where declaration.kind == .protocol {
                    if declaration.container == nil { requirements[declaration.name] = [] }
                }
                for member in declarations {
                    guard let container = member.container else { continue }
                    let isOpen = member.kind == .associatedtype
                    requirements[container]?.insert(isOpen ? "associatedtype" : member.name)
                }
            }
        }
        self.requirements = requirements
    }

    /// A protocol that a type of the far end says it conforms to; nil if there is none.
    func name(for type: String) -> String? {
        let declared = sources.declarations(of: sources.to.id).topLevel(type).first
        let own = declared.flatMap { sources.declaration($0) }?.inherited.map(\.name) ?? []
        let extended = sources.files(of: sources.to).flatMap { _, file in
            file.details.declarations.filter { $0.kind == .extension && $0.name == type }
                .flatMap { $0.inherited.map(\.name) }
        }
        return (own + extended).first { name in
            requirements[name].map { !$0.contains("associatedtype") } ?? false
        }
    }

    /// Whether a protocol, or an extension of it, has all of some members.
    func asks(_ name: String, for members: [DeclarationDetails]) -> Bool {
        members.allSatisfy { requirements[name]?.contains($0.name) == true }
    }
}
