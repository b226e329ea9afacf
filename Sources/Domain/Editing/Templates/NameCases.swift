/// The ways in which one name is written: `ModuleDetail`, `moduleDetail`, `module-detail` …
package struct NameCases: Hashable, Sendable {
    /// The words of the name as they are written in it.
    package let words: [String]

    /// The words of a name in any of the usual cases.
    package init(_ name: String) {
        var words: [String] = []
        var current = ""
        let letters = Array(name)
        for (index, letter) in letters.enumerated() {
            if "_-. ".contains(letter) {
                if !current.isEmpty { words.append(current) }
                current = ""
                continue
            }
            let before = index > 0 ? letters[index - 1] : " "
            let after = index + 1 < letters.count ? letters[index + 1] : " "
            let begins = letter.isUppercase && (!before.isUppercase || after.isLowercase)
            if begins, !current.isEmpty {
                words.append(current)
                current = ""
            }
            current.append(letter)
        }
        if !current.isEmpty { words.append(current) }
        self.words = words
    }

    /// `ModuleDetail`.
    package var pascal: String { words.map(\.capitalizedStart).joined() }

    /// `moduleDetail`; `urlBar` for `URLBar`.
    package var camel: String {
        guard let first = words.first else { return "" }
        return first.lowercased() + words.dropFirst().map(\.capitalizedStart).joined()
    }

    /// `module_detail`.
    package var snake: String { words.map { $0.lowercased() }.joined(separator: "_") }

    /// `module-detail`.
    package var kebab: String { words.map { $0.lowercased() }.joined(separator: "-") }

    /// `Module detail`.
    package var sentence: String {
        let rest = words.dropFirst().map { $0.allSatisfy(\.isUppercase) ? $0 : $0.lowercased() }
        return ([words.first?.capitalizedStart ?? ""] + rest).joined(separator: " ")
    }

    /// `moduledetail`.
    package var flat: String { words.joined().lowercased() }
}

extension String {
    /// The text with its first letter as a capital.
    var capitalizedStart: String {
        first.map { $0.uppercased() + dropFirst() } ?? ""
    }
}
