extension String {
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
