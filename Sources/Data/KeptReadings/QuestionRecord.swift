import Codebase
import ContentCache
import Synchronization

/// The contents of a tree, with every question that is asked of them and its answer.
final class QuestionRecord: SourceContents {
    private struct State {
        /// By the bytes of the question.
        var answers: [[UInt8]: Answer] = [:]
        var isRepeatable = true
    }

    private let original: SourceTree
    private let secret: CacheSecret
    private let state = Mutex(State())

    init(of tree: SourceTree, by secret: CacheSecret) {
        original = tree
        self.secret = secret
    }

    /// The tree to be read, with nothing but what ``ReadingCache/key(listing:by:)`` looks at.
    var tree: SourceTree {
        SourceTree(
            root: original.root, files: original.files, contents: self, links: original.links,
            leftOut: { [self] in leftOut(among: $0) })
    }

    /// The questions with their answers so far; nil if what was found out may depend on more.
    var answers: [[UInt8]: Answer]? {
        state.withLock { $0.isRepeatable ? $0.answers : nil }
    }

    /// Who asks for it runs a program, which may look at anything.
    var folder: String? {
        state.withLock { $0.isRepeatable = false }
        return original.contents.folder
    }

    func bytes(of file: RelativePath, upTo limit: Int) throws(ContentError) -> FileBytes {
        let result = Result { () throws(ContentError) in
            try original.contents.bytes(of: file, upTo: limit)
        }
        note(.bytes(of: file, limit: limit), Answer(result, by: secret))
        return try result.get()
    }

    func bytes(outside path: String, upTo limit: Int) throws(ContentError) -> FileBytes {
        let result = Result { () throws(ContentError) in
            try original.contents.bytes(outside: path, upTo: limit)
        }
        note(.bytesOutside(path, limit: limit), Answer(result, by: secret))
        return try result.get()
    }

    func kind(of path: RelativePath) -> ContentKind? {
        let kind = original.contents.kind(of: path)
        note(.kind(of: path), Answer(kind))
        return kind
    }

    /// A stamp is another one in another folder and at another time.
    func stamp(of file: RelativePath) -> ContentStamp? {
        state.withLock { $0.isRepeatable = false }
        return original.contents.stamp(of: file)
    }

    private func leftOut(among paths: [RelativePath]) -> Set<RelativePath> {
        let leftOut = original.leftOut(among: paths)
        note(.leftOut(among: paths), Answer(leftOut, among: paths))
        return leftOut
    }

    /// What changes while it is read cannot be asked for again.
    private func note(_ question: Question, _ answer: Answer) {
        let bytes = question.bytes
        state.withLock { state in
            if !state.answers.note(answer, for: bytes) { state.isRepeatable = false }
        }
    }
}

extension Dictionary where Value: Equatable {
    /// Notes what was seen.
    ///
    /// - Returns: Whether nothing else was seen before.
    mutating func note(_ value: Value, for key: Key) -> Bool {
        let known = updateValue(value, forKey: key)
        return known == nil || known == value
    }
}
