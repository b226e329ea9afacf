import OperatingSystem
import Codebase
import Synchronization

/// What is found in each of some files, read on all processors with the stacks of
/// ``WorkerThreads``; who is cancelled gets what was read so far.
///
/// - Parameter read: Reads one file; files are taken in their order.
func readEach<Found: Sendable>(
    of files: [RelativePath], _ read: @escaping @Sendable (RelativePath) -> Found
) async -> [RelativePath: Found] {
    let work = EachFile(files: files, read: read)
    return await withTaskCancellationHandler {
        await withTaskGroup(of: [(RelativePath, Found)].self) { group in
            for _ in 0..<min(files.count, SystemThread.processorCount) {
                group.addTask { await work.some() }
            }
            return await group.reduce(into: [:]) { all, some in
                for (file, found) in some { all[file] = found }
            }
        }
    } onCancel: {
        work.cancel()
    }
}

/// Files that several threads take from one list.
private final class EachFile<Found: Sendable>: Sendable {
    private let files: [RelativePath]
    private let read: @Sendable (RelativePath) -> Found
    private let next = Atomic(0)
    private let isCancelled = Atomic(false)

    init(files: [RelativePath], read: @escaping @Sendable (RelativePath) -> Found) {
        self.files = files
        self.read = read
    }

    func cancel() { isCancelled.store(true, ordering: .relaxed) }

    /// What is in the files that one thread gets to read.
    func some() async -> [(RelativePath, Found)] {
        await withCheckedContinuation { continuation in
            WorkerThreads.start { continuation.resume(returning: self.readSome()) }
        }
    }

    private func readSome() -> [(RelativePath, Found)] {
        var found: [(RelativePath, Found)] = []
        while !isCancelled.load(ordering: .relaxed) {
            let index = next.add(1, ordering: .relaxed).oldValue
            guard index < files.count else { break }
            found.append((files[index], read(files[index])))
        }
        return found
    }
}
