import Testing

@testable import Editing

@Suite struct SourceStyleTests {
    private static let text = """
        struct A {
            func b() {
                if c {
                }
            }
        }
        """

    @Test(arguments: ["  ", "    ", "\t"])
    func `one step of indentation is that of most lines`(step: String) {
        let text = Self.text.replacing("    ", with: step)
        let style = SourceStyle(of: [("A.swift", text), ("B.swift", text)])
        #expect(style.indentation == step)
        #expect(style.applied(to: Self.text, fileName: "C.swift") == text)
    }

    @Test func `braces stand where most stand`() {
        let style = SourceStyle(of: [("A.swift", "struct A\n{\n    func b()\n    {\n    }\n}")])
        #expect(
            style.applied(to: "if a {\n    b()\n} else {\n}", fileName: "C.swift")
                == "if a\n{\n    b()\n}\nelse\n{\n}")
    }

    @Test func `a header that files have in common is kept, with the new file's name`() {
        func file(_ name: String, _ author: String) -> (String, String) {
            (name, "//\n//  \(name)\n//  Shop\n//  By \(author)\n//\n\nstruct A {}\n")
        }
        let style = SourceStyle(of: [file("A.swift", "Ada"), file("B.swift", "Bob")])
        #expect(
            style.applied(to: "struct C {}\n", fileName: "C.swift")
                == "//\n//  C.swift\n//  Shop\n//\n\nstruct C {}\n")
    }

    @Test func `a comment of one file is no header`() {
        let style = SourceStyle(of: [
            ("A.swift", "// Why.\nstruct A {}"), ("B.swift", "struct B {}"),
        ])
        #expect(style.header.isEmpty)
    }
}

@Suite struct ImportBlockTests {
    @Test func `imports are sorted and unique, testable last, one empty line behind`() {
        let text = """
            import Testing
            import Core

            import Testing
            @testable import Search

            @Suite struct A {


            }
            """
        #expect(
            ImportBlock.tidied(text) == """
                import Core
                import Testing

                @testable import Search

                @Suite struct A {

                }
                """)
    }

    @Test func `a text without imports stays as it is`() {
        #expect(ImportBlock.tidied("protocol A {\n}\n") == "protocol A {\n}\n")
    }
}
