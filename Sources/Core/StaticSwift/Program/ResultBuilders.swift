import SwiftSyntax

extension TypeResolver {
    /// The result builder of the program among attributes.
    func builder(_ attributes: AttributeListSyntax, in owner: String?) -> String? {
        for case .attribute(let attribute) in attributes where attribute.arguments == nil {
            let name = named(attribute.attributeName.trimmedDescription, in: owner).nominalName
            if let name, builders.contains(name) { return name }
        }
        return nil
    }
}
