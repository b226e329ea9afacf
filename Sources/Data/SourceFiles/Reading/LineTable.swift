/// Where the lines of a text start, in bytes; `\n`, `\r\n` and a lone `\r` end a line.
struct LineTable {
    private(set) var starts: [Int] = [0]
    private(set) var end = 0
    private var cursor = 0

    /// The number of lines; a line break at the very end starts no further line.
    var count: Int { starts.last == end ? starts.count - 1 : starts.count }

    /// Forgets the last text and finds the lines of another.
    mutating func reset(to bytes: UnsafeBufferPointer<UInt8>) {
        starts.removeAll(keepingCapacity: true)
        starts.append(0)
        cursor = 0
        end = bytes.count
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte > UInt8(ascii: "\r") { continue }
            if byte == UInt8(ascii: "\n") {
                starts.append(index)
            } else if byte == UInt8(ascii: "\r") {
                if index < bytes.count, bytes[index] == UInt8(ascii: "\n") { index += 1 }
                starts.append(index)
            }
        }
    }

    /// The line of a byte, from 1; quick for offsets that are asked in ascending order.
    mutating func line(at offset: Int) -> Int {
        if starts[cursor] > offset { cursor = 0 }
        while cursor + 1 < starts.count, starts[cursor + 1] <= offset { cursor += 1 }
        return cursor + 1
    }

    /// The column of a byte in its line, from 1.
    mutating func column(at offset: Int) -> Int {
        offset - starts[line(at: offset) - 1] + 1
    }
}
