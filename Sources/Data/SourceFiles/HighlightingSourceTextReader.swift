import Codebase
import Synchronization

/// Reads the text of files for showing it, and keeps the last few so that scrolling is instant.
package final class HighlightingSourceTextReader: SourceTextReader {
    private struct Kept {
        let file: RelativePath
        let stamp: ContentStamp
        let text: SourceText
    }

    /// The most files, and the most bytes of them, that are kept.
    private static let capacity = (files: 8, bytes: 16 << 20)

    private let kept = Mutex<[Kept]>([])
    private let contents: @Sendable (_ root: String) -> any SourceContents

    /// - Parameter contents: What stands in the files of the codebase at an absolute path.
    package init(contents: @escaping @Sendable (_ root: String) -> any SourceContents) {
        self.contents = contents
    }

    package func lines(
        _ lines: ClosedRange<Int>, of file: RelativePath, in root: String
    ) async throws(SourceTextError) -> [HighlightedLine] {
        let text = try await text(of: file, in: contents(root))
        guard lines.lowerBound <= text.lineCount else { return [] }
        let last = min(lines.upperBound, text.lineCount)
        return (max(1, lines.lowerBound)...max(1, last)).compactMap(text.line)
    }

    private func text(
        of file: RelativePath, in contents: any SourceContents
    ) async throws(SourceTextError) -> SourceText {
        guard contents.kind(of: file) == .file else {
            throw SourceTextError("\(file) no longer exists or is not a file. Reload the codebase.")
        }
        let stamp = contents.stamp(of: file)
        let known = kept.withLock { kept in
            kept.first { $0.file == file && $0.stamp == stamp }?.text
        }
        if let known { return known }
        let result = await Self.read(file, in: contents)
        do {
            let text = try result.get()
            if let stamp { keep(Kept(file: file, stamp: stamp, text: text)) }
            return text
        } catch {
            throw SourceTextError("\(file): \(error.message) Check that it may be read.")
        }
    }

    private func keep(_ new: Kept) {
        kept.withLock { kept in
            kept.removeAll { $0.file == new.file }
            kept.insert(new, at: 0)
            while kept.count > Self.capacity.files
                || kept.count > 1 && kept.map(\.text.size).reduce(0, +) > Self.capacity.bytes
            {
                kept.removeLast()
            }
        }
    }

    /// On a thread of its own, since deep nesting needs a large stack.
    private static func read(
        _ file: RelativePath, in contents: any SourceContents
    ) async -> Result<SourceText, ContentError> {
        await withCheckedContinuation { continuation in
            WorkerThreads.start {
                continuation.resume(
                    returning: Result { () throws(ContentError) in
                        let read = try contents.bytes(of: file, upTo: 16 << 20)
                        return read.bytes.withUnsafeBufferPointer {
                            SourceText($0, isSwift: file.fileExtension == "swift")
                        }
                    })
            }
        }
    }
}
