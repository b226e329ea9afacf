/// Runs build files far enough to learn the targets that they declare.
///
/// Nothing leaves the interpreter: it reads no file but those that it is given, and what only a
/// build could tell is unknown. It stops after a number of steps.
final class StarInterpreter {
    /// What a file needs from its surroundings.
    struct Host {
        /// The values of another file, by the label under which it is loaded; nil if it is not
        /// there.
        var load: (String) -> StarScope?
        /// The files of the package that patterns match.
        var glob: (_ include: [String], _ exclude: [String]) -> [String]
        /// How many files the patterns are compared with.
        var fileCount: Int
        /// The package's path from the root of its workspace.
        var package: String
        /// Told of every target that is declared.
        var declare: (StarCall) -> Void
    }

    /// Why a function ends early.
    enum Flow {
        case goOn, leave, next
        case give(StarValue)
    }

    var host: Host
    /// How many steps are left for the file, and for the statement that is running.
    private(set) var steps: Int
    private var statementSteps = 0
    private let mostStatementSteps: Int
    private var depth = 0
    /// Where the call of the outermost function that is running stands.
    private(set) var callLine: Int?
    /// The lines of the texts in lists of the statement that is running.
    private(set) var listedTexts: [String: Int] = [:]
    /// How many targets are declared so far.
    var declarations = 0
    var declaredNames: Set<String> = []
    var functionDepth = 0
    /// The functions that are running.
    var running: [StarFunction] = []

    /// - Parameter statementSteps: How many of all steps one statement of the file may take.
    init(host: Host, steps: Int = 2_000_000, statementSteps: Int = 400_000) {
        self.host = host
        self.steps = steps
        mostStatementSteps = statementSteps
    }

    /// Runs the statements of a file; one that fails leaves the others running.
    func runFile(_ statements: [StarStatement], in scope: StarScope) -> [StarError] {
        var errors: [StarError] = []
        for statement in statements {
            do {
                callLine = statement.line
                listedTexts = statement.listedTexts
                statementSteps = mostStatementSteps
                _ = try run(statement, in: scope)
            } catch {
                errors.append(StarError(line: statement.line, reason: error.reason))
                markUnknown(statement, in: scope)
            }
        }
        callLine = nil
        listedTexts = [:]
        return errors
    }

    private func markUnknown(_ statement: StarStatement, in scope: StarScope) {
        guard case .assign(let target, _) = statement.kind, case .name(let name) = target.kind
        else {
            return
        }
        scope.values[name] = .unknown(name)
    }

    func step(_ line: Int) throws(StarError) {
        try take(1, line)
    }

    func nested<Result>(
        _ line: Int, _ body: () throws(StarError) -> Result
    ) throws(StarError) -> Result {
        depth += 1
        defer { depth -= 1 }
        if depth > 220 { throw StarError(line: line, reason: "The file is nested too deeply.") }
        return try body()
    }

    func run(_ body: [StarStatement], in scope: StarScope) throws(StarError) -> Flow {
        for statement in body {
            let flow = try run(statement, in: scope)
            if case .goOn = flow { continue }
            return flow
        }
        return .goOn
    }

    private func run(
        _ statement: StarStatement, in scope: StarScope
    ) throws(StarError) -> Flow {
        try step(statement.line)
        switch statement.kind {
        case .expression(let expression): _ = try value(of: expression, in: scope)
        case .assign(let target, let expression):
            try assign(try value(of: expression, in: scope), to: target, in: scope)
        case .change(let target, let mark, let expression):
            try change(target, mark, try value(of: expression, in: scope), in: scope)
        case .define(let name, let parameters, let body):
            scope.values[name] = .function(
                try function(name, parameters, body, in: scope))
        case .load(let label, let names): load(names, from: label, into: scope)
        case .each(let target, let values, let body):
            return try loop(target, over: values, body, in: scope, statement.line)
        case .check(let branches, let otherwise):
            return try check(branches, otherwise, in: scope, statement.line)
        case .give(let expression):
            return .give(
                try expression.map { value throws(StarError) in
                    try self.value(of: value, in: scope)
                } ?? .none)
        case .leave: return .leave
        case .next: return .next
        case .pass: break
        }
        return .goOn
    }

    private func load(
        _ names: [(local: String, name: String)], from label: String, into scope: StarScope
    ) {
        // Bazel loads at the margin alone, not in functions and branches.
        let file = depth == 0 ? host.load(label) : nil
        for (local, name) in names {
            scope.values[local] =
                file.map { $0.values[name] ?? .unknown(name) }
                ?? StarLibrary.loaded(name, from: label)
        }
    }

    private func loop(
        _ target: StarExpression, over values: StarExpression, _ body: [StarStatement],
        in scope: StarScope, _ line: Int
    ) throws(StarError) -> Flow {
        let sequence = try sequence(of: values, in: scope)
        sequence.list?.loops += 1
        defer { sequence.list?.loops -= 1 }
        for element in sequence.elements {
            try step(line)
            try assign(element, to: target, in: scope)
            switch try nested(line, { () throws(StarError) in try run(body, in: scope) }) {
            case .goOn, .next: continue
            case .leave: return .goOn
            case .give(let value): return .give(value)
            }
        }
        return .goOn
    }

    /// What a loop goes through, and the list that must not change meanwhile.
    func sequence(
        of values: StarExpression, in scope: StarScope
    ) throws(StarError) -> (elements: [StarValue], list: StarList?) {
        let value = try value(of: values, in: scope)
        if case .string = value {
            throw StarError(line: values.line, reason: "A text cannot be looped over.")
        }
        guard case .list(let list) = value else { return (value.elements ?? [], nil) }
        return (list.items, list)
    }

    private func check(
        _ branches: [(condition: StarExpression, body: [StarStatement])],
        _ otherwise: [StarStatement], in scope: StarScope, _ line: Int
    ) throws(StarError) -> Flow {
        for branch in branches where try value(of: branch.condition, in: scope).isTrue {
            return try nested(line) { () throws(StarError) in try run(branch.body, in: scope) }
        }
        return try nested(line) { () throws(StarError) in try run(otherwise, in: scope) }
    }

    func assign(
        _ value: StarValue, to target: StarExpression, in scope: StarScope
    ) throws(StarError) {
        switch target.kind {
        case .name(let name):
            if case .rule(let rule) = value, rule.name.isEmpty { rule.name = name }
            scope.values[name] = value
        case .tuple(let targets), .list(let targets):
            let items = value.elements ?? []
            if !value.isUnknown, items.count != targets.count {
                throw StarError(line: target.line, reason: "A value has not as many parts.")
            }
            for (index, target) in targets.enumerated() {
                let item = index < items.count ? items[index] : .unknown("part of a value")
                try assign(item, to: target, in: scope)
            }
        case .index(let container, let key):
            let key = try self.value(of: key, in: scope)
            try store(
                value, in: try self.value(of: container, in: scope), at: key, line: target.line)
        default: break
        }
    }

    private func store(
        _ value: StarValue, in container: StarValue, at key: StarValue, line: Int
    ) throws(StarError) {
        switch (container, key) {
        case (.dictionary(let dictionary), _):
            try requireKey(key, line: line)
            dictionary[key] = value
        case (.list(let list), .number(let index)):
            let index = index < 0 ? list.items.count + index : index
            guard list.items.indices.contains(index) else {
                throw StarError(line: line, reason: "An index is out of range.")
            }
            list.items[index] = value
        default: break
        }
    }

    /// Lists and dictionaries are no keys.
    func requireKey(_ key: StarValue, line: Int) throws(StarError) {
        switch key {
        case .list, .dictionary:
            throw StarError(line: line, reason: "A list or a dictionary is no key.")
        default: break
        }
    }

    private func change(
        _ target: StarExpression, _ mark: String, _ value: StarValue, in scope: StarScope
    ) throws(StarError) {
        let old = try self.value(of: target, in: scope)
        if mark == "+", case .list(let list) = old, let more = value.elements {
            try spend(list.items.count + more.count, target.line)
            list.items += more
        } else if mark == "|", case .dictionary(let dictionary) = old,
            case .dictionary(let more) = value
        {
            try spend(dictionary.count + more.count, target.line)
            for entry in more.entries { dictionary[entry.key] = entry.value }
        } else {
            try assign(
                try StarOperators.apply(mark, old, value, line: target.line), to: target, in: scope)
            try spend(size(of: old) + size(of: value), target.line)
        }
    }

    /// Counts the work of copying a number of elements.
    func spend(_ count: Int, _ line: Int) throws(StarError) {
        try take(count / 16, line)
    }

    private func take(_ count: Int, _ line: Int) throws(StarError) {
        steps -= count
        statementSteps -= count
        if steps < 0 || statementSteps < 0 {
            throw StarError(line: line, reason: "Evaluating the file takes too many steps.")
        }
    }

    func size(of value: StarValue) -> Int {
        switch value {
        case .string(let text): text.utf8.count
        case .list(let list), .tuple(let list): list.items.count
        case .dictionary(let dictionary): dictionary.count
        case .choice(let parts): parts.all.count
        default: 1
        }
    }
}

/// One declaration of a target, as it was called.
struct StarCall {
    let rule: StarRule
    let attributes: [String: StarValue]
    /// The line of the build file, which for a macro is that of the macro's call.
    let line: Int
    /// The lines of the texts that are written in lists there.
    let listedTexts: [String: Int]
}
