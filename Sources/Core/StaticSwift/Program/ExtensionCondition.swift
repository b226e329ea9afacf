import SwiftSyntax

/// For which instances an extension is there: `where Element == Target`, or `extension [Target]`.
struct ExtensionCondition: Equatable {
    enum Relation { case same, conforms, other }

    struct Requirement: Equatable {
        /// `Element`, `Key`, `Value`, `Wrapped`, `Self`, or what else is written.
        let subject: String
        let relation: Relation
        let type: TypeReference
    }

    let requirements: [Requirement]

    /// nil if the extension is there for all instances.
    init?(_ node: ExtensionDeclSyntax, _ resolver: TypeResolver) {
        var found = Self.bound(resolver.reference(node.extendedType, in: nil))
        for requirement in node.genericWhereClause?.requirements ?? [] {
            found.append(Self.requirement(requirement, resolver))
        }
        if found.isEmpty { return nil }
        requirements = found
    }

    /// Whether it says of one subject which type it is.
    var isSame: Bool { requirements.count == 1 && requirements[0].relation == .same }

    /// Whether it speaks of something else.
    func differs(from other: ExtensionCondition) -> Bool {
        requirements.first?.subject != other.requirements.first?.subject
    }

    /// What the extended type says itself.
    private static func bound(_ type: TypeReference) -> [Requirement] {
        let same = { Requirement(subject: $0, relation: .same, type: $1) }
        switch type {
        case .array(let element), .set(let element): return [same("Element", element)]
        case .optional(let wrapped): return [same("Wrapped", wrapped)]
        case .dictionary(let key, let value): return [same("Key", key), same("Value", value)]
        default: return []
        }
    }

    private static func requirement(
        _ node: GenericRequirementSyntax, _ resolver: TypeResolver
    ) -> Requirement {
        switch node.requirement {
        case .sameTypeRequirement(let node):
            guard let type = node.rightType.as(TypeSyntax.self) else { break }
            return Requirement(
                subject: node.leftType.trimmedDescription, relation: .same,
                type: resolver.reference(type, in: nil))
        case .conformanceRequirement(let node):
            return Requirement(
                subject: node.leftType.trimmedDescription, relation: .conforms,
                type: resolver.reference(node.rightType, in: nil))
        default: break
        }
        return Requirement(subject: "", relation: .other, type: .any)
    }
}
