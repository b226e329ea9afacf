import Codebase
import StaticSwift
import SwiftParser
import SwiftScanning
@_spi(RawSyntax) import SwiftSyntax

/// Turns the bytes of one file after the other into facts; every worker has one of its own.
final class SourceFactsParser {
    /// Far more than there are modules; each of them is linked.
    private static let mostImports = 10_000

    private let limits: ReadingLimits
    private var lines = LineTable()
    private let names = NameTable()

    init(limits: ReadingLimits) {
        self.limits = limits
    }

    /// The facts of a file; what keeps it from being read is among them.
    func facts(of file: RelativePath, in contents: any SourceContents) -> SourceFacts {
        do throws(ContentError) {
            let read = try contents.bytes(of: file, upTo: limits.file)
            return read.bytes.withUnsafeBufferPointer { facts(of: $0, isCut: read.isCut) }
        } catch {
            return .unreadable(error)
        }
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
        if let levels = BracketNesting.exceededLimit(in: text) {
            return SourceFacts(
                lineCount: lines.count, imports: [], declarations: [], uses: NameUses(),
                problems: [SyntaxProblems.nesting(levels)])
        }
        return (isCut ? nil : try? scanned(text)) ?? parsed(text, isCut: isCut)
    }

    /// Reads a whole text in some way, unless nothing of it can be read.
    func read(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ read: (UnsafeBufferPointer<UInt8>) throws(GivenUp) -> SourceFacts
    ) -> Result<SourceFacts, GivenUp> {
        let text = bytes.withoutByteOrderMark
        guard !text.isEmpty, EncodingProblem.unusable(bytes) == nil,
            BracketNesting.exceededLimit(in: text) == nil
        else { return .failure(GivenUp(reason: .text, offset: 0)) }
        lines.reset(to: text)
        do throws(GivenUp) { return .success(try read(text)) } catch { return .failure(error) }
    }

    /// The facts of a text that can be read without a tree.
    func scanned(
        _ text: UnsafeBufferPointer<UInt8>
    ) throws(GivenUp) -> SourceFacts {
        if let place = UTF8Check.firstInvalid(in: text) {
            throw GivenUp(reason: .text, offset: place)
        }
        do throws(GivenUp) {
            let found = ScannedFacts(FactsRecorder(bytes: text, lines: lines, names: names))
            try SourceScanner.scan(text, telling: found)
            return facts(from: found.facts, in: text, [])
        } catch {
            names.clear()
            throw error
        }
    }

    func parsed(_ text: UnsafeBufferPointer<UInt8>, isCut: Bool) -> SourceFacts {
        if ChainNesting.isExceeded(in: text) {
            return SourceFacts(
                lineCount: lines.count, imports: [], declarations: [], uses: NameUses(),
                problems: [SyntaxProblems.chain])
        }
        var parts = TopLevelParts.ranges(of: text, size: limits.tree)
        // The last one may end anywhere.
        if isCut { parts = parts.count > 1 ? parts.dropLast() : parts }
        let areSmall = parts.allSatisfy { $0.count <= limits.whole }
        if isCut || parts.count > 1, areSmall,
            let facts = soundFacts(of: text, in: parts, isCut: isCut)
        {
            return facts
        }
        if text.count <= limits.whole {
            return wholeFacts(of: text, limit: isCut ? limits.file : nil)
        }
        let start = UnsafeBufferPointer(rebasing: text.prefix(limits.whole)).upToLastLine
        lines.reset(to: start)
        return wholeFacts(of: start, limit: limits.whole)
    }

    /// The facts of a text as one tree says them.
    ///
    /// - Parameter limit: How many bytes were read of a text that is longer; nil for all.
    private func wholeFacts(
        of text: UnsafeBufferPointer<UInt8>, limit: Int?
    ) -> SourceFacts {
        let found = HeavyWork.limited(by: text.count) {
            let tree = Parser.parse(source: text)
            var extractor = FactsExtractor(bytes: text, lines: lines, names: names)
            // Raw nodes do not keep their tree.
            withExtendedLifetime(tree) { extractor.walk(tree.raw) }
            let problems = problems(
                in: text, tree: tree, limit: limit, isVeryDeep: extractor.isVeryDeep)
            return facts(from: extractor.facts, in: text, problems)
        }
        let isDamaged = found.problems.contains { $0.kind == .syntax && $0.line != nil }
        return (isDamaged ? soundFacts(ofMended: text) : nil) ?? found
    }

    /// The facts of a text that parses once the forms are mended that the parser rejects wrongly; nil if
    /// anything else is wrong with it.
    private func soundFacts(ofMended text: UnsafeBufferPointer<UInt8>) -> SourceFacts? {
        guard let mended = RejectedForms.text(of: text) else { return nil }
        return mended.withUnsafeBufferPointer { mended in
            HeavyWork.limited(by: mended.count) {
                let tree = Parser.parse(source: mended)
                if tree.hasError { return nil }
                lines.reset(to: mended)
                var extractor = FactsExtractor(bytes: mended, lines: lines, names: names)
                withExtendedLifetime(tree) { extractor.walk(tree.raw) }
                return facts(from: extractor.facts, in: mended, [])
            }
        }
    }

    /// The facts of a text from its parts, or nil if one of them does not parse.
    private func soundFacts(
        of text: UnsafeBufferPointer<UInt8>, in parts: [Range<Int>], isCut: Bool
    ) -> SourceFacts? {
        var extractor = FactsExtractor(bytes: text, lines: lines, names: names)
        for part in parts {
            let tree = Parser.parse(source: UnsafeBufferPointer(rebasing: text[part]))
            withExtendedLifetime(tree) { extractor.walk(tree.raw) }
            if tree.hasError {
                names.clear()
                return nil
            }
        }
        return facts(
            from: extractor.facts, in: text,
            textProblems(in: text, limit: isCut ? limits.file : nil))
    }

    private func facts(
        from found: FactsRecorder, in text: UnsafeBufferPointer<UInt8>,
        _ problems: [SourceProblem]
    ) -> SourceFacts {
        let isOver = found.imports.count > Self.mostImports
        let problems = problems + (isOver ? [.tooManyImports(most: Self.mostImports)] : [])
        return SourceFacts(
            lineCount: lines.count,
            imports: isOver ? Array(found.imports.prefix(Self.mostImports)) : found.imports,
            declarations: found.declarations,
            uses: names.take(from: text), exposed: found.exposure.distinct,
            hidden: found.hidden.sorted(from: text), inheritances: found.inheritances,
            previews: found.previews,
            exclusions: ExclusionComments.find(in: text, lines: &lines), problems: problems)
    }

    private func problems(
        in text: UnsafeBufferPointer<UInt8>, tree: SourceFileSyntax, limit: Int?, isVeryDeep: Bool
    ) -> [SourceProblem] {
        let found = textProblems(in: text, limit: limit)
        if !found.isEmpty || !tree.hasError { return found }
        return isVeryDeep
            ? [SyntaxProblems.somewhere] : SyntaxProblems.find(in: tree, lines: &lines)
    }

    private func textProblems(
        in text: UnsafeBufferPointer<UInt8>, limit: Int?
    ) -> [SourceProblem] {
        if let limit { return [.tooLarge(limit: limit)] }
        return UTF8Check.firstInvalid(in: text).map {
            [EncodingProblem.invalid(at: lines.line(at: $0))]
        } ?? []
    }
}
