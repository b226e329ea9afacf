import Codebase
import Foundation
import KeptReadings
import Synchronization

/// Counts how often a reader is asked.
final class CountingReader: ProjectReader {
    private let base: any ProjectReader
    private let count = Mutex(0)

    init(_ base: any ProjectReader) { self.base = base }

    var origin: Origin { base.origin }

    func read(_ tree: SourceTree, trust: Trust) async -> ProjectReading {
        count.withLock { $0 += 1 }
        return await base.read(tree, trust: trust)
    }

    /// How often it was asked since this was last asked.
    func take() -> Int {
        count.withLock { count in
            defer { count = 0 }
            return count
        }
    }
}

/// Says which files contain `module`, in the words of what it reads; the smallest reader there is.
struct WordReader: ProjectReader {
    let origin = Origin.bazel
    /// Called between two looks at the same file.
    var whileReading: @Sendable () -> Void = {}

    func read(_ tree: SourceTree, trust: Trust) async -> ProjectReading {
        var reading = ProjectReading()
        for file in tree.files where file.fileExtension == "txt" {
            let text = tree.contents.text(of: file)
            whileReading()
            if tree.contents.text(of: file)?.isEmpty != false { continue }
            reading.notes.append(IncompleteItem(path: file, reason: text ?? ""))
        }
        return reading
    }
}

/// A folder that readings are kept in; it vanishes with the value.
final class ReadingsFolder: Sendable {
    let path = NSTemporaryDirectory() + "strata-readings-\(UUID().uuidString)"

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// What a reader says that keeps readings here, as a new process has it.
    func read(
        _ tree: SourceTree, by reader: any ProjectReader, trust: Trust = .untrusted,
        program: String = "1", limit: Int = 64 << 20
    ) async -> ProjectReading {
        let cache = ReadingCache(folder: path, program: program, limit: limit)
        let caching = CachingProjectReader(reader: reader, cache: cache)
        let reading = await caching.read(tree, trust: trust)
        await cache.settle()
        return reading
    }

    /// The files with an ending, in the order of their names.
    func files(_ ending: String = "") throws -> [URL] {
        try FileManager.default.contentsOfDirectory(atPath: path).sorted()
            .filter { $0.hasSuffix(ending) }.map { URL(filePath: path + "/" + $0) }
    }
}
