/// A short message that goes away by itself.
package struct Toast: Hashable, Sendable, Identifiable {
    /// How much it matters; never told by colour alone.
    package enum Kind: Hashable, Sendable {
        case info, success, warning, error
    }

    package let id: Int
    /// One sentence or two.
    package let text: String
    package let kind: Kind
    /// Seconds for which it is shown, above 0.
    package let seconds: Double

    package init(id: Int, text: String, kind: Kind, seconds: Double) {
        self.id = id
        self.text = text
        self.kind = kind
        self.seconds = seconds
    }
}
