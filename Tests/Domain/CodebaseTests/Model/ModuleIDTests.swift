import Testing

@testable import Codebase

@Suite struct ModuleIDTests {
    @Test(arguments: [
        ("::App", "App"), ("Packages/Core::Core", "Core"), ("//pkg:name", "//pkg:name"),
        ("external:swift-nio::NIO", "NIO"), ("App.xcodeproj::My App", "My App"),
        ("unknown:::Ghost", "Ghost"),
    ])
    func `the target stands behind the last two colons`(_ raw: String, _ name: String) {
        #expect(ModuleID(rawValue: raw).targetName == name)
    }

    @Test func `what is not own says where it comes from`() {
        #expect(ModuleID(.system, name: "UIKit").foreignKind == .system)
        #expect(ModuleID(.external, name: "NIO", package: "swift-nio").foreignKind == .external)
        #expect(ModuleID(rawValue: "Packages/Core::Core").foreignKind == nil)
        #expect(ModuleID(rawValue: "::external").foreignKind == nil)
    }

    @Test func `an external module names its package where it is known`() {
        #expect(
            ModuleID(.external, name: "NIO", package: "swift-nio").foreignPackage == "swift-nio")
        #expect(ModuleID(.external, name: "NIO").foreignPackage == nil)
        #expect(ModuleID(.system, name: "UIKit").foreignPackage == nil)
    }

    @Test(arguments: [
        ("My App", "My_App"), ("a.b-c", "a_b_c"), ("2048", "_048"), ("Ünïcode", "Ünïcode"),
    ])
    func `what no identifier can hold becomes a line`(_ name: String, _ module: String) {
        #expect(name.asModuleName == module)
    }
}
