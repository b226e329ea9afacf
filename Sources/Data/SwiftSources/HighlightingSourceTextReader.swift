import Codebase
import Synchronization

/// Reads the text of files for showing it, and keeps the last few so that scrolling is instant.
package final class HighlightingSourceTextReader: SourceTextReader {
    private struct Kept {
        let path: String
        let stamp: FileStamp
        let text: SourceText
    }

    /// The most files, and the most bytes of them, that are kept.
    private static let capacity = (files: 8, bytes: 16 << 20)

    private let kept = Mutex<[Kept]>([])

    package init() {}

    package func lines(
        _ lines: ClosedRange<Int>, of file: RelativePath, in root: String
    ) async throws(SourceTextError) -> [HighlightedLine] {
        let text = try await text(of: file, at: root + "/" + file.string)
        guard lines.lowerBound <= text.lineCount else { return [] }
        let last = min(lines.upperBound, text.lineCount)
        return (max(1, lines.lowerBound)...max(1, last)).compactMap(text.line)
    }

    private func text(
        of file: RelativePath, at path: String
    ) async throws(SourceTextError) -> SourceText {
        guard let stamp = FileStamp(ofFileAt: path) else {
            throw SourceTextError("\(file) no longer exists or is not a file. Reload the codebase.")
        }
        let known = kept.withLock { kept in
            kept.first { $0.path == path && $0.stamp == stamp }?.text
        }
        if let known { return known }
        let result = await Self.read(path, isSwift: file.fileExtension == "swift")
        do {
            let text = try result.get()
            keep(Kept(path: path, stamp: stamp, text: text))
            return text
        } catch {
            throw SourceTextError("\(file): \(error.message) Check that it may be read.")
        }
    }

    private func keep(_ new: Kept) {
        kept.withLock { kept in
            kept.removeAll { $0.path == new.path }
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
        _ path: String, isSwift: Bool
    ) async -> Result<SourceText, SourceBytes.Failure> {
        await withCheckedContinuation { continuation in
            WorkerThreads.start {
                continuation.resume(
                    returning: Result { () throws(SourceBytes.Failure) in
                        let source = SourceBytes()
                        try source.read(path)
                        return SourceText(source.bytes, isSwift: isSwift)
                    })
            }
        }
    }
}
