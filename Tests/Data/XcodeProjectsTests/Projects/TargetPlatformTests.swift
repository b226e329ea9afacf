import Codebase
import TemporaryCodebases
import Testing

@Suite struct TargetPlatformTests {
    private func platforms(
        _ settings: String, ofProject: String = "", type: String = "framework",
        base: String? = nil
    ) async throws -> Set<Platform>? {
        let fields = base == nil ? "" : "baseConfigurationReference = FILE;"
        let project = ProjectText.project(
            targets: ["T"], children: ["FILE"], fields: "buildConfigurationList = PC;",
            ProjectText.target("T", type, phases: "", "buildConfigurationList = TC;"),
            ProjectText.file("FILE", "T.xcconfig"), ProjectText.settings("PC", ofProject),
            ProjectText.settings("TC", settings, fields))
        var files = ["P.xcodeproj/project.pbxproj": project]
        files["T.xcconfig"] = base
        return try await TemporaryCodebase(files).read().modules.first?.platforms
    }

    @Test(arguments: [
        ("SDKROOT = iphoneos;", "iOS"), ("SDKROOT = watchos;", "watchOS"),
        ("SDKROOT = \"$(PLATFORM)\"; PLATFORM = macosx;", "macOS"),
        (
            "SDKROOT = auto; SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\";",
            "iOS macOS"
        ),
        ("SUPPORTED_PLATFORMS = \"xros xrsimulator\";", "visionOS"),
        ("SDKROOT = iphoneos; SUPPORTED_PLATFORMS = \"iphoneos macosx\";", "iOS macOS"),
        ("TARGETED_DEVICE_FAMILY = 4; WATCHOS_DEPLOYMENT_TARGET = 9.0;", "watchOS"),
        ("TARGETED_DEVICE_FAMILY = \"1,2\";", "iOS"), ("TVOS_DEPLOYMENT_TARGET = 15.0;", "tvOS"),
        ("", ""),
    ])
    func `settings tell the platforms`(_ settings: String, _ expected: String) async throws {
        let found = try await platforms(settings) ?? []
        #expect(found.sorted().map(\.rawValue).joined(separator: " ") == expected)
    }

    @Test
    func `a target with another SDK does not inherit what the project supports`() async throws {
        let project = "SDKROOT = iphoneos; SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator\";"
        #expect(try await platforms("SDKROOT = watchos;", ofProject: project) == [.watchOS])
        #expect(try await platforms("", ofProject: project) == [.iOS])
    }

    @Test func `a base configuration tells the platforms too`() async throws {
        let found = try await platforms(
            "", ofProject: "SDKROOT = iphoneos;", base: "SDKROOT = watchos")
        #expect(found == [.watchOS])
    }

    @Test func `a watch app is for watchOS, whatever the settings`() async throws {
        let found = try await platforms("SDKROOT = iphoneos;", type: "application.watchapp2")
        #expect(found == [.watchOS])
    }

    @Test func `a name under a condition holds for the SDK of the target`() async throws {
        let settings = "PRODUCT_NAME = Plain; \"PRODUCT_NAME[sdk=watchos*]\" = Watch;"
        for (sdk, name) in [("watchos", "Watch"), ("iphoneos", "Plain"), ("auto", "Plain")] {
            let project = ProjectText.project(
                targets: ["T"], ProjectText.target("T", phases: "", "buildConfigurationList = TC;"),
                ProjectText.settings("TC", settings + "SDKROOT = \(sdk);"))
            let reading = try await TemporaryCodebase(["P.xcodeproj/project.pbxproj": project])
                .read()
            #expect(reading.modules.map(\.moduleName) == [name])
        }
    }
}
