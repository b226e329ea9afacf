import Codebase
import Configuration
import Extracting
import Foundation
import SourceTrees
import Testing

@Suite struct WhatIfParserTests {
    private let moves: [WhatIfMove] = [
        .module("Models", layer: "Core: below"), .module("on", layer: nil),
        .interface(of: "Client"),
        .files(["App/A.swift", "App/Two words/#1 \"B\".swift"], from: "App", to: "Models"),
        .folder("App/Models", from: nil, to: "Models"), .type("User", from: nil, to: "Models"),
        .cut(from: "Models", to: "App"),
    ]

    private func read(_ text: String) async throws -> WhatIf {
        let file: RelativePath = ".strata/plans/first.yml"
        let contents = PatchedContents(
            FolderContents(NSTemporaryDirectory()), patches: [file: Array(text.utf8)])
        return try await YAMLWhatIfReader().whatIf(at: file, in: contents)
    }

    @Test func `moves are read as they were written`() async throws {
        let whatIf = WhatIf(name: "first", moves: moves)
        #expect(try await read(writeWhatIf(whatIf)) == whatIf)
        let nothing = WhatIf(name: "first")
        #expect(try await read(writeWhatIf(nothing)) == nothing)
    }

    @Test(arguments: [
        ("moves:\n  - module: A\n    to: B", 3, "A move with “module” has no “to”."),
        ("moves:\n  - folder: App", 2, "This move has no end."),
        ("moves:\n  - to: App", 2, "This move does nothing."),
        ("moves:\n  - cut: A\n    type: B\n    to: C", 2, "This move does several things"),
        ("moves:\n  - files: [../A.swift]\n    to: B", 2, "leads out of the codebase"),
        ("moves:\n  - movie: A", 2, "There is no key “movie” here."),
        ("steps: []", 1, "There is no key “steps” here."),
        ("", 1, "The file is empty."), ("moves: [", 1, "Invalid YAML"),
    ])
    func `a mistake is said with its line`(text: String, line: Int, found: String) async {
        do {
            _ = try await read(text)
            Issue.record("It was read.")
        } catch let error as ConfigurationError {
            let all = [error] + error.others
            #expect(all.contains { $0.line == line && $0.found.contains(found) }, "\(all)")
        } catch {
            Issue.record(error)
        }
    }

    @Test(arguments: [("first", true), ("A 2-b_c.d", true), ("", false), (".a", false)])
    func `names of files are plain`(name: String, isName: Bool) {
        #expect(WhatIf.isName(name) == isName)
        #expect(!WhatIf.isName("a/b") && !WhatIf.isName("a "))
    }
}
