/// A short message that goes away by itself.
package struct Notice: Hashable, Sendable, Identifiable {
    package let id: Int
    /// One sentence or two.
    package let text: String
    package let tone: Tone
    /// Seconds for which it is shown, above 0.
    package let seconds: Double
}
