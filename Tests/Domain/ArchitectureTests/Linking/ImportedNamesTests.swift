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

    @Test func theModuleOfTheSameContainerIsPreferred() {
        let app = Module.stub("App", in: "One")
        let found = target(
            of: "Core", in: app, among: [.stub("Core", in: "One"), .stub("Core", in: "Two")])
        #expect(found == "One::Core")
    }

    @Test func whatTheModuleDeclaresIsMeantBeforeAnythingElse() {
        let two = Module.stub("Core", in: "Two")
        let app = Module.stub(
            "App", in: "One", depends: [DependencyReference(.module(two.id))])
        #expect(target(of: "Core", in: app, among: [.stub("Core", in: "One"), two]) == two.id)
    }

    @Test func ofTwoModulesElsewhereTheOneInReachIsMeant() {
        let near = Module.stub("Core", in: "Two")
        let hub = Module.stub("Hub", in: "Hub", depends: [DependencyReference(.module(near.id))])
        let app = Module.stub("App", in: "One", depends: [DependencyReference(.module(hub.id))])
        let found = target(of: "Core", in: app, among: [hub, near, .stub("Core", in: "Three")])
        #expect(found == near.id)
    }

    @Test func aNameThatIsUniqueIsMeantWhereverItStands() {
        let app = Module.stub("App", in: "One")
        #expect(target(of: "Core", in: app, among: [.stub("Core", in: "Two")]) == "Two::Core")
    }

    @Test func aNameThatNothingDecidesStaysUnknown() {
        let app = Module.stub("App", in: "One")
        let found = target(
            of: "Core", in: app, among: [.stub("Core", in: "Two"), .stub("Core", in: "Three")])
        #expect(found == ModuleID(.unknown, name: "Core"))
    }

    @Test func aFixtureIsNotWhatTheProgramImports() {
        let app = Module.stub("App")
        let fixture = Module.stub("Kit", in: "Tests/Fixtures/Kit")
        #expect(target(of: "Kit", in: app, among: [fixture]) == ModuleID(.unknown, name: "Kit"))
    }

    @Test func aSystemModuleIsMeantBeforeAnOwnOneOutOfReach() {
        let app = Module.stub("App", in: "One")
        let found = target(of: "Network", in: app, among: [.stub("Network", in: "Two")])
        #expect(found == ModuleID(.system, name: "Network"))
    }

    @Test func anOwnModuleOfTheContainerHidesTheSystemsOne() {
        let app = Module.stub("App")
        #expect(target(of: "Network", in: app, among: [.stub("Network")]) == "::Network")
    }

    @Test func aDeclaredProductHidesAnOwnModuleOfAnotherContainer() {
        let app = Module.stub(
            "App", depends: [DependencyReference(.product("Logging", package: "swift-log"))])
        let found = target(
            of: "Logging", in: app, among: [.stub("Logging", in: "Examples/Old")],
            externals: [ExternalPackage(identity: "swift-log", container: .root)])
        #expect(found == ModuleID(.external, name: "Logging", package: "swift-log"))
    }
}
