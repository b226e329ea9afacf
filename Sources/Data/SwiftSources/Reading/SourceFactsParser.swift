import Architecture
import SwiftParser
@_spi(RawSyntax) import SwiftSyntax

/// Turns the bytes of one file after the other into facts; every worker has one of its own.
final class SourceFactsParser {
    private let source = SourceBytes()
    private let sizeLimit: Int
    private var lines = LineTable()
    private let names = NameTable()

    /// - Parameter sizeLimit: How many bytes of a file are read.
    init(sizeLimit: Int) {
        self.sizeLimit = sizeLimit
    }

    /// The facts of a file; what keeps it from being read is among them.
    func facts(ofFileAt path: String) -> SourceFacts {
        do {
            try source.read(path, upTo: sizeLimit)
        } catch {
            return .unreadable(error)
        }
        return facts(of: source.bytes, isCut: source.isCut)
    }

    /// - Parameter isCut: Whether the text goes on where the bytes end.
    private func facts(of bytes: UnsafeBufferPointer<UInt8>, isCut: Bool) -> SourceFacts {
        if let problem = EncodingProblem.unusable(bytes) {
            return SourceFacts(
                lineCount: 0, imports: [], declarations: [], uses: NameUses(), problems: [problem])
        }
        let text = isCut ? bytes.upToLastLine : bytes.withoutByteOrderMark
        guard !text.isEmpty else { return .empty }
        lines.reset(to: text)
        return parsed(text, isCut: isCut)
    }

    private func parsed(_ text: UnsafeBufferPointer<UInt8>, isCut: Bool) -> SourceFacts {
        let tree = HeavyWork.limited(by: text.count) { Parser.parse(source: text) }
        var extractor = FactsExtractor(bytes: text, lines: lines, names: names)
        extractor.walk(tree.raw)
        let uses = names.take(from: text)
        let problems = problems(
            in: text, tree: tree, isCut: isCut, isVeryDeep: extractor.isVeryDeep)
        return SourceFacts(
            lineCount: lines.count, imports: extractor.imports,
            declarations: extractor.declarations, uses: uses, problems: problems)
    }

    private func problems(
        in text: UnsafeBufferPointer<UInt8>, tree: SourceFileSyntax, isCut: Bool, isVeryDeep: Bool
    ) -> [SourceProblem] {
        if isCut { return [.tooLarge(limit: sizeLimit)] }
        if let invalid = UTF8Check.firstInvalid(in: text) {
            return [EncodingProblem.invalid(at: lines.line(at: invalid))]
        }
        if !tree.hasError { return [] }
        return isVeryDeep
            ? [SyntaxProblems.somewhere] : SyntaxProblems.find(in: tree, lines: &lines)
    }
}
