import Codebase
import ContentCache

/// Something that a reader asks of the files of a tree.
enum Question: Equatable, Sendable {
    case bytes(of: RelativePath, limit: Int)
    case bytesOutside(String, limit: Int)
    case kind(of: RelativePath)
    case leftOut(among: [RelativePath])

    /// The answer that a tree gives now.
    func answer(of tree: SourceTree, by secret: CacheSecret) -> Answer {
        switch self {
        case .bytes(let file, let limit):
            let contents = tree.contents
            return Answer(
                Result { () throws(ContentError) in try contents.bytes(of: file, upTo: limit) },
                by: secret)
        case .bytesOutside(let path, let limit):
            let contents = tree.contents
            return Answer(
                Result { () throws(ContentError) in
                    try contents.bytes(outside: path, upTo: limit)
                }, by: secret)
        case .kind(let path): return Answer(tree.contents.kind(of: path))
        case .leftOut(let paths): return Answer(tree.leftOut(among: paths), among: paths)
        }
    }

    /// What tells it from every other.
    var bytes: [UInt8] {
        var writer = ByteWriter()
        writer.put(self)
        return writer.bytes
    }
}

/// What tells the answer to a question from every other answer to it.
struct Answer: Equatable, Sendable {
    let bytes: [UInt8]

    /// An answer as it was written.
    init(bytes: [UInt8]) { self.bytes = bytes }

    /// Bytes, or why there are none.
    init(_ result: Result<FileBytes, ContentError>, by secret: CacheSecret) {
        var writer = ByteWriter()
        switch result {
        case .success(let read):
            let key = read.bytes.withUnsafeBytes { secret.key(of: $0, isCut: read.isCut) }
            writer.put(0)
            writer.put(key.high)
            writer.put(key.low)
        case .failure(let error):
            writer.put(1)
            writer.putText("\(error)")
        }
        bytes = writer.bytes
    }

    /// What stands at a path.
    init(_ kind: ContentKind?) {
        switch kind {
        case .file: bytes = [1]
        case .folder: bytes = [2]
        case .other: bytes = [3]
        case nil: bytes = [0]
        }
    }

    /// Which of some paths are left out.
    init(_ leftOut: Set<RelativePath>, among paths: [RelativePath]) {
        bytes = paths.map { leftOut.contains($0) ? 1 : 0 }
    }
}

extension ByteWriter {
    mutating func put(_ question: Question) {
        switch question {
        case .bytes(let file, let limit):
            put(0)
            putText(file.string)
            put(limit)
        case .bytesOutside(let path, let limit):
            put(1)
            putText(path)
            put(limit)
        case .kind(let path):
            put(2)
            putText(path.string)
        case .leftOut(let paths):
            put(3)
            put(paths) { $0.putText($1.string) }
        }
    }
}

extension ByteReader {
    mutating func question() -> Question {
        switch number() {
        case 0: return .bytes(of: RelativePath(text()), limit: number())
        case 1: return .bytesOutside(text(), limit: number())
        case 2: return .kind(of: RelativePath(text()))
        case 3: return .leftOut(among: array { RelativePath($0.text()) })
        default:
            fail()
            return .kind(of: .root)
        }
    }
}
