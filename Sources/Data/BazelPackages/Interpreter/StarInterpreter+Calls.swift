extension StarInterpreter {
    /// The arguments of a call.
    struct Arguments {
        var positional: [StarValue] = []
        var named: [(name: String, value: StarValue)] = []
        /// Whether all of them are known by name and number.
        var isComplete = true

        subscript(name: String) -> StarValue? { named.last { $0.name == name }?.value }

        /// An argument by name, or by position.
        func value(_ name: String, at index: Int) -> StarValue? {
            self[name] ?? (positional.indices.contains(index) ? positional[index] : nil)
        }
    }

    func function(
        _ name: String, _ parameters: [StarParameter], _ body: [StarStatement], in scope: StarScope
    ) throws(StarError) -> StarFunction {
        var defaults: [String: StarValue] = [:]
        for parameter in parameters {
            guard let value = parameter.defaultValue else { continue }
            defaults[parameter.name] = try self.value(of: value, in: scope)
        }
        return StarFunction(
            name: name, parameters: parameters, defaults: defaults, body: body, scope: scope)
    }

    func call(
        _ callee: StarExpression, _ arguments: [StarArgument], in scope: StarScope, line: Int
    ) throws(StarError) -> StarValue {
        var function = try value(of: callee, in: scope)
        let arguments = try self.arguments(arguments, in: scope)
        // What nobody defines is a rule of Bazel's own, if it is called as one.
        if case .unknown = function, case .name(let name) = callee.kind, !arguments.named.isEmpty {
            function = .rule(StarRule(name: name))
        }
        return try call(function, arguments, line: line)
    }

    private func arguments(
        _ written: [StarArgument], in scope: StarScope
    ) throws(StarError) -> Arguments {
        var arguments = Arguments()
        for argument in written {
            let value = try value(of: argument.value, in: scope)
            switch argument.form {
            case .positional: arguments.positional.append(value)
            case .named(let name): arguments.named.append((name, value))
            case .list:
                if value.elements == nil { arguments.isComplete = false }
                arguments.positional += value.elements ?? []
            case .dictionary:
                guard case .dictionary(let dictionary) = value else {
                    arguments.isComplete = false
                    continue
                }
                arguments.named += dictionary.entries.compactMap { entry in
                    entry.key.text.map { ($0, entry.value) }
                }
            }
        }
        return arguments
    }

    func call(
        _ function: StarValue, _ arguments: Arguments, line: Int
    ) throws(StarError) -> StarValue {
        switch function {
        case .function(let function):
            return functionDepth == 0
                ? try callMacro(function, arguments, line: line)
                : try call(function, arguments, line: line)
        case .builtin(let name): return try callBuiltin(name, arguments, line: line)
        case .rule(let rule): return try declare(rule, arguments, line: line)
        case .method(let owner, let name):
            let result = try StarMethods.call(name, on: owner, arguments, line: line)
            try spend(size(of: owner) + size(of: result), line)
            return result
        default: return .unknown("what a call gives")
        }
    }

    /// Calls the outermost function; one whose name says Swift and that declares nothing that can
    /// be seen counts as a target itself, as does one with sources that fails before it declares
    /// the target of its name.
    private func callMacro(
        _ function: StarFunction, _ arguments: Arguments, line: Int
    ) throws(StarError) -> StarValue {
        let before = declarations
        let isSwift = function.name.lowercased().contains("swift")
        functionDepth += 1
        defer { functionDepth -= 1 }
        do {
            let value = try call(function, arguments, line: line)
            if declarations == before, isSwift {
                reportItself(function, arguments, line: line)
            }
            return value
        } catch {
            if isSwift || arguments["srcs"] != nil {
                reportItself(function, arguments, line: line)
            }
            throw error
        }
    }

    private func reportItself(_ function: StarFunction, _ arguments: Arguments, line: Int) {
        guard let name = arguments["name"]?.text, !declaredNames.contains(name) else { return }
        report(StarRule(name: function.name), arguments, line: line)
    }

    private func report(_ rule: StarRule, _ arguments: Arguments, line: Int) {
        declarations += 1
        if let name = arguments["name"]?.text { declaredNames.insert(name) }
        let attributes = Dictionary(arguments.named.map { ($0.name, $0.value) }) { $1 }
        host.declare(
            StarCall(
                rule: rule, attributes: attributes, line: callLine ?? line,
                listedTexts: listedTexts))
    }

    private func call(
        _ function: StarFunction, _ arguments: Arguments, line: Int
    ) throws(StarError) -> StarValue {
        guard !running.contains(where: { $0 === function }) else {
            throw StarError(line: line, reason: "A function calls itself.")
        }
        running.append(function)
        defer { running.removeLast() }
        let scope = StarScope(outer: function.scope)
        scope.locals = function.locals
        var positional = arguments.positional[...]
        var named = arguments.named
        for parameter in function.parameters {
            switch parameter.form {
            case .marker: continue
            case .list:
                scope.values[parameter.name] = .tuple(StarList(Array(positional)))
                positional = []
            case .dictionary: continue
            case .plain
            where parameter.isGivenByPosition(in: function.parameters)
                && !positional.isEmpty && named.contains { $0.name == parameter.name }:
                throw StarError(line: line, reason: "An argument is given twice.")
            case .plain:
                if let index = named.firstIndex(where: { $0.name == parameter.name }) {
                    scope.values[parameter.name] = named.remove(at: index).value
                } else if parameter.isGivenByPosition(in: function.parameters),
                    let value = positional.popFirst()
                {
                    scope.values[parameter.name] = value
                } else if let value = function.defaults[parameter.name] {
                    scope.values[parameter.name] = value
                } else if arguments.isComplete {
                    throw StarError(
                        line: line, reason: "An argument is missing: \(parameter.name).")
                } else {
                    scope.values[parameter.name] = .unknown(parameter.name)
                }
            }
        }
        let takesRest = function.parameters.contains { $0.form == .dictionary }
        if !positional.isEmpty || !takesRest && !named.isEmpty {
            throw StarError(line: line, reason: "A function gets arguments that it does not take.")
        }
        for parameter in function.parameters where parameter.form == .dictionary {
            let rest = named.map { (StarValue.string($0.name), $0.value) }
            scope.values[parameter.name] = .dictionary(StarDictionary(rest))
        }
        let flow = try nested(line) { () throws(StarError) in try run(function.body, in: scope) }
        if case .give(let value) = flow { return value }
        return .none
    }

    /// Declares a target, or runs what a symbolic macro runs.
    private func declare(
        _ rule: StarRule, _ arguments: Arguments, line: Int
    ) throws(StarError) -> StarValue {
        guard let implementation = rule.implementation else {
            guard !arguments.named.isEmpty else { return .unknown(rule.name) }
            report(rule, arguments, line: line)
            return .none
        }
        var filled = arguments
        if filled["visibility"] == nil,
            implementation.parameters.contains(where: {
                $0.name == "visibility" || $0.form == .dictionary
            })
        {
            filled.named.append(("visibility", .none))
        }
        for parameter in implementation.parameters
        where parameter.form == .plain && filled[parameter.name] == nil {
            filled.named.append((parameter.name, .none))
        }
        return try call(implementation, filled, line: line)
    }
}

extension StarParameter {
    /// Whether it may be given without its name: nothing before it takes all that is left.
    fileprivate func isGivenByPosition(in parameters: [StarParameter]) -> Bool {
        let before = parameters.prefix { $0.name != name || $0.form != form }
        return !before.contains { $0.form == .marker || $0.form == .list }
    }
}
