extension String {
    /// The text with other text in place of some scalars.
    ///
    /// What reads a text as a language sees its scalars: a quotation mark with an accent on it is one
    /// letter to Swift, and ends a string all the same.
    package func escaping(_ escapes: [Unicode.Scalar: String]) -> String {
        guard unicodeScalars.contains(where: { escapes[$0] != nil }) else { return self }
        var text = Substring.UnicodeScalarView()
        for scalar in unicodeScalars {
            if let escape = escapes[scalar] {
                text.append(contentsOf: escape.unicodeScalars)
            } else {
                text.append(scalar)
            }
        }
        return String(text)
    }

    /// Whether these scalars stand in the text, one after the other.
    package func hasScalars(_ scalars: String) -> Bool {
        // The search of the standard library takes a thousand times as long for each byte.
        guard let first = scalars.utf8.first else { return true }
        let length = scalars.utf8.count
        var copy = self
        return copy.withUTF8 { text in
            var copy = scalars
            return copy.withUTF8 { sought in
                text.indices.dropLast(length - 1).contains { start in
                    text[start] == first && text[start..<(start + length)].elementsEqual(sought)
                }
            }
        }
    }

    /// The text as one word of a shell.
    package var shellWord: String {
        let isPlain = unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || $0.properties.numericType != nil
                || "./:_-@+".unicodeScalars.contains($0)
        }
        return isPlain && !isEmpty ? self : "'" + escaping(["'": "'\\''"]) + "'"
    }
}
