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
    private let covered: Set<ForeignUse>
    private let uncovered: Set<String>

    /// - Parameter names: The parts of the edge to look at; nil for all.
    init(_ sources: EdgeSources, of names: Set<String>? = nil) {
        var all: [NotificationCall] = []
        for use in sources.foreignUses where names?.contains(use.name) != false {
            if let call = Self.call(around: use, in: sources) { all.append(call) }
        }
        let covered = Set(all.map(\.name))
        self.all = all
        self.covered = covered
        uncovered = Set(sources.foreignUses.filter { !covered.contains($0) }.map(\.name))
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
        around use: ForeignUse, in sources: EdgeSources
    ) -> NotificationCall? {
        guard let file = sources.files[use.file] else { return nil }
        let extent = file.details.uses[use.number].extent
        for (number, outer) in file.details.uses.enumerated() {
            guard let labels = Self.labels[outer.name], let call = outer.call else { continue }
            let argument = call.arguments.first {
                labels.contains($0.label ?? "") && $0.extent.contains(extent)
            }
            guard let argument, isPath(file.text(argument.extent)) else { continue }
            let isOfCenter = number > 0 && file.text(call.extent).contains("NotificationCenter")
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
