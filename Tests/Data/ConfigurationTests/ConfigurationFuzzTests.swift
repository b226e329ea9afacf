import Codebase
import Configuration
import Foundation
import Mutations
import SourceTrees
import Testing

@Suite struct ConfigurationFuzzTests {
    private static let seed = """
        # The layers, top first.
        units: modules
        layers:
          - name: App
            modules: [App, "Other*"]
          - name: &features Features
            paths: ["Sources/Features/**", 'x/{a,b}/*']
            peers: features
            may_import: [Core, *features]
          - name: Core
            roles: [core, interface]
            pure: true
        ignore:
          - Vendored/**
        severity: {upward: error, unused: off}
        """

    @Test(.timeLimit(.minutes(20)), arguments: Mutations.rounds)
    func `a damaged configuration is read, or refused with a place in it`(
        _ round: UInt64
    ) async throws {
        let alphabet = [
            "\n", "  ", "[", "]", "{", "}", "*x", "&x ", ": ", "- ", "!!int ", "'", "\"", "<<: ",
            "|",
            ">", "%", "\u{0}", "é", "---", "...", "? ", "null", "\t", "#", "\r\n", "*features", "~",
        ]
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "strata-configuration-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for text in Mutations(of: Self.seed, alphabet: alphabet, round: round) {
            try Data(text.utf8).write(to: folder.appending(path: ".strata.yml"))
            do throws(ConfigurationError) {
                _ = try await YAMLConfigurationReader().configuration(
                    in: FolderContents(folder.path))
            } catch {
                let lines = 1 + text.unicodeScalars.count { $0 == "\n" }
                #expect((1...lines).contains(error.line))
            }
        }
        try FileManager.default.removeItem(at: folder)
    }
}
