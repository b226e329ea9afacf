/// On which actor a declaration runs, as far as it and what is around it say so.
package enum DeclaredIsolation: Hashable, Sendable {
    /// On none: `nonisolated`.
    case nonisolated
    /// On that of an attribute: `MainActor`.
    case globalActor(String)
    /// On the instance of the actor that it is a member of.
    case actor
}

extension SourceDetails {
    /// What is written at the declaration of a number, or else at what is around it, up to the first
    /// type or extension.
    ///
    /// An attribute counts as a global actor's if its name ends with `Actor`. What a type inherits, a
    /// module takes for granted or an extension's type says elsewhere is not known.
    ///
    /// - Returns: nil if nothing is written.
    package func isolation(of number: Int) -> DeclaredIsolation? {
        var next = declaration(number)
        var isStatic = false
        var isOutermost = false
        while let current = next, !isOutermost {
            if current.has(modifier: "nonisolated") { return .nonisolated }
            let name = current.attributes.first { $0.name.hasSuffix("Actor") }?.name
            if let name { return .globalActor(name) }
            isOutermost = current.kind.hasMembers
            if current.kind == .actor, current.place != declaration(number)?.place {
                return isStatic ? nil : .actor
            }
            if current.isStatic { isStatic = true }
            next = declaration(current.parent)
        }
        return nil
    }
}
