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
