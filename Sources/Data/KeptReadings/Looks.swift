import Codebase
import ContentCache

/// What was looked at in a tree, and what was seen.
struct Looks: Equatable, Sendable {
    /// What stands at a path of the tree.
    enum Sight: Equatable, Sendable {
        case nothing, folder, other
        case file(FileStamp)

        /// What stands at a path now; nil where only reading it would tell.
        init?(of path: RelativePath, in contents: any SourceContents) {
            switch contents.stamp(of: path) {
            case .file(let stamp): self = .file(stamp)
            case .digest: return nil
            case nil:
                switch contents.kind(of: path) {
                case .folder: self = .folder
                case .other: self = .other
                case nil: self = .nothing
                case .file: return nil
                }
            }
        }
    }

    /// What stood at paths of the tree.
    var sights: [RelativePath: Sight] = [:]
    /// The answers to other questions, by the bytes of the question.
    var answers: [[UInt8]: Answer] = [:]

    /// Whether every file was left alone for some time before a moment.
    func areSettled(at time: Int64, margin: Int64) -> Bool {
        sights.values.allSatisfy { sight in
            guard case .file(let stamp) = sight else { return true }
            return stamp.isSettled(at: time, margin: margin)
        }
    }

    /// Whether the same is seen now; several threads look.
    func hold(in tree: SourceTree, by secret: CacheSecret) async -> Bool {
        for (question, answer) in answers {
            let asked = question.withUnsafeBytes { bytes in
                var reader = ByteReader(bytes)
                return reader.question()
            }
            guard asked.answer(of: tree, by: secret) == answer else { return false }
        }
        let all = Array(sights)
        let size = max(64, all.count / Self.parts + 1)
        return await withTaskGroup(of: Bool.self) { group in
            for start in stride(from: 0, to: all.count, by: size) {
                let part = all[start..<min(start + size, all.count)]
                group.addTask {
                    part.allSatisfy { path, sight in
                        !Task.isCancelled && Sight(of: path, in: tree.contents) == sight
                    }
                }
            }
            for await holds in group where !holds {
                group.cancelAll()
                return false
            }
            return true
        }
    }

    /// In how many parts paths are looked at: more than processors, as one may be slow.
    private static let parts = 16
}

extension ByteWriter {
    /// Files of the list go by their place in it.
    mutating func put(_ looks: Looks, listing files: [RelativePath]) {
        var rest = looks.sights
        var listed: [(place: Int, sight: Looks.Sight)] = []
        for (place, file) in files.enumerated() {
            if let sight = rest.removeValue(forKey: file) { listed.append((place, sight)) }
        }
        put(listed) { writer, look in
            writer.put(look.place)
            writer.put(look.sight)
        }
        put(rest.sorted { $0.key < $1.key }) { writer, look in
            writer.putText(look.key.string)
            writer.put(look.value)
        }
        put(looks.answers.sorted { $0.key.lexicographicallyPrecedes($1.key) }) { writer, look in
            writer.put(look.key) { $0.put($1) }
            writer.put(look.value.bytes) { $0.put($1) }
        }
    }

    private mutating func put(_ sight: Looks.Sight) {
        switch sight {
        case .nothing: put(0)
        case .folder: put(1)
        case .other: put(2)
        case .file(let stamp):
            put(3)
            put(stamp.size)
            put(stamp.modified)
            put(stamp.changed)
            put(stamp.inode)
        }
    }
}

extension ByteReader {
    mutating func looks(listing files: [RelativePath]) -> Looks {
        var looks = Looks()
        let listed = count()
        looks.sights.reserveCapacity(listed)
        for _ in 0..<listed where isSound {
            let place = number()
            let sight = sight()
            guard files.indices.contains(place) else {
                fail()
                break
            }
            looks.sights[files[place]] = sight
        }
        for _ in 0..<count() where isSound { looks.sights[RelativePath(text())] = sight() }
        for _ in 0..<count() where isSound {
            let question = array { UInt8(truncatingIfNeeded: $0.number()) }
            looks.answers[question] = Answer(
                bytes: array { UInt8(truncatingIfNeeded: $0.number()) })
        }
        return looks
    }

    private mutating func sight() -> Looks.Sight {
        switch number() {
        case 0: return .nothing
        case 1: return .folder
        case 2: return .other
        case 3:
            return .file(
                FileStamp(
                    size: Int64(number()), modified: Int64(number()), changed: Int64(number()),
                    inode: bits()))
        default:
            fail()
            return .nothing
        }
    }
}
