import Codebase
import ContentCache
import Testing

@testable import SourceFiles

/// Facts that are remembered must be those that would be read today.
@Suite struct FactsVersionTests {
    private static let text = """
        @testable public import struct A.B
        #if os(iOS) || C
        import D // strata:exclude upward, cycle: Because.
        #else
        private import E.F
        #endif
        /// Comment
        @G(h: i) public final class J<K: L>: M where N == O {
            package var p: Q { r.s(t: u)[v]! |> w }
            enum X { case y(z: Int), `default` }
            init?(a: B) throws { let c = \\D.e; #f(g) }
            private func hidden() {}
            @usableFromInline init(d1: E1) {}
        }
        extension J.X: Y { static func <> (a: Self, b: Self) {} }
        private struct Z_Previews: A.PreviewProvider {
            static var previews: some View { V().previewDisplayName("n") }
        }
        #Preview("p", traits: .q) { Z() }
        let (a1, b1) = ("\\(c1) d1", 0)
        struct {
        """

    @Test func `facts of the same text change only with the version`() async throws {
        var writer = ByteWriter()
        writer.put(try await facts(of: Self.text))
        let bytes = writer.bytes + Array(writer.strings.joined(separator: "\n").utf8)
        let digest = bytes.reduce(into: UInt64(14_695_981_039_346_656_037)) {
            $0 = ($0 ^ UInt64($1)) &* 1_099_511_628_211
        }
        let known: [Int: UInt64] = [12: 3_917_808_263_574_782_528]
        #expect(
            known[CachedFacts.version] == digest, "raise CachedFacts.version and note \(digest)")
    }
}
