/// What tells a declaration from all others of its module, overloads too.
///
/// It stays the same when lines move. Private declarations of two files may share one.
package struct DeclarationIdentity: Hashable, Sendable {
    /// What is declared.
    package let kind: DeclarationDetails.Kind
    /// The name with labels after those of the types around it.
    package let path: String
    /// Whether it belongs to the type and not to its instances.
    package let isStatic: Bool
    /// Whether it is asked of the types that conform to a protocol, and not given to them.
    package let isRequirement: Bool
    /// Whether it is `async`, which tells functions apart that are declared alike.
    package let isAsync: Bool
    /// The types of the parameters and of the result, as written; after them `prefix` or
    /// `postfix` for such operators.
    package let types: [String]
    /// What is asked of generic parameters, here and by the extensions around it.
    package let requirements: [String]
    /// The `#if` conditions around it.
    package let conditions: [String]
    /// Where it stands if its name means nothing outside a body, or if it is an extension.
    package let place: TextPosition?
}

extension SourceDetails {
    /// The identity of the declaration of a number; nil if there is none.
    package func identity(of number: Int) -> DeclarationIdentity? {
        guard let declaration = declaration(number) else { return nil }
        let types =
            (declaration.signature?.parameters.map(\.type.text) ?? [])
            + [declaration.signature?.result?.text, declaration.fixity].compactMap { $0 }
        let isPlaced = declaration.isLocal || declaration.kind == .extension
        return DeclarationIdentity(
            kind: declaration.kind, path: declaration.path,
            isStatic: declaration.isStatic,
            isRequirement: self.declaration(declaration.parent)?.kind == .protocol,
            isAsync: declaration.signature?.effects.isAsync == true, types: types,
            requirements: requirements(around: declaration), conditions: declaration.conditions,
            place: isPlaced ? declaration.place.name.start : nil)
    }

    private func requirements(around declaration: DeclarationDetails) -> [String] {
        var found: [String] = []
        var next: DeclarationDetails? = declaration
        while let current = next {
            let constraints = current.generics.parameters.compactMap(\.constraint)
            found += (constraints + current.generics.requirements).map(\.text)
            next = self.declaration(current.parent)
        }
        return found
    }
}

extension DeclarationDetails {
    /// `prefix` or `postfix` of an operator; nil for what is none or stands between operands.
    fileprivate var fixity: String? {
        modifiers.first { $0.name == "prefix" || $0.name == "postfix" }?.name
    }
}
