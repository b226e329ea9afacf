import Codebase

/// The platforms that a target of a specification is built for.
struct SpecPlatforms {
    /// Empty if nothing says so.
    let platforms: Set<Platform>

    /// Destinations say it best; without them the settings and the platform do.
    init(of target: SpecNode, _ settings: SettingTable) {
        let type = target["type"]?.text ?? ""
        let destinations = Self.platforms(target["supportedDestinations"]?.texts ?? [])
        let supported = Self.words(settings.value(of: "SUPPORTED_PLATFORMS"))
        let sdk = Self.words(settings.value(of: "SDKROOT"))
        if type.contains("watch") {
            platforms = [.watchOS]
        } else if !destinations.isEmpty {
            platforms = destinations
        } else {
            platforms = supported.isSuperset(of: sdk) ? supported : sdk
        }
    }

    private static func words(_ value: String?) -> Set<Platform> {
        platforms((value ?? "").split(separator: " ").map(String.init))
    }

    private static func platforms(_ words: [String]) -> Set<Platform> {
        Set(words.compactMap { Platform(named: $0) })
    }
}
