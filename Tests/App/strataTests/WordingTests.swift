import Foundation
import Testing
import Tiers

/// Texts that people read: phrasings that were mended once do not come back.
@Suite struct WordingTests {
    /// Turns of phrase that a technical writer would not use, as regular expressions without case.
    static let banned = [
        "by way of", "taken apart", "may repeat", "from elsewhere", "nobody knows", "leads nowhere",
        "nothing leads from", "the shortest way",
        "(^|\\| )(module|row|layer|page|column) before( \\||$)",
        "breaks? no rule", "no telling name", "keeps? this order", "as the others are made",
        "is no (name|yaml|text|file|json|mapping)\\b", "says nothing", "said nothing",
        "stands? in (no|several|the|a) ", "stands? (alone|behind|under|for modules)",
        "the longest way", "way down", "these letters", "all the room", "take (it|them) out",
        "takes? back", "is believed", "has the last word", "how to print", "drawn differently",
        "could be worked out", "look at the codebase again", "any more[.;,]", "✓ clean",
    ]

    /// All of them as one expression.
    private static let all = banned.map { "(\($0))" }.joined(separator: "|")
    private static let options: String.CompareOptions = [.regularExpression, .caseInsensitive]

    /// The folder of our own package.
    private static var root: URL {
        var folder = URL(fileURLWithPath: #filePath)
        for _ in 1...4 { folder.deleteLastPathComponent() }
        return folder
    }

    /// The text between quotation marks on each line of a source that is no comment.
    private static func literals(of source: String) -> [(line: Int, text: String)] {
        var isInText = false
        return source.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            .compactMap { index, line in
                let text = line.trimmingCharacters(in: .whitespaces)
                if text.hasPrefix("//") { return nil }
                if text.components(separatedBy: "\"\"\"").count == 2 {
                    isInText.toggle()
                    return nil
                }
                if isInText { return (index + 1, text) }
                let parts = text.components(separatedBy: "\"")
                let quoted = parts.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
                return quoted.isEmpty ? nil : (index + 1, quoted.joined(separator: " "))
            }
    }

    private func expectNone(in texts: [(line: Int, text: String)], of file: URL) {
        for (line, text) in texts where text.range(of: Self.all, options: Self.options) != nil {
            for phrase in Self.banned {
                let found = text.range(of: phrase, options: Self.options)
                #expect(
                    found == nil,
                    "\(file.lastPathComponent):\(line) says “\(phrase)”: \(text)")
            }
        }
    }

    @Test(.long) func `no text of the program uses a phrase that was mended`() throws {
        var count = 0
        for folder in ["Domain", "Data", "App", "Core/SnapshotKit", "Core/StaticSwift"] {
            let sources = Self.root.appendingPathComponent("Sources/" + folder)
            let files = try #require(
                FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
            for case let file as URL in files where file.pathExtension == "swift" {
                count += 1
                let source = try String(contentsOf: file, encoding: .utf8)
                expectNone(in: Self.literals(of: source), of: file)
            }
        }
        #expect(count > 500, "The sources were not found.")
    }

    @Test(arguments: [
        "README.md", "docs/RULES.md", "docs/CONFIGURATION.md", "docs/NEW-FEATURE.md",
        "docs/GLOSSARY.md", "docs/COMMANDS.md", "docs/CONTRIBUTING.md",
    ])
    func `no document uses a phrase that was mended`(_ name: String) throws {
        let file = Self.root.appendingPathComponent(name)
        let text = try String(contentsOf: file, encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        expectNone(in: lines.enumerated().map { ($0.offset + 1, String($0.element)) }, of: file)
    }
}
