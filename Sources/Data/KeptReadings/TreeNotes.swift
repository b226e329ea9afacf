import Codebase
import ContentCache
import Synchronization

/// The contents of a tree, with everything that is looked at in them.
final class TreeNotes: SourceContents, OutputNotes {
    /// Takes an output with all it depends on, and when notes began, in nanoseconds since 1970.
    typealias Keep =
        @Sendable (
            _ output: KeptOutput, _ question: String, _ builds: BuildTraces?, Looks,
            _ started: Int64
        ) -> Void

    private struct State {
        var looks = Looks()
        var isRepeatable: Bool
    }

    private let original: SourceTree
    private let secret: CacheSecret?
    private let started = CacheFolder.now()
    private let state: Mutex<State>
    private let keeping: Keep

    init(on tree: SourceTree, by secret: CacheSecret?, keeping: @escaping Keep) {
        original = tree
        self.secret = secret
        self.keeping = keeping
        state = Mutex(State(isRepeatable: secret != nil))
    }

    var tree: SourceTree {
        original.seen(through: self) { [self] in leftOut(among: $0) }
    }

    func keep(_ output: KeptOutput, for question: String, builds: BuildTraces?) {
        let looks = state.withLock { $0.isRepeatable ? $0.looks : nil }
        if let looks { keeping(output, question, builds, looks, started) }
    }

    // MARK: Contents

    var folder: String? { original.contents.folder }

    func bytes(of file: RelativePath, upTo limit: Int) throws(ContentError) -> FileBytes {
        look(at: file)
        return try original.contents.bytes(of: file, upTo: limit)
    }

    func bytes(outside path: String, upTo limit: Int) throws(ContentError) -> FileBytes {
        let result = Result { () throws(ContentError) in
            try original.contents.bytes(outside: path, upTo: limit)
        }
        if let secret {
            note(.bytesOutside(path, limit: limit), Answer(result, by: secret))
        }
        return try result.get()
    }

    func kind(of path: RelativePath) -> ContentKind? {
        look(at: path)
        return original.contents.kind(of: path)
    }

    func stamp(of file: RelativePath) -> ContentStamp? {
        let stamp = original.contents.stamp(of: file)
        if case .file(let seen) = stamp { note(.file(seen), at: file) } else { look(at: file) }
        return stamp
    }

    private func leftOut(among paths: [RelativePath]) -> Set<RelativePath> {
        let leftOut = original.leftOut(among: paths)
        note(.leftOut(among: paths), Answer(leftOut, among: paths))
        return leftOut
    }

    // MARK: Notes

    /// Notes what stands at a path before it is read: what changes afterwards is seen to be different.
    private func look(at path: RelativePath) {
        if state.withLock({ $0.looks.sights[path] != nil }) { return }
        guard let sight = Looks.Sight(of: path, in: original.contents) else {
            return state.withLock { $0.isRepeatable = false }
        }
        note(sight, at: path)
    }

    private func note(_ sight: Looks.Sight, at path: RelativePath) {
        state.withLock { state in
            if !state.looks.sights.note(sight, for: path) { state.isRepeatable = false }
        }
    }

    private func note(_ question: Question, _ answer: Answer) {
        let bytes = question.bytes
        state.withLock { state in
            if !state.looks.answers.note(answer, for: bytes) { state.isRepeatable = false }
        }
    }
}
