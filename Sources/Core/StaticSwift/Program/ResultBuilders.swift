import SwiftSyntax

extension TypeResolver {
    /// The result builder of the program among attributes.
    func builder(_ attributes: AttributeListSyntax, in owner: String?) -> String? {
        for case .attribute(let attribute) in attributes where attribute.arguments == nil {
            // What a generic builder is given says nothing of its functions.
            let written = String(attribute.attributeName.trimmedDescription.prefix { $0 != "<" })
            let name = named(written, in: owner, at: attribute).nominalName
            if let name, builders.contains(name) { return name }
        }
        return nil
    }
}
