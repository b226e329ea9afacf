import Codebase
import ContentCache

/// Where the readings of one tree by one reader are kept.
///
/// Two files lead to a reading: which questions were asked is kept for the list of files, and the
/// reading for the same list, the questions and their answers. So that of another branch stays.
struct ReadingFiles: Sendable {
    /// One of the two kinds of files.
    struct Kind: Sendable {
        /// What their names end with.
        let ending: String
        fileprivate let form: SealedFile
    }

    // As the program is part of the keys, the versions never change.
    static let questions = Kind(
        ending: ".asked", form: SealedFile(magic: "strata questions\n", version: 1))
    static let reading = Kind(
        ending: ".reading", form: SealedFile(magic: "strata reading\n", version: 1))
    /// The most bytes of a file that are kept or believed.
    private static let mostBytes = 32 << 20

    private let folder: CacheFolder
    private let secret: CacheSecret
    private let tree: SourceTree
    /// What tells the list of files, the reader, the trust and the program from others.
    private let start: [UInt8]

    init(
        _ cache: ReadingCache, secret: CacheSecret, tree: SourceTree, origin: Origin, trust: Trust
    ) {
        folder = cache.folder
        self.secret = secret
        self.tree = tree
        let listing = cache.key(listing: tree, by: secret)
        var writer = ByteWriter()
        writer.put(listing.high)
        writer.put(listing.low)
        for text in [origin.rawValue, trust.rawValue, cache.program] { writer.putText(text) }
        start = writer.bytes
    }

    // MARK: Looking up

    /// The reading that is kept, if every question has the answer that it had.
    func reading() -> ProjectReading? {
        let questions = read(Self.questions, key(start)) { reader in
            reader.array { $0.question() }
        }
        guard let questions else { return nil }
        let answers = questions.map { ($0.bytes, $0.answer(of: tree, by: secret)) }
        return read(Self.reading, key(of: answers)) { $0.reading() }
    }

    private func read<Value>(
        _ kind: Kind, _ key: ContentKey, _ take: (inout ByteReader) -> Value
    ) -> Value? {
        let path = folder.file(for: key, kind.ending)
        guard let file = folder.read(path, upTo: Self.mostBytes),
            let body = kind.form.body(of: file, by: secret)
        else { return nil }
        folder.touch(path)
        return body.withUnsafeBytes { bytes in
            var reader = ByteReader(bytes)
            guard reader.bits() == key.high, reader.bits() == key.low else { return nil }
            reader.readStrings()
            let value = take(&reader)
            return reader.isSound && reader.isAtEnd ? value : nil
        }
    }

    // MARK: Keeping

    /// Keeps a reading under the questions that it asked, each by its bytes, with their answers.
    func save(_ reading: ProjectReading, after answers: [[UInt8]: Answer]) {
        let answers = answers.sorted { $0.key.lexicographicallyPrecedes($1.key) }
        write(Self.reading, key(of: answers.map { ($0.key, $0.value) })) { $0.put(reading) }
        write(Self.questions, key(start)) { writer in
            writer.put(answers.count)
            for (question, _) in answers { writer.putBytes(question) }
        }
        folder.removeOldest()
    }

    private func write(_ kind: Kind, _ key: ContentKey, _ put: (inout ByteWriter) -> Void) {
        var head = ByteWriter()
        head.put(key.high)
        head.put(key.low)
        var writer = ByteWriter()
        put(&writer)
        let file = kind.form.file(head.bytes + writer.stringTable + writer.bytes, by: secret)
        if file.count <= Self.mostBytes {
            folder.save(file, to: folder.file(for: key, kind.ending))
        }
    }

    // MARK: Keys

    private func key(of answers: [(question: [UInt8], answer: Answer)]) -> ContentKey {
        key(start + answers.flatMap { $0.question + $0.answer.bytes })
    }

    private func key(_ bytes: [UInt8]) -> ContentKey {
        bytes.withUnsafeBytes { secret.key(of: $0) }
    }
}
