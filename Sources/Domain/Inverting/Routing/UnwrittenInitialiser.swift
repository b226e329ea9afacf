import Codebase

/// The initializer that a structure of the far end has for its properties, as its own module calls it.
struct UnwrittenInitialiser: Sendable {
    /// The file that declares the structure.
    let file: RelativePath
    /// What one call gives it, in order; what that leaves out has a value.
    let parameters: [ParameterDetails]

    /// - Returns: nil if there is none, or one whose parameters the text does not tell.
    init?(of type: String, calledBy call: CallDetails, in sources: EdgeSources) {
        let far = sources.declarations(of: sources.to.id)
        guard let declared = far.topLevel(type).first, far.topLevel(type).count == 1,
            sources.declaration(declared)?.kind == .struct
        else { return nil }
        var parameters: [ParameterDetails] = []
        for argument in call.arguments {
            let property = argument.label.flatMap { far.members(of: type, named: $0).first }
            guard let property = property.flatMap({ sources.declaration($0) }),
                !argument.isTrailing, !property.isStatic, property.attributes.isEmpty,
                property.conditions.isEmpty, property.value?.isStored == true,
                let written = property.value?.type
            else { return nil }
            parameters.append(
                ParameterDetails(
                    label: property.name, name: property.name,
                    type: TextFragment(
                        sources.keptParameter(written.text), at: written.extent),
                    extent: property.place.whole))
        }
        file = declared.file
        self.parameters = parameters
    }
}
