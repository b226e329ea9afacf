import Architecture
import Codebase
import ScreenPreviews

extension SampleCodebase {
    /// A music player in six layers.
    static var tempo: SampleCodebase {
        SampleCodebase(
            layers: [
                layer("App", "executables and apps"),
                layer("Features", "names and folders of features"),
                layer("Interfaces", "names that end in Interface"),
                layer("Data", "folder Data"),
                layer("Domain", "folder Domain"),
                layer("Core", "used by all, uses none"),
            ],
            modules: shipped + unshipped)
    }

    private static func layer(_ name: String, _ reason: String) -> Layer {
        Layer(name: name, patterns: [ModulePattern(.path, "Sources/\(name)/**")], reason: reason)
    }

    private static var shipped: [SampleModule] {
        let features = "DesignSystem*4 Catalog*3"
        return [
            SampleModule(
                "Tempo", .app, layer: 0, files: 14, lines: 1_210,
                uses: "Library Player Search Settings Downloads Onboarding Networking Persistence"),
            SampleModule(
                "Library", .feature, layer: 1, files: 22, lines: 2_840,
                uses: "\(features) PlayerInterface*2 Player"),
            SampleModule(
                "Player", .feature, layer: 1, files: 31, lines: 4_410,
                uses: "\(features) Playback*5 PlayerInterface AudioEngine*2"),
            SampleModule("Search", .feature, layer: 1, lines: 960, uses: features),
            SampleModule("Settings", .feature, layer: 1, lines: 512, uses: "DesignSystem*3"),
            SampleModule(
                "Downloads", .feature, layer: 1, files: 9, lines: 1_130,
                uses: "\(features) Persistence Library*2"),
            SampleModule("Onboarding", .feature, layer: 1, files: 4, lines: 240, uses: features),
            SampleModule(
                "PlayerInterface", .interface, layer: 2, files: 2, lines: 48, uses: "Playback"),
            SampleModule(
                "LibraryInterface", .interface, layer: 2, files: 2, lines: 55, uses: "Catalog"),
            SampleModule(
                "Networking", .implementation, layer: 3, files: 18, lines: 2_020,
                uses: "Catalog*6 Logging*9"),
            SampleModule(
                "Persistence", .implementation, layer: 3, files: 11, lines: 1_480,
                uses: "Catalog*4 Logging*3"),
            SampleModule(
                "AudioEngine", .implementation, layer: 3, files: 27, lines: 9_600,
                uses: "Playback*8 Logging*2"),
            SampleModule("Catalog", .core, layer: 4, files: 16, lines: 1_320, uses: "Networking"),
            SampleModule("Playback", .core, layer: 4, files: 12, lines: 870, uses: "Catalog*2"),
            SampleModule("DesignSystem", .ui, layer: 5, files: 40, lines: 3_900, uses: "Logging*0"),
            SampleModule("Logging", .core, layer: 5, files: 3, lines: 140),
            SampleModule("Formatting", .core, layer: 5, files: 5, lines: 210),
        ]
    }

    private static var unshipped: [SampleModule] {
        [
            SampleModule("LegacyBridge", .core, files: 7, lines: 1_900, uses: "Catalog Library"),
            SampleModule(
                "LibraryTests", .tests, files: 12, lines: 1_700, uses: "Library*12 TestSupport*8"),
            SampleModule(
                "PlayerTests", .tests, files: 19, lines: 2_600, uses: "Player*19 TestSupport*9"),
            SampleModule("CatalogTests", .tests, files: 8, lines: 900, uses: "Catalog*8"),
            SampleModule("TestSupport", .testing, files: 4, lines: 320, uses: "Catalog*2"),
            SampleModule("LibraryDev", .devApp, files: 1, lines: 24, uses: "Library"),
            SampleModule("PlayerDev", .devApp, files: 1, lines: 31, uses: "Player"),
            SampleModule("RouteMacros", .macro, files: 3, lines: 280),
            SampleModule("LintPlugin", .plugin, files: 1, lines: 60),
        ]
    }
}

extension SampleCodebase {
    /// What the music player breaks.
    var withViolations: SampleCodebase {
        var copy = self
        copy.violations = [
            (.upward, "Catalog", "Networking"), (.sideways, "Library", "Player"),
            (.sideways, "Downloads", "Library"), (.bypass, "Library", "Player"),
            (.impure, "Downloads", "Persistence"), (.impure, "Player", "AudioEngine"),
            (.unused, "DesignSystem", "Logging"), (.unassigned, "LegacyBridge", nil),
        ]
        return copy
    }

    /// The same with things that could not be read.
    var withGaps: SampleCodebase {
        var copy = self
        copy.incomplete = [
            IncompleteItem(
                path: "Package.swift", line: 31,
                reason: "The targets depend on Context.environment[\"TEMPO_PRO\"]. "
                    + "Trust the folder to let SwiftPM answer.", remedy: .trust),
            IncompleteItem(
                path: "Sources/Player/Player7.swift", line: 88,
                reason: "The file does not parse from here on: expected '}'. "
                    + "What stands above was used; correct the file."),
            IncompleteItem(
                path: "Sources/Networking/Generated/Endpoints.swift",
                reason: "The file is not UTF-8. Store it as UTF-8."),
        ]
        copy.unclaimed = ["Sketches/Loop.swift", "Sketches/Equalizer/Bands.swift"]
        copy.problems = [
            .matchesNothing(layer: "Domain", pattern: ModulePattern(.name, "Entity*", line: 14))
        ]
        return copy
    }

    /// The same with a `.strata.yml`.
    var withConfiguration: SampleCodebase {
        var copy = self
        copy.source = .file(".strata.yml")
        copy.layers = layers.enumerated().map { index, layer in
            Layer(name: layer.name, patterns: layer.patterns, line: 3 + index * 4)
        }
        return copy
    }

    /// The same with names of up to sixty characters, and some that are wide.
    var withWideNames: SampleCodebase {
        let names = [
            "Library": "LibraryBrowsingAndPlaylistManagementFeaturePresentationLayer",
            "Search": "検索フィーチャー", "AudioEngine": "AudioEngineWithRealtimeSpectrumAnalysis",
            "Catalog": "CatalogDomainModelAndRepositoryProtocols",
        ]
        return renamed(names)
    }

    /// The same with all names written another way.
    func named(_ names: SampleNames) -> SampleCodebase {
        guard names != .plain else { return self }
        return renamed(
            Dictionary(
                modules.map { ($0.name, names.name(for: $0.name)) }, uniquingKeysWith: { $1 }))
    }

    private func renamed(_ names: [String: String]) -> SampleCodebase {
        var copy = self
        copy.modules = modules.map { $0.renamed(names) }
        copy.violations = violations.map { entry in
            (
                entry.kind, names[entry.from] ?? entry.from,
                entry.to.map { names[$0] ?? $0 }
            )
        }
        return copy
    }
}

extension SampleModule {
    fileprivate func renamed(_ names: [String: String]) -> SampleModule {
        let uses = edges.map { "\(names[$0.name] ?? $0.name)*\($0.imports)" }
        return SampleModule(
            names[name] ?? name, role, layer: layer, files: files, lines: lines,
            uses: uses.joined(separator: " "))
    }
}
