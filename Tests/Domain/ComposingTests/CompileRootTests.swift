import Architecture
import Codebase
import Composing
import Foundation
import HostileTexts
import SourceFiles
import Testing
import Tiers

/// What a container makes, made in plain Swift.
@Suite struct CompileRootTests {
    private static func text(_ name: String) throws -> String {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "Corpus/Running")
        return try String(
            contentsOf: folder.appending(path: name + ".swift.txt"), encoding: .utf8)
    }

    /// Asks the container or the root for the same.
    private static let main = """
        import Swinject
        if CommandLine.arguments.contains("container") {
            let all = Assembler([CoreAssembly(), ScreenAssembly()]).resolver
            story(
                client: { all.resolve(Client.self)! }, log: { all.resolve(Log.self)! },
                counter: { all.resolve(Counter.self)! }, left: { all.resolve(Left.self)! },
                loud: { all.resolve(Greeting.self, name: "loud")! },
                screen: { all.resolve(Screen.self, argument: $0)! })
        } else {
            let root = CompositionRoot()
            story(
                client: { root.client }, log: { root.log }, counter: { root.makeCounter() },
                left: { root.left }, loud: { root.makeGreetingLoud() },
                screen: { root.makeScreen(title: $0) })
        }

        """

    private func root(_ files: [RelativePath: String]) async throws -> CompiledRoot? {
        let one = CompositionCorpus.Case(name: "", counts: nil, files: files)
        let analysis = try await one.analysis()
        let outlines = ParsingSourceOutlineReader()
        let composition = await ReadComposition(outlines: outlines).composition(of: analysis)
        let compileRoot = CompileRoot(factories: ParsingFactoryTextReader(), outlines: outlines)
        return await compileRoot.compile(composition, in: analysis)
    }

    private func root(_ graph: String) async throws -> CompiledRoot {
        try #require(try await root(["App/Graph.swift": graph, "App/main.swift": Self.main]))
    }

    @Test(.real) func `a root in plain Swift runs as the container does`() async throws {
        let graph = try Self.text("Graph")
        let root = try await root(graph)
        #expect(root.isComplete, "\(root.questions)")
        let folder = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            .deletingLastPathComponent().appending(path: "end-to-end/compiling")
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var texts = [
            "Swinject.swift": try Self.text("Swinject"), "Graph.swift": graph,
            "Story.swift": try Self.text("Story"), "main.swift": Self.main,
        ]
        for file in root.files { texts[file.path.name] = file.text }
        for (name, text) in texts {
            try Data(text.utf8).write(to: folder.appending(path: name))
        }
        let names = texts.keys.filter { $0 != "Swinject.swift" }.sorted()
        let running = RunningCompositionTests()
        let built = try running.shell(
            """
            swiftc -parse-as-library -emit-module -emit-object -module-name Swinject \
            Swinject.swift -o Swinject.o && \
            swiftc -I . \(names.joined(separator: " ")) Swinject.o -o graph
            """, in: folder)
        #expect(!built.contains("error:"), "\(built)")
        let expected = try running.shell("./graph container", in: folder)
        #expect(expected.split(separator: "\n").count == 5)
        #expect(try running.shell("./graph", in: folder) == expected)
    }

    @Test func `what is shared is kept, and what is not is made by functions`() async throws {
        let root = try await root(try Self.text("Graph"))
        #expect(
            root.files.map(\.path.name) == [
                "CompositionRoot+Core.swift", "CompositionRoot+Screen.swift",
                "CompositionRoot.swift",
            ])
        let main = try #require(root.files.last?.text)
        #expect(main.contains("lazy var client: any Client = makeClient()"))
        #expect(!main.contains("counter") && !main.contains("import Swinject"))
        let screens = try #require(root.files.dropFirst().first?.text)
        #expect(screens.contains("func makeScreen(title: String) -> Screen {"))
        #expect(screens.contains("greeting: makeGreetingPolite(),"))
        #expect(root.made == 8 && root.callers.count == 6)
    }

    @Test func `what nothing registers is a placeholder that does not compile`() async throws {
        let graph = try Self.text("Graph").replacingOccurrences(
            of: "container.register(Client.self) { _ in LiveClient(name: \"live\") }\n"
                + "            .inObjectScope(.container)", with: "")
        let root = try await root(graph)
        #expect(root.questions.map(\.type) == ["Greeting “polite”"])
        #expect(root.questions.first?.reason.contains("Client") == true)
        let text = root.files.map(\.text).joined()
        #expect(text.contains("Polite(client: <#Client: one registration of it#>)"))
    }

    @Test(arguments: [
        ("let name = make()\n    container.register(Cat.self) { _ in Cat(name: name) }", "“name”"),
        ("container.register(Cat.self) { Cat(name: $1) }", "arguments are not written"),
        ("container.register(Cat.self) { _, name in Cat(name: name) }", "are not written"),
        (
            "container.register(Cat.self) { _ in Cat(name: Other.all.resolve(Int.self)!) }",
            "“Other.all”"
        ),
        ("if yes { container.register(Cat.self) { _ in Cat(name: \"\") } }", "under a condition"),
        (
            "container.register(Cat.self) { _ in Cat(name: \"\") }.inObjectScope(.feature)",
            "lifetime is not known"
        ),
    ])
    func `what cannot be taken along is a question`(line: String, reason: String) async throws {
        let text = """
            import Swinject
            final class Cat { init(name: String) {} }
            func fill(_ container: Container) {
                \(line)
            }
            """
        let root = try #require(try await root(["App/Fill.swift": text]))
        #expect(root.made == 0)
        #expect(root.questions.first?.reason.contains(reason) == true, "\(root.questions)")
        #expect(root.files.contains { $0.text.contains("<#Cat#>") })
    }

    @Test func `an argument without a type has that of what is handed over`() async throws {
        let text = """
            import Swinject
            struct Name {}
            final class Cat { init(name: Name) {} }
            func fill(_ container: Container) {
                container.register(Cat.self) { _, name in Cat(name: name) }
                _ = container.resolve(Cat.self, argument: Name())
            }
            """
        let root = try #require(try await root(["App/Fill.swift": text]))
        #expect(root.isComplete, "\(root.questions)")
        #expect(root.files.contains { $0.text.contains("func makeCat(name: Name) -> Cat {") })
    }

    @Test func `hostile names stay names in what is written`() async throws {
        let text = """
            import Swinject
            import `Foo; let evil = print("hi")`
            import `class`
            protocol `Int { fatalError() } func evil() -> Int` {}
            final class Cat { init(_ name: Int) {} }
            final class `Dog/x`: Assembly {
                func assemble(container: Container) {
                    container.register(Cat.self) { (_: Resolver, `a: Int, b`: Int) in
                        Cat(`a: Int, b`)
                    }
                    container.register(Cat.self, name: "\u{1B}\u{202E}#>\n") { _ in Cat(left) }
                    container.register(`Int { fatalError() } func evil() -> Int`.self) { _ in
                        Both()
                    }
                }
            }
            """
        let file: RelativePath = "App/Fill\nlet evil = 1\r\u{85}.swift"
        let root = try #require(try await root([file: text]))
        let all = root.files.map(\.text).joined()
        #expect(all.contains("import `Foo; let evil = print(\"hi\")`\n"))
        #expect(all.contains("import `class`\n"))
        #expect(all.contains("/// From Sources/App/Fill\\u{A}let evil = 1\\u{D}\\u{85}.swift:"))
        #expect(all.contains("func makeCat(`a: Int, b`: Int) -> Cat {"))
        #expect(!all.contains("-> Int { fatalError() }"))
        #expect(!all.unicodeScalars.contains { $0 != "\n" && $0.isHidden })
        #expect(
            root.files.map(\.path.string) == [
                "Sources/App/CompositionRoot+Dog_x.swift", "Sources/App/CompositionRoot.swift",
            ])
    }

    @Test func `whatever names mean, Swift is written, and no more than otherwise`()
        async throws
    {
        var texts = HostileTexts(seed: 35)
        let plain = try await shapes { "T\($0)" }
        #expect(plain.mistakes.isEmpty && plain.parts["extensionDecl"] == 1, "\(plain)")
        for _ in 0..<20 {
            // What a raw identifier may hold, or else the code itself would be damaged.
            let names = (0..<4).map { number in
                let text = texts.nextLine().unicodeScalars.filter {
                    $0.value >= 0x20 && !$0.isHidden && $0 != "`" && $0 != "\\" && $0 != "\u{7F}"
                }
                return "`N \(String(String.UnicodeScalarView(text))) \(number)`"
            }
            let found = try await shapes { names[$0] }
            #expect(found.mistakes.isEmpty, "\(names): \(found.mistakes)")
            #expect(found.parts == plain.parts, "\(names)")
        }
    }

    /// What is written of a container whose types and arguments have some names.
    private func shapes(_ name: (Int) -> String) async throws -> Shape {
        let text = """
            import Swinject
            protocol \(name(0)) {}
            final class \(name(1)): \(name(0)) { init(_ a: Int, other: \(name(2))) {} }
            final class \(name(2)) {}
            final class \(name(3)): Assembly {
                func assemble(container: Container) {
                    container.register(\(name(0)).self) { r in
                        \(name(1))(1, other: r.resolve(\(name(2)).self)!)
                    }
                    container.register(\(name(2)).self, name: "x") { _ in left() }
                    container.register(\(name(2)).self) { _ in \(name(2))() }.inObjectScope(.container)
                }
            }
            let assembler = Assembler([\(name(3))()])
            """
        #expect(Shape.swift(text).mistakes.isEmpty, "\(text)")
        let root = try #require(try await root(["App/Fill.swift": text]))
        return Shape.swift(root.files.map(\.text).joined(separator: "\n"))
    }

    @Test func `without a container there is nothing to work out`() async throws {
        let text =
            "struct CompositionRoot { let cat = Cat(); let dog = Dog() }\n"
            + "struct Cat {}\nstruct Dog {}"
        #expect(try await root(["App/CompositionRoot.swift": text]) == nil)
    }
}
