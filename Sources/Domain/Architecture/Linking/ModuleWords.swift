/// Compares names of modules, products and packages by the words they consist of.
enum ModuleWords {
    /// The words of a name in lower case: `HTTPServerCore2` is `http server core2`, `swift-nio` is
    /// `swift nio`.
    static func words(of name: String) -> [String] {
        var words: [String] = []
        var word = ""
        let letters = Array(name)
        for (index, letter) in letters.enumerated() {
            guard letter.isLetter || letter.isNumber else {
                if !word.isEmpty { words.append(word) }
                word = ""
                continue
            }
            if startsWord(at: index, in: letters), !word.isEmpty {
                words.append(word)
                word = ""
            }
            word += letter.lowercased()
        }
        return word.isEmpty ? words : words + [word]
    }

    private static func startsWord(at index: Int, in letters: [Character]) -> Bool {
        guard letters[index].isUppercase, index > 0 else { return false }
        let next = index + 1 < letters.count ? letters[index + 1] : nil
        return !letters[index - 1].isUppercase || next?.isLowercase == true
    }

    /// Whether one name, without separators, case and a `swift` at its start or end, begins or ends
    /// the other.
    static func areAlike(_ left: String, _ right: String) -> Bool {
        let one = core(of: left)
        let other = core(of: right)
        guard one.count >= 2, other.count >= 2 else { return false }
        return one.hasPrefix(other) || other.hasPrefix(one) || one.hasSuffix(other)
            || other.hasSuffix(one)
    }

    private static func core(of name: String) -> String {
        var words = words(of: name)
        if words.first == "swift", words.count > 1 { words.removeFirst() }
        if words.last == "swift", words.count > 1 { words.removeLast() }
        return words.joined()
    }
}
