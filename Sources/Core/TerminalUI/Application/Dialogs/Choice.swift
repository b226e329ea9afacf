/// One of several things that a person can choose.
package struct Choice {
    /// The key that chooses it at once; nil for none.
    package let key: Key?
    /// What it is, in a few words.
    package let title: String
    /// More about it, beside the title.
    package let detail: String
    /// Why it cannot be chosen now, as a sentence; nil if it can.
    package let disabledReason: String?
    /// What choosing it does to the world outside the screen.
    package let effect: CommandEffect

    /// Something to choose.
    package init(
        _ title: String, key: Key? = nil, detail: String = "", disabled: String? = nil,
        effect: CommandEffect = .looks
    ) {
        self.title = title
        self.key = key
        self.detail = detail
        self.effect = effect
        disabledReason = disabled
    }
}
