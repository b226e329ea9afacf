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
        of files: [RelativePath], in root: String
    ) async -> [RelativePath: SourceDetails] {
        let work = DetailsWork(files: files, root: root, limits: limits)
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
    private let root: String
    private let limits: ReadingLimits
    private let next = Atomic(0)
    private let isCancelled = Atomic(false)

    init(files: [RelativePath], root: String, limits: ReadingLimits) {
        self.files = files
        self.root = root
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
        let source = SourceBytes()
        var found: [(RelativePath, SourceDetails)] = []
        while !isCancelled.load(ordering: .relaxed) {
            let index = next.add(1, ordering: .relaxed).oldValue
            guard index < files.count else { break }
            found.append((files[index], details(of: files[index], source)))
        }
        return found
    }

    private func details(of file: RelativePath, _ source: SourceBytes) -> SourceDetails {
        do {
            try source.read(root + "/" + file.string, upTo: limits.file)
        } catch {
            let problem = SourceProblem(kind: .unreadable, line: nil, message: error.message)
            return SourceDetails(problems: [problem])
        }
        return SourceDetailsParser.details(
            of: source.bytes, isCut: source.isCut, limits: limits)
    }
}
