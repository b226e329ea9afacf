extension String {
    /// The words of a list that blanks and line breaks of ASCII part. Long lists are read when a
    /// program starts, so that it goes by bytes.
    package var listed: [String] {
        utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
            .map { String(Substring($0)) }
    }

    /// What stands behind the last dot.
    package var lastPart: String {
        guard let dot = utf8.lastIndex(of: UInt8(ascii: ".")) else { return self }
        return String(self[utf8.index(after: dot)...])
    }

    /// The name as an identifier: what cannot stand in one becomes `_`.
    package var asModuleName: String {
        let name = String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        return name.first?.isNumber == true ? "_" + name.dropFirst() : name
    }
}
