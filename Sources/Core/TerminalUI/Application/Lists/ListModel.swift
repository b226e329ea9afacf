/// A view model with a list in it. Every list of the program behaves the same because of it.
///
/// ```swift
/// @Observable final class ModulesViewModel: ListModel {
///     var list = ListState()
///     var filter = ListFilter() { didSet { narrow() } }
/// }
/// ```
@MainActor package protocol ListModel: AnyObject {
    /// The rows that are shown: all of them, or those that the filter lets through.
    var list: ListState { get set }

    /// What narrows the list. The model updates ``list`` when it changes.
    var filter: ListFilter { get set }
}

extension ListModel {
    /// Movement and `/`, for ``Screen/commands``.
    package var listCommands: [Command] {
        filterCommands + movementCommands
    }

    /// All that can be done while the filter is being typed; `nil` while it is not.
    ///
    /// ```swift
    /// var commands: [Command] { typingCommands ?? ownCommands + listCommands }
    /// ```
    package var typingCommands: [Command]? {
        guard filter.isEditing else { return nil }
        let typing = Command.typing { [weak self] in
            self?.filter.finish()
        } clear: { [weak self] in
            self?.filter.clear()
        }
        return typing + movementCommands
    }

    /// The keys that move through the list.
    package var movementCommands: [Command] {
        [
            move("down", "Next row", [.down, "j", .control("n")]) { $0.move(by: 1) },
            move("up", "Previous row", [.up, "k"]) { $0.move(by: -1) },
            move("pageDown", "Next page", [.pageDown, .control("f")]) { $0.movePage(by: 1) },
            move("pageUp", "Previous page", [.pageUp, .control("b")]) { $0.movePage(by: -1) },
            move("halfDown", "Half a page down", [.control("d")]) {
                $0.move(by: max(1, $0.pageSize / 2))
            },
            move("halfUp", "Half a page up", [.control("u")]) {
                $0.move(by: -max(1, $0.pageSize / 2))
            },
            move("first", "First row", ["g", .home]) { $0.moveToStart() },
            move("last", "Last row", ["G", .end]) { $0.moveToEnd() },
        ]
    }

    /// `/`, and Esc while something is filtered.
    package var filterCommands: [Command] {
        let edit = Command(
            "list.filter", "Filter the list", keys: .filter, group: Self.group, hint: "filter"
        ) { [weak self] in self?.filter.begin() }
        guard filter.isActive, !filter.isEditing else { return [edit] }
        let clear = Command(
            "list.clearFilter", "Clear the filter", keys: [.escape], group: Self.group,
            hint: "show all"
        ) { [weak self] in self?.filter.clear() }
        return [edit, clear]
    }

    /// What the mouse does in the list: a click selects, a double-click opens, the wheel scrolls.
    package func rowActions(open: (@MainActor () -> Void)? = nil) -> RowActions {
        let select: @MainActor (Int) -> Void = { [weak self] in self?.list.select($0) }
        let scroll: HitRegion.Scroll = { [weak self] in self?.list.scroll(by: $0) }
        guard let open else { return RowActions(select: select, scroll: scroll) }
        return RowActions(
            select: select,
            open: { row in
                select(row)
                open()
            },
            scroll: scroll)
    }

    private static var group: String { "Lists" }

    private func move(
        _ id: String, _ title: String, _ keys: KeyBinding,
        change: @escaping @MainActor (inout ListState) -> Void
    ) -> Command {
        Command("list.\(id)", title, keys: keys, group: Self.group) { [weak self] in
            guard let self else { return }
            change(&list)
        }
    }
}
