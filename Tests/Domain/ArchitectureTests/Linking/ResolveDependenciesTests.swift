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

    @Test func aTargetIsTheOneOfTheSameContainer() {
        let elsewhere = Module.stub("Core", in: "Other")
        #expect(
            meaning(of: .target("Core"), in: app, among: [elsewhere, core]) == .own(["::Core"]))
    }

    @Test func aTargetOfAnotherContainerIsNotMeant() {
        let elsewhere = Module.stub("Core", in: "Other")
        #expect(
            meaning(of: .target("Core"), in: app, among: [elsewhere]) == .unresolved(name: "Core"))
    }

    @Test func aNameIsATargetBeforeItIsAProduct() {
        let product = Product(name: "Core", package: "other", modules: ["Other::Core"])
        let elsewhere = Module.stub("Core", in: "Other")
        let found = meaning(
            of: .byName("Core"), in: app, among: [core, elsewhere], products: [product])
        #expect(found == .own(["::Core"]))
    }

    @Test func aProductStandsForAllItsTargets() {
        let parts = [Module.stub("A", in: "Kit"), Module.stub("B", in: "Kit")]
        let product = Product(name: "Kit", package: "kit", modules: parts.map(\.id))
        let found = meaning(
            of: .product("Kit", package: "kit"), in: app, among: parts, products: [product])
        #expect(found == .own(["Kit::A", "Kit::B"]))
    }

    @Test func aLocalPackageOverridesTheRemoteOneOfItsIdentity() {
        let log = Module.stub("Logging", in: "Packages/swift-log")
        let product = Product(name: "Logging", package: "swift-log", modules: [log.id])
        let remote = ExternalPackage(identity: "swift-log", container: .root)
        let found = meaning(
            of: .product("Logging", package: "swift-log"), in: app, among: [log],
            products: [product], externals: [remote])
        #expect(found == .own([log.id]))
    }

    @Test func theIdentityIsComparedWithoutCase() {
        let log = Module.stub("Logging", in: "Packages/Swift-Log")
        let product = Product(name: "Logging", package: "swift-log", modules: [log.id])
        let found = meaning(
            of: .product("Logging", package: "Swift-Log"), in: app, among: [log],
            products: [product])
        #expect(found == .own([log.id]))
    }

    @Test func aRemoteProductIsNotTakenForAFixtureOfTheSameName() {
        let fixture = Module.stub("Logging", in: "Tests/Fixtures/App")
        let product = Product(name: "Logging", package: "app", modules: [fixture.id])
        let remote = ExternalPackage(identity: "swift-log", container: .root)
        let found = meaning(
            of: .product("Logging", package: "swift-log"), in: app, among: [fixture],
            products: [product], externals: [remote])
        #expect(found == .external(product: "Logging", package: "swift-log"))
    }

    @Test func aNameThatIsCalledLikeADeclaredPackageIsItsProduct() {
        let fixture = Module.stub("Yams", in: "Examples/Yams")
        let product = Product(name: "Yams", package: "examples", modules: [fixture.id])
        let remote = ExternalPackage(identity: "yams", container: .root)
        let found = meaning(
            of: .byName("Yams"), in: app, among: [fixture], products: [product],
            externals: [remote])
        #expect(found == .external(product: "Yams", package: "yams"))
    }

    @Test func aProductWithoutAPackageIsThatOfTheOnlyDeclaredOne() {
        let remote = ExternalPackage(identity: "swift-nio", container: .root)
        #expect(
            meaning(of: .byName("NIOCore"), in: app, externals: [remote])
                == .external(product: "NIOCore", package: "swift-nio"))
    }

    @Test func aProductWithoutAPackageIsThatOfTheOneItIsCalledLike() {
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

    @Test func aNameThatNothingHasStaysVisible() {
        #expect(meaning(of: .byName("Nowhere"), in: app) == .unresolved(name: "Nowhere"))
        #expect(
            meaning(of: .module("a::b"), in: app) == .unresolved(name: "a::b"))
    }

    @Test func aModuleThatTheReaderResolvedIsTaken() {
        #expect(meaning(of: .module("::Core"), in: app, among: [core]) == .own(["::Core"]))
    }

    @Test func ofSeveralPackagesWithOneProductTheNearestIsMeant() {
        let near = Module.stub("Kit", in: "Apps/One/Kit")
        let far = Module.stub("Kit", in: "Vendor/Old/Kit")
        let products = [far, near].map { Product(name: "Kit", package: "kit", modules: [$0.id]) }
        let user = Module.stub("One", in: "Apps/One")
        let found = meaning(
            of: .product("Kit", package: "kit"), in: user, among: [near, far], products: products)
        #expect(found == .own([near.id]))
    }

    @Test func theOrderOfTheManifestIsKept() {
        let user = Module.stub("App", uses: ["Core", "Nowhere", "Base"])
        let codebase = Codebase.stub([user, core, .stub("Base")])
        let names = resolveDependencies(codebase)[user.id]?.map(\.reference.name)
        #expect(names == [.byName("Core"), .byName("Nowhere"), .byName("Base")])
    }
}
