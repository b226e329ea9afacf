import SwiftSyntax

/// Answers `#if` conditions.
struct ConditionEvaluator {
    let conditions: BuildConditions

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

    private func activeElements(
        of block: IfConfigDeclSyntax
    ) -> IfConfigClauseSyntax.Elements? {
        block.clauses.first { $0.condition.map { isTrue($0) } ?? true }?.elements
    }

    /// Whether a condition holds; what no compiler knows counts as not set.
    func isTrue(_ condition: ExprSyntax) -> Bool {
        switch condition.as(ExprSyntaxEnum.self) {
        case .booleanLiteralExpr(let literal): return literal.literal.text == "true"
        case .declReferenceExpr(let name): return conditions.flags.contains(name.baseName.text)
        case .prefixOperatorExpr(let negation): return !isTrue(negation.expression)
        case .tupleExpr(let tuple):
            return tuple.elements.first.map { isTrue($0.expression) } ?? false
        case .infixOperatorExpr(let infix):
            if infix.operator.trimmedDescription == "&&" {
                return isTrue(infix.leftOperand) && isTrue(infix.rightOperand)
            }
            return isTrue(infix.leftOperand) || isTrue(infix.rightOperand)
        case .functionCallExpr(let call): return isTrue(call)
        default: return false
        }
    }

    private func isTrue(_ call: FunctionCallExprSyntax) -> Bool {
        let argument = call.arguments.first?.expression.trimmedDescription ?? ""
        switch call.calledExpression.trimmedDescription {
        case "os": return argument == conditions.operatingSystem
        case "arch": return argument == conditions.architecture
        case "canImport":
            return conditions.modules.contains(String(argument.prefix { $0 != "." }))
        case "hasFeature": return conditions.features.contains(argument)
        case "compiler", "_compiler_version": return compare(conditions.compiler, with: argument)
        case "swift": return compare(conditions.language, with: argument)
        case "_endian": return argument == "little"
        case "_runtime": return argument == "_Native"
        case "hasAttribute": return true
        default: return false
        }
    }

    private func compare(_ version: [Int], with condition: String) -> Bool {
        let digits = condition.drop { !$0.isNumber }
        let wanted = digits.split(separator: ".").compactMap { Int($0) }
        let isBelow = version.lexicographicallyPrecedes(wanted)
        return condition.hasPrefix("<") ? isBelow : !isBelow
    }
}
