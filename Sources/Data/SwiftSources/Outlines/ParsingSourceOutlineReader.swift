import Codebase
import StaticSwift
import SwiftParser
import SwiftSyntax
import Synchronization

/// Reads the outlines of files by parsing each of them, on all processors; it keeps nothing.
package struct ParsingSourceOutlineReader: SourceOutlineReader {
    private let limits: ReadingLimits

    /// - Parameter sizeLimit: How many bytes of a file are read.
    package init(sizeLimit: Int = 4 << 20) {
        limits = ReadingLimits(file: sizeLimit, tree: sizeLimit)
    }

    package func outlines(
        of files: [RelativePath], in contents: any SourceContents
    ) async -> [RelativePath: SourceOutline] {
        let work = OutlineWork(files: files, contents: contents, limits: limits)
        return await withTaskCancellationHandler {
            await withTaskGroup(of: [(RelativePath, SourceOutline)].self) { group in
                for _ in 0..<min(files.count, WorkerThreads.processorCount) {
                    group.addTask { await work.someOutlines() }
                }
                return await group.reduce(into: [:]) { all, some in
                    for (file, outline) in some { all[file] = outline }
                }
            }
        } onCancel: {
            work.cancel()
        }
    }
}

/// Files that several threads take from one list.
private final class OutlineWork: Sendable {
    private let files: [RelativePath]
    private let contents: any SourceContents
    private let limits: ReadingLimits
    private let next = Atomic(0)
    private let isCancelled = Atomic(false)

    init(files: [RelativePath], contents: any SourceContents, limits: ReadingLimits) {
        self.files = files
        self.contents = contents
        self.limits = limits
    }

    func cancel() { isCancelled.store(true, ordering: .relaxed) }

    /// The outlines of the files that one thread gets to read.
    func someOutlines() async -> [(RelativePath, SourceOutline)] {
        await withCheckedContinuation { continuation in
            WorkerThreads.start { continuation.resume(returning: self.read()) }
        }
    }

    private func read() -> [(RelativePath, SourceOutline)] {
        var found: [(RelativePath, SourceOutline)] = []
        while !isCancelled.load(ordering: .relaxed) {
            let index = next.add(1, ordering: .relaxed).oldValue
            guard index < files.count else { break }
            found.append((files[index], outline(of: files[index])))
        }
        return found
    }

    private func outline(of file: RelativePath) -> SourceOutline {
        let read: FileBytes
        do throws(ContentError) {
            read = try contents.bytes(of: file, upTo: limits.file)
        } catch {
            let problem = SourceProblem(kind: .unreadable, line: nil, message: error.message)
            return SourceOutline(problems: [problem])
        }
        return read.bytes.withUnsafeBufferPointer {
            SourceOutlineParser.outline(of: $0, isCut: read.isCut, limits: limits)
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
