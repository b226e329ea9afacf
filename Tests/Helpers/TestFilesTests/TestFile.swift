import Foundation

/// A Swift file below `Tests` or `Sources`, with what this suite asks of it.
struct TestFile {
    /// Its path from the folder of the package.
    let path: String
    let text: String

    /// All Swift files below a folder of the package, in path order.
    static func all(in folder: String) throws -> [TestFile] {
        let package = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
        let names = FileManager.default.enumerator(atPath: package.appending(path: folder).path)
        let paths = (names?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".swift") }
        return try paths.sorted().map { path in
            let file = package.appending(path: folder).appending(path: path)
            return TestFile(
                path: folder + "/" + path, text: try String(contentsOf: file, encoding: .utf8))
        }
    }

    /// The folder of the test target that it belongs to.
    var target: String {
        let parts = path.split(separator: "/")
        let end = parts.dropFirst().firstIndex { $0.hasSuffix("Tests") } ?? parts.count - 1
        return parts[...end].joined(separator: "/")
    }

    /// Whether tests of several targets use it.
    var isHelper: Bool { path.hasPrefix("Tests/Helpers/") }

    /// The type that it declares, which it is named after; nil for a part of one.
    var type: String? {
        let name = path.split(separator: "/").last?.dropLast(".swift".count) ?? ""
        return name.contains("+") ? nil : String(name)
    }

    /// The suites in it, each with its line.
    var suites: [String] {
        text.split(separator: "\n").map(String.init)
            .filter { $0.contains("@Suite") }
    }

    /// The names of its tests, in backticks where they have any.
    var tests: [String] {
        let chunks = text.split(separator: /(?m)^\s*@Test\b/, omittingEmptySubsequences: false)
        return chunks.dropFirst().compactMap { chunk in
            let names = chunk.matches(of: /func (`[^`\n]+`|\w+)/).map { String($0.1) }
            return names.first { $0.hasPrefix("`") } ?? names.first
        }
    }

    /// Whether one of some texts stands in it.
    func contains(_ texts: [String]) -> Bool { texts.contains { text.contains($0) } }

    /// Whether it speaks of one of some types.
    func names(_ types: Set<String>) -> Bool {
        let words = "\\b(" + types.sorted().joined(separator: "|") + ")\\b"
        return text.range(of: words, options: .regularExpression) != nil
    }
}
