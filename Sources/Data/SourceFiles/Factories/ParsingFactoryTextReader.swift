import Codebase
import StaticSwift
import SwiftParser
import SwiftSyntax

/// Reads what registrations run by parsing their files, on all processors; it keeps nothing.
package struct ParsingFactoryTextReader: FactoryTextReader {
    private let sizeLimit: Int

    /// - Parameter sizeLimit: How many bytes of a file are read; a larger one is not read at all.
    package init(sizeLimit: Int = 4 << 20) { self.sizeLimit = sizeLimit }

    package func factories(
        in files: [RelativePath], of contents: any SourceContents
    ) async -> [RelativePath: [FactoryText]] {
        let read = await readEach(of: files) { [sizeLimit] file -> [FactoryText]? in
            guard let read = try? contents.bytes(of: file, upTo: sizeLimit), !read.isCut else {
                return nil
            }
            return read.bytes.withUnsafeBufferPointer(Self.factories)
        }
        return read.compactMapValues(\.self)
    }

    private static func factories(in bytes: UnsafeBufferPointer<UInt8>) -> [FactoryText]? {
        let text = bytes.withoutByteOrderMark
        if EncodingProblem.unusable(bytes) != nil || BracketNesting.exceededLimit(in: text) != nil
            || ChainNesting.isExceeded(in: text)
        {
            return nil
        }
        var lines = LineTable()
        lines.reset(to: text)
        let finder = FactoryFinder(places: TextPlaces(lines: lines.starts, start: 0))
        finder.walk(Parser.parse(source: text))
        return finder.found
    }
}

/// Finds the calls that register something.
private final class FactoryFinder: SyntaxVisitor {
    private(set) var found: [FactoryText] = []
    private let places: TextPlaces

    init(places: TextPlaces) {
        self.places = places
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            ["register", "autoregister"].contains(member.declName.baseName.text)
        else { return .visitChildren }
        let line = places.position(
            member.declName.positionAfterSkippingLeadingTrivia
        ).line
        let completed = completion(behind: node)
        if let closure = node.factory {
            let body = FactoryBody(closure, places: places)
            found.append(
                FactoryText(
                    line: line, body: body.pieces(of: Syntax(closure.statements)),
                    parameters: body.parameters, completed: completed,
                    captured: body.captured))
        } else if let type = node.initialisedType {
            found.append(
                FactoryText(line: line, body: [], completed: completed, initialised: type))
        }
        return .visitChildren
    }

    /// What `initCompleted` runs, anywhere in the calls after a registration.
    private func completion(behind call: FunctionCallExprSyntax) -> FactoryCompletion? {
        var node = call
        while let member = node.parent?.as(MemberAccessExprSyntax.self),
            let next = member.parent?.as(FunctionCallExprSyntax.self)
        {
            if member.declName.baseName.text == "initCompleted", let closure = next.factory {
                let body = FactoryBody(closure, places: places)
                return FactoryCompletion(
                    name: body.parameters.first?.name ?? "made",
                    body: body.pieces(of: Syntax(closure.statements)))
            }
            node = next
        }
        return nil
    }
}

extension FunctionCallExprSyntax {
    /// The closure that makes an object.
    fileprivate var factory: ClosureExprSyntax? {
        trailingClosure
            ?? arguments.lazy.compactMap { $0.expression.as(ClosureExprSyntax.self) }
            .first
    }

    /// The type of `T.init` among the arguments.
    fileprivate var initialisedType: String? {
        arguments.lazy.compactMap { argument -> String? in
            guard let member = argument.expression.as(MemberAccessExprSyntax.self),
                member.declName.baseName.text == "init"
            else { return nil }
            return member.base?.plainText
        }.first
    }
}
