import TerminalUI

/// How many bytes a terminal must be sent to show one buffer where another one is shown.
///
/// It counts a cursor movement for each run of cells that differ, what changes between styles, and
/// the text: what a frugal program sends, give or take a few bytes.
package struct FrameBytes {
    private var look = Style.plain
    private var count = 0

    /// Bytes for `new` where `old` is shown; for all cells of it if `old` has another size. Colours
    /// are counted as they are, so resolve them before.
    package static func count(from old: ScreenBuffer?, to new: ScreenBuffer) -> Int {
        var bytes = FrameBytes()
        let base = old.flatMap { $0.size == new.size ? $0 : nil }
        for row in 0..<new.size.height { bytes.add(row: row, of: new, since: base) }
        if bytes.look != .plain { bytes.change(to: .plain) }
        return bytes.count
    }

    private mutating func add(row: Int, of new: ScreenBuffer, since old: ScreenBuffer?) {
        var isRunning = false
        for column in 0..<new.size.width {
            let cell = new[column, row]
            let differs = old.map { $0[column, row] != cell } ?? true
            if differs, !isRunning { count += "\u{1B}[\(row + 1);\(column + 1)H".utf8.count }
            isRunning = differs
            guard differs, cell.width > 0 else { continue }
            if cell.style != look { change(to: cell.style) }
            count += cell.glyph.string.utf8.count
        }
    }

    private mutating func change(to style: Style) {
        defer { look = style }
        let isReset = !look.attributes.isSubset(of: style.attributes)
        var codes = isReset ? ["0"] : []
        let before = isReset ? .plain : look
        codes += style.attributes.subtracting(before.attributes).names.map { _ in "1" }
        if style.foreground != before.foreground { codes.append(style.foreground.code) }
        if style.background != before.background { codes.append(style.background.code) }
        count += "\u{1B}[\(codes.joined(separator: ";"))m".utf8.count
    }
}

extension Attributes {
    fileprivate var names: [Substring] { "\(self)".split(separator: " ") }
}

extension Color {
    /// Something as long as its code.
    fileprivate var code: String {
        switch kind {
        case .standard, .ansi, .role: "39"
        case .indexed(let index): "38;5;\(index)"
        case .rgb(let red, let green, let blue): "38;2;\(red);\(green);\(blue)"
        }
    }
}
