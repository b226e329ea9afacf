import Codebase
import Previewing
import TerminalUI

nonisolated extension Double {
    /// The number as a percentage: `38 %`; what is there but less than one is `<1 %`, and what is
    /// not quite all is no more than 99.
    var percent: String {
        if self > 0, self < 0.01 { return "<1 %" }
        let rounded = Int((self * 100).rounded())
        return "\(self < 1 ? min(rounded, 99) : rounded) %"
    }
}

nonisolated extension String {
    /// The text behind so many spaces that it is this long.
    func leading(_ length: Int) -> String {
        String(repeating: " ", count: max(0, length - count)) + self
    }
}

extension BuildClosure {
    /// `9 modules · 214 files · 31,022 lines · 3 packages`.
    var sentence: String {
        let parts = [
            modules.isEmpty ? nil : modules.count.counted("module"),
            files == 0 ? nil : files.counted("file"), lines == 0 ? nil : lines.counted("line"),
            externals.isEmpty ? nil : externals.count.counted("package product"),
        ]
        return parts.compactMap(\.self).joined(separator: " · ")
    }
}

nonisolated extension Component.Kind {
    /// What draws it, in a few words.
    var word: String {
        switch self {
        case .view: "view"
        case .wrapper: "wraps UIKit or AppKit"
        case .platform: "UIKit or AppKit"
        case .terminal: "terminal"
        }
    }
}

extension PreviewStatement.Kind {
    /// How a preview is written.
    var word: String {
        switch self {
        case .macro: "#Preview"
        case .provider: "PreviewProvider"
        case .list: "list"
        case .part: "part"
        }
    }
}
