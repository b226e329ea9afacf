import Observation

/// What the palette knows, what is typed, and what that finds.
@MainActor @Observable final class PaletteModel {
    struct Entry: Sendable {
        let item: PaletteItem
        let kind: String
    }

    /// The place of an entry that matches, and how it does.
    private struct Found {
        let index: Int
        let match: FilterMatch
    }

    private(set) var input = TextInput()
    private(set) var total = 0
    private(set) var isLoading = false
    var list = ListState()

    private var found: [Found] = []
    @ObservationIgnored private var entries: [Entry] = []
    private let sources: [any PaletteSource]

    init(sources: [any PaletteSource]) {
        self.sources = sources
    }

    /// Asks one source after the other; what they have is found as soon as it is there.
    func load() async {
        isLoading = true
        for source in sources {
            let items = await source.items()
            guard !Task.isCancelled else { break }
            entries += items.map { Entry(item: $0, kind: source.title) }
            total = entries.count
            find(in: Array(entries.indices))
        }
        isLoading = false
    }

    /// The selected item.
    var selected: PaletteItem? {
        list.selection.map { entries[found[$0].index].item }
    }

    /// How many items match.
    var count: Int { found.count }

    /// What stands in a row, and how it matched.
    func result(at row: Int) -> (entry: Entry, match: FilterMatch) {
        (entries[found[row].index], found[row].match)
    }

    /// - Returns: Whether the text field used the event.
    func receive(_ event: Event) -> Bool {
        let before = input.text
        guard input.receive(event) else { return false }
        guard input.text != before else { return true }
        let isNarrower = !before.isEmpty && input.text.hasPrefix(before)
        find(in: isNarrower ? found.map(\.index) : Array(entries.indices))
        list.moveToStart()
        return true
    }

    private func find(in candidates: [Int]) {
        let matcher = FilterMatcher(input.text)
        var found: [Found] = []
        for index in candidates {
            guard let match = matcher.match(entries[index].item.title) else { continue }
            found.append(Found(index: index, match: match))
        }
        if !matcher.isEmpty {
            found.sort { ($1.match.score, $0.index) < ($0.match.score, $1.index) }
        }
        self.found = found
        list.update(count: found.count)
    }
}
