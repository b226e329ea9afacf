import StaticSwift
import Testing

/// Programs of several files, of which some names are for one alone.
@Suite struct FilesTests {
    private func x(_ main: String, _ helpers: String...) -> String {
        let sources = helpers.enumerated().map {
            SourceText(path: "Helper\($0).swift", text: $1, isMain: false)
        }
        let main = SourceText(path: "main.swift", text: main)
        let evaluation = Program(sources: sources + [main], library: testLibrary).evaluate()
        guard let value = evaluation.globals.last(where: { $0.name == "x" })?.value else {
            return "no x: \(evaluation.problems.map(\.reason))"
        }
        return render(value)
    }

    @Test func `private variables of one name are those of the file that uses them`() {
        let helper = { (name: String) in
            """
            private let folder = "Sources/\(name)"
            private var upper: String { folder.uppercased() }
            struct \(name) { var path: String { folder + "|" + upper } }
            """
        }
        #expect(
            x("let x = [A().path, B().path, A().path]", helper("A"), helper("B"))
                == "[Sources/A|SOURCES/A, Sources/B|SOURCES/B, Sources/A|SOURCES/A]")
    }

    @Test func `private functions and members of one name are those of the file too`() {
        let helper = { (name: String) in
            """
            private func mark(_ text: String) -> String { text + "-\(name)" }
            private extension String {
                var marked: String { self + "+\(name)" }
                func twice() -> String { self + self + "\(name)" }
            }
            extension Int { var in\(name): String { mark("f") + "m".marked + "t".twice() } }
            """
        }
        #expect(
            x("let x = 1.inA + \" \" + 2.inB", helper("A"), helper("B"))
                == "f-Am+AttA f-Bm+BttB")
    }

    @Test func `what the main file declares is not seen by helpers`() {
        #expect(
            x(
                "let name = \"main\"; let x = name + Kind2().title",
                "let name = \"helper\"; struct Kind2 { var title: String { name } }")
                == "mainhelper")
    }

    @Test func `an initialiser sets its property, whatever the main file calls so`() {
        let helper = """
            struct Template {
                let x: Int
                let count: Int
                init(_ value: Int) {
                    count = 1
                    x = value + count
                }
            }
            """
        #expect(x("let count = 40; let x = Template(1).x + count", helper) == "42")
    }

    @Test func `a helper does not see what the main file declares under a free name`() {
        #expect(
            x("let secret = 1; let x = Kind().all", "struct Kind { var all: Int { secret } }")
                == "<secret>")
    }

    @Test func `private aliases of one name are those of the file that uses them`() {
        let helper = { (type: String) in
            """
            private typealias Owner = \(type)
            struct \(type) { static var title = "\(type)" }
            extension Owner { struct Part { var text: String { Owner.title } } }
            """
        }
        #expect(
            x("let x = [A.Part().text, B.Part().text, A.Part().text]", helper("A"), helper("B"))
                == "[A, B, A]")
    }

    @Test func `an alias in a branch of #if is that of its file`() {
        let main = """
            #if os(Windows)
            typealias List = [String]
            #else
            typealias List = [Int]
            #endif
            let list: List = [1]
            let x = list
            """
        #expect(x(main) == "[1]")
    }

    @Test func `an alias in a function is its own and hides that of the file`() {
        let helper = """
            struct A { var text = "A" }
            struct B { var text = "B" }
            private typealias Kind = A
            func outer() -> String {
                let before = Kind().text
                return before + inner() + Kind().text
            }
            func inner() -> String {
                typealias Kind = B
                return Kind().text
            }
            """
        #expect(x("let x = outer()", helper) == "ABA")
    }

    @Test func `a name with its module means no type around it`() {
        let helper = """
            struct Wrapper {
                struct Part { var part: Kit.Part; init(_ part: Kit.Part) { self.part = part } }
            }
            """
        #expect(
            x("import Kit\nlet x = Wrapper.Part(.named(name: \"a\")).part.name", helper) == "a")
    }

    @Test func `a variable may be named with its module`() {
        #expect(
            x(
                "let x = Kit.shared + Kit.double(2)", "let shared = 1",
                "func double(_ n: Int) -> Int { n * 2 }") == "5")
    }

    @Test func `a stored property stands before the one a protocol gives`() {
        let helper = """
            protocol Named { var isOn: Bool { get } }
            extension Named { var isOn: Bool { false } }
            struct Part2: Named { let isOn: Bool; init(isOn: Bool) { self.isOn = isOn } }
            struct Other: Named {}
            """
        #expect(
            x("let x = [Part2(isOn: true).isOn, Other().isOn]", helper) == "[true, false]")
    }
}
