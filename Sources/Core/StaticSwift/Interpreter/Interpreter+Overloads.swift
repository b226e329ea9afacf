import SwiftSyntax

/// Which of several functions of a name is called: by labels, then by the types of the arguments, then
/// by what is expected.
extension Interpreter {
    /// A function that takes the arguments, and how.
    struct Candidate {
        let function: FunctionDeclaration
        let bound: [Binding]
        /// How each argument fits, with the type of its parameter.
        let fits: [(fit: ArgumentFit, type: TypeReference)]
    }

    /// Those of several functions whose labels fit and that take the arguments equally well, as far as
    /// is known.
    func overloads(
        of functions: [FunctionDeclaration], _ arguments: [Argument], at node: Syntax
    ) -> [Candidate] {
        let bound = functions.compactMap { function in
            Binding.bind(arguments, to: function.parameters).map { (function, $0) }
        }
        // Where one alone takes the labels, types decide nothing.
        guard bound.count > 1 else {
            return bound.map { Candidate(function: $0, bound: $1, fits: []) }
        }
        let labelled = bound.map { candidate($0, $1, arguments) }
        let fitting = labelled.filter { !$0.fits.contains { $0.fit.isNo } }
        var candidates = fitting.isEmpty ? labelled : fitting
        candidates = preferred(candidates) { $0.function.isSeen(from: node) }
        return candidates.filter { candidate in
            candidates.allSatisfy { other in
                other.function === candidate.function || !isBetter(other, candidate)
            }
        }
    }

    /// Those of several functions that may be meant with the arguments, as their types say.
    func mayTake(
        _ arguments: [Argument], _ functions: [FunctionDeclaration]
    ) -> [FunctionDeclaration] {
        functions.filter { function in
            guard let bound = Binding.bind(arguments, to: function.parameters) else { return false }
            return !candidate(function, bound, arguments).fits.contains { $0.fit.isNo }
        }
    }

    private func candidate(
        _ function: FunctionDeclaration, _ bound: [Binding], _ arguments: [Argument]
    ) -> Candidate {
        var fits: [(fit: ArgumentFit, type: TypeReference)] = []
        for (parameter, binding) in zip(function.parameters, bound) {
            switch binding {
            case .argument(let argument):
                let type = parameter.isDelayed ? .any : parameter.type
                fits.append((fit(argument, type, of: function, parameter), type))
            case .variadic(let arguments):
                guard case .array(let type) = parameter.type else { continue }
                for argument in arguments {
                    fits.append((fit(argument, type, of: function, parameter), type))
                }
            case .byDefault: continue
            }
        }
        return Candidate(function: function, bound: bound, fits: fits)
    }

    private func fit(
        _ argument: Argument, _ type: TypeReference, of function: FunctionDeclaration,
        _ parameter: FunctionDeclaration.Parameter
    ) -> ArgumentFit {
        if (argument.place != nil) != parameter.isInout, !function.isOperator { return .no }
        let ofValue = fit(
            argument.value, type, source: argument.source, generics: function.generics)
        guard !ofValue.isNo, isLiteral(argument.source) != true,
            let known = staticType(of: argument)
        else { return ofValue }
        return fit(type: known, type, generics: function.generics)
    }

    private func preferred(
        _ candidates: [Candidate], _ property: (Candidate) -> Bool
    ) -> [Candidate] {
        let some = candidates.filter(property)
        return some.isEmpty ? candidates : some
    }

    private func isBetter(_ one: Candidate, _ two: Candidate) -> Bool {
        switch preference(one, two) {
        case .first: true
        case .second, .unknown: false
        case .neither: isMoreSpecial(one.function, one.bound, than: two)
        }
    }

    /// What the types of the arguments say.
    private func preference(_ one: Candidate, _ two: Candidate) -> Preference {
        guard one.fits.count == two.fits.count else { return .unknown }
        var first: [Conversion] = []
        var second: [Conversion] = []
        let arguments = one.arguments
        for (index, (a, b)) in zip(one.fits, two.fits).enumerated()
        where a.type != b.type || !isDefinite(a.type) {
            guard case .yes(let inFirst) = a.fit, case .yes(let inSecond) = b.fit else {
                return .unknown
            }
            if inFirst != inSecond, !isCertain(arguments[index]) { return .unknown }
            first.append(inFirst)
            second.append(inSecond)
        }
        return Preference(first, second)
    }

    /// What decides between functions whose parameters have the same types.
    private func isMoreSpecial(
        _ function: FunctionDeclaration, _ bound: [Binding], than other: Candidate
    ) -> Bool {
        let (own, others) = (defaults(bound), defaults(other.bound))
        guard own == others else { return own < others }
        let isVariadic = function.parameters.contains(where: \.isVariadic)
        let isOtherVariadic = other.function.parameters.contains(where: \.isVariadic)
        guard isVariadic == isOtherVariadic else { return isOtherVariadic }
        return !function.isLibrary && other.function.isLibrary
    }

    func defaults(_ bound: [Binding]) -> Int {
        bound.count { if case .byDefault = $0 { true } else { false } }
    }

    /// Whether functions differ in what they give, so that what is expected decides.
    func differInResult(_ functions: [FunctionDeclaration]) -> Bool {
        functions.count > 1
            && functions.allSatisfy { one in
                one.result != .any && functions.count { $0.result == one.result } == 1
            }
    }

    /// What that of several functions gave which gives what is expected.
    func chosen(_ member: ImplicitMember, for type: TypeReference) -> Value {
        let fitting = (member.results ?? []).filter { $0.type == type }
        guard fitting.count == 1, member.chain.isEmpty else {
            return .unknown(unknown(member.node, "the call is ambiguous"))
        }
        return fitting[0].value
    }
}

extension Interpreter.Candidate {
    /// The arguments in the order of the parameters.
    fileprivate var arguments: [Argument] {
        bound.flatMap { binding -> [Argument] in
            switch binding {
            case .argument(let argument): [argument]
            case .variadic(let arguments): arguments
            case .byDefault: []
            }
        }
    }
}

extension FunctionDeclaration {
    fileprivate var isOperator: Bool { name.first.map { !$0.isLetter && $0 != "_" } ?? false }
}
