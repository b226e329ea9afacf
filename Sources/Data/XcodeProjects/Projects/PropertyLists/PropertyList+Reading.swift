extension PropertyList {
    /// Reads a property list in any form that text has; a binary one is a problem.
    static func reading(_ bytes: [UInt8]) -> PropertyList {
        if bytes.starts(with: Array("bplist".utf8)) {
            let problem = Problem(line: 1, what: "the file is a binary property list")
            return PropertyList(bytes: [], nodes: [], problems: [problem])
        }
        // Offsets are kept in 32 bits.
        if bytes.count > Int(Int32.max) {
            let problem = Problem(line: 1, what: "the file is larger than 2 GB")
            return PropertyList(bytes: [], nodes: [], problems: [problem])
        }
        if let text = decodedUTF16(bytes) { return reading(Array(text.utf8)) }
        let start = bytes.drop { $0 <= 0x20 || $0 == 0xEF || $0 == 0xBB || $0 == 0xBF }
        return start.starts(with: Array("<?xml".utf8)) || start.starts(with: Array("<!DOC".utf8))
            || start.starts(with: Array("<plist".utf8))
            ? XMLPropertyListParser.parse(bytes) : OpenStepParser.parse(bytes)
    }

    private static func decodedUTF16(_ bytes: [UInt8]) -> String? {
        let isLittle = bytes.starts(with: [0xFF, 0xFE])
        guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else { return nil }
        let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
            let low = UInt16(bytes[isLittle ? index : index + 1])
            return low | UInt16(bytes[isLittle ? index + 1 : index]) << 8
        }
        return String(decoding: units, as: UTF16.self)
    }
}
