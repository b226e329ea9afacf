/// Puts the imports at the start of a Swift file in order, and one empty line after them.
enum ImportBlock {
    /// The text with its imports sorted, those for tests last, and no two empty lines in a row.
    static func tidied(_ text: String) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
        var plain: Set<String> = []
        var testable: Set<String> = []
        while let line = lines.first {
            if line.hasPrefix("import ") {
                plain.insert(String(line))
            } else if line.hasPrefix("@testable import ") {
                testable.insert(String(line))
            } else if !line.isEmpty {
                break
            }
            lines.removeFirst()
        }
        let groups = [plain, testable].filter { !$0.isEmpty }.map { $0.sorted() + [""] }
        return (groups.flatMap { $0 } + withoutDoubles(lines)).joined(separator: "\n")
    }

    private static func withoutDoubles(_ lines: ArraySlice<Substring>) -> [String] {
        var result: [String] = []
        for line in lines where !(line.isEmpty && result.last?.isEmpty == true) {
            result.append(String(line))
        }
        return result
    }

    /// The modules that a text imports in its first lines.
    static func modules(in text: String) -> [String] {
        text.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ")
            guard let index = words.firstIndex(of: "import"), index <= 1, words.count == index + 2
            else { return nil }
            return String(words[index + 1])
        }
    }
}
