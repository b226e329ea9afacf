import Codebase
import Foundation

/// Reads the index stores that debug builds leave, with libIndexStore of the installed toolchain.
package struct StoreIndexReader: CompilerIndexReader {
    private let environment: [String: String]
    private let command: [String]

    /// How many files one process is asked about.
    private static let batch = 64

    /// - Parameters:
    ///   - environment: Where to look for the toolchain and for derived data.
    ///   - command: What runs ``IndexServer``, an absolute path first.
    package init(environment: [String: String], command: [String]) {
        self.environment = environment
        self.command = command
    }

    package func answers(
        for files: [RelativePath], in codebase: Codebase
    ) async -> [RelativePath: CompilerAnswer] {
        let files = Array(Set(files)).sorted()
        guard let library = LibraryFinder(environment: environment).path else {
            return Self.silence(.noLibrary, on: files)
        }
        let found = await StoreFinder(environment: environment).stores(of: codebase)
        guard !found.stores.isEmpty else {
            return Self.silence(found.foreign > 0 ? .foreignStore : .noStore, on: files)
        }
        let process = ReadingProcess(command: command, library: library, stores: found.stores)
        return await answers(for: files, from: process, in: codebase.root)
    }

    private static func silence(
        _ reason: CompilerSilence, on files: [RelativePath]
    ) -> [RelativePath: CompilerAnswer] {
        Dictionary(uniqueKeysWithValues: files.map { ($0, .silent(reason)) })
    }

    private func answers(
        for files: [RelativePath], from process: ReadingProcess, in root: String
    ) async -> [RelativePath: CompilerAnswer] {
        let batches = stride(from: 0, to: files.count, by: Self.batch).map {
            Array(files[$0..<min($0 + Self.batch, files.count)])
        }
        let cores = max(1, ProcessInfo.processInfo.activeProcessorCount)
        return await withTaskGroup(of: [(RelativePath, CompilerAnswer)].self) { group in
            var answers: [RelativePath: CompilerAnswer] = [:]
            for (number, batch) in batches.enumerated() {
                if number >= cores, let done = await group.next() {
                    answers.merge(done) { $1 }
                }
                group.addTask { await Self.answers(for: batch, from: process, in: root) }
            }
            for await done in group { answers.merge(done) { $1 } }
            return answers
        }
    }

    private static func answers(
        for files: [RelativePath], from process: ReadingProcess, in root: String
    ) async -> [(RelativePath, CompilerAnswer)] {
        let sources = files.map { SourceOnDisk(root: root, file: $0) }
        let requests = sources.map { ReadingRequest.File(paths: $0.paths, changed: $0.changed) }
        let told = await process.answers(for: requests)
        return zip(zip(files, sources), told).map { source, answer in
            guard case .compiled(let file) = answer else { return (source.0, answer) }
            return (source.0, source.1.fits(file) ? answer : .silent(.differs))
        }
    }
}

/// A source as it is now.
private struct SourceOnDisk {
    /// Its absolute path, and the same without links.
    let paths: [String]
    /// When it was changed, in nanoseconds since 1970; later than any build if it is not there.
    let changed: Int64

    init(root: String, file: RelativePath) {
        let path = root + "/" + file.string
        let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        paths = resolved == path ? [path] : [path, resolved]
        var status = stat()
        changed = stat(path, &status) == 0 ? status.modified : .max
    }

    /// Whether it is the text that the compiler read.
    func fits(_ file: CompiledFile) -> Bool {
        guard let path = paths.first, let data = FileManager.default.contents(atPath: path) else {
            return false
        }
        return SourceFit(Array(data)).fits(file)
    }
}

extension stat {
    fileprivate var modified: Int64 {
        #if canImport(Darwin)
            let time = st_mtimespec
        #else
            let time = st_mtim
        #endif
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
}
