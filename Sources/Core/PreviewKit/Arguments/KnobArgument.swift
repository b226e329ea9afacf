import ScreenPreviews

/// A changed parameter on the command line: `kind=cycle`, or `Violations.Row/any:kind=cycle` for a
/// preview that is not the shown one.
struct KnobArgument: Hashable, Sendable, CustomStringConvertible {
    /// The id of the preview; `nil` for the shown one.
    let preview: Preview.ID?
    let name: String
    let value: String

    init(preview: Preview.ID?, name: String, value: String) {
        self.preview = preview
        self.name = name
        self.value = value
    }

    /// Reads it; `nil` if there is no name or no value.
    init?(_ text: String) {
        guard let equals = text.firstIndex(of: "=") else { return nil }
        let left = text[..<equals]
        value = String(text[text.index(after: equals)...])
        if let colon = left.firstIndex(of: ":"), left[..<colon].contains("/") {
            preview = String(left[..<colon])
            name = String(left[left.index(after: colon)...])
        } else {
            preview = nil
            name = String(left)
        }
        guard !name.isEmpty else { return nil }
    }

    var description: String { (preview.map { $0 + ":" } ?? "") + name + "=" + value }
}
