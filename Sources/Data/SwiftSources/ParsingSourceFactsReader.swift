import Architecture
import Synchronization

/// Reads the facts of files by parsing each of them, on all processors.
package struct ParsingSourceFactsReader: SourceFactsReader {
    private let workers: Int

    /// - Parameter workers: How many files are parsed at a time; nil for one a processor.
    package init(workers: Int? = nil) {
        self.workers = max(1, workers ?? WorkerThreads.processorCount)
    }

    package func facts(of files: [RelativePath], in root: String) -> AsyncStream<[FileFacts]> {
        let (stream, continuation) = AsyncStream<[FileFacts]>.makeStream()
        guard !files.isEmpty else {
            continuation.finish()
            return stream
        }
        let job = ParsingJob(files: files, root: root, workers: min(workers, files.count)) {
            continuation.yield($0)
        } whenDone: {
            continuation.finish()
        }
        continuation.onTermination = { _ in job.cancel() }
        job.start()
        return stream
    }
}

/// Files that several threads take from one list.
private final class ParsingJob: Sendable {
    /// Few enough for a steady stream, enough to make waking the listener cheap.
    private static let batchSize = 32

    private let files: [RelativePath]
    private let root: String
    private let workers: Int
    private let next = Atomic(0)
    private let running: Atomic<Int>
    private let isCancelled = Atomic(false)
    private let deliver: @Sendable ([FileFacts]) -> Void
    private let whenDone: @Sendable () -> Void

    init(
        files: [RelativePath], root: String, workers: Int,
        deliver: @escaping @Sendable ([FileFacts]) -> Void,
        whenDone: @escaping @Sendable () -> Void
    ) {
        self.files = files
        self.root = root
        self.workers = workers
        self.deliver = deliver
        self.whenDone = whenDone
        running = Atomic(workers)
    }

    func start() {
        for _ in 0..<workers {
            WorkerThreads.start { self.work() }
        }
    }

    func cancel() { isCancelled.store(true, ordering: .relaxed) }

    private func work() {
        let parser = SourceFactsParser()
        var batch: [FileFacts] = []
        while !isCancelled.load(ordering: .relaxed), let file = takeFile() {
            let facts = parser.facts(ofFileAt: root + "/" + file.string)
            batch.append(FileFacts(file: file, facts: facts))
            if batch.count == Self.batchSize {
                deliver(batch)
                batch.removeAll(keepingCapacity: true)
            }
        }
        if !batch.isEmpty { deliver(batch) }
        if running.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 { whenDone() }
    }

    private func takeFile() -> RelativePath? {
        let index = next.add(1, ordering: .relaxed).oldValue
        return index < files.count ? files[index] : nil
    }
}
