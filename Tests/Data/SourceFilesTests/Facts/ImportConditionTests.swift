import Codebase
import SourceFiles
import Testing

@Suite struct ImportConditionTests {
    @Test func `an import outside of every condition has none`() async throws {
        #expect(try await conditions(in: "#if A\n#endif\nimport X") == [[]])
    }

    @Test
    func `each clause says what holds in it: else and elseif negate those before`() async throws {
        let text = """
            #if canImport(Darwin)
            import Darwin
            #elseif canImport(Musl)
            import Musl
            #else
            import Glibc
            #endif
            """
        #expect(
            try await conditions(in: text) == [
                ["canImport(Darwin)"], ["!canImport(Darwin) && canImport(Musl)"],
                ["!canImport(Darwin) && !canImport(Musl)"],
            ])
    }

    @Test func `conditions inside conditions are listed from the outside in`() async throws {
        let text = """
            #if DEBUG
              #if os(iOS)
                import UIKit
              #else
                import AppKit
              #endif
            #endif
            """
        #expect(try await conditions(in: text) == [["DEBUG", "os(iOS)"], ["DEBUG", "!os(iOS)"]])
    }

    @Test func `compound conditions are grouped before they are negated`() async throws {
        let text =
            "#if os(iOS) || os(tvOS)\nimport A\n#elseif B || C\nimport B\n#else\nimport C\n#endif"
        #expect(
            try await conditions(in: text) == [
                ["os(iOS) || os(tvOS)"], ["!(os(iOS) || os(tvOS)) && (B || C)"],
                ["!(os(iOS) || os(tvOS)) && !(B || C)"],
            ])
    }

    @Test func `a comment behind a condition does not belong to it`() async throws {
        #expect(
            try await conditions(in: "#if  swift( >=6 )  // new\nimport A\n#endif") == [
                ["swift( >=6 )"]
            ])
    }

    @Test func `a condition around an attribute hides neither attribute nor import`() async throws {
        let found = try await facts(of: "#if A\n@_exported\n#endif\nimport X\n")
        #expect(found.imports.map(\.module) == ["X"])
    }

    private func conditions(in text: String) async throws -> [[String]] {
        let found = try await facts(of: text)
        #expect(found.problems.isEmpty)
        return found.imports.map(\.conditions)
    }
}
