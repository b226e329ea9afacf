import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase

/// Which module a name after `import` means.
@Suite struct ImportedNamesTests {
    private func target(
        of name: String, in module: Module, among others: [Module],
        products: [Product] = [], externals: [ExternalPackage] = []
    ) -> ModuleID? {
        let codebase = Codebase.stub([module] + others, products: products, externals: externals)
        let graph = linkModules(codebase, facts: [module.sources[0]: .importing(name)])
        return graph.edges.first { $0.from == module.id && !$0.imports.isEmpty }?.to
    }

    @Test func `the module of the same container is preferred`() {
        let app = Module.stub("App", in: "One")
        let found = target(
            of: "Core", in: app, among: [.stub("Core", in: "One"), .stub("Core", in: "Two")])
        #expect(found == "One::Core")
    }

    @Test func `what the module declares is meant before anything else`() {
        let two = Module.stub("Core", in: "Two")
        let app = Module.stub(
            "App", in: "One", depends: [DependencyReference(.module(two.id))])
        #expect(target(of: "Core", in: app, among: [.stub("Core", in: "One"), two]) == two.id)
    }

    @Test func `of two modules elsewhere the one in reach is meant`() {
        let near = Module.stub("Core", in: "Two")
        let hub = Module.stub("Hub", in: "Hub", depends: [DependencyReference(.module(near.id))])
        let app = Module.stub("App", in: "One", depends: [DependencyReference(.module(hub.id))])
        let found = target(of: "Core", in: app, among: [hub, near, .stub("Core", in: "Three")])
        #expect(found == near.id)
    }

    @Test func `a name that is unique is meant wherever it stands`() {
        let app = Module.stub("App", in: "One")
        #expect(target(of: "Core", in: app, among: [.stub("Core", in: "Two")]) == "Two::Core")
    }

    @Test func `a name that nothing decides stays unknown`() {
        let app = Module.stub("App", in: "One")
        let found = target(
            of: "Core", in: app, among: [.stub("Core", in: "Two"), .stub("Core", in: "Three")])
        #expect(found == ModuleID(.unknown, name: "Core"))
    }

    @Test func `a fixture is not what the program imports`() {
        let app = Module.stub("App")
        let fixture = Module.stub("Kit", in: "Tests/Fixtures/Kit")
        #expect(target(of: "Kit", in: app, among: [fixture]) == ModuleID(.unknown, name: "Kit"))
    }

    @Test func `a system module is meant before an own one out of reach`() {
        let app = Module.stub("App", in: "One")
        let found = target(of: "Network", in: app, among: [.stub("Network", in: "Two")])
        #expect(found == ModuleID(.system, name: "Network"))
    }

    @Test func `an own module of the container hides the system's`() {
        let app = Module.stub("App")
        #expect(target(of: "Network", in: app, among: [.stub("Network")]) == "::Network")
    }

    @Test func `a declared product hides an own module of another container`() {
        let app = Module.stub(
            "App", depends: [DependencyReference(.product("Logging", package: "swift-log"))])
        let found = target(
            of: "Logging", in: app, among: [.stub("Logging", in: "Examples/Old")],
            externals: [ExternalPackage(identity: "swift-log", container: .root)])
        #expect(found == ModuleID(.external, name: "Logging", package: "swift-log"))
    }
}
