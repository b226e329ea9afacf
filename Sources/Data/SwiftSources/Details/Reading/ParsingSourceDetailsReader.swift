import Codebase
import Synchronization

/// Reads the details of files by parsing each of them, on all processors; it keeps nothing.
package struct ParsingSourceDetailsReader: SourceDetailsReader {
    private let limits: ReadingLimits

    /// - Parameters:
    ///   - sizeLimit: How many bytes of a file are read.
    ///   - treeLimit: How many of them are parsed into one tree, where the text can be cut.
    package init(sizeLimit: Int = 16 << 20, treeLimit: Int = 512 << 10) {
        limits = ReadingLimits(file: sizeLimit, tree: treeLimit)
    }

    package func details(
        of files: [RelativePath], in contents: any SourceContents
    ) async -> [RelativePath: SourceDetails] {
        let work = DetailsWork(files: files, contents: contents, limits: limits)
        return await withTaskCancellationHandler {
            await withTaskGroup(of: [(RelativePath, SourceDetails)].self) { group in
                for _ in 0..<min(files.count, WorkerThreads.processorCount) {
                    group.addTask { await work.someDetails() }
                }
                return await group.reduce(into: [:]) { all, some in
                    for (file, details) in some { all[file] = details }
                }
            }
        } onCancel: {
            work.cancel()
        }
    }
}

/// Files that several threads take from one list.
private final class DetailsWork: Sendable {
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

    /// The details of the files that one thread gets to read.
    func someDetails() async -> [(RelativePath, SourceDetails)] {
        await withCheckedContinuation { continuation in
            WorkerThreads.start { continuation.resume(returning: self.read()) }
        }
    }

    private func read() -> [(RelativePath, SourceDetails)] {
        var found: [(RelativePath, SourceDetails)] = []
        while !isCancelled.load(ordering: .relaxed) {
            let index = next.add(1, ordering: .relaxed).oldValue
            guard index < files.count else { break }
            found.append((files[index], details(of: files[index])))
        }
        return found
    }

    private func details(of file: RelativePath) -> SourceDetails {
        let read: FileBytes
        do throws(ContentError) {
            read = try contents.bytes(of: file, upTo: limits.file)
        } catch {
            let problem = SourceProblem(kind: .unreadable, line: nil, message: error.message)
            return SourceDetails(problems: [problem])
        }
        return read.bytes.withUnsafeBufferPointer {
            SourceDetailsParser.details(of: $0, isCut: read.isCut, limits: limits)
        }
    }
}
