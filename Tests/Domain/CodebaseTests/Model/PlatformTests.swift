import Testing

@testable import Codebase

@Suite struct PlatformTests {
    @Test(arguments: [
        ("iphoneos", Platform.iOS), ("iphonesimulator", .iOS), ("iphoneos17.2", .iOS),
        ("iOS", .iOS),
        ("iPad", .iOS), ("macCatalyst", .iOS), ("macosx", .macOS), ("osx", .macOS), ("mac", .macOS),
        ("appletvos", .tvOS), ("appleTv", .tvOS), ("watchos", .watchOS), ("appleWatch", .watchOS),
        ("xros", .visionOS), ("visionOS", .visionOS), ("driverkit", .driverKit),
    ])
    func `a platform has a name in every build system`(_ word: String, _ platform: Platform) {
        #expect(Platform(named: word) == platform)
    }

    @Test(arguments: ["", "auto", "linux", "android", "17.0"])
    func `other words mean no platform`(_ word: String) {
        #expect(Platform(named: word) == nil)
    }
}
