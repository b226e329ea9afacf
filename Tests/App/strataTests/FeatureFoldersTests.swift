import Foundation
import Testing

/// The shape of a feature's folder that docs/ARCHITECTURE.md describes.
@Suite struct FeatureFoldersTests {
    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Sources").standardizedFileURL

    /// The features: each has a dev app.
    private static let features: [String] = {
        let names = FileManager.default.enumerator(
            at: sources.appendingPathComponent("DevApps"), includingPropertiesForKeys: nil,
            options: .skipsSubdirectoryDescendants)
        let folders = (names?.allObjects ?? []).compactMap { ($0 as? URL)?.lastPathComponent }
        return folders.filter { $0.hasSuffix("Dev") }.map { String($0.dropLast(3)) }.sorted()
    }()

    /// The files of a feature by their paths in its folder.
    private func files(of feature: String) -> [String] {
        let folder = Self.sources.appendingPathComponent("Features/\(feature)")
        let paths = FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []
        return paths.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
    }

    @Test func `every dev app has the folder of its feature`() {
        #expect(Self.features.count >= 9)
        for feature in Self.features { #expect(!files(of: feature).isEmpty, "\(feature)") }
    }

    @Test(arguments: features)
    func `the same files are at the same places in every feature`(feature: String) {
        let expected =
            [
                "Factory", "Router", "Screen", "View", "ViewModel", "ViewModel+Commands",
            ].map { "\(feature)\($0).swift" } + ["Previews/\(feature)Previews.swift"]
        #expect(Set(expected).subtracting(files(of: feature)) == [])
    }

    @Test(arguments: features)
    func `what only previews use is in the folder of previews`(feature: String) {
        let words = ["Sample", "PreviewRouter", "\(feature)Previews", "ViewModel+Preview."]
        let elsewhere = files(of: feature).filter { file in
            !file.hasPrefix("Previews/") && words.contains { file.contains($0) }
        }
        #expect(elsewhere == [])
    }

    @Test(arguments: features)
    func `commands are on the view model, and the screen asks it for them`(feature: String) throws {
        let folder = Self.sources.appendingPathComponent("Features/\(feature)")
        for file in files(of: feature) where file.contains("\(feature)Screen") {
            let text = try String(
                contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
            #expect(!text.contains("Command("), "\(file)")
            if file == "\(feature)Screen.swift" { #expect(text.contains("viewModel.commands")) }
        }
    }

    @Test(arguments: features)
    func `at most twelve files of a feature are in no folder`(feature: String) {
        let top = files(of: feature).filter { !$0.contains("/") }
        #expect(top.count <= 12, "\(top)")
    }
}
