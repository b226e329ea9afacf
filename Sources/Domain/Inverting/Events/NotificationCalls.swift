import Architecture
import Codebase

/// A call of the notification center that names a notification of the far end.
struct NotificationCall: Sendable {
    /// The place that names the notification, or the type that has its name.
    let name: ForeignUse
    /// The use of `addObserver`, `post` …, whose call it is.
    let number: Int
    /// The expression that is the notification's name.
    let argument: TextExtent

    /// The file.
    var file: RelativePath { name.file }
}

/// The calls in the near end of an edge that observe or post notifications of the far one.
struct NotificationCalls: Sendable {
    /// The calls, in the order of files and of each file.
    private(set) var all: [NotificationCall] = []
    private var covered: Set<ForeignUse> = []
    private var uncovered: Set<String> = []

    /// No calls.
    init() {}

    /// All calls.
    init(_ sources: EdgeSources) {
        var candidates: [RelativePath: [Int]] = [:]
        for use in sources.foreignUses {
            let known = candidates[use.file] ?? Self.candidates(in: use.file, sources)
            candidates[use.file] = known
            if let call = Self.call(around: use, among: known, in: sources) { all.append(call) }
        }
        covered = Set(all.map(\.name))
        uncovered = Set(sources.foreignUses.filter { !covered.contains($0) }.map(\.name))
    }

    /// Only those that name some parts of the edge.
    func only(_ names: Set<String>) -> NotificationCalls {
        var few = self
        few.all = all.filter { names.contains($0.name.name) }
        few.covered = Set(few.all.map(\.name))
        return few
    }

    /// The uses of a file that may be such calls.
    private static func candidates(in path: RelativePath, _ sources: EdgeSources) -> [Int] {
        sources.files[path]?.details.uses.enumerated().filter { _, use in
            use.call != nil && labels[use.name] != nil
        }.map(\.offset) ?? []
    }

    /// Whether a place names a notification for the notification center.
    func covers(_ use: ForeignUse) -> Bool { covered.contains(use) }

    /// Whether all places that name something do that for the notification center.
    func isOnly(_ name: String) -> Bool {
        !uncovered.contains(name) && all.contains { $0.name.name == name }
    }

    /// What the near end does with a notification, for people.
    func phrase(of name: String, in sources: EdgeSources) -> String {
        let own = all.filter { $0.name.name == name }
        let posts = own.contains { call in
            sources.files[call.file]?.details.uses[call.number].name == "post"
        }
        let observes = own.contains { call in
            sources.files[call.file]?.details.uses[call.number].name != "post"
        }
        return posts && observes ? "observes and posts" : posts ? "posts" : "observes"
    }

    private static func call(
        around use: ForeignUse, among candidates: [Int], in sources: EdgeSources
    ) -> NotificationCall? {
        guard let file = sources.files[use.file] else { return nil }
        let extent = file.details.uses[use.number].extent
        for number in candidates {
            let outer = file.details.uses[number]
            guard let labels = Self.labels[outer.name], let call = outer.call else { continue }
            let argument = call.arguments.first {
                labels.contains($0.label ?? "") && $0.extent.contains(extent)
            }
            guard let argument, isPath(file.text(argument.extent)) else { continue }
            let isOfCenter = file.text(call.extent).contains("NotificationCenter")
            let isInjected = outer.base != nil && outer.name != "publisher"
            guard isOfCenter || isInjected else { continue }
            return NotificationCall(name: use, number: number, argument: argument.extent)
        }
        return nil
    }

    private static func isPath(_ text: String) -> Bool {
        text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    }

    private static let labels: [String: Set<String>] = [
        "addObserver": ["forName", "name"], "removeObserver": ["name"], "post": ["name"],
        "publisher": ["for"], "notifications": ["named"],
    ]
}
