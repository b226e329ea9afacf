import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase

/// Module names that several targets build, as a framework for iOS and for watchOS does.
@Suite struct SharedNameTests {
    /// Where imports of `Shared` in a module lead.
    private func targets(
        of importer: Module, among others: [Module], conditions: [String] = []
    ) -> (edges: [Edge], undecided: [UndecidedImport]) {
        let modules = [importer] + others
        let file = importer.sources[0]
        let statement = ImportStatement(module: "Shared", conditions: conditions, line: 3)
        let graph = Analysis.stub(.stub(modules), facts: [file: .stub(imports: [statement])]).graph
        return (
            graph.edges.filter { $0.from == importer.id && !$0.imports.isEmpty }, graph.undecided
        )
    }

    private func names(of importer: Module, among others: [Module]) -> [String] {
        targets(of: importer, among: others).edges.map(\.to.rawValue)
    }

    private let phone = Module.stub(
        "Shared-iOS", .framework, module: "Shared", platforms: [.iOS])
    private let watch = Module.stub(
        "Shared-watchOS", .framework, module: "Shared", platforms: [.watchOS])

    @Test func `what the target declares itself is meant, whatever the platforms`() {
        let app = Module.stub("App", .app, uses: ["Shared-watchOS"], platforms: [.iOS])
        #expect(names(of: app, among: [phone, watch]) == ["::Shared-watchOS"])
        #expect(targets(of: app, among: [phone, watch]).edges.map(\.declared) == [.direct])
    }

    @Test func `an app is meant by tests alone`() {
        let other = Module.stub("Shared", .app)
        #expect(names(of: .stub("App", .app), among: [other]) == ["unknown:::Shared"])
        #expect(names(of: .stub("AppTests", .test), among: [other]) == ["::Shared"])
        let hosted = Module.stub("AppTests", .test).copy(
            dependencies: [DependencyReference(.target("App"), purpose: .testHost)])
        #expect(names(of: hosted, among: [other]) == ["unknown:::Shared"])
    }

    @Test func `of two that the target declares that for its platform is meant`() {
        let app = Module.stub("App", .app, uses: ["Shared-iOS", "Shared-watchOS"])
        let onWatch = app.with(platforms: [.watchOS])
        #expect(names(of: onWatch, among: [phone, watch]) == ["::Shared-watchOS"])
    }

    @Test func `a target without files is not meant where another has some`() {
        let app = Module.stub("App", .app)
        let pod = Module.stub("Shared", .framework, in: "Pods")
        let left = Module.stub("Shared", .framework, in: "Project", sources: [])
        #expect(names(of: app, among: [left, pod]) == ["Pods::Shared"])
    }

    @Test func `what the target reaches comes before what it does not`() {
        let kit = Module.stub("Kit", uses: ["Shared-watchOS"])
        let app = Module.stub("App", .app, uses: ["Kit"], platforms: [.iOS])
        let found = targets(of: app, among: [kit, phone, watch]).edges
        #expect(found.map(\.to.rawValue) == ["::Shared-watchOS"])
        #expect(found.map(\.declared) == [.transitive])
    }

    @Test func `a test bundle reaches what its host reaches, on its own platform`() {
        let host = Module.stub(
            "App", .app, uses: ["Shared-iOS"],
            depends: [DependencyReference(.target("WatchApp"), purpose: .embedding)],
            platforms: [.iOS])
        let clock = Module.stub("WatchApp", .watch, uses: ["Shared-watchOS"], platforms: [.watchOS])
        let tests = Module.stub(
            "AppTests", .test,
            depends: [DependencyReference(.target("App"), purpose: .testHost)], platforms: [.iOS])
        let found = targets(of: tests, among: [host, clock, phone, watch]).edges
        #expect(found.map(\.to.rawValue) == ["::Shared-iOS"])
        #expect(found.map(\.declared) == [.transitive])
    }

    @Test func `what nothing declares is chosen by platform`() {
        let app = Module.stub("App", .app, platforms: [.watchOS])
        let found = targets(of: app, among: [phone, watch]).edges
        #expect(found.map(\.to.rawValue) == ["::Shared-watchOS"])
        #expect(found.map(\.declared) == [.no])
    }

    @Test func `a module for all platforms of the target comes before one for some`() {
        let both = Module.stub("Both", module: "Shared", platforms: [.iOS, .macOS])
        let app = Module.stub("App", .app, platforms: [.iOS, .macOS])
        #expect(names(of: app, among: [phone, both]) == ["::Both"])
    }

    @Test func `a target for two platforms means the module of each`() {
        let mac = Module.stub("Shared-macOS", module: "Shared", platforms: [.macOS])
        let app = Module.stub("App", .app, platforms: [.iOS, .macOS])
        let found = targets(of: app, among: [phone, mac, watch])
        #expect(found.edges.map(\.to.rawValue) == ["::Shared-iOS", "::Shared-macOS"])
        #expect(found.undecided.isEmpty)
    }

    @Test func `on one platform the own container decides`() {
        let near = Module.stub("S", in: "A", module: "Shared", platforms: [.iOS])
        let far = Module.stub("S", in: "B", module: "Shared", platforms: [.iOS])
        let app = Module.stub("App", .app, in: "A", platforms: [.iOS])
        #expect(names(of: app, among: [near, far]) == ["A::S"])
    }

    @Test func `an app of the name is meant by tests alone`() {
        let app = Module.stub("SharedApp", .app, module: "Shared", platforms: [.iOS])
        let kit = Module.stub("Kit", platforms: [.iOS])
        #expect(names(of: kit, among: [app, phone]) == ["::Shared-iOS"])
        let tests = Module.stub("Tests", .test, platforms: [.iOS])
        #expect(targets(of: tests, among: [app, phone]).undecided.count == 1)
    }

    @Test func `what nothing decides is told, and leads to no module`() throws {
        let app = Module.stub("App", .app)
        let found = targets(of: app, among: [phone, watch])
        #expect(found.edges.map(\.to.rawValue) == ["unknown:::Shared"])
        let undecided = try #require(found.undecided.first)
        #expect(found.undecided.count == 1)
        #expect(undecided.candidates == [phone.id, watch.id])
        #expect(undecided.sites.map(\.statement.line) == [3])
        let note = try #require(undecided.note)
        #expect(note.path == app.sources[0])
        #expect(note.reason.contains("1 import of Shared in App"))
        #expect(note.reason.contains("::Shared-iOS, ::Shared-watchOS"))
    }

    @Test func `a package's code means what is in its reach, whatever the platforms`() {
        let package = Module.stub("Feature", in: "P", uses: ["Local"])
        let local = Module.stub("Local", in: "P", module: "Shared")
        #expect(names(of: package, among: [local, phone, watch]) == ["P::Local"])
    }

    @Test func `test data is not meant by other code`() {
        let fixture = Module.stub("Shared", in: "Tests/Fixtures/P", platforms: [.iOS])
        let app = Module.stub("App", .app, platforms: [.iOS])
        let found = targets(of: app, among: [fixture])
        #expect(found.edges.map(\.to.rawValue) == ["unknown:::Shared"])
        #expect(found.undecided.isEmpty)
    }

    @Test func `a framework linked by name is that of the own platform`() {
        let app = Module.stub(
            "App", .app, in: "App.xcodeproj", origin: .xcode,
            depends: [DependencyReference(.product("Shared", package: nil))],
            platforms: [.watchOS])
        let others = [phone, watch].map { $0.with(container: "Kit.xcodeproj", origin: .xcode) }
        let resolved = resolveDependencies(.stub([app] + others))
        #expect(resolved[app.id]?.map(\.meaning) == [.own(["Kit.xcodeproj::Shared-watchOS"])])
    }
}

extension Module {
    /// The same module with some of it changed.
    fileprivate func with(
        platforms: Set<Platform>? = nil, container: RelativePath? = nil, origin: Origin? = nil
    ) -> Module {
        Module(
            id: container.map { ModuleID(container: $0, target: name) } ?? id, name: name,
            moduleName: moduleName, kind: kind, origin: origin ?? self.origin,
            container: container ?? self.container, manifest: manifest, path: path,
            sources: sources, dependencies: dependencies, platforms: platforms ?? self.platforms)
    }
}
