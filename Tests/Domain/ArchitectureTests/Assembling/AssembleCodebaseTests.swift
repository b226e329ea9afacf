import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase

@Suite struct AssembleCodebaseTests {
    private func assemble(
        _ files: [RelativePath], _ readings: ProjectReading..., root: String = "/x/codebase"
    ) -> Codebase {
        assembleCodebase(tree: SourceTree(root: root, files: files), readings: readings)
    }

    private func unread(_ manifest: RelativePath) -> IncompleteItem {
        IncompleteItem(path: manifest, line: 1, reason: "?", remedy: .trust)
    }

    @Test func `files that no module claims are unclaimed`() {
        let app = Module.stub("App", sources: ["App.swift"])
        let codebase = assemble(
            ["App.swift", "Loose.swift", "Package.swift", "README.md"],
            ProjectReading(modules: [app], manifests: ["Package.swift"]))
        #expect(codebase.unclaimed == ["Loose.swift"])
        #expect(codebase.manifests == ["Package.swift"])
        #expect(codebase.modules == [app])
    }

    @Test func `manifests of any kind are not unclaimed`() {
        let app = Module(
            id: "::App", name: "App", moduleName: "App", kind: .app, origin: .tuist,
            container: .root, manifest: "Project.swift", path: "App", sources: ["App/a.swift"],
            dependencies: [])
        let codebase = assemble(
            ["App/a.swift", "Project.swift", "Package@swift-6.0.swift", "Kit/Package.swift"],
            ProjectReading(
                modules: [app], manifests: ["Kit/Package.swift", "Package@swift-6.0.swift"]))
        #expect(codebase.unclaimed.isEmpty)
        #expect(
            codebase.manifests == ["Kit/Package.swift", "Package@swift-6.0.swift", "Project.swift"])
    }

    @Test func `a manifest that a module compiles counts in the module`() {
        let app = Module.stub("App", sources: ["App.swift", "Package.swift"])
        let codebase = assemble(
            ["App.swift", "Package.swift"],
            ProjectReading(modules: [app], manifests: ["Package.swift"]))
        #expect(codebase.manifests.isEmpty)
    }

    @Test func `a module lists no file twice`() {
        let app = Module.stub("App", sources: ["b.swift", "a.swift", "b.swift"])
        let codebase = assemble(["a.swift", "b.swift"], ProjectReading(modules: [app]))
        #expect(codebase.modules[0].sources == ["a.swift", "b.swift"])
    }

    @Test func `two modules may share a file`() {
        let modules = ["A", "B"].map { Module.stub($0, sources: ["x.swift"]) }
        let codebase = assemble(["x.swift"], ProjectReading(modules: modules))
        #expect(codebase.modules.map(\.sources) == [["x.swift"], ["x.swift"]])
    }

    @Test func `the same module read twice is one`() {
        let app = Module.stub("App", sources: ["a.swift"])
        let reading = ProjectReading(modules: [app])
        #expect(assemble(["a.swift"], reading, reading).modules.count == 1)
    }

    @Test func `what readers note is kept once and does not count as incomplete`() {
        let note = IncompleteItem(path: "P.xcodeproj/project.pbxproj", line: 4, reason: "made")
        let reading = ProjectReading(notes: [note])
        let codebase = assemble(["a.swift"], reading, reading)
        #expect(codebase.notes == [note] && codebase.incomplete.isEmpty)
        #expect(assignRoles(codebase).notes == [note])
        let analysis = analyze(codebase, facts: [:], written: nil)
        #expect(analysis.notes == [note] && analysis.incomplete.isEmpty)
    }

    @Test func `different modules of one identifier are kept apart`() {
        let modules = ["One", "Two", "Two"].enumerated().map { number, folder in
            Module.stub(
                "App", at: RelativePath(folder),
                sources: [RelativePath("\(folder)/\(number).swift")])
        }
        let ids = assemble([], ProjectReading(modules: modules)).modules.map(\.id)
        #expect(ids == ["::App", "::App@Two", "::App@Two#2"])
    }

    @Test func `products and packages of all readings are there`() {
        let one = ProjectReading(
            products: [Product(name: "A", package: "a", modules: [])],
            externals: [ExternalPackage(identity: "nio", container: .root)])
        let two = ProjectReading(
            products: [Product(name: "B", package: "b", modules: [])],
            externals: [
                ExternalPackage(identity: "nio", container: .root),
                ExternalPackage(identity: "log", container: "Kit"),
            ])
        let codebase = assemble([], one, two)
        #expect(codebase.products.map(\.name) == ["A", "B"])
        #expect(codebase.externals.map(\.identity) == ["nio", "log"])
    }

    @Test func `without any description every folder that holds Swift is a module`() {
        let codebase = assemble([
            "main.swift", "Kit/a.swift", "Kit/Deep/b.swift", "Docs/x.md", "My Kit/c.swift",
        ])
        #expect(
            codebase.modules.map { "\($0.id) \($0.moduleName) \($0.sources.count)" } == [
                "::codebase codebase 1", "Kit/Deep::Deep Deep 1", "Kit::Kit Kit 1",
                "My Kit::My Kit My_Kit 1",
            ])
        #expect(codebase.modules.allSatisfy { $0.origin == .folders && $0.kind == .folder })
        #expect(codebase.unclaimed.isEmpty)
    }

    @Test func `an unread manifest makes the folders of its package modules`() {
        let codebase = assemble(
            [
                "Package.swift", "Sources/App/a.swift", "Sources/App/Deep/b.swift",
                "Tests/AppTests/t.swift",
            ],
            ProjectReading(
                manifests: ["Package.swift"], incomplete: [unread("Package.swift")]))
        #expect(codebase.modules.map(\.id) == ["Sources/App::App", "Tests/AppTests::AppTests"])
        #expect(codebase.modules[0].sources.count == 2)
    }

    @Test func `a partly read manifest adds the source folders it does not name`() {
        let known = Module.stub("Known", sources: ["Sources/Known/a.swift"])
        let codebase = assemble(
            [
                "Package.swift", "Sources/Known/a.swift", "Sources/Computed/b.swift",
                "Scripts/c.swift",
            ],
            ProjectReading(
                modules: [known], manifests: ["Package.swift"],
                incomplete: [unread("Package.swift")]))
        #expect(codebase.modules.map(\.name) == ["Known", "Computed"])
        #expect(codebase.unclaimed == ["Scripts/c.swift"])
    }

    @Test func `an unread package leaves the others alone`() {
        let known = Module.stub("Kit", in: "Kit", sources: ["Kit/Sources/Kit/a.swift"])
        let codebase = assemble(
            [
                "Kit/Sources/Kit/a.swift", "Kit/loose.swift", "Bad/Package.swift",
                "Bad/Sources/Bad/b.swift",
            ],
            ProjectReading(
                modules: [known], manifests: ["Bad/Package.swift"],
                incomplete: [unread("Bad/Package.swift")]))
        #expect(codebase.modules.map(\.id) == ["Bad/Sources/Bad::Bad", "Kit::Kit"])
        #expect(codebase.unclaimed == ["Kit/loose.swift"])
    }

    @Test func `what could not be read is listed once`() {
        let item = unread("Package.swift")
        let reading = ProjectReading(incomplete: [item])
        #expect(assemble(["a.swift"], reading, reading).incomplete == [item])
    }

    @Test func `templates, tutorials and playgrounds are no modules`() {
        let codebase = assemble([
            "Kit/a.swift", "Kit/Kit.docc/Resources/step.swift", "T/MVVM.xctemplate/___V___.swift",
            "Try.playground/Contents.swift",
        ])
        #expect(codebase.modules.map(\.name) == ["Kit"])
        #expect(codebase.unclaimed.count == 3)
    }
}
