import SwiftSyntax

extension Interpreter {
    func execute(_ node: ForStmtSyntax, in scope: Scope) throws(Interruption) -> Completion {
        let label = takeLabel()
        let sequence = try evaluate(node.sequence, in: scope)
        let start = pendingExits.count
        var completion = Completion.normal(nil)
        switch try elements(of: sequence, at: node.sequence) {
        case .known(let elements):
            completion = try inAnyOrder(elements, at: node) { () throws(Interruption) in
                try self.loop(over: elements, node, label, in: scope)
            }
        case .unknown(let cause):
            completion = try mayRun(node, label, with: .unknown(cause), because: cause, in: scope)
        }
        _ = mergePendingExits(since: start) { if case .broke(nil) = $0 { true } else { false } }
        return completion
    }

    /// Runs a body for the elements of a list; if their order is left to chance, so is that of what
    /// the body puts together.
    func inAnyOrder<Result>(
        _ list: ListValue, at node: some SyntaxProtocol,
        _ body: () throws(Interruption) -> Result
    ) throws(Interruption) -> Result {
        guard list.isShuffled else { return try body() }
        let before = heap
        let result = try body()
        let cause = unknown(node, "the order of its elements is not known").foreign()
        for index in before.indices where differs(before[index], heap[index]) {
            heap[index].value = heap[index].value.map {
                unordered($0, before: before[index].value, cause)
            }
        }
        return result
    }

    private func unordered(_ value: Value, before: Value?, _ cause: Unknown) -> Value {
        if let before, isSame(before, value) { return value }
        switch value {
        case .string: return .unknown(cause)
        case .array(let list): return .array(list.unordered)
        case .optional(let wrapped?): return .optional(unordered(wrapped, before: nil, cause))
        case .record(var record):
            var old: Record?
            if case .record(let record)? = before { old = record }
            record.fields = record.fields.map { field in
                let before = field.label.flatMap { old?[$0] }
                return Field(field.label, unordered(field.value, before: before, cause))
            }
            return .record(record)
        default: return value
        }
    }

    private func loop(
        over elements: ListValue, _ node: ForStmtSyntax, _ label: String?, in scope: Scope
    ) throws(Interruption) -> Completion {
        let missing = elements.missing
        for element in elements.elements {
            try tick(at: node)
            let completion: Completion
            if case .unknown(let cause) = element, missing != nil {
                completion = try mayRun(node, label, with: element, because: cause, in: scope)
            } else {
                completion = try iterate(node, label, element, in: scope)
            }
            if completion.isContinuing(label) { continue }
            if case .broke(nil) = completion { return .normal(nil) }
            return completion
        }
        return .normal(nil)
    }

    /// Runs the body once, for an element that may stand for none or many.
    private func mayRun(
        _ node: ForStmtSyntax, _ label: String?, with element: Value, because cause: Unknown,
        in scope: Scope
    ) throws(Interruption) -> Completion {
        try mayRepeat(node, because: cause) { () throws(Interruption) in
            let completion = try self.iterate(node, label, element, in: scope)
            return completion.isContinuing(label) ? .normal(nil) : completion
        }
    }

    /// Runs a body that may run any number of times, until it changes nothing more.
    private func mayRepeat(
        _ node: some SyntaxProtocol, because cause: Unknown, _ body: Branch
    ) throws(Interruption) -> Completion {
        let before = heap
        var changed: Set<Int> = []
        for _ in 0..<4 {
            try tick(at: node)
            let completion = try fork(because: cause, body) { .normal(nil) }
            guard case .normal = completion else { return completion }
            let differing = before.indices.filter { differs(before[$0], heap[$0]) }
            if changed.isSuperset(of: differing) { return .normal(nil) }
            changed.formUnion(differing)
        }
        try lose(cause)
        return .normal(nil)
    }

    private func differs(_ one: Slot, _ two: Slot) -> Bool {
        switch (one.value, two.value) {
        case (nil, nil): false
        case (let one?, let two?): !isSame(one, two)
        default: true
        }
    }

    private func iterate(
        _ node: ForStmtSyntax, _ label: String?, _ element: Value, in scope: Scope
    ) throws(Interruption) -> Completion {
        let inner = Scope(parent: scope)
        let start = pendingExits.count
        let type = node.typeAnnotation.map { self.type($0.type, in: scope) } ?? .any
        let value = try convert(element, to: type, at: node.pattern)
        var condition = Truth.yes
        if node.caseKeyword == nil {
            try bind(node.pattern, to: value, type: nil, in: inner)
        } else {
            condition = try match(node.pattern, value, in: inner)
        }
        if case .unknown(let cause) = condition, let clause = node.whereClause {
            try loseIfActing(clause, cause)
        }
        if case .yes = condition, let clause = node.whereClause {
            condition = truth(of: try evaluate(clause.condition, in: inner), at: clause.condition)
        }
        let completion = try runBody(node.body, if: condition, in: inner)
        _ = mergePendingExits(since: start) { $0.isContinuing(label) }
        return completion
    }

    private func runBody(
        _ body: CodeBlockSyntax, if condition: Truth, in scope: Scope
    ) throws(Interruption) -> Completion {
        switch condition {
        case .no: return .normal(nil)
        case .yes: return try execute(body.statements, in: Scope(parent: scope))
        case .unknown(let cause):
            return try fork(because: cause) { () throws(Interruption) in
                try self.execute(body.statements, in: Scope(parent: scope))
            } or: {
                .normal(nil)
            }
        }
    }

    func execute(_ node: WhileStmtSyntax, in scope: Scope) throws(Interruption) -> Completion {
        try repeatBody(node.body, of: Syntax(node), startsWithBody: false, in: scope) {
            (inner) throws(Interruption) in
            try self.truth(of: node.conditions, in: inner)
        }
    }

    func execute(_ node: RepeatStmtSyntax, in scope: Scope) throws(Interruption) -> Completion {
        try repeatBody(node.body, of: Syntax(node), startsWithBody: true, in: scope) {
            (inner) throws(Interruption) in
            self.truth(of: try self.evaluate(node.condition, in: inner), at: node.condition)
        }
    }

    private func takeLabel() -> String? {
        defer { nextLabel = nil }
        return nextLabel
    }

    private func repeatBody(
        _ body: CodeBlockSyntax, of node: Syntax, startsWithBody: Bool, in scope: Scope,
        while condition: (Scope) throws(Interruption) -> Truth
    ) throws(Interruption) -> Completion {
        let label = takeLabel()
        let start = pendingExits.count
        var isFirst = startsWithBody
        while true {
            try tick(at: node)
            let inner = Scope(parent: scope)
            let holds = isFirst ? .yes : try condition(inner)
            isFirst = false
            if case .no = holds { break }
            if case .unknown(let cause) = holds {
                return try mayRepeat(body, of: node, label, since: start, because: cause, in: inner)
                {
                    (scope) throws(Interruption) in
                    try condition(scope)
                }
            }
            let completion = try runBody(body, if: holds, in: inner)
            _ = mergePendingExits(since: start) { $0.isContinuing(label) }
            if completion.isContinuing(label) { continue }
            if case .broke(nil) = completion { break }
            return completion
        }
        _ = mergePendingExits(since: start) { if case .broke(nil) = $0 { true } else { false } }
        return .normal(nil)
    }

    /// The rest of a loop whose condition is not known: any number of rounds.
    private func mayRepeat(
        _ body: CodeBlockSyntax, of node: Syntax, _ label: String?, since start: Int,
        because cause: Unknown, in scope: Scope,
        while condition: (Scope) throws(Interruption) -> Truth
    ) throws(Interruption) -> Completion {
        let completion = try mayRepeat(node, because: cause) { () throws(Interruption) in
            let result = try self.execute(body.statements, in: Scope(parent: scope))
            _ = self.mergePendingExits(since: start) { $0.isContinuing(label) }
            guard result.isContinuing(label) else { return result }
            _ = try condition(Scope(parent: scope))
            return .normal(nil)
        }
        _ = mergePendingExits(since: start) { if case .broke(nil) = $0 { true } else { false } }
        return completion.isContinuing(label) ? .normal(nil) : completion
    }
}
