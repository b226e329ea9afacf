/// Something that the palette finds.
package struct PaletteItem: Identifiable, Sendable {
    /// Unique among all items of the palette.
    package let id: String
    /// What is shown and searched.
    package let title: String
    /// Shown beside the title: a layer, a folder, a key.
    package let detail: String
    /// More words that find it, though they are not shown.
    package let keywords: String
    /// What a person calls it for short: a screen by its name. Whoever types that means it.
    package let alias: String?
    /// Its place among what is shown first before anything is typed; nil for what comes after that.
    package let suggestion: Int?
    /// What choosing it can do to the world outside the screen.
    package let effect: CommandEffect
    /// Why it cannot be chosen now; `nil` if it can.
    package let disabledReason: String?
    /// What choosing it does; the palette is closed by then.
    package let action: @MainActor @Sendable () -> Void

    package init(
        id: String, title: String, detail: String = "", keywords: String = "",
        alias: String? = nil, suggestion: Int? = nil, effect: CommandEffect = .looks,
        disabled: String? = nil,
        action: @escaping @MainActor @Sendable () -> Void
    ) {
        self.id = id
        self.title = title
        self.detail = detail
        self.keywords = keywords
        self.alias = alias
        self.suggestion = suggestion
        self.effect = effect
        disabledReason = disabled
        self.action = action
    }
}
