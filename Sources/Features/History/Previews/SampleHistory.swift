import Architecture
import Chronicling
import Codebase
import ScreenPreviews

/// A codebase that was taken apart over two years.
nonisolated struct SampleHistory: Sendable {
    /// How many commits there are.
    var count = 240
    /// Which of them are read: each nth, counted from the last.
    var step = 1
    var names = SampleNames.plain
    /// The commits that cannot be read, by position.
    var unreadable: Set<Int> = []
    /// Whether something could not be read in the first half.
    var isIncomplete = false
    var limits: [HistoryLimit] = []
    /// Of the commits before it only descriptions are read, at nine of them.
    var readFrom = 0

    private static let modules = [
        "RadioApp", "FeedFeature", "PlayerFeature", "ProfileFeature", "SettingsFeature",
        "UserDomain", "FeedDomain", "ImageKit", "NetworkKit", "StorageKit",
    ]
    private static let subjects = [
        "Move profiles out of the feed", "Merge branch 'feed'", "Give the player a router",
        "Let settings ask, not know", "Update translations", "Split UserDomain",
        "Show errors of the network", "Fix the player's clock", "Take StorageKit out of features",
    ]
    private static let authors = ["Ada", "Grace", "Linus"]
    private static let start = 1_735_689_600

    var history: History {
        let all = Array(0..<count)
        let wanted = stride(from: count - 1, through: 0, by: -step).reversed()
        var readings: [Int: CommitReading] = [:]
        for position in wanted where position >= readFrom {
            readings[position] =
                unreadable.contains(position)
                ? .unreadable("3 files of it were never fetched.") : .state(state(at: position))
        }
        let shape = SamplingOrder.shape(of: all).filter { $0 < readFrom }
        return History(
            log: CommitLog(commits: all.map(commit), limits: limits), wanted: all,
            readings: readings,
            outlines: Dictionary(uniqueKeysWithValues: shape.map { ($0, outline(at: $0)) }))
    }

    private func outline(at position: Int) -> CommitOutline {
        let metrics = CommitMetrics(state(at: position))
        func bytes(_ lines: Int) -> Int { lines * Int(CommitOutline.usualBytesPerLine) }
        let lines = metrics.lines
        return CommitOutline(
            modules: metrics.modules, dependencies: metrics.dependencies + 2, files: metrics.files,
            bytes: LineTotals(
                modules: bytes(lines.modules), apps: bytes(lines.apps), tests: bytes(lines.tests),
                others: bytes(lines.others)),
            largestBytes: bytes(metrics.largest?.lines ?? 0))
    }

    /// What changes together.
    static var couplings: [ChangeCoupling] {
        func coupling(
            _ pair: ChangeCoupling.Pair, _ support: Int, of changes: (Int, Int), isJoined: Bool
        ) -> ChangeCoupling {
            ChangeCoupling(
                pair: pair,
                commits: (0..<support).map {
                    CommitName(String($0 * 7_919 + 268_435_456, radix: 16))
                },
                changes: (changes.0, changes.1), isJoined: isJoined)
        }
        return [
            coupling(
                .modules("::FeedFeature", "::ProfileFeature"), 18, of: (40, 24), isJoined: false),
            coupling(.modules("::FeedDomain", "::FeedFeature"), 31, of: (33, 40), isJoined: true),
            coupling(
                .files("Sources/Feed/FeedStrings.swift", "Sources/Profile/ProfileStrings.swift"), 9,
                of: (11, 9), isJoined: false),
        ]
    }

    private func commit(_ position: Int) -> LoggedCommit {
        let name = String(position * 7_919 + 268_435_456, radix: 16)
        return LoggedCommit(
            note: CommitNote(
                name: name + String(repeating: "0", count: 32),
                time: Self.start + position * 172_800, author: Self.authors[position * 7 % 3],
                subject: Self.subjects[position * 5 % 9]),
            tree: "\(position)", parents: position == 0 ? [] : ["before"])
    }

    private func id(_ short: String) -> ModuleID {
        let suffix = "WithANameThatSaysEverythingThatItDoesAndMore"
        return ModuleID(rawValue: "::\(names == .long ? short + suffix : names.name(for: short))")
    }

    private func state(at position: Int) -> CommitState {
        // A module comes every twenty-four commits; the app gets smaller by it.
        let there = Self.modules.prefix(1 + position * 10 / max(count, 1)).map(id)
        let edges = there.indices.dropFirst().flatMap { index in
            [
                EdgeID(from: there[0], to: there[index]),
                EdgeID(from: there[index], to: there[(index * 3 + 1) % there.count]),
            ].filter { $0.from != $0.to }
        }
        let left = max(0, 34 - position * 30 / max(count, 1) + (position / 17 % 3) * 2)
        let kinds: [ViolationKind] = [.sideways, .upward, .impure, .unused, .cycle]
        let violations = (0..<left).map { number in
            let kind = kinds[number * number % 7 % 5]
            return ViolationState(
                id: "\(kind.rawValue) \(number)", kind: kind, from: there[number % there.count],
                to: there[(number * 3 + 1) % there.count],
                severity: kind == .unused ? .warning : .error, isRecorded: number % 3 == 0,
                owner: number % 2 == 0 ? "ada" : nil)
        }
        let app = 30_000 - there.count * 2_200 + position * 20
        return CommitState(
            modules: there.enumerated().map { index, id in
                ModuleState(
                    id: id, role: index == 0 ? .app : .feature,
                    layer: index == 0 ? "App" : index < 5 ? "Features" : "Core", files: 20,
                    lines: index == 0 ? app : 1_800 + position * 6,
                    previewLines: index > 0 && index < 5
                        ? app / 2 + (1_800 + position * 6) * (6 - index) : nil,
                    devAppLines: index > 0 && index < 3 && position > 100
                        ? (1_800 + position * 6) * (4 + index) : nil)
            }, edges: edges, violations: violations, files: 300 + position,
            lines: LineTotals(
                modules: (there.count - 1) * (1_800 + position * 6), apps: app,
                tests: 4_000 + position * 40, others: 600),
            incomplete: isIncomplete && position < count / 2 ? 1 : 0)
    }
}
