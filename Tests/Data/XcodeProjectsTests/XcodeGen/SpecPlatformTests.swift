import Codebase
import Testing

@Suite struct SpecPlatformTests {
    private func platforms(_ target: String) async throws -> Set<Platform>? {
        try await read([
            "project.yml": "name: P\ntargets: {A: {sources: S, \(target)}}\n", "S/A.swift": "",
        ]).modules.first?.platforms
    }

    @Test(arguments: [
        ("type: framework, platform: iOS", "iOS"),
        ("type: framework, platform: watchOS", "watchOS"),
        ("type: framework, platform: auto, supportedDestinations: [iOS, macOS]", "iOS macOS"),
        (
            "type: framework, platform: iOS, supportedDestinations: [iOS, macCatalyst, tvOS]",
            "iOS tvOS"
        ),
        ("type: application.watchapp2, platform: watchOS", "watchOS"),
        (
            "type: framework, platform: auto, settings: {SUPPORTED_PLATFORMS: xros macosx}",
            "macOS visionOS"
        ),
        ("type: framework, platform: auto", ""),
    ])
    func `platform, destinations and settings tell the platforms`(
        _ target: String, _ expected: String
    ) async throws {
        let found = try await platforms(target) ?? []
        #expect(found.sorted().map(\.rawValue).joined(separator: " ") == expected)
    }

    @Test func `each target of a list of platforms is for its own`() async throws {
        let modules = try await read([
            "project.yml":
                "name: P\ntargets: {A: {type: framework, platform: [iOS, tvOS], sources: S}}\n",
            "S/A.swift": "",
        ]).modules
        #expect(modules.map(\.platforms) == [[.iOS], [.tvOS]])
    }
}
