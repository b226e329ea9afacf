import Codebase
import Foundation
import SwiftParser
import Synchronization

/// What nothing that parses can beat: SwiftParser over all files on as many threads.
enum BareParsing {
    static func parse(_ files: [RelativePath], in root: String) async {
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            let count = ProcessInfo.processInfo.activeProcessorCount
            let job = Job(files: files, root: root, threads: count) { done.resume() }
            for _ in 0..<count {
                let thread = Thread { job.work() }
                thread.stackSize = 64 << 20
                thread.start()
            }
        }
    }

    private final class Job: Sendable {
        private let files: [RelativePath]
        private let root: String
        private let next = Atomic(0)
        private let running: Atomic<Int>
        private let whenDone: @Sendable () -> Void

        init(
            files: [RelativePath], root: String, threads: Int,
            whenDone: @escaping @Sendable () -> Void
        ) {
            self.files = files
            self.root = root
            self.whenDone = whenDone
            running = Atomic(threads)
        }

        func work() {
            while true {
                let index = next.add(1, ordering: .relaxed).oldValue
                guard index < files.count else { break }
                let path = root + "/" + files[index].string
                FileManager.default.contents(atPath: path)?.withUnsafeBytes {
                    _ = Parser.parse(source: $0.bindMemory(to: UInt8.self))
                }
            }
            if running.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 { whenDone() }
        }
    }
}
