/// Something that the palette finds.
package struct PaletteItem: Identifiable, Sendable {
    /// Unique among all items of the palette.
    package let id: String
    /// What is shown and searched.
    package let title: String
    /// Shown beside the title: a layer, a folder, a key.
    package let detail: String
    /// Why it cannot be chosen now; `nil` if it can.
    package let disabledReason: String?
    /// What choosing it does; the palette is closed by then.
    package let action: @MainActor @Sendable () -> Void

    package init(
        id: String, title: String, detail: String = "", disabled: String? = nil,
        action: @escaping @MainActor @Sendable () -> Void
    ) {
        self.id = id
        self.title = title
        self.detail = detail
        disabledReason = disabled
        self.action = action
    }
}
