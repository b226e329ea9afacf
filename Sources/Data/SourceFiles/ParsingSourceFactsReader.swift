import OperatingSystem
import Codebase
import Synchronization

/// Reads the facts of files by parsing each of them, on all processors.
package struct ParsingSourceFactsReader: SourceFactsReader {
    private let workers: Int
    private let limits: ReadingLimits

    /// - Parameters:
    ///   - workers: How many files are parsed at a time; nil for one a processor.
    ///   - sizeLimit: How many bytes of a file are read.
    ///   - treeLimit: How many of them are parsed into one tree, where the text can be cut.
    ///   - wholeLimit: How many of them where it cannot.
    package init(
        workers: Int? = nil, sizeLimit: Int = 16 << 20, treeLimit: Int = 512 << 10,
        wholeLimit: Int = 4 << 20
    ) {
        self.workers = max(1, workers ?? SystemThread.processorCount)
        limits = ReadingLimits(file: sizeLimit, tree: treeLimit, whole: wholeLimit)
    }

    package func facts(
        of files: [RelativePath], in contents: any SourceContents
    ) -> AsyncStream<[FileFacts]> {
        let (stream, continuation) = AsyncStream<[FileFacts]>.makeStream()
        guard !files.isEmpty else {
            continuation.finish()
            return stream
        }
        let job = ParsingJob(files: files, contents: contents, limits: limits) {
            continuation.yield($0)
        }
        continuation.onTermination = { _ in job.cancel() }
        job.start(workers: min(workers, files.count)) { continuation.finish() }
        return stream
    }
}

/// Files that several threads take from one list.
private final class ParsingJob: Sendable {
    /// Few enough for a steady stream, enough to make waking the listener cheap.
    private static let batchSize = 32

    private let files: [RelativePath]
    private let contents: any SourceContents
    private let limits: ReadingLimits
    private let next = Atomic(0)
    private let running = Atomic(0)
    private let isCancelled = Atomic(false)
    private let deliver: @Sendable ([FileFacts]) -> Void

    init(
        files: [RelativePath], contents: any SourceContents, limits: ReadingLimits,
        deliver: @escaping @Sendable ([FileFacts]) -> Void
    ) {
        self.files = files
        self.contents = contents
        self.limits = limits
        self.deliver = deliver
    }

    func start(workers: Int, whenDone: @escaping @Sendable () -> Void) {
        running.store(workers, ordering: .relaxed)
        for _ in 0..<workers {
            WorkerThreads.start {
                self.work()
                let left = self.running.subtract(1, ordering: .acquiringAndReleasing).newValue
                if left == 0 { whenDone() }
            }
        }
    }

    func cancel() { isCancelled.store(true, ordering: .relaxed) }

    private func work() {
        let parser = SourceFactsParser(limits: limits)
        var batch: [FileFacts] = []
        while !isCancelled.load(ordering: .relaxed), let file = takeFile() {
            let facts = parser.facts(of: file, in: contents)
            batch.append(FileFacts(file: file, facts: facts))
            if batch.count == Self.batchSize {
                deliver(batch)
                batch.removeAll(keepingCapacity: true)
            }
        }
        if !batch.isEmpty { deliver(batch) }
    }

    private func takeFile() -> RelativePath? {
        let index = next.add(1, ordering: .relaxed).oldValue
        return index < files.count ? files[index] : nil
    }
}
