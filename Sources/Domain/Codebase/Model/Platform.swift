/// An operating system of Apple's that code is built for.
package enum Platform: String, CaseIterable, Comparable, Sendable {
    case iOS, macOS, tvOS, watchOS, visionOS, driverKit

    /// The platform that a word of a build system means: an SDK (`iphonesimulator`), a platform
    /// (`macosx`), a device (`appleTv`) or the name in any case; nil if it means none.
    ///
    /// Catalyst and an iPad's app on another device count as iOS, whose code they build.
    package init?(named word: String) {
        switch word.lowercased().prefix(while: \.isLetter) {
        case "ios", "iphoneos", "iphonesimulator", "iphone", "ipad", "maccatalyst", "catalyst",
            "macwithipaddesign", "applevisionwithipaddesign":
            self = .iOS
        case "macos", "macosx", "osx", "mac": self = .macOS
        case "tvos", "appletvos", "appletvsimulator", "appletv": self = .tvOS
        case "watchos", "watchsimulator", "applewatch": self = .watchOS
        case "visionos", "xros", "xrsimulator", "applevision": self = .visionOS
        case "driverkit": self = .driverKit
        default: return nil
        }
    }

    package static func < (left: Platform, right: Platform) -> Bool {
        left.rawValue < right.rawValue
    }
}
