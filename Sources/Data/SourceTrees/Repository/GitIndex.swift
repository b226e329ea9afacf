/// The paths that git tracks, from the index file of a repository.
///
/// https://git-scm.com/docs/index-format
struct GitIndex {
    /// The paths one after the other, ascending by bytes.
    private var bytes: [UInt8] = []
    private var ends: [Int] = []

    /// A repository that tracks nothing yet.
    init() {}

    /// What is tracked if it is just these paths.
    init(paths: [[UInt8]]) {
        for path in paths.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
            bytes += path
            ends.append(bytes.count)
        }
    }

    /// Reads an index file.
    ///
    /// - Parameter hashLength: 20 bytes, 32 in a repository of SHA-256.
    /// - Returns: nil if the file is damaged or of a later format.
    init?(_ file: [UInt8], hashLength: Int = 20) {
        var reader = IndexReader(file: file, hashLength: hashLength)
        guard let count = reader.header() else { return nil }
        ends.reserveCapacity(min(count, file.count / 32))
        var previous = 0..<0
        for _ in 0..<count {
            guard let (shared, name) = reader.entry(previousLength: previous.count) else {
                return nil
            }
            let start = bytes.count
            // A slice would share the storage, so that appending copied all of it.
            bytes += Array(bytes[previous.prefix(shared)])
            bytes += file[name]
            ends.append(bytes.count)
            guard !bytes[start...].lexicographicallyPrecedes(bytes[previous]) else { return nil }
            previous = start..<bytes.count
        }
        // The rest of the entries stands in another file then.
        if reader.isSplit { return nil }
    }

    /// What an index file says of each path — its kind, its object, its stage — without what git has
    /// seen of the file on the disk; nil if the file is damaged.
    static func staged(in file: [UInt8], hashLength: Int) -> [UInt8]? {
        var reader = IndexReader(file: file, hashLength: hashLength)
        guard let count = reader.header() else { return nil }
        var staged: [UInt8] = []
        var length = 0
        for _ in 0..<count {
            let start = reader.position
            guard let (shared, name) = reader.entry(previousLength: length) else { return nil }
            length = shared + name.count
            staged += file[(start + 24)..<(start + 28)]
            staged += file[(start + 40)..<(start + 42 + hashLength)]
            staged += withUnsafeBytes(of: shared.littleEndian) { Array($0) }
            staged += file[name] + [0]
        }
        return staged
    }

    /// Whether a path, or anything below it, is tracked.
    func tracks(_ path: [UInt8], orBelow: Bool) -> Bool {
        var low = 0
        var high = ends.count
        while low < high {
            let middle = (low + high) / 2
            if self[middle].lexicographicallyPrecedes(path) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        guard low < ends.count else { return false }
        if self[low].elementsEqual(path) { return true }
        return orBelow && isBelow(path, from: low)
    }

    /// `a.b` sorts between `a` and `a/b`, so what lies below may come a little later.
    private func isBelow(_ path: [UInt8], from start: Int) -> Bool {
        let folder = path + [UInt8(ascii: "/")]
        var low = start
        var high = ends.count
        while low < high {
            let middle = (low + high) / 2
            if self[middle].lexicographicallyPrecedes(folder) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low < ends.count && self[low].starts(with: folder)
    }

    /// How many paths below a folder end in `.swift`.
    func swiftFiles(below path: [UInt8]) -> Int {
        let folder = path + [UInt8(ascii: "/")]
        return ends.indices.count {
            self[$0].starts(with: folder) && self[$0].suffix(6).elementsEqual(".swift".utf8)
        }
    }

    private subscript(index: Int) -> ArraySlice<UInt8> {
        bytes[(index == 0 ? 0 : ends[index - 1])..<ends[index]]
    }
}

/// Goes through the entries of an index file.
private struct IndexReader {
    let file: [UInt8]
    let hashLength: Int
    private(set) var position = 0
    private var version = 0

    init(file: [UInt8], hashLength: Int) {
        self.file = file
        self.hashLength = hashLength
    }

    /// The number of entries.
    mutating func header() -> Int? {
        guard file.starts(with: "DIRC".utf8), file.count >= 12 else { return nil }
        version = number(at: 4)
        position = 12
        return 2...4 ~= version ? number(at: 8) : nil
    }

    /// Whether what follows the entries says that others stand elsewhere.
    var isSplit: Bool { file[min(position, file.count)...].starts(with: "link".utf8) }

    /// The next entry: how much it shares with the path before it, and the rest of its path.
    mutating func entry(previousLength: Int) -> (shared: Int, name: Range<Int>)? {
        let start = position
        let flags = start + 40 + hashLength
        guard flags + 4 <= file.count else { return nil }
        let isExtended = version > 2 && file[flags] & 0x40 != 0
        position = flags + (isExtended ? 4 : 2)
        var shared = 0
        if version == 4 {
            guard let dropped = variableNumber(), dropped <= previousLength else { return nil }
            shared = previousLength - dropped
        }
        guard let end = file[min(position, file.count)...].firstIndex(of: 0) else { return nil }
        let name = position..<end
        position = version == 4 ? end + 1 : start + (end - start + 8) & ~7
        return position <= file.count ? (shared, name) : nil
    }

    private func number(at index: Int) -> Int {
        file[index..<(index + 4)].reduce(0) { $0 << 8 | Int($1) }
    }

    private mutating func variableNumber() -> Int? {
        var value = -1
        while position < file.count, value < 1 << 40 {
            let byte = file[position]
            position += 1
            value = (value + 1) << 7 | Int(byte & 0x7F)
            if byte & 0x80 == 0 { return value }
        }
        return nil
    }
}
