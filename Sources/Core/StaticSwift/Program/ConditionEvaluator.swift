import SwiftSyntax

/// Answers `#if` conditions.
final class ConditionEvaluator {
    let conditions: BuildConditions
    /// The conditions that have no certain answer; their branches count as left out.
    private(set) var unanswered: [ExprSyntax] = []

    init(conditions: BuildConditions) {
        self.conditions = conditions
    }

    /// The items of a list with `#if` blocks replaced by their active branch.
    func active(_ items: CodeBlockItemListSyntax) -> [CodeBlockItemSyntax] {
        items.flatMap { item -> [CodeBlockItemSyntax] in
            guard case .decl(let declaration) = item.item,
                let block = declaration.as(IfConfigDeclSyntax.self)
            else { return [item] }
            guard case .statements(let items)? = activeElements(of: block) else { return [] }
            return active(items)
        }
    }

    /// The members of a type with `#if` blocks replaced by their active branch.
    func active(_ members: MemberBlockItemListSyntax) -> [DeclSyntax] {
        members.flatMap { member -> [DeclSyntax] in
            guard let block = member.decl.as(IfConfigDeclSyntax.self) else { return [member.decl] }
            guard case .decls(let members)? = activeElements(of: block) else { return [] }
            return active(members)
        }
    }

    /// The cases of a switch with `#if` blocks replaced by their active branch.
    func active(_ cases: SwitchCaseListSyntax) -> [SwitchCaseSyntax] {
        cases.flatMap { element -> [SwitchCaseSyntax] in
            switch element {
            case .switchCase(let node): return [node]
            case .ifConfigDecl(let block):
                guard case .switchCases(let cases)? = activeElements(of: block) else { return [] }
                return active(cases)
            }
        }
    }

    /// What stands in the active branch of a block; nil if none is.
    func activeElements(of block: IfConfigDeclSyntax) -> IfConfigClauseSyntax.Elements? {
        block.clauses.first { $0.condition.map { isTrue($0) } ?? true }?.elements
    }

    private func isTrue(_ condition: ExprSyntax) -> Bool {
        if let answer = answer(condition) { return answer }
        if !unanswered.contains(where: { $0.id == condition.id }) { unanswered.append(condition) }
        return false
    }

    /// Whether a condition holds; nil if that is not known.
    private func answer(_ condition: ExprSyntax) -> Bool? {
        switch condition.as(ExprSyntaxEnum.self) {
        case .booleanLiteralExpr(let literal): return literal.literal.text == "true"
        case .declReferenceExpr(let name): return hasFlag(name.baseName.text)
        case .prefixOperatorExpr(let negation) where negation.operator.text == "!":
            return answer(negation.expression).map { !$0 }
        case .tupleExpr(let tuple) where tuple.elements.count == 1:
            return tuple.elements.first.flatMap { answer($0.expression) }
        case .infixOperatorExpr(let infix): return answer(infix)
        case .functionCallExpr(let call): return answer(call)
        default: return nil
        }
    }

    private func hasFlag(_ name: String) -> Bool {
        // `$Name` is an old spelling of `hasFeature(Name)`.
        name.first == "$"
            ? conditions.features.contains(String(name.dropFirst()))
            : conditions.flags.contains(name)
    }

    private func answer(_ infix: InfixOperatorExprSyntax) -> Bool? {
        let (left, right) = (answer(infix.leftOperand), answer(infix.rightOperand))
        switch infix.operatorName {
        case "&&":
            if left == false || right == false { return false }
            return left == nil || right == nil ? nil : true
        case "||":
            if left == true || right == true { return true }
            return left == nil || right == nil ? nil : false
        default: return nil
        }
    }

    private func answer(_ call: FunctionCallExprSyntax) -> Bool? {
        let argument = call.arguments.first?.expression.trimmedDescription ?? ""
        switch call.calledExpression.trimmedDescription {
        case "os": return argument == conditions.operatingSystem
        case "arch": return argument == conditions.architecture
        case "canImport" where call.arguments.count == 1: return conditions.canImport(argument)
        // Which version a module has is known to the compiler alone.
        case "canImport": return conditions.canImport(argument) == false ? false : nil
        case "hasFeature": return conditions.features.contains(argument)
        case "hasAttribute": return CompilerNames.attributes.contains(argument)
        case "compiler": return compare(conditions.compiler, with: argument)
        case "_compiler_version" where argument.first != "\"":
            return compare(conditions.compiler, with: argument)
        case "swift": return compare(conditions.language, with: argument)
        case "targetEnvironment", "_ptrauth": return false
        case "_endian": return argument == "little"
        case "_runtime": return argument == "_Native" || argument == "_multithreaded"
        case "_pointerBitWidth": return argument == "_64"
        default: return nil
        }
    }

    private func compare(_ version: [Int], with condition: String) -> Bool? {
        let isBelowWanted = condition.hasPrefix("<")
        guard isBelowWanted || condition.hasPrefix(">=") else { return nil }
        let digits = condition.drop { !$0.isNumber }
        let wanted = digits.split(separator: ".").compactMap { Int($0) }
        let isBelow = version.lexicographicallyPrecedes(wanted) && !isSame(version, wanted)
        return isBelowWanted ? isBelow : !isBelow
    }

    /// Whether two versions differ in nothing but zeros at the end.
    private func isSame(_ one: [Int], _ two: [Int]) -> Bool {
        let count = max(one.count, two.count)
        let zeros = { (version: [Int]) in
            version + Array(repeating: 0, count: count - version.count)
        }
        return zeros(one) == zeros(two)
    }
}
