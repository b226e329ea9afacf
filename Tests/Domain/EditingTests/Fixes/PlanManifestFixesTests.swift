import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase
@testable import Editing

@Suite struct PlanManifestFixesTests {
    private func plan(
        _ modules: [Module], _ kind: ViolationKind, imports: [String], products: [Product] = [],
        externals: [ExternalPackage] = []
    ) -> ManifestFixes {
        let codebase = Codebase.stub(modules, products: products, externals: externals)
        let statements = imports.enumerated().map { ImportStatement(module: $1, line: $0 + 1) }
        var facts: [RelativePath: SourceFacts] = [
            modules[0].sources[0]: .stub(imports: statements)
        ]
        for module in modules.dropFirst() {
            facts[module.sources[0]] = .stub(declares: [.stub(module.name + "Type")])
        }
        return planManifestFixes(.stub(codebase, facts: facts), kinds: [kind])
    }

    @Test func `a target of the same package is declared by its name`() {
        let fixes = plan([.stub("App"), .stub("Core")], .undeclared, imports: ["Core"])
        #expect(fixes.fixes.map(\.manifest) == ["Package.swift"])
        #expect(fixes.fixes.map(\.edit) == [.addDependency(.target("Core"), to: "App")])
    }

    @Test func `a product that a neighbour uses is declared as the neighbour does`() {
        let name = DependencyReference.Name.product("Log", package: "swift-log")
        let other = Module.stub("Other", depends: [DependencyReference(name)])
        let fixes = plan(
            [.stub("App"), other], .undeclared, imports: ["Log"],
            externals: [ExternalPackage(identity: "swift-log", container: .root)])
        #expect(fixes.fixes.map(\.edit) == [.addDependency(name, to: "App")])
    }

    @Test func `what a neighbour names without its package is named so, too`() {
        let core = Module.stub("Core", in: "Packages/Core")
        let fixes = plan(
            [.stub("App"), .stub("Other", uses: ["Core"]), core], .undeclared, imports: ["Core"],
            products: [Product(name: "Core", package: "core", modules: [core.id])])
        #expect(fixes.fixes.map(\.edit) == [.addDependency(.byName("Core"), to: "App")])
    }

    @Test func `a package that the manifest does not use is left to a person`() {
        let core = Module.stub("Core", in: "Packages/Core")
        let fixes = plan([.stub("App"), core], .undeclared, imports: ["Core"])
        #expect(fixes.fixes.isEmpty)
        #expect(fixes.skipped.map(\.module) == ["::App"])
    }

    @Test func `what is not imported is taken away`() {
        let fixes = plan([.stub("App", uses: ["Core"]), .stub("Core")], .unused, imports: [])
        #expect(fixes.fixes.map(\.edit) == [.removeDependency(.byName("Core"), from: "App")])
    }

    @Test func `a target of another Tuist project is declared as that target`() {
        let core = Module.stub("Core", in: "Core", origin: .tuist)
        let fixes = plan([.stub("App", origin: .tuist), core], .undeclared, imports: ["Core"])
        #expect(fixes.fixes.map(\.edit) == [.addDependency(.module(core.id), to: "App")])
    }

    @Test func `what a helper of Tuist declares is taken out there, by hand`() {
        let core = Module.stub("Core", origin: .tuist)
        let app = Module.stub(
            "App", origin: .tuist,
            depends: [
                DependencyReference(.target("Core"), line: 7, file: "Tuist/Helpers.swift")
            ])
        let fixes = plan([app, core], .unused, imports: [])
        #expect(fixes.fixes.isEmpty)
        #expect(fixes.skipped.first?.reason.hasPrefix("Tuist/Helpers.swift:7 declares it") == true)
    }

    @Test func `what Bazel builds is not edited`() {
        let fixes = plan(
            [.stub("App", origin: .bazel), .stub("Core", origin: .bazel)], .undeclared,
            imports: ["Core"])
        #expect(fixes.fixes.isEmpty)
        #expect(fixes.skipped[0].reason.hasPrefix("Strata does not edit the files of Bazel."))
    }
}
