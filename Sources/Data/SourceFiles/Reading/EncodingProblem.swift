import Codebase

/// Sees what of a text is not UTF-8.
enum EncodingProblem {
    /// Why nothing of the text can be read, or nil if its readable parts can be used.
    static func unusable(_ bytes: UnsafeBufferPointer<UInt8>) -> SourceProblem? {
        if bytes.starts(with: Array("\0GITCRYPT\0".utf8)) {
            return SourceProblem(
                kind: .encrypted, line: nil, message: "The file is encrypted with git-crypt.")
        }
        let start = bytes.prefix(2)
        guard start.elementsEqual([0xFF, 0xFE]) || start.elementsEqual([0xFE, 0xFF]) else {
            return nil
        }
        return SourceProblem(
            kind: .encoding, line: nil, message: "The file is UTF-16; Swift sources are UTF-8.")
    }

    /// What is said of the first byte that is not UTF-8.
    static func invalid(at line: Int) -> SourceProblem {
        SourceProblem(
            kind: .encoding, line: line,
            message: "The line is not UTF-8; the rest of the file was read.")
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The text without the mark that some editors put in front of UTF-8.
    var withoutByteOrderMark: UnsafeBufferPointer<UInt8> {
        prefix(3).elementsEqual([0xEF, 0xBB, 0xBF])
            ? UnsafeBufferPointer(rebasing: dropFirst(3)) : self
    }

    /// The text up to the last line that is there whole.
    var upToLastLine: UnsafeBufferPointer<UInt8> {
        let end = lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? count
        return UnsafeBufferPointer(rebasing: prefix(end)).withoutByteOrderMark
    }
}
