import Codebase
import ContentCache

/// Keeps outputs with what was looked at for them: of files their stamps, so that nothing is read to
/// find out that nothing is different.
package struct OutputCache: OutputStore {
    static let ending = ".output"
    // As the program is part of the keys, the version never changes.
    private static let form = SealedFile(magic: "strata output\n", version: 1)
    /// The most bytes of a file that are kept or believed.
    private static let mostBytes = 16 << 20

    private let cache: ReadingCache
    private let margin: Int64

    /// - Parameters:
    ///   - cache: Where they are kept, beside readings.
    ///   - settling: How long a file must have been left alone before a stamp tells of it.
    package init(cache: ReadingCache, settling: Duration = .seconds(2)) {
        self.cache = cache
        margin = settling.nanoseconds
    }

    package func output(
        for question: String, of tree: SourceTree, index: (any CompilerIndexReader)?
    ) async -> KeptOutput? {
        guard let secret = cache.folder.secret() else { return nil }
        let key = key(for: question, of: tree, by: secret)
        let path = cache.folder.file(for: key, Self.ending)
        guard let file = cache.folder.read(path, upTo: Self.mostBytes),
            let body = Self.form.body(of: file, by: secret),
            let kept = KeptAnswer(body, of: key, listing: tree.files)
        else { return nil }
        if let builds = kept.builds,
            index?.traces(ofBuildsIn: builds.folders, at: tree.root) != builds
        {
            return nil
        }
        guard await kept.looks.hold(in: tree, by: secret) else { return nil }
        cache.folder.touch(path)
        return kept.output
    }

    package func notes(on tree: SourceTree) -> any OutputNotes {
        TreeNotes(on: tree, by: cache.folder.secret()) { output, question, builds, looks, started in
            keep(
                KeptAnswer(output: output, builds: builds, looks: looks), for: question, of: tree,
                since: started)
        }
    }

    private func keep(
        _ answer: KeptAnswer, for question: String, of tree: SourceTree, since started: Int64
    ) {
        guard answer.isSettled(at: started, margin: margin), let secret = cache.folder.secret()
        else { return }
        cache.write {
            let key = key(for: question, of: tree, by: secret)
            let file = Self.form.file(answer.bytes(of: key, listing: tree.files), by: secret)
            guard file.count <= Self.mostBytes else { return }
            cache.folder.save(file, to: cache.folder.file(for: key, Self.ending))
            cache.folder.removeOldest()
        }
    }

    /// Another list of files, what else a tree says by itself, and another program have files of their
    /// own.
    private func key(
        for question: String, of tree: SourceTree, by secret: CacheSecret
    ) -> ContentKey {
        let listing = cache.key(listing: tree, by: secret)
        var writer = ByteWriter()
        writer.put(listing.high)
        writer.put(listing.low)
        writer.putText(cache.program)
        writer.putText(question)
        writer.put(tree.vendored)
        for items in [tree.incomplete, tree.notes] {
            writer.put(items) { $0.putText("\($1)") }
        }
        writer.put(tree.ignoredProjects) { $0.putText("\($1)") }
        return writer.bytes.withUnsafeBytes { secret.key(of: $0) }
    }
}

/// An output with all that it depends on.
struct KeptAnswer {
    let output: KeptOutput
    let builds: BuildTraces?
    let looks: Looks

    /// Whether nothing of it could have changed unseen since a moment.
    func isSettled(at time: Int64, margin: Int64) -> Bool {
        (builds?.changed ?? 0) < time - margin && looks.areSettled(at: time, margin: margin)
    }
}

extension KeptAnswer {
    /// An answer as it was written; nil if it makes no sense or answers something else.
    ///
    /// - Parameters:
    ///   - key: What it has to be the answer to.
    ///   - files: The list of files that it is of.
    init?(_ bytes: [UInt8], of key: ContentKey, listing files: [RelativePath]) {
        let answer = bytes.withUnsafeBytes { bytes -> KeptAnswer? in
            var reader = ByteReader(bytes)
            // Whoever moves files does not make one the answer to what another one was asked.
            guard reader.bits() == key.high, reader.bits() == key.low else { return nil }
            let output = KeptOutput(
                text: reader.text(), status: Int32(truncatingIfNeeded: reader.number()))
            let builds = reader.array { reader in
                BuildTraces(
                    folders: reader.array { RelativePath($0.text()) },
                    lines: reader.array { $0.text() }, changed: Int64(reader.number()))
            }
            let looks = reader.looks(listing: files)
            guard reader.isSound, reader.isAtEnd else { return nil }
            return KeptAnswer(output: output, builds: builds.first, looks: looks)
        }
        guard let answer else { return nil }
        self = answer
    }

    /// What ``init(_:of:listing:)`` takes.
    func bytes(of key: ContentKey, listing files: [RelativePath]) -> [UInt8] {
        var writer = ByteWriter()
        writer.put(key.high)
        writer.put(key.low)
        writer.putText(output.text)
        writer.put(output.status)
        writer.put([builds].compactMap(\.self)) { writer, builds in
            writer.put(builds.folders) { $0.putText($1.string) }
            writer.put(builds.lines) { $0.putText($1) }
            writer.put(builds.changed)
        }
        writer.put(looks, listing: files)
        return writer.bytes
    }
}
