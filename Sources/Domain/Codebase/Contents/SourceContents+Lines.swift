extension SourceContents {
    /// Read some at a time.
    package func lineCounts(of files: [RelativePath]) -> [Int?] {
        var counts: [Int?] = []
        counts.reserveCapacity(files.count)
        // Not all are in memory at a time.
        while counts.count < files.count {
            let part = Array(files[counts.count..<min(counts.count + 256, files.count)])
            counts += bytes(ofEach: part, upTo: LineCounter.longest).map {
                (try? $0.get())?.lineCount
            }
        }
        return counts
    }
}

/// Counts the lines of a text that comes in parts: `\n`, `\r\n` and a lone `\r` end one, and at the very
/// end they start no further one.
package struct LineCounter {
    /// The most bytes of a file that are looked at.
    package static let longest = 16 << 20

    private var ends = 0
    private var last: UInt8?

    package init() {}

    /// Takes the next part.
    package mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
        var (ends, last) = (ends, last ?? 0)
        for byte in bytes {
            if byte <= UInt8(ascii: "\r") {
                if byte == UInt8(ascii: "\r") {
                    ends += 1
                } else if byte == UInt8(ascii: "\n"), last != UInt8(ascii: "\r") {
                    ends += 1
                }
            }
            last = byte
        }
        if !bytes.isEmpty { (self.ends, self.last) = (ends, last) }
    }

    /// The lines of what was added.
    package var count: Int {
        guard let last else { return 0 }
        return last == UInt8(ascii: "\r") || last == UInt8(ascii: "\n") ? ends : ends + 1
    }
}

extension FileBytes {
    /// How many lines there are.
    package var lineCount: Int {
        var counter = LineCounter()
        bytes.withUnsafeBufferPointer { counter.add($0) }
        return counter.count
    }
}
