import SwiftParser
import SwiftSyntax

/// Versions of a source in each of which one expression is a call of a function that nobody declares.
struct Injections: Collection {
    private let bytes: [UInt8]
    private let places: [Range<Int>]

    init(into text: String) {
        bytes = Array(text.utf8)
        let finder = ExpressionFinder(viewMode: .sourceAccurate)
        finder.walk(Parser.parse(source: text))
        places = finder.places
    }

    var startIndex: Int { 0 }
    var endIndex: Int { places.count }
    func index(after index: Int) -> Int { index + 1 }

    subscript(index: Int) -> (text: String, replaced: String) {
        let place = places[index]
        let text =
            bytes[..<place.lowerBound] + Array("unknown()".utf8) + bytes[place.upperBound...]
        return (
            String(decoding: text, as: UTF8.self), String(decoding: bytes[place], as: UTF8.self)
        )
    }
}

/// Finds what stands for a value.
private final class ExpressionFinder: SyntaxAnyVisitor {
    private(set) var places: [Range<Int>] = []

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        if let clause = node.as(IfConfigClauseSyntax.self) {
            // The condition is one for the compiler.
            if let elements = clause.elements { walk(elements) }
            return .skipChildren
        }
        guard let expression = node.as(ExprSyntax.self) else { return .visitChildren }
        guard !isName(node) else { return .skipChildren }
        if isValue(expression) {
            let start = expression.positionAfterSkippingLeadingTrivia.utf8Offset
            let place = start..<expression.endPositionBeforeTrailingTrivia.utf8Offset
            if places.last != place { places.append(place) }
        }
        return .visitChildren
    }

    /// Whether it names a member, which is no expression of its own.
    private func isName(_ node: Syntax) -> Bool {
        if let member = node.parent?.as(MemberAccessExprSyntax.self) {
            return member.declName.id == node.id
        }
        return node.parent?.is(KeyPathPropertyComponentSyntax.self) ?? false
    }

    private func isValue(_ node: ExprSyntax) -> Bool {
        switch node.as(ExprSyntaxEnum.self) {
        case .binaryOperatorExpr, .assignmentExpr, .arrowExpr, .patternExpr,
            .discardAssignmentExpr, .unresolvedTernaryExpr, .unresolvedAsExpr, .unresolvedIsExpr,
            .missingExpr, .typeExpr:
            false
        default: true
        }
    }
}
