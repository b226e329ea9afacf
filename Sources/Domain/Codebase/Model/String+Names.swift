extension String {
    /// The words of a list that blanks and line breaks of ASCII part. Long lists are read when a
    /// program starts, so that it goes by bytes.
    package var listed: [String] {
        utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
            .map { String(Substring($0)) }
    }

    /// What comes after the last dot.
    package var lastPart: String {
        guard let dot = utf8.lastIndex(of: UInt8(ascii: ".")) else { return self }
        return String(self[utf8.index(after: dot)...])
    }

    /// What stands before the first dot.
    package var outermostPart: String { String(prefix { $0 != "." }) }

    /// The name as an identifier: what cannot stand in one becomes `_`.
    package var asModuleName: String {
        let name = String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        return name.first?.isNumber == true ? "_" + name.dropFirst() : name
    }
}

extension StringProtocol {
    /// Its words of letters, digits and `_`, in order: the names in a text, and its numbers.
    package var identifiers: [SubSequence] { split { !$0.isPartOfIdentifier } }
}

extension String {
    /// Whether a text stands in it that ends a name: no letter, digit or `_` comes after it.
    // It is not called `contains`: `names.contains(where: text.contains)` would mean this one.
    package func mentions(wholeName name: String) -> Bool {
        ranges(of: name).contains { range in
            range.upperBound == endIndex || !self[range.upperBound].isPartOfIdentifier
        }
    }
}

extension Character {
    /// Whether a name goes on with it.
    package var isPartOfIdentifier: Bool { isLetter || isNumber || self == "_" }
}
