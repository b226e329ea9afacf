import Observation

/// How far down a person is in something long, and the keys that move there.
@MainActor @Observable final class ScrollPlace {
    /// The first row that is shown.
    private(set) var offset = 0

    private static let page = 15

    /// The keys that move; the last row stays in sight.
    func commands(rows: Int) -> [Command] {
        let last = max(0, rows - 1)
        let steps: [(String, String, KeyBinding, Int)] = [
            ("down", "Down", [.down, "j"], 1), ("up", "Up", [.up, "k"], -1),
            ("pageDown", "Next page", [.pageDown, .control("f")], Self.page),
            ("pageUp", "Previous page", [.pageUp, .control("b")], -Self.page),
            ("first", "To the start", ["g", .home], -last),
            ("last", "To the end", ["G", .end], last),
        ]
        return steps.map { id, title, keys, step in
            Command("scroll.\(id)", title, keys: keys, group: "Movement") { [weak self] in
                guard let self else { return }
                offset = min(max(0, offset + step), last)
            }
        }
    }
}
