import SwiftSyntax

extension Interpreter {
    /// Calls a method on something that can be written back to.
    func callMethod(
        _ name: String, at place: Place, _ arguments: [Argument], site: Syntax
    ) throws(Interruption) -> Value {
        let value = try read(place, at: site)
        if case .unknown(let cause) = value {
            return try called(name, on: cause, at: place, arguments, site: site)
        }
        if let result = try callDeclared(name, of: value, at: place, arguments, site: site) {
            return result
        }
        var changed = unwrapped(value)
        let known = losses
        if let result = try callMutating(name, on: &changed, arguments, site: site) {
            if losses > known, let lastLoss { changed = .unknown(lastLoss) }
            try assign(changed, to: place, at: site)
            return try unfollowed(result, receiver: value, name: name, arguments, at: site)
        }
        return try callMethod(name, of: value, at: place, arguments, site: site)
    }

    private func unwrapped(_ value: Value) -> Value {
        if case .optional(let wrapped?) = value { return wrapped }
        return value
    }

    /// Calls a method on a value.
    func callMethod(
        _ name: String, of value: Value, at place: Place? = nil, _ arguments: [Argument],
        site: Syntax
    ) throws(Interruption) -> Value {
        switch value {
        case .unknown(let cause):
            return try called(name, on: cause, at: place, arguments, site: site)
        case .type(let type):
            return try staticMember(name, of: type, arguments: arguments, at: site)
        case .implicit(let member):
            let link = ChainLink(name: name, arguments: arguments)
            return .implicit(member.followed(by: link))
        default: break
        }
        if let result = try callDeclared(name, of: value, at: nil, arguments, site: site) {
            return result
        }
        if let result = try callStandard(name, of: dereferenced(value), arguments, site: site) {
            return try unfollowed(
                result, receiver: value, place: place, name: name, arguments, at: site)
        }
        if let property = try member(name, of: value, selfSlot: nil, at: site) {
            return try call(property, arguments, at: site)
        }
        if case .optional(let wrapped?) = value {
            return try callMethod(name, of: wrapped, at: place, arguments, site: site)
        }
        return try unfollowed(
            .unknown(unknown(site, "`\(name)` is not a method the evaluator knows")),
            receiver: value, place: place, name: name, arguments, at: site)
    }

    /// Calls a method that the program declares.
    private func callDeclared(
        _ name: String, of value: Value, at place: Place?, _ arguments: [Argument], site: Syntax
    ) throws(Interruption) -> Value? {
        if let cause = ambiguity(of: name, in: lineage(of: value), for: value, at: site) {
            try loseIfActing(callOf: name, cause)
            return .unknown(cause)
        }
        for type in lineage(of: value) {
            let functions = type.functions(named: name, isStatic: false)
            guard functions.contains(where: { Binding.bind(arguments, to: $0.parameters) != nil })
            else { continue }
            let isMutating = functions.contains(where: \.isMutating)
            let slot = allocate(value, kind: isMutating ? .variable : .constant)
            let result = try nested(at: site) { () throws(Interruption) in
                try call(functions, arguments, selfSlot: slot, owner: type.name, at: site)
            }
            if let place, isMutating, let changed = heap[slot].value {
                try assign(changed, to: place, at: site)
            }
            return result
        }
        return nil
    }
}
