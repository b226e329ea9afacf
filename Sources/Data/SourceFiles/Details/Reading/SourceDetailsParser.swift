import Codebase
import StaticSwift
import SwiftParser
import SwiftSyntax

/// Turns the bytes of a file into details.
enum SourceDetailsParser {
    /// The details of a text, whatever file it is in; they depend on the bytes alone.
    ///
    /// It needs the stack of a ``WorkerThreads``.
    ///
    /// - Parameter isCut: Whether the text goes on where the bytes end.
    static func details(
        of bytes: UnsafeBufferPointer<UInt8>, isCut: Bool = false, limits: ReadingLimits
    ) -> SourceDetails {
        if let problem = EncodingProblem.unusable(bytes) {
            return SourceDetails(problems: [problem])
        }
        let text = isCut ? bytes.upToLastLine : bytes.withoutByteOrderMark
        if text.isEmpty { return SourceDetails() }
        if let levels = BracketNesting.exceededLimit(in: text) {
            return SourceDetails(problems: [SyntaxProblems.nesting(levels)])
        }
        if ChainNesting.isExceeded(in: text) {
            return SourceDetails(problems: [SyntaxProblems.chain])
        }
        var lines = LineTable()
        lines.reset(to: bytes)
        let file = TextOfFile(text: text, lines: lines, start: text.start(in: bytes))
        guard let found = file.details(limits: limits) else {
            return SourceDetails(problems: [.tooLarge(limit: limits.whole)])
        }
        return SourceDetails(
            declarations: found.declarations, uses: found.uses,
            problems: textProblems(in: text, &lines, isCut: isCut, limits) + found.problems)
    }

    private static func textProblems(
        in text: UnsafeBufferPointer<UInt8>, _ lines: inout LineTable, isCut: Bool,
        _ limits: ReadingLimits
    ) -> [SourceProblem] {
        if isCut { return [.tooLarge(limit: limits.file)] }
        return UTF8Check.firstInvalid(in: text).map {
            [EncodingProblem.invalid(at: lines.line(at: $0))]
        } ?? []
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// How many bytes of another buffer come before this part of it.
    fileprivate func start(in whole: UnsafeBufferPointer<UInt8>) -> Int {
        guard let own = baseAddress, let other = whole.baseAddress else { return 0 }
        return own - other
    }
}

/// The text of one file with its lines.
private struct TextOfFile {
    let text: UnsafeBufferPointer<UInt8>
    let lines: LineTable
    /// How many bytes of the file come before the text.
    let start: Int

    /// What the parts of the text say, or the whole if one of them alone is no Swift; nil if that is
    /// too large for one tree.
    func details(limits: ReadingLimits) -> SourceDetails? {
        let parts = TopLevelParts.ranges(of: text, size: limits.tree)
        let areSmall = parts.allSatisfy { $0.count <= limits.whole }
        if parts.count > 1, areSmall, let found = details(of: parts) { return found }
        if text.count > limits.whole { return nil }
        return HeavyWork.limited(by: text.count) {
            let tree = Parser.parse(source: text)
            var extractor = DetailsExtractor(places: places())
            extractor.walk(tree)
            if extractor.isCut { return details(of: extractor, [SyntaxProblems.depth]) }
            guard tree.hasError else { return details(of: extractor, []) }
            return detailsOfMended() ?? details(of: extractor, problems(of: tree))
        }
    }

    /// Nothing if the text has no form that the parser rejects wrongly, or mistakes too.
    private func detailsOfMended() -> SourceDetails? {
        guard let mended = RejectedForms.mended(text) else { return nil }
        return mended.bytes.withUnsafeBufferPointer { bytes in
            let tree = Parser.parse(source: bytes)
            if tree.hasError { return nil }
            var extractor = DetailsExtractor(places: places(added: mended.added))
            extractor.walk(tree)
            return details(of: extractor, extractor.isCut ? [SyntaxProblems.depth] : [])
        }
    }

    private func details(of parts: [Range<Int>]) -> SourceDetails? {
        var extractor = DetailsExtractor(places: places())
        for part in parts {
            let tree = Parser.parse(source: UnsafeBufferPointer(rebasing: text[part]))
            if tree.hasError { return nil }
            extractor.reading = SignatureReading(places: places(from: part.lowerBound))
            extractor.walk(tree)
        }
        return details(of: extractor, extractor.isCut ? [SyntaxProblems.depth] : [])
    }

    private func places(from offset: Int = 0, added: [Int] = []) -> TextPlaces {
        TextPlaces(lines: lines.starts, start: start + offset, added: added)
    }

    private func details(
        of extractor: DetailsExtractor, _ problems: [SourceProblem]
    ) -> SourceDetails {
        let found = extractor.details
        return SourceDetails(
            declarations: found.declarations, uses: found.uses, problems: problems)
    }

    private func problems(of tree: SourceFileSyntax) -> [SourceProblem] {
        var lines = LineTable()
        lines.reset(to: text)
        return SyntaxProblems.find(in: tree, lines: &lines)
    }
}
