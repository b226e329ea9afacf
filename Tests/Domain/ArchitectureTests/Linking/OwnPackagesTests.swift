import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase

@Suite struct OwnPackagesTests {
    private func project(_ name: String, in container: RelativePath) -> Module {
        Module(
            id: ModuleID(container: container, target: name), name: name, moduleName: name,
            kind: .framework, origin: .xcode, container: container, manifest: container,
            path: .root, sources: [RelativePath(name + ".swift")], dependencies: [])
    }

    private func app(_ depends: DependencyReference.Name) -> Module {
        Module(
            id: "App.xcodeproj::App", name: "App", moduleName: "App", kind: .app, origin: .xcode,
            container: "App.xcodeproj", manifest: "App.xcodeproj", path: "App",
            sources: ["App/a.swift"], dependencies: [DependencyReference(depends)])
    }

    private func meaning(
        of name: DependencyReference.Name, _ others: [Module], products: [Product] = [],
        externals: [ExternalPackage] = []
    ) -> ResolvedDependency.Meaning? {
        let app = app(name)
        let codebase = Codebase.stub([app] + others, products: products, externals: externals)
        return resolveDependencies(codebase)[app.id]?.first?.meaning
    }

    private let remote = ExternalPackage(identity: "Kit", container: "App.xcodeproj")

    @Test func `a folder overrides a project's remote package of its identity`() {
        let kit = Module.stub("Kit", in: "Packages/Kit")
        let product = Product(name: "Kit", package: "kit", modules: [kit.id])
        #expect(
            meaning(
                of: .product("Kit", package: "kit"), [kit], products: [product],
                externals: [remote]) == .own([kit.id]))
    }

    @Test func `a package of unknown products overrides by its folder's name`() {
        let kit = Module.stub("Kit", in: "Packages/Kit")
        #expect(
            meaning(of: .product("Kit", package: "kit"), [kit], externals: [remote])
                == .own([kit.id]))
    }

    @Test func `test data overrides nothing`() {
        let kit = Module.stub("Kit", in: "Tests/Fixtures/Kit")
        let product = Product(name: "Kit", package: "kit", modules: [kit.id])
        #expect(
            meaning(
                of: .product("Kit", package: "kit"), [kit], products: [product],
                externals: [remote]) == .external(product: "Kit", package: "kit"))
    }

    @Test func `of several packages with one identity the closest is meant`() {
        let near = Module.stub("Kit", in: "Kit")
        let far = Module.stub("Kit", in: "Other/Deep/Kit")
        let products = [far, near].map { Product(name: "Kit", package: "kit", modules: [$0.id]) }
        #expect(
            meaning(of: .product("Kit", package: "kit"), [far, near], products: products)
                == .own([near.id]))
    }

    @Test func `a framework that is linked by name is that of another project`() {
        let kit = project("Kit", in: "Kit/Kit.xcodeproj")
        #expect(meaning(of: .byName("Kit"), [kit]) == .own([kit.id]))
        #expect(meaning(of: .product("Kit", package: nil), [kit]) == .own([kit.id]))
        #expect(
            meaning(of: .product("Kit", package: "kit"), [kit], externals: [remote])
                == .external(product: "Kit", package: "kit"))
    }

    @Test func `a framework that two targets build for platforms is not guessed`() {
        let both = ["Kit iOS", "Kit macOS"].map { name in
            Module(
                id: ModuleID(container: "K.xcodeproj", target: name), name: name,
                moduleName: "Kit", kind: .framework, origin: .xcode, container: "K.xcodeproj",
                manifest: "K.xcodeproj", path: .root, sources: ["k.swift"], dependencies: [])
        }
        #expect(meaning(of: .byName("Kit"), both) == .unresolved(name: "Kit"))
    }
}
