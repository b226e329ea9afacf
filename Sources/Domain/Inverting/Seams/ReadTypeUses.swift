import Architecture
import Codebase
import Extracting

/// Reads who uses which members of a type.
package struct ReadTypeUses: Sendable {
    private let read: ReadEdge

    /// - Parameter details: Reads files down to members and uses.
    package init(details: any SourceDetailsReader) { read = ReadEdge(details) }

    /// What the type declares, and who uses it.
    ///
    /// Read are the module, all files that import it, and all that name the type or a protocol of the
    /// codebase that it conforms to.
    ///
    /// - Parameters:
    ///   - type: A class, an actor, a structure or an enumeration outside of other types.
    ///   - module: The module that declares it.
    ///   - analysis: A finished analysis of modules.
    /// - Returns: nil if the module does not declare it in a file that can be read.
    package func callAsFunction(
        _ type: String, of module: Module, in analysis: Analysis
    ) async -> TypeUses? {
        let near = await read.module(module, in: analysis)
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
        return walk.result
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
