import Codebase

/// A file as the index lists it, with what the system said of it when git last looked.
struct GitIndexEntry {
    let path: [UInt8]
    let entry: GitEntry
    /// Whether it is one side of a conflict.
    let isUnmerged: Bool
    /// Whether git is told to take the file as it is in the index, whatever is on the disk.
    let isAssumedUnchanged: Bool
    /// Whether it may be missing on the disk, which a sparse checkout leaves out.
    let isSparse: Bool
    let status: SeenStatus

    /// What tells that a file was not touched since git looked.
    ///
    /// https://git-scm.com/docs/index-format
    struct SeenStatus: Equatable {
        /// Seconds and nanoseconds, in the 32 bits that the index has for each.
        var modified: [UInt32]
        var changed: [UInt32]
        /// The lower 32 bits.
        var inode: UInt32
        var size: UInt32
    }

    private static let assumedUnchanged: UInt32 = 0x8000
    private static let sparse: UInt32 = 1 << 30
}

extension GitIndexEntry {
    /// Reads what `git ls-files --stage --debug -z` prints: `MODE SP OBJECT SP STAGE TAB PATH NUL` and five
    /// lines of `NAME: VALUE`, again and again.
    ///
    /// - Returns: nil if it is anything else.
    static func list(in output: [UInt8]) -> [GitIndexEntry]? {
        var rest = output[...]
        var entries: [GitIndexEntry] = []
        while !rest.isEmpty {
            guard let end = rest.firstIndex(of: 0) else { return nil }
            let head = rest[..<end]
            rest = rest[(end + 1)...]
            var lines: [ArraySlice<UInt8>] = []
            for _ in 0..<5 {
                guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
                lines.append(rest[..<end])
                rest = rest[(end + 1)...]
            }
            guard let entry = GitIndexEntry(head, lines) else { return nil }
            entries.append(entry)
        }
        return entries
    }

    private init?(_ head: ArraySlice<UInt8>, _ lines: [ArraySlice<UInt8>]) {
        guard let tab = head.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
        let words = head[..<tab].split(separator: UInt8(ascii: " "))
        guard words.count == 3, let object = ObjectName(words[1]) else { return nil }
        let numbers = lines.map(Self.numbers)
        guard numbers.map(\.count) == [2, 2, 2, 2, 2], let flags = numbers[4].last else {
            return nil
        }
        path = Array(head[(tab + 1)...])
        entry = GitEntry(mode: String(decoding: words[0], as: UTF8.self), object: object)
        isUnmerged = !words[2].elementsEqual("0".utf8)
        isAssumedUnchanged = flags & Self.assumedUnchanged != 0
        isSparse = flags & Self.sparse != 0
        status = SeenStatus(
            modified: numbers[1], changed: numbers[0], inode: numbers[2][1], size: numbers[4][0])
    }

    /// The numbers of a line; that after `flags:` is hexadecimal.
    private static func numbers(in line: ArraySlice<UInt8>) -> [UInt32] {
        var radix = 10
        return line.split(whereSeparator: { " \t:".utf8.contains($0) }).compactMap { word in
            let text = String(decoding: word, as: UTF8.self)
            if text == "flags" {
                radix = 16
                return nil
            }
            return UInt32(text, radix: radix)
        }
    }
}
