import Codebase

extension Set<Platform> {
    /// The platforms that a target is built for; empty if nothing says so.
    ///
    /// `SUPPORTED_PLATFORMS` names several, `SDKROOT` one; without both the families of devices
    /// tell, and last for which systems a least version is set.
    ///
    /// - Parameter productType: `com.apple.product-type.application.watchapp2` and the like.
    init(of settings: SettingTable, productType: String?) {
        if let productType, productType.contains(".watch") {
            self = [.watchOS]
            return
        }
        let sdk = settings.platforms(in: "SDKROOT")
        let supported = settings.platforms(in: "SUPPORTED_PLATFORMS")
        if !sdk.isEmpty {
            // What the project supports is inherited even by a target with another SDK.
            self = supported.isSuperset(of: sdk) ? supported : sdk
        } else if !supported.isEmpty {
            self = supported
        } else {
            let families = settings.families
            self = families.isEmpty ? settings.deploymentPlatforms : families
        }
    }
}

extension SettingTable {
    fileprivate func platforms(in name: String) -> Set<Platform> {
        let words = (value(of: name) ?? "").split { $0 == " " || $0 == "," || $0 == "\"" }
        return Set(words.compactMap { Platform(named: Self.sdkName(String($0))) })
    }

    /// The name of an SDK that may be given as the path of its folder.
    private static func sdkName(_ word: String) -> String {
        String(word.split(separator: "/").last ?? "")
    }

    fileprivate var families: Set<Platform> {
        let numbers = (value(of: "TARGETED_DEVICE_FAMILY") ?? "").split { !$0.isNumber }
        return Set(numbers.compactMap { Self.families[String($0)] })
    }

    private static let families: [String: Platform] = [
        "1": .iOS, "2": .iOS, "3": .tvOS, "4": .watchOS, "6": .iOS, "7": .visionOS,
    ]

    fileprivate var deploymentPlatforms: Set<Platform> {
        let versions: [(String, Platform)] = [
            ("IPHONEOS_DEPLOYMENT_TARGET", .iOS), ("MACOSX_DEPLOYMENT_TARGET", .macOS),
            ("TVOS_DEPLOYMENT_TARGET", .tvOS), ("WATCHOS_DEPLOYMENT_TARGET", .watchOS),
            ("XROS_DEPLOYMENT_TARGET", .visionOS), ("DRIVERKIT_DEPLOYMENT_TARGET", .driverKit),
        ]
        return Set(versions.filter { value(of: $0.0)?.isEmpty == false }.map(\.1))
    }
}
