import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase

@Suite struct AssignRolesTests {
    private func role(
        _ module: Module, among others: [Module] = [], products: [Product] = []
    ) -> Role? {
        assignRoles(.stub([module] + others, products: products)).modules
            .first { $0.id == module.id }?.role
    }

    @Test(arguments: [
        (TargetKind.test, Role.tests), (.uiTest, .tests), (.macro, .macro), (.plugin, .plugin),
        (.binary, .external), (.app, .app), (.appExtension, .app), (.executable, .app),
        (.snippet, .devApp), (.system, .core), (.library, .core), (.framework, .core),
    ])
    func `the kind of target decides first`(_ kind: TargetKind, _ expected: Role) {
        #expect(role(.stub("Thing", kind)) == expected)
    }

    @Test(arguments: [
        ("Wallet", Role.app), ("WalletUITests-App", .devApp), ("TestHost", .devApp),
        ("SpeedTest", .app), ("Contests", .app),
    ])
    func `an app that tests run in is none that is shipped`(_ name: String, _ expected: Role) {
        #expect(role(.stub(name, .app)) == expected)
    }

    @Test(arguments: [
        ("HomeFeature", Role.feature), ("FeatureHome", .feature), ("HomeInterface", .interface),
        ("HomeFeatureInterface", .interface), ("HomeUI", .ui), ("DesignSystem", .ui),
        ("GitHubData", .implementation), ("ApiClientLive", .implementation),
        ("LoginImpl", .implementation), ("LoginImp", .implementation), ("Shrimp", .core),
        ("PreviewSupportSearch", .testing), ("VaporTesting", .testing), ("TestHelpers", .testing),
        ("ModelMocks", .testing), ("AppTestSupport", .testing), ("NIOTestUtils", .testing),
        ("GitHubDomain", .core), ("Core", .core), ("Features", .core), ("Featured", .core),
        ("Guide", .core), ("GRDB", .core), ("SwiftUI2", .core), ("Interfaces", .interface),
        ("HomeUserInterface", .ui), ("UserInterfaces", .ui), ("UserInterfaceInterface", .interface),
    ])
    func `the name of a library tells its part`(_ name: String, _ expected: Role) {
        #expect(role(.stub(name)) == expected)
    }

    @Test(arguments: ["Implementation", "Impl", "Imp"])
    func `what has an implementation of its name is an interface`(word: String) {
        let other = Module.stub(
            "Note\(word)", at: RelativePath("Features/Note\(word)"), uses: ["Note"])
        let note = Module.stub("Note", at: "Features/Note")
        #expect(role(note, among: [other]) == .interface)
        #expect(role(other, among: [note]) == .implementation)
        #expect(role(note, among: [.stub("Note\(word)")]) == .feature)
    }

    @Test(arguments: [
        ("Domain/Models/Features", Role.core), ("Features/Models", .feature),
        ("Domain/Features/Models", .feature),
    ])
    func `a folder of sources called Features makes no feature`(
        _ path: String, _ expected: Role
    ) {
        #expect(role(.stub("Models", at: RelativePath(path))) == expected)
    }

    @Test(arguments: [
        ("BaseFeature", Role.core), ("FeatureFlags", .core), ("AppFeatureToggles", .core),
        ("FeatureThirdPartyLib", .core), ("ThirdPartyFeature", .core), ("HomeFeatureDemo", .core),
        ("BaselineFeature", .feature), ("FlagsFeature", .feature), ("PartyFeature", .feature),
        ("DemoFeature", .feature), ("BaseUI", .ui), ("BaseLoginInterface", .interface),
    ])
    func `what others share, flags, bags and demos are no features`(
        _ name: String, _ expected: Role
    ) {
        #expect(role(.stub(name)) == expected)
        if expected == .core { #expect(role(.stub(name, at: "Features/X")) == .core) }
    }

    @Test(arguments: [
        "RemoteMessagingTestsUtils", "PersistenceTestingUtils", "SyncTestUtilities", "TestsSupport",
    ])
    func `helpers of tests stand with tests`(_ name: String) {
        #expect(role(.stub(name)) == .testing)
    }

    @Test func `what is named for tests is their helper where only tests use it`() {
        let helper = Module.stub("StoreMockObjects")
        let products = [Product(name: "StoreMockObjects", package: "p", modules: [helper.id])]
        let tests = Module.stub("StoreTests", .test, uses: ["StoreMockObjects"])
        let app = Module.stub("App", .app, uses: ["StoreMockObjects"])
        #expect(role(helper, among: [tests], products: products) == .testing)
        #expect(role(helper, among: [tests, app], products: products) == .core)
        #expect(role(helper, products: products) == .core)
    }

    @Test(arguments: [
        ("Sources/Features/Home", Role.feature), ("Modules/Core/TerminalUI", .core),
        ("Sources/Data/Git", .implementation), ("Sources/Domain/Git", .core),
        ("Projects/Feature/Home/Interface", .interface), ("Sources/UI/Buttons", .ui),
    ])
    func `the folder tells what the name does not`(_ path: String, _ expected: Role) {
        let path = RelativePath(path)
        #expect(role(.stub(path.name == "Interface" ? "Home" : path.name, at: path)) == expected)
    }

    @Test func `an API is an interface only if something implements it`() {
        let api = Module.stub("LoginAPI")
        #expect(role(api, among: [.stub("Login", uses: ["LoginAPI"])]) == .interface)
        #expect(role(api, among: [.stub("App", .executable, uses: ["LoginAPI"])]) == .core)
        // An app is nobody's implementation.
        #expect(role(api, among: [.stub("Login", .app, uses: ["LoginAPI"])]) == .core)
    }

    @Test func `what uses the interface of its name implements it`() {
        let interface = Module.stub("PlayerInterface")
        #expect(
            role(.stub("Player", uses: ["PlayerInterface"]), among: [interface]) == .implementation)
        #expect(role(.stub("Player"), among: [interface]) == .core)
    }

    @Test func `a library that only tests use is test support`() {
        let support = Module.stub("Shared")
        let tests = Module.stub("AppTests", .test, uses: ["Shared"])
        #expect(role(support, among: [tests]) == .testing)
    }

    @Test func `a library with tests of its own is what they test`() {
        let tests = Module.stub("SharedTests", .test, uses: ["Shared"])
        #expect(role(.stub("Shared"), among: [tests]) == .core)
    }

    @Test func `a library that a product offers is not test support`() {
        let library = Module.stub("Library")
        let tests = Module.stub("LibraryTests", .test, uses: ["Library"])
        let product = Product(name: "Library", package: nil, modules: [library.id])
        #expect(role(library, among: [tests], products: [product]) == .core)
    }

    @Test func `a library that test support alone uses is test support too`() {
        let base = Module.stub("Base")
        let others = [
            Module.stub("Shared", uses: ["Base"]), .stub("AppTests", .test, uses: ["Shared"]),
        ]
        #expect(role(base, among: others) == .testing)
    }

    @Test func `a library that nobody uses is no test support`() {
        #expect(role(.stub("Lonely")) == .core)
    }

    @Test func `a library that serves macros alone is part of them`() {
        let support = Module.stub("MacroSupport")
        let others = [
            Module.stub("Macros", .macro, uses: ["MacroSupport"]),
            .stub("MacroTests", .test, uses: ["MacroSupport"]),
        ]
        #expect(role(support, among: others) == .macro)
        let user = Module.stub("App", .executable, uses: ["MacroSupport"])
        #expect(role(support, among: others + [user]) == .core)
    }

    @Test func `a program that shows one feature is a dev app`() {
        let features = [Module.stub("HomeFeature"), .stub("LoginFeature")]
        for name in ["HomeDev", "HomeExample", "HomePreviewApp", "HomeDemo"] {
            #expect(
                role(.stub(name, .executable, uses: ["HomeFeature"]), among: features) == .devApp)
        }
        let app = Module.stub("HomeShell", .app, uses: ["HomeFeature"])
        #expect(role(app, among: features) == .devApp)
    }

    @Test func `a program that puts features together is the app, whatever its name`() {
        let features = [Module.stub("HomeFeature"), .stub("LoginFeature")]
        let app = Module.stub("ModularExample", .app, uses: ["HomeFeature", "LoginFeature"])
        #expect(role(app, among: features) == .app)
    }

    @Test(arguments: ["HomeFeatureDemo", "HomeFeatureDemoApp", "HomeFeatureExample"])
    func `a program called after what it depends on is a dev app`(name: String) {
        let features = [Module.stub("HomeFeature"), .stub("LoginFeature")]
        let demo = Module.stub(name, .app, uses: ["HomeFeature", "LoginFeature"])
        #expect(role(demo, among: features) == .devApp)
    }

    @Test func `an app on a feature that puts others together is no dev app`() {
        let root = Module.stub("AppFeature", uses: ["HomeFeature", "CartFeature"])
        let features = [root, .stub("HomeFeature"), .stub("CartFeature")]
        let app = Module.stub("App", .app, uses: ["AppFeature"])
        #expect(role(app, among: features) == .app)
        let home = Module.stub("HomeSample", .executable, uses: ["HomeFeature"])
        #expect(role(home, among: features) == .devApp)
    }

    @Test(arguments: [
        ("FeatureLogger", Role.core), ("FeatureDesignSystem", .ui), ("FeatureCommonEntity", .core),
        ("FeatureOrderService", .core), ("FeatureProfile", .feature),
    ])
    func `what several features stand on is none, whatever it is called`(
        name: String, expected: Role
    ) {
        let features = ["FeatureAlarm", "FeatureFortune"].map { Module.stub($0, uses: [name]) }
        #expect(role(.stub(name), among: features) == expected)
        #expect(role(.stub(name), among: [features[0]]) == .feature)
    }

    @Test(arguments: ["FeatureCommon", "FeaturesShared", "FeatureDependency"])
    func `what is common to features is none, however few use it`(name: String) {
        #expect(role(.stub(name), among: [.stub("FeatureAlarm", uses: [name])]) == .core)
    }

    @Test(arguments: [
        ("Common", Role.core), ("Utils", .core), ("UIComponents", .ui), ("DesignSystem", .ui),
        ("Commons", .feature), ("Support", .feature),
    ])
    func `what is called shared alone is no feature in their folder`(name: String, role: Role) {
        let user = Module.stub("Alarm", at: "Features/Alarm", uses: [name])
        #expect(self.role(.stub(name, at: RelativePath("Features/\(name)")), among: [user]) == role)
    }

    @Test(arguments: [("Models", Role.core), ("MovieStore", .implementation)])
    func `models in a folder of data implement nothing`(name: String, role: Role) {
        #expect(self.role(.stub(name, at: RelativePath("Data/Sources/\(name)"))) == role)
    }

    @Test func `what an umbrella of features brings along is no feature`() {
        let umbrella = Module.stub("FeatureCommonDependencies", uses: ["FeatureDesignSystem"])
        let features = ["FeatureAlarm", "FeatureFortune"].map {
            Module.stub($0, uses: [umbrella.name])
        }
        let system = Module.stub("FeatureDesignSystem")
        #expect(role(system, among: features + [umbrella]) == .ui)
        #expect(role(system, among: [features[0], umbrella]) == .feature)
    }

    @Test func `a package inside the tests is test data`() {
        #expect(role(.stub("Kit", in: "Tests/Fixtures/Kit")) == .testing)
        #expect(role(.stub("Tool", .executable, in: "Fixtures/Tool")) == .testing)
    }

    @Test func `a plain folder is what it is called`() {
        func folder(_ path: RelativePath, holding file: String = "A.swift") -> Role? {
            role(
                .stub(
                    path.name, .folder, in: path, at: path, origin: .folders,
                    sources: [path.appending(RelativePath(file))]))
        }
        #expect(folder("Sources/Parser") == .core)
        #expect(folder("Tests/ParserTests") == .tests)
        #expect(folder("App", holding: "main.swift") == .app)
        #expect(folder("Features/Home") == .feature)
    }
}
