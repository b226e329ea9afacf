import Codebase
import TemporaryCodebases
import Testing

@testable import XcodeProjects

@Suite struct TargetKindTests {
    @Test(arguments: [
        ("application", TargetKind.app), ("application.on-demand-install-capable", .app),
        ("application.watchapp2", .watch), ("watchkit2-extension", .watch),
        ("app-extension", .appExtension), ("app-extension.messages", .appExtension),
        ("extensionkit-extension", .appExtension), ("system-extension", .appExtension),
        ("xpc-service", .appExtension), ("framework", .framework), ("framework.static", .framework),
        ("library.static", .library), ("bundle.unit-test", .test), ("bundle.ui-testing", .uiTest),
        ("tool", .executable), ("bundle", .bundle), ("something-new", .bundle),
    ])
    func `the type of the product is the kind of the target`(_ type: String, _ kind: TargetKind) {
        #expect(
            TargetKind(
                isa: "PBXNativeTarget", productType: "com.apple.product-type." + type, sdk: nil)
                == kind)
    }

    @Test func `an application for the watch's system is a watch app`() {
        let type = "com.apple.product-type.application"
        #expect(TargetKind(isa: "PBXNativeTarget", productType: type, sdk: "watchos") == .watch)
        #expect(TargetKind(isa: "PBXNativeTarget", productType: type, sdk: "iphoneos") == .app)
    }

    @Test(arguments: ["PBXAggregateTarget", "PBXLegacyTarget"])
    func `a target that makes nothing puts others together`(_ isa: String) {
        #expect(TargetKind(isa: isa, productType: nil, sdk: nil) == .aggregate)
    }

    @Test func `an extension whose Info.plist says so is a widget`() async throws {
        let plist = """
            <?xml version="1.0"?><plist><dict><key>NSExtension</key><dict>
            <key>NSExtensionPointIdentifier</key><string>com.apple.widgetkit-extension</string>
            </dict></dict></plist>
            """
        let codebase = try TemporaryCodebase([
            "ios/P.xcodeproj/project.pbxproj": ProjectText.project(
                targets: ["W"],
                ProjectText.target("W", "app-extension", "buildConfigurationList = C;"),
                ProjectText.settings("C", "INFOPLIST_FILE = \"$(SRCROOT)/W/Info.plist\";")),
            "ios/W/Info.plist": plist,
        ])
        #expect(await codebase.read().modules.map(\.kind) == [.widget])
    }
}
