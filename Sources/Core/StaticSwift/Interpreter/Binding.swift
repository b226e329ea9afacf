/// Which arguments belong to which parameter.
enum Binding {
    case argument(Argument)
    case variadic([Argument])
    case byDefault

    /// Assigns arguments to parameters by label and order; `nil` if they do not fit.
    static func bind(
        _ arguments: [Argument], to parameters: [FunctionDeclaration.Parameter]
    ) -> [Binding]? {
        var rest = arguments[...]
        var result: [Binding] = []
        for (index, parameter) in parameters.enumerated() {
            if parameter.isVariadic {
                result.append(.variadic(takeVariadic(parameter, from: &rest)))
            } else if let next = rest.first,
                accepts(parameter, next, isLast: index == parameters.count - 1)
            {
                result.append(.argument(next))
                rest.removeFirst()
            } else if parameter.defaultValue != nil {
                result.append(.byDefault)
            } else {
                return nil
            }
        }
        return rest.isEmpty ? result : nil
    }

    private static func takeVariadic(
        _ parameter: FunctionDeclaration.Parameter, from rest: inout ArraySlice<Argument>
    ) -> [Argument] {
        guard let first = rest.first, first.label == parameter.label, !first.isTrailing else {
            return []
        }
        var taken = [rest.removeFirst()]
        while let next = rest.first, next.label == nil, !next.isTrailing {
            taken.append(rest.removeFirst())
        }
        return taken
    }

    private static func accepts(
        _ parameter: FunctionDeclaration.Parameter, _ argument: Argument,
        isLast: Bool
    ) -> Bool {
        guard argument.isTrailing, argument.label == nil else {
            return argument.label == parameter.label
        }
        // A trailing closure goes to the next parameter that can take one.
        if parameter.type.unwrapped == .function { return true }
        return isLast || (parameter.defaultValue == nil && parameter.type == .any)
    }
}
