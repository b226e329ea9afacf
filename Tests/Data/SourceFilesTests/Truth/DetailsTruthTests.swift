import Codebase
import Foundation
import SourceTrees
import SourceFiles
import Testing
import Tiers

/// What is read of declarations and uses is what the installed compiler says of the same files.
@Suite(.real) struct DetailsTruthTests {
    /// docs/DETAILS.md says where each of the differences comes from.
    @Test func `declarations are those of the compiler`() async throws {
        let checkouts = try #require(Checkouts.folder)
        let answers = try CompilerAnswers(about: checkouts)
        for module in CompiledModule.checked {
            let root = checkouts + "/" + module.folder
            let graphs = try await answers.graphs(of: module)
            let details = await ParsingSourceDetailsReader()
                .details(of: Checkouts.swiftFiles(in: root), in: FolderContents(root))
            let found = DeclarationComparison(graphs, details, in: root)
            print("\(module.name):", found.summary)
            #expect(found.counts["declarations", default: 0] > 50)
            #expect(
                found.counts.filter { $0.key.hasPrefix("≠") } == module.differences,
                "\(module.name): \(found.differences)")
        }
    }

    @Test func `uses are the references of the compiler`() async throws {
        let checkouts = try #require(Checkouts.folder)
        let answers = try CompilerAnswers(about: checkouts)
        for module in CompiledModule.checked {
            if module.isImported { try await answers.emit(module) }
            let root = checkouts + "/" + module.folder
            let index = try await answers.index(of: module)
            let details = await ParsingSourceDetailsReader()
                .details(of: Array(index.keys), in: FolderContents(root))
            let found = UseComparison(index, details)
            print("\(module.name):", found.summary)
            #expect(found.counts["uses", default: 0] > 100)
            #expect(
                found.counts.filter { $0.key.hasPrefix("≠") } == module.useDifferences,
                "\(module.name): \(found.differences)")
        }
    }
}

extension CompiledModule {
    /// Modules that compile in seconds, each behind those it imports.
    static let checked = [
        CompiledModule(
            name: "ArgumentParserToolInfo",
            folder: "swift-argument-parser/Sources/ArgumentParserToolInfo", isImported: true,
            differences: [:], useDifferences: ["≠ invented": 9]),
        CompiledModule(
            name: "ArgumentParser", folder: "swift-argument-parser/Sources/ArgumentParser",
            flags: ["-swift-version", "6"], differences: ["≠ inferred type": 2],
            useDifferences: ["≠ invented": 42, "≠ type": 1]),
        CompiledModule(
            name: "Yams", folder: "Yams/Sources/Yams", flags: ["-DSWIFT_PACKAGE"],
            headers: ["Yams/Sources/CYaml/include"],
            differences: ["≠ inferred type": 1, "≠ path": 1],
            useDifferences: ["≠ invented": 20, "≠ type": 14]),
        CompiledModule(
            name: "SystemPackage", folder: "swift-system/Sources/System",
            flags: ["-DSYSTEM_PACKAGE", "-enable-experimental-feature", "Lifetimes"],
            headers: ["swift-system/Sources/CSystem/include"],
            differences: ["≠ default": 2, "≠ inferred type": 1, "≠ path": 5],
            useDifferences: ["≠ invented": 13, "≠ type": 13]),
    ]
}
