/// Colours for text that is printed line by line, where the receiver is a terminal.
package struct Paint: Sendable {
    /// Whether anything is coloured at all.
    package let isOn: Bool

    package init(isOn: Bool) {
        self.isOn = isOn
    }

    package func bold(_ text: String) -> String { wrap(text, "1") }
    func dim(_ text: String) -> String { wrap(text, "2") }
    func red(_ text: String) -> String { wrap(text, "1;31") }
    func yellow(_ text: String) -> String { wrap(text, "1;33") }
    func green(_ text: String) -> String { wrap(text, "32") }
    func cyan(_ text: String) -> String { wrap(text, "36") }

    private func wrap(_ text: String, _ code: String) -> String {
        isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
