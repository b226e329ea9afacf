import Architecture
import Codebase
import Extracting

/// Reads who uses which members of a type.
package struct ReadTypeUses: Sendable {
    private let read: ReadEdge

    /// - Parameters:
    ///   - details: Reads files down to members and uses.
    ///   - index: What the compiler wrote, wherever it is fresh; nil to go by the text alone.
    ///   - most: The most declarations and names that are read, in files that are read one after the
    ///     other; the others count as unread. Nil for as many as an inversion reads.
    package init(
        details: any SourceDetailsReader, index: (any CompilerIndexReader)?, most: Int? = nil
    ) {
        var budget = ReadEdge.Budget()
        if let most { (budget.details, budget.slice) = (most, 1) }
        read = ReadEdge(details, index: index, budget: budget)
    }

    /// What the type declares, and who uses it.
    ///
    /// Read are the module, all files that import it, and all that name the type or a protocol of the
    /// codebase that it conforms to. Where that is too much, files that name the type go first.
    ///
    /// - Parameters:
    ///   - type: A class, an actor, a structure or an enumeration outside of other types.
    ///   - module: The module that declares it.
    ///   - analysis: A finished analysis of modules.
    /// - Returns: nil if the module does not declare it in a file that can be read.
    package func uses(
        _ type: String, of module: Module, in analysis: Analysis
    ) async -> TypeUses? {
        let near = await read.module(module, first: type, in: analysis)
        let sources =
            await read.adding(Set([type] + near.protocols(of: type)), to: near) ?? near
        guard
            let declared = sources.declarations(of: module.id).topLevel(type).first(where: {
                sources.declaration($0)?.kind.isSeamed == true
            }), let members = SeamMembers(of: declared, in: sources)
        else { return nil }
        var walk = MemberUseWalk(members, groups: FileGroups(of: module, in: analysis))
        for (path, file) in sources.files.sorted(by: { $0.key < $1.key }) {
            walk.read(path, file)
        }
        var uses = walk.result
        let wanted = module.sources + ReadEdge.importers(of: [module], in: analysis)
        uses.unread += Set(wanted).filter { sources.files[$0] == nil }.sorted()
        return uses
    }
}

extension DeclarationDetails.Kind {
    /// Whether protocols can stand in for values of such a type.
    package var isSeamed: Bool {
        switch self {
        case .class, .actor, .struct, .enum: true
        default: false
        }
    }
}
