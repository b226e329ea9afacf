import Codebase
import StaticSwift
import SwiftParser
import SwiftSyntax

/// Reads the outlines of files by parsing each of them, on all processors; it keeps nothing.
package struct ParsingSourceOutlineReader: SourceOutlineReader {
    private let limits: ReadingLimits

    /// - Parameter sizeLimit: How many bytes of a file are read.
    package init(sizeLimit: Int = 1 << 20) {
        limits = ReadingLimits(file: sizeLimit, tree: sizeLimit)
    }

    package func outlines(
        of files: [RelativePath], in contents: any SourceContents
    ) async -> [RelativePath: SourceOutline] {
        await readEach(of: files) { [limits] file in
            do throws(ContentError) {
                let read = try contents.bytes(of: file, upTo: limits.file)
                return read.bytes.withUnsafeBufferPointer {
                    SourceOutlineParser.outline(of: $0, isCut: read.isCut, limits: limits)
                }
            } catch {
                return SourceOutline(problems: [.unreadable(error)])
            }
        }
    }
}

/// Turns the bytes of a file into an outline.
enum SourceOutlineParser {
    /// The outline of a text; it needs the stack of a ``WorkerThreads``.
    ///
    /// - Parameter isCut: Whether the text goes on where the bytes end.
    static func outline(
        of bytes: UnsafeBufferPointer<UInt8>, isCut: Bool, limits: ReadingLimits
    ) -> SourceOutline {
        if let problem = EncodingProblem.unusable(bytes) {
            return SourceOutline(problems: [problem])
        }
        let text = isCut ? bytes.upToLastLine : bytes.withoutByteOrderMark
        if text.isEmpty { return SourceOutline() }
        if let levels = BracketNesting.exceededLimit(in: text) {
            return SourceOutline(problems: [SyntaxProblems.nesting(levels)])
        }
        if ChainNesting.isExceeded(in: text) {
            return SourceOutline(problems: [SyntaxProblems.chain])
        }
        var lines = LineTable()
        lines.reset(to: text)
        let tree = Parser.parse(source: text)
        var extractor = OutlineExtractor(places: TextPlaces(lines: lines.starts, start: 0))
        let statements = extractor.statements(tree.statements)
        var problems = isCut ? [SourceProblem.tooLarge(limit: limits.file)] : []
        if extractor.isCut { problems.append(SyntaxProblems.depth) }
        if tree.hasError { problems += SyntaxProblems.find(in: tree, lines: &lines) }
        return SourceOutline(statements: statements, problems: problems)
    }
}
