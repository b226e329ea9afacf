import SwiftParser
import SwiftSyntax

extension Shape {
    /// The shape of Swift code: the declarations and imports at its top, with their kinds. What an
    /// editor asks a person to fill in stands for an expression.
    package static func swift(_ text: String) -> Shape {
        var shape = Shape()
        let file = Parser.parse(source: text.replacing(/<#.*?#>/, with: "asked"))
        if file.hasError { shape.fail("no Swift: \(text)") }
        for statement in file.statements { shape.count("\(statement.item.kind)") }
        return shape
    }
}
