/// One line on standard error that says how far something is; nothing where nobody looks.
final class ProgressLine {
    private var last: String?

    /// Shows how far it is, in place of what was shown.
    func show(_ sentence: String) {
        guard StandardError.isTerminal, sentence != last else { return }
        last = sentence
        StandardError.emit("\r\u{1B}[K\(sentence)")
    }

    /// Takes the line away.
    func clear() {
        if last == nil { return }
        last = nil
        StandardError.emit("\r\u{1B}[K")
    }
}
