import Codebase
import Foundation
import SourceTrees
import SourceFiles
import Testing
import Tiers

/// The packages that SwiftPM has checked out to build this one are real codebases: their imports,
/// file by file, must be what a lexer that shares no code with the reader finds.
@Suite struct ImportTruthTests {
    @Test(.long)
    func `imports of every checked-out package are as another route finds them`() async throws {
        let folder = try #require(Checkouts.folder, "build the package first")
        let files = Checkouts.swiftFiles(in: folder)
        #expect(files.count > 500)
        var differences: [String] = []
        for await batch in ParsingSourceFactsReader().facts(of: files, in: FolderContents(folder)) {
            for file in batch {
                let said = file.facts.imports.map {
                    PlainImportScanner.Import(line: $0.line, path: $0.path)
                }
                let data = FileManager.default.contents(atPath: folder + "/" + file.file.string)
                let truth = PlainImportScanner.imports(in: Array(data ?? Data()))
                if said != truth { differences.append("\(file.file): \(said) \(truth)") }
            }
        }
        #expect(differences == [])
    }
}
