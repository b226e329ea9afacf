import Codebase
import StaticSwift
import SwiftDiagnostics
import SwiftParserDiagnostics
@_spi(RawSyntax) import SwiftSyntax

/// Says where a tree is not Swift.
enum SyntaxProblems {
    /// What is said of one file; the rest follows from the first mistakes more often than not.
    private static let limit = 3

    /// What is said where a tree is too deep, or has too many mistakes, to look for the place.
    static let somewhere = SourceProblem(
        kind: .syntax, line: nil, message: "The file does not parse as Swift.")

    /// What is said where a tree is too deep to read all of it.
    static let depth = SourceProblem(
        kind: .syntax, line: nil,
        message: "Something in the file is nested too deep; what is inside it was not read.")

    /// What is said of a file in which more nests without brackets than the parser can read.
    static let chain = SourceProblem(
        kind: .syntax, line: nil,
        message: "Something in the file is chained or repeated more often than the parser "
            + "can read.")

    /// What is said of a file that the parser would not finish with.
    static func nesting(_ levels: Int) -> SourceProblem {
        SourceProblem(
            kind: .syntax, line: nil,
            message: "Its brackets are nested more than \(levels) levels deep, "
                + "more than the parser can read.")
    }

    /// The first mistakes, in the order of the file.
    ///
    /// What stands under `#if compiler(…)` or `#if swift(…)` may be of another version of the
    /// language; compilers do not parse what such a condition switches off, so it counts as sound.
    static func find(in tree: SourceFileSyntax, lines: inout LineTable) -> [SourceProblem] {
        if MistakeCount.isHopeless(tree.raw) { return [somewhere] }
        let errors = ParseDiagnosticsGenerator.diagnostics(for: tree)
            .filter {
                $0.diagMessage.severity == .error && !$0.node.dependsOnVersion && !$0.isWarning
                    && !$0.node.isNoteBeforeCases && !$0.node.isAfterSelector
                    && !$0.node.isAfterConvention
            }
            .sorted { $0.position < $1.position }
        return errors.prefix(limit).map { error in
            SourceProblem(
                kind: .syntax, line: lines.line(at: error.position.utf8Offset),
                message: sentence(error.message))
        }
    }

    private static func sentence(_ text: String) -> String {
        let first = text.prefix(1).uppercased() + text.dropFirst()
        return first.hasSuffix(".") ? first : first + "."
    }
}

extension Diagnostic {
    /// Whether compilers only warn of it: a space before the arguments of an attribute is an error in
    /// the language mode 6 alone, and hides nothing.
    fileprivate var isWarning: Bool {
        let isInAttribute =
            node.is(AttributeSyntax.self) || node.parent?.is(AttributeSyntax.self) == true
        return isInAttribute && message.hasPrefix("extraneous whitespace before '('")
    }
}

extension Syntax {
    /// Whether a condition about the version of the language stands around the node.
    fileprivate var dependsOnVersion: Bool {
        var node: Syntax? = self
        while let current = node {
            if let clauses = current.as(IfConfigClauseListSyntax.self),
                clauses.contains(where: { $0.asksForVersion })
            {
                return true
            }
            node = current.parent
        }
        return false
    }
}

extension SyntaxProtocol {
    /// Whether it is `#warning` or `#error` before the first `case`, which compilers take and this
    /// version of SwiftSyntax does not; it hides nothing that follows.
    fileprivate var isNoteBeforeCases: Bool {
        guard
            let statements = self.as(CodeBlockItemListSyntax.self)
                ?? parent?.as(CodeBlockItemListSyntax.self),
            let cases = statements.parent?.as(SwitchCaseSyntax.self), cases.label.isMissing
        else { return false }
        return statements.allSatisfy { statement in
            let words = statement.tokens(viewMode: .sourceAccurate).prefix(2).map(\.text)
            return words == ["#", "warning"] || words == ["#", "error"]
        }
    }
}

extension SyntaxProtocol {
    /// Whether it is what stands in parentheses on the line after `#selector`, which compilers read as its
    /// argument and this version of SwiftSyntax as unexpected.
    fileprivate var isAfterSelector: Bool {
        var token = firstToken(viewMode: .sourceAccurate)
        if token?.tokenKind == .leftParen {
            token = token?.previousToken(viewMode: .sourceAccurate)
        }
        guard let name = token, ["selector", "keyPath"].contains(name.text) else { return false }
        return name.previousToken(viewMode: .sourceAccurate)?.tokenKind == .pound
    }

    /// Whether it is the type after `@convention (c)`, of which compilers read `(c)` as the argument and
    /// this version of SwiftSyntax as a type.
    fileprivate var isAfterConvention: Bool {
        let before = firstToken(viewMode: .sourceAccurate)?
            .previousToken(viewMode: .sourceAccurate)
        guard before?.tokenKind == .rightParen else { return false }
        return before?.parent?.parent?.as(AttributedTypeSyntax.self)?.attributes.contains {
            $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "convention"
        } == true
    }
}

extension SwitchCaseSyntax.Label {
    fileprivate var isMissing: Bool {
        firstToken(viewMode: .all)?.presence == .missing
    }
}

extension IfConfigClauseSyntax {
    fileprivate var asksForVersion: Bool {
        guard let condition else { return false }
        return condition.tokens(viewMode: .sourceAccurate).contains {
            ["compiler", "swift", "_compiler_version", "hasFeature"].contains($0.text)
        }
    }
}
