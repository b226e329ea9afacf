import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase

@Suite struct WriteConfigurationTests {
    private func text(
        _ layers: [Layer], _ severities: [ViolationKind: Severity] = [:],
        _ exclusions: [Exclusion] = []
    ) -> String {
        writeConfiguration(
            LayerConfiguration(
                source: .inferred, layers: layers, severities: severities, exclusions: exclusions))
    }

    /// The text without its comments.
    private func code(_ text: String) -> [String] {
        text.split(separator: "\n").map(String.init)
            .filter { !$0.drop { $0 == " " }.hasPrefix("#") }
    }

    @Test func `a layer is its name, its patterns and what differs from the standard`() {
        let layer = Layer(
            name: "Features",
            patterns: [ModulePattern(.role, "feature"), ModulePattern(.path, "Features/**")],
            options: LayerOptions(
                peers: .features, interfacesSideways: false, strict: true, mayImport: ["Core"],
                pure: true))
        #expect(
            code(text([layer])) == [
                "layers:", "  - name: \"Features\"", "    paths:", "      - \"Features/**\"",
                "    roles:", "      - \"feature\"", "    peers: features",
                "    interfaces: forbidden", "    strict: true", "    may_import: [\"Core\"]",
                "    pure: true",
            ])
    }

    @Test func `where there are no layers the list says that it is empty`() {
        #expect(
            code(text([], [.upward: .warning])) == [
                "layers: []", "severities:", "  upward: warning",
            ])
    }

    @Test func `options that are standard are not written`() {
        #expect(code(text([.stub("Core", ["Kit"])])).count == 4)
    }

    @Test func `the reason of a layer stands above it`() {
        let layer = Layer(name: "Apps", patterns: [ModulePattern(.name, "A")], reason: "On top.")
        let lines = text([layer]).split(separator: "\n")
        let index = lines.firstIndex { $0.contains("On top.") }
        #expect(index.map { lines[$0 + 1] } == "  - name: \"Apps\"")
        #expect(index.map { lines[$0] } == "  # On top.")
    }

    @Test func `hostile names cannot leave their quotes`() {
        let layer = Layer(
            name: "a\"\\\n\u{1B}", patterns: [ModulePattern(.name, "x")], reason: "1\r- name: y")
        let text = text([layer])
        #expect(text.contains("name: \"a\\\"\\\\\\n\\x1B\""))
        #expect(!text.contains("\r"))
    }

    @Test func `what nobody sees is escaped, and logs take nothing for a command`() {
        let hostile = "a\u{202E}\u{200B}\u{85}\u{2028}\u{2029}\u{FEFF}\u{E0041}##vso[x]é"
        let layer = Layer(name: hostile, patterns: [], reason: hostile)
        let text = text([layer])
        let escaped = "a\\u202E\\u200B\\x85\\u2028\\u2029\\uFEFF\\U000E0041#\\x23vso[x]é"
        #expect(text.contains("name: \"\(escaped)\""))
        #expect(!text.unicodeScalars.contains { $0 != "\n" && $0.isHidden })
        #expect(!text.contains("##"))
    }

    @Test func `severities and exclusions are written where there are any`() {
        let exclusion = Exclusion(
            kinds: [.upward, .cycle], from: ModulePattern(.name, "A"),
            to: ModulePattern(.id, "::B"),
            reason: "Old.", line: nil)
        #expect(
            code(text([], [.unused: .off, .transitive: .error], [exclusion])) == [
                "layers: []", "severities:", "  transitive: error", "  unused: \"off\"", "exclude:",
                "  - kinds: [upward, cycle]", "    from: \"A\"", "    to: { id: \"::B\" }",
                "    reason: \"Old.\"",
            ])
    }
}
