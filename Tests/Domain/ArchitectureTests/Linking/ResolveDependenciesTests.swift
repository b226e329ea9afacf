import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase

@Suite struct ResolveDependenciesTests {
    private func meaning(
        of name: DependencyReference.Name, in module: Module, among others: [Module] = [],
        products: [Product] = [], externals: [ExternalPackage] = []
    ) -> ResolvedDependency.Meaning? {
        let user = Module.stub(
            module.name, in: module.container, depends: [DependencyReference(name)])
        let codebase = Codebase.stub([user] + others, products: products, externals: externals)
        return resolveDependencies(codebase)[user.id]?.first?.meaning
    }

    private let app = Module.stub("App")
    private let core = Module.stub("Core")

    @Test func `a target is the one of the same container`() {
        let elsewhere = Module.stub("Core", in: "Other")
        #expect(
            meaning(of: .target("Core"), in: app, among: [elsewhere, core]) == .own(["::Core"]))
    }

    @Test func `a target of another container is not meant`() {
        let elsewhere = Module.stub("Core", in: "Other")
        #expect(
            meaning(of: .target("Core"), in: app, among: [elsewhere]) == .unresolved(name: "Core"))
    }

    @Test func `a name is a target before it is a product`() {
        let product = Product(name: "Core", package: "other", modules: ["Other::Core"])
        let elsewhere = Module.stub("Core", in: "Other")
        let found = meaning(
            of: .byName("Core"), in: app, among: [core, elsewhere], products: [product])
        #expect(found == .own(["::Core"]))
    }

    @Test func `a product stands for all its targets`() {
        let parts = [Module.stub("A", in: "Kit"), Module.stub("B", in: "Kit")]
        let product = Product(name: "Kit", package: "kit", modules: parts.map(\.id))
        let found = meaning(
            of: .product("Kit", package: "kit"), in: app, among: parts, products: [product])
        #expect(found == .own(["Kit::A", "Kit::B"]))
    }

    @Test func `a local package overrides the remote one of its identity`() {
        let log = Module.stub("Logging", in: "Packages/swift-log")
        let product = Product(name: "Logging", package: "swift-log", modules: [log.id])
        let remote = ExternalPackage(identity: "swift-log", container: .root)
        let found = meaning(
            of: .product("Logging", package: "swift-log"), in: app, among: [log],
            products: [product], externals: [remote])
        #expect(found == .own([log.id]))
    }

    @Test func `the identity is compared without case`() {
        let log = Module.stub("Logging", in: "Packages/Swift-Log")
        let product = Product(name: "Logging", package: "swift-log", modules: [log.id])
        let found = meaning(
            of: .product("Logging", package: "Swift-Log"), in: app, among: [log],
            products: [product])
        #expect(found == .own([log.id]))
    }

    @Test func `a remote product is not taken for a fixture of the same name`() {
        let fixture = Module.stub("Logging", in: "Tests/Fixtures/App")
        let product = Product(name: "Logging", package: "app", modules: [fixture.id])
        let remote = ExternalPackage(identity: "swift-log", container: .root)
        let found = meaning(
            of: .product("Logging", package: "swift-log"), in: app, among: [fixture],
            products: [product], externals: [remote])
        #expect(found == .external(product: "Logging", package: "swift-log"))
    }

    @Test func `a name that is called like a declared package is its product`() {
        let fixture = Module.stub("Yams", in: "Examples/Yams")
        let product = Product(name: "Yams", package: "examples", modules: [fixture.id])
        let remote = ExternalPackage(identity: "yams", container: .root)
        let found = meaning(
            of: .byName("Yams"), in: app, among: [fixture], products: [product],
            externals: [remote])
        #expect(found == .external(product: "Yams", package: "yams"))
    }

    @Test func `a product without a package is that of the only declared one`() {
        let remote = ExternalPackage(identity: "swift-nio", container: .root)
        #expect(
            meaning(of: .byName("NIOCore"), in: app, externals: [remote])
                == .external(product: "NIOCore", package: "swift-nio"))
    }

    @Test func `a product without a package is that of the one it is called like`() {
        let remotes = ["swift-nio", "swift-log"].map {
            ExternalPackage(identity: $0, container: .root)
        }
        #expect(
            meaning(of: .product("NIOCore", package: nil), in: app, externals: remotes)
                == .external(product: "NIOCore", package: "swift-nio"))
        #expect(
            meaning(of: .product("Metrics", package: nil), in: app, externals: remotes)
                == .external(product: "Metrics", package: nil))
    }

    @Test func `a product may be of a package that another project declares`() {
        let remote = ExternalPackage(identity: "keychain", container: "Tuist")
        #expect(
            meaning(of: .product("KeychainAccess", package: nil), in: app, externals: [remote])
                == .external(product: "KeychainAccess", package: "keychain"))
    }

    @Test func `a name that nothing has stays visible`() {
        #expect(meaning(of: .byName("Nowhere"), in: app) == .unresolved(name: "Nowhere"))
        #expect(
            meaning(of: .module("a::b"), in: app) == .unresolved(name: "a::b"))
    }

    @Test func `a module that the reader resolved is taken`() {
        #expect(meaning(of: .module("::Core"), in: app, among: [core]) == .own(["::Core"]))
    }

    @Test func `of several packages with one product the nearest is meant`() {
        let near = Module.stub("Kit", in: "Apps/One/Kit")
        let far = Module.stub("Kit", in: "Vendor/Old/Kit")
        let products = [far, near].map { Product(name: "Kit", package: "kit", modules: [$0.id]) }
        let user = Module.stub("One", in: "Apps/One")
        let found = meaning(
            of: .product("Kit", package: "kit"), in: user, among: [near, far], products: products)
        #expect(found == .own([near.id]))
    }

    @Test func `a product whose sources are gone means nothing beside another`() {
        let gone = Module.stub("Kit", in: "App", sources: [])
        let present = Module.stub("Kit", in: "App/Modules")
        let products = [gone, present].map {
            Product(name: "Kit", package: "kit", modules: [$0.id])
        }
        let user = Module.stub("One", in: "App")
        func found(_ products: [Product]) -> ResolvedDependency.Meaning? {
            meaning(
                of: .product("Kit", package: nil), in: user, among: [gone, present],
                products: products)
        }
        #expect(found(products) == .own([present.id]))
        #expect(found([products[0]]) == .own([gone.id]))
    }

    @Test func `the order of the manifest is kept`() {
        let user = Module.stub("App", uses: ["Core", "Nowhere", "Base"])
        let codebase = Codebase.stub([user, core, .stub("Base")])
        let names = resolveDependencies(codebase)[user.id]?.map(\.reference.name)
        #expect(names == [.byName("Core"), .byName("Nowhere"), .byName("Base")])
    }
}
