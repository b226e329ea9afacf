import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase

@Suite struct ModuleNamingTests {
    @Test(arguments: [
        ("HomeFeatureInterface", "Home", ["Feature", "Interface"]), ("HomeUI", "Home", ["UI"]),
        ("Home", "Home", []), ("HomeFeatureTesting", "Home", ["Feature", "Testing"]),
        ("GitHubData", "GitHub", ["Data"]), ("Core", "Core", []), ("HomeDev", "Home", ["Dev"]),
        ("LoginUITests", "Login", ["UITests"]), ("Kit-Interface", "Kit", ["Interface"]),
    ])
    func `the stem is what a family shares`(_ name: String, _ stem: String, _ suffixes: [String]) {
        let naming = ModuleNaming(name: name, path: .root)
        #expect(naming.stem == stem)
        #expect(naming.suffixes == suffixes)
    }

    @Test(arguments: [("Root-QA", "Root"), ("Home_Staging", "Home"), ("Home-Kit", "Home-Kit")])
    func `the twin for a configuration is called like the other`(name: String, stem: String) {
        #expect(ModuleNaming(of: .stub(name)).stem == stem)
    }

    @Test func `a word must begin where another ends`() {
        let naming = ModuleNaming(name: "Metadata", path: .root)
        #expect(!naming.ends(with: ["Data"]))
        #expect(ModuleNaming(name: "UserData", path: .root).ends(with: ["Data"]))
        #expect(!ModuleNaming(name: "GUI", path: .root).ends(with: ["UI"]))
    }

    @Test func `a prefix must be a word`() {
        #expect(ModuleNaming(name: "FeatureHome", path: .root).begins(with: "Feature"))
        #expect(!ModuleNaming(name: "Featured", path: .root).begins(with: "Feature"))
        #expect(!ModuleNaming(name: "Feature", path: .root).begins(with: "Feature"))
    }

    @Test func `folders leave out those of the build system and the module's own`() {
        let naming = ModuleNaming(name: "Core", path: "Packages/Kit/Sources/Core")
        #expect(naming.folders == ["kit"])
    }
}
