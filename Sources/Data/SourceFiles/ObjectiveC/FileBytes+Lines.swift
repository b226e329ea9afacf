import Codebase

extension FileBytes {
    /// The number of lines; a line break at the very end starts no further line.
    var lineCount: Int {
        let breaks = bytes.count { $0 == UInt8(ascii: "\n") }
        return bytes.isEmpty || bytes.last == UInt8(ascii: "\n") ? breaks : breaks + 1
    }
}
