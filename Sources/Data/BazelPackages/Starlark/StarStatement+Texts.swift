extension StarStatement {
    /// The texts that stand in lists of a call or an assignment, each with its first line.
    var listedTexts: [String: Int] {
        var found: [String: Int] = [:]
        switch kind {
        case .expression(let expression): expression.collectTexts(inList: false, into: &found)
        case .assign(_, let value): value.collectTexts(inList: false, into: &found)
        default: break
        }
        return found
    }
}

extension StarExpression {
    fileprivate func collectTexts(inList isInList: Bool, into found: inout [String: Int]) {
        switch kind {
        case .string(let text):
            if isInList, found[text] == nil { found[text] = line }
        case .list(let elements), .tuple(let elements):
            for element in elements { element.collectTexts(inList: true, into: &found) }
        case .dictionary(let pairs):
            for pair in pairs { pair.value.collectTexts(inList: isInList, into: &found) }
        case .call(let function, let arguments):
            function.collectTexts(inList: isInList, into: &found)
            for argument in arguments { argument.value.collectTexts(inList: false, into: &found) }
        case .chain(let first, let others):
            for operand in [first] + others.map(\.operand) {
                operand.collectTexts(inList: isInList, into: &found)
            }
        case .conditional(_, let one, let other):
            one.collectTexts(inList: isInList, into: &found)
            other.collectTexts(inList: isInList, into: &found)
        case .comprehension(let element, let clauses):
            element.collectTexts(inList: true, into: &found)
            for case .each(_, let list) in clauses {
                list.collectTexts(inList: false, into: &found)
            }
        default: break
        }
    }
}

extension [StarStatement] {
    /// The names that statements give values to, those in functions of their own left out.
    var assignedNames: Set<String> {
        var names: Set<String> = []
        for statement in self {
            switch statement.kind {
            case .assign(let target, _): names.formUnion(target.assignedNames)
            case .change(let target, _, _):
                if case .name(let name) = target.kind { names.insert(name) }
            case .define(let name, _, _): names.insert(name)
            case .each(let target, _, let body):
                names.formUnion(target.assignedNames)
                names.formUnion(body.assignedNames)
            case .check(let branches, let otherwise):
                for branch in branches { names.formUnion(branch.body.assignedNames) }
                names.formUnion(otherwise.assignedNames)
            case .load(_, let loaded): names.formUnion(loaded.map(\.local))
            case .expression, .give, .leave, .next, .pass: continue
            }
        }
        return names
    }
}

extension StarExpression {
    fileprivate var assignedNames: Set<String> {
        switch kind {
        case .name(let name): [name]
        case .tuple(let parts), .list(let parts):
            parts.reduce(into: []) { $0.formUnion($1.assignedNames) }
        default: []
        }
    }
}
