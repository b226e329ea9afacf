import Architecture
import Codebase
import Testing

@testable import Violations

@MainActor @Suite struct EvidenceDocumentTests {
    private func evidence(
        _ file: RelativePath, line: Int, uses: [(Int, String)] = []
    ) -> Evidence {
        Evidence(
            site: .import(
                ImportSite(file: file, statement: ImportStatement(module: "Kit", line: line))),
            uses: uses.map { Evidence.Use(line: $0.0, name: $0.1) })
    }

    private func lines(_ document: EvidenceDocument) -> [String] {
        document.rows.map { row in
            switch row {
            case .file(let file, let uses): "\(file) \(uses)"
            case .place(let place): "[\(place.line)]"
            case .context(_, let line): "\(line)"
            case .gap: "…"
            }
        }
    }

    @Test func `each place has a line around it, with a gap for lines left out`() {
        let document = EvidenceDocument(
            [evidence("A.swift", line: 1, uses: [(10, "Thing")])], declaration: nil
        ) { _ in 40 }
        #expect(lines(document) == ["A.swift 1", "[1]", "2", "…", "9", "[10]", "11"])
    }

    @Test func `neighbouring places share their lines`() {
        let document = EvidenceDocument(
            [evidence("A.swift", line: 3, uses: [(4, "Thing"), (6, "Thing")])], declaration: nil
        ) { _ in 40 }
        #expect(lines(document) == ["A.swift 2", "2", "[3]", "[4]", "5", "[6]", "7"])
    }

    @Test func `no line is shown behind the end of the file`() {
        let document = EvidenceDocument(
            [evidence("A.swift", line: 2)], declaration: nil
        ) { _ in 2 }
        #expect(lines(document) == ["A.swift 0", "1", "[2]"])
    }

    @Test func `several imports in one file make one block, and a line is counted once`() {
        let document = EvidenceDocument(
            [
                evidence("A.swift", line: 1, uses: [(3, "One"), (3, "Two")]),
                evidence("A.swift", line: 2, uses: [(3, "One")]),
                evidence("B.swift", line: 1),
            ], declaration: nil
        ) { _ in 3 }
        #expect(
            lines(document) == ["A.swift 1", "[1]", "[2]", "[3]", "…", "B.swift 0", "[1]", "2"])
        #expect(document.importCount == 3)
        #expect(document.useCount == 1)
        #expect(document.place(at: 3)?.names == ["One", "Two"])
    }

    @Test func `the manifest's line comes before the imports`() {
        let document = EvidenceDocument(
            [evidence("A.swift", line: 1)],
            declaration: DeclarationSite(file: "Package.swift", line: 7)
        ) { _ in nil }
        #expect(
            document.place(
                at: document.rows.firstIndex { row in
                    if case .place = row { true } else { false }
                })?.reason == .declaring)
        #expect(document.fileCount == 1)
    }

    @Test func `the files of some rows are listed with the lines they show`() {
        let document = EvidenceDocument(
            [evidence("A.swift", line: 1), evidence("B.swift", line: 5)], declaration: nil
        ) { _ in 9 }
        let all = document.files(in: 0..<document.rows.count)
        #expect(all.map(\.file) == ["A.swift", "B.swift"])
        #expect(all.map(\.lines) == [1...2, 4...6])
        #expect(document.files(in: 0..<2).map(\.lines) == [1...1])
    }

    @Test func `a large file's numbers are as wide as its highest`() {
        let document = EvidenceDocument(
            [evidence("A.swift", line: 12_345)], declaration: nil
        ) { _ in 20_000 }
        #expect(document.numberWidth == 5)
    }
}
