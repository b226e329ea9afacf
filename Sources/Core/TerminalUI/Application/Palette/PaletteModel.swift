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
        /// 0 for what is called as typed, 1 for a screen whose name begins so, 2 for the rest.
        let tier: Int
    }

    private(set) var input = TextInput()
    private(set) var total = 0
    private(set) var isLoading = false
    var list = ListState()

    private var found: [Found] = []
    /// What answers a question that is typed; it stands before what is found.
    private var answers: [Entry] = []
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

    var selected: PaletteItem? {
        list.selection.map { result(at: $0).entry.item }
    }

    /// How many items match.
    var count: Int { answers.count + found.count }

    /// What stands in a row, and how it matched.
    func result(at row: Int) -> (entry: Entry, match: FilterMatch) {
        guard row >= answers.count else {
            return (answers[row], FilterMatch(score: 0, offsets: []))
        }
        let found = found[row - answers.count]
        return (entries[found.index], found.match)
    }

    /// - Returns: Whether the text field used the event.
    func receive(_ event: Event) -> Bool {
        let before = input.text
        guard input.receive(event) else { return false }
        guard input.text != before else { return true }
        // More letters after a `!` leave out less.
        let isNarrower =
            !before.isEmpty && input.text.hasPrefix(before) && !input.text.contains("!")
        answers = sources.flatMap { source in
            source.answers(to: input.text).map { Entry(item: $0, kind: source.title) }
        }
        find(in: isNarrower ? found.map(\.index) : Array(entries.indices))
        list.moveToStart()
        return true
    }

    private func find(in candidates: [Int]) {
        let matcher = FilterMatcher(input.text)
        let typed = input.text.lowercased()
        // Who types a name as a title has it finds what is written in small letters, too.
        let anyCase = typed == input.text ? nil : FilterMatcher(typed)
        let words = FilterMatcher(typed, mode: .substring)
        var found: [Found] = []
        for index in candidates {
            let item = entries[index].item
            let named = item.keywords.isEmpty ? nil : words.match(item.keywords)
            // The letters to show are those of the title.
            let byWord = named.map { FilterMatch(score: $0.score, offsets: []) }
            guard
                let match = matcher.match(item.title) ?? anyCase?.match(item.title) ?? byWord
            else { continue }
            found.append(Found(index: index, match: match, tier: tier(of: item, for: typed)))
        }
        if !matcher.isEmpty {
            found.sort {
                ($0.tier, $1.match.score, $0.index) < ($1.tier, $0.match.score, $1.index)
            }
        }
        self.found = matcher.isEmpty ? suggested(found) : ranked(found)
        list.update(count: count)
    }

    /// Puts what is suggested before the rest.
    private func suggested(_ found: [Found]) -> [Found] {
        let place = { (found: Found) in self.entries[found.index].item.suggestion }
        let first = found.filter { place($0) != nil }
            .sorted { (place($0) ?? 0, $0.index) < (place($1) ?? 0, $1.index) }
        return first + found.filter { place($0) == nil }
    }

    /// How surely a person means an item.
    private func tier(of item: PaletteItem, for typed: String) -> Int {
        guard !typed.isEmpty else { return 2 }
        if let alias = item.alias?.lowercased() {
            if alias == typed { return 0 }
            if typed.count > 1, alias.hasPrefix(typed) { return 1 }
        }
        return item.title.utf8.count == typed.utf8.count && item.title.lowercased() == typed ? 0 : 2
    }

    /// Puts what writes or starts something after every command that does not, and never first.
    ///
    /// It is not put after thousands of files that match by chance: who looks for it still finds it.
    private func ranked(_ found: [Found]) -> [Found] {
        let isBold = { (found: Found) in self.entries[found.index].item.effect.asks }
        let bold = found.enumerated().filter { isBold($0.element) }
        guard !bold.isEmpty, bold.count < found.count else { return found }
        var order = found.filter { !isBold($0) }
        let kinds = Set(bold.map { entries[$0.element.index].kind })
        let lastOfKind = order.lastIndex { kinds.contains(entries[$0.index].kind) } ?? 0
        for (place, item) in bold {
            order.insert(item, at: min(order.count, max(place, lastOfKind + 1)))
        }
        return order
    }
}
