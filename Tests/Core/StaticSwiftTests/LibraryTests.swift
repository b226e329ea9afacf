import StaticSwift
import Testing

@Suite struct LibraryTests {
    private let header = "import Kit\n"

    @Test func `a constructor yields its type, its name and its labelled arguments`() {
        #expect(
            x("let x: Part = .named(name: \"a\", kind: .big)")
                == "Part.named(name: a, kind: Kind.big()?)")
    }

    @Test func `members the library does not mention are kept as they are written`() {
        #expect(x("let x: Kind = .v99(\"1\", on: 2)") == "Kind.v99(1, on: 2)")
        #expect(x("let x = Kind.future") == "Kind.future()")
    }

    @Test func `a string literal becomes what the declared type makes of it`() {
        #expect(
            x("let x: [Part] = [\"a\", .named(name: \"b\")]")
                == "[Part.named(name: a), Part.named(name: b)]")
    }

    @Test func `properties that are left out have their defaults`() {
        let source = "let x = Box(name: \"b\")"
        #expect(
            x(source) == "Box.init(name: b, kind: Kind.plain(), parts: [], tags: nil, boxes: [])")
    }

    @Test func `reference types are shared, and changed through any path to them`() {
        let source = """
            let box = Box(name: "a", boxes: [.crate(name: "b"), .crate(name: "c")])
            for inner in box.boxes where inner.name != "c" {
                inner.tags = (inner.tags ?? []) + ["t"]
                inner.parts.append("p")
            }
            box.boxes.first { $0.name == "c" }?.parts += ["q"]
            box.boxes.append(.init(name: "d"))
            box.boxes = box.boxes.map { $0.name += "!"; return $0 }
            let x = box.boxes.map { "\\($0.name) \\($0.tags ?? []) \\($0.parts.map(\\.name))" }
            """
        #expect(x(source) == "[b! [\"t\"] [\"p\"], c! [] [\"q\"], d! [] []]")
    }

    @Test func `extensions of library types add constructors, methods and properties`() {
        let source = """
            extension Box {
                static func feature(_ name: String, uses: [Part] = []) -> Box {
                    .crate(name: name + "Feature", parts: ["core"] + uses)
                }
                var isCrate: Bool { kind == .crate }
            }
            extension Part { static let ui: Part = "UI" }
            let all: [Box] = [.feature("A", uses: [.ui]), .feature("B")]
            let x = all.map { "\\($0.name) \\($0.parts.map { $0.name }) \\($0.isCrate)" }
            """
        #expect(x(source) == "[AFeature [\"core\", \"UI\"] true, BFeature [\"core\"] true]")
    }

    @Test func `an extension of a library type calls its constructors by bare name`() {
        let source = """
            extension Box {
                static let core = crate(name: .core, parts: [.Own.ui])
                static func feature(_ name: String) -> Box { crate(name: name) }
                enum Own {
                    static let tools = crate(name: "Tools")
                }
            }
            extension Part { enum Own { static let ui = named(name: "UI") } }
            extension String { static let core = "Core" }
            let all: [Box] = [.core, .feature("A"), .Own.tools]
            let x = all.map { "\\($0.name) \\($0.parts.map(\\.name))" }
            """
        #expect(x(source) == "[Core [\"UI\"], A [], Tools []]")
        let later = "extension Box { static let other = later(on: 2) }"
        #expect(x(later + "; let x = Box.other") == "<later>")
        #expect(x("let x = crate(name: \"a\")") == "<crate>")
    }

    @Test func `an extension of a type that is only named calls what makes it`() {
        let source = """
            extension Kind {
                static func short(_ name: String) -> Kind { note(name: name, lines: 1) }
            }
            let all: [Kind] = [.short("A")]
            let x = all.count
            """
        #expect(x(source) == "1")
        #expect(
            x("extension Box { static func b() -> Box { made() } }; let x = Box.b()") == "<made>")
    }

    @Test func `a property that begins as an empty list takes members of its type`() {
        let source = """
            struct Module {
                var name: String
                var uses = [Self]()
                var parts = [Part]()
                static let core = Self(name: "Core", parts: ["a", .ui])
                static let app = Self(name: "App", uses: [.core])
            }
            extension Part { static let ui: Part = "UI" }
            let x = Module.app.uses.map { "\\($0.name) \\($0.parts.map(\\.name))" }
            """
        #expect(x(source) == "[Core [\"a\", \"UI\"]]")
    }

    @Test func `sums of implicit members are added up once their type is known`() {
        let source = """
            extension [Part] {
                static var ui: [Part] { ["UI", "Text"] }
                static var core: [Part] { ["Core"] }
            }
            func names(_ parts: [Part]) -> [String] { parts.map(\\.name) }
            let list: [Part] = ["First"]
            let x = [
                names(.ui + .core), names(.ui + ["A"] + .core), names(["A", "B"] + .ui), names(list + .ui),
            ]
            """
        #expect(
            x(source)
                == "[[UI, Text, Core], [UI, Text, A, Core], [A, B, UI, Text], [First, UI, Text]]")
    }

    @Test func `the module's name may stand before a type's name`() {
        #expect(x("let x: Kit.Part = Kit.Part.named(name: \"a\")") == "Part.named(name: a)")
    }

    @Test func `constructors can be passed on as functions`() {
        #expect(x("let x = [\"a\"].map(Part.named(name:))") == "[Part.named(name: a)]")
    }

    @Test func `static constants of the library are its values, unknown ones say why`() {
        #expect(x("let x = Host.folder + \"/a\"") == "/src/a")
        #expect(x("let x = [Host.clock, 1]") == "[<Host.clock>, 1]")
    }

    @Test func `several files make one program, whatever their order`() {
        let helpers = """
            import Kit
            let prefix = makePrefix()
            func makePrefix() -> String { "App" }
            extension Box { static func app(_ name: String) -> Box { Box(name: prefix + name) } }
            """
        let program = Program(
            sources: [
                SourceText(path: "main.swift", text: "let x = Box.app(\"Core\").name"),
                SourceText(path: "Helpers.swift", text: helpers, isMain: false),
            ], library: testLibrary)
        let value = program.evaluate().globals.last?.value
        #expect(value.map(render) == "AppCore")
    }

    @Test func `the last instance is found even if no variable holds it`() {
        let evaluation = evaluate("func make() { _ = Box(name: \"hidden\") }\nmake()")
        #expect(evaluation.lastInstance(of: "Box")?.record["name"].map(render) == "hidden")
    }
}
