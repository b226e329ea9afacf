import Architecture
import Codebase

/// Codebases for previews of which something is missing.
enum SampleGaps {
    /// A bit of everything.
    static var some: Analysis {
        analysis(
            incomplete: [
                IncompleteItem(
                    path: "Packages/Radio/Package.swift", line: 14,
                    reason: "It reads the environment, which is not known here. "
                        + "Trust the folder to let SwiftPM answer.",
                    remedy: .trust),
                IncompleteItem(
                    path: "Sources/Player/Waveform.swift",
                    reason: "It is not UTF-8. Save it as UTF-8 to have it read."),
            ],
            unclaimed: [
                "Sketches/Equalizer/Bands.swift", "Sketches/Equalizer/Curve.swift",
                "Sketches/Loop.swift", "Sources/Player/Old/Deck.swift", "Sources/Spare.swift",
                "Tests/Fixtures/Broken.swift", "Tools/Screen.xctemplate/___NAME___View.swift",
                "Packages/Radio/Sources/Radio/Tuner.swift",
            ],
            problems: [
                .matchesNothing(layer: "Core", pattern: ModulePattern(.name, "Entity*", line: 9))
            ],
            notes: [
                IncompleteItem(
                    path: "Sketches/Loop.swift", line: 3,
                    reason: "It does not parse. Correct it to have all of it read.")
            ])
    }

    /// A misread manifest, an ignored project, many places of one kind, and what is accepted.
    static var doubtful: Analysis {
        let suspicions = [
            IncompleteItem(
                path: "Package.swift",
                reason: "40 of 52 Swift files here belong to no target, most of them in "
                    + "Sources/Feeds: Strata may have misread it. Compare the modules with `swift "
                    + "package describe`, or accept this in .strata.yml."),
            IncompleteItem(
                path: "iOS/Tempo.xcodeproj",
                reason:
                    "It is ignored by .gitignore:103 and was not read, so 12 Swift files beside "
                    + "it are described by nothing. Let git track it, or take that line out."),
        ]
        let damage = [12, 40, 77].map { (line: Int) in
            IncompleteItem(
                path: "Mac/Tempo.xcodeproj/project.pbxproj", line: line,
                reason: "The project file is damaged: F\(line) is not there. Repair it in Xcode.")
        }
        let link = IncompleteItem(
            path: "Kits/Ads/Headers", reason: "The link leads nowhere. Remove it.")
        let vendor = Acceptance(path: "Kits/**", reason: "The vendor ships it so.", line: 12)
        return analysis(
            incomplete: damage + suspicions, suspicions: suspicions,
            unclaimed: (1...40).map { RelativePath("Sources/Feeds/Feed\($0).swift") },
            problems: [.unusedAcceptance(Acceptance(path: "Old/**", reason: "Gone.", line: 15))],
            accepted: [AcceptedItem(item: link, acceptance: vendor)])
    }

    /// More than any screen has room for.
    static var many: Analysis {
        analysis(
            incomplete: (1...400).map { (number: Int) in
                IncompleteItem(
                    path: RelativePath("Sources/Generated/Model\(number).swift"), line: number,
                    reason: "It does not parse. Correct it to have all of it read.")
            },
            unclaimed: (1...900).map { RelativePath("Attic/Part\($0 % 30)/File\($0).swift") })
    }

    /// Nothing is missing.
    static var none: Analysis { analysis() }

    private static func analysis(
        incomplete: [IncompleteItem] = [], suspicions: [IncompleteItem] = [],
        unclaimed: [RelativePath] = [], problems: [LayerProblem] = [],
        accepted: [AcceptedItem] = [], notes: [IncompleteItem] = []
    ) -> Analysis {
        let player = Module(
            id: "::Player", name: "Player", moduleName: "Player", kind: .library, origin: .swiftpm,
            container: .root, manifest: "Package.swift", path: "Sources/Player",
            sources: ["Sources/Player/Player.swift"], dependencies: [])
        return Analysis(
            codebase: Codebase(
                root: "/home/ada/Tempo", modules: [player], unclaimed: unclaimed,
                incomplete: incomplete.filter { !suspicions.contains($0) }
            ).suspecting(suspicions),
            graph: ModuleGraph(nodes: [], edges: []),
            configuration: LayerConfiguration(source: .file(".strata.yml"), layers: []),
            assignment: LayerAssignment(layers: [:], problems: problems), violations: [],
            facts: [:], isComplete: true, incomplete: incomplete, accepted: accepted,
            notes: notes, milliseconds: 70)
    }
}
