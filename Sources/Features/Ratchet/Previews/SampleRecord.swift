import Architecture
import Codebase
import ScreenPreviews

/// A record that people worked on for some months.
nonisolated struct SampleRecord: Sendable {
    enum Size {
        case none, few, many
    }

    let size: Size
    let names: SampleNames

    /// The 23rd of November 2026.
    static let now = 1_795_435_200

    private static let owners = ["ada", "grace", nil, "linus"]
    private static let reasons = [
        "Until checkout has a domain of its own.", nil, "Legacy player, replaced next year.", nil,
    ]
    private static let modules = [
        "FeedFeature", "PlayerFeature", "ProfileFeature", "SettingsFeature", "UserDomain",
        "FeedDomain", "ImageKit", "NetworkKit", "StorageKit",
    ]
    private static let kinds: [ViolationKind] = [.sideways, .impure, .upward, .bypass, .unused]

    private func id(_ short: String) -> ModuleID {
        let suffix = "WithANameThatSaysEverythingThatItDoesAndMore"
        return ModuleID(rawValue: "::\(names == .long ? short + suffix : names.name(for: short))")
    }

    /// All that was ever recorded; what is recorded later stands later.
    private var all: [BaselineEntry] {
        let count = size == .none ? 0 : size == .few ? 34 : 3_000
        return (0..<count).map { index in
            let kind = Self.kinds[(index * index + index / 5) % 9 % Self.kinds.count]
            let from = Self.modules[index % 7]
            let to = Self.modules[(index * 3 + index / 9 + 2) % 9] + (index < 60 ? "" : "\(index)")
            let note = BaselineEntry.Note(
                reason: Self.reasons[index % 4], owner: Self.owners[(index + index / 7) % 4])
            return BaselineEntry(
                kind, [id(from), id(to)], note: note, line: index + 5)
        }
    }

    /// What is recorded after some steps of ten; the last step is not committed.
    private func entries(after step: Int) -> [BaselineEntry] {
        let gone = all.count * step * (step + 3) / 260
        let late = all.count * max(0, 8 - step) / 60
        return Baseline(Array(all.dropFirst(gone).dropLast(late))).entries
    }

    private static let subjects = [
        "Record what there is", "Move profiles out of the feed", "Merge branch 'feed'",
        "Give the player a router", "Let settings ask, not know", "Record after the redesign",
        "Split UserDomain", "Prune", "Take StorageKit out of features", "Prune what went",
    ]

    /// When each step was: not at equal distances.
    private static func time(of step: Int) -> Int {
        now - [264, 240, 236, 181, 150, 122, 90, 61, 20, 6, 0][step] * CalendarDay.seconds
    }

    /// The commits of some steps.
    func points(_ steps: Range<Int> = 0..<10, damaged: Set<Int> = []) -> [BaselinePoint] {
        steps.map { step in
            let commit = CommitNote(
                name: "\(step)c0ffee\(step)f00dfeed" + String(repeating: "0", count: 24),
                time: Self.time(of: step), author: step % 2 == 0 ? "Ada" : "Grace",
                subject: Self.subjects[step % 10])
            let record: BaselinePoint.Record =
                damaged.contains(step)
                ? .damaged("line 14: A merge left “<<<<<<<” here.") : .entries(entries(after: step))
            return BaselinePoint(commit: commit, time: commit.time, record: record)
        }
    }

    /// The analysis of the folder after a step.
    func analysis(after step: Int?) -> Analysis {
        let modules = Self.modules.map { short in
            Module(
                id: id(short), name: id(short).targetName, moduleName: id(short).targetName,
                kind: .library, origin: .swiftpm, container: .root, manifest: "Package.swift",
                path: RelativePath("Sources/\(short)"),
                sources: [RelativePath("Sources/\(short)/\(short).swift")], dependencies: [])
        }
        let codebase = Codebase(root: "/home/ada/Radio", modules: modules)
        let layers = [("Features", "*Feature*"), ("Domain", "*Domain*"), ("Core", "*Kit*")]
        let configuration = LayerConfiguration(
            source: .inferred,
            layers: layers.map { Layer(name: $0.0, patterns: [ModulePattern(.name, $0.1)]) })
        let record = step.map { entries(after: $0) } ?? []
        // What is gone in the last step is still recorded.
        let found = record.dropFirst(2).map { entry in
            Violation(
                kind: entry.kind, from: entry.modules[0], to: entry.modules[1],
                severity: .error, message: "")
        }
        return Analysis(
            codebase: codebase, graph: linkModules(codebase, facts: [:]),
            configuration: configuration, assignment: assignLayers(configuration, to: codebase),
            violations: found, facts: [:], isComplete: true, incomplete: [], milliseconds: 9
        ).compared(with: step == nil ? nil : Baseline(record))
    }
}
