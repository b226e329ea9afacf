import Codebase
import Samples

/// The sources of the sample codebase.
enum SampleTexts: SourceTextReader {
    case all, missing

    func lines(
        _ lines: ClosedRange<Int>, of file: RelativePath, in root: String
    ) async throws(SourceTextError) -> [HighlightedLine] {
        guard self == .all else {
            throw SourceTextError("\(file) no longer exists or is not a file. Reload the codebase.")
        }
        let source = SampleSource(file: file)
        return .sample(source.lines, in: lines)
    }
}

/// A file that could be one of a real codebase: what its name says decides what is in it.
nonisolated struct SampleSource {
    let lines: [[HighlightedLine.Span]]

    init(file: RelativePath) {
        let name = file.name.split(separator: ".").first.map(String.init) ?? "File"
        switch file.name {
        case "Package.swift": lines = Self.manifest
        case ".strata.baseline.yml": lines = Self.record
        default: lines = Self.view(name)
        }
    }

    private static var record: [[HighlightedLine.Span]] {
        let edges = [
            ("impure", "FeedDomain", "NetworkKit"), ("unused", "FeedFeature", "Analytics"),
            ("unassigned", "Analytics", ""), ("upward", "ImageKit", "ProfileFeature"),
            ("upward", "UserDomain", "ProfileFeature"), ("upward", "StorageKit", "UserDomain"),
        ]
        return [[.plain("version: 1")], [.plain("violations:")], []]
            + edges.map { kind, from, to in
                let end = to.isEmpty ? "" : ", to: \"::\(to)\""
                return [.plain("  - { kind: \(kind), from: \"::\(from)\"\(end) }")]
            }
    }

    private static func view(_ name: String) -> [[HighlightedLine.Span]] {
        [
            [.word("import"), .plain(" "), .type("Observation")],
            [.word("import"), .plain(" "), .type("ProfileFeature")],
            [.word("import"), .plain(" "), .type("TerminalUI")],
            [],
            [.init("/// What a reader sees first.", .comment)],
            [.word("struct"), .plain(" "), .type(name), .plain(": "), .type("View"), .plain(" {")],
            [.plain("    "), .word("let"), .plain(" user: "), .type("User")],
            [],
            [
                .plain("    "), .word("var"), .plain(" body: "), .word("some"), .plain(" "),
                .type("View"), .plain(" {"),
            ],
            [
                .plain("        "), .type("ProfileHeader"), .plain("(user, size: "),
                .init("12", .number), .plain(")"),
            ],
            [.plain("            .padding("), .string("leading"), .plain(")")],
            [.plain("    }")],
            [],
            [
                .plain("    "), .init("@MainActor", .attribute), .plain(" "), .word("func"),
                .plain(" open() {"),
            ],
            [.plain("        router.show("), .type("ProfileScreen"), .plain("(of: user))")],
            [.plain("    }")],
            [.plain("}")],
        ]
    }

    private static var manifest: [[HighlightedLine.Span]] {
        let head: [[HighlightedLine.Span]] = [
            [.init("// swift-tools-version: 6.2", .comment)],
            [.word("import"), .plain(" "), .type("PackageDescription")],
            [],
        ]
        let target: [[HighlightedLine.Span]] = [
            [.plain("        ."), .init("target", .identifier), .plain("(")],
            [.plain("            name: "), .string("FeedFeature"), .plain(",")],
            [.plain("            dependencies: ["), .string("Analytics"), .plain("]),")],
        ]
        return head + (0..<8).flatMap { _ in target }
    }
    private static func type(_ text: String) -> HighlightedLine.Span { .init(text, .type) }
}
