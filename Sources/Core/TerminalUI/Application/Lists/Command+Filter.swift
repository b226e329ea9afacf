extension Command {
    /// What Enter and Escape do while a filter has the keyboard, with the same hints everywhere.
    ///
    /// - Parameters:
    ///   - keep: Gives the keyboard back and goes on filtering.
    ///   - clear: Lets everything through again.
    package static func typing(keep: @escaping Action, clear: @escaping Action) -> [Command] {
        [
            Command(
                "filter.keep", "Keep the filter", keys: [.enter], group: "Lists", hint: "keep",
                action: keep),
            Command(
                "filter.clear", "Clear the filter", keys: [.escape], group: "Lists",
                hint: "show all", action: clear),
        ]
    }
}
