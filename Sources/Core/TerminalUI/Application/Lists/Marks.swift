/// The rows of a list that a person marked, for what is done to several at once.
package struct Marks<ID: Hashable & Sendable>: Equatable, Sendable {
    /// What is marked.
    package private(set) var ids: Set<ID>

    /// Some marks.
    package init(_ ids: Set<ID> = []) {
        self.ids = ids
    }

    /// Whether nothing is marked.
    package var isEmpty: Bool { ids.isEmpty }

    /// Whether a row is marked.
    package func contains(_ id: ID) -> Bool { ids.contains(id) }

    /// Marks rows, or takes the marks away if all of them have one.
    package mutating func toggle(_ rows: some Collection<ID>) {
        if rows.allSatisfy(ids.contains) { ids.subtract(rows) } else { ids.formUnion(rows) }
    }

    /// Takes away the marks of rows that are not shown: nothing is done to what is out of sight.
    package mutating func keep(_ shown: Set<ID>) {
        if !ids.isSubset(of: shown) { ids.formIntersection(shown) }
    }

    /// Takes all marks away.
    package mutating func clear() { ids = [] }

    /// How many there are, for the footer of a list; empty if there are none.
    package var words: StyledText {
        ids.isEmpty ? "" : StyledText("\(ids.count.inGroups) marked", .accent)
    }

    /// What stands before a row that is marked.
    package static var sign: StyledText { StyledText("■", .accent) }
}

/// A list whose rows can be marked.
@MainActor package protocol MarkingModel: ListModel {
    associatedtype Mark: Hashable & Sendable

    /// What is marked.
    var marks: Marks<Mark> { get set }

    /// What Space marks now: the selected row, or all rows under a heading.
    var markable: [Mark] { get }
}

extension MarkingModel {
    /// Space, and Esc while something is marked.
    package var markCommands: [Command] {
        let mark = Command(
            "list.mark", "Mark or unmark", keys: [.space], group: "Lists", hint: "mark",
            disabled: markable.isEmpty ? "Nothing is selected." : nil
        ) { [weak self] in
            guard let self else { return }
            marks.toggle(markable)
        }
        guard !marks.isEmpty else { return [mark] }
        let clear = Command(
            "list.unmark", "Unmark all", keys: [.escape], group: "Lists", hint: "unmark all"
        ) { [weak self] in self?.marks.clear() }
        return [mark, clear]
    }
}
