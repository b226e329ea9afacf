import Observation

/// What the palette knows, what is typed, and what that finds.
@MainActor @Observable final class PaletteModel {
    struct Entry: Sendable {
        let item: PaletteItem
        let kind: String
    }

    struct Result {
        let entry: Entry
        let match: FilterMatch
    }

    private(set) var input = TextInput()
    private(set) var results: [Result] = []
    private(set) var total = 0
    private(set) var isLoading = false
    var list = ListState()

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
            find(in: entries)
        }
        isLoading = false
    }

    /// The selected item.
    var selected: PaletteItem? {
        list.selection.map { results[$0].entry.item }
    }

    /// - Returns: Whether the text field used the event.
    func receive(_ event: Event) -> Bool {
        let before = input.text
        guard input.receive(event) else { return false }
        guard input.text != before else { return true }
        let isNarrower = !before.isEmpty && input.text.hasPrefix(before)
        find(in: isNarrower ? results.map(\.entry) : entries)
        list.moveToStart()
        return true
    }

    private func find(in candidates: [Entry]) {
        let found = FilterMatcher(input.text).filter(candidates) { $0.item.title }
        results = found.map { Result(entry: candidates[$0.index], match: $0.match) }
        list.update(count: results.count)
    }
}
