import Codebase
import SourceFiles
import Testing

@Suite struct ImportTests {
    @Test func `an import has the line and column of its keyword`() async throws {
        let found = try await facts(of: "// one\n  @testable\n\t@_spi(A)\n  public import Core\n")
        #expect(
            found.imports == [
                ImportStatement(
                    module: "Core", attributes: ["@testable", "@_spi(A)"], access: .public, line: 4,
                    column: 10)
            ])
    }

    @Test(arguments: [
        "@testable", "@_exported", "@preconcurrency", "@_implementationOnly", "@_spi(Testing)",
        "@_spi( A, B )", "@_documentation(visibility: internal)", "@_weakLinked",
    ])
    func `attributes are kept as written`(attribute: String) async throws {
        let found = try await facts(of: "\(attribute) import Core")
        #expect(found.imports.first?.attributes == [attribute])
        #expect(found.problems.isEmpty)
    }

    @Test(arguments: [
        AccessLevel.public, .package, .internal, .fileprivate, .private,
    ])
    func `an access level in front of an import is noted`(level: AccessLevel) async throws {
        let found = try await facts(of: "\(level.rawValue) import Core")
        #expect(found.imports.first?.access == level)
    }

    @Test(arguments: ImportStatement.Kind.allCases.filter { $0.keyword != nil })
    func `a scoped import names its kind and the first part of its path`(
        kind: ImportStatement.Kind
    ) async throws {
        let found = try await facts(of: "import \(kind.rawValue) Core.Inner.Thing")
        #expect(found.imports.map(\.kind) == [kind])
        #expect(found.imports.map(\.module) == ["Core"])
        #expect(found.imports.map(\.path) == ["Core.Inner.Thing"])
    }

    @Test
    func `submodules keep their path, and what precedes an import stays with it`() async throws {
        let text = "@_documentation(visibility: internal) @_exported import struct UIKit.UIColor"
        let found = try await facts(of: "import os.log\n" + text)
        #expect(found.imports.map(\.path) == ["os.log", "UIKit.UIColor"])
        #expect(found.imports.map(\.module) == ["os", "UIKit"])
        #expect(found.imports.last?.isExported == true)
    }

    @Test func `what looks like an import in strings and comments is none`() async throws {
        let text = #"""
            // import A
            /* import B /* import C */
            import D */
            let s = "import E"
            let m = """
            import F
            \(s + "import G")
            """
            let r = ##"import H"##
            let x = /import I/
            func `import`() {}
            let y = z.import
            import Real
            """#
        #expect(try await facts(of: text).imports.map(\.module) == ["Real"])
    }

    @Test func `late, repeated and semicolon-joined imports are all there`() async throws {
        let found = try await facts(of: "import A; import B\nstruct S {}\nimport A")
        #expect(found.imports.map(\.module) == ["A", "B", "A"])
        #expect(found.imports.map(\.line) == [1, 1, 3])
        #expect(found.imports.map(\.column) == [1, 11, 1])
    }

    @Test func `a module name in backticks is the name without them`() async throws {
        let found = try await facts(of: "import `Core`\nimport `Odd name.v2`")
        #expect(found.imports.map(\.module) == ["Core", "Odd name.v2"])
        #expect(found.imports.map(\.path) == ["`Core`", "`Odd name.v2`"])
    }

    @Test
    func `line ends of all systems count, and a byte-order mark takes no column`() async throws {
        let crlf = try await facts(of: "import A\r\n\r\nimport B\r\n")
        #expect(crlf.imports.map(\.line) == [1, 3])
        #expect(crlf.lineCount == 3)
        let old = try await facts(of: "import A\rimport B")
        #expect(old.imports.map(\.line) == [1, 2])
        let mark = try await facts(of: [0xEF, 0xBB, 0xBF] + Array("import A".utf8))
        #expect(mark.imports.map(\.column) == [1])
        #expect(mark.problems.isEmpty)
    }

    @Test func `columns are counted in bytes`() async throws {
        #expect(try await facts(of: "/* ä🙂 */ import A").imports.map(\.column) == [14])
    }
}
