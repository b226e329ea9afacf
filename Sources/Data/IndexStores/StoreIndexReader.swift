import OperatingSystem
import Codebase
import Foundation

/// Reads the index stores that debug builds leave, with libIndexStore of the installed toolchain.
package struct StoreIndexReader: CompilerIndexReader {
    private let environment: [String: String]
    private let tracked: any TrackedFilesReader
    private let command: [String]
    /// Where a copy stands of which the builds are read; nil for the codebase itself.
    private let copy: String?
    private let kept = KeptAnswers()

    /// How many files one process is asked about.
    private static let batch = 64

    /// - Parameters:
    ///   - environment: Where to look for the toolchain and for derived data.
    ///   - tracked: Tells a store that came with a clone, which is not believed.
    ///   - command: What runs ``IndexServer``, an absolute path first.
    ///   - copy: Where a copy of the codebase stands that Strata made, and of which the builds are
    ///     read in place of the codebase's; nil for the codebase itself.
    package init(
        environment: [String: String], tracked: any TrackedFilesReader, command: [String],
        copy: String? = nil
    ) {
        self.environment = environment
        self.tracked = tracked
        self.command = command
        self.copy = copy
    }

    package func answers(
        for files: [RelativePath], in codebase: Codebase
    ) async -> [RelativePath: CompilerAnswer] {
        let files = Array(Set(files)).sorted()
        guard let library = LibraryFinder(environment: environment).path else {
            return Self.silence(.noLibrary, on: files)
        }
        let found = finder.stores(of: codebase)
        guard !found.stores.isEmpty else {
            return Self.silence(found.foreign > 0 ? .foreignStore : .noStore, on: files)
        }
        let stores = found.stores.map(StoreStamp.init)
        let sources = files.map { SourceOnDisk(root: copy ?? codebase.root, file: $0) }
        var answers: [RelativePath: CompilerAnswer] = [:]
        for source in sources {
            answers[source.file] = kept.answer(for: source.path, at: source.stamp(stores))
        }
        let process = ReadingProcess(command: command, library: library, stores: found.stores)
        let open = sources.filter { answers[$0.file] == nil }
        for (source, answer) in await self.answers(for: open, from: process) {
            kept.keep(answer, for: source.path, at: source.stamp(stores))
            answers[source.file] = answer
        }
        for source in sources where !isRead(source, from: codebase.contents) {
            answers[source.file] = .silent(.changed)
        }
        return answers
    }

    /// Whether what is read of a codebase stands on the disk, too: a copy may be changed in memory.
    private func isRead(_ source: SourceOnDisk, from contents: any SourceContents) -> Bool {
        // What differs in memory has no stamp, and that of a codebase says nothing of its copy.
        if copy == nil, contents.stamp(of: source.file) != nil { return true }
        guard let read = try? contents.bytes(of: source.file, upTo: .max) else { return true }
        return source.bytes == read.bytes
    }

    private var finder: StoreFinder {
        StoreFinder(environment: environment, tracked: tracked, copy: copy)
    }

    package func buildFolders(of codebase: Codebase) -> [RelativePath] {
        StoreFinder.folders(of: codebase)
    }

    package func traces(ofBuildsIn folders: [RelativePath], at root: String) -> BuildTraces {
        let stores = finder.candidates(in: folders, at: copy ?? root).map(StoreStamp.init)
        let library = LibraryFinder(environment: environment).path ?? ""
        return BuildTraces(
            folders: folders, lines: [library] + stores.map { "\($0.path) \($0.changed)" },
            changed: stores.map(\.changed).max() ?? 0)
    }

    private static func silence(
        _ reason: CompilerSilence, on files: [RelativePath]
    ) -> [RelativePath: CompilerAnswer] {
        Dictionary(uniqueKeysWithValues: files.map { ($0, .silent(reason)) })
    }

    private func answers(
        for sources: [SourceOnDisk], from process: ReadingProcess
    ) async -> [(SourceOnDisk, CompilerAnswer)] {
        let batches = stride(from: 0, to: sources.count, by: Self.batch).map {
            Array(sources[$0..<min($0 + Self.batch, sources.count)])
        }
        let cores = max(1, ProcessInfo.processInfo.activeProcessorCount)
        return await withTaskGroup(of: [(SourceOnDisk, CompilerAnswer)].self) { group in
            var answers: [(SourceOnDisk, CompilerAnswer)] = []
            for (number, batch) in batches.enumerated() {
                if number >= cores, let done = await group.next() { answers += done }
                group.addTask { await Self.answers(for: batch, from: process) }
            }
            for await done in group { answers += done }
            return answers
        }
    }

    private static func answers(
        for sources: [SourceOnDisk], from process: ReadingProcess
    ) async -> [(SourceOnDisk, CompilerAnswer)] {
        let requests = sources.map { ReadingRequest.File(paths: $0.paths, changed: $0.changed) }
        let told = await process.answers(for: requests)
        return zip(sources, told).map { source, answer in
            guard case .compiled(let file) = answer else { return (source, answer) }
            return (source, source.fits(file) ? answer : .silent(.differs))
        }
    }
}

/// A source as it is now.
private struct SourceOnDisk {
    let file: RelativePath
    /// Its absolute path, and the same without links.
    let paths: [String]
    /// When it was changed, in nanoseconds since 1970; later than any build if it is not there.
    let changed: Int64

    init(root: String, file: RelativePath) {
        self.file = file
        let path = root + "/" + file.string
        let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        paths = resolved == path ? [path] : [path, resolved]
        changed = FileStatus(following: path)?.modified.totalNanoseconds ?? .max
    }

    /// Its absolute path.
    var path: String { paths[0] }

    /// When it and what builds wrote were changed last.
    func stamp(_ stores: [StoreStamp]) -> KeptAnswers.Stamp {
        KeptAnswers.Stamp(file: changed, stores: stores)
    }

    /// What stands in it; nil where it cannot be read.
    var bytes: [UInt8]? { FileManager.default.contents(atPath: path).map(Array.init) }

    /// Whether it is the text that the compiler read.
    func fits(_ file: CompiledFile) -> Bool {
        bytes.map { SourceFit($0).fits(file) } ?? false
    }
}
